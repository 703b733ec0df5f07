"""The voice of Symbiose: what is typed to play it, and every sentence that tells it."""

import re
from collections.abc import Iterator
from functools import partial
from itertools import chain
from random import Random
from typing import Any

from accessijeux_cli.games.symbiose import naming
from accessijeux_cli.games.symbiose import rules as r
from accessijeux_cli.games.symbiose.naming import card_name
from accessijeux_cli.words.lines import capital
from accessijeux_cli.words.phrases import Doubt, all_forms, first_form, fold, readable
from accessijeux_cli.words.tongue import Tongue, mark

NUMBERS = range(1, 21)
"""The numbers that can be typed as a slot: those that do not exist get a refusal that says so."""

# What is typed

# Translators: typed forms: exchange card number {card} of the river for what lies in slot {n} of one's pond; the first form has a
# word between the two numbers
SWAP = mark(
    "swap {card} for {n} | swap {card} {n} | take {card} for {n} | take {card} {n} | swap {card} for slot {n} | "
    "take {card} in slot {n} | swap {card} with {n} | swap {card} and {n} | exchange {card} for {n} | exchange {card} with {n} | "
    "{card} for {n} | {card} in {n} | {card} into {n} | put {card} in {n} | put {card} in slot {n} | puts {card} in {n} | "
    "swaps {card} for {n} | take {card} slot {n} | takes {card} for {n}"
)
# Translators: short typed forms for the same
SWAP_SHORT = mark("; {card} {n} | sw {card} {n}")
# Translators: typed forms, at the start: open slot {n} of one's pond
OPEN = mark("open {n} | open slot {n} | i open {n} | opens {n} ; op {n}")
# Translators: typed forms, after a card that was face up was exchanged: turn up slot {n}
TURN_UP = mark("turn up {n} | reveal {n} | turn up slot {n} | reveal slot {n} | turns up {n} | reveals {n} ; rv {n}")
# Translators: typed forms, at a physical table: the card shown is {words}, such as "pink frog 4 snail"
REVEALED = mark("card {words} | shown {words} | it is {words}")


# Translators: typed words between a card of the river named by what it shows and slot {n}, as in "pink frog for 5"
INTO = mark("for {n} | in {n} | into {n} | with {n} | and {n} | for slot {n} | in slot {n} | into slot {n} | slot {n}")


def phrases(dictated: bool, say: Tongue) -> Iterator[tuple[str, Any, dict[str, int]]]:
    """What can be typed as a move: (typed message, the line of actions it means, what fills its slots now).

    Of a message whose slots stay open, the line is a function of them. A card's name alone is read by `read`.
    """
    yield SWAP, lambda card, n: (r.Swap(card, n),), {}
    yield SWAP_SHORT, lambda card, n: (r.Swap(card, n),), {}
    for n in NUMBERS:
        yield OPEN, (r.Open(n),), {"n": n}
        yield TURN_UP, (r.TurnUp(n),), {"n": n}
        yield f"; {n}", (r.Open(n),), {}
        yield f"; {n}", (r.TurnUp(n),), {}
    if dictated:
        yield REVEALED, lambda words: (r.Reveal(naming.only_card(words, say)),), {}


def phrase(action: Any, say: Tongue) -> str:
    """The whole form that means that action."""
    match action:
        case r.Swap(river, slot):
            return first_form(say(SWAP, card=river, n=slot))
        case r.Open(slot):
            return first_form(say(OPEN, n=slot))
        case r.TurnUp(slot):
            return first_form(say(TURN_UP, n=slot))
        case r.Reveal(card):
            return first_form(say(REVEALED, words=naming.typed_name(card, say)))
        case r.SetSlot(player, slot, 0):
            return first_form(say(HIDE_SLOT, name=say.name(player - 1), n=slot))
        case r.SetSlot(player, slot, card):
            return first_form(say(SET_SLOT, name=say.name(player - 1), n=slot, words=naming.typed_name(card, say)))
        case r.SetRiver(slot, 0):
            return first_form(say(HIDE_RIVER, n=slot))
        case r.SetRiver(slot, card):
            return first_form(say(SET_RIVER, n=slot, words=naming.typed_name(card, say)))
        case r.SetTurn(player):
            return first_form(say(SET_TURN, name=say.name(player - 1)))
    raise TypeError(action)


def line(actions: tuple[Any, ...], say: Tongue) -> str:
    """A typed line as it can be typed again."""
    cards = [naming.typed_name(action.card, say) for action in actions if isinstance(action, r.Reveal)]
    first = [] if isinstance(actions[0], r.Reveal) else [phrase(actions[0], say)]
    return say.comma([*first, *cards])


def read(text: str, view: r.View, say: Tongue) -> tuple[Any, ...] | None:
    """Free words that are cards named by what they show, perhaps after a move, or a move that names its card so.

    (the actions they mean, or (); else sentences; then, when these ask which card is meant, a Doubt). None when no card is named,
    or one by a single word while none is asked for. Without a card to be shown, what is named is told where it lies.
    """
    of_a_name = _slot_of_a_name(text, view, say) or _score_of_a_name(text, view, say)
    if of_a_name:
        return (), of_a_name
    named_move = _swap_by_name(text, view, say)
    if named_move:
        return named_move
    described = naming.described(text, _verbs(), _numbers_before(view), say)
    if described is None:
        return _misnamed(text, view, say)
    numbers, descriptions = described
    if descriptions[0].bare and not numbers and not view.waiting:
        return None
    likely = view.unseen if numbers or view.waiting else [*view.river, *chain(*view.ponds)]
    cards = [naming.matching(each, likely) for each in descriptions]
    for place, (each, found) in enumerate(zip(descriptions, cards)):
        if len(found) != 1:
            plain = partial(naming.with_card, text, _verbs(), numbers, place, say=say)
            return (), [naming.not_one(each, found, say)], *_doubts(found, plain, bool(numbers or view.waiting), say)
    numbers_only = [found[0] for found in cards]
    if not numbers and not view.waiting:
        return (), [where(view, say, card) for card in numbers_only]
    if not numbers and len(cards) > len(view.waiting):
        return (), [_too_many(len(cards), len(view.waiting), say), _which_card(view, say)]
    return (*_moved(numbers, view), *map(r.Reveal, numbers_only)), []


def _doubts(cards: list[int], plain: Any, ranked: bool, say: Tongue) -> list[Doubt]:
    """Which of these cards is meant, when they are a few; plain(card=...) is then the whole text. ranked: a number may answer."""

    def completed(answer: str) -> str | None:
        card = naming.picked(answer, cards, say) if ranked or not fold(answer).isdigit() else None
        return plain(card=card) if card else None

    return [Doubt(len(cards) if ranked else 0, completed)] if 1 < len(cards) <= naming.FEW else []


def _swap_by_name(text: str, view: r.View, say: Tongue) -> tuple[Any, ...] | None:
    """An exchange whose card of the river is named by what it shows, "pink frog for 5", perhaps with cards shown after a comma."""
    parts = text.split(",")
    for end in range(len(parts), 0, -1):
        name, slot = _name_and_slot(",".join(parts[:end]), say)
        described = naming.described(name, _verbs(), naming.ALONE, say) if slot else None
        if described and not described[0] and len(described[1]) == 1:
            return _swap_of(described[1][0], slot, ",".join(parts[end:]), view, say)
    return None


def _name_and_slot(text: str, say: Tongue) -> tuple[str, int]:
    """What stands before the slot of an exchange, and the slot; ("", 0) when the text does not end with one."""
    folded = fold(text)
    for form in sorted(all_forms(say(INTO)), key=len, reverse=True):
        into = fold(form.replace("{n}", ""))
        found = re.fullmatch(rf"(.+) {re.escape(into)} (\d+)", folded)
        if found:
            return found[1], int(found[2])
    return "", 0


def _swap_of(described: Any, slot: int, shown: str, view: r.View, say: Tongue) -> tuple[Any, ...]:
    """The exchange of the one card of the river described so; which one, when several are, or that none is."""
    found = [number for number, card in enumerate(view.river, 1) if card and card in naming.matching(described, ())]
    if len(found) == 1 or not _may_swap(view):
        move = r.Swap(found[0] if found else 1, slot)
        return read(f"{move.river} {slot}, {shown}", view, say) or ((move,), []) if shown.strip() else ((move,), [])
    if not found:
        # Translators: an exchange named a card by what it shows, as in "pink frog for 5"; the cards of the river follow
        return (), [say("No card of the river fits that."), *river(view, say)]
    cards = [view.river[number - 1] for number in found]
    into = first_form(say(INTO, n=slot))

    def plain(card: int) -> str:
        return f"{naming.typed_name(card, say)} {into}, {shown}".rstrip(", ")

    return (), [naming.which(cards, say)], *_doubts(cards, plain, True, say)


def _misnamed(text: str, view: r.View, say: Tongue) -> tuple[Any, ...] | None:
    """While a card is asked for: the word that is none of a card's name, and the question again."""
    word = naming.unknown_word(text, say) if view.waiting else ""
    if not word:
        return None
    typed = next((each for each in text.split() if fold(each) == word), word)
    # Translators: at a physical table: a word that stands in no card's name; the question which card it is follows
    return (), [say("I do not know {word} in the name of a card.", word=readable(typed, say.language)), _which_card(view, say)]


def _numbers_before(view: r.View) -> tuple[int, ...]:
    """How many numbers may stand before a card, the likeliest first: of a move, while no card is awaited."""
    if view.waiting or view.phase == r.OVER:
        return naming.ALONE
    return (2, 0, 1) if view.phase == r.SWAP else (1, 0)


def _too_many(typed: int, awaited: int, say: Tongue) -> str:
    # Translators: at a physical table: more cards were typed, "typed" of them, than are being turned up
    return say.many(
        "Only one card is awaited, and {typed:words} are typed.",
        "Only {count:words} cards are awaited, and {typed:words} are typed.",
        awaited,
        typed=typed,
    )


def _verbs() -> frozenset[str]:
    """The words that may stand before the cards of a line."""
    return naming.words_in(SWAP, OPEN, TURN_UP, REVEALED)


def _moved(numbers: list[int], view: r.View) -> tuple[Any, ...]:
    """The move that one or two numbers before a card mean."""
    match numbers:
        case [river, slot, *_]:
            return (r.Swap(river, slot),)
        case [slot]:
            return (r.Open(slot) if view.phase == r.OPEN else r.TurnUp(slot),)
    return ()


# Small parts of sentences, each a whole message


def points(count: int, say: Tongue) -> str:
    """A number of points."""
    # Translators: a score
    return say.many("{count} point", "{count} points", count)


def _your(seat: int, say: Tongue) -> bool:
    return seat == say.you


def with_owner(owner: int, say: Tongue) -> str:
    """Where the cards that count lie."""
    if owner == r.RIVER:
        # Translators: where cards lie, as in "three fish in the river"
        return say("in the river")
    if _your(owner, say):
        # Translators: where cards lie, as in "three fish with you"
        return say("with you")
    # Translators: where cards lie, as in "three fish with Clara"
    return say("with {name}", name=say.name(owner))


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


def pack(sentences: list[str], say: Tongue) -> list[str]:
    """Short sentences together on lines: of at most 40 characters in brief, of 79 otherwise."""
    width = 40 if say.level == "brief" else 79
    lines: list[str] = []
    for sentence in sentences:
        if lines and len(lines[-1]) + 1 + len(sentence) <= width:
            lines[-1] += " " + sentence
        else:
            lines.append(sentence)
    return lines


# What happened


def merged(events: list[Any]) -> list[Any]:
    """The events worth a sentence: an exchange with the cards it uncovers is a tuple, so are several cards of the river."""
    kept: list[Any] = []
    for event in events:
        last = kept[-1] if kept else None
        if isinstance(last, tuple) and _belongs(last, event):
            kept[-1] = (*last, event)
        elif isinstance(event, (r.Swapped, r.RiverShown)):
            kept.append((event,))
        else:
            kept.append(event)
    opened = {event.seat for event in events if isinstance(event, r.Shown)}
    return [event for event in kept if not (isinstance(event, r.Chosen) and event.seat in opened)]


def _belongs(run: tuple[Any, ...], event: Any) -> bool:
    """Whether an event goes on with an exchange, or with cards of the river."""
    match run[0], event:
        case r.RiverShown(), r.RiverShown():
            return True
        case r.Swapped(seat, _, slot, 0), r.Shown(same, at, _):
            return (seat, slot) == (same, at)
        case r.Swapped(river=river, given=0), r.RiverShown(at, _):
            return river == at and not isinstance(run[-1], r.RiverShown)
    return False


BEGINS = (r.Chosen, r.Swapped)
RESULTS = (r.Ended,)
"""When a long tale is cut: what begins a turn, and what is told of the turns that wait."""
PAUSES = ()
"""Events after which somebody who plays alone against bots is waited for before they go on."""


def told(events: list[Any], say: Tongue) -> list[str]:
    """The sentences that tell these events, in order."""
    return [sentence for event in merged(list(events)) for sentence in _told(event, say)]


def _told(event: Any, say: Tongue) -> list[str]:
    match event:
        case (r.Swapped() as swapped, *shown):
            return _swapped(swapped, shown, say)
        case (r.RiverShown(slot, card),):
            return [_river_card(slot, card, say)]
        case (r.RiverShown(), *_):
            return pack(_river_sentences({each.slot: each.card for each in event}, say), say)
        case r.Chosen(seat):
            return [_chosen(seat, say)]
        case r.Shown(seat, slot, card):
            return [_shown(seat, slot, card, say)]
        case r.Kept():
            return []
        case r.Ended():
            return _ended(event, say)
        case r.Repaired(action):
            return [_repaired(action, say)]
    raise TypeError(event)


def _chosen(seat: int, say: Tongue) -> str:
    if _your(seat, say):
        # Translators: at the start each player chooses a slot; which one is told when all have chosen
        return say("Your slot is chosen.")
    # Translators: at the start each player chooses a slot; which one is told when all have chosen
    return say("{name} has chosen a slot.", name=say.name(seat))


def _shown(seat: int, slot: int, card: int, say: Tongue) -> str:
    facts = {"slot": slot_name(slot, say), "card": card_name(card, say)}
    if say.level == "brief":
        if _your(seat, say):
            # Translators: short form: a card of your pond is turned up; "slot" is such as "Slot 3"
            return say("{slot}: {card}.", slot=capital(facts["slot"]), card=facts["card"])
        # Translators: short form: a card of somebody's pond is turned up; "slot" is such as "slot 3"
        return say("{name}, {slot}: {card}.", name=say.name(seat), **facts)
    if _your(seat, say):
        # Translators: a card of your pond is turned up; "slot" is such as "slot 3, centre"
        return say("You turn up {slot}: {card}.", **facts)
    # Translators: a card of somebody's pond is turned up; "slot" is such as "slot 3, centre"
    return say("{name} turns up {slot}: {card}.", name=say.name(seat), **facts)


def _swapped(swapped: r.Swapped, shown: list[Any], say: Tongue) -> list[str]:
    """An exchange: what came to the pond, and what went to the river when it is known."""
    taken = swapped.taken or next((each.card for each in shown if isinstance(each, r.Shown)), 0)
    given = swapped.given or next((each.card for each in shown if isinstance(each, r.RiverShown)), 0)
    if swapped.taken and given and say.level != "brief":
        return [_put_and_returned(swapped, given, say)]
    return [_put(swapped, taken, say), *([_river_card(swapped.river, given, say)] if given else [])]


def _put_and_returned(swapped: r.Swapped, given: int, say: Tongue) -> str:
    facts = {"card": card_name(swapped.taken, say), "slot": swapped.slot, "given": card_name(given, say)}
    if _your(swapped.seat, say):
        # Translators: you exchange a card; "card" and "given" are such as "pink frog, 4 per snail"
        return say("You put {card}, in slot {slot}, and return {given}.", **facts)
    # Translators: somebody exchanges a card; "card" and "given" are such as "pink frog, 4 per snail"
    return say("{name} puts {card}, in slot {slot}, and returns {given}.", name=say.name(swapped.seat), **facts)


def _put(swapped: r.Swapped, taken: int, say: Tongue) -> str:
    facts = {"slot": swapped.slot, "card": card_name(taken, say) if taken else "", "river": swapped.river}
    seat, name = swapped.seat, say.name(swapped.seat)
    if not swapped.taken and not taken:
        return _put_hidden(seat, facts, say)
    if not swapped.taken and _your(seat, say):
        # Translators: in a duel a hidden card of the river is taken and turned up
        return say("You put hidden card {river} in slot {slot}: {card}.", **facts)
    if not swapped.taken:
        # Translators: in a duel a hidden card of the river is taken and turned up
        return say("{name} puts hidden card {river} in slot {slot}: {card}.", name=name, **facts)
    if say.level == "brief":
        return _put_brief(seat, facts, say)
    if _your(seat, say):
        # Translators: a card comes to a slot of a pond; "card" is such as "pink frog, 4 per snail"
        return say("You put {card}, in slot {slot}.", **facts)
    # Translators: a card comes to a slot of a pond; "card" is such as "pink frog, 4 per snail"
    return say("{name} puts {card}, in slot {slot}.", name=name, **facts)


def _put_hidden(seat: int, facts: dict[str, Any], say: Tongue) -> str:
    if _your(seat, say):
        # Translators: in a duel a hidden card of the river is taken; what it is, is told next
        return say("You put hidden card {river} in slot {slot}.", **facts)
    # Translators: in a duel a hidden card of the river is taken; what it is, is told next
    return say("{name} puts hidden card {river} in slot {slot}.", name=say.name(seat), **facts)


def _put_brief(seat: int, facts: dict[str, Any], say: Tongue) -> str:
    if _your(seat, say):
        # Translators: short form: a card comes to a slot of your pond; "card" is such as "pink frog 4 snail"
        return say("Slot {slot}: {card}.", **facts)
    # Translators: short form: somebody exchanges card {river} of the river for a slot; "card" is such as "pink frog 4 snail"
    return say("{name} swaps {river} for {slot}: {card}.", name=say.name(seat), **facts)


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


def _ended(event: r.Ended, say: Tongue) -> list[str]:
    # Translators: the game is over; the results follow
    lines = [say("The game is over."), *_results(event, say), _winner(event, say)]
    if say.you is None or say.level == "brief":
        return lines
    # Translators: after the results: what each card of your pond gave follows
    return [*lines, say("Your cards, one by one:"), *(counted_line(each, say) for each in event.counts[say.you])]


def _results(event: r.Ended, say: Tongue) -> list[str]:
    """The points, the best first; of teams, first their sums."""
    seats = sorted(range(len(event.scores)), key=lambda seat: -event.scores[seat])
    lines = [_total(seat, event.scores[seat], event.counts[seat], say) for seat in seats]
    return [*team_lines(list(event.scores), say), *lines] if event.mode == r.TEAMS else lines


def _total(seat: int, total: int, counts: Any, say: Tongue) -> str:
    """One pond's points, by its columns."""
    parts = {
        side: sum(each.points for each in counts if r.SIDE_OF[each.slot] == side)
        for side in (r.LEFT, r.CENTRE, r.RIGHT)
    }
    facts = {"points": points(total, say), "left": parts[r.LEFT], "centre": parts[r.CENTRE], "right": parts[r.RIGHT]}
    if _your(seat, say):
        # Translators: final result of your pond, and what its columns gave
        return say("You: {points}. Left {left}, centre {centre}, right {right}.", **facts)
    # Translators: final result of somebody's pond, and what its columns gave
    return say("{name}: {points}. Left {left}, centre {centre}, right {right}.", name=say.name(seat), **facts)


def team_lines(scores: list[int], say: Tongue) -> list[str]:
    """The sum of each team, the better first."""
    lines = []
    for team in sorted([(0, 2), (1, 3)], key=lambda team: -sum(scores[seat] for seat in team)):
        worth = points(sum(scores[seat] for seat in team), say)
        # Translators: the sum of a team's two ponds; "names" is such as "Léa and Anne"
        lines.append(say("Team: {names}, {points}.", names=_names(team, say), points=worth))
    return lines


def _names(seats: Any, say: Tongue) -> str:
    # Translators: yourself in a list of names
    return say.all_of(say("you") if _your(seat, say) else say.name(seat) for seat in seats)


def _winner(event: r.Ended, say: Tongue) -> str:
    others = [seat for seat in event.winners if not _your(seat, say)]
    if event.mode == r.TEAMS and len(event.winners) == 2:
        # Translators: the team that wins; "names" is such as "Léa and Anne", or "you and Anne"
        return say("Victory of the team: {names}.", names=_names(event.winners, say))
    if len(event.winners) == 1:
        # Translators: the winner
        return say("{name} wins.", name=say.name(others[0])) if others else say("You win.")
    if len(event.winners) == len(event.scores) and event.mode == r.TEAMS:
        # Translators: a tie of both teams, with the game's own word
        return say("The teams are equal: in perfect symbiosis.")
    worth = points(event.scores[event.winners[0]], say)
    if len(others) < len(event.winners):
        # Translators: a tie, with the game's own word; "names" are the others
        return say(
            "You and {names}, {points}: in perfect symbiosis.", names=say.all_of(map(say.name, others)), points=worth
        )
    # Translators: a tie, with the game's own word
    return say("{names}, {points}: in perfect symbiosis.", names=say.all_of(map(say.name, others)), points=worth)


def _repaired(action: Any, say: Tongue) -> str:
    match action:
        case r.SetSlot(player, slot, card):
            return _slot_of(player - 1, slot, card, say)
        case r.SetRiver(slot, card):
            return _river_card(slot, card, say)
        case r.SetTurn():
            # Translators: at a physical table: whose turn it is was put right; it is said next
            return say("The turn is set right.")
    raise TypeError(action)


def _slot_of(seat: int, slot: int, card: int, say: Tongue) -> str:
    """A slot of anybody's pond."""
    facts = {"slot": slot_name(slot, say), "name": say.name(seat)}
    if not card:
        # Translators: nobody has seen the card of that slot; "slot" is such as "slot 3, centre"
        return say("{name}, {slot}: hidden.", **facts)
    # Translators: what lies in a slot of somebody's pond; "slot" is such as "slot 3, centre"
    return say("{name}, {slot}: {card}.", card=card_name(card, say), **facts)


def doubtful(actions: tuple[Any, ...], view: r.View, lines: list[list[Any]], say: Tongue) -> list[str]:
    """At a physical table: whether a legal line may be meant for what is over already: here none is."""
    return []


def summed(events: list[Any], say: Tongue) -> list[str]:
    """The same in short."""
    return told(events, say.at(level="brief"))


# Why not


def reason(refusal: Any, say: Tongue) -> str:
    """Why something cannot be done; what is possible instead is said by `possible`."""
    match refusal:
        case r.RevealFirst():
            return _reveal_first(refusal, say)
        case r.NothingToReveal():
            # Translators: at a physical table: a card was named though none, or no further one, is being turned up then
            return say("No card is awaited at that point.")
        case r.OpenFirst():
            # Translators: the game begins with one slot of each pond turned up
            return say("First each player opens a slot.")
        case r.AlreadyChosen():
            # Translators: the player has chosen the first slot; the others still choose
            return say("Your slot is chosen already.")
        case r.OpeningOver():
            # Translators: opening a slot is only for the start
            return say("All have opened their slot.")
        case r.TurnUpFirst():
            # Translators: the card exchanged was face up: what must be done is said next
            return say("The turn is not over.")
        case r.SwapFirst():
            # Translators: a slot is turned up only after a card that was face up was exchanged
            return say("First a card of the river is exchanged.")
        case r.NoSuchSlot(slot) | r.NoSlotToOpen(slot) | r.NoSlotToTurnUp(slot):
            # Translators: there is no slot with that number
            return say("No slot {slot}: they go from 1 to 8.", slot=slot)
        case r.NoSuchRiverSlot(slot, size):
            # Translators: there is no card of the river with that number
            return say("No card {slot} in the river: they go from 1 to {size}.", slot=slot, size=size)
        case r.FaceUp(slot, card):
            # Translators: that slot cannot be turned up
            return say("Slot {slot} is face up already: {card}.", slot=slot, card=card_name(card, say))
        case r.NoSuchCard((_, *_) as cards):
            return naming.which(cards, say)
        case r.NoSuchCard(r.HIDDEN):
            # Translators: at a physical table: a card of the river was said to be face down
            return say("The river lies face up: only in a duel are cards of it hidden.")
        case r.NoSuchCard():
            # Translators: at a physical table: what was typed names no card of the game, or several
            return say("That names no card of the game.")
        case r.AlreadyOut():
            return _already_out(refusal, say)
        case r.NoSuchPlayer(player):
            # Translators: at a physical table
            return say("No player {player} here.", player=player)
    raise TypeError(refusal)


def _reveal_first(refusal: r.RevealFirst, say: Tongue) -> str:
    if refusal.owner == r.RIVER:
        # Translators: at a physical table: a move was typed while that card of the river is asked for
        return say("First the card of the river, number {n}.", n=refusal.slot)
    # Translators: at a physical table: a move was typed while the card turned up in somebody's pond is asked for
    return say("First the card in slot {n} of {name}.", n=refusal.slot, name=say.name(refusal.owner))


def _already_out(refusal: r.AlreadyOut, say: Tongue) -> str:
    facts = {"card": capital(card_name(refusal.card, say)), "slot": refusal.slot}
    if refusal.owner == r.RIVER:
        # Translators: at a physical table: the card named lies in the river already; "card" is such as "Pink frog, 4 per snail"
        return say("{card}: already card {slot} of the river. Read it again.", **facts)
    # Translators: at a physical table: the card named lies in a pond already; "card" is such as "Pink frog, 4 per snail"
    return say("{card}: already in slot {slot} of {name}. Read it again.", name=say.name(refusal.owner), **facts)


RULE_OF = {
    r.RevealFirst: "turn",
    r.NothingToReveal: "turn",
    r.OpenFirst: "setup",
    r.AlreadyChosen: "setup",
    r.OpeningOver: "setup",
    r.TurnUpFirst: "golden",
    r.SwapFirst: "turn",
    r.NoSuchSlot: "turn",
    r.NoSlotToOpen: "setup",
    r.NoSlotToTurnUp: "golden",
    r.NoSuchRiverSlot: "turn",
    r.FaceUp: "golden",
    r.NoSuchCard: "cards",
    r.AlreadyOut: "cards",
    r.NoSuchPlayer: "setup",
}
"""The section of the rules behind each refusal (manual.py)."""
SCORE_RULE = "score"


def possible(view: r.View, say: Tongue) -> str:
    """What can be done instead, said to whoever types."""
    if view.waiting:
        # Translators: at a physical table: how a card is named; which card is asked for stands before it
        how = say("Type its animal, colour, points, and what it counts.")
        return f"{_which_card(view, say)} {how}"
    match view.phase:
        case r.OPEN:
            # Translators: the start: one slot of the pond is chosen
            return say("Open a slot, from 1 to 8.")
        case r.SWAP:
            # Translators: how an exchange is typed
            return say(
                "Type the number of a river card, from 1 to {size}, then a slot, from 1 to 8.", size=len(view.river)
            )
        case r.TURN_UP:
            return _turn_up(view, say)
    return ""


def _turn_up(view: r.View, say: Tongue) -> str:
    slots = r.hidden_slots(view, view.turn)
    if len(slots) == 1:
        # Translators: only that slot is hidden; its number is typed
        return say("Turn up your last hidden slot: {n}.", n=slots[0])
    # Translators: "slots" is a list such as "1, 2 or 7"
    return say("Turn up a hidden slot: {slots}.", slots=say.one_of(slots))


# Before the first move

OPTIONS = (
    # Translators: typed forms before a game: the usual game for 2 to 4 players; then help
    (mark("standard"), "mode", r.STANDARD, mark("the usual game, for 2 to 4 players")),
    # Translators: typed forms before a game: the variant for two, with a river of eight cards; then help
    (mark("duel"), "mode", r.DUEL, mark("a variant for two, with a river of eight cards")),
    # Translators: typed forms before a game: the variant two against two; then help
    (mark("teams | team"), "mode", r.TEAMS, mark("a variant for four, two against two")),
)
"""What can be agreed before a game: (typed forms, option, value, what it does)."""


def before(say: Tongue, dictated: bool) -> list[str]:
    """Said with the first question about a new game."""
    # Translators: the words typed before a game
    modes = say("For two also: duel. For four also: teams.")
    if dictated:
        # Translators: at a physical table; a card as it is typed whole and in short, and a move as it is typed
        return [modes, say("Then type each card as it is read: pink frog 4 snail, or pi fr 4 sn; and each move: swap 3 for 5.")]
    # Translators: the word typed is "learn"
    return [modes, say("First time? Type learn.")]


def seated(seats: int, options: dict[str, Any], say: Tongue) -> list[str]:
    """What these players play with."""
    match options["mode"]:
        case r.DUEL:
            # Translators: the variant for two
            return [say("Duel: a river of eight cards, which one side of each pond counts; those hidden are turned up at the end.")]
        case r.TEAMS:
            # Translators: the variant two against two
            return [say("Teams: each one with the player opposite, and both sides of a pond count the partner's.")]
    # Translators: the usual game
    return [say("Ponds of eight cards, seven turns each.")]


def who_begins(say: Tongue) -> str:
    """The question that names the first player."""
    # Translators: the rule: the last person to have seen a frog begins; Enter leaves it to chance
    return say("Who saw a frog last? A name, or Enter for chance.")


def started(view: r.View, say: Tongue) -> list[str]:
    """The first words at a new table."""
    # Translators: how a pond lies, at the start
    lines = [say("All ponds are face down: slots 1 to 4 above, 5 to 8 below.")]
    if view.mode == r.TEAMS:
        # Translators: the two teams, each a list such as "Léa and Anne", or "you and Anne"
        lines.append(say("Together: {first}, against {second}.", first=_names((0, 2), say), second=_names((1, 3), say)))
    return [*lines, *_sides_of_all(view, say), _begins(view.begins, say)]


def _begins(seat: int, say: Tongue) -> str:
    if _your(seat, say):
        # Translators: who has the first turn, once all have opened a slot
        return say("You have the first turn.")
    # Translators: who has the first turn, once all have opened a slot
    return say("{name} has the first turn.", name=say.name(seat))


def _sides_of_all(view: r.View, say: Tongue) -> list[str]:
    """Whose ponds the edge columns count: the listener's, at a shared table everybody's; of teams it was said."""
    if say.you is not None:
        return [_sides_in_short(view, say.you, say)]
    if view.mode == r.TEAMS:
        return []
    if view.mode == r.STANDARD and view.seats == 2:
        # Translators: with two players: whose pond both edge columns count
        return [say("Left and right count the other pond.")]
    return [_sides_by_name(view, seat, say) for seat in range(view.seats)]


def _sides_by_name(view: r.View, seat: int, say: Tongue) -> str:
    left, right = (_pond_or_river(r.owner_of(view, seat, slot), say) for slot in (1, 4))
    # Translators: whose ponds a player's edge columns count; "left" and "right" are such as "Clara's pond" or "the river"
    return say("{name}: left counts {left}, right {right}.", name=say.name(seat), left=left, right=right)


def _pond_or_river(owner: int, say: Tongue) -> str:
    if owner == r.RIVER:
        # Translators: what a column counts, in the middle of a sentence
        return say("the river")
    # Translators: what a column counts, in the middle of a sentence
    return say("the pond of {name}", name=say.name(owner))


def _sides_in_short(view: r.View, seat: int, say: Tongue) -> str:
    left, right = (r.owner_of(view, seat, slot) for slot in (1, 4))
    if left == right:
        # Translators: with two players, or with a partner: whose pond both edge columns count
        return say("Left and right count {name}'s pond.", name=say.name(left))
    if r.RIVER in (left, right):
        rival = left if right == r.RIVER else right
        if right == r.RIVER:
            # Translators: in a duel: what the edge columns count
            return say("Left counts {name}'s pond, right the river.", name=say.name(rival))
        # Translators: in a duel: what the edge columns count
        return say("Left counts the river, right {name}'s pond.", name=say.name(rival))
    # Translators: whose ponds the edge columns count
    return say("Left counts {left}'s pond, right {right}'s pond.", left=say.name(left), right=say.name(right))


# What is asked


def asked(view: r.View, say: Tongue) -> list[str]:
    """What is expected now, and of whom; [] when the game is over."""
    if view.waiting:
        return [_which_card(view, say)]
    match view.phase:
        case r.OPEN:
            return [_open_a_slot(view, say)]
        case r.SWAP:
            return _your_turn(view, say)
        case r.TURN_UP if _your(view.turn, say):
            return [_turn_up(view, say)]
        case r.TURN_UP:
            return [_turns_up(view, say)]
    return []


def _turns_up(view: r.View, say: Tongue) -> str:
    name, slots = say.name(view.turn), r.hidden_slots(view, view.turn)
    if len(slots) == 1:
        # Translators: only that slot of the player's is hidden; its number is typed
        return say("{name}, turn up your last hidden slot: {n}.", name=name, n=slots[0])
    # Translators: "slots" is a list such as "1, 2 or 7"
    return say("{name}, turn up a hidden slot: {slots}.", name=name, slots=say.one_of(slots))


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


def _open_a_slot(view: r.View, say: Tongue) -> str:
    if _your(view.turn, say):
        # Translators: the start: one slot of the pond is chosen
        return say("Open a slot of your pond, from 1 to 8.")
    # Translators: the start: one slot of the pond is chosen by that player
    return say("{name}, open a slot, from 1 to 8.", name=say.name(view.turn))


def turn_of(seat: int, say: Tongue) -> str:
    """Whose turn it is."""
    if _your(seat, say):
        # Translators: it is your turn; nothing else is said in the brief form
        return say("Your turn.")
    # Translators: whose turn it is
    return say("{name}'s turn.", name=say.name(seat))


def _your_turn(view: r.View, say: Tongue) -> list[str]:
    if say.level == "brief":
        return [turn_of(view.turn, say)]
    ponds = pond(view, say, view.turn) if say.level == "full" else []
    return [*ponds, *river_lines(view, say, (_turn_and_number(view, say),))]


def _turn_and_number(view: r.View, say: Tongue) -> str:
    facts = {"number": r.turn_number(view), "turns": r.TURNS}
    if _your(view.turn, say):
        # Translators: it is your turn, the fourth of seven
        return say("Your turn, {number} of {turns}.", **facts)
    # Translators: whose turn it is, the fourth of seven
    return say("{name}'s turn, {number} of {turns}.", name=say.name(view.turn), **facts)


def effect(view: r.View, action: Any, say: Tongue) -> str:
    """What an allowed action would give; of a line of actions, its last, seen from just before it."""
    match action:
        case r.Swap():
            return _effect_of_swap(view, action, say)
        case r.Open(slot) | r.TurnUp(slot):
            owner = with_owner(r.owner_of(view, view.turn, slot), say)
            # Translators: "slot" is such as "Slot 4, right"; "where" such as "with Clara"
            return say("{slot}: it counts what lies {where}.", slot=capital(slot_name(slot, say)), where=owner)
    # Translators: answer to "may I type this?" at a physical table
    return say("It would be noted.")


def after(view: r.View, action: r.Swap) -> Any:
    """The table right after an exchange, cards that it uncovers still unknown."""
    state = r.imagine(view, Random(0))
    r.advance(state, view.turn, action)
    return state


def _effect_of_swap(view: r.View, action: r.Swap, say: Tongue) -> str:
    seat, card, then = view.turn, view.river[action.river - 1], after(view, action)
    facts = {"before": points(r.scores(view)[seat], say), "after": r.scores(then)[seat]}
    if not card:
        # Translators: in a duel: a hidden card of the river would be taken; then the points without it
        return say("Nobody knows that card yet. Without it: from {before} to {after}.", **facts)
    gives = counted_line(r.counted_card(then, seat, action.slot, card), say)
    # Translators: "gives" is what the card would give; then the points of all cards face up, before and after
    text = say("{gives} From {before} to {after}.", gives=gives, **facts)
    if r.scores(view)[seat] == r.scores(then)[seat]:
        # Translators: "gives" is a sentence on what a card gives; the points of all cards face up stay the same
        text = say("{gives} Still {points}.", gives=gives, points=facts["before"])
    text = " ".join([text, *elsewhere(view, then, action.slot, say)])
    if not view.ponds[seat][action.slot - 1]:
        return text
    # Translators: what follows an exchange of a card that was face up
    return " ".join([text, say("Then a hidden slot is turned up.")])


def elsewhere(view: r.View, then: Any, changed: int, say: Tongue) -> list[str]:
    """What an exchange changes besides its card: what the card returned gave, what the other cards of the pond gain or lose."""
    before, after_ = ({each.slot: each.points for each in r.counted(seen, view.turn)} for seen in (view, then))
    given = before.get(changed, 0)
    gain = sum(after_[slot] - worth for slot, worth in before.items() if slot != changed)
    told = []
    if given:
        # Translators: of an exchange: what the card that goes to the river gave until now
        told.append(say("The card returned gave {points}.", points=points(given, say)))
    if gain > 0:
        # Translators: of an exchange: what the other cards of the pond give more
        told.append(say("The other cards gain {points}.", points=points(gain, say)))
    if gain < 0:
        # Translators: of an exchange: what the other cards of the pond give less
        told.append(say("The other cards lose {points}.", points=points(-gain, say)))
    return told


# Topics


def listener(view: r.View, say: Tongue) -> int:
    """Whose pond is meant: of whoever listens, at a shared table of whose turn it is."""
    return view.turn if say.you is None else say.you


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


def _may_swap(view: r.View) -> bool:
    return view.phase == r.SWAP and not view.waiting


# Translators: typed forms of the answer to "Card 3 of the river, for which slot, from 1 to 8?"
FOR_SLOT = mark("{n} | for {n} | slot {n} | for slot {n}")


def into_a_slot(view: r.View, say: Tongue, n: int) -> dict[str, tuple[Any, ...]]:
    """The exchanges that may follow when only card n of the river was named."""
    slots = r.SLOTS if 1 <= n <= len(view.river) and _may_swap(view) else ()
    return {say(FOR_SLOT, n=slot): (r.Swap(n, slot),) for slot in slots}


def pond(view: r.View, say: Tongue, seat: int) -> list[str]:
    """A pond, row by row."""
    if not any(view.ponds[seat]):
        # Translators: nobody has seen any of these eight cards
        return [say("{pond}: all eight slots are hidden.", pond=_pond_of(seat, say))]
    return [row for first in (1, 5) for row in _row(view, say, seat, first)]


def _pond_of(seat: int, say: Tongue) -> str:
    if _your(seat, say):
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


def _slot_of_a_name(text: str, view: r.View, say: Tongue) -> list[str]:
    """What lies in a slot of a player named, "slot 2 Clara"; [] when the text asks for none."""
    numbers = [int(word) for word in fold(text).split() if word.isdigit()]
    for seat, name in enumerate(say.names if len(numbers) == 1 else ()):
        forms = all_forms(say(NAMED_SLOT, n=numbers[0], name=name))
        if fold(text) in map(fold, forms):
            return [_slot(view, say, seat, numbers[0])] if numbers[0] in r.SLOTS else [reason(r.NoSuchSlot(numbers[0]), say)]
    return []


def _score_of_a_name(text: str, view: r.View, say: Tongue) -> list[str]:
    """The points of a player named, "score Clara"; [] when the text asks for none."""
    seats = [seat for seat, name in enumerate(say.names) if fold(text) in map(fold, all_forms(say(NAMED_SCORE, name=name)))]
    return _score_of(view, seats[0], say) if seats else []


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
SOUNDS: dict[Any, Any] = {}
"""The topics that can be heard as sounds too: topic -> (view -> sounds)."""


def sounding(events: list[Any], view: r.View) -> tuple[Any, ...]:
    """The sounds of what happened: none in this game."""
    return ()


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
    if _your(seat, say):
        # Translators: your points by the cards that are face up; "cards" is such as "four cards face up"
        return say("You: {points}, {cards}.", cards=cards, **facts)
    # Translators: somebody's points by the cards that are face up; "cards" is such as "four cards face up"
    return say("{name}: {points}, {cards}.", name=say.name(seat), cards=cards, **facts)


def score(view: r.View, say: Tongue) -> list[str]:
    """Every pond's points, by what is face up, with what each card gives."""
    lines = _sums(view, say)
    for seat in _in_order(view, say):
        lines += _score_of(view, seat, say)
    return lines


def _score_of(view: r.View, seat: int, say: Tongue) -> list[str]:
    return [_running(view, seat, say), *(counted_line(each, say) for each in r.counted(view, seat))]


# What can be typed, for help: (typed forms, an example's facts, what it does)
HELP = (
    # Translators: help, after the word typed
    (SWAP, {"card": 3, "n": 5}, mark("put card 3 of the river in slot 5; the two numbers alone are enough")),
    # Translators: help, after the word typed
    (TURN_UP, {"n": 2}, mark("after exchanging a card face up, turn up slot 2; its number alone is enough")),
    # Translators: help, after the word typed
    (OPEN, {"n": 2}, mark("at the start, open slot 2; its number alone is enough")),
)

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

# Translators: typed forms for one player's pond, besides the name alone
NAMED = mark("pond {name} | {name} pond")
# Translators: typed forms for slot {n} of one player's pond
NAMED_SLOT = mark("slot {n} {name} | slot {n} of {name}")
# Translators: typed forms for what each card of one player gives
NAMED_SCORE = mark("score {name} | score of {name} | points {name} | points of {name}")
COUNTING = (*COUNTS, unseen)
"""The topics that count unseen cards: they know how to do without (unaided)."""

# Translators: typed forms, at a physical table: in slot {n} of that player's pond lies {words}, such as "pink frog 4 snail"
SET_SLOT = mark("set {name} slot {n} {words} | set slot {n} {name} {words}")
# Translators: typed forms, at a physical table: slot {n} of that player's pond is face down
HIDE_SLOT = mark(
    "set {name} slot {n} hidden | set slot {n} {name} hidden | set {name} slot {n} empty | set slot {n} {name} empty"
)
# Translators: typed forms, at a physical table: card {n} of the river is {words}, such as "pink frog 4 snail"
SET_RIVER = mark("set river {n} {words}")
# Translators: typed forms, at a physical table: card {n} of the river is face down
HIDE_RIVER = mark("set river {n} hidden")
# Translators: typed forms, at a physical table: it is that player's turn
SET_TURN = mark("set turn {name}")

# Translators: a card as it may be typed, an example in help
CARD_TYPED = mark("green frog 3 fish")

# What can be typed at a physical table, for help: as HELP.
TABLE_HELP = (
    # Translators: help, after the words typed at a physical table
    (SWAP, {"card": 3, "n": 5}, mark("card 3 of the river was put in slot 5; the card shown then, if any, follows after a comma")),
    # Translators: help, after the words typed at a physical table
    (REVEALED, {"words": CARD_TYPED}, mark("that card was shown; its name alone is enough")),
    # Translators: help, after the words typed at a physical table
    (OPEN, {"n": 2}, mark("at the start, slot 2 was opened; its card is asked for when all have opened one")),
    # Translators: help, after the words typed at a physical table
    (TURN_UP, {"n": 2}, mark("slot 2 was turned up; its number alone is enough, and its card may follow")),
    # Translators: help, after the words typed at a physical table
    (SET_SLOT, {"name": "Léa", "n": 3, "words": CARD_TYPED}, mark("make the program agree: that card is in slot 3 of Léa's pond")),
    # Translators: help, after the words typed at a physical table
    (SET_RIVER, {"n": 2, "words": CARD_TYPED}, mark("make the program agree: that card is number 2 of the river")),
)

# What makes the program agree with a physical table besides, for help: as HELP.
REPAIR_HELP = (
    # Translators: help, after the words typed at a physical table
    (HIDE_SLOT, {"name": "Léa", "n": 3}, mark("make the program agree: slot 3 of Léa's pond is hidden")),
    # Translators: help, after the words typed at a physical table
    (HIDE_RIVER, {"n": 2}, mark("make the program agree: card 2 of the river is hidden")),
    # Translators: help, after the words typed at a physical table
    (SET_TURN, {"name": "Léa"}, mark("make the program agree: it is Léa's turn")),
)


def repairs(say: Tongue) -> Iterator[tuple[str, Any, dict[str, str]]]:
    """At a physical table: (typed forms, slots -> actions that make the program agree, what fills the slots)."""
    yield SET_RIVER, lambda n, words: (r.SetRiver(n, naming.only_card(words, say)),), {}
    yield HIDE_RIVER, lambda n: (r.SetRiver(n, 0),), {}
    for player, name in enumerate(say.names, 1):
        facts = {"name": name}
        yield (
            SET_SLOT,
            _repair(lambda player, n, words: (r.SetSlot(player, n, naming.only_card(words, say)),), player),
            facts,
        )
        yield HIDE_SLOT, _repair(lambda player, n: (r.SetSlot(player, n, 0),), player), facts
        yield SET_TURN, _repair(lambda player: (r.SetTurn(player),), player), facts


def _repair(build: Any, player: int) -> Any:
    return lambda **slots: build(player, **slots)


def inventory(seats: int) -> list[tuple[str, int]]:
    """A game already under way is asked for piece by piece: ("river", 0), each ("pond", number), then ("turn", 0)."""
    return [("river", 0), *(("pond", n) for n in range(1, seats + 1)), ("turn", 0)]


def inventory_question(piece: tuple[str, int], view: r.View, say: Tongue) -> list[str]:
    """What one piece is as far as is known, and the question for it."""
    match piece:
        case ("river", _) if view.mode == r.DUEL:
            # Translators: at a physical table, catching up with a game under way; "6 pink frog 4 snail" is an example
            question = say("The river: its cards face up, each after its number, as in 6 pink frog 4 snail, with commas between.")
            return [*(river(view, say) if any(view.river) else []), f"{question} {_or_enter(view.river, say)}"]
        case ("river", _):
            # Translators: at a physical table, catching up with a game under way
            question = say("The river: its cards in order, with commas between.")
            return [*(river(view, say) if any(view.river) else []), f"{question} {_or_enter(view.river, say)}"]
        case ("pond", n):
            # Translators: at a physical table, catching up with a game under way; "2 pink frog 4 snail" is an example
            question = say("Type its cards face up, each after its slot, with commas between.")
            return [*pond(view, say, n - 1), f"{question} {_or_enter(view.ponds[n - 1], say)}"]
    # Translators: at a physical table, catching up with a game under way
    return [say("Whose turn is it? A name, or Enter for {name}.", name=say.name(view.turn))]


def _or_enter(cards: tuple[int, ...], say: Tongue) -> str:
    """What Enter means while catching up."""
    if any(cards):
        # Translators: at a physical table, catching up: Enter leaves those cards as the program has them
        return say("Enter when they lie as told.")
    # Translators: at a physical table, catching up: Enter says that no card is face up there yet
    return say("Enter when none is face up.")


def inventory_answer(piece: tuple[str, int], text: str, player: int, say: Tongue) -> tuple[Any, ...] | str:
    """The actions that an answer means: a text, "" for nothing there, or the player named (from 1; 0 for nobody).

    A sentence when cards are named that cannot lie so.
    """
    match piece:
        case ("river" | "pond", _) if text:
            return _lying(piece, naming.listed(text, BEFORE_LISTED[piece[0]], say), say)
        case ("pond", n) if not player:
            return tuple(r.SetSlot(n, place, 0) for place in r.SLOTS)
        case ("turn", _) if player:
            return (r.SetTurn(player),)
    return ()


BEFORE_LISTED = {"river": (0, 1), "pond": (1, 0)}
"""How many numbers may stand before a card while catching up, the likeliest first."""


def _lying(piece: tuple[str, int], cards: list[tuple[list[int], Any]], say: Tongue) -> tuple[Any, ...] | str:
    """Cards of a list where they lie, each in another place, or why not: in the river in order, in a pond after their slots."""
    what, player = piece
    actions: list[Any] = []
    laid: set[int] = set()
    for rank, (numbers, description) in enumerate(cards, 1):
        found = naming.matching(description, ()) if description else [r.HIDDEN]
        if len(found) != 1:
            return naming.not_one(description, found, say)
        if what == "pond" and not numbers:
            return _without_slot(found[0], say)
        place = numbers[-1] if numbers else rank
        if place in [action.slot for action in actions]:
            # Translators: at a physical table, catching up: two cards were typed for one slot, or one number of the river
            return say("Two cards with number {n}: each has a number of its own.", n=place)
        if found[0] in laid:
            # Translators: at a physical table, catching up: the same card was typed twice; "card" is such as "pink frog 4 snail"
            return say("Twice {card}: there is only one.", card=naming.typed_name(found[0], say))
        laid |= set(found) - {r.HIDDEN}
        actions.append(r.SetRiver(place, found[0]) if what == "river" else r.SetSlot(player, place, found[0]))
    return tuple(actions)


def _without_slot(card: int, say: Tongue) -> str:
    if not card:
        # Translators: at a physical table, catching up: a card was said to be face down without its slot
        return say("Type the slot that is hidden, for instance: 3 hidden.")
    # Translators: at a physical table, catching up: a card was typed without its slot; "card" is such as "pink frog 4 snail"
    return say("Type the slot before each card, for instance: 3 {card}.", card=naming.typed_name(card, say))


def amiss(view: r.View, say: Tongue) -> list[str]:
    """At a physical table, what cannot be in how the table lies: each turn adds one card face up to a pond, in turn order."""
    if view.waiting or view.phase == r.OVER:
        return []
    order = [(view.turn + step) % view.seats for step in range(view.seats)]
    shown = [len(r.SLOTS) - len(r.hidden_slots(view, seat)) for seat in order]
    if max(shown) <= 1 if view.phase == r.OPEN else shown == sorted(shown) and shown[-1] - shown[0] <= 1:
        return []
    # Translators: at a physical table, how many cards of a pond are face up, in a list
    counts = [say("{name} {count}", name=say.name(seat), count=count) for seat, count in sorted(zip(order, shown))]
    # Translators: at a physical table: the ponds do not fit whose turn it is; "counts" is such as "Léa 1, Tom 3"
    return [say("Cards face up: {counts}, and it is {name}'s turn. That cannot be: each turn adds one.",
                counts=say.comma(counts), name=say.name(view.turn))]  # fmt: skip


def sample(say: Tongue) -> str:
    """One sentence in the wished length."""
    return _shown(0, 3, 1, say.at(names=("",), you=0))
