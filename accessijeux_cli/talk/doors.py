"""Doors: what a conversation needs of the world outside, as protocols."""

from collections.abc import Sequence
from datetime import date
from random import Random
from typing import Any, Protocol

from accessijeux_cli.words.sound import Sound


class Settings(Protocol):
    """What is remembered from one day to the next.

    trouble: "" or "broken", "unread" (what was remembered), "denied", "full" (what was changed is lost when one leaves)."""

    @property
    def trouble(self) -> str: ...

    def get(self, name: str, default: Any = None) -> Any: ...

    def set(self, name: str, value: Any) -> Any: ...


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
    """The ways replies leave: terminal, direct voice, both."""

    mode: str
    language: str

    def switch(self, mode: str) -> str: ...

    def hush(self) -> None: ...


class Sounds(Protocol):
    """What stands beside words. play: begins and does not wait; "" or why there is no sound: "no_player", "failed"."""

    def play(self, sounds: Sequence[Sound]) -> str: ...


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

    def read_rows(self, name: str) -> tuple[list[tuple[int, dict[str, Any]]], tuple[str, int, int, int]]: ...

    def save_text(self, name: str, text: str) -> tuple[str, str]: ...
