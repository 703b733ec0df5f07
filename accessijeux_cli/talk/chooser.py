"""The chooser: the list of games, where a conversation begins."""

from typing import Any

from accessijeux_cli import games
from accessijeux_cli.play.game import Game
from accessijeux_cli.talk import kept, reading
from accessijeux_cli.talk.meaning import ACTION, TOPIC, Answer
from accessijeux_cli.talk.room import Room
from accessijeux_cli.talk.which import with_game
from accessijeux_cli.words.tongue import mark

# Translators: typed forms: follow a game at a physical table
TABLE = mark("table | follow")
# Translators: typed forms: follow that game at a physical table
TABLE_OF = mark("table {game} | follow {game}")
# Translators: typed forms: learn that game
LEARN = mark("learn {game}")
# Translators: typed forms: hear the rules of that game
RULES = mark("rules {game}")


class Chooser(Room):
    """The list of games."""

    def shelf(self) -> list[Game]:
        return [games.game(name) for name in games.names()]

    def sayings(self) -> list[tuple[int, str, Any, dict[str, Any]]]:
        found = [(ACTION, TABLE, Answer(("table", None)), {})]
        for number, game in enumerate(self.shelf(), 1):
            found.append((ACTION, f"{game.title} ; {number}", Answer(("play", game)), {}))
            for typed, what in ((TABLE_OF, "table"), (LEARN, "learn"), (RULES, "rules")):
                found.append((ACTION, typed, Answer((what, game)), {"game": game.title}))
            for typed, sentences in game.part("manual").QUESTIONS:
                found.append((TOPIC, self.say.at(game=game.name)(typed), Answer((sentences, game)), {}))
        return found

    def words(self) -> list[tuple[str, dict[str, Any], str]]:
        # Translators: help, after the word typed
        return [(TABLE, {}, mark("follow a game with the real box"))]

    def perform(self, meaning: Any, slots: dict[str, Any]) -> list[str]:
        from accessijeux_cli.talk.seating import Seating

        what, game = meaning.value
        match what:
            case "play":
                return self.session.enter(Seating(self.session, game, "seed"))
            case "table" if game is None:
                return with_game(self.session, lambda game: self.session.enter(Seating(self.session, game, "dictated")))
            case "table":
                return self.session.enter(Seating(self.session, game, "dictated"))
            case "learn":
                return self._learn(game)
            case (*sentences,):
                return [self.say.at(game=game.name)(sentence) for sentence in sentences]
        return reading.headings(self.session, game)

    def _learn(self, game: Game) -> list[str]:
        from accessijeux_cli.talk import lesson

        return self.session.enter(lesson.begin(self.session, game))

    def opening(self) -> list[str]:
        titles = [f"{number} {game.title}" for number, game in enumerate(self.shelf(), 1)]
        # Translators: the games by number, as in "Games: 1 Symbiose, 2 Symphonimo."
        lines = [self.say.many("The game: {titles}.", "The games: {titles}.", len(titles), titles=self.say.comma(titles))]
        if kept.last_is_unfinished(self.session.doors.journals):
            # Translators: the game that was left can be gone on with
            lines.append(self.say("Your last game is not finished: type resume."))
        return [*lines, *self.asked()]

    def asked(self) -> list[str]:
        # Translators: the question of the first screen; the words are those that are typed
        return [self.say("A number, or learn, table, daily, resume.")]
