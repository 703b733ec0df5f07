"""What only Windows does, tried everywhere with its functions replaced: consoles, NUL, Git Bash, the user's language."""

import io
import os

import pytest

from accessijeux_cli.__main__ import main
from accessijeux_cli.outside import console
from accessijeux_cli.outside.console import OBEYS, is_terminal, languages, opened
from accessijeux_cli.outside.editor import QuietLines
from accessijeux_cli.outside.lines import line_source
from accessijeux_cli.outside.shell import PlainLines
from accessijeux_cli.outside.terminal import CLEAR, Terminal

MODE = 3  # of a console as it is found: escapes are shown, not obeyed
TYPED, SHOWN, NUL = "typed", "shown", "nul"
BASH = r"\msys-1888ae32e00d56aa-pty0-{}-master"


class Windows:
    """The functions of Windows that the program calls, with the consoles and the names of pipes that they tell of."""

    def __init__(self) -> None:
        self.modes = {TYPED: 7, SHOWN: MODE}
        self.names: dict[str, str] = {}
        self.refuses = False
        self.speaks = self.counts = 0x0409

    def GetConsoleMode(self, handle, mode) -> bool:
        mode._obj.value = self.modes.get(handle, 0)
        return handle in self.modes

    def SetConsoleMode(self, handle, mode) -> bool:
        if not self.refuses:
            self.modes[handle] = mode
        return not self.refuses

    def GetFileInformationByHandleEx(self, handle, kind, found, size) -> bool:
        name = self.names.get(handle, "").encode("utf-16-le")
        found[: 4 + len(name)] = len(name).to_bytes(4, "little") + name
        return kind == 2 and handle in self.names

    def GetUserDefaultUILanguage(self) -> int:
        return self.speaks

    def GetUserDefaultLCID(self) -> int:
        return self.counts


class Screen(io.StringIO):
    """Standard output that is a console; each write with the mode in which it found the console."""

    handle = SHOWN
    encoding = "utf-8"

    def __init__(self, windows: Windows) -> None:
        super().__init__()
        self.each: list[tuple[str, int]] = []
        self._windows = windows

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> int:
        self.each.append((text, self._windows.modes[SHOWN]))
        return super().write(text)


class Keys(io.TextIOWrapper):
    """Standard input that says of itself that it is a terminal, as a console does, and NUL."""

    def __init__(self, data: bytes, handle: str = TYPED) -> None:
        super().__init__(io.BytesIO(data), encoding="utf-8")
        self.handle = handle

    def isatty(self) -> bool:
        return True


class Pipe(io.TextIOWrapper):
    """One end of a real pipe, known to Windows by a name; `seems` is what it says of itself."""

    def __init__(self, end: int, mode: str, handle: str, seems: bool) -> None:
        super().__init__(open(end, mode), encoding="cp1252")
        self.handle = handle
        self._seems = seems

    def isatty(self) -> bool:
        return self._seems


@pytest.fixture
def windows(monkeypatch, tmp_path):
    """A Windows around this process, which knows nobody's settings."""
    for name in ("ACCESSIJEUX_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "PYTHONIOENCODING", "INSIDE_EMACS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("ACCESSIJEUX_HOME", str(tmp_path))
    made = Windows()
    monkeypatch.setattr(console, "windows", lambda: made)
    monkeypatch.setattr(console, "handle_of", lambda stream: getattr(stream, "handle", None))
    return made


@pytest.fixture
def screen(windows):
    return Screen(windows)


@pytest.fixture
def run(monkeypatch):
    """run(input, output, words): the program on these streams; its exit status."""

    def program(stdin, stdout, *words):
        with monkeypatch.context() as patched:
            patched.setattr("sys.stdin", stdin)
            patched.setattr("sys.stdout", stdout)
            return main(list(words))

    return program


@pytest.fixture
def pipes(windows):
    """pipes(data, input's name, output's name): one with those bytes to read, one to write, and what was written.

    The Python of MSYS2 says of the pipes of Git Bash that they are terminals, others do not.
    """
    ends = []

    def made(data: bytes, read: str, written: str, seems: bool = False):
        (reading, feeding), (taking, writing) = os.pipe(), os.pipe()
        os.write(feeding, data)
        os.close(feeding)
        windows.names |= {"in": read, "out": written}
        ends.append(taking)
        stdin, stdout = Pipe(reading, "rb", "in", seems), Pipe(writing, "wb", "out", seems)
        ends.extend((stdin, stdout))

        def told() -> bytes:
            stdout.close()
            with open(taking, "rb", closefd=False) as file:
                return file.read()

        return stdin, stdout, told

    yield made
    for end in ends:
        os.close(end) if isinstance(end, int) else end.close()


# The curtain


def test_a_console_obeys_escapes_while_the_program_runs_and_is_then_as_before(windows, screen):
    terminal = Terminal(screen)
    assert terminal.clearing == ""
    with opened(screen):
        assert (terminal.clearing, windows.modes[SHOWN]) == (CLEAR, MODE | OBEYS)
    assert windows.modes == {TYPED: 7, SHOWN: MODE}
    with pytest.raises(SystemExit), opened(screen):
        raise SystemExit
    assert windows.modes[SHOWN] == MODE


def test_one_that_obeyed_before_obeys_afterwards(windows, screen):
    windows.modes[SHOWN] = MODE | OBEYS
    with opened(screen):
        pass
    assert windows.modes[SHOWN] == MODE | OBEYS


def test_a_screen_is_cleared_where_that_is_obeyed_also_in_plain_reading(windows, screen, run):
    assert run(Keys(b"effacer\nq\n"), screen, "--simple", "--lang", "fr") == 0
    assert (CLEAR, MODE | OBEYS) in screen.each
    assert "L'écran est effacé." in screen.getvalue() and windows.modes[SHOWN] == MODE


def test_a_console_that_refuses_gets_no_escape_and_is_said_not_to_be_cleared(windows, screen, run):
    windows.refuses = True
    assert run(Keys(b"effacer\nq\n"), screen, "--lang", "fr") == 0
    text = screen.getvalue()
    assert "L'écran ne peut pas s'effacer ici" in text and "est effacé" not in text
    assert "\x1b" not in text and text.endswith("Au revoir.\n")


def test_the_quiet_editor_is_for_a_console_that_obeys(windows, screen):
    keys = Keys(b"")
    assert isinstance(line_source("", Terminal(screen), keys), PlainLines)
    with opened(screen):
        assert isinstance(line_source("", Terminal(screen), keys), QuietLines)
        assert isinstance(line_source("simple", Terminal(screen), keys), PlainLines)


# What is a terminal in truth


def test_nul_is_nobody(windows, screen, run):
    nothing = Keys(b"", NUL)
    assert [is_terminal(stream) for stream in (Keys(b""), screen, nothing, None)] == [True, True, False, False]
    assert run(nothing, screen, "--lang", "fr") == 0
    assert screen.getvalue().endswith("? À la prochaine fois. Au revoir.\n")
    shown = Screen(windows)
    shown.handle = NUL
    assert Terminal(shown).clearing == ""


@pytest.mark.parametrize("seems", [False, True])
@pytest.mark.parametrize("name", [BASH, BASH.replace("msys", "cygwin"), BASH + "-nat"])
def test_lines_typed_in_git_bash_are_not_echoed_again(pipes, run, name, seems):
    stdin, stdout, told = pipes("effacer\nZoé\nq\n".encode(), name.format("from"), name.format("to"), seems)
    assert run(stdin, stdout, "--lang", "fr") == 0
    text = told().decode()  # its window shows UTF-8, not the system's code page
    assert "L'écran est effacé." in text and CLEAR in text
    assert "? effacer" not in text and text.endswith("Au revoir." + os.linesep)


@pytest.mark.parametrize("name", [r"\Device\NamedPipe\other", r"\my-msys-1888ae32-pty0-from-master", ""])
def test_lines_of_any_other_pipe_are_echoed(pipes, name, run):
    stdin, stdout, told = pipes(b"effacer\nq\n", name, name)
    assert run(stdin, stdout, "--lang", "fr") == 0
    text = told().decode("cp1252")
    assert "? effacer" in text and "L'écran ne peut pas s'effacer ici" in text and "\x1b" not in text


def test_lines_typed_in_emacs_are_not_echoed_again(pipes, run, monkeypatch):
    monkeypatch.setenv("INSIDE_EMACS", "29.1,comint")
    stdin, stdout, told = pipes(b"effacer\nq\n", "", "")
    assert run(stdin, stdout, "--lang", "fr") == 0
    assert b"? effacer" not in told()


# The language


@pytest.mark.parametrize(
    "speaks, counts, told",
    [
        (0x0409, 0x0409, ["en_US", "en_US"]),
        (0x0809, 0x040C, ["en_GB", "fr_FR"]),
        (0x0C0C, 0x0407, ["fr_CA", "de_DE"]),
        (0x3C0C, 0x0001, ["fr_FR", "ar_SA"]),  # French somewhere that Python has no name for, Arabic
        (0x1000, 0x1000, ["", ""]),
    ],
)
def test_windows_tells_the_languages_of_its_user(windows, speaks, counts, told):
    windows.speaks, windows.counts = speaks, counts
    assert list(languages()) == told


@pytest.mark.parametrize(
    "speaks, counts, greeting",
    [
        (0x0409, 0x0409, "Accessijeux, in English."),
        (0x0809, 0x0809, "Accessijeux, in English."),
        (0x0409, 0x040C, "Accessijeux, in English."),
        (0x040C, 0x0409, "Accessijeux, en français."),
        (0x0C0C, 0x0C0C, "Accessijeux, en français."),
        (0x0407, 0x0809, "Accessijeux, in English."),
        (0x0407, 0x0407, "Accessijeux, en français."),
    ],
)
def test_the_language_spoken_is_that_of_windows(windows, screen, speaks, counts, greeting, run):
    windows.speaks, windows.counts = speaks, counts
    assert run(Keys(b"q\n"), screen, "--simple") == 0
    assert screen.getvalue().startswith(greeting)


def test_what_is_said_in_the_environment_comes_first(windows, screen, run, monkeypatch):
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert run(Keys(b"q\n"), screen, "--simple") == 0
    assert screen.getvalue().startswith("Accessijeux, en français.")
