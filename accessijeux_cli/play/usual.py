"""What most rules have alike: a game imports from here what it has as usual, and writes the rest itself.

A state that is copied and viewed here is a class with slots, a view a frozen dataclass of the same fields and a seat; these hold
numbers, words, tuples of such, or in the state lists of such. A game that must be quick does both by hand.
"""

from collections.abc import Callable
from dataclasses import fields, make_dataclass
from typing import Any, TypeVar

from accessijeux_cli.play.game import Options, Seat

T = TypeVar("T")

OPTION_VALUES: dict[str, tuple[Any, ...]] = {}
"""Every option is a yes or no."""
FOLLOWS: tuple[type, ...] = ()
"""No seat goes on in the same turn with what the deck has shown."""
TAKES_BACK: tuple[type, ...] = ()
"""No action takes back what a seat has done."""
SIMULATED: dict[str, Any] = {}
"""Bots play with the usual options."""
AT_A_TABLE = None
"""At a physical table the program knows as much as in play."""


def ambiguous(number: int, first: Seat) -> bool:
    """There has been one JOURNAL number only."""
    return False


def dealt(options: Options) -> tuple[type, ...]:
    """At a physical table the program turns nothing up itself."""
    return ()


def turn(state: Any) -> Seat:
    """The seat whose turn it is, as the state says."""
    seat: Seat = state.turn
    return seat


def scores(state: Any) -> list[int]:
    """The points of each seat, as the state says."""
    return list(state.scores)


def sides(state: Any) -> tuple[tuple[Seat, ...], ...]:
    """The seats that win together: each for itself."""
    return tuple((seat,) for seat in range(len(state.scores)))


def copy(state: T) -> T:
    """An independent copy."""
    twin = object.__new__(type(state))
    for name in type(state).__slots__:  # type: ignore[attr-defined]
        value = getattr(state, name)
        setattr(twin, name, value[:] if type(value) is list else value)
    return twin


def view_of(state: type) -> Any:
    """A frozen class of views: the seat that looks, and the fields of a state."""
    return make_dataclass("View", [("seat", Seat), *((field.name, field.type) for field in fields(state))], frozen=True, slots=True)


def viewed(kind: Callable[..., T], state: Any, seat: Seat, **instead: Any) -> T:
    """What a seat may know: the state, but for the fields given instead."""
    names = [field.name for field in fields(kind) if field.name not in ("seat", *instead)]  # type: ignore[arg-type]
    values = {name: getattr(state, name) for name in names}
    return kind(seat=seat, **{name: tuple(value) if type(value) is list else value for name, value in values.items()}, **instead)


def imagined(kind: type[T], view: Any, **instead: Any) -> T:
    """A state that a view allows: the fields of the view, but for those given instead, such as what is hidden from it."""
    state = object.__new__(kind)
    for name in kind.__slots__:  # type: ignore[attr-defined]
        setattr(state, name, instead[name] if name in instead else getattr(view, name))
    return state
