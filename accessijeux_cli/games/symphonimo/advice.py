"""The words for a bot's choice in Symphonimo: as advice, and as its reason."""

from typing import Any

from accessijeux_cli.games.symphonimo import bot
from accessijeux_cli.games.symphonimo import rules as r
from accessijeux_cli.games.symphonimo.wording import families, family
from accessijeux_cli.play.bots.bot import Choice
from accessijeux_cli.play.bots.levels import Imagined, OnlyMove, Slipped
from accessijeux_cli.play.game import Seat
from accessijeux_cli.words import shared
from accessijeux_cli.words.shared import points
from accessijeux_cli.words.tongue import Tongue


def advised(choice: Choice, view: r.View, say: Tongue) -> list[str]:
    """A choice as advice to the seat whose turn it is: the move, then a fact a line."""
    first, *others = choice.facts or (None,)
    if isinstance(first, bot.Gives):
        return [_take(first, say), *_facts(others, say)]
    return [_move(choice.action, view, say), *_facts(choice.facts, say)]


def because(choice: Choice, seat: Seat, view: r.View, say: Tongue) -> str:
    """Why a bot on that seat moved so, in the third person; "" when it had to.

    Never by counts of unseen cards, which help a player.
    """
    if choice.facts == (OnlyMove(),):
        return ""
    reasons = [fact for fact in choice.facts if not isinstance(fact, bot.Helpful)]
    return " ".join([_did(choice.action, seat, say), *(_then(fact, say) for fact in reasons[:2])])


def _then(fact: Any, say: Tongue) -> str:
    """A fact as it was when a bot moved."""
    match fact:
        case bot.BestNow(brought) if brought < 1:
            # Translators: why a bot drew a card, some moves ago
            return say("No conductor brought a point.")
        case bot.BestNow(brought):
            # Translators: why a bot drew a card, some moves ago; "points" is a number of points such as "1 point"
            return say("The best conductor brought {points}.", points=points(brought, say))
    return _fact(fact, say)


def _move(action: Any, view: r.View, say: Tongue) -> str:
    match action:
        case r.Place(conductor):
            # Translators: advice to a player
            return say("Place the {card} under conductor {n}.", card=view.card, n=conductor)
        case r.Take(conductor):
            # Translators: advice to a player
            return say("Take conductor {n}.", n=conductor)
        case r.Leave():
            # Translators: advice to a player, in the end phase
            return say("Finish without a conductor.")
    # Translators: advice to a player
    return say("Draw a card.")


def _take(fact: bot.Gives, say: Tongue) -> str:
    facts = _change(fact, say)
    if fact.before == fact.after:
        # Translators: advice to a player; "points" is as before; "families" are those that grow
        return say("Take conductor {n}: still {points}, {families}.", **facts)
    # Translators: advice; "points" is "6 points", "after" the number it becomes; "families" are those that grow
    return say("Take conductor {n}: from {points} to {after}, {families}.", **facts)


def _change(fact: bot.Gives | bot.WouldGive, say: Tongue) -> dict[str, Any]:
    before = points(fact.before, say)
    return {"n": fact.conductor, "points": before, "after": fact.after, "families": families(fact.families, say)}


def _did(action: Any, seat: Seat, say: Tongue) -> str:
    name = say.name(seat)
    match action:
        case r.Place(conductor):
            # Translators: what a bot did; its reasons follow
            return say("{name} placed under conductor {n}.", name=name, n=conductor)
        case r.Take(conductor):
            # Translators: what a bot did; its reasons follow
            return say("{name} took conductor {n}.", name=name, n=conductor)
        case r.Leave():
            # Translators: what a bot did, in the end phase; its reasons follow
            return say("{name} finished without a conductor.", name=name)
    # Translators: what a bot did; its reasons follow
    return say("{name} drew a card.", name=name)


def _facts(facts: Any, say: Tongue) -> list[str]:
    return [_fact(fact, say) for fact in facts]


def _fact(fact: Any, say: Tongue) -> str:
    match fact:
        case OnlyMove():
            return say(shared.ONLY_MOVE)
        case Slipped():
            return say(shared.WITHOUT_THINKING)
        case Imagined(games):
            return shared.imagined(games, say)
        case bot.Gives():
            return _gives(fact, say)
        case bot.WouldGive():
            return _would_give(fact, say)
        case bot.BestNow(brought):
            return _best_now(brought, say)
        case bot.Helpful(cards, unseen):
            return _helpful(cards, unseen, say)
    return _about_a_rival(fact, say)


def _gives(fact: bot.Gives, say: Tongue) -> str:
    facts = _change(fact, say)
    if fact.before == fact.after:
        # Translators: what taking a conductor gave; "points" is as before; "families" are those that grow
        return say("Still {points}, {families}.", **facts)
    # Translators: what taking a conductor gave; "points" is "6 points", "after" the number it becomes
    return say("From {points} to {after}, {families}.", **facts)


def _would_give(fact: bot.WouldGive, say: Tongue) -> str:
    facts = _change(fact, say)
    if fact.before == fact.after:
        # Translators: what taking it later would give; "points" is as before; "families" are those that would grow
        return say("Taken then, conductor {n} would leave {points}, {families}.", **facts)
    # Translators: what taking it later would give; "points" is "6 points", "after" the number it becomes
    return say("Taken then, conductor {n} would lead from {points} to {after}, {families}.", **facts)


def _best_now(brought: int, say: Tongue) -> str:
    if brought < 1:
        # Translators: a reason to draw, or to finish without a conductor
        return say("No conductor brings a point now.")
    # Translators: a reason to draw; "points" is a number of points such as "1 point"
    return say("The best conductor now brings {points}.", points=points(brought, say))


def _helpful(cards: int, unseen: int, say: Tongue) -> str:
    if not cards:
        # Translators: a fact about the cards still to come
        return say("No unseen card would give a conductor better than those there now.")
    # Translators: a fact about the cards still to come; "unseen" is how many nobody has seen
    return say.many(
        "Of {unseen} unseen cards, {count:words} would give a conductor better than all those there now.",
        "Of {unseen} unseen cards, {count:words} would give a conductor better than all those there now.",
        cards,
        unseen=unseen,
    )


def _about_a_rival(fact: Any, say: Tongue) -> str:
    match fact:
        case bot.Denies():
            return _denies(fact, say)
        case bot.Spoils():
            return _spoils(fact, say)
        case bot.Serves():
            return _serves(fact, say)
    # Translators: why a card was not placed under another conductor; "points" is "5 points"
    return say("Under conductor {n} it would cost {points}.", n=fact.conductor, points=points(fact.points, say))


def _spoils(fact: bot.Spoils, say: Tongue) -> str:
    held = family(fact.value, fact.held, say)
    # Translators: a card placed where it would harm somebody's family, such as "quartet of 7s", if taken
    return say.person(
        fact.seat,
        "That spoils the conductor for you, who have: {family}.",
        "That spoils the conductor for {name}, who has: {family}.",
        family=held,
    )


def _serves(fact: bot.Serves, say: Tongue) -> str:
    worth = points(fact.points, say)
    if fact.seat == say.you:
        # Translators: why a card was not placed under another conductor; "points" is "5 points"
        return say("Under conductor {n} it would serve you: {points} more.", n=fact.conductor, points=worth)
    facts = {"n": fact.conductor, "name": say.name(fact.seat), "points": worth}
    # Translators: why a card was not placed under another conductor; "points" is "5 points"
    return say("Under conductor {n} it would serve {name}: {points} more.", **facts)


def _denies(fact: bot.Denies, say: Tongue) -> str:
    worth = points(fact.points, say)
    # Translators: what the conductor would have been worth to somebody else; "points" is "5 points"
    return say.person(fact.seat, "For you: {points} more.", "For {name}: {points} more.", points=worth)
