"""A sitting: who submits is named, what happened has a place, and its journal leads back to it."""

import pytest

from accessijeux_cli import games
from accessijeux_cli.games.symphonimo.rules import DRAW, Place, Reveal
from accessijeux_cli.play.game import DECK, GameFinished, NotYourTurn
from accessijeux_cli.play.sitting import Answered, Asked, BotDecides, Over, Renamed, Seated, Sitting, Undone, read
from accessijeux_cli.play.table import Move, Player, Setup, Table

LEA, TOM = 0, 1


class Notebook:
    """A journal in memory."""

    def __init__(self, trouble=""):
        self.lines, self.trouble = [], trouble

    def append(self, lines):
        self.lines += lines
        return self.trouble


def seated(*by, game="symphonimo", chance="seed", **agreed):
    """A sitting of Léa, Tom, Zoé ..., people unless said otherwise, Léa first, with its notebook."""
    players = tuple(map(Player, ("Léa", "Tom", "Zoé", "Ali"), by))
    notebook = Notebook()
    return Sitting(Table(Setup(games.game(game), players, chance=chance, seed=3, **agreed)), lambda: notebook), notebook


def go_on(sitting):
    """The deck and the bots, until a person must act."""
    while (seat := sitting.due()) is not None:
        bot = games.game(sitting.setup.game.name).part("bot").LEVELS
        assert seat == DECK or sitting.is_bot(seat) and bot
        sitting.act(seat, sitting.table.draw() if seat == DECK else sitting.table.rules.candidates(sitting.table.state, seat)[0])


def turn(sitting, seat, conductor):
    assert sitting.submit(seat, (DRAW,)) is None
    go_on(sitting)
    assert sitting.submit(seat, (Place(conductor),)) is None
    go_on(sitting)


def test_a_seat_acts_only_for_itself():
    sitting, _ = seated("human", "human")
    assert sitting.refusal(TOM, (DRAW,)) == NotYourTurn(LEA)
    assert sitting.submit(TOM, (DRAW,)) == NotYourTurn(LEA)
    assert sitting.table.moves == [] and sitting.log == []
    assert sitting.submit(LEA, (DRAW,)) is None


def test_the_shared_keyboard_acts_for_whoever_must():
    sitting, _ = seated("human", "human")
    turn(sitting, None, 1)
    assert [move.seat for move in sitting.table.moves] == [LEA, DECK, LEA]
    turn(sitting, None, 1)
    assert sitting.table.moves[-1].seat == TOM


def test_nobody_acts_for_a_bot_nor_for_the_deck_of_the_program():
    sitting, _ = seated("human", "greedy")
    assert sitting.refusal(TOM, (DRAW,)) == BotDecides(TOM)
    assert sitting.submit(LEA, (DRAW,)) is None
    assert sitting.refusal(LEA, (Reveal(7),)) is not None
    assert sitting.due() == DECK


def test_at_a_physical_table_the_deck_is_typed():
    sitting, _ = seated("human", "human", chance="dictated")
    assert sitting.submit(None, (DRAW, Reveal(7), Place(2))) is None
    assert sitting.due() is None
    assert [move.seat for move in sitting.table.moves] == [LEA, DECK, LEA]
    assert sitting.marks == [0]


def test_a_bot_is_due_and_then_nobody():
    sitting, _ = seated("human", "greedy")
    sitting.submit(LEA, (DRAW,))
    sitting.act(DECK, sitting.table.draw())
    sitting.submit(LEA, (Place(1),))
    assert sitting.due() == TOM
    go_on(sitting)
    assert sitting.due() is None and sitting.table.actors == (LEA,)


def test_each_listener_has_a_place_and_hears_what_still_stands_after_it():
    sitting, _ = seated("human", "human")
    turn(sitting, LEA, 1)
    place = sitting.place
    assert sitting.since(place) == []
    turn(sitting, TOM, 2)
    assert [(move.seat, type(move.action).__name__) for move in sitting.since(place)] == [(TOM, "Draw"), (DECK, "Reveal"), (TOM, "Place")]
    sitting.take_back(sitting.marks[-1], TOM)
    assert [type(move.action).__name__ for move in sitting.since(place)] == ["Draw", "Reveal"]
    assert sitting.since(0) == sitting.table.moves
    sitting.take_back(0, TOM)
    assert sitting.since(place) == [] and sitting.since(0) == []


def test_taking_back_tells_who_did_it_how_many_lines_and_what():
    sitting, _ = seated("human", "human")
    turn(sitting, LEA, 1)
    stood = tuple(sitting.table.moves)
    assert sitting.take_back(0, LEA) == Undone(LEA, 2, stood) == sitting.log[-1]
    assert sitting.marks == [] and sitting.table.moves == []


def test_those_present_are_asked_before_anything_is_taken_back():
    sitting, notebook = seated("human", "human", "human")
    for seat in (LEA, TOM, 2):
        sitting.come(seat)
    turn(sitting, LEA, 1)
    sitting.ask_to_take_back(LEA, 1)
    assert sitting.log[-1] == Asked(LEA, 1) and sitting.consent.waiting == {TOM, 2}
    assert len(sitting.table.moves) == 3
    with pytest.raises(ValueError):
        sitting.answer(LEA, True)
    sitting.answer(TOM, True)
    assert len(sitting.table.moves) == 3
    sitting.answer(2, True)
    assert [type(move.action).__name__ for move in sitting.table.moves] == ["Draw", "Reveal"]
    assert sitting.log[-2:] == [Answered(2, True), Undone(LEA, 1, sitting.log[-1].moves)]
    sitting.keep()
    assert notebook.lines[-4:] == [{"asked": "undo", "by": 1}, {"answered": True, "seat": 2}, {"answered": True, "seat": 3}, {"undo": 1}]


def test_one_no_is_enough_and_what_was_asked_lapses_at_the_next_move():
    sitting, _ = seated("human", "human", "human")
    for seat in (LEA, TOM, 2):
        sitting.come(seat)
    turn(sitting, LEA, 1)
    sitting.ask_to_take_back(LEA, 1)
    sitting.answer(TOM, False)
    assert sitting.consent is None and len(sitting.table.moves) == 3
    sitting.ask_to_take_back(LEA, 1)
    sitting.submit(TOM, (DRAW,))
    assert sitting.consent is None


def test_the_absent_agree():
    sitting, _ = seated("human", "human", "human")
    sitting.come(LEA)
    turn(sitting, LEA, 1)
    sitting.ask_to_take_back(LEA, 1)
    assert len(sitting.table.moves) == 2
    sitting.come(TOM)
    sitting.ask_to_take_back(LEA, 1)
    assert len(sitting.table.moves) == 2
    sitting.leave(TOM)
    assert len(sitting.table.moves) == 0


def test_giving_up_ends_it_and_can_be_taken_back():
    sitting, notebook = seated("human", "human")
    turn(sitting, LEA, 1)
    sitting.give_up(TOM)
    assert sitting.log[-1] == Over(TOM) and sitting.refusal(LEA, (DRAW,)) == GameFinished() and sitting.due() is None
    sitting.take_back(len(sitting.table.moves), TOM)
    assert sitting.log[-1] == Undone(TOM, 0, ()) and sitting.table.actors == (TOM,)
    sitting.keep()
    assert notebook.lines[-2:] == [{"over": True, "scores": [0, 0], "winners": [], "resigned": 2}, {"undo": 0}]


def test_a_bot_takes_a_seat_over_and_gives_it_back():
    sitting, _ = seated("human", "human")
    turn(sitting, LEA, 1)
    sitting.seat_taken(TOM, "greedy")
    assert sitting.due() == TOM and sitting.setup.humans == (LEA,)
    sitting.seat_taken(TOM, "human")
    assert sitting.due() is None and sitting.log[-2:] == [Seated(TOM, "greedy"), Seated(TOM, "human")]


def test_somebody_may_be_called_otherwise():
    sitting, _ = seated("human", "human")
    sitting.rename(TOM, "Thomas")
    assert sitting.setup.names == ("Léa", "Thomas") and sitting.log == [Renamed(TOM, "Tom")]


def test_nothing_is_kept_before_the_first_move_and_everything_after():
    sitting, notebook = seated("human", "human")
    assert sitting.keep() == "" and notebook.lines == []
    sitting.submit(LEA, (DRAW,))
    assert sitting.keep() == "" and [line.get("do") for line in notebook.lines] == [None, "draw"]
    notebook.trouble = "full"
    go_on(sitting)
    assert sitting.keep() == "full"


def test_its_journal_leads_back_to_it_with_the_same_places():
    sitting, notebook = seated("human", "human")
    sitting.come(LEA)
    turn(sitting, LEA, 1)
    turn(sitting, TOM, 2)
    sitting.take_back(sitting.marks[-1], TOM)
    sitting.submit(TOM, (Place(1),))
    sitting.ask_to_take_back(LEA, 1)
    sitting.rename(TOM, "Thomas")
    sitting.seat_taken(TOM, "greedy")
    go_on(sitting)
    sitting.give_up(LEA)
    sitting.keep()
    again = read(notebook.lines, games.game)
    assert len(again.log) == len(sitting.log) == len(notebook.lines) - 1
    assert again.table.moves == sitting.table.moves and again.setup == sitting.setup and again.table.resigned == LEA
    for place in range(len(sitting.log)):
        assert again.since(place) == sitting.since(place), place
    assert again.keep() == "" and again.pending == []
    assert isinstance(again.log[0], Move)


def test_the_place_after_a_seats_last_own_move():
    sitting, _ = seated("human", "human")
    assert sitting.place_after(LEA) == 0
    turn(sitting, LEA, 1)
    assert sitting.place_after(LEA) == 3 and sitting.place_after(TOM) == 0
    turn(sitting, TOM, 1)
    assert sitting.place_after(LEA) == 3 and sitting.place_after(TOM) == 6
