"""Correcting: at a physical table, what was typed about a real game, and how it really lies."""

from collections.abc import Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any

from accessijeux_cli.play.game import DECK, doer
from accessijeux_cli.play.sitting import Correction
from accessijeux_cli.talk.at_play import secrets
from accessijeux_cli.talk.commands.vocabulary import OF_A_TABLE
from accessijeux_cli.talk.meaning import Handler
from accessijeux_cli.talk.rooms.catching_up import CatchingUp

if TYPE_CHECKING:
    from accessijeux_cli.talk.rooms.playing import Playing

SHOWN = 5
"""Typed lines listed for correction."""


def commands(room: "Playing") -> dict[str, Handler]:
    """The words that mean something only at a physical table."""
    return {
        "fix": lambda: fix(room),
        "fix_n": lambda n: fix_n(room, n),
        "fix_nth": lambda n, words: fix_nth(room, n, words),
        "recap": lambda: recap(room),
    }


def refused(room: "Playing") -> dict[str, Handler]:
    """The same words at a table that the program deals."""

    def handler(**slots: Any) -> list[str]:
        # Translators: a word of physical tables was typed in another game; the word typed for them is "table"
        return [room.say("That word is for a game with the real box: home, then table."), *room.asked()]

    return dict.fromkeys(OF_A_TABLE, handler)


def recap(room: "Playing") -> list[str]:
    """Ask anew how the whole table lies."""
    return room.session.enter(CatchingUp(room.session, room))


def in_doubt(room: "Playing", actions: tuple[Any, ...]) -> list[str]:
    """The question before a line that may be meant for what is over already, then what a no is answered by; [] for a plain line."""
    return room.voice.doubtful(actions, room.view, _events(room), room.say) if room.setup.dictated else []


def _events(room: "Playing") -> list[list[Any]]:
    """What each typed line is told by, the latest first."""
    return [[event for move in moves for event in move.events] for moves in reversed(_lines(room))]


def _lines(room: "Playing") -> list[list[Any]]:
    """The moves of each typed line, oldest first."""
    return room.sitting.typed_lines()


def _by_bots(room: "Playing", moves: list[Any]) -> list[Any]:
    """The end of a typed line's moves that bots chose after it: at the table they were made."""
    own = next((place for place, move in enumerate(moves) if room.is_bot(move.seat)), len(moves))
    return moves[own:]


def fix(room: "Playing") -> list[str]:
    """The last typed lines, the latest as number 1."""
    say, lines = room.say, _lines(room)
    if not lines:
        # Translators: at a physical table, nothing was typed yet
        return [say("Nothing to correct yet."), *room.asked()]
    told = []
    for number, moves in enumerate(reversed(lines[-SHOWN:]), 1):
        # Translators: a typed line, by number, latest first
        told.append(say("{number}: {line}.", number=number, line=_in_short(room, moves)))
    if secrets.did_untold(room.table, room.sitting.marks[-1], room.you):
        # Translators: at a physical table; "fix" is typed with the number of a line and what it should have been
        return [*told, say("Type fix, the number, and what it was.")]
    last = room.voice.typed_line(secrets.typed_of(lines[-1], True), say)
    # Translators: at a physical table; "fix" is typed with the number of a line and what it should have been
    return [*told, say("Type fix, the number, and what it was, for instance: fix 1, {line}.", line=last)]


def _in_short(room: "Playing", moves: list[Any]) -> str:
    """A typed line: who, and what can be typed for it; of things shown nowhere or at several people's, what was told."""
    place = next(place for place, move in enumerate(room.table.moves) if move is moves[0])
    if secrets.did_untold(room.table, place, room.you):
        return secrets.choice(room, place)
    shown = _shown(room, moves)
    if shown:
        return shown
    line = room.voice.typed_line(secrets.typed_of(moves, True), room.say)
    seat = moves[0].seat if moves[0].seat != DECK else doer(moves[0].events[0])
    if seat is None:
        return line
    # Translators: who did what, as it can be typed again, as in "Tom, 7 under 2"
    return room.say("{name}, {move}", name=room.say.name(seat), move=line)


def _shown(room: "Playing", moves: list[Any]) -> str:
    """What a line that only shows one thing after the other has told, unless all lie with one person; "" for any other line."""
    shown = [move for move in moves if isinstance(move.action, room.table.rules.CHANCE)]
    events = [event for move in shown for event in move.events if not isinstance(event, room.voice.results)]
    seats = {doer(event) for event in events}
    if shown[:1] != moves[:1] or len(events) != len(shown) or seats != {None} and len(seats) == 1:
        return ""
    return " ".join(room.voice.told(events, room.say)).removesuffix(".")


def fix_n(room: "Playing", n: int) -> list[str]:
    """One typed line, and how to correct it."""
    say, lines = room.say, _lines(room)
    if not 1 <= n <= len(lines):
        return _no_such_line(room, lines)
    # Translators: at a physical table, a typed line that is to be corrected; "fix" is typed again with what it was
    return [say("{n}: {line}. Type fix {n} again, and what it was.", n=n, line=_in_short(room, lines[-n]))]


def _no_such_line(room: "Playing", lines: list[Any]) -> list[str]:
    if not lines:
        return fix(room)
    # Translators: fewer lines were typed than the number given
    return [room.say.many("Only one line was typed.", "Only {count} lines were typed.", len(lines)), *fix(room)]


def fix_nth(room: "Playing", n: int, words: str) -> list[str]:
    """Replace one typed line, replay the rest, and say what no longer holds."""
    say, lines = room.say, _lines(room)
    if not 1 <= n <= len(lines):
        return _no_such_line(room, lines)
    mark, later = room.sitting.marks[-n], lines[len(lines) - n + 1 :]
    room.hide_typed(mark)
    actions = _meant_there(room, mark, words)
    if actions is None:
        # Translators: the replacement for a line was no move
        return [say("What was typed after fix {n} is no move.", n=n), *fix(room)[-1:]]
    elsewhere = _meant_elsewhere(room, n, actions)
    if elsewhere:
        return [*elsewhere, say("Nothing changed."), *room.asked()]
    by_bots = sum(room.is_bot(seat) for seat, _ in room.who(actions, room.table.state_before(mark)))
    return _replaced(room, mark, actions, [_by_bots(room, lines[-n])[by_bots:], *later])


def _meant_elsewhere(room: "Playing", n: int, actions: tuple[Any, ...]) -> list[str]:
    """How the line is corrected that these actions may be meant for, where they would replace something put right since; else []."""
    lines, rules = _events(room), room.table.rules
    if not all(isinstance(move.action, rules.REPAIRS) and not _alike(room, move, actions) for move in _lines(room)[-n]):
        return []
    there = room.table.state_before(room.sitting.marks[-n])
    return room.voice.doubtful(actions, rules.view(there, rules.turn(there)), [[]] * n + lines[n:], room.say)[1:]


def _alike(room: "Playing", move: Any, actions: tuple[Any, ...]) -> bool:
    """Whether a line does the same kind of thing as that move."""
    return any(type(action) is type(move.action) for action in actions)


def _meant_there(room: "Playing", mark: int, words: str) -> tuple[Any, ...] | None:
    """The actions that the words mean before that move, legal there or the likeliest; None when they are no move."""
    there, rules = room.table.state_before(mark), room.table.rules

    def refused(line: tuple[Any, ...]) -> Any:
        return room.table.try_line(room.who(line, there), there)

    lines = [still_to_do(line, room.table.moves[:mark], refused)
             for line in room.lines_meant(words, rules.view(there, rules.turn(there)))]  # fmt: skip
    return max(lines, key=lambda line: _legal_start(room, room.who(line, there), there), default=None)


def still_to_do(actions: tuple[Any, ...], moves: list[Any], refused: Any) -> tuple[Any, ...]:
    """The line; when refused(line) has a reason, without its beginning where these moves end with that: "7", then "7 2"."""
    if refused(actions) is None:
        return actions
    for done in range(len(actions) - 1, 0, -1):
        last = tuple(move.action for move in moves[-done:])
        if last == actions[:done] and refused(actions[done:]) is None:
            return actions[done:]
    return actions


def _legal_start(room: "Playing", line: Any, there: Any) -> int:
    """How many actions of a line are legal there, one after the other."""
    parts = range(len(line), 0, -1)
    return next((count for count in parts if room.table.try_line(line[:count], there) is None), 0)


def _replaced(room: "Playing", mark: int, actions: tuple[Any, ...], later: list[list[Any]]) -> list[str]:
    """Correct a line; when what follows would not hold, only after a yes. later: first what bots did after it, perhaps
    nothing, then whole lines."""
    say, there = room.say, room.table.state_before(mark)
    line = room.who(actions, there)
    refusal = room.table.try_line(line, there)
    if refusal is not None:
        room.refused = refusal
        # Translators: a line was to be corrected, but the correction is not allowed: the reason, then this
        return [room.reason(refusal), say("Nothing changed."), *room.asked()]
    misfit = _misfit(room, there, line, later)
    if misfit is None:
        return _corrected(room, mark, actions, later)
    # Translators: a correction would make a later line impossible; "line" is that line, as it was typed
    question = say("Then this no longer holds, nor what follows: {line}. Correct all the same? Type yes or no.",
                   line=_in_short(room, misfit))  # fmt: skip
    kept = later[: next(place for place, moves in enumerate(later) if moves is misfit)]
    # Translators: after a correction: lines typed later did not hold any more
    dropped = say.many("One later line is dropped.", "{count:Words} later lines are dropped.", len(later) - len(kept))
    return room.session.ask(question, lambda: _corrected(room, mark, actions, kept, dropped))


def _misfit(room: "Playing", state: Any, line: Any, later: list[list[Any]]) -> list[Any] | None:
    """The first later line that would no longer be possible, None when all would."""
    rules = room.table.rules
    for seat, action in line:
        rules.advance(state, seat, action)
    for moves in later:
        for move in moves:
            if rules.refusal(state, move.seat, move.action) is not None:
                return moves
            rules.advance(state, move.seat, move.action)
    return None


def _corrected(room: "Playing", mark: int, actions: tuple[Any, ...], later: list[list[Any]], dropped: str = "") -> list[str]:
    say, before = room.say, [tuple((move.seat, move.action) for move in moves) for moves in _lines(room)]
    start = room.sitting.marks.index(mark)
    line = room.who(actions, room.table.state_before(mark))
    room.take_back(mark)
    events = room.sitting.type_again([line])
    # Translators: a line typed earlier was corrected; what it now says follows
    told = [say("Corrected: {line}", line=" ".join(room.voice.told(events, say)))]
    for move in chain(*later[:1]):
        room.sitting.act(move.seat, move.action)
    room.sitting.type_again([tuple((move.seat, move.action) for move in moves) for moves in later[1:]])
    room.all_heard()
    room.run()
    room.sitting.corrected = Correction(mark, tuple(before[start:]))
    # Translators: after a correction
    stands = say("What follows still stands.") if any(later) else ""
    return [*told, *filter(None, [dropped or stands]), *_result(room, later), *room.tell()]


def _result(room: "Playing", later: Sequence[Any]) -> list[str]:
    """How a finished game ends after lines that were not told again."""
    ended = room.table.over and any(later)
    return room.voice.told(list(room.table.moves[-1].events[-1:]), room.say) if ended else []


def uncorrected(room: "Playing") -> list[str]:
    """Take the last correction back: the lines are what they were."""
    done = room.sitting.corrected
    if done is None:
        return room.asked()
    mark, lines = done.mark, done.before
    room.take_back(mark)
    room.sitting.type_again(lines)
    room.all_heard()
    # Translators: a correction was taken back
    return [room.say("The correction is taken back."), *_result(room, lines), *room.asked()]
