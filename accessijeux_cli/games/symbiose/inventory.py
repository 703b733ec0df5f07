"""A game of Symbiose under way at a physical table, asked piece by piece."""

from typing import Any

from accessijeux_cli.games.symbiose import naming
from accessijeux_cli.games.symbiose import rules as r
from accessijeux_cli.games.symbiose.topics import river
from accessijeux_cli.games.symbiose.wording import pond
from accessijeux_cli.words import shared
from accessijeux_cli.words.tongue import Tongue


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
    return [say(shared.WHOSE_TURN, name=say.name(view.turn))]


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
