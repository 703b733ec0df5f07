"""Topics: what can be heard of a table, as it was agreed there, wherever that table is looked at."""

from collections.abc import Callable
from typing import Any, Protocol

from accessijeux_cli.play.table import Setup
from accessijeux_cli.words.tongue import Tongue
from accessijeux_cli.words.voice import Voice


class Looked(Protocol):
    """Where a table is looked at: as it was agreed there, what may be known of it, the game's words, the tongue."""

    @property
    def setup(self) -> Setup: ...

    @property
    def view(self) -> Any: ...

    @property
    def voice(self) -> Voice[Any, Any, Any, Any]: ...

    @property
    def say(self) -> Tongue: ...


def told(room: Looked, topic: Callable[..., list[str]], facts: dict[str, Any]) -> list[str]:
    """A topic's sentences about the table of a room; counts of unseen pieces are left out where it is played without help."""
    if topic in room.voice.counting:
        facts = {**facts, "unaided": room.setup.unaided}
    return topic(room.view, room.say, **facts)
