"""What the doctor tells of each kind of machine: nothing of another system, and nothing that the direct voice then denies."""

import os
import subprocess
import sys

import pytest
from conversation import Settings

from accessijeux_cli.talk.commands.preferences import set_speech
from accessijeux_cli.talk.subcommands.doctor import in_words, told
from accessijeux_cli.words.tongue import Tongue

NOBODY = {"tty": True, "width": 79, "encoding": "utf-8", "library": "0.17", "reason": "no_service", "active": "", "braille": False,
          "speechd": False}  # fmt: skip


def heard(system="linux", language="en", **report):
    return " ".join(in_words(NOBODY | report, Tongue(language), system))


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("reason", ["no_service", "no_library", "frozen", "broken"])
@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_linux_is_spoken_of_on_linux_alone(system, reason, language):
    assert "Linux" not in heard(system, language, reason=reason)
    assert "speechd" not in heard(system, language, reason=reason)


def test_on_linux_the_missing_module_is_named():
    assert "On Linux it needs the module speechd" in heard("linux")
    assert "On Linux" not in heard("linux", speechd=True)


def test_on_windows_the_reader_is_to_be_started_first():
    assert "Start your screen reader first, then check again." in heard("win32")
    assert "Start your screen reader" not in heard("win32", active="NVDA", reason="")


@pytest.mark.parametrize("system", ["win32", "linux", "darwin"])
def test_a_library_that_does_not_start_cannot_be_used(system):
    found = heard(system, reason="no_library")
    assert "The library for direct speech is there." not in found
    assert "direct speech cannot be used" in found


def test_the_doctor_and_the_direct_voice_agree():
    """Whatever the reason, the doctor says that it is there only where `speech direct` does not say that it is missing."""
    from conversation import Conversation, Voices, World

    for reason in ("no_library", "no_service", "frozen"):
        conversation = Conversation("en", world=World(voices=Voices(reason)))
        denied = "missing or broken" in " ".join(set_speech("direct")(conversation.session))
        assert denied == ("The library for direct speech is there." not in heard(reason=reason))


@pytest.mark.parametrize("encoding, limited", [("utf-8", False), ("UTF8", False), ("cp65001", False), ("cp1252", False), ("cp850", False),
                                               ("cp437", True), ("ascii", True), ("no-such-encoding", True)])  # fmt: skip
def test_accents_are_left_out_only_where_the_encoding_lacks_some(encoding, limited):
    assert ("accents may be left out" in heard(encoding=encoding)) == limited


def test_on_a_pipe_of_windows_accents_are_there():
    environment = {"PATH": os.environ["PATH"], "PYTHONIOENCODING": "cp1252", "ACCESSIJEUX_HOME": os.devnull}
    done = subprocess.run([sys.executable, "-m", "accessijeux_cli", "doctor", "--lang", "fr"], capture_output=True, check=False, timeout=60,
                          stdin=subprocess.DEVNULL, env=environment)  # fmt: skip
    said = done.stdout.decode("cp1252")
    assert done.returncode == 0 and "vérification" in said
    assert "accents" not in said


def test_the_whole_is_told_for_the_system_that_is_given():
    class Voices:
        def report(self):
            return NOBODY

    replies = [utterance.text for reply in told(Voices(), Settings(), Tongue("en"), "win32") for utterance in reply]
    assert "Start your screen reader first, then check again." in replies
