"""The tape: the last replies of each listener, with what was sent to the terminal for them."""

from collections import deque
from dataclasses import dataclass, field

REPLIES = 20
"""Replies that are kept for each listener."""
WRITES = 20
"""Writes that are kept for each reply: a braille display takes one for each piece."""


@dataclass(slots=True)
class Heard:
    """One reply: what was typed, its sentences, the text of each write that told it."""

    typed: str
    sentences: list[str]
    writes: deque[str] = field(default_factory=lambda: deque(maxlen=WRITES))


class Tape:
    """What was heard, apart for each listener: what one may not know of another stays with that other."""

    def __init__(self) -> None:
        self._heard: dict[str | None, deque[Heard]] = {}
        self._last: Heard | None = None

    def add(self, listener: str | None, typed: str, sentences: list[str]) -> None:
        """A reply to that listener; what is sent from now on tells it."""
        self._last = Heard(typed, sentences)
        self._heard.setdefault(listener, deque(maxlen=REPLIES)).append(self._last)

    def sent(self, writes: list[str]) -> None:
        """What was sent since the last reply was given."""
        if self._last:
            self._last.writes.extend(writes)

    def of(self, listener: str | None) -> list[Heard]:
        """The last replies of that listener, the oldest first."""
        return list(self._heard.get(listener, ()))
