"""The shelf: the games that a conversation is about, and how one of them is called."""

import re
from collections.abc import Sequence
from typing import Protocol

from accessijeux_cli.play.game import Game
from accessijeux_cli.words.folding import fold

ARTICLE = re.compile(r"^(?:la|le|les|l|the) ")
SHORTEST = 3
"""Letters that a title is told by at least."""


class Shelf(Protocol):
    """names: of the games, in the order in which they are listed; game: that of a name, KeyError when there is none.

    Hashable, for what is made once for each shelf."""

    def __hash__(self) -> int: ...

    def names(self) -> Sequence[str]: ...

    def game(self, name: str) -> Game: ...


def games_of(shelf: Shelf) -> list[Game]:
    """All the games, in their order."""
    return [shelf.game(name) for name in shelf.names()]


def only(shelf: Shelf) -> Game | None:
    """The only game there is, None when there are several."""
    names = shelf.names()
    return shelf.game(names[0]) if len(names) == 1 else None


def named(words: str, shelf: Shelf) -> Game | None:
    """The game of that name or title, or the only one whose title begins so; an article before it does not matter."""
    wanted = fold(words)
    for game in games_of(shelf):
        if wanted in (fold(game.name), fold(game.title)):
            return game
    begun = ARTICLE.sub("", wanted)
    found = [game for game in games_of(shelf) if fold(game.title).startswith(begun)]
    return found[0] if len(begun) >= SHORTEST and len(found) == 1 else None


def with_title(text: str, shelf: Shelf) -> str:
    """The text with the title of a game whole where it ends with a beginning of it; "" when it does not."""
    words = text.split()
    for start in range(len(words)):
        game = named(" ".join(words[start:]), shelf)
        if game:
            return " ".join([*words[:start], game.title])
    return ""
