"""What every game is made of: seats, actions, events, refusals, rules and voice."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import Field, dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeVar, runtime_checkable

if TYPE_CHECKING:
    from random import Random

Seat = int
Option = bool | int | str
Options = dict[str, Option]
"""What is agreed, by the option's name."""
Components = dict[str, Any]
"""The pieces of a game where they are not its own, as JSON; what it holds is the game's affair."""

DECK: Seat = -1
"""The seat of chance. People and bots sit on 0, 1, 2 ... in turn order."""


class State(Protocol):
    """Where a game stands: only its own modules know what is inside, as in all that follows."""


class View(Protocol):
    """What a seat may know of a state, frozen."""


class Action(Protocol):
    """What a seat or the deck does: a frozen dataclass of numbers, texts, yes or no, and tuples of these."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


class Event(Protocol):
    """What came of an action, frozen; where it has a field `only`, for that seat alone."""


class Refusal(Protocol):
    """Why an action is not legal, frozen."""


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
A_co = TypeVar("A_co", bound=Action, covariant=True)


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

    def __init__(self, line: int, reason: object):
        super().__init__(line, reason)
        self.line, self.reason = line, reason


class Many(Protocol[A_co]):
    """Outcomes that are too many to list: of total ways, each as likely, the one of a ticket from 0 to total - 1 is at(ticket).

    To go through them gives a few examples, (chance action, weight).
    """

    @property
    def total(self) -> int: ...

    def at(self, ticket: int) -> A_co: ...

    def __iter__(self) -> Iterator[tuple[A_co, int]]: ...


class Rules(Protocol[S, V, A]):
    """The rules of one game: plain functions over its state. They know no words and open no files."""

    @property
    def JOURNAL(self) -> int:
        """The number of its lines in a journal, one more whenever a change of rules, order or fields changes what they mean."""

    @property
    def SEATS(self) -> range:
        """The numbers of seats allowed."""

    @property
    def OPTIONS(self) -> Mapping[str, Option]:
        """The options and their defaults."""

    @property
    def OPTION_VALUES(self) -> Mapping[str, Sequence[Option]]:
        """The values that each option may have which is not a yes or no."""

    @property
    def ACTIONS(self) -> tuple[type[A], ...]:
        """The action classes, by which journals are read."""

    @property
    def EVENTS(self) -> tuple[type, ...]:
        """The classes of what comes of them."""

    @property
    def REFUSALS(self) -> tuple[type, ...]:
        """The classes of the reasons against them."""

    @property
    def CHANCE(self) -> tuple[type[A], ...]:
        """Those of them that the deck does."""

    @property
    def REPAIRS(self) -> tuple[type[A], ...]:
        """Those that make the program agree with a physical table, done by the deck too."""

    @property
    def SetTurn(self) -> Callable[[int], A]:
        """That repair which makes it the turn of a player, counting from 1."""

    @property
    def FOLLOWS(self) -> tuple[type[A], ...]:
        """Those by which a seat goes on in the same turn with what the deck has just shown."""

    @property
    def TAKES_BACK(self) -> tuple[type[A], ...]:
        """Those by which a seat takes back its own, if any: legal and sayable, but no candidates: bots and playouts never do."""

    @property
    def SIMULATED(self) -> Mapping[str, Option]:
        """The values of options that are otherwise when bots play many games."""

    @property
    def AT_A_TABLE(self) -> Components | None:
        """The components at a physical table where the program knows less than in play, None when it knows the same."""

    def setup(self, seats: int, options: Options, first: Seat, components: Components | None, /) -> S:
        """A state; ValueError when these do not fit the game."""

    def ambiguous(self, number: int, first: Seat, /) -> bool:
        """Whether lines of that JOURNAL number, that seat beginning, may be of other rules than these."""

    def copy(self, state: S, /) -> S:
        """An independent state."""

    def actors(self, state: S, /) -> tuple[Seat, ...]:
        """The seats that may act: one, several at once, (DECK,), or () when the game is over."""

    def turn(self, state: S, /) -> Seat:
        """The seat whose turn it is, also while the deck acts for it."""

    def sayable(self, state: S, seat: Seat, /) -> tuple[A, ...]:
        """Every action that seat could ever name at this table."""

    def candidates(self, state: S, seat: Seat, /) -> tuple[A, ...]:
        """The actions worth trying now, the legal ones among them."""

    def refusal(self, state: S, seat: Seat, action: A, /) -> Refusal | None:
        """None when legal, else the reason."""

    def advance(self, state: S, seat: Seat, action: A, /) -> None:
        """Change the state; nothing is checked."""

    def apply(self, state: S, seat: Seat, action: A, /) -> tuple[Event, ...]:
        """Advance, and what it is told by."""

    def outcomes(self, state: S, /) -> tuple[tuple[A, int], ...] | Many[A]:
        """The chance actions, each with its weight."""

    def view(self, state: S, seat: Seat, /) -> V:
        """All that seat may know; of a game with secrets also for DECK: what all may know."""

    def imagine(self, view: V, random: "Random", /) -> S:
        """A state that view allows."""

    def scores(self, state: S, /) -> list[int]:
        """The points of each seat."""

    def untold(self, state: S, event: Event, /) -> bool:
        """Whether what an event (only=...) told to one seat is still not known to the others."""

    def dealt(self, options: Options, /) -> tuple[type[A], ...]:
        """The classes of CHANCE that the program does itself at a physical table too."""

    def secret(self, options: Options, /) -> bool:
        """Whether seats know things that others may not (then a curtain stands between people)."""

    def sides(self, state: S, /) -> tuple[tuple[Seat, ...], ...]:
        """The seats that win together: teams, or each seat for itself."""

    def winners(self, state: S, /) -> tuple[Seat, ...]:
        """The seats that have won, () before the end."""


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
    def rules(self) -> Rules[State, View, Action]:
        """Its rules, a module as the protocol says."""
        rules: Rules[State, View, Action] = self.part("rules")
        return rules

    @property
    def voice(self) -> Any:
        """Its words, a value as words/voice.py describes it."""
        return self.part("voice").VOICE


def legal(rules: Rules[S, V, A], state: S, seat: Seat) -> list[A]:
    """The legal actions of a seat, in the order of the candidates."""
    refusal = rules.refusal
    return [action for action in rules.candidates(state, seat) if refusal(state, seat, action) is None]


def fitting(rules: Rules[S, V, A], options: Options) -> tuple[int, ...]:
    """The numbers of seats that these options allow: those that setup does not refuse, () for a value that is no option's."""
    return tuple(seats for seats in rules.SEATS if _fits(rules, seats, options))


def _fits(rules: Rules[S, V, A], seats: int, options: Options) -> bool:
    try:
        rules.setup(seats, options, 0, None)
    except ValueError:
        return False
    return True


def heard_by(seat: Seat | None, events: Iterable[E]) -> list[E]:
    """The events that a seat may hear (None: everybody together): those marked only=... are for that seat alone."""
    return [event for event in events if not isinstance(event, Private) or event.only in (None, seat)]


def doer(event: Any) -> Seat | None:
    """The seat that an event is of, None when it is nobody's."""
    return event.seat if isinstance(event, Done) else None
