"""The cost of a move and of its undo late in a long game, against the first."""

from functools import partial
from time import perf_counter

from measuring import Report, alternated

from accessijeux_cli.games.symphonimo import GAME, rules
from accessijeux_cli.play.game import DECK
from accessijeux_cli.play.table import Player, Setup, Table

MOVES = 500
TIMES = 200
NOTHING = 10
"""Microseconds that are noise."""


def table(moves: int) -> Table:
    """A table after so many moves, half of them cards, the others turns put right: then three seats may draw."""
    begun = Table(Setup(GAME, tuple(Player(name) for name in ("Léa", "Tom", "Inès")), {}, 0, "seed", 7))
    while len(begun.moves) < moves:
        begun.play(DECK, rules.SetTurn(1 + len(begun.moves) % 3))
        begun.play(begun.actors[0], rules.DRAW)
        begun.play(DECK, begun.draw())
        begun.play(begun.actors[0], rules.Place(1))
        begun.play(DECK, rules.SetConductor(1, ()))
    return begun


def command(played: Table) -> float:
    """Microseconds to draw and place a card, the deck's draw included."""
    spent = 0.0
    for _ in range(TIMES):
        begun = perf_counter()
        _draw_and_place(played)
        spent += perf_counter() - begun
        played.undo(3)
    return spent / TIMES * 1e6


def undo(played: Table) -> float:
    """Microseconds to take those three moves back."""
    spent = 0.0
    for _ in range(TIMES):
        _draw_and_place(played)
        begun = perf_counter()
        played.undo(3)
        spent += perf_counter() - begun
    return spent / TIMES * 1e6


def _draw_and_place(played: Table) -> None:
    played.play(played.actors[0], rules.DRAW)
    played.play(DECK, played.draw())
    played.play(played.actors[0], rules.Place(2))


def run(report: Report, turns: int) -> None:
    report.title(f"A game's cost as it grows: the first command and one after {MOVES} moves, microseconds")
    first, late = table(0), table(MOVES)
    for name, measure in (("a command", command), ("undo", undo)):
        found = alternated({"first": partial(measure, first), "late": partial(measure, late)}, turns)
        ratio = found["late"] / found["first"]
        told = f"first {found['first']:.1f}, late {found['late']:.1f}, {ratio:.2f} times"
        met = ratio < 1.5 or found["late"] - found["first"] < NOTHING
        report.bar(name, told, f"under 1.5 times, or {NOTHING} more", met)
