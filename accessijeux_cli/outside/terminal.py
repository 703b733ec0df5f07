"""The terminal: replies as wrapped lines in one write each; the only module that writes to standard output."""

import errno
import os
import sys
import time
import unicodedata
from collections import deque

from accessijeux_cli.words.lines import wrapped

TYPE_CHECKING = False  # as typing's, without loading it: the program's version is told by this module alone
if TYPE_CHECKING:
    from typing import TextIO

    from accessijeux_cli.talk.utterance import Utterance

WIDEST = 79  # columns, R33
CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # screen, scrollback, home: the curtain, the one exception to append-only
SENT = 50
"""Writes of replies that are kept until somebody asks what was sent."""
EMPTY = 0.2  # seconds a cleared screen stays empty: a reader that compares it with the one before must see it so
SPELLED = str.maketrans(
    {"œ": "oe", "Œ": "Oe", "æ": "ae", "Æ": "Ae", "ß": "ss", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L", "’": "'", "‘": "'"}
    | {"“": '"', "”": '"', "«": '"', "»": '"', "–": "-", "—": "-", "…": "..."}
)
LEFT = (errno.EPIPE, errno.EINVAL) if sys.platform == "win32" else (errno.EPIPE,)
"""Whoever read the output has gone, which is no fault: Windows has two numbers for it."""


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
    closed  nobody can read any more.
    lost    why what was written did not arrive, though somebody waits for it: "full", "failed"; else "".
    """

    failure = ""

    def __init__(self, stream: "TextIO | None", width: int = 0, gap: str = "") -> None:
        self._stream = stream
        self._width = width
        self._gap = gap
        self._sent: deque[str] = deque(maxlen=SENT)
        self.closed = stream is None
        self.lost = ""

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
        from accessijeux_cli.outside.console import is_terminal

        return is_terminal(self._stream)

    @property
    def obeys(self) -> bool:
        """Whether a terminal is at the other end that takes escape sequences for orders."""
        from accessijeux_cli.outside.console import obeys

        return self.interactive and not is_dumb(os.environ.get("TERM", "")) and obeys(self._stream)

    @property
    def clearing(self) -> str:
        """What clears screen and scrollback, or "" where that cannot be done."""
        return CLEAR if self.obeys else ""

    def say(self, utterances: "list[Utterance]", prompt: str = "", before: str = "") -> None:
        """Tell a whole reply and ask, in one write (R4), after `before` in its own."""
        if before:
            self._sent.append(before)
            self.write(before)
            time.sleep(EMPTY)
        width = min(self.columns, WIDEST)
        lines = [line for utterance in utterances for line in wrapped(clean(utterance.text), width)]
        gap = self._gap if lines else ""
        whole = gap + "".join(line + "\n" for line in lines) + prompt
        self._sent.append(whole)
        self.write(whole)

    def sent(self) -> list[str]:
        """The text of each write for replies since this was last asked; keys that are shown while they are typed are not in it."""
        taken = list(self._sent)
        self._sent.clear()
        return taken

    def encoded(self, text: str) -> bytes:
        """The bytes that a write of this text sends."""
        return spelled(text, self.encoding).encode(self.encoding, "replace")

    def write(self, text: str) -> None:
        """Write and flush; a stream that takes nothing any more sets `closed` and `lost`, never an exception (R28)."""
        if self._stream is None or self.closed or not text:
            return
        try:
            self._stream.write(spelled(text, self.encoding))
            self._stream.flush()
        except (OSError, ValueError) as error:
            self.closed, self.lost = True, _loss(error)
            _drain(self._stream)

    def hush(self) -> None:
        """Nothing: the reader of the terminal stops itself at the next key."""


def is_dumb(term: str) -> bool:
    """Whether a TERM names a terminal that understands no escape; unset is one of them, but on Windows."""
    return term in ("dumb", "unknown") or (not term and sys.platform != "win32")


def _loss(error: Exception) -> str:
    from accessijeux_cli.outside.files import FULL

    if not isinstance(error, OSError) or error.errno in LEFT:
        return ""
    return "full" if error.errno in FULL else "failed"


def _drain(stream: "TextIO") -> None:
    """Point a dead stream at nothing, or the interpreter complains of it when it ends."""
    try:
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, stream.fileno())
        os.close(nothing)
    except (OSError, ValueError, AttributeError):
        pass
