"""The balls of Schrille Stille: values, the bag, and what a player may be dealt from it."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import comb

from accessijeux_cli.games.schrille_stille.rules.things import Deal

VALUES = (-4, -3, -2, -1, 1, 2, 3, 4)
EACH = 6
"""Balls of each value in the bag."""
TO_LAY = 5
"""Number balls that each player lays in a round."""
FULL_BAG = [EACH] * len(VALUES)
ONE_OF_EACH = [1] * len(VALUES)
INDEX = {value: index for index, value in enumerate(VALUES)}


def values_of(counts: list[int] | tuple[int, ...]) -> tuple[int, ...]:
    """The balls of these counts, in the order of VALUES."""
    return tuple([value for value, count in zip(VALUES, counts) for _ in range(count)])


@dataclass(frozen=True, slots=True)
class Deals:
    """What a player may be dealt: too much to list, so that it is drawn by at(ticket), tickets from 0 to total - 1.

    To go through it gives a few examples of it, (action, weight).
    """

    to: int
    bag: tuple[int, ...]
    size: int

    @property
    def total(self) -> int:
        """How many ways there are, each as likely."""
        return comb(sum(self.bag), self.size)

    def at(self, ticket: int) -> Deal:
        """The deal of that ticket."""
        return Deal(self.to, drawn(self.bag, self.size, ticket))

    def __iter__(self) -> Iterator[tuple[Deal, int]]:
        last = self.total - 1
        return iter([(deal, 1) for deal in dict.fromkeys(self.at(last * part // 3) for part in range(4))])


def drawn(bag: tuple[int, ...], size: int, ticket: int) -> tuple[int, ...]:
    """The balls that a ticket below comb(balls in the bag, size) draws, in the order of VALUES."""
    rest, balls = sum(bag), []
    for value, count in zip(VALUES, bag):
        rest -= count
        for number, ways in _splits(count, rest, size):
            if ticket < ways:
                break
            ticket -= ways
        balls += [value] * number
        size -= number
        if ticket:
            ticket //= comb(count, number)
    return tuple(balls)


@cache
def _splits(count: int, rest: int, size: int) -> tuple[tuple[int, int], ...]:
    """(number, ways): in how many ways that many of count balls and the others of rest make size balls together."""
    return tuple((number, comb(count, number) * comb(rest, size - number)) for number in range(min(count, size) + 1))
