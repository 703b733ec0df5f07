"""What is asked in Cornet, what a move would give, and what can be heard of a game."""

from typing import Any

from accessijeux_cli.words import shared
from accessijeux_cli.words.tongue import Tongue, mark

from . import rules as r


def possible(view: Any, say: Tongue) -> str:
    """What can be done instead, said to whoever types."""
    # Translators: what is to be typed: the number to hide, the one that is guessed, at a physical table what the die shows
    return (say("Hide 1, 2 or 3."), say("Guess 1, 2 or 3."), say("Type die, then what it shows."))[view.phase]


def asked(view: Any, say: Tongue) -> list[str]:
    """What is expected now, and of whom; [] when the game is over."""
    match view.phase:
        case r.HIDE:
            # Translators: whoever has the cup hides a number under it
            return [say.person(view.turn, "Your turn: hide 1, 2 or 3.", "{name}'s turn: hide 1, 2 or 3.")]
        case r.GUESS:
            # Translators: the other player guesses the number
            return [say.person(view.turn, "Your turn: guess 1, 2 or 3.", "{name}'s turn: guess 1, 2 or 3.")]
    return [possible(view, say)] if view.phase == r.ROLL else []


def effect(view: Any, action: Any, say: Tongue) -> str:
    """What an allowed action would give."""
    # Translators: what hiding or guessing a number would give
    return say("Whoever is right gets what the die shows.") if isinstance(action, (r.Hide, r.Guess)) else say(shared.NOTED)


def started(view: Any, say: Tongue) -> list[str]:
    """The first words at a new table."""
    # Translators: the first words of a game
    return [say("{goal} points win.", goal=view.goal)]


def situation(view: Any, say: Tongue) -> list[str]:
    """Where things stand."""
    return [*score(view, say), *cup(view, say)]


def mine(view: Any, say: Tongue) -> list[str]:
    """The points of whoever listens, and the own number."""
    # Translators: what the listener has hidden
    own = [say("Under your cup: {hidden}.", hidden=view.hidden)] if view.hidden and say.you == view.cup else []
    return [*named(view, say, view.turn if say.you is None else say.you), *own]


def score(view: Any, say: Tongue) -> list[str]:
    """The points of both."""
    return [line for seat in range(2) for line in named(view, say, seat)]


def named(view: Any, say: Tongue, seat: int) -> list[str]:
    """The points of one player."""
    return [shared.has_points(seat, view.scores[seat], say)]


def cup(view: Any, say: Tongue) -> list[str]:
    """Who has the cup."""
    # Translators: who hides a number in this round
    return [say.person(view.cup, "You have the cup.", "{name} has the cup.")]


def sample(say: Tongue) -> str:
    """What a turn may sound like."""
    # Translators: a sample of answers
    return say("Basile has hidden a number. Your turn: guess 1, 2 or 3.")


# Translators: typed forms for who has the cup; then what it tells, for help
TOPICS = ((mark("cup"), {}, cup, mark("who has the cup")),)
