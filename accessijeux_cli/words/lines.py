"""Lines: text cut on spaces at a width, with no sign alone at the beginning of a line; the first letter of a sentence."""

import unicodedata

SIGNS = (":", ";", "?", "!")
"""In French these stand after a space, and must not begin a line."""


def cells(text: str) -> int:
    """Columns that a text takes on a terminal: 2 for wide characters, 0 for combining ones."""
    return sum(map(_cells, text))


def _cells(character: str) -> int:
    if character < "\u0300":
        return 1
    if unicodedata.combining(character) or unicodedata.category(character) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def wrapped(text: str, width: int) -> list[str]:
    """The text in lines of at most that many columns; a word that is longer keeps a line of its own (R33)."""
    lines: list[str] = []
    for word in _words(text):
        if lines and cells(lines[-1]) + 1 + cells(word) <= width:
            lines[-1] += " " + word
        else:
            lines.append(word)
    return lines


def _words(text: str) -> list[str]:
    """Words, each with the sign that follows it after a space."""
    words: list[str] = []
    for word in text.split():
        if word in SIGNS and words:
            words[-1] += " " + word
        else:
            words.append(word)
    return words


def capital(text: str) -> str:
    """The text as the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def lowered(sentence: str) -> str:
    """A sentence to follow a colon."""
    return sentence[:1].lower() + sentence[1:]
