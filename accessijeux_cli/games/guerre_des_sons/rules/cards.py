"""The cards of La Guerre des Sons: their four criteria, our own deck of 37 sounds, and the check of an owner's cards.

The values are ours, not those of the official cards: spread over their ranges, some shared so that battles occur,
the four criteria nearly independent (tests/games/test_guerre_cards.py). Their names are words: see names.py.
"""

import re
from dataclasses import dataclass
from typing import Any

from accessijeux_cli.play.game import Unfit

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


def cards_of(components: Any) -> tuple[tuple[Any, ...], ...]:
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


def owned_of(components: Any) -> tuple[tuple[Any, ...], ...]:
    """At a physical table, the cards of its owner's file, which may be named there; () without a file."""
    match components:
        case {"unknown": True, "cards": [*rows]}:
            return _checked(rows)
    return ()


def _checked(rows: list[Any]) -> tuple[tuple[Any, ...], ...]:
    cards = tuple(tuple(row) for row in rows)
    if len(cards) != COUNT or not all(map(_is_a_card, cards)) or len({card[0].casefold() for card in cards}) != COUNT:
        raise ValueError("cards")
    return cards


def _is_a_card(card: tuple[Any, ...]) -> bool:
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
class NoNumber:
    """Something else stands where a number is needed."""

    column: str
    text: str


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


def components_of(rows: list[tuple[int, dict[str, Any]]]) -> dict[str, Any]:
    """An owner's cards as components, from rows of (line, {column: value}). Raises Unfit."""
    cards: list[list[Any]] = []
    _check_columns(rows)
    for line, facts in rows:
        card = _card(line, facts)
        if card[0].casefold() in {each[0].casefold() for each in cards}:
            raise Unfit(line, NameTwice(card[0]))
        cards.append(card)
    if len(cards) != COUNT:
        raise Unfit(0, WrongCount(len(cards)))
    return {"cards": cards}


def _check_columns(rows: list[tuple[int, dict[str, Any]]]) -> None:
    """A column that no row has is a fault of the heading, which is line 1."""
    there = [column for _, facts in rows for column in facts]
    for column, names in COLUMNS.items():
        if rows and not any(name in there for name in names):
            raise Unfit(1, NoColumn(column, _strange(there)))


def _strange(there: list[str]) -> str:
    """The first column that is none of the game's, "" when there is none."""
    known = [name for names in COLUMNS.values() for name in names]
    return next((column for column in there if column not in known), "")


def _card(line: int, facts: dict[str, Any]) -> list[Any]:
    name = str(_fact(line, facts, "name"))
    if not NAME.fullmatch(name):
        raise Unfit(line, NoName())
    return [name, *(_number(line, criterion, _fact(line, facts, criterion)) for criterion in CRITERIA)]


def _fact(line: int, facts: dict[str, Any], column: str) -> Any:
    found = [facts[each] for each in COLUMNS[column] if each in facts]
    if not found:
        raise Unfit(line, NoColumn(column, _strange(list(facts))))
    return found[0]


def _number(line: int, criterion: str, value: Any) -> int | float:
    """A whole number, or one with decimals after a point or a comma."""
    try:
        number = float(str(value).replace(",", "."))
    except ValueError:
        raise Unfit(line, NoNumber(criterion, str(value))) from None
    if not fits(criterion, number):
        raise Unfit(line, OutOfRange(criterion, *LIMITS[criterion]))
    return int(number) if number == int(number) else number


def fits(criterion: str, value: Any) -> bool:
    """Whether a card may have that value."""
    low, high = LIMITS[criterion]
    return type(value) in (int, float) and low <= value <= high
