"""What a seat of Schrille Stille may know, and the games that this allows."""

from random import Random

from accessijeux_cli.games.schrille_stille.rules import laying
from accessijeux_cli.games.schrille_stille.rules.balls import FULL_BAG, INDEX, ONE_OF_EACH, TO_LAY, VALUES
from accessijeux_cli.games.schrille_stille.rules.things import CLIMBER, DEAL, LAY, NUMBER_ONE, State, View
from accessijeux_cli.play.game import DECK, Seat


def view(state: State, seat: Seat) -> View:
    """What a seat may know: who is ready, never what others hold or have laid. DECK: what all may know."""
    mine = seat != DECK and bool(state.can)
    return View(
        seat=seat,
        bag7=state.bag7,
        box=state.box,
        cast=state.cast,
        chart=tuple(state.chart),
        deck=tuple(state.deck),
        emptied=state.emptied,
        first=state.first,
        fixed8=state.fixed8,
        gone=tuple(state.gone),
        hand=tuple(state.hands[8 * seat : 8 * seat + 8]) if mine else (),
        label=tuple(state.label),
        leaving=tuple(state.leaving),
        left=state.left,
        listed=state.listed,
        out_too=state.out_too,
        own_balls=state.own_balls,
        passed=state.passed,
        phase=state.phase,
        place=state.place,
        points=state.points,
        queue=tuple(state.queue),
        ready=state.ready,
        round=state.round,
        seats=state.seats,
        spots=tuple(state.spots[14 * seat : 14 * seat + 14]) if mine else (),
        total=tuple(state.total),
        until=tuple(state.until),
        week=state.week,
    )


def imagine(seen: View, random: Random) -> State:
    """A state that this view allows: the others hold any of the other balls; who is ready has laid them anywhere, the others nothing yet."""
    state = State()
    state.bag7, state.box, state.fixed8, state.out_too, state.own_balls = seen.bag7, seen.box, seen.fixed8, seen.out_too, seen.own_balls
    state.cast, state.listed, state.left, state.emptied, state.week = seen.cast, seen.listed, seen.left, seen.emptied, seen.week
    state.points = seen.points
    state.first, state.passed, state.phase, state.place, state.round = seen.first, seen.passed, seen.phase, seen.place, seen.round
    state.seats, state.chart, state.deck, state.gone = seen.seats, list(seen.chart), list(seen.deck), list(seen.gone)
    state.label, state.leaving, state.queue = list(seen.label), list(seen.leaving), list(seen.queue)
    state.ready, state.total, state.until = seen.ready, list(seen.total), list(seen.until)
    _imagine_balls(state, seen, random)
    return state


def _imagine_balls(state: State, seen: View, random: Random) -> None:
    seats = state.seats
    state.bag, state.hands, state.spots = FULL_BAG[:], [0] * (8 * seats), [0] * (14 * seats)
    state.laid, state.can = [0] * seats, [0] * seats
    if not state.round:
        state.bag, state.hands, state.spots, state.laid, state.can = [], [], [], [], []
        return
    if state.phase not in (DEAL, LAY):
        _as_it_lies(state, seen)
        return
    dealt = [seat for seat in range(seats) if state.phase == LAY or seat not in state.queue]
    mine = [seat for seat in dealt if seat == seen.seat]
    for seat in mine:
        _hold(state, seat, list(seen.hand), list(seen.spots))
    left = [value for value, count in zip(VALUES, state.bag) for _ in range(count)]
    random.shuffle(left)
    for seat in dealt:
        if seat not in mine:
            hand = ONE_OF_EACH[:] if state.fixed8 else _counts([left.pop() for _ in range(7 if state.bag7 else 8)])
            _hold(state, seat, hand, _any_layout(hand, random) if state.ready >> seat & 1 else [0] * 14)


def _as_it_lies(state: State, seen: View) -> None:
    """Outside of laying, hidden balls change nothing any more: those of the own seat are kept, the others are none."""
    if seen.hand:
        _hold(state, seen.seat, list(seen.hand), list(seen.spots))


def _counts(balls: list[int]) -> list[int]:
    return [balls.count(value) for value in VALUES]


def _hold(state: State, seat: Seat, hand: list[int], spots: list[int]) -> None:
    """That seat holds and has laid these; what it has laid is taken out of the hand beforehand only for its own."""
    lying = [ball for ball in spots if ball in INDEX]
    state.hands[8 * seat : 8 * seat + 8] = hand
    state.spots[14 * seat : 14 * seat + 14] = spots
    state.laid[seat] = len(lying)
    state.can[seat] = laying.layable(state, seat) if state.phase in (DEAL, LAY) else 0
    if not state.fixed8:
        state.bag = [there - held - lying.count(value) for there, held, value in zip(state.bag, hand, VALUES)]


def _any_layout(hand: list[int], random: Random) -> list[int]:
    """Five of these balls, the arrow and the number 1 on any places; the hand keeps the others."""
    balls = random.sample([value for value, count in zip(VALUES, hand) for _ in range(count)], TO_LAY)
    for ball in balls:
        hand[INDEX[ball]] -= 1
    spots = [0] * 14
    for place, ball in zip(random.sample(range(14), TO_LAY + 2), [*balls, CLIMBER, NUMBER_ONE]):
        spots[place] = ball
    return spots
