"""Meanings: what a typed text can be understood as, and on which level it is looked for."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from accessijeux_cli.play.game import Game
from accessijeux_cli.words.folding import fold
from accessijeux_cli.words.phrases import Heard, Phrasebook, digits_of_the_top_row
from accessijeux_cli.words.tongue import Tongue

ANSWER, ACTION, TOPIC, TABLE, NAME = 0, 1, 2, 3, 4
"""The order in which a text is looked for (design: the words one types). Words of the other language come after."""
FOREIGN = 5


@dataclass(frozen=True, slots=True)
class Line:
    """A line of actions, checked whole before any is done."""

    actions: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Topic:
    """Something to hear: topic(view, say, **slots) -> sentences."""

    topic: Callable[..., list[str]]
    facts: tuple[tuple[str, Any], ...] = ()


@dataclass(frozen=True, slots=True)
class Built:
    """A line of actions made of what was typed in its open slots: build(**slots) -> actions."""

    build: Callable[..., tuple[Any, ...]]


@dataclass(frozen=True, slots=True)
class Command:
    """One of the words of the conversation itself, by its name in commands.py."""

    name: str
    facts: tuple[tuple[str, Any], ...] = ()


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer to the question a room has just asked."""

    value: Any


@dataclass(frozen=True, slots=True)
class Typed:
    """A typed text as it is understood in one place.

    text    as it was typed
    plain   the same, of the unshifted digit row of a French keyboard alone as digits
    folded  as it is compared
    found   what it may mean there
    """

    text: str
    plain: str
    folded: str
    found: tuple[Heard, ...]

    @property
    def commands(self) -> set[str]:
        """The words of the conversation that it may be, by their names."""
        return {heard.meaning.name for heard in self.found if isinstance(heard.meaning, Command)}

    def is_command(self, *names: str) -> bool:
        """Whether it is one of these words of the conversation, without a title."""
        return any(isinstance(heard.meaning, Command) and heard.meaning in map(Command, names) for heard in self.found)


Meaning = Line | Topic | Built | Command | Answer
Saying = tuple[int, str, Meaning, dict[str, Any]]
"""What can be said in a place: on which level, its typed forms, what it means, what fills its slots now."""
Help = tuple[str, Mapping[str, Any], str]
"""For help: typed forms, the facts of an example, what it does."""
Handler = Callable[..., list[str]]
"""What a word of the conversation does, with what was typed in its slots."""


def understood(text: str, book: Phrasebook) -> Typed:
    """A text, understood by what can be said in one place."""
    plain = (digits_of_the_top_row(text) if book.language == "fr" else "") or text
    return Typed(text, plain, fold(text), tuple(book.meant(plain)) if text else ())


def actions_of(heard: Heard) -> tuple[Any, ...] | None:
    """The line of actions that a text was understood as, None when it is no line."""
    match heard.meaning:
        case Line(actions):
            return actions
        case Built(build):
            built: tuple[Any, ...] = build(**heard.slots)
            return built
    return None


def moves_and_topics(game: Game, dictated: bool, say: Tongue) -> list[Saying]:
    """What can be typed in a game, names apart: (level, typed message, meaning, facts)."""
    voice = game.voice
    found: list[Saying] = [(ACTION, typed, Built(line) if callable(line) else Line(line), dict(facts))
             for typed, line, facts in voice.phrases(dictated, say)]  # fmt: skip
    found += [(TOPIC, typed, Topic(topic), {}) for typed, _, topic, _ in voice.topics]
    return found + [(TOPIC, typed, Answer(sentences), {}) for typed, sentences in game.part("manual").QUESTIONS]
