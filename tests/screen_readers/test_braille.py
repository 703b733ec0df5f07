"""BRLTTY on the kernel's console: what stands in the cells after each command."""

import pytest

from . import bench, conversation
from .conftest import EVERYTHING
from .driver import wait_for
from .listeners import brltty

pytestmark = pytest.mark.skipif(not brltty.console()[0], reason=brltty.console()[1])

NAMES = ["braille_fr", "braille_14_fr", "braille_20_en", "braille_curtain_fr"]
MORE = ["braille_en", "braille_14_en", "braille_20_fr", "braille_32_fr", "braille_32_en", "braille_demo"]
START = "# lang: fr\n# args: jouer symphonimo --donne 3 --premier 1 --joueurs 2 --niveau 1\n"
CURTAIN = """\
# lang: en
# args: play symphonimo --deal 3
? curtain yes
? Lea, Tom
? Lea
?
? conductors
? d
? 1
?
"""


def read(name):
    return conversation.read(bench.HERE / "conversations" / f"{name}.txt")


@pytest.mark.parametrize("name", NAMES + MORE * EVERYTHING)
def test_the_answer_comes_under_the_fingers_piece_by_piece(heard, name):
    assert heard("brltty", read(name)) == []


@pytest.mark.parametrize("cells", [14, 20, 32, 40] if EVERYTHING else [40])
def test_every_piece_of_a_long_answer_is_shown_whole(listening, cells):
    """The cursor takes a cell and follows a space: a piece of 39 characters and a space would show an empty window."""
    talk = conversation.parse(f"{START}# cells: {cells}\n? braille {cells}\n")
    with listening("brltty", talk) as ear:
        bench.hear(ear, talk)
        pieces(ear)
        bench.hear(ear, conversation.parse("? aide\n"))
        windows = pieces(ear)
    assert "" not in windows
    assert windows[-1].endswith(".")
    assert len(" ".join(windows)) > 400


def pieces(ear):
    """The windows from here to the prompt, Enter after each."""
    windows = []
    while (shown := ear.window()) != "?" and len(windows) < 80:
        windows.append(shown)
        ear.press(conversation.keys("[Enter]")[0])
        bench.settle(ear, 0.0, (), asks=False)
    return windows


def test_after_the_curtain_nothing_of_before_is_left_for_the_fingers(listening):
    talk = conversation.parse(CURTAIN)
    with listening("brltty", talk) as ear:
        bench.hear(ear, talk)
        expected = ["Tom's turn, headphones on. Enter when nobody else is listening.", "?"]
        assert wait_for(lambda: brltty.screen() == expected, most=3.0), brltty.screen()
