"""What is asked in La Guerre des Sons: before the first move, at a turn, and what a move would give."""

from typing import Any

from accessijeux_cli.games.guerre_des_sons import rules as r
from accessijeux_cli.games.guerre_des_sons.refused import reason
from accessijeux_cli.games.guerre_des_sons.rules import powers as p
from accessijeux_cli.games.guerre_des_sons.told import _round
from accessijeux_cli.games.guerre_des_sons.typed import TRICK_TO, phrase
from accessijeux_cli.games.guerre_des_sons.wording import (
    _card_lines,
    _laid,
    _order,
    _values_in_order,
    criterion_name,
    measured,
    power_does,
    power_name,
    question,
    rounds,
)
from accessijeux_cli.words import shared
from accessijeux_cli.words.phrases import first_form
from accessijeux_cli.words.shared import pack
from accessijeux_cli.words.tongue import Tongue, mark
from accessijeux_cli.words.voice import turn_of


def possible(view: r.View, say: Tongue) -> str:
    """What can be done instead, said to whoever types."""
    match view.phase:
        case r.READ:
            return _values_awaited(view, say)
        case r.TELL:
            return _result_awaited(view, say)
        case r.STOP:
            return _end_awaited(view, say)
        case r.CHOOSE if view.dictated:
            return _values_to_type(view, say)
        case r.CHOOSE if view.mode == "scherzo":
            # Translators: what the attacker may type in Scherzo; the words are those that are typed
            return say("Type loud, soft, high, low, long, short, rough or smooth.")
        case r.CHOOSE:
            # Translators: what the attacker may type; the words are those that are typed
            return say("Type volume, pitch, length or timbre.")
        case r.LAY:
            return _power_or_not(view, say)
    # Translators: the program is turning cards up: nobody has anything to do
    return say("Wait for the cards.")


def _values_to_type(view: r.View, say: Tongue) -> str:
    if view.mode == "scherzo":
        # Translators: at a physical table, in Scherzo; the words are those that are typed; "order" is that of the values
        sentence = mark("Type loud, soft, high, low, long, short, rough or smooth, then the values: {order}.")
        return say(sentence, order=_order(view, say))
    # Translators: at a physical table; the words are those that are typed; "order" is that of the values
    return say("Type volume, pitch, length or timbre, then the values: {order}.", order=_order(view, say))


def _power_or_not(view: r.View, say: Tongue) -> str:
    facts = {"power": power_name(view.powers[view.turn], say)}
    if view.powers[view.turn] == p.TUNING:
        others = [criterion_name(each, say) for each in r.CRITERIA if each != view.criterion]
        # Translators: a defender may use the power Tuning; the words are those that are typed
        return say("Type power and {criteria}, or lay to keep {power}.", criteria=say.one_of(others), **facts)
    # Translators: a defender may use a power; the words are those that are typed
    return say("Type power to use {power}, or lay to keep it.", **facts)


# Before the first move


def before(say: Tongue, dictated: bool) -> list[str]:
    """Said with the first question about a new game."""
    if dictated:
        # Translators: at a physical table; the words are those that are typed: what the attacker asks for, then the values
        return [say("Then type what is read out: volume 70, 82, 64.")]
    return [say(shared.FIRST_TIME)]


def seated(seats: int, options: dict[str, Any], say: Tongue) -> list[str]:
    """What these players play with."""
    facts = {"each": (r.COUNT - 1) // seats, "rounds": rounds(options["rounds"], say)}
    # Translators: how many cards each has, and how many rounds must be won
    lines = [say("{each:Words} cards each, a mystery card, {rounds} to win.", **facts)]
    if options["mode"] == "pianissimo":
        # Translators: the variant Pianissimo
        lines.append(say("Pianissimo: the lowest value wins."))
    if options["mode"] == "scherzo":
        # Translators: the variant Scherzo
        lines.append(say("Scherzo: the attacker also chooses the direction."))
    if options["powers"]:
        # Translators: the option "powers"
        lines.append(say("With super powers."))
    return lines


def who_begins(say: Tongue) -> str:
    """The question that names the first player."""
    # Translators: the rule: whoever makes the strangest sound begins; Enter leaves it to chance
    return say("Who makes the strangest sound? A name, or Enter for chance.")


def started(view: r.View, say: Tongue) -> list[str]:
    """The first words at a new table."""
    if view.dictated:
        return [_round(1, say)]
    # Translators: at the start: the cards are the program's own; "round" is a sentence of its own
    ours = [] if view.cards[0][0] else [say("These are the cards of Accessijeux CLI, not the official ones.")]
    # Translators: at the start, with the option "powers"; they are the program's own
    powers = [say("The super powers are ours, one for each player in each round.")] if view.powered else []
    return [*ours, *powers, _round(1, say)]


# What is asked


def asked(view: r.View, say: Tongue) -> list[str]:
    """What is expected now, and of whom; [] when the game is over."""
    match view.phase:
        case r.CHOOSE:
            return [*_mystery_next(view, say), *_asked_to_choose(view, say)]
        case r.STOP:
            return [reason(r.RoundStops(), say), _end_awaited(view, say)]
        case r.LAY:
            return pack([*_hand(view, say), _power_or_not(view, say)], say)
        case r.READ:
            return [_values_awaited(view, say)]
        case r.TELL:
            return [_result_awaited(view, say)]
    return []


def _asked_to_choose(view: r.View, say: Tongue) -> list[str]:
    if say.level == "brief":
        # Translators: short form, at a physical table: in which order the values are read out
        order = [say("Order: {order}.", order=_order(view, say))] if view.dictated else []
        return pack([turn_of(view.turn, say), *order, *_hand(view, say)], say)
    facts = {"trick": view.trick, "name": say.name(view.turn)}
    if view.dictated:
        return [_asked_at_a_table(view, facts | {"order": _order(view, say)}, say)]
    if view.turn == say.you:
        # Translators: a new trick: you attack; your card follows
        first = say("Trick {trick}, you attack.", **facts)
    else:
        # Translators: a new trick; the attacker's card follows
        first = say("Trick {trick}, {name} attacks.", **facts)
    return pack([first, *_hand(view, say), _which(view, say)], say)


def _which(view: r.View, say: Tongue) -> str:
    if view.mode == "scherzo":
        # Translators: in Scherzo the attacker chooses what decides the trick; "soft" is typed
        return say("Which criterion and direction, for instance soft?")
    # Translators: the attacker chooses what decides the trick
    return say("Which criterion?")


def _asked_at_a_table(view: r.View, facts: dict[str, Any], say: Tongue) -> str:
    if view.mode == "scherzo":
        # Translators: at a physical table, in Scherzo: who attacks; the direction, such as soft, is typed with the criterion
        return say("Trick {trick}, {name} attacks. Criterion and direction, then values: {order}.", **facts)
    # Translators: at a physical table: who attacks; the criterion is to be typed, and the values that are read out
    return say("Trick {trick}, {name} attacks. Criterion, then values: {order}.", **facts)


def _mystery_next(view: r.View, say: Tongue) -> list[str]:
    """At a physical table: who has no card and lays the mystery card in the next trick."""
    seat = r.taker(view) if view.dictated else None
    # Translators: at a physical table, before a trick: that player has no card left
    return [say("{name} will lay the mystery card.", name=say.name(seat))] if seat is not None else []


def _end_awaited(view: r.View, say: Tongue) -> str:
    without = next(seat for seat in range(view.seats) if not view.deck[seat])
    facts = {"end": phrase(r.EndRound(), say), "cards": phrase(r.SetLeft(without + 1, 5), say)}
    # Translators: at a physical table: nothing more can be played in this round; "cards" is typed, as in "cards Tom 5"
    return say("Type {end}; or put the counts right, for instance {cards}.", **facts)


def _values_awaited(view: r.View, say: Tongue) -> str:
    if len(view.queue) == 1:
        # Translators: at a physical table: whose value is to be typed
        return say("Value of {name}?", name=say.name(view.queue[0]))
    return _values_in_order(view, say)


def _result_awaited(view: r.View, say: Tongue) -> str:
    names = say.one_of(first_form(say(TRICK_TO, name=say.name(seat))) for seat in view.fighting)
    # Translators: at a physical table, after a power was noted; "words" are those that are typed, such as "trick to Tom"
    return say("Who takes the trick? Type {words}.", words=names)


def _hand(view: r.View, say: Tongue) -> list[str]:
    """The card in hand of whoever must decide, with its values."""
    card = view.hands[view.turn]
    return _card_lines(view.turn, card, view, say) if card > 0 else []


def effect(view: r.View, action: Any, say: Tongue) -> str:
    """What an allowed action would give; of a line of actions, its last, seen from just before it."""
    match action:
        case r.Choose(criterion):
            return _effect_of_asking(view, criterion, view.lowest, say)
        case r.Ask(criterion, lowest):
            return _effect_of_asking(view, criterion, lowest, say)
        case r.UsePower():
            return power_does(view.powers[view.turn], say)
        case r.Lay():
            # Translators: answer to "may I lay without the power?"
            return say("The power would stay for another trick.")
        case r.Read(value):
            return _effect_of_value(view, value, say)
        case r.ReadCard(name):
            values = next(values for each, *values in view.owned if each == name)
            return _effect_of_value(view, values[r.CRITERIA.index(view.criterion)], say)
    return say(shared.NOTED)


def _effect_of_asking(view: r.View, criterion: str, lowest: bool, say: Tongue) -> str:
    asks = question(criterion, lowest, say)
    card = view.hands[view.turn]
    if card <= 0:
        return asks
    value = measured(criterion, view.cards[card - 1][1 + r.CRITERIA.index(criterion)], say)
    # Translators: answer to "may I choose this?": the question, a sentence of its own, and the value of the card in hand
    return say("{question} The card in hand has {value}.", question=asks, value=value)


def _effect_of_value(view: r.View, value: Any, say: Tongue) -> str:
    """Of the last value of a trick: who would take it."""
    if len(view.queue) > 1 or view.declared:
        return say(shared.NOTED)
    values = {seat: view.read[seat] for seat in view.fighting} | {view.queue[0]: value}
    best = (min if view.lowest else max)(values.values())
    names = [say.name(seat) for seat in view.fighting if values[seat] == best]
    facts = {"value": measured(view.criterion, best, say)}
    if len(names) > 1:
        # Translators: answer to "may I type these values?" at a physical table: these tie for the best one
        return say("{names} would tie with {value}: battle.", names=say.all_of(names), **facts)
    # Translators: answer to "may I type these values?" at a physical table
    return say("{name} would take the trick with {value}.", name=names[0], **facts)


def sample(say: Tongue) -> str:
    """One sentence in the wished length."""
    return _laid(r.Laid(0, 1, "", "timbre", 81), say.at(names=("Basile",), you=None))
