"""A table: who acts, what is refused, undo, giving up, and draws that depend on the seed alone."""

from collections import Counter
from random import Random

import pytest
from playouts import finished, play_on, seated, snapshot

from accessijeux_cli import games
from accessijeux_cli.games.symphonimo.rules import (
    DRAW,
    Draw,
    Drawn,
    NotYourTurn,
    Place,
    Placed,
    PlaceFirst,
    Reveal,
    Take,
)
from accessijeux_cli.play.game import DECK, GameFinished, heard_by, legal
from accessijeux_cli.play.table import Move, Player, Setup, drawn


def test_people_are_those_who_are_no_bots():
    players = (Player("Léa"), Player("Basile", "greedy"), Player("Anne", "human"))
    setup = Setup(games.game("symphonimo"), players)
    assert setup.names == ("Léa", "Basile", "Anne")
    assert setup.humans == (0, 2)
    assert not setup.dictated


def test_the_first_seat_acts_first():
    assert seated("symphonimo", 3, first=2).actors == (2,)


def test_a_table_that_cannot_be_is_refused():
    with pytest.raises(ValueError):
        seated("symphonimo", 1)
    with pytest.raises(ValueError):
        seated("symphonimo", 3, first=3)


def test_a_move_gives_its_events_and_is_kept(three):
    assert three.play(0, DRAW) == ()
    assert three.play(DECK, Reveal(7)) == (Drawn(0, 7),)
    assert three.play(0, Place(2)) == (Placed(0, 7, 2, (7,)),)
    assert three.moves[-1] == Move(0, Place(2), (Placed(0, 7, 2, (7,)),))
    assert [move.seat for move in three.moves] == [0, DECK, 0]


def test_the_deck_acts_when_something_must_be_turned_up(three):
    three.play(0, DRAW)
    assert three.actors == (DECK,)


def test_what_is_not_legal_is_not_played(three):
    before = snapshot(three.state)
    assert three.refusal(1, DRAW) == NotYourTurn(0)
    with pytest.raises(ValueError):
        three.play(1, DRAW)
    assert snapshot(three.state) == before
    assert three.moves == []
    with pytest.raises(ValueError):
        three.undo(1)


def test_a_line_of_several_actions_is_tried_whole_and_changes_nothing(three):
    before = snapshot(three.state)
    assert three.try_line(((0, DRAW), (DECK, Reveal(7)), (0, Place(2)))) is None
    assert three.try_line(((0, DRAW), (DECK, Reveal(7)), (0, Take(2)))) == PlaceFirst(7)
    assert three.try_line(((0, DRAW), (0, Place(2)))) is not None
    assert three.try_line(()) is None
    assert snapshot(three.state) == before
    assert three.moves == []


# Undo


def test_undo_takes_back_that_many_moves(three):
    states = [snapshot(three.state)]
    for seat, action in ((0, DRAW), (DECK, Reveal(7)), (0, Place(2)), (1, Take(2))):
        three.play(seat, action)
        states.append(snapshot(three.state))
    three.undo(1)
    assert snapshot(three.state) == states[3]
    three.undo(2)
    assert snapshot(three.state) == states[1]
    assert [move.action for move in three.moves] == [DRAW]
    three.undo(1)
    assert snapshot(three.state) == states[0]
    assert three.actors == (0,)


def test_giving_up_alone_can_be_taken_back(three):
    three.play(0, DRAW)
    before = snapshot(three.state)
    three.resign(0)
    assert three.over
    three.undo(0)
    assert not three.over and snapshot(three.state) == before and len(three.moves) == 1


@pytest.mark.parametrize("moves", [-1, 3])
def test_undo_of_moves_that_were_not_made_is_refused(three, moves):
    three.play(0, DRAW)
    three.play(DECK, Reveal(7))
    before = snapshot(three.state)
    with pytest.raises(ValueError):
        three.undo(moves)
    assert snapshot(three.state) == before
    assert len(three.moves) == 2


def test_what_is_played_after_an_undo_does_not_spoil_what_can_be_undone(three):
    """A state given back by undo is the table's own: playing on changes no other state it keeps."""
    states = [snapshot(three.state)]
    for _ in range(3):
        three.play(0, DRAW)
        states[1:] = [snapshot(three.state)]
        three.play(DECK, Reveal(7))
        three.play(0, Place(1))
        three.undo(2)
        assert snapshot(three.state) == states[1]
        three.undo(1)
        assert snapshot(three.state) == states[0]


# The end, and giving up


def test_a_game_is_over_when_nobody_acts(three):
    assert not three.over
    assert three.winners == ()
    play_on(three, Random(1))
    assert three.over
    assert three.actors == ()
    assert three.winners != ()
    assert three.refusal(0, DRAW) == GameFinished()


def test_a_game_given_up_is_over_without_winners(three):
    play_on(three, Random(1), 20)
    three.resign(1)
    assert three.over
    assert three.actors == ()
    assert three.winners == ()


def test_nothing_can_be_done_in_a_game_given_up(three):
    three.resign(0)
    assert three.refusal(0, DRAW) == GameFinished()
    with pytest.raises(ValueError):
        three.play(0, DRAW)


def test_undo_takes_up_a_game_given_up(three):
    three.play(0, DRAW)
    three.resign(0)
    three.undo(1)
    assert not three.over
    assert three.actors == (0,)


# Draws


def test_a_draw_is_one_of_what_may_come(three):
    three.play(0, DRAW)
    assert three.draw() in [outcome for outcome, _ in three.rules.outcomes(three.state)]
    assert three.refusal(DECK, three.draw()) is None


def test_asking_for_the_draw_again_gives_the_same(three):
    three.play(0, DRAW)
    assert three.draw() == three.draw()


def test_the_cards_of_a_deal_do_not_depend_on_what_players_do():
    """The k-th draw is a function of (seed, k): four ways to play deal 42 turn up the same cards in the same order."""

    def cards(random):
        table = play_on(seated("symphonimo", 4, seed=42), random)
        return [move.action.card for move in table.moves if move.seat == DECK]

    deals = [cards(Random(number)) for number in range(4)]
    assert all(deal == deals[0] for deal in deals)
    assert sorted(deals[0]) == [value for value in range(3, 12) for _ in range(value)]


def test_the_draw_is_the_same_after_an_undo_whatever_was_done_between(three):
    three.play(0, DRAW)
    card = three.draw()
    three.play(DECK, card)
    three.play(0, Place(3))
    three.play(1, Take(3))
    three.undo(4)
    three.play(0, DRAW)
    assert three.draw() == card


def test_a_draw_is_the_same_on_every_machine():
    """Worked out apart: the first 8 bytes of BLAKE2b of "42 0", as a number, modulo 6, is the ticket."""
    from hashlib import blake2b

    outcomes = (("a", 1), ("b", 2), ("c", 3))
    for seed, count in ((42, 0), (42, 1), (0, 0), (-7, 12), (10**30, 3)):
        digest = blake2b(f"{seed} {count}".encode(), digest_size=8).hexdigest()
        assert drawn(outcomes, seed, count) == "abbccc"[int(digest, 16) % 6]


def test_a_draw_is_the_one_written_down_when_the_format_was_fixed():
    """Deal numbers are shared between people and kept in journals: they must stay what they are.

    Worked out apart: the 42 cards in a row by value, the ticket of each draw taking one away.
    """
    table = finished(("symphonimo", 2, {"fausse_note": False}), 4271)
    dealt = [move.action.card for move in table.moves if move.seat == DECK]
    assert len(dealt) == 42
    assert dealt[:10] == [8, 6, 9, 9, 7, 4, 6, 5, 8, 7]


def test_draws_follow_their_weights():
    """6000 draws: 1000, 2000 and 3000 are expected; 200 is 5 standard deviations or more."""
    counts = Counter(drawn((("a", 1), ("b", 2), ("c", 3)), seed, 0) for seed in range(6000))
    assert abs(counts["a"] - 1000) < 200
    assert abs(counts["b"] - 2000) < 200
    assert abs(counts["c"] - 3000) < 200


# The shelf, and what all games share


def test_the_shelf_finds_its_games():
    assert "symphonimo" in games.names()
    assert games.game("symphonimo").title == "Symphonimo"
    assert all(games.game(name).name == name for name in games.names())


@pytest.mark.parametrize("name", ["coloretto", "", "Symphonimo", "__pycache__", ".."])
def test_a_game_that_is_not_on_the_shelf_is_a_key_error(name):
    with pytest.raises(KeyError):
        games.game(name)


def test_legal_keeps_the_order_of_the_candidates(three):
    for seat, action in ((0, DRAW), (DECK, Reveal(7)), (0, Place(2))):
        three.play(seat, action)
    assert legal(three.rules, three.state, 1) == [Draw(), Take(2)]
    assert legal(three.rules, three.state, 0) == []


def test_an_event_is_public_unless_it_says_for_whom():
    class Peeked:
        only = 2

    events = [Drawn(0, 7), Peeked()]
    assert heard_by(None, events) == heard_by(1, events) == [Drawn(0, 7)]
    assert heard_by(2, events) == events
