"""The rules of Schrille Stille, sentence by sentence; every expected figure was counted by hand.

Each docstring quotes the sentence (rules/schrille_stille.fr.txt) or the ruling (games/schrille_stille.md) it proves. Léa, Basile, Anne, Hugo, Inès
and Omar are the seats 0 to 5; places count from 1. A chart is drawn by the numbers of its performers from place 1 to 14: as a rule performer n
stands at place n. Of the first fourteen, 1 and 2 are on label 1 alone, 3 and 4 on 2, 5 and 6 on 3, 7 and 8 on 4, 9 and 10 on 5, 11 and 12 on 6,
13 and 14 on 1 and 2.
"""

import json
from collections import Counter
from itertools import combinations
from math import comb
from pathlib import Path
from random import Random

import pytest

from accessijeux_cli.games.schrille_stille import rules
from accessijeux_cli.games.schrille_stille.rules import balls, chart
from accessijeux_cli.games.schrille_stille.rules import performers as file
from accessijeux_cli.games.schrille_stille.rules import things as t
from accessijeux_cli.games.schrille_stille.rules.performers import OUT, Printed, performer
from accessijeux_cli.games.schrille_stille.rules.things import (
    CHANGE,
    CHOOSE,
    CLIMBER,
    DEAL,
    EMPTY,
    LAY,
    NUMBER_ONE,
    OVER,
    REVEAL,
    ChangeLabel,
    Choose,
    Climber,
    Confirm,
    Deal,
    Emptied,
    KeepLabel,
    Lay,
    NumberOne,
    Reopen,
    Reveal,
    SetLabel,
    SetPlace,
    SetTotal,
    TakeBack,
    Wait,
)  # fmt: skip
from accessijeux_cli.play.bots.search import weighted
from accessijeux_cli.play.game import DECK, Game, GameFinished, NotYourTurn, Unfit, legal
from accessijeux_cli.play.journal import lines_of, replay
from accessijeux_cli.play.table import Player, Setup, Table

LEA, BASILE, ANNE, HUGO, INES, OMAR = range(6)
GAME = Game("schrille_stille", "Schrille Stille", 4, "accessijeux_cli.games.schrille_stille")
JOURNALS = sorted((Path(__file__).parent.parent / "journals" / "schrille_stille").glob("*.jsonl"))
PLACES = range(1, 15)

# What the contract looks at (playouts.py)

LOOKED_AT, SHARE = 0.02, 0.1


def idle(options):
    """With `box` the other ways of dealing are idle."""
    return options["box"] and (options["bag7"] or options["fixed8"])


def conserved(state):
    """Every performer is in one place, and every ball is in the bag, in a hand or on the chart."""
    shown = [which for which in state.chart if which]
    leaving = [which for which in state.leaving if which not in shown]
    assert Counter([*shown, *state.deck, *state.gone, *leaving]) == dict.fromkeys(range(1, len(state.cast)), 1)
    assert len(state.deck) == state.left
    if state.phase in (DEAL, LAY) and not state.fixed8:
        lying = Counter(ball for ball in state.spots if ball and ball < CLIMBER)
        for index, value in enumerate(balls.VALUES):
            assert state.bag[index] + sum(state.hands[index::8]) + lying[value] == 6
    assert all(state.spots[14 * seat : 14 * seat + 14].count(ball) <= 1 for seat in range(len(state.laid)) for ball in (CLIMBER, NUMBER_ONE))


def probes(state):
    """Moves that nobody says, and those of a physical table."""
    for seat in (*range(state.seats), DECK):
        for place in (0, 15):
            yield seat, Lay(1, place)
            yield seat, Climber(place)
            yield seat, NumberOne(place)
            yield seat, TakeBack(place)
        yield seat, Lay(0, 3)
        yield seat, Choose(7)
        yield seat, Wait(14)
        yield seat, ChangeLabel(0)
        yield seat, Reveal(1)
    for who in (0, 1, 43, *state.gone[:1], *state.chart[:1], Printed("Nous Deux", (1, 2)), Printed("", (1,)), Printed("Nous Deux", (1, 1))):
        yield DECK, Reveal(who)
        yield DECK, SetPlace(3, who)
    yield DECK, SetPlace(15, 1)
    for player in (1, state.seats + 1):
        yield DECK, SetTotal(player, 30)
        yield DECK, SetLabel(player, 2)
    yield DECK, SetLabel(1, 7)
    for to in range(1, state.seats + 1):
        yield DECK, Deal(to, (1, 1, 1, 1, 1, 1, 1, 1))
    for place in PLACES:
        yield DECK, Emptied(place, (5,), (), ())
        yield DECK, Emptied(place, (), (1, 1), ())
        yield DECK, Emptied(place, (), (state.seats + 1,), ())
        yield DECK, Emptied(place, (1,) * 7, (), (1,))
        yield DECK, Emptied(place, (1, 2, 3, 4) * 5, (), ())


def positions():
    """What random games seldom or never reach."""
    state = boxed(components={"own_balls": True})
    yield state
    shown = begun()
    rules.advance(shown, DECK, Reveal(Printed("Nous Deux", (1, 2))))
    shown.phase, shown.deck = REVEAL, [*shown.deck]
    yield shown
    known = begun()
    known.cast = (*known.cast, ("Nous Deux", 3, 4))
    yield known
    poor = boxed(seats=3)
    poor.total = [0, 30, 0]
    for place in reversed(PLACES):
        rules.advance(poor, DECK, Emptied(place, (), (), ()))
    yield poor


# Building positions


def begun(seats=3, first=LEA, components=None, **options):
    return rules.setup(seats, options, first, components)


def do(state, seat, *actions):
    """Legal actions of one seat; the events of them all."""
    events = []
    for action in actions:
        assert rules.refusal(state, seat, action) is None, action
        events += rules.apply(state, seat, action)
    return events


def drawn(seats=3, places=PLACES, labels=(1, 2, 3, 4, 5, 6), first=LEA, components=None, **options):
    """A game at the beginning of its first round: that chart, seat k with the k-th label."""
    state = begun(seats, first, components, **options)
    for place, which in reversed([*zip(PLACES, places)]):
        do(state, DECK, Reveal(which))
        while state.phase == CHOOSE:
            seat = state.queue[0]
            do(state, seat, Choose(labels[seat]))
    return state


def boxed(seats=3, **more):
    return drawn(seats, box=True, **more)


def emptied(state, lying, climbers=(), firsts=()):
    """A whole round out of the box: {place: balls}, the place of each seat's arrow and number 1. The events."""
    events = []
    for place in reversed(PLACES):
        players = [tuple(seat + 1 for seat, each in enumerate(where) if each == place) for where in (climbers, firsts)]
        events += do(state, DECK, Emptied(place, tuple(lying.get(place, ())), *players))
    return events


def of(events, kind):
    return [event for event in events if type(event) is kind]


def one(events, kind):
    (event,) = of(events, kind)
    return event


def order(events):
    """The new chart by numbers."""
    return [who.number for who, _ in one(events, t.ChartMade).places]


def gained(events):
    return [event.gained for event in of(events, t.Scored)]


def moved(lying, **more):
    """The chart 1 to 14 after these balls, by numbers."""
    return order(emptied(boxed(**more), lying))


def numbers(performers):
    return [who.number for who in performers]


# Setup


def test_three_to_six_players():
    """3 à 6 joueurs peuvent participer à une partie."""
    for seats in (3, 4, 5, 6):
        assert len(begun(seats).total) == seats
    for seats in (2, 7):
        with pytest.raises(ValueError):
            begun(seats)
    for first in (-1, 3):
        with pytest.raises(ValueError):
            begun(3, first)


def test_options_that_do_not_go_together_or_do_not_exist():
    """`bag7` with `fixed8`: refused; with `box` both are idle."""
    with pytest.raises(ValueError):
        begun(bag7=True, fixed8=True)
    with pytest.raises(ValueError):
        begun(bag9=True)
    with pytest.raises(ValueError):
        begun(bag7=1)
    for option in ("bag7", "fixed8"):
        assert boxed(**{option: True}).phase == EMPTY


def test_42_performers_on_one_or_two_labels():
    """42 performers with one or two labels: each label alone on 2, each pair on 2, so 12 per label."""
    cast = [row[1:] for row in begun().cast[1:]]
    alone = {(label, 0): 2 for label in range(1, 7)}
    assert Counter(cast) == alone | {pair: 2 for pair in combinations(range(1, 7), 2)}
    assert all(sum(label in each for each in cast) == 12 for label in range(1, 7))
    assert (cast[12], cast[30], cast[34], cast[41]) == ((1, 2), (3, 4), (3, 6), (5, 6))


# Choosing a label


def shown(state, count):
    """The next performers, whoever they are."""
    return [event for _ in range(count) for event in do(state, DECK, Reveal(state.deck[0]))]


def test_performers_are_revealed_in_four_pages_from_place_14():
    """Les interprètes sont découverts progressivement en partant de la place 14. Pages: 14 to 11, 10 to 7, 6 to 4, 3 to 1."""
    state, pages = begun(), []
    for _ in range(14):
        pages += [(event.place, event.first) for event in shown(state, 1) if type(event) is t.Revealed and event.page]
        while state.phase == CHOOSE and state.place > 1:
            do(state, state.queue[0], Wait(1))
    assert pages == [(11, True), (7, True), (4, True), (1, True)]


@pytest.mark.parametrize("first, orders", [(0, [[0, 1, 2, 3], [1, 2, 3, 0], [2, 3, 0, 1], [0, 1, 2, 3]]),
                                           (2, [[2, 3, 0, 1], [3, 0, 1, 2], [0, 1, 2, 3], [2, 3, 0, 1]])])  # fmt: skip
def test_the_undecided_are_asked_in_an_order_that_turns(first, orders):
    """After each page the undecided players may choose, in an order that turns by one each time; after place 1 in order from who begins."""
    state, asked = begun(4, first), []
    for page, (count, until) in enumerate(zip((4, 4, 3, 3), (7, 4, 1, 0))):
        shown(state, count)
        asked.append(list(state.queue))
        while state.phase == CHOOSE:
            seat = state.queue[0]
            do(state, seat, Wait(until) if until else Choose(seat + 1))
    assert asked == orders
    assert state.label == [1, 2, 3, 4]


def test_who_waits_for_a_place_is_asked_after_the_page_that_shows_it():
    """`attendre 3` asks again after the page that shows place 3."""
    state = begun()
    shown(state, 4)
    do(state, LEA, Wait(3))
    do(state, BASILE, Wait(9))
    assert do(state, ANNE, Choose(5)) == [t.LabelChosen(ANNE, 5)]
    shown(state, 4)
    assert state.queue == [BASILE]
    do(state, BASILE, Wait(4))
    shown(state, 3)
    assert state.queue == [BASILE]
    do(state, BASILE, Choose(1))
    shown(state, 3)
    assert state.queue == [LEA]


def test_why_a_label_is_not_chosen():
    """Only a free label; who waits, waits for a place to come; after place 1 the others must choose."""
    state = begun()
    assert rules.refusal(state, LEA, Choose(1)) == NotYourTurn(DECK)
    shown(state, 4)
    assert rules.refusal(state, BASILE, Choose(1)) == NotYourTurn(LEA)
    assert rules.refusal(state, LEA, Choose(7)) == t.NoSuchLabel(7)
    assert rules.refusal(state, LEA, Wait(11)) == rules.refusal(state, LEA, Wait(0)) == t.NoSuchWait(11)
    assert rules.refusal(state, LEA, Lay(1, 1)) == t.ChooseFirst()
    assert rules.refusal(state, BASILE, Lay(1, 1)) == t.NotNow()
    do(state, LEA, Choose(4))
    assert rules.refusal(state, LEA, Choose(5)) == t.LabelsChosen()
    assert rules.refusal(state, BASILE, Choose(4)) == t.LabelTaken(4, LEA)
    do(state, BASILE, Wait(1))
    do(state, ANNE, Choose(2))
    shown(state, 10)
    assert rules.refusal(state, BASILE, Wait(1)) == t.MustChoose()
    do(state, BASILE, Choose(1))
    assert rules.refusal(state, BASILE, Choose(3)) == t.LabelsChosen()


def test_when_all_have_chosen_nobody_is_asked_any_more():
    state = begun()
    shown(state, 4)
    for seat in (LEA, BASILE, ANNE):
        do(state, seat, Choose(seat + 1))
    events = shown(state, 10)
    assert rules.actors(state) == (DECK,) and state.phase == DEAL
    assert one(events, t.RoundBegun).number == 1


# Balls


def test_each_is_dealt_eight_balls_from_a_bag_of_48():
    """Les huit boules restantes ont des valeurs entre -4 et +4. 48 in one bag, 6 of each value; each round the bag is shuffled."""
    state = drawn(6, first=ANNE)
    assert state.bag == [6] * 8
    dealt = []
    for seat in (ANNE, HUGO, INES, OMAR, LEA, BASILE):
        assert state.queue[0] == seat
        action = weighted(rules.outcomes(state), 0.5)
        assert action.to == seat + 1 and len(action.balls) == 8
        event = one(do(state, DECK, action), t.BallsDealt)
        assert (event.seat, event.balls, event.only) == (seat, action.balls, seat)
        dealt += action.balls
    assert Counter(dealt) == dict.fromkeys((-4, -3, -2, -1, 1, 2, 3, 4), 6)
    assert state.phase == LAY and state.bag == [0] * 8


def test_options_of_balls():
    """`bag7` (draw 7, lay 5) and `fixed8` (one of each value); neither is dealt with `box`."""
    assert len(weighted(rules.outcomes(drawn(bag7=True)), 0.3).balls) == 7
    state = drawn(fixed8=True)
    assert state.phase == LAY and state.hands == [1] * 24
    assert boxed().phase == EMPTY
    assert rules.dealt({}) == rules.dealt({"bag7": True}) == (Deal,)
    assert rules.dealt({"box": True}) == rules.dealt({"fixed8": True}) == ()


def test_every_draw_is_as_likely_as_in_a_bag():
    """By brute force on a bag of seven balls, three drawn: each combination once."""
    bag = [3, 0, 0, 2, 0, 1, 0, 1]
    there = balls.values_of(bag)
    tickets = Counter(balls.drawn(tuple(bag), 3, ticket) for ticket in range(comb(7, 3)))
    assert tickets == Counter(combinations(there, 3))


def test_why_balls_are_not_dealt():
    state = drawn()
    assert rules.refusal(state, DECK, Deal(2, (1,) * 6 + (2, 2))) == t.NotToThem(LEA)
    for wrong in ((1,) * 7 + (2,), (1, 2, 3), (1, 2, 3, 4, -1, -2, -3, 5)):
        assert rules.refusal(state, DECK, Deal(1, wrong)) == t.WrongBalls(8)
    assert rules.refusal(state, LEA, Deal(1, (1,) * 6 + (2, 2))) == NotYourTurn(DECK)
    do(state, DECK, Deal(1, (1,) * 6 + (2, 2)))
    assert rules.refusal(state, DECK, Deal(2, (1,) + (2,) * 4 + (3,) * 3)) == t.WrongBalls(8)
    assert rules.refusal(drawn(fixed8=True), DECK, Deal(1, (1, 2, 3, 4, -1, -2, -3, -4))) == t.NothingToShow()


# Laying

SEVEN = (Lay(4, 2), Lay(3, 5), Lay(-4, 7), Lay(-1, 9), Lay(1, 14), Climber(13), NumberOne(1))


def test_five_balls_the_arrow_and_the_number_1():
    """Il faut distribuer cinq des huit boules avec des nombres [...]. Enfin on place les deux boules de sa propre couleur. [...] on valide."""
    state = drawn(fixed8=True)
    events = do(state, BASILE, *SEVEN)
    assert [(event.ball, event.place, event.to_lay, event.only) for event in events] == [
        (4, 2, 4, BASILE), (3, 5, 3, BASILE), (-4, 7, 2, BASILE), (-1, 9, 1, BASILE), (1, 14, 0, BASILE),
        (CLIMBER, 13, 0, BASILE), (NUMBER_ONE, 1, 0, BASILE),
    ]  # fmt: skip
    assert do(state, BASILE, Confirm()) == [t.Confirmed(BASILE, (LEA, ANNE))]
    do(state, LEA, *SEVEN, Confirm())
    events = do(state, ANNE, *SEVEN, Confirm())
    assert events[7] == t.Confirmed(ANNE, ()) and type(events[8]) is t.EvaluationBegun


def test_what_is_missing_is_told():
    state = drawn(fixed8=True)
    assert rules.refusal(state, LEA, Confirm()) == t.NotReady(5, True, True)
    do(state, LEA, *SEVEN[:3], NumberOne(1))
    assert rules.refusal(state, LEA, Confirm()) == t.NotReady(2, True, False)
    do(state, LEA, *SEVEN[3:6])
    assert rules.refusal(state, LEA, Confirm()) is None


def test_at_most_one_ball_of_a_player_on_a_performer():
    """At most one ball per player and performer, so 7 different performers."""
    state = drawn(fixed8=True)
    do(state, LEA, Lay(4, 2), Climber(3), NumberOne(4))
    assert rules.refusal(state, LEA, Lay(1, 2)) == t.PlaceTaken(2, 4)
    assert rules.refusal(state, LEA, Lay(1, 3)) == t.PlaceTaken(3, CLIMBER)
    assert rules.refusal(state, LEA, Lay(1, 4)) == t.PlaceTaken(4, NUMBER_ONE)
    do(state, BASILE, Lay(4, 2))
    do(state, LEA, TakeBack(3))
    assert rules.refusal(state, LEA, Climber(2)) == t.PlaceTaken(2, 4)


def test_the_present_number_1_may_be_named():
    """naming the present number 1: allowed."""
    assert rules.refusal(drawn(fixed8=True), LEA, NumberOne(1)) is None


def test_why_a_ball_is_not_laid():
    state = drawn(fixed8=True)
    for place in (0, 15):
        for action in (Lay(1, place), Climber(place), NumberOne(place), TakeBack(place)):
            assert rules.refusal(state, LEA, action) == t.NoSuchPlace(place)
    for ball in (0, 5, -5):
        assert rules.refusal(state, LEA, Lay(ball, 1)) == t.NoSuchBall(ball)
    do(state, LEA, Lay(4, 2))
    assert rules.refusal(state, LEA, Lay(4, 3)) == t.NoBallLeft(4, 1)
    do(state, LEA, Lay(3, 3), Lay(2, 4), Lay(1, 5), Lay(-1, 6))
    assert rules.refusal(state, LEA, Lay(-2, 7)) == t.FiveLaid()
    do(state, LEA, Climber(7), NumberOne(8))
    assert rules.refusal(state, LEA, Climber(9)) == t.AlreadyLaid(CLIMBER, 7)
    assert rules.refusal(state, LEA, NumberOne(9)) == t.AlreadyLaid(NUMBER_ONE, 8)
    assert rules.refusal(state, LEA, TakeBack(9)) == t.NothingThere(9)
    assert rules.refusal(state, LEA, Reopen()) == t.NotConfirmed()
    assert rules.refusal(state, LEA, Choose(6)) == t.LabelsChosen()
    assert rules.refusal(state, LEA, ChangeLabel(6)) == t.LabelsLater()
    dealt = drawn()
    assert rules.refusal(dealt, LEA, Lay(1, 1)) == t.NotNow()


def test_taking_back_gives_the_ball_back():
    state = drawn(fixed8=True)
    do(state, LEA, *SEVEN)
    assert do(state, LEA, TakeBack(2)) == [t.TookBack(LEA, 4, 2, performer(2, ("", 1, 0)), 1, LEA)]
    do(state, LEA, TakeBack(13), TakeBack(1))
    assert rules.refusal(state, LEA, Confirm()) == t.NotReady(1, True, True)
    do(state, LEA, Lay(4, 13), Climber(2), NumberOne(3), Confirm())
    assert [state.spots[place - 1] for place in (13, 2, 3)] == [4, CLIMBER, NUMBER_ONE]


def test_a_confirmation_can_be_taken_back_until_the_last_one():
    """Confirming can be taken back (`reopen`) until the last one confirms; bots and playouts never do."""
    state = drawn(fixed8=True)
    do(state, LEA, *SEVEN, Confirm())
    for action in (Lay(2, 3), TakeBack(2), Climber(3), Confirm()):
        assert rules.refusal(state, LEA, action) == t.ReopenFirst()
    assert rules.actors(state) == (BASILE, ANNE) and rules.candidates(state, LEA) == ()
    assert do(state, LEA, Reopen()) == [t.Reopened(LEA)]
    assert rules.actors(state) == (LEA, BASILE, ANNE)
    for seat in (LEA, BASILE, ANNE):
        do(state, seat, *(() if seat == LEA else SEVEN), Confirm())
    assert rules.refusal(state, LEA, Reopen()) == t.NotConfirmed()
    offered = {type(action) for seat in (LEA, BASILE) for action in legal(rules, drawn(fixed8=True), seat)}
    assert offered == {Lay, Climber, NumberOne}


def test_all_may_lay_at_once():
    """All may lay at once, in any mixture."""
    state = drawn(4, fixed8=True)
    random, moves = Random(4), {seat: [*SEVEN, Confirm()] for seat in range(4)}
    assert rules.actors(state) == (LEA, BASILE, ANNE, HUGO)
    while any(moves.values()):
        seat = random.choice([seat for seat in moves if moves[seat]])
        do(state, seat, moves[seat].pop(0))
    assert state.week[2:] == ((13,) * 4, (1,) * 4)


def test_who_is_ready_may_be_heard_with_what_never():
    """Who is ready may be heard, with what never."""
    state = drawn(fixed8=True)
    before = rules.view(state, LEA), rules.view(state, DECK)
    do(state, BASILE, *SEVEN)
    assert (rules.view(state, LEA), rules.view(state, DECK)) == before
    do(state, BASILE, Confirm())
    assert rules.view(state, LEA).ready == 1 << BASILE
    assert rules.view(state, LEA).spots == (0,) * 14
    assert rules.view(state, BASILE).spots[1] == 4
    assert rules.secret({}) and not rules.secret({"box": True})


def test_hidden_balls_change_nothing_that_others_know():
    """Two rounds with other balls and layouts of Basile look the same to Léa until they are evaluated."""
    views = []
    for hand, place in (((1,) * 6 + (2, 2), 3), ((-4,) * 6 + (3, 3), 9)):
        state = drawn(first=LEA)
        do(state, DECK, Deal(1, (4, 4, 3, 3, 1 - 2, -1, -2, -2)), Deal(2, hand), Deal(3, (-3, -3, 2, 2, 3, 3, 4, 4)))
        do(state, BASILE, Lay(hand[0], place))
        views.append(rules.view(state, LEA))
    assert views[0] == views[1]


def test_number_balls_never_get_an_owner():
    """Number balls never get an owner, coloured ones do: who laid what cannot be told from what is known afterwards."""
    seen = []
    for mine, yours in ((4, 1), (1, 4)):
        state = drawn(fixed8=True)
        for seat, ball in ((LEA, mine), (BASILE, yours), (ANNE, 2)):
            rest = [each for each in (-4, -3, -2, -1) if each != ball]
            do(state, seat, Lay(ball, 3), *(Lay(each, place) for place, each in enumerate(rest, 4)), Climber(13), NumberOne(1), Confirm())
        seen.append((state.week, rules.view(state, ANNE).week))
    assert seen[0] == seen[1]
    assert seen[0][0][1][2] == (4, 2, 1)


# Evaluation: one performer moves


def test_plus_2_and_plus_4_on_number_14():
    """+2 and +4 on number 14 gives place 8, former 8-13 become 9-14."""
    assert moved({14: (2, 4)}) == [1, 2, 3, 4, 5, 6, 7, 14, 8, 9, 10, 11, 12, 13]


def test_a_lone_plus_1_climbs_one_place():
    """Le +1 signifie que les DEBILE DIODEN monteront d'une place."""
    assert moved({5: (1,)}) == [1, 2, 3, 5, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14]


def test_a_fall_pushes_the_others_up():
    assert moved({3: (-4,)}) == [1, 2, 4, 5, 6, 7, 3, 8, 9, 10, 11, 12, 13, 14]


def test_balls_of_a_performer_are_added_up():
    """Toutes les boules pour le N° 14 sont affichées puis additionnées."""
    assert moved({6: (4, -3, 2)}) == [1, 2, 6, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14]
    assert moved({6: (3, -3)}) == [*PLACES]


def test_coloured_balls_count_1_each():
    """Les boules de couleur (montée, N° 1) comptent comme un +1.

    9 has +2, two arrows and a number 1: 5, to place 4, and pushes 4 to 5. 4 has an arrow and two number 1: 3, to place 2.
    """
    events = emptied(boxed(), {9: (2,)}, climbers=(9, 9, 4), firsts=(9, 4, 4))
    assert order(events) == [1, 4, 2, 3, 9, 5, 6, 7, 8, 10, 11, 12, 13, 14]
    nine = next(event for event in of(events, t.Evaluated) if event.old == 9)
    assert (nine.sum, nine.balls, nine.climbers, nine.firsts) == (5, (2,), (LEA, BASILE), (LEA,))


def test_a_number_1_ball_alone_lifts_by_one():
    assert order(emptied(boxed(), {}, firsts=(2, 0, 0))) == [2, 1, *range(3, 15)]


def test_from_old_number_14_to_old_number_1():
    """On monte ou descend d'abord l'ancien numéro 14 puis l'ancien numéro 13, jusqu'à l'ancien numéro 1: by old number, not by present place.

    14 rises by 13 to 1; 13, pushed to 14, rises by 1 to 13, past 12; number 1, pushed to 2, falls by 2 to 4.
    """
    events = emptied(boxed(), {14: (4, 4, 4, 1), 13: (1,), 1: (-2,)})
    assert [event.old for event in of(events, t.Evaluated)] == [*reversed(PLACES)]
    assert order(events) == [14, 2, 3, 1, 4, 5, 6, 7, 8, 9, 10, 11, 13, 12]
    assert [(event.old, event.present, event.new) for event in of(events, t.Evaluated) if event.sum] == [(14, 14, 1), (13, 14, 13), (1, 2, 4)]


def test_a_performer_moves_from_where_the_others_have_pushed_it():
    """Les modifications sont répercutées immédiatement: 10 rises to 8 and pushes 8 to 9; its own +2 brings 8 from 9 to 7."""
    assert moved({10: (2,), 8: (2,)}) == [1, 2, 3, 4, 5, 6, 8, 7, 10, 9, 11, 12, 13, 14]


def test_above_1_it_stops_at_1():
    """above 1: stops at 1."""
    assert moved({3: (4, 4)}) == [3, 1, 2, *range(4, 15)]
    assert moved({1: (4,)}) == [*PLACES]


def test_below_14_it_leaves():
    """below 14: leaves the chart, the places below close up. 12 at place 12: -2 is place 14, -3 is out."""
    assert moved({12: (-2,)}) == [*range(1, 12), 13, 14, 12]
    events = emptied(boxed(), {12: (-3,)})
    assert order(events) == [*range(1, 12), 13, 14]
    assert [(who.number, old) for who, old in one(events, t.ChartMade).out] == [(12, 12)]
    assert next(event.new for event in of(events, t.Evaluated) if event.old == 12) == OUT


def test_in_a_shorter_chart_the_last_place_is_the_limit():
    """13 left, at 12, sum moins 2: ends 13; moins 3: out."""
    assert moved({14: (-1,), 12: (-2,)}) == [*range(1, 12), 13, 12]
    assert moved({14: (-1,), 12: (-3,)}) == [*range(1, 12), 13]
    assert moved({14: (-1,), 12: (-1,)}) == [*range(1, 12), 13, 12]


def test_several_leave():
    """14, 13 and 10 leave; 11 and 12 close up to 10 and 11; then 2 falls by 4 to 6."""
    events = emptied(boxed(), {14: (-1,), 13: (-2,), 10: (-4, -1), 2: (-4,)})
    assert order(events) == [1, 3, 4, 5, 6, 2, 7, 8, 9, 11, 12]
    assert [who.number for who, _ in one(events, t.ChartMade).out] == [14, 13, 10]


def test_all_may_leave():
    """All fourteen leave: from the place where it then stands each falls beyond 14."""
    state = boxed()
    events = emptied(state, {place: (-4, -4, -4, -4) for place in PLACES}, firsts=(2, 2, 2))
    assert order(events) == []
    assert [event.number_one[1] for event in of(events, t.Scored)] == [0, 0, 0]
    while state.phase != EMPTY:
        do(state, DECK, Reveal(state.deck[0]))
    assert 0 not in state.chart


def test_a_place_is_never_shared_and_nobody_is_lost():
    """Ties of place never exist: any balls give an order of those that stay."""
    random = Random(3)
    for _ in range(500):
        sums = [random.randint(-8, 8) for _ in PLACES]
        new, out, slow = chart.evaluated([*PLACES], sums), [], [*PLACES]
        for old in reversed(PLACES):
            if chart.move(slow, old, sums[old - 1]) == OUT:
                out.append(old)
        assert new == slow and sorted(new + out) == [*PLACES]


# How did it get there


def test_how_a_performer_came_there():
    """"Comment le numéro 3 est-il arrivé là ?" 14 rises to 1 and pushes 3 to 4; its +2 brings it to 2; 1, at 3, falls to 5: no matter."""
    state = boxed()
    emptied(state, {14: (4, 4, 4, 1), 3: (3, -2), 1: (-2,)}, climbers=(3, 0, 0))
    way = rules.path(state.week, state.cast, 3)
    assert (way.old, way.present, way.new, way.final, way.sum) == (3, 4, 2, 2, 2)
    assert (way.balls, way.climbers, way.firsts) == ((3, -2), (LEA,), ())
    assert [(push.mover.number, push.left, push.reached, push.before, push.after) for push in way.before] == [(14, 14, 1, 3, 4)]
    assert way.after == ()


def test_pushes_after_its_own_move_are_told_too():
    """5 rises to 3; then 4, at 5, leaves the others alone; 2 falls by 3 to 5 and pushes 5 up to 2."""
    state = boxed()
    events = emptied(state, {5: (2,), 2: (-3,)})
    assert order(events) == [1, 5, 3, 4, 2, *range(6, 15)]
    way = rules.path(state.week, state.cast, 5)
    assert (way.old, way.present, way.new, way.final) == (5, 5, 3, 2)
    assert [(push.mover.number, push.left, push.reached, push.before, push.after) for push in way.after] == [(2, 2, 5, 3, 2)]


def test_a_performer_that_left_is_told_as_out():
    state = boxed()
    emptied(state, {14: (-1,), 12: (-3,)})
    assert rules.path(state.week, state.cast, 12).final == OUT
    assert [(push.left, push.reached, push.after) for push in rules.path(state.week, state.cast, 13).after] == [(12, OUT, 12)]


# Points


def test_points_for_the_places_1_to_6():
    """Pour les places 1 à 6 on reçoit 6/5/4/3/2/1 points lorsque l'interprète appartient à son label.

    Label 1 has 1 and 2 (6 + 5), label 2 has 3 and 4 (4 + 3), label 3 has 5 and 6 (2 + 1), label 4 has 7 and 8.
    """
    assert gained(emptied(boxed(4), {})) == [11, 7, 3, 0]


def test_both_labels_of_a_performer_score():
    """A performer of two labels brings its points to each label that is somebody's: 13 is on 1 and 2, label 2 is nobody's."""
    top = (13, 14, 9, 10, 11, 12, 1, 2, 3, 4, 5, 6, 7, 8)
    assert gained(emptied(boxed(places=top), {})) == [11, 11, 0]
    assert gained(emptied(boxed(places=top, labels=(1, 3, 4)), {})) == [11, 0, 0]


def test_5_points_for_the_new_number_1():
    """On reçoit 5 points si l'on a correctement estimé le nouveau numéro 1: each player who named it.

    Basile and Anne name 2, Léa names 1. The two balls lift 2 to 1; 1, pushed to 2, has -3 and Léa's ball: it falls by 2 to 4.
    """
    events = emptied(boxed(), {1: (-3,)}, firsts=(1, 2, 2))
    assert order(events)[:4] == [2, 3, 4, 1]
    assert [event.number_one[1] for event in of(events, t.Scored)] == [0, 5, 5]
    assert [event.number_one[0].number for event in of(events, t.Scored)] == [1, 2, 2]


@pytest.mark.parametrize("old, lying, new, points", [
    (8, (3,), 4, 4), (10, (-3,), 12, -2), (12, (-4,), OUT, -3), (14, (-2,), OUT, -1), (1, (), 1, 0), (5, (-1,), 5, 0),
])  # fmt: skip
def test_the_climber_of_the_week(old, lying, new, points):
    """Si par ex. il passe de la 8ème à la 4ème place, cela rapporte 4 points; s'il chute de la 10ème à la 12ème, cela coûte 2 points.
    Les interprètes qui tombent en dessous de 14 sont considérés comme étant à la place 15. The arrow itself counts 1.
    """
    state = boxed(4)
    events = emptied(state, {old: lying}, climbers=(0, 0, 0, old))
    climber = of(events, t.Scored)[HUGO].climber
    assert (climber.old, climber.new, climber.points) == (old, new, points)


def at_last_places(old, new, out_too=False):
    """A round in which a performer of label 6 (Omar's alone) goes from old to new, among the last places; the events."""
    places = [*range(1, 11), 13, 14, 15, 16]
    if old not in PLACES[10:]:
        places[old - 1], places[10] = 11, places[old - 1]
    else:
        places[old - 1] = 11
    state = boxed(6, places=places, out_too=out_too)
    return emptied(state, {old: tuple(old_to_new(old, new))})


def old_to_new(old, new):
    """The balls of a move that nobody disturbs."""
    return () if old == new else (old - new,)


@pytest.mark.parametrize("old, new, penalty, leaves", [
    (10, 12, -2, True), (12, 12, 0, True), (14, 12, 0, False), (13, 15, 0, True), (11, 9, 0, False), (10, 11, -2, True), (14, 14, 0, True),
    (9, 10, 0, False), (11, 14, -2, True), (14, 13, 0, False), (14, 15, 0, True),
])  # fmt: skip
def test_relegation_and_who_leaves(old, new, penalty, leaves):
    """Pour les interprètes des places 11 à 14: si la place est plus mauvaise que celle de la semaine précédente, les labels perdent 2 points.
    Les interprètes qui sont sortis ou sont restés aux places 11-15 sont retirés. Final place 11 to 14 and strictly worse.
    """
    events = at_last_places(old, new)
    omar = of(events, t.Scored)[OMAR]
    assert sum(each.points for each in omar.fallen) == penalty
    assert [(each.old, each.new) for each in omar.fallen] == ([(old, new)] if penalty else [])
    leaving = one(events, t.Leaving)
    gone = [*numbers(leaving.out), *(who.number for who, _ in leaving.stuck), *numbers(leaving.retired)]
    assert (11 in gone) == leaves


def test_out_too_costs_2_as_well():
    """Option `out_too`: leaving (15) costs 2 as well. (13,15) 0, -2 with `out_too`."""
    assert of(at_last_places(13, 15, out_too=True), t.Scored)[OMAR].gained == -2
    assert of(at_last_places(13, 15), t.Scored)[OMAR].gained == 0
    assert of(at_last_places(12, 12, out_too=True), t.Scored)[OMAR].gained == 0


def test_both_owners_lose_2():
    """Les labels correspondants perdent 2 points: 13, on 1 and 2, falls from 11 to 13."""
    places = [9, 10, 11, 12, 7, 8, 1, 2, 3, 4, 13, 5, 6, 14]
    assert gained(emptied(boxed(places=places, labels=(1, 2, 3)), {11: (-2,)})) == [-2, -2, 0]


def test_being_pushed_is_worse_too():
    """Better and worse include being pushed: 14 rises by 4 to 10, so 10 to 13 are at 11 to 14: -2 for each label of theirs."""
    places = [13, 14, 15, 16, 17, 18, 19, 20, 21, 11, 12, 22, 1, 2]
    events = emptied(boxed(6, places=places), {14: (4,)})
    omar = of(events, t.Scored)[OMAR]
    assert [(each.old, each.new, each.points) for each in omar.fallen] == [(10, 11, -2), (11, 12, -2), (12, 13, -2)]


def test_points_with_their_reasons():
    """Places, number 1, climber, relegation: Léa (label 1: 1 and 2) 6 + 4, named 1 right for 5, her arrow on 14 rises by 1.

    Basile's 3 rises to 2 by his arrow: 5 + 3 for 3 and 4. Anne's 5 and 6 stay: 2 + 1. 13, on 1 and 2, is pushed to 14: -2 for both.
    """
    state = boxed()
    do(state, DECK, SetTotal(1, 7))
    events = emptied(state, {}, climbers=(14, 3, 0), firsts=(1, 0, 0))
    lea, basile, anne = of(events, t.Scored)
    assert [(each.performer.number, each.new, each.points) for each in lea.places] == [(1, 1, 6), (2, 3, 4)]
    assert (lea.number_one[1], lea.climber.points, lea.gained, lea.total) == (5, 1, 14, 21)
    assert [(each.performer.number, each.points) for each in basile.places] == [(3, 5), (4, 3)]
    assert (basile.number_one, basile.climber.points, basile.gained) == (None, 1, 9 - 2)
    for seat in (lea, basile):
        assert [(each.performer.number, each.old, each.new, each.points) for each in seat.fallen] == [(13, 13, 14, -2)]
    assert (anne.climber, anne.gained) == (None, 3)


def test_totals_may_be_negative():
    """negative totals: allowed. Hugo's arrow falls from 1 beyond 14: 1 - 15 = -14; his 7, now at 6, gives 1."""
    state = boxed(4)
    events = emptied(state, {1: (-4, -4, -4, -4)}, climbers=(0, 0, 0, 1))
    assert of(events, t.Scored)[HUGO].total == rules.scores(state)[HUGO] == -13


# Thresholds, the end


def at(totals, lying=(), seats=4, **more):
    """A round without any move but these, from such totals; seat 3 (label 4) gets nothing from it. (events, state)."""
    state = boxed(seats, **more)
    for seat, total in enumerate(totals):
        do(state, DECK, SetTotal(seat + 1, total))
    return emptied(state, dict(lying)), state


def test_29_is_not_enough():
    """29 no, 30 first retirement. Léa gets 11 points."""
    events, state = at((18, 0, 0, 0))
    assert of(events, t.Scored)[LEA].total == 29
    assert of(events, t.Reached) == [] and state.passed == 0


def test_at_30_the_three_leaders_of_the_new_chart_retire():
    """Les trois premiers groupes du classement prennent leur retraite la première fois qu'un joueur atteint ou dépasse 30 points.

    Léa gets 6 for 1 and, with 5 between, 4 for 2: 30.
    """
    events, state = at((20, 0, 0, 0), {5: (3,)})
    assert order(events)[:3] == [1, 5, 2]
    assert one(events, t.Reached) == t.Reached((30,), (LEA,), tuple(performer(which, state.cast[which]) for which in (1, 5, 2)))
    assert numbers(one(events, t.Leaving).retired) == [1, 5, 2]


def test_30_retires_once_and_50_again():
    """First time anybody reaches or passes each."""
    events, state = at((20, 0, 0, 0))
    assert one(events, t.Reached).points == (30,)
    settle(state)
    do(state, DECK, SetTotal(2, 40))
    assert of(emptied(state, {}), t.Reached) == []
    settle(state)
    do(state, DECK, SetTotal(3, 50))
    events = emptied(state, {})
    assert one(events, t.Reached).points == (50,) and state.passed == 2
    settle(state)
    assert of(emptied(state, {}), t.Reached) == []


def settle(state):
    """On to the next round: labels are kept, the first performers of the deck come."""
    while state.phase != EMPTY:
        if state.phase == CHANGE:
            do(state, state.queue[0], KeepLabel())
        else:
            do(state, DECK, Reveal(state.deck[0]))


def test_both_thresholds_at_once_retire_three():
    """both at once: still three only."""
    events, state = at((45, 19, 25, 0))
    assert of(events, t.Scored)[LEA].total == 56
    assert one(events, t.Reached).points == (30, 50) and state.passed == 2
    assert numbers(one(events, t.Leaving).retired) == [1, 2, 3]
    assert sum(which in state.leaving for which in state.chart[:10]) == 3


@pytest.mark.parametrize("total, points", [(38, ()), (39, (50,)), (40, (50,))])
def test_the_second_threshold_is_at_50(total, points):
    """Léa, who had passed 30, gets 11 points: 49, 50 and 51."""
    state = boxed(4)
    state.passed = 1
    do(state, DECK, SetTotal(1, total))
    assert [event.points for event in of(emptied(state, {}), t.Reached)] == ([points] if points else [])


def test_70_goes_on_and_71_ends():
    """Le jeu se termine dès qu'un joueur obtient plus de 70 points après une évaluation: 70 goes on, 71 ends."""
    events, state = at((59, 0, 0, 0))
    assert of(events, t.Ended) == [] and rules.winners(state) == ()
    events, state = at((60, 0, 0, 0))
    assert one(events, t.Ended) == t.Ended((71, 7, 3, 0), (LEA,))
    assert state.phase == OVER and rules.actors(state) == () and rules.winners(state) == (LEA,)
    assert of(events, t.Reached) == of(events, t.Leaving) == []
    assert rules.refusal(state, LEA, KeepLabel()) == GameFinished()
    assert rules.refusal(state, DECK, Reveal(20)) == rules.refusal(state, DECK, SetTotal(1, 3)) == GameFinished()


def test_the_highest_total_wins_and_a_tie_is_shared():
    """Le vainqueur est le joueur avec le plus de points. Tie shared: 60 + 11 and 64 + 7."""
    _, state = at((60, 64, 0, 0))
    assert rules.scores(state) == [71, 71, 3, 0] and rules.winners(state) == (LEA, BASILE)
    _, state = at((60, 70, 0, 0))
    assert rules.winners(state) == (BASILE,)


# Who leaves, labels, newcomers


def test_leavers_are_named_before_the_question_and_removed_after_it():
    """Leavers are named first, then the question about the label, then removal and newcomers. Un changement de label est possible après
    l'attribution des points (avant l'arrivée de nouveaux groupes).
    """
    state = boxed()
    events = emptied(state, {14: (-1,), 13: (3,)})
    leaving = one(events, t.Leaving)
    assert numbers(leaving.out) == [14] and leaving.retired == ()
    assert [(who.number, place) for who, place in leaving.stuck] == [(10, 11), (11, 12), (12, 13)]
    assert state.phase == CHANGE and state.chart[9:] == [13, 10, 11, 12, 0]
    do(state, BASILE, KeepLabel())
    events = do(state, LEA, KeepLabel())
    assert [(who.number, place) for who, place in one(events, t.ClosedUp).places] == [*((n, n) for n in range(1, 10)), (13, 10)]
    assert [one(do(state, DECK, Reveal(which)), t.Revealed).place for which in (20, 21, 22, 23)] == [14, 13, 12, 11]
    assert state.chart == [*range(1, 10), 13, 23, 22, 21, 20]
    assert {10, 11, 12, 14} == {*state.gone} and state.round == 2


def test_the_others_close_up_when_leaders_retire():
    """Les autres groupes montent dans le classement et les places libres sont remplies."""
    events, state = at((19, 0, 0, 0))
    for seat in (BASILE, LEA):
        events = do(state, seat, KeepLabel())
    assert [who.number for who, _ in one(events, t.ClosedUp).places] == [4, 5, 6, 7, 8, 9, 10]
    for which in range(20, 27):
        do(state, DECK, Reveal(which))
    assert state.chart == [4, 5, 6, 7, 8, 9, 10, 26, 25, 24, 23, 22, 21, 20]


def test_the_old_place_of_the_next_round_is_that_after_closing_up():
    """old place of newcomers and closed-up performers: the place at the round's start."""
    _, state = at((19, 0, 0, 0))
    settle(state)
    events = emptied(state, {})
    assert [(event.performer.number, event.old) for event in of(events, t.Evaluated)][-2:] == [(5, 2), (4, 1)]
    assert all(who.number not in (11, 12, 13) for who, _ in one(events, t.ChartMade).places)


def test_who_is_asked_about_the_label():
    """Lowest total first, equal totals in seat order; needs a total of at least 5. Totals after the round: 11, 11, 5, 4 and the order is from Anne."""
    state = boxed(4, first=ANNE)
    for seat, total in enumerate((0, 4, 2, 4)):
        do(state, DECK, SetTotal(seat + 1, total))
    emptied(state, {})
    assert state.total == [11, 11, 5, 4] and state.queue == [ANNE, LEA, BASILE]
    assert rules.actors(state) == (ANNE,)
    assert rules.refusal(state, HUGO, ChangeLabel(5)) == t.TooFewPoints(4)
    assert rules.refusal(state, LEA, KeepLabel()) == NotYourTurn(ANNE)
    assert rules.refusal(state, ANNE, Lay(1, 1)) == rules.refusal(state, ANNE, Choose(5)) == t.KeepOrChange()
    do(state, ANNE, KeepLabel())
    assert rules.refusal(state, ANNE, ChangeLabel(5)) == NotYourTurn(LEA)


def test_a_change_costs_5_and_only_a_free_label_is_taken():
    """Il n'est possible que de prendre un label "libre". Un tel changement coûte 5 points. A label left is free at once, for the next seat."""
    state = boxed(4)
    for seat in range(4):
        do(state, DECK, SetTotal(seat + 1, 10 + seat))
    emptied(state, {})
    assert state.total == [21, 18, 15, 13] and state.queue == [HUGO, ANNE, BASILE, LEA]
    assert rules.refusal(state, HUGO, ChangeLabel(1)) == t.LabelTaken(1, LEA)
    assert rules.refusal(state, HUGO, ChangeLabel(4)) == t.LabelTaken(4, HUGO)
    assert rules.refusal(state, HUGO, ChangeLabel(7)) == t.NoSuchLabel(7)
    assert do(state, HUGO, ChangeLabel(6)) == [t.LabelChanged(HUGO, 4, 6, 8)]
    assert do(state, ANNE, ChangeLabel(4)) == [t.LabelChanged(ANNE, 3, 4, 10)]
    assert do(state, BASILE, KeepLabel())[0] == t.LabelKept(BASILE, 2)
    do(state, LEA, ChangeLabel(3))
    assert state.label == [3, 2, 4, 6] and state.total == [16, 18, 10, 8]
    assert rules.refusal(state, LEA, ChangeLabel(1)) == t.LabelsLater()


def test_with_six_players_no_label_is_changed():
    """A six joueurs, il n'est pas possible de changer de label."""
    _, state = at((10,) * 6, seats=6)
    assert state.phase == REVEAL
    assert rules.refusal(state, LEA, KeepLabel()) == rules.refusal(state, LEA, ChangeLabel(1)) == t.NoFreeLabel()


def test_who_has_too_little_is_not_asked_and_the_game_goes_on():
    _, state = at((-20, -20, -20, -20))
    assert state.phase == REVEAL


def test_the_cost_of_a_label_undoes_no_threshold():
    """Totals as scored, a later cost of a label undoes nothing."""
    _, state = at((19, 0, 0, 0))
    do(state, BASILE, KeepLabel())
    do(state, LEA, ChangeLabel(5))
    assert state.total[LEA] == 25 and state.passed == 1
    while state.phase != EMPTY:
        do(state, DECK, Reveal(state.deck[0]))
    do(state, DECK, SetTotal(1, 30))
    assert of(emptied(state, {}), t.Reached) == []


def test_when_the_deck_is_empty_those_that_left_are_shuffled():
    """When a performer is needed and none is left: shuffle those that left, just now included."""
    state = boxed()
    state.gone, state.deck, state.left = [*range(17, 43)], [15, 16], 2
    emptied(state, {14: (-1,), 13: (3,)})
    while state.phase == CHANGE:
        do(state, state.queue[0], KeepLabel())
    assert rules.refusal(state, DECK, Reveal(17)) == t.PerformerGone(performer(17, state.cast[17]))
    do(state, DECK, Reveal(15))
    events = do(state, DECK, Reveal(16))
    assert one(events, t.DeckShuffled).performers == 26 + 4
    assert {who.performer for who, _ in rules.outcomes(state)} == {10, 11, 12, 14, *range(17, 43)}
    assert state.gone == []
    do(state, DECK, Reveal(14), Reveal(17))
    conserved(state)


def test_the_deck_is_not_shuffled_before_it_is_needed():
    state = boxed()
    state.gone, state.deck, state.left = [*range(19, 43)], [15, 16, 17, 18], 4
    events = emptied(state, {14: (-1,), 13: (3,)})
    settle(state)
    assert state.left == 0 and state.deck == [] and of(events, t.DeckShuffled) == []


@pytest.mark.parametrize("seats", rules.SEATS)
def test_each_round_begins_with_14_different_performers(seats):
    """Start of each round: 14 different performers."""
    for seed in range(4):
        table = Table(Setup(GAME, tuple(Player("Léa") for _ in range(seats)), {}, seed % seats, seed=seed))
        random, rounds = Random(seed), 0
        while not table.over:
            if table.state.round > rounds:
                rounds = table.state.round
                assert len({*table.state.chart} - {0}) == 14
            seat = random.choice(table.actors)
            table.play(seat, table.draw() if seat == DECK else random.choice(legal(rules, table.state, seat)))
            conserved(table.state)
        assert max(table.state.total) > 70 and rounds > 2


# At a physical table


def test_a_table_without_box_has_its_balls_dealt():
    """A table without `box` dictates reveals only, the program deals: the head has "chance": "dictated" and a seed."""
    players = (Player("Léa"), Player("Basile"), Player("Anne"))
    head = lines_of(Table(Setup(GAME, players, {}, 0, "dictated", 77)))[0]
    assert (head["chance"], head["seed"]) == ("dictated", 77)
    assert "seed" not in lines_of(Table(Setup(GAME, players, {"box": True}, 0, "dictated", 77)))[0]


def test_a_printed_performer_is_told_by_name_and_labels():
    """A printed performer that is not in our list is typed as name and labels; it may come back when the deck is shuffled."""
    state = begun()
    two = Printed("Nous Deux", (4, 2))
    event = one(do(state, DECK, Reveal(two)), t.Revealed)
    assert (event.performer.name, event.performer.labels, event.place) == ("Nous Deux", (2, 4), 14)
    assert state.left == 41 and len(state.deck) == 42
    assert rules.refusal(state, DECK, Reveal(Printed("nous deux", (2, 4)))) == t.PrintedOtherwise(event.performer)
    assert rules.refusal(state, DECK, Reveal(Printed("Nous Deux", (2,)))) == t.PrintedOtherwise(event.performer)
    assert rules.refusal(state, DECK, Reveal(two)) == t.PerformerThere(event.performer, 14)
    for wrong in (Printed(" ", (1,)), Printed("Nous", ()), Printed("Nous", (1, 2, 3)), Printed("Nous", (7,)), Printed("Nous", (3, 3))):
        assert rules.refusal(state, DECK, Reveal(wrong)) == t.NoPrinted()


def test_a_printed_performer_scores_for_its_labels():
    state = boxed(places=(*range(1, 14), Printed("Nous Deux", (2, 3))))
    assert gained(emptied(state, {14: (4, 4, 4, 1)})) == [5 + 4 - 2, 6 + 3 + 2 - 2, 6 + 1]


def test_a_printed_set_is_shuffled_when_its_42_have_come():
    """Performers of our list that are not in the box never come back."""
    state = boxed(places=[Printed(f"Groupe {number}", (1,)) for number in PLACES])
    state.left, state.gone = 1, []
    emptied(state, {})
    while state.phase == CHANGE:
        do(state, state.queue[0], KeepLabel())
    event = one(do(state, DECK, Reveal(Printed("Groupe 15", (1,)))), t.DeckShuffled)
    assert event.performers == 4 == len(state.deck)
    do(state, DECK, Reveal(Printed("Groupe 12", (1,))))
    assert state.cast[state.chart[12]][0] == "Groupe 12"


def test_a_journal_with_printed_performers_replays():
    table = Table(Setup(GAME, (Player("Léa"), Player("Basile"), Player("Anne")), {}, 0, "dictated", 5))
    table.play(DECK, Reveal(Printed("Nous Deux", (1, 2))))
    table.play(DECK, Reveal(13))
    lines = [json.loads(json.dumps(line)) for line in lines_of(table)]
    assert lines[1] == {"seat": 0, "do": "reveal", "performer": {"name": "Nous Deux", "labels": [1, 2]}}
    assert replay(lines, lambda name: GAME).moves == table.moves
    for broken in ({"name": "Nous Deux"}, {"name": "Nous Deux", "labels": 1}, {"name": 1, "labels": [1]}, [1, 2], "Nous Deux", True):
        with pytest.raises(Exception, match="action"):
            replay([lines[0], {"seat": 0, "do": "reveal", "performer": broken}], lambda name: GAME)


# The box


def test_the_box_is_emptied_from_14_to_1():
    """With `box` 14 lines `emptied`, 14 to 1, empty ones too."""
    state = boxed()
    assert rules.actors(state) == (DECK,)
    assert rules.refusal(state, DECK, Emptied(13, (), (), ())) == t.NotThatPlace(14)
    assert do(state, DECK, Emptied(14, (2, -1), (3,), (1, 2)))[0] == t.PlaceEmptied(14, performer(14, ("", 1, 2)), (2, -1), (ANNE,), (LEA, BASILE))
    assert rules.refusal(state, DECK, Emptied(14, (), (), ())) == t.NotThatPlace(13)
    assert rules.refusal(state, DECK, Emptied(13, (0,), (), ())) == t.NoSuchBall(0)
    for action in (Lay(1, 1), Climber(1), TakeBack(1), Confirm(), Reopen()):
        assert rules.refusal(state, LEA, action) == t.BoxLays()
    assert rules.refusal(drawn(fixed8=True), DECK, Emptied(14, (), (), ())) == t.NothingToShow()


def test_a_player_has_one_arrow_and_one_number_1():
    """Only coloured balls have owners; the arrow and number 1 of one seat on one place are accepted."""
    state = boxed()
    do(state, DECK, Emptied(14, (), (1,), (1,)))
    assert rules.refusal(state, DECK, Emptied(13, (), (1,), ())) == t.ColouredTwice(CLIMBER, LEA, 14)
    assert rules.refusal(state, DECK, Emptied(13, (), (), (1,))) == t.ColouredTwice(NUMBER_ONE, LEA, 14)
    assert rules.refusal(state, DECK, Emptied(13, (), (2, 2), ())) == t.ColouredTwice(CLIMBER, BASILE, 13)
    assert rules.refusal(state, DECK, Emptied(13, (), (4,), ())) == t.NoSuchPlayer(4)


def test_limits_are_checked_with_our_own_balls_only():
    """5 a seat and 6 of a value are checked only when the program knows the set to be its own."""
    seven, sixteen = Emptied(14, (1,) * 7, (), ()), Emptied(14, (1, 2, 3, 4) * 4, (), ())
    assert rules.refusal(boxed(), DECK, seven) is rules.refusal(boxed(), DECK, sixteen) is None
    ours = boxed(components={"own_balls": True})
    assert rules.refusal(ours, DECK, seven) == t.TooManyOfValue(1, 6)
    assert rules.refusal(ours, DECK, sixteen) == t.TooManyBalls(15)
    do(ours, DECK, Emptied(14, (1,) * 6, (), ()))
    assert rules.refusal(ours, DECK, Emptied(13, (1,), (), ())) == t.TooManyOfValue(1, 6)


def test_what_did_not_come_out_of_the_box_is_told():
    events = emptied(boxed(), {3: (1, 2, 3)}, climbers=(1, 0, 2), firsts=(0, 1, 1))
    assert one(events, t.BallsMissing) == t.BallsMissing((BASILE,), (LEA,), 12)
    full = {place: (1,) for place in PLACES} | {3: (1, 2)}
    assert of(emptied(boxed(), full, climbers=(1, 2, 3), firsts=(1, 1, 1)), t.BallsMissing) == []


def test_laid_by_hand_or_out_of_the_box_is_the_same():
    """The same balls give the same evaluation and points."""
    laid, box = drawn(fixed8=True), boxed()
    events = [event for seat in (LEA, BASILE, ANNE) for event in do(laid, seat, *SEVEN, Confirm())]
    lying = {action.place: (action.ball,) * 3 for action in SEVEN[:5]}
    others = emptied(box, lying, climbers=(13, 13, 13), firsts=(1, 1, 1))
    for kind in (t.Evaluated, t.ChartMade, t.Scored, t.Leaving):
        assert of(events, kind) == of(others, kind)
    assert laid.week == box.week and laid.total == box.total


# Where the table is right


def test_totals_labels_and_places_can_be_put_right():
    state = boxed()
    assert do(state, DECK, SetTotal(2, -3)) == [t.Repaired(SetTotal(2, -3))]
    do(state, DECK, SetLabel(1, 2))
    assert state.label == [2, 1, 3] and state.total == [0, -3, 0]
    do(state, DECK, SetLabel(1, 6), SetPlace(1, 14))
    assert state.label == [6, 1, 3] and state.chart == [14, *range(2, 14), 1]
    do(state, DECK, SetPlace(2, 30))
    assert state.chart[1] == 30 and 2 in state.deck and 30 not in state.deck
    do(state, DECK, SetPlace(3, Printed("Nous Deux", (1,))))
    assert state.cast[state.chart[2]] == ("Nous Deux", 1, 0) and 3 in state.deck and state.left == 28


def test_why_a_repair_is_refused():
    state = boxed()
    assert rules.refusal(state, DECK, SetTotal(4, 1)) == t.NoSuchPlayer(4)
    assert rules.refusal(state, DECK, SetLabel(0, 1)) == t.NoSuchPlayer(0)
    assert rules.refusal(state, DECK, SetLabel(1, 7)) == t.NoSuchLabel(7)
    assert rules.refusal(state, DECK, SetPlace(15, 1)) == t.NoSuchPlace(15)
    assert rules.refusal(state, DECK, SetPlace(1, 43)) == t.NoSuchPerformer(43)
    assert rules.refusal(begun(), DECK, SetPlace(1, 4)) == rules.refusal(begun(), DECK, SetLabel(1, 1)) == t.ChartUnsettled()
    assert rules.refusal(state, LEA, SetTotal(1, 4)) == NotYourTurn(DECK)


def test_why_a_performer_is_not_revealed():
    state = begun()
    do(state, DECK, Reveal(7))
    assert rules.refusal(state, DECK, Reveal(7)) == t.PerformerThere(performer(7, ("", 4, 0)), 14)
    assert rules.refusal(state, DECK, Reveal(0)) == t.NoSuchPerformer(0)
    assert rules.refusal(state, DECK, Reveal(43)) == t.NoSuchPerformer(43)
    assert rules.refusal(boxed(), DECK, Reveal(20)) == t.NothingToShow()
    assert rules.refusal(state, DECK, KeepLabel()) == NotYourTurn(LEA)


# An owner's file


def owner_rows(count=20, labels=("1", "2")):
    return [(number + 2, {"nom": f"Groupe {number}", "label_1": labels[number % 2], "label_2": ""}) for number in range(count)]


def test_an_owners_performers_are_played():
    components = file.components_of(owner_rows())
    assert components["performers"][0] == ["Groupe 0", 1, 0] and "labels" not in components
    state = begun(components=components)
    assert one(do(state, DECK, Reveal(2)), t.Revealed).performer == performer(2, ("Groupe 1", 2, 0))
    assert len(state.deck) == 19


def test_an_owners_labels_may_have_names():
    """Six names, numbered in the order in which they come."""
    names = ["Alto", "Basso", "Chiaro", "Dolce", "Eco", "Forte"]
    rows = [(number + 2, {"name": f"Group {number}", "label": names[number % 6], "label_2": names[(number + 1) % 6]}) for number in range(24)]
    components = file.components_of(rows)
    assert components["labels"] == names and components["performers"][1] == ["Group 1", 2, 3]
    assert begun(components=components).cast[1] == ("Group 0", 1, 2)


@pytest.mark.parametrize("change, problem", [
    ({"nom": ""}, file.NoName()), ({"nom": "Groupe 1"}, file.NameTwice("Groupe 1")), ({"label_1": "7"}, file.NoLabel("7")),
    ({"label_1": ""}, file.NoLabel("")), ({"label_2": "1"}, file.LabelTwice()), ({"label_2": "x"}, file.NoLabel("x")),
])  # fmt: skip
def test_what_is_wrong_with_a_line(change, problem):
    rows = owner_rows()
    rows[2] = (4, rows[2][1] | change)
    with pytest.raises(Unfit) as unfit:
        file.components_of(rows)
    assert (unfit.value.line, unfit.value.reason) == (4, problem)


def test_what_is_wrong_with_a_file():
    for rows, line, problem in (
        (owner_rows(19), 0, file.WrongCount(19)),
        (owner_rows(201), 0, file.WrongCount(201)),
        ([(2, {"groupe": "A", "label_1": "1"})], 1, file.NoColumn("name", "groupe")),
        ([(2, {"nom": "A", "farbe": "1"})], 1, file.NoColumn("label_1", "farbe")),
        (owner_rows(labels=("Alto", "Basso")), 0, file.WrongLabels(2)),
    ):
        with pytest.raises(Unfit) as unfit:
            file.components_of(rows)
        assert (unfit.value.line, unfit.value.reason) == (line, problem)


@pytest.mark.parametrize("components", [
    {"performers": []}, {"performers": [["A", 1, 0]] * 20}, {"performers": [[f"A{n}", 1, 1] for n in range(20)]}, {"labels": ["A"]}, {"cards": []}, 7,
    {"own_balls": 1}, {"performers": [[f"A{n}", 7, 0] for n in range(20)]}, {"performers": [[f"A{n}", 1] for n in range(20)]},
])  # fmt: skip
def test_components_that_do_not_fit(components):
    with pytest.raises(ValueError):
        begun(components=components)


# Views, copies, journals


def test_what_is_imagined_is_what_was_seen():
    """In every phase of random games, for every seat."""
    for seed, options in enumerate(({}, {"bag7": True}, {"fixed8": True}, {"box": True}, {"out_too": True})):
        table = Table(Setup(GAME, tuple(Player("Léa") for _ in range(4)), options, 1, seed=seed))
        random = Random(seed)
        while not table.over and len(table.moves) < 600:
            for seat in (*range(4), DECK):
                seen = rules.view(table.state, seat)
                imagined = rules.imagine(seen, random)
                assert rules.view(imagined, seat) == seen and hash(seen) is not None
                assert rules.actors(imagined) == table.actors
            seat = random.choice(table.actors)
            table.play(seat, table.draw() if seat == DECK else random.choice(legal(rules, table.state, seat)))


def test_who_is_ready_is_imagined_with_seven_balls():
    state = drawn(fixed8=True)
    do(state, BASILE, *SEVEN, Confirm())
    imagined = rules.imagine(rules.view(state, LEA), Random(1))
    theirs = imagined.spots[14:28]
    assert sum(map(bool, theirs)) == 7 and {CLIMBER, NUMBER_ONE} <= {*theirs}
    assert imagined.spots[28:] == [0] * 14
    for seat in (LEA, ANNE):
        do(imagined, seat, *SEVEN, Confirm())


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_a_kept_journal_replays_to_its_end_line(path):
    """Whole journals made by another implementation, which must replay to their end lines."""
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    table = replay(lines, lambda name: {"schrille_stille": GAME}[name])
    end = lines[-1]
    assert table.over and rules.scores(table.state) == end["scores"]
    assert [seat + 1 for seat in table.winners] == end["winners"]
    head, *moves = lines_of(table)
    assert [head, *moves] == [lines[0] | {"rules": head["rules"]}, *lines[1:]]


def test_the_kept_journals_are_five():
    assert [path.stem for path in JOURNALS] == ["bag7-4", "box-4", "default-3", "fixed8-5", "out_too-6"]


def test_every_action_event_and_refusal_happens():
    """In a few random games, one state in twenty tried, and in the positions."""
    seen = set()
    for seed, options in enumerate(({}, {"box": True}, {"fixed8": True})):
        for seats in (3, 6):
            table = Table(Setup(GAME, tuple(Player("Léa") for _ in range(seats)), options, 0, seed=seed))
            random = Random(seed)
            while not table.over:
                if table.state.phase == CHOOSE or random.random() < 0.05:
                    seen |= tried(table.state)
                seat = random.choice(table.actors)
                action = table.draw() if seat == DECK else random.choice(legal(rules, table.state, seat))
                seen.update(map(type, table.play(seat, action)))
            seen |= tried(table.state)
    for state in positions():
        seen |= tried(state)
    assert seen == {*rules.ACTIONS, *rules.EVENTS, *rules.REFUSALS}


def tried(state):
    """What every action that anybody could name now is or is told by, or why it is refused."""
    seen = set()
    usual = ((seat, action) for seat in (*range(state.seats), DECK) for action in rules.sayable(state, seat))
    for seat, action in (*usual, *probes(state)):
        reason = rules.refusal(state, seat, action)
        if reason is None:
            seen |= {type(action), *map(type, rules.apply(rules.copy(state), seat, action))}
        else:
            seen.add(type(reason))
    return seen
