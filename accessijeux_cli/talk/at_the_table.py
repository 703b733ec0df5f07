"""At the table: correcting what was typed about a real game, and agreeing with how it really lies."""

from typing import Any

from accessijeux_cli.play.game import DECK

SHOWN = 5
"""Typed lines listed for correction."""


def commands(room: Any) -> dict[str, Any]:
    """The words that mean something only at a physical table."""
    return {
        "fix": lambda: fix(room),
        "fix_nth": lambda n, words: fix_nth(room, n, words),
        "recap": lambda: recap(room),
    }


def recap(room: Any) -> list[str]:
    """Ask anew how the whole table lies."""
    from accessijeux_cli.talk.catching_up import CatchingUp

    return room.session.enter(CatchingUp(room.session, room))


def _lines(room: Any) -> list[list[Any]]:
    """The moves of each typed line, oldest first."""
    ends = [*room.marks[1:], len(room.table.moves)]
    return [room.table.moves[mark:end] for mark, end in zip(room.marks, ends)]


def fix(room: Any) -> list[str]:
    """The last typed lines, the latest as number 1."""
    say, lines = room.say, _lines(room)
    if not lines:
        # Translators: at a physical table, nothing was typed yet
        return [say("Nothing to correct yet."), *room.asked()]
    told = []
    for number, moves in enumerate(reversed(lines[-SHOWN:]), 1):
        # Translators: a typed line, by number, latest first
        told.append(say("{number}: {line}.", number=number, line=_in_short(room, moves)))
    last = room.voice.line(tuple(move.action for move in lines[-1]), say)
    # Translators: at a physical table; "fix" is typed with the number of a line and what it should have been
    return [*told, say("Type fix, the number, and what it was, for instance: fix 1, {line}.", line=last)]


def _in_short(room: Any, moves: list[Any]) -> str:
    """A typed line: who, and what can be typed for it."""
    line = room.voice.line(tuple(move.action for move in moves), room.say)
    if moves[0].seat == DECK:
        return line
    # Translators: who did what, as it can be typed again, as in "Tom, 7 under 2"
    return room.say("{name}, {move}", name=room.say.name(moves[0].seat), move=line)


def fix_nth(room: Any, n: int, words: str) -> list[str]:
    """Replace one typed line, replay the rest, and say what no longer holds."""
    say, lines = room.say, _lines(room)
    if not 1 <= n <= len(lines):
        # Translators: fewer lines were typed than the number given
        return [say.many("Only one line was typed.", "Only {count} lines were typed.", len(lines)), *fix(room)]
    mark, later = room.marks[-n], lines[len(lines) - n + 1 :]
    moves = _meant_there(room, mark, words)
    if moves is None:
        # Translators: the replacement for a line was no move
        return [say("What was typed after fix {n} is no move.", n=n), *fix(room)[-1:]]
    return _replaced(room, mark, moves, later)


def _meant_there(room: Any, mark: int, words: str) -> tuple[Any, ...] | None:
    """The actions that the words mean before that move, legal there or the likeliest; None when they are no move."""
    lines = room.lines_meant(words)
    there = room.table.state_before(mark)
    for line in lines:
        if room.table.try_line(room.who(line, there), there) is None:
            return line
    return lines[0] if lines else None


def _replaced(room: Any, mark: int, actions: tuple[Any, ...], later: list[list[Any]]) -> list[str]:
    say = room.say
    there = room.table.state_before(mark)
    refusal = room.table.try_line(room.who(actions, there), there)
    if refusal is not None:
        room.refused = refusal
        return [room.reason(refusal)]
    room.take_back(mark)
    room.marks.append(mark)
    events = [event for seat, action in room.who(actions) for event in room.do(seat, action)]
    # Translators: a line typed earlier was corrected; what it now says follows
    lines = [say("Corrected: {line}", line=" ".join(room.voice.told(events, say)))]
    lost = _replayed(room, later)
    room.all_heard()
    if lost is None:
        # Translators: after a correction
        return [*lines, say("What follows still stands."), *room.asked()] if later else [*lines, *room.asked()]
    # Translators: after a correction: from this later line on, what was typed is no longer possible; the reason follows
    return [*lines, say("No longer possible, type it again from here: {line}", line=lost), *room.asked()]


def _replayed(room: Any, later: list[list[Any]]) -> str | None:
    """Type the later lines again; the reason at the first that no longer holds, None when all hold."""
    for moves in later:
        line = tuple((move.seat, move.action) for move in moves)
        refusal = room.table.try_line(line)
        if refusal is not None:
            return room.reason(refusal)
        room.marks.append(len(room.table.moves))
        for seat, action in line:
            room.do(seat, action)
    return None
