"""Laying balls in Schrille Stille: five of the number balls, the arrow and the number 1, each on a performer of its own; all seats at once."""

from accessijeux_cli.games.schrille_stille.rules import rounds
from accessijeux_cli.games.schrille_stille.rules.balls import INDEX, TO_LAY, VALUES
from accessijeux_cli.games.schrille_stille.rules.performers import performer
from accessijeux_cli.games.schrille_stille.rules.rounds import ARROW, ONE
from accessijeux_cli.games.schrille_stille.rules.things import (
    CHANGE,
    CHOOSE,
    CLIMBER,
    LAY,
    NUMBER_ONE,
    AlreadyLaid,
    BoxLays,
    ChooseFirst,
    Climber,
    Confirm,
    Confirmed,
    Event,
    FiveLaid,
    KeepOrChange,
    LaidBall,
    Lay,
    NoBallLeft,
    NoSuchBall,
    NoSuchPlace,
    NotConfirmed,
    NothingThere,
    NotNow,
    NotReady,
    NumberOne,
    PlaceTaken,
    Refusal,
    Reopen,
    Reopened,
    ReopenFirst,
    State,
    TakeBack,
    TookBack,
)  # fmt: skip
from accessijeux_cli.play.game import Seat

NUMBERS = (1 << len(VALUES)) - 1
"""The bits of the number balls in State.can."""


def not_laid(state: State, seat: Seat, action: Lay) -> Refusal | None:
    """Why that number ball cannot be laid there."""
    if state.phase != LAY or state.ready >> seat & 1:
        return not_laying(state, seat)
    place, index = action.place, INDEX.get(action.ball)
    if not 1 <= place <= 14:
        return NoSuchPlace(place)
    if index is None:
        return NoSuchBall(action.ball)
    if not state.can[seat] >> index & 1:
        return _no_ball(state, seat, action.ball)
    there = state.spots[14 * seat + place - 1]
    return PlaceTaken(place, there) if there else None


def _no_ball(state: State, seat: Seat, ball: int) -> Refusal:
    """The seat has no such ball any more, or has laid five."""
    held = state.hands[8 * seat + INDEX[ball]]
    return FiveLaid() if held else NoBallLeft(ball, _lying(state, seat).count(ball))


def no_climber(state: State, seat: Seat, action: Climber) -> Refusal | None:
    """Why the arrow cannot be laid there."""
    return _no_coloured(state, seat, action.place, ARROW, CLIMBER)


def no_number_one(state: State, seat: Seat, action: NumberOne) -> Refusal | None:
    """Why the number 1 cannot be named there."""
    return _no_coloured(state, seat, action.place, ONE, NUMBER_ONE)


def _no_coloured(state: State, seat: Seat, place: int, bit: int, ball: int) -> Refusal | None:
    if state.phase != LAY or state.ready >> seat & 1:
        return not_laying(state, seat)
    if not 1 <= place <= 14:
        return NoSuchPlace(place)
    if not state.can[seat] & bit:
        return AlreadyLaid(ball, _lying(state, seat).index(ball) + 1)
    there = state.spots[14 * seat + place - 1]
    return PlaceTaken(place, there) if there else None


def not_laying(state: State, seat: Seat) -> Refusal:
    """Why nothing is laid now: the seat has confirmed, is asked something, the box lays, or another time."""
    if state.phase == LAY:
        return ReopenFirst()
    if state.phase == CHOOSE and seat == state.queue[0]:
        return ChooseFirst()
    if state.phase == CHANGE and seat == state.queue[0]:
        return KeepOrChange()
    return BoxLays() if state.box else NotNow()


def _lying(state: State, seat: Seat) -> list[int]:
    """What that seat has laid, by place."""
    return state.spots[14 * seat : 14 * seat + 14]


def not_taken_back(state: State, seat: Seat, action: TakeBack) -> Refusal | None:
    if state.phase != LAY or state.ready >> seat & 1:
        return not_laying(state, seat)
    if not 1 <= action.place <= 14:
        return NoSuchPlace(action.place)
    return None if state.spots[14 * seat + action.place - 1] else NothingThere(action.place)


def not_confirmed(state: State, seat: Seat, action: Confirm) -> Refusal | None:
    if state.phase != LAY or state.ready >> seat & 1:
        return not_laying(state, seat)
    can = state.can[seat]
    return NotReady(TO_LAY - state.laid[seat], bool(can & ARROW), bool(can & ONE)) if can else None


def not_reopened(state: State, seat: Seat, action: Reopen) -> Refusal | None:
    """The last to confirm begins the evaluation: then there is nothing to take back."""
    if state.phase != LAY:
        return BoxLays() if state.box else NotConfirmed()
    return None if state.ready >> seat & 1 else NotConfirmed()


def lay(state: State, seat: Seat, action: Lay) -> list[Event]:
    ball, place = action.ball, action.place
    index = INDEX[ball]
    state.spots[14 * seat + place - 1] = ball
    left = state.hands[8 * seat + index] - 1
    state.hands[8 * seat + index] = left
    state.laid[seat] += 1
    if state.laid[seat] == TO_LAY:
        state.can[seat] &= ~NUMBERS
    elif not left:
        state.can[seat] &= ~(1 << index)
    return [_laid(state, seat, ball, place)]


def lay_climber(state: State, seat: Seat, action: Climber) -> list[Event]:
    state.spots[14 * seat + action.place - 1] = CLIMBER
    state.can[seat] &= ~ARROW
    return [_laid(state, seat, CLIMBER, action.place)]


def name_number_one(state: State, seat: Seat, action: NumberOne) -> list[Event]:
    state.spots[14 * seat + action.place - 1] = NUMBER_ONE
    state.can[seat] &= ~ONE
    return [_laid(state, seat, NUMBER_ONE, action.place)]


def _laid(state: State, seat: Seat, ball: int, place: int) -> LaidBall:
    which = state.chart[place - 1]
    return LaidBall(seat, ball, place, performer(which, state.cast[which]), TO_LAY - state.laid[seat], seat)


def take_back(state: State, seat: Seat, action: TakeBack) -> list[Event]:
    index, place = 14 * seat + action.place - 1, action.place
    ball, state.spots[index] = state.spots[index], 0
    if ball in INDEX:
        state.hands[8 * seat + INDEX[ball]] += 1
        state.laid[seat] -= 1
    state.can[seat] = layable(state, seat)
    which = state.chart[place - 1]
    return [TookBack(seat, ball, place, performer(which, state.cast[which]), TO_LAY - state.laid[seat], seat)]


def layable(state: State, seat: Seat) -> int:
    """State.can of a seat, from what it holds and has laid."""
    hand, lying = state.hands[8 * seat : 8 * seat + 8], _lying(state, seat)
    can = sum([1 << index for index, count in enumerate(hand) if count]) if state.laid[seat] < TO_LAY else 0
    return can | (0 if CLIMBER in lying else ARROW) | (0 if NUMBER_ONE in lying else ONE)


def confirm(state: State, seat: Seat, action: Confirm) -> list[Event]:
    """The last to confirm begins the evaluation."""
    state.ready |= 1 << seat
    laying = tuple([each for each in range(state.seats) if not state.ready >> each & 1])
    confirmed = Confirmed(seat, laying)
    return [confirmed] if laying else [confirmed, *rounds.evaluate(state, rounds.laid_out(state))]


def reopen(state: State, seat: Seat, action: Reopen) -> list[Event]:
    state.ready &= ~(1 << seat)
    return [Reopened(seat)]
