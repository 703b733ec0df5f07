"""An owner's components: a CSV or TOML file as rows, each with its line, and what is wrong with it as a file."""

import codecs
import csv
import io
import os
import re
import stat
import tomllib
import unicodedata
from pathlib import Path
from typing import Any

BIGGEST = {".csv": 1_000_000, ".toml": 300_000}  # bytes: no game has that many pieces, and TOML is slow to read
LONGEST_LINE = 500  # characters of a line of TOML: keys with many points are slower still
TABLE = re.compile(r"\s*\[\[\s*[\"']?(.*?)[\"']?\s*\]\]")
DELIMITERS = ",;\t"
DELIMITER_LINE = re.compile(rf"sep=([{DELIMITERS}])", re.IGNORECASE)
"""What spreadsheets may write on top of a CSV file."""
SPACES = dict.fromkeys(map(ord, "\u00a0\u2007\u2009\u202f"), " ")
"""Spaces that do not break, as French spreadsheets and text processors write them."""

Row = tuple[int, dict[str, Any]]
"""A line number, counting from 1, and what stands there by column; decimals of TOML as they are written."""
Trouble = tuple[str, int, int, int]
"""("missing", "denied", "special", "big", "kind", "syntax", "values", "twice", "empty" or, in a TOML file, one of FAULTS,
"long" or "deep", the line or 0), or ("", 0); for "values" how many stand there and how many should, for "twice" the places of two
columns of the same name, otherwise 0."""
NO_TROUBLE: Trouble = ("", 0, 0, 0)


class Rows(list[Row]):
    """Rows of a file; heading is the line where the columns are named: in TOML that of the first card."""

    heading = 1


class Unreadable(Exception):
    """What is wrong with a file; its argument is a Trouble."""


def read_rows(name: str) -> tuple[Rows, Trouble]:
    """The rows of a file: of a CSV file under its heading, of a TOML file the tables [[...]]; never an exception.

    Only an ordinary file that is not too big is read: a device or a pipe could go on for ever.
    """
    try:
        path = Path(os.path.expanduser(name))  # Path.expanduser raises for a home that nothing tells
        if path.suffix.lower() not in READERS:
            raise Unreadable(("kind", 0, 0, 0))
        rows = READERS[path.suffix.lower()](_text(_bytes(path, BIGGEST[path.suffix.lower()])))
    except Unreadable as problem:
        return Rows(), problem.args[0]
    except FileNotFoundError:
        return Rows(), ("missing", 0, 0, 0)
    except (OSError, ValueError, RuntimeError):
        return Rows(), ("denied", 0, 0, 0)
    return (rows, NO_TROUBLE) if rows else (rows, ("empty", 0, 0, 0))


def _bytes(path: Path, most: int) -> bytes:
    kind = path.stat().st_mode
    if not (stat.S_ISREG(kind) or stat.S_ISDIR(kind)):
        raise Unreadable(("special", 0, 0, 0))
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise Unreadable(("big", 0, 0, 0))
    return data


def _text(data: bytes) -> str:
    """UTF-8, UTF-16 with its mark, or what French Windows writes; letters whole, plain spaces, lines ended by \\n."""
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        text = data.decode("utf-16", "replace")
    else:
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError:
            text = data.decode("cp1252", "replace")
    text = unicodedata.normalize("NFC", text).translate(SPACES)
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _from_csv(text: str) -> Rows:
    top, _, rest = text.partition("\n")
    given = DELIMITER_LINE.fullmatch(top.strip(" \""))
    before, text = (1, rest) if given else (0, text)
    delimiter = given[1] if given else max(DELIMITERS, key=text.lstrip().partition("\n")[0].count)
    reader = csv.reader(io.StringIO(text), delimiter=delimiter, skipinitialspace=True, strict=True)
    rows, line = Rows(), 1 + before
    columns: list[str] = []
    try:
        for cells in reader:
            values = [cell.strip() for cell in cells]
            if any(values) and columns:
                rows.append((line, _by_column(columns, values, line)))
            elif any(values):
                columns, rows.heading = _columns(values, line), line
            line = reader.line_num + 1 + before
    except csv.Error:
        raise Unreadable(("syntax", line, 0, 0)) from None
    return rows


def _columns(values: list[str], line: int) -> list[str]:
    """The names of the columns, in small letters, without empty ones at the end."""
    columns = [value.lower() for value in values]
    while not columns[-1]:
        columns.pop()
    first: dict[str, int] = {}
    for place, column in enumerate(columns, 1):
        if column and first.setdefault(column, place) != place:
            raise Unreadable(("twice", line, first[column], place))
    return columns


def _by_column(columns: list[str], values: list[str], line: int) -> dict[str, Any]:
    """Values under their columns; empty ones too many are no values."""
    while len(values) > len(columns) and not values[-1]:
        values.pop()
    if len(values) != len(columns):
        raise Unreadable(("values", line, len(values), len(columns)))
    return dict(zip(columns, values))


def _from_toml(text: str) -> Rows:
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise Unreadable(("long", number, 0, 0))
    try:
        tables = tomllib.loads(text, parse_float=str)
    except RecursionError:
        raise Unreadable(("deep", 0, 0, 0)) from None
    except ValueError as error:
        raise Unreadable(_toml_trouble(str(error), text.split("\n"))) from None
    rows = Rows(sorted(_tables(tables, text), key=lambda row: row[0]))
    rows.heading = rows[0][0] if rows else 1
    return rows


def _tables(tables: dict[str, Any], text: str) -> list[Row]:
    """The tables [[...]] with their lines; 0 for those that stand elsewhere in the file than on lines of their own."""
    places: dict[str, list[int]] = {}
    for number, line in enumerate(text.split("\n"), 1):
        if match := TABLE.match(line):
            places.setdefault(match[1], []).append(number)
    rows: list[Row] = []
    for name, value in tables.items():
        cards = [each for each in value if isinstance(each, dict)] if isinstance(value, list) else []
        lines = places.get(name, [])
        lines = lines if len(lines) == len(cards) else [0] * len(cards)
        rows += [(line, {key.lower(): fact for key, fact in each.items()}) for line, each in zip(lines, cards)]
    return rows


def _toml_trouble(problem: str, lines: list[str]) -> Trouble:
    """What is wrong, and on which line: what the parser says, else the last line that is not empty."""
    found = re.search(r"at line (\d+)", problem)
    last = max((number for number, line in enumerate(lines, 1) if line.strip()), default=1)
    number = int(found[1]) if found else last
    if "overwrite" in problem:
        return ("doubled", number, 0, 0)
    return (_fault(lines[number - 1]), number, 0, 0)


def _fault(line: str) -> str:
    """What is wrong with a line of a TOML file."""
    return next((fault for fault, pattern in FAULTS.items() if pattern.match(line)), "syntax")


FAULTS = {
    "accent": re.compile(r"\s*[\w-]*[^\W\x00-\x7f][\w-]*\s*="),
    "no value": re.compile(r"\s*[\w\"-]+\s*=\s*(?:#|$)"),
    "comma": re.compile(r"[^=]*=\s*[+-]?\d+,\d"),
    "points": re.compile(r"[^=]*=\s*[+-]?\d+\.\d+\.\d"),
    "spaces": re.compile(r"[^=]*=\s*[+-]?\d+ +\d"),
    "unit": re.compile(r"[^=]*=\s*[+-]?\d[\d.]*\s*(?:%|[^\W\d_])"),
    "curly": re.compile(r"[^=]*=\s*[“”„«»‘’‚‹›]"),
    "quotes": re.compile(r"[^=]*=\s*[^\W\d]"),
}
"""Common faults of a line in TOML: a column with an accent, nothing after it, a decimal comma, points or spaces for the
thousands, a unit, quotation marks that are not straight, a text without any. Beside them "doubled", a column twice."""
READERS = {".csv": _from_csv, ".toml": _from_toml}
