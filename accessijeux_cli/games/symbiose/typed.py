"""What can be typed in Symbiose, and how a move is called."""

from collections.abc import Iterator
from typing import Any

from accessijeux_cli.games.symbiose import naming
from accessijeux_cli.games.symbiose import rules as r
from accessijeux_cli.words import shared
from accessijeux_cli.words.phrases import first_form
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


# Translators: typed forms of the answer to "Card 3 of the river, for which slot, from 1 to 8?"
FOR_SLOT = mark("{n} | for {n} | slot {n} | for slot {n}")


# What can be typed, for help: (typed forms, an example's facts, what it does)
HELP = (
    # Translators: help, after the word typed
    (SWAP, {"card": 3, "n": 5}, mark("put card 3 of the river in slot 5; the two numbers alone are enough")),
    # Translators: help, after the word typed
    (TURN_UP, {"n": 2}, mark("after exchanging a card face up, turn up slot 2; its number alone is enough")),
    # Translators: help, after the word typed
    (OPEN, {"n": 2}, mark("at the start, open slot 2; its number alone is enough")),
)

# Translators: typed forms for one player's pond, besides the name alone
NAMED = mark("pond {name} | {name} pond")
# Translators: typed forms for slot {n} of one player's pond
NAMED_SLOT = mark("slot {n} {name} | slot {n} of {name}")
# Translators: typed forms for what each card of one player gives
NAMED_SCORE = mark("score {name} | score of {name} | points {name} | points of {name}")

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
SET_TURN = shared.SET_TURN

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
