"""Secrets: what a seat knows, did or thought that was not told to the others yet, and the deal from which it follows."""

from itertools import takewhile
from typing import TYPE_CHECKING, Any

from accessijeux_cli.play.game import DECK, Game, Private, Seat, heard_by
from accessijeux_cli.play.table import Move, Setup, Table

if TYPE_CHECKING:
    from accessijeux_cli.talk.rooms.playing import Playing


def knows_untold(table: Table, place: int, seat: Seat) -> bool:
    """Whether that seat, once that move was done, knew something that was not told to all since: what it thought waits too."""
    return any(_untold(table, at, seat) for at in range(place, -1, -1))


def did_untold(table: Table, place: int, listener: Seat | None) -> bool:
    """Whether what was done in that move, counted from 0, may not be named to that listener yet (None: everybody together)."""
    seat = table.moves[place].seat
    return seat != listener and _untold(table, place, seat)


def _untold(table: Table, place: int, seat: Seat) -> bool:
    """Whether that move told that seat alone something that the others do not know now."""
    alone = [event for event in table.moves[place].events if isinstance(event, Private) and event.only == seat]
    return any(table.rules.untold(table.state, event) for event in alone)


def choice(room: "Playing", place: int) -> str:
    """In place of a move of that table that may not be named to the listener yet."""
    # Translators: in place of a move, which is its player's secret until all have chosen
    return room.say("the choice of {name}", name=room.say.name(room.table.moves[place].seat))


def heard_whole(move: Any, listener: Seat | None) -> bool:
    """Whether a move told nothing that this listener may not hear."""
    return len(heard_by(listener, move.events)) == len(move.events)


def veiled(setup: Setup, curtain: bool) -> bool:
    """Whether a curtain stands between the people at one keyboard: because of what they play, or because they wish it."""
    if setup.dictated or len(setup.humans) < 2:
        return False
    return setup.game.rules.secret(setup.options) or curtain


def open_head(head: dict[str, Any], game: Game, ended: bool, curtain: bool) -> dict[str, Any]:
    """The first line of a journal, as anybody may hear it: until a game with secrets was played to its end, without the
    number from which all that is hidden follows."""
    rules, people = game.rules, sum(seat["by"] == "human" for seat in head["seats"])
    secret = rules.secret({**rules.OPTIONS, **(head.get("options") or {})}) or curtain and people > 1
    return {name: value for name, value in head.items() if name != "seed"} if secret and not ended else head


def line_at(room: "Playing", mark: int) -> str:
    """The typed line that began at that move, as it can be typed again; only that it was chosen, when others may not hear what."""
    end = next((each for each in room.sitting.marks if each > mark), len(room.table.moves))
    moves = room.table.moves[mark:end]
    if did_untold(room.table, mark, room.you):
        return choice(room, mark)
    return room.voice.typed_line(typed_of(moves, room.setup.dictated), room.say)


def typed_of(moves: list[Move], dictated: bool) -> tuple[Any, ...]:
    """The actions of a typed line, of the moves it began: not what others did after it, nor what the program drew."""
    seats = [move.seat for move in moves if move.seat != DECK]
    own = takewhile(lambda move: move.seat in (DECK, *seats[:1]), moves)
    return tuple(move.action for move in own if dictated or move.seat != DECK)
