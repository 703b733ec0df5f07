"""Kept games: the journals on disk, which of them can be gone on with, and what they say of a player."""

from collections.abc import Iterable
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
    def ended(self) -> bool:
        """Whether it was played to its end, not given up."""
        return self.over and "resigned" not in self.result

    @property
    def turns(self) -> int:
        """How many turns of seats still stand; the game's rules are loaded for it."""
        return _turns(self.lines)


def folder(journals: "Journals") -> tuple[list[Kept], int]:
    """Every game that can be told, newest first, and how many files hold something, but no such game."""
    read = [(file, *file.read()) for file in journals.all()]
    found = [_kept(file, lines) for file, lines, _ in read]
    return [game for game in found if game], sum(_is_lost(lines, state) for _, lines, state in read)


def all_games(journals: "Journals") -> list[Kept]:
    """Every game that can be told, newest first; other files are passed over."""
    return folder(journals)[0]


def unfinished(journals: "Journals") -> list[Kept]:
    """The games begun and not finished, newest first."""
    return going_on(all_games(journals))


def going_on(found: list[Kept]) -> list[Kept]:
    """Those of them that are not finished."""
    return [game for game in found if not game.over]


def last_is_unfinished(journals: "Journals") -> bool:
    """Whether the newest game waits to be gone on with; reads that one only."""
    newest = next(iter(journals.all()), None)
    game = _kept(newest, newest.read()[0]) if newest else None
    return bool(game and not game.over)


def finished(journals: "Journals") -> list[Kept]:
    """The games played to their end, newest first."""
    return [game for game in all_games(journals) if game.ended]


def _is_lost(lines: list[dict[str, Any]], state: Any) -> bool:
    return not _is_head(lines[0]) if lines else state not in ("", "empty")


def _kept(file: "Journal", lines: list[dict[str, Any]]) -> Kept | None:
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
    """How many turns still stand, as a replay tells them."""
    from accessijeux_cli.play.journal import snake

    rules = games.game(lines[0]["game"]).rules
    follow, repair = ({snake(kind.__name__) for kind in kinds} for kinds in (rules.FOLLOWS, rules.REPAIRS))
    moves: list[tuple[bool, bool, bool]] = []
    for line in lines[1:]:
        if isinstance(line.get("seat"), int):
            moves.append((line["seat"] > 0, line.get("do") in follow, line.get("do") in repair))
        elif isinstance(line.get("undo"), int):
            del moves[max(0, len(moves) - line["undo"]) :]
    return len(turn_starts(moves))


def turn_starts(moves: Iterable[tuple[bool, bool, bool]]) -> list[int]:
    """Where turns begin among moves, each (whether a seat made it, whether it goes on with what the deck has shown, whether
    it is a repair): a turn of a seat with all that the deck shows in it, or before the first; a repair is a turn."""
    starts, acted = [], False
    for place, (by_seat, goes_on, repairs) in enumerate(moves):
        if repairs or place == 0 or by_seat and not goes_on and acted:
            starts.append(place)
        acted = acted or by_seat or repairs
    return starts


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
