"""BRLTTY on the kernel's console: what stands in the 40 cells after each command."""

import pytest

from . import bench, conversation
from .listeners import brltty

pytestmark = pytest.mark.skipif(not brltty.console()[0], reason=brltty.console()[1])


def read(name):
    return conversation.read(bench.HERE / "conversations" / f"{name}.txt")


@pytest.mark.parametrize("name", ["braille_demo", "braille_fr", "braille_en"])
def test_the_answer_comes_under_the_fingers_piece_by_piece(heard, name):
    assert heard("brltty", read(name)) == []


def test_every_piece_of_a_long_answer_is_shown_whole(listening):
    """The cursor takes a cell and follows a space: a piece of 39 characters and a space would show an empty window."""
    talk = conversation.parse("# lang: fr\n# args: jouer symphonimo --donne 3 --premier 1 --joueurs 2 --niveau 1\n? braille 40\n?\n?\n? aide\n")
    with listening("brltty", talk) as ear:
        bench.hear(ear, talk)
        windows = []
        while (shown := ear.heard(0.0)[0]) and shown != "?" and len(windows) < 40:
            windows.append(shown)
            ear.press(conversation.keys("[Enter]")[0])
            bench.settle(ear, 0.0, (), asks=False)
    assert "" not in [*windows, shown]
    assert windows[-1].endswith(".")
