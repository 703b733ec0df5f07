"""Games: the shelf, one folder each."""

from functools import cache
from importlib import import_module
from pathlib import Path

from accessijeux_cli.play.game import Game


def names() -> tuple[str, ...]:
    """The games there are: every folder here that holds a package, in alphabetical order."""
    here = Path(__file__).parent
    return tuple(sorted(each.parent.name for each in here.glob("*/__init__.py")))


@cache
def game(name: str) -> Game:
    """The game of that folder. KeyError when there is none."""
    if name not in names():
        raise KeyError(name)
    found: Game = import_module(f"{__name__}.{name}").GAME
    return found
