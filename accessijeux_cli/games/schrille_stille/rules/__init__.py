"""The rules of Schrille Stille: what may be done, why not, and what comes of it.

Actions and their fields, as journals write them (seats, labels and places count from 1, a place is the chart's as the round began):
by a seat: choose(label), wait(until); lay(ball, place), climber(place), number_one(place), take_back(place), confirm, reopen;
change_label(label), keep_label; by the deck, seat 0: reveal(performer), deal(to, balls), emptied(place, balls, climbers, firsts).
performer is a number of the list, or {"name": ..., "labels": [1 or 2 numbers]} of a printed set at a physical table; ball and balls are
values from -4 to 4; climbers and firsts are seats. Where the table is right, by the deck too: set_total(player, points),
set_label(player, label), set_place(place, performer).

Start: a reveal for each place, 14 to 1, in four pages (to 11, to 7, to 4, to 1); after each page choose or wait by each seat without a label
whose wait is over, pages 1 to 3 from the first seat, the next, the next but one, page 4 from the first, choose only.
Round: a deal for each seat from the first one (none with fixed8 or box); then lays of all seats in any mixture, each with confirm, which
reopen takes back until the last has confirmed; with box instead 14 lines emptied, 14 to 1, empty ones too. Evaluation, points, thresholds
and removals have no line. Then, with 3 to 5 seats, change_label or keep_label by each seat with 5 points or more, lowest total first, equal
ones in order from the first seat; a reveal for each empty place, 14 upwards.

Options: bag7 (seven balls instead of eight), fixed8 (one ball of each value; not both), out_too (leaving costs 2 points as well), box (the balls of
a physical table come out of their box; bag7 and fixed8 are idle then). Components: None for our performers, or of an owner's file
{"performers": [[name, label, second label or 0], ...], "labels": [six names]}; {"own_balls": true} where the balls of a box are ours, so that their
numbers are checked.
Source: the rules of BrettspielWelt, quoted line by line in tests/games; rulings where they are silent are ours.
"""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from accessijeux_cli.games.schrille_stille.rules import deck, labels, laying, rounds, seeing
from accessijeux_cli.games.schrille_stille.rules.balls import VALUES, Deals
from accessijeux_cli.games.schrille_stille.rules.chart import Path, Pushed, evaluated, path, sums_of
from accessijeux_cli.games.schrille_stille.rules.performers import (
    LABELS,
    OUT,
    PLACES,
    Performer,
    Printed,
    Row,
    cast_of,
    performer,
)
from accessijeux_cli.games.schrille_stille.rules.rounds import ARROW, ONE

# isort: off
from accessijeux_cli.games.schrille_stille.rules.things import (
    ACTIONS, CHANCE, CHANGE, CHOOSE, CLIMBER, DEAL, EMPTY, EVENTS, LAY, LAYING, NUMBER_ONE, OVER, REFUSALS, REPAIRS, REVEAL, TAKES_BACK,
    Action, ChangeLabel, Choose, Climber, Confirm, Deal, Emptied, Event, KeepLabel, Lay, NumberOne, Refusal, Reopen, Reveal, SetLabel, SetPlace,
    SetTotal, State, TakeBack, View, Wait,
)  # fmt: skip
from accessijeux_cli.games.schrille_stille.rules.things import (
    AlreadyLaid, BallsDealt, BallsMissing, BoxLays, ChartMade, ChartUnsettled, ChooseFirst, ClosedUp, ColouredTwice, Confirmed, DeckShuffled, Ended,
    Evaluated, EvaluationBegun, FiveLaid, KeepOrChange, LabelChanged, LabelChosen, LabelKept, LabelsChosen, LabelsLater, LabelTaken, LaidBall,
    Leaving, MustChoose, NoBallLeft, NoFreeLabel, NoPrinted, NoSuchBall, NoSuchLabel, NoSuchPerformer, NoSuchPlace, NoSuchPlayer, NoSuchWait,
    NotConfirmed, NothingThere, NothingToShow, NotNow, NotReady, NotThatPlace, NotToThem, PerformerGone, PerformerThere, PlaceEmptied, PlacePoints,
    PlaceTaken, PrintedOtherwise, Reached, Reopened, ReopenFirst, Repaired, Revealed, RoundBegun, Scored, TooFewPoints, TookBack, TooManyBalls,
    TooManyOfValue, Waited, WrongBalls,
)  # fmt: skip
from accessijeux_cli.games.schrille_stille.rules.things import CLIMBER as ARROW_BALL
from accessijeux_cli.games.schrille_stille.rules.things import NUMBER_ONE as NUMBER_ONE_BALL
# isort: on
from accessijeux_cli.play.game import DECK, GameFinished, NotYourTurn, Seat

__all__ = [
    "ACTIONS", "CHANCE", "CHANGE", "CHOOSE", "CLIMBER", "DEAL", "EMPTY", "EVENTS", "LABELS", "LAY", "LAYING", "NUMBER_ONE", "OUT", "OVER", "PLACES",
    "REFUSALS", "REPAIRS", "REVEAL", "TAKES_BACK", "Action", "ChangeLabel", "Choose", "Climber", "Confirm", "Deal", "Emptied", "Event", "KeepLabel",
    "Lay", "NumberOne", "Path", "Performer", "Printed", "Pushed", "Refusal", "Reopen", "Reveal", "SetLabel", "SetPlace", "SetTotal", "State",
    "TakeBack", "View", "Wait", "evaluated", "path", "performer", "sums_of",
    "AlreadyLaid", "BallsDealt", "BallsMissing", "BoxLays", "ChartMade", "ChartUnsettled", "ChooseFirst", "ClosedUp", "ColouredTwice", "Confirmed",
    "DeckShuffled", "Ended", "Evaluated", "EvaluationBegun", "FiveLaid", "KeepOrChange", "LabelChanged", "LabelChosen", "LabelKept", "LabelsChosen",
    "LabelsLater", "LabelTaken", "LaidBall", "Leaving", "MustChoose", "NoBallLeft", "NoFreeLabel", "NoPrinted", "NoSuchBall", "NoSuchLabel",
    "NoSuchPerformer", "NoSuchPlace", "NoSuchPlayer", "NoSuchWait", "NotConfirmed", "NothingThere", "NothingToShow", "NotNow", "NotReady",
    "NotThatPlace", "NotToThem", "PerformerGone", "PerformerThere", "PlaceEmptied", "PlacePoints", "PlaceTaken", "PrintedOtherwise", "Reached",
    "Reopened", "ReopenFirst", "Repaired", "Revealed", "RoundBegun", "Row", "Scored", "TooFewPoints", "TookBack", "TooManyBalls", "TooManyOfValue",
    "Waited", "WrongBalls", "ARROW_BALL", "NUMBER_ONE_BALL",
]  # fmt: skip

JOURNAL = 1
SEATS = range(3, 7)
OPTIONS: dict[str, Any] = {"bag7": False, "fixed8": False, "out_too": False, "box": False}
OPTION_VALUES: dict[str, tuple[Any, ...]] = {}
SIMULATED: dict[str, Any] = {}
AT_A_TABLE = None
FOLLOWS: tuple[type, ...] = ()
SetTurn = None

CHOICES = tuple(Choose(label) for label in LABELS)
WAITS = tuple(Wait(place) for place in PLACES)
KEEP = KeepLabel()
CHANGES: tuple[Action, ...] = (KEEP, *(ChangeLabel(label) for label in LABELS))
LAYS = tuple(tuple(Lay(value, place) for place in PLACES) for value in VALUES)
CLIMBERS = tuple(Climber(place) for place in PLACES)
FIRSTS = tuple(NumberOne(place) for place in PLACES)
BACKS = tuple(TakeBack(place) for place in PLACES)
CONFIRM, REOPEN = Confirm(), Reopen()
AT_THE_START: tuple[Action, ...] = (*CHOICES, *WAITS)
EVER: tuple[Action, ...] = (*CHOICES, *WAITS, *(lay for each in LAYS for lay in each), *CLIMBERS, *FIRSTS, *BACKS, CONFIRM, REOPEN, *CHANGES)


def setup(seats: int, options: dict[str, Any], first: Seat = 0, components: Any = None) -> State:
    """A game before its first performer. ValueError for seats, a first seat, options or components that do not exist or go together."""
    if seats not in SEATS or first not in range(seats):
        raise ValueError("seats")
    if not options.keys() <= OPTIONS.keys() or any(type(value) is not bool for value in options.values()):
        raise ValueError("options")
    options = OPTIONS | options
    if options["bag7"] and options["fixed8"]:
        raise ValueError("options")
    state = State()
    state.seats, state.first, state.round, state.phase, state.place = seats, first, 0, REVEAL, 15
    state.bag7, state.fixed8, state.out_too, state.box = (options[name] for name in ("bag7", "fixed8", "out_too", "box"))
    state.cast = cast_of(components)
    state.listed = len(state.cast) - 1
    state.own_balls = bool(components and components.get("own_balls"))
    state.deck, state.left, state.gone = list(range(1, len(state.cast))), state.listed, []
    state.chart, state.leaving, state.passed, state.week, state.points = [0] * 14, [], 0, None, ()
    state.label, state.until, state.total, state.queue = [0] * seats, [14] * seats, [0] * seats, []
    state.bag, state.hands, state.spots, state.can, state.laid, state.ready, state.emptied = [], [], [], [], [], 0, ()
    return state


def ambiguous(number: int, first: Seat) -> bool:
    """Whether lines of that JOURNAL number may be of other rules than these: there is only one."""
    return False


def secret(options: dict[str, Any]) -> bool:
    """Whether seats know things that others may not: the balls they hold and lay, unless these are in the box."""
    return not options.get("box", False)


def untold(state: State, event: Any) -> bool:
    """Whether what one seat was told is still not known to the others: where a coloured ball lies until it is evaluated, balls
    held and number balls to the end, for they never get an owner."""
    if state.phase == OVER:
        return False
    coloured = type(event) is LaidBall and event.ball in (ARROW_BALL, NUMBER_ONE_BALL)
    return not coloured or state.phase in (DEAL, LAY)


def dealt(options: dict[str, Any]) -> tuple[type, ...]:
    """What of chance the program does itself at a physical table too: it deals the balls, unless one of each or the box's are used."""
    return () if options.get("box") or options.get("fixed8") else (Deal,)


def copy(state: State) -> State:
    """An independent copy."""
    twin = State()
    twin.seats, twin.first, twin.round, twin.phase, twin.place = state.seats, state.first, state.round, state.phase, state.place
    twin.bag7, twin.fixed8, twin.out_too, twin.box, twin.own_balls = state.bag7, state.fixed8, state.out_too, state.box, state.own_balls
    twin.cast, twin.listed, twin.left, twin.passed = state.cast, state.listed, state.left, state.passed
    twin.emptied, twin.week, twin.points = state.emptied, state.week, state.points
    twin.deck, twin.gone, twin.chart, twin.leaving = state.deck[:], state.gone[:], state.chart[:], state.leaving[:]
    twin.label, twin.until, twin.total, twin.queue = state.label[:], state.until[:], state.total[:], state.queue[:]
    twin.bag, twin.hands, twin.spots = state.bag[:], state.hands[:], state.spots[:]
    twin.can, twin.laid, twin.ready = state.can[:], state.laid[:], state.ready
    return twin


def view(state: State, seat: Seat) -> View:
    """What a seat may know; for DECK, what all may know."""
    return seeing.view(state, seat)


def imagine(seen: View, random: Random) -> State:
    """A state that this view allows."""
    return seeing.imagine(seen, random)


# Who may do what


def actors(state: State) -> tuple[Seat, ...]:
    """While balls are laid every seat that has not confirmed; the seat asked for its label; (DECK,); () at the end."""
    phase = state.phase
    if phase == LAY:
        return _laying(state.seats, state.ready)
    if phase in (CHOOSE, CHANGE):
        return (state.queue[0],)
    return () if phase == OVER else (DECK,)


@cache
def _laying(seats: int, ready: int) -> tuple[Seat, ...]:
    """The seats without their bit in ready."""
    return tuple([seat for seat in range(seats) if not ready >> seat & 1])


def turn(state: State) -> Seat:
    """The seat that is asked; of several that lay, the first from the first seat; while the deck acts, the first seat."""
    if state.phase in (CHOOSE, CHANGE):
        return state.queue[0]
    if state.phase == LAY:
        return next(seat for seat in rounds.from_seat(state, state.first) if not state.ready >> seat & 1)
    return state.first


def sayable(state: State, seat: Seat) -> tuple[Action, ...]:
    """Every action a player could name at this table, what takes something back included; of the deck's the possible ones."""
    return _by_deck(state) if seat == DECK else EVER


def candidates(state: State, seat: Seat) -> tuple[Action, ...]:
    """The actions worth trying: those of the phase, without what takes something back (TAKES_BACK): bots and playouts never do."""
    phase = state.phase
    if phase == LAY:
        return () if seat == DECK or state.ready >> seat & 1 else _layable(state.can[seat])
    if phase == CHOOSE:
        return AT_THE_START
    return CHANGES if phase == CHANGE else _by_deck(state)


@cache
def _layable(can: int) -> tuple[Action, ...]:
    """On every place each ball that may still be laid; when there is none, to confirm."""
    lays: list[Action] = [lay for index, each in enumerate(LAYS) if can >> index & 1 for lay in each]
    lays += CLIMBERS if can & ARROW else ()
    lays += FIRSTS if can & ONE else ()
    return tuple(lays or [CONFIRM])


def _by_deck(state: State) -> tuple[Action, ...]:
    possible: list[Action] = [action for action, _ in outcomes(state)]
    return tuple(possible)


def outcomes(state: State) -> tuple[tuple[Action, int], ...] | Deals:
    """What may come, with its weight: performers of the deck, each as likely; balls dealt; examples of what the box may give."""
    if state.phase == REVEAL:
        return tuple([_revealed(number) for number in state.deck])
    if state.phase == DEAL:
        return deck.deals(state)
    return tuple([(emptied, 1) for emptied in deck.emptyings(state)]) if state.phase == EMPTY else ()


@cache
def _revealed(number: int) -> tuple[Reveal, int]:
    return Reveal(number), 1


def refusal(state: State, seat: Seat, action: Any) -> Refusal | None:
    """None when the action is legal, else why not: over, not your turn, unfinished, no such thing, the rule."""
    if state.phase == OVER:
        return GameFinished()
    why_not = BY_SEAT.get(type(action))
    if why_not:
        return NotYourTurn(turn(state)) if seat == DECK else why_not(state, seat, action)
    return BY_DECK[type(action)](state, action) if seat == DECK else NotYourTurn(DECK)


# What comes of it


def apply(state: State, seat: Seat, action: Any) -> tuple[Event, ...]:
    """Do a legal action and tell it as events."""
    does = DOES.get(type(action))
    return tuple(does(state, seat, action) if does else DECK_DOES[type(action)](state, action))


def advance(state: State, seat: Seat, action: Any) -> None:
    """Do a legal action. It checks nothing and tells nothing."""
    apply(state, seat, action)


def scores(state: State) -> list[int]:
    """The totals, which may be below 0."""
    return list(state.total)


def sides(state: State) -> tuple[tuple[Seat, ...], ...]:
    """The seats that win together: each for itself."""
    return tuple((seat,) for seat in range(state.seats))


def winners(state: State) -> tuple[Seat, ...]:
    """The seats with the most points, () before the end."""
    return rounds.winners(state) if state.phase == OVER else ()


BY_SEAT: dict[type, Callable[[State, Seat, Any], Refusal | None]] = {
    Choose: labels.not_chosen, Wait: labels.not_chosen, ChangeLabel: labels.not_changed, KeepLabel: labels.not_changed,
    Lay: laying.not_laid, Climber: laying.no_climber, NumberOne: laying.no_number_one, TakeBack: laying.not_taken_back,
    Confirm: laying.not_confirmed, Reopen: laying.not_reopened,
}  # fmt: skip
BY_DECK: dict[type, Callable[[State, Any], Refusal | None]] = {
    Reveal: deck.not_revealed, Deal: deck.not_dealt, Emptied: deck.not_emptied, **dict.fromkeys(REPAIRS, deck.not_repaired),
}  # fmt: skip
"""Why each kind of action may not be done, None when it may."""

DOES: dict[type, Callable[[State, Seat, Any], list[Event]]] = {
    Choose: labels.choose, Wait: labels.wait, ChangeLabel: labels.change, KeepLabel: labels.keep,
    Lay: laying.lay, Climber: laying.lay_climber, NumberOne: laying.name_number_one, TakeBack: laying.take_back,
    Confirm: laying.confirm, Reopen: laying.reopen,
}  # fmt: skip
DECK_DOES: dict[type, Callable[[State, Any], list[Event]]] = {
    Reveal: deck.reveal, Deal: deck.deal, Emptied: deck.empty, **dict.fromkeys(REPAIRS, deck.repair),
}  # fmt: skip
"""What each kind of action does."""
