"""Topics: what can be heard of a table, as it was agreed there, wherever that table is looked at."""

from typing import Any


def told(room: Any, topic: Any, facts: dict[str, Any]) -> list[str]:
    """A topic's sentences about the table of a room; counts of unseen pieces are left out where it is played without help."""
    if topic in room.voice.counting:
        facts = {**facts, "unaided": room.setup.unaided}
    return topic(room.view, room.say, **facts)
