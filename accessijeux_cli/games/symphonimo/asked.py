"""What is asked in Symphonimo: before the first move, at a turn, and what a move would give."""

from typing import Any

from accessijeux_cli.games.symphonimo import rules as r
from accessijeux_cli.games.symphonimo.told import _round
from accessijeux_cli.games.symphonimo.wording import (
    _conductor_brief,
    _held,
    conductor_line,
    deck_line,
    families,
    )
from accessijeux_cli.words import shared
from accessijeux_cli.words.shared import pack, points
from accessijeux_cli.words.tongue import Tongue
from accessijeux_cli.words.voice import turn_of


def possible(view: r.View, say: Tongue) -> str:
    """What can be done instead, said to whoever types."""
    match view.phase:
        case r.REVEAL:
            # Translators: at a physical table
            return say("Type the value on the card.")
        case r.PLACE:
            # Translators: "conductors" is a list such as "1 or 3"
            return say("Place the {card} under conductor {numbers}.", card=view.card, numbers=say.one_of(view.open))
        case r.CHOOSE if not view.takable:
            # Translators: all conductors are empty: drawing is the only move
            return say("Draw a card.")
        case r.CHOOSE if not view.open:
            # Translators: all conductors are full: taking is the only move
            return say("Take conductor {numbers}.", numbers=say.one_of(view.takable))
        case r.CHOOSE:
            # Translators: "numbers" is a list such as "1 or 3"
            return say("Draw, or take conductor {numbers}.", numbers=say.one_of(view.takable))
        case r.ENDING if view.takable:
            # Translators: end phase
            return say("Take conductor {numbers}, or finish.", numbers=say.one_of(view.takable))
        case r.ENDING:
            # Translators: end phase, no conductor has a musician
            return say("Type finish.")
    return ""


# Before the first move


def before(say: Tongue, dictated: bool) -> list[str]:
    """Said with the first question about a new game."""
    if dictated:
        # Translators: at a physical table; the words are those that are typed
        return [say("Then type what happens: 7 under 2 for a card drawn and placed, take 2 for a conductor taken.")]
    return [say(shared.FIRST_TIME)]


def seated(seats: int, options: dict[str, Any], say: Tongue) -> list[str]:
    """What these players play with."""
    cards = sum(range(r.LOWEST, r.HIGHEST[seats] + 1))
    # Translators: the families in play, by their number, and the number of cards
    line = say("Families from 3 to {highest}, {cards} cards.", highest=r.HIGHEST[seats], cards=cards)
    if not options["fausse_note"]:
        return [line]
    # Translators: the variant Fausse note
    return [line, say("Fausse note: five of them leave the game unseen.")]


def who_begins(say: Tongue) -> str:
    """The question that names the first player."""
    # Translators: the rule: the last person to have played an instrument begins; Enter leaves it to chance
    return say("Who played an instrument last? A name, or Enter for chance.")


def started(view: r.View, say: Tongue) -> list[str]:
    """The first words at a new table."""
    return [_round(1, view.turn, say)]


# What is asked


def asked(view: r.View, say: Tongue) -> list[str]:
    """What is expected now, and of whom; [] when the game is over."""
    match view.phase:
        case r.OVER:
            return []
        case r.REVEAL:
            # Translators: at a physical table: somebody draws, and the value is to be typed
            return [say("{name} draws. What value?", name=say.name(view.turn))]
        case r.PLACE:
            return pack([*_rows(view, say), _under_which(view, say)], say)
    if say.level == "brief":
        return [turn_of(view.turn, say)]
    rows = pack(_rows(view, say), say) if say.level == "full" else []
    return [*rows, _turn_and_choices(view, say)]


def _under_which(view: r.View, say: Tongue) -> str:
    if len(view.open) == 1:
        # Translators: only one conductor can receive the card
        return say("Type {n}.", n=view.open[0])
    # Translators: the question after a draw; the conductors were just named
    return say("Under which?")


def _rows(view: r.View, say: Tongue) -> list[str]:
    return [_conductor_brief(number, view.rows[number - 1], say) for number in view.free]


def _turn_and_choices(view: r.View, say: Tongue) -> str:
    name, numbers = say.name(view.turn), say.one_of(view.takable) if view.takable else ""
    yours = view.turn == say.you
    match view.phase:
        case r.ENDING if not numbers:
            # Translators: end phase, no conductor has a musician; the word typed is "finish"
            return say("Your turn: finish.") if yours else say("{name}'s turn: finish.", name=name)
        case r.ENDING if yours:
            # Translators: end phase; the words are those that are typed
            return say("Your turn: take conductor {numbers}, or finish.", numbers=numbers)
        case r.ENDING:
            # Translators: end phase; the words are those that are typed
            return say("{name}'s turn: take conductor {numbers}, or finish.", name=name, numbers=numbers)
    if not numbers:
        # Translators: drawing is the only move
        return say("Your turn: draw.") if yours else say("{name}'s turn: draw.", name=name)
    if not view.open:
        if yours:
            # Translators: taking is the only move
            return say("Your turn: take conductor {numbers}.", numbers=numbers)
        # Translators: taking is the only move
        return say("{name}'s turn: take conductor {numbers}.", name=name, numbers=numbers)
    if yours:
        # Translators: the words are those that are typed
        return say("Your turn: draw, or take conductor {numbers}.", numbers=numbers)
    # Translators: the words are those that are typed
    return say("{name}'s turn: draw, or take conductor {numbers}.", name=name, numbers=numbers)


def effect(view: r.View, action: Any, say: Tongue) -> str:
    """What an allowed action would give; of a line of actions, its last, seen from just before it."""
    match action:
        case r.Take(conductor):
            return _effect_of_taking(view, conductor, say)
        case r.Place(conductor):
            cards = (*view.rows[conductor - 1], view.card)
            # Translators: answer to "may I place it there?"
            return say("Conductor {n} would have {values}.", n=conductor, values=say.comma(cards))
        case r.Draw():
            return deck_line(view, say)
        case r.Leave():
            orchestra = view.orchestras[view.turn]
            # Translators: answer to "may I finish?"
            return say("The game would end with {points}.", points=points(r.points(orchestra), say))
    return say(shared.NOTED)


def _effect_of_taking(view: r.View, conductor: int, say: Tongue) -> str:
    old = view.orchestras[view.turn]
    new = list(old)
    for card in view.rows[conductor - 1]:
        new[card] += 1
    grown = families([(value, count) for value, count in _held(tuple(new)) if count != old[value]], say)
    before, after = r.points(old), r.points(new)
    if before == after:
        # Translators: answer to "may I take it?"; "grown" lists the families that would grow
        return say("Still {points}: {grown}.", points=points(after, say), grown=grown)
    # Translators: answer to "may I take it?"; "grown" lists the families that would grow
    return say("From {points} to {after}: {grown}.", points=points(before, say), after=after, grown=grown)


def sample(say: Tongue) -> str:
    """What a turn may sound like in the wished length."""
    if say.level == "full":
        rows = [_conductor_brief(number, cards, say) for number, cards in ((1, (4,)), (2, (7, 7, 9)), (3, ()))]
        # Translators: a sample of long answers: the conductors, then the question
        return " ".join([*rows, say("Your turn: draw, or take conductor {numbers}.", numbers=say.one_of((1, 2)))])
    return conductor_line(2, (7, 7, 9), say)
