"""A terminal to run a program in: a pseudo-terminal, an emulator that answers its questions, keys typed one by one."""

import fcntl
import json
import os
import pty
import select
import signal
import struct
import termios
import time
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import pyte

KEY_DELAY = 0.05  # seconds; a fast typist; keys 40 ms apart were always told apart by every reader


@dataclass(frozen=True)
class Event:
    """One thing that happened: `who` is key, say, char (one letter), cancel (speech stopped) or braille."""

    time: float
    who: str
    text: str
    lang: str = ""  # of the voice, where the reader tells it


class Log:
    """Events in a file of JSON lines, which the speech servers of the readers write too."""

    def __init__(self, path):
        self.path = str(path)
        self.file = os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)

    def add(self, who, text):
        os.write(self.file, (json.dumps([time.time(), who, text], ensure_ascii=False) + "\n").encode())

    def events(self):
        """All events so far, in the order of their times."""
        with open(self.path, encoding="utf-8", errors="replace") as lines:
            found = [Event(*json.loads(line)) for line in lines if line.endswith("\n")]
        return sorted(found, key=lambda event: event.time)

    def close(self):
        os.close(self.file)


class Screen(pyte.HistoryScreen):
    """A pyte screen that hands the answers to the program's questions (where is the cursor?) to `answer`."""

    answer = staticmethod(lambda text: None)

    def write_process_input(self, data):
        self.answer(data)

    def report_device_status(self, mode=0, **private):
        if not private.get("private"):
            super().report_device_status(mode)

    def report_device_attributes(self, mode=0, **private):
        if not private.get("private"):
            super().report_device_attributes(mode)

    def select_graphic_rendition(self, *attributes, **private):
        if not private.get("private"):
            super().select_graphic_rendition(*attributes)


class Terminal:
    """A program in a pseudo-terminal; what it writes is drawn on `screen` and given to `on_output`."""

    def __init__(self, command, env, columns=80, rows=24, on_output=None):
        self.screen = Screen(columns, rows, history=9000, ratio=0.5)
        self.stream = pyte.ByteStream(self.screen)
        self.on_output = on_output or (lambda data: None)
        self.alive = True
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            _become(command, env, columns, rows)
        self.screen.answer = lambda text: self.send(text)

    def send(self, text):
        try:
            os.write(self.fd, text.encode())
        except OSError:
            self.alive = False

    def pump(self, seconds):
        """Draw what the program writes during that time."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            if not self.alive:
                time.sleep(left)
            elif select.select([self.fd], [], [], left)[0]:
                self._read()

    def _read(self):
        try:
            data = os.read(self.fd, 65536)
        except OSError:
            data = b""
        if not data:
            self.alive = False
            return
        self.stream.feed(data)
        self.on_output(data)

    def asks(self, prompt="? "):
        """Whether the program waits for a line: the cursor's line starts with the prompt."""
        return self.screen.display[self.screen.cursor.y].startswith(prompt)

    def answer(self, prompt):
        """The rows between the last two that begin with the prompt, the cursor's being the last of all."""
        past = ["".join(row[column].data for column in range(self.screen.columns)) for row in self.screen.history.top]
        rows = [row.rstrip() for row in past + self.screen.display[: self.screen.cursor.y + 1]]
        asked = max((number for number, row in enumerate(rows[:-1]) if row.startswith(prompt)), default=-1)
        return rows[asked + 1 : -1]

    def close(self, folder):
        """End the program and everything else that has the folder in its variables."""
        end_all(folder)
        os.close(self.fd)


def _become(command, env, columns, rows):
    try:
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        os.execvpe(command[0], command, env)
    finally:
        os._exit(127)


@contextmanager
def alone(name):
    """Hold what only one test at a time may have on a machine."""
    with open(f"/tmp/accessijeux-{name}.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def wait_for(condition, most=30.0):
    """Wait until the condition holds, at most so many seconds; whether it does."""
    end = time.monotonic() + most
    while not (held := condition()) and time.monotonic() < end:
        time.sleep(0.02)
    return held


def end_all(folder):
    """End every process that has the folder in its variables, whoever started it."""
    for number in (signal.SIGTERM, signal.SIGKILL):
        _end(running(folder), number)


def _end(pids, number):
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, number)
    wait_for(lambda: not _alive(pids), most=3.0)


def running(folder):
    found = []
    for path in Path("/proc").glob("[0-9]*/environ"):
        with suppress(OSError):
            if str(folder).encode() in path.read_bytes():
                found.append(int(path.parent.name))
    return found


def _alive(pids):
    for pid in pids:
        with suppress(ChildProcessError):
            os.waitpid(pid, os.WNOHANG)
    return [pid for pid in pids if Path(f"/proc/{pid}").exists()]
