"""An NVDA-like reader, written from its described behaviour: it compares the terminal's text before and after a change."""

import difflib
import os
import time
from contextlib import contextmanager

from ..bench import Ear
from ..driver import Log, Terminal

PACKAGES = {}
LATENCY = 0.03  # seconds between a change and the reading of the text; what changes meanwhile is merged
FORGETS = ("Enter", "Tab", "Ctrl+C", "Ctrl+D")


class Differ:
    """What is said when the text changes, with NVDA's filters against the echo of typed characters."""

    def __init__(self, screen, inserted, whole):
        self.screen, self.inserted, self.whole = screen, inserted, whole
        self.text = rows(screen, whole)
        self.typed, self.word, self.tab = [], 0, False

    def key(self, name):
        self.tab = name == "Tab"
        if name in FORGETS:
            self.typed, self.word = [], 0
        elif len(name) == 1 or name == "Backspace":
            self.typed.append(name)

    def look(self):
        """The lines to say now."""
        for name in self.typed:
            self.word = self.word - 1 if name == "Backspace" else self.word + 1 if name.isalnum() else 0
        self.typed = []
        old, self.text = self.text, rows(self.screen, self.whole)
        lines = self.inserted(old, self.text)
        if self._echo(lines):
            return []
        self.word = 0
        return lines

    def _echo(self, lines):
        if len(lines) != 1:
            return not lines
        size = len(lines[0].strip())
        return size == 1 or not self.tab and size < max(self.word + 1, 3)


def rows(screen, whole):
    """The text as accessibility gives it: lines padded with blanks, with the scrolled ones if `whole`."""
    shown = list(screen.display)
    if not whole:
        return "\n".join(shown)
    used = max([screen.cursor.y] + [number for number, row in enumerate(shown) if row.strip()])
    past = ["".join(row[column].data for column in range(screen.columns)) for row in screen.history.top]
    return "\n".join(past + shown[:used + 1])


def by_characters(old, new):
    """The inserted text, line by line: NVDA's default in Windows Terminal, with the library that it uses."""
    from fast_diff_match_patch import diff

    return [line.rstrip() for mark, text in diff(old, new, counts_only=False) if mark == "+"
            for line in text.splitlines() if line.strip()]


def by_lines(old, new):
    """The new lines, a changed one cut to its changed middle when that is short: NVDA's way in older consoles."""
    found, before = [], ""
    for row in difflib.ndiff(old.splitlines(), new.splitlines()):
        if row[0] == "?":
            continue
        if row[0] == "+" and row[2:].strip():
            text = changed(before[2:], row[2:]) if before[:1] == "-" and before[2:] else row[2:]
            found += [text.rstrip()] if text.strip() else []
        before = row
    return found


def changed(old, new):
    """The part of the new line that differs when it is under 15 characters, else the line."""
    start = len(os.path.commonprefix([old, new]))
    if start == min(len(old), len(new)):
        start += 1
    end = len(new)
    if len(old) == len(new):
        end -= len(os.path.commonprefix([old[start:][::-1], new[start:][::-1]]))
    return new[start:end] if end - start < 15 else new


def listen(program, folder):
    """By characters, over the whole text with what has scrolled away."""
    return listening(program, folder, by_characters, whole=True)


@contextmanager
def listening(program, folder, inserted, whole):
    log = Log(folder / "log")
    changes = []
    terminal = Terminal(list(program.command), program.env, program.columns,
                        on_output=lambda data: changes.append(time.monotonic()))
    differ = Differ(terminal.screen, inserted, whole)

    def send(key):
        differ.key(key.name)
        terminal.send(key.text)

    def pump(seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            terminal.pump(0.005)
            if changes and time.monotonic() > changes[0] + LATENCY:
                changes.clear()
                for line in differ.look():
                    log.add("say", line)

    try:
        yield Ear(log, send, pump, lines, terminal)
    finally:
        terminal.close(folder)
        log.close()


def lines(utterance):
    return [utterance]
