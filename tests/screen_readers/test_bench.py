"""The bench itself: what it must notice, from programs and logs that are at fault."""

from dataclasses import replace
from types import SimpleNamespace

import pytest
from scheduling import group, waits

from . import bench, conversation
from .driver import Event
from .listeners import brltty, differ, orca, yasr


def talk(*typed):
    return conversation.parse("# program: demo/faulty.py\n" + "".join(f"? {line}\n" for line in typed))


def test_what_a_reader_passes_over_is_seen_on_the_screen(listening):
    with listening("differ", replace(faulty := talk("vide", "25", "large", "bien"), columns=132)) as ear:
        heard = bench.hear(ear, faulty, most=2.0)
    seen = [[line for line in lines if line.startswith("(")] for lines in heard]
    assert seen == [[], ["(an empty line)"], ["(25 lines)"], ["(a line that is too wide)"], []]


def test_a_program_that_does_not_ask_again_is_at_fault(listening):
    with listening("differ", faulty := talk("muet", "bien")) as ear:
        assert bench.hear(ear, faulty, most=2.0)[1] == ["Une réponse sans invite.", bench.ENDLESS]
        with pytest.raises(bench.Unsettled):
            bench.settle(ear, 0.0, (), most=0.5)


def test_a_no_break_space_is_no_space():
    assert bench.words(["Score\u00a0: 2.", "Fin."]) == ["Score\u00a0:", "2.", "Fin."]
    assert not bench.same(bench.words(["Score : 2."]), bench.words(["Score\u202f: 2."]))


@pytest.mark.parametrize(
    "events, heard",
    [
        ([(1.0, "braille", "Chef 1 : vide."), (1.5, "braille", "?")], ["Chef 1 : vide.", "?"]),
        ([(1.0, "braille", "Chef 1 : vide."), (1.02, "braille", "?")], ["?"]),
        ([(1.0, "braille", ""), (1.5, "braille", "Chef 1 : vide.")], ["Chef 1 : vide."]),
        ([(1.0, "key", "c"), (1.0, "braille", "? c"), (1.2, "key", "Enter"), (1.3, "braille", "Fini.")], ["Fini."]),
        ([(1.0, "key", "c"), (1.0, "braille", "? c"), (1.2, "braille", "? cela"), (1.4, "braille", "?")], ["? cela"]),
        ([(1.0, "key", "Enter")], ["?"]),
    ],
)
def test_each_window_under_the_fingers_counts_but_not_what_is_typed(events, heard):
    log = SimpleNamespace(events=lambda: [Event(0.5, "braille", "?"), *(Event(*each) for each in events)])
    assert brltty.Display(log, None, None, brltty.lines).heard(0.9) == heard


def test_only_what_a_reader_says_by_itself_is_left_out():
    assert orca.lines("point\nUn point.\nentrée") == ["Un point."]
    assert yasr.lines("blank") == [] and yasr.lines("A blank card.") == ["A blank card."]
    assert differ.by_characters("? \n", "? \n\nUne ligne.\n") == ["Une ligne."]  # so the bench looks at the screen itself


@pytest.mark.parametrize(
    "nodeid, together, waiting",
    [
        ("tests/screen_readers/test_conversations.py::test_a_whole_game_is_heard[orca-guerre_game_fr]", "tests/screen_readers/ orca", True),
        ("tests/screen_readers/test_curtain.py::test_nothing_passes_the_curtain[differ_lines-curtain_en]", "tests/screen_readers/ differ_lines", True),
        ("tests/screen_readers/test_conversations.py::test_a_quiet_program_is_heard_line_by_line[demo_long-orca]", "tests/screen_readers/ orca", True),
        ("tests/screen_readers/test_braille.py::test_every_piece[40]", "tests/screen_readers/test_braille.py", True),
        ("tests/screen_readers/test_voice_of_text.py::test_no_word_is_spelt[fr]", "tests/screen_readers/test_voice_of_text.py", False),
        ("tests/doors/test_byte_rules.py::test_a_pipe[symbiose-fr-dumb]", "tests/doors/test_byte_rules.py symbiose", True),
        ("tests/test_every_game.py::test_nobody_wins[guerre_des_sons-3-mode=play]", "tests/test_every_game.py guerre_des_sons", False),
        ("tests/test_text.py::test_whole[symbiose-fr]", "tests/test_text.py", False),
    ],
)
def test_a_worker_gets_what_belongs_together(nodeid, together, waiting):
    assert group(nodeid) == together
    assert waits(together) == waiting
