"""Titled: the common words before the title of a game, which go there from anywhere."""

from typing import Any

from accessijeux_cli.play.game import Game
from accessijeux_cli.talk import keeping, reading


def _seated(chance: str) -> Any:
    """The handler that goes to the questions before a game."""

    def handler(session: Any, game: Game) -> list[str]:
        from accessijeux_cli.talk.seating import Seating

        return [*keeping.set_aside(session), *session.enter(Seating(session, game, chance))]

    return handler


def learn_of(session: Any, game: Game) -> list[str]:
    from accessijeux_cli.talk import lesson

    return session.enter(lesson.begin(session, game))


def demo_of(session: Any, game: Game) -> list[str]:
    from accessijeux_cli.talk.demo import Demo

    return session.enter(Demo(session, game))


HANDLERS = {
    "play_of": _seated("seed"),
    "table_of": _seated("dictated"),
    "learn_of": learn_of,
    "demo_of": demo_of,
    "daily_of": keeping.daily_of,
    "rules_of": reading.headings,
    "sources_of": reading.sources_of,
}
