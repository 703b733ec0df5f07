"""Each reader says each sentence of a conversation exactly once, in order, and nothing else."""

import itertools
from dataclasses import replace

import pytest

from accessijeux_cli import games

from . import bench, conversation
from .conftest import EVERYTHING

READERS = ("differ", "differ_lines", "voiceover", "yasr", "fenrir", "orca")
REFUSING = ("differ", "differ_lines", "yasr", "fenrir", "orca")
LANGUAGES = ("fr", "en")
GAMES = tuple(name.partition("_")[0] for name in games.names())


def read(name):
    return conversation.read(bench.HERE / "conversations" / f"{name}.txt")


def cases(kind, everything=EVERYTHING):
    """(reader, conversation): of each reader one whole game and a round of each other one, in turn in one language; or all."""
    return [(reader, f"{game}_{kind}_{lang}")
            for number, reader in enumerate(READERS) for place, game in enumerate(GAMES)
            for lang in (LANGUAGES if everything else (LANGUAGES[(number + place) % len(LANGUAGES)],))
            if everything or (kind == "game") == (number % len(GAMES) == place)]


@pytest.mark.parametrize("reader, name", cases("game"))
def test_a_whole_game_is_heard(heard, reader, name):
    assert heard(reader, read(name)) == []


@pytest.mark.parametrize("reader, name", cases("round"))
def test_a_round_with_questions_mistakes_and_a_pause_is_heard(heard, reader, name):
    assert heard(reader, read(name)) == []


def test_every_game_is_heard_by_every_reader_and_in_every_language():
    chosen = [(reader, *name.split("_")) for kind in ("game", "round") for reader, name in cases(kind, everything=False)]
    assert {(reader, game) for reader, game, _, _ in chosen} == {(reader, game) for reader in READERS for game in GAMES}
    assert [reader for reader, _, kind, _ in chosen if kind == "game"] == list(READERS)
    assert len(chosen) == len(READERS) * len(GAMES)
    assert {tuple(each) for _, *each in chosen} == set(itertools.product(GAMES, ("game", "round"), LANGUAGES))


@pytest.mark.parametrize("reader, name", [("differ", "symbiose_game_en"), ("fenrir", "guerre_game_fr")])
def test_a_window_of_132_columns_is_heard(heard, reader, name):
    """The same words; and the bench sees that no line is wider than 79."""
    assert heard(reader, replace(read(name), columns=132)) == []


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("name", ["demo_long"] + ["demo_lengths", "demo_quiet", "demo_plain"] * EVERYTHING)
def test_a_quiet_program_is_heard_line_by_line(heard, reader, name):
    assert heard(reader, read(name)) == []


@pytest.mark.parametrize("reader", REFUSING)
def test_the_default_prompt_with_menu_and_toolbar_is_refused(heard, reader):
    found = heard(reader, read("demo_default"), most=3.0)
    assert [sentence for sentence in found if sentence.startswith("after « ? chefs »")]
    assert "F1 : aide" in "\n".join(found)
