"""The rulebook: a game's rules in our own words, by headings, searched and read in parts."""

import re
from typing import TYPE_CHECKING

from accessijeux_cli.play.game import Game
from accessijeux_cli.words.folding import fold
from accessijeux_cli.words.phrases import readable
from accessijeux_cli.words.tongue import Tongue, mark

if TYPE_CHECKING:
    from accessijeux_cli.words.pages import Section


# Translators: words looked up in the rules that mean the same there
SAME = (mark("equal | tie | tied | ex aequo"),)
PLURAL = re.compile(r"(?<=\w{3})(?:ies|s|x)\b")
"""An end that a word looked up may have though the rules have it without."""


def sections(game: Game) -> "tuple[Section, ...]":
    found: tuple[Section, ...] = game.part("manual").SECTIONS
    return found


def section(game: Game, name: str) -> "Section":
    """The section of that name."""
    return next(each for each in sections(game) if each.name == name)


def headings(game: Game, say: Tongue) -> list[str]:
    """All the headings by number."""
    say = say.at(game=game.name)
    # Translators: the headings of the rules by number; the words are those that are typed
    return [*numbered(sections(game), say), say("To read one, type rules and its number; to look a word up, rules and that word.")]


def numbered(found: "tuple[Section, ...]", say: Tongue) -> list[str]:
    """The headings of sections after their numbers."""
    return [f"{number}, {say(each.heading)}." for number, each in enumerate(found, 1)]


def read(one: "Section", say: Tongue) -> list[str]:
    """A section: its heading, then its sentences."""
    # Translators: a heading of the rules
    return [say("Rule: {heading}.", heading=say(one.heading)), *(say(sentence) for sentence in one.sentences)]


def pointer(game: Game, name: str, say: Tongue) -> str:
    """Which section of the rules to read."""
    number = [each.name for each in sections(game)].index(name) + 1
    # Translators: names a section of the rules; the word typed is "rules" with its number
    return say("Rule: {heading}. To hear it: rules {number}.", heading=say(section(game, name).heading), number=number)


def nth(game: Game, number: int, say: Tongue) -> list[str]:
    """The section with that number."""
    say = say.at(game=game.name)
    all_sections = sections(game)
    if not 1 <= number <= len(all_sections):
        # Translators: there is no section of that number
        return [say("The rules have {count:words} headings, from 1 to {count}.", count=len(all_sections))]
    return read(all_sections[number - 1], say)


def mentions(game: Game, words: str, say: Tongue) -> bool:
    """Whether the rules have that word."""
    say = say.at(game=game.name)
    return any(_hits(number, each, words, say) for number, each in enumerate(sections(game), 1))


def find(game: Game, words: str, say: Tongue) -> list[str]:
    """Every sentence of the rules with that word, after the number and name of its heading."""
    say = say.at(game=game.name)
    found = [line for number, each in enumerate(sections(game), 1) for line in _hits(number, each, words, say)]
    if found:
        return found
    # Translators: nothing in the rules has that word
    return [say("The rules say nothing about this word: {words}.", words=readable(words, say.language)), *headings(game, say)[-1:]]


def _hits(number: int, one: "Section", words: str, say: Tongue) -> list[str]:
    hits = matching(one, words, say)
    return [f"{number}, {say(one.heading)}. {' '.join(hits)}"] if hits else []


def matching(one: "Section", words: str, say: Tongue) -> list[str]:
    """The sentences of a section with that word; the first one where only its heading has it."""
    wanted = _looked_up(words, say)
    hits = [say(sentence) for sentence in one.sentences if any(f" {word}" in f" {fold(say(sentence))}" for word in wanted)]
    if any(f" {word}" in f" {fold(say(one.heading))}" for word in wanted) and not hits:
        hits = [say(sentence) for sentence in one.sentences[:1]]
    return hits


def _looked_up(words: str, say: Tongue) -> list[str]:
    """How the words may begin in the rules, folded: without plural, and all those that mean the same."""
    wanted = PLURAL.sub("", fold(words))
    for group in SAME:
        forms = [fold(form) for form in say(group).split("|")]
        if wanted in forms:
            return forms
    return [wanted]
