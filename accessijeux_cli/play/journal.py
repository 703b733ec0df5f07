"""The journal of a game: setup and moves as plain lines, and back, with the reason when they do not replay."""

import re
from collections.abc import Callable, Iterable
from dataclasses import fields
from typing import Any, get_args, get_origin

from accessijeux_cli.play.game import Action, Game
from accessijeux_cli.play.table import Player, Setup, Table

VERSION = 1


class Unreadable(Exception):
    """A journal that does not replay: its line, counting from 1, and a reason.

    Reasons: "version", "game", "setup", "seat", "action", "illegal", "undo".
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
        "options": setup.options,
        "seats": [{"name": player.name, "by": player.by} for player in setup.players],
        "first": setup.first + 1,
        "chance": setup.chance,
    }
    if not setup.dictated:
        line["seed"] = setup.seed
    if setup.unaided:
        line["unaided"] = True
    if setup.components is not None:
        line["components"] = setup.components
    return line


def move_line(seat: int, action: Action) -> dict[str, Any]:
    """The line of one move: seats count from 1, the deck is 0."""
    values = {each.name: getattr(action, each.name) for each in fields(action)}
    return {"seat": seat + 1, "do": snake(type(action).__name__)} | {
        name: list(value) if isinstance(value, tuple) else value for name, value in values.items()
    }


def undo_line(moves: int) -> dict[str, Any]:
    """The line that takes back the last moves; 0 of them when only giving up is taken back."""
    return {"undo": moves}


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
    table: Table | None = None
    for number, line in enumerate(lines, 1):
        try:
            if table is None:
                table = Table(read_head(line, shelf))
            else:
                _follow(table, line)
        except Unreadable as problem:
            raise Unreadable(number, problem.reason) from None
        except (KeyError, TypeError, ValueError, AttributeError):
            raise Unreadable(number, "setup" if table is None else "action") from None
    if table is None:
        raise Unreadable(1, "version")
    return table


def read_head(line: dict[str, Any], shelf: Callable[[str], Game]) -> Setup:
    """The setup of a first line."""
    if not isinstance(line, dict) or line.get("accessijeux") != VERSION:
        raise Unreadable(1, "version")
    try:
        game = shelf(line["game"])
    except KeyError:
        raise Unreadable(1, "game") from None
    options, seats = line.get("options") or {}, line["seats"]
    expected = game.rules.OPTIONS
    fits = (
        line["chance"] in ("seed", "dictated")
        and all(type(seat["name"]) is type(seat["by"]) is str for seat in seats)
        and isinstance(options, dict)
        and all(name in expected and type(value) is type(expected[name]) for name, value in options.items())
        and type(line["first"]) is type(line.get("seed", 0)) is int
        and type(line.get("unaided", False)) is bool
    )
    if not fits:
        raise Unreadable(1, "setup")
    return Setup(
        game=game,
        players=tuple(Player(seat["name"], seat["by"]) for seat in seats),
        options=dict(options),
        first=line["first"] - 1,
        chance=line["chance"],
        seed=line.get("seed", 0),
        unaided=line.get("unaided", False),
        components=line.get("components"),
    )


def _follow(table: Table, line: dict[str, Any]) -> None:
    if "undo" in line:
        if type(line["undo"]) is not int or not 0 <= line["undo"] <= len(table.moves):
            raise Unreadable(0, "undo")
        table.undo(line["undo"])
    elif line.get("over"):
        if line.get("resigned") is not None:
            table.resign(_seat(table, line["resigned"], 1))
    else:
        _move(table, line)


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
    return kind(**{name: tuple(value) if isinstance(value, list) else value for name, value in given.items()})


def _holds(declared: Any, value: Any) -> bool:
    """Whether a field declared int, str, bool, tuple[int, ...] or one of several may hold what JSON gave: 1 is not True."""
    inner = get_args(declared)
    if get_origin(declared) is tuple:
        return type(value) is list and all(_holds(inner[0], each) for each in value)
    return any(_holds(each, value) for each in inner) if inner else type(value) is declared
