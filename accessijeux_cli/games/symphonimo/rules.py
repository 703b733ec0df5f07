"""The rules of Symphonimo: what may be done, why not, and what comes of it.

Actions and their fields, as journals write them (conductors and players count from 1):
draw; reveal(card), by the deck; place(conductor); take(conductor); leave;
and, by the deck at a physical table, where the table is right: set_conductor(conductor, cards),
set_holder(conductor, player), set_orchestra(player, cards), set_turn(player).
Option: fausse_note. Source: the Accessijeux adaptation of the rules, quoted line by line in tests/games.
"""

from dataclasses import dataclass
from functools import cache
from itertools import compress
from random import Random
from typing import Any, NamedTuple

from accessijeux_cli.play import game
from accessijeux_cli.play.game import (
    DECK,
    GameFinished,
    NoSuchPlayer,
    NotYourTurn,
    Repaired,
    RevealFirst,
    Seat,
    SetTurn,
)

JOURNAL = 1
SEATS = range(2, 7)
OPTIONS = {"fausse_note": False}
OPTION_VALUES: dict[str, tuple[Any, ...]] = {}
LOWEST = 3
HIGHEST = {2: 9, 3: 10, 4: 11, 5: 12, 6: 13}
"""The highest family in play for each number of players; value v exists in v copies."""
MOST_UNDER_A_CONDUCTOR = 4
SET_ASIDE = 5
"""Fausse note: this many cards leave the game unseen."""
POINTS = {1: 1, 4: 5}
"""Points of a family by its number of cards; any other number gives nothing."""

CHOOSE, REVEAL, PLACE, ENDING, OVER = range(5)
"""The phases: draw or take; a card must be turned up; it must be placed; take or leave; finished."""


# Actions


@dataclass(frozen=True, slots=True)
class Draw:
    """Turn up the top card of the deck."""


@dataclass(frozen=True, slots=True)
class Reveal:
    """The deck shows a card."""

    card: int


@dataclass(frozen=True, slots=True)
class Place:
    """Put the card drawn under a conductor."""

    conductor: int


@dataclass(frozen=True, slots=True)
class Take:
    """Take a conductor with all its musicians."""

    conductor: int


@dataclass(frozen=True, slots=True)
class Leave:
    """In the end phase: finish without a conductor."""


@dataclass(frozen=True, slots=True)
class SetConductor:
    """At a physical table: this conductor is in the middle with these cards."""

    conductor: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SetHolder:
    """At a physical table: this player took this conductor, whose musicians are in the orchestra."""

    conductor: int
    player: int


@dataclass(frozen=True, slots=True)
class SetOrchestra:
    """At a physical table: this player's orchestra is these cards."""

    player: int
    cards: tuple[int, ...]


ACTIONS = (Draw, Reveal, Place, Take, Leave, SetConductor, SetHolder, SetOrchestra, SetTurn)
CHANCE = (Reveal,)
FOLLOWS = (Place,)
SIMULATED: dict[str, Any] = {}
AT_A_TABLE = None
REPAIRS = (SetConductor, SetHolder, SetOrchestra, SetTurn)
DRAW, LEAVE = Draw(), Leave()
ACTING = tuple((seat,) for seat in range(SEATS[-1]))
REVEALS = tuple(Reveal(card) for card in range(HIGHEST[6] + 1))
PLACES = tuple(Place(number) for number in range(1, SEATS[-1] + 1))
TAKES = tuple(Take(number) for number in range(1, SEATS[-1] + 1))
SHOWN = {seats: REVEALS[LOWEST : HIGHEST[seats] + 1] for seats in SEATS}
PLACEMENTS = {seats: PLACES[:seats] for seats in SEATS}


# Events


@dataclass(frozen=True, slots=True)
class Drawn:
    seat: Seat
    card: int


class Placed(NamedTuple):
    """A musician joined a conductor, who now has these cards. A named tuple, as Taken: made twice as fast."""

    seat: Seat
    card: int
    conductor: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LastCardPlaced:
    """The deck is empty: these seats, in this order, each take a conductor or leave."""

    order: tuple[Seat, ...]


class Taken(NamedTuple):
    """A seat took a conductor; held gives (value, count) of each family that grew."""

    seat: Seat
    conductor: int
    cards: tuple[int, ...]
    held: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Left:
    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundBegun:
    number: int
    starter: Seat


@dataclass(frozen=True, slots=True)
class Ended(game.Ended):
    """The game is over: points and quartets by seat, and who won."""

    quartets: tuple[int, ...]


_drawn, _round_begun = cache(Drawn), cache(RoundBegun)
"""Told so often that they are kept: there are few different ones."""

EVENTS = (Drawn, Placed, LastCardPlaced, Taken, Left, RoundBegun, Ended, Repaired)


# Refusals


@dataclass(frozen=True, slots=True)
class PlaceFirst:
    """A card was drawn and must be placed."""

    card: int


@dataclass(frozen=True, slots=True)
class NothingDrawn:
    """There is no card to place."""


@dataclass(frozen=True, slots=True)
class NoSuchConductor:
    conductor: int
    conductors: int


@dataclass(frozen=True, slots=True)
class ConductorGone:
    """A player holds that conductor."""

    conductor: int
    holder: Seat


@dataclass(frozen=True, slots=True)
class ConductorFull:
    conductor: int


@dataclass(frozen=True, slots=True)
class ConductorEmpty:
    conductor: int


@dataclass(frozen=True, slots=True)
class AllFull:
    """Every conductor in the middle has four musicians: nothing can be drawn."""


@dataclass(frozen=True, slots=True)
class NoMoreCards:
    """The deck is empty: take or leave."""


@dataclass(frozen=True, slots=True)
class TooSoonToLeave:
    """Leaving is for the end phase."""


@dataclass(frozen=True, slots=True)
class NoSuchCard:
    """That value is not in this game."""

    card: int
    highest: int


@dataclass(frozen=True, slots=True)
class TooManyOf:
    """At a physical table: with the cards already out, more of that value than there are."""

    card: int


@dataclass(frozen=True, slots=True)
class AllSeen:
    """All the copies of that value are out already."""

    card: int


@dataclass(frozen=True, slots=True)
class NothingToReveal:
    """No card is being drawn."""


@dataclass(frozen=True, slots=True)
class TooManyUnder:
    """More cards than a conductor may have."""

    conductor: int


@dataclass(frozen=True, slots=True)
class DeckTooSmall:
    """More cards than are left in the deck."""


REFUSALS = (
    GameFinished, NotYourTurn, PlaceFirst, RevealFirst, NothingDrawn, NoSuchConductor, ConductorGone, ConductorFull,
    ConductorEmpty, AllFull, NoMoreCards, TooSoonToLeave, NoSuchCard, AllSeen, NothingToReveal, NoSuchPlayer,
    TooManyUnder, TooManyOf, DeckTooSmall,
)  # fmt: skip
NOTHING_DRAWN, REVEAL_FIRST, ALL_FULL = NothingDrawn(), RevealFirst(), AllFull()
NO_MORE_CARDS, TOO_SOON = NoMoreCards(), TooSoonToLeave()
FULL = tuple(ConductorFull(number) for number in range(SEATS.stop))
EMPTY = tuple(ConductorEmpty(number) for number in range(SEATS.stop))
GONE = tuple(tuple(ConductorGone(number, holder) for holder in range(SEATS.stop)) for number in range(SEATS.stop))
"""Made once: bots ask for what is legal hundreds of thousands of times a second."""


# State and view


class State:
    """A game under way. Only this module changes it.

    seats        number of players and of conductors
    unseen       unseen[v]: copies of value v that nobody has seen, deck and set aside together
    deck         cards left to draw
    aside        cards set aside unseen
    rows         rows[c]: the cards under conductor c + 1
    holders      holders[c]: the seat that holds conductor c + 1 this round, or None
    orchestras   orchestras[seat][v]: copies of value v
    playing      seats that still act this round, in turn order
    turn         the seat that acts
    phase        one of CHOOSE, REVEAL, PLACE, ENDING, OVER
    card         the card drawn and not yet placed, else 0
    round        counts from 1
    """

    __slots__ = (
        "seats", "unseen", "deck", "aside", "rows", "holders", "orchestras", "playing", "turn", "phase", "card", "round",
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class View:
    """What a seat may know: everything but the order of the unseen cards. Fields as in State."""

    seat: Seat
    seats: int
    unseen: tuple[int, ...]
    deck: int
    aside: int
    rows: tuple[tuple[int, ...], ...]
    holders: tuple[Seat | None, ...]
    orchestras: tuple[tuple[int, ...], ...]
    playing: tuple[Seat, ...]
    turn: Seat
    phase: int
    card: int
    round: int

    @property
    def free(self) -> tuple[int, ...]:
        """The conductors in the middle of the table, by number."""
        return tuple(number for number, holder in enumerate(self.holders, 1) if holder is None)

    @property
    def open(self) -> tuple[int, ...]:
        """The conductors that can receive one more musician."""
        return tuple(number for number in self.free if len(self.rows[number - 1]) < MOST_UNDER_A_CONDUCTOR)

    @property
    def takable(self) -> tuple[int, ...]:
        """The conductors that can be taken."""
        return tuple(number for number in self.free if self.rows[number - 1])

    @property
    def highest(self) -> int:
        """The highest value in play."""
        return HIGHEST[self.seats]


def setup(seats: int, options: dict[str, Any], first: Seat = 0, components: Any = None) -> State:
    """A game before its first move. ValueError for a number of seats or a first seat that does not exist."""
    if seats not in SEATS or first not in range(seats):
        raise ValueError("seats")
    state = State()
    state.seats = seats
    state.unseen = [v if LOWEST <= v <= HIGHEST[seats] else 0 for v in range(HIGHEST[6] + 1)]
    state.aside = SET_ASIDE if options.get("fausse_note") else 0
    state.deck = sum(state.unseen) - state.aside
    state.rows = [[] for _ in range(seats)]
    state.holders = [None] * seats
    state.orchestras = [[0] * (HIGHEST[6] + 1) for _ in range(seats)]
    state.playing = _in_turn(seats, first)
    state.turn = first
    state.phase = CHOOSE
    state.card = 0
    state.round = 1
    return state


def ambiguous(number: int, first: Seat) -> bool:
    """Whether journal lines of that number may be of other rules: there is one number only."""
    return False


def dealt(options: dict[str, Any]) -> tuple[type, ...]:
    """What of chance the program does itself at a physical table: nothing, people turn up what comes."""
    return ()


def secret(options: dict[str, Any]) -> bool:
    """Whether seats know things that others may not: here all is public."""
    return False


def untold(state: State, event: Any) -> bool:
    """Nothing is told to one seat alone."""
    return False


def copy(state: State) -> State:
    """An independent copy."""
    twin = State()
    twin.seats = state.seats
    twin.unseen = state.unseen[:]
    twin.deck = state.deck
    twin.aside = state.aside
    twin.rows = [row[:] for row in state.rows]
    twin.holders = state.holders[:]
    twin.orchestras = [orchestra[:] for orchestra in state.orchestras]
    twin.playing = state.playing
    twin.turn = state.turn
    twin.phase = state.phase
    twin.card = state.card
    twin.round = state.round
    return twin


def view(state: State, seat: Seat) -> View:
    """What a seat may know. In Symphonimo nothing is private: every seat knows the same."""
    return View(
        seat=seat,
        seats=state.seats,
        unseen=tuple(state.unseen),
        deck=state.deck,
        aside=state.aside,
        rows=tuple(map(tuple, state.rows)),
        holders=tuple(state.holders),
        orchestras=tuple(map(tuple, state.orchestras)),
        playing=state.playing,
        turn=state.turn,
        phase=state.phase,
        card=state.card,
        round=state.round,
    )


def imagine(seen: View, random: Random) -> State:
    """A state that this view allows. The unseen cards have no order, so there is only one."""
    state = State()
    state.seats = seen.seats
    state.unseen = list(seen.unseen)
    state.deck = seen.deck
    state.aside = seen.aside
    state.rows = [list(row) for row in seen.rows]
    state.holders = list(seen.holders)
    state.orchestras = [list(orchestra) for orchestra in seen.orchestras]
    state.playing = seen.playing
    state.turn = seen.turn
    state.phase = seen.phase
    state.card = seen.card
    state.round = seen.round
    return state


# Who may do what


def actors(state: State) -> tuple[Seat, ...]:
    """The seat that acts, (DECK,) while a card is turned up, () at the end."""
    if state.phase == OVER:
        return ()
    return (DECK,) if state.phase == REVEAL else ACTING[state.turn]


def turn(state: State) -> Seat:
    """The seat whose turn it is, also while the deck shows its card."""
    return state.turn


def sayable(state: State, seat: Seat) -> tuple[Any, ...]:
    """Every action a player could name at this table."""
    if seat == DECK:
        return SHOWN[state.seats]
    return (DRAW, *PLACES[: state.seats], *TAKES[: state.seats], LEAVE)


def candidates(state: State, seat: Seat) -> tuple[Any, ...]:
    """The actions of the present phase; of the conductors that have no musician none is worth taking."""
    if state.phase == CHOOSE:
        return (DRAW, *compress(TAKES, state.rows))
    if state.phase == PLACE:
        return PLACEMENTS[state.seats]
    if state.phase == ENDING:
        return (*compress(TAKES, state.rows), LEAVE)
    return SHOWN[state.seats] if state.phase == REVEAL else ()


def outcomes(state: State) -> tuple[tuple[Reveal, int], ...]:
    """The cards that may come, each with the number of its unseen copies; () when none is being drawn."""
    if state.phase != REVEAL:
        return ()
    copies = state.unseen[LOWEST:]
    return tuple(compress(zip(SHOWN[state.seats], copies), copies))


def refusal(state: State, seat: Seat, action: Any) -> Any:
    """None when the action is legal, else why not: over, not your turn, unfinished, no such thing, the target."""
    check = CHECKS[state.phase].get(type(action))
    if check is None or seat != state.turn:
        return _out_of_place(state, seat, action)
    return check(state, action)


def _out_of_place(state: State, seat: Seat, action: Any) -> Any:
    """The same for whatever is not an action of this phase by the seat whose turn it is."""
    phase, kind = state.phase, type(action)
    if kind in REPAIRS:
        return _no_repair(state, action)
    if phase == OVER:
        return GameFinished()
    if phase == REVEAL or kind is Reveal:
        return _no_reveal(state, seat, action)
    if seat != state.turn:
        return NotYourTurn(state.turn)
    if phase == PLACE:
        return PlaceFirst(state.card)
    if phase == ENDING:
        return NO_MORE_CARDS
    return NOTHING_DRAWN if kind is Place else TOO_SOON


def _no_reveal(state: State, seat: Seat, action: Any) -> Any:
    if state.phase != REVEAL:
        return NothingToReveal()
    if seat != DECK or type(action) is not Reveal:
        return REVEAL_FIRST if seat == state.turn else NotYourTurn(state.turn)
    if not LOWEST <= action.card <= HIGHEST[state.seats]:
        return NoSuchCard(action.card, HIGHEST[state.seats])
    return None if state.unseen[action.card] else AllSeen(action.card)


def _no_draw(state: State, action: Draw) -> Any:
    for row, holder in zip(state.rows, state.holders):
        if holder is None and len(row) < MOST_UNDER_A_CONDUCTOR:
            return None
    return ALL_FULL


def _no_place(state: State, action: Place) -> Any:
    conductor = action.conductor
    if not 1 <= conductor <= state.seats:
        return NoSuchConductor(conductor, state.seats)
    holder = state.holders[conductor - 1]
    if holder is not None:
        return GONE[conductor][holder]
    return None if len(state.rows[conductor - 1]) < MOST_UNDER_A_CONDUCTOR else FULL[conductor]


def _no_take(state: State, action: Take) -> Any:
    conductor = action.conductor
    if not 1 <= conductor <= state.seats:
        return NoSuchConductor(conductor, state.seats)
    holder = state.holders[conductor - 1]
    if holder is not None:
        return GONE[conductor][holder]
    return None if state.rows[conductor - 1] else EMPTY[conductor]


def _free(state: State, action: Leave) -> None:
    """Leaving the end phase is always allowed."""


CHECKS = {
    CHOOSE: {Draw: _no_draw, Take: _no_take},
    REVEAL: {},
    PLACE: {Place: _no_place},
    ENDING: {Take: _no_take, Leave: _free},
    OVER: {},
}
"""For each phase, what the seat whose turn it is may do, and what that depends on."""


# What comes of it


def advance(state: State, seat: Seat, action: Any) -> None:
    """Do a legal action. It checks nothing and tells nothing."""
    DOING[type(action)](state, action)


def _draw(state: State, action: Draw) -> None:
    state.phase = REVEAL


def _reveal(state: State, action: Reveal) -> None:
    card = state.card = action.card
    state.unseen[card] -= 1
    state.deck -= 1
    state.phase = PLACE


def _place(state: State, action: Place) -> None:
    state.rows[action.conductor - 1].append(state.card)
    state.card = 0
    playing = state.playing
    if state.deck:
        state.phase = CHOOSE
        state.turn = playing[playing.index(state.turn) + 1 - len(playing)]
    else:
        state.phase = ENDING
        state.playing = _after(playing, state.turn)
        state.turn = state.playing[0]


def _take(state: State, action: Take) -> None:
    index, turn = action.conductor - 1, state.turn
    orchestra = state.orchestras[turn]
    for card in state.rows[index]:
        orchestra[card] += 1
    state.rows[index] = []
    state.holders[index] = turn
    _finish_turn(state)


def _leave(state: State, action: Leave) -> None:
    _finish_turn(state)


def _finish_turn(state: State) -> None:
    """The acting seat has taken or left: it acts no more this round."""
    playing = state.playing
    if len(playing) > 1:
        place = playing.index(state.turn)
        state.playing = after = playing[place + 1 :] + playing[:place]
        state.turn = after[0]
    elif state.phase == ENDING:
        state.playing = ()
        state.phase = OVER
    else:
        state.playing = _in_turn(state.seats, state.turn)
        state.holders = [None] * state.seats
        state.round += 1


def _after(playing: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """The seats still playing, from the one after this seat to this seat itself."""
    if playing[0] == seat:
        return (*playing[1:], seat)
    place = playing.index(seat) + 1
    return playing[place:] + playing[:place]


@cache
def _in_turn(seats: int, first: Seat) -> tuple[Seat, ...]:
    return (*range(first, seats), *range(first))


def apply(state: State, seat: Seat, action: Any) -> tuple[Any, ...]:
    """Do a legal action and tell it as events."""
    return TELLING[type(action)](state, action)


def _tell_draw(state: State, action: Draw) -> tuple[()]:
    _draw(state, action)
    return ()


def _tell_reveal(state: State, action: Reveal) -> tuple[Drawn]:
    _reveal(state, action)
    return (_drawn(state.turn, action.card),)


def _tell_place(state: State, action: Place) -> tuple[Any, ...]:
    actor, card, conductor = state.turn, state.card, action.conductor
    _place(state, action)
    placed = Placed(actor, card, conductor, tuple(state.rows[conductor - 1]))
    return (placed, LastCardPlaced(state.playing)) if state.phase == ENDING else (placed,)


def _tell_take(state: State, action: Take) -> tuple[Any, ...]:
    actor, conductor, round_before = state.turn, action.conductor, state.round
    cards = tuple(state.rows[conductor - 1])
    _take(state, action)
    orchestra = state.orchestras[actor]
    taken = Taken(actor, conductor, cards, tuple([(value, orchestra[value]) for value in sorted({*cards})]))
    if state.phase == CHOOSE and state.round == round_before:
        return (taken,)
    return (taken, *_turning_points(state, round_before))


def _tell_leave(state: State, action: Leave) -> tuple[Any, ...]:
    round_before, left = state.round, Left(state.turn)
    _leave(state, action)
    return (left, *_turning_points(state, round_before))


def _tell_repair(state: State, action: Any) -> tuple[Repaired]:
    _repair(state, action)
    return (Repaired(action),)


def _turning_points(state: State, round_before: int) -> tuple[Any, ...]:
    """The end of the game or a new round, when the last action led there."""
    if state.phase == OVER:
        return (Ended(tuple(scores(state)), winners(state), tuple(map(quartets, state.orchestras))),)
    return () if state.round == round_before else (_round_begun(state.round, state.turn),)


# Points


def points(orchestra: list[int] | tuple[int, ...]) -> int:
    """The points of an orchestra: a family of one card gives 1, of four cards 5, any other nothing."""
    return orchestra.count(1) + 5 * orchestra.count(4)


def quartets(orchestra: list[int] | tuple[int, ...]) -> int:
    """How many families have exactly four cards."""
    return orchestra.count(4)


def scores(state: State) -> list[int]:
    """Points of each seat, whatever the phase."""
    return [points(orchestra) for orchestra in state.orchestras]


def sides(state: State) -> tuple[tuple[Seat, ...], ...]:
    """The seats that win together: each for itself."""
    return tuple((seat,) for seat in range(state.seats))


def winners(state: State) -> tuple[Seat, ...]:
    """The seats with most points, then most quartets; () before the end."""
    if state.phase != OVER:
        return ()
    results = [(points(orchestra), quartets(orchestra)) for orchestra in state.orchestras]
    return tuple(seat for seat, result in enumerate(results) if result == max(results))


# At a physical table: the table is right


def _no_repair(state: State, action: Any) -> Any:
    match action:
        case SetConductor(conductor, cards):
            if not 1 <= conductor <= state.seats:
                return NoSuchConductor(conductor, state.seats)
            if len(cards) > MOST_UNDER_A_CONDUCTOR:
                return TooManyUnder(conductor)
            return _no_exchange(state, state.rows[conductor - 1], cards)
        case SetHolder(conductor, player):
            if not 1 <= conductor <= state.seats:
                return NoSuchConductor(conductor, state.seats)
            return None if 1 <= player <= state.seats else NoSuchPlayer(player)
        case SetOrchestra(player, cards):
            if not 1 <= player <= state.seats:
                return NoSuchPlayer(player)
            return _no_exchange(state, _cards_of(state.orchestras[player - 1]), cards)
        case SetTurn(player):
            if not 1 <= player <= state.seats:
                return NoSuchPlayer(player)
            return _no_turn(state, player - 1)


def _no_turn(state: State, seat: Seat) -> Any:
    """Whoever holds a conductor acts no more this round."""
    if seat not in state.holders or None not in state.holders:
        return None
    return ConductorGone(state.holders.index(seat) + 1, seat)


def _no_exchange(state: State, old: list[int], new: tuple[int, ...]) -> Any:
    """Whether the unseen cards allow these cards to lie where those lay."""
    for card in new:
        if not LOWEST <= card <= HIGHEST[state.seats]:
            return NoSuchCard(card, HIGHEST[state.seats])
        if new.count(card) > state.unseen[card] + old.count(card):
            return TooManyOf(card)
    left = state.deck - (state.phase == REVEAL)
    return DeckTooSmall() if len(new) - len(old) > left else None


def _cards_of(orchestra: list[int]) -> list[int]:
    return [value for value, count in enumerate(orchestra) for _ in range(count)]


def _repair(state: State, action: Any) -> None:
    match action:
        case SetConductor(conductor, cards):
            _lay(state, conductor - 1, cards)
            if state.holders[conductor - 1] is not None:
                state.holders[conductor - 1] = None
                _settle_turns(state)
        case SetOrchestra(player, cards):
            orchestra = state.orchestras[player - 1]
            _exchange(state, _cards_of(orchestra), cards)
            orchestra[:] = [cards.count(value) for value in range(len(orchestra))]
        case SetHolder(conductor, player):
            _lay(state, conductor - 1, ())
            state.holders = [None if each == player - 1 else each for each in state.holders]
            state.holders[conductor - 1] = player - 1
            _settle_turns(state)
        case SetTurn(player):
            _put_back(state)
            state.turn = player - 1
            _settle_turns(state)
    _settle_phase(state)


def _lay(state: State, index: int, cards: tuple[int, ...]) -> None:
    _exchange(state, state.rows[index], cards)
    state.rows[index] = list(cards)


def _put_back(state: State) -> None:
    """Whatever was being drawn, was not."""
    if state.card:
        _exchange(state, [state.card], ())
        state.card = 0
    if state.phase in (REVEAL, PLACE):
        state.phase = CHOOSE


def _exchange(state: State, old: list[int], new: tuple[int, ...]) -> None:
    for card in old:
        state.unseen[card] += 1
    for card in new:
        state.unseen[card] -= 1
    state.deck += len(old) - len(new)


def _settle_turns(state: State) -> None:
    """Who still plays this round, as the table now lies."""
    finished = {holder for holder in state.holders if holder is not None}
    waiting = tuple(seat for seat in _in_turn(state.seats, state.turn) if seat not in finished)
    if waiting[:1] != (state.turn,):
        _put_back(state)
    if not waiting:
        state.holders = [None] * state.seats
        waiting = _in_turn(state.seats, state.turn)
    state.playing = waiting
    state.turn = waiting[0]


def _settle_phase(state: State) -> None:
    """The phase, as deck and rows now are. Those who left do not come back for a card put right.

    A card drawn that has no conductor to go under any more goes back among the unseen: it lies where the table says.
    """
    if state.phase in (REVEAL, PLACE) and _no_draw(state, DRAW) is not None:
        _put_back(state)
    if state.phase in (ENDING, OVER) and state.deck:
        state.phase = CHOOSE
    if state.phase == CHOOSE and not state.deck:
        state.phase = ENDING
    if not state.playing:
        _settle_turns(state)


DOING = {Draw: _draw, Reveal: _reveal, Place: _place, Take: _take, Leave: _leave} | dict.fromkeys(REPAIRS, _repair)
"""What each action changes."""
TELLING = {Draw: _tell_draw, Reveal: _tell_reveal, Place: _tell_place, Take: _tell_take, Leave: _tell_leave} | (
    dict.fromkeys(REPAIRS, _tell_repair)
)
"""The same, with the events that tell it."""
