"""yasr, a screen reader for terminals, speaking through the Emacspeak protocol to a server that writes a log."""

from contextlib import contextmanager
from pathlib import Path

from ..bench import Ear
from ..driver import Log, Terminal

PACKAGES = {"yasr": "yasr"}
SERVER = Path(__file__).parent / "yasr_server.py"


@contextmanager
def listen(program, folder):
    log = Log(folder / "log")
    settings = Path("/etc/yasr/yasr.conf").read_text(encoding="latin-1")
    settings = settings.replace("synthesizer=speech dispatcher", "synthesizer=emacspeak server")
    settings = settings.replace("synthesizer port=127.0.0.1:6560", f"synthesizer port=|{SERVER}")
    (folder / "yasr.conf").write_text(settings, encoding="latin-1")
    env = program.env | {"SCREEN_READER_LOG": log.path}
    terminal = Terminal(["yasr", "-C", str(folder / "yasr.conf"), program.script(folder)], env, program.columns)
    try:
        yield Ear(log, lambda key: terminal.send(key.text), terminal.pump, lines, terminal)
    finally:
        terminal.close(folder)
        log.close()


def lines(utterance):
    """After an arrow it says that a line is blank, at the next key."""
    return [] if utterance == "blank" else [utterance]
