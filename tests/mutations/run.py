"""Puts faults into a copy of the program, one at a time, and says which test catches each.

python tests/mutations/run.py                    every fault, two at a time: about half an hour
python tests/mutations/run.py --only journal     those whose name holds the word
python tests/mutations/run.py --list             their names
python tests/mutations/run.py --jobs 1           one at a time
"""

import argparse
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

from faults import FAULTS, Fault

ROOT = Path(__file__).parents[2]
PACKAGE = "accessijeux_cli"
LEFT_OUT = shutil.ignore_patterns(".git", ".venv", "__pycache__", ".*_cache", ".hypothesis", "build", "dist")
EVERYTHING = ["tests", "-n", "2", "--dist", "loadfile"]
OWN, ALL = 300, 1800
"""Seconds after which a test that waits for ever counts as one that has caught the fault."""
CAUGHT = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.MULTILINE)


class Misfit(Exception):
    """A fault that cannot be put in any more, or whose tests are gone or fail without it."""


def place(fault: Fault, package: Path) -> tuple[Path, str]:
    """The only file that holds the fault's code, and its text. Raises Misfit."""
    found = []
    for path in sorted(package.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        found += [(path, text)] * text.count(fault.old)
    if len(found) != 1:
        raise Misfit(f"{fault.name}: its code stands {len(found)} times in {package.name}, not once:\n{fault.old}")
    return found[0]


def misfits(package: Path) -> list[str]:
    """What is wrong with the list of faults, as sentences."""
    problems = []
    for fault in FAULTS:
        try:
            path, text = place(fault, package)
            compile(text.replace(fault.old, fault.new), path, "exec")
        except (Misfit, SyntaxError) as problem:
            problems.append(f"{fault.name}: {problem}" if isinstance(problem, SyntaxError) else str(problem))
    names = [fault.name for fault in FAULTS]
    return problems + [f"two faults are called {name}" for name in {*names} if names.count(name) > 1]


class Tree:
    """A copy of the checkout in which tests are run, with a fault in it or none."""

    def __init__(self, folder: Path):
        self.folder = folder
        shutil.copytree(ROOT, folder, ignore=LEFT_OUT)

    def catches(self, fault: Fault) -> str:
        """The first test that catches it, "" when it survives. Raises Misfit."""
        path, text = place(fault, self.folder / PACKAGE)
        path.write_text(text.replace(fault.old, fault.new), encoding="utf-8")
        try:
            caught = self.run(shlex.split(fault.tests), OWN) or self.run(EVERYTHING, ALL)
        finally:
            path.write_text(text, encoding="utf-8")
        if "::" in caught and self.run([caught], OWN):
            raise Misfit(f"{fault.name}: {caught} fails without it too")
        return caught

    def run(self, tests: list[str], longest: int) -> str:
        """The first test that fails, "" when none does."""
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
        variables = os.environ | {"PYTHONPATH": str(self.folder), "PYTHONDONTWRITEBYTECODE": "1"}
        variables.pop("CI", None)
        try:
            done = subprocess.run(command, cwd=self.folder, env=variables, capture_output=True, text=True,
                                  timeout=longest, stdin=subprocess.DEVNULL, check=False)  # fmt: skip
        except subprocess.TimeoutExpired:
            return f"a test of {shlex.join(tests)} that has no end"
        if done.returncode in (4, 5):
            raise Misfit(f"there are no such tests: {shlex.join(tests)}\n{done.stdout[-300:]}{done.stderr[-300:]}")
        found = CAUGHT.search(done.stdout)
        return found[1] if found else "" if done.returncode == 0 else f"pytest, status {done.returncode}"


def tried(faults: list[Fault], jobs: int) -> Iterator[tuple[Fault, str, float]]:
    """Each fault with what caught it and the seconds that took, in their order."""
    with tempfile.TemporaryDirectory(prefix="mutations-") as name, ThreadPoolExecutor(jobs) as pool:
        trees: SimpleQueue[Tree] = SimpleQueue()
        for number in range(jobs):
            trees.put(Tree(Path(name) / str(number)))

        def attempt(fault: Fault) -> tuple[Fault, str, float]:
            tree, began = trees.get(), time.monotonic()
            try:
                return fault, tree.catches(fault), time.monotonic() - began
            except Misfit as problem:
                return fault, f"! {problem}", time.monotonic() - began
            finally:
                trees.put(tree)

        yield from pool.map(attempt, faults)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="a part of the names of faults")
    parser.add_argument("--list", action="store_true", help="only print their names")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    if problems := misfits(ROOT / PACKAGE):
        print("\n".join(problems), file=sys.stderr)
    chosen = [fault for fault in FAULTS if options.only in fault.name]
    if options.list:
        print("\n".join(fault.name for fault in chosen))
        return bool(problems)
    results = []
    for fault, caught, seconds in tried(chosen, options.jobs):
        results.append(caught)
        print(f"{fault.name}: {caught or 'SURVIVES'} ({seconds:.0f} s)", flush=True)
    survivors = sum(caught == "" for caught in results)
    unfit = sum(caught.startswith("!") for caught in results)
    print(f"{len(results)} faults, {survivors} survive, {unfit} could not be tried.")
    return bool(survivors or unfit)


if __name__ == "__main__":
    sys.exit(main())
