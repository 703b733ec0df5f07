"""A game of Symphonimo under way at a physical table, asked piece by piece."""

from typing import Any

from accessijeux_cli.games.symphonimo import rules as r
from accessijeux_cli.games.symphonimo.topics import conductor
from accessijeux_cli.games.symphonimo.wording import orchestra_line
from accessijeux_cli.words import shared
from accessijeux_cli.words.folding import fold
from accessijeux_cli.words.tongue import Tongue


def inventory(seats: int) -> list[tuple[str, int]]:
    """A game already under way is asked for piece by piece: ("conductor" or "orchestra", number), then ("turn", 0)."""
    return [*(("orchestra", n) for n in range(1, seats + 1)), *(("conductor", n) for n in range(1, seats + 1)), ("turn", 0)]


def inventory_question(piece: tuple[str, int], view: r.View, say: Tongue) -> list[str]:
    """What one piece is as far as is known, and the question for it."""
    match piece:
        case ("orchestra", n):
            # Translators: at a physical table, catching up with a game under way; "empty" is typed
            question = say("Type its values, or empty; Enter keeps it.")
            return [orchestra_line(n - 1, view.orchestras[n - 1], say), question]
        case ("conductor", n):
            # Translators: at a physical table, catching up with a game under way; "empty" is typed
            question = say("Type its values, the name of who took it, or empty; Enter keeps it.")
            return [conductor(view, say, n), question]
    return [say(shared.WHOSE_TURN, name=say.name(view.turn))]


def inventory_answer(piece: tuple[str, int], text: str, player: int, say: Tongue) -> tuple[Any, ...]:
    """The actions that an answer means: a text, "" for nothing there, or the player named (from 1; 0 for nobody)."""
    words = fold(text).split()
    if not all(map(str.isdigit, words)):
        return ()
    numbers = tuple(map(int, words))
    match piece:
        case ("orchestra", n) if not player:
            return (r.SetOrchestra(n, numbers),)
        case ("conductor", n) if player:
            return (r.SetHolder(n, player),)
        case ("conductor", n):
            return (r.SetConductor(n, numbers),)
        case ("turn", _) if player:
            return (r.SetTurn(player),)
    return ()


def amiss(view: r.View, say: Tongue) -> list[str]:
    """At a physical table, what cannot be in how the table lies: all that could not is refused at once."""
    return []
