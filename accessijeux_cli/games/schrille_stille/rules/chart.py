"""The chart of Schrille Stille: how one performer moves, how a round is evaluated, and how each came where it stands.

"En commençant par le précédent N° 14, on regarde comment chaque interprète est modifié [...] puis l'ancien numéro 13, jusqu'à l'ancien numéro 1."
"""

from collections.abc import Sequence
from dataclasses import dataclass

from accessijeux_cli.games.schrille_stille.rules.performers import OUT, Performer, Row, performer
from accessijeux_cli.games.schrille_stille.rules.things import Week

LAST = 14


def move(order: list[int], which: int, total: int) -> int:
    """Move a performer by the sum of its balls in an order of performers from place 1; its new place, OUT when it leaves.

    The others close up. It stops at place 1; beyond 14 it leaves; otherwise not below the last place of a shorter chart.
    """
    present = order.index(which)
    if not total:
        return present + 1
    target = present - total
    del order[present]
    if target >= LAST:
        return OUT
    place = max(0, min(target, len(order)))
    order.insert(place, which)
    return place + 1


def evaluated(chart: Sequence[int], sums: Sequence[int]) -> list[int]:
    """The new order, shorter by those that left: old number 14 moves first, each by the sum at its old place."""
    order = list(chart)
    for old in range(LAST - 1, -1, -1):
        total = sums[old]
        if total:
            which = chart[old]
            present = order.index(which)
            target = present - total
            del order[present]
            if target < 0:
                order.insert(0, which)
            elif target < LAST:
                order.insert(target, which)
    return order


def sums_of(week: Week) -> list[int]:
    """By place, the sum of its number balls and of its coloured ones, each of which counts 1."""
    _, balls, climbers, firsts = week
    sums = [sum(each) for each in balls]
    for place in (*climbers, *firsts):
        if place:
            sums[place - 1] += 1
    return sums


@dataclass(frozen=True, slots=True)
class Pushed:
    """While another performer moved from one place to another (OUT: it left), this one was pushed from a place to the next."""

    mover: Performer
    left: int
    reached: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Path:
    """How a performer came where it stands after a round: balls and arrows of its old place, its own move, and the pushes before and after it.

    The places follow each other: old, pushed to present, moved to new, pushed to final (OUT when it left).
    """

    performer: Performer
    old: int
    balls: tuple[int, ...]
    climbers: tuple[int, ...]
    firsts: tuple[int, ...]
    sum: int
    before: tuple[Pushed, ...]
    present: int
    new: int
    after: tuple[Pushed, ...]
    final: int


def path(week: Week, cast: tuple[Row, ...], old: int) -> Path:
    """How the performer that stood at that old place, from 1 to 14, came where it stands after that round."""
    chart, balls, climbers, firsts = week
    which, sums, order = chart[old - 1], sums_of(week), list(week[0])
    pushes: tuple[list[Pushed], list[Pushed]] = [], []
    present = new = 0
    for turn in range(LAST, 0, -1):
        mover = chart[turn - 1]
        left, before = order.index(mover) + 1, _place(order, which)
        reached = move(order, mover, sums[turn - 1])
        if mover == which:
            present, new = left, reached
        elif before not in (OUT, _place(order, which)):
            pushes[bool(new)].append(Pushed(performer(mover, cast[mover]), left, reached, before, _place(order, which)))
    return Path(
        performer=performer(which, cast[which]),
        old=old,
        balls=balls[old - 1],
        climbers=_seats(climbers, old),
        firsts=_seats(firsts, old),
        sum=sums[old - 1],
        before=tuple(pushes[0]),
        present=present,
        new=new,
        after=tuple(pushes[1]),
        final=_place(order, which),
    )


def _place(order: list[int], which: int) -> int:
    return order.index(which) + 1 if which in order else OUT


def _seats(places: tuple[int, ...], place: int) -> tuple[int, ...]:
    return tuple([seat for seat, each in enumerate(places) if each == place])
