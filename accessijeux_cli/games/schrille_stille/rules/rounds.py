"""How a game of Schrille Stille goes on: pages of performers, dealing, evaluation, labels, newcomers, the end."""

from accessijeux_cli.games.schrille_stille.rules import balls, chart, scoring
from accessijeux_cli.games.schrille_stille.rules.performers import PLACES, performer
from accessijeux_cli.games.schrille_stille.rules.scoring import Result, with_places
from accessijeux_cli.games.schrille_stille.rules.things import (
    CHANGE,
    CHOOSE,
    CLIMBER,
    DEAL,
    EMPTY,
    LAY,
    NUMBER_ONE,
    OVER,
    REVEAL,
    BallsMissing,
    ChartMade,
    ClosedUp,
    DeckShuffled,
    Ended,
    Evaluated,
    EvaluationBegun,
    Event,
    Leaving,
    Reached,
    RoundBegun,
    State,
    Week,
)  # fmt: skip
from accessijeux_cli.play.game import Seat

PAGES = (11, 7, 4, 1)
"""The last place of each page of performers at the start."""
EVERYTHING = (1 << len(balls.VALUES) + 2) - 1
ARROW, ONE = 1 << len(balls.VALUES), 2 << len(balls.VALUES)
"""The bits of the coloured balls in State.can."""


def from_seat(state: State, seat: Seat) -> list[Seat]:
    """Every seat, from that one round the table."""
    return [(seat + step) % state.seats for step in range(state.seats)]


# The start


def after_reveal(state: State) -> list[Event]:
    """The next performer is revealed, or a page is full, or the chart is."""
    if state.round == 0 and state.place in PAGES:
        return ask_page(state)
    return after_page(state)


def ask_page(state: State) -> list[Event]:
    """The undecided whose wait is over are asked, beginning one seat further on each of the first three pages."""
    page = PAGES.index(state.place)
    begins = (state.first + page) % state.seats if state.place > 1 else state.first
    state.queue = [seat for seat in from_seat(state, begins) if not state.label[seat] and state.until[seat] >= state.place]
    if not state.queue:
        return after_page(state)
    state.phase = CHOOSE
    return []


def after_page(state: State) -> list[Event]:
    if state.place > 1 and not state.chart[state.place - 2]:
        return _supply(state)
    return begin_round(state)


def _supply(state: State) -> list[Event]:
    """A performer is needed: those that have left are shuffled when there is none."""
    state.phase = REVEAL
    if state.left:
        return []
    state.deck, state.gone = sorted(state.gone), []
    state.left = len(state.deck)
    return [DeckShuffled(state.left)]


# A round


def begin_round(state: State) -> list[Event]:
    """Nothing lies; balls are dealt, or one of each, or they are in the box."""
    seats = state.seats
    state.round += 1
    state.place = 0
    state.spots, state.laid, state.ready = [0] * (14 * seats), [0] * seats, 0
    state.emptied, state.queue = (), []
    state.bag, state.hands, state.can = balls.FULL_BAG[:], [0] * (8 * seats), [0] * seats
    if state.box:
        state.phase = EMPTY
    elif state.fixed8:
        state.hands, state.can = balls.ONE_OF_EACH * seats, [EVERYTHING] * seats
        state.phase = LAY
    else:
        state.phase, state.queue = DEAL, from_seat(state, state.first)
    return [RoundBegun(state.round)]


def laid_out(state: State) -> Week:
    """What lies on the chart now that all have confirmed."""
    lying: list[list[int]] = [[] for _ in PLACES]
    climbers, firsts = [0] * state.seats, [0] * state.seats
    for index, ball in enumerate(state.spots):
        if ball:
            seat, place = divmod(index, 14)
            if ball == CLIMBER:
                climbers[seat] = place + 1
            elif ball == NUMBER_ONE:
                firsts[seat] = place + 1
            else:
                lying[place].append(ball)
    for each in lying:
        each.sort(reverse=True)
    return tuple(state.chart), tuple(map(tuple, lying)), tuple(climbers), tuple(firsts)


def out_of_the_box(state: State) -> Week:
    """What came out of the box, place 14 first."""
    climbers, firsts = [0] * state.seats, [0] * state.seats
    for place, (_, arrows, ones) in zip(reversed(PLACES), state.emptied):
        for seat in arrows:
            climbers[seat] = place
        for seat in ones:
            firsts[seat] = place
    lying = tuple([tuple(sorted(each[0], reverse=True)) for each in reversed(state.emptied)])
    return tuple(state.chart), lying, tuple(climbers), tuple(firsts)


def missing(state: State, week: Week) -> list[Event]:
    """What did not come out of the box, though it should have."""
    _, lying, climbers, firsts = week
    short = balls.TO_LAY * state.seats - sum(map(len, lying))
    absent = [tuple([seat for seat in range(state.seats) if not places[seat]]) for places in (climbers, firsts)]
    return [BallsMissing(absent[0], absent[1], short)] if short or any(absent) else []


def evaluate(state: State, week: Week) -> list[Event]:
    """Every performer moves, from old number 14 to old number 1; points; then the end, or who leaves."""
    state.week = week
    events: list[Event] = [EvaluationBegun(state.round)]
    order = _every_move(state, week, events)
    result = Result(week, order, state.cast, state.label, state.out_too)
    out, old = scoring.outs(result), [week[0].index(which) + 1 for which in order]
    state.chart, state.leaving = order + [0] * len(out), out
    events.append(ChartMade(with_places(order, old, state.cast), with_places(out, [week[0].index(which) + 1 for which in out], state.cast)))
    scores = state.points = scoring.scored(result, state.total)
    state.total = [each.total for each in scores]
    events += scores
    if max(state.total) > scoring.ENOUGH:
        return [*events, _end(state)]
    return events + _thresholds(state, result, out)


def _every_move(state: State, week: Week, events: list[Event]) -> list[int]:
    """The new order; each move is told."""
    before, lying, climbers, firsts = week
    sums, order, cast = chart.sums_of(week), list(before), state.cast
    arrows: list[list[Seat]] = [[] for _ in range(15)]
    ones: list[list[Seat]] = [[] for _ in range(15)]
    for seat in range(state.seats):
        arrows[climbers[seat]].append(seat)
        ones[firsts[seat]].append(seat)
    for old in range(14, 0, -1):
        which, total = before[old - 1], sums[old - 1]
        present = order.index(which) + 1
        new = chart.move(order, which, total) if total else present
        told = performer(which, cast[which])
        events.append(Evaluated(told, old, present, new, total, lying[old - 1], tuple(arrows[old]), tuple(ones[old])))
    return order


def _end(state: State) -> Ended:
    state.phase = OVER
    return Ended(tuple(state.total), winners(state))


def winners(state: State) -> tuple[Seat, ...]:
    """The seats with the most points."""
    most = max(state.total)
    return tuple([seat for seat, total in enumerate(state.total) if total == most])


def _thresholds(state: State, result: Result, out: list[int]) -> list[Event]:
    """The first time somebody has 30, or 50: the three leaders retire, once when both are reached."""
    events: list[Event] = []
    cast, retired = state.cast, list[int]()
    passed = scoring.reached(max(state.total), state.passed)
    if passed > state.passed:
        retired = result.order[: scoring.RETIRE]
        points = scoring.THRESHOLDS[state.passed : passed]
        seats = tuple([seat for seat, total in enumerate(state.total) if total >= points[0]])
        events.append(Reached(points, seats, tuple([performer(which, cast[which]) for which in retired])))
        state.passed = passed
    stuck = [which for which in scoring.stuck(result) if which not in retired]
    state.leaving = [*out, *stuck, *retired]
    told_out, told_retired = (tuple([performer(which, cast[which]) for which in group]) for group in (out, retired))
    places = [result.place(which) for which in stuck]
    events.append(Leaving(told_out, with_places(stuck, places, cast), told_retired))
    return events + _ask_for_labels(state)


# Between two rounds


def _ask_for_labels(state: State) -> list[Event]:
    """Who can pay is asked, lowest total first, equal ones in order; with six players there is no free label."""
    order = from_seat(state, state.first) if state.seats < 6 else []
    total = state.total
    state.queue = sorted([seat for seat in order if total[seat] >= scoring.COST], key=total.__getitem__)
    if not state.queue:
        return remove(state)
    state.phase = CHANGE
    return []


def remove(state: State) -> list[Event]:
    """Those that leave are gone, the others close up, and newcomers take the last places, 14 first."""
    stay = [which for which in state.chart if which and which not in state.leaving]
    before = [state.chart.index(which) + 1 for which in stay]
    state.gone += state.leaving
    state.leaving = []
    state.chart = stay + [0] * (14 - len(stay))
    if len(stay) == 14:
        return begin_round(state)
    state.place = 15
    return [ClosedUp(with_places(stay, before, state.cast)), *_supply(state)]
