"""The speakers: where utterances go, to the terminal, to a direct voice and braille, or to a list in tests."""

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from accessijeux_cli.outside.terminal import Terminal, clean
from accessijeux_cli.talk.utterance import Utterance

if TYPE_CHECKING:
    from queue import SimpleQueue

    Answer = SimpleQueue[str]

Job = Callable[[], str]
"""What the owner thread of the library does: "" or a reason."""
ANSWER_LIMIT = 1.0  # seconds the direct voice has for one reply
OPENING_LIMIT = 4.0  # seconds it has to be found: a speech service may have to be started
MODES = ("terminal", "direct", "both")


class Speaker(Protocol):
    """What the conversation is told to. failure: why the direct voice was lost, or ""; set back by whoever says so."""

    failure: str

    @property
    def closed(self) -> bool:
        """Whether nobody can hear any more."""

    @property
    def clearing(self) -> str:
        """What clears screen and scrollback, or ""."""

    def say(self, utterances: list[Utterance], prompt: str = "", before: str = "") -> None:
        """Tell one reply, then ask with `prompt`; `before` is written first, raw."""

    def hush(self) -> None:
        """Stop the speech under way, where that is possible."""


class Output(Protocol):
    """What the library's outputs all have. `silence` and a `braille` of their own, which not all have, are looked for."""

    name: str

    def is_active(self) -> bool:
        """Whether it runs now."""

    def speak(self, text: str, *, interrupt: bool = False) -> object:
        """Say a text; what goes wrong is often not told."""

    def braille(self, text: str) -> object:
        """Show a text in braille; the library's base class does nothing."""


@dataclass
class Transcript:
    """Replies kept in a list, for tests."""

    replies: list[list[Utterance]] = field(default_factory=list)
    prompts: list[str] = field(default_factory=list)
    closed: bool = False
    failure: str = ""
    clearing: str = ""

    def say(self, utterances: list[Utterance], prompt: str = "", before: str = "") -> None:
        self.replies.append(list(utterances))
        self.prompts.append(prompt)

    def hush(self) -> None:
        """Nothing is being said."""


class Direct:
    """accessible_output2 in one owner thread with time limits, since it is not thread-safe and may block for ever.

    Every method returns "" or a reason: "no_library", "no_service", "no_braille", "gone" (the reader or the service that
    was found has stopped), "broken" (an exception), "frozen". After "broken" or "frozen" the voice is to be thrown away;
    one that is gone may be `active` again.
    """

    def __init__(self) -> None:
        import queue
        import threading

        threading.excepthook = _logged
        self._queue = queue
        self._jobs: SimpleQueue[tuple[Job, Answer]] = queue.SimpleQueue()
        self._output: Output | None = None
        self._language = ""
        self._names: list[str] = []
        threading.Thread(target=self._work, daemon=True).start()

    def open(self) -> str:
        """Find a voice; up to OPENING_LIMIT seconds."""
        return self._ask(self._open, OPENING_LIMIT)

    def say(self, utterances: list[Utterance], language: str) -> str:
        """Cancel what is being said, then say a reply as one string and braille its short forms (R48)."""
        return self._ask(lambda: self._say(spoken(utterances), brailled(utterances), language), ANSWER_LIMIT)

    def braille(self, utterances: list[Utterance]) -> str:
        """Braille only."""
        return self._ask(lambda: self._braille(brailled(utterances)), ANSWER_LIMIT)

    def hush(self) -> str:
        return self._ask(self._hush, ANSWER_LIMIT)

    def active(self) -> str:
        """Whether the output that was found can speak now: the library says nothing when it speaks to nobody."""
        return self._ask(self._gone, ANSWER_LIMIT)

    def found(self) -> dict[str, Any]:
        """What `open` found: outputs (names), active (name or ""), braille (whether it can)."""
        active = getattr(self._output, "name", "") if self._output else ""
        return {"outputs": list(self._names), "active": active, "braille": _brailles(self._output)}

    def _ask(self, job: Job, limit: float) -> str:
        answer: Answer = self._queue.SimpleQueue()
        self._jobs.put((job, answer))
        try:
            return answer.get(timeout=limit)
        except self._queue.Empty:
            return "frozen"

    def _work(self) -> None:
        _prepare_thread()
        while True:
            job, answer = self._jobs.get()
            try:
                answer.put(job())
            except BaseException:  # noqa: BLE001 whatever the library raises must not cross: it would end the thread in silence
                answer.put("broken")

    def _open(self) -> str:
        try:
            classes = _output_classes()
        except BaseException:  # noqa: BLE001 a missing system library is an OSError, a missing binding an ImportError, and so on
            return "no_library"
        outputs = [output for output in map(_made, classes) if output is not None]
        self._names = [output.name for output in outputs]
        self._output = next((output for output in outputs if _is_active(output)), None)
        return "" if self._output else "no_service"

    def _say(self, text: str, braille: str, language: str) -> str:
        output = self._output
        if output is None or not _is_active(output):
            return "gone"
        self._speak_in(language)
        if hasattr(output, "silence"):
            output.silence()
            output.speak(text)
        else:
            output.speak(text, interrupt=True)
        if _brailles(output):
            output.braille(braille)
        return ""

    def _speak_in(self, language: str) -> None:
        """The library never sends SET LANGUAGE: French would be read by the desktop's English voice."""
        client = getattr(self._output, "_client", None)
        if client is not None and language != self._language and hasattr(client, "set_language"):
            client.set_language(language)
        self._language = language

    def _gone(self) -> str:
        return "" if self._output is not None and _is_active(self._output) else "gone"

    def _braille(self, text: str) -> str:
        output = self._output
        if output is None or not _is_active(output):
            return "gone"
        if not _brailles(output):
            return "no_braille"
        output.braille(text)
        return ""

    def _hush(self) -> str:
        if self._output is not None and hasattr(self._output, "silence"):
            self._output.silence()
        return ""


def _logged(ended: Any) -> None:
    """A thread of a speech library ended in an exception: its calls then fail or never answer, which is told. The terminal
    is no place for a traceback."""
    from accessijeux_cli.outside.files import log_trouble

    if isinstance(ended.exc_value, BaseException):
        log_trouble(ended.exc_value)


def _prepare_thread() -> None:
    """Windows: JAWS and SAPI are COM objects, which pywin32 prepares for the first thread that loads it and no other."""
    if sys.platform != "win32":
        return
    try:
        import pythoncom

        pythoncom.CoInitialize()
    except BaseException:  # noqa: BLE001 without it NVDA can still be spoken to
        return


def spoken(utterances: list[Utterance]) -> str:
    """One string for a whole reply; no lone surrogate, which would kill the library's connection."""
    return " ".join(clean(utterance.text) for utterance in utterances)


def brailled(utterances: list[Utterance]) -> str:
    """The short forms of a reply, as one string."""
    return " ".join(clean(utterance.braille or utterance.text) for utterance in utterances)


def _output_classes() -> list[type[Output]]:
    """The library's outputs in its order, with its `print` made silent in its own modules only (R49)."""
    import accessible_output2
    from accessible_output2 import outputs

    for module in vars(outputs).values():
        if hasattr(module, "output_class"):
            module.print = lambda *a, **k: None
    classes: list[type[Output]] = accessible_output2.get_output_classes()
    return classes


def _made(output_class: type[Output]) -> Output | None:
    try:
        return output_class()
    except Exception:  # noqa: BLE001 a backend that cannot start is one that is not there
        return None


def _is_active(output: Output) -> bool:
    try:
        return bool(output.is_active())
    except Exception:  # noqa: BLE001 one that cannot tell is not there
        return False


def _brailles(output: Output | None) -> bool:
    """Whether an output really brailles: the library's base class has a `braille` that does nothing."""
    return "braille" in {name for kind in type(output).__mro__ if kind.__name__ != "Output" for name in vars(kind)}


class Speakers:
    """The terminal and the direct voice behind one door.

    mode      "terminal", "direct" (the reply is spoken and not printed, the prompt is) or "both".
    language  of what is said, "fr" or "en"; may change at any time.
    failure   why the direct voice was lost, "" otherwise; whoever words it sets it back to "".

    A voice that is gone ("gone") is sought again at each reply, and used again as before once it is back.
    """

    def __init__(self, terminal: Terminal, language: str = "fr") -> None:
        self.terminal = terminal
        self.mode = "terminal"
        self.language = language
        self.failure = ""
        self._direct: Direct | None = None
        self._awaited = ""

    @property
    def closed(self) -> bool:
        return self.terminal.closed

    @property
    def clearing(self) -> str:
        return self.terminal.clearing

    def say(self, utterances: list[Utterance], prompt: str = "", before: str = "") -> None:
        """Tell a reply. If the voice fails, the reply is printed without the prompt: the reason is to be said first."""
        if self._awaited and utterances:
            self._seek()
        if self.mode == "terminal":
            self.terminal.say(utterances, "" if self.failure else prompt, before)
        elif self.mode == "both":
            self._speak_after(utterances, prompt, before)
        else:
            self._speak_instead(utterances, prompt, before)

    def _speak_after(self, utterances: list[Utterance], prompt: str, before: str) -> None:
        self.terminal.say(utterances, prompt, before)
        if self._failed(utterances):
            self.terminal.write("\n")

    def _speak_instead(self, utterances: list[Utterance], prompt: str, before: str) -> None:
        if self._failed(utterances):
            self.terminal.say(utterances, "", before)
        else:
            self.terminal.say([], prompt, before)

    def _failed(self, utterances: list[Utterance]) -> str:
        if utterances and self._direct:
            self.failure = self._direct.say(utterances, self.language)
        if self.failure:
            self._lose()
        return self.failure

    def _lose(self) -> None:
        """The terminal goes on; a voice that is only gone is kept, to come back."""
        gone = self.failure == "gone"
        self._awaited = self.mode if gone else ""
        self._direct = self._direct if gone else None
        self.mode = "terminal"

    def _seek(self) -> None:
        """Come back to a voice that is there again; stop waiting for one that failed meanwhile."""
        reason = self._direct.active() if self._direct else "gone"
        if not reason:
            self.mode, self._awaited = self._awaited, ""
        elif reason != "gone":
            self.failure = reason
            self._lose()

    def switch(self, mode: str) -> str:
        """Change mode; "" when done, else the mode stays and the reason is returned: "unknown", or one of Direct's."""
        if mode not in MODES:
            return "unknown"
        reason = "" if mode == "terminal" else self._opened()
        if reason:
            return reason
        if mode == "terminal":
            self.hush()
        self.mode, self._awaited = mode, ""
        return ""

    def _opened(self) -> str:
        """Find a voice, unless there is one that can speak; one that is awaited stays so when there is no other."""
        if self._direct and not self._direct.active():
            return ""
        direct = Direct()
        reason = direct.open()
        if not reason:
            self._direct = direct
        elif not self._awaited:
            self._direct = None
        return reason

    def hush(self) -> None:
        """Stop the direct voice."""
        reason = self._direct.hush() if self._direct else ""
        if reason:
            self.failure = reason if self.mode != "terminal" or self._awaited else ""
            self._lose()

    def sent(self) -> list[str]:
        """The text of each write to the terminal for replies since this was last asked."""
        return self.terminal.sent()

    def encoded(self, text: str) -> bytes:
        """The bytes that the terminal sends for a text."""
        return self.terminal.encoded(text)

    def test(self, channel: str, utterance: Utterance) -> str:
        """Say one sentence on "terminal", "direct" or "braille" only; "" or the reason why not."""
        if channel == "terminal":
            self.terminal.say([utterance])
            return ""
        reason = self._opened()
        if reason or not self._direct:
            return reason
        if channel == "braille":
            return self._direct.braille([utterance])
        return self._direct.say([utterance], self.language)

    def report(self) -> dict[str, Any]:
        """What `doctor` tells: terminal (encoding, width, term, tty), library version, direct outputs, or the reason."""
        reason = self._opened()
        found = self._direct.found() if self._direct else {"outputs": [], "active": "", "braille": False}
        return found | {
            "mode": self.mode,
            "language": self.language,
            "reason": reason,
            "library": _library_version(),
            "speechd": _has_speechd(),
            "encoding": self.terminal.encoding,
            "width": self.terminal.columns,
            "term": os.environ.get("TERM", ""),
            "tty": self.terminal.interactive,
        }


def _has_speechd() -> bool:
    """Whether the module that the library needs on Linux, and does not bring, is there."""
    import importlib.util

    try:
        return importlib.util.find_spec("speechd") is not None
    except (ImportError, ValueError):
        return "speechd" in sys.modules


def _library_version() -> str:
    from importlib import metadata

    try:
        return metadata.version("accessible-output2")
    except metadata.PackageNotFoundError:
        return ""
