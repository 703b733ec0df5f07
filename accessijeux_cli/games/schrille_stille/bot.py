"""The bots of Schrille Stille, from random to searching, and the facts that speak for a move."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Any

from accessijeux_cli.games.schrille_stille import rules
from accessijeux_cli.games.schrille_stille.rules import CHANGE, CHOOSE, LAY, Action, Performer, View, chart, performer
from accessijeux_cli.games.schrille_stille.rules.balls import EACH, TO_LAY, VALUES
from accessijeux_cli.games.schrille_stille.rules.scoring import COST, FALL, FOR_NUMBER_ONE, FOR_PLACES, LOW, owners
from accessijeux_cli.games.schrille_stille.rules.things import (
    CLIMBER,
    NUMBER_ONE,
    ChangeLabel,
    Choose,
    Climber,
    Lay,
    NumberOne,
    Wait,
)
from accessijeux_cli.play.bots.bot import Choice, Level, Thinking
from accessijeux_cli.play.bots.search import MOST
from accessijeux_cli.play.game import Seat, legal

LEADER, OTHERS = 0.6, 0.5
"""How much points of the rival with most points count against the own ones, and those of all the others together."""
LASTS = 0.5
"""How much a place at the end of a round is worth besides its points: most performers stay near it."""
SPREAD = 2.2
"""How far the balls of one rival throw a performer, in places: a standard deviation."""
SLIP = 0.45
"""How often the casual bot does anything."""
WORTH_A_CHANGE = 3.0
"""What a label must promise more than the own one, besides its cost."""
PLAYOUTS_A_WORLD = 4
"""The searching bot compares its layouts in so many imagined rounds of rivals: its playouts divided by this."""
PASSES, TRIED = 2, 6
"""How often the searching bot goes over its five number balls, and how many uses it tries for each."""

Spots = tuple[int, ...]
"""What lies or may be laid on each place: a value, CLIMBER, NUMBER_ONE or 0."""


# What is worth something


@dataclass(frozen=True, slots=True)
class Position:
    """A round to be played by one seat.

    weight  by place (index 0 is place 1), how much points of its performer are worth to the seat, those of rivals counted against it
    spite   by seat, how much a rival's points count against the own ones; for the seat itself -1
    gains   by ball and place, what such a ball there may be expected to bring: gains[ball][place - 1]
    """

    seat: Seat
    chart: tuple[int, ...]
    weight: list[float]
    spite: list[float]
    gains: dict[int, list[float]]


def position(seen: View, seat: Seat) -> Position:
    """The round, as that seat may see it. Only what all may know counts."""
    spite = spites(seen, seat)
    owner = owners(seen.label)
    weight = [
        -sum([spite[owner[label]] for label in seen.cast[which][1:] if owner[label] >= 0]) for which in seen.chart
    ]  # fmt: skip
    hope = _hopes(seen.seats)
    gains = {
        ball: [each * (hope[_target(place, ball)] - hope[place]) for place, each in enumerate(weight)] for ball in (*VALUES, 1)
    }  # fmt: skip
    return Position(seat, seen.chart, weight, spite, gains)


def spites(seen: View, seat: Seat) -> list[float]:
    """How much the points of each seat count against those of that one."""
    rivals = [each for each in range(seen.seats) if each != seat]
    leader = max(rivals, key=lambda each: seen.total[each])
    spite = [OTHERS / (len(rivals) - 1)] * seen.seats
    spite[leader], spite[seat] = LEADER, -1.0
    return spite


def _target(place: int, ball: int) -> int:
    return max(0, min(14, place - ball))


_HOPES: dict[int, list[float]] = {}


def _hopes(seats: int) -> list[float]:
    """By place (index 14: out), the points that a performer which its owner's ball brings there may be expected to bring, when rivals lay at random."""
    if seats not in _HOPES:
        _HOPES[seats] = [_hope(place, SPREAD * (seats - 1) ** 0.5) for place in range(15)]
    return _HOPES[seats]


def _hope(place: int, spread: float) -> float:
    worth = [*FOR_PLACES, 0, 0, 0, 0, *[FALL / 2] * 4, FALL / 2]
    chances = [exp(-(((each - place) / spread) ** 2) / 2) for each in range(-8, 23)]
    total = sum(chances)
    return sum([chance * worth[max(0, min(14, each))] for chance, each in zip(chances, range(-8, 23))]) / total


# The greedy bot: one ball after the other where it brings most

CLIMBS = (
    (0.0, 0.0, 0.5, 1.0, 1.4, 1.3, 1.3, 1.0, 0.3, -0.3, -0.3, -0.2, 0.2, 1.5),
    (-1.9, -3.6, -2.9, -1.2, 0.2, 1.4, 2.0, 2.1, 1.8, 1.3, 0.8, 0.8, 1.3, 3.2),
    (-2.0, -5.0, -4.3, -2.7, -1.2, -0.6, 0.2, 0.6, 0.6, 0.5, 0.8, 1.2, 2.6, 4.3),
)
"""By how many of its labels are somebody's, then by place: how many places a performer climbs on average.

Measured, as is FIRST, on games of greedy bots with 3 to 6 players: what rivals push up, pull down and lay their arrows on is in it.
"""
FIRST = (
    (0.97, 0.4, 0.25, 0.2, 0.08, 0.07, 0.01, 0.01, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
    (0.5, 0.1, 0.06, 0.1, 0.12, 0.1, 0.05, 0.02, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
    (0.36, 0.04, 0.06, 0.08, 0.09, 0.07, 0.04, 0.02, 0.01, 0.0, 0.0, 0.0, 0.0, 0.0),
)
"""In the same order, how often it is the new number 1."""


def planned(seen: View, where: Position, hand: Sequence[int], spots: Sequence[int]) -> list[tuple[int, int]]:
    """What a seat still lays, (ball, place), the most promising first; the arrow and the number 1 at the end. hand is by value."""
    free = [not ball for ball in spots]
    laid: list[tuple[int, int]] = []
    for ball, at in ((NUMBER_ONE, number_ones(seen, where)), (CLIMBER, climbs(seen, where))):
        if ball not in spots:
            place = max([place for place in range(14) if free[place]], key=at.__getitem__)
            free[place] = False
            laid.insert(0, (ball, place + 1))
    left = dict(zip(VALUES, hand))
    missing = TO_LAY - sum([ball not in (0, CLIMBER, NUMBER_ONE) for ball in spots])
    uses = [(gain, ball, place) for ball in left if left[ball] for place, gain in enumerate(where.gains[ball]) if free[place]]
    uses.sort(reverse=True)
    balls: list[tuple[int, int]] = []
    for _, ball, place in uses:
        if len(balls) == missing:
            break
        if free[place] and left[ball]:
            free[place] = False
            left[ball] -= 1
            balls.append((ball, place + 1))
    return balls + laid


def climbs(seen: View, where: Position) -> list[float]:
    """By place, how far its performer may be expected to climb, and what the arrow itself brings by lifting it."""
    return [CLIMBS[_owned(seen, place)][place] + where.gains[1][place] for place in range(14)]


def number_ones(seen: View, where: Position) -> list[float]:
    """By place, what naming its performer may be expected to bring, and what the ball itself brings by lifting it."""
    return [FOR_NUMBER_ONE * FIRST[_owned(seen, place)][place] + where.gains[1][place] for place in range(14)]


def _owned(seen: View, place: int) -> int:
    """How many labels of the performer there are somebody's."""
    return sum([label in seen.label for label in seen.cast[seen.chart[place]][1:] if label])


def action_of(ball: int, place: int) -> Lay | Climber | NumberOne:
    """What lays that ball there."""
    return Climber(place) if ball == CLIMBER else NumberOne(place) if ball == NUMBER_ONE else Lay(ball, place)


def policy(view: View) -> Action:
    """The greedy move of the view's seat."""
    if view.phase == CHOOSE:
        return _label_to_choose(view)
    if view.phase == CHANGE:
        return _label_to_change(view)
    plan = planned(view, position(view, view.seat), view.hand, view.spots)
    return action_of(*plan[0]) if plan else rules.CONFIRM


# Labels


def promise(seen: View, label: int) -> float:
    """What a label's performers in the chart may be expected to bring, those that leave left out."""
    hope = _hopes(seen.seats)
    there = [(place, which) for place, which in enumerate(seen.chart) if which and which not in seen.leaving]
    return sum([hope[place] for place, which in there if label in seen.cast[which][1:]])


def free_labels(seen: View) -> list[int]:
    """The labels that are nobody's."""
    return [label for label in rules.LABELS if label not in seen.label]


def _label_to_choose(view: View) -> Action:
    """With up to four players the places at the top are waited for; with more, labels become few."""
    until = 1 if view.seats <= 4 else 4
    if view.place > until:
        return Wait(until)
    return Choose(max(free_labels(view), key=lambda label: promise(view, label)))


def _label_to_change(view: View) -> Action:
    best = max(free_labels(view), key=lambda label: promise(view, label))
    gain = promise(view, best) - promise(view, view.label[view.seat])
    return ChangeLabel(best) if gain > COST + WORTH_A_CHANGE else rules.KEEP


# The searching bot: its layout against what rivals may lay


@dataclass(frozen=True, slots=True)
class World:
    """What rivals may lay: by place the sum of it, and by rival (seat, place of its arrow, place of its number 1)."""

    sums: list[int]
    coloured: tuple[tuple[Seat, int, int], ...]


def worlds(view: View, count: int, random: Random) -> list[World]:
    """So many of the rounds that rivals may play, each laying as the greedy bot does from any balls that the seat does not hold."""
    rivals = [(seat, position(view, seat)) for seat in range(view.seats) if seat != view.seat]
    unseen = [value for value, held in zip(VALUES, _held(view)) for _ in range(EACH - held)]
    return [_world(view, rivals, unseen, random) for _ in range(count)]


def _held(view: View) -> list[int]:
    """How many balls of each value the seat was dealt."""
    return [count + view.spots.count(value) for value, count in zip(VALUES, view.hand)]


def _world(view: View, rivals: list[tuple[Seat, Position]], unseen: list[int], random: Random) -> World:
    size = 7 if view.bag7 else 8
    drawn = random.sample(unseen, size * len(rivals)) if not view.fixed8 else list(VALUES) * len(rivals)
    sums, coloured = [0] * 14, []
    for index, (seat, where) in enumerate(rivals):
        balls = drawn[size * index : size * (index + 1)]
        at = {CLIMBER: 0, NUMBER_ONE: 0}
        for ball, place in planned(view, where, [balls.count(value) for value in VALUES], [0] * 14):
            if ball in at:
                at[ball], ball = place, 1
            sums[place - 1] += ball
        coloured.append((seat, at[CLIMBER], at[NUMBER_ONE]))
    return World(sums, tuple(coloured))


def worth(where: Position, spots: Sequence[int], world: World) -> float:
    """What a layout brings to its seat in that round, the points of rivals counted against it."""
    before, weight = where.chart, where.weight
    mine = [1 if ball >= CLIMBER else ball for ball in spots]
    order = chart.evaluated(before, [a + b for a, b in zip(world.sums, mine)])
    new = {which: place for place, which in enumerate(order)}
    value = 0.0
    for old, which in enumerate(before):
        if each := weight[old]:
            place = new.get(which, 14)
            if place < 6:
                value += (1 + LASTS) * each * FOR_PLACES[place]
            elif place >= LOW - 1 and place > old:
                value += each * FALL
    for seat, arrow, one in world.coloured:
        value -= where.spite[seat] * (arrow - 1 - new.get(before[arrow - 1], 14) + FOR_NUMBER_ONE * (order[0] == before[one - 1]))
    for old, ball in enumerate(spots):
        if ball == CLIMBER:
            value += old - new.get(before[old], 14)
        elif ball == NUMBER_ONE and order[0] == before[old]:
            value += FOR_NUMBER_ONE
    return value


class _Layouts:
    """Layouts of one seat being compared in the same imagined rounds; each is judged once."""

    def __init__(self, view: View, thinking: Thinking):
        self.view, self.where = view, position(view, view.seat)
        playouts = MOST if thinking.playouts is None else thinking.playouts
        self.worlds = worlds(view, max(1, playouts // PLAYOUTS_A_WORLD), thinking.random)
        self.known: dict[Spots, float] = {}
        self.rounds = 0

    def judged(self, spots: Spots) -> float:
        """The mean worth of a layout."""
        if spots not in self.known:
            self.rounds += len(self.worlds)
            self.known[spots] = sum([worth(self.where, spots, world) for world in self.worlds]) / len(self.worlds)
        return self.known[spots]

    def best(self) -> Spots:
        """The best layout found, from the greedy one on: the coloured balls, then each number ball over again."""
        spots = list(self.view.spots)
        for ball, place in planned(self.view, self.where, self.view.hand, self.view.spots):
            spots[place - 1] = ball
        best = self._coloured(tuple(spots))
        for _ in range(PASSES):
            before = best
            best = self._coloured(self._numbers(best))
            if best == before:
                break
        return best

    def _coloured(self, spots: Spots) -> Spots:
        """The arrow and the number 1 where they do best, on free places or in exchange."""
        for ball in (CLIMBER, NUMBER_ONE):
            if ball not in self.view.spots:
                spots = self._moved(spots, spots.index(ball))
        return spots

    def _moved(self, spots: Spots, at: int) -> Spots:
        """With the ball of that place on the best other one, in exchange for what lies there."""
        movable = [place for place in range(14) if not self.view.spots[place]]
        return max([_exchanged(spots, at, place) for place in movable], key=self.judged)

    def _numbers(self, spots: Spots) -> Spots:
        """Each number ball in turn used as well as may be: any that is left, on any place."""
        for at in [place for place, ball in enumerate(spots) if ball and ball < CLIMBER and not self.view.spots[place]]:
            if spots[at] and spots[at] < CLIMBER:
                spots = max([spots, *self._others(spots, at)], key=self.judged)
        return spots

    def _others(self, spots: Spots, at: int) -> list[Spots]:
        """The most promising uses instead of the ball at that place."""
        left = [held - spots.count(value) for value, held in zip(VALUES, _held(self.view))]
        left[VALUES.index(spots[at])] += 1
        gains = self.where.gains
        uses = [
            (gains[value][place], value, place)
            for value, count in zip(VALUES, left) if count
            for place in range(14) if place == at or not spots[place]
        ]  # fmt: skip
        uses.sort(reverse=True)
        rest = spots[:at] + (0,) + spots[at + 1 :]
        return [rest[:place] + (value,) + rest[place + 1 :] for _, value, place in uses[:TRIED]]


def _exchanged(spots: Spots, at: int, other: int) -> Spots:
    changed = list(spots)
    changed[at], changed[other] = spots[other], spots[at]
    return tuple(changed)


# The facts that speak for a move


@dataclass(frozen=True, slots=True)
class Slipped:
    """The bot did not think."""


@dataclass(frozen=True, slots=True)
class Imagined:
    """The layout came out best of so many imagined rounds."""

    rounds: int


@dataclass(frozen=True, slots=True)
class Lifts:
    """The ball lifts a performer of the own label, from a place towards another."""

    performer: Performer
    place: int
    towards: int


@dataclass(frozen=True, slots=True)
class Lowers:
    """The ball lowers a performer of that rival, who leads among the rivals or does not."""

    performer: Performer
    place: int
    towards: int
    seat: Seat
    leads: bool


@dataclass(frozen=True, slots=True)
class Harmless:
    """The ball does the least harm there: five must be laid."""

    performer: Performer


@dataclass(frozen=True, slots=True)
class MayClimb:
    """From that place performers climb, and so many players have an interest in this one."""

    performer: Performer
    place: int
    owners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class ClimbsOnAverage:
    """In the imagined rounds the arrow brings so many points on average."""

    points: int


@dataclass(frozen=True, slots=True)
class MayBeFirst:
    """The performer may be the new number 1; own: it is of the own label."""

    performer: Performer
    place: int
    own: bool


@dataclass(frozen=True, slots=True)
class FirstIn:
    """In so many of 100 imagined rounds the performer is the new number 1."""

    percent: int


@dataclass(frozen=True, slots=True)
class Promises:
    """The label's performers may bring so many points a round."""

    label: int
    points: int


@dataclass(frozen=True, slots=True)
class MoreToCome:
    """The best places are not known yet."""

    until: int


@dataclass(frozen=True, slots=True)
class NotWorthIt:
    """The best free label promises so much more or less a round than the own one, and a change costs five."""

    label: int
    more: int


@dataclass(frozen=True, slots=True)
class AllLaid:
    """The seven balls lie."""


FACTS = (
    Slipped, Imagined, Lifts, Lowers, Harmless, MayClimb, ClimbsOnAverage, MayBeFirst, FirstIn, Promises, MoreToCome, NotWorthIt, AllLaid,
)  # fmt: skip


def facts(view: View, action: Action) -> tuple[Any, ...]:
    """What speaks for a legal action of the view's seat."""
    match action:
        case Choose(label):
            return (Promises(label, round(promise(view, label))),)
        case Wait(until):
            return (MoreToCome(until),)
        case ChangeLabel(label):
            own = view.label[view.seat]
            return Promises(label, round(promise(view, label))), Promises(own, round(promise(view, own)))
        case Lay(ball, place):
            return (_for_ball(view, ball, place),)
        case Climber(place):
            return (MayClimb(_there(view, place), place, _owners(view, place)),)
        case NumberOne(place):
            return (MayBeFirst(_there(view, place), place, view.seat in _owners(view, place)),)
    return (_not_worth_it(view),) if view.phase == CHANGE else (AllLaid(),)


def _there(view: View, place: int) -> Performer:
    which = view.chart[place - 1]
    return performer(which, view.cast[which])


def _owners(view: View, place: int) -> tuple[Seat, ...]:
    """Whose labels the performer of that place is on."""
    return tuple([view.label.index(label) for label in _there(view, place).labels if label in view.label])


def _for_ball(view: View, ball: int, place: int) -> Lifts | Lowers | Harmless:
    where, owning = position(view, view.seat), _owners(view, place)
    rivals = [seat for seat in owning if seat != view.seat]
    towards = max(1, min(15, place - ball))
    if ball > 0 and view.seat in owning:
        return Lifts(_there(view, place), place, towards)
    if ball < 0 and rivals and view.seat not in owning:
        most = max(rivals, key=where.spite.__getitem__)
        return Lowers(_there(view, place), place, towards, most, where.spite[most] == max(where.spite))
    return Harmless(_there(view, place))


def _not_worth_it(view: View) -> NotWorthIt:
    best = max(free_labels(view), key=lambda label: promise(view, label))
    return NotWorthIt(best, round(promise(view, best) - promise(view, view.label[view.seat])))


# The levels


def at_random(view: View, thinking: Thinking) -> Choice:
    """Any legal move, each as likely as the others; a label is kept."""
    if view.phase == CHANGE:
        return Choice(rules.KEEP, (Slipped(),))
    return Choice(thinking.random.choice(legal(rules, rules.imagine(view, Random(0)), view.seat)), (Slipped(),))


def casual(view: View, thinking: Thinking) -> Choice:
    """The greedy bot, which often does anything."""
    return at_random(view, thinking) if thinking.random.random() < SLIP else greedy(view, thinking)


def greedy(view: View, thinking: Thinking) -> Choice:
    """Each ball where it promises most, by what such places and labels usually bring."""
    action = policy(view)
    return Choice(action, facts(view, action))


def searching(view: View, thinking: Thinking) -> Choice:
    """The layout that does best against imagined rivals who lay as the greedy bot does."""
    if view.phase != LAY or rules.CONFIRM in _can(view):
        return greedy(view, thinking)
    layouts = _Layouts(view, thinking)
    best = layouts.best()
    ball, place = next((ball, place) for place, ball in _in_order(layouts.where, view, best))
    action = action_of(ball, place)
    return Choice(action, (*facts(view, action), *_measured(layouts, best, action), Imagined(layouts.rounds)))


def _can(view: View) -> tuple[Action, ...]:
    return (rules.CONFIRM,) if sum([ball != 0 for ball in view.spots]) == TO_LAY + 2 else ()


def _in_order(where: Position, view: View, spots: Spots) -> list[tuple[int, int]]:
    """What of a layout is still to lay, (place, ball): number balls first, the most promising before the others."""
    still = [(place, ball) for place, ball in enumerate(spots, 1) if ball and not view.spots[place - 1]]
    return sorted(still, key=lambda each: (each[1] >= CLIMBER, -where.gains.get(each[1], [0.0] * 14)[each[0] - 1]))


def _measured(layouts: _Layouts, spots: Spots, action: Action) -> tuple[Any, ...]:
    """What a coloured ball brings in the imagined rounds."""
    if isinstance(action, Lay):
        return ()
    before, mine = layouts.where.chart, [1 if ball >= CLIMBER else ball for ball in spots]
    orders = [chart.evaluated(before, [a + b for a, b in zip(world.sums, mine)]) for world in layouts.worlds]
    if isinstance(action, Climber):
        which, old = before[action.place - 1], action.place
        return (ClimbsOnAverage(round(sum([old - 1 - (order.index(which) if which in order else 14) for order in orders]) / len(orders))),)
    if isinstance(action, NumberOne):
        return (FirstIn(round(100 * sum([order[0] == before[action.place - 1] for order in orders]) / len(orders))),)
    return ()


LEVELS: dict[str, Level] = {"random": at_random, "casual": casual, "greedy": greedy, "search": searching}
"""The bots by name, weakest first."""
