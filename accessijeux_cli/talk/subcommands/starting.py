"""Starting: where a command line leads in a new conversation."""

from typing import TYPE_CHECKING, Any

from accessijeux_cli.play.game import Game
from accessijeux_cli.talk import rulebook
from accessijeux_cli.talk.commands import kept_games, teaching
from accessijeux_cli.talk.meaning import Handler
from accessijeux_cli.talk.rooms import lesson
from accessijeux_cli.talk.rooms.seating import Seating
from accessijeux_cli.talk.rooms.which import Then, speak_of, with_game
from accessijeux_cli.talk.setting_up import owned
from accessijeux_cli.talk.setting_up.answers import LEVELS
from accessijeux_cli.talk.setting_up.options import Unfit, options_of
from accessijeux_cli.talk.shelf import named, only
from accessijeux_cli.words.phrases import readable

if TYPE_CHECKING:
    from accessijeux_cli.talk.session import Session


def start(session: "Session", wanted: Any) -> None:
    """Prepare the first words of a session for a subcommand: what it says at its beginning."""
    if wanted.level is not None:
        session.doors.settings.set("bots", LEVELS[wanted.level - 1])
    first_words = OPENINGS[wanted.command]
    session.beginning = lambda: first_words(session, wanted)


def _game(session: "Session", wanted: Any) -> tuple[Game | None, list[str]]:
    """The game named by the first word, and the words after it; None when that word names none."""
    if not wanted.words:
        return only(session.shelf), []
    return named(wanted.words[0], session.shelf), wanted.words[1:]


def _unknown(session: "Session", wanted: Any, then: Then) -> list[str]:
    """No game was named, so that it is asked for, or none that is there."""
    if not wanted.words:
        return with_game(session, then)
    # Translators: the command line named a game that is not there; the list of games follows
    return [session.say("There is no game {word} here.", word=readable(wanted.words[0], session.language)), *session.room.opening()]


def _seated(session: "Session", wanted: Any, chance: str) -> list[str]:
    game, names = _game(session, wanted)
    if game is None:
        return _unknown(session, wanted, lambda game: _seated_at(session, wanted, chance, game, []))
    return _seated_at(session, wanted, chance, game, names)


def _seated_at(session: "Session", wanted: Any, chance: str, game: Game, names: list[str]) -> list[str]:
    room = Seating(session, game, chance, wanted.deal)
    room.unaided = bool(wanted.unaided)
    try:
        room.options = options_of(game, room.options, wanted.option or [], session.say)
    except Unfit as unfit:
        return [str(unfit), *session.room.opening()]
    room.first = wanted.first - 1 if wanted.first is not None else None
    if wanted.cards is not None:
        room.components, trouble = owned.components(session, game, wanted.cards)
        if trouble:
            return [*trouble, *session.room.opening()]
    lines = session.enter(room)
    people = [word for word in names if not room.agrees(word)]
    if people and wanted.players is not None:
        lines = room.answer_for(people, wanted.players)
    elif people:
        lines = room.take_seats(", ".join(people)) or lines
    elif wanted.players is not None:
        lines = room.take_seats(str(wanted.players)) or lines
    elif names:
        lines = [*room.agreed(), *room.opening()]
    return lines


def _learn(session: "Session", wanted: Any) -> list[str]:
    game, _ = _game(session, wanted)
    if game is None:
        return _unknown(session, wanted, lambda game: session.enter(lesson.begin(session, game)))
    return session.enter(lesson.begin(session, game))


def _rules(session: "Session", wanted: Any) -> list[str]:
    game, words = _game(session, wanted)
    if game is None:
        return teaching.rules_find(session, " ".join(wanted.words)) if wanted.words else teaching.rules(session)
    speak_of(session, game)
    if not words:
        return teaching.headings(session, game)
    return teaching.section(session, game, int(words[0])) if words[0].isdigit() else rulebook.find(game, " ".join(words), session.say)


def _numbered(all_of_them: Handler, one: Handler) -> Handler:
    def opening(session: "Session", wanted: Any) -> list[str]:
        number = wanted.words[0] if wanted.words else ""
        return one(session, int(number)) if number.isascii() and number.isdigit() else all_of_them(session)

    return opening


OPENINGS = {
    "play": lambda session, wanted: _seated(session, wanted, "seed"),
    "table": lambda session, wanted: _seated(session, wanted, "dictated"),
    "learn": _learn,
    "rules": _rules,
    "resume": _numbered(kept_games.resume, kept_games.resume_nth),
    "replay": _numbered(kept_games.replay, kept_games.replay_nth),
}
