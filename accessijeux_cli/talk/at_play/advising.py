"""Advising: bots' choices at a table, advice from them, and why things are as they are."""

from random import Random
from typing import TYPE_CHECKING, Any

from accessijeux_cli.play.table import Table
from accessijeux_cli.talk import rulebook
from accessijeux_cli.talk.at_play import secrets

if TYPE_CHECKING:
    from accessijeux_cli.talk.rooms.playing import Playing

ADVISER = "search"
"""The level whose choice is given as advice."""
ADVISING = 0.3
"""Seconds it may think."""


def chosen(table: Table, seat: int, level: str, seconds: float) -> Any:
    """What a bot of that level chooses, within a part of the seconds left for all bots."""
    from accessijeux_cli.play.bots.bot import Thinking

    levels = table.setup.game.part("bot").LEVELS
    random = Random(f"{table.setup.seed} {len(table.moves)}")
    thinking = Thinking(random, seconds=max(0.01, min(0.2, seconds / 3)), playouts=None)
    return levels[level](table.view(seat), thinking)


def advice(room: "Playing") -> list[str]:
    """A move for whoever is to play, with the facts that speak for it."""
    say = room.say
    if room.setup.unaided:
        # Translators: advice was excluded when the table began
        return [say("This table plays without help: no advice.")]
    if room.table.over:
        return room.asked()
    if room.table.actors[0] not in room.setup.humans:
        return [*_optional(room, "advice", "never"), *room.choices()]
    choice = chosen(room.table, room.table.actors[0], ADVISER, 3 * ADVISING)
    room.refused, room.advised = None, room.setup.game.part("advice").advised(choice, room.view, say)
    return room.advised


def _optional(room: "Playing", part: str, name: str) -> list[str]:
    """What a game may say here, [] when it has nothing of the kind."""
    words = getattr(room.setup.game.part(part), name, None)
    return words(room.view, room.say) if words else []


def why(room: "Playing") -> list[str]:
    """Why the last refusal, the last moves of the bots and what came of them, or the score."""
    if room.refused is not None and not room.table.over:
        return _why_refused(room)
    if room.advised:
        return room.advised
    if room.reasons and not room.table.over:
        because = [_because(room, *reason) for reason in room.reasons]
        told = [*(reason for reason in dict.fromkeys(because) if reason), *room.voice.decided(room.view, room.say)]
        # Translators: why the bots moved so: there was nothing to choose
        return told or [room.say("Nobody had another move.")]
    decided = room.voice.decided(room.view, room.say)
    if decided and not room.table.over:
        return decided
    return [*decided, *room.voice.score(room.view, room.say), rulebook.pointer(room.setup.game, room.voice.score_rule, room.say)]


def _because(room: "Playing", seat: int, choice: Any, place: int) -> str:
    """Why a bot moved so; while it alone knows something it knew then, only that."""
    if secrets.knows_untold(room.table, place, seat):
        # Translators: why a bot moved so: a card or a choice that only the bot knows yet would be the reason
        return room.say("{name} has a reason that waits: what it rests on is not told yet.", name=room.say.name(seat))
    because: str = room.setup.game.part("advice").because(choice, seat, room.view, room.say)
    return because


def _why_refused(room: "Playing") -> list[str]:
    rule = room.voice.rule_of.get(type(room.refused))
    if rule is None:
        return [room.reason(room.refused), *room.choices()]
    return rulebook.read(rulebook.section(room.setup.game, rule), room.say)
