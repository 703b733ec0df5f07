"""News: what happened at a table since somebody listened, in an order that suits a decision."""

from typing import TYPE_CHECKING, Any

from accessijeux_cli.play.game import DECK, Ended, Repaired, doer, heard_by
from accessijeux_cli.talk.at_play import consenting
from accessijeux_cli.talk.reply import BREAK, EARLIER, MOST_LINES, height, latest_first

if TYPE_CHECKING:
    from accessijeux_cli.talk.rooms.playing import Playing

PART = 5
"""Sentences of the others' moves told at a time, when they are told in parts."""


def tell_after(room: "Playing", before: list[str]) -> list[str]:
    """What the listener was not told yet, after sentences that begin the reply; then what is asked, of whoever must act."""
    place = room.heard.get(room.you, 0) if room.you is not None else max(room.heard.values(), default=0)
    moves = room.sitting.since(place)
    events = [event for move in moves for event in move.events]
    before = [*before, *consenting.told(room, place)]
    room.all_heard()
    told, asked = _in_sentences(room, events), [*_amiss(room, moves), *room.expect()]
    reply = [*before, *told, *(asked if told[-1:] != asked[:1] else asked[1:])]
    if BREAK in told or height(reply, room.session.doors.width()) <= MOST_LINES:
        return reply
    return [*before, *_latest_first(room, height(before, room.session.doors.width()), heard_by(room.you, events), told, asked)]


def overheard(room: "Playing") -> list[str]:
    """What others at the same sitting did since this listener heard of it, and what is asked when it is for the listener."""
    place = 0 if room.you is None else room.heard.get(room.you, 0)
    if place == room.sitting.place:
        return []
    events = [event for move in room.sitting.since(place) for event in move.events]
    told = [*consenting.granted(room, place), *consenting.told(room, place), *_in_sentences(room, events)]
    room.all_heard()
    return [*told, *([] if room.waits else room.asked())]


def _latest_first(room: "Playing", used: int, events: list[Any], told: list[str], asked: list[str]) -> list[str]:
    """A tale of these events that is too long for what is left of a page, in an order that suits a decision.

    Where what is asked leaves no room for any of it, the tale is told as it happened, in pages.
    """
    # Translators: the own move was told, the latest news follow; what happened in between waits; a move may be typed too
    gap = room.say("What happened in between waits: Enter to hear it.")
    most = MOST_LINES - used - height([gap, *asked], room.session.doors.width())
    if most < 0:
        return [*told, *asked]
    own, latest, between = _by_turns(room, events, most) or _by_sentences(room, events, told, most)
    return [*own, gap, *latest, *asked, EARLIER, *between, *room.session.room.expected()]


def _by_turns(room: "Playing", events: list[Any], most: int) -> tuple[list[str], list[str], list[str]] | None:
    """The own turn; in so many lines with it the results since and the latest whole turns; the turns in between.

    None when not even the last turn has room.
    """
    own, turns = _own_first(room, _turns(room, events))
    mine, latest, start = room.voice.told(own, room.say), [], len(turns)
    while start:
        later = [*_results(room, turns[: start - 1]), *_tell(room, [event for turn in turns[start - 1 :] for event in turn])]
        if height([*mine, *later], room.session.doors.width()) > most:
            break
        start, latest = start - 1, later
    return (mine, latest, _in_pages(room, [_tell(room, turn) for turn in turns[:start]])) if latest else None


def _in_pages(room: "Playing", turns: list[list[str]]) -> list[str]:
    """Turns in sentences, with a break before each that has no room on the page of the one before."""
    width, pages = room.session.doors.width(), turns[:1]
    most = MOST_LINES - height(room.session.long_reply.rest, width)
    for turn in turns[1:]:
        pages = [*pages[:-1], [*pages[-1], *turn]] if height([*pages[-1], *turn], width) <= most else [*pages, turn]
    return [sentence for page in pages for sentence in (BREAK, *page)][1:]


def _by_sentences(room: "Playing", events: list[Any], told: list[str], most: int) -> tuple[list[str], list[str], list[str]]:
    """The own move, the latest sentences in so many lines with it, and the sentences in between."""
    width, own = room.session.doors.width(), room.voice.told(events[: _first_of_others(room, events)], room.say)
    kept = len(own) if told[: len(own)] == own and height(own, width) < most else 0
    return told[:kept], *latest_first(told[:kept], told[kept:], most, width)


def _turns(room: "Playing", events: list[Any]) -> list[list[Any]]:
    """Events by turns or tricks, or what else a game says that begins something."""
    starts = [place for place, event in enumerate(events) if place == 0 or isinstance(event, room.voice.begins)]
    return [events[start:end] for start, end in zip(starts, [*starts[1:], len(events)])]


def _own_first(room: "Playing", turns: list[list[Any]]) -> tuple[list[Any], list[list[Any]]]:
    """The rest of a turn that had begun before, or the listener's own turn; then the other turns."""
    begun = turns[0][0]
    seats = room.setup.humans if room.you is None else (room.you,)
    own = not isinstance(begun, room.voice.begins) or doer(begun) in seats
    return (turns[0], turns[1:]) if own else ([], turns)


def _results(room: "Playing", turns: list[list[Any]]) -> list[str]:
    """The results among what waits, such as who won a round."""
    return room.voice.told([event for turn in turns for event in turn if isinstance(event, room.voice.results)], room.say)


def _tell(room: "Playing", events: list[Any]) -> list[str]:
    """Others' turns, as they are wished."""
    summary = room.you is not None and room.session.doors.settings.get("opponents", "whole") == "summary"
    return room.voice.in_short(events, room.say) if summary else room.voice.told(events, room.say)


def _amiss(room: "Playing", moves: list[Any]) -> list[str]:
    """At a physical table, what cannot be since these last moves put something right."""
    rules = room.table.rules
    if not room.setup.dictated or room.table.over or not any(isinstance(move.action, rules.REPAIRS) for move in moves):
        return []
    before = rules.view(room.table.state_before(len(room.table.moves) - len(moves)), 0)
    amiss = room.voice.amiss(room.view, room.say)
    return amiss if amiss != room.voice.amiss(before, room.say) else []


def _in_sentences(room: "Playing", events: list[Any]) -> list[str]:
    """Events in sentences: those this listener may hear, the others' as wished; and as sounds, when wished."""
    events = heard_by(room.you, events)
    if room.session.doors.settings.get("sounds", False):
        room.sound(room.voice.sounding(events, room.view))
    style = room.session.doors.settings.get("opponents", "whole")
    split = _first_of_others(room, events)
    mine, others = events[:split], events[split:]
    if style == "whole" or room.you is None or len(others) <= PART:
        return room.voice.told(events, room.say)
    if style == "summary":
        return [*room.voice.told(mine, room.say), *room.voice.in_short(others, room.say)]
    return [*room.voice.told(mine, room.say), *_in_parts(room.voice.told(others, room.say))]


def _first_of_others(room: "Playing", events: list[Any]) -> int:
    """Where the moves of the others begin."""
    places = (place for place, event in enumerate(events) if doer(event) not in (None, room.you))
    return next(places, len(events))


def since_last_move(room: "Playing") -> list[str]:
    """What happened since the listener's last move, and in it to others: at a shared table, since that of whoever is to play."""
    seat = room.you if room.you is not None else room.seat_to_move()
    before = _turn_began(room, seat)
    own = [place for place, move in enumerate(room.table.moves[:before]) if move.seat == seat]
    last = own[-1] if own else -1
    begins = last if own and _of_others(room.table.moves[last], seat) else _told_with(room, last) if own else 0
    since = room.table.moves[begins:before]
    if room.table.over and not since:
        since = room.table.moves[-1:]
    events = heard_by(room.you, [event for move in since for event in move.events])
    sentences = [*room.voice.told(_put_right_once(events), room.say), *room.given_up()]
    if sentences:
        return sentences
    # Translators: answer to "news"
    return [room.say("Nothing has happened since."), *room.asked()]


def _told_with(room: "Playing", place: int) -> int:
    """How many moves stood when a move was done with all that it turned up: it is no news to who made it."""
    moves, end = room.table.moves, place + 1
    while end < len(moves) and moves[end].seat == DECK and not _of_others(moves[end], moves[place].seat):
        end += 1
    return end


def _of_others(move: Any, seat: int) -> bool:
    """Whether a move had others than that seat do something, such as lay a card."""
    return any(doer(event) not in (None, seat) for event in move.events)


def _turn_began(room: "Playing", seat: int) -> int:
    """How many moves stood when that seat began the turn that it has not ended yet; else how many stand."""
    moves, follows = room.table.moves, room.table.rules.FOLLOWS
    if room.table.over or room.seat_to_move() != seat or not (room.in_hand() or room.table.actors == (DECK,)):
        return len(moves)
    own = (place for place in range(len(moves) - 1, -1, -1)
           if moves[place].seat == seat and not isinstance(moves[place].action, follows))  # fmt: skip
    return next(own, len(moves))


def _in_parts(sentences: list[str]) -> list[str]:
    """Sentences with a break after every few."""
    parts = [sentences[start : start + PART] for start in range(0, len(sentences), PART)]
    return [sentence for part in parts for sentence in (*part, BREAK)][:-1]


def _put_right_once(events: list[Any]) -> list[Any]:
    """Without ends and repairs that come again later: a table may be put right twice, or after its end."""
    return [event for place, event in enumerate(events) if not _comes_again(event, events[place + 1 :])]


def _comes_again(event: Any, later: list[Any]) -> bool:
    if isinstance(event, Ended):
        return any(isinstance(each, Ended) for each in later)
    return isinstance(event, Repaired) and event in later
