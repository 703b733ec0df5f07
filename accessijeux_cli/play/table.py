"""A table: one game being played, as its setup and the moves so far, chance included."""

from dataclasses import dataclass, field, replace
from hashlib import blake2b

from accessijeux_cli.play.game import (
    DECK,
    A,
    Action,
    Components,
    Event,
    Game,
    GameFinished,
    Many,
    Options,
    Refusal,
    Seat,
    State,
    View,
)


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat: a name, and "human" or the level of a bot."""

    name: str
    by: str = "human"


@dataclass(frozen=True, slots=True)
class Setup:
    """All that is agreed before the first move.

    options   the game's own
    first     the seat that begins
    chance    "seed" when the program draws, "dictated" when people type what the real cards show
    seed      number of the deal, for a seeded table
    unaided   advice and counts of unseen pieces are left out
    """

    game: Game
    players: tuple[Player, ...]
    options: Options = field(default_factory=dict)
    first: Seat = 0
    chance: str = "seed"
    seed: int = 0
    unaided: bool = False
    components: Components | None = None

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.players)

    @property
    def humans(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(seat for seat, player in enumerate(self.players) if player.by == "human")

    @property
    def alone(self) -> Seat | None:
        """The seat of the only person at a table that the program deals, None at any other table."""
        return self.humans[0] if len(self.humans) == 1 and not self.dictated else None

    @property
    def dictated(self) -> bool:
        return self.chance == "dictated"


@dataclass(frozen=True, slots=True)
class Move:
    """One line of play: who did what, and what came of it."""

    seat: Seat
    action: Action
    events: tuple[Event, ...]


class Table:
    """A game being played. It keeps a copy of the state before each move, so that undo costs no replay."""

    def __init__(self, setup: Setup):
        self.setup = setup
        self.rules = setup.game.rules
        self.state = self.rules.setup(len(setup.players), setup.options, setup.first, setup.components)
        self.moves: list[Move] = []
        self.resigned: Seat | None = None
        self.chances = 0
        self._before: list[State] = []

    @property
    def actors(self) -> tuple[Seat, ...]:
        """Who may act: seats, (DECK,), or () when the game is over or given up."""
        return () if self.resigned is not None else self.rules.actors(self.state)

    @property
    def over(self) -> bool:
        return not self.actors

    @property
    def ended(self) -> bool:
        """Whether the game was played to its end, not given up, which can be taken back."""
        return self.over and self.resigned is None

    @property
    def winners(self) -> tuple[Seat, ...]:
        return () if self.resigned is not None else self.rules.winners(self.state)

    def view(self, seat: Seat) -> View:
        """What that seat may know."""
        return self.rules.view(self.state, seat)

    def refusal(self, seat: Seat, action: Action) -> Refusal | None:
        """Why that seat may not do that now, None when it may. Nothing can be done in a game that was given up."""
        if self.resigned is not None:
            return GameFinished()
        return self.rules.refusal(self.state, seat, action)

    def play(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Do a legal action; its events. ValueError when it is not legal."""
        reason = self.refusal(seat, action)
        if reason is not None:
            raise ValueError(reason)
        self._before.append(self.rules.copy(self.state))
        events = self.rules.apply(self.state, seat, action)
        self.moves.append(Move(seat, action, events))
        self.chances += seat == DECK
        return events

    def try_line(self, line: tuple[tuple[Seat, Action], ...], start: State | None = None) -> Refusal | None:
        """Why a line of several actions would be refused now or at an earlier state, None when it would not."""
        if start is None and self.resigned is not None:
            return GameFinished()
        state = self.rules.copy(self.state if start is None else start)
        for seat, action in line:
            reason = self.rules.refusal(state, seat, action)
            if reason is not None:
                return reason
            self.rules.advance(state, seat, action)
        return None

    def state_before(self, move: int) -> State:
        """A copy of the state before that move, counted from 0."""
        return self.rules.copy(self._before[move] if move < len(self._before) else self.state)

    def draw(self) -> Action:
        """What this seeded table turns up next, by its seed and the number of chance moves still standing."""
        return drawn(self.rules.outcomes(self.state), self.setup.seed, self.chances)

    def undo(self, moves: int) -> None:
        """Take back the last moves, and giving up; 0 moves for that alone. ValueError when there are not so many."""
        if not 0 <= moves <= len(self.moves):
            raise ValueError(moves)
        self.resigned = None
        if moves:
            self.state = self._before[-moves]
            self.chances -= sum(move.seat == DECK for move in self.moves[-moves:])
            del self._before[-moves:], self.moves[-moves:]

    def seat_taken(self, seat: Seat, by: str) -> None:
        """From now on a person ("human") or a bot of that level plays there, under the same name."""
        players = list(self.setup.players)
        players[seat] = replace(players[seat], by=by)
        self.setup = replace(self.setup, players=tuple(players))

    def rename(self, seat: Seat, name: str) -> None:
        """Whoever sits there is called that."""
        players = list(self.setup.players)
        players[seat] = replace(players[seat], name=name)
        self.setup = replace(self.setup, players=tuple(players))

    def resign(self, seat: Seat) -> None:
        """That seat gives the game up: it ends with no winner."""
        self.resigned = seat


def drawn(outcomes: tuple[tuple[A, int], ...] | Many[A], seed: int, count: int) -> A:
    """The outcome that a seed gives at its count-th draw, weighted; the same on every machine."""
    total = sum(weight for _, weight in outcomes) if isinstance(outcomes, tuple) else outcomes.total
    ticket = int.from_bytes(blake2b(b"%d %d" % (seed, count), digest_size=8).digest(), "big") % total
    if not isinstance(outcomes, tuple):
        return outcomes.at(ticket)
    for outcome, weight in outcomes:
        ticket -= weight
        if ticket < 0:
            return outcome
    raise AssertionError("weights")
