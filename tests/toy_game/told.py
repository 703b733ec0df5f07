"""What happened in Cornet, and why something is not possible."""

from typing import Any

from accessijeux_cli.play.game import Ended, NoSuchPlayer, Repaired, RevealFirst
from accessijeux_cli.words import shared
from accessijeux_cli.words.shared import points
from accessijeux_cli.words.tongue import Tongue

from . import rules as r

BEGINS = (r.Hidden,)
RESULTS = (r.Scored, Ended)
RULE_OF = dict.fromkeys((RevealFirst, r.NoSuchNumber, r.NotNow, NoSuchPlayer), "turn")
"""The section of the rules behind each refusal (manual.py)."""


def told(events: list[Any], say: Tongue) -> list[str]:
    """The sentences that tell these events, in order."""
    return [sentence for event in events for sentence in _told(event, say)]


def _told(event: Any, say: Tongue) -> list[str]:
    match event:
        case r.Hidden(seat):
            # Translators: a number is under the cup
            return [say.person(seat, "Your number is hidden.", "{name} has hidden a number.")]
        case r.Guessed(seat, number, hidden):
            facts = {"number": number, "hidden": hidden}
            # Translators: a number is guessed and the cup is lifted
            return [say.person(seat, "You guess {number}; under the cup was {hidden}.", "{name} guesses {number}; under the cup was {hidden}.", **facts)]
        case r.Scored(seat, die, total):
            facts = {"die": points(die, say), "total": total}
            # Translators: who gets what the die shows, and then has how many; "die" is such as "5 points"
            return [say.person(seat, "The die gives you {die}, {total} in all.", "The die gives {name} {die}, {total} in all.", **facts)]
        case Ended(scores, winners):
            return shared.ended(scores, winners, say)
        case Repaired(r.SetPoints(player, total)):
            return [shared.has_points(player - 1, total, say)]
        case Repaired():
            return [say(shared.TURN_SET)]
    return []


def reason(refusal: Any, say: Tongue) -> str:
    """Why something cannot be done; what is possible instead is said by `possible`."""
    match refusal:
        case RevealFirst():
            # Translators: at a physical table: what the die shows is asked for next
            return say("The die comes first.")
        case r.NoSuchNumber(number, highest):
            # Translators: a number was typed that does not exist
            return say("Not {number}: the numbers go up to {highest}.", number=number, highest=highest)
        case NoSuchPlayer(player):
            return say(shared.NO_PLAYER, player=player)
    # Translators: a number was guessed before one was hidden, or the other way round, or a die was typed
    return say("That comes at another moment.")
