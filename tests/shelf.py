"""Every game that the contract is run on: those of the program, and the toy game, as one more on the shelf.

Tests of every game import this in place of the program's shelf. Conversations that are kept run on a fixed one.
"""

from pathlib import Path

import toy_game

from accessijeux_cli import games
from accessijeux_cli.words.tongue import catalogs_at

TOY = toy_game.GAME
if TOY.name not in games.names():
    catalogs_at(TOY.name, Path(__file__).parent / "toy_game" / "locales")


def names():
    """The program's games, then the toy game, which may lie in the program's folder too."""
    return tuple(dict.fromkeys((*games.names(), TOY.name)))


def game(name):
    """The game of that name. KeyError when there is none."""
    return games.game(name) if name in games.names() else {TOY.name: TOY}[name]
