"""The quiet editor in a real pseudo-terminal: every byte it sends, and what is on the screen."""

import re
import signal

import pytest
from terminal import BACKSPACE, DELETE, DOWN, END, ENTER, HOME, LEFT, REPORTS, RIGHT, TAB, TOY, UP, Terminal

CANCELLED = "\r\nCommande annulée, rien ne change.\r\n? "
ABOVE_THE_LINE = re.compile(
    r"\x1b\[\d*A|\x1b\[\d*(;\d*)?[Hf]|\x1b\[\?|\x1bM|\x1b\[[0-3]?J|\x1b\[6n|\x1b\[[\d;]*m|\a|\r(?!\n)"
)


@pytest.fixture
def start(tmp_path):
    """Starts toys in terminals, asked for their first line; they are ended with the test."""
    opened = []

    def started(*words: str, **options) -> Terminal:
        terminal = Terminal([*TOY, *words], ACCESSIJEUX_HOME=str(tmp_path), **options)
        opened.append(terminal)
        terminal.until("?")
        return terminal

    yield started
    for terminal in opened:
        terminal.__exit__()


@pytest.fixture
def heard(tmp_path):
    """What the conversation was handed, line by line."""
    return lambda: [eval(line) for line in (tmp_path / "heard.txt").read_text().splitlines()]


def faults(stream: bytes) -> list[str]:
    """What R1, R16, R17 and R19 forbid wherever the line fits on one row."""
    return [found.group() for found in ABOVE_THE_LINE.finditer(stream.decode())]


@pytest.mark.parametrize("term", ["xterm-256color", "vt100"])
@pytest.mark.parametrize("columns", [80, 40, 132])
def test_a_whole_conversation_is_append_only(start, term, columns):
    terminal = start(term=term, columns=columns)
    for line in ("chefs", "", "long", UP, "ch" + TAB + "ef 1", "ab" + LEFT + "é" + BACKSPACE + HOME + DELETE):
        terminal.answer(line)
    assert faults(terminal.stream) == []
    assert all(len(row) <= min(columns, 79) for row in terminal.screen)
    assert not re.search(rb"(?<!\?) \r\n|\n\r\n", terminal.stream)


def test_the_rules_of_bytes_catch_an_ordinary_prompt(start):
    terminal = start("loud")
    terminal.type("a")
    terminal.during(1)
    assert terminal.key("c") != "c"
    assert faults(terminal.stream)


def test_a_letter_is_that_letter_and_enter_a_line_end(start):
    terminal = start()
    for letter in "emporter 2 é?œ日":
        assert terminal.key(letter) == letter  # R18
    assert terminal.key(ENTER) == "\r\nRéponse numéro 1.\r\nÀ vous de jouer.\r\n? "  # R2, R3, R10, R20
    assert terminal.key(ENTER) == "\r\nRéponse numéro 2.\r\nÀ vous de jouer.\r\n? "  # R12


def test_letters_do_not_wait_for_what_is_loaded_in_between(start):
    terminal = start("cold")
    for letter in "chefs":
        assert terminal.key(letter) == letter
    assert "Réponse numéro 1." in terminal.answer("")
    assert terminal.key("c") == "c"


def test_nothing_is_sent_while_nobody_types(start):
    terminal = start()
    terminal.key("ch")
    assert terminal.during(2) == ""  # R5, R55


def test_the_cursor_is_on_the_edited_cell(start):
    terminal = start()
    for key, column, row in (
        ("chefs", 7, "? chefs"),
        (LEFT + LEFT, 5, "? chefs"),
        ("x", 6, "? chexfs"),
        (BACKSPACE, 5, "? chefs"),
        (DELETE, 5, "? ches"),
        (HOME, 2, "? ches"),
        (LEFT, 2, "? ches"),
        (DELETE, 2, "? hes"),
        (RIGHT, 3, "? hes"),
        (END, 5, "? hes"),
        (BACKSPACE * 9, 2, "?"),
    ):
        terminal.key(key)
        assert terminal.cursor == (column, row)  # R19


def test_combining_and_wide_letters_are_edited_whole(start, heard):
    terminal = start()
    terminal.key("e\u0301日x")
    assert terminal.cursor[0] == 6
    terminal.key(LEFT + LEFT)
    assert terminal.cursor[0] == 3
    terminal.key(LEFT + DELETE)
    assert terminal.cursor == (2, "? 日 x".replace(" x", "x")) or terminal.cursor[0] == 2
    terminal.answer("")
    assert heard() == ["日x"]


def test_a_line_longer_than_the_window(start, heard):
    terminal = start(columns=40)
    text = "abcdefghij" * 7
    for letter in text:
        terminal.type(letter)
    assert terminal.during(0.5) == text
    terminal.key(HOME + "X" + END + BACKSPACE)
    assert "".join(terminal.screen[-2:]) == "? X" + text[:-1]
    terminal.answer("")
    assert heard() == ["X" + text[:-1]]


def test_the_window_may_change_while_one_types(start, heard):
    terminal = start(columns=80)
    terminal.key("chefs")
    terminal.resize(60, 24)
    assert terminal.key("") == ""
    assert terminal.key("x") == "x"
    terminal.key("y" * 60)
    terminal.resize(40, 24)
    assert terminal.key("z") == "\r\n? chefsx" + "y" * 60 + "z"  # asked again below: nothing above is erased
    terminal.answer(BACKSPACE)
    assert heard() == ["chefsx" + "y" * 60]


def test_other_keys_do_nothing(start):
    terminal = start()
    terminal.key("ab")
    for key in (
        "\x0c",
        "\x1a",
        "\x1bf",
        "\x1bOP",
        "\x1b[5~",
        "\x1b[2~",
        "\x1b",
        "\x0b",
        "\x17",
        "\x00",
        "\x1c",
        "\x04",
    ):
        assert terminal.key(key) == ""  # R22, R23
    assert terminal.key("c") == "c"


def test_ctrl_c_cancels_the_line_and_never_leaves(start, heard):
    terminal = start()
    terminal.key("chef")
    assert terminal.key("\x03") == CANCELLED
    assert terminal.key("\x03") == CANCELLED
    assert terminal.key("\x03\x03") == CANCELLED * 2
    terminal.answer("main")
    assert heard() == ["main"]
    assert terminal.key(UP) == "main"


def test_ctrl_d_on_an_empty_line_leaves(start):
    terminal = start()
    assert terminal.key("\x04") == "\r\nAu revoir et à bientôt.\r\n"
    assert terminal.end() == 0


def test_tab_completes_or_says_what_there_is(start):
    terminal = start()
    terminal.key("em")
    assert terminal.key(TAB) == "porter"
    assert terminal.key(TAB) == "\r\n1 suites : emporter.\r\n? emporter"
    terminal.key("\x03")
    terminal.key("ch")
    assert terminal.key(TAB) == "\r\n2 suites : chef 1, chef 2.\r\n? ch"  # R23, R24
    assert terminal.key("x") == "x"
    assert terminal.key(TAB) == "\r\nAucune suite possible.\r\n? chx"
    terminal.key(LEFT)
    terminal.key("\x12")
    assert terminal.cursor == (4, "? chx")


def test_ctrl_r_says_how_to_hear_the_history(start):
    terminal = start()
    for key in ("\x12", "\x13"):
        assert terminal.key("a" + key).endswith(
            "\r\nTapez historique pour entendre vos commandes.\r\n? " + terminal.cursor[1][2:]
        )


def test_up_and_down_go_through_the_history(start):
    terminal = start()
    for line in ("chefs", "main", "main", ""):
        terminal.answer(line)
    terminal.key("brouillon")
    shown = [terminal.key(key) and terminal.cursor[1] for key in (UP, UP, UP, DOWN, DOWN, DOWN)]
    assert shown == ["? main", "? chefs", "", "? main", "? brouillon", ""]


def test_up_never_reaches_the_lines_of_somebody_else(start):
    terminal = start()
    terminal.answer("secret")
    terminal.answer("tour Tom")
    assert terminal.key(UP) == ""
    terminal.answer("passe")
    terminal.answer("tour Léa")
    terminal.key(UP)
    assert terminal.cursor[1] == "? tour Tom"
    terminal.key(UP)
    assert terminal.cursor[1] == "? secret"


def test_up_never_reaches_a_choice_that_is_a_secret(start):
    terminal = start()
    terminal.answer("chefs")
    terminal.answer("choix")
    terminal.key(UP)
    assert terminal.cursor[1] == "? chefs"


def test_what_nobody_typed_is_in_no_history(start):
    terminal = start()
    terminal.answer("personne")
    terminal.answer("fermé")
    assert terminal.key(UP) == ""


def test_a_curtain_clears_screen_and_scrollback_with_the_answer(start):
    terminal = start()
    terminal.answer("secret")
    assert terminal.answer("rideau") == (
        "rideau\r\n\x1b[2J\x1b[3J\x1b[HRéponse numéro 2.\r\nÀ vous de jouer.\r\n? ".removeprefix("rideau")
    )
    assert terminal.screen == ["Réponse numéro 2.", "À vous de jouer.", "?"]
    assert "\x1b" not in terminal.answer("suite")


def test_a_pasted_line_is_written_once(start, heard):
    terminal = start()
    assert terminal.key("emporter 2\r").startswith("emporter 2\r\nRéponse numéro 1.")
    assert heard() == ["emporter 2"]


@pytest.mark.parametrize("end", ["\r", "\n", "\r\n"])
def test_several_pasted_lines_are_several_enters(start, heard, end):
    terminal = start()
    terminal.type(end.join(["un", "lent", "trois", "qua"]))
    terminal.until("? qua")
    terminal.answer("tre")
    assert heard() == ["un", "lent", "trois", "quatre"]
    assert terminal.screen[-4] == "? quatre"


def test_what_is_typed_during_an_answer_is_shown_once_after_it(start, heard):
    terminal = start()
    terminal.key("lent" + ENTER)
    assert terminal.key("ma") == ""  # R6
    assert terminal.until("ma").endswith("numéro 1.\r\nÀ vous de jouer.\r\n? ma")
    terminal.answer("in\x03\x03ok")
    assert heard() == ["lent", "ok"]


def test_bytes_that_are_no_letters_are_replaced(start, heard):
    terminal = start()
    terminal.key(b"caf\xe9 \xc2\xa0!")
    terminal.answer("")
    assert heard() == ["caf\ufffd  !"]


def test_another_prompt(start):
    terminal = start()
    terminal.type("bref\r")
    terminal.until("c2 7 7 9: ")
    terminal.key("x")
    assert terminal.cursor == (11, "c2 7 7 9: x")
    assert terminal.key(BACKSPACE + "yz" + HOME) == "\byz\b\b"


def test_a_mistake_of_the_program_is_said_and_logged(start, tmp_path):
    terminal = start()
    assert terminal.answer("faux").endswith("\r\nQuelque chose a manqué, la partie continue.\r\n? ")
    assert "ZeroDivisionError" in (tmp_path / "trouble.log").read_text()
    terminal.answer("suite")


def test_the_end_of_a_conversation_has_no_prompt(start):
    terminal = start()
    terminal.type("fin\r")
    assert terminal.end() == 0
    assert terminal.stream.endswith(b"C'est la fin de la partie.\r\n")


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_being_told_to_end_is_quiet(start, name):
    terminal = start()
    terminal.key("che")
    terminal.process.send_signal(getattr(signal, name))
    assert terminal.end() == 128 + getattr(signal, name)
    assert terminal.stream.endswith(b"? che")


def test_what_a_terminal_reports_is_not_typed(start, heard):
    terminal = start()
    assert terminal.key("".join(f"{report}é" for report in REPORTS)) == "é" * len(REPORTS)
    terminal.answer("")
    for part in ("ma", "\x1b[?6", "2;22c", "i", "\x1b]11;rgb:00", "00/11\x1b", "\\n", "\x1b[I"):
        terminal.key(part)
    terminal.answer("")
    assert heard() == ["é" * len(REPORTS), "main"]
