"""The rules of bytes (R1 to R6, R10, R12, R18 to R20, R28, R29) held over a whole conversation with the real program.

The conversation is generated beside a twin of the program in memory, so that its moves are legal, and visits every
word of talk/commands/vocabulary.py at home, in a game, at a table, in a lesson and in a replay, and every word of each game; another
one visits every step of each lesson. A few terminals are tried by default; ACCESSIJEUX_BYTES=all tries every language,
width and TERM (some minutes).
"""

import itertools
import json
import os
import re
import subprocess
import sys
import time
from contextlib import ExitStack
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

import pyte
import pytest
from conversation import TODAY, Conversation, World, solution
from linter import HISTORY, MOST_LINES, twice
from terminal import ENTER, Terminal, environment

from accessijeux_cli import games
from accessijeux_cli.play.game import DECK, legal
from accessijeux_cli.talk.commands.vocabulary import NO, WORDS, YES
from accessijeux_cli.talk.rooms.lesson import RESTART, REWORD, SKIP
from accessijeux_cli.talk.rooms.replaying import END, MOVE, NEXT, PREVIOUS, STATE
from accessijeux_cli.words.lines import cells
from accessijeux_cli.words.phrases import SLOT, first_form
from accessijeux_cli.words.tongue import LANGUAGES, Tongue

EVERYTHING = os.environ.get("ACCESSIJEUX_BYTES") == "all"
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
FORBIDDEN = re.compile(r"\x1b[^\x1b\w]?[\d;?]*\S?|[\b\a\v\f]|\r(?!\n)|(?<!\r)\n")
"""What no answer may hold: an escape of any kind, a bell, a cursor going back, half a line end."""
ALLOWED = re.compile(r"[ -~\r\nàâäæçèéêëîïôöœùûüÿÀÂÄÆÇÈÉÊËÎÏÔÖŒÙÛÜŸ]*")
"""All that an answer is made of: no other space than the plain one, no dash, quote or sign that a voice or a table may not know."""
PLAIN = ("dumb", None)
IDLE = 12
"""Seconds without a key: longer than any pause in the program and in the conversations for screen readers."""

TERMINALS = [("fr", "xterm-256color", 80), ("en", "vt100", 40), ("en", "dumb", 132), ("fr", None, 40)]
if EVERYTHING:
    TERMINALS = list(itertools.product(LANGUAGES, ("xterm-256color", "vt100", "dumb", None), (80, 40, 132)))
PIPES = list(itertools.product(LANGUAGES, ("xterm-256color", "vt100", "dumb", None) if EVERYTHING else ("dumb",)))
every_terminal = pytest.mark.parametrize("language, term, columns", TERMINALS)
every_pipe = pytest.mark.parametrize("language, term", PIPES)
every_game = pytest.mark.parametrize("name", games.names())


# The conversation


@dataclass(frozen=True)
class Line:
    """What is typed, the rooms where it is, and what then follows: the prompt, whether the screen is cleared."""

    typed: str
    word: str
    room: str
    prompt: str
    clears: bool
    braille: int


ELSEWHERE = ("home", "quit", "english", "french", "resign", "rematch", "recap", "fix", "fix_nth", "learn", "demo", "daily",
             "deal_n", "resume", "resume_nth", "replay", "replay_nth", "curtain_on", "braille_n", "braille_off")  # fmt: skip
"""Words that lead away or have their place later in the conversation; all others are said in every place."""
STAYING = [word.name for word in WORDS if word.name not in ELSEWHERE]
SLOTS = {"n": "1", "words": "score"}
AT_THE_TABLE = ("Anne", "Hugo", "Zoé")


class Script:
    """A conversation that grows by what is typed to the twin of the program."""

    def __init__(self, language: str, name: str, columns: int, words: tuple[str, ...]):
        self.twin = Conversation(language, words, shelf=games, world=World(width=min(columns, 79)))
        self.tongue = Tongue(language, game=name)
        self.title = games.game(name).title
        self.random = Random(1)
        self.lines: list[Line] = []
        self.messages: set[str] = set()
        self.first_prompt = self.twin.session.prompt

    def type(self, text: str, word: str = "") -> None:
        room = type(self.twin.room).__name__
        self.twin.hear(text)
        session = self.twin.session
        braille = session.doors.settings.get("braille", 0)
        self.lines.append(Line(text, word, room, session.prompt, session.curtained, braille))
        if type(self.twin.room).__name__ == "Which":
            self.type(self.title)

    def say(self, message: str, word: str = "", **slots: str) -> None:
        """Type the first form of a message; what asks whether that is meant hears no."""
        self.messages.add(message)
        form = re.split(r"[|;]", self.tongue(message).lstrip("; "))[0].strip()
        self.type(SLOT.sub(lambda slot: slots.get(slot[1], SLOTS.get(slot[1], "7")), form), word)
        if self.twin.session.question and word != "resign":
            self.type(first_form(self.tongue(NO)))

    def examples(self, *helped) -> None:
        """Words of the game as its help shows them: (typed message, what fills its slots, ...)."""
        for typed, facts, *_ in helped:
            self.say(typed, **{name: str(value) for name, value in facts.items()})

    def words(self, *names: str, **slots: str) -> None:
        for name in names:
            self.say(next(word.typed for word in WORDS if word.name == name), name, **slots)

    def move(self) -> None:
        """A legal move of whoever is to play."""
        room, table = self.twin.room, self.twin.table
        if table.over:
            return
        seat = table.actors[0]
        if seat == DECK:
            action = table.rules.outcomes(table.state)[0][0]
        else:
            action = self.random.choice(legal(table.rules, table.state, seat))
        self.type(room.voice.phrase(action, room.say))


def opened(name: str) -> tuple[str, ...]:
    return ("play", name, "--players", "3", "--deal", "42", "--first", "1")


@cache
def conversation(language: str, name: str, columns: int) -> Script:
    """The whole of it: a game, home, people at one keyboard, a table, a lesson, a replay, the demonstration."""
    script = Script(language, name, columns, opened(name))
    type, words, move = script.type, script.words, script.move
    voice = games.game(name).voice
    for count, word in enumerate(STAYING):
        if count % 5 == 0:
            move()
        words(word)
    script.examples(*voice.topics, *voice.help, (voice.name_forms, {"name": "Basile"}))
    for typed in ("", "", "?", "? 1", "xyzzy", "a, b, c", "x" * 100):
        type(typed)
    words("braille_n", n="32")
    for word in ("status", "help", "braille_off"):
        words(word)
        for _ in range(3):
            type("")
    words("english", "french") if language == "fr" else words("french", "english")
    words("home", *STAYING, "rematch", "resign", "resume", "replay", "fix", "recap")
    type("")

    words("deal_n", n="42")
    for typed, *_ in voice.options:
        script.say(typed)
    words("home", "deal_n", n="42")
    type("Anne, Hugo")
    words("curtain_on")
    type("Anne")
    for _ in range(8):
        type("") if type_of(script) == "Curtain" else move()
    type("") if type_of(script) == "Curtain" else None
    words("status", "news", "curtain", "clear", "resign")
    type(first_form(script.tongue(YES)))
    words("why", "score", "rematch")
    type("")
    words("home")

    type("table")
    type(", ".join(AT_THE_TABLE))
    type("Anne")
    for _ in range(4):
        move()
    words("fix", "fix_nth", *STAYING, "recap", "help")
    script.examples(*voice.table_help, *((typed, facts) for typed, _, facts in voice.repairs(script.tongue.at(names=AT_THE_TABLE))))
    type("")
    words("home", "resume", "resume_nth", "home")

    words("learn", *STAYING)
    for message in (REWORD, SKIP, SKIP, RESTART):
        script.say(message)
    type("")
    words("home")

    words("replay", "replay_nth", *STAYING)
    type("")
    for message in (NEXT, PREVIOUS, STATE, MOVE, END, NEXT):
        script.say(message)
    words("home")

    words("demo")
    type("")
    type("")
    words("home", "daily", "home", "quit")
    return script


@cache
def lesson(language: str, name: str, columns: int) -> Script:
    """Every step of a lesson: in other words, a hint, a wrong answer, what the question wants."""
    script = Script(language, name, columns, ("learn", name))
    while type_of(script) == "Lesson":
        script.say(REWORD)
        script.words("advice", "choices")
        script.type("xyzzy")
        script.type(solution(script.twin.room.step, script.twin.room))
    script.words("quit")
    return script


def type_of(script: Script) -> str:
    return type(script.twin.room).__name__


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_conversation_visits_every_word_and_every_place(language, name):
    script, voice = conversation(language, name, 80), games.game(name).voice
    lines = script.lines
    assert {line.word for line in lines} >= {word.name for word in WORDS}
    of_the_game = (*voice.topics, *voice.help, *voice.table_help, *voice.options, *voice.repairs(script.tongue.at(names=AT_THE_TABLE)))
    assert script.messages >= {typed for typed, *_ in of_the_game}
    places = {"Chooser", "Seating", "Playing", "Curtain", "CatchingUp", "Lesson", "Replaying", "Demo"}
    assert {line.room for line in lines} >= places
    for place in ("Chooser", "Playing", "Lesson", "Replaying"):
        assert {line.word for line in lines if line.room == place} >= set(STAYING)
    assert any(line.clears for line in lines) and any(len(line.prompt) > 2 for line in lines)


# What one typed line gives, and the rules it breaks


@dataclass(frozen=True)
class Turn:
    """A line typed and what came: for each key, then from Enter to the next prompt, and in how many writes.

    braille   the cells of the display for which answers are cut, 0 for none
    """

    typed: str
    keys: tuple[tuple[str, str], ...]
    came: str
    writes: int
    prompt: str
    clears: bool = False
    cursor: tuple[int, str] = (0, "")
    columns: int = 80
    braille: int = 0

    @property
    def lines(self) -> list[str]:
        """The lines of the answer."""
        return self.came.removeprefix("\r\n").removeprefix(CLEAR).removesuffix(self.prompt).split("\r\n")[:-1]


def broken(turn: Turn, most: int) -> list[str]:
    """The rules that a turn breaks; most: how many writes it may take."""
    answer = turn.came.replace(CLEAR, "", 1) if turn.clears else turn.came
    found = [f"R1, {match[0]!r} in an answer" for match in FORBIDDEN.finditer(answer)][:1]
    if not ALLOWED.fullmatch(answer):
        found.append(f"R35, {sorted(set(ALLOWED.sub('', answer)))} in an answer")
    lines, whole = turn.lines, " ".join(turn.lines)
    piece = len(turn.prompt) > 2
    quotes = bool(lines) and HISTORY.match(lines[0])
    if not quotes and (repeated := twice(sentences(lines))):
        found.append(f"R3, twice: {repeated[0]!r}")
    if turn.writes > most:
        found.append(f"R4, {turn.writes} writes")
    if len(lines) > MOST_LINES:
        found.append(f"R7, {len(lines)} lines")
    found += [f"R18, {key!r} gave {came!r}" for key, came in turn.keys if key != came][:1]
    if turn.typed and turn.typed in lines:
        found.append("R10, what was typed comes again")
    if not piece and (len(whole) < 12 or len(re.findall(r"\w+", whole)) < 3):
        found.append(f"R12, too short: {whole!r}")
    if any(not line.strip() or line != line.strip() for line in lines):
        found.append("R15, an empty line or spaces at an end")
    if any(cells(line) > min(turn.columns, 79) for line in lines if " " in line):
        found.append("R33, a line too wide")
    if turn.braille and cells(turn.prompt) + 1 > turn.braille:
        found.append("R34, the cursor after a piece has no cell on the display")
    if turn.prompt:
        if turn.cursor != (cells(turn.prompt), turn.prompt.rstrip()):
            found.append(f"R19, the cursor is at {turn.cursor}")
        if not turn.came.endswith("\n" + turn.prompt) or turn.came.count("\n" + turn.prompt) > 1:
            found.append(f"R20, the prompt {turn.prompt!r} is not once and last")
    return found


def sentences(lines: list[str]) -> list[str]:
    """Lines joined again where a sentence goes on from one to the next."""
    joined: list[str] = []
    for line in lines:
        if joined and joined[-1][-1:] not in tuple(".?!"):
            joined[-1] += f" {line}"
        else:
            joined.append(line)
    return joined


COUNTED = f'''"""Python loads this first: each write to standard output is also a line of JSON in a file, and today is the twin's today."""
import datetime, io, json, os, sys
class Day(datetime.date):
    today = classmethod(lambda cls: cls({TODAY.year}, {TODAY.month}, {TODAY.day}))
datetime.date = Day
class Counted(io.FileIO):
    def write(self, data):
        with open(os.environ["COUNTED"], "a") as file:
            file.write(json.dumps(bytes(data).decode("utf-8", "replace")) + "\\n")
        return super().write(data)
sys.stdout = io.TextIOWrapper(io.BufferedWriter(Counted(1, "wb", closefd=False)), encoding=sys.stdout.encoding,
                              line_buffering=sys.stdout.line_buffering)
'''


class Talk(Terminal):
    """The program in a terminal, its writes counted."""

    def __init__(self, folder: Path, command: list[str], columns: int = 80, term: str | None = "xterm-256color"):
        (folder / "sitecustomize.py").write_text(COUNTED)
        log = folder / "writes"
        log.touch()
        self.log = log.open(encoding="utf-8")
        self.partial, self.written = "", []
        self.columns = columns
        self.plain = term in PLAIN
        path = f"{folder}{os.pathsep}{environment(None)['PYTHONPATH']}"
        super().__init__(command, columns, 24, term, **places(folder), COUNTED=str(log), PYTHONPATH=path)
        self.limit = 30.0

    def writes(self) -> list[str]:
        """Every write so far."""
        *whole, self.partial = (self.partial + self.log.read()).split("\n")
        self.written += map(json.loads, whole)
        return self.written

    def __exit__(self, *exception) -> None:
        super().__exit__(*exception)
        self.log.close()

    @property
    def cursor(self) -> tuple[int, str]:
        """The column of the cursor and the row where it is; no other row is drawn, for speed."""
        cursor = self._screen.cursor
        row = self._screen.buffer[cursor.y]
        return cursor.x, "".join(row[column].data for column in range(self.columns)).rstrip()

    def wait(self, done) -> None:
        deadline = time.monotonic() + self.limit
        while not done():
            assert self._read(0.02, deadline), f"it does not come: {self.stream[-500:]!r}"

    def begin(self, prompt: str) -> str:
        self.wait(lambda: self.stream.endswith(f"\n{prompt}".encode()))
        return self._taken()

    def line(self, line: Line, apart: bool) -> Turn:
        """Type a line, key by key if apart, and take its answer."""
        keys = tuple((key, self.echo(key)) for key in (line.typed if apart else [line.typed] if line.typed else []))
        written, before = len(self.writes()), len(self.stream)
        self.type(ENTER)
        self.wait(lambda: self._answered(line, self.writes()[written:], len(self.stream) - before))
        late = "" if self.stream.endswith(line.prompt.encode()) else self.during(1)  # what should have come with it
        came = late or self._taken()
        return Turn(
            line.typed, keys, came, len(self.writes()) - written, line.prompt, line.clears, self.cursor, self.columns, line.braille
        )

    def fewest(self, line: Line) -> int:
        """The writes of an answer: itself, the line end where the editor writes it, the clearing of the screen."""
        return 1 if self.plain else 2 + line.clears

    def _answered(self, line: Line, writes: list[str], arrived: int) -> bool:
        """Whether the line end and the answer were written, and have arrived."""
        sent = "".join(writes).replace("\n", "\r\n").encode()
        return len(writes) >= self.fewest(line) and arrived >= len(sent) + (2 if self.plain else 0)

    def echo(self, key: str) -> str:
        """What comes of keys struck: as many bytes as they are, or more at once."""
        self.type(key)
        enough = len(self.stream) + len(key.encode())
        self.wait(lambda: len(self.stream) >= enough)
        return self._taken()


def places(folder: Path) -> dict[str, str]:
    """Where the program keeps its files, and no speech service."""
    return {"ACCESSIJEUX_HOME": str(folder / "home"), "XDG_RUNTIME_DIR": str(folder), "ACCESSIJEUX_LANG": "",
            "SPEECHD_ADDRESS": f"unix_socket:{folder}/none", "DBUS_SESSION_BUS_ADDRESS": f"unix:path={folder}/none"}  # fmt: skip


def program(language: str, words: tuple[str, ...]) -> list[str]:
    return [sys.executable, "-m", "accessijeux_cli", *words, "--lang", language]


def rows(text: str, columns: int) -> list[str]:
    """The rows of a screen where each line stays as it was written, long ones cut by the terminal."""
    return [row.rstrip() for line in text.split("\r\n") for row in cut(line, columns)]


def cut(line: str, columns: int) -> list[str]:
    return [line[start : start + columns] for start in range(0, max(len(line), 1), columns)]


def shown(text: str, columns: int) -> list[str]:
    """The rows of a screen tall enough for everything."""
    screen = pyte.Screen(columns, len(rows(text, columns)) + 1)
    pyte.Stream(screen).feed(text)
    return [row.rstrip() for row in screen.display[:-1]]


# The program in terminals


@every_game
@every_terminal
def test_every_answer_keeps_the_rules_of_bytes(tmp_path, language, term, columns, name):
    keeps_the_rules(tmp_path, conversation(language, name, columns), program(language, opened(name)), columns, term)


@every_game
@every_terminal
def test_every_step_of_a_lesson_keeps_the_rules_of_bytes(tmp_path, language, term, columns, name):
    keeps_the_rules(tmp_path, lesson(language, name, columns), program(language, ("learn", name)), columns, term)


def keeps_the_rules(folder: Path, script: Script, command: list[str], columns: int, term: str | None) -> None:
    problems = []
    with Talk(folder, command, columns, term) as talk:
        begun = talk.begin(script.first_prompt)
        problems += [("", "", problem) for problem in broken(Turn("", (), begun, 1, "? ", cursor=(2, "?")), 1)]
        seen = set()
        for line in script.lines[:-1]:
            turn = talk.line(line, apart=EVERYTHING or line.room not in seen)
            problems += [(line.room, line.typed, problem) for problem in broken(turn, talk.fewest(line))]
            if line.room not in seen and line.room in ("Playing", "Lesson"):
                assert talk.during(0.5) == ""  # R5
            seen.add(line.room)
        talk.type(script.lines[-1].typed)
        talk.until(script.lines[-1].typed)
        talk.type(ENTER)
        assert talk.end() == 0
        turn = Turn(script.lines[-1].typed, (), talk._taken(), 1, "")
        problems += [("", "quit", problem) for problem in broken(turn, 1)]
        stream = talk.stream.decode()
        if not talk.plain:
            assert "".join(talk.writes()).replace("\n", "\r\n") == stream  # nothing else writes to the terminal
    assert not problems, "\n" + "\n".join(map(str, problems))
    assert "Traceback" not in stream and stream.endswith(".\r\n")  # R28
    for part in stream.split(CLEAR):
        assert shown(part, columns) == rows(part, columns)  # R2: no row is ever written over


def test_nothing_is_sent_however_long_nobody_types(tmp_path):
    """R5, at home, in each game, lesson and table, with and without a line begun; all at the same time."""
    places = [(), *(words for name in games.names() for words in (opened(name), ("learn", name), ("table", name, *AT_THE_TABLE)))]
    with ExitStack() as opening:
        talks = []
        for number, words in enumerate(places):
            folder = tmp_path / str(number)
            folder.mkdir()
            talks.append(opening.enter_context(Talk(folder, program("en", words))))
        for number, talk in enumerate(talks):
            talk.begin("? ")
            talk.echo("ab" if number % 2 else "")
        end = time.monotonic() + IDLE
        assert [talk.during(max(0.2, end - time.monotonic())) for talk in talks] == [""] * len(talks)


@every_game
def test_lines_typed_ahead_are_answered_as_if_each_had_waited(tmp_path, name):
    lines = [line for line in conversation("fr", name, 80).lines[:20] if line.word not in ("advice", "why")]
    with Talk(tmp_path, program("fr", opened(name))) as talk:
        slowly = talk.begin("? ")
        for line in lines:
            turn = talk.line(line, apart=False)
            slowly += "".join(came for _, came in turn.keys) + turn.came
    (tmp_path / "again").mkdir()
    with Talk(tmp_path / "again", program("fr", opened(name))) as talk:
        at_once = talk.begin("? ")
        talk.type("".join(line.typed + ENTER for line in lines))
        talk.wait(lambda: len(talk.stream) >= len(slowly.encode()))
        assert at_once + talk.during(0.3) == slowly


@every_game
@pytest.mark.parametrize("term", ["xterm-256color", None])
def test_the_end_of_the_input_in_the_middle_leaves_quietly(tmp_path, term, name):
    with Talk(tmp_path, program("fr", opened(name)), term=term) as talk:
        script = conversation("fr", name, 80)
        talk.begin(script.first_prompt)
        for line in script.lines[:3]:
            talk.line(line, False)
        talk.echo("abc")
        for _ in range(2):
            talk.type("\x03")
            assert re.fullmatch(r"(?:\^C)?\r\n[^\x1b\r\n?]{12,}\.\r\n\? ", talk.until("\n? "))  # Ctrl+C drops the line
        talk.type("\x04")
        assert talk.end() == 0
        assert re.fullmatch(r"\r\n[^\x1b\r\n?]{12,}\.\r\n", talk._taken())


# The program in pipes


def piped(tmp_path: Path, language: str, name: str, term: str | None, data: bytes) -> subprocess.CompletedProcess:
    variables = environment(term, **places(tmp_path))
    done = subprocess.run(
        program(language, opened(name)), input=data, env=variables, capture_output=True, timeout=60, check=False
    )
    done.stdout = done.stdout.replace(os.linesep.encode(), b"\n")
    return done


def all_typed(language: str, name: str) -> bytes:
    return "".join(f"{line.typed}\n" for line in conversation(language, name, 80).lines).encode()


@every_game
@every_pipe
def test_a_pipe_gets_plain_text(tmp_path, language, term, name):
    done = piped(tmp_path, language, name, term, all_typed(language, name))
    text = done.stdout.decode()
    assert (done.returncode, done.stderr) == (0, b"")
    lines = conversation(language, name, 80).lines
    prompts = ["? ", *(line.prompt for line in lines[:-1])]
    assert not re.search(r"[\x1b\r\a\b]|   |\n\n", text)  # R29
    assert {line for line in text.splitlines() if line != line.strip()} <= set(prompts)
    assert len(re.findall(r"^\? ", text, re.MULTILINE)) == prompts.count("? ")  # R20
    at = 0
    for prompt, line in zip(prompts, lines):
        asked = f"{prompt}{' '.join(line.typed.split())}\n"
        assert asked in text[at:], (asked, text[at : at + 400])
        at = text.index(asked, at) + len(asked)
    assert max(cells(line) for line in text.splitlines() if not line.startswith(("? ", tmp_path.anchor))) <= 79


@every_game
@pytest.mark.parametrize("part", [0, 0.31, 0.73])
def test_a_pipe_that_ends_in_the_middle_leaves_quietly(tmp_path, part, name):
    data = all_typed("en", name)
    done = piped(tmp_path, "en", name, "xterm-256color", data[: int(len(data) * part)])
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode().splitlines()[-1].endswith("oodbye.")


@pytest.mark.skipif(sys.platform == "win32", reason="redirections of a Unix shell")
@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pipe_that_nobody_reads_any_more_leaves_quietly(tmp_path, language, name):
    (tmp_path / "typed").write_bytes(all_typed(language, name))
    command = f'({" ".join(program(language, opened(name)))} < {tmp_path}/typed; echo "status $?" >&2) | head -n 20'
    done = subprocess.run(
        command, shell=True, env=environment("dumb", **places(tmp_path)), capture_output=True, timeout=60, check=False
    )
    assert done.stderr == b"status 0\n"  # R28
    assert len(done.stdout.splitlines()) == 20


# The rules catch what they must


DEFAULT = Path(__file__).parents[1] / "screen_readers" / "demo" / "default.py"


def test_a_default_prompt_session_breaks_the_rules(tmp_path):
    """The menu and the toolbar of an ordinary prompt: R1, R2, R4, R6, R18, R19 or R20 are broken."""
    with Talk(tmp_path, [sys.executable, str(DEFAULT)]) as talk:
        talk.until("?")
        talk.during(0.5)
        keys = tuple((key, talk.key(key) + talk.during(0.3)) for key in "ch")
        written = len(talk.writes())
        talk.type(ENTER)
        came = talk.until("pour l'aide.") + talk.during(1)
        turn = Turn("ch", keys, came, len(talk.writes()) - written, "? ", cursor=talk.cursor)
        found = {problem.partition(",")[0] for problem in broken(turn, 2)}
        stream = talk.stream.decode()
    assert found >= {"R1", "R4", "R18"}, found
    assert shown(stream, 80) != rows(stream, 80)  # R2


@pytest.mark.parametrize(
    "rule, change",
    [
        ("R1", {"came": "\r\nChef 1 : vide.\x1b[K\r\n? "}),
        ("R1", {"came": "\r\nUne ligne\rUne autre ligne.\r\n? "}),
        ("R1", {"came": f"\r\n{CLEAR}Une ligne de texte.\r\n? "}),
        ("R3", {"came": "\r\nUne ligne de texte.\r\nUne ligne de texte.\r\n? "}),
        ("R3", {"came": "\r\nUne ligne\r\nde texte.\r\nUne ligne\r\nde texte.\r\n? "}),
        ("R4", {"writes": 3}),
        ("R7", {"came": "".join(f"\r\nUne ligne numéro {n}." for n in range(21)) + "\r\n? "}),
        ("R10", {"came": "\r\np\r\nUne ligne de texte.\r\n? "}),
        ("R12", {"came": "\r\n? "}),
        ("R12", {"came": "\r\nOui.\r\n? "}),
        ("R34", {"came": "\r\nUne ligne de texte", "prompt": "Une ligne de texte ", "braille": 19}),
        ("R35", {"came": "\r\nUne ligne de\u00a0texte.\r\n? "}),
        ("R35", {"came": "\r\nUne ligne\u2009de texte.\r\n? "}),
        ("R35", {"came": "\r\nL\u2019orchestre est complet.\r\n? "}),
        ("R15", {"came": "\r\n\r\nUne ligne de texte.\r\n? "}),
        ("R18", {"keys": (("p", "\b\bp"),)}),
        ("R19", {"cursor": (0, "")}),
        ("R20", {"came": "\r\nUne ligne de texte.\r\n? \r\n? "}),
        ("R20", {"came": "\r\nUne ligne de texte.\r\n"}),
    ],
)
def test_each_rule_catches_its_fault(rule, change):
    right = {"typed": "p", "keys": (("p", "p"),), "came": "\r\nUne ligne de texte.\r\n? ", "writes": 2, "prompt": "? ",
             "cursor": (2, "?")}  # fmt: skip
    assert broken(Turn(**right), 2) == []
    twice_begun = "\r\nClara gagne\r\nla plie 1.\r\nClara gagne\r\nla plie 2.\r\n? "
    quoted = "\r\n1, score : Chef 1 : vide.\r\nChef 2 : vide.\r\n2, chefs : Chef 1 : vide.\r\nChef 2 : vide.\r\n? "
    assert all(broken(Turn(**right | {"came": came}), 2) == [] for came in (twice_begun, quoted))
    assert rule in {problem.partition(",")[0] for problem in broken(Turn(**right | change), 2)}
