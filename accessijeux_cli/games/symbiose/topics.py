"""What can be heard of a game of Symbiose."""

from typing import Any

from accessijeux_cli.games.symbiose import naming
from accessijeux_cli.games.symbiose import rules as r
from accessijeux_cli.games.symbiose.asked import _turn_and_number, asked, possible
from accessijeux_cli.games.symbiose.naming import card_name
from accessijeux_cli.games.symbiose.told import reason
from accessijeux_cli.games.symbiose.typed import FOR_SLOT
from accessijeux_cli.games.symbiose.wording import (
    _may_swap,
    _river_card,
    _row,
    _slot_of,
    counted_line,
    listener,
    numbered,
    pond,
    river_lines,
    slot_name,
    team_lines,
    with_owner,
)
from accessijeux_cli.words.lines import capital
from accessijeux_cli.words.shared import points
from accessijeux_cli.words.tongue import Tongue, mark


def river(view: r.View, say: Tongue) -> list[str]:
    """The river."""
    return river_lines(view, say)


def river_card(view: r.View, say: Tongue, n: int) -> list[str]:
    """One card of the river, and what it would give in each column as things are."""
    if not 1 <= n <= len(view.river):
        return [reason(r.NoSuchRiverSlot(n, len(view.river)), say)]
    card, seat = view.river[n - 1], listener(view, say)
    if not card or r.TARGET[card] == naming.FIXED:
        return [_river_card(n, card, say)]
    left, centre, right = (r.counted_card(view, seat, slot, card).points for slot in (1, 2, 4))
    # Translators: what a card would give in each column of the listener's pond, as the ponds are now
    return [
        _river_card(n, card, say),
        say("Left {left}, centre {centre}, right {right}.", left=left, centre=centre, right=right),
    ]


def take_where(view: r.View, say: Tongue, n: int) -> list[str]:
    """Half a move: the slot is missing."""
    if not 1 <= n <= len(view.river):
        return river_card(view, say, n)
    if not _may_swap(view):
        return [possible(view, say)] if possible(view, say) else river_card(view, say, n)
    # Translators: only the number of a river card was typed; the slot is missing
    return [say("Card {n} of the river, for which slot, from 1 to 8?", n=n)]


def into_a_slot(view: r.View, say: Tongue, n: int) -> dict[str, tuple[Any, ...]]:
    """The exchanges that may follow when only card n of the river was named."""
    slots = r.SLOTS if 1 <= n <= len(view.river) and _may_swap(view) else ()
    return {say(FOR_SLOT, n=slot): (r.Swap(n, slot),) for slot in slots}


def mine(view: r.View, say: Tongue) -> list[str]:
    """The pond of whoever listens: their own, at a shared table that of whose turn it is."""
    return pond(view, say, listener(view, say))


def top(view: r.View, say: Tongue) -> list[str]:
    """The top row of the own pond."""
    return _row(view, say, listener(view, say), 1)


def bottom(view: r.View, say: Tongue) -> list[str]:
    """The bottom row of the own pond."""
    return _row(view, say, listener(view, say), 5)


def hidden(view: r.View, say: Tongue) -> list[str]:
    """The hidden slots of the own pond."""
    slots = r.hidden_slots(view, listener(view, say))
    if not slots:
        # Translators: the own pond is face up
        return [say("No slot is hidden any more.")]
    # Translators: which slots of the own pond are face down
    return [
        say.many(
            "One hidden slot: {slots}.", "{count:Words} hidden slots: {slots}.", len(slots), slots=say.comma(slots)
        )
    ]


def slot(view: r.View, say: Tongue, n: int) -> list[str]:
    """One slot of the own pond, and what it gives."""
    if n not in r.SLOTS:
        return [reason(r.NoSuchSlot(n), say)]
    return [_slot(view, say, listener(view, say), n)]


def _slot(view: r.View, say: Tongue, seat: int, n: int) -> str:
    """A slot of a pond and what it gives; of another's pond with the name."""
    card, label = view.ponds[seat][n - 1], capital(slot_name(n, say))
    if seat != listener(view, say):
        gives = _gives(r.counted_card(view, seat, n, card), say) if card else ""
        return f"{_slot_of(seat, n, card, say)}{gives}"
    if not card:
        owner = with_owner(r.owner_of(view, seat, n), say)
        # Translators: a slot face down; "slot" is such as "Slot 4, right"; "where" such as "with Clara"
        return say("{slot}: hidden. It counts what lies {where}.", slot=label, where=owner)
    # Translators: a slot; "slot" is such as "Slot 4, right"
    shown = say("{slot}: {card}.", slot=label, card=card_name(card, say))
    return f"{shown}{_gives(r.counted_card(view, seat, n, card), say)}"


def _gives(counted: r.Counted, say: Tongue) -> str:
    """What a card that was just named gives, as a sentence after it; "" for fixed points."""
    if counted.owner is None:
        return ""
    facts = {
        "what": naming.how_many(r.TARGET[counted.card], counted.count, say),
        "where": with_owner(counted.owner, say),
    }
    if not counted.count:
        # Translators: what a card that was just named gives; "what" is such as "no fish", "where" such as "with Clara"
        return " " + say("Gives nothing: {what} {where}.", **facts)
    # Translators: what a card that was just named gives; "what" is such as "three fish", "where" such as "with Clara"
    return " " + say("Gives {points} points: {what} {where}.", points=counted.points, **facts)


def left(view: r.View, say: Tongue) -> list[str]:
    """What the left column counts: a pond or the river."""
    return _counted_at(view, say, 1)


def right(view: r.View, say: Tongue) -> list[str]:
    """What the right column counts: a pond or the river."""
    return _counted_at(view, say, 4)


def _counted_at(view: r.View, say: Tongue, n: int) -> list[str]:
    owner = r.owner_of(view, listener(view, say), n)
    return river(view, say) if owner == r.RIVER else pond(view, say, owner)


def named(view: r.View, say: Tongue, seat: int) -> list[str]:
    """One player's pond."""
    return pond(view, say, seat)


def ponds(view: r.View, say: Tongue) -> list[str]:
    """Every pond."""
    return [sentence for seat in _in_order(view, say) for sentence in pond(view, say, seat)]


def _in_order(view: r.View, say: Tongue) -> list[int]:
    """The seats, the listener's first, then in turn order."""
    first = listener(view, say)
    return [(first + step) % view.seats for step in range(view.seats)]


def sides(view: r.View, say: Tongue) -> list[str]:
    """Which of the own cards count which pond."""
    seat = listener(view, say)
    columns = ((1, (1, 5)), (2, (2, 3, 6, 7)), (4, (4, 8)))
    return [_column(view, say, seat, r.owner_of(view, seat, first), slots) for first, slots in columns]


def _column(view: r.View, say: Tongue, seat: int, owner: int, slots: tuple[int, ...]) -> str:
    cards = {slot: view.ponds[seat][slot - 1] for slot in slots}
    counting = [numbered(slot, card, say) for slot, card in cards.items() if card]
    facts = {"slots": say.all_of(slots), "where": with_owner(owner, say)}
    if not counting:
        # Translators: "slots" is such as "1 and 5", "where" such as "with Clara"; no card is face up there yet
        return say("Slots {slots} count what lies {where}: no card face up yet.", **facts)
    # Translators: "slots" is such as "1 and 5", "where" such as "with Clara"; the cards face up there follow as sentences
    return say("Slots {slots} count what lies {where}: {cards}", cards=" ".join(counting), **facts)


def where(view: r.View, say: Tongue, card: int) -> str:
    """Where a card is."""
    facts = {"card": capital(card_name(card, say))}
    if card in view.unseen:
        # Translators: "card" is such as "Pink frog, 4 per snail"
        return say("{card}: nobody has seen it.", **facts)
    owner, place = r.place_of(view, card)
    if owner == r.RIVER:
        # Translators: where a card is; "card" is such as "Pink frog, 4 per snail"
        return say("{card}: card {n} of the river.", n=place, **facts)
    # Translators: where a card is; "card" is such as "Pink frog, 4 per snail"; "where" such as "with Clara"
    return say("{card}: slot {n}, {where}.", n=place, where=with_owner(owner, say), **facts)


def count_of(view: r.View, say: Tongue, symbol: int, unaided: bool) -> list[str]:
    """Where the cards with a symbol are: at the left, at the right, with the others, in the river."""
    seat = listener(view, say)
    owners = [*_in_order(view, say), r.RIVER]
    places = [_some(symbol, count, owner, view, seat, say) for owner in owners
              if (count := r.count(r.cards_of(view, owner), symbol))]  # fmt: skip
    # Translators: "symbols" is such as "Snails" or "Pink cards"
    known = say("{symbols}: {places}.", symbols=naming.plural(symbol, say), places=say.comma(places)) if places else (
        # Translators: "symbols" is such as "Snails" or "Pink cards"; none is face up
        say("{symbols}: none is face up.", symbols=naming.plural(symbol, say)))  # fmt: skip
    if unaided:
        return [known]
    return [f"{known} {_never_seen(symbol, r.count(view.unseen, symbol), say)}"]


def _never_seen(symbol: int, count: int, say: Tongue) -> str:
    if not count:
        # Translators: there are no more cards with that symbol than those just told
        return say("All of them have been seen.")
    # Translators: how many cards with a symbol nobody has seen; "count" is a word such as "two"
    return say("Never seen: {count}.", count=naming.bare_count(symbol, count, say))


def _some(symbol: int, count: int, owner: int, view: r.View, seat: int, say: Tongue) -> str:
    facts = {"count": naming.bare_count(symbol, count, say), "where": with_owner(owner, say)}
    at = {r.SIDE_OF[slot] for slot in (1, 4) if r.owner_of(view, seat, slot) == owner}
    if at == {r.LEFT}:
        # Translators: so many cards in the pond that the left column counts; "where" is such as "with Clara"
        return say("{count} on the left {where}", **facts)
    if at == {r.RIGHT}:
        # Translators: so many cards in the pond that the right column counts; "where" is such as "with Clara"
        return say("{count} on the right {where}", **facts)
    if at:
        # Translators: so many cards in the pond that both edge columns count; "where" is such as "with Clara"
        return say("{count} on the left and right {where}", **facts)
    # Translators: so many cards somewhere; "where" is such as "with Clara", "with you" or "in the river"
    return say("{count} {where}", **facts)


def _counts(symbol: int) -> Any:
    def topic(view: r.View, say: Tongue, *, unaided: bool = False) -> list[str]:
        return count_of(view, say, symbol, unaided)

    topic.__name__ = f"count_{symbol}"
    return topic


COUNTS = tuple(_counts(symbol) for symbol in range(8))


def unseen(view: r.View, say: Tongue, *, unaided: bool = False) -> list[str]:
    """How many cards nobody has seen, and what they show."""
    # Translators: cards that nobody has seen yet
    total = say.many("One card is still unseen.", "{count:Words} cards are still unseen.", len(view.unseen))
    if not view.unseen:
        # Translators: all cards were seen
        return [say("No card is unseen any more.")]
    if unaided:
        return [total]
    counts = [(symbol, r.count(view.unseen, symbol)) for symbol in range(8)]
    animals, colours = (
        say.comma(naming.how_many(symbol, count, say) for symbol, count in part if count)
        for part in (counts[:4], counts[4:])
    )
    # Translators: what the unseen cards show: a list such as "three fish, one snail", then one such as "two pink cards"
    return [total, say("Animals: {animals}.", animals=animals), say("Colours: {colours}.", colours=colours)]


HALVES: dict[Any, Any] = {take_where: into_a_slot}
"""The topics that ask for the rest of a move: topic -> (view, say, **slots -> {typed forms: line of actions})."""


def situation(view: r.View, say: Tongue) -> list[str]:
    """Where things stand, in a few lines."""
    totals = [_running(view, seat, say) for seat in _in_order(view, say)]
    if view.phase == r.OVER:
        return [*totals, *_sums(view, say)]
    label = (_turn_and_number(view, say),) if view.phase in (r.SWAP, r.TURN_UP) and not view.waiting else ()
    next_ = asked(view, say) if view.waiting or view.phase == r.TURN_UP else []
    return [*river_lines(view, say, label), *mine(view, say), *totals, *next_]


def _sums(view: r.View, say: Tongue) -> list[str]:
    return team_lines(r.scores(view), say) if view.mode == r.TEAMS else []


def _running(view: r.View, seat: int, say: Tongue) -> str:
    """One pond's points so far."""
    shown = len(r.SLOTS) - len(r.hidden_slots(view, seat))
    facts = {"points": points(r.scores(view)[seat], say)}
    # Translators: how many cards of a pond are face up
    cards = say.many("one card face up", "{count:words} cards face up", shown)
    if not shown:
        # Translators: how many cards of a pond are face up
        cards = say("no card face up")
    # Translators: somebody's points by the cards that are face up; "cards" is such as "four cards face up"
    return say.person(seat, "You: {points}, {cards}.", "{name}: {points}, {cards}.", cards=cards, **facts)


def score(view: r.View, say: Tongue) -> list[str]:
    """Every pond's points, by what is face up, with what each card gives."""
    lines = _sums(view, say)
    for seat in _in_order(view, say):
        lines += _score_of(view, seat, say)
    return lines


def _score_of(view: r.View, seat: int, say: Tongue) -> list[str]:
    return [_running(view, seat, say), *(counted_line(each, say) for each in r.counted(view, seat))]

TOPICS = (
    # Translators: typed forms for hearing the river; then what it tells, for help
    (mark("river ; ri"), {}, river, mark("the cards of the river")),
    # Translators: typed forms for hearing card {n} of the river; then what it tells, for help
    (mark("river {n} | river card {n} ; ri {n}"), {"n": 3}, river_card, mark("one card of the river, and what it would give")),
    # Translators: typed forms for taking card {n} of the river, the slot forgotten; then what it tells, for help
    (mark("take {n} | swap {n} | take card {n} ; sw {n}"), {"n": 3}, take_where, mark("asks for which slot")),
    # Translators: typed forms for hearing slot {n} of one's pond; then what it tells, for help
    (mark("slot {n} | pond {n} ; sl {n}"), {"n": 5}, slot, mark("slot 5 of your pond, and what it gives")),
    # Translators: typed forms for hearing one's whole pond; then what it tells, for help
    (mark("pond | my pond | my cards"), {}, mine, mark("your whole pond")),
    # Translators: typed forms for hearing the top row of one's pond; then what it tells, for help
    (mark("top | row 1 | top row"), {}, top, mark("slots 1 to 4 of your pond")),
    # Translators: typed forms for hearing the bottom row of one's pond; then what it tells, for help
    (mark("bottom | row 2 | bottom row"), {}, bottom, mark("slots 5 to 8 of your pond")),
    # Translators: typed forms for hearing which slots of one's pond are hidden; then what it tells, for help
    (mark("hidden | hidden slots"), {}, hidden, mark("your hidden slots")),
    # Translators: typed forms for hearing the pond that one's left column counts; then what it tells, for help
    (mark("left | left pond ; l"), {}, left, mark("the pond that your left side counts")),
    # Translators: typed forms for hearing the pond that one's right column counts; then what it tells, for help
    (mark("right | right pond ; rt"), {}, right, mark("the pond that your right side counts")),
    # Translators: typed forms for hearing every pond; then what it tells, for help
    (mark("ponds | all ponds"), {}, ponds, mark("every pond")),
    # Translators: typed forms for hearing which of one's cards count which pond; then what it tells, for help
    (mark("sides | what counts what ; si"), {}, sides, mark("which of your cards count which pond")),
    # Translators: typed forms for counting an animal everywhere; then what it tells, for help
    (mark("dragonflies | dragonfly | where are the dragonflies | how many dragonflies ; dr"), {}, COUNTS[0],
     mark("where the dragonflies are")),
    # Translators: typed forms for counting an animal everywhere; then what it tells, for help
    (mark("fish | all fish | where are the fish | how many fish ; fi"), {}, COUNTS[1], mark("where the fish are")),
    # Translators: typed forms for counting an animal everywhere; then what it tells, for help
    (mark("snails | snail | where are the snails | how many snails ; sn"), {}, COUNTS[2], mark("where the snails are")),
    # Translators: typed forms for counting an animal everywhere; then what it tells, for help
    (mark("frogs | frog | where are the frogs | how many frogs ; fr"), {}, COUNTS[3], mark("where the frogs are")),
    # Translators: typed forms for counting a colour everywhere, its season too; then what it tells, for help
    (mark("pink | spring | pink cards | where are the pink cards | how many pink cards ; pi"), {}, COUNTS[4],
     mark("where the pink cards are")),
    # Translators: typed forms for counting a colour everywhere, its season too; then what it tells, for help
    (mark("green | summer | green cards | where are the green cards | how many green cards ; gn"), {}, COUNTS[5],
     mark("where the green cards are")),
    # Translators: typed forms for counting a colour everywhere, its season too; then what it tells, for help
    (mark("orange | autumn | orange cards | where are the orange cards | how many orange cards ; or"), {}, COUNTS[6],
     mark("where the orange cards are")),
    # Translators: typed forms for counting a colour everywhere, its season too; then what it tells, for help
    (mark("blue | winter | blue cards | where are the blue cards | how many blue cards ; bl"), {}, COUNTS[7],
     mark("where the blue cards are")),
    # Translators: typed forms for hearing what nobody has seen; then what it tells, for help
    (mark("unseen | remaining | how many left"), {}, unseen, mark("the cards that nobody has seen")),
)
"""What can be heard besides mine, situation and score: (typed forms, an example's facts, topic, what it tells)."""
COUNTING = (*COUNTS, unseen)
"""The topics that count unseen cards: they know how to do without (unaided)."""
