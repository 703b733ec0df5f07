"""The rules of Cornet, the toy game, one test for each sentence; and what the contract needs to know of it."""

import pytest
import shelf

from accessijeux_cli.play.game import (
    DECK,
    Ended,
    GameFinished,
    NoSuchPlayer,
    NotYourTurn,
    Repaired,
    RevealFirst,
    SetTurn,
)

LEA, TOM = 0, 1

r = shelf.game("toy_game").rules


def probes(state):
    """What nobody is offered: numbers that do not exist, and repairs."""
    yield from ((seat, action) for seat in (LEA, TOM) for action in (r.Hide(4), r.Guess(0), r.Roll(3)))
    yield DECK, r.Roll(7)
    yield from ((DECK, r.SetPoints(player, points)) for player in (0, 1, 2, 3) for points in (0, 7, 19, 20, 40))
    yield from ((DECK, SetTurn(player)) for player in range(4))


def conserved(state):
    """Nothing is under the cup but while it is guessed, and nobody has the points to win before the end."""
    assert (state.hidden in (1, 2, 3)) == (state.phase == 1)
    assert (max(state.scores) >= state.goal) == (r.actors(state) == ())


def after(*moves):
    """A game that Léa begins, after these moves; and the events of the last one."""
    state, events = r.setup(2, {}), ()
    for seat, action in moves:
        assert r.refusal(state, seat, action) is None
        events = r.apply(state, seat, action)
    return state, events


def test_whoever_has_the_cup_hides_a_number_that_only_they_know():
    state, events = after((LEA, r.Hide(2)))
    assert events == (r.Hidden(LEA), r.Kept(LEA, 2, 1))
    assert r.view(state, LEA).hidden == 2 and r.view(state, TOM).hidden == 0 == r.view(state, DECK).hidden
    assert r.actors(state) == (TOM,)


def test_the_other_guesses_and_the_cup_is_lifted():
    assert after((LEA, r.Hide(2)), (TOM, r.Guess(3)))[1] == (r.Guessed(TOM, 3, 2),)


@pytest.mark.parametrize("guess, winner", [(2, TOM), (3, LEA)])
def test_the_die_is_rolled_for_whoever_was_right(guess, winner):
    state, events = after((LEA, r.Hide(2)), (TOM, r.Guess(guess)), (DECK, r.Roll(5)))
    assert events == (r.Scored(winner, 5, 5),) and r.scores(state)[winner] == 5 and sum(r.scores(state)) == 5


def test_then_the_cup_is_passed_on():
    assert r.actors(after((LEA, r.Hide(2)), (TOM, r.Guess(1)), (DECK, r.Roll(5)))[0]) == (TOM,)


@pytest.mark.parametrize("long, points, over", [(False, 14, True), (False, 13, False), (True, 34, True), (True, 33, False)])
def test_twenty_points_win_in_a_long_game_forty(long, points, over):
    state = r.setup(2, {"long": long})
    for seat, action in ((DECK, r.SetPoints(1, points)), (LEA, r.Hide(2)), (TOM, r.Guess(1))):
        r.apply(state, seat, action)
    events = r.apply(state, DECK, r.Roll(6))
    assert (r.actors(state) == ()) is over and (r.winners(state) == (LEA,)) is over
    assert events[1:] == ((Ended((points + 6, 0), (LEA,)),) if over else ())


@pytest.mark.parametrize(
    "moves, seat, action, reason",
    [
        ((), TOM, r.Hide(1), NotYourTurn(LEA)),
        ((), LEA, r.Guess(1), r.NotNow()),
        ((), LEA, r.Hide(4), r.NoSuchNumber(4, 3)),
        ((), DECK, r.SetPoints(3, 1), NoSuchPlayer(3)),
        ((), DECK, r.SetPoints(1, 20), r.NoSuchNumber(20, 19)),
        (((LEA, r.Hide(1)),), TOM, r.Hide(1), r.NotNow()),
        (((LEA, r.Hide(1)), (TOM, r.Guess(1))), TOM, r.Guess(2), RevealFirst()),
        (((LEA, r.Hide(1)), (TOM, r.Guess(1))), DECK, r.Roll(7), r.NoSuchNumber(7, 6)),
    ],
)
def test_what_is_refused(moves, seat, action, reason):
    assert r.refusal(after(*moves)[0], seat, action) == reason


def test_after_the_end_nothing_can_be_done():
    state, _ = after((DECK, r.SetPoints(1, 19)), (LEA, r.Hide(1)), (TOM, r.Guess(2)), (DECK, r.Roll(1)))
    assert r.refusal(state, TOM, r.Hide(1)) == GameFinished() == r.refusal(state, DECK, SetTurn(1))


def test_at_a_table_the_points_and_the_cup_are_put_right():
    state, events = after((LEA, r.Hide(1)), (DECK, r.SetPoints(2, 7)), (DECK, SetTurn(2)))
    assert events == (Repaired(SetTurn(2)),) and r.scores(state) == [0, 7] and r.actors(state) == (TOM,)


def test_what_is_hidden_may_be_any_number():
    from random import Random

    seen = r.view(after((LEA, r.Hide(2)))[0], TOM)
    assert {r.imagine(seen, Random(seed)).hidden for seed in range(30)} == {1, 2, 3}
