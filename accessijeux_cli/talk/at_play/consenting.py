"""Consenting: where everybody has a device of their own, taking back what others have seen is asked of them."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from accessijeux_cli.play.game import DECK, Seat
from accessijeux_cli.play.sitting import Answered, Asked, Entry, Over, Renamed, Seated, Undone
from accessijeux_cli.talk.at_play import secrets
from accessijeux_cli.talk.commands.vocabulary import NO, YES
from accessijeux_cli.talk.meaning import ANSWER, Answer, Saying

if TYPE_CHECKING:
    from accessijeux_cli.talk.rooms.playing import Playing


@dataclass(frozen=True, slots=True)
class Consents:
    """Yes or no of a seat to what another has asked."""

    seat: Seat
    agreed: bool


def needed(room: "Playing", mark: int) -> bool:
    """Whether others must agree that all since that move is taken back: a card was seen, or somebody else acted."""
    return any(move.seat != room.seat for move in room.table.moves[mark:])


def ask(room: "Playing", seat: Seat, mark: int, lines: int) -> list[str]:
    """Ask those who are there; with nobody else there it is done at once."""
    phrase = secrets.line_at(room, mark)
    room.sitting.ask_to_take_back(seat, lines)
    room.all_heard()
    if room.sitting.consent is None:
        room.refused, room.advised, room.reasons, room.paused = None, [], [], False
        return [taken_back(room, phrase, lines), *room.asked()]
    names = room.say.all_of(room.say.name(seat) for seat in sorted(room.sitting.consent.waiting))
    # Translators: on a device of one's own: the others were asked whether a line may be taken back
    return [room.say("Asked: {names} must agree. The next move leaves it as it is.", names=names)]


def taken_back(room: "Playing", phrase: str, lines: int) -> str:
    """That typed lines were taken back, by whoever did it."""
    if lines > 1:
        # Translators: several typed lines were taken back, with all that followed; "move" is the first of them
        return room.say("Taken back: {count} lines, the first of them {move}.", count=lines, move=phrase)
    # Translators: a typed line was taken back, with all that followed
    return room.say("Taken back: {move}.", move=phrase)


def is_asked(room: "Playing") -> bool:
    """Whether the own seat is asked to agree."""
    return room.sitting.consent is not None and room.seat in room.sitting.consent.waiting


def sayings(room: "Playing") -> list[Saying]:
    """While the own seat is asked: yes and no."""
    if room.seat is None or not is_asked(room):
        return []
    return [(ANSWER, YES, Answer(Consents(room.seat, True)), {}), (ANSWER, NO, Answer(Consents(room.seat, False)), {})]


def answer(room: "Playing", seat: Seat, agreed: bool) -> list[str]:
    """The own answer to what another seat has asked."""
    place = room.sitting.place
    room.sitting.answer(seat, agreed)
    told = [sentence for entry in room.sitting.log[place:] for sentence in _told(room, entry)]
    room.all_heard()
    if told:
        return [*told, *room.asked()]
    # Translators: on a device of one's own: the own answer to what another player has asked
    noted = room.say("Noted: you agree.") if agreed else room.say("Noted: you do not agree. Nothing is taken back.")
    return [noted, *room.asked()]


def granted(room: "Playing", place: int) -> list[str]:
    """That the others have agreed to what the listener asked, when they did since that place."""
    done = [entry for entry in room.sitting.log[place:] if isinstance(entry, Undone) and entry.by == room.seat is not None]
    # Translators: on a device of one's own: the others have agreed, and what was asked is done
    return [room.say("Everybody agrees: it is taken back.")] if done else []


def told(room: "Playing", place: int) -> list[str]:
    """What others at the sitting did since that place, moves apart; behind a curtain, that somebody took lines back."""
    entries = room.sitting.log[place:]
    if room.seat is None:
        taken = [entry for entry in entries if isinstance(entry, Undone) and entry.lines and entry.by not in (None, room.you)]
        entries = list(taken[-1:])
    return [sentence for entry in entries for sentence in _told(room, entry)]


def _told(room: "Playing", entry: Entry) -> list[str]:
    """One thing that another seat did, [] for a move or what the listener did."""
    say = room.say
    match entry:
        case Undone(by, lines) if by not in (None, DECK, room.you) and lines:
            # Translators: somebody else took back what was typed last; what it was is not said
            return [say.many("{name} took a line back.", "{name} took {count:words} lines back.", lines, name=say.name(by))]
        case Undone(by, 0) if by not in (None, room.you):
            # Translators: a game was given up, and that is taken back
            return [say("The game is not given up any more.")]
        case Asked(by, lines) if by != room.you and is_asked(room):
            # Translators: on a device of one's own: another player wishes to take back what all have seen
            return [say.many("{name} asks to take a line back. Do you agree? Type yes or no.",
                             "{name} asks to take {count:words} lines back. Do you agree? Type yes or no.",
                             lines, name=say.name(by))]  # fmt: skip
        case Answered(by, False) if by != room.you:
            # Translators: on a device of one's own: another player did not agree that a line is taken back
            return [say("{name} does not agree: nothing is taken back.", name=say.name(by))]
        case Over(int() as by) if by != room.you:
            # Translators: on a device of one's own: another player gave the game up
            return [say("{name} gives the game up: nobody wins.", name=say.name(by))]
        case Seated(seat, "human") if seat != room.you:
            # Translators: on a device of one's own: a person plays again where a bot had played
            return [say("{name} plays again.", name=say.name(seat))]
        case Seated(seat, _) if seat != room.you:
            # Translators: on a device of one's own: a bot plays from now on for somebody who left
            return [say("The computer plays for {name} now.", name=say.name(seat))]
        case Renamed(seat, before) if before and seat != room.you:
            # Translators: on a device of one's own: another player is called otherwise from now on
            return [say("{before} is now called {name}.", before=before, name=say.name(seat))]
    return []
