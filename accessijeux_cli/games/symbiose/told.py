"""What happened in Symbiose, and why something is not possible."""

from typing import Any

from accessijeux_cli.games.symbiose import naming
from accessijeux_cli.games.symbiose import rules as r
from accessijeux_cli.games.symbiose.naming import card_name
from accessijeux_cli.games.symbiose.wording import (
    _names,
    _river_card,
    _river_sentences,
    _slot_of,
    counted_line,
    slot_name,
    team_lines,
)
from accessijeux_cli.words import shared
from accessijeux_cli.words.lines import capital
from accessijeux_cli.words.shared import pack, points
from accessijeux_cli.words.tongue import Tongue

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
    # Translators: at the start each player chooses a slot; which one is told when all have chosen
    return say.person(seat, "Your slot is chosen.", "{name} has chosen a slot.")


def _shown(seat: int, slot: int, card: int, say: Tongue) -> str:
    facts = {"slot": slot_name(slot, say), "card": card_name(card, say)}
    if say.level == "brief":
        if seat == say.you:
            # Translators: short form: a card of your pond is turned up; "slot" is such as "Slot 3"
            return say("{slot}: {card}.", slot=capital(facts["slot"]), card=facts["card"])
        # Translators: short form: a card of somebody's pond is turned up; "slot" is such as "slot 3"
        return say("{name}, {slot}: {card}.", name=say.name(seat), **facts)
    # Translators: a card of somebody's pond is turned up; "slot" is such as "slot 3, centre"
    return say.person(seat, "You turn up {slot}: {card}.", "{name} turns up {slot}: {card}.", **facts)


def _swapped(swapped: r.Swapped, shown: list[Any], say: Tongue) -> list[str]:
    """An exchange: what came to the pond, and what went to the river when it is known."""
    taken = swapped.taken or next((each.card for each in shown if isinstance(each, r.Shown)), 0)
    given = swapped.given or next((each.card for each in shown if isinstance(each, r.RiverShown)), 0)
    if swapped.taken and given and say.level != "brief":
        return [_put_and_returned(swapped, given, say)]
    return [_put(swapped, taken, say), *([_river_card(swapped.river, given, say)] if given else [])]


def _put_and_returned(swapped: r.Swapped, given: int, say: Tongue) -> str:
    facts = {"card": card_name(swapped.taken, say), "slot": swapped.slot, "given": card_name(given, say)}
    # Translators: somebody exchanges a card; "card" and "given" are such as "pink frog, 4 per snail"
    return say.person(
        swapped.seat,
        "You put {card}, in slot {slot}, and return {given}.",
        "{name} puts {card}, in slot {slot}, and returns {given}.",
        **facts,
    )


def _put(swapped: r.Swapped, taken: int, say: Tongue) -> str:
    facts = {"slot": swapped.slot, "card": card_name(taken, say) if taken else "", "river": swapped.river}
    seat, name = swapped.seat, say.name(swapped.seat)
    if not swapped.taken and not taken:
        return _put_hidden(seat, facts, say)
    if not swapped.taken and seat == say.you:
        # Translators: in a duel a hidden card of the river is taken and turned up
        return say("You put hidden card {river} in slot {slot}: {card}.", **facts)
    if not swapped.taken:
        # Translators: in a duel a hidden card of the river is taken and turned up
        return say("{name} puts hidden card {river} in slot {slot}: {card}.", name=name, **facts)
    if say.level == "brief":
        return _put_brief(seat, facts, say)
    if seat == say.you:
        # Translators: a card comes to a slot of a pond; "card" is such as "pink frog, 4 per snail"
        return say("You put {card}, in slot {slot}.", **facts)
    # Translators: a card comes to a slot of a pond; "card" is such as "pink frog, 4 per snail"
    return say("{name} puts {card}, in slot {slot}.", name=name, **facts)


def _put_hidden(seat: int, facts: dict[str, Any], say: Tongue) -> str:
    # Translators: in a duel a hidden card of the river is taken; what it is, is told next
    return say.person(
        seat,
        "You put hidden card {river} in slot {slot}.",
        "{name} puts hidden card {river} in slot {slot}.",
        **facts,
    )


def _put_brief(seat: int, facts: dict[str, Any], say: Tongue) -> str:
    # Translators: short form: somebody exchanges card {river} of the river for a slot; "card" is such as "pink frog 4 snail"
    return say.person(seat, "Slot {slot}: {card}.", "{name} swaps {river} for {slot}: {card}.", **facts)


def _ended(event: r.Ended, say: Tongue) -> list[str]:
    lines = [say(shared.GAME_OVER), *_results(event, say), _winner(event, say)]
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
    # Translators: final result of somebody's pond, and what its columns gave
    return say.person(
        seat,
        "You: {points}. Left {left}, centre {centre}, right {right}.",
        "{name}: {points}. Left {left}, centre {centre}, right {right}.",
        **facts,
    )


def _winner(event: r.Ended, say: Tongue) -> str:
    others = [seat for seat in event.winners if seat != say.you]
    if event.mode == r.TEAMS and len(event.winners) == 2:
        # Translators: the team that wins; "names" is such as "Léa and Anne", or "you and Anne"
        return say("Victory of the team: {names}.", names=_names(event.winners, say))
    if len(event.winners) == 1:
        return shared.winner(event.winners, say)
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
            return say(shared.TURN_SET)
    raise TypeError(action)


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
            return say(shared.NO_PLAYER, player=player)
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
