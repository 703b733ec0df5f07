"""A VoiceOver-like reader: new text is announced as it comes, and an announcement cuts the one that is not finished."""

import time
from contextlib import contextmanager

from ..bench import Ear
from ..driver import Event, Log, Terminal
from .differ import rows

PACKAGES = {}
LATENCY = 0.05  # seconds between a change and its announcement
SPEED = 15  # characters a second


class CuttingLog(Log):
    """The log as it was heard: without the ends of the announcements that a later one has cut."""

    def events(self):
        return cut(super().events())


def cut(events):
    """What is heard of each announcement when the next one, before any key, stops it."""
    found = []
    for event, after in zip(events, [*events[1:], None]):
        if after and event.who == after.who == "say":
            event = Event(event.time, "say", event.text[:int((after.time - event.time) * SPEED)])
        found.append(event)
    return found


def added(old, new):
    """What stands after the old end, on its line and on new lines; what is drawn again higher is silent."""
    old, new = old.split("\n"), new.split("\n")
    last = len(old) - 1
    if len(new) < len(old):
        return "", []
    known, line = old[last].rstrip(), new[last].rstrip()
    return line[len(known):].strip() if line.startswith(known) else "", [row.rstrip() for row in new[last + 1:]]


def announcement(old, new, typed):
    """The added text without the echo of what was typed; nothing when no letter or digit is in it."""
    rest, lines = added(old, new)
    text = "\n".join(lines if rest in typed else [rest, *lines])
    return text if any(map(str.isalnum, text)) else ""


@contextmanager
def listen(program, folder):
    log = CuttingLog(folder / "log")
    changes = []
    terminal = Terminal(list(program.command), program.env, program.columns,
                        on_output=lambda data: changes.append(time.monotonic()))
    text, typed = rows(terminal.screen, whole=True), ""

    def send(key):
        nonlocal typed
        typed = (typed + key.text)[-program.columns:]
        terminal.send(key.text)

    def pump(seconds):
        nonlocal text
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            terminal.pump(0.005)
            if changes and time.monotonic() > changes[0] + LATENCY:
                changes.clear()
                old, text = text, rows(terminal.screen, whole=True)
                if said := announcement(old, text, typed):
                    log.add("say", said)

    try:
        yield Ear(log, send, pump, str.splitlines, terminal)
    finally:
        terminal.close(folder)
        log.close()
