"""Each reader says each sentence of a conversation exactly once, in order, and nothing else."""

import pytest

from . import bench, conversation
from .conftest import EVERYTHING

READERS = ("differ", "differ_lines", "voiceover", "yasr", "fenrir", "orca")
REFUSING = ("differ", "differ_lines", "yasr", "fenrir", "orca")
LANGUAGES = ("fr", "en")
GAMES = ("symphonimo", "symbiose")


def read(name):
    return conversation.read(bench.HERE / "conversations" / f"{name}.txt")


def in_turn(name, shift=0):
    """Each reader with one language of the conversation, in turn; with both when everything is asked."""
    return [pytest.param(reader, f"{name}_{lang}", id=f"{reader}-{name}_{lang}")
            for number, reader in enumerate(READERS) for place, lang in enumerate(LANGUAGES)
            if EVERYTHING or (number + shift) % len(LANGUAGES) == place]


@pytest.mark.parametrize("reader, name", [case for game in GAMES for case in in_turn(f"{game}_game")])
def test_a_whole_game_is_heard(heard, reader, name):
    assert heard(reader, read(name)) == []


@pytest.mark.parametrize("reader, name", [case for game in GAMES for case in in_turn(f"{game}_round", 1)])
def test_a_round_with_questions_mistakes_and_a_pause_is_heard(heard, reader, name):
    assert heard(reader, read(name)) == []


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("name", ["demo_long"] + ["demo_lengths", "demo_quiet", "demo_plain"] * EVERYTHING)
def test_a_quiet_program_is_heard_line_by_line(heard, reader, name):
    assert heard(reader, read(name)) == []


@pytest.mark.parametrize("reader", REFUSING)
def test_the_default_prompt_with_menu_and_toolbar_is_refused(heard, reader):
    found = heard(reader, read("demo_default"), most=3.0)
    assert [sentence for sentence in found if sentence.startswith("after « ? chefs »")]
    assert "F1 : aide" in "\n".join(found)
