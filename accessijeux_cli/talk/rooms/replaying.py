"""Replaying: a kept game listened to move by move."""

from typing import TYPE_CHECKING, Any

from accessijeux_cli.play.game import DECK, Game, heard_by
from accessijeux_cli.play.table import Setup, Table
from accessijeux_cli.talk.at_play import secrets, topics
from accessijeux_cli.talk.doors import Journal
from accessijeux_cli.talk.meaning import ACTION, TOPIC, Answer, Handler, Help, Saying, Topic
from accessijeux_cli.talk.memory.kept import turn_starts
from accessijeux_cli.talk.rooms.room import Room
from accessijeux_cli.words.tongue import Tongue, mark
from accessijeux_cli.words.voice import Voice

if TYPE_CHECKING:
    from accessijeux_cli.talk.session import Session

# Translators: typed forms while a game is replayed: the next move
NEXT = mark("next ; n")
# Translators: typed forms while a game is replayed: the move before
PREVIOUS = mark("previous ; p")
# Translators: typed forms while a game is replayed: where things stand
STATE = mark("state ; s")
# Translators: typed forms while a game is replayed: move number {n}
MOVE = mark("move {n} ; {n}")
# Translators: typed forms while a game is replayed: its first move
START = mark("start | beginning | first")
# Translators: typed forms while a game is replayed: its last move
END = mark("end")


class Replaying(Room):
    """A place in a finished or unfinished game; what is heard is what the table heard.

    at       how many of its steps were heard; a step is a move with what the deck then shows
    """

    everyday = ("score", "repeat", "rules", "export", "home")

    def __init__(self, session: "Session", table: Table, file: Journal):
        super().__init__(session)
        self.played = table
        self._file = file
        self.voice: Voice[Any, Any, Any, Any] = table.setup.game.voice
        self.steps = steps(table)
        self.at = 0

    def tongue(self, base: Tongue) -> Tongue:
        return base.at(game=self.setup.game.name, names=self.setup.names, you=self.setup.alone, retold=True)

    def key(self) -> Any:
        return ("replaying", self.setup.names)

    def sayings(self) -> list[Saying]:
        words = ((NEXT, "next"), (PREVIOUS, "previous"), (STATE, "state"), (START, "start"), (END, "end"), (MOVE, "move"))
        topics: list[Saying] = [(TOPIC, typed, Topic(topic), {}) for typed, _, topic, _ in self.voice.topics]
        return [*((ACTION, typed, Answer(what), {}) for typed, what in words), *topics]

    def words(self) -> list[Help]:
        return [
            # Translators: help, after the word typed while a game is replayed
            (NEXT, {}, mark("the next move; Enter does the same")),
            # Translators: help, after the word typed while a game is replayed
            (PREVIOUS, {}, mark("the move before")),
            # Translators: help, after the word typed while a game is replayed
            (STATE, {}, mark("where things stand after that move")),
            # Translators: help, after the word typed while a game is replayed
            (MOVE, {"n": 2}, mark("one move, by its number")),
            # Translators: help, after the word typed while a game is replayed
            (START, {}, mark("the first move")),
            # Translators: help, after the word typed while a game is replayed
            (END, {}, mark("the last move")),
        ]

    def commands(self) -> dict[str, Handler]:
        return {
            "status": lambda: self.voice.situation(self.view, self.say),
            "score": lambda: self.voice.score(self.view, self.say),
        }

    @property
    def kept_in(self) -> Journal:
        return self._file

    @property
    def setup(self) -> Setup:
        return self.played.setup

    @property
    def about(self) -> Game:
        return self.setup.game

    @property
    def table(self) -> Table:
        return self.played

    @property
    def view(self) -> Any:
        rules = self.setup.game.rules
        state = self.played.state_before(self.steps[self.at] if self.at < len(self.steps) else len(self.played.moves))
        return rules.view(state, self._seat(state))

    def _seat(self, state: Any) -> int:
        """Whose view is heard: the only person's; else that of the turn, of a game not played to its end what all may know."""
        if self.setup.alone is not None:
            return self.setup.alone
        return self.setup.game.rules.turn(state) if self.played.ended else DECK

    def perform(self, meaning: Any, slots: dict[str, Any]) -> list[str]:
        match meaning:
            case Topic(topic, facts):
                return topics.told(self, topic, {**dict(facts), **slots})
            case Answer("next"):
                return self.entered()
            case Answer("previous"):
                return self._to(self.at - 1)
            case Answer("start"):
                return self._to(1)
            case Answer("end"):
                return self._to(len(self.steps))
            case Answer("move"):
                return self._to(slots["n"])
        return self.voice.situation(self.view, self.say)

    def opening(self) -> list[str]:
        count = len(self.steps)
        if not count:
            # Translators: a game is about to be listened to again: all its moves were taken back
            return [self.say("This game has no move."), *self.asked()]
        # Translators: a game is about to be listened to again
        first = self.say.many("This game has one move.", "This game has {count} moves.", count)
        return [first, *self.asked()]

    def asked(self) -> list[str]:
        # Translators: while a game is replayed; the words are those that are typed
        return [self.say("Next, previous, state, move and a number, end, or home.")]

    def entered(self) -> list[str]:
        if self.at >= len(self.steps):
            # Translators: while a game is replayed
            return [self.say("That was the last move."), *self._given_up(), *self.asked()]
        return self._to(self.at + 1)

    def _to(self, step: int) -> list[str]:
        """Tell that step: 1 is the first move."""
        if not 1 <= step <= len(self.steps):
            # Translators: while a game is replayed: there is no such move
            return [self.say("Moves go from 1 to {count}.", count=len(self.steps)), *self.asked()]
        self.at = step
        start = self.steps[step - 1]
        end = self.steps[step] if step < len(self.steps) else len(self.played.moves)
        moves = self.played.moves[start:end]
        events = heard_by(self.setup.alone, [event for move in moves for event in move.events])
        sentences = self.voice.told(events, self.say) or [self._untold(moves)]
        # Translators: while a game is replayed: the number of the move, then what happened
        told = [self.say("{number}: {told}", number=step, told=sentences[0]), *sentences[1:]]
        return [*told, *self._given_up()] if step == len(self.steps) else told

    def _untold(self, moves: list[Any]) -> str:
        """Moves that no sentence tells, as they can be typed, those apart that were not for this listener."""
        actions = tuple(move.action for move in moves if secrets.heard_whole(move, self.setup.alone))
        # Translators: while a game is replayed: what was done was heard by others alone
        return self.voice.typed_line(actions, self.say) + "." if actions else self.say("Nothing was told to all.")

    def _given_up(self) -> list[str]:
        """That the game ended so, when it did."""
        # Translators: while a game is replayed, after its last move
        return [self.say("After that the game was given up.")] if self.played.resigned is not None else []


def steps(table: Table) -> list[int]:
    """Where each step begins, as turns do."""
    rules = table.rules
    return turn_starts((move.seat != DECK, isinstance(move.action, rules.FOLLOWS), isinstance(move.action, rules.REPAIRS))
                       for move in table.moves)  # fmt: skip
