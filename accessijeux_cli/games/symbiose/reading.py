"""Free words that Symbiose reads by itself: cards by name, slots, and what somebody has."""

import re
from functools import partial
from itertools import chain
from typing import Any

from accessijeux_cli.games.symbiose import naming
from accessijeux_cli.games.symbiose import rules as r
from accessijeux_cli.games.symbiose.told import reason
from accessijeux_cli.games.symbiose.topics import _score_of, _slot, river, where
from accessijeux_cli.games.symbiose.typed import INTO, NAMED_SCORE, NAMED_SLOT, OPEN, REVEALED, SWAP, TURN_UP
from accessijeux_cli.games.symbiose.wording import _may_swap, _which_card
from accessijeux_cli.words.folding import fold
from accessijeux_cli.words.phrases import Doubt, all_forms, first_form, readable
from accessijeux_cli.words.tongue import Tongue


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
