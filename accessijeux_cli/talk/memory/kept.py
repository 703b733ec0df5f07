"""Kept games: the journals on disk, which of them can be gone on with, and what they say of a player."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING, Any

from accessijeux_cli.play.game import Game
from accessijeux_cli.talk.setting_up.names import told_apart
from accessijeux_cli.talk.shelf import Shelf

if TYPE_CHECKING:
    from accessijeux_cli.play.table import Table
    from accessijeux_cli.talk.doors import Journal, Journals


@dataclass(frozen=True, slots=True)
class Kept:
    """A game on disk: its file and that file's day, of which game, its first line, whether it ended, the last line's result, all its lines.

    Of a damaged file the lines before the damage, which is a game that goes on from there.
    """

    file: "Journal"
    day: date
    game: Game
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
        return _turns(self.lines, self.game)


@dataclass(frozen=True, slots=True)
class Odd:
    """A file that cannot be read as a game, or not whole.

    line     the first that is damaged, where those before it can be used; 0 when the file is passed over
    reason   as an Unreadable tells it, or "day" (the name of the file tells none), "file"
    """

    name: str
    line: int
    reason: str


def folder(journals: "Journals", shelf: Shelf) -> tuple[list[Kept], list[Odd]]:
    """Every game that can be told, newest first, and what is odd among the files."""
    read = [_read(file, shelf) for file in journals.all()]
    return [game for game, _ in read if game], [odd for _, odd in read if odd]


def all_games(journals: "Journals", shelf: Shelf) -> list[Kept]:
    """Every game that can be told, newest first; other files are passed over."""
    return folder(journals, shelf)[0]


def unfinished(journals: "Journals", shelf: Shelf) -> list[Kept]:
    """The games begun and not finished, newest first."""
    return going_on(all_games(journals, shelf))


def going_on(found: list[Kept]) -> list[Kept]:
    """Those of them that are not finished."""
    return [game for game in found if not game.over]


def last_is_unfinished(journals: "Journals", shelf: Shelf) -> bool:
    """Whether the newest game seems to wait to be gone on with: only its file is read, and no game is loaded for it."""
    read = (file.read()[0] for file in journals.all() if _day(file))
    newest = next((lines for lines in read if len(lines) > 1 and lines[0].get("game") in shelf.names()), [])
    return bool(newest) and "over" not in newest[-1]


def ended(found: list[Kept]) -> list[Kept]:
    """Those of them that were played to their end."""
    return [game for game in found if game.ended]


def _read(file: "Journal", shelf: Shelf) -> tuple[Kept | None, Odd | None]:
    """The game of a file, if it can be told, and what is odd about it, if anything is."""
    from accessijeux_cli.play.journal import Unreadable, is_end

    lines, state = file.read()
    name, day = (file.path.name, _day(file)) if file.path else ("", None)
    if not lines:
        return None, None if state in ("", "empty") else Odd(name, 0, "file")
    if day is None:
        return None, Odd(name, 0, "day")
    try:
        setup = _begun(lines[0], shelf).setup
    except Unreadable as problem:
        return None, Odd(name, 0, problem.reason)
    seats = len(setup.players)
    strange = _strange(lines, state, seats)
    lines = lines[: strange - 1] if strange else lines
    over = not strange and is_end(lines[-1], seats)
    game = Kept(file, day, setup.game, lines[0], over, lines[-1] if over else {}, lines) if len(lines) > 1 else None
    return game, Odd(name, strange, "damaged") if strange else None


def _day(file: "Journal") -> date | None:
    """The day that a file's name begins with."""
    try:
        return date.fromisoformat(file.path.name[:10])
    except ValueError:
        return None


def _strange(lines: list[dict[str, Any]], state: Any, seats: int) -> int:
    """The number of the first line that cannot be one, 0 when each can."""
    from accessijeux_cli.play.journal import is_line

    found = next((number for number, line in enumerate(lines[1:], 2) if not is_line(line, seats)), 0)
    return found or (state[1] if isinstance(state, tuple) else 0)


def _turns(lines: list[dict[str, Any]], game: Game) -> int:
    """How many turns still stand, as a replay tells them."""
    from accessijeux_cli.play.journal import snake

    rules = game.rules
    follow, repair = ({snake(kind.__name__) for kind in kinds} for kinds in (rules.FOLLOWS, rules.REPAIRS))
    moves: list[tuple[bool, bool, bool]] = []
    for line in lines[1:]:
        if "do" in line:
            moves.append((line["seat"] > 0, line["do"] in follow, line["do"] in repair))
        elif "undo" in line:
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


def table_of(file: "Journal", shelf: Shelf) -> tuple["Table", Any, str]:
    """The table a journal leads to, how the file was, "" whole or "cut", and why it may not be the game that was played, as
    journal.doubt gives it. Raises Unreadable."""
    from accessijeux_cli.play import journal

    lines, state = file.read()
    if isinstance(state, tuple):
        raise journal.Unreadable(state[1], "damaged")
    table = _replayed(lines, shelf)
    return table, state, journal.doubt(lines, table)


def _begun(head: dict[str, Any], shelf: Shelf) -> "Table":
    """The table of a first line that a conversation could have begun: each seat has a name of its own and is a person's or that
    of a bot that there is, and pieces are hidden at a physical table only. Raises Unreadable."""
    from accessijeux_cli.play import journal
    setup = (table := journal.replay([head], shelf.game)).setup
    if not told_apart(setup.names):
        raise journal.Unreadable(1, "names")
    hidden = setup.game.rules.AT_A_TABLE or {}
    levels = () if setup.dictated and hidden else setup.game.part("bot").LEVELS
    seated = all(player.by in ("human", *levels) for player in setup.players)
    unknown = all((setup.components or {}).get(name) == value for name, value in hidden.items())
    if not seated or hidden and unknown != setup.dictated:
        raise journal.Unreadable(1, "setup")
    return table


def _replayed(lines: list[dict[str, Any]], shelf: Shelf) -> "Table":
    """The table of these lines. Raises Unreadable."""
    from accessijeux_cli.play import journal

    if lines:
        _begun(lines[0], shelf)
    return journal.replay(lines, shelf.game)


def table_before(file: "Journal", line: int, shelf: Shelf) -> "Table | None":
    """The table that the lines before that one lead to, None when they hold no move."""
    from accessijeux_cli.play import journal

    lines, _ = file.read()
    while line >= 2:
        try:
            table = _replayed(lines[: line - 1], shelf)
            return table if table.moves else None
        except journal.Unreadable as earlier:
            line = min(earlier.line, line - 1)
    return None
