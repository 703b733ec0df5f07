"""The guide in the conversation: its headings by number, one section, or what it says about a word."""

from functools import partial
from typing import TYPE_CHECKING

from accessijeux_cli.talk import rulebook
from accessijeux_cli.talk.meaning import Handler
from accessijeux_cli.talk.rooms.awaiting import Choices
from accessijeux_cli.words.guide import sections
from accessijeux_cli.words.phrases import readable

if TYPE_CHECKING:
    from accessijeux_cli.talk.session import Session

MOST = 2
"""Sentences of one section that are told where a word is looked up."""
TYPED = "?"
"""Begins a line of a conversation that was typed."""


def headings(session: "Session") -> list[str]:
    """All the headings by number."""
    _await_a_number(session)
    return [*rulebook.numbered(sections(session.language), session.say), _to_read(session)]


def section(session: "Session", n: int) -> list[str]:
    """The section with that number, in parts when it is long."""
    _await_a_number(session)
    found, say = sections(session.language), session.say
    if not 1 <= n <= len(found):
        # Translators: there is no section of that number
        return [say("The guide has {count} headings, from 1 to {count}.", count=len(found))]
    one = found[n - 1]
    return [f"{one.heading}.", *(_heard(line, session) for line in one.sentences)]


def find(session: "Session", words: str) -> list[str]:
    """The first sentences of each section with that word, after its number and heading."""
    _await_a_number(session)
    say = session.say
    found = [(number, one, [line for line in rulebook.matching(one, words, say) if not line.startswith(TYPED)][:MOST])
             for number, one in enumerate(sections(session.language), 1)]  # fmt: skip
    told = [f"{number}, {one.heading}. {' '.join(lines)}" for number, one, lines in found if lines]
    if told:
        return [*told, _to_read(session)]
    # Translators: nothing in the guide has that word
    return [say("The guide says nothing about this word: {words}.", words=readable(words, say.language)), _to_read(session)]


def _to_read(session: "Session") -> str:
    # Translators: after headings of the guide; the words are those that are typed
    return session.say("To read one, type help guide and its number; to look a word up, help guide and that word.")


def _heard(line: str, session: "Session") -> str:
    """A line of the guide as it is heard; a question mark alone at its beginning would not be."""
    if not line.startswith(TYPED):
        return line
    # Translators: in the guide: the input was a bare Enter
    typed = line.removeprefix(TYPED).strip() or session.say("Enter")
    # Translators: in a conversation that the guide shows: what somebody types; the answer follows
    return session.say("Typed: {words}", words=typed)


def _await_a_number(session: "Session") -> None:
    """Where nothing is played, a number alone may then be that of a section."""
    if session.room is session.rooms[0]:
        numbers = range(1, len(sections(session.language)) + 1)
        session.choices = Choices(session, {str(number): partial(section, session, number) for number in numbers})


HANDLERS: dict[str, Handler] = {"guide": headings, "guide_nth": section, "guide_find": find}
