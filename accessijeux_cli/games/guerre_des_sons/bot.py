"""The bots of La Guerre des Sons, from random to searching, and the facts that speak for a move."""

from dataclasses import dataclass

from accessijeux_cli.games.guerre_des_sons import rules
from accessijeux_cli.games.guerre_des_sons.rules import (
    CHOOSE,
    CRITERIA,
    LAY,
    Action,
    Ask,
    Choose,
    Lay,
    Seen,
    State,
    UsePower,
    Value,
    View,
    powers,
)  # fmt: skip
from accessijeux_cli.play.bots.bot import Choice, Fact, Thinking
from accessijeux_cli.play.bots.levels import legal_moves, levels
from accessijeux_cli.play.bots.search import Outlook
from accessijeux_cli.play.game import Seat

TRICKS = 2
"""How many tricks an imagined game goes on."""
WORTH_A_POWER = 0.25
"""A power is used when it raises the chance to take the trick by at least this much."""
KEPT = 2.0
"""What a power not used yet is worth, in cards, when an imagined game is cut: tried between 1 and 3."""
BACK = 0.35
"""What it is worth to have a losing card back, as a chance to take a trick."""


# Facts


@dataclass(frozen=True, slots=True)
class Unknown:
    """At a physical table only values are told: the card in hand is not known here."""


@dataclass(frozen=True, slots=True)
class Rank:
    """Of the cards not heard yet, so many are better for that question, and so many as good."""

    criterion: str
    lowest: bool
    better: int
    equal: int
    unseen: int


@dataclass(frozen=True, slots=True)
class Kept:
    """The power would help, but is kept for a trick where it may help more."""


@dataclass(frozen=True, slots=True)
class Odds:
    """Chances in a hundred to take the trick, without the power and with it; for Resonance, to lose no card."""

    power: str
    without: int
    having: int


# How good a card is. seen is a view or a state: they name things alike.


def value(seen: Seen, card: int, criterion: str) -> Value:
    found: Value = seen.cards[card - 1][1 + CRITERIA.index(criterion)]
    return found


def rank(seen: Seen, card: int, criterion: str, lowest: bool) -> Rank:
    """Where that card stands among those not heard yet."""
    own = value(seen, card, criterion)
    others = [value(seen, each, criterion) for each in seen.unseen]
    better = sum((other < own) if lowest else (other > own) for other in others)
    return Rank(criterion, lowest, better, others.count(own), len(others))


def share(place: Rank) -> float:
    """The chance to beat one card not heard yet; a tie counts half."""
    return 1 - (place.better + place.equal / 2) / max(1, place.unseen)


def odds(seen: Seen, seat: Seat, cards: tuple[int, ...], criterion: str, lowest: bool) -> float:
    """The chance that the best of these cards takes the trick, against those laid and those still to be laid."""
    best = (min if lowest else max)(cards, key=lambda card: value(seen, card, criterion))
    own, chance = value(seen, best, criterion), 1.0
    for other in (each for each in seen.fighting if each != seat and seen.shown[each]):
        theirs = (min if lowest else max)(value(seen, card, criterion) for card in seen.shown[other])
        if theirs == own:
            chance /= 2
        elif (theirs < own) == lowest:
            return 0.0
    return chance * share(rank(seen, best, criterion, lowest)) ** max(0, len(seen.queue) - 1)


# The greedy move


def questions(seen: Seen) -> list[Rank]:
    """The questions that may be asked now, the best for the card in hand first."""
    directions = (False, True) if seen.mode == "scherzo" else (seen.mode == "pianissimo",)
    card = seen.hands[seen.turn]
    ranks = [rank(seen, card, criterion, lowest) for criterion in CRITERIA for lowest in directions]
    return sorted(ranks, key=share, reverse=True)


def asking(seen: Seen, place: Rank) -> Choose | Ask:
    """The action that puts that question."""
    return Ask(place.criterion, place.lowest) if seen.mode == "scherzo" else Choose(place.criterion)


def uses(seen: Seen) -> list[tuple[float, UsePower]]:
    """What the power of the seat that lays would make of its chance, the best use first."""
    seat = seen.turn
    card, power = seen.hands[seat], seen.powers[seat]
    now = odds(seen, seat, (card,), seen.criterion, seen.lowest)
    if power == powers.TUNING:
        others = [each for each in CRITERIA if each != seen.criterion]
        tuned = [(odds(seen, seat, (card,), each, seen.lowest), UsePower(each)) for each in others]
        return sorted(tuned, key=lambda use: use[0], reverse=True)
    return [(_with(seen, seat, card, power, now), UsePower(""))]


def _with(seen: Seen, seat: Seat, card: int, power: str, now: float) -> float:
    match power:
        case powers.MUTE:
            return odds(seen, seat, (card,), seen.criterion, not seen.lowest)
        case powers.ECHO:
            return _any_card(seen)
        case powers.DUO:
            return 1 - (1 - now) * (1 - _any_card(seen))
        case powers.RESONANCE:
            return now + (1 - now) * BACK
    return now


def _any_card(seen: Seen) -> float:
    """The chance of a card that nobody knows, among those who lay."""
    return 1 / len(seen.fighting)


def policy(seen: Seen) -> Action:
    """The greedy move of the seat whose turn it is."""
    if seen.phase == CHOOSE:
        return asking(seen, questions(seen)[0])
    chance, use = uses(seen)[0]
    now = odds(seen, seen.turn, (seen.hands[seen.turn],), seen.criterion, seen.lowest)
    return use if chance - now >= WORTH_A_POWER else Lay()


# Facts for a move


def facts(view: View, action: Action) -> tuple[Fact, ...]:
    """What speaks for that move: every rank, the one chosen first; or what the power would change."""
    if view.phase == CHOOSE:
        ranks = questions(view)
        chosen = [place for place in ranks if asking(view, place) == action]
        return (*chosen, *(place for place in ranks if place not in chosen))
    if view.phase != LAY:
        return ()
    without = odds(view, view.turn, (view.hands[view.turn],), view.criterion, view.lowest)
    having = next((chance for chance, use in uses(view) if use == action), uses(view)[0][0])
    kept = (Kept(),) if action == Lay() and having > without else ()
    return (Odds(view.powers[view.turn], round(100 * without), round(100 * having)), *kept)


# The levels


def greedy(view: View, thinking: Thinking) -> Choice:
    """The question for which the card ranks best; the power when it changes enough."""
    if view.dictated:
        return Choice(legal_moves(rules, view)[0], (Unknown(),))
    action = policy(view)
    return Choice(action, facts(view, action))


def outlook() -> Outlook[State, View, Action]:
    """What the search needs: cards won, more than the best of the others, a few tricks later."""
    return Outlook(rules, policy, worth, lambda state: 100 * state.round + state.trick, TRICKS)


def worth(state: State, seat: Seat) -> float:
    """Cards won, more than the best of the others; a power that is left counts too."""
    scores = rules.scores(state)
    own = scores.pop(seat) + KEPT * bool(state.powers[seat] and not state.spent[seat])
    return own - max(scores)


def tried(view: View) -> list[Action]:
    """What imagined games decide: whether a power is used now, in its best way, or kept.

    For a question the rank of the card is all there is to know: what follows is nearly the same whatever is asked, so
    that imagined games tell more of chance than of the question.
    """
    if view.phase != LAY:
        return []
    now = odds(view, view.turn, (view.hands[view.turn],), view.criterion, view.lowest)
    helpful = [use for chance, use in uses(view) if chance > now]
    return [Lay(), helpful[0]] if helpful else []


LEVELS = levels(rules, greedy, lambda view: outlook(), facts, tried)
"""The bots by name, weakest first."""
