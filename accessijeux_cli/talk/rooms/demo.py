"""The demonstration: a short game by Enter alone, for somebody who presents it."""

from typing import TYPE_CHECKING, Any

from accessijeux_cli.play.game import Game
from accessijeux_cli.play.sitting import Sitting
from accessijeux_cli.play.table import Player, Setup, Table
from accessijeux_cli.talk.reply import typed_before
from accessijeux_cli.talk.rooms.playing import Playing
from accessijeux_cli.talk.rooms.room import Room
from accessijeux_cli.talk.setting_up.answers import BOT_NAMES
from accessijeux_cli.words.pages import Scene
from accessijeux_cli.words.tongue import Tongue

if TYPE_CHECKING:
    from accessijeux_cli.talk.session import Session


class Demo(Room):
    """A prepared conversation: each Enter tells what is typed and what is answered."""

    def __init__(self, session: "Session", game: Game):
        super().__init__(session)
        self.game = game
        lesson = game.part("lesson")
        # Translators: the name of whoever plays in the demonstration
        players = (Player(session.say("You")), *(Player(name, "greedy") for name in BOT_NAMES[: game.seats - 1]))
        setup = Setup(game, players, dict(game.rules.OPTIONS), 0, "seed")
        self.stage = Playing(session, Sitting(Table(setup)))
        self.script = list(lesson.DEMO)

    @property
    def about(self) -> Game:
        return self.game

    def tongue(self, base: Tongue) -> Tongue:
        return self.stage.tongue(base)

    def opening(self) -> list[str]:
        told = self._told(self.script.pop(0).after) if not self.script[0].typed else []
        # Translators: the demonstration begins
        return [self.say("A demonstration of {title}. Enter goes on, home leaves it.", title=self.game.title),
                *told, *self.stage.asked()]  # fmt: skip

    def asked(self) -> list[str]:
        # Translators: in the demonstration
        return [self.say("Enter goes on, home leaves the demonstration.")]

    def entered(self) -> list[str]:
        if not self.script:
            return self._finished()
        scene = self.script.pop(0)
        typed = self.say(scene.typed)
        answer = self._answered(typed) if scene.action is None else self._played(scene)
        # Translators: in the demonstration: what the player types; the answer follows
        return [self.say("You type: {typed}.", typed=typed_before(typed, self.say)), *answer]

    def _played(self, scene: Scene) -> list[str]:
        """A move on the stage and what the others do after it."""
        return [*self._told(((0, scene.action), *scene.after)), *self.stage.asked()]

    def _told(self, moves: tuple[tuple[int, Any], ...]) -> list[str]:
        """Do moves on the stage, and tell them."""
        events = [event for seat, action in moves for event in self.stage.sitting.act(seat, action)]
        return self.stage.voice.told(events, self.say)

    def _answered(self, typed: str) -> list[str]:
        """What the table on the stage answers to a question."""
        self.session.rooms.append(self.stage)
        try:
            return self.session.answer_here(typed)
        finally:
            self.session.rooms.remove(self.stage)

    def _finished(self) -> list[str]:
        # Translators: the demonstration is over; the words are those that are typed
        return [self.say("That was the demonstration. Now it is your turn: type learn, or a number."),
                *self.session.home()]  # fmt: skip
