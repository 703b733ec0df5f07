"""The shell: it reads lines, plainly or with the quiet editor, and hands each one to the conversation."""

import re
import signal
import unicodedata
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType, TracebackType
from typing import NoReturn, Protocol, Self, TextIO

from accessijeux_cli.outside.speaker import Speaker
from accessijeux_cli.outside.terminal import Terminal, clean
from accessijeux_cli.talk.utterance import Utterance

ENDING = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
SEQUENCE = re.compile(
    r"(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]?"  # CSI
    r"|(?:\x1bO|\x8f)[0-9;]*[@-~]?"  # SS3
    r"|(?:\x1b[]PX^_]|[\x90\x98\x9d-\x9f])[^\x1b\a\x9c\r\n]*(?:\x1b\\|[\a\x9c])"  # OSC, DCS, SOS, PM, APC
    r"|\x1b\][^\r\n]*"  # an OSC that does not end on this line
    r"|\x1b.?"
)
"""What a terminal sends that is no text (ECMA-48)."""

Trouble = Callable[[Exception], list[Utterance]]


class Conversation(Protocol):
    """What is talked with.

    over       whether it has ended
    prompt     what the next line is asked with
    curtained  whether the screen is to be cleared before the last answer
    typed_as   what the history keeps instead of what was typed last, when that is a secret, else ""
    listener   whose input history is in use, None for nobody's
    """

    over: bool
    prompt: str
    curtained: bool
    typed_as: str

    @property
    def listener(self) -> str | None: ...

    def begin(self) -> list[Utterance]:
        """What is heard first."""

    def warm_up(self) -> Iterator[None]:
        """Load what the next answers need, in small steps."""

    def hear(self, text: str) -> list[Utterance]:
        """The answer to a line."""

    def cancelled(self) -> list[Utterance]:
        """The answer to Ctrl+C."""

    def left(self) -> list[Utterance]:
        """The answer to the end of the input."""

    def voice_failed(self, code: str) -> list[Utterance]:
        """What is said where the direct voice was lost."""

    def completions(self, text: str) -> list[str]:
        """Whole phrases that begin as the text does."""

    def completed(self, found: list[str]) -> Utterance:
        """What is said where no single phrase begins so."""

    def history_hint(self) -> Utterance:
        """What is said to a key that searches the history elsewhere."""


class Lines(Protocol):
    """A source of lines, open between `with`; the prompt has been written when `read` is called."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None, /
    ) -> None: ...

    def read(self, session: Conversation, speaker: Speaker, trouble: Trouble) -> str:
        """One line; KeyboardInterrupt when it is cancelled, EOFError when there is no other."""

    def waiting(self) -> bool:
        """Whether keys were struck that `read` must show."""


class Ended(SystemExit):
    """The system asks the program to end; `code` is the exit status."""

    code: int


def converse(session: Conversation, speaker: Speaker, lines: Lines, trouble: Trouble) -> int:
    """Run a conversation to its end; the exit status: 0, or 128 and the signal's number.

    An exception inside the session is given to `trouble`, which logs it (files.log_trouble) and words it; the game goes
    on. Ctrl+C cancels a line and never leaves; the end of the input and a closed output leave (R22, R28).
    """
    try:
        with _signals(), lines:
            _tell(session, speaker, guarded(session.begin, trouble))
            warming = session.warm_up()
            while not (session.over or speaker.closed):
                _warm(warming, lines)
                _exchange(session, speaker, lines, trouble)
    except Ended as ended:
        return ended.code
    return 0


def _warm(warming: Iterator[None], lines: Lines) -> None:
    """Go on with loading until a key is struck: its letter must not come late, with the next ones (R18)."""
    for _ in warming:
        if lines.waiting():
            return


def _exchange(session: Conversation, speaker: Speaker, lines: Lines, trouble: Trouble) -> None:
    try:
        text = lines.read(session, speaker, trouble)
    except KeyboardInterrupt:
        _tell(session, speaker, guarded(session.cancelled, trouble))
    except EOFError:
        speaker.say(guarded(session.left, trouble))
        raise Ended(0) from None
    else:
        _tell(session, speaker, guarded(lambda: session.hear(text), trouble))


def guarded(answer: Callable[[], list[Utterance]], trouble: Trouble) -> list[Utterance]:
    try:
        return answer()
    except Exception as exception:  # noqa: BLE001 a mistake of ours must not end somebody's game
        return trouble(exception)


def _tell(session: Conversation, speaker: Speaker, utterances: list[Utterance]) -> None:
    prompt = "" if session.over else session.prompt
    tell_and_ask(session, speaker, utterances, prompt, speaker.clearing if session.curtained else "")


def tell_and_ask(
    session: Conversation, speaker: Speaker, utterances: list[Utterance], prompt: str, before: str
) -> None:
    speaker.say(utterances, prompt, before)
    if speaker.failure:
        code, speaker.failure = speaker.failure, ""
        speaker.say(session.voice_failed(code), prompt)


@contextmanager
def _signals() -> Iterator[None]:
    """Ctrl+C is for whoever reads lines; being told to end is an exception, so that the terminal is put back."""

    def end(number: int, frame: FrameType | None) -> NoReturn:
        raise Ended(128 + number)

    before = {int(number): signal.signal(number, end) for number in ENDING}
    before[signal.SIGINT] = signal.signal(signal.SIGINT, _deaf)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _deaf(number: int, frame: FrameType | None) -> None:
    """Nothing: with the quiet editor Ctrl+C is a key."""


def typed_text(line: str) -> str:
    """A line as it was meant: plain spaces, U+FFFD for what is no character, no key that plain reading cannot use."""
    return "".join(map(_letter, SEQUENCE.sub("", line)))


def _letter(character: str) -> str:
    if "\ud800" <= character <= "\udfff":
        return "\ufffd"
    if character == "\t" or unicodedata.category(character) == "Zs":
        return " "
    return character if character.isprintable() else ""


class PlainLines:
    """Lines read as they come: the terminal edits and echoes them, or they come from a pipe.

    Lines from a pipe are echoed by the program, so that a transcript reads as the screen does: prompt, command, answer.
    """

    def __init__(self, terminal: Terminal, stdin: TextIO | None, typed: bool) -> None:
        self._terminal = terminal
        self._stdin = stdin
        self._typed = typed
        self._reading = self._interrupted = False

    def __enter__(self) -> Self:
        self._before = signal.signal(signal.SIGINT, self._interrupt)
        return self

    def __exit__(self, *exception: object) -> None:
        signal.signal(signal.SIGINT, self._before)

    def _interrupt(self, number: int, frame: FrameType | None) -> None:
        """Ctrl+C: while an answer is being found, it waits for the next line, for it must not tear a move in two."""
        if self._reading:
            raise KeyboardInterrupt
        self._interrupted = True

    def read(self, session: Conversation, speaker: Speaker, trouble: Trouble) -> str:
        try:
            line = typed_text(self._line())
        except (KeyboardInterrupt, EOFError):
            self._terminal.write("\n" if self._typed else "")
            raise
        if not self._typed:
            self._terminal.write(clean(line) + "\n")
        return line

    def waiting(self) -> bool:
        return False

    def _line(self) -> str:
        self._reading = True
        try:
            if self._interrupted:
                raise KeyboardInterrupt
            raw = self._stdin.buffer.readline() if self._stdin else b""
        except (OSError, ValueError, AttributeError):
            raw = b""
        finally:
            self._reading = self._interrupted = False
        if not raw or self._stdin is None:
            raise EOFError
        return decoded(raw, self._stdin.encoding)


def decoded(line: bytes, encoding: str | None) -> str:
    """A line as text: UTF-8 where it is that, else what the stream is said to hold, else what the system writes."""
    for attempt in ("utf-8-sig", encoding or "utf-8"):
        try:
            return line.decode(attempt)
        except UnicodeDecodeError:
            continue
    from locale import getencoding

    return line.decode(getencoding(), "replace")
