"""Labels in Schrille Stille: chosen in a fair order while the performers are revealed, changed for five points after a round."""

from accessijeux_cli.games.schrille_stille.rules import rounds
from accessijeux_cli.games.schrille_stille.rules.performers import LABELS
from accessijeux_cli.games.schrille_stille.rules.scoring import COST
from accessijeux_cli.games.schrille_stille.rules.things import (
    CHANGE,
    CHOOSE,
    ChangeLabel,
    Choose,
    Event,
    KeepLabel,
    KeepOrChange,
    LabelChanged,
    LabelChosen,
    LabelKept,
    LabelsChosen,
    LabelsLater,
    LabelTaken,
    MustChoose,
    NoFreeLabel,
    NoSuchLabel,
    NoSuchWait,
    Refusal,
    State,
    TooFewPoints,
    Wait,
    Waited,
)  # fmt: skip
from accessijeux_cli.play.game import DECK, NotYourTurn, Seat


def not_chosen(state: State, seat: Seat, action: Choose | Wait) -> Refusal | None:
    """Why that seat cannot choose or wait now."""
    if state.phase != CHOOSE:
        return KeepOrChange() if state.phase == CHANGE else LabelsChosen() if state.round else NotYourTurn(DECK)
    if seat != state.queue[0]:
        return LabelsChosen() if state.label[seat] else NotYourTurn(state.queue[0])
    return _not_free(state, action.label) if type(action) is Choose else _no_wait(state, action)


def _not_free(state: State, label: int) -> Refusal | None:
    if label not in LABELS:
        return NoSuchLabel(label)
    return LabelTaken(label, state.label.index(label)) if label in state.label else None


def _no_wait(state: State, action: Choose | Wait) -> Refusal | None:
    if state.place == 1:
        return MustChoose()
    return None if type(action) is Wait and 1 <= action.until < state.place else NoSuchWait(state.place)


def not_changed(state: State, seat: Seat, action: ChangeLabel | KeepLabel) -> Refusal | None:
    """Why that seat cannot change or keep its label now."""
    if state.seats == len(LABELS):
        return NoFreeLabel()
    if state.phase != CHANGE:
        return LabelsLater()
    if seat != state.queue[0]:
        poor = state.total[seat] < COST and seat not in state.queue
        return TooFewPoints(state.total[seat]) if poor else NotYourTurn(state.queue[0])
    return _not_free(state, action.label) if type(action) is ChangeLabel else None


def choose(state: State, seat: Seat, action: Choose) -> list[Event]:
    state.label[seat] = action.label
    return [LabelChosen(seat, action.label), *_next(state)]


def wait(state: State, seat: Seat, action: Wait) -> list[Event]:
    state.until[seat] = action.until
    return [Waited(seat, action.until), *_next(state)]


def _next(state: State) -> list[Event]:
    state.queue = state.queue[1:]
    return [] if state.queue else rounds.after_page(state)


def change(state: State, seat: Seat, action: ChangeLabel) -> list[Event]:
    """The label left is free at once."""
    old, state.label[seat] = state.label[seat], action.label
    state.total[seat] -= COST
    return [LabelChanged(seat, old, action.label, state.total[seat]), *_asked(state)]


def keep(state: State, seat: Seat, action: KeepLabel) -> list[Event]:
    return [LabelKept(seat, state.label[seat]), *_asked(state)]


def _asked(state: State) -> list[Event]:
    state.queue = state.queue[1:]
    return [] if state.queue else rounds.remove(state)
