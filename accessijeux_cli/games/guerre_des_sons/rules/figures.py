"""The figures of cards: how a value is written, in an owner's file and at a physical table."""

import re

UNITS = {"volume": "db", "pitch": "hz", "length": "s", "timbre": "%"}
"""The sign of each criterion's unit, which may stand after a value, in small letters."""
IN_PIECES = re.compile(r"(?<![\d.,])[1-9]\d{0,2}(?:\.\d{3}|[ ,]0\d\d)(?!\d)")
"""Among values typed after each other: a number typed with a sign or a space for the thousands."""
LONG = re.compile(r"\d[.,]\d{4}")
"""More decimals than DECIMALS."""
DECIMALS = 3

SPACED = re.compile(r"[+-]?[1-9]\d{0,2}(?: \d{3})+(?:[.,]\d+)?", re.ASCII)
THOUSANDS = re.compile(r"[+-]?[1-9]\d{0,2}(?:[.,'’]\d{3})+(?:[.,]\d+)?", re.ASCII)
PLAIN = re.compile(r"[+-]?\d+(?:[.,]\d+)?", re.ASCII)


class Unclear(ValueError):
    """A text that is no value. Its argument: "pieces" (a sign for the thousands, which might be a decimal mark), "decimals"
    (too many), "digits" (not those from 0 to 9), or ""."""


def figure(text: str) -> int | float:
    """The value of one number: digits, perhaps spaces between thousands, at most DECIMALS decimals after a point or a comma.

    Raises Unclear.
    """
    if THOUSANDS.fullmatch(text):
        raise Unclear("pieces")
    number = text.replace(" ", "") if SPACED.fullmatch(text) else text
    if not PLAIN.fullmatch(number):
        foreign = any(each.isdigit() and not each.isascii() for each in text)
        raise Unclear("digits" if foreign else "")
    if LONG.search(number):
        raise Unclear("decimals")
    value = float(number.replace(",", "."))
    return int(value) if value.is_integer() else value


def without_unit(text: str, criterion: str) -> str:
    """The text of a value without the sign of its criterion's unit after it."""
    sign = UNITS[criterion]
    return text[: -len(sign)].rstrip() if text.lower().endswith(sign) else text
