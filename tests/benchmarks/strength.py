"""Strength of the bots: shares of wins of one against the rest, with their 95 % intervals.

A victory shared by n seats counts one n-th. The strong bot sits on each seat in turn, as often on each.
"""

from measuring import Report, progress, wilson

from accessijeux_cli.games.symphonimo import GAME
from accessijeux_cli.play.simulation import simulate

SEED = 31_000_000
"""Far from the seeds that the bots were tuned with."""
PLAYOUTS = 200
"""Imagined games for one move of the searching bot."""
BARS = (
    ("casual", "random", 2, None), ("casual", "random", 4, None), ("greedy", "random", 2, 0.78),
    ("greedy", "random", 4, 0.75), ("greedy", "casual", 2, None), ("search", "greedy", 2, 0.85),
    ("search", "greedy", 4, 0.45),
)  # fmt: skip
HEURISTIC = {2: 11.9, 3: 10.8, 4: 10.1, 5: 9.6, 6: 9.4}
"""Mean score of a simple heuristic, for each number of players: shared/games/symphonimo.md."""


def share(strong: str, rest: str, seats: int, games: int) -> tuple[float, int]:
    """Victories of the strong bot and the games they were won in, a multiple of the seats."""
    won, each = 0.0, -(-games // seats)
    for seat in range(seats):
        bots = [strong if other == seat else rest for other in range(seats)]
        won += simulate(GAME, seats, each, SEED + seat, bots, playouts=PLAYOUTS).seats[seat].share
    return won, each * seats


def run(report: Report, quick_games: int, search_games: int) -> None:
    report.title(f"Shares of wins, one against the rest; search has {PLAYOUTS} imagined games a move")
    for strong, rest, seats, bar in BARS:
        games = search_games if strong == "search" else quick_games
        progress(f"{strong} against {rest}, {seats} seats, {games} games")
        won, played = share(strong, rest, seats, games)
        low, high = wilson(won, played)
        what = f"{strong} against {rest}, {seats} seats"
        found = f"{100 * won / played:.1f} % of {played}, interval {100 * low:.1f} to {100 * high:.1f}"
        if bar is None:
            report.line(what, found)
        else:
            report.bar(what, found, f"lower end at least {100 * bar:.0f} %", low >= bar)
    _means(report, quick_games)


def _means(report: Report, games: int) -> None:
    for seats, expected in HEURISTIC.items():
        summary = simulate(GAME, seats, games // 2, SEED)
        found = f"{summary.mean_score:.2f}, ties {100 * summary.ties / summary.games:.0f} %"
        bar = f"within 5 % of {expected} or above"
        report.bar(f"mean score of greedy bots, {seats} seats", found, bar, summary.mean_score >= 0.95 * expected)
