"""The doctor: what is found for screen readers and speech, a test line by each channel, and how to hear once."""

from collections.abc import Iterator
from typing import Any, Protocol

from accessijeux_cli.talk.doors import Settings
from accessijeux_cli.talk.utterance import Utterance
from accessijeux_cli.words.tongue import Tongue

LETTERS = "àâçéèêëîïôùûÀÂÇÉÈÊËÎÏÔÙÛ"
"""The letters with accents that French sentences need; a ligature has a spelling without it."""


class Tested(Protocol):
    """Voices that can be tried: report as doors.Voices has it; test: a line by that channel, "" or a trouble code."""

    def report(self) -> dict[str, Any]: ...

    def test(self, channel: str, utterance: Utterance) -> str: ...


def told(voices: Tested, settings: Settings, say: Tongue, system: str) -> Iterator[list[Utterance]]:
    """What is found on a system (as sys.platform names it), in a few replies; between them each channel says its own test line."""
    # Translators: the doctor's test line on the terminal
    yield _lines([say("Accessijeux, check of the voices."), say("Test line of the terminal: your reader should read this.")])
    found = voices.report()
    yield _lines(in_words(found, say, system))
    if found["active"]:
        yield _lines(list(_tested(voices, found, say)))
    yield _lines([*_settings(voices, settings, say), *how_to_hear_once(say)])


def _lines(sentences: list[str]) -> list[Utterance]:
    return [Utterance(sentence) for sentence in sentences]


def in_words(found: dict[str, Any], say: Tongue, system: str) -> list[str]:
    """What the voices report, in sentences."""
    return [*_terminal(found, say), *_direct(found, say, system)]


def _terminal(found: dict[str, Any], say: Tongue) -> list[str]:
    lines = []
    if found["tty"]:
        # Translators: the doctor: the terminal
        lines.append(say("The terminal has {width} columns.", width=found["width"]))
    else:
        # Translators: the doctor: the output goes to a file or another program
        lines.append(say("The output goes to a file or a program, not to a terminal."))
    if not _has_accents(found["encoding"]):
        # Translators: the doctor: letters with accents
        lines.append(say("Its letters are limited: accents may be left out."))
    return lines


def _has_accents(encoding: str) -> bool:
    try:
        return bool(LETTERS.encode(encoding))
    except (UnicodeEncodeError, LookupError):
        return False


def _direct(found: dict[str, Any], say: Tongue, system: str) -> list[str]:
    if not found["library"]:
        # Translators: the doctor
        return [say("The library for direct speech is missing.")]
    if found["reason"] == "no_library":
        # Translators: the doctor: the library is installed, but something that it needs is not, or it is broken
        return [say("The library for direct speech is there but does not start: direct speech cannot be used.")]
    # Translators: the doctor
    there = say("The library for direct speech is there.")
    if not found["active"]:
        return [there, *_nobody(found, say, system)]
    # Translators: the doctor
    braille = say("It can write on a braille display.") if found["braille"] else say("It speaks only, without braille.")
    # Translators: the doctor: the name of a screen reader or speech service
    return [there, say("Direct speech goes through {name}.", name=readable_name(found["active"])), braille]


def _nobody(found: dict[str, Any], say: Tongue, system: str) -> list[str]:
    """That nothing speaks, and what may be done about it on this system."""
    if found["reason"] == "frozen":
        # Translators: the doctor: a speech service or reader was asked, and gave no answer in time
        return [say("What it found does not answer.")]
    # Translators: the doctor
    lines = [say("No screen reader and no speech service answered.")]
    if system == "linux" and not found["speechd"]:
        # Translators: the doctor; python3-speechd is a package
        lines.append(say("On Linux it needs the module speechd, package speechd-unofficial."))
    elif system == "win32":
        # Translators: the doctor; on Windows
        lines.append(say("Start your screen reader first, then check again."))
    return lines


def _tested(voices: Tested, found: dict[str, Any], say: Tongue) -> Iterator[str]:
    # Translators: the doctor's test line by the direct voice
    trouble = voices.test("direct", Utterance(say("Test line of the direct voice.")))
    # Translators: the doctor
    yield say("The direct voice failed.") if trouble else say("A test line was just spoken by the direct voice.")
    if found["braille"]:
        # Translators: the doctor's test line on the braille display
        voices.test("braille", Utterance(say("Test line in braille.")))
        # Translators: the doctor
        yield say("A test line was just sent to the braille display.")


def _settings(voices: Tested, settings: Settings, say: Tongue) -> list[str]:
    match settings.get("speech", "terminal"):
        case "terminal":
            # Translators: the doctor
            return [say("Now in use: the terminal alone, read by your screen reader.")]
        case "both":
            # Translators: the program speaks and prints
            return [say("The program speaks by itself and prints too: a reader then says everything twice.")]
    # Translators: the doctor
    return [say("Now in use: the direct voice.")]


def how_to_hear_once(say: Tongue) -> list[str]:
    """How to avoid hearing everything twice (R47)."""
    return [
        # Translators: the doctor; the words are those that are typed in a conversation
        say("To change: speech direct, speech terminal, or speech both, in the conversation."),
        # Translators: the doctor; NVDA+5 is a key of the NVDA screen reader
        say("With the direct voice turn your reader's automatic reading off, or all is heard twice: NVDA and 5."),
        # Translators: the doctor
        say("With speech both everything is heard twice by whoever has a reader: it is for people who look on."),
    ]


def readable_name(name: str) -> str:
    """The library's name of an output without signs: speech_dispatcher as speech dispatcher."""
    return "".join(letter if letter.isalnum() else " " for letter in name).strip()
