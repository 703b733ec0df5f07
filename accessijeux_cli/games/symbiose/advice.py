"""The words for a bot's choice in Symbiose: as advice, and as its reason."""

from typing import Any

from accessijeux_cli.games.symbiose import bot
from accessijeux_cli.games.symbiose import rules as r
from accessijeux_cli.games.symbiose.asked import after, elsewhere
from accessijeux_cli.games.symbiose.naming import card_name
from accessijeux_cli.games.symbiose.wording import counted_line, slot_name
from accessijeux_cli.play.bots.bot import Choice
from accessijeux_cli.play.bots.levels import Imagined, Slipped
from accessijeux_cli.play.game import Seat
from accessijeux_cli.words import shared
from accessijeux_cli.words.lines import capital
from accessijeux_cli.words.shared import points
from accessijeux_cli.words.tongue import Tongue


def advised(choice: Choice, view: r.View, say: Tongue) -> list[str]:
    """A choice as advice to the seat whose turn it is: the move, then a fact a line."""
    return [_move(choice.action, view, say), *(_explained(fact, choice.action, view, say) for fact in choice.facts)]


def because(choice: Choice, seat: Seat, view: r.View, say: Tongue) -> str:
    """Why a bot on that seat moved so, in the third person; "" when there was nothing to choose.

    Never by what may be expected of unseen cards, which helps a player.
    """
    reasons = [fact for fact in choice.facts if not isinstance(fact, (bot.Expects, bot.Average, bot.Unknown))]
    if not reasons:
        return ""
    return " ".join([_did(choice.action, seat, say), *_facts(reasons[:2], say)])


def _explained(fact: Any, action: Any, view: r.View, say: Tongue) -> str:
    """A fact; what an exchange gives, with what it changes besides, so that each point is accounted for."""
    told = _fact(fact, say)
    if not isinstance(fact, bot.Gives) or not isinstance(action, r.Swap):
        return told
    return " ".join([told, *elsewhere(view, after(view, action), action.slot, say)])


def _move(action: Any, view: r.View, say: Tongue) -> str:
    match action:
        case r.Open(slot):
            # Translators: advice to a player, at the start
            return say("Open slot {n}.", n=slot)
        case r.TurnUp(slot):
            # Translators: advice to a player
            return say("Turn up slot {n}.", n=slot)
    card = view.river[action.river - 1]
    if not card:
        # Translators: advice to a player, in a duel
        return say("Take hidden card {river} of the river for slot {n}.", river=action.river, n=action.slot)
    # Translators: advice to a player; "card" is such as "pink frog, 4 per snail"
    return say("Take card {river}, {card}, for slot {n}.", river=action.river, n=action.slot, card=card_name(card, say))


def _did(action: Any, seat: Seat, say: Tongue) -> str:
    name = say.name(seat)
    match action:
        case r.Open(slot):
            # Translators: what a bot did; its reasons follow
            return say("{name} opened slot {n}.", name=name, n=slot)
        case r.TurnUp(slot):
            # Translators: what a bot did; its reasons follow
            return say("{name} turned up slot {n}.", name=name, n=slot)
    # Translators: what a bot did; its reasons follow
    return say("{name} exchanged card {river} and slot {n}.", name=name, river=action.river, n=action.slot)


def _facts(facts: Any, say: Tongue) -> list[str]:
    return [_fact(fact, say) for fact in facts]


def _fact(fact: Any, say: Tongue) -> str:
    match fact:
        case Slipped():
            return say(shared.WITHOUT_THINKING)
        case Imagined(games):
            return shared.imagined(games, say)
        case bot.Centre():
            # Translators: a reason to open a central slot
            return say("A central slot counts one's own pond.")
        case bot.Gives():
            return _gives(fact, say)
    return _expected(fact, say) or _about_others(fact, say)


def _gives(fact: bot.Gives, say: Tongue) -> str:
    gives = counted_line(fact.counted, say)
    if fact.before == fact.after:
        # Translators: "gives" is a sentence on what a card gives; the points of all cards face up stay the same
        return say("{gives} Still {points}.", gives=gives, points=points(fact.after, say))
    # Translators: "gives" is a sentence on what a card gives; then the points of all cards face up, before and after
    return say("{gives} From {before} to {after}.", gives=gives, before=points(fact.before, say), after=fact.after)


def _expected(fact: Any, say: Tongue) -> str:
    match fact:
        case bot.Expects(count):
            # Translators: a reason for a move: what a card may be expected to give with what is still hidden
            return say("In the end it may give about {points}.", points=points(count, say))
        case bot.Unknown(slot, count) | bot.Average(slot, count):
            # Translators: a reason for a move: what an unknown card gives there; "slot" is such as "Slot 4, right"
            return say(
                "{slot}: about {points} on average.", slot=capital(slot_name(slot, say)), points=points(count, say)
            )
    return ""


def _about_others(fact: Any, say: Tongue) -> str:
    worth, yours = points(fact.points, say), fact.seat == say.you
    name = say.name(fact.seat)
    match fact:
        case bot.Denies() if yours:
            # Translators: what the card taken would give to the listener; "points" is "12 points"
            return say("It would give you {points}.", points=worth)
        case bot.Denies():
            # Translators: what the card taken would give to somebody else; "points" is "12 points"
            return say("It would give {name} {points}.", name=name, points=worth)
        case bot.Costs() if yours:
            # Translators: the exchange takes points from the listener; "points" is "6 points"
            return say("It takes {points} from you.", points=worth)
        case bot.Costs():
            # Translators: the exchange takes points from somebody; "points" is "6 points"
            return say("It takes {points} from {name}.", name=name, points=worth)
        case bot.Serves() if yours:
            # Translators: the exchange gives points to the listener, who is the partner; "points" is "6 points"
            return say("It gives you {points} too.", points=worth)
    # Translators: the exchange gives points to the partner; "points" is "6 points"
    return say("It gives {name} {points} too.", name=name, points=worth)
