"""What chance does in Schrille Stille, or people at a physical table type: performers revealed, balls dealt, the box emptied; and repairs."""

from accessijeux_cli.games.schrille_stille.rules import laying, rounds
from accessijeux_cli.games.schrille_stille.rules.balls import EACH, INDEX, TO_LAY, Deals
from accessijeux_cli.games.schrille_stille.rules.performers import LABELS, Printed, fit_together, performer
from accessijeux_cli.games.schrille_stille.rules.things import (
    CLIMBER,
    DEAL,
    EMPTY,
    LAY,
    NUMBER_ONE,
    OVER,
    REVEAL,
    BallsDealt,
    ChartUnsettled,
    ColouredTwice,
    Deal,
    Emptied,
    Event,
    NoPrinted,
    NoSuchBall,
    NoSuchLabel,
    NoSuchPerformer,
    NoSuchPlace,
    NoSuchPlayer,
    NothingToShow,
    NotThatPlace,
    NotToThem,
    PerformerGone,
    PerformerThere,
    PlaceEmptied,
    PrintedOtherwise,
    Refusal,
    Repaired,
    Reveal,
    Revealed,
    SetLabel,
    SetPlace,
    SetTotal,
    State,
    TooManyBalls,
    TooManyOfValue,
    WrongBalls,
)  # fmt: skip
from accessijeux_cli.play.game import GameFinished

# Performers


def not_revealed(state: State, action: Reveal) -> Refusal | None:
    if state.phase != REVEAL:
        return NothingToShow()
    return _not_to_come(state, action.performer)


def _not_to_come(state: State, who: int | Printed) -> Refusal | None:
    """Why that performer cannot come into the chart now."""
    number = known(state, who)
    if isinstance(who, Printed):
        if not who.name.strip() or not fit_together(who.labels):
            return NoPrinted()
        if not number:
            return None
        if state.cast[number] != who.row:
            return PrintedOtherwise(performer(number, state.cast[number]))
    if not 1 <= number < len(state.cast):
        return NoSuchPerformer(number)
    if number in state.chart:
        return PerformerThere(performer(number, state.cast[number]), state.chart.index(number) + 1)
    return None if number in state.deck else PerformerGone(performer(number, state.cast[number]))


def known(state: State, who: int | Printed) -> int:
    """The number of a performer, 0 for a printed one that nobody has named before."""
    if isinstance(who, int):
        return who
    name = who.name.casefold()
    return next((number for number, row in enumerate(state.cast) if number and row[0].casefold() == name), 0)


def reveal(state: State, action: Reveal) -> list[Event]:
    """It takes the next place, from 14 upwards."""
    number = _come(state, action.performer)
    state.place = (state.place or 15) - 1
    state.chart[state.place - 1] = number
    first = state.round == 0
    page = first and state.place in rounds.PAGES
    told = performer(number, state.cast[number])
    owners = () if first else tuple([state.label.index(label) for label in told.labels if label in state.label])
    return [Revealed(state.place, told, first, page, owners), *rounds.after_reveal(state)]


def _come(state: State, who: int | Printed) -> int:
    """The performer leaves the deck; its number."""
    number = known(state, who)
    state.left -= 1
    if not number:
        assert isinstance(who, Printed)
        state.cast = (*state.cast, who.row)
        return len(state.cast) - 1
    state.deck.remove(number)
    return number


# Balls


def not_dealt(state: State, action: Deal) -> Refusal | None:
    if state.phase != DEAL:
        return NothingToShow()
    if action.to != state.queue[0] + 1:
        return NotToThem(state.queue[0])
    size = dealt(state)
    if len(action.balls) != size or any(ball not in INDEX or action.balls.count(ball) > state.bag[INDEX[ball]] for ball in action.balls):
        return WrongBalls(size)
    return None


def dealt(state: State) -> int:
    """How many balls each is dealt."""
    return 7 if state.bag7 else 8


def deals(state: State) -> Deals:
    """What may be dealt to the next."""
    return Deals(state.queue[0] + 1, tuple(state.bag), dealt(state))


def deal(state: State, action: Deal) -> list[Event]:
    seat, *state.queue = state.queue
    for ball in action.balls:
        index = INDEX[ball]
        state.bag[index] -= 1
        state.hands[8 * seat + index] += 1
    state.can[seat] = laying.layable(state, seat)
    if not state.queue:
        state.phase = LAY
    return [BallsDealt(seat, action.balls, seat)]


# The box


def not_emptied(state: State, action: Emptied) -> Refusal | None:
    if state.phase != EMPTY:
        return NothingToShow()
    place = next_place(state)
    if action.place != place:
        return NotThatPlace(place)
    wrong = next((ball for ball in action.balls if ball not in INDEX), None)
    if wrong is not None:
        return NoSuchBall(wrong)
    if state.own_balls and (reason := _too_many(state, action.balls)):
        return reason
    return _coloured_twice(state, action.climbers, CLIMBER, 1) or _coloured_twice(state, action.firsts, NUMBER_ONE, 2)


def next_place(state: State) -> int:
    """The place that is emptied next."""
    return 14 - len(state.emptied)


def _too_many(state: State, lying: tuple[int, ...]) -> Refusal | None:
    """With our own set: five balls of each player, and six of each value."""
    every = [*lying, *(ball for each in state.emptied for ball in each[0])]
    if len(every) > TO_LAY * state.seats:
        return TooManyBalls(TO_LAY * state.seats)
    over = next((ball for ball in every if every.count(ball) > EACH), None)
    return None if over is None else TooManyOfValue(over, EACH)


def _coloured_twice(state: State, players: tuple[int, ...], ball: int, part: int) -> Refusal | None:
    """A player has one arrow and one number 1; part is where they stand in State.emptied."""
    for number in players:
        if not 1 <= number <= state.seats:
            return NoSuchPlayer(number)
        came = [14 - index for index, each in enumerate(state.emptied) if number - 1 in each[part]]
        if came or players.count(number) > 1:
            return ColouredTwice(ball, number - 1, came[0] if came else next_place(state))
    return None


def empty(state: State, action: Emptied) -> list[Event]:
    climbers, firsts = (tuple([number - 1 for number in players]) for players in (action.climbers, action.firsts))
    which = state.chart[action.place - 1]
    state.emptied = (*state.emptied, (action.balls, climbers, firsts))
    events: list[Event] = [PlaceEmptied(action.place, performer(which, state.cast[which]), action.balls, climbers, firsts)]
    if len(state.emptied) < 14:
        return events
    week = rounds.out_of_the_box(state)
    return [*events, *rounds.missing(state, week), *rounds.evaluate(state, week)]


def emptyings(state: State) -> tuple[Emptied, ...]:
    """A few of the things that may come out of the box, every coloured ball among them that has not come."""
    place = next_place(state)
    some = [Emptied(place, (), (), ()), Emptied(place, (2,), (), ()), Emptied(place, (4, -1), (), ()), Emptied(place, (-3,), (), ())]
    for seat in range(state.seats):
        if not any(seat in each[1] for each in state.emptied):
            some.append(Emptied(place, (), (seat + 1,), ()))
        if not any(seat in each[2] for each in state.emptied):
            some.append(Emptied(place, (1,), (), (seat + 1,)))
    return tuple(each for each in some if not_emptied(state, each) is None)


# Where the table is right


def not_repaired(state: State, action: SetTotal | SetLabel | SetPlace) -> Refusal | None:
    if state.phase == OVER:
        return GameFinished()
    match action:
        case SetTotal(player, _) | SetLabel(player, _) if not 1 <= player <= state.seats:
            return NoSuchPlayer(player)
        case SetLabel(_, label) if label not in LABELS:
            return NoSuchLabel(label)
        case SetLabel() if not state.round:
            return ChartUnsettled()
        case SetPlace(place, who):
            return _not_set(state, place, who)
    return None


def _not_set(state: State, place: int, who: int | Printed) -> Refusal | None:
    if not 1 <= place <= 14:
        return NoSuchPlace(place)
    if state.phase not in (DEAL, LAY, EMPTY):
        return ChartUnsettled()
    reason = _not_to_come(state, who)
    return None if isinstance(reason, PerformerThere | PerformerGone) else reason


def repair(state: State, action: SetTotal | SetLabel | SetPlace) -> list[Event]:
    match action:
        case SetTotal(player, points):
            state.total[player - 1] = points
        case SetLabel(player, label):
            if label in state.label:
                state.label[state.label.index(label)] = state.label[player - 1]
            state.label[player - 1] = label
        case SetPlace(place, who):
            _set_place(state, place, who)
    return [Repaired(action)]


def _set_place(state: State, place: int, who: int | Printed) -> None:
    """The one that stood there takes the other's place, in the chart, in the deck or among those that left."""
    number, old = known(state, who), state.chart[place - 1]
    if not number:
        number = _come(state, who)
        state.left += 1
        state.deck.append(old)
    else:
        for group in (state.chart, state.deck, state.gone):
            if number in group:
                group[group.index(number)] = old
                break
    state.chart[place - 1] = number
    state.deck.sort()

