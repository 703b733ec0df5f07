"""What every bot is: from a seat's view and a budget to a choice, with the facts that speak for it."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Protocol

from accessijeux_cli.play.game import Action, V


@dataclass(frozen=True, slots=True)
class Thinking:
    """What a bot may spend on one move.

    random    its own source of chance, never the deck's
    seconds   at most this long; None: no clock, so that a seed gives the same game everywhere
    playouts  at most so many imagined games; None: as many as the time allows
    With neither, a bot that needs a budget takes its own number of playouts.
    """

    random: Random
    seconds: float | None = None
    playouts: int | None = None


class Fact(Protocol):
    """What speaks for a move: a frozen value of the game's own, for its advice."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A move, and the facts that speak for it, the best first."""

    action: Action
    facts: tuple[Fact, ...] = ()


Level = Callable[[V, Thinking], Choice]
"""A bot: (view, thinking) -> choice. It never sees a state. A game's bot module has LEVELS: {name: Level}."""
