"""Kept games: the journals on disk, which of them can be gone on with, and what they say of a player."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from accessijeux_cli import games

if TYPE_CHECKING:
    from accessijeux_cli.talk.doors import Journal, Journals

VERSION = 1


@dataclass(frozen=True, slots=True)
class Kept:
    """A game on disk: its file, first line, whether it ended, the last line's result, all its lines."""

    file: "Journal"
    head: dict[str, Any]
    over: bool
    result: dict[str, Any]
    lines: list[dict[str, Any]]

    @property
    def turns(self) -> int:
        """How many turns of seats still stand; the game's rules are loaded for it."""
        return _turns(self.lines)


def all_games(journals: "Journals") -> list[Kept]:
    """Every game that can be read, newest first; files that cannot are passed over."""
    found = [_kept(file) for file in journals.all()]
    return [game for game in found if game]


def unfinished(journals: "Journals") -> list[Kept]:
    """The games begun and not finished, newest first."""
    return [game for game in all_games(journals) if not game.over]


def last_is_unfinished(journals: "Journals") -> bool:
    """Whether the newest game waits to be gone on with; reads that one only."""
    newest = next(iter(journals.all()), None)
    game = _kept(newest) if newest else None
    return bool(game and not game.over)


def finished(journals: "Journals") -> list[Kept]:
    """The games played to their end, newest first."""
    return [game for game in all_games(journals) if game.over and "resigned" not in game.result]


def lost(journals: "Journals") -> int:
    """How many files hold something, but no game that can be told here."""
    return sum(_is_lost(*file.read()) for file in journals.all())


def _is_lost(lines: list[dict[str, Any]], state: Any) -> bool:
    return not _is_head(lines[0]) if lines else state not in ("", "empty")


def _kept(file: "Journal") -> Kept | None:
    lines, _ = file.read()
    if len(lines) < 2 or not _is_head(lines[0]):
        return None
    over = bool(lines[-1].get("over"))
    return Kept(file, lines[0], over, lines[-1] if over else {}, lines)


def _is_head(line: dict[str, Any]) -> bool:
    """Whether a first line can be told in a list of games."""
    seats = line.get("seats")
    named = isinstance(seats, list) and all(isinstance(seat, dict) and "name" in seat and "by" in seat for seat in seats)
    return named and line.get("accessijeux") == VERSION and line.get("game") in games.names() and "chance" in line


def _turns(lines: list[dict[str, Any]]) -> int:
    """How many turns still stand, as a replay tells them: a seat going on with what the deck has shown is in the same
    turn, as is the first seat after what the deck showed before it; a repair is a turn."""
    from accessijeux_cli.play.journal import snake

    rules = games.game(lines[0]["game"]).rules
    follow, repair = ({snake(kind.__name__) for kind in kinds} for kinds in (rules.FOLLOWS, rules.REPAIRS))
    moves: list[dict[str, Any]] = []
    for line in lines[1:]:
        if isinstance(line.get("seat"), int):
            moves.append(line)
        elif isinstance(line.get("undo"), int):
            del moves[max(0, len(moves) - line["undo"]) :]
    acted = [line["seat"] > 0 or line.get("do") in repair for line in moves]
    return sum(place == 0 or line.get("do") in repair or line["seat"] > 0 and line.get("do") not in follow and any(acted[:place])
               for place, line in enumerate(moves))  # fmt: skip


def table_of(file: "Journal") -> tuple[Any, Any]:
    """The table a journal leads to, and how the file was: "" whole, "cut", or ("damaged", line). Raises Unreadable."""
    from accessijeux_cli.play import journal

    lines, state = file.read()
    if isinstance(state, tuple):
        raise journal.Unreadable(state[1], "damaged")
    return _replayed(lines), state


def _replayed(lines: list[dict[str, Any]]) -> Any:
    """The table of these lines, where each seat is a person or a bot that there is. Raises Unreadable."""
    from accessijeux_cli.play import journal

    table = journal.replay(lines, games.game)
    if not all(player.by in ("human", *table.setup.game.part("bot").LEVELS) for player in table.setup.players):
        raise journal.Unreadable(1, "setup")
    return table


def table_before(file: "Journal", line: int) -> Any:
    """The table that the lines before that one lead to, None when they hold no move."""
    from accessijeux_cli.play import journal

    lines, _ = file.read()
    while line >= 2:
        try:
            table = _replayed(lines[: line - 1])
            return table if table.moves else None
        except journal.Unreadable as earlier:
            line = min(earlier.line, line - 1)
    return None
