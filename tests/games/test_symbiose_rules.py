"""The rules of Symbiose, sentence by sentence; every expected figure was counted by hand.

Each docstring quotes the sentence (rules/symbiose.fr.txt) or the ruling (games/symbiose.md) it proves. Léa, Basile, Anne, Hugo are the
seats 0, 1, 2, 3; slots count from 1: 1 to 4 the top row, 5 to 8 the bottom row.
"""

from collections import Counter
from random import Random

import pytest

from accessijeux_cli.games.symbiose import rules
from accessijeux_cli.games.symbiose.rules import (
    DUEL,
    OPENS,
    OVER,
    RIVER,
    STANDARD,
    TEAMS,
    AlreadyChosen,
    AlreadyOut,
    Chosen,
    Counted,
    Ended,
    FaceUp,
    Kept,
    NoSlotToOpen,
    NoSlotToTurnUp,
    NoSuchCard,
    NoSuchPlayer,
    NoSuchRiverSlot,
    NoSuchSlot,
    NothingToReveal,
    Open,
    OpenFirst,
    OpeningOver,
    Repaired,
    Reveal,
    RevealFirst,
    RiverShown,
    SetRiver,
    SetSlot,
    SetTurn,
    Shown,
    Swap,
    SwapFirst,
    Swapped,
    TurnUp,
    TurnUpFirst,
    counted_card,
    owner_of,
)
from accessijeux_cli.games.symbiose.rules.cards import (
    BLUE,
    CARDS,
    DRAGONFLY,
    FISH,
    FIXED,
    FROG,
    GREEN,
    ORANGE,
    PINK,
    SNAIL,
)
from accessijeux_cli.play.game import DECK, GameFinished, NotYourTurn, fitting, legal
from accessijeux_cli.play.journal import lines_of
from accessijeux_cli.play.simulation import simulate
from accessijeux_cli.play.table import Player, Setup, Table

LEA, BASILE, ANNE, HUGO = range(4)
EVERY_SEATING = [(STANDARD, 2), (STANDARD, 3), (STANDARD, 4), (DUEL, 2), (TEAMS, 4)]
every_seating = pytest.mark.parametrize("mode, players", EVERY_SEATING)

WORDS = {"dragonfly": DRAGONFLY, "fish": FISH, "snail": SNAIL, "frog": FROG,
         "pink": PINK, "green": GREEN, "orange": ORANGE, "blue": BLUE}  # fmt: skip

# What the contract looks at (playouts.py)

OPTION_VALUES = {"mode": (STANDARD, DUEL, TEAMS)}
RANDOM_MEANS = {2: (49, 300), 3: (49, 200), 4: (49, 150)}


def results(state):
    """The points of each seat's team."""
    points = rules.scores(state)
    return [sum(points[other] for other in rules.team_of(state.mode, state.seats, seat)) for seat in range(state.seats)]


def conserved(state):
    """Every card is in one place, and nothing is hidden that should not be."""
    shown = [card for pond in (*state.ponds, state.river) for card in pond if card]
    assert Counter([*shown, *state.unseen]) == dict.fromkeys(range(1, 37), 1)
    assert len(state.river) == (8 if state.mode == DUEL else 4)
    assert state.waiting or state.river.count(0) <= len(state.river) - 4
    assert all(len(pond) == 8 for pond in state.ponds)


def probes(state):
    """Moves that nobody says, and those of a physical table."""
    for seat in (*range(state.seats), DECK):
        yield seat, Open(9)
        yield seat, Swap(9, 1)
        yield seat, Swap(1, 0)
        yield seat, TurnUp(9)
    for card in (0, 1, 37):
        yield DECK, Reveal(card)
        yield DECK, SetSlot(1, 2, card)
        yield DECK, SetRiver(3, card)
    yield DECK, SetSlot(9, 1, 1)
    yield DECK, SetSlot(1, 9, 1)
    yield DECK, SetRiver(9, 1)
    yield DECK, SetTurn(2)
    yield DECK, SetTurn(9)


def repairs(state):
    """Any slot of a pond or of the river as it may really lie, and any player's turn."""
    for lying in (0, *state.unseen[:1], *state.unseen[-1:], *filter(None, state.river[:1])):
        yield from ((DECK, SetSlot(seat + 1, slot, lying)) for seat in range(state.seats) for slot in rules.SLOTS)
        yield from ((DECK, SetRiver(slot, lying)) for slot in range(1, len(state.river) + 1))
    yield from ((DECK, SetTurn(seat + 1)) for seat in range(state.seats))


# Positions


def card(name):
    """The number of a card called by what it shows: « frog pink 4 snail », « fish pink 8 »."""
    animal, colour, points, *target = name.split()
    symbol = WORDS[target[0]] if target else FIXED
    kind = (WORDS[animal], WORDS[colour], int(points), symbol)
    return next(each.number for each in CARDS if (each.animal, each.colour, each.points, each.target) == kind)


def do(state, *actions):
    """Each action by whoever may do it; the events of the last one."""
    for action in actions:
        deck = isinstance(action, (*rules.CHANCE, *rules.REPAIRS))
        seat = DECK if deck else rules.actors(state)[0]
        reason = rules.refusal(state, seat, action)
        assert reason is None, (action, reason)
        events = rules.apply(state, seat, action)
    return events


RIVER_CARDS = ("fish orange 5", "dragonfly orange 6", "snail pink 6", "frog pink 5")
"""Four fixed cards, so that the river counts for nothing where nothing else is said."""


def position(mode=STANDARD, players=2, ponds=None, river=RIVER_CARDS, turn=LEA):
    """A table set out by hand, the first cards of the river being those. ponds {seat: {slot: card's name}}."""
    state = rules.setup(players, {"mode": mode})
    for slot, name in enumerate(river, 1):
        do(state, SetRiver(slot, card(name)))
    for seat, pond in (ponds or {}).items():
        for slot, name in pond.items():
            do(state, SetSlot(seat + 1, slot, card(name)))
    do(state, SetTurn(turn + 1))
    return state


def why(state, seat, action):
    return rules.refusal(state, seat, action)


def played(text, mode, players):
    """A table after the moves of a text: =card, o slot, s river,slot, u slot, each by whoever is to act."""
    kinds = {"=": Reveal, "o": Open, "s": Swap, "u": TurnUp}
    state, told = rules.setup(players, {"mode": mode}), []
    for word in text.split():
        told += do(state, kinds[word[0]](*map(int, word[1:].split(","))))
    return state, told


# The cards


def test_there_are_36_cards_and_no_two_alike():
    """« 36 grandes cartes »; « No two cards are alike »."""
    assert len({(each.animal, each.colour, each.points, each.target) for each in CARDS}) == 36
    assert [each.number for each in CARDS] == [*range(1, 37)]


def test_how_many_cards_show_each_animal_and_each_colour():
    """« Animals: libellule/dragonfly 12, poisson/fish 10, escargot/snail 8, grenouille/frog 6. Colours: rose 12, vert 10, orange 8, bleu 6. »"""
    assert Counter(each.animal for each in CARDS) == {DRAGONFLY: 12, FISH: 10, SNAIL: 8, FROG: 6}
    assert Counter(each.colour for each in CARDS) == {PINK: 12, GREEN: 10, ORANGE: 8, BLUE: 6}


def test_fixed_and_variable_cards():
    """« 10 fixed cards (four 5s, three 6s, three 8s). 26 variable ones » with the points of their symbol; none counts its own animal or colour."""
    assert Counter(each.points for each in CARDS if each.target == FIXED) == {5: 4, 6: 3, 8: 3}
    variable = [each for each in CARDS if each.target != FIXED]
    assert len(variable) == 26
    worth = {DRAGONFLY: 2, FISH: 3, SNAIL: 4, FROG: 5, PINK: 2, GREEN: 3, ORANGE: 4, BLUE: 5}
    assert all(each.points == worth[each.target] for each in variable)
    assert all(each.target not in (each.animal, each.colour) for each in variable)


def test_some_cards_of_the_public_list():
    """The numbers of symbiose_cards.csv."""
    assert [
        card(name) for name in ("frog pink 4 snail", "snail green 2 dragonfly", "fish orange 5", "frog pink 4 orange")
    ] == [1, 2, 3, 36]


# Setting up


@every_seating
def test_each_pond_has_eight_cards_face_down(mode, players):
    """« Distribuez 8 cartes face cachée à chaque personne afin de constituer les Mares (grille de 2 lignes sur 4 colonnes). »"""
    state = rules.setup(players, {"mode": mode})
    assert state.ponds == [[0] * 8] * players


@pytest.mark.parametrize("mode, allowed", [(STANDARD, (2, 3, 4)), (DUEL, (2,)), (TEAMS, (4,))])
def test_how_many_may_play(mode, allowed):
    """« 2 à 4 personnes »; « Mode Duel (1 vs 1) »; « Mode Équipe (2 vs 2) »."""
    assert fitting(rules, {"mode": mode}) == allowed


def test_a_mode_that_does_not_exist():
    assert fitting(rules, {"mode": "solo"}) == ()


@every_seating
def test_four_cards_face_up_form_the_river(mode, players):
    """« Placez 4 cartes face visible au centre de la table afin de former la Rivière. »"""
    state = rules.setup(players, {"mode": mode})
    assert state.waiting == ((RIVER, 1), (RIVER, 2), (RIVER, 3), (RIVER, 4))
    assert do(state, Reveal(17)) == (RiverShown(1, 17),)
    do(state, Reveal(24), Reveal(36), Reveal(2))
    assert state.river[:4] == [17, 24, 36, 2]
    assert rules.actors(state) != (DECK,)


def opening(mode=STANDARD, players=3, first=LEA):
    state = rules.setup(players, {"mode": mode}, first)
    do(state, *map(Reveal, (33, 34, 35, 36)))
    return state


def test_everybody_opens_a_slot_at_the_same_time():
    """« Chaque personne révèle simultanément 1 carte de sa Mare face visible. »"""
    state = opening()
    assert rules.actors(state) == (LEA, BASILE, ANNE)
    assert rules.apply(state, ANNE, Open(7)) == (Chosen(ANNE), Kept(ANNE, 7))
    assert rules.actors(state) == (LEA, BASILE)
    rules.apply(state, LEA, Open(2))
    assert state.ponds == [[0] * 8] * 3
    rules.apply(state, BASILE, Open(3))
    assert state.waiting == ((LEA, 2), (BASILE, 3), (ANNE, 7))


def test_the_slots_opened_are_shown_in_the_order_of_turns():
    """As they are asked for, so that at a table nobody waits for the wrong card."""
    state = opening(first=BASILE)
    do(state, Open(1), Open(2), Open(3))
    assert [do(state, Reveal(each)) for each in (1, 2, 3)] == [
        (Shown(BASILE, 1, 1),),
        (Shown(ANNE, 2, 2),),
        (Shown(LEA, 3, 3),),
    ]


def test_what_the_others_chose_is_hidden_until_all_have_chosen():
    """Ruling: « everyone chooses one slot at the same time, hidden until all have chosen »."""
    state, other = opening(), opening()
    rules.apply(state, BASILE, Open(3))
    rules.apply(other, BASILE, Open(5))
    assert rules.view(state, LEA) == rules.view(other, LEA)
    assert rules.view(state, BASILE).chosen == (0, 3, 0)


def test_one_slot_each_is_opened():
    state = opening()
    rules.apply(state, LEA, Open(2))
    assert why(state, LEA, Open(3)) == AlreadyChosen()
    assert why(state, LEA, Swap(1, 1)) == AlreadyChosen()
    assert why(state, BASILE, Swap(1, 1)) == OpenFirst()
    assert why(state, BASILE, TurnUp(1)) == OpenFirst()
    assert why(state, BASILE, Open(9)) == NoSlotToOpen(9)
    assert why(state, DECK, Open(1)) == NotYourTurn(BASILE)


@pytest.mark.parametrize("first", range(3))
def test_then_the_first_player_begins_and_turns_go_round(first):
    """« la dernière personne à avoir vu une grenouille commence, puis jouez à tour de rôle dans le sens horaire. »"""
    state = opening(first=first)
    do(state, Open(1), Open(1), Open(1), Reveal(1), Reveal(2), Reveal(3))
    turns = []
    for number in range(4):
        turns.append(rules.turn(state))
        do(state, Swap(1, 2 + number), Reveal(10 + number))
    assert turns == [first, (first + 1) % 3, (first + 2) % 3, first]


# A turn


def test_a_card_of_the_river_and_one_of_the_pond_change_places():
    """« Prenez 1 carte de la Rivière. Choisissez 1 carte de votre Mare. Échangez la carte de votre Mare par la carte prise dans la Rivière. »"""
    state = position(ponds={LEA: {3: "snail green 5"}})
    assert do(state, Swap(2, 3)) == (Swapped(LEA, 2, 3, card("dragonfly orange 6"), card("snail green 5")),)
    assert state.ponds[LEA][2] == card("dragonfly orange 6")


def test_the_new_card_stays_face_up_and_the_old_one_lies_face_up_in_the_river():
    """« Laissez la nouvelle carte face visible dans votre Mare. Placez la carte retirée face visible dans la Rivière. »"""
    state = position(ponds={LEA: {3: "snail green 5"}})
    do(state, Swap(2, 3))
    assert state.river == [card(name) for name in ("fish orange 5", "snail green 5", "snail pink 6", "frog pink 5")]


def test_a_card_face_down_goes_face_up_to_the_river():
    """Ruling: « it goes face up to the river; nobody looked at it before »; « the returned card takes the slot of the taken card »."""
    state = position()
    assert do(state, Swap(4, 8)) == (Swapped(LEA, 4, 8, card("frog pink 5"), 0),)
    assert state.waiting == ((RIVER, 4),)
    assert do(state, Reveal(1)) == (RiverShown(4, 1),)
    assert state.river[3] == 1
    assert rules.actors(state) == (BASILE,)


def test_after_a_card_that_was_face_up_another_hidden_one_is_turned_up():
    """« Si la carte choisie dans votre Mare était DÉJÀ face visible, révélez en plus une autre de vos cartes cachées. »"""
    state = position(ponds={LEA: {3: "snail green 5"}})
    do(state, Swap(2, 3))
    assert rules.actors(state) == (LEA,)
    assert do(state, TurnUp(7)) == ()
    assert do(state, Reveal(1)) == (Shown(LEA, 7, 1),)
    assert rules.actors(state) == (BASILE,)


def test_only_a_hidden_slot_is_turned_up_and_nothing_else_is_done():
    state = position(ponds={LEA: {3: "snail green 5", 4: "fish green 6"}})
    do(state, Swap(2, 3))
    assert [action.slot for action in legal(rules, state, LEA)] == [1, 2, 5, 6, 7, 8]
    assert why(state, LEA, TurnUp(4)) == FaceUp(4, card("fish green 6"))
    assert why(state, LEA, TurnUp(9)) == NoSlotToTurnUp(9)
    assert why(state, LEA, Swap(1, 1)) == TurnUpFirst()
    assert why(state, LEA, Open(1)) == OpeningOver()
    assert why(state, BASILE, TurnUp(1)) == NotYourTurn(LEA)


@pytest.mark.parametrize("slot", [1, 3])
def test_each_turn_adds_exactly_one_card_face_up(slot):
    """« À la fin de chaque tour, vous avez ainsi toujours au moins une nouvelle carte face visible dans votre Mare. »"""
    state = position(ponds={LEA: {3: "snail green 5"}})
    do(state, Swap(2, slot))
    do(state, *([TurnUp(8)] if slot == 3 else []), Reveal(1))
    assert rules.hidden_slots(state, LEA) == ((2, 4, 5, 6, 7, 8) if slot == 1 else (1, 2, 4, 5, 6, 7))


def test_any_of_the_eight_slots_and_any_river_card():
    """Ruling: « any of the 8; no passing »."""
    state = position(ponds={LEA: {3: "snail green 5"}})
    assert legal(rules, state, LEA) == [Swap(river, slot) for river in range(1, 5) for slot in range(1, 9)]


def test_what_cannot_be_exchanged():
    state = position()
    assert why(state, LEA, Swap(5, 1)) == NoSuchRiverSlot(5, 4)
    assert why(state, LEA, Swap(0, 1)) == NoSuchRiverSlot(0, 4)
    assert why(state, LEA, Swap(1, 9)) == NoSuchSlot(9)
    assert why(state, LEA, TurnUp(1)) == SwapFirst()
    assert why(state, LEA, Open(1)) == OpeningOver()
    assert why(state, BASILE, Swap(1, 1)) == NotYourTurn(LEA)
    assert why(state, DECK, Reveal(1)) == NothingToReveal()


def test_a_card_waiting_to_be_shown_comes_first():
    state = position()
    do(state, Swap(4, 8))
    assert why(state, BASILE, Swap(1, 1)) == RevealFirst(RIVER, 4)
    assert why(state, BASILE, Reveal(1)) == RevealFirst(RIVER, 4)
    assert why(state, DECK, Reveal(37)) == NoSuchCard(37)
    assert why(state, DECK, Reveal(card("fish orange 5"))) == AlreadyOut(card("fish orange 5"), RIVER, 1)
    assert why(state, DECK, Reveal(card("frog pink 5"))) == AlreadyOut(card("frog pink 5"), LEA, 8)


def test_a_card_may_come_as_long_as_nobody_has_seen_it():
    """« Nobody ever knows a face-down card, so chance can be drawn at the moment a card is turned up. »"""
    state = position()
    do(state, Swap(4, 8))
    assert {action.card for action, _ in rules.outcomes(state)} == {*range(1, 37)} - {
        card(name) for name in RIVER_CARDS
    }
    assert {weight for _, weight in rules.outcomes(state)} == {1}


# Counting


def test_fixed_points_wherever_the_card_lies():
    """« Points fixes : La carte vous rapporte les points indiqués quel que soit son emplacement. »"""
    state = position()
    for slot in rules.SLOTS:
        assert counted_card(state, LEA, slot, card("fish pink 8")) == Counted(slot, card("fish pink 8"), None, 0, 8)


SIDED = [
    # (mode, players, seat, whose pond the left column counts, whose the right column)
    (STANDARD, 2, LEA, BASILE, BASILE),
    (STANDARD, 2, BASILE, LEA, LEA),
    (STANDARD, 3, LEA, BASILE, ANNE),
    (STANDARD, 3, BASILE, ANNE, LEA),
    (STANDARD, 3, ANNE, LEA, BASILE),
    (STANDARD, 4, LEA, BASILE, HUGO),
    (STANDARD, 4, BASILE, ANNE, LEA),
    (STANDARD, 4, ANNE, HUGO, BASILE),
    (STANDARD, 4, HUGO, LEA, ANNE),
    (DUEL, 2, LEA, BASILE, RIVER),
    (DUEL, 2, BASILE, RIVER, LEA),
    (TEAMS, 4, LEA, ANNE, ANNE),
    (TEAMS, 4, BASILE, HUGO, HUGO),
    (TEAMS, 4, ANNE, LEA, LEA),
    (TEAMS, 4, HUGO, BASILE, BASILE),
]


@pytest.mark.parametrize("mode, players, seat, left, right", SIDED)
def test_whose_cards_each_column_counts(mode, players, seat, left, right):
    """« Colonne de gauche (2 cartes) : toute la Mare de la personne à votre gauche. Deux colonnes centrales (4 cartes) : toute votre propre
    Mare. Colonne de droite (2 cartes) : toute la Mare de la personne à votre droite. » « left = next player in turn order, right = previous »;
    « 2 players, standard: both neighbours are the opponent »; duel: « Player 1: left column against the opponent, right column against the
    river. Player 2: left against the river, right against the opponent »; teams: « both edge columns score against the partner's pond »."""
    state = rules.setup(players, {"mode": mode})
    assert [owner_of(state, seat, slot) for slot in rules.SLOTS] == [left, seat, seat, right] * 2


@pytest.mark.parametrize("mode, players, seat, left, right", SIDED)
def test_a_card_counts_all_eight_cards_of_its_side(mode, players, seat, left, right):
    """The same, counted: snails lie in one pond only, in its slots 1 and 8, one more in its slot 3."""
    snails = {1: "snail green 5", 8: "snail orange 2 dragonfly", 3: "snail blue 2 pink"}
    for owner in {left, right, seat}:
        if owner == RIVER:
            state = position(
                mode, players, {}, ("snail green 5", "snail orange 2 dragonfly", "snail blue 2 pink", "frog pink 5")
            )
        else:
            state = position(
                mode, players, {owner: snails}, ("fish orange 5", "dragonfly orange 6", "fish green 6", "frog pink 5")
            )
        for slot, counts in zip(rules.SLOTS, [left, seat, seat, right] * 2):
            worth = counted_card(state, seat, slot, card("frog pink 4 snail"))
            assert worth == Counted(
                slot, card("frog pink 4 snail"), counts, 3 if counts == owner else 0, 12 if counts == owner else 0
            )


def test_a_colour_counts_cards_of_that_colour():
    """Three pink cards with Léa, 2 points each for her central card; an own card may count itself only if it shows the symbol."""
    state = position(ponds={LEA: {2: "snail blue 2 pink", 1: "frog pink 5", 5: "fish pink 8", 8: "snail pink 6", 7: "snail green 5"}},
                     river=("fish orange 5", "dragonfly orange 6", "fish green 6", "dragonfly blue 5"))  # fmt: skip
    assert counted_card(state, LEA, 2, card("snail blue 2 pink")).points == 6


def test_hidden_cards_count_for_nothing_yet():
    state = position(ponds={LEA: {2: "snail blue 2 pink"}})
    assert rules.scores(state) == [0, 0]
    assert [each.slot for each in rules.counted(state, LEA)] == [2]


# Whole games, each counted by hand

THREE = """
=17 =24 =36 =2 o8 o4 o1 =12 =5 =15 s4,7 =34 s2,8 =18 s1,7 =26 s2,8 u1 =32 s2,6 =20 s3,2 =8 s4,1 u3 =4 s2,1 =31 s4,5 =9
s2,1 u2 =1 s2,6 u3 =13 s2,3 =22 s3,5 =16 s2,6 u2 =19 s4,1 u6 =3 s3,8 u6 =10 s2,2 u7 =7 s3,6 u8 =30 s1,1 u4 =11 s3,4 u5 =25
s4,7 u4 =21
"""


def test_a_whole_game_of_three():
    """Léa: dragonfly green 5 per blue at the left, Basile has 2 blue cards: 10. Frog pink 4 per snail, own 2: 8. Dragonfly blue 4 per
    orange, own 1: 4. Fixed 6, 6, 5. Frog green and snail green 2 per dragonfly, own 4: 8 and 8. In all 55.

    Basile: snail blue 2 per pink at the left, Anne has 5: 10. Dragonfly blue 4 per snail, own 2: 8. Two cards 3 per green, own 0. Fixed 5, 8.
    Frog orange 2 per pink at the left: 10. Fish pink 5 per frog, own 1: 5. In all 46.
    Anne: two cards 3 per green at the left, Léa has 3: 9 and 9. Frog pink 4 per orange, own 1: 4. Fish pink 5 per blue, own 1: 5. Fixed 8, 5.
    Dragonfly pink 3 per fish, own 2: 6. Snail orange 2 per dragonfly at the right, Basile has 2: 4. In all 50.
    """
    state, told = played(THREE, STANDARD, 3)
    assert [[each.points for each in rules.counted(state, seat)] for seat in range(3)] == [
        [10, 8, 4, 6, 6, 8, 8, 5],
        [10, 8, 0, 5, 10, 5, 0, 8],
        [9, 4, 5, 8, 9, 5, 6, 4],
    ]
    assert rules.scores(state) == [55, 46, 50]
    assert told[-1] == Ended(
        (55, 46, 50), (LEA,), STANDARD, tuple(tuple(rules.counted(state, seat)) for seat in range(3))
    )
    assert len(state.unseen) == 8


DUELLING = """
=6 =33 =18 =3 o1 o3 =35 =36 s6,8 =13 =29 s1,3 u4 =20 s4,2 =30 s7,5 =23 =24 s2,5 =9 s5,2 =32 =28 s2,4 =19 s6,3 u1 =16 s7,5 u6 =25
s2,5 u6 =14 s2,5 u3 =10 s6,7 =34 s4,1 u7 =21 s6,7 u8 =17 =11
"""


def test_a_whole_duel():
    """The last river card, a dragonfly orange, stayed face down to the end and is turned up then: it is the third orange card of the river.

    Léa: snail orange and fish blue 2 per dragonfly at the left, Basile has 3: 6 and 6. Fixed 5, 8. Frog green 2 per dragonfly, own 2: 4.
    Dragonfly pink and snail pink 3 per green at the right, the river has 2: 6 and 6. Frog orange 2 per pink, own 2: 4. In all 45.
    Basile: fixed 5, 8, 6. Fish blue 3 per green, own 2: 6. Snail blue 2 per pink at the right, Léa has 2: 4. Snail green 4 per orange at the
    left, the river has 3: 12. Dragonfly blue 4 per snail, own 2: 8. Fish orange 4 per snail at the right, Léa has 2: 8. In all 57.
    """
    state, told = played(DUELLING, DUEL, 2)
    assert [[each.points for each in rules.counted(state, seat)] for seat in range(2)] == [
        [6, 5, 4, 6, 6, 4, 8, 6],
        [5, 6, 8, 4, 12, 6, 8, 8],
    ]
    assert rules.scores(state) == [45, 57]
    assert rules.winners(state) == (BASILE,)
    assert told[-2] == RiverShown(8, 11)


TEAMED = """
=21 =10 =28 =4 o2 o2 o6 o1 =16 =2 =5 =19 s4,3 =6 s2,8 =7 s4,4 =3 s1,8 =15 s1,4 =31 s4,2 u1 =17 s1,3 =32 s2,1 u4 =26 s2,2 u8 =11
s3,4 =35 s2,4 u1 =18 s3,8 u2 =9 s1,4 u5 =36 s4,4 u6 =23 s4,6 u7 =14 s2,8 u5 =33 s2,8 u1 =29 s3,4 u7 =25 s3,6 u8 =27 s3,3 =8
s1,8 u7 =13 s3,6 u3 =22 s4,3 u2 =34 s1,5 u7 =20 s3,7 u6 =30 s1,5 =1 s3,2 u5 =12 s1,4 u6 =24
"""


def test_a_whole_game_of_teams():
    """Léa: fixed 8. Two cards 4 per orange, own 1: 4 and 4. Fish blue 3 per green at the right, Anne has 3: 9. Frog pink 4 per orange at the
    left, Anne has 0. Two cards 2 per dragonfly, own 3: 6 and 6. Dragonfly pink 3 per fish at the right, Anne has 2: 6. In all 43.
    Anne: fixed 5, 5, 6, 5. Snail pink 3 per green, own 3: 9. Snail pink 3 per fish, own 2: 6. Fish pink 5 per blue at the left, Léa has 3: 15.
    Snail green 2 per dragonfly, own 1: 2. In all 53. Together 96.

    Basile: fish orange 4 per snail at the left, Hugo has 1: 4. Fixed 5, 8, 6. Fish pink 5 per frog, own 2: 10. Dragonfly green 5 per frog at the
    left, Hugo has 1: 5. Frog orange 2 per pink, own 2: 4. Frog green 2 per dragonfly at the right, Hugo has 3: 6. In all 48.
    Hugo: dragonfly orange 3 per green at the left, Basile has 3: 9. Dragonfly pink 3 per green, own 1: 3. Dragonfly orange 3 per fish, own 3: 9.
    Frog pink 4 per snail at the right, Basile has 1: 4. Fish orange at the left and fish green at the right 2 per pink, Basile has 2: 4 and 4.
    Fixed 8. Snail blue 2 per pink, own 3: 6. In all 47. Together 95.
    """
    state, told = played(TEAMED, TEAMS, 4)
    assert [[each.points for each in rules.counted(state, seat)] for seat in range(4)] == [
        [8, 4, 4, 9, 0, 6, 6, 6],
        [4, 5, 10, 8, 5, 6, 4, 6],
        [5, 9, 6, 5, 15, 2, 6, 5],
        [9, 3, 9, 4, 4, 8, 6, 4],
    ]
    assert rules.scores(state) == [43, 48, 53, 47]
    assert rules.winners(state) == (LEA, ANNE)
    assert told[-1].winners == (LEA, ANNE)
    assert state.unseen == []


# The end


@every_seating
def test_the_game_ends_after_seven_turns_each(mode, players):
    """« La partie se termine dès que toutes les personnes ont leurs 8 cartes face visible dans leur Mare. » « then exactly 7 swaps each »."""
    random = Random(11)
    state, swaps = rules.setup(players, {"mode": mode}, players - 1), Counter()
    while rules.actors(state):
        assert any(0 in pond for pond in state.ponds) or state.waiting
        seat = rules.actors(state)[0]
        action = random.choice(
            [each for each, _ in rules.outcomes(state)] if seat == DECK else legal(rules, state, seat)
        )
        swaps[seat] += isinstance(action, Swap)
        rules.advance(state, seat, action)
    assert {swaps[seat] for seat in range(players)} == {7}
    assert all(0 not in pond for pond in state.ponds)


def test_nothing_is_done_after_the_end():
    state, _ = played(THREE, STANDARD, 3)
    assert rules.actors(state) == ()
    assert why(state, LEA, Swap(1, 1)) == GameFinished()
    assert why(state, LEA, Open(1)) == GameFinished()
    assert why(state, DECK, Reveal(31)) == GameFinished()


def almost_over(mode, players, ponds):
    """Everybody but the seat to play has a full pond; its slot 8 is hidden."""
    names = iter(number for number in range(1, 37))
    state = rules.setup(players, {"mode": mode})
    taken = {card(name) for pond in ponds.values() for name in pond.values()}
    free = [number for number in names if number not in taken]
    for slot in range(1, 5):
        do(state, SetRiver(slot, free.pop()))
    for seat in range(players):
        for slot in range(1, 9):
            name = ponds.get(seat, {}).get(slot)
            if (seat, slot) != (LEA, 8):
                do(state, SetSlot(seat + 1, slot, card(name) if name else free.pop()))
    do(state, SetTurn(LEA + 1))
    return state


def test_the_highest_score_wins_and_equal_scores_share_the_victory():
    """« la personne avec le plus haut score remporte la partie »; « En cas d'égalité, la victoire est partagée. »"""
    state = rules.setup(2, {})
    state.phase, state.waiting = OVER, ()
    fives = ["fish orange 5", "dragonfly blue 5", "frog pink 5", "snail green 5"]
    state.ponds = [[card(fives[0]), card("fish green 6"), *[0] * 6], [card(fives[1]), card(fives[2]), *[0] * 6]]
    assert rules.scores(state) == [11, 10]
    assert rules.winners(state) == (LEA,)
    state.ponds = [[card(fives[0]), card(fives[2]), *[0] * 6], [card(fives[1]), card(fives[3]), *[0] * 6]]
    assert rules.scores(state) == [10, 10]
    assert rules.winners(state) == (LEA, BASILE)


def test_the_last_card_ends_the_game():
    state = almost_over(STANDARD, 2, {})
    do(state, Swap(1, 8))
    assert rules.winners(state) == ()
    unseen = state.unseen[0]
    assert isinstance(do(state, Reveal(unseen))[-1], Ended)
    assert state.phase == OVER


def test_teams_add_the_points_of_both_ponds():
    """« additionnez les points des deux Mares de votre équipe. L'équipe avec le plus haut score l'emporte. » A pond of 10 and one of 5 beat one of
    14 and one of 0."""
    state = rules.setup(4, {"mode": TEAMS})
    state.phase, state.waiting = OVER, ()
    names = [["fish orange 5", "dragonfly blue 5"], ["dragonfly green 8", "fish green 6"], ["frog pink 5"], []]
    state.ponds = [[*map(card, pond), *[0] * (8 - len(pond))] for pond in names]
    assert rules.scores(state) == [10, 14, 5, 0]
    assert rules.winners(state) == (LEA, ANNE)


def test_who_sits_in_a_team():
    """« Coopération avec la personne installée en face de vous »: seats 1 and 3 against 2 and 4."""
    assert [rules.team_of(TEAMS, 4, seat) for seat in range(4)] == [(0, 2), (1, 3), (0, 2), (1, 3)]
    assert [rules.team_of(STANDARD, 4, seat) for seat in range(4)] == [(0,), (1,), (2,), (3,)]


# The duel


def test_the_river_of_a_duel_has_four_more_cards_face_down():
    """« La Rivière est composée de 8 cartes : 4 cartes face cachée en plus des 4 cartes face visible. »"""
    state = opening(DUEL, 2)
    assert state.river == [33, 34, 35, 36, 0, 0, 0, 0]


def test_any_of_the_eight_river_cards_may_be_taken():
    """« À votre tour, choisissez n'importe laquelle des 8 cartes de la Rivière »."""
    state = position(DUEL)
    assert legal(rules, state, LEA) == [Swap(river, slot) for river in range(1, 9) for slot in range(1, 9)]
    assert why(state, LEA, Swap(9, 1)) == NoSuchRiverSlot(9, 8)


def test_for_a_hidden_river_card_the_own_one_lies_face_up():
    """« si vous prenez une face cachée, replacez la vôtre face visible »; « a hidden river card is named together with the pond slot, then
    revealed, and stays face up »."""
    state = position(DUEL, ponds={LEA: {3: "snail green 5"}})
    assert do(state, Swap(6, 3)) == (Swapped(LEA, 6, 3, 0, card("snail green 5")),)
    assert state.river[5] == card("snail green 5")
    assert state.waiting == ((LEA, 3),)
    assert do(state, Reveal(1)) == (Shown(LEA, 3, 1),)
    assert rules.actors(state) == (LEA,)
    do(state, TurnUp(8), Reveal(2))
    assert rules.actors(state) == (BASILE,)


def test_when_both_are_hidden_the_river_card_is_shown_before_the_pond_card():
    """The journal: « a reveal(card) for the river card if it was hidden (duel), one for the pond card if it was hidden »."""
    state = position(DUEL)
    do(state, Swap(6, 3))
    assert state.waiting == ((LEA, 3), (RIVER, 6))
    do(state, Reveal(1), Reveal(2))
    assert (state.ponds[LEA][2], state.river[5]) == (1, 2)
    assert rules.actors(state) == (BASILE,)


def test_at_the_end_of_a_duel_the_hidden_river_cards_are_turned_up_in_order():
    """« À la fin de la partie, retournez les cartes restantes de la Rivière face visible. »"""
    state = almost_over(DUEL, 2, {})
    do(state, Swap(1, 8), Reveal(state.unseen[0]))
    assert state.waiting == ((RIVER, 5), (RIVER, 6), (RIVER, 7), (RIVER, 8))
    assert rules.winners(state) == ()
    for _ in range(4):
        events = do(state, Reveal(state.unseen[0]))
    assert isinstance(events[-1], Ended)


def test_the_side_towards_the_river_counts_its_eight_cards():
    """« Vos 2 cartes situées du côté Rivière marquent par rapport aux 8 cartes de la Rivière. »"""
    state = position(DUEL, ponds={LEA: {4: "frog pink 4 snail"}, BASILE: {5: "dragonfly blue 4 snail"}},
                     river=("snail green 5", "snail pink 6", "fish orange 5", "fish green 6"))  # fmt: skip
    assert rules.scores(state) == [8, 8]
    do(state, SetRiver(8, card("snail orange 2 dragonfly")))
    assert rules.scores(state) == [12, 12]


# Views and imagined states


@every_seating
def test_an_imagined_opening_has_the_same_beginner(mode, players):
    state = opening(mode, players, first=1)
    rules.apply(state, 1, Open(3))
    imagined = rules.imagine(rules.view(state, LEA), Random(1))
    while DECK not in rules.actors(imagined):
        rules.advance(imagined, rules.actors(imagined)[0], Open(1))
    while rules.actors(imagined) == (DECK,):
        rules.advance(imagined, DECK, rules.outcomes(imagined)[0][0])
    assert rules.turn(imagined) == 1


# At a physical table: the table is right


def test_setting_a_slot():
    state = position(ponds={LEA: {3: "snail green 5"}})
    assert do(state, SetSlot(1, 3, 1)) == (Repaired(SetSlot(1, 3, 1)),)
    assert card("snail green 5") in state.unseen
    assert state.ponds[LEA][2] == 1
    do(state, SetSlot(1, 3, 0))
    assert rules.hidden_slots(state, LEA) == (1, 2, 3, 4, 5, 6, 7, 8)
    assert state.unseen == sorted(state.unseen)


def test_a_card_set_where_it_was_not_seen_is_exchanged_for_what_lay_there():
    """Two cards noted in each other's place are put right at once, whosever they are."""
    state = position(ponds={LEA: {3: "snail green 5"}, BASILE: {7: "fish pink 8"}})
    snail, fish = card("snail green 5"), card("fish pink 8")
    unseen = state.unseen[:]
    assert do(state, SetSlot(2, 7, snail)) == (Repaired(SetSlot(2, 7, snail)), Repaired(SetSlot(1, 3, fish)))
    assert (state.ponds[LEA][2], state.ponds[BASILE][6], state.unseen) == (fish, snail, unseen)
    first = state.river[0]
    assert do(state, SetRiver(1, snail)) == (Repaired(SetRiver(1, snail)), Repaired(SetSlot(2, 7, first)))
    assert (state.river[0], state.ponds[BASILE][6]) == (snail, first)


def test_a_card_set_where_nothing_was_seen_leaves_its_old_place():
    state = position(ponds={LEA: {3: "snail green 5"}})
    snail, first = card("snail green 5"), state.river[0]
    assert do(state, SetSlot(1, 4, snail)) == (Repaired(SetSlot(1, 4, snail)), Repaired(SetSlot(1, 3, 0)))
    assert state.ponds[LEA] == [0, 0, 0, snail, 0, 0, 0, 0]
    assert do(state, SetSlot(1, 5, first)) == (Repaired(SetSlot(1, 5, first)),)
    assert state.waiting == ((RIVER, 1),)


def test_what_cannot_be_set():
    state = position(ponds={LEA: {3: "snail green 5"}})
    assert why(state, DECK, SetSlot(3, 1, 1)) == NoSuchPlayer(3)
    assert why(state, DECK, SetSlot(1, 9, 1)) == NoSuchSlot(9)
    assert why(state, DECK, SetSlot(1, 1, 37)) == NoSuchCard(37)
    assert why(state, DECK, SetSlot(1, 3, card("snail green 5"))) is None
    assert why(state, DECK, SetRiver(1, 0)) == NoSuchCard(0)
    assert why(state, DECK, SetRiver(5, 1)) == NoSuchRiverSlot(5, 4)
    assert why(state, DECK, SetTurn(0)) == NoSuchPlayer(0)


def test_setting_what_was_waiting_to_be_shown():
    state = position()
    do(state, Swap(4, 8), SetRiver(4, 1))
    assert rules.actors(state) == (BASILE,)


def test_setting_the_turn_while_a_card_waits_leaves_the_river_to_be_completed():
    state = position()
    do(state, Swap(4, 8), SetTurn(1))
    assert state.waiting == ((RIVER, 4),)
    do(state, Reveal(1))
    assert rules.actors(state) == (LEA,)


def test_a_full_pond_has_no_turn():
    state = almost_over(STANDARD, 3, {})
    do(state, SetTurn(2))
    assert rules.actors(state) == (LEA,)


def test_hiding_a_card_takes_the_end_back():
    state, _ = played(THREE, STANDARD, 3)
    do(state, SetSlot(2, 5, 0))
    assert rules.actors(state) == (BASILE,)
    do(state, SetSlot(2, 5, 25))
    assert state.phase == OVER


def test_hiding_a_card_while_a_duel_ends_takes_the_end_back():
    state = almost_over(DUEL, 2, {})
    do(state, Swap(1, 8), Reveal(state.unseen[0]), SetSlot(2, 1, 0))
    assert rules.actors(state) == (BASILE,)


def test_a_hidden_river_card_may_be_set_in_a_duel():
    state = position(DUEL)
    do(state, SetRiver(1, 0))
    assert state.waiting == ((RIVER, 1),)


def test_setting_slots_before_the_opening_counts_as_opening():
    state = opening(players=2)
    do(state, SetSlot(1, 2, 1))
    assert rules.actors(state) == (BASILE,)
    do(state, Open(3), Reveal(2))
    assert rules.actors(state) == (LEA,)
    assert [pond.count(0) for pond in state.ponds] == [7, 7]


@every_seating
def test_ponds_set_while_the_river_is_still_asked_for_are_open(mode, players):
    state = rules.setup(players, {"mode": mode})
    do(state, *(SetSlot(seat + 1, 2, seat + 1) for seat in range(players)))
    assert rules.actors(state) == (DECK,)
    do(state, *map(Reveal, state.unseen[:4]))
    assert rules.actors(state) == (LEA,)
    assert state.phase == rules.SWAP


def test_full_ponds_set_while_the_river_is_still_asked_for_end_the_game():
    state = rules.setup(4, {"mode": STANDARD})
    do(state, *(SetSlot(seat + 1, slot, seat * 8 + slot) for seat in range(4) for slot in rules.SLOTS))
    do(state, *map(Reveal, state.unseen[:]))
    assert state.phase == OVER


def test_a_river_card_hidden_again_after_a_duel_is_asked_for():
    state = almost_over(DUEL, 2, {})
    do(state, Swap(1, 8), *map(Reveal, state.unseen[:1]))
    while state.waiting:
        do(state, Reveal(state.unseen[0]))
    do(state, SetRiver(5, 0))
    assert state.waiting == ((RIVER, 5),)


# The journal


def test_a_journal_names_actions_and_fields_as_agreed():
    """design/journal.md, Symbiose."""
    from accessijeux_cli import games

    table = Table(Setup(games.game("symbiose"), (Player("Léa"), Player("Tom")), {"mode": DUEL}))
    for action in (*map(Reveal, (6, 33, 18, 3)), *OPENS[:2], Reveal(35), Reveal(36), Swap(6, 1), Reveal(13), TurnUp(3)):
        table.play(table.actors[0], action)
    head, *moves = lines_of(table)
    assert head["options"] == {"mode": "duel"}
    assert moves[0] == {"seat": 0, "do": "reveal", "card": 6}
    assert moves[4:6] == [{"seat": 1, "do": "open", "slot": 1}, {"seat": 2, "do": "open", "slot": 2}]
    assert moves[8] == {"seat": 1, "do": "swap", "river": 6, "slot": 1}
    assert moves[10] == {"seat": 1, "do": "turn_up", "slot": 3}


# Figures


@pytest.mark.parametrize("mode, players", [(DUEL, 2), (TEAMS, 4)])
def test_random_players_score_as_measured_in_the_other_modes(mode, players):
    """« Random legal play: mean 49 »."""
    from accessijeux_cli import games

    summary = simulate(games.game("symbiose"), players, 300 // players, 1, ["random"], {"mode": mode})
    assert summary.mean_score == pytest.approx(49, rel=0.05)
