"""Measures everything that has a bar and prints a line each: python tests/benchmarks/run.py [--quick] [part ...]"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

import growth
import playouts
import programs
import strength
from measuring import Report

PARTS = {
    "start": lambda report, quick: programs.run(report, 5 if quick else 15, 30 if quick else 300),
    "rules": lambda report, quick: playouts.run(report, 3 if quick else 11),
    "growth": lambda report, quick: growth.run(report, 5 if quick else 15),
    "strength": lambda report, quick: strength.run(report, *((200, 24) if quick else (2000, 300))),
}
"""What can be measured, by name: full size, or quick."""


def main() -> int:
    """1 when a bar is missed."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument(
        "parts", nargs="*", choices=[[], *PARTS], default=list(PARTS), metavar="part", help=", ".join(PARTS)
    )
    reader.add_argument("--quick", action="store_true", help="a few minutes; too few games to judge the searching bot")
    wanted = reader.parse_args()
    report = Report()
    for part in wanted.parts:
        PARTS[part](report, wanted.quick)
    print(f"\nBars missed: {', '.join(report.missed) or 'none'}.")
    return int(bool(report.missed))


if __name__ == "__main__":
    sys.exit(main())
