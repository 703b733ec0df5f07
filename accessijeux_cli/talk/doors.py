"""Doors: what a conversation needs of the world outside, as protocols."""

from collections.abc import Iterator, Sequence
from datetime import date
from random import Random
from typing import Any, NamedTuple, Protocol

from accessijeux_cli.words.sound import Sound


class Settings(Protocol):
    """What is remembered from one day to the next. set: a trouble code, "" when all is well.

    trouble   "" fine, "broken" (the file of what was remembered is damaged), "unread" (it cannot be read now), "denied" or
              "full" (what was changed is lost when one leaves).
    all       every value by its name."""

    @property
    def trouble(self) -> str: ...

    def get(self, name: str, default: Any = None) -> Any: ...

    def set(self, name: str, value: Any) -> str: ...

    def all(self) -> dict[str, Any]: ...


class Journal(Protocol):
    """The file of one game. append: one write, one fsync; a trouble code, "" when all is well.

    put_aside: the file stays, no longer among the games."""

    path: Any

    def append(self, lines: list[dict[str, Any]]) -> str: ...

    def read(self) -> tuple[list[dict[str, Any]], Any]: ...

    def put_aside(self) -> None: ...


class Journals(Protocol):
    """The folder of the games."""

    def create(self, game: str, day: date) -> Journal: ...

    def all(self) -> Sequence[Journal]: ...


class Voices(Protocol):
    """The ways replies leave: terminal, direct voice, both.

    report: what was found, as the speakers tell it; sent: the text of each write to the terminal since it was last asked, and
    encoded: the bytes of such a text."""

    mode: str
    language: str

    def switch(self, mode: str) -> str: ...

    def hush(self) -> None: ...

    def report(self) -> dict[str, Any]: ...

    def sent(self) -> list[str]: ...

    def encoded(self, text: str) -> bytes: ...


class Machine(NamedTuple):
    """Where the program runs. system: as sys.platform names it; home, user: the personal folder and who it belongs to, "" when
    unknown; facts: what else a developer asks, by name, in the order to be told."""

    system: str
    home: str
    user: str
    facts: dict[str, str]


class Sounds(Protocol):
    """What stands beside words. play: begins and does not wait; "" or why there is no sound: "no_player", "failed"."""

    def play(self, sounds: Sequence[Sound]) -> str: ...


class Rows(Protocol):
    """The rows of a file, each with its line; heading: the line where the columns are named."""

    heading: int

    def __iter__(self) -> Iterator[tuple[int, dict[str, Any]]]: ...


class Doors(Protocol):
    """Everything outside. width: columns of the terminal, at most 79; clears: whether its screen can be cleared."""

    settings: Settings
    journals: Journals
    voices: Voices
    sounds: Sounds
    random: Random

    def today(self) -> date: ...

    def width(self) -> int: ...

    def clears(self) -> bool: ...

    def read_rows(self, name: str) -> tuple[Rows, tuple[str, int, int, int]]: ...

    def save_text(self, name: str, text: str) -> tuple[str, str]: ...

    def save_new(self, stem: str, text: str) -> tuple[str, str]: ...

    def machine(self) -> Machine: ...
