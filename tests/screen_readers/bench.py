"""The bench: a conversation is typed at a program while a reader listens, and the two are compared."""

import os
import re
import shlex
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from .conversation import Key
from .driver import KEY_DELAY, Event, Log, Terminal

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
MOST = 15.0  # seconds a reader may take before a line is called lost
PROMPT = "?"
NUMBER = "[number]"
ENDLESS = "(the answer has no end)"
MOST_LINES, WIDEST = 20, 79  # of an answer, and of a line in a window wider than that
WORD = re.compile(r"[^ \t\n]+")  # a no-break space is none: it would be heard, or seen in braille


@dataclass(frozen=True)
class Program:
    """What to run: the words of the command, the variables it needs, the widths of its window and of a braille display."""

    command: tuple[str, ...]
    env: dict[str, str]
    columns: int = 80
    cells: int = 40

    def script(self, folder):
        """A script that runs it and stays when it has ended: a reader that ends with its child loses the last words."""
        path = folder / "program"
        path.write_text(f"#!/bin/sh\n{shlex.join(self.command)}\nwhile :; do sleep 60; done\n", encoding="utf-8")
        path.chmod(0o755)
        return str(path)


@dataclass(frozen=True)
class Ear:
    """A reader at work on a program; `lines` cuts an utterance of this reader into lines without its own additions."""

    log: Log
    send: Callable[[Key], None]
    pump: Callable[[float], None]
    lines: Callable[[str], list[str]]
    terminal: Terminal | None = None  # where the bench has drawn it itself
    drawn: bool = True  # and whether nothing is there but the program's lines
    calm: float = 0.4  # seconds of silence that end an answer

    def asks(self):
        """Whether the program waits for a line, as far as the bench can see."""
        return self.terminal is None or self.terminal.asks()

    def press(self, key):
        if key.wait:
            self.pump(key.wait)
            return
        self.log.add("key", key.name)
        self.send(key)
        self.pump(KEY_DELAY)

    def heard(self, since):
        """The lines heard since a time, without the echo of the typed letters."""
        events = [event for event in self.log.events() if event.time >= since]
        typed = {event.text.lower() for event in events if event.who == "key"}
        return [line for event in events for line in self._lines(event, typed)]

    def _lines(self, event: Event, typed):
        if event.who not in ("say", "char") or event.text.strip().lower() in typed:
            return []
        return self.lines(event.text)


def program_of(conversation, home):
    """The program that a conversation is held with, in a home of its own."""
    path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    env = dict(os.environ, HOME=str(home), XDG_CONFIG_HOME=f"{home}/.config", XDG_DATA_HOME=f"{home}/.local/share",
               XDG_STATE_HOME=f"{home}/.local/state", PYTHONPATH=path, TERM="xterm-256color", LANG="C.UTF-8")
    for name in ("LINES", "COLUMNS", "LC_ALL", "NO_COLOR", "LANGUAGE"):
        env.pop(name, None)
    if conversation.program:
        start = (str(HERE / conversation.program),)
    else:
        start = (str(HERE / "counted.py"), "--lang", conversation.lang)
    return Program((sys.executable, *start, *conversation.args), env, conversation.columns, conversation.cells)


class Unsettled(AssertionError):
    """What was expected has not come in time, or the program did not ask again, or it did not become calm."""

    def __init__(self, lines):
        super().__init__(f"no end of an answer, heard so far: {lines}")
        self.lines = lines


def words(lines):
    return WORD.findall(" ".join(lines))


def settle(ear, since, expected, most=MOST, asks=True):
    """Wait until what is expected was heard, the program asks again and all is calm; return the lines heard."""
    count, size, end = len(words(expected)), -1, time.monotonic() + most
    while True:
        ear.pump(0.05)
        now = time.monotonic()
        if (heard := len(ear.log.events())) != size:
            size, changed = heard, now
        if now - changed >= ear.calm and _complete(ear, since, count, asks):
            return ear.heard(since)
        if now > end:
            raise Unsettled(ear.heard(since))


def _complete(ear, since, count, asks):
    return (not asks or ear.asks()) and len(words(spoken(ear.heard(since)))) >= count


def same(expected, got):
    """Whether the words are those expected; `[number]` stands for any number."""
    return len(expected) == len(got) and all(
        a == b or a == NUMBER and b.isdigit() for a, b in zip(expected, got, strict=True))


def spoken(lines):
    """The lines without the prompt."""
    return [line for line in lines if line.strip() != PROMPT]


def attempt(ear, since, expected, most, asks):
    """Settle, or what was heard until then and a line that nobody expects."""
    try:
        return settle(ear, since, expected, most, asks)
    except Unsettled as unsettled:
        return [*unsettled.lines, ENDLESS] if words(spoken(unsettled.lines)) else []


def hear(ear, conversation, most=MOST):
    """Hold the conversation; return one list of lines per turn, the opening first."""
    turns = [("", (), conversation.opening)] + [(t.typed, t.keys, t.heard) for t in conversation.turns]
    heard, since = [], 0.0
    for number, (typed, keys, expected) in enumerate(turns, 1):
        for key in keys:
            ear.press(key)
        heard.append(attempt(ear, since, expected, most, asks=number < len(turns)) + list(misdrawn(ear)))
        if expected and not any(heard):
            return [[] for _ in turns]  # the reader has not started
        if not same(words(expected), words(spoken(heard[-1]))):
            most = min(most, 2.0)  # it has failed: the rest only shows how
        since = time.time()
    return heard


def misdrawn(ear):
    """What is wrong with the answer on the screen, where the bench draws it: what a reader may pass over in silence."""
    rows = ear.terminal.answer(PROMPT) if ear.terminal and ear.drawn else []
    if not all(rows):
        yield "(an empty line)"
    if len(rows) > MOST_LINES:
        yield f"({len(rows)} lines)"
    if max(map(len, rows), default=0) > WIDEST:
        yield "(a line that is too wide)"


def hold(listen, talk, most=MOST, attempts=3):
    """Hold it with an ear that `listen` opens; a reader that says nothing at all from the start is started again."""
    for _ in range(attempts):
        with listen() as ear:
            heard = hear(ear, talk, most)
            events = ear.log.events()
        if any(heard):
            break
    return heard, events


def differences(conversation, heard):
    """What was not heard exactly once and in order, as sentences; nothing when all is well."""
    said = [("at the start", conversation.opening)] + [(f"after « {t.typed} »", t.heard) for t in conversation.turns]
    return [sentence for (when, expected), lines in zip(said, heard, strict=True)
            for sentence in _difference(when, expected, lines)]


def _difference(when, expected, lines):
    if not same(words(expected), got := words(spoken(lines))):
        yield f"{when}: expected «{' '.join(words(expected))}», heard «{' '.join(got)}»"
    if (prompts := len(lines) - len(spoken(lines))) > 1:
        yield f"{when}: the prompt was heard {prompts} times"
