"""The four levels of bots, the same in every game, and the facts that any game's bots may give."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol, TypeVar

from accessijeux_cli.play.bots.bot import Choice, Fact, Level, Thinking
from accessijeux_cli.play.bots.search import Outlook, search
from accessijeux_cli.play.game import A, Rules, S, Seat, View, legal


class OnTurn(View, Protocol):
    """A view that says whose turn it is."""

    @property
    def turn(self) -> Seat: ...


W = TypeVar("W", bound=OnTurn)
Facts = tuple[Fact, ...]
"""What speaks for a move, the best first."""
SLIP = 0.25
"""How often the casual bot plays without thinking."""


@dataclass(frozen=True, slots=True)
class OnlyMove:
    """Nothing else is legal."""


@dataclass(frozen=True, slots=True)
class Slipped:
    """The bot did not think."""


@dataclass(frozen=True, slots=True)
class Imagined:
    """The move came out best of so many imagined games."""

    games: int


def legal_moves(rules: Rules[S, W, A], view: W) -> list[A]:
    """The legal actions of the seat whose turn it is, in a game where they do not depend on what is hidden from it."""
    return legal(rules, rules.imagine(view, Random(0)), view.turn)


def no_facts(view: object, action: object) -> Facts:
    """Nothing that a game could say for a move."""
    return ()


def by_policy(policy: Callable[[W], A], facts: Callable[[W, A], Facts] = no_facts) -> Level[W]:
    """The bot that does what a policy says, with the facts that speak for it: facts(view, action), the best first."""

    def greedy(view: W, thinking: Thinking) -> Choice:
        action = policy(view)
        return Choice(action, facts(view, action))

    return greedy


def levels(
    rules: Rules[S, W, A],
    greedy: Level[W],
    outlook: Callable[[W], Outlook[S, W, A]],
    facts: Callable[[W, A], Facts] = no_facts,
    tried: Callable[[W], Sequence[A]] | None = None,
) -> dict[str, Level[W]]:
    """The bots of a game by name, weakest first, all for the seat whose turn it is: view.turn.

    random  any legal move
    casual  the greedy bot, which sometimes plays without thinking
    greedy  the given one
    search  what does best in imagined games, of the moves that tried(view) names, every legal one when it is None; the greedy
            move where there are not two of these, or no time
    """

    def at_random(view: W, thinking: Thinking) -> Choice:
        return Choice(thinking.random.choice(legal_moves(rules, view)), (Slipped(),))

    def casual(view: W, thinking: Thinking) -> Choice:
        return at_random(view, thinking) if thinking.random.random() < SLIP else greedy(view, thinking)

    def searching(view: W, thinking: Thinking) -> Choice:
        moves = tried(view) if tried else legal_moves(rules, view)
        arms = search(view, view.turn, outlook(view), thinking, moves) if len(moves) > 1 else []
        games = sum(arm.games for arm in arms)
        if not games:
            return greedy(view, thinking)
        return Choice(arms[0].action, (*facts(view, arms[0].action), Imagined(games)))

    return {"random": at_random, "casual": casual, "greedy": greedy, "search": searching}
