"""The bots of Symbiose, from random to searching, and the facts that speak for a move."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from accessijeux_cli.games.symbiose import rules
from accessijeux_cli.games.symbiose.rules import (
    OPEN,
    OPENS,
    OWNERS,
    POINTS,
    RIVER,
    SIDE_OF,
    SLOTS,
    SWAP,
    SWAPS,
    SYMBOLS,
    TARGET,
    TURN_UP,
    TURNS_UP,
    Action,
    Counted,
    Open,
    Seen,
    State,
    Swap,
    TurnUp,
    View,
)  # fmt: skip
from accessijeux_cli.games.symbiose.rules.cards import FIXED
from accessijeux_cli.play.bots.levels import Imagined, Slipped, by_policy, levels
from accessijeux_cli.play.bots.search import Outlook
from accessijeux_cli.play.game import Seat

SPITE = {2: 1.0, 3: 0.5, 4: 0.35}
"""How much points taken from a rival count, by the number of players."""
FIRST_OPENED = 2
"""The slot a bot opens: a central one, which counts the own pond."""
STAGES = 8
"""How many cards more an imagined game turns up before it is judged."""
TRIED = 8
"""How many exchanges the searching bot compares."""


# What may be expected, when a card face down may be any that nobody has seen


@dataclass(frozen=True, slots=True)
class Prospect:
    """What may be expected of a table, of a state or a view.

    chances   chances[symbol]: how likely a hidden card shows it
    counts    counts[owner][symbol]: how many cards of an owner, a seat or RIVER, will show it
    unknown   unknown[owner]: the points of a hidden card that counts that owner
    """

    chances: list[float]
    counts: dict[Seat, list[float]]
    unknown: dict[Seat, float]


def prospect(seen: Seen) -> Prospect:
    """What may be expected of a table."""
    unseen = seen.unseen
    share = 1 / len(unseen) if unseen else 0.0
    chances, promised, fixed = [0.0] * 8, [0.0] * 8, 0.0
    for card in unseen:
        for symbol in SYMBOLS[card]:
            chances[symbol] += share
        if TARGET[card] == FIXED:
            fixed += POINTS[card] * share
        else:
            promised[TARGET[card]] += POINTS[card] * share
    counts = {seat: _counts(pond, chances) for seat, pond in enumerate(seen.ponds)}
    counts[RIVER] = _counts(seen.river, chances)
    unknown = {owner: fixed + sum([a * b for a, b in zip(promised, each)]) for owner, each in counts.items()}
    return Prospect(chances, counts, unknown)


def _counts(cards: Sequence[int], chances: list[float]) -> list[float]:
    hidden = cards.count(0)
    counts = [hidden * chance for chance in chances]
    for card in cards:
        if card:
            animal, colour = SYMBOLS[card]
            counts[animal] += 1
            counts[colour] += 1
    return counts


def _value(card: int, owner: Seat, hoped: Prospect) -> float:
    """The points to expect of a card, or a hidden one, that counts that owner."""
    if not card:
        return hoped.unknown[owner]
    symbol = TARGET[card]
    return POINTS[card] if symbol == FIXED else POINTS[card] * hoped.counts[owner][symbol]


def hopes(seen: Seen) -> list[float]:
    """The points to expect of each pond at the end, if nobody exchanged anything more."""
    hoped, owners = prospect(seen), OWNERS[seen.mode, seen.seats]
    return [
        sum([_value(card, owners[seat][SIDE_OF[slot]], hoped) for slot, card in enumerate(pond, 1)])
        for seat, pond in enumerate(seen.ponds)
    ]


def worth(seen: Seen, seat: Seat) -> float:
    """The points to expect of a seat's team, less those of the team that may expect most."""
    points = hopes(seen)
    sums = [sum([points[each] for each in rules.team_of(seen.mode, seen.seats, other)]) for other in range(seen.seats)]
    rivals = [sums[other] for other in _rivals(seen, seat)]
    return sums[seat] - max(rivals)


def _rivals(seen: Seen, seat: Seat) -> list[Seat]:
    """The seats of the other teams."""
    return [other for other in range(seen.seats) if other not in rules.team_of(seen.mode, seen.seats, seat)]


# The greedy bot, on a view or on an imagined state


def policy(seen: Seen) -> Action:
    """The greedy move of the seat whose turn it is. seen is a view or a state: they name things alike."""
    if seen.phase == OPEN:
        return OPENS[FIRST_OPENED - 1]
    return _turning_up(seen) if seen.phase == TURN_UP else _swap(seen)


def _turning_up(seen: Seen) -> TurnUp:
    """The hidden slot where an unknown card promises least: a chosen one may still come to the better ones."""
    hoped, owners = prospect(seen), OWNERS[seen.mode, seen.seats][seen.turn]
    slot = min(rules.hidden_slots(seen, seen.turn), key=lambda each: hoped.unknown[owners[SIDE_OF[each]]])
    return TURNS_UP[slot - 1]


def _swap(seen: Seen) -> Swap:
    """The exchange after which most may be expected, one move ahead."""
    gains = swap_gains(seen)
    return SWAPS[len(seen.river)][max(range(len(gains)), key=gains.__getitem__)]


def swap_gains(seen: Seen) -> list[float]:
    """What each exchange changes to the points to expect, those of rivals counted against it; in the order of SWAPS."""
    hoped, seat = prospect(seen), seen.turn
    owners, pond = OWNERS[seen.mode, seen.seats][seat], seen.ponds[seat]
    mine, river = _pull(seen, seat), _pull(seen, RIVER)
    slots = [_Slot(card, owners[SIDE_OF[slot]], seat, hoped, mine, river) for slot, card in zip(SLOTS, pond)]
    return [slot.gain(card) for card in seen.river for slot in slots]


def _pull(seen: Seen, owner: Seat) -> list[float]:
    """By symbol, what one more card with it among that owner's would change for the seat to play, its rivals counted against it."""
    pull = [0.0] * 8
    mates, spite = rules.team_of(seen.mode, seen.seats, seen.turn), SPITE[seen.seats]
    for seat, owners in enumerate(OWNERS[seen.mode, seen.seats]):
        if owner in owners:
            sign = 1.0 if seat in mates else -spite
            for slot, card in enumerate(seen.ponds[seat], 1):
                if owners[SIDE_OF[slot]] == owner and TARGET[card] != FIXED:
                    pull[TARGET[card]] += sign * POINTS[card]
    return pull


class _Slot:
    """A slot of the own pond, with what leaves it, prepared for each card that may come."""

    __slots__ = ("hoped", "left", "mine", "old", "owner", "river", "seat", "shows")

    def __init__(self, old: int, owner: Seat, seat: Seat, hoped: Prospect, mine: list[float], river: list[float]):
        self.old, self.owner, self.seat, self.hoped = old, owner, seat, hoped
        self.shows = _shows(old, hoped)
        self.mine, self.river = _without(old, owner, seat, mine), _without(old, owner, RIVER, river)
        # What the slot gave, and its symbols leaving the pond for the river.
        self.left = _value(old, owner, hoped) + sum(
            [each * (a - b) for each, a, b in zip(self.shows, self.mine, self.river)]
        )

    def gain(self, card: int) -> float:
        """What that card of the river changes there."""
        gain = _value(card, self.owner, self.hoped) - self.left
        symbol = TARGET[card]
        if card and symbol != FIXED:
            if self.owner == self.seat:
                gain -= POINTS[card] * self.shows[symbol]
            elif self.owner == RIVER:
                gain += POINTS[card] * self.shows[symbol]
        if card:
            animal, colour = SYMBOLS[card]
            return gain + self.mine[animal] + self.mine[colour] - self.river[animal] - self.river[colour]
        return gain + sum([chance * (a - b) for chance, a, b in zip(self.hoped.chances, self.mine, self.river)])


def _shows(card: int, hoped: Prospect) -> list[float]:
    if not card:
        return hoped.chances
    shown = [0.0] * 8
    for symbol in SYMBOLS[card]:
        shown[symbol] = 1.0
    return shown


def _without(card: int, owner: Seat, counted: Seat, pull: list[float]) -> list[float]:
    """The pull of symbols once that card no longer counts them."""
    if owner != counted or TARGET[card] == FIXED:
        return pull
    rest = pull[:]
    rest[TARGET[card]] -= POINTS[card]
    return rest


# The searching bot


def _face_up(state: State) -> int:
    """How far a game is: its cards face up in ponds."""
    return sum([8 - pond.count(0) for pond in state.ponds])


def best_swaps(view: View) -> list[Swap]:
    """The exchanges that promise most one move ahead, the best first."""
    gains = swap_gains(view)
    order = sorted(range(len(gains)), key=gains.__getitem__, reverse=True)
    return [SWAPS[len(view.river)][place] for place in order[:TRIED]]


OUTLOOK: Outlook[State, View, Action] = Outlook(rules, policy, worth, stage=_face_up, stages=STAGES)


# The facts that speak for a move


@dataclass(frozen=True, slots=True)
class Gives:
    """What the card taken gives there now, and the points of the own pond before and after the exchange."""

    counted: Counted
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Unknown:
    """The card taken is face down: on average it gives so many points there."""

    slot: int
    points: int


@dataclass(frozen=True, slots=True)
class Expects:
    """The card taken may be expected to give so many points in the end, with what is still hidden."""

    points: int


@dataclass(frozen=True, slots=True)
class Denies:
    """The card taken would have given that rival so many points, in its best slot."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class Costs:
    """The exchange takes so many points from that rival, who counts this pond or the river."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class Serves:
    """The exchange gives so many points to that partner, who counts this pond."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class Centre:
    """A central slot counts the own pond, which one makes oneself."""


@dataclass(frozen=True, slots=True)
class Average:
    """A card turned up there gives so many points on average."""

    slot: int
    points: int


Fact = Slipped | Imagined | Gives | Unknown | Expects | Denies | Costs | Serves | Centre | Average
FACTS = (Slipped, Imagined, Gives, Unknown, Expects, Denies, Costs, Serves, Centre, Average)


def facts(view: View, action: Action) -> tuple[Fact, ...]:
    """What speaks for a legal action of the seat whose turn it is: points now, to expect, and kept from others."""
    match action:
        case Open():
            return (Centre(),) if SIDE_OF[action.slot] == rules.CENTRE else ()
        case TurnUp(slot):
            owner = rules.owner_of(view, view.turn, slot)
            return (Average(slot, round(prospect(view).unknown[owner])),)
        case Swap():
            return _for_swap(view, action)
    raise TypeError(action)


def after(view: View, action: Swap) -> State:
    """The table right after an exchange, cards that it uncovers still unknown."""
    state = rules.imagine(view, Random(0))
    rules.advance(state, view.turn, action)
    return state


def _for_swap(view: View, action: Swap) -> tuple[Fact, ...]:
    seat, card, then = view.turn, view.river[action.river - 1], after(view, action)
    owner = rules.owner_of(view, seat, action.slot)
    if not card:
        return (Unknown(action.slot, round(prospect(view).unknown[owner])), *_for_others(view, then))
    now = rules.counted_card(then, seat, action.slot, card)
    gives = Gives(now, rules.scores(view)[seat], rules.scores(then)[seat])
    expected = round(_value(card, owner, prospect(then)))
    more = (Expects(expected),) if expected > now.points else ()
    return (gives, *more, *_denied(view, card), *_for_others(view, then))


def _denied(view: View, card: int) -> tuple[Fact, ...]:
    """The rival to whom the card would give most, when that is more than a card usually gives."""
    best = [
        Denies(rival, max(rules.counted_card(view, rival, slot, card).points for slot in SLOTS))
        for rival in _rivals(view, view.turn)
    ]
    most = max(best, key=lambda fact: fact.points)
    return (most,) if TARGET[card] != FIXED and most.points > 4 else ()


def _for_others(view: View, then: State) -> tuple[Fact, ...]:
    """Who loses most by the exchange, and the partner who gains by it."""
    changes = [after - before for before, after in zip(rules.scores(view), rules.scores(then))]
    mates = [seat for seat in rules.team_of(view.mode, view.seats, view.turn) if seat != view.turn]
    losses = [Costs(seat, -changes[seat]) for seat in _rivals(view, view.turn) if changes[seat] < 0]
    served = [Serves(seat, changes[seat]) for seat in mates if changes[seat] > 0]
    return (*served, *sorted(losses, key=lambda fact: -fact.points)[:1])


# The levels


def tried(view: View) -> list[Swap]:
    """What imagined games decide: an exchange."""
    return best_swaps(view) if view.phase == SWAP else []


LEVELS = levels(rules, by_policy(policy, facts), lambda view: OUTLOOK, facts, tried)
"""The bots by name, weakest first."""
