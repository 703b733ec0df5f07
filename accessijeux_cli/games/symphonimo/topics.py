"""What can be heard of a game of Symphonimo."""

from accessijeux_cli.games.symphonimo import rules as r
from accessijeux_cli.games.symphonimo.asked import _rows
from accessijeux_cli.games.symphonimo.told import reason
from accessijeux_cli.games.symphonimo.wording import (
    _count_of,
    _held_by,
    conductor_line,
    deck_line,
    orchestra_line,
    score_line,
)
from accessijeux_cli.words import shared
from accessijeux_cli.words.shared import pack
from accessijeux_cli.words.tongue import Tongue, mark
from accessijeux_cli.words.voice import Heard, Topic

# Topics


def conductors(view: r.View, say: Tongue) -> list[str]:
    """All the conductors."""
    lines = [conductor(view, say, number) for number in range(1, view.seats + 1)]
    return pack(lines, say) if say.level == "brief" else lines


def conductor(view: r.View, say: Tongue, number: int) -> str:
    """One conductor."""
    holder = view.holders[number - 1]
    if holder is not None:
        return _held_by(number, holder, say)
    return conductor_line(number, view.rows[number - 1], say)


def one_conductor(view: r.View, say: Tongue, n: int) -> list[str]:
    """One conductor by number, or why there is none."""
    if not 1 <= n <= view.seats:
        return [reason(r.NoSuchConductor(n, view.seats), say)]
    alone = len(view.rows[n - 1]) == 1  # in brief, too short a sentence for some readers (R12)
    return [conductor(view, say.at(level="normal") if alone else say, n)]


def mine(view: r.View, say: Tongue) -> list[str]:
    """The orchestra of whoever listens: their own, at a shared table that of whose turn it is."""
    seat = view.turn if say.you is None else say.you
    return [orchestra_line(seat, view.orchestras[seat], say)]


def named(view: r.View, say: Tongue, seat: int) -> list[str]:
    """One player's orchestra."""
    return [orchestra_line(seat, view.orchestras[seat], say)]


def orchestras(view: r.View, say: Tongue) -> list[str]:
    """Every orchestra."""
    return [orchestra_line(seat, orchestra, say) for seat, orchestra in enumerate(view.orchestras)]


def left(view: r.View, say: Tongue, *, unaided: bool = False) -> list[str]:
    """The deck, and of each value how many are still unseen."""
    lines = [deck_line(view, say)]
    unseen = [_count_of(value, count, say) for value, count in enumerate(view.unseen) if count]
    out = [value for value in range(r.LOWEST, view.highest + 1) if not view.unseen[value]]
    if unseen and not unaided:
        # Translators: a list such as "three 3s, one 5"
        lines.append(say("Unseen: {cards}.", cards=say.comma(unseen)))
    if out and not unaided:
        # Translators: the values of which every card was seen
        lines.append(say("All out: {values}.", values=say.comma(out)))
    return lines


def value_of(view: r.View, say: Tongue, n: int, *, unaided: bool = False) -> list[str]:
    """Where the cards of one value are."""
    if not r.LOWEST <= n <= view.highest:
        return [reason(r.NoSuchCard(n, view.highest), say)]
    places = [*_in_orchestras(view, n, say), *_under_conductors(view, n, say)]
    if view.card == n:
        # Translators: the card just drawn, in a list such as "two with you, one in hand"
        places.append(say("one in hand"))
    # Translators: where cards of a value are; "places" is a list such as "two with you, one under conductor 2"
    known = say("The {n}s: {places}.", n=n, places=say.comma(places)) if places else say("The {n}s: none seen.", n=n)
    return [known] if unaided else [known + " " + _unseen(view.unseen[n], say)]


def _in_orchestras(view: r.View, value: int, say: Tongue) -> list[str]:
    seats = sorted(range(view.seats), key=lambda seat: (seat != say.you, seat))
    return [_with(seat, view.orchestras[seat][value], say) for seat in seats if view.orchestras[seat][value]]


def _with(seat: int, count: int, say: Tongue) -> str:
    # Translators: so many cards are in somebody's orchestra
    return say.person(seat, "{count:words} with you", "{count:words} with {name}", count=count)


def _under_conductors(view: r.View, value: int, say: Tongue) -> list[str]:
    # Translators: so many cards lie under that conductor
    return [say("{count:words} under conductor {conductor}", count=row.count(value), conductor=number)
            for number, row in enumerate(view.rows, 1) if value in row]  # fmt: skip


def _unseen(count: int, say: Tongue) -> str:
    if not count:
        # Translators: every card of that value has been seen
        return say("None unseen.")
    # Translators: cards of a value that nobody has seen yet; in French the noun is masculine: inconnus
    return say.many("One unseen.", "{count:Words} unseen.", count)


def round_line(view: r.View, say: Tongue) -> list[str]:
    """The round and who still plays in it."""
    if view.phase == r.OVER:
        return [say(shared.ENDED_IN, round=view.round)]
    first = view.turn if say.you is None else say.you
    in_order = sorted(view.playing, key=lambda seat: (seat - first) % view.seats)
    others = [say.name(seat) for seat in in_order if seat != say.you]
    if say.you in view.playing and others:
        # Translators: who may still act this round
        return [say("Round {round}. Still in it: you, {names}.", round=view.round, names=say.comma(others))]
    if say.you in view.playing:
        # Translators: nobody else acts this round
        return [say("Round {round}. Only you are still in it.", round=view.round)]
    # Translators: who may still act this round; you are out of it
    return [say("Round {round}. Still in it: {names}.", round=view.round, names=say.comma(others))]


def situation(view: r.View, say: Tongue) -> list[str]:
    """Where things stand, in a few lines."""
    if view.phase == r.OVER:
        return orchestras(view, say)
    rows = pack(_rows(view, say), say)
    # Translators: the card just drawn, which must be placed
    hand = [say("In hand: {card:a}.", card=view.card)] if view.card else []
    return [*round_line(view, say), *rows, *hand, deck_line(view, say), *mine(view, say)]


def score(view: r.View, say: Tongue) -> list[str]:
    """Every player's points with their reasons."""
    seats = sorted(range(view.seats), key=lambda seat: (-r.points(view.orchestras[seat]), seat))
    return [score_line(seat, view.orchestras[seat], say) for seat in seats]

TOPICS: tuple[Heard[r.View], ...] = (
    # Translators: typed forms for hearing all the conductors; then what it tells, for help
    (mark("conductors ; c"), {}, conductors, mark("all the conductors")),
    # Translators: typed forms for hearing conductor {n}; then what it tells, for help
    (mark("conductor {n} ; c {n}"), {"n": 2}, one_conductor, mark("conductor 2")),
    # Translators: typed forms for hearing where the cards of a value are; then what it tells, for help
    (mark("value {n} | the {n} s | where are the {n} s ; v {n}"), {"n": 7}, value_of, mark("where the 7s are")),
    # Translators: typed forms for hearing every orchestra; then what it tells, for help
    (mark("orchestras ; o"), {}, orchestras, mark("every orchestra")),
    # Translators: typed forms for hearing the own orchestra; then what it tells, for help
    (mark("my orchestra"), {}, mine, mark("your orchestra")),
    # Translators: typed forms for hearing what is left in the deck; then what it tells, for help
    (mark("left | remaining | deck | how many left"), {}, left, mark("the deck, and the cards nobody has seen")),
    # Translators: typed forms for the number of the round and who still plays in it; then what it tells, for help
    (mark("round"), {}, round_line, mark("the round, and who is still in it")),
)
"""What can be heard besides moi, situation and score: (typed forms, an example's facts, topic, what it tells)."""
COUNTING: tuple[Topic[r.View], ...] = (left, value_of)
"""The topics that count unseen cards: they know how to do without (unaided)."""
