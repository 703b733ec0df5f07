"""Joining: a conversation at a sitting that others share, each from a seat and a device of their own."""


from accessijeux_cli.play.game import Seat
from accessijeux_cli.play.sitting import Sitting
from accessijeux_cli.talk.rooms.playing import Playing
from accessijeux_cli.talk.session import Session
from accessijeux_cli.talk.utterance import Utterance


def join(session: Session, sitting: Sitting, seat: Seat | None, place: int | None = None) -> list[Utterance]:
    """Sit down on a seat (None: only follow, as at a physical table); what is heard on arrival.

    place  how much of the sitting was heard there before, for somebody who comes back; None for somebody who comes first
    """
    room = Playing(session, sitting, seat)
    if seat is not None:
        sitting.come(seat)
    session.rooms.append(room)
    session.beginning = room.opening if place is None else lambda: _back(room, place)
    return session.begin()


def _back(room: Playing, place: int) -> list[str]:
    """What was missed, once and in order."""
    room.heard = dict.fromkeys(room.setup.humans if room.you is None else (room.you,), place)
    # Translators: somebody comes back to a game at which others went on; what was missed follows
    return [room.say("You are back."), *(room.overheard() or room.choices())]


def place_of(session: Session) -> int:
    """How much of the sitting this listener has heard: what to give when it comes back."""
    playing = next(room for room in reversed(session.rooms) if isinstance(room, Playing))
    return max(playing.heard.values(), default=0)


def leave(session: Session) -> int:
    """Get up; the place to come back to."""
    playing = next(room for room in reversed(session.rooms) if isinstance(room, Playing))
    if playing.seat is not None:
        playing.sitting.leave(playing.seat)
    return place_of(session)
