"""The terminal: replies as wrapped lines in one write each; the only module that writes to standard output."""

import os
import sys
import time
import unicodedata

from accessijeux_cli.words.lines import wrapped

TYPE_CHECKING = False  # as typing's, without loading it: the program's version is told by this module alone
if TYPE_CHECKING:
    from typing import TextIO

    from accessijeux_cli.talk.utterance import Utterance

WIDEST = 79  # columns, R33
CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # screen, scrollback, home: the curtain, the one exception to append-only
EMPTY = 0.2  # seconds a cleared screen stays empty: a reader that compares it with the one before must see it so
SPELLED = str.maketrans(
    {"œ": "oe", "Œ": "Oe", "æ": "ae", "Æ": "Ae", "ß": "ss", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L", "’": "'", "‘": "'"}
    | {"“": '"', "”": '"', "«": '"', "»": '"', "–": "-", "—": "-", "…": "..."}
)


def clean(text: str) -> str:
    """One line of printable text: odd spaces become spaces, lone surrogates U+FFFD, controls are gone (R15, R35)."""
    return " ".join("".join(map(_clean, text)).split())


def _clean(character: str) -> str:
    if character.isprintable():
        return character
    category = unicodedata.category(character)
    return "\ufffd" if category == "Cs" else "" if category == "Cf" else " "


def spelled(text: str, encoding: str) -> str:
    """The text with a readable substitute for each character that `encoding` lacks: "é" becomes "e", at worst "?"."""
    try:
        text.encode(encoding)
        return text
    except UnicodeEncodeError:
        return "".join(_spelled(character, encoding) for character in text)


def _spelled(character: str, encoding: str) -> str:
    bare = "".join(c for c in unicodedata.normalize("NFKD", character) if not unicodedata.combining(c))
    for attempt in (character, character.translate(SPELLED), bare.translate(SPELLED)):
        try:
            attempt.encode(encoding)
        except UnicodeEncodeError:
            continue
        if attempt or unicodedata.combining(character):
            return attempt
    return "?"


class Terminal:
    """Replies on a text stream, the only place of the program that writes to it.

    width   columns, or 0: asked from the terminal at each reply.
    gap     written before each reply; a line end is what `--visuel` adds.
    """

    failure = ""

    def __init__(self, stream: "TextIO | None", width: int = 0, gap: str = "") -> None:
        self._stream = stream
        self._width = width
        self._gap = gap
        self.closed = stream is None

    @property
    def encoding(self) -> str:
        return getattr(self._stream, "encoding", None) or "utf-8"

    @property
    def columns(self) -> int:
        """Columns of the window; 80 when nothing knows."""
        if self._width or self._stream is None:
            return self._width or 80
        try:
            return os.get_terminal_size(self._stream.fileno()).columns or 80
        except (OSError, ValueError, AttributeError):
            return 80

    @property
    def interactive(self) -> bool:
        """Whether a terminal is at the other end."""
        try:
            return self._stream is not None and self._stream.isatty()
        except (ValueError, AttributeError):
            return False

    @property
    def clearing(self) -> str:
        """What clears screen and scrollback, or "" where that cannot be done."""
        return CLEAR if self.interactive and not is_dumb(os.environ.get("TERM", "")) else ""

    def say(self, utterances: "list[Utterance]", prompt: str = "", before: str = "") -> None:
        """Tell a whole reply and ask, in one write (R4), after `before` in its own."""
        if before:
            self.write(before)
            time.sleep(EMPTY)
        width = min(self.columns, WIDEST)
        lines = [line for utterance in utterances for line in wrapped(clean(utterance.text), width)]
        gap = self._gap if lines else ""
        self.write(gap + "".join(line + "\n" for line in lines) + prompt)

    def write(self, text: str) -> None:
        """Write and flush; a stream that nobody reads any more sets `closed`, never an exception (R28)."""
        if self._stream is None or self.closed or not text:
            return
        try:
            self._stream.write(spelled(text, self.encoding))
            self._stream.flush()
        except (OSError, ValueError):
            self.closed = True
            _drain(self._stream)

    def hush(self) -> None:
        """Nothing: the reader of the terminal stops itself at the next key."""


def is_dumb(term: str) -> bool:
    """Whether a TERM names a terminal that understands no escape; unset is one of them, but on Windows."""
    return term in ("dumb", "unknown") or (not term and sys.platform != "win32")


def _drain(stream: "TextIO") -> None:
    """Point a dead stream at nothing, or the interpreter complains of it when it ends."""
    try:
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, stream.fileno())
        os.close(nothing)
    except (OSError, ValueError, AttributeError):
        pass
