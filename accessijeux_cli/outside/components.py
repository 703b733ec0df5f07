"""An owner's components: a CSV or TOML file as rows, each with its line, and what is wrong with it as a file."""

import csv
import io
import re
import tomllib
from pathlib import Path
from typing import Any

BIGGEST = 1_000_000  # bytes: no game has that many pieces
TABLE = re.compile(r"\s*\[\[")

Row = tuple[int, dict[str, Any]]
"""A line number, counting from 1, and what stands there by column."""
Trouble = tuple[str, int, int, int]
"""("missing", "denied", "kind", "syntax", "values", "empty" or, in a TOML file, one of FAULTS, the line or 0), or ("", 0); for
"values" how many stand there and how many should, otherwise 0."""
NO_TROUBLE: Trouble = ("", 0, 0, 0)


def read_rows(name: str) -> tuple[list[Row], Trouble]:
    """The rows of a file: of a CSV file under its heading, of a TOML file the tables [[...]]; never an exception."""
    path = Path(name).expanduser()
    if path.suffix.lower() not in READERS:
        return [], ("kind", 0, 0, 0)
    try:
        data = path.read_bytes()[:BIGGEST]
    except FileNotFoundError:
        return [], ("missing", 0, 0, 0)
    except OSError:
        return [], ("denied", 0, 0, 0)
    rows, trouble = READERS[path.suffix.lower()](_text(data))
    return (rows, trouble) if trouble[0] or rows else ([], ("empty", 0, 0, 0))


def _text(data: bytes) -> str:
    """UTF-8, or what French Windows writes."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace")


def _from_csv(text: str) -> tuple[list[Row], Trouble]:
    heading = text.partition("\n")[0]
    delimiter = max(",;\t", key=heading.count)
    reader = csv.reader(io.StringIO(text), delimiter=delimiter, skipinitialspace=True)
    rows: list[Row] = []
    columns: list[str] = []
    try:
        for cells in reader:
            values = [cell.strip() for cell in cells]
            if not any(values):
                continue
            if not columns:
                columns = [value.lower() for value in values]
                continue
            if len(values) != len(columns):
                return [], ("values", reader.line_num, len(values), len(columns))
            rows.append((reader.line_num, dict(zip(columns, values))))
    except csv.Error:
        return [], ("syntax", reader.line_num, 0, 0)
    return rows, NO_TROUBLE


def _from_toml(text: str) -> tuple[list[Row], Trouble]:
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"line (\d+)", str(error))
        number = int(found[1]) if found else 0
        return [], (_fault(text.splitlines()[number - 1]) if found else "syntax", number, 0, 0)
    lines = [number for number, each in enumerate(text.splitlines(), 1) if TABLE.match(each)]
    rows = [each for value in tables.values() if isinstance(value, list) for each in value if isinstance(each, dict)]
    return [(line, {key.lower(): value for key, value in each.items()}) for line, each in zip(lines, rows)], NO_TROUBLE


def _fault(line: str) -> str:
    """What is wrong with a line of a TOML file."""
    return next((fault for fault, pattern in FAULTS.items() if pattern.match(line)), "syntax")


FAULTS = {
    "accent": re.compile(r"\s*[\w-]*[^\W\x00-\x7f][\w-]*\s*="),
    "no value": re.compile(r"\s*[\w\"-]+\s*=\s*(?:#|$)"),
    "comma": re.compile(r"[^=]*=\s*[+-]?\d+,\d"),
    "quotes": re.compile(r"[^=]*=\s*[^\W\d]"),
}
"""Common faults of a line in TOML: a column with an accent, nothing after it, a decimal comma, a text without quotes."""
READERS = {".csv": _from_csv, ".toml": _from_toml}
