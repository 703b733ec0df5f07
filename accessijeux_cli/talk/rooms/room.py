"""Rooms: where a conversation can be, and how a room behaves where it has nothing of its own."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from accessijeux_cli.play.game import Game
from accessijeux_cli.play.table import Setup, Table
from accessijeux_cli.talk.doors import Journal
from accessijeux_cli.talk.meaning import Handler, Help, Saying, Typed
from accessijeux_cli.words.phrases import Heard
from accessijeux_cli.words.tongue import Tongue

if TYPE_CHECKING:
    from accessijeux_cli.talk.session import Session


EVERYDAY = ("learn", "rules", "demo", "daily", "resume", "replay", "records", "language", "speech", "braille", "quit")
"""The common words that the short help names where nothing is played."""


class Room:
    """A place where nothing is played. Each room says otherwise where it has something of its own.

    tongue(base)      the tongue spoken here
    key()             changes whenever what can be said here changes
    sayings()         (level, typed message, meaning, facts) of what can be said here
    commands()        {command name: handler(**slots) -> sentences} of the common words that mean something here
    perform(...)      what one of the sayings does
    answer(line)      what free words do, None when they mean nothing here
    chosen(found)     the one meaning to take among several, None to ask back
    words()           for help: (typed message, an example's facts, what it does) of what can be said here
    advertised()      for help about one word: what `choices` names besides
    opening()         what is heard on arrival
    asked()           the question that is open
    in_other_language() what is said again when the language changes: the question
    entered()         what a bare Enter does: never a move
    choices()         what can be done now
    keep()            write what happened to disk; a trouble code, "" when all is well
    listener          whose input history is in use; None: nobody's, none is kept
    allowed           the only common words that work here, None for all of them
    kept_in           the file of the game that is played or replayed here, None for none
    doubt             why that may not be the game that was played, as journal.doubt gives it
    secrets           the variants for which a curtain stands between the people here whatever they wish
    level_name        the setting that holds the wished length of answers here
    everyday          the common words that the short help names here
    under_way         whether a game is played here that is not over
    about             the game that is spoken of here, None for none
    setup, table      what is played, learnt or replayed here, None for nothing
    """

    doubt = ""

    def __init__(self, session: "Session"):
        self.session = session

    @property
    def listener(self) -> str | None:
        return ""

    @property
    def level_name(self) -> str:
        return "level"

    @property
    def everyday(self) -> tuple[str, ...]:
        return EVERYDAY

    @property
    def veiled(self) -> bool:
        """Whether a curtain stands between the people who play here."""
        return False

    @property
    def under_way(self) -> bool:
        return False

    @property
    def kept_in(self) -> Journal | None:
        return None

    @property
    def secrets(self) -> tuple[str, ...]:
        return ()

    @property
    def allowed(self) -> frozenset[str] | None:
        return None

    @property
    def about(self) -> Game | None:
        return None

    @property
    def setup(self) -> Setup | None:
        return None

    @property
    def table(self) -> Table | None:
        return None

    @property
    def say(self) -> Tongue:
        return self.session.say

    def tongue(self, base: Tongue) -> Tongue:
        return base

    def key(self) -> Any:
        return type(self).__name__

    def sayings(self) -> list[Saying]:
        return []

    def commands(self) -> dict[str, Handler]:
        return {}

    def perform(self, meaning: Any, slots: dict[str, Any]) -> list[str]:
        raise NotImplementedError(meaning)

    def answer(self, line: Typed) -> list[str] | None:
        return None

    def lines_meant(self, text: str | Typed) -> list[tuple[Any, ...]]:
        """The lines of actions that a text may mean here, the likeliest first."""
        return []

    def sayable(self, heard: Heard) -> bool:
        """Whether that can make sense here, so that it may be given as an example."""
        return True

    def suggestible(self, heard: Heard) -> bool:
        """Whether that may be suggested here in place of something not understood."""
        return True

    def chosen(self, found: Sequence[Heard]) -> Heard | None:
        return None

    def words(self) -> list[Help]:
        return []

    def advertised(self) -> list[Help]:
        return []

    def opening(self) -> list[str]:
        return self.asked()

    def asked(self) -> list[str]:
        return []

    def expected(self) -> list[str]:
        """What is asked in short, while a long answer waits to be heard."""
        return self.asked()

    def in_other_language(self) -> list[str]:
        return self.asked()

    def entered(self) -> list[str]:
        return self.asked()

    def choices(self) -> list[str]:
        return self.asked()

    def overheard(self) -> list[str]:
        """What others did here since the listener heard of it."""
        return []

    def keep(self) -> str:
        return ""
