"""Words of Symbiose: slots, ponds, points and cards, each a whole message."""

from typing import Any

from accessijeux_cli.games.symbiose import naming
from accessijeux_cli.games.symbiose import rules as r
from accessijeux_cli.games.symbiose.naming import card_name
from accessijeux_cli.words import shared
from accessijeux_cli.words.lines import capital
from accessijeux_cli.words.shared import pack, points
from accessijeux_cli.words.tongue import Tongue

# Small parts of sentences, each a whole message


def with_owner(owner: int, say: Tongue) -> str:
    """Where the cards that count lie."""
    if owner == r.RIVER:
        # Translators: where cards lie, as in "three fish in the river"
        return say("in the river")
    # Translators: where cards lie, as in "three fish with Clara"
    return say.person(owner, "with you", "with {name}")


def slot_name(slot: int, say: Tongue) -> str:
    """A slot with its column; its number alone in brief."""
    if say.level == "brief":
        # Translators: a slot of a pond
        return say("slot {n}", n=slot)
    match r.SIDE_OF[slot]:
        case r.LEFT:
            # Translators: a slot of a pond, in its left column
            return say("slot {n}, left", n=slot)
        case r.RIGHT:
            # Translators: a slot of a pond, in its right column
            return say("slot {n}, right", n=slot)
    # Translators: a slot of a pond, in one of the two central columns
    return say("slot {n}, centre", n=slot)


def counted_line(counted: r.Counted, say: Tongue) -> str:
    """What a card gives, with the reason."""
    facts = {"slot": capital(slot_name(counted.slot, say)), "points": counted.points}
    if counted.owner is None:
        # Translators: a slot; "slot" is such as "Slot 4, right"; "card" is such as "pink fish, 8 points"
        return say("{slot}: {card}.", card=card_name(counted.card, say), **facts)
    what, where_ = naming.how_many(r.TARGET[counted.card], counted.count, say), with_owner(counted.owner, say)
    if not counted.count:
        # Translators: "slot" is such as "Slot 4, right", "what" such as "no fish", "where" such as "with Clara"
        return say("{slot}: no points, {what} {where}.", what=what, where=where_, **facts)
    # Translators: "slot" is such as "Slot 4, right", "what" such as "three fish", "where" such as "with Clara"
    return say("{slot}: {points} points, {what} {where}.", what=what, where=where_, **facts)


def numbered(number: int, card: int, say: Tongue) -> str:
    """A card after the number of its place, as a sentence."""
    # Translators: a card of the river or of a pond, after its number, as in "3, pink frog, 4 per snail."
    return say("{n}, {card}.", n=number, card=card_name(card, say))


def _river_card(slot: int, card: int, say: Tongue) -> str:
    if not card:
        # Translators: in a duel, a card of the river that nobody has seen
        return say("River {n}: hidden.", n=slot)
    # Translators: a card of the river, by its number
    return say("River {n}: {card}.", n=slot, card=card_name(card, say))


def _river_sentences(known: dict[int, int], say: Tongue) -> list[str]:
    """Cards of the river by number, the first after its label."""
    (first, card), *others = known.items()
    # Translators: the first card of the river; the others follow by number
    label = say("River: {n}, {card}.", n=first, card=card_name(card, say))
    return [label, *(numbered(slot, each, say) for slot, each in others)]


def river_lines(view: r.View, say: Tongue, before: tuple[str, ...] = ()) -> list[str]:
    """The river after some other sentences, packed in lines."""
    known = {slot: card for slot, card in enumerate(view.river, 1) if card}
    return pack([*before, *(_river_sentences(known, say) if known else []), *_unknown_in_river(view, say)], say)


def _unknown_in_river(view: r.View, say: Tongue) -> list[str]:
    """The numbers of the river's cards that are awaited, and of those face down."""
    awaited = [slot for owner, slot in view.waiting if owner == r.RIVER]
    hidden = [slot for slot, card in enumerate(view.river, 1) if not card and slot not in awaited]
    lines = []
    if awaited:
        # Translators: the numbers of the cards of the river that are to be typed now
        lines.append(say.many("Awaited in the river: {slots}.", "Awaited in the river: {slots}.", len(awaited), slots=say.comma(awaited)))
    if hidden:
        # Translators: in a duel, the numbers of the cards of the river that nobody has seen
        lines.append(say.many("Hidden in the river: {slots}.", "Hidden in the river: {slots}.", len(hidden), slots=say.comma(hidden)))
    return lines


def team_lines(scores: list[int], say: Tongue) -> list[str]:
    """The sum of each team, the better first."""
    lines = []
    for team in sorted([(0, 2), (1, 3)], key=lambda team: -sum(scores[seat] for seat in team)):
        worth = points(sum(scores[seat] for seat in team), say)
        # Translators: the sum of a team's two ponds; "names" is such as "Léa and Anne"
        lines.append(say("Team: {names}, {points}.", names=_names(team, say), points=worth))
    return lines


def _names(seats: Any, say: Tongue) -> str:
    return say.all_of(say(shared.YOU_INSIDE) if seat == say.you else say.name(seat) for seat in seats)


def _slot_of(seat: int, slot: int, card: int, say: Tongue) -> str:
    """A slot of anybody's pond."""
    facts = {"slot": slot_name(slot, say), "name": say.name(seat)}
    if not card:
        # Translators: nobody has seen the card of that slot; "slot" is such as "slot 3, centre"
        return say("{name}, {slot}: hidden.", **facts)
    # Translators: what lies in a slot of somebody's pond; "slot" is such as "slot 3, centre"
    return say("{name}, {slot}: {card}.", card=card_name(card, say), **facts)


def _turn_up(view: r.View, say: Tongue) -> str:
    slots = r.hidden_slots(view, view.turn)
    if len(slots) == 1:
        # Translators: only that slot is hidden; its number is typed
        return say("Turn up your last hidden slot: {n}.", n=slots[0])
    # Translators: "slots" is a list such as "1, 2 or 7"
    return say("Turn up a hidden slot: {slots}.", slots=say.one_of(slots))


def _which_card(view: r.View, say: Tongue) -> str:
    owner, slot = view.waiting[0]
    if owner == r.RIVER and not any(view.river):
        # Translators: at a physical table: the first card of all is to be typed; "card" is such as "pink frog 4 snail"
        return say("River {n}: which card? For instance: {card}.", n=slot, card=naming.typed_name(1, say))
    if owner == r.RIVER:
        # Translators: at a physical table: what lies in the river is to be typed
        return say("River {n}: which card?", n=slot)
    if _turned_up(view):
        # Translators: at a physical table: a slot was chosen to be turned up, now; what its card shows is to be typed
        return say("{name} turns up slot {n}: which card?", n=slot, name=say.name(owner))
    # Translators: at a physical table: the card turned up in somebody's pond is to be typed
    return say("Slot {n} of {name}: which card?", n=slot, name=say.name(owner))


def _turned_up(view: r.View) -> bool:
    """Whether what is to be shown is a slot chosen for it, at the start or after an exchange: not what an exchange uncovers."""
    return view.phase in (r.OPEN, r.SWAP) or view.phase == r.PASS and len(view.waiting) == 1


# Topics


def listener(view: r.View, say: Tongue) -> int:
    """Whose pond is meant: of whoever listens, at a shared table of whose turn it is."""
    return view.turn if say.you is None else say.you


def _may_swap(view: r.View) -> bool:
    return view.phase == r.SWAP and not view.waiting


def pond(view: r.View, say: Tongue, seat: int) -> list[str]:
    """A pond, row by row."""
    if not any(view.ponds[seat]):
        # Translators: nobody has seen any of these eight cards
        return [say("{pond}: all eight slots are hidden.", pond=_pond_of(seat, say))]
    return [row for first in (1, 5) for row in _row(view, say, seat, first)]


def _pond_of(seat: int, say: Tongue) -> str:
    if seat == say.you:
        # Translators: the beginning of a sentence about the listener's pond
        return say("Your pond")
    if say.level == "brief":
        return say.name(seat)
    # Translators: the beginning of a sentence about somebody's pond
    return say("{name}'s pond", name=say.name(seat))


def _row(view: r.View, say: Tongue, seat: int, first: int) -> list[str]:
    """Four slots of a pond: those face up, then the hidden ones by number."""
    cards = {slot: view.ponds[seat][slot - 1] for slot in range(first, first + 4)}
    hidden = [slot for slot, card in cards.items() if not card]
    first_shown, *shown = [numbered(slot, card, say) for slot, card in cards.items() if card] or [_all_hidden(say)]
    if hidden and len(hidden) < len(cards):
        # Translators: the slots of a row of a pond that are face down, after those face up
        shown.append(say.many("Hidden: {slots}.", "Hidden: {slots}.", len(hidden), slots=say.all_of(hidden)))
    return pack([_row_label(seat, first, first_shown, say), *shown], say)


def _row_label(seat: int, first: int, what: str, say: Tongue) -> str:
    """The beginning of a row: its first card face up."""
    facts = {"pond": _pond_of(seat, say), "what": what}
    if first == 1:
        # Translators: "pond" is "Your pond" or "Clara's pond"; "what" such as "1, pink frog, 4 per snail." or "all hidden."
        return say("{pond}, top: {what}", **facts)
    # Translators: "pond" is "Your pond" or "Clara's pond"; "what" such as "5, pink frog, 4 per snail." or "all hidden."
    return say("{pond}, bottom: {what}", **facts)


def _all_hidden(say: Tongue) -> str:
    # Translators: a whole row of a pond is face down; it follows a colon
    return say("all hidden.")
