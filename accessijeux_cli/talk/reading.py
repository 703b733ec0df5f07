"""Reading: the common words that teach, rules, lesson, demonstration and sources."""

from typing import Any

from accessijeux_cli import games
from accessijeux_cli.play.game import Game
from accessijeux_cli.talk import rulebook
from accessijeux_cli.words.phrases import fold


def current_game(session: Any) -> Game:
    """The game that is spoken of here, the first on the shelf when none is."""
    for room in reversed(session.rooms):
        game = getattr(room, "setup", None)
        if game:
            return game.game
        if getattr(room, "game", None) and isinstance(room.game, Game):
            return room.game
    return games.game(games.names()[0])


def demo(session: Any) -> list[str]:
    from accessijeux_cli.talk.demo import Demo

    return session.enter(Demo(session, current_game(session)))


def learn(session: Any) -> list[str]:
    from accessijeux_cli.talk import lesson

    return session.enter(lesson.begin(session, current_game(session)))


def rules(session: Any) -> list[str]:
    return rulebook.headings(current_game(session), session.say)


def rules_nth(session: Any, n: int) -> list[str]:
    return rulebook.nth(current_game(session), n, session.say)


def rules_find(session: Any, words: str) -> list[str]:
    found = next((name for name in games.names() if fold(games.game(name).title) == fold(words)), "")
    if found:
        return rulebook.headings(games.game(found), session.say)
    return rulebook.find(current_game(session), words, session.say)


def sources(session: Any) -> list[str]:
    """What is ours and what is the publisher's."""
    game = current_game(session)
    say = session.say.at(game=game.name)
    return [say(sentence) for sentence in game.part("manual").SOURCES]


HANDLERS = {
    "demo": demo,
    "learn": learn,
    "rules": rules,
    "rules_nth": rules_nth,
    "rules_find": rules_find,
    "sources": sources,
}
