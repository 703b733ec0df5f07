"""Each reader says each sentence of a conversation exactly once, in order, and nothing else."""

import pytest

from . import bench, conversation

READERS = ("differ", "differ_lines", "voiceover", "yasr", "fenrir", "orca")
DEMOS = ("demo_quiet", "demo_plain", "demo_long")
REFUSING = ("differ", "differ_lines", "yasr", "fenrir", "orca")


def demo(name):
    return conversation.read(bench.HERE / "conversations" / f"{name}.txt")


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("name", DEMOS)
def test_a_quiet_program_is_heard_line_by_line(heard, reader, name):
    assert heard(reader, demo(name)) == []


@pytest.mark.parametrize("reader", REFUSING)
def test_the_default_prompt_with_menu_and_toolbar_is_refused(heard, reader):
    found = "\n".join(heard(reader, demo("demo_default"), most=3.0))
    assert "court" in found and "F1 : aide" in found


def test_speech_dispatcher_hears_what_a_program_says_itself(heard):
    assert heard("speechd", demo("demo_voice")) == []
