"""Which game: the question before a word that needs one, where several are on the shelf and none is spoken of."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from accessijeux_cli.play.game import Game
from accessijeux_cli.talk.meaning import ANSWER, Answer, Saying
from accessijeux_cli.talk.rooms.room import Room
from accessijeux_cli.talk.shelf import games_of, only

if TYPE_CHECKING:
    from accessijeux_cli.talk.session import Session

Then = Callable[[Game], list[str]]
"""What a word does with a game; what is then heard."""


def spoken_of(session: "Session") -> Game | None:
    """The game of this place, or the only one there is."""
    for room in reversed(session.rooms):
        if room.about is not None:
            return room.about
    return session.spoken_of or only(session.shelf)


def speak_of(session: "Session", game: Game) -> None:
    """That game is meant from now on where none is played, until the list of games is heard again."""
    session.spoken_of = game


def with_game(session: "Session", then: Then) -> list[str]:
    """Do it with the game of this place, or ask which one."""
    game = spoken_of(session)
    return then(game) if game else session.enter(Which(session, then))


class Which(Room):
    """The question; `then` goes on with the answer."""

    def __init__(self, session: "Session", then: Then):
        super().__init__(session)
        self.then = then

    def sayings(self) -> list[Saying]:
        shelf = enumerate(games_of(self.session.shelf), 1)
        return [(ANSWER, f"{game.title} ; {number}", Answer(game), {}) for number, game in shelf]

    def perform(self, meaning: Any, slots: dict[str, Any]) -> list[str]:
        self.session.rooms.pop()
        speak_of(self.session, meaning.value)
        return self.then(meaning.value)

    def asked(self) -> list[str]:
        titles = [f"{number} {game.title}" for number, game in enumerate(games_of(self.session.shelf), 1)]
        # Translators: a word was typed that needs a game; "titles" is such as "1 Symbiose, 2 Symphonimo"
        return [self.say("Which game? {titles}.", titles=self.say.comma(titles))]
