"""Taking back: typed lines with all that followed, and giving up."""

from typing import TYPE_CHECKING

from accessijeux_cli.play import journal
from accessijeux_cli.play.game import DECK
from accessijeux_cli.talk.at_play import consenting, correcting, secrets
from accessijeux_cli.talk.memory import records

if TYPE_CHECKING:
    from accessijeux_cli.talk.rooms.playing import Playing


def undo(room: "Playing", lines: int) -> list[str]:
    """Take back typed lines with all that followed; with several people, a card seen asks the table first."""
    if room.table.resigned is not None:
        return _goes_on(room)
    if room.sitting.corrected:
        return correcting.uncorrected(room)
    if not room.sitting.marks:
        # Translators: nothing was typed yet
        return [room.say("Nothing to take back."), *room.asked()]
    if not 1 <= lines <= len(room.sitting.marks):
        # Translators: fewer lines were typed than are to be taken back
        return [room.say.many("Only one line can be taken back.", "Only {count} lines can be taken back.", len(room.sitting.marks))]
    mark = room.sitting.marks[-lines]
    if room.seat is not None and consenting.needed(room, mark):
        return consenting.ask(room, room.seat, mark, lines)
    seen = any(move.seat == DECK for move in room.table.moves[mark:])
    if seen and records.is_daily(journal.head(room.setup), room.setup.game):
        # Translators: in the deal of the day, which is the same for everybody, a card that was seen cannot be taken back
        return [room.say("A card was seen: in the deal of the day that cannot be taken back."), *room.asked()]
    if seen and len(room.setup.humans) > 1 and not room.setup.dictated:
        # Translators: several people play and a card that was seen would be taken back
        question = room.say("A card was seen. Does everybody agree? Type yes or no.")
        return room.session.ask(question, lambda: undone(room, mark, lines))
    chooser = room.table.moves[mark].seat
    if room.veiled and room.you is not None and chooser not in (DECK, room.you):
        # Translators: behind a curtain, somebody would take back what somebody else did
        question = room.say("That line was {name}'s. Does everybody agree? Type yes or no.", name=room.say.name(chooser))
        return room.session.ask(question, lambda: undone(room, mark, lines))
    return undone(room, mark, lines)


def _goes_on(room: "Playing") -> list[str]:
    """Giving up is taken back."""
    room.sitting.take_back(len(room.table.moves), room.you)
    # Translators: a game was given up, and that is taken back
    return [room.say("The game is not given up any more."), *_asked_again(room)]


def undone(room: "Playing", mark: int, lines: int) -> list[str]:
    phrase = secrets.line_at(room, mark)
    room.take_back(mark)
    return [consenting.taken_back(room, phrase, lines), *_asked_again(room)]


def _asked_again(room: "Playing") -> list[str]:
    """What is asked; with a card in hand it is named, for it was last heard a while ago."""
    asked = room.expect()
    return room.choices() if room.in_hand() and asked == room.asked() else asked
