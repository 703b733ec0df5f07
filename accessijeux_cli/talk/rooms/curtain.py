"""The curtain: between two people at one keyboard, so that nobody hears what is another's."""

from typing import TYPE_CHECKING, Any

from accessijeux_cli.talk.meaning import Handler, Typed
from accessijeux_cli.talk.rooms.room import Room
from accessijeux_cli.words.tongue import Tongue

if TYPE_CHECKING:
    from accessijeux_cli.talk.rooms.playing import Playing
    from accessijeux_cli.talk.session import Session

CLOSED = frozenset(("quit", "home", "english", "french", "language", "hush", "clear"))
"""The common words that work at a closed curtain."""
OPEN = ("status", "mine", "score")
"""What of the game may be heard before it is closed."""


class Curtain(Room):
    """First it waits for whoever played to have heard; then it is closed, until the next person is alone.

    seat     who plays next
    closed   whether the screen was cleared and the next person is awaited
    """


    def __init__(self, session: "Session", game: "Playing", seat: int):
        super().__init__(session)
        self.game = game
        self.seat = seat
        self.closed = False

    def tongue(self, base: Tongue) -> Tongue:
        return self.game.tongue(base)

    def key(self) -> Any:
        return ("curtain", self.game.setup.game.name)

    @property
    def listener(self) -> str | None:
        return None if self.closed else self.game.listener

    @property
    def allowed(self) -> frozenset[str]:
        """Whoever has played may still look and take back, until the curtain is closed."""
        return CLOSED if self.closed else CLOSED | {*OPEN, "undo", "undo_n", "report"}

    def commands(self) -> dict[str, Handler]:
        if self.closed:
            return {}
        game = self.game.commands()
        return {name: game[name] for name in OPEN} | {name: self._back(game[name]) for name in ("undo", "undo_n")}

    def _back(self, undo: Handler) -> Handler:
        """The keyboard stays with whoever has played."""

        def handler(**slots: Any) -> list[str]:
            self.session.rooms.pop()
            return undo(**slots)

        return handler

    def opening(self) -> list[str]:
        return self.asked() if self.game.listening is not None else self.close()

    def close(self) -> list[str]:
        """Clear the screen; nothing said before can be heard again."""
        self.closed = True
        self.session.curtained = True
        if self.session.doors.clears() or self.game.warned:
            return self.asked()
        self.game.warned = True
        return [cannot_clear(self.say), *self.asked()]

    def asked(self) -> list[str]:
        name = self.say.name(self.seat)
        if self.closed:
            # Translators: the curtain is closed: the screen was cleared and the next person is awaited
            return [self.say("{name}'s turn, headphones on. Enter when nobody else is listening.", name=name)]
        # Translators: the turn is over; the next person is to come to the keyboard
        return [self.say("Enter, then pass the keyboard to {name}.", name=name)]

    def entered(self) -> list[str]:
        if not self.closed:
            return self.close()
        self.session.rooms.pop()
        return self.game.open_for(self.seat)

    def answer(self, line: Typed) -> list[str] | None:
        return self.asked()

    def perform(self, meaning: Any, slots: dict[str, Any]) -> list[str]:
        return self.asked()


def cannot_clear(say: Tongue) -> str:
    # Translators: a terminal that cannot clear its screen: the others could read again what was printed
    return say("The screen cannot be cleared here: what was said can be read again on it.")
