"""The terminal speaker: wrapping, one write, poor encodings, dead streams; and what a door says of itself."""

import io
from itertools import pairwise

import pytest

from accessijeux_cli.outside.speaker import Speakers, Transcript
from accessijeux_cli.outside.terminal import Terminal, clean, is_dumb, spelled
from accessijeux_cli.talk.utterance import Utterance
from accessijeux_cli.words.lines import cells, wrapped

LONG = "Chef 2 : trois musiciens, valeurs 7, 7, 9, et la pioche compte quarante cartes."


def written(width: int = 80, gap: str = "", encoding: str = "utf-8"):
    raw = io.BytesIO()
    stream = io.TextIOWrapper(raw, encoding=encoding, newline="")
    return Terminal(stream, width, gap), lambda: raw.getvalue().decode(encoding)


@pytest.mark.parametrize("width", [10, 32, 40, 79, 200])
def test_lines_are_cut_on_spaces_and_lose_nothing(width):
    lines = wrapped(LONG * 3, width)
    assert " ".join(lines) == LONG * 3
    assert all(len(line) <= width or " " not in line for line in lines)
    assert all(line == line.strip() for line in lines)
    assert all(len(line) + 1 + len(after.split()[0]) > width for line, after in pairwise(lines))


def test_a_reply_is_at_most_79_columns_and_the_prompt_follows():
    terminal, text = written(132)
    terminal.say([Utterance(LONG + " " + LONG), Utterance("À vous.")], "? ")
    assert max(map(len, text().split("\n"))) <= 79
    assert text().endswith("\nÀ vous.\n? ")


def test_a_gap_comes_before_a_reply_and_never_before_a_prompt_alone():
    terminal, text = written(gap="\n")
    terminal.say([Utterance("À vous de jouer.")], "? ")
    terminal.say([], "? ")
    assert text() == "\nÀ vous de jouer.\n? ? "


def test_what_is_not_printable_never_reaches_a_terminal():
    assert clean("a\u00a0b\x1b[2Jc\nd\te\udce9\u200df") == "a b [2Jc d e\ufffdf"
    assert clean(" \u00a0a \t b\u2009\n") == "a b"
    terminal, text = written()
    terminal.say([Utterance("Léa\x1b]0;x\x07 joue."), Utterance(""), Utterance(" \n ")])
    assert text() == "Léa ]0;x joue.\n"


@pytest.mark.parametrize(
    "encoding, seen",
    [
        ("ascii", "Oeuvre d'ete, coeur, 5?, ?"),
        ("latin-1", "Oeuvre d'été, coeur, 5?, ?"),
        ("cp1252", "Œuvre d’été, cœur, 5€, ?"),
    ],
)
def test_a_poor_encoding_gets_a_readable_substitute(encoding, seen):
    terminal, text = written(encoding=encoding)
    terminal.say([Utterance("Œuvre d’été, cœur, 5€, 日")])
    assert text() == seen + "\n"


def test_accents_that_combine_are_dropped_rather_than_questioned():
    assert spelled("e\u0301te\u0301", "ascii") == "ete"


class Broken(io.StringIO):
    """A stream whose reader has gone."""

    def write(self, text: str) -> int:
        raise BrokenPipeError


@pytest.mark.parametrize("stream", [None, Broken()])
def test_a_dead_stream_is_told_and_never_raises(stream):
    terminal = Terminal(stream)
    terminal.say([Utterance("Bonjour à tous.")], "? ")
    assert terminal.closed
    assert Speakers(terminal).closed


def test_a_closed_stream_is_dead_too():
    stream = io.StringIO()
    stream.close()
    terminal = Terminal(stream)
    terminal.say([Utterance("Bonjour à tous.")])
    assert terminal.closed
    assert (terminal.columns, terminal.interactive, terminal.clearing) == (80, False, "")


def test_cells_of_wide_and_combining_letters():
    assert [cells(text) for text in ("abc", "é", "e\u0301", "日本", "")] == [3, 1, 1, 4, 0]


def test_terminals_that_understand_no_escape(monkeypatch):
    monkeypatch.setattr("sys.platform", "linux")
    assert [is_dumb(term) for term in ("dumb", "unknown", "", "xterm", "vt100")] == [True, True, True, False, False]
    monkeypatch.setattr("sys.platform", "win32")
    assert not is_dumb("")


def test_a_transcript_keeps_the_replies():
    transcript = Transcript()
    transcript.say([Utterance("Un."), Utterance("Deux.")], "? ")
    transcript.hush()
    assert (transcript.replies, transcript.prompts) == ([[Utterance("Un."), Utterance("Deux.")]], ["? "])
