"""The journal of a game: setup and moves as plain lines, and back, with the reason when they do not replay.

Two numbers tell how a file is read: VERSION that of the head and of what all games have in common, each game's JOURNAL
that of its own lines.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any, get_args, get_origin

from accessijeux_cli.play.game import Action, Game, Rules, State, View
from accessijeux_cli.play.table import Player, Setup, Table

VERSION = 1
ENDING = {"over", "scores", "winners", "resigned"}
"""The keys of a last line."""
MOST_DEALS = 10**500
"""No longer number can be typed."""
MOST_POINTS = 10**6
"""No game on the shelf ends with as many."""
ODDITIES = (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""What reading lines may meet that hold anything."""


class Unreadable(Exception):
    """A journal that does not replay: its line, counting from 1, and a reason.

    Reasons: "version", "game", "setup", "seat", "action", "illegal", "undo", "end".
    """

    def __init__(self, line: int, reason: str):
        super().__init__(line, reason)
        self.line, self.reason = line, reason


def snake(name: str) -> str:
    """SetConductor as set_conductor."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


def head(setup: Setup) -> dict[str, Any]:
    """The first line."""
    line: dict[str, Any] = {
        "accessijeux": VERSION,
        "game": setup.game.name,
        "rules": setup.game.rules.JOURNAL,
        "options": setup.options,
        "seats": [{"name": player.name, "by": player.by} for player in setup.players],
        "first": setup.first + 1,
        "chance": setup.chance,
    }
    if not setup.dictated or setup.game.rules.dealt(setup.options):
        line["seed"] = setup.seed
    if setup.unaided:
        line["unaided"] = True
    if setup.components is not None:
        line["components"] = setup.components
    return line


def move_line(seat: int, action: Action) -> dict[str, Any]:
    """The line of one move: seats count from 1, the deck is 0."""
    values = {each.name: getattr(action, each.name) for each in fields(action)}
    return {"seat": seat + 1, "do": snake(type(action).__name__)} | {name: _plain(value) for name, value in values.items()}


def _plain(value: Any) -> Any:
    """A field as JSON has it: a tuple as a list, a frozen value by its fields."""
    if is_dataclass(value):
        return {each.name: _plain(getattr(value, each.name)) for each in fields(value)}
    return list(value) if isinstance(value, tuple) else value


def undo_line(moves: int) -> dict[str, Any]:
    """The line that takes back the last moves; 0 of them when only giving up is taken back."""
    return {"undo": moves}


def asked_line(by: int) -> dict[str, Any]:
    """The line of a seat that asks the others to take lines back."""
    return {"asked": "undo", "by": by + 1}


def answered_line(seat: int, agreed: bool) -> dict[str, Any]:
    """The line of a seat's answer to that."""
    return {"answered": agreed, "seat": seat + 1}


def seated_line(seat: int, by: str) -> dict[str, Any]:
    """The line of a seat that is taken over or given back: "human", or the level of a bot."""
    return {"seat": seat + 1, "by": by}


def renamed_line(seat: int, name: str) -> dict[str, Any]:
    """The line of somebody who is called otherwise from now on."""
    return {"seat": seat + 1, "renamed": name}


def end_line(table: Table) -> dict[str, Any]:
    """The last line of a finished or resigned game."""
    line: dict[str, Any] = {"over": True, "scores": list(table.rules.scores(table.state))}
    line["winners"] = [seat + 1 for seat in table.winners]
    if table.resigned is not None:
        line["resigned"] = table.resigned + 1
    return line


def lines_of(table: Table) -> list[dict[str, Any]]:
    """The whole journal of a table, without what was taken back."""
    lines = [head(table.setup), *(move_line(move.seat, move.action) for move in table.moves)]
    return lines + [end_line(table)] if table.over else lines


def replay(lines: Iterable[dict[str, Any]], shelf: Callable[[str], Game]) -> Table:
    """The table those lines lead to. shelf gives a game by name, KeyError when there is none. Raises Unreadable."""
    table = None
    for table, _ in followed(lines, shelf):
        pass
    if table is None:
        raise Unreadable(1, "version")
    return table


def followed(lines: Iterable[dict[str, Any]], shelf: Callable[[str], Game]) -> Iterator[tuple[Table, dict[str, Any]]]:
    """The same table after each line, with that line, the first one too. Raises Unreadable."""
    table: Table | None = None
    for number, line in enumerate(lines, 1):
        try:
            if table is None:
                table = Table(read_head(line, shelf))
            else:
                _follow(table, line)
        except Unreadable as problem:
            raise Unreadable(number, problem.reason) from None
        except ODDITIES:
            raise Unreadable(number, "setup" if table is None else "action") from None
        yield table, line


def read_head(line: dict[str, Any], shelf: Callable[[str], Game]) -> Setup:
    """The setup of a first line."""
    if not isinstance(line, dict) or not _is_number(line.get("accessijeux"), VERSION, VERSION):
        raise Unreadable(1, "version")
    try:
        game = shelf(line["game"])
    except KeyError:
        raise Unreadable(1, "game") from None
    if not _is_number(line.get("rules", 1), 1, game.rules.JOURNAL):
        raise Unreadable(1, "version")
    if not _fits(line, game.rules):
        raise Unreadable(1, "setup")
    return Setup(
        game=game,
        players=tuple(Player(seat["name"], seat["by"]) for seat in line["seats"]),
        options=dict(line.get("options") or {}),
        first=line["first"] - 1,
        chance=line["chance"],
        seed=line.get("seed", 0),
        unaided=line.get("unaided", False),
        components=line.get("components"),
    )


def _fits(line: dict[str, Any], rules: Rules[State, View, Action]) -> bool:
    """Whether a first line holds what a setup is made of; whether these go together is seen when the table is made."""
    options, seats, expected = line.get("options") or {}, line["seats"], rules.OPTIONS
    return (
        line["chance"] in ("seed", "dictated")
        and type(seats) is list
        and all(type(seat["name"]) is type(seat["by"]) is str for seat in seats)
        and isinstance(options, dict)
        and all(name in expected and type(value) is type(expected[name]) for name, value in options.items())
        and type(line["first"]) is int
        and _is_number(line.get("seed", 0), 0, MOST_DEALS)
        and type(line.get("unaided", False)) is bool
    )


def doubt(lines: list[dict[str, Any]], table: Table) -> str:
    """Why the table these lines lead to may not be the game that was played, "" for no reason.

    "end"      the last line tells another result
    "older"    so it does, and the lines may be of an older number whose rules were others
    "perhaps"  they may be, and no last line tells
    """
    ambiguous = table.rules.ambiguous(lines[0].get("rules", 1), table.setup.first)
    if not is_end(lines[-1], len(table.setup.players)):
        return "perhaps" if ambiguous else ""
    if table.over and lines[-1] == end_line(table):
        return ""
    return "older" if ambiguous else "end"


def is_line(line: dict[str, Any], seats: int) -> bool:
    """Whether that may be a line after the first, for so many seats; a game's rules and its actions are not asked."""
    if "undo" in line:
        return set(line) == {"undo"} and type(line["undo"]) is int and line["undo"] >= 0
    if "over" in line:
        return is_end(line, seats)
    if "asked" in line or "answered" in line or "by" in line or "renamed" in line:
        return True
    return _is_number(line.get("seat"), 0, seats) and type(line.get("do")) is str


def is_end(line: dict[str, Any], seats: int) -> bool:
    """Whether that may be the last line of a game with so many seats."""
    scores, winners = line.get("scores"), line.get("winners")
    return (
        line.get("over") is True
        and set(line) <= ENDING
        and type(scores) is type(winners) is list
        and len(scores) == seats
        and all(_is_number(score, -MOST_POINTS, MOST_POINTS) for score in scores)
        and all(_is_number(seat, 1, seats) for seat in winners)
        and len(set(winners)) == len(winners)
        and not (winners and "resigned" in line)
        and _is_number(line.get("resigned", 1), 1, seats)
    )


def _is_number(value: Any, low: int, high: int) -> bool:
    """Whether that is a whole number between these: True and 1.0 are none."""
    return type(value) is int and low <= value <= high


def _follow(table: Table, line: dict[str, Any]) -> None:
    if not isinstance(line, dict):
        raise Unreadable(0, "action")
    if "asked" in line or "answered" in line:
        return
    if "by" in line or "renamed" in line:
        _seated(table, line)
    elif "undo" in line:
        if set(line) != {"undo"} or not _is_number(line["undo"], 0, len(table.moves)):
            raise Unreadable(0, "undo")
        table.undo(line["undo"])
    elif line.get("over") is True:
        _end(table, line)
    else:
        _move(table, line)


def _seated(table: Table, line: dict[str, Any]) -> None:
    """Another person, name or bot on a seat."""
    seat = _seat(table, line["seat"], 1)
    if type(line.get("by", "")) is not str or type(line.get("renamed", "")) is not str:
        raise Unreadable(0, "setup")
    if "renamed" in line:
        table.rename(seat, line["renamed"])
    else:
        table.seat_taken(seat, line["by"])


def _end(table: Table, line: dict[str, Any]) -> None:
    if line.get("resigned") is not None:
        table.resign(_seat(table, line["resigned"], 1))
    if not is_end(line, len(table.setup.players)):
        raise Unreadable(0, "end")


def _move(table: Table, line: dict[str, Any]) -> None:
    action = read_action(line, table.rules.ACTIONS)
    seat = _seat(table, line["seat"], 0)
    if table.refusal(seat, action) is not None:
        raise Unreadable(0, "illegal")
    table.play(seat, action)


def _seat(table: Table, number: Any, lowest: int) -> int:
    """The seat of that number: people count from 1, the deck is 0."""
    if type(number) is not int or not lowest <= number <= len(table.setup.players):
        raise Unreadable(0, "seat")
    return number - 1


def read_action(line: dict[str, Any], actions: tuple[type[Action], ...]) -> Action:
    """The action of a move's line. Unreadable when there is none like it."""
    kinds = {snake(kind.__name__): kind for kind in actions}
    kind = kinds.get(line["do"])
    given = {name: value for name, value in line.items() if name not in ("seat", "do")}
    if kind is None or {each.name for each in fields(kind)} != set(given):
        raise Unreadable(0, "action")
    if not all(_holds(each.type, given[each.name]) for each in fields(kind)):
        raise Unreadable(0, "action")
    return kind(**{each.name: _value(each.type, given[each.name]) for each in fields(kind)})


def _value(declared: Any, value: Any) -> Any:
    """What a field holds, of what JSON gave."""
    if isinstance(value, dict):
        kind: Any = next(each for each in (declared, *get_args(declared)) if is_dataclass(each))
        return kind(**{each.name: _value(each.type, value[each.name]) for each in fields(kind)})
    return tuple(value) if isinstance(value, list) else value


def _holds(declared: Any, value: Any) -> bool:
    """Whether a field declared int, str, bool, tuple[int, ...], a frozen value or one of several may hold what JSON gave: 1 is not True."""
    if is_dataclass(declared):
        parts = {each.name: each.type for each in fields(declared)}
        return type(value) is dict and value.keys() == parts.keys() and all(_holds(parts[name], value[name]) for name in parts)
    inner = get_args(declared)
    if get_origin(declared) is tuple:
        return type(value) is list and all(_holds(inner[0], each) for each in value)
    return any(_holds(each, value) for each in inner) if inner else type(value) is declared
