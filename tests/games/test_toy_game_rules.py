"""The rules of Cornet, the toy game, one test for each sentence; and what the contract needs to know of it."""

import pytest
from toy_game.rules import (
    Guess,
    Guessed,
    Hidden,
    Hide,
    Kept,
    NoSuchNumber,
    NotNow,
    Roll,
    Scored,
    SetPoints,
    actors,
    apply,
    imagine,
    refusal,
    scores,
    setup,
    view,
    winners,
)  # fmt: skip

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


def probes(state):
    """What nobody is offered: numbers that do not exist, and repairs."""
    yield from ((seat, action) for seat in (LEA, TOM) for action in (Hide(4), Guess(0), Roll(3)))
    yield DECK, Roll(7)
    yield from ((DECK, SetPoints(player, points)) for player in (0, 1, 2, 3) for points in (0, 7, 19, 20, 40))
    yield from ((DECK, SetTurn(player)) for player in range(4))


def conserved(state):
    """Nothing is under the cup but while it is guessed, and nobody has the points to win before the end."""
    assert (state.hidden in (1, 2, 3)) == (state.phase == 1)
    assert (max(state.scores) >= state.goal) == (actors(state) == ())


def after(*moves):
    """A game that Léa begins, after these moves; and the events of the last one."""
    state, events = setup(2, {}), ()
    for seat, action in moves:
        assert refusal(state, seat, action) is None
        events = apply(state, seat, action)
    return state, events


def test_whoever_has_the_cup_hides_a_number_that_only_they_know():
    state, events = after((LEA, Hide(2)))
    assert events == (Hidden(LEA), Kept(LEA, 2, 1))
    assert view(state, LEA).hidden == 2 and view(state, TOM).hidden == 0 == view(state, DECK).hidden
    assert actors(state) == (TOM,)


def test_the_other_guesses_and_the_cup_is_lifted():
    assert after((LEA, Hide(2)), (TOM, Guess(3)))[1] == (Guessed(TOM, 3, 2),)


@pytest.mark.parametrize("guess, winner", [(2, TOM), (3, LEA)])
def test_the_die_is_rolled_for_whoever_was_right(guess, winner):
    state, events = after((LEA, Hide(2)), (TOM, Guess(guess)), (DECK, Roll(5)))
    assert events == (Scored(winner, 5, 5),) and scores(state)[winner] == 5 and sum(scores(state)) == 5


def test_then_the_cup_is_passed_on():
    assert actors(after((LEA, Hide(2)), (TOM, Guess(1)), (DECK, Roll(5)))[0]) == (TOM,)


@pytest.mark.parametrize("long, points, over", [(False, 14, True), (False, 13, False), (True, 34, True), (True, 33, False)])
def test_twenty_points_win_in_a_long_game_forty(long, points, over):
    state = setup(2, {"long": long})
    for seat, action in ((DECK, SetPoints(1, points)), (LEA, Hide(2)), (TOM, Guess(1))):
        apply(state, seat, action)
    events = apply(state, DECK, Roll(6))
    assert (actors(state) == ()) is over and (winners(state) == (LEA,)) is over
    assert events[1:] == ((Ended((points + 6, 0), (LEA,)),) if over else ())


@pytest.mark.parametrize(
    "moves, seat, action, reason",
    [
        ((), TOM, Hide(1), NotYourTurn(LEA)),
        ((), LEA, Guess(1), NotNow()),
        ((), LEA, Hide(4), NoSuchNumber(4, 3)),
        ((), DECK, SetPoints(3, 1), NoSuchPlayer(3)),
        ((), DECK, SetPoints(1, 20), NoSuchNumber(20, 19)),
        (((LEA, Hide(1)),), TOM, Hide(1), NotNow()),
        (((LEA, Hide(1)), (TOM, Guess(1))), TOM, Guess(2), RevealFirst()),
        (((LEA, Hide(1)), (TOM, Guess(1))), DECK, Roll(7), NoSuchNumber(7, 6)),
    ],
)
def test_what_is_refused(moves, seat, action, reason):
    assert refusal(after(*moves)[0], seat, action) == reason


def test_after_the_end_nothing_can_be_done():
    state, _ = after((DECK, SetPoints(1, 19)), (LEA, Hide(1)), (TOM, Guess(2)), (DECK, Roll(1)))
    assert refusal(state, TOM, Hide(1)) == GameFinished() == refusal(state, DECK, SetTurn(1))


def test_at_a_table_the_points_and_the_cup_are_put_right():
    state, events = after((LEA, Hide(1)), (DECK, SetPoints(2, 7)), (DECK, SetTurn(2)))
    assert events == (Repaired(SetTurn(2)),) and scores(state) == [0, 7] and actors(state) == (TOM,)


def test_what_is_hidden_may_be_any_number():
    from random import Random

    seen = view(after((LEA, Hide(2)))[0], TOM)
    assert {imagine(seen, Random(seed)).hidden for seed in range(30)} == {1, 2, 3}
