"""The points of a round of Schrille Stille, the thresholds, and who leaves the chart."""

from collections.abc import Sequence
from dataclasses import dataclass

from accessijeux_cli.games.schrille_stille.rules.chart import LAST
from accessijeux_cli.games.schrille_stille.rules.performers import OUT, Performer, Row, performer
from accessijeux_cli.games.schrille_stille.rules.things import PlacePoints, Scored, Week
from accessijeux_cli.play.game import Seat

FOR_PLACES = (6, 5, 4, 3, 2, 1)
"""From place 1."""
FOR_NUMBER_ONE = 5
FALL = -2
LOW = 11
"""From that place down a fall costs points, and who has not climbed leaves."""
THRESHOLDS = (30, 50)
RETIRE = 3
ENOUGH = 70
"""The game ends when somebody has more."""
COST = 5
"""Of changing the label."""


def owners(label: Sequence[int]) -> list[Seat]:
    """By label, its seat; -1 for nobody's and for label 0."""
    seats = [-1] * 7
    for seat, each in enumerate(label):
        if each:
            seats[each] = seat
    return seats


@dataclass(frozen=True, slots=True)
class Result:
    """What scoring looks at: the chart before, the order after, each performer's old place, and the rows of performers."""

    week: Week
    order: list[int]
    cast: tuple[Row, ...]
    label: Sequence[int]
    out_too: bool

    def place(self, which: int) -> int:
        """The new place of a performer, OUT when it has left."""
        return self.order.index(which) + 1 if which in self.order else OUT


def scored(result: Result, total: Sequence[int]) -> tuple[Scored, ...]:
    """The points of each seat: places, number 1, climber, relegation."""
    seats = len(result.label)
    owner, chart = owners(result.label), result.week[0]
    old = {which: place for place, which in enumerate(chart, 1)}
    places: list[list[PlacePoints]] = [[] for _ in range(seats)]
    fallen: list[list[PlacePoints]] = [[] for _ in range(seats)]
    for place, which in enumerate(result.order[: len(FOR_PLACES)], 1):
        _give(places, owner, result.cast, which, old[which], place, FOR_PLACES[place - 1])
    for place, which in enumerate(result.order[LOW - 1 :], LOW):
        if place > old[which]:
            _give(fallen, owner, result.cast, which, old[which], place, FALL)
    if result.out_too and len(result.order) < LAST:
        for which in outs(result):
            _give(fallen, owner, result.cast, which, old[which], OUT, FALL)
    return tuple([_scored(result, seat, places[seat], fallen[seat], total[seat]) for seat in range(seats)])


def _give(to: list[list[PlacePoints]], owner: list[Seat], cast: tuple[Row, ...], which: int, old: int, new: int, points: int) -> None:
    row = cast[which]
    for label in row[1:]:
        seat = owner[label]
        if seat >= 0:
            to[seat].append(PlacePoints(performer(which, row), old, new, points))


def _scored(result: Result, seat: Seat, places: list[PlacePoints], fallen: list[PlacePoints], total: int) -> Scored:
    chart, _, climbers, firsts = result.week
    gained = sum([each.points for each in places]) + FALL * len(fallen)
    number_one, climber = None, None
    if place := firsts[seat]:
        which = chart[place - 1]
        right = bool(result.order) and result.order[0] == which
        number_one = performer(which, result.cast[which]), FOR_NUMBER_ONE * right
        gained += number_one[1]
    if old := climbers[seat]:
        which = chart[old - 1]
        new = result.place(which)
        climber = PlacePoints(performer(which, result.cast[which]), old, new, old - new)
        gained += old - new
    return Scored(seat, tuple(places), number_one, climber, tuple(fallen), gained, total + gained)


def outs(result: Result) -> list[int]:
    """Those that left the chart, the lowest old place first: in the order of their leaving."""
    there = {*result.order}
    return [which for which in reversed(result.week[0]) if which not in there]


def stuck(result: Result) -> list[int]:
    """Those at the last four places that are not better than before, from the top."""
    chart = result.week[0]
    return [which for place, which in enumerate(result.order[LOW - 1 :], LOW) if place >= chart.index(which) + 1]


def reached(most: int, passed: int) -> int:
    """How many thresholds are reached when so many had been and somebody now has that many points."""
    return max(passed, sum([most >= threshold for threshold in THRESHOLDS]))


Named = tuple[Performer, int]


def with_places(numbers: Sequence[int], places: Sequence[int], cast: tuple[Row, ...]) -> tuple[Named, ...]:
    """Performers, each with a place."""
    return tuple([(performer(which, cast[which]), place) for which, place in zip(numbers, places)])
