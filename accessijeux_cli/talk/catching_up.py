"""Catching up: how a real game under way lies on the table, asked piece by piece."""

import re
from typing import Any

from accessijeux_cli.talk.meaning import ANSWER, Answer
from accessijeux_cli.talk.room import Room
from accessijeux_cli.words.phrases import fold
from accessijeux_cli.words.tongue import Tongue

NUMBERS = re.compile(r"\d+(?: \d+)*")


class CatchingUp(Room):
    """The questions that bring the program to where the table is. They end back at the game."""

    def __init__(self, session: Any, game: Any):
        super().__init__(session)
        self.game = game
        self.voice = game.voice
        self.pieces = self.voice.inventory(len(game.setup.players))

    def tongue(self, base: Tongue) -> Tongue:
        return self.game.tongue(base)

    def key(self) -> Any:
        return ("catching up", self.game.setup.names)

    def sayings(self) -> list[tuple[int, str, Any, dict[str, Any]]]:
        return [(ANSWER, name, Answer(player), {}) for player, name in enumerate(self.game.setup.names, 1)]

    def asked(self) -> list[str]:
        return [self.voice.inventory_question(self.pieces[0], self.say)]

    def entered(self) -> list[str]:
        return self._take((), 0)

    def perform(self, meaning: Any, slots: dict[str, Any]) -> list[str]:
        return self._take((), meaning.value)

    def answer(self, text: str) -> list[str] | None:
        folded = fold(text)
        return self._take(tuple(map(int, folded.split())), 0) if NUMBERS.fullmatch(folded) else None

    def _take(self, numbers: tuple[int, ...], player: int) -> list[str]:
        actions = self.voice.inventory_answer(self.pieces[0], numbers, player)
        if not actions:
            return self.asked()
        refusal = self.game.refusal(actions)
        if refusal is not None:
            return [self.game.reason(refusal), *self.asked()]
        self.game.marks.append(len(self.game.table.moves))
        events = [event for seat, action in self.game.who(actions) for event in self.game.do(seat, action)]
        told = self.voice.told(events, self.say)
        self.pieces = self.pieces[1:]
        if self.pieces:
            return [*told, *self.asked()]
        return [*told, *self.session.leave()]
