"""Words of La Guerre des Sons: numbers, criteria, powers and cards, each a whole message."""

from typing import Any

from accessijeux_cli.games.guerre_des_sons import rules as r
from accessijeux_cli.games.guerre_des_sons.names import card_name
from accessijeux_cli.games.guerre_des_sons.rules import powers as p
from accessijeux_cli.words import shared
from accessijeux_cli.words.tongue import Tongue

# Small parts of sentences, each a whole message


def number(value: Any, say: Tongue) -> str:
    """A value as it is said: 8, or 2 point 5."""
    whole, _, decimals = str(value).partition(".")
    if not decimals.strip("0"):
        return whole
    return say(shared.DECIMALS, whole=int(whole), tenths=decimals)


def measured(criterion: str, value: Any, say: Tongue) -> str:
    """A value with its unit: 96 decibels."""
    count, facts = value if type(value) is int else 2, {"value": number(value, say)}
    match criterion:
        case "volume":
            # Translators: a loudness
            return say.many("{value} decibel", "{value} decibels", count, **facts)
        case "pitch":
            # Translators: a pitch
            return say("{value} hertz", **facts)
        case "length":
            # Translators: how long a sound lasts
            return say.many("{value} second", "{value} seconds", count, **facts)
    # Translators: a timbre, from 0 per cent, smooth, to 100 per cent, rough
    return say("{value} per cent", **facts)


def criterion_name(criterion: str, say: Tongue) -> str:
    """A criterion as a noun."""
    names = {
        # Translators: a criterion, as a noun
        "volume": say("volume"),
        # Translators: a criterion, as a noun
        "pitch": say("pitch"),
        # Translators: a criterion, as a noun
        "length": say("length"),
        # Translators: a criterion, as a noun
        "timbre": say("timbre"),
    }
    return names[criterion]


def question(criterion: str, lowest: bool, say: Tongue) -> str:
    """The question of a trick, in the words of the rules."""
    questions = {
        # Translators: the question of a trick, in the words of the rules
        ("volume", False): say("Who has the loudest volume?"),
        # Translators: the question of a trick, in the words of the rules
        ("volume", True): say("Who has the softest volume?"),
        # Translators: the question of a trick, in the words of the rules
        ("pitch", False): say("Who has the highest pitch?"),
        # Translators: the question of a trick, in the words of the rules
        ("pitch", True): say("Who has the lowest pitch?"),
        # Translators: the question of a trick, in the words of the rules
        ("length", False): say("Who has the longest sound?"),
        # Translators: the question of a trick, in the words of the rules
        ("length", True): say("Who has the shortest sound?"),
        # Translators: the question of a trick, in the words of the rules
        ("timbre", False): say("Who has the roughest timbre?"),
        # Translators: the question of a trick, in the words of the rules
        ("timbre", True): say("Who has the smoothest timbre?"),
    }
    return questions[criterion, lowest]


def cards(count: int, say: Tongue) -> str:
    """A number of cards, in words up to twenty."""
    if not count:
        # Translators: a number of cards: none
        return say("no card")
    # Translators: a number of cards
    return say.many("one card", "{count:words} cards", count)


def rounds(count: int, say: Tongue) -> str:
    """A number of rounds won."""
    if not count:
        # Translators: a number of rounds won: none
        return say("no round")
    # Translators: a number of rounds won
    return say.many("one round", "{count:words} rounds", count)


def power_name(power: str, say: Tongue) -> str:
    """A power by its name."""
    names = {
        # Translators: the name of a super power of ours
        p.ECHO: say("Echo"),
        # Translators: the name of a super power of ours: the lowest value wins
        p.MUTE: say("Mute"),
        # Translators: the name of a super power of ours: another criterion
        p.TUNING: say("Tuning"),
        # Translators: the name of a super power of ours: cancels other powers
        p.SILENCE: say("Silence"),
        # Translators: the name of a super power of ours: the card comes back
        p.RESONANCE: say("Resonance"),
        # Translators: the name of a super power of ours: a second card
        p.DUO: say("Duo"),
    }
    return names[power]


def power_does(power: str, say: Tongue) -> str:
    """What a power does, in one sentence."""
    what = {
        # Translators: what a super power does
        p.ECHO: say("Echo: your next card replaces yours, which goes under your deck."),
        # Translators: what a super power does
        p.MUTE: say("Mute: the other direction decides this trick."),
        # Translators: what a super power does
        p.TUNING: say("Tuning: another criterion of your choice decides this trick."),
        # Translators: what a super power does
        p.SILENCE: say("Silence: the powers declared after it have no effect."),
        # Translators: what a super power does
        p.RESONANCE: say("Resonance: if you lose this trick, your card comes back under your deck."),
        # Translators: what a super power does
        p.DUO: say("Duo: a second card is turned up and the better one counts; both go to the winner."),
    }
    return what[power]


def _who(seat: int, say: Tongue) -> str:
    return say(shared.YOU_INSIDE) if seat == say.you else say.name(seat)


def _Who(seat: int, say: Tongue) -> str:
    return say(shared.YOU_FIRST) if seat == say.you else say.name(seat)


BRIEF = 40
"""The longest line in brief."""


def _laid(event: r.Laid, say: Tongue) -> str:
    facts = {"who": _Who(event.seat, say), "value": measured(event.criterion, event.value, say)}
    if not event.card or say.level == "brief" and not event.name:
        # Translators: who laid a card, and its value with its unit
        return say("{who}, {value}.", **facts)
    # Translators: who laid a card, its name, and its value with its unit
    named = say("{who}, {card}, {value}.", card=card_name(event.card, event.name, say), **facts)
    # Translators: who laid a card, and its value with its unit
    return say("{who}, {value}.", **facts) if say.level == "brief" and len(named) > BRIEF else named


def _standing(seat: int, won: int, left: int, say: Tongue) -> str:
    facts = {"who": _Who(seat, say), "left": left}
    # Translators: cards won in this round, and cards still to play
    return say.many("{who}: {count} card won, {left} to play.", "{who}: {count} cards won, {left} to play.", won, **facts)


def _power_used(event: r.PowerUsed, say: Tongue) -> str:
    facts = {"who": _Who(event.seat, say), "power": power_name(event.power, say)}
    if event.criterion:
        # Translators: the power Tuning is used; "criterion" is what will decide
        return say("{who}: power {power}, for {criterion}.", criterion=criterion_name(event.criterion, say), **facts)
    # Translators: a power is used
    return say("{who}: power {power} used.", **facts)


def _order(view: r.View, say: Tongue) -> str:
    """Who lays, in order: the defenders counter-clockwise, the attacker last."""
    *first, last = [say.name(seat) for seat in _layers(view)]
    # Translators: an order of names: those before, then the last, the attacker
    return say("{names}, then {last}", names=say.comma(first), last=last) if first else last


def _layers(view: r.View) -> list[int]:
    """The seats that lay next, in order."""
    seats = [(view.attacker - step) % view.seats for step in range(1, view.seats + 1)]
    return list(view.queue) or [seat for seat in seats if seat in r.players(view)]


def _values_in_order(view: r.View, say: Tongue) -> str:
    # Translators: at a physical table: whose values are to be typed, in this order
    return say("Values: {order}.", order=_order(view, say))


def _card_lines(seat: int, card: int, view: r.View, say: Tongue) -> list[str]:
    name, *values = view.cards[card - 1]
    facts = {"card": card_name(card, name, say), "name": say.name(seat)}
    if say.level == "brief":
        # Translators: short form: a card and its four values: volume, pitch, length, timbre
        return [say("{card}: {values}.", values=say.comma(number(value, say) for value in values), **facts)]
    # Translators: the card in hand
    first = say("Your card: {card}.", **facts) if seat == say.you else say("{name}'s card: {card}.", **facts)
    return [first, *_numbered(values, say)]


def _numbered(values: Any, say: Tongue) -> list[str]:
    facts = dict(zip(r.CRITERIA, (measured(criterion, value, say) for criterion, value in zip(r.CRITERIA, values))))
    return [
        # Translators: a criterion by number and a card's value; the number may be typed
        say("1, volume {volume}.", **facts),
        # Translators: a criterion by number and a card's value; the number may be typed
        say("2, pitch {pitch}.", **facts),
        # Translators: a criterion by number and a card's value; the number may be typed
        say("3, length {length}.", **facts),
        # Translators: a criterion by number and a card's value; the number may be typed
        say("4, timbre {timbre}.", **facts),
    ]
