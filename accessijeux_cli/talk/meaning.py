"""Meanings: what a typed text can be understood as, and on which level it is looked for."""

from dataclasses import dataclass
from functools import partial
from typing import Any

from accessijeux_cli.play.game import Game
from accessijeux_cli.words.phrases import Doubt, Heard
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

    topic: Any
    facts: tuple[tuple[str, Any], ...] = ()


@dataclass(frozen=True, slots=True)
class Built:
    """A line of actions made of what was typed in its open slots: build(**slots) -> actions."""

    build: Any


@dataclass(frozen=True, slots=True)
class Command:
    """One of the words of the conversation itself, by its name in commands.py."""

    name: str
    facts: tuple[tuple[str, Any], ...] = ()


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer to the question a room has just asked."""

    value: Any


class Answers(dict[str, Any]):
    """What the next line may choose, by its folded text: the numbers of a list, and the words that make a whole text plain.

    completed(answer) is that text, None when the answer makes none; do(text) is what is then heard.
    """

    def __init__(self, doubt: Doubt, do: Any):
        numbers = [str(number) for number in range(1, doubt.choices + 1)]
        whole = {number: doubt.completed(number) for number in numbers}
        super().__init__({number: partial(do, text) for number, text in whole.items() if text})
        self.completed, self.do = doubt.completed, do

    def __contains__(self, answer: object) -> bool:
        return super().__contains__(answer) or bool(answer) and self.completed(answer) is not None

    def __missing__(self, answer: str) -> Any:
        return partial(self.do, self.completed(answer))


def actions_of(heard: Heard) -> tuple[Any, ...] | None:
    """The line of actions that a text was understood as, None when it is no line."""
    match heard.meaning:
        case Line(actions):
            return actions
        case Built(build):
            return build(**heard.slots)
    return None


def moves_and_topics(game: Game, dictated: bool, say: Tongue) -> list[tuple[int, str, Any, dict[str, Any]]]:
    """What can be typed in a game, names apart: (level, typed message, meaning, facts)."""
    voice = game.voice
    found = [(ACTION, typed, Built(line) if callable(line) else Line(line), facts)
             for typed, line, facts in voice.phrases(dictated, say)]  # fmt: skip
    found += [(TOPIC, typed, Topic(topic), {}) for typed, _, topic, _ in voice.topics]
    return found + [(TOPIC, typed, Answer(sentences), {}) for typed, sentences in game.part("manual").QUESTIONS]
