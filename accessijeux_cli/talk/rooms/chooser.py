"""The chooser: the list of games, where a conversation begins."""

from typing import Any

from accessijeux_cli.play.game import Game
from accessijeux_cli.talk.commands.vocabulary import TITLED
from accessijeux_cli.talk.meaning import ACTION, TOPIC, Answer, Command, Help, Saying
from accessijeux_cli.talk.memory import kept
from accessijeux_cli.talk.rooms.room import Room
from accessijeux_cli.talk.rooms.which import with_game
from accessijeux_cli.talk.shelf import games_of
from accessijeux_cli.words.tongue import mark

BY_NUMBER = tuple(word for word in TITLED if word.name not in ("rules_of", "sources_of"))
"""The words after which a game may be named by its number in the list."""
# Translators: typed forms: follow a game at a physical table
TABLE = mark("table | follow")


class Chooser(Room):
    """The list of games."""

    def shelf(self) -> list[Game]:
        return games_of(self.session.shelf)

    def sayings(self) -> list[Saying]:
        found: list[Saying] = [(ACTION, TABLE, Answer(("table", None)), {})]
        for number, game in enumerate(self.shelf(), 1):
            found.append((ACTION, f"{game.title} ; {number}", Answer(("play", game)), {}))
            found += [(ACTION, word.typed, Command(word.name, (("game", game),)), {"game": str(number)}) for word in BY_NUMBER]
            for typed, sentences in game.part("manual").QUESTIONS:
                found.append((TOPIC, self.say.at(game=game.name)(typed), Answer((sentences, game)), {}))
        return found

    def words(self) -> list[Help]:
        title = {"game": self.shelf()[0].title}
        return [(word.typed, title, word.does) for word in TITLED[:2]]

    def perform(self, meaning: Any, slots: dict[str, Any]) -> list[str]:
        from accessijeux_cli.talk.rooms.seating import Seating

        what, game = meaning.value
        if what == "play":
            return self.session.enter(Seating(self.session, game, "seed"))
        if what == "table":
            return with_game(self.session, lambda game: self.session.enter(Seating(self.session, game, "dictated")))
        return [self.say.at(game=game.name)(sentence) for sentence in what]

    def opening(self) -> list[str]:
        if kept.last_is_unfinished(self.session.doors.journals, self.session.shelf):
            # Translators: the game that was left can be gone on with
            return [*self._titles(), self.say("Your last game is not finished: type resume."), *self.asked()]
        return self.choices()

    def _titles(self) -> list[str]:
        titles = [f"{number} {game.title}" for number, game in enumerate(self.shelf(), 1)]
        # Translators: the games by number, as in "Games: 1 Symbiose, 2 Symphonimo."
        return [self.say.many("The game: {titles}.", "The games: {titles}.", len(titles), titles=self.say.comma(titles))]

    def asked(self) -> list[str]:
        # Translators: the question of the first screen; the words are those that are typed
        return [self.say("A number, or learn, table, daily, resume.")]

    def entered(self) -> list[str]:
        return self.choices()

    def choices(self) -> list[str]:
        return [*self._titles(), *self.asked()]
