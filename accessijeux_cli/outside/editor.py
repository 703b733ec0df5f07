"""The quiet editor: what is typed on the input line, and only the difference that each key makes is sent."""

import os
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from types import TracebackType
from typing import TYPE_CHECKING, Self, TextIO

from accessijeux_cli.outside.console import key_waits
from accessijeux_cli.outside.shell import SEQUENCE, Conversation, Trouble, guarded, tell_and_ask, typed_text
from accessijeux_cli.outside.speaker import Speaker
from accessijeux_cli.outside.terminal import Terminal
from accessijeux_cli.talk.utterance import Utterance
from accessijeux_cli.words.lines import cells

if TYPE_CHECKING:
    from asyncio import Event

    from prompt_toolkit.key_binding.key_processor import KeyPress

ESCAPE_LIMIT = 0.1  # seconds after which a lone Escape is a key and not the beginning of one


@dataclass(frozen=True, slots=True)
class Draft:
    """A line being typed: its text, the cursor's place in it, how far back in the history, the line left there."""

    text: str = ""
    cursor: int = 0
    back: int = 0
    kept: str = ""

    @property
    def before(self) -> str:
        """What is typed before the cursor."""
        return self.text[: self.cursor]

    def typing(self, letters: str) -> "Draft":
        return self.beginning(self.before + letters)

    def beginning(self, text: str) -> "Draft":
        """With another text before the cursor."""
        return replace(self, text=text + self.text[self.cursor :], cursor=len(text))

    def going(self, step: int) -> "Draft":
        """One character left (-1) or right (1), with the accents that combine with it."""
        cursor = self.cursor + step
        while 0 < cursor < len(self.text) and cells(self.text[cursor]) == 0:
            cursor += step
        return replace(self, cursor=max(0, min(cursor, len(self.text))))

    def cutting(self, step: int) -> "Draft":
        """Without what `going(step)` goes over."""
        start, end = sorted((self.cursor, self.going(step).cursor))
        return replace(self, text=self.text[:start] + self.text[end:], cursor=start)

    def recalling(self, step: int, history: list[str]) -> "Draft":
        """The line one further back (1) or forward (-1) in the history; the same draft at either end."""
        back = self.back + step
        if not 0 <= back <= len(history):
            return self
        kept = self.kept if self.back else self.text
        text = history[-back] if back else kept
        return Draft(text, len(text), back, kept)


EDITS: dict[str, Callable[[Draft], Draft]] = {
    "left": lambda draft: draft.going(-1),
    "right": lambda draft: draft.going(1),
    "home": lambda draft: replace(draft, cursor=0),
    "end": lambda draft: replace(draft, cursor=len(draft.text)),
    "c-h": lambda draft: draft.cutting(-1),
    "delete": lambda draft: draft.cutting(1),
}
EDITS["c-u"] = lambda draft: replace(draft, text=draft.text[draft.cursor :], cursor=0)
EDITS |= {"c-a": EDITS["home"], "c-e": EDITS["end"]}  # a Mac's Terminal keeps Home and End for itself
RECALLS = {"up": 1, "down": -1}


@dataclass(frozen=True, slots=True)
class Shown:
    """What the input line shows, prompt included, and the cell, counted from its beginning, where the cursor is.

    waits   the cursor stays on the last cell of a full row until something else is written.
    """

    text: str
    at: int
    waits: bool = False


def places(text: str, columns: int) -> list[int]:
    """The cell where each character begins, then where the next one would; a wide one never straddles two rows."""
    found, cell = [], 0
    for character in text:
        wide = cells(character)
        cell += wide == 2 and cell % columns == columns - 1
        found.append(cell)
        cell += wide
    return [*found, cell]


def fresh(text: str, columns: int) -> Shown:
    """A line just written to its end."""
    end = places(text, columns)[-1]
    waits = end > 0 and end % columns == 0
    return Shown(text, end - waits, waits)


def drawn(shown: Shown, text: str, cursor: int, columns: int) -> tuple[str, Shown]:
    """What to send so that the line shows `text` with the cursor before its character `cursor`: only the difference.

    A letter at the end is that letter (R18); nothing above the line is ever touched (R1).
    """
    if text.startswith(shown.text) and shown == fresh(shown.text, columns) and cursor == len(text):
        return text[len(shown.text) :], fresh(text, columns)
    changes, shown = ("", shown) if text == shown.text else _rewritten(shown, text, columns)
    moves, shown = _placed(shown, cursor, columns)
    return changes + moves, shown


def _rewritten(shown: Shown, text: str, columns: int) -> tuple[str, Shown]:
    """From the first character that differs on: go there, erase what is too much, write the rest."""
    old, new = places(shown.text, columns), places(text, columns)
    same = _common(shown.text, text, old, columns)
    row = old[-1] // columns == old[same] // columns
    erased = "" if new[-1] >= old[-1] else "\x1b[K" if row else "\x1b[J"
    after = fresh(text, columns) if text[same:] else Shown(text, old[same])
    return _move(shown, old[same], columns) + erased + text[same:], after


def _common(old: str, new: str, cells_of_old: list[int], columns: int) -> int:
    """How many first characters may stay: not one whose accent changes, nor one after which the cursor cannot go."""
    same = len(os.path.commonprefix([old, new]))
    if same == len(old) and same and cells_of_old[same] % columns == 0:
        same -= 1
    while same and (_combines(old, same) or _combines(new, same)):
        same -= 1
    return same


def _combines(text: str, index: int) -> bool:
    return index < len(text) and cells(text[index]) == 0


def _placed(shown: Shown, cursor: int, columns: int) -> tuple[str, Shown]:
    goal = places(shown.text, columns)[cursor]
    if cursor == len(shown.text) and goal % columns == 0 and shown.at == goal - 1:
        return "", shown
    if cursor == len(shown.text) and goal % columns == 0 and shown.at < goal:
        goal -= 1  # after a full row there is no cell yet
    return _move(shown, goal, columns), Shown(shown.text, goal)


def _move(shown: Shown, goal: int, columns: int) -> str:
    """From where the cursor is to a cell; by column number where terminals differ on where it is."""
    rows = goal // columns - shown.at // columns
    steps = goal % columns - shown.at % columns
    if rows or shown.waits:
        return _steps(rows, "\x1b[A", "\x1b[B") + f"\x1b[{goal % columns + 1}G"
    return "\b" * -steps if -4 < steps < 0 else _steps(steps, "\x1b[D", "\x1b[C")


def _steps(count: int, back: str, forth: str) -> str:
    sequence = back if count < 0 else forth
    return "" if not count else sequence if abs(count) == 1 else f"{sequence[:-1]}{abs(count)}{sequence[-1]}"


Stroke = tuple[str, str]  # the name of a key, what it types
HANGUP = ("hangup", "")
PASTED = {"\r": "c-m", "\n": "c-j"}
ESCAPE = "\x1b"
BEGINNINGS = {"[": "[", "O": "O", **dict.fromkeys("]PX^_", "string")}
"""What follows Escape in sequences of a terminal: CSI, SS3, and OSC, DCS, SOS, PM, APC, which are strings (ECMA-48)."""
EIGHT_BITS = {"\x9b": "[", "\x8f": "O", **dict.fromkeys("\x90\x98\x9d\x9e\x9f", "string")}
"""The same as one character."""
CERTAIN = ("[", "]", "\\")
"""Nobody types these: even late they belong to the Escape before."""
STRINGS = ("string", "string body")
STRING_ENDS = ("\a", "\x9c", ESCAPE)
ENDS: dict[str, type[BaseException] | None] = {
    "c-m": None,
    "c-c": KeyboardInterrupt,
    "c-d": EOFError,
    "hangup": EOFError,
}


class Sieve:
    """Lets keys through, and swallows whole what a terminal sends that is none: reports, sequences that nobody knows.

    A sequence may come in several reads, so what is open stays open from one burst to the next. A string of any length
    (a report of colours, of the clipboard) ends by its own end, at the latest with the line.
    """

    def __init__(self) -> None:
        self._open = ""
        self._late = False

    def strokes(self, presses: "list[KeyPress]") -> list[Stroke]:
        """The keys of one burst: pasted text as if typed, CR LF as one Enter, nothing for Alt and a letter (R22)."""
        if presses and self._late and not self._goes_on(presses):
            self._open = ""
        self._late = False
        found = [stroke for press in presses for stroke in self._of(press)]
        before = ["", *(name for name, _ in found)]
        return [
            ("c-m" if name == "c-j" else name, letters)
            for previous, (name, letters) in zip(before, found)
            if (previous, name) != ("c-m", "c-j")
        ]

    def _goes_on(self, presses: "list[KeyPress]") -> bool:
        """After a while: whether what comes belongs to what was open, which perhaps was a key, Escape or Alt and a capital."""
        first = presses[0].data
        if self._open == ESCAPE:
            return first in CERTAIN or first in BEGINNINGS and any(press.data in STRING_ENDS for press in presses)
        return self._open != "string" or len(presses) > 1

    def pause(self) -> None:
        """Nothing came for a while."""
        self._late = True

    def _of(self, press: "KeyPress") -> list[Stroke]:
        name = getattr(press.key, "value", press.key)
        if name == "<bracketed-paste>":
            self._open = ""
            pasted = SEQUENCE.sub("", press.data.replace("\r\n", "\r"))
            return [(PASTED.get(letter, letter), letter) for letter in pasted]
        sign = ESCAPE if name == "escape" and len(press.data) < 2 else press.data
        opened, self._open = self._open, ""
        if len(sign) != 1 or name in ENDS or name in PASTED.values():
            return [(name, press.data)]
        return self._in_sequence(opened, sign, (name, press.data))

    def _in_sequence(self, opened: str, sign: str, stroke: Stroke) -> list[Stroke]:
        """Nothing for a sign that begins a sequence, is a part of it or its end; any other is a key."""
        if sign == ESCAPE:
            self._open = ESCAPE
        elif sign in EIGHT_BITS:
            self._open = EIGHT_BITS[sign]
        elif opened == ESCAPE:
            self._open = BEGINNINGS.get(sign, "")
            return [] if sign.isprintable() else [stroke]
        elif opened in ("[", "O"):
            self._open = opened if " " <= sign <= "?" else ""
            return [] if " " <= sign <= "~" else [stroke]
        elif opened in STRINGS:
            self._open = "" if sign in STRING_ENDS else "string body"
        elif not opened:
            return [stroke]
        return []


def whole(halves: Iterable[Stroke]) -> list[Stroke]:
    """Strokes where a character that came as two (UTF-16, an emoji typed on Windows) is one."""
    found: list[Stroke] = []
    for name, letters in halves:
        if _is_half(letters, "\udc00") and found and _is_half(found[-1][1], "\ud800"):
            name = letters = (found.pop()[1] + letters).encode("utf-16", "surrogatepass").decode("utf-16")
        found.append((name, letters))
    return found


def _is_half(letters: str, first: str) -> bool:
    """Whether this is one of the 1024 halves from that one on."""
    return len(letters) == 1 and 0 <= ord(letters) - ord(first) < 0x400


class QuietLines:
    """The quiet editor: prompt_toolkit reads the keys, the line shows the difference that each one makes, and no more.

    Keys: letters, Left, Right, Home, End (Ctrl+A, Ctrl+E), Backspace, Delete, Up, Down, Tab, Enter, Ctrl+C, Ctrl+D on an
    empty line, Ctrl+R and Ctrl+S for a hint. Any other key, Ctrl+L and Ctrl+Z among them, is silent and does nothing.
    """

    def __init__(self, terminal: Terminal, stdin: TextIO) -> None:
        self._terminal = terminal
        self._stdin = stdin
        self._histories: dict[str, list[str]] = {}
        self._last = ""
        self._strokes: deque[Stroke] = deque()
        self._sieve = Sieve()

    def __enter__(self) -> Self:
        import asyncio

        from prompt_toolkit.input import create_input

        self._input = create_input(self._stdin)
        self._runner = asyncio.Runner()
        self._raw = self._input.raw_mode()  # from first to last: a key struck during an answer must not be echoed then
        self._raw.__enter__()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._raw.__exit__(kind, error, trace)
        self._runner.close()

    def read(self, session: Conversation, speaker: Speaker, trouble: Trouble) -> str:
        history = [] if session.listener is None else self._histories.setdefault(session.listener, [])
        if session.typed_as:  # what was typed last is a secret of whoever typed it
            history[:] = [line for line in history if line != self._last]
        line = _Line(session, speaker, trouble, self._terminal, history)
        self._runner.run(self._type(line))
        line.leave()
        self._last = line.draft.text
        return line.draft.text

    def waiting(self) -> bool:
        return bool(self._strokes) or key_waits(self._stdin)

    async def _type(self, line: "_Line") -> None:
        """Strike the keys on the line until one ends it; those that follow are for the next line."""
        import asyncio

        arrived = asyncio.Event()
        with self._input.attach(arrived.set):
            while not line.ended:
                if not self._strokes:
                    line.draw()
                    await self._wait(arrived)
                else:
                    line.strike(self._strokes.popleft())

    async def _wait(self, arrived: "Event") -> None:
        """Until there are keys; an Escape that nothing follows is a key, not the beginning of one."""
        import asyncio

        while not self._strokes or _is_half(self._strokes[-1][1], "\ud800"):
            try:
                await asyncio.wait_for(arrived.wait(), ESCAPE_LIMIT)
            except TimeoutError:
                self._strokes.extend(self._sieve.strokes(self._input.flush_keys()))
                self._sieve.pause()
                if self._strokes:
                    return
                await arrived.wait()
            arrived.clear()
            self._strokes = deque(whole([*self._strokes, *self._sieve.strokes(self._input.read_keys())]))
            if self._input.closed or not self._stdin.isatty():
                self._strokes.append(HANGUP)


class _Line:
    """One line being typed on the terminal, from the prompt already written to the key that ends it."""

    def __init__(self, session: Conversation, speaker: Speaker, trouble: Trouble, terminal: Terminal, history: list[str]) -> None:
        self._session, self._speaker, self._trouble = session, speaker, trouble
        self._terminal = terminal
        self._history = history
        self._prompt = session.prompt
        self._columns = terminal.columns
        self._shown = fresh(self._prompt, self._columns)
        self.draft = Draft()
        self.ended = ""

    def strike(self, stroke: Stroke) -> None:
        name, letters = stroke
        if name in ENDS:
            self.ended = "" if name == "c-d" and self.draft.text else name
        elif name in EDITS:
            self.draft = EDITS[name](self.draft)
        elif name in RECALLS:
            self.draft = self.draft.recalling(RECALLS[name], self._history)
        elif name == "c-i":
            self._complete()
        elif name in ("c-r", "c-s"):
            self._tell(guarded(lambda: [self._session.history_hint()], self._trouble))
        elif len(name) == 1:
            self.draft = self.draft.typing(typed_text(letters))

    def leave(self) -> None:
        """Go below the line; keep it in the history, or raise what its last key means."""
        self._go_below()
        meant = ENDS[self.ended]
        if meant:
            raise meant
        if self.draft.text.strip() and self._history[-1:] != [self.draft.text]:
            self._history.append(self.draft.text)

    def draw(self) -> None:
        """Send what changed since the last time."""
        self._resize()
        self._send(self.draft.cursor)

    def _send(self, cursor: int) -> None:
        changes, self._shown = drawn(
            self._shown, self._prompt + self.draft.text, len(self._prompt) + cursor, self._columns
        )
        self._terminal.write(changes)

    def _go_below(self) -> None:
        self._send(len(self.draft.text))
        self._terminal.write("\n")

    def _resize(self) -> None:
        """A line on one row stays as it is; where rows may have been cut anew, begin again below rather than erase."""
        columns, before = self._terminal.columns, self._columns
        self._columns = columns
        if columns != before and cells(self._shown.text) >= min(columns, before):
            self._terminal.write("\n" + self._shown.text)
            self._shown = fresh(self._shown.text, columns)

    def _complete(self) -> None:
        said = guarded(self._completion, self._trouble)
        if said:
            self._tell(said)

    def _completion(self) -> list[Utterance]:
        """Insert the rest of the only phrase that begins so, and say nothing, or say what there is (R23)."""
        found = self._session.completions(self.draft.before)
        if len(found) != 1 or found[0] == self.draft.before:
            return [self._session.completed(found)]
        self.draft = self.draft.beginning(found[0])
        return []

    def _tell(self, utterances: list[Utterance]) -> None:
        """Say something below the line, which then is asked again with what it held."""
        self._go_below()
        asked = self._prompt + self.draft.text
        tell_and_ask(self._session, self._speaker, utterances, asked, "")
        self._shown = fresh(asked, self._columns)
