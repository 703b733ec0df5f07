"""The powers of La Guerre des Sons, ours and not the official ones: each a name, what it asks for, one small rule."""

from collections.abc import Callable
from dataclasses import dataclass

from accessijeux_cli.games.guerre_des_sons.rules.cards import CRITERIA
from accessijeux_cli.games.guerre_des_sons.rules.things import (
    Compared,
    Event,
    PowerCancelled,
    QuestionChanged,
    Seen,
    State,
)
from accessijeux_cli.play.game import Seat

Effect = Callable[[State, Seat, str], list[Event]]
"""What a power does once the attacker's card lies there: (state, its seat, its criterion) -> events."""


@dataclass(frozen=True, slots=True)
class Power:
    """One power.

    name    as journals write it
    effect  its rule
    cards   how many more cards it needs in the deck
    tunes   whether a criterion is named with it
    """

    name: str
    effect: Effect
    cards: int = 0
    tunes: bool = False


def _turn_up(state: State, seat: Seat, criterion: str) -> list[Event]:
    """Echo and Duo: the next card of the deck is turned up; `turned_up` says what becomes of it."""
    state.queue = (seat,)
    return []


def _reverse(state: State, seat: Seat, criterion: str) -> list[Event]:
    """Mute: the other direction decides this trick."""
    state.lowest = not state.lowest
    return [QuestionChanged(seat, MUTE, state.criterion, state.lowest)]


def _tune(state: State, seat: Seat, criterion: str) -> list[Event]:
    """Tuning: another criterion decides this trick."""
    state.criterion = criterion
    compared = tuple((each, value) for each, _, _, value in compared_now(state))
    return [QuestionChanged(seat, TUNING, criterion, state.lowest, compared)]


def compared_now(state: State) -> tuple[Compared, ...]:
    """The cards that are compared, as `state.last` keeps them: the defenders' from the attacker's right, the attacker's last."""
    laid = [(state.attacker - step) % state.seats for step in range(1, state.seats + 1)]
    order = [seat for seat in laid if seat in state.fighting]
    if not state.cards:
        return tuple((seat, 0, state.criterion, value) for seat in order if (value := state.read[seat]) is not None)
    place = 1 + CRITERIA.index(state.criterion)
    return tuple((seat, card, state.criterion, state.cards[card - 1][place]) for seat in order for card in state.shown[seat])


def _silence(state: State, seat: Seat, criterion: str) -> list[Event]:
    """Silence: the powers declared after it have no effect."""
    cancelled, state.pending = state.pending, ()
    gone = {each for each, _, _ in cancelled}
    state.declared = tuple(each for each in state.declared if each[0] not in gone)
    return [PowerCancelled(each, power) for each, power, _ in cancelled]


def _later(state: State, seat: Seat, criterion: str) -> list[Event]:
    """Resonance: nothing before the trick is decided."""
    return []


ECHO, MUTE, TUNING, SILENCE, RESONANCE, DUO = NAMES = ("echo", "mute", "tuning", "silence", "resonance", "duo")

POWERS = {
    power.name: power
    for power in (
        Power(ECHO, _turn_up, cards=1),
        Power(MUTE, _reverse),
        Power(TUNING, _tune, tunes=True),
        Power(SILENCE, _silence),
        Power(RESONANCE, _later),
        Power(DUO, _turn_up, cards=1),
    )
}


def turned_up(state: State, seat: Seat, card: int) -> None:
    """A card was turned up for the power `state.why`: Echo puts the first card under the deck, Duo keeps both."""
    if state.why == ECHO:
        *others, first = state.laid[seat]
        state.laid[seat] = (*others, card)
        state.shown[seat] = (card,)
        state.under[seat] = (*state.under[seat], first)
    else:
        state.laid[seat] = (*state.laid[seat], card)
        state.shown[seat] = (*state.shown[seat], card)


def called_back(state: State, winner: Seat | None) -> list[tuple[Seat, int]]:
    """Resonance: the seats that lost, all of them without a winner, and their own first card, which went back under their deck."""
    back = []
    for seat, power, _ in state.declared:
        if power == RESONANCE and seat != winner:
            first, *others = state.laid[seat]
            state.laid[seat] = tuple(others)
            state.under[seat] = (*state.under[seat], first)
            back.append((seat, first))
    return back


def usable(state: Seen, seat: Seat) -> bool:
    """Whether that seat has a power that it can still use, as a defender, now."""
    power = POWERS.get(state.powers[seat])
    if power is None or state.spent[seat] or seat == state.attacker:
        return False
    return state.left[seat] + len(state.under[seat]) >= power.cards
