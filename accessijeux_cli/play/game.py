"""What every game is made of: seats, actions, events, refusals, rules and voice."""

from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol, runtime_checkable

Seat = int

DECK: Seat = -1
"""The seat of chance. People and bots sit on 0, 1, 2 ... in turn order."""


@dataclass(frozen=True, slots=True)
class GameFinished:
    """Refusal, the same in every game: nothing can be done any more."""


@dataclass(frozen=True, slots=True)
class NotYourTurn:
    """Refusal, the same in every game: another seat must act (DECK: something must be turned up)."""

    actor: Seat


@dataclass(frozen=True, slots=True)
class RevealFirst:
    """Refusal: something is being turned up, and comes first."""


@dataclass(frozen=True, slots=True)
class NoSuchPlayer:
    """Refusal: nobody has that number, counting from 1."""

    player: int


@dataclass(frozen=True, slots=True)
class SetTurn:
    """Repair at a physical table: it is this player's turn, counting from 1."""

    player: int


@runtime_checkable
class Done(Protocol):
    """An event that a seat did or that came to it: an event of nobody has no such field."""

    @property
    def seat(self) -> Seat: ...


@runtime_checkable
class Private(Protocol):
    """An event that one seat alone may hear."""

    @property
    def only(self) -> Seat: ...


@dataclass(frozen=True, slots=True)
class Repaired:
    """Event: at a physical table the program now agrees with it, by that repair."""

    action: Any


@dataclass(frozen=True, slots=True)
class Ended:
    """Event: the game is over. What a game tells of its end besides are fields of a class of its own, made from this one.

    scores    points, one for each seat
    winners   the seats that won
    """

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


class Unfit(ValueError):
    """An owner's pieces that do not fit the game: their line, counting from 1 (0: the file as a whole), and a reason of the
    game's own, frozen, for its voice."""

    def __init__(self, line: int, reason: Any):
        super().__init__(line, reason)
        self.line, self.reason = line, reason


class Rules(Protocol):
    """The rules of one game: plain functions over its state. They know no words and open no files.

    JOURNAL    the number of its lines in a journal, one more whenever a change of rules, order or fields changes what they mean
    SEATS      range of the numbers of seats allowed
    OPTIONS    {name: default}
    OPTION_VALUES {name: the values it may have} of options that are not a yes or no
    ACTIONS    the action classes, by which journals are read
    EVENTS, REFUSALS    the classes of what comes of them, and of the reasons against them
    CHANCE     those of them that the deck does
    REPAIRS    those that make the program agree with a physical table, SetTurn among them, done by the deck too
    FOLLOWS    those by which a seat goes on in the same turn with what the deck has just shown
    SIMULATED  {name: value} of options that are otherwise when bots play many games
    AT_A_TABLE the components at a physical table where the program knows less than in play, None when it knows the same
    setup(seats, options, first, components) -> state; ValueError when these do not fit the game
    ambiguous(number, first) -> whether lines of that JOURNAL number, that seat beginning, may be of other rules than these
    copy(state) -> an independent state
    actors(state) -> tuple of seats that may act: one, several at once, (DECK,), or () when the game is over
    turn(state) -> the seat whose turn it is, also while the deck acts for it
    sayable(state, seat) -> tuple of every action that seat could ever name at this table
    candidates(state, seat) -> tuple of the actions worth trying now, the legal ones among them
    refusal(state, seat, action) -> None when legal, else the frozen reason
    advance(state, seat, action) -> None; changes the state, checks nothing
    apply(state, seat, action) -> tuple of events; advance, and what it is told by
    outcomes(state) -> tuple of (chance action, weight)
    view(state, seat) -> frozen value: all that seat may know; of a game with secrets also for DECK: what all may know
    imagine(view, random) -> a state that view allows
    scores(state) -> list of points, one per seat
    untold(state, event) -> whether what an event (only=...) told to one seat is still not known to the others
    secret(options) -> whether seats know things that others may not (then a curtain stands between people)
    sides(state) -> tuple of the seats that win together, a tuple each: teams, or each seat for itself
    winners(state) -> tuple of seats, () before the end
    """

    JOURNAL: int
    SEATS: range
    OPTIONS: dict[str, Any]
    OPTION_VALUES: dict[str, tuple[Any, ...]]
    ACTIONS: tuple[type, ...]
    EVENTS: tuple[type, ...]
    REFUSALS: tuple[type, ...]
    CHANCE: tuple[type, ...]
    REPAIRS: tuple[type, ...]
    FOLLOWS: tuple[type, ...]
    SIMULATED: dict[str, Any]
    AT_A_TABLE: Any


@dataclass(frozen=True, slots=True, eq=False)
class Game:
    """One game on the shelf.

    name     its folder and catalog, as in journals
    title    as people call it, never translated
    seats    how many sit at the lesson, the demonstration and the deal of the day
    folder   the package of its modules, each loaded when first needed: rules, voice, bot, advice, lesson, manual; and owned
             where an owner may bring cards: components_of(rows of (line, {column: value})), or Unfit; unfit(reason, say)
    """

    name: str
    title: str
    seats: int
    folder: str

    def part(self, name: str) -> Any:
        """The module of that part, imported now."""
        return import_module(f"{self.folder}.{name}")

    @property
    def rules(self) -> Any:
        """Its rules, a module as the protocol says."""
        return self.part("rules")

    @property
    def voice(self) -> Any:
        """Its words, a value as words/voice.py describes it."""
        return self.part("voice").VOICE


def legal(rules: Any, state: Any, seat: Seat) -> list[Any]:
    """The legal actions of a seat, in the order of the candidates."""
    refusal = rules.refusal
    return [action for action in rules.candidates(state, seat) if refusal(state, seat, action) is None]


def fitting(rules: Any, options: dict[str, Any]) -> tuple[int, ...]:
    """The numbers of seats that these options allow: those that setup does not refuse, () for a value that is no option's."""
    return tuple(seats for seats in rules.SEATS if _fits(rules, seats, options))


def _fits(rules: Any, seats: int, options: dict[str, Any]) -> bool:
    try:
        rules.setup(seats, options, 0, None)
    except ValueError:
        return False
    return True


def heard_by(seat: Seat | None, events: Any) -> list[Any]:
    """The events that a seat may hear (None: everybody together): those marked only=... are for that seat alone."""
    return [event for event in events if not isinstance(event, Private) or event.only in (None, seat)]


def doer(event: Any) -> Seat | None:
    """The seat that an event is of, None when it is nobody's."""
    return event.seat if isinstance(event, Done) else None
