"""The words for a bot's choice in Cornet: as advice, and as its reason."""

from typing import Any

from accessijeux_cli.play.bots.bot import Choice
from accessijeux_cli.play.bots.levels import Imagined
from accessijeux_cli.words import shared
from accessijeux_cli.words.tongue import Tongue

from .typed import phrase


def advised(choice: Choice, view: Any, say: Tongue) -> list[str]:
    """A choice as advice to the seat whose turn it is: the move, then a fact a line."""
    return [say(shared.TYPE, move=phrase(choice.action, say)), *(_fact(fact, say) for fact in choice.facts)]


def because(choice: Choice, seat: int, view: Any, say: Tongue) -> str:
    """Why a bot on that seat moved so, in the third person."""
    return " ".join(_fact(fact, say) for fact in choice.facts)


def _fact(fact: Any, say: Tongue) -> str:
    return shared.imagined(fact.games, say) if isinstance(fact, Imagined) else say(shared.WITHOUT_THINKING)
