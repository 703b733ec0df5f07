"""Names of people: what a name may be, typed or in the file of a game."""

import re
from collections.abc import Sequence

from accessijeux_cli.words.folding import fold

LONGEST_NAME = 20
NAME = re.compile(r"[^\W\d_](?:[^\W\d_]|[ '-](?=[^\W\d_]))*")


def is_name(text: str) -> bool:
    """Whether somebody may be called so: letters, at most twenty, and spaces, hyphens or apostrophes between them."""
    return len(text) <= LONGEST_NAME and bool(NAME.fullmatch(text))


def told_apart(names: Sequence[str]) -> bool:
    """Whether each of these may be a name, and none sounds like another."""
    return all(map(is_name, names)) and len({*map(fold, names)}) == len(names)
