"""The cards of La Guerre des Sons: their four criteria, our own deck of 37 sounds, and the check of an owner's cards.

The values are ours, not those of the official cards: spread over their ranges, some shared so that battles occur,
the four criteria nearly independent (tests/games/test_guerre_cards.py). Their names are words: see names.py.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from accessijeux_cli.games.guerre_des_sons.rules.figures import Unclear, figure, without_unit
from accessijeux_cli.play.game import Components, Unfit

Value = int | float
Row = tuple[Any, ...]
"""A card: its name, then its values in the order of CRITERIA."""
CRITERIA = ("volume", "pitch", "length", "timbre")
"""In decibels, hertz, seconds, and per cent from smooth to rough."""
LIMITS = {"volume": (0, 200), "pitch": (1, 30_000), "length": (0, 3600), "timbre": (0, 100)}
"""The lowest and the highest value that a card may have."""
COUNT = 37
"""36 are dealt, one is the mystery card."""

VALUES = (
    (93, 6000, 17, 83),
    (46, 6000, 22, 100),
    (64, 270, 47, 67),
    (10, 270, 2, 28),
    (136, 670, 32, 72),
    (118, 6000, 43, 11),
    (122, 35, 26, 33),
    (42, 670, 28, 97),
    (71, 160, 55, 47),
    (17, 1400, 19, 0),
    (57, 5000, 10, 92),
    (31, 45, 4, 58),
    (46, 75, 40, 36),
    (100, 15000, 1, 0),
    (129, 75, 2, 64),
    (24, 12000, 14, 36),
    (85, 390, 32, 92),
    (38, 1200, 36, 14),
    (122, 1700, 57, 47),
    (78, 190, 60, 14),
    (31, 10000, 43, 69),
    (104, 25, 22, 86),
    (53, 1700, 3, 75),
    (60, 220, 20, 6),
    (111, 2000, 6, 86),
    (111, 80, 9, 44),
    (10, 390, 52, 81),
    (75, 970, 5, 8),
    (93, 50, 7, 56),
    (78, 3500, 1, 58),
    (107, 60, 43, 22),
    (17, 2900, 30, 53),
    (24, 75, 14, 25),
    (85, 560, 3, 75),
    (6, 25, 13, 42),
    (64, 18000, 36, 14),
    (132, 4200, 9, 25),
)
"""(volume, pitch, length, timbre) of each card; card 1 is the first."""

DECK_OF_OURS = tuple(("", *values) for values in VALUES)
"""Cards as (name, volume, pitch, length, timbre); ours have their names elsewhere, an owner's carry them."""


def cards_of(components: Components | None) -> tuple[Row, ...]:
    """The cards to play with: ours for None, an owner's {"cards": rows}, none known for {"unknown": True}.

    ValueError for anything else, or rows that are not 37 cards (name, volume, pitch, length, timbre) within LIMITS.
    """
    match components:
        case None:
            return DECK_OF_OURS
        case {"unknown": True}:
            return ()
        case {"cards": [*rows]}:
            return _checked(rows)
    raise ValueError("components")


def owned_of(components: Components | None) -> tuple[Row, ...]:
    """At a physical table, the cards of its owner's file, which may be named there; () without a file."""
    match components:
        case {"unknown": True, "cards": [*rows]}:
            return _checked(rows)
    return ()


def _checked(rows: list[Any]) -> tuple[Row, ...]:
    cards = tuple(tuple(row) for row in rows)
    if len(cards) != COUNT or not all(map(_is_a_card, cards)) or len({card[0].casefold() for card in cards}) != COUNT:
        raise ValueError("cards")
    return cards


def _is_a_card(card: Row) -> bool:
    name, *values = card
    return type(name) is str and bool(NAME.fullmatch(name)) and len(values) == len(CRITERIA) and all(map(fits, CRITERIA, values))


# An owner's file


@dataclass(frozen=True, slots=True)
class NoColumn:
    """A column is missing: "name" or a criterion. strange: a column that stands there and is none, or ""."""

    column: str
    strange: str = ""


@dataclass(frozen=True, slots=True)
class NoName:
    """A name has letters, digits and spaces, hyphens or apostrophes between them, at most 30."""


@dataclass(frozen=True, slots=True)
class NameTwice:
    name: str


@dataclass(frozen=True, slots=True)
class ColumnTwice:
    """A column is there twice, under two of its names."""

    column: str


@dataclass(frozen=True, slots=True)
class NoNumber:
    """Something else stands where a number is needed. why: as in figures.Unclear."""

    column: str
    text: str
    why: str = ""


@dataclass(frozen=True, slots=True)
class OutOfRange:
    column: str
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class WrongCount:
    count: int


COLUMNS = {
    "name": ("name", "nom"), "volume": ("volume",), "pitch": ("pitch", "hauteur"),
    "length": ("length", "duration", "durée", "duree"), "timbre": ("timbre",),
}  # fmt: skip
"""What a column may be called."""
NAME = re.compile(r"[^\W_](?:[^\W_]|[ '-](?=[^\W_])){0,29}")


def components_of(rows: Sequence[tuple[int, dict[str, Any]]], heading: int = 1) -> Components:
    """An owner's cards as components, from rows of (line, {column: value}); heading is the line of the columns' names.

    Raises Unfit; whether there are too many or too few is looked at before the cards themselves.
    """
    _check_columns(rows[:COUNT], heading)
    if len(rows) != COUNT:
        raise Unfit(0, WrongCount(len(rows)))
    cards = [_card(line, facts) for line, facts in rows]
    names: set[str] = set()
    for (line, _), (name, *_) in zip(rows, cards):
        if name.casefold() in names:
            raise Unfit(line, NameTwice(name))
        names.add(name.casefold())
    return {"cards": cards}


def names_of(rows: Sequence[tuple[int, dict[str, Any]]]) -> list[tuple[int, str]]:
    """The names of an owner's cards with their lines, from rows that components_of takes."""
    return [(line, _fact(line, facts, "name")) for line, facts in rows]


def _check_columns(rows: Sequence[tuple[int, dict[str, Any]]], heading: int) -> None:
    """A column that no row has, or all have twice, is a fault of the heading."""
    there = list(dict.fromkeys(column for _, facts in rows for column in facts))
    for column, names in COLUMNS.items():
        if rows and not any(name in there for name in names):
            raise Unfit(heading, NoColumn(column, _strange(there)))
        if rows and all(sum(name in facts for name in names) > 1 for _, facts in rows):
            raise Unfit(heading, ColumnTwice(column))


def _strange(there: list[str]) -> str:
    """The first column that is none of the game's, "" when there is none."""
    known = [name for names in COLUMNS.values() for name in names]
    return next((column for column in there if column not in known), "")


def _card(line: int, facts: dict[str, Any]) -> list[Any]:
    name = _fact(line, facts, "name")
    if type(name) is not str or not NAME.fullmatch(name):
        raise Unfit(line, NoName())
    return [name, *(_number(line, criterion, _fact(line, facts, criterion)) for criterion in CRITERIA)]


def _fact(line: int, facts: dict[str, Any], column: str) -> Any:
    found = [facts[each] for each in COLUMNS[column] if each in facts]
    if not found:
        raise Unfit(line, NoColumn(column, _strange(list(facts))))
    if len(found) > 1:
        raise Unfit(line, ColumnTwice(column))
    return found[0]


def _number(line: int, criterion: str, value: Any) -> Value:
    """The value of a card: a whole number, or the text of a number as figures reads it."""
    if type(value) not in (int, str):
        raise Unfit(line, NoNumber(criterion, ""))
    try:
        number = value if type(value) is int else figure(without_unit(value, criterion))
    except Unclear as problem:
        raise Unfit(line, NoNumber(criterion, value, problem.args[0])) from None
    if not fits(criterion, number):
        raise Unfit(line, OutOfRange(criterion, *LIMITS[criterion]))
    return number


def fits(criterion: str, value: Any) -> bool:
    """Whether a card may have that value."""
    low, high = LIMITS[criterion]
    return type(value) in (int, float) and low <= value <= high
