"""The performers of Schrille Stille: the labels that each is on, the chart's places, and the check of an owner's file.

Our 42: each label alone on two, each pair of labels on two, so that twelve are on each label. Their names are words and stand elsewhere.
"""

import re
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Any

from accessijeux_cli.play.game import Unfit

LABELS = range(1, 7)
PLACES = range(1, 15)
OUT = 15
"""The place of a performer that has left the chart."""
FEWEST, MOST = 20, 200
"""How many performers an owner's file may hold: 14 in the chart, and some more to come."""

Row = tuple[str, int, int]
"""A performer as (name, label, second label or 0); ours have no name here."""
NOBODY: Row = ("", 0, 0)

OURS: tuple[Row, ...] = (
    NOBODY,
    *(("", label, 0) for label in LABELS for _ in range(2)),
    *(("", first, second) for first, second in combinations(LABELS, 2) for _ in range(2)),
)
"""By number, from 1; number 0 is nobody."""


@dataclass(frozen=True, slots=True)
class Performer:
    """Who stands in the chart. name is "" for one of ours; labels are one or two numbers."""

    number: int
    name: str
    labels: tuple[int, ...]


@cache
def performer(number: int, row: Row) -> Performer:
    """The performer of that number and row."""
    name, *labels = row
    return Performer(number, name, tuple(label for label in labels if label))


@dataclass(frozen=True, slots=True)
class Printed:
    """A performer of a printed set that is not in the list, as read out at a physical table."""

    name: str
    labels: tuple[int, ...]

    @property
    def row(self) -> Row:
        first, second = (*sorted(self.labels), 0)[:2] if len(self.labels) == 1 else sorted(self.labels)
        return self.name, first, second


def cast_of(components: Any) -> tuple[Row, ...]:
    """The performers to play with, number 0 being nobody: ours for None, or those of an owner's file. ValueError for anything else.

    components may have "performers", rows (name, label, second label or 0), "labels", six names that only words need, and
    "own_balls", True where the balls of a physical table are known to be 6 of each value.
    """
    if components is None:
        return OURS
    if not isinstance(components, dict) or not components.keys() <= {"performers", "labels", "own_balls"}:
        raise ValueError("components")
    labels = components.get("labels")
    if labels is not None and not (len(labels) == len(LABELS) and all(type(name) is str and name for name in labels)):
        raise ValueError("labels")
    if type(components.get("own_balls", False)) is not bool:
        raise ValueError("own_balls")
    if "performers" not in components:
        return OURS
    rows = tuple(tuple(row) for row in components["performers"])
    if not FEWEST <= len(rows) <= MOST or not all(map(_is_a_row, rows)) or len({row[0].casefold() for row in rows}) < len(rows):
        raise ValueError("performers")
    return (NOBODY, *rows)


def _is_a_row(row: tuple[Any, ...]) -> bool:
    if len(row) != 3:
        return False
    name, first, second = row
    return type(name) is str and bool(name) and fit_together((first, second) if second else (first,))


def fit_together(labels: tuple[Any, ...]) -> bool:
    """Whether a performer may be on these labels: one, or two different ones."""
    return len(labels) in (1, 2) and len({*labels}) == len(labels) and all(type(each) is int and each in LABELS for each in labels)


# An owner's file


@dataclass(frozen=True, slots=True)
class NoColumn:
    """A column is missing: "name" or "label_1". strange: a column that stands there and is none, or ""."""

    column: str
    strange: str = ""


@dataclass(frozen=True, slots=True)
class NoName:
    """A name has 1 to 40 characters, a letter or a digit among them."""


@dataclass(frozen=True, slots=True)
class NameTwice:
    name: str


@dataclass(frozen=True, slots=True)
class NoLabel:
    """Something else stands where a label is needed: a number from 1 to 6, or in all of the file names."""

    text: str


@dataclass(frozen=True, slots=True)
class LabelTwice:
    """The two labels of a performer are the same."""


@dataclass(frozen=True, slots=True)
class WrongLabels:
    """The file names so many labels instead of six."""

    count: int


@dataclass(frozen=True, slots=True)
class WrongCount:
    count: int


COLUMNS = {"name": ("name", "nom"), "label_1": ("label_1", "label"), "label_2": ("label_2",)}
"""What a column may be called."""
NAME = re.compile(r"(?=.*[^\W_])\S(?:.{0,38}\S)?")


def components_of(rows: list[tuple[int, dict[str, Any]]]) -> dict[str, Any]:
    """An owner's performers as components, from rows of (line, {column: value}). Raises Unfit.

    Labels are numbers from 1 to 6, or names: these are numbered in the order in which they come, and must be six.
    """
    _check_columns(rows)
    read = [(line, _name(line, facts), _written(facts, "label_1"), _written(facts, "label_2")) for line, facts in rows]
    names = _label_names(read)
    performers: list[list[Any]] = []
    for line, name, first, second in read:
        if name.casefold() in {each[0].casefold() for each in performers}:
            raise Unfit(line, NameTwice(name))
        labels = (_label(line, first, names), _label(line, second, names) if second else 0)
        if labels[0] == labels[1]:
            raise Unfit(line, LabelTwice())
        performers.append([name, *labels])
    if not FEWEST <= len(performers) <= MOST:
        raise Unfit(0, WrongCount(len(performers)))
    return {"performers": performers, "labels": list(names)} if names else {"performers": performers}


def _check_columns(rows: list[tuple[int, dict[str, Any]]]) -> None:
    """A column that no row has is a fault of the heading, which is line 1."""
    there = [column for _, facts in rows for column in facts]
    for column in ("name", "label_1"):
        if rows and not any(name in there for name in COLUMNS[column]):
            known = [name for names in COLUMNS.values() for name in names]
            raise Unfit(1, NoColumn(column, next((each for each in there if each not in known), "")))


def _written(facts: dict[str, Any], column: str) -> str:
    """What stands in that column, "" for nothing; a second label 0 is none."""
    text = next((str(facts[each]).strip() for each in COLUMNS[column] if each in facts), "")
    return "" if text == "0" and column == "label_2" else text


def _name(line: int, facts: dict[str, Any]) -> str:
    name = _written(facts, "name")
    if not NAME.fullmatch(name):
        raise Unfit(line, NoName())
    return name


def _label_names(read: list[tuple[int, str, str, str]]) -> tuple[str, ...]:
    """The six names of labels, in the order in which they come; () where labels are numbers."""
    written = [label for _, _, *labels in read for label in labels if label]
    if any(label.isdigit() for label in written):
        return ()
    names = tuple(dict.fromkeys(written))
    if len(names) != len(LABELS):
        raise Unfit(0, WrongLabels(len(names)))
    return names


def _label(line: int, text: str, names: tuple[str, ...]) -> int:
    if text in names:
        return names.index(text) + 1
    if not (text.isascii() and text.isdigit() and int(text) in LABELS):
        raise Unfit(line, NoLabel(text))
    return int(text)
