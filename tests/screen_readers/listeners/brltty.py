"""BRLTTY reading the kernel's console, with a braille display that is a client of its virtual driver."""

import fcntl
import os
import re
import socket
import struct
import subprocess
import threading
import time
from contextlib import contextmanager, suppress
from pathlib import Path

from ..bench import Ear
from ..driver import Log, alone, end_all, wait_for

PACKAGES = {"brltty": "brltty"}
VT_GETSTATE, TIOCSCTTY, TIOCSTI = 0x5603, 0x540E, 0x5412
PASSING = 0.1  # seconds; a window that is gone by then is a line over which the cursor came
RESET = b"\x1bc\x1b%G"  # to its first state, in UTF-8


class Display(Ear):
    """An ear for fingers: what is heard is each window that stands long enough, without those that show what is typed."""

    def heard(self, since):
        """The windows since a time; when none has come, the one that stands there still."""
        found, line, window, ended = [], "", "", True
        events = self.log.events()
        for event, after in zip(events, [*events[1:], None]):
            if event.who == "key":
                line = (window if ended else line) + event.text.strip() * (len(event.text) == 1)
                ended = event.text == "Enter"
                continue
            window = event.text.replace(" ", "")
            stands = after is None or after.time - event.time > PASSING
            if stands and event.time >= since and window and window not in line:
                found.append(event.text)
        return found or [self.window()]

    def window(self):
        """What stands in the cells now."""
        return next((event.text for event in reversed(self.log.events()) if event.who == "braille"), "")

    def asks(self):
        """Whether something is shown yet."""
        return bool(self.window())


def console():
    """The path of the console in front, or why there is none here."""
    try:
        with open("/dev/tty0", "rb") as file:
            number = struct.unpack("HHH", fcntl.ioctl(file, VT_GETSTATE, b"\0" * 6))[0]
        os.close(os.open(f"/dev/tty{number}", os.O_RDWR | os.O_NOCTTY))
        return f"/dev/tty{number}", ""
    except OSError as error:
        return "", f"no kernel console here: {error}"


def screen():
    """The rows of the console in front that are not empty: all that a display can be moved to."""
    data = Path(console()[0].replace("tty", "vcsa")).read_bytes()
    count, columns, text = data[0], data[1], data[4::2].decode("latin-1")
    rows = [text[row * columns : (row + 1) * columns].rstrip() for row in range(count)]
    return [row for row in rows if row]


@contextmanager
def listen(program, folder):
    """One at a time on a machine; keys are put into the console's input."""
    log = Log(folder / "log")
    path, _ = console()
    with alone("console"):
        tty = os.open(path, os.O_RDWR | os.O_NOCTTY)
        os.write(tty, RESET)
        try:
            _brltty(folder, program.env)
            _display(folder, program.cells, log)
            _start(program, folder, tty)
            yield Display(log, lambda key: _type(tty, key), time.sleep, lines)
        finally:
            end_all(folder)
            os.close(tty)
            Path(path).write_bytes(RESET)  # through a new descriptor: the old one was hung up with its session
            log.close()


def _brltty(folder, env):
    for name in ("var", "updatable"):
        (folder / name).mkdir()
    subprocess.Popen(
        ["brltty", "-q", "-n", "-e", "-l", "warning", "-f", "/dev/null", "-b", "vr", "-d", f"server:{folder}/display",
         "-x", "lx", "-s", "no", "-N", "-t", "fr", "-W", f"{folder}/var", "-U", f"{folder}/updatable",
         "-F", f"{folder}/preferences", "-P", f"{folder}/pid", "-o", "alert-tunes=no"],
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
        env=env)


def _display(folder, cells, log):
    """Connect as a display and note each window that is shown."""
    link = socket.socket(socket.AF_UNIX)
    wait_for(lambda: link.connect_ex(str(folder / "display")) == 0)
    link.sendall(f"cells {cells} 1\n".encode())
    threading.Thread(target=_watch, args=(link, log), daemon=True).start()


def _watch(link, log):
    last = None
    for line in link.makefile("r", encoding="utf-8", errors="replace"):
        found = re.match(r'Visual "(.*)"\s*$', line)
        if found and (shown := _text(found[1])) != last:
            last = shown
            with suppress(OSError):
                log.add("braille", shown)


def _text(escaped):
    return re.sub(r"\\(?:X([0-9a-fA-F]{2})|(.))", lambda found: chr(int(found[1], 16)) if found[1] else found[2],
                  escaped).rstrip()


def _start(program, folder, tty):
    def on_console():
        os.setsid()
        fcntl.ioctl(tty, TIOCSCTTY, 1)

    subprocess.Popen([program.script(folder)], stdin=tty, stdout=tty, stderr=tty, preexec_fn=on_console,
                     env=program.env | {"TERM": "linux"})


def _type(tty, key):
    for byte in key.text.encode():
        fcntl.ioctl(tty, TIOCSTI, bytes([byte]))


def lines(window):
    return [window]
