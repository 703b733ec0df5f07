"""Teaching: the common words that teach, rules, lesson, demonstration and sources."""

from functools import partial
from typing import TYPE_CHECKING

from accessijeux_cli.play.game import Game
from accessijeux_cli.talk import rulebook
from accessijeux_cli.talk.meaning import Handler
from accessijeux_cli.talk.rooms import lesson
from accessijeux_cli.talk.rooms.awaiting import Choices
from accessijeux_cli.talk.rooms.demo import Demo
from accessijeux_cli.talk.rooms.which import speak_of, spoken_of, with_game
from accessijeux_cli.talk.shelf import games_of, named

if TYPE_CHECKING:
    from accessijeux_cli.talk.session import Session


def demo(session: "Session") -> list[str]:
    return with_game(session, lambda game: session.enter(Demo(session, game)))


def learn(session: "Session") -> list[str]:
    return with_game(session, lambda game: session.enter(lesson.begin(session, game)))


def rules(session: "Session") -> list[str]:
    return with_game(session, lambda game: headings(session, game))


def headings(session: "Session", game: Game) -> list[str]:
    """The headings of a game's rules, by number."""
    _await_a_number(session, game)
    return rulebook.headings(game, session.say)


def section(session: "Session", game: Game, number: int) -> list[str]:
    """One section of a game's rules."""
    _await_a_number(session, game)
    return rulebook.nth(game, number, session.say)


def _await_a_number(session: "Session", game: Game) -> None:
    """Where nothing is played, a number alone may then be that of a section."""
    if session.room is session.rooms[0]:
        speak_of(session, game)
        numbers = range(1, len(rulebook.sections(game)) + 1)
        session.choices = Choices(session, {str(number): partial(section, session, game, number) for number in numbers})


def rules_nth(session: "Session", n: int) -> list[str]:
    return with_game(session, lambda game: section(session, game, n))


def rules_find(session: "Session", words: str) -> list[str]:
    """What the rules say about a word; of a game's title its headings. A word of one game alone needs no game."""
    found = named(words, session.shelf)
    if found:
        return headings(session, found)
    mentioning = [game for game in games_of(session.shelf) if rulebook.mentions(game, words, session.say)]
    if spoken_of(session) is None and len(mentioning) == 1:
        return _found(session, mentioning[0], words)
    return with_game(session, lambda game: _found(session, game, words))


def _found(session: "Session", game: Game, words: str) -> list[str]:
    _await_a_number(session, game)
    return rulebook.find(game, words, session.say)


def sources(session: "Session") -> list[str]:
    """What is ours and what is the publisher's."""
    return with_game(session, lambda game: sources_of(session, game))


def sources_of(session: "Session", game: Game) -> list[str]:
    say = session.say.at(game=game.name)
    return [say(sentence) for sentence in game.part("manual").SOURCES]


HANDLERS: dict[str, Handler] = {
    "demo": demo,
    "learn": learn,
    "rules": rules,
    "rules_nth": rules_nth,
    "rules_find": rules_find,
    "sources": sources,
}
