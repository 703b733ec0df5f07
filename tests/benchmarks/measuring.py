"""Measures on a noisy machine: the sides alternate in one run, medians and ratios are told."""

import sys
from collections.abc import Callable
from math import sqrt
from statistics import median

Side = Callable[[], float]


def alternated(sides: dict[str, Side], turns: int) -> dict[str, float]:
    """The median of what each side measures, when they take turns so many times, after one turn unheeded."""
    for side in sides.values():
        side()
    found: dict[str, list[float]] = {name: [] for name in sides}
    for _ in range(turns):
        for name, side in sides.items():
            found[name].append(side())
    return {name: median(values) for name, values in found.items()}


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson's score; won may have halves, for shared victories."""
    z, share = 1.959964, won / games
    middle = share + z * z / (2 * games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return (middle - reach) / scale, (middle + reach) / scale


class Report:
    """Prints a line for each measure, and remembers what missed its bar."""

    def __init__(self) -> None:
        self.missed: list[str] = []

    def title(self, text: str) -> None:
        print(f"\n{text}", flush=True)

    def line(self, what: str, found: str) -> None:
        """A figure without a bar."""
        print(f"  {what}: {found}", flush=True)

    def bar(self, what: str, found: str, bar: str, met: bool) -> None:
        """A figure, the bar, and whether it is met."""
        print(f"  {what}: {found}. Bar: {bar}. {'Met' if met else 'NOT MET'}.", flush=True)
        if not met:
            self.missed.append(what)


def progress(text: str) -> None:
    """A line for whoever waits, on standard error."""
    print(text, file=sys.stderr, flush=True)
