"""The program: reads the command line, builds session, speaker and shell; the only wiring."""

import os
import sys
from collections.abc import Iterator
from functools import cached_property

from accessijeux_cli import __version__

UNWRITTEN, MISTAKEN, INTERRUPTED = 1, 2, 130
"""Exit statuses: what was to be written did not arrive; the command line is not understood; Ctrl+C outside a conversation."""


def main(words: list[str] | None = None) -> int:
    """Run the program with the words after its name; its exit status."""
    try:
        return _run(sys.argv[1:] if words is None else words)
    except KeyboardInterrupt:
        return INTERRUPTED


def _run(words: list[str]) -> int:
    if "--version" in words or "-V" in words:
        return _write(f"accessijeux {__version__}\n", lambda: spoken_language(words, _settings()))
    from accessijeux_cli.commandline import Mistake, help_text, parse

    settings = _settings()
    language = spoken_language(words, settings)
    try:
        wanted = parse(words, language)
    except Mistake as mistake:
        return _mistaken(mistake)
    if wanted.help is not None:
        return _write(help_text(wanted.help, language), lambda: language)
    from accessijeux_cli.outside.console import opened

    with opened(sys.stdout):
        return RUN.get(wanted.command, converse)(wanted, language, settings)


def _settings() -> object:
    from accessijeux_cli.outside.files import Settings

    return Settings()


def spoken_language(words: list[str], settings) -> str:
    """--lang, then ACCESSIJEUX_LANG, then the setting, then the system's; French when it cannot be known."""
    from accessijeux_cli.words.tongue import LANGUAGES

    given = next((after for word, after in zip(words, words[1:]) if word in ("--lang", "--langue")), "")
    given = given or next((word.partition("=")[2] for word in words if word.startswith(("--lang=", "--langue="))), "")
    for wish in (given, os.environ.get("ACCESSIJEUX_LANG", ""), settings.get("language", ""), *_system_languages()):
        language = wish.lower().replace("-", "_").partition("_")[0].partition(".")[0]
        if language in LANGUAGES:
            return language
    return "fr"


def _system_languages() -> Iterator[str]:
    """What the system says, the most telling first."""
    from accessijeux_cli.outside.console import languages

    variables = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    yield next(filter(None, variables), "")
    yield from languages()


class World:
    """The doors of a conversation on this machine."""

    def __init__(self, settings, voices):
        from accessijeux_cli.outside.files import Journals

        self.settings = settings
        self.voices = voices
        self.journals = Journals()

    @cached_property
    def random(self):
        """Chance for deals and first players, made when it is first asked."""
        from random import Random

        return Random()

    @cached_property
    def sounds(self) -> object:
        """Made when the first sound is asked for."""
        from accessijeux_cli.outside.sound import Sounds

        return Sounds()

    def today(self) -> object:
        from datetime import date

        return date.today()

    def width(self) -> int:
        return min(self.voices.terminal.columns, 79)

    def clears(self) -> bool:
        return bool(self.voices.terminal.clearing)

    def read_rows(self, name: str) -> object:
        from accessijeux_cli.outside.components import read_rows

        return read_rows(name)

    def save_text(self, name: str, text: str) -> object:
        from accessijeux_cli.outside.files import save_text

        return save_text(name, text)

    def save_new(self, stem: str, text: str) -> tuple[str, str]:
        from accessijeux_cli.outside.files import save_new

        return save_new(stem, text)

    def machine(self) -> object:
        from accessijeux_cli.outside.machine import machine

        return machine(__version__, self.voices.terminal)


def converse(wanted, language: str, settings) -> int:
    """A conversation, from the list of games or from where the command line leads."""
    from accessijeux_cli import games
    from accessijeux_cli.outside import shell
    from accessijeux_cli.outside.files import log_trouble
    from accessijeux_cli.outside.lines import line_source
    from accessijeux_cli.outside.speaker import Speakers
    from accessijeux_cli.outside.terminal import Terminal
    from accessijeux_cli.talk.session import Session

    voices = Speakers(Terminal(sys.stdout, gap="\n" if wanted.visuel else ""), language)
    session = Session(World(settings, voices), language, games)
    if wanted.command:
        from accessijeux_cli.talk.subcommands.starting import start

        start(session, wanted)
    lines = line_source("simple" if wanted.simple else "", voices.terminal)
    status = shell.converse(session, voices, lines, lambda trouble: session.failed(log_trouble(trouble)))
    return status or _arrived(voices.terminal, session.language)


def simulate(wanted, language: str, settings) -> int:
    """Games between bots, with a summary."""
    from accessijeux_cli import batch
    from accessijeux_cli.commandline import Mistake
    from accessijeux_cli.words.tongue import Tongue

    try:
        return _write(batch.run(wanted, Tongue(language), _complain), lambda: language)
    except Mistake as mistake:
        return _mistaken(mistake)


def doctor(wanted, language: str, settings) -> int:
    """What is found for screen readers and speech, and a test line by each channel."""
    from accessijeux_cli.outside.speaker import Speakers
    from accessijeux_cli.outside.terminal import Terminal
    from accessijeux_cli.talk.subcommands.doctor import told
    from accessijeux_cli.words.tongue import Tongue

    voices = Speakers(Terminal(sys.stdout), language)
    for utterances in told(voices, settings, Tongue(language), sys.platform):
        voices.terminal.say(utterances)
    return _arrived(voices.terminal, language)


def report(wanted, language: str, settings) -> int:
    """The file for the developers, without a conversation; the exit status 1 when it could not be written."""
    from accessijeux_cli import games
    from accessijeux_cli.outside.speaker import Speakers
    from accessijeux_cli.outside.terminal import Terminal
    from accessijeux_cli.talk.memory.report import written
    from accessijeux_cli.talk.utterance import Utterance
    from accessijeux_cli.words.tongue import Tongue

    voices = Speakers(Terminal(sys.stdout), language)
    sentences, trouble = written(World(settings, voices), games, Tongue(language), [], ())
    voices.terminal.say([Utterance(sentence) for sentence in sentences])
    return 1 if trouble else 0


RUN = {"simulate": simulate, "doctor": doctor, "report": report}


def _mistaken(mistake) -> int:
    """Say what was wrong with the command line; the exit status for it."""
    _complain(str(mistake))
    return MISTAKEN


def _write(text: str, language) -> int:
    """Write a text whole; the exit status. language() is that of a complaint."""
    from accessijeux_cli.outside.terminal import Terminal

    terminal = Terminal(sys.stdout)
    terminal.write(text)
    return _arrived(terminal, language()) if terminal.lost else 0


def _arrived(terminal, language: str) -> int:
    """0 when all that was written arrived, or nobody wants it; else the exit status for what is lost, which is said."""
    if not terminal.lost:
        return 0
    from accessijeux_cli.commandline import unwritten

    _complain(unwritten(terminal.lost, language))
    return UNWRITTEN


def _complain(sentence: str) -> None:
    """A sentence on standard error."""
    from accessijeux_cli.outside.terminal import Terminal
    from accessijeux_cli.words.lines import wrapped

    Terminal(sys.stderr).write("".join(f"{line}\n" for line in wrapped(sentence, 79)))


if __name__ == "__main__":
    sys.exit(main())
