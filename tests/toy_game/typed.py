"""What can be typed in Cornet, and how a move is called."""

from collections.abc import Iterator
from typing import Any

from accessijeux_cli.words import shared
from accessijeux_cli.words.phrases import first_form, fold
from accessijeux_cli.words.tongue import Tongue, mark

from . import rules as r

# Translators: typed forms: whole ones, then after ";" short ones if there are any. Keep {n} where it is.
HIDE = mark("hide {n} | i hide {n}")
# Translators: typed forms: what is under the other's cup
GUESS = mark("guess {n} | i guess {n}")
# Translators: typed forms, at a physical table: what the die shows
DIE = mark("die {n} | die shows {n}")
# Translators: typed forms, at a physical table: that player has so many points
POINTS = mark("set {name} {n}")
# Translators: typed forms for one player's points, besides the name alone
NAMED = mark("points {name}")
# Translators: typed forms of an option before a game; then help
OPTIONS = ((mark("long | long game"), "long", True, mark("a game of 40 points instead of 20")),)
HELP = (
    # Translators: help, after the words typed
    (HIDE, {"n": 2}, mark("hide the number 2 under your cup; the number alone is enough")),
    # Translators: help, after the words typed
    (GUESS, {"n": 2}, mark("guess that 2 is under the other's cup; the number alone is enough")),
)
# Translators: help, after the words typed at a physical table
TABLE_HELP = (*HELP, (DIE, {"n": 5}, mark("the die shows 5")))
REPAIR_HELP = (
    # Translators: help, after the words typed at a physical table
    (POINTS, {"name": "Tom", "n": 12}, mark("make the program agree: Tom has 12 points")),
    # Translators: help, after the words typed at a physical table
    (shared.SET_TURN, {"name": "Tom"}, mark("make the program agree: Tom has the cup")),
)


def phrases(dictated: bool, say: Tongue) -> Iterator[tuple[str, Any, dict[str, int]]]:
    """What can be typed as a move: (typed message, the line of actions it means, what fills its slots)."""
    for n in range(10):
        yield HIDE, (r.Hide(n),), {"n": n}
        yield GUESS, (r.Guess(n),), {"n": n}
        yield f"; {n}", (r.Hide(n),), {}
        yield f"; {n}", (r.Guess(n),), {}
        if dictated:
            yield DIE, (r.Roll(n),), {"n": n}


def phrase(action: Any, say: Tongue) -> str:
    """The whole form that means that action."""
    match action:
        case r.Hide(n) | r.Guess(n) | r.Roll(n):
            return first_form(say({r.Hide: HIDE, r.Guess: GUESS, r.Roll: DIE}[type(action)], n=n))
        case r.SetPoints(player, points):
            return first_form(say(POINTS, name=say.name(player - 1), n=points))
    return first_form(say(shared.SET_TURN, name=say.name(action.player - 1)))


def repairs(say: Tongue) -> Iterator[tuple[str, Any, dict[str, str]]]:
    """At a physical table: (typed forms, slots -> actions that make the program agree, what fills the other slots)."""
    for player, name in enumerate(say.names, 1):
        yield POINTS, lambda n, player=player: (r.SetPoints(player, n),), {"name": name}
        yield shared.SET_TURN, lambda player=player: (r.SetTurn(player),), {"name": name}


def inventory(seats: int) -> list[tuple[str, int]]:
    """What is asked about a game already under way."""
    return [("points", 1), ("points", 2), ("turn", 0)]


def inventory_question(piece: tuple[str, int], view: Any, say: Tongue) -> list[str]:
    """What one piece is as far as is known, and the question for it."""
    what, player = piece
    if what == "turn":
        return [say(shared.WHOSE_TURN, name=say.name(view.turn))]
    facts = {"name": say.name(player - 1), "points": view.scores[player - 1]}
    # Translators: at a physical table, catching up with a game under way
    return [say("How many points has {name}? A number, or Enter for {points}.", **facts)]


def inventory_answer(piece: tuple[str, int], text: str, player: int, say: Tongue) -> tuple[Any, ...]:
    """The actions that an answer means: a number, or the player named (from 1; 0 for nobody); () for none."""
    match piece:
        case ("turn", _) if player:
            return (r.SetTurn(player),)
        case ("points", number) if not player and fold(text).isdigit():
            return (r.SetPoints(number, int(fold(text))),)
    return ()
