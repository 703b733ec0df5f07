"""The input line as values: edits of a draft, and what is sent to show them, checked on a screen in memory."""

import asyncio
import io
import random
from contextlib import contextmanager, nullcontext
from types import SimpleNamespace

import pyte
import pytest
from prompt_toolkit.input.vt100_parser import Vt100Parser
from terminal import REPORTS

from accessijeux_cli.outside.editor import EDITS, Draft, QuietLines, Sieve, drawn, fresh, places, whole
from accessijeux_cli.outside.terminal import Terminal

PROMPT = "? "
ABOVE = "Une ligne au-dessus."


class Press:
    """A key as prompt_toolkit gives it."""

    def __init__(self, key: str, data: str = "") -> None:
        self.key = key
        self.data = data or key


def shown(text: str, columns: int) -> pyte.Screen:
    """What a terminal shows of a text written whole (pyte takes an accent that combines for a cell at a row's end)."""
    screen = pyte.Screen(columns, 24)
    pyte.Stream(screen).feed(text)
    return screen


def where(text: str, cursor: int, columns: int) -> list[tuple[int, int]]:
    """The row and column of a character's cell; after a full last row the cursor may wait on it."""
    goal = places(text, columns)[cursor]
    waits = [divmod(goal - 1, columns)] if cursor == len(text) and goal % columns == 0 else []
    return [divmod(goal, columns), *waits]


@pytest.mark.parametrize("columns", [5, 10, 13, 40])
@pytest.mark.parametrize("seed", range(8))
def test_the_screen_always_shows_the_line(columns, seed):
    chance = random.Random(seed * 100 + columns)
    screen = shown((ABOVE[:columns] + "\r\n" + PROMPT), columns)
    feed = pyte.Stream(screen).feed
    draft, line = Draft(), fresh(PROMPT, columns)
    for _ in range(150):
        draft = edited(draft, chance)
        changes, line = drawn(line, PROMPT + draft.text, len(PROMPT) + draft.cursor, columns)
        feed(changes)
        expected = shown(ABOVE[:columns] + "\r\n" + PROMPT + draft.text, columns).display
        assert screen.display == expected, (draft, changes)
        at = (screen.cursor.y - 1, min(screen.cursor.x, columns - 1))
        assert at in where(PROMPT + draft.text, len(PROMPT) + draft.cursor, columns), (draft, changes)


def edited(draft: Draft, chance: random.Random) -> Draft:
    """A key, or a line of the history."""
    match chance.randrange(6):
        case 0 | 1 if len(draft.text) < 60:
            return draft.typing(chance.choice(["a", "é", "chefs", "b" * chance.choice([3, 5, 8, 10])]))
        case 2:
            return draft.recalling(chance.choice([1, -1]), ["chef 1", "chef 2", "x" * 8, "y" * 18])
        case _:
            return EDITS[chance.choice([*EDITS, "c-h"])](draft)


def test_a_letter_at_the_end_is_all_that_is_sent():
    line = fresh(PROMPT, 10)
    for count in range(1, 30):
        changes, line = drawn(line, PROMPT + "a" * count, len(PROMPT) + count, 10)
        assert changes == "a"


def test_a_wide_letter_never_straddles_two_rows():
    assert places("abc日x", 4) == [0, 1, 2, 4, 6, 7]
    assert places("ab日x", 4) == [0, 1, 2, 4, 5]


def test_the_cursor_skips_accents_that_combine():
    draft = Draft().typing("ae\u0301b")
    assert EDITS["left"](EDITS["left"](draft)).cursor == 1
    assert EDITS["right"](EDITS["right"](EDITS["home"](draft))).cursor == 3
    assert EDITS["c-h"](EDITS["left"](draft)).text == "ab"
    assert EDITS["delete"](EDITS["right"](EDITS["home"](draft))).text == "ab"


def test_history_keeps_the_line_being_typed():
    draft = Draft().typing("brou")
    history = ["un", "deux"]
    assert draft.recalling(1, history).text == "deux"
    assert draft.recalling(1, history).recalling(1, history).recalling(1, history).text == "un"
    assert draft.recalling(1, history).recalling(-1, history).text == "brou"
    assert draft.recalling(-1, history) == draft


def test_a_burst_of_keys_is_what_was_meant():
    keys = [Press("a"), Press("c-m", "\r"), Press("c-j", "\n"), Press("c-j", "\n"), Press("escape", "\x1b"), Press("f")]
    assert Sieve().strokes(keys) == [("a", "a"), ("c-m", "\r"), ("c-m", "\n")]
    pasted = Sieve().strokes([Press("<bracketed-paste>", "un\r\ndeux\n")])
    assert [name for name, _ in pasted] == ["u", "n", "c-m", "d", "e", "u", "x", "c-m"]


class Keys:
    """Bytes of a terminal as the quiet editor takes them: prompt_toolkit's parser, then the sieve."""

    def __init__(self) -> None:
        self.presses, self.typed = [], ""
        self._parser, self._sieve = Vt100Parser(self.presses.append), Sieve()

    def read(self, text: str) -> None:
        self._parser.feed(text)
        self._take()

    def pause(self) -> None:
        """Nothing came for longer than an Escape waits for what follows it."""
        self._parser.flush()
        self._take()
        self._sieve.pause()

    def _take(self) -> None:
        self.typed += "".join(letters for name, letters in self._sieve.strokes(self.presses) if len(name) == 1)
        self.presses.clear()


@pytest.mark.parametrize("report", REPORTS, ids=ascii)
def test_no_part_of_a_report_of_the_terminal_is_typed(report):
    for cut in range(len(report) + 1):
        keys = Keys()
        for part in ("a", report[:cut], report[cut:], "b"):
            keys.read(part)
        assert keys.typed == "ab", f"in two reads: {report[:cut]!r}, {report[cut:]!r}"
    keys = Keys()
    for sign in f"{report}{report}e":
        keys.read(sign)
    assert keys.typed == "e"


@pytest.mark.parametrize("report", [each for each in REPORTS if each[1] in "[]"], ids=ascii)
def test_nor_when_its_parts_come_late(report):
    for cut in range(len(report) + 1):
        keys = Keys()
        for part in ("a", report[:cut], report[cut:]):
            keys.read(part)
            keys.pause()
        keys.read("b")
        assert keys.typed == "ab", f"in two late reads: {report[:cut]!r}, {report[cut:]!r}"


@pytest.mark.parametrize("text", ["oui", "OUI", "Paul", "Xavier", "piocher 1", "(a)", "p"])
def test_what_is_typed_after_the_escape_key_is_typed(text):
    keys = Keys()
    keys.read("\x1b")
    keys.pause()
    for letter in text:
        keys.read(letter)
    assert keys.typed == text
    keys.read("\x1b")
    keys.pause()
    keys.read(text)
    assert keys.typed == text + text


def test_a_string_without_an_end_ends_with_the_line():
    keys = Keys()
    for part in ("\x1b]11;rgb:0000", "\r", "main"):
        keys.read(part)
    assert keys.typed == "main"


def test_a_report_that_was_pasted_is_no_text_either():
    keys = Keys()
    for report in REPORTS:
        keys.read(f"\x1b[200~a{report}b\x1b[201~")
    assert keys.typed == "ab" * len(REPORTS)


def test_a_character_that_comes_as_two_halves_is_one():
    halves = [("a", "a"), ("\ud83d", "\ud83d"), ("\ude00", "\ude00"), ("c-m", "\r")]
    assert whole(halves) == [("a", "a"), ("😀", "😀"), ("c-m", "\r")]
    assert whole(halves[1:2]) + whole(halves[3:]) == [halves[1], halves[3]]
    assert whole([halves[2], halves[1]]) == [halves[2], halves[1]]
    assert whole(Sieve().strokes([Press("<bracketed-paste>", "\ud83d\ude00\n")])) == [("😀", "😀"), ("c-m", "\n")]


class Bursts:
    """An input of prompt_toolkit whose keys come in bursts, each read at once."""

    closed = False

    def __init__(self, *bursts: list[Press]) -> None:
        self._left = list(bursts)

    @contextmanager
    def attach(self, arrived):
        self._arrived = arrived
        self._announce()
        yield

    def _announce(self) -> None:
        if self._left:
            asyncio.get_running_loop().call_soon(self._arrived)

    def read_keys(self) -> list[Press]:
        burst = self._left.pop(0)
        self._announce()
        return burst

    def flush_keys(self) -> None:
        """Nothing is held back."""

    raw_mode = nullcontext


@pytest.fixture
def typing(monkeypatch):
    """typing(bursts) gives an open quiet editor and what reads a line of it; no other key waits anywhere."""
    stdin = SimpleNamespace(isatty=lambda: True)
    session = SimpleNamespace(prompt=PROMPT, listener=None, typed_as="")
    monkeypatch.setattr("accessijeux_cli.outside.editor.key_waits", lambda stream: False)

    @contextmanager
    def made(*bursts):
        monkeypatch.setattr("prompt_toolkit.input.create_input", lambda stream: Bursts(*bursts))
        with QuietLines(Terminal(io.StringIO()), stdin) as lines:
            yield lines, lambda: lines.read(session, None, pytest.fail)

    return made


def test_keys_that_were_read_with_the_line_before_are_waiting(typing):
    with typing([Press("a"), Press("c-m", "\r"), Press("x"), Press("c-m", "\r")]) as (lines, read):
        assert (lines.waiting(), read(), lines.waiting(), read(), lines.waiting()) == (False, "a", True, "x", False)


def test_halves_of_a_character_may_come_in_two_bursts(typing):
    with typing([Press("a"), Press("\ud83d")], [Press("\ude00"), Press("c-m", "\r")]) as (_, read):
        assert read() == "a😀"
