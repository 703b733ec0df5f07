"""Plain reading: simple mode and dumb terminals in a pseudo-terminal, pipes, closed outputs, one write an answer."""

import io
import locale
import os
import re
import signal
import subprocess
import sys

import pytest
from terminal import REPORTS, TOY, UP, Terminal, environment
from toy import Toy

from accessijeux_cli.outside.shell import PlainLines, converse, typed_text
from accessijeux_cli.outside.speaker import Terminal as Screen

a_shell = pytest.mark.skipif(sys.platform == "win32", reason="redirections of a Unix shell")


def piped(tmp_path, data: bytes, term: str | None = "xterm-256color") -> subprocess.CompletedProcess:
    """The toy fed through a pipe."""
    variables = environment(term, ACCESSIJEUX_HOME=str(tmp_path))
    return subprocess.run(TOY, input=data, env=variables, capture_output=True, timeout=20, check=False)


def opened(tmp_path, *words: str, **options) -> Terminal:
    terminal = Terminal([*TOY, *words], ACCESSIJEUX_HOME=str(tmp_path), **options)
    terminal.until("? ")
    return terminal


@pytest.mark.parametrize("words, term", [(["simple"], "xterm-256color"), ([], "dumb"), ([], "unknown"), ([], None)])
@pytest.mark.parametrize("columns", [80, 40])
def test_no_escape_ever(tmp_path, words, term, columns):
    with opened(tmp_path, *words, term=term, columns=columns) as terminal:
        for line in ("chefs", "", "long"):
            terminal.answer(line)
        assert [terminal.key(key) for key in ("ab", "\x7f")] == ["ab", "\b \b"]  # the terminal's own echo
        terminal.answer("")
        assert b"\x1b" not in terminal.stream
        assert all(len(row) <= min(columns, 79) for row in terminal.screen)
        assert terminal.during(1) == ""
        assert terminal.key("\x04") == "\r\nAu revoir et à bientôt.\r\n"
        assert terminal.end() == 0


def test_ctrl_c_cancels_even_twice(tmp_path):
    with opened(tmp_path, "simple") as terminal:
        for typed in ("che\x03", "\x03", "\x03"):
            terminal.type(typed)
            assert terminal.until("\n? ").endswith("^C\r\nCommande annulée, rien ne change.\r\n? ")
        terminal.type("lent\r")
        terminal.during(0.2)
        terminal.type("\x03")  # while the answer is being found: a move is never torn in two
        assert "Réponse numéro 1." in terminal.until("Commande annulée")


def test_keys_that_plain_reading_cannot_use_are_left_out(tmp_path):
    with opened(tmp_path, "simple") as terminal:
        terminal.answer("chefs" + UP + "\x1bOP")
    assert (tmp_path / "heard.txt").read_text() == "'chefs'\n"


def test_a_curtain_where_it_can_be_drawn(tmp_path):
    with opened(tmp_path, "simple") as terminal:
        terminal.answer("rideau")
        assert terminal.stream.count(b"\x1b[2J\x1b[3J\x1b[H") == 1
    with opened(tmp_path, term="dumb") as terminal:
        assert "\x1b" not in terminal.answer("rideau")
    assert b"\x1b" not in piped(tmp_path, b"rideau\n").stdout


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_being_told_to_end_is_quiet(tmp_path, name):
    with opened(tmp_path, "simple") as terminal:
        terminal.process.send_signal(getattr(signal, name))
        assert terminal.end() == 128 + getattr(signal, name)
        assert terminal.stream.endswith(b"? ")


@pytest.mark.parametrize("term", ["xterm-256color", "dumb", None])
def test_a_transcript_through_a_pipe_reads_as_the_screen_does(tmp_path, term):
    done = piped(tmp_path, b"chefs\r\n  a      b\nlong", term)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode().splitlines() == [
        "Bienvenue à cette partie.",
        "? chefs",
        "Réponse numéro 1.",
        "À vous de jouer.",
        "? a b",
        "Réponse numéro 2.",
        "À vous de jouer.",
        "? long",
        "Chef 2 : trois musiciens, valeurs 7, 7, 9. Chef 2 : trois musiciens, valeurs 7,",
        "7, 9. Chef 2 : trois musiciens, valeurs 7, 7, 9. Chef 2 : trois musiciens,",
        "valeurs 7, 7, 9.",
        "? Au revoir et à bientôt.",
    ]
    assert not re.search(rb"\x1b|   |\n\n| \n", done.stdout)  # R29
    assert (tmp_path / "heard.txt").read_text().splitlines() == ["'chefs'", "'  a      b'", "'long'"]


def test_what_is_no_text_arrives_as_a_replacement(tmp_path):
    done = piped(tmp_path, b"caf\x81\n\x00\x07main\xed\xb3\x81\n")
    assert (done.returncode, done.stderr) == (0, b"")
    first, second = (tmp_path / "heard.txt").read_text().splitlines()
    assert first == r"'caf\ufffd'" and re.fullmatch(r"'main\S+\\ufffd'", second)


@pytest.mark.parametrize(
    "data, encoding, heard",
    [
        ("Zoé".encode(), "cp1252", "Zoé"),
        ("Zoé".encode("utf-8-sig"), "cp1252", "Zoé"),
        ("Zoé".encode("cp1252"), "cp1252", "Zoé"),
        ("Zoé".encode("cp850"), "cp850", "Zoé"),
        ("Zoé".encode("utf-8-sig"), "utf-8", "Zoé"),
        (b"Zo\xe9", "utf-8", b"Zo\xe9".decode(locale.getencoding(), "replace")),
        (b"Zo\x81", "cp1252", "Zo\ufffd"),  # in neither of them
    ],
)
def test_a_line_is_utf_8_where_it_is_that_and_else_of_the_system(tmp_path, data, encoding, heard):
    variables = environment("xterm", ACCESSIJEUX_HOME=str(tmp_path), PYTHONIOENCODING=f"{encoding}:strict")
    done = subprocess.run(TOY, input=data + b"\n", env=variables, capture_output=True, timeout=20, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert (tmp_path / "heard.txt").read_text() == f"{heard!a}\n"


@pytest.mark.parametrize("closing", ["", pytest.param("0<&-", marks=a_shell)])
def test_nothing_to_read_at_all(tmp_path, closing):
    variables = environment("xterm", ACCESSIJEUX_HOME=str(tmp_path))
    command = f"{TOY[0]} {TOY[1]} {closing}" if closing else TOY
    done = subprocess.run(
        command, shell=bool(closing), stdin=subprocess.DEVNULL, env=variables, capture_output=True, timeout=20, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode().splitlines()[-1] == "? Au revoir et à bientôt."


@a_shell
@pytest.mark.parametrize("reader", ["head -1", "true", "head -4"])
def test_an_output_that_nobody_reads_any_more(tmp_path, reader):
    lines = "for i in $(seq 300); do echo long; done"
    command = f"({lines}) | ({TOY[0]} {TOY[1]}; echo $? >&2) | {reader}"
    done = subprocess.run(
        command,
        shell=True,
        env=environment("xterm", ACCESSIJEUX_HOME=str(tmp_path)),
        capture_output=True,
        timeout=20,
        check=False,
    )
    assert done.stderr == b"0\n"  # R28: no traceback, no "Exception ignored"


@a_shell
def test_no_output_at_all(tmp_path):
    command = f"{TOY[0]} {TOY[1]} >&-"
    variables = environment("xterm", ACCESSIJEUX_HOME=str(tmp_path))
    done = subprocess.run(command, shell=True, input=b"", env=variables, capture_output=True, timeout=20, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_terminal_without_accents(tmp_path):
    done = subprocess.run(
        TOY,
        input=b"a\n",
        env=environment("xterm", ACCESSIJEUX_HOME=str(tmp_path), PYTHONUTF8="0", PYTHONIOENCODING="ascii"),
        capture_output=True,
        timeout=20,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Reponse numero 1.\nA vous de jouer.\n" in done.stdout.replace(os.linesep.encode(), b"\n")


class Writes(io.RawIOBase):
    """A stream that keeps each write apart."""

    def __init__(self) -> None:
        self.each: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, data) -> int:
        self.each.append(bytes(data))
        return len(data)


def test_one_write_for_an_answer_and_the_prompt(tmp_path, monkeypatch):
    monkeypatch.setattr("toy.HEARD", tmp_path / "heard.txt")
    writes = Writes()
    terminal = Screen(io.TextIOWrapper(io.BufferedWriter(writes), encoding="utf-8"))
    stdin = io.TextIOWrapper(io.BytesIO(b"chefs\nlong\n"), encoding="utf-8")
    toy = Toy(terminal)
    assert converse(toy, terminal, PlainLines(terminal, stdin, False), pytest.fail) == 0
    answers = [one.decode() for one in writes.each]
    assert [one.count("\n") for one in answers] == [1, 1, 2, 1, 3, 1]  # R4
    assert [one.endswith("\n? ") for one in answers] == [True, False, True, False, True, False]


def test_what_is_typed_is_plain_text():
    assert typed_text("a\u00a0b\tc\r\n") == "a b c"
    assert typed_text("\udce9\x1b[1;5Ax\x1b") == "\ufffdx"


@pytest.mark.parametrize("report", REPORTS, ids=ascii)
def test_what_a_terminal_reports_is_no_text(report):
    assert typed_text(f"a{report}b{report}") == "ab"


def test_what_a_terminal_reports_is_not_typed(tmp_path):
    with opened(tmp_path, "simple") as terminal:
        terminal.answer("ma\x1b[I\x1b[?62;22c\x1b]11;rgb:0000/1111/ffff\x1b\\in")
    assert (tmp_path / "heard.txt").read_text() == "'main'\n"
