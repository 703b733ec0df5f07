"""The rules of Symbiose: what may be done, why not, and what comes of it.

Actions and their fields, as journals write them (slots, river slots and players count from 1):
open(slot); reveal(card), by the deck; swap(river, slot); turn_up(slot);
and, by the deck at a physical table, where the table is right: set_slot(player, slot, card), set_river(slot, card),
set_turn(player); there card 0 is a card face down. Cards are numbered as in cards.py.
The slots opened at first are shown in turn order (JOURNAL 2; 1 may have shown them from seat 1 on).
Option: mode, "standard", "duel" or "teams". Source: the Accessijeux adaptation of the rules, quoted line by line in
tests/games, with the rulings of the public online implementation.
"""

from dataclasses import dataclass
from random import Random
from typing import Any

from accessijeux_cli.games.symbiose.rules.cards import CARDS, FIXED, HIDDEN, NUMBERS
from accessijeux_cli.play import game
from accessijeux_cli.play.game import DECK, GameFinished, NoSuchPlayer, NotYourTurn, Repaired, Seat, SetTurn

STANDARD, DUEL, TEAMS = "standard", "duel", "teams"
JOURNAL = 2
SEATS = range(2, 5)
SEATS_OF = {STANDARD: SEATS, DUEL: range(2, 3), TEAMS: range(4, 5)}
OPTIONS = {"mode": STANDARD}
OPTION_VALUES = {"mode": (STANDARD, DUEL, TEAMS)}
SLOTS = range(1, 9)
"""Of a pond: 1 to 4 are the top row from left to right, 5 to 8 the bottom row."""
FACE_UP_IN_RIVER = 4
RIVER_SIZE = {STANDARD: 4, DUEL: 8, TEAMS: 4}
TURNS = 7
"""Turns of each player: one slot is opened first, each turn adds one card face up."""
RIVER: Seat = -2
"""In place of a seat: the river, which in a duel is counted as a pond is."""
SOMETHING = -1
"""In a view, in place of a slot: that seat has chosen one, not told yet."""
LEFT, CENTRE, RIGHT = range(3)
SIDE_OF = (CENTRE, LEFT, CENTRE, CENTRE, RIGHT, LEFT, CENTRE, CENTRE, RIGHT)
"""The column of each slot, by its number."""

OPEN, SWAP, TURN_UP, PASS, OVER = range(5)
"""The phases: all open a slot; exchange with the river; turn up a hidden slot; the turn is over; finished.

While cards are waiting to be shown, the phase is what follows.
"""


# Actions


@dataclass(frozen=True, slots=True)
class Open:
    """At the start: choose the slot of the own pond to turn up."""

    slot: int


@dataclass(frozen=True, slots=True)
class Reveal:
    """The deck shows the next card that is waiting to be shown."""

    card: int


@dataclass(frozen=True, slots=True)
class Swap:
    """Take a card of the river into a slot of the own pond; the card that was there goes to the river."""

    river: int
    slot: int


@dataclass(frozen=True, slots=True)
class TurnUp:
    """After exchanging a card that was face up: turn up a hidden slot of the own pond."""

    slot: int


@dataclass(frozen=True, slots=True)
class SetSlot:
    """At a physical table: this card lies in this slot of this player's pond."""

    player: int
    slot: int
    card: int


@dataclass(frozen=True, slots=True)
class SetRiver:
    """At a physical table: this card lies there in the river."""

    slot: int
    card: int


ACTIONS = (Open, Reveal, Swap, TurnUp, SetSlot, SetRiver, SetTurn)
CHANCE = (Reveal,)
FOLLOWS = (TurnUp,)
SIMULATED: dict[str, Any] = {}
AT_A_TABLE = None
REPAIRS = (SetSlot, SetRiver, SetTurn)
OPENS = tuple(Open(slot) for slot in SLOTS)
TURNS_UP = tuple(TurnUp(slot) for slot in SLOTS)
REVEALS = tuple(Reveal(card) for card in (HIDDEN, *NUMBERS))
SWAPS = {
    size: tuple(Swap(river, slot) for river in range(1, size + 1) for slot in SLOTS) for size in RIVER_SIZE.values()
}


# Events


@dataclass(frozen=True, slots=True)
class Chosen:
    """A seat chose which slot to open; which one is told when all have chosen."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Kept:
    """Which slot a seat chose to open: that seat alone knows it."""

    only: Seat
    slot: int


@dataclass(frozen=True, slots=True)
class Swapped:
    """A seat exchanged a card; taken or given is 0 when nobody has seen that card yet."""

    seat: Seat
    river: int
    slot: int
    taken: int
    given: int


@dataclass(frozen=True, slots=True)
class Shown:
    """A card of a seat's pond is now face up."""

    seat: Seat
    slot: int
    card: int


@dataclass(frozen=True, slots=True)
class RiverShown:
    """A card of the river is now face up."""

    slot: int
    card: int


@dataclass(frozen=True, slots=True)
class Ended(game.Ended):
    """The game is over: points of each pond, who won, and of each pond what its cards gave."""

    mode: str
    counts: tuple[tuple["Counted", ...], ...]


EVENTS = (Chosen, Kept, Swapped, Shown, RiverShown, Ended, Repaired)


@dataclass(frozen=True, slots=True)
class Counted:
    """What a card face up gives: so many points, for so many of its symbol with that owner, a seat or RIVER.

    A card of fixed points counts nothing: its owner is None.
    """

    slot: int
    card: int
    owner: Seat | None
    count: int
    points: int


# Refusals


@dataclass(frozen=True, slots=True)
class RevealFirst:
    """A card is waiting to be shown there: it comes first. owner: a seat or RIVER."""

    owner: Seat
    slot: int


@dataclass(frozen=True, slots=True)
class NothingToReveal:
    """No card is waiting to be shown."""


@dataclass(frozen=True, slots=True)
class OpenFirst:
    """The game begins with a slot of each pond turned up."""


@dataclass(frozen=True, slots=True)
class AlreadyChosen:
    """That seat has chosen its first slot."""


@dataclass(frozen=True, slots=True)
class OpeningOver:
    """All ponds have their first card."""


@dataclass(frozen=True, slots=True)
class TurnUpFirst:
    """The card exchanged was face up: a hidden slot must be turned up."""


@dataclass(frozen=True, slots=True)
class SwapFirst:
    """Nothing is turned up before a card face up was exchanged."""


@dataclass(frozen=True, slots=True)
class NoSuchSlot:
    slot: int


@dataclass(frozen=True, slots=True)
class NoSlotToOpen:
    """At the start: there is no slot with that number."""

    slot: int


@dataclass(frozen=True, slots=True)
class NoSlotToTurnUp:
    """After an exchange: there is no slot with that number."""

    slot: int


@dataclass(frozen=True, slots=True)
class NoSuchRiverSlot:
    slot: int
    size: int


@dataclass(frozen=True, slots=True)
class FaceUp:
    """That slot is face up already."""

    slot: int
    card: int


@dataclass(frozen=True, slots=True)
class NoSuchCard:
    """No card has that number; or the words typed named several, then all of them."""

    card: int | tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AlreadyOut:
    """That card lies there already. owner: a seat or RIVER."""

    card: int
    owner: Seat
    slot: int


REFUSALS = (
    GameFinished, NotYourTurn, RevealFirst, NothingToReveal, OpenFirst, AlreadyChosen, OpeningOver, TurnUpFirst,
    SwapFirst, NoSuchSlot, NoSlotToOpen, NoSlotToTurnUp, NoSuchRiverSlot, FaceUp, NoSuchCard, AlreadyOut, NoSuchPlayer,
)  # fmt: skip
SWAP_FIRST, TURN_UP_FIRST, OPEN_FIRST = SwapFirst(), TurnUpFirst(), OpenFirst()


# State and view

Place = tuple[Seat, int]
"""Where a card lies: (owner, slot), the owner a seat or RIVER."""


class State:
    """A game under way. Only this module changes it.

    seats     number of players
    mode      STANDARD, DUEL or TEAMS
    river     river[r]: the card in river slot r + 1, HIDDEN when face down or not laid yet
    ponds     ponds[seat][s]: the card in slot s + 1, or HIDDEN
    unseen    the cards that nobody has seen, in order of number
    chosen    chosen[seat]: the slot a seat has chosen to open while others still choose, else 0
    waiting   places of the cards to be shown now, in order
    turn      the seat that acts, or during the opening the one that will begin
    phase     one of OPEN, SWAP, TURN_UP, PASS, OVER
    """

    __slots__ = ("chosen", "mode", "phase", "ponds", "river", "seats", "turn", "unseen", "waiting")


@dataclass(frozen=True, slots=True)
class View:
    """What a seat may know: all but the slots that others have chosen and not told yet. Fields as in State.

    turn      the seat whose turn it is, during the opening the next that chooses
    begins    the seat that acts, or during the opening the one that will begin
    """

    seat: Seat
    seats: int
    mode: str
    river: tuple[int, ...]
    ponds: tuple[tuple[int, ...], ...]
    unseen: tuple[int, ...]
    chosen: tuple[int, ...]
    waiting: tuple[Place, ...]
    turn: Seat
    begins: Seat
    phase: int


def setup(seats: int, options: dict[str, Any], first: Seat = 0, components: Any = None) -> State:
    """A game before its first move. ValueError for a mode that does not exist, or seats or a first one it has not."""
    mode = options.get("mode", STANDARD)
    if mode not in SEATS_OF or seats not in SEATS_OF[mode] or first not in range(seats):
        raise ValueError("seats")
    state = State()
    state.seats = seats
    state.mode = mode
    state.river = [HIDDEN] * RIVER_SIZE[mode]
    state.ponds = [[HIDDEN] * len(SLOTS) for _ in range(seats)]
    state.unseen = list(NUMBERS)
    state.chosen = [0] * seats
    state.waiting = tuple((RIVER, slot) for slot in range(1, FACE_UP_IN_RIVER + 1))
    state.turn = first
    state.phase = OPEN
    return state


def ambiguous(number: int, first: Seat) -> bool:
    """Whether journal lines of that number may be of other rules: in 1 the slots opened were first shown from seat 1 on, later
    from the seat that begins, and both were written as 1."""
    return number == 1 and first != 0


def dealt(options: dict[str, Any]) -> tuple[type, ...]:
    """What of chance the program does itself at a physical table: nothing, people turn up what comes."""
    return ()


def secret(options: dict[str, Any]) -> bool:
    """Whether seats know things that others may not: slots chosen are hidden a moment, but nobody knows their cards."""
    return False


def untold(state: State, kept: Kept) -> bool:
    """Whether others do not know yet which slot was chosen: until all have chosen."""
    return state.chosen[kept.only] == kept.slot


def copy(state: State) -> State:
    """An independent copy."""
    twin = State()
    twin.seats = state.seats
    twin.mode = state.mode
    twin.river = state.river[:]
    twin.ponds = [pond[:] for pond in state.ponds]
    twin.unseen = state.unseen[:]
    twin.chosen = state.chosen[:]
    twin.waiting = state.waiting
    twin.turn = state.turn
    twin.phase = state.phase
    return twin


def view(state: State, seat: Seat) -> View:
    """What a seat may know."""
    return View(
        seat=seat,
        seats=state.seats,
        mode=state.mode,
        river=tuple(state.river),
        ponds=tuple(map(tuple, state.ponds)),
        unseen=tuple(state.unseen),
        chosen=tuple([slot if other == seat or not slot else SOMETHING for other, slot in enumerate(state.chosen)]),
        waiting=state.waiting,
        turn=turn(state),
        begins=state.turn,
        phase=state.phase,
    )


def imagine(seen: View, random: Random) -> State:
    """A state that this view allows. Cards face down have no identity yet; only the slots others chose are made up."""
    state = State()
    state.seats = seen.seats
    state.mode = seen.mode
    state.river = list(seen.river)
    state.ponds = [list(pond) for pond in seen.ponds]
    state.unseen = list(seen.unseen)
    state.chosen = [random.choice(SLOTS) if slot == SOMETHING else slot for slot in seen.chosen]
    state.waiting = seen.waiting
    state.turn = seen.begins
    state.phase = seen.phase
    return state


# Who may do what


def actors(state: State) -> tuple[Seat, ...]:
    """(DECK,) while a card is shown; those who still choose a slot to open, in turn order; the seat to play; () at the end."""
    if state.waiting:
        return (DECK,)
    if state.phase == OPEN:
        return _choosing(state)
    return () if state.phase == OVER else (state.turn,)


def _choosing(state: State) -> tuple[Seat, ...]:
    """The seats that have not chosen their first slot, from the one that will begin."""
    return tuple([seat for seat in _turn_order(state) if not state.chosen[seat] and not any(state.ponds[seat])])


def _turn_order(state: State) -> tuple[Seat, ...]:
    """The seats, from the one whose turn it is or that will begin."""
    return (*range(state.turn, state.seats), *range(state.turn))


def turn(state: State) -> Seat:
    """The seat whose turn it is, also while the deck shows a card."""
    return state.turn if state.waiting or state.phase != OPEN else _choosing(state)[0]


def sayable(state: State, seat: Seat) -> tuple[Any, ...]:
    """Every action a player could name at this table."""
    return REVEALS[1:] if seat == DECK else (*OPENS, *SWAPS[len(state.river)], *TURNS_UP)


def candidates(state: State, seat: Seat) -> tuple[Any, ...]:
    """The actions of the present phase."""
    if state.waiting:
        return REVEALS[1:]
    if state.phase == OPEN:
        return OPENS
    if state.phase == SWAP:
        return SWAPS[len(state.river)]
    return TURNS_UP if state.phase == TURN_UP else ()


def outcomes(state: State) -> tuple[tuple[Reveal, int], ...]:
    """The cards that may be shown, each as likely as the others; () when none is waiting."""
    return tuple([(REVEALS[card], 1) for card in state.unseen]) if state.waiting else ()


def refusal(state: State, seat: Seat, action: Any) -> Any:
    """None when the action is legal, else why not: over, not your turn, unfinished, no such thing, the target."""
    kind = type(action)
    if kind in REPAIRS:
        return _no_repair(state, action)
    if state.waiting:
        return _no_reveal(state, seat, action)
    if state.phase == OVER:
        return GameFinished()
    if kind is Reveal:
        return OPEN_FIRST if state.phase == OPEN else NothingToReveal()
    if state.phase == OPEN:
        return _no_open(state, seat, action)
    if seat != state.turn:
        return NotYourTurn(state.turn)
    return _no_swap(state, action) if state.phase == SWAP else _no_turning_up(state, action)


def _no_reveal(state: State, seat: Seat, action: Any) -> Any:
    if type(action) is not Reveal or seat != DECK:
        return RevealFirst(*state.waiting[0])
    return _no_card(state, action.card)


def _no_card(state: State, card: int) -> Any:
    """Whether a card exists and nobody has seen it yet."""
    if card not in NUMBERS:
        return NoSuchCard(card)
    return None if card in state.unseen else AlreadyOut(card, *place_of(state, card))


def _no_open(state: State, seat: Seat, action: Any) -> Any:
    choosing = _choosing(state)
    if seat not in choosing:
        return AlreadyChosen() if seat in range(state.seats) else NotYourTurn(choosing[0])
    if type(action) is not Open:
        return OPEN_FIRST
    return None if action.slot in SLOTS else NoSlotToOpen(action.slot)


def _no_swap(state: State, action: Any) -> Any:
    if type(action) is not Swap:
        return OpeningOver() if type(action) is Open else SWAP_FIRST
    if not 1 <= action.river <= len(state.river):
        return NoSuchRiverSlot(action.river, len(state.river))
    return None if action.slot in SLOTS else NoSuchSlot(action.slot)


def _no_turning_up(state: State, action: Any) -> Any:
    if type(action) is not TurnUp:
        return OpeningOver() if type(action) is Open else TURN_UP_FIRST
    if action.slot not in SLOTS:
        return NoSlotToTurnUp(action.slot)
    card = state.ponds[state.turn][action.slot - 1]
    return FaceUp(action.slot, card) if card else None


# What comes of it


def advance(state: State, seat: Seat, action: Any) -> None:
    """Do a legal action. It checks nothing and tells nothing."""
    kind = type(action)
    if kind is Reveal:
        _lay(state, state.waiting[0], action.card)
        state.waiting = state.waiting[1:]
        if not state.waiting:
            _go_on(state)
    elif kind is Swap:
        _swap(state, action.river - 1, action.slot - 1)
    elif kind is TurnUp:
        state.waiting = ((state.turn, action.slot),)
        state.phase = PASS
    elif kind is Open:
        state.chosen[seat] = action.slot
        _open_together(state)
    else:
        _repair(state, action)


def _open_together(state: State) -> None:
    """When all have chosen, the slots chosen are shown in turn order, as they were chosen."""
    if not _choosing(state):
        state.waiting = tuple(
            (seat, slot) for seat in _turn_order(state) if (slot := state.chosen[seat]) and not any(state.ponds[seat])
        )
        state.chosen = [0] * state.seats
        state.phase = SWAP


def _swap(state: State, river: int, slot: int) -> None:
    """The returned card takes the place of the taken one; whichever was hidden is shown, the pond's first."""
    pond = state.ponds[state.turn]
    taken, given = state.river[river], pond[slot]
    pond[slot], state.river[river] = taken, given
    state.phase = TURN_UP if given else PASS
    state.waiting = (*(() if taken else ((state.turn, slot + 1),)), *(() if given else ((RIVER, river + 1),)))


def _go_on(state: State) -> None:
    """All cards are shown: the game begins when all ponds are open, the turn passes on when it is over."""
    if state.phase == OPEN:
        _open_together(state)
    if state.phase in (SWAP, TURN_UP) and HIDDEN not in state.ponds[state.turn]:
        state.phase = PASS
    if state.phase == PASS and not state.waiting:
        _pass_on(state)


def _pass_on(state: State) -> None:
    """The next seat in turn order with a hidden slot plays; when there is none the game ends."""
    order = [(state.turn + step) % state.seats for step in range(1, state.seats + 1)]
    seat = next((seat for seat in order if HIDDEN in state.ponds[seat]), None)
    if seat is None:
        state.phase = OVER
        state.waiting = tuple((RIVER, slot) for slot, card in enumerate(state.river, 1) if not card)
    else:
        state.phase = SWAP
        state.turn = seat


def _lay(state: State, place: Place, card: int) -> None:
    """That card, unseen until now, lies there."""
    owner, slot = place
    cards_of(state, owner)[slot - 1] = card
    state.unseen.remove(card)


def apply(state: State, seat: Seat, action: Any) -> tuple[Any, ...]:
    """Do a legal action and tell it as events."""
    told = _told(state, seat, action)
    advance(state, seat, action)
    return (*told, _ended(state)) if state.phase == OVER and not state.waiting else told


def _told(state: State, seat: Seat, action: Any) -> tuple[Any, ...]:
    """What an action will be told by, seen from just before it; turning up is told by the card that is then shown."""
    match action:
        case Open(slot):
            return (Chosen(seat), Kept(seat, slot))
        case Reveal(card):
            owner, slot = state.waiting[0]
            return (RiverShown(slot, card) if owner == RIVER else Shown(owner, slot, card),)
        case Swap(river, slot):
            return (Swapped(seat, river, slot, state.river[river - 1], state.ponds[seat][slot - 1]),)
        case TurnUp():
            return ()
    return (Repaired(action), *_exchanged(state, action))


def _exchanged(state: State, action: Any) -> tuple[Repaired, ...]:
    """When the card of a repair was seen elsewhere: what lies there instead."""
    place, card = _place_and_card(action)
    if not card or card in state.unseen or place_of(state, card) == place:
        return ()
    owner, slot = place
    other, at = place_of(state, card)
    given = cards_of(state, owner)[slot - 1]
    if other == RIVER and not given and state.mode != DUEL:
        return ()  # what lies there is asked for
    return (Repaired(SetRiver(at, given) if other == RIVER else SetSlot(other + 1, at, given)),)


def _place_and_card(action: Any) -> tuple[Place, int]:
    """Where a repair lays which card; HIDDEN when it lays none."""
    match action:
        case SetSlot(player, slot, card):
            return (player - 1, slot), card
        case SetRiver(slot, card):
            return (RIVER, slot), card
    return (RIVER, 0), HIDDEN


def _ended(state: State) -> Ended:
    counts = tuple(tuple(counted(state, seat)) for seat in range(state.seats))
    return Ended(tuple(scores(state)), winners(state), state.mode, counts)


# Ponds and points, of a state or of a view: they name things alike


def cards_of(seen: Any, owner: Seat) -> Any:
    """The cards of a pond, or of the river."""
    return seen.river if owner == RIVER else seen.ponds[owner]


def place_of(seen: Any, card: int) -> Place:
    """Where a card that was seen lies."""
    owners = (RIVER, *range(seen.seats))
    return next((owner, cards_of(seen, owner).index(card) + 1) for owner in owners if card in cards_of(seen, owner))


def _owners(mode: str, seats: int, seat: Seat) -> tuple[Seat, Seat, Seat]:
    """Whose cards count for a seat's left, centre and right columns."""
    if mode == TEAMS:
        return (seat + 2) % 4, seat, (seat + 2) % 4
    circle = (*range(seats), RIVER) if mode == DUEL else tuple(range(seats))
    return circle[(seat + 1) % len(circle)], seat, circle[seat - 1]


OWNERS = {
    (mode, seats): tuple(_owners(mode, seats, seat) for seat in range(seats))
    for mode in SEATS_OF
    for seats in SEATS_OF[mode]
}
"""OWNERS[mode, seats][seat]: whose cards count for its LEFT, CENTRE and RIGHT."""


def owner_of(seen: Any, seat: Seat, slot: int) -> Seat:
    """Whose cards a card in that slot counts."""
    return OWNERS[seen.mode, seen.seats][seat][SIDE_OF[slot]]


def count(cards: Any, symbol: int) -> int:
    """How many of these cards, those face up, show that animal or colour."""
    return sum([symbol in SYMBOLS[card] for card in cards])


SYMBOLS = ((), *((card.animal, card.colour) for card in CARDS))
POINTS = (0, *(card.points for card in CARDS))
TARGET = (FIXED, *(card.target for card in CARDS))
"""By the number of a card; a hidden one shows nothing and gives nothing."""


def counted(seen: Any, seat: Seat) -> list[Counted]:
    """What each card face up of a pond gives, by the cards that are face up now."""
    return [counted_card(seen, seat, slot, card) for slot, card in enumerate(seen.ponds[seat], 1) if card]


def counted_card(seen: Any, seat: Seat, slot: int, card: int) -> Counted:
    """What that card gives in that slot."""
    symbol = TARGET[card]
    if symbol == FIXED:
        return Counted(slot, card, None, 0, POINTS[card])
    owner = owner_of(seen, seat, slot)
    how_many = count(cards_of(seen, owner), symbol)
    return Counted(slot, card, owner, how_many, POINTS[card] * how_many)


def scores(seen: Any) -> list[int]:
    """Points of each pond, by the cards that are face up."""
    return [sum([each.points for each in counted(seen, seat)]) for seat in range(seen.seats)]


def team_of(mode: str, seats: int, seat: Seat) -> tuple[Seat, ...]:
    """Who wins together with a seat, itself included."""
    return tuple(range(seat % 2, seats, 2)) if mode == TEAMS else (seat,)


def sides(state: State) -> tuple[tuple[Seat, ...], ...]:
    """The seats that win together: the teams, or each for itself."""
    return tuple(dict.fromkeys(team_of(state.mode, state.seats, seat) for seat in range(state.seats)))


def winners(state: State) -> tuple[Seat, ...]:
    """The seats of the team, or of the pond, with most points; () before the end."""
    if state.phase != OVER or state.waiting:
        return ()
    points = scores(state)
    sums = [sum(points[other] for other in team_of(state.mode, state.seats, seat)) for seat in range(state.seats)]
    return tuple(seat for seat, total in enumerate(sums) if total == max(sums))


def turn_number(seen: Any) -> int:
    """Which of its TURNS the seat to play is in: before it exchanges, as many cards are face up."""
    return len(SLOTS) - seen.ponds[seen.turn].count(HIDDEN)


def hidden_slots(seen: Any, seat: Seat) -> tuple[int, ...]:
    """The slots of a pond that are face down."""
    return tuple([slot for slot, card in enumerate(seen.ponds[seat], 1) if not card])


# At a physical table: the table is right


def _no_repair(state: State, action: Any) -> Any:
    match action:
        case SetSlot(player, slot, card):
            if not 1 <= player <= state.seats:
                return NoSuchPlayer(player)
            if slot not in SLOTS:
                return NoSuchSlot(slot)
            return None if card == HIDDEN else _no_laying(card)
        case SetRiver(slot, card):
            if not 1 <= slot <= len(state.river):
                return NoSuchRiverSlot(slot, len(state.river))
            return None if card == HIDDEN and state.mode == DUEL else _no_laying(card)
        case SetTurn(player):
            return None if 1 <= player <= state.seats else NoSuchPlayer(player)


def _no_laying(card: int | tuple[int, ...]) -> Any:
    """Whether a card may lie there: any of the game; one that is seen elsewhere is exchanged for what was thought to lie there."""
    return None if card in NUMBERS else NoSuchCard(card)


def _repair(state: State, action: Any) -> None:
    match action:
        case SetSlot(player, slot, card):
            _put(state, (player - 1, slot), card)
        case SetRiver(slot, card):
            _put(state, (RIVER, slot), card)
        case SetTurn(player):
            state.chosen = [0] * state.seats
            state.waiting = ()
            state.turn = player - 1
            state.phase = SWAP
    _settle(state)


def _put(state: State, place: Place, card: int) -> None:
    """This card lies there; whatever lay there is unseen again, or lies where the card was seen."""
    owner, slot = place
    cards = cards_of(state, owner)
    if card and card not in state.unseen:
        other, at = place_of(state, card)
        cards_of(state, other)[at - 1], cards[slot - 1] = cards[slot - 1], card
        return
    if cards[slot - 1]:
        state.unseen = sorted([*state.unseen, cards[slot - 1]])
        cards[slot - 1] = HIDDEN
    if card:
        _lay(state, place, card)


def _settle(state: State) -> None:
    """What is waiting and whose turn it is, as the table now lies."""
    if state.phase == OVER:
        state.waiting, state.phase = (), PASS
    state.waiting = tuple((owner, slot) for owner, slot in state.waiting if not cards_of(state, owner)[slot - 1])
    _fill_river(state)
    if not state.waiting:
        _go_on(state)


def _fill_river(state: State) -> None:
    """At least four cards of the river are face up, once they are laid; until the first turn no more than those are awaited."""
    missing = max(0, FACE_UP_IN_RIVER - sum(map(bool, state.river)))
    if state.phase == OPEN:
        state.waiting = tuple([place for place in state.waiting if place[0] == RIVER][:missing])
    known = [place for place in state.waiting if place[0] == RIVER]
    free = [(RIVER, slot) for slot, card in enumerate(state.river, 1) if not card and (RIVER, slot) not in known]
    state.waiting = (*state.waiting, *free[: max(0, missing - len(known))])
