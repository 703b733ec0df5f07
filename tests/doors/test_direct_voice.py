"""The direct voice: the real accessible_output2 over a `speechd` that records, freezes, dies or is not there."""

import io
import os
import subprocess
import sys
import threading
import time
import types
from typing import ClassVar

import pytest
from speech_service import SpeechService

from accessijeux_cli.outside import speaker
from accessijeux_cli.outside.shell import PlainLines, converse
from accessijeux_cli.outside.speaker import Speakers
from accessijeux_cli.outside.terminal import Terminal
from accessijeux_cli.talk.utterance import Utterance

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the library looks for speechd on Linux only")
REPLY = [Utterance("Chef 2 : trois musiciens.", braille="c2 3"), Utterance("À vous.")]


class Client:
    """What the library uses of speechd.SSIPClient."""

    calls: ClassVar[list[tuple]] = []
    ill = None

    def __init__(self, name: str) -> None:
        pass

    def speak(self, text: str, **options) -> None:
        if Client.ill:
            Client.ill()
        Client.calls.append(("speak", text))

    def cancel(self) -> None:
        Client.calls.append(("silence",))

    def set_language(self, language: str) -> None:
        Client.calls.append(("language", language))


def frozen() -> None:
    threading.Event().wait()


def dead() -> None:
    raise ConnectionError("the service is gone")


@pytest.fixture
def calls(monkeypatch):
    """What a working speech service is asked, with short time limits."""
    types_of_event = types.SimpleNamespace(BEGIN="b", CANCEL="c", END="e")
    module = types.SimpleNamespace(SSIPClient=Client, CallbackType=types_of_event)
    monkeypatch.setitem(sys.modules, "speechd", module)
    monkeypatch.setattr(Client, "calls", [])
    monkeypatch.setattr(Client, "ill", None)
    monkeypatch.setattr(speaker, "ANSWER_LIMIT", 0.2)
    monkeypatch.setattr(speaker, "OPENING_LIMIT", 2.0)
    return Client.calls


@pytest.fixture
def voices(monkeypatch):
    """Speakers on a stream in memory, and what the stream holds."""
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    stream = io.StringIO()
    return Speakers(Terminal(stream)), stream.getvalue


def test_a_reply_is_one_string_after_silence(calls, voices):
    speakers, printed = voices
    assert speakers.switch("direct") == ""
    speakers.say(REPLY, "? ")
    speakers.say([], "? ")
    assert calls == [("language", "fr"), ("silence",), ("speak", "Chef 2 : trois musiciens. À vous.")]  # R48
    assert printed() == "? ? "  # said, not printed: one voice, R47


def test_both_prints_and_says(calls, voices):
    speakers, printed = voices
    assert speakers.switch("both") == ""
    speakers.say(REPLY, "? ")
    assert printed() == "Chef 2 : trois musiciens.\nÀ vous.\n? "
    assert calls[-1] == ("speak", "Chef 2 : trois musiciens. À vous.")


def test_the_terminal_alone_never_speaks(calls, voices):
    speakers, _ = voices
    speakers.say(REPLY, "? ")
    assert speakers.switch("direct") == speakers.switch("terminal") == ""
    calls.clear()
    speakers.say(REPLY, "? ")
    assert calls == []
    assert speakers.switch("loud") == "unknown"


def test_the_language_may_change(calls, voices):
    speakers, _ = voices
    speakers.switch("direct")
    for language in ("fr", "en", "en"):
        speakers.language = language
        speakers.say(REPLY)
    assert [call for call in calls if call[0] == "language"] == [("language", "fr"), ("language", "en")]


def test_lone_surrogates_are_not_sent(calls, voices):
    speakers, _ = voices
    speakers.switch("direct")
    speakers.say([Utterance("Voilà \udce9.")])
    assert calls[-1] == ("speak", "Voilà \ufffd.")


@pytest.mark.parametrize("mode", ["direct", "both"])
@pytest.mark.parametrize("illness, code", [(frozen, "frozen"), (dead, "broken")])
def test_a_voice_that_is_lost_leaves_the_terminal(calls, voices, monkeypatch, mode, illness, code):
    speakers, printed = voices
    speakers.switch(mode)
    monkeypatch.setattr(Client, "ill", staticmethod(illness))
    start = time.monotonic()
    speakers.say(REPLY, "? ")
    assert time.monotonic() - start < 3
    assert (speakers.failure, speakers.mode) == (code, "terminal")
    assert printed().startswith("Chef 2 : trois musiciens.\nÀ vous.\n")
    speakers.failure = ""
    speakers.say(REPLY, "? ")
    assert (speakers.failure, printed().count("À vous.")) == ("", 2)


def test_a_voice_that_froze_can_be_found_again(calls, voices, monkeypatch):
    speakers, _ = voices
    speakers.switch("direct")
    monkeypatch.setattr(Client, "ill", staticmethod(frozen))
    speakers.say(REPLY)
    monkeypatch.setattr(Client, "ill", None)
    assert speakers.switch("direct") == ""
    calls.clear()
    speakers.say(REPLY)
    assert calls[-1][0] == "speak"


def test_the_conversation_says_once_that_the_voice_is_lost(calls, voices, monkeypatch, tmp_path):
    from toy import Toy

    monkeypatch.setattr("toy.HEARD", tmp_path / "heard.txt")
    monkeypatch.setattr(Client, "ill", staticmethod(dead))
    speakers, printed = voices
    stdin = io.TextIOWrapper(io.BytesIO(b"voix direct\nun\ndeux\n"), encoding="utf-8")
    converse(Toy(speakers), speakers, PlainLines(speakers.terminal, stdin, False), pytest.fail)
    lost = "La voix directe est perdue : broken.\n? "
    assert printed().count(lost) == 1
    assert "Voix direct : bien.\n" + lost in printed()
    assert "? deux\nRéponse numéro 3.\n" in printed()


def test_no_service_is_a_reason_and_prints_nothing(voices, monkeypatch, capfd):
    monkeypatch.setitem(sys.modules, "speechd", None)
    speakers, printed = voices
    assert speakers.switch("direct") == "no_service"
    assert (speakers.mode, printed()) == ("terminal", "")
    assert capfd.readouterr() == ("", "")  # R49


@pytest.mark.parametrize(
    "error", [ImportError("appscript"), OSError("no dll"), AttributeError("gen_py"), SystemExit(1)]
)
def test_no_library_is_a_reason_whatever_it_raises(voices, monkeypatch, error):
    def failing():
        raise error

    monkeypatch.setattr(speaker, "_output_classes", failing)
    assert voices[0].switch("direct") == "no_library"


def test_a_backend_that_cannot_start_is_passed_over(calls, voices, monkeypatch):
    class Absent:
        def __init__(self) -> None:
            raise OSError("win32 only")

    class Doubtful:
        name = "Doubtful"

        def is_active(self) -> bool:
            raise RuntimeError

    found = speaker._output_classes()
    monkeypatch.setattr(speaker, "_output_classes", lambda: [Absent, Doubtful, *found])
    assert voices[0].switch("direct") == ""
    assert voices[0].report()["active"] == "Linux Speech Dispatcher"


class Output:
    """The library's base class by its name: its `braille` does nothing."""

    def braille(self, text: str) -> bool:
        return False


class Reader(Output):
    """A screen reader that brailles and cannot be silenced but by new speech, as JAWS."""

    name = "Reader"
    calls: ClassVar[list[tuple]] = []

    def is_active(self) -> bool:
        return True

    def speak(self, text: str, interrupt: bool = False) -> None:
        self.calls.append(("speak", text, interrupt))

    def braille(self, text: str) -> None:
        self.calls.append(("braille", text))


def test_braille_gets_the_short_forms(voices, monkeypatch):
    monkeypatch.setattr(speaker, "_output_classes", lambda: [Reader])
    monkeypatch.setattr(Reader, "calls", [])
    speakers, _ = voices
    speakers.switch("direct")
    speakers.say(REPLY)
    assert Reader.calls == [("speak", "Chef 2 : trois musiciens. À vous.", True), ("braille", "c2 3 À vous.")]
    assert speakers.report()["braille"]
    assert speakers.test("braille", REPLY[0]) == ""
    assert Reader.calls[-1] == ("braille", "c2 3")


class Stopping(Reader):
    """A screen reader that may be stopped and started: what is said to it meanwhile is lost without an error, as NVDA."""

    runs = True

    def is_active(self) -> bool:
        return Stopping.runs


@pytest.fixture
def stopping(voices, monkeypatch):
    """Speakers that speak through a reader, the stream they print to, and how to stop and start the reader."""
    monkeypatch.setattr(speaker, "_output_classes", lambda: [Stopping])
    monkeypatch.setattr(Reader, "calls", [])
    monkeypatch.setattr(Stopping, "runs", True)
    return *voices, lambda runs: monkeypatch.setattr(Stopping, "runs", runs)


SPOKEN = "Chef 2 : trois musiciens. À vous."
PRINTED = "Chef 2 : trois musiciens.\nÀ vous.\n"


@pytest.mark.parametrize("mode", ["direct", "both"])
def test_a_reader_that_stops_leaves_the_terminal_and_is_used_again_once_it_is_back(stopping, mode):
    speakers, printed, run = stopping
    speakers.switch(mode)
    run(False)
    speakers.say(REPLY, "? ")
    assert (speakers.failure, speakers.mode, Reader.calls) == ("gone", "terminal", [])
    assert printed() in (PRINTED, PRINTED + "? \n")
    speakers.failure = ""
    speakers.say(REPLY, "? ")
    assert (speakers.failure, printed().endswith(PRINTED + "? ")) == ("", True)
    run(True)
    speakers.say(REPLY, "? ")
    assert (speakers.failure, speakers.mode, Reader.calls[0]) == ("", mode, ("speak", SPOKEN, True))
    run(False)
    speakers.say(REPLY, "? ")
    assert speakers.failure == "gone"


def test_braille_alone_is_not_sent_to_a_reader_that_stopped(stopping):
    speakers, _, run = stopping
    speakers.switch("direct")
    run(False)
    assert speakers._direct.braille(REPLY) == "gone"
    assert Reader.calls == []


def test_a_reader_that_stopped_is_not_awaited_by_who_chose_the_terminal(stopping):
    speakers, printed, run = stopping
    speakers.switch("direct")
    run(False)
    speakers.say(REPLY, "? ")
    speakers.failure = ""
    speakers.switch("terminal")
    run(True)
    speakers.say(REPLY, "? ")
    assert (speakers.mode, Reader.calls, printed()) == ("terminal", [], PRINTED + PRINTED + "? ")


def test_asking_again_for_a_reader_that_stopped_seeks_another_voice(stopping, monkeypatch):
    speakers, _, run = stopping
    speakers.switch("direct")
    run(False)
    speakers.say(REPLY, "? ")
    speakers.failure = ""
    assert speakers.switch("direct") == "no_service"
    monkeypatch.setattr(speaker, "_output_classes", lambda: [Stopping, Reader])
    assert speakers.switch("direct") == ""
    speakers.say(REPLY, "? ")
    assert (speakers.mode, Reader.calls[0]) == ("direct", ("speak", SPOKEN, True))


def test_a_reader_that_stopped_comes_back_after_it_was_asked_for_in_vain(stopping):
    speakers, _, run = stopping
    speakers.switch("direct")
    run(False)
    speakers.say(REPLY, "? ")
    speakers.failure = ""
    assert speakers.switch("direct") == "no_service"
    run(True)
    speakers.say(REPLY, "? ")
    assert speakers.mode == "direct"


def test_an_awaited_reader_that_freezes_is_told_and_not_asked_again(stopping, monkeypatch):
    speakers, printed, run = stopping
    monkeypatch.setattr(speaker, "ANSWER_LIMIT", 0.1)
    speakers.switch("direct")
    run(False)
    speakers.say(REPLY, "? ")
    speakers.failure = ""
    monkeypatch.setattr(Stopping, "is_active", lambda self: frozen())
    speakers.say(REPLY, "? ")
    assert (speakers.failure, printed()) == ("frozen", PRINTED + PRINTED)
    speakers.failure = ""
    speakers.say(REPLY, "? ")
    assert (speakers.failure, printed()) == ("", PRINTED * 3 + "? ")


def test_the_conversation_says_once_that_the_reader_stopped(stopping, monkeypatch, tmp_path):
    from toy import Toy

    monkeypatch.setattr("toy.HEARD", tmp_path / "heard.txt")
    speakers, printed, run = stopping
    speakers.switch("direct")
    run(False)
    stdin = io.TextIOWrapper(io.BytesIO(b"un\ndeux\n"), encoding="utf-8")
    converse(Toy(speakers), speakers, PlainLines(speakers.terminal, stdin, False), pytest.fail)
    assert printed().count("La voix directe est perdue : gone.\n? ") == printed().count("perdue") == 1
    assert "Réponse numéro 2." in printed()


def test_each_thread_of_a_voice_is_prepared_for_com_before_anything_is_looked_for(stopping, monkeypatch):
    speakers, _, _ = stopping
    done = []
    note = lambda what: done.append((what, threading.get_ident()))
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setitem(sys.modules, "pythoncom", types.SimpleNamespace(CoInitialize=lambda: note("prepared")))
    monkeypatch.setattr(speaker, "_output_classes", lambda: note("sought") or [Stopping])
    monkeypatch.setattr(speaker, "ANSWER_LIMIT", 0.1)
    speakers.switch("direct")
    with monkeypatch.context() as patched:
        patched.setattr(Stopping, "speak", lambda *a, **k: frozen())
        speakers.say(REPLY)
    assert speakers.failure == "frozen"
    assert speakers.switch("direct") == ""
    assert [what for what, _ in done] == ["prepared", "sought"] * 2
    assert done[0][1] == done[1][1] != done[2][1] == done[3][1]


def test_without_pywin32_a_voice_is_found_all_the_same(stopping, monkeypatch):
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setitem(sys.modules, "pythoncom", None)
    assert stopping[0].switch("direct") == ""


def test_each_channel_can_be_tried_alone(calls, voices):
    speakers, printed = voices
    assert speakers.test("terminal", REPLY[0]) == ""
    assert speakers.test("direct", REPLY[1]) == ""
    assert speakers.test("braille", REPLY[1]) == "no_braille"
    assert (printed(), calls[-1], speakers.mode) == ("Chef 2 : trois musiciens.\n", ("speak", "À vous."), "terminal")


def test_what_a_doctor_asks(calls, voices):
    report = voices[0].report()
    assert report["outputs"] == ["Linux Speech Dispatcher", "Linux ESpeak"]
    assert (report["library"], report["reason"], report["braille"]) == ("0.17", "", False)
    assert (report["width"], report["tty"], report["mode"]) == (80, False, "terminal")


def test_hush_stops_the_voice_and_never_blocks(calls, voices, monkeypatch):
    speakers, _ = voices
    speakers.hush()
    speakers.switch("direct")
    speakers.hush()
    assert calls[-1] == ("silence",)
    monkeypatch.setattr(Client, "cancel", lambda self: frozen())
    speakers.hush()
    assert (speakers.failure, speakers.mode) == ("frozen", "terminal")


def test_the_real_client_and_a_service_on_a_socket(monkeypatch, tmp_path, voices):
    service = SpeechService(tmp_path / "speech.sock")
    monkeypatch.setenv("SPEECHD_ADDRESS", service.address)
    pytest.importorskip("speechd")
    speakers, _ = voices
    assert speakers.switch("direct") == ""
    speakers.say(REPLY)
    speakers.language = "en"
    speakers.say([Utterance("Your turn.")])
    service.close()
    assert service.heard == [("fr", "Chef 2 : trois musiciens. À vous."), ("en", "Your turn.")]


@pytest.mark.parametrize("command", ["SET", "HISTORY", "CANCEL", "SPEAK"])
def test_a_service_that_sends_what_is_no_text_is_told_and_no_more(monkeypatch, tmp_path, command):
    """The real client reads in a thread of its own, which ends in an exception."""
    pytest.importorskip("speechd")
    service = SpeechService(tmp_path / "speech.sock", ill_from=command)
    variables = {**os.environ, "SPEECHD_ADDRESS": service.address, "ACCESSIJEUX_HOME": str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)}
    words = [sys.executable, "-m", "accessijeux_cli", "--lang", "en"]
    done = subprocess.run(words, input=b"speech direct\nh\nq\n", env=variables, capture_output=True, timeout=60, check=False)
    service.close()
    assert (done.returncode, done.stderr) == (0, b"")
    said = " ".join(done.stdout.decode().split())
    assert "The terminal goes on, your reader reads it." in said and said.endswith("Goodbye.")


def test_a_thread_of_the_library_that_breaks_is_written_down_and_not_on_the_terminal(calls, voices, monkeypatch, tmp_path, capfd):
    def broken() -> None:
        b"\xff".decode()

    def ill() -> None:
        reading = threading.Thread(target=broken)
        reading.start()
        reading.join()
        raise ConnectionError("the service is gone")

    monkeypatch.setenv("ACCESSIJEUX_HOME", str(tmp_path))
    monkeypatch.setattr(Client, "ill", staticmethod(ill))
    speakers, _ = voices
    speakers.switch("direct")
    speakers.say(REPLY)
    assert speakers.failure == "broken" and capfd.readouterr() == ("", "")
    assert "UnicodeDecodeError" in (tmp_path / "trouble.log").read_text()
