"""What is asked in Symbiose: before the first move, at a turn, and what a move would give."""

from random import Random
from typing import Any

from accessijeux_cli.games.symbiose import rules as r
from accessijeux_cli.games.symbiose.told import _shown
from accessijeux_cli.games.symbiose.wording import (
    _names,
    _turn_up,
    _which_card,
    counted_line,
    pond,
    river_lines,
    slot_name,
    with_owner,
)
from accessijeux_cli.words import shared
from accessijeux_cli.words.lines import capital
from accessijeux_cli.words.shared import points
from accessijeux_cli.words.tongue import Tongue
from accessijeux_cli.words.voice import turn_of


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


def before(say: Tongue, dictated: bool) -> list[str]:
    """Said with the first question about a new game."""
    # Translators: the words typed before a game
    modes = say("For two also: duel. For four also: teams.")
    if dictated:
        # Translators: at a physical table; a card as it is typed whole and in short, and a move as it is typed
        return [modes, say("Then type each card as it is read: pink frog 4 snail, or pi fr 4 sn; and each move: swap 3 for 5.")]
    return [modes, say(shared.FIRST_TIME)]


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
    # Translators: who has the first turn, once all have opened a slot
    return say.person(seat, "You have the first turn.", "{name} has the first turn.")


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
        case r.TURN_UP if view.turn == say.you:
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


def _open_a_slot(view: r.View, say: Tongue) -> str:
    # Translators: the start: one slot of the pond is chosen by that player
    return say.person(view.turn, "Open a slot of your pond, from 1 to 8.", "{name}, open a slot, from 1 to 8.")


def _your_turn(view: r.View, say: Tongue) -> list[str]:
    if say.level == "brief":
        return [turn_of(view.turn, say)]
    ponds = pond(view, say, view.turn) if say.level == "full" else []
    return [*ponds, *river_lines(view, say, (_turn_and_number(view, say),))]


def _turn_and_number(view: r.View, say: Tongue) -> str:
    facts = {"number": r.turn_number(view), "turns": r.TURNS}
    # Translators: whose turn it is, the fourth of seven
    return say.person(view.turn, "Your turn, {number} of {turns}.", "{name}'s turn, {number} of {turns}.", **facts)


def effect(view: r.View, action: Any, say: Tongue) -> str:
    """What an allowed action would give; of a line of actions, its last, seen from just before it."""
    match action:
        case r.Swap():
            return _effect_of_swap(view, action, say)
        case r.Open(slot) | r.TurnUp(slot):
            owner = with_owner(r.owner_of(view, view.turn, slot), say)
            # Translators: "slot" is such as "Slot 4, right"; "where" such as "with Clara"
            return say("{slot}: it counts what lies {where}.", slot=capital(slot_name(slot, say)), where=owner)
    return say(shared.NOTED)


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


def sample(say: Tongue) -> str:
    """One sentence in the wished length."""
    return _shown(0, 3, 1, say.at(names=("",), you=0))
