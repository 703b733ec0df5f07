"""The rules of Cornet: what may be done, why not, and what comes of it.

Actions and their fields, as journals write them (players count from 1):
hide(number) by whoever has the cup, guess(number) by the other, roll(die) by the deck;
and, by the deck at a physical table, where the table is right: set_points(player, points), set_turn(player).
Option: long, 40 points instead of 20.
"""

from dataclasses import dataclass
from random import Random
from typing import Any

# isort: off
from accessijeux_cli.play.game import DECK, Ended, GameFinished, NoSuchPlayer, NotYourTurn, Repaired, RevealFirst, Seat, SetTurn
from accessijeux_cli.play.usual import (  # noqa: F401
    AT_A_TABLE, FOLLOWS, OPTION_VALUES, SIMULATED, TAKES_BACK, ambiguous, copy, dealt, imagined, scores, sides, turn, view_of, viewed,
)  # fmt: skip
# isort: on

JOURNAL = 1
SEATS = range(2, 3)
OPTIONS = {"long": False}
NUMBERS, SIDES = range(1, 4), range(1, 7)
HIDE, GUESS, ROLL, OVER = range(4)
"""The phases: a number is hidden; it is guessed; the die tells what that is worth; finished."""


@dataclass(frozen=True, slots=True)
class Hide:
    number: int


@dataclass(frozen=True, slots=True)
class Guess:
    number: int


@dataclass(frozen=True, slots=True)
class Roll:
    die: int


@dataclass(frozen=True, slots=True)
class SetPoints:
    player: int
    points: int


ACTIONS = (Hide, Guess, Roll, SetPoints, SetTurn)
CHANCE = (Roll,)
REPAIRS = (SetPoints, SetTurn)


@dataclass(frozen=True, slots=True)
class Hidden:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Kept:
    """Event: which, for that seat alone."""

    only: Seat
    number: int
    round: int


@dataclass(frozen=True, slots=True)
class Guessed:
    seat: Seat
    number: int
    hidden: int


@dataclass(frozen=True, slots=True)
class Scored:
    seat: Seat
    die: int
    total: int


EVENTS = (Hidden, Kept, Guessed, Scored, Ended, Repaired)


@dataclass(frozen=True, slots=True)
class NoSuchNumber:
    number: int
    highest: int


@dataclass(frozen=True, slots=True)
class NotNow:
    """Refusal: something else must be done."""


REFUSALS = (GameFinished, NotYourTurn, RevealFirst, NoSuchNumber, NotNow, NoSuchPlayer)


@dataclass(slots=True)
class State:
    """A game under way. Only this module changes it.

    goal      points that end the game
    cup       the seat that hides
    turn      the seat that acts, in ROLL the one that has guessed
    hidden    what is under the cup, else 0
    winner    the seat that gets what the die shows
    scores    points by seat
    round     how many cups there were
    """

    goal: int
    cup: Seat
    turn: Seat
    phase: int = HIDE
    hidden: int = 0
    winner: Seat = 0
    scores: tuple[int, ...] = (0, 0)
    round: int = 1


View = view_of(State)
"""What a seat may know: as State, but what is hidden only to who hid it."""


def setup(seats: int, options: dict[str, Any], first: Seat = 0, components: Any = None) -> State:
    """A game before its first move. ValueError for a number of seats or a first seat that does not exist."""
    if seats not in SEATS or first not in range(seats):
        raise ValueError("seats")
    return State(40 if options.get("long") else 20, first, first)


def secret(options: dict[str, Any]) -> bool:
    """Seats know things that others may not."""
    return True


def untold(state: State, kept: Kept) -> bool:
    """Whether that number is still under the cup."""
    return state.phase == GUESS and state.round == kept.round


def view(state: State, seat: Seat) -> Any:
    """What a seat may know."""
    return viewed(View, state, seat, hidden=state.hidden if seat == state.cup else 0)


def imagine(seen: Any, random: Random) -> State:
    """A state that this view allows: under the other's cup lies any number."""
    return imagined(State, seen, hidden=seen.hidden or seen.phase == GUESS and random.choice(NUMBERS) or 0)


def actors(state: State) -> tuple[Seat, ...]:
    """The seat that acts, (DECK,) while the die is rolled, () at the end."""
    return () if state.phase == OVER else (DECK,) if state.phase == ROLL else (state.turn,)


def sayable(state: State, seat: Seat) -> tuple[Any, ...]:
    """Every action a player could name at this table."""
    return tuple(map(Roll, SIDES)) if seat == DECK else (*map(Hide, NUMBERS), *map(Guess, NUMBERS))


candidates = sayable


def outcomes(state: State) -> tuple[tuple[Roll, int], ...]:
    """The six sides, each as likely as the others."""
    return tuple((Roll(die), 1) for die in SIDES) if state.phase == ROLL else ()


def refusal(state: State, seat: Seat, action: Any) -> Any:
    """None when the action is legal, else why not: over, a repair, unfinished, not your turn, not now, no such thing."""
    if state.phase == OVER:
        return GameFinished()
    match action:
        case SetPoints(player) | SetTurn(player) if player not in (1, 2):
            return NoSuchPlayer(player)
        case SetPoints(_, points) if points >= state.goal:
            return NoSuchNumber(points, state.goal - 1)
        case SetPoints() | SetTurn():
            return None
        case Roll(die) if state.phase == ROLL and seat == DECK:
            return None if die in SIDES else NoSuchNumber(die, SIDES[-1])
    if state.phase == ROLL:
        return RevealFirst()
    if seat != state.turn:
        return NotYourTurn(state.turn)
    if type(action) is not (Hide if state.phase == HIDE else Guess):
        return NotNow()
    return None if action.number in NUMBERS else NoSuchNumber(action.number, NUMBERS[-1])


def advance(state: State, seat: Seat, action: Any) -> None:
    """Do a legal action."""
    apply(state, seat, action)


def apply(state: State, seat: Seat, action: Any) -> tuple[Any, ...]:
    """Do a legal action and tell it as events."""
    match action:
        case Hide(number):
            state.hidden, state.phase, state.turn = number, GUESS, 1 - seat
            return (Hidden(seat), Kept(seat, number, state.round))
        case Guess(number):
            guessed = Guessed(seat, number, state.hidden)
            state.winner, state.phase, state.hidden = seat if number == state.hidden else state.cup, ROLL, 0
            return (guessed,)
        case Roll(die):
            return _scored(state, die)
        case SetPoints(player, points):
            state.scores = (points, state.scores[1]) if player == 1 else (state.scores[0], points)
        case SetTurn(player):
            _pass(state, player - 1)
    return (Repaired(action),)


def _scored(state: State, die: int) -> tuple[Any, ...]:
    state.scores = tuple(points + die * (seat == state.winner) for seat, points in enumerate(state.scores))
    scored = Scored(state.winner, die, state.scores[state.winner])
    if scored.total < state.goal:
        _pass(state, 1 - state.cup)
        return (scored,)
    state.phase = OVER
    return (scored, Ended(state.scores, winners(state)))


def _pass(state: State, seat: Seat) -> None:
    """That seat gets the cup."""
    state.cup = state.turn = seat
    state.phase, state.hidden, state.round = HIDE, 0, state.round + 1


def winners(state: State) -> tuple[Seat, ...]:
    """The seat that has reached the goal."""
    return tuple(seat for seat, points in enumerate(state.scores) if points >= state.goal)
