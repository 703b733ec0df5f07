"""The bots of Symphonimo, from random to searching, and the facts that speak for a move."""

from collections.abc import Sequence
from dataclasses import dataclass

from accessijeux_cli.games.symphonimo import rules
from accessijeux_cli.games.symphonimo.rules import (
    DRAW,
    ENDING,
    LEAVE,
    MOST_UNDER_A_CONDUCTOR,
    PLACE,
    PLACES,
    POINTS,
    TAKES,
    Action,
    Draw,
    Place,
    State,
    Take,
    View,
)  # fmt: skip
from accessijeux_cli.play.bots.levels import Imagined, OnlyMove, Slipped, by_policy, levels
from accessijeux_cli.play.bots.search import Outlook
from accessijeux_cli.play.game import Seat

COPIES = rules.HIGHEST[6]
"""No family has more copies than this."""
WANTED, UNWANTED = 0.3, 0.1
"""The chance that an unseen copy comes to an orchestra that it helps, and to one that it harms."""
SPOIL = 0.5
"""How much harm to the rival it helps or harms most counts when a card is placed."""
KEPT = 0.7
"""The part of what is hoped for that is left, on average, when the others have chosen."""
EFFORT = 0.3
"""Alone in the round, one more card must promise at least this many points."""
ROUNDS = {2: 4, 3: 3, 4: 3, 5: 2, 6: 2}
"""How many rounds an imagined game goes on, for each number of players."""


# What a family is worth


def _worths() -> list[list[float]]:
    """worths[unseen][held]: the points to expect of a family, by the copies still unseen and those held.

    Each unseen copy comes with the chance WANTED where it helps and UNWANTED where it harms.
    """
    worths = [[float(POINTS.get(held, 0)) for held in range(COPIES + 2)]]
    for _ in range(COPIES):
        before = worths[-1]
        steps = [after - now for now, after in zip(before, before[1:])]
        worths.append([now + (WANTED if step > 0 else UNWANTED) * step for now, step in zip(before, steps)] + [0.0])
    return worths


WORTHS = _worths()
STEPS = [[after - now for now, after in zip(worths, worths[1:])] for worths in WORTHS]
"""STEPS[unseen][held]: what one more copy changes to the worth of a family."""
AFTER_THE_DECK = [STEPS[0]] * (COPIES + 1)


def _steps(seen: State | View) -> list[list[float]]:
    """For each value, what one more copy changes, by the copies held."""
    return [STEPS[unseen] for unseen in seen.unseen] if seen.deck else AFTER_THE_DECK


def _gain(row: Sequence[int], orchestra: Sequence[int], steps: list[list[float]]) -> float:
    """What the cards of a row change to the worth of an orchestra."""
    gain = 0.0
    for index, value in enumerate(row):
        gain += steps[value][orchestra[value] + row[:index].count(value)]
    return gain


# The greedy bot, on a view or on an imagined state


def policy(seen: State | View) -> Action:
    """The greedy move of the seat whose turn it is. seen is a view or a state: they name things alike.

    It takes when no card that may come would, on average, leave it more; it places where the card helps it
    most, less what the card would bring to the rival it helps most.
    """
    if seen.phase == PLACE:
        return _placing(seen)
    steps, own = _steps(seen), seen.orchestras[seen.turn]
    free = [index for index, holder in enumerate(seen.holders) if holder is None]
    gains = {index: _gain(seen.rows[index], own, steps) for index in free}
    best = max([index for index in free if seen.rows[index]], key=gains.__getitem__, default=None)
    if seen.phase == ENDING:
        return LEAVE if best is None or gains[best] <= 0 else TAKES[best]
    if best is None:
        return DRAW
    return DRAW if _hope(seen, steps, gains) > gains[best] else TAKES[best]


def _placing(seen: State | View) -> Place:
    card, turn, orchestras = seen.card, seen.turn, seen.orchestras
    step, own = _steps(seen)[card], orchestras[turn][card]
    rivals = [orchestras[seat][card] for seat in seen.playing if seat != turn]
    best, choice = -1000.0, PLACES[0]
    for row, holder, place in zip(seen.rows, seen.holders, PLACES):
        if holder is None and len(row) < MOST_UNDER_A_CONDUCTOR:
            there = row.count(card)
            worth = step[own + there]
            if rivals:
                worth -= SPOIL * max([step[held + there] for held in rivals])
            if worth > best:
                best, choice = worth, place
    return choice


def _hope(seen: State | View, steps: list[list[float]], gains: dict[int, float]) -> float:
    """What the best conductor would bring, on average, with one more card; below everything when all are full."""
    own = seen.orchestras[seen.turn]
    rows = [(gain, seen.rows[index]) for index, gain in gains.items() if len(seen.rows[index]) < MOST_UNDER_A_CONDUCTOR]
    if not rows:
        return -1000.0
    total, cards = 0.0, 0
    for value, unseen in enumerate(seen.unseen):
        if unseen:
            step, held = steps[value], own[value]
            total += unseen * max([gain + step[held + row.count(value)] for gain, row in rows])
            cards += unseen
    return total / cards * KEPT if len(seen.playing) > 1 else total / cards - EFFORT


# The searching bot


def worth(state: State, seat: Seat) -> float:
    """The points to expect of a seat, less those of the rival who may expect most."""
    hopes: Sequence[float]
    if state.deck:
        families = [WORTHS[unseen] for unseen in state.unseen]
        hopes = [
            sum([family[held] for family, held in zip(families, orchestra) if held]) for orchestra in state.orchestras
        ]
    else:
        hopes = rules.scores(state)
    return hopes[seat] - max([hope for rival, hope in enumerate(hopes) if rival != seat])


def outlook(seats: int) -> Outlook[State, View, Action]:
    """What the search needs to know of Symphonimo: more luck comes into a round of many, so fewer are imagined."""
    return Outlook(rules, policy, worth, stage=lambda state: state.round, stages=ROUNDS[seats])


# The facts that speak for a move


@dataclass(frozen=True, slots=True)
class Gives:
    """Taking a conductor leads from these points to those; the families that grow, as they would be."""

    conductor: int
    before: int
    after: int
    families: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class WouldGive:
    """The same, of a conductor once the card drawn lies there."""

    conductor: int
    before: int
    after: int
    families: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Denies:
    """To that rival the conductor would be worth so many points."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class Spoils:
    """One more card of a value would cost that rival, who holds so many, points."""

    seat: Seat
    value: int
    held: int


@dataclass(frozen=True, slots=True)
class Harms:
    """Under that other conductor the card would make it worth so many points less to the seat itself."""

    conductor: int
    points: int


@dataclass(frozen=True, slots=True)
class Serves:
    """Under that other conductor the card would make it worth so many points more to that rival."""

    conductor: int
    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class BestNow:
    """The most that a conductor would bring now; below 1 none brings anything."""

    points: int


@dataclass(frozen=True, slots=True)
class Helpful:
    """So many of the unseen cards would make a conductor worth more than any is now."""

    cards: int
    unseen: int


Fact = OnlyMove | Slipped | Imagined | Gives | WouldGive | Denies | Spoils | Harms | Serves | BestNow | Helpful
FACTS = (OnlyMove, Slipped, Imagined, Gives, WouldGive, Denies, Spoils, Harms, Serves, BestNow, Helpful)


def facts(view: View, action: Action) -> tuple[Fact, ...]:
    """What speaks for a legal action of the seat whose turn it is: what it gives, what it costs the others."""
    match action:
        case Take(number):
            cards = view.rows[number - 1]
            return (Gives(number, *_change(view, cards)), *_denied(view, cards), *_only(view))
        case Place(number):
            return _only(view) or _for_placing(view, number)
        case Draw():
            return _only(view) or (*_best_now(view), _helpful(view))
    return _only(view) or _best_now(view)


def _only(view: View) -> tuple[Fact, ...]:
    match view.phase:
        case rules.PLACE:
            moves = len(view.open)
        case rules.ENDING:
            moves = len(view.takable) + 1
        case _:
            moves = len(view.takable) + bool(view.open)
    return (OnlyMove(),) if moves == 1 else ()


def _for_placing(view: View, number: int) -> tuple[Fact, ...]:
    gives = WouldGive(number, *_change(view, (*view.rows[number - 1], view.card)))
    others = (*_spoilt(view, number), *_harmed(view, number), *_served(view, number))
    if gives.after > gives.before or not others:
        return (gives, *others[:2])
    return others[:2]


def _change(view: View, cards: tuple[int, ...]) -> tuple[int, int, tuple[tuple[int, int], ...]]:
    """Points before and after these cards come to the seat whose turn it is, and the families that grow."""
    before = view.orchestras[view.turn]
    after = [held + cards.count(value) for value, held in enumerate(before)]
    return rules.points(before), rules.points(after), tuple([(value, after[value]) for value in sorted(set(cards))])


def _brings(view: View, seat: Seat, cards: tuple[int, ...]) -> int:
    """The points that these cards would add to a seat's."""
    return round(_gain(cards, view.orchestras[seat], AFTER_THE_DECK))


def _rivals(view: View) -> list[Seat]:
    """The others who still act in this round, in turn order."""
    return [seat for seat in view.playing if seat != view.turn]


def _denied(view: View, cards: tuple[int, ...]) -> tuple[Fact, ...]:
    worths = [Denies(seat, _brings(view, seat, cards)) for seat in _rivals(view)]
    best = max(worths, key=lambda fact: fact.points, default=None)
    return (best,) if best and best.points > 0 else ()


def _adds(view: View, seat: Seat, number: int) -> int:
    """The points that the card drawn would add to what that conductor would bring to that seat."""
    row = view.rows[number - 1]
    return _brings(view, seat, (*row, view.card)) - _brings(view, seat, row)


def _spoilt(view: View, number: int) -> tuple[Fact, ...]:
    """The rival with cards of that value to whom the conductor loses most by the card."""
    card = view.card
    losses = [(-_adds(view, seat, number), seat) for seat in _rivals(view) if view.orchestras[seat][card]]
    loss, seat = max(losses, key=lambda each: each[0], default=(0, -1))
    return (Spoils(seat, card, view.orchestras[seat][card]),) if loss > 0 else ()


def _harmed(view: View, number: int) -> tuple[Fact, ...]:
    """The other conductor that the card would harm most for the seat itself."""
    costs = [Harms(other, -_adds(view, view.turn, other)) for other in view.open if other != number]
    worst = max(costs, key=lambda fact: fact.points, default=None)
    return (worst,) if worst and worst.points > 0 else ()


def _served(view: View, number: int) -> tuple[Fact, ...]:
    """The other conductor that the card would make most welcome to a rival."""
    gains = [
        Serves(other, seat, _adds(view, seat, other))
        for other in view.open
        for seat in _rivals(view)
        if other != number and _adds(view, seat, other) > max(0, _adds(view, seat, number))
    ]
    return (max(gains, key=lambda fact: fact.points),) if gains else ()


def _best_now(view: View) -> tuple[Fact, ...]:
    brought = [_brings(view, view.turn, view.rows[number - 1]) for number in view.takable]
    return (BestNow(max(brought)),) if brought else ()


def _helpful(view: View) -> Helpful:
    best = max(_brings(view, view.turn, view.rows[number - 1]) for number in view.free)
    rows = [view.rows[number - 1] for number in view.open]
    helpful = [unseen for value, unseen in enumerate(view.unseen) if unseen and _most(view, rows, value) > best]
    return Helpful(sum(helpful), sum(view.unseen))


def _most(view: View, rows: list[tuple[int, ...]], card: int) -> int:
    """The most points that a conductor would bring with one more card."""
    return max(_brings(view, view.turn, (*row, card)) for row in rows)


# The levels

LEVELS = levels(rules, by_policy(policy, facts), lambda view: outlook(view.seats), facts)
"""The bots by name, weakest first."""
