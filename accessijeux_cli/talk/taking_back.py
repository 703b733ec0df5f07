"""Taking back: typed lines with all that followed, and giving up."""

from typing import Any

from accessijeux_cli.play import journal
from accessijeux_cli.play.game import DECK, heard_by
from accessijeux_cli.play.table import Table
from accessijeux_cli.talk import at_the_table, records


def undo(room: Any, lines: int) -> list[str]:
    """Take back typed lines with all that followed; with several people, a card seen asks the table first."""
    if room.table.resigned is not None:
        return _goes_on(room)
    if room.corrected:
        return at_the_table.uncorrected(room)
    if not room.marks:
        # Translators: nothing was typed yet
        return [room.say("Nothing to take back."), *room.asked()]
    if not 1 <= lines <= len(room.marks):
        # Translators: fewer lines were typed than are to be taken back
        return [room.say.many("Only one line can be taken back.", "Only {count} lines can be taken back.", len(room.marks))]
    mark = room.marks[-lines]
    seen = any(move.seat == DECK for move in room.table.moves[mark:])
    if seen and records.is_daily(journal.head(room.setup)):
        # Translators: in the deal of the day, which is the same for everybody, a card that was seen cannot be taken back
        return [room.say("A card was seen: in the deal of the day that cannot be taken back."), *room.asked()]
    if seen and len(room.setup.humans) > 1 and not room.setup.dictated:
        # Translators: several people play and a card that was seen would be taken back
        question = room.say("A card was seen. Does everybody agree? Type yes or no.")
        return room.session.ask(question, lambda: _undone(room, mark, lines))
    chooser = room.table.moves[mark].seat
    if room.veiled and room.you is not None and chooser not in (DECK, room.you):
        # Translators: behind a curtain, somebody would take back what somebody else did
        question = room.say("That line was {name}'s. Does everybody agree? Type yes or no.", name=room.say.name(chooser))
        return room.session.ask(question, lambda: _undone(room, mark, lines))
    return _undone(room, mark, lines)


def _goes_on(room: Any) -> list[str]:
    """Giving up is taken back."""
    room.table.undo(0)
    room.pending.append(journal.undo_line(0))
    room.ended_on_disk = False
    # Translators: a game was given up, and that is taken back
    return [room.say("The game is not given up any more."), *_asked_again(room)]


def _undone(room: Any, mark: int, lines: int) -> list[str]:
    phrase, by = _line_at(room, mark), room.table.moves[mark].seat if room.you is None else room.you
    room.take_back(mark)
    if room.veiled:
        room.recalled |= {seat: (by, lines) for seat in room.setup.humans if seat != by}
    if lines > 1:
        # Translators: several typed lines were taken back, with all that followed; "move" is the first of them
        told = room.say("Taken back: {count} lines, the first of them {move}.", count=lines, move=phrase)
        return [told, *_asked_again(room)]
    # Translators: a typed line was taken back, with all that followed
    return [room.say("Taken back: {move}.", move=phrase), *_asked_again(room)]


def _asked_again(room: Any) -> list[str]:
    """What is asked; with a card in hand it is named, for it was last heard a while ago."""
    asked = room.expect()
    return room.choices() if room.in_hand() and asked == room.asked() else asked


def _line_at(room: Any, mark: int) -> str:
    """The typed line that began at that move, as it can be typed again; only that it was chosen, when others may not hear what."""
    end = next((each for each in room.marks if each > mark), len(room.table.moves))
    moves = room.table.moves[mark:end]
    if not room.setup.dictated and _is_secret(moves[0], room.you):
        # Translators: in place of a move that was taken back, which is its player's secret
        return room.say("the choice of {name}", name=room.say.name(moves[0].seat))
    typed = [move.action for move in moves if room.setup.dictated or move.seat != DECK]
    return room.voice.line(tuple(typed), room.say)


def _is_secret(move: Any, you: int | None) -> bool:
    """Whether what its seat did is told to that seat alone, and somebody else listens."""
    return any(getattr(event, "only", None) == move.seat for event in move.events if event not in heard_by(you, [event]))


def typed_marks(table: Table) -> list[int]:
    """Where typed lines began, as far as the moves tell."""
    return [place for place in range(len(table.moves)) if _begins_a_line(table, place)]


def _begins_a_line(table: Table, place: int) -> bool:
    """A person's move, unless it follows the value typed for it; a repair; a value typed for a bot."""
    move, before = table.moves[place], table.moves[place - 1] if place else None
    if move.seat != DECK:
        return _human(table, move.seat) and not (table.setup.dictated and isinstance(move.action, table.rules.FOLLOWS))
    repairs = table.rules.REPAIRS
    return table.setup.dictated and (isinstance(move.action, repairs) or before is not None and _waits(table, before))


def _waits(table: Table, before: Any) -> bool:
    """Whether after that move a value is typed in a line of its own: a bot's move, a repair."""
    return isinstance(before.action, table.rules.REPAIRS) or before.seat != DECK and not _human(table, before.seat)


def _human(table: Table, seat: int) -> bool:
    return seat != DECK and table.setup.players[seat].by == "human"
