"""What can be typed in Symphonimo, and how a move is called."""

from collections.abc import Iterator
from typing import Any

from accessijeux_cli.games.symphonimo import rules as r
from accessijeux_cli.words import shared
from accessijeux_cli.words.phrases import first_form
from accessijeux_cli.words.tongue import Tongue, mark

NUMBERS = range(21)
"""The numbers that can be typed as a conductor or a card: those that do not exist get a refusal that says so."""

# What is typed

# Translators: typed forms: whole ones, then after ";" short ones. Keep {n} where it is.
DRAW = mark("draw | draw card | i draw ; d")
# Translators: typed forms for placing the drawn card under conductor {n}
PLACE = mark("under {n} | place {n} | place under {n} | place under conductor {n} | under conductor {n} ; pl {n}")
# Translators: typed forms for taking conductor {n}
TAKE = mark("take {n} | take conductor {n} | i take {n} | takes {n} | takes conductor {n} | took {n} | took conductor {n} ; t {n}")
# Translators: typed forms for leaving without a conductor, in the end phase
LEAVE = mark("finish | leave | i finish | finishes | finished")
# Translators: typed forms, at a physical table: card {card} was drawn and goes under conductor {n}
DRAW_AND_PLACE = mark(
    "{card} under {n} | {card} conductor {n} | {card} under conductor {n} | draws {card} under {n} | draw {card} under {n} | "
    "draws {card} under conductor {n} | draws {card} {n} | draw {card} {n} ; {card} {n} | d {card} {n}"
)
# Translators: typed forms, at a physical table: card {card} was drawn
REVEALED = mark("card {card} | value drawn {card} | draw {card} ; d {card}")
# Translators: typed forms, at a physical table: these cards lie under conductor {n}
CARDS_UNDER = mark("set conductor {n}: {cards} ; set c {n} {cards}")
# Translators: typed forms, at a physical table: no card lies under conductor {n}
NONE_UNDER = mark("set conductor {n} empty | set conductor {n} | set conductor {n} in the middle ; set c {n} empty | set c {n} | set c {n} in the middle")
# Translators: typed forms, at a physical table: that player holds conductor {n}
HELD_BY = mark("set conductor {n} with {name} | set conductor {n} {name} ; set c {n} {name} | set c {n} with {name}")
# Translators: typed forms, at a physical table: that player's orchestra is these cards
CARDS_OF = mark("set {name}: {cards} | set orchestra {name}: {cards} ; set o {name} {cards}")
# Translators: typed forms, at a physical table: that player has no card
NONE_OF = mark("set {name} empty | set orchestra {name} empty ; set o {name} empty")
TURN_OF = shared.SET_TURN

OPTIONS = (
    # Translators: typed forms: the variant with five cards set aside, a name of the game's publisher; then help
    (mark("fausse note | wrong note"), "fausse_note", True, mark("a variant in which five cards leave the game unseen")),
)
"""What may be agreed before a game: (typed forms, option, its value; None: the number typed, what it does)."""


def phrases(dictated: bool, say: Tongue) -> Iterator[tuple[str, Any, dict[str, int]]]:
    """What can be typed as a move: (typed message, the line of actions it means, what fills its slots now).

    Of a message whose slots stay open, the line is a function of them.
    """
    yield DRAW, (r.DRAW,), {}
    yield LEAVE, (r.LEAVE,), {}
    for n in NUMBERS:
        yield PLACE, (r.Place(n),), {"n": n}
        yield TAKE, (r.Take(n),), {"n": n}
        yield f"; {n}", (r.Place(n),), {}
    if dictated:
        yield from _dictated_phrases()


def _dictated_phrases() -> Iterator[tuple[str, Any, dict[str, int]]]:
    yield DRAW_AND_PLACE, lambda card, n: (r.DRAW, r.Reveal(card), r.Place(n)), {}
    yield DRAW_AND_PLACE, lambda card, n: (r.Reveal(card), r.Place(n)), {}
    yield REVEALED, lambda card: (r.DRAW, r.Reveal(card)), {}
    yield REVEALED, lambda card: (r.Reveal(card),), {}
    for card in NUMBERS:
        yield f"; {card}", (r.DRAW, r.Reveal(card)), {}
        yield f"; {card}", (r.Reveal(card),), {}


def phrase(action: Any, say: Tongue) -> str:
    """The whole form that means that action."""
    match action:
        case r.Draw():
            return first_form(say(DRAW))
        case r.Place(n):
            return first_form(say(PLACE, n=n))
        case r.Take(n):
            return first_form(say(TAKE, n=n))
        case r.Leave():
            return first_form(say(LEAVE))
        case r.Reveal(card):
            return first_form(say(REVEALED, card=card))
        case r.SetConductor(n, cards):
            return first_form(say(CARDS_UNDER, n=n, cards=_typed(cards)) if cards else say(NONE_UNDER, n=n))
        case r.SetHolder(n, player):
            return first_form(say(HELD_BY, n=n, name=say.name(player - 1)))
        case r.SetOrchestra(player, cards):
            name = say.name(player - 1)
            return first_form(say(CARDS_OF, name=name, cards=_typed(cards)) if cards else say(NONE_OF, name=name))
        case r.SetTurn(player):
            return first_form(say(TURN_OF, name=say.name(player - 1)))
    raise TypeError(action)


def line(actions: tuple[Any, ...], say: Tongue) -> str:
    """A typed line as it can be typed again."""
    match actions:
        case (r.Draw(), r.Reveal(card), r.Place(n), *_) | (r.Reveal(card), r.Place(n), *_):
            return first_form(say(DRAW_AND_PLACE, card=card, n=n))
        case (r.Draw(), r.Reveal(card), *_):
            return first_form(say(REVEALED, card=card))
    return phrase(actions[0], say)


def _typed(cards: tuple[int, ...]) -> str:
    return ", ".join(map(str, cards))


# What can be typed, for help: (typed forms, an example's facts, what it does)
HELP = (
    # Translators: help, after the word typed
    (DRAW, {}, mark("draw a card")),
    # Translators: help, after the word typed
    (PLACE, {"n": 2}, mark("put the card drawn under conductor 2; its number alone is enough")),
    # Translators: help, after the word typed
    (TAKE, {"n": 2}, mark("take conductor 2 and its musicians")),
    # Translators: help, after the word typed
    (LEAVE, {}, mark("in the end phase, finish without a conductor")),
)

# What can be typed at a physical table, for help: as HELP.
TABLE_HELP = (
    # Translators: help, after the words typed at a physical table
    (DRAW_AND_PLACE, {"card": 7, "n": 2}, mark("a 7 was drawn and placed under conductor 2")),
    # Translators: help, after the words typed at a physical table
    (TAKE, {"n": 2}, mark("conductor 2 was taken")),
    # Translators: help, after the words typed at a physical table
    (LEAVE, {}, mark("in the end phase, somebody finished without a conductor")),
    # Translators: help, after the words typed at a physical table
    (CARDS_UNDER, {"n": 2, "cards": "7, 7, 9"}, mark("make the program agree: these cards lie under conductor 2")),
)

# What makes the program agree with a physical table besides, for help: as HELP.
REPAIR_HELP = (
    # Translators: help, after the words typed at a physical table
    (HELD_BY, {"n": 2, "name": "Tom"}, mark("make the program agree: Tom holds conductor 2")),
    # Translators: help, after the words typed at a physical table
    (CARDS_OF, {"name": "Tom", "cards": "7, 7, 9"}, mark("make the program agree: these cards are Tom's")),
    # Translators: help, after the words typed at a physical table
    (TURN_OF, {"name": "Tom"}, mark("make the program agree: it is Tom's turn")),
)

# Translators: typed forms for one player's orchestra, besides the name alone
NAMED = mark("orchestra {name} | {name} orchestra ; o {name}")

def repairs(say: Tongue) -> Iterator[tuple[str, Any, dict[str, str]]]:
    """At a physical table: (typed forms, slots -> actions that make the program agree, what fills the slots)."""
    yield CARDS_UNDER, lambda n, cards: (r.SetConductor(n, cards),), {}
    yield NONE_UNDER, lambda n: (r.SetConductor(n, ()),), {}
    for player, name in enumerate(say.names, 1):
        facts = {"name": name}
        yield HELD_BY, _repair(lambda player, n: (r.SetHolder(n, player),), player), facts
        yield CARDS_OF, _repair(lambda player, cards: (r.SetOrchestra(player, cards),), player), facts
        yield NONE_OF, _repair(lambda player: (r.SetOrchestra(player, ()),), player), facts
        yield TURN_OF, _repair(lambda player: (r.SetTurn(player),), player), facts


def _repair(build: Any, player: int) -> Any:
    return lambda **slots: build(player, **slots)
