"""What happened in La Guerre des Sons."""

from typing import Any

from accessijeux_cli.games.guerre_des_sons import rules as r
from accessijeux_cli.games.guerre_des_sons.names import card_name
from accessijeux_cli.games.guerre_des_sons.wording import (
    _laid,
    _power_used,
    _standing,
    _Who,
    _who,
    cards,
    measured,
    power_name,
    question,
    rounds,
)
from accessijeux_cli.words import shared
from accessijeux_cli.words.lines import lowered
from accessijeux_cli.words.shared import pack
from accessijeux_cli.words.tongue import Tongue

# What happened


BEGINS = (r.Asked, r.RoundBegun)
RESULTS = (r.RoundOver, r.RoundBegun, r.Ended)
"""When a long tale is cut: what begins a turn, and what is told of the turns that wait."""
PAUSES = (r.RoundOver,)
"""Events after which somebody who plays alone against bots is waited for before they go on."""


def told(events: list[Any], say: Tongue) -> list[str]:
    """The sentences that tell these events, in order; what lies in a trick together on a line."""
    lines: list[str] = []
    together: list[str] = []
    asker = None
    for event in events:
        if isinstance(event, r.Asked) or not isinstance(event, r.Laid):
            lines, together = [*lines, *pack(together, say)], []
        if isinstance(event, r.Asked):
            asker = event.seat
            together += _told(event, say)
        elif isinstance(event, r.Laid):
            together.append(_own_card(event, say) if event.seat == asker == say.you and not say.retold else _laid(event, say))
            asker = None if event.seat == asker else asker
        else:
            lines += _told(event, say)
    return [*lines, *pack(together, say)]


def _told(event: Any, say: Tongue) -> list[str]:
    match event:
        case r.Drawn():
            return []
        case r.Asked():
            return [_asked(event, say)]
        case r.Laid():
            return [_laid(event, say)]
        case r.Battle(seats):
            return [_battle(seats, say)]
        case r.OutOfBattle(seat):
            return [_out_of_battle(seat, say)]
        case r.MysteryTaken(seat):
            return [_mystery(seat, say)]
        case r.AttackPassed(seat, to):
            return [_attack_passed(seat, to, say)]
        case r.TrickWon():
            return _trick_won(event, say)
        case r.TrickLost():
            return [_trick_lost(event, say)]
        case r.RoundOver():
            return _round_over(event, say)
        case r.RoundBegun(number):
            return [_round(number, say)]
        case r.Ended():
            return [_ended(event, say)]
        case r.Repaired(action):
            return [_repaired(action, say)]
        case r.PowerRecorded():
            return _recorded(event, say)
        case r.OnlyGiven(trick):
            return [_only_given(trick, say)]
        case r.QuestionChanged():
            return pack(_question_changed(event, say), say)
    return [_power_told(event, say)]


def _asked(event: r.Asked, say: Tongue) -> str:
    facts = {"question": question(event.criterion, event.lowest, say), "trick": event.trick, "name": say.name(event.seat)}
    if event.seat == say.you:
        # Translators: told again later: you attack and ask the question of the trick, a sentence of its own
        return say("Trick {trick}, you attack. {question}", **facts) if say.retold else facts["question"]
    if say.level == "brief":
        # Translators: short form: the question of a trick, a sentence of its own
        return say("Trick {trick}. {question}", **facts)
    # Translators: somebody attacks and asks the question of the trick, a sentence of its own
    return say("Trick {trick}, {name} attacks. {question}", **facts)


def _own_card(event: r.Laid, say: Tongue) -> str:
    """The attacker's card without its name, which the question had said."""
    # Translators: who laid a card, and its value with its unit
    return say("{who}, {value}.", who=_Who(event.seat, say), value=measured(event.criterion, event.value, say))


def _battle(seats: tuple[int, ...], say: Tongue) -> str:
    if say.level == "brief":
        # Translators: short form: a tie for the best value
        return say("Battle: {names}.", names=say.comma(_who(seat, say) for seat in seats))
    others = say.all_of(say.name(seat) for seat in seats if seat != say.you)
    if say.you in seats:
        # Translators: you tie for the best value with others
        return say("You and {names} tie: battle, same criterion, no powers.", names=others)
    # Translators: several tie for the best value
    return say("{names} tie: battle, same criterion, no powers.", names=others)


def _out_of_battle(seat: int, say: Tongue) -> str:
    # Translators: no card left for the battle
    return say.person(
        seat,
        "You have no card left for the battle and lose the trick.",
        "{name} has no card left for the battle and loses the trick.",
    )


def _mystery(seat: int, say: Tongue) -> str:
    # Translators: the 37th card
    return say.person(
        seat,
        "You have no card left and take the mystery card.",
        "{name} has no card left and takes the mystery card.",
    )


def _attack_passed(seat: int, to: int, say: Tongue) -> str:
    if seat == say.you:
        # Translators: you took the trick but have no card to attack with
        return say("You have no card left: {name} attacks.", name=say.name(to))
    if to == say.you:
        # Translators: somebody took the trick but has no card to attack with
        return say("{name} has no card left: you attack.", name=say.name(seat))
    # Translators: somebody took the trick but has no card to attack with; "other" attacks instead
    return say("{name} has no card left: {other} attacks.", name=say.name(seat), other=say.name(to))


def _trick_won(event: r.TrickWon, say: Tongue) -> list[str]:
    facts = {"cards": cards(event.cards, say), "won": event.won[event.seat]}
    if say.level == "brief":
        return [_trick_to(event, say)]
    lines = [_winner_of_trick(event, facts, say)]
    return [*lines, *_piles_after(event, say)] if say.level == "full" else lines


def _trick_to(event: r.TrickWon, say: Tongue) -> str:
    won, facts = event.won[event.seat], {"who": _who(event.seat, say)}
    # Translators: short form: who takes the trick, and the cards won in this round so far
    return say.many("Trick to {who}: {count} card in all.", "Trick to {who}: {count} cards in all.", won, **facts)


def _winner_of_trick(event: r.TrickWon, facts: dict[str, Any], say: Tongue) -> str:
    if event.value is not None:
        facts |= {"value": measured(event.criterion, event.value, say)}
    if event.seat == say.you:
        if event.value is None:
            # Translators: you win a trick; "cards" is a number of cards; then cards won in this round
            return say("You win the trick, {cards}: {won} in all.", **facts)
        # Translators: you win a trick with that value; "cards" is a number of cards; then cards won in this round
        return say("You win the trick with {value}, {cards}: {won} in all.", **facts)
    if event.value is None:
        # Translators: who wins a trick; "cards" is a number of cards; then cards won in this round
        return say("{name} wins the trick, {cards}: {won} in all.", name=say.name(event.seat), **facts)
    # Translators: who wins a trick with that value; "cards" is a number of cards; then cards won in this round
    return say("{name} wins the trick with {value}, {cards}: {won} in all.", name=say.name(event.seat), **facts)


def _piles_after(event: r.TrickWon, say: Tongue) -> list[str]:
    return pack([_standing(seat, won, left, say) for seat, (won, left) in enumerate(zip(event.won, event.left))], say)


def _trick_lost(event: r.TrickLost, say: Tongue) -> str:
    if not event.seats:
        # Translators: at a physical table: the round ended in the middle of a trick; "cards" is a number of cards
        return say("The trick under way, {cards}, is nobody's.", cards=cards(event.cards, say))
    # Translators: all who tied have no card left: the trick is nobody's
    return say("Nobody who tied has a card left: the trick, {cards}, is nobody's.", cards=cards(event.cards, say))


def _round_over(event: r.RoundOver, say: Tongue) -> list[str]:
    unplayed = [_unplayed(seat, count, say) for seat, count in enumerate(event.unplayed) if count]
    return [*unplayed, _winner_of_round(event, say)]


def _unplayed(seat: int, count: int, say: Tongue) -> str:
    if seat == say.you:
        # Translators: the round stops: cards that were not played count for nobody
        return say.many("You have one card left, which counts for nobody.",
                        "You have {count:words} cards left, which count for nobody.", count)  # fmt: skip
    # Translators: the round stops: cards that were not played count for nobody
    return say.many("{name} has one card left, which counts for nobody.",
                    "{name} has {count:words} cards left, which count for nobody.", count, name=say.name(seat))  # fmt: skip


def _winner_of_round(event: r.RoundOver, say: Tongue) -> str:
    ranking = sorted(range(len(event.won)), key=lambda seat: -event.won[seat])
    counts = say.comma(f"{_who(seat, say)} {event.won[seat]}" for seat in ranking)
    facts = {"number": event.number, "counts": counts}
    if event.winner is None:
        # Translators: the most cards are shared; "counts" are names, each with the cards won
        return say("Round {number} is tied: {counts}. Another one is played instead.", **facts)
    # Translators: who wins a round; "counts" are names, each with the cards won
    return say.person(
        event.winner,
        "You win round {number}: {counts}.",
        "{name} wins round {number}: {counts}.",
        **facts,
    )


def _round(number: int, say: Tongue) -> str:
    return say(shared.ROUND, number=number)


def _ended(event: r.Ended, say: Tongue) -> str:
    winner = event.winners[0]
    won = rounds(event.rounds[winner], say)
    # Translators: the end of the game; "rounds" is a number of rounds
    return say.person(winner, "You win the game, with {rounds}.", "{name} wins the game, with {rounds}.", rounds=won)


def _power_told(event: Any, say: Tongue) -> str:
    match event:
        case r.PowerDealt(seat, power):
            # Translators: the super power a player drew for this round
            return say("{who}: power {power}.", who=_Who(seat, say), power=power_name(power, say))
        case r.PowerUsed():
            return _power_used(event, say)
        case r.PowerCancelled(seat, power):
            # Translators: a super power has no effect, because of Silence
            return say("{who}: {power} has no effect.", power=power_name(power, say), who=_Who(seat, say))
        case r.CardAdded():
            facts = {"who": _who(event.seat, say), "power": power_name(event.power, say),
                     "card": card_name(event.card, event.name, say), "value": measured(event.criterion, event.value, say)}  # fmt: skip
            # Translators: Echo or Duo turned another card up
            return say("{power}: {who}, {card}, {value}.", **facts)
        case r.CardBack(seat, card, name):
            # Translators: Resonance: a lost card goes back under its deck
            return say("{who}: {card} goes back under the deck.", card=card_name(card, name, say), who=_Who(seat, say))
    raise TypeError(event)


def _question_changed(event: r.QuestionChanged, say: Tongue) -> list[str]:
    """The new question, and the values that now count."""
    asks = lowered(question(event.criterion, event.lowest, say))
    # Translators: a super power changes the question of the trick, a sentence of its own
    changed = say("{power}: now, {question}", power=power_name(event.power, say), question=asks)
    return [changed, *(_laid(r.Laid(seat, 0, "", event.criterion, value), say) for seat, value in event.values)]


def _recorded(event: r.PowerRecorded, say: Tongue) -> list[str]:
    facts = {"name": say.name(event.seat)}
    # Translators: at a physical table: a player used a power that should be used up
    again = [say("{name} had used a power in this round already.", **facts)] if event.again else []
    # Translators: at a physical table: the power was noted; the words are those that are typed
    return [say("Power of {name}: noted. Tell the result, for instance: trick to {name}.", **facts), *again]


def _only_given(trick: int, say: Tongue) -> str:
    if say.level == "brief" or trick == 1:
        # Translators: at a physical table: of that trick only who takes it was told; it is said next
        return say("Trick {trick}, one card from each.", trick=trick)
    # Translators: at a physical table: of that trick only who takes it was told, which may have been meant for the one before;
    # the words are those that are typed
    return say("Trick {trick}, one card from each. To change trick {before} instead: undo, then fix.", trick=trick, before=trick - 1)


def _repaired(action: Any, say: Tongue) -> str:
    match action:
        case r.SetLeft(player, 0):
            # Translators: at a physical table
            return say("{name} has no card to play.", name=say.name(player - 1))
        case r.SetWon(player, 0):
            # Translators: at a physical table
            return say("{name} has won no card.", name=say.name(player - 1))
        case r.SetRounds(player, 0):
            # Translators: at a physical table
            return say("{name} has won no round.", name=say.name(player - 1))
        case r.SetLeft(player, count):
            # Translators: at a physical table
            return say("{name} has {cards} to play.", name=say.name(player - 1), cards=cards(count, say))
        case r.SetWon(player, count):
            # Translators: at a physical table
            return say("{name} has won {cards}.", name=say.name(player - 1), cards=cards(count, say))
        case r.SetRounds(player, count):
            # Translators: at a physical table
            return say("{name} has won {rounds}.", name=say.name(player - 1), rounds=rounds(count, say))
        case r.SetMystery(there):
            # Translators: at a physical table
            return say("The mystery card is there.") if there else say("The mystery card is taken.")
        case r.SetTurn(player):
            # Translators: at a physical table
            return say("{name} attacks.", name=say.name(player - 1))
        case r.EndRound():
            # Translators: at a physical table: the round was ended with cards to play; the word is typed
            return say("To go on with that round all the same: undo.")
    raise TypeError(action)


def summed(events: list[Any], say: Tongue) -> list[str]:
    """The same in short: who took which trick, and what ends."""
    kept = [event for event in events if not isinstance(event, (r.Asked, r.Laid, r.Drawn, r.Battle))]
    return [sentence for event in kept for sentence in _told(event, say)]
