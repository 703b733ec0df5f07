"""A private Speech Dispatcher whose only voice is a module that writes a log: it hears a program that speaks itself."""

import os
import subprocess
from contextlib import contextmanager
from pathlib import Path

from ..bench import Ear
from ..driver import Log, Terminal, wait_for

PACKAGES = {"speech-dispatcher": "speech-dispatcher"}
BINDINGS = Path("/usr/lib/python3/dist-packages/speechd")  # of Debian's python3-speechd, which a venv does not see
MODULE = Path(__file__).parent / "speechd_module.py"
SETTINGS = """\
LogLevel 3
LogDir "{folder}/log"
DefaultLanguage "{lang}"
DefaultVolume 100
DefaultPunctuationMode "none"
SymbolsPreproc "none"
AddModule "log" "sd_log" ""
DefaultModule log
"""


@contextmanager
def speech_dispatcher(folder, log, lang="en", seconds=0):
    """A server whose messages take some seconds: the variables of a program that speaks to it; its number is in `pid`."""
    folder = folder / "speechd"
    for name in ("conf/clients", "conf/modules", "log", "modules"):
        (folder / name).mkdir(parents=True)
    (folder / "conf/speechd.conf").write_text(SETTINGS.format(folder=folder, lang=lang))
    (folder / "modules/sd_log").symlink_to(MODULE)
    socket = folder / "socket"
    server = subprocess.Popen(
        ["speech-dispatcher", "-s", "-c", "unix_socket", "-S", str(socket), "-C", str(folder / "conf"),
         "-P", str(folder / "pid"), "-L", str(folder / "log"), "-m", str(folder / "modules"), "-t", "0"],
        env=os.environ | {"SCREEN_READER_LOG": log.path, "SCREEN_READER_SECONDS": str(seconds)}, stdin=subprocess.DEVNULL, start_new_session=True,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for(socket.exists)
        yield {"SPEECHD_ADDRESS": f"unix_socket:{socket}"}
    finally:
        server.kill()
        server.wait()


@contextmanager
def listen(program, folder, seconds=0):
    """The server speaks English by default, as on an English desktop, so that the voice of a language must be asked."""
    log = Log(folder / "log")
    (folder / "python").mkdir()
    (folder / "python/speechd").symlink_to(BINDINGS)
    with speech_dispatcher(folder, log, seconds=seconds) as env:
        path = f"{folder}/python{os.pathsep}{program.env['PYTHONPATH']}"
        terminal = Terminal(list(program.command), program.env | env | {"PYTHONPATH": path}, program.columns)
        try:
            yield Ear(log, lambda key: terminal.send(key.text), terminal.pump, str.splitlines, terminal)
        finally:
            terminal.close(folder)
            log.close()
