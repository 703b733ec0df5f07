"""Catching up: how a real game under way lies on the table, asked piece by piece."""

from typing import TYPE_CHECKING, Any

from accessijeux_cli.talk.at_play import news
from accessijeux_cli.talk.commands.vocabulary import NOTHING
from accessijeux_cli.talk.meaning import ANSWER, TOPIC, Answer, Handler, Saying, Topic, Typed
from accessijeux_cli.talk.rooms.room import Room
from accessijeux_cli.words.tongue import Tongue
from accessijeux_cli.words.voice import Voice

if TYPE_CHECKING:
    from accessijeux_cli.talk.rooms.playing import Playing
    from accessijeux_cli.talk.session import Session


class CatchingUp(Room):
    """The questions that bring the program to where the table is. They end back at the game.

    pieces    what is still to be asked for, the present piece first
    answered  (piece, how many moves stood before its answer; None when it was kept), the latest last
    """

    everyday = ("undo", "repeat", "rules", "home", "quit")

    def __init__(self, session: "Session", game: "Playing"):
        super().__init__(session)
        self.game = game
        self.voice: Voice[Any, Any, Any, Any] = game.voice
        self.pieces = self.voice.inventory(len(game.setup.players))
        self.answered: list[tuple[Any, int | None]] = []

    def tongue(self, base: Tongue) -> Tongue:
        return self.game.tongue(base)

    def key(self) -> Any:
        return ("catching up", self.game.setup.names)

    def sayings(self) -> list[Saying]:
        names: list[Saying] = [(ANSWER, name, Answer(player), {}) for player, name in enumerate(self.game.setup.names, 1)]
        heard = [saying for saying in self.game.sayings() if saying[0] == TOPIC and isinstance(saying[2], Topic)]
        return [*names, (ANSWER, NOTHING, Answer(0), {}), *heard]

    def choices(self) -> list[str]:
        # Translators: help while catching up with a real game; "undo" is typed
        return [self.say("Undo goes back to the question before, and from the first one to the game."), *self.asked()]

    def commands(self) -> dict[str, Handler]:
        return {"undo": self.back}

    def back(self) -> list[str]:
        """The question before this one again, its answer taken back; before the first, back to the game."""
        if not self.answered:
            self.session.rooms.pop()
            # Translators: while catching up with a real game, before the first answer: the questions are left
            return [self.say("The questions are left: nothing changed."), *self.game.asked()]
        piece, mark = self.answered.pop()
        self.pieces = [piece, *self.pieces]
        if mark is not None:
            self.game.take_back(mark)
        return self.asked()

    def asked(self) -> list[str]:
        return self.voice.inventory_question(self.pieces[0], self.game.view, self.say)

    def entered(self) -> list[str]:
        """What is there already stays as it is."""
        return self._next([], None)

    def perform(self, meaning: Any, slots: dict[str, Any]) -> list[str]:
        if isinstance(meaning, Topic):
            return [*self.game.hear_topic(meaning.topic, {**dict(meaning.facts), **slots}), *self.asked()[-1:]]
        return self._meant("", meaning.value) or self.asked()

    def answer(self, line: Typed) -> list[str] | None:
        return self._meant(line.plain, 0)

    def _meant(self, text: str, player: int) -> list[str] | None:
        """What an answer does; None when it is none, a sentence when the table cannot lie so."""
        meant = self.voice.inventory_answer(self.pieces[0], text, player, self.say)
        if isinstance(meant, str):
            return [meant, *self.asked()]
        return self._take(meant) if meant else None

    def _take(self, actions: tuple[Any, ...]) -> list[str]:
        refusal = self.game.refusal(actions)
        if refusal is not None:
            return [self.game.reason(refusal), *self.asked()]
        mark = len(self.game.table.moves)
        events = self.game.sitting.type_again([self.game.who(actions)])
        self.game.all_heard()
        return self._next(self.voice.told(events, self.say), mark)

    def _next(self, told: list[str], mark: int | None) -> list[str]:
        """The next question, or back to the game, where whose turn it is is said anyway."""
        piece, *self.pieces = self.pieces
        self.answered.append((piece, mark))
        if self.pieces:
            return [*told, *self.asked()]
        self.session.rooms.pop()
        self.game.run()
        amiss = self.voice.amiss(self.game.view, self.say)
        if amiss:
            return [*amiss[:1], *self._once_more()]
        # Translators: a game already under way was described; whose turn it is follows
        return news.tell_after(self.game, [self.say("Everything is noted.")])

    def _once_more(self) -> list[str]:
        """The answers do not fit together: the same questions again, if that is wished."""
        # Translators: at a physical table, after all the questions of catching up: the answers do not fit together
        question = self.say("Go through the questions once more? Otherwise the answers stay. Type yes or no.")
        again = CatchingUp(self.session, self.game)
        return self.session.ask(question, lambda: self.session.enter(again), self._as_it_is)

    def _as_it_is(self) -> list[str]:
        """The answers stay although they do not fit together: what is amiss, and how to put it right later."""
        return [*self.voice.amiss(self.game.view, self.game.say), *self.game.asked()]
