"""Search by playing imagined games: sequential halving, the same luck for every move that is compared."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from math import ceil, log2
from operator import itemgetter
from random import Random
from time import perf_counter
from typing import Generic

from accessijeux_cli.play.bots.bot import Thinking
from accessijeux_cli.play.game import DECK, A, Many, Rules, S, Seat, V, legal

_weight = itemgetter(1)

MOST = 400
"""Playouts for one move when the thinking sets no budget."""


@dataclass(frozen=True, slots=True)
class Outlook(Generic[S, V, A]):
    """What a game lends to the search.

    rules   the game's rules
    policy  state -> a legal action for the seat whose turn it is, quick: it plays every imagined game
    worth   (state, seat) -> how well that seat stands, the greater the better, at the end or before
    stage   state -> a number that grows as the game goes on: its round
    stages  an imagined game is cut once it is this many stages further
    """

    rules: Rules[S, V, A]
    policy: Callable[[S], A]
    worth: Callable[[S, Seat], float]
    stage: Callable[[S], int]
    stages: int


@dataclass(slots=True)
class Arm(Generic[A]):
    """A move being tried: how many imagined games it had, and the sum of what they were worth."""

    action: A
    games: int = 0
    total: float = 0.0

    @property
    def mean(self) -> float:
        return self.total / self.games if self.games else 0.0


def search(
    view: V, seat: Seat, outlook: Outlook[S, V, A], thinking: Thinking, among: Sequence[A] = ()
) -> list[Arm[A]]:
    """Every legal move of that seat, the best first; the losing half is dropped again and again.

    among  only these legal moves are tried, where a game knows that the others are worse
    Source: Karnin, Koren and Somekh, Almost Optimal Exploration in Multi-Armed Bandits (2013).
    """
    arms = [Arm(action) for action in among or legal(outlook.rules, outlook.rules.imagine(view, thinking.random), seat)]
    dropped: list[Arm[A]] = []
    alive = arms
    stages = ceil(log2(len(arms))) if len(arms) > 1 else 0
    for goes_on in _shares(thinking, stages):
        while goes_on(len(alive)):
            _compare(alive, view, seat, outlook, thinking.random)
        alive = sorted(alive, key=lambda arm: arm.mean, reverse=True)
        half = ceil(len(alive) / 2)
        alive, dropped = alive[:half], alive[half:] + dropped
    return alive + dropped


def _shares(thinking: Thinking, stages: int) -> Iterator[Callable[[int], bool]]:
    """For each stage, whether that many more imagined games still fit its part of the budget."""
    begun, seconds, most = perf_counter(), thinking.seconds, thinking.playouts
    if seconds is None and most is None:
        most = MOST
    for stage in range(stages):
        share = None if most is None else most // stages
        end = None if seconds is None else begun + seconds * (stage + 1) / stages
        yield _Purse(share, end).take


@dataclass(slots=True)
class _Purse:
    """What is left of a stage's budget: a number of games, and a time to end by; None is no limit."""

    games: int | None
    end: float | None

    def take(self, games: int) -> bool:
        """Take that many games out, unless they do not fit."""
        if self.end is not None and perf_counter() >= self.end:
            return False
        if self.games is None:
            return True
        self.games -= games
        return self.games >= 0


def _compare(arms: list[Arm[A]], view: V, seat: Seat, outlook: Outlook[S, V, A], random: Random) -> None:
    """One imagined game for each move, all with the same hidden things and the same luck."""
    imagined, luck = outlook.rules.imagine(view, random), Luck(random)
    for arm in arms:
        state = outlook.rules.copy(imagined)
        outlook.rules.advance(state, seat, arm.action)
        _play_on(state, outlook, luck)
        arm.games += 1
        arm.total += outlook.worth(state, seat)


def _play_on(state: S, outlook: Outlook[S, V, A], luck: "Luck") -> None:
    """Play a state to its end, or until it is cut."""
    rules, policy, stage = outlook.rules, outlook.policy, outlook.stage
    actors, advance, outcomes = rules.actors, rules.advance, rules.outcomes
    last, tickets = stage(state) + outlook.stages, luck.tickets()
    while stage(state) < last and (acting := actors(state)):
        seat = acting[0]
        if seat == DECK:
            advance(state, DECK, weighted(outcomes(state), next(tickets)))
        else:
            advance(state, seat, policy(state))


class Luck:
    """A row of chance numbers, thrown when first needed and the same each time it is gone through."""

    def __init__(self, random: Random):
        self._random = random
        self._thrown: list[float] = []

    def tickets(self) -> Iterator[float]:
        """The numbers from the first, each at least 0 and below 1."""
        thrown, throw = self._thrown, self._random.random
        for index in count():
            if index == len(thrown):
                thrown.append(throw())
            yield thrown[index]


def weighted(outcomes: tuple[tuple[A, int], ...] | Many[A], ticket: float) -> A:
    """The outcome that a ticket from 0 to 1 falls on, by weight."""
    if not isinstance(outcomes, tuple):
        return outcomes.at(int(ticket * outcomes.total))
    ticket *= sum(map(_weight, outcomes))
    for outcome, weight in outcomes:
        ticket -= weight
        if ticket < 0:
            return outcome
    return outcomes[-1][0]
