"""Titled: the common words before the title of a game, which go there from anywhere."""

from typing import TYPE_CHECKING

from accessijeux_cli.play.game import Game
from accessijeux_cli.talk.commands import kept_games, teaching
from accessijeux_cli.talk.meaning import Handler
from accessijeux_cli.talk.rooms import lesson
from accessijeux_cli.talk.rooms.demo import Demo
from accessijeux_cli.talk.rooms.seating import Seating

if TYPE_CHECKING:
    from accessijeux_cli.talk.session import Session


def _seated(chance: str) -> Handler:
    """The handler that goes to the questions before a game."""

    def handler(session: "Session", game: Game) -> list[str]:
        return [*kept_games.set_aside(session), *session.enter(Seating(session, game, chance))]

    return handler


def learn_of(session: "Session", game: Game) -> list[str]:
    return session.enter(lesson.begin(session, game))


def demo_of(session: "Session", game: Game) -> list[str]:
    return session.enter(Demo(session, game))


HANDLERS: dict[str, Handler] = {
    "play_of": _seated("seed"),
    "table_of": _seated("dictated"),
    "learn_of": learn_of,
    "demo_of": demo_of,
    "daily_of": kept_games.daily_of,
    "rules_of": teaching.headings,
    "sources_of": teaching.sources_of,
}
