"""A pseudo-terminal with a screen in memory, to run a program as somebody at a keyboard would."""

import os
import select
import signal
import struct
import subprocess
import sys
import time
from pathlib import Path
from typing import Self

import pyte
import pytest

if sys.platform != "win32":
    import fcntl
    import pty
    import termios

ROOT = Path(__file__).parents[2]
TOY = [sys.executable, str(Path(__file__).with_name("toy.py"))]
UP, DOWN, RIGHT, LEFT, HOME, END, DELETE = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D", "\x1b[H", "\x1b[F", "\x1b[3~"
ENTER, TAB, BACKSPACE = "\r", "\t", "\x7f"

REPORTS = (
    "\x1b[I", "\x1b[O", "\x1b[?62;22c", "\x1b[>41;354;0c", "\x1b[=1c", "\x1b[0n", "\x1b[12;40R", "\x1b[?12;40;1R", "\x1b[8;24;80t",
    "\x1b[?2004;1$y", "\x1b[?997;1n", "\x1b[97;5u", "\x1b[27;5;106~", "\x1b[1;9X", "\x1b[99~", "\x1b[<35;10;20M", "\x1b[5;2;3 q", "\x1b[?0u",
    "\x1bOM", "\x1bO5X", "\x1bOw", "\x1b]11;rgb:0000/1111/ffff\x1b\\", "\x1b]4;1;rgb:cdcd/0000/0000\a", "\x1b]52;c;b3Vp\a",
    "\x1bP>|xterm(354)\x1b\\", "\x1bP1$r0m\x1b\\", "\x1bP1+r544e=787465726d\x1b\\", "\x1b_Gi=31;OK\x1b\\", "\x1b^note\x1b\\",
    "\x1bXtext\x1b\\", "\x9bI", "\x9b?62c", "\x8fX", "\x9d11;rgb:0/0/0\x9c", "\x901$r0m\x9c",
)  # fmt: skip
"""What terminals send that no key typed, or keys that nobody knows: reports of focus, device, cursor, mode, colours,
clipboard, graphics, modified keys (ECMA-48; xterm's control sequences)."""


def environment(term: str | None, **more: str) -> dict[str, str]:
    """What a program is started with: this one's variables, another TERM (None: unset), UTF-8."""
    kept = {name: value for name, value in os.environ.items() if name not in ("TERM", "COLUMNS", "LINES")}
    named = {} if term is None else {"TERM": term}
    return kept | named | {"PYTHONPATH": str(ROOT), "PYTHONUTF8": "1"} | more


class Terminal:
    """A program in a terminal; `stream` is every byte it has sent, `limit` seconds are waited for what must come.

    Windows has no pseudo-terminal: there the tests that open one are left out.
    """

    def __init__(
        self, command: list[str], columns: int = 80, rows: int = 24, term: str | None = "xterm-256color", **more
    ):
        if sys.platform == "win32":
            pytest.skip("no pseudo-terminal on Windows")
        self.stream = b""
        self.limit = 10.0
        self._seen = 0
        self._screen = pyte.Screen(columns, rows)
        self._feed = pyte.ByteStream(self._screen)
        self._master, slave = pty.openpty()
        self.resize(columns, rows)
        self.process = subprocess.Popen(
            command,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(term, **more),
            preexec_fn=_own_terminal,  # noqa: PLW1509 nothing else runs
        )
        os.close(slave)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._master)

    def resize(self, columns: int, rows: int) -> None:
        """Change the window as its user would."""
        self._screen.resize(rows, columns)
        fcntl.ioctl(self._master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        if hasattr(self, "process"):
            self.process.send_signal(signal.SIGWINCH)

    def type(self, text: str | bytes) -> None:
        os.write(self._master, text if isinstance(text, bytes) else text.encode())

    def until(self, text: str) -> str:
        """Read until `text` has come since the last time; all that came since then."""
        deadline = time.monotonic() + self.limit
        while text.encode() not in self.stream[self._seen :]:
            if time.monotonic() > deadline or not self._read(0.2, deadline):
                raise AssertionError(f"{text!r} did not come, but {self.stream[self._seen :]!r}")
        return self._taken()

    def during(self, seconds: float) -> str:
        """What comes in that time, and what had not been taken."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            self._read(left, end)
        return self._taken()

    def key(self, key: str | bytes) -> str:
        """Type keys; what comes of them until it is still again, or nothing after a while."""
        self.type(key)
        if select.select([self._master], [], [], 0.25)[0]:
            while select.select([self._master], [], [], 0.06)[0] and self._read(0, 0):
                pass
        return self._taken()

    def answer(self, line: str) -> str:
        """Type a line; what comes after it, the next prompt included."""
        if line:
            self.key(line)
        self.type(ENTER)
        return self.until("\n? ")

    def end(self) -> int:
        """Read to the end of the program; its exit status."""
        deadline = time.monotonic() + self.limit
        while self._read(0.2, deadline) or self.process.poll() is None:
            assert time.monotonic() < deadline, f"it does not end: {self.stream!r}"
        return self.process.wait()

    @property
    def screen(self) -> list[str]:
        """The rows that are not empty, without the spaces at their end."""
        return [row.rstrip() for row in self._screen.display if row.strip()]

    @property
    def cursor(self) -> tuple[int, str]:
        """The column of the cursor and the row where it is."""
        return self._screen.cursor.x, self._screen.display[self._screen.cursor.y].rstrip()

    def _read(self, seconds: float, deadline: float) -> bool:
        """Take what comes; False once the program has closed the terminal."""
        if not select.select([self._master], [], [], seconds)[0]:
            return time.monotonic() < deadline
        try:
            data = os.read(self._master, 65536)
        except OSError:
            return False
        self.stream += data
        self._feed.feed(data)
        return bool(data)

    def _taken(self) -> str:
        new, self._seen = self.stream[self._seen :], len(self.stream)
        return new.decode(errors="replace")


def _own_terminal() -> None:
    os.setsid()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
