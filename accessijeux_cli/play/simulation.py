"""Many games between bots: the same for the same seed, and what they were like in figures."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from hashlib import blake2b
from random import Random
from statistics import fmean, pstdev
from typing import Any

from accessijeux_cli.play.bots.bot import Level, Thinking
from accessijeux_cli.play.game import DECK, Game, Option, Options, View
from accessijeux_cli.play.journal import lines_of
from accessijeux_cli.play.table import Player, Setup, Table

PLAYOUTS = 100
"""Imagined games for one move of a searching bot: counted, so that the clock changes nothing."""
NAMES = ("Basile", "Clara", "Émile", "Flora", "Gaston", "Hortense", "Inès", "Jules")
"""Who sits on the seats, in the journals."""


@dataclass(frozen=True, slots=True)
class Spread:
    """Of the scores: standard deviation, the scores below which 5 and 95 in a hundred lie, the highest."""

    deviation: float
    low: int
    high: int
    most: int


@dataclass(frozen=True, slots=True)
class Sitting:
    """One seat: its bot, and its games.

    wins    games won, shared ones included
    share   the same where a victory shared by n seats counts one n-th: over all seats it sums to the games
    """

    bot: str
    wins: int
    share: float
    mean_score: float


@dataclass(frozen=True, slots=True)
class Summary:
    """What the games were like. mean_score is over all seats; moves and rounds are means for one game.

    moves counts the deck's too; rounds is None in a game that has none; ties are games whose victory is shared by several sides.
    """

    game: str
    players: int
    games: int
    seed: int
    options: Options
    mean_score: float
    spread: Spread
    moves: float
    rounds: float | None
    ties: int
    seats: tuple[Sitting, ...]

    def as_json(self) -> dict[str, Any]:
        """The same as plain values."""
        return asdict(self) | {"seats": [asdict(seat) for seat in self.seats]}


def simulate(
    game: Game,
    players: int,
    games: int,
    seed: int = 0,
    bots: Sequence[str] = ("greedy",),
    options: Mapping[str, Option] | None = None,
    *,
    playouts: int = PLAYOUTS,
    keep: Callable[[list[dict[str, Any]]], None] | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Summary:
    """Play that many games and sum them up.

    Game k has a deal of its own, made from (seed, k); seat k modulo players begins it; each bot has its own chance,
    made from (seed, k, seat), so that neither the deck nor another bot changes it. bots: one level a seat, or one for
    all. keep(lines) gets each game's journal, progress(done, games) is called after each game.
    ValueError for a number of players, of games or of bots, or a level or an option, that does not exist.
    """
    levels = _levels(game, players, bots)
    if games < 1 or not set(options or {}) <= set(game.rules.OPTIONS):
        raise ValueError("games" if games < 1 else "options")
    chosen = {**game.rules.OPTIONS, **(options or {})}
    seated = tuple(Player(name, level) for name, (level, _) in zip(NAMES, levels))
    tables = []
    for number in range(games):
        setup = Setup(game, seated, chosen, number % players, "seed", deal(seed, number))
        table = play_out(Table(setup), [bot for _, bot in levels], thoughts(seed, number, players, playouts))
        tables.append(_figures(table))
        if keep:
            keep(lines_of(table))
        if progress:
            progress(number + 1, games)
    return _summary(game, seed, chosen, [level for level, _ in levels], tables)


def _levels(game: Game, players: int, bots: Sequence[str]) -> list[tuple[str, Level[View]]]:
    known: dict[str, Level[View]] = game.part("bot").LEVELS
    names = list(bots) * (players if len(bots) == 1 else 1)
    if players not in game.rules.SEATS or len(names) != players:
        raise ValueError("players")
    if not set(names) <= set(known):
        raise ValueError("bots")
    return [(name, known[name]) for name in names]


def deal(seed: int, number: int) -> int:
    """The number of the deal of a game, of at most nine digits."""
    return int.from_bytes(blake2b(b"%d %d" % (seed, number), digest_size=8).digest(), "big") % 10**9


def thoughts(seed: int, number: int, players: int, playouts: int) -> list[Thinking]:
    """What the bot on each seat may spend on a move of that game, with its own chance."""
    return [Thinking(Random(f"{seed} {number} {seat}"), playouts=playouts) for seat in range(players)]


def play_out(table: Table, bots: Sequence[Level[View]], thinking: Sequence[Thinking]) -> Table:
    """The same table, played to its end by a bot on each seat."""
    while actors := table.actors:
        seat = actors[0]
        if seat == DECK:
            table.play(DECK, table.draw())
        else:
            table.play(seat, bots[seat](table.view(seat), thinking[seat]).action)
    return table


@dataclass(frozen=True, slots=True)
class _Figures:
    """Of one game; sides is how many of them won."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    sides: int
    moves: int
    rounds: int | None


def _figures(table: Table) -> _Figures:
    scores, rounds = tuple(table.rules.scores(table.state)), getattr(table.state, "round", None)
    winning = [side for side in table.rules.sides(table.state) if {*side} & {*table.winners}]
    return _Figures(scores, table.winners, len(winning), len(table.moves), rounds)


def _summary(game: Game, seed: int, options: Options, bots: list[str], played: list[_Figures]) -> Summary:
    scores = sorted(score for each in played for score in each.scores)
    return Summary(
        game=game.name,
        players=len(bots),
        games=len(played),
        seed=seed,
        options=options,
        mean_score=fmean(scores),
        spread=Spread(pstdev(scores), percentile(scores, 5), percentile(scores, 95), scores[-1]),
        moves=fmean(each.moves for each in played),
        rounds=_mean_rounds([each.rounds for each in played if each.rounds is not None]),
        ties=sum(each.sides > 1 for each in played),
        seats=tuple(_sitting(seat, bot, played) for seat, bot in enumerate(bots)),
    )


def _mean_rounds(rounds: list[int]) -> float | None:
    """None in a game that has no rounds."""
    return fmean(rounds) if rounds else None


def percentile(values: Sequence[int], part: int) -> int:
    """The smallest of these sorted values that at least that part in a hundred do not exceed: one of the values."""
    return values[max(0, -(-len(values) * part // 100) - 1)]


def _sitting(seat: int, bot: str, played: list[_Figures]) -> Sitting:
    won = [1 / len(each.winners) for each in played if seat in each.winners]
    return Sitting(bot, len(won), sum(won), fmean(each.scores[seat] for each in played))
