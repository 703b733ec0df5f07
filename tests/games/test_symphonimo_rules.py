"""The rules of Symphonimo, sentence by sentence; every expected figure was counted by hand.

Each docstring quotes the sentence (rules/symphonimo.fr.txt) or the ruling it proves. Léa, Basile, Anne, Hugo are the seats
0, 1, 2, 3; conductors count from 1.
"""

from random import Random

import pytest

from accessijeux_cli.games.symphonimo import rules
from accessijeux_cli.games.symphonimo.rules import (
    DRAW,
    LEAVE,
    AllFull,
    AllSeen,
    ConductorEmpty,
    ConductorFull,
    ConductorGone,
    DeckTooSmall,
    Drawn,
    Ended,
    LastCardPlaced,
    Left,
    NoMoreCards,
    NoSuchCard,
    NoSuchConductor,
    NoSuchPlayer,
    NothingDrawn,
    NothingToReveal,
    Place,
    Placed,
    PlaceFirst,
    Repaired,
    Reveal,
    RevealFirst,
    RoundBegun,
    SetConductor,
    SetHolder,
    SetOrchestra,
    SetTurn,
    Take,
    Taken,
    TooManyOf,
    TooManyUnder,
    TooSoonToLeave,
)
from accessijeux_cli.play.game import DECK, GameFinished, NotYourTurn, legal

LEA, BASILE, ANNE, HUGO = range(4)
FULL = (7, 7, 8, 9)


# Positions


def position(players, under=None, orchestras=None, held=None, turn=LEA, left=None, spare=LEA, fausse_note=False):
    """A table set out by hand.

    under {conductor: cards}; orchestras {seat: cards}; held {conductor: seat}
    left: the only cards still in the deck, the others being added to the orchestra of the seat spare
    """
    state = rules.setup(players, {"fausse_note": fausse_note})
    orchestras = orchestras or {}
    for conductor, cards in (under or {}).items():
        do(state, SetConductor(conductor, cards))
    for seat, cards in orchestras.items():
        do(state, SetOrchestra(seat + 1, cards))
    for conductor, seat in (held or {}).items():
        do(state, SetHolder(conductor, seat + 1))
    do(state, SetTurn(turn + 1))
    if left is not None:
        rest = [value for value, copies in enumerate(state.unseen) for _ in range(copies)]
        for card in left:
            rest.remove(card)
        do(state, SetOrchestra(spare + 1, (*orchestras.get(spare, ()), *rest)))
    return state


def do(state, *actions):
    """Each action by whoever may do it; the events of the last one."""
    events = ()
    for action in actions:
        seat = DECK if type(action) in (Reveal, *rules.REPAIRS) else state.turn
        assert rules.refusal(state, seat, action) is None, action
        events = rules.apply(state, seat, action)
    return events


def draw(card, conductor):
    """A whole turn of drawing."""
    return DRAW, Reveal(card), Place(conductor)


def choices(state):
    """What the acting seat may do."""
    return set(legal(rules, state, rules.actors(state)[0]))


def why_not(state, action, seat=None):
    """Why the acting seat (or that one) may not."""
    return rules.refusal(state, rules.actors(state)[0] if seat is None else seat, action)


def orchestra(*cards):
    """An orchestra as the rules count it."""
    return [cards.count(value) for value in range(14)]


def ended_with(*orchestras):
    """The result of a game of two or more that ends with these orchestras (whatever the cards left over)."""
    state = position(len(orchestras), orchestras=dict(enumerate(orchestras)))
    state.phase = rules.OVER
    return rules.scores(state), rules.winners(state)


# What the contract asks of this game


RANDOM_MEANS = {2: (7.3, 2500), 3: (6.3, 2000), 4: (5.8, 1500), 5: (5.8, 1000), 6: (5.8, 700)}
"""Points of a random player, and enough games: the mean of a game spreads by 3.4, 2.4, 1.8, 1.5, 1.3, so that 5 %, less 0.1
for the rounding of these figures, is 3.9 standard errors: one false alarm in 10,000."""


def conserved(state):
    """Every card is in exactly one place: deck and set aside together, under a conductor, in an orchestra, in hand."""
    families = {2: 9, 3: 10, 4: 11, 5: 12, 6: 13}[state.seats]
    under = sum(state.rows, [state.card])
    for value, unseen, *held in zip(range(14), state.unseen, *state.orchestras):
        copies = value if 3 <= value <= families else 0
        assert unseen + sum(held) + under.count(value) == copies or not value
    assert sum(state.unseen) == state.deck + state.aside
    assert max(map(len, state.rows)) <= 4


def probes(state):
    """What sayable leaves out: numbers that do not exist here, and repairs at a physical table."""
    seats = state.seats
    everything = [value for value in range(14) for _ in range(state.orchestras[0][value] + state.unseen[value])]
    held = [value for value in range(14) for _ in range(state.orchestras[0][value])]
    yield from (
        (seat, kind(number)) for seat in range(seats) for kind in (Place, Take) for number in (-1, 0, seats + 1)
    )
    yield from ((DECK, Reveal(card)) for card in (-1, 0, 2, 14))
    yield from ((DECK, SetConductor(number, (3, 3))) for number in (0, 1, seats, seats + 1))
    yield from ((DECK, SetConductor(1, cards)) for cards in ((), (3, 3, 3, 3), (2,), (9, 9, 9, 9, 9)))
    yield from ((DECK, SetOrchestra(number, tuple(held))) for number in (0, 1, seats + 1))
    yield DECK, SetOrchestra(1, tuple(everything))
    yield from ((DECK, SetHolder(*numbers)) for numbers in ((0, 1), (1, 1), (1, 0), (seats, seats), (1, seats + 1)))
    yield from ((DECK, SetTurn(player)) for player in (0, 1, seats, seats + 1))


# Matériel


def test_there_are_88_musicians_of_11_families():
    """« 88 cartes Musicien de 11 famille différentes »"""
    unseen = rules.setup(6, {}).unseen
    assert sum(unseen) == 88
    assert sum(copies > 0 for copies in unseen) == 11


def test_the_number_on_a_card_is_its_number_of_copies():
    """« il y a 3 cartes de valeur 3, 8 cartes de valeur 8… »"""
    assert rules.setup(6, {}).unseen == [0, 0, 0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]


# Mise en place


@pytest.mark.parametrize(
    "players, highest, cards",
    [
        pytest.param(2, 9, 42, id="2 joueurs : rangez toutes les cartes 10, 11 12 et 13"),
        pytest.param(3, 10, 52, id="3 joueurs : Rangez toutes les cartes 11, 12 et 13"),
        pytest.param(4, 11, 63, id="4 joueurs : Rangez toutes les cartes 12 et 13"),
        pytest.param(5, 12, 75, id="5 joueurs : Rangez toutes les cartes 13"),
        pytest.param(6, 13, 88, id="6 joueurs : Utilisez toutes les cartes"),
    ],
)
def test_some_families_stay_in_the_box(players, highest, cards):
    """« rangez dans la boite certaines familles de cartes, selon le nombre de joueurs »"""
    state = rules.setup(players, {})
    assert [value for value, copies in enumerate(state.unseen) if copies] == list(range(3, highest + 1))
    assert state.deck == sum(state.unseen) == cards
    assert state.aside == 0


@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_people_play(players):
    """« selon le nombre de joueurs : 2 joueurs … 6 joueurs »"""
    with pytest.raises(ValueError):
        rules.setup(players, {})


def test_any_card_of_the_deck_may_come_each_copy_as_likely():
    """« Mélangez les cartes Musicien conservées pour former une pioche face cachée. »"""
    state = position(2, under={1: (9, 9)})
    do(state, DRAW)
    expected = {Reveal(3): 3, Reveal(4): 4, Reveal(5): 5, Reveal(6): 6, Reveal(7): 7, Reveal(8): 8, Reveal(9): 7}
    assert dict(rules.outcomes(state)) == expected


def test_nothing_may_come_when_nothing_is_drawn():
    """« une pioche face cachée » : nobody looks at it before drawing."""
    state = position(2)
    assert rules.outcomes(state) == ()
    do(state, DRAW, Reveal(3))
    assert rules.outcomes(state) == ()


@pytest.mark.parametrize("players", range(2, 7))
def test_as_many_conductors_as_players_all_in_the_middle(players):
    """« Prenez autant de cartes Chef d’orchestre qu’il y a de joueur et placez-les en ligne »"""
    state = rules.setup(players, {})
    assert state.rows == [[]] * players
    assert rules.view(state, LEA).free == tuple(range(1, players + 1))
    assert why_not(state, Take(players + 1)) == NoSuchConductor(players + 1, players)


def test_the_first_player_is_whom_the_table_says():
    """« La dernière personne à avoir joué d’un instrument de musique commence la partie. »"""
    state = rules.setup(3, {}, first=ANNE)
    assert rules.actors(state) == (ANNE,)
    do(state, *draw(3, 1))
    assert rules.actors(state) == (LEA,)


@pytest.mark.parametrize("first", [-1, 3])
def test_the_first_player_is_at_the_table(first):
    """« commence la partie » : one of the players."""
    with pytest.raises(ValueError):
        rules.setup(3, {}, first)


# Aperçu


def test_in_turn_each_draws_and_places():
    """« A tour de rôle, les joueurs piochent et posent un Musicien devant un Chef d’orchestre. »"""
    state = position(3)
    drawers = []
    for card in (3, 4, 5, 6):
        drawers.append(state.turn)
        do(state, *draw(card, 1))
    assert drawers == [LEA, BASILE, ANNE, LEA]
    assert state.rows == [[3, 4, 5, 6], [], []]


def test_a_conductor_receives_up_to_four():
    """« Chacun d’eux peut en accueillir jusqu’à 4. »"""
    state = position(2, under={1: (7, 7, 8)})
    assert do(state, *draw(9, 1)) == (Placed(LEA, 9, 1, (7, 7, 8, 9)),)


def test_at_each_turn_one_may_take_instead_of_drawing():
    """« A tout moment, un joueur peut décider de ne pas piocher et d’emporter à la place »"""
    state = position(3, under={1: (3,), 2: (4, 5)})
    assert choices(state) == {DRAW, Take(1), Take(2)}


# Déroulement de la partie


def test_a_game_is_several_rounds():
    """« Une partie se déroule en plusieurs manches. »"""
    state = position(2, under={1: (3,), 2: (4,)})
    assert state.round == 1
    assert do(state, Take(1), Take(2)) == (Taken(BASILE, 2, (4,), ((4, 1),)), RoundBegun(2, BASILE))
    assert state.round == 2


def test_turns_go_clockwise():
    """« Les joueurs jouent à tour de rôle dans le sens horaire. »"""
    state = position(4, turn=HUGO)
    do(state, *draw(3, 1))
    assert rules.actors(state) == (LEA,)


def test_the_active_player_must_choose_one_of_two_actions():
    """« le joueur actif doit choisir l’une des deux actions suivantes » : neither passing nor leaving."""
    state = position(2, under={1: (3,)})
    assert choices(state) == {DRAW, Take(1)}
    assert why_not(state, LEAVE) == TooSoonToLeave()


# A. Piocher


def test_one_turns_up_a_card_and_puts_it_under_the_conductor_one_wants():
    """« retourne la première carte de la pioche et la pose face visible sous le chef d’orchestre de son choix »"""
    state = position(3, under={2: (4,)})
    assert do(state, DRAW) == ()
    assert rules.actors(state) == (DECK,)
    assert do(state, Reveal(6)) == (Drawn(LEA, 6),)
    assert state.deck == 50  # 52 at three, less the 4 and the 6
    assert choices(state) == {Place(1), Place(2), Place(3)}
    assert do(state, Place(2)) == (Placed(LEA, 6, 2, (4, 6)),)
    assert state.rows == [[], [4, 6], []]


def test_the_card_is_seen_before_its_conductor_is_chosen():
    """Ruling: draw, hear the value, then place."""
    state = position(2)
    do(state, DRAW, Reveal(6))
    assert rules.actors(state) == (LEA,)
    assert rules.view(state, LEA).card == 6


def test_never_more_than_four_musicians_under_a_conductor():
    """« Il ne peut jamais y avoir plus de quatre musiciens sous le même chef d’orchestre. »"""
    state = position(2, under={1: FULL, 2: (3, 3, 3)})
    do(state, DRAW, Reveal(5))
    assert why_not(state, Place(1)) == ConductorFull(1)
    assert choices(state) == {Place(2)}


def test_nothing_is_drawn_when_every_free_conductor_is_full():
    """Ruling: draw when every free conductor holds 4 is refused, one must take. A held conductor receives nobody."""
    state = position(3, under={1: FULL, 2: (3, 3, 3, 4)}, held={3: ANNE})
    assert why_not(state, DRAW) == AllFull()
    assert choices(state) == {Take(1), Take(2)}


def test_drawing_goes_on_while_one_conductor_has_room():
    """« jamais … plus de quatre » : the third conductor still has room for one."""
    state = position(3, under={1: FULL, 2: (3, 3, 3, 4), 3: (5, 5, 5)})
    assert choices(state) == {DRAW, Take(1), Take(2), Take(3)}


def test_after_drawing_the_left_neighbour_chooses():
    """« C’est ensuite à son voisin de gauche de choisir son action. »"""
    state = position(3, turn=BASILE)
    do(state, *draw(3, 1))
    assert rules.actors(state) == (ANNE,)
    assert choices(state) == {DRAW, Take(1)}


def test_one_never_takes_right_after_drawing():
    """« On ne peut donc jamais emporter de chaf d’orchestre juste après avoir piocher. »"""
    state = position(2, under={1: (3,)})
    do(state, DRAW, Reveal(7))
    assert why_not(state, Take(1)) == PlaceFirst(7)
    do(state, Place(1))
    assert why_not(state, Take(1), LEA) == NotYourTurn(BASILE)


def test_another_may_take_what_one_waited_for():
    """« Il faut attendre son prochain tour, avec le risque de le voir emporté par un autre joueur… »"""
    state = position(3, under={1: (7, 7, 7), 2: (3,)})
    do(state, *draw(7, 1), Take(1), *draw(5, 2))
    assert state.turn == LEA
    assert why_not(state, Take(1)) == ConductorGone(1, BASILE)
    assert state.orchestras[BASILE] == orchestra(7, 7, 7, 7)


# B. Emporter


def test_who_takes_places_the_conductor_before_them():
    """« choisit à la place un chef d’orchestre qu’il place devant lui »"""
    state = position(3, under={2: (4,)})
    do(state, Take(2))
    assert state.holders == [None, LEA, None]
    assert rules.view(state, ANNE).free == (1, 3)
    assert state.deck == 51  # nothing was drawn


def test_who_takes_gets_all_the_musicians_under_it():
    """« Il récupère alors tous les Musiciens qui étaient sous cette carte »"""
    state = position(2, under={1: (7, 3, 7), 2: (5,)}, orchestras={LEA: (7, 4)})
    assert do(state, Take(1)) == (Taken(LEA, 1, (7, 3, 7), ((3, 1), (7, 3))),)
    assert state.orchestras == [orchestra(3, 4, 7, 7, 7), orchestra()]
    assert state.rows == [[], [5]]


def test_an_empty_conductor_is_never_taken():
    """« On ne peut jamais emporter un chef d’orchestre qui ne possède aucun Musicien »"""
    state = position(2, under={1: (3,)})
    assert why_not(state, Take(2)) == ConductorEmpty(2)


@pytest.mark.parametrize("cards", [(5,), (5, 6), (5, 6, 7), (5, 6, 7, 8)])
def test_a_conductor_with_fewer_than_four_may_be_taken(cards):
    """« mais on peut tout à fait en choisir un qui en possède moins de 4 »"""
    state = position(2, under={1: cards})
    do(state, Take(1))
    assert state.orchestras[LEA] == orchestra(*cards)


def test_everybody_knows_each_family_and_its_exact_number():
    """« que chacun puisse parfaitement identifier la valeur des cartes et leur nombre exact »"""
    state = position(2, orchestras={LEA: (3, 7, 7), BASILE: (9,)})
    for seat in (LEA, BASILE):
        assert rules.view(state, seat).orchestras == (tuple(orchestra(3, 7, 7)), tuple(orchestra(9)))


def test_who_took_is_out_of_the_round():
    """« ne participe plus à la manche (il ne peut plus Piocher ou Emporter) »"""
    state = position(3, under={1: (3,)})
    do(state, Take(1), *draw(4, 2), *draw(5, 2))
    assert rules.actors(state) == (BASILE,)  # not Léa, whose turn it would have been
    assert why_not(state, DRAW, LEA) == NotYourTurn(BASILE)
    assert why_not(state, Take(2), LEA) == NotYourTurn(BASILE)


def test_after_a_take_the_next_player_plays():
    """« c’est au joueur suivant de jouer son tour »"""
    state = position(4, under={1: (3,)}, held={4: ANNE}, turn=BASILE)
    do(state, Take(1))
    assert rules.actors(state) == (HUGO,)  # Anne already has a conductor


# Fin de la manche


def test_the_round_ends_when_all_have_taken():
    """« Une manche se termine lorsque tous les joueurs ont emporté un chef d’orchestre »"""
    state = position(3, under={1: (3,), 2: (4,), 3: (5,)})
    assert do(state, Take(1))[1:] == ()
    assert do(state, Take(2))[1:] == ()
    assert do(state, Take(3))[1:] == (RoundBegun(2, ANNE),)


def test_the_last_active_player_may_draw_several_times_then_take():
    """« le dernier joueur encore actif peut tout à fait Piocher plusieurs fois … avant de choisir d’emporter »"""
    state = position(2, under={2: (3,)}, held={1: LEA}, turn=BASILE)
    do(state, *draw(4, 2))
    assert choices(state) == {DRAW, Take(2)}
    do(state, *draw(5, 2), *draw(6, 2))
    assert rules.actors(state) == (BASILE,)
    do(state, Take(2))
    assert state.orchestras[BASILE] == orchestra(3, 4, 5, 6)


def test_the_last_active_player_draws_only_up_to_four():
    """« (selon sa volonté et dans la limite de 4) »"""
    state = position(2, under={2: (3, 4, 5)}, held={1: LEA}, turn=BASILE)
    do(state, *draw(6, 2))
    assert choices(state) == {Take(2)}


def test_the_last_active_player_needs_at_least_one_musician():
    """« Il ne peut pas emporter le Chef d’Orchestre si aucune carte Musicien n’y est associée. »"""
    state = position(2, held={1: LEA}, turn=BASILE)
    assert choices(state) == {DRAW}
    assert why_not(state, Take(2)) == ConductorEmpty(2)


def test_conductors_come_back_for_the_next_round():
    """« tous les joueurs replacent leur chef d’orchestre au centre de la table et une nouvelle manche commence »"""
    state = position(2, under={1: (3,), 2: (4,)})
    do(state, Take(2), Take(1))
    assert state.holders == [None, None]
    assert state.rows == [[], []]
    assert choices(state) == {DRAW}


def test_whoever_took_last_starts_the_next_round():
    """« Le joueur qui a emporté son chef d’orchestre en dernier lors de la manche précédente commence »"""
    state = position(3, under={1: (3,), 2: (4,), 3: (5,)})
    do(state, Take(1), *draw(6, 2), Take(3), Take(2))  # Léa, (Basile draws), Anne, Basile
    assert rules.actors(state) == (BASILE,)
    do(state, *draw(6, 1))
    assert rules.actors(state) == (ANNE,)
    do(state, *draw(7, 1))
    assert rules.actors(state) == (LEA,)


def test_points_are_counted_only_at_the_very_end():
    """« le score des joueurs ne sera calculé qu’à la toute fin de la partie »"""
    state = position(2, under={1: (3,), 2: (4,)}, orchestras={LEA: (9, 9, 9, 9)})
    assert not any(isinstance(event, Ended) for event in (*do(state, Take(1)), *do(state, Take(2))))
    assert rules.winners(state) == ()


# Fin de la partie


def test_after_the_last_card_one_takes_or_leaves():
    """« chaque joueur encore en jeu n’a plus que 2 possibilités »"""
    state = position(2, under={1: (3,)}, left=(9,))
    events = do(state, *draw(9, 2))
    assert events == (Placed(LEA, 9, 2, (9,)), LastCardPlaced((BASILE, LEA)))
    assert choices(state) == {Take(1), Take(2), LEAVE}
    assert why_not(state, DRAW) == NoMoreCards()


def test_the_game_goes_on_as_before_while_one_card_is_left():
    """« la toute dernière carte » : the one before it changes nothing."""
    state = position(2, left=(8, 9))
    assert do(state, *draw(9, 2)) == (Placed(LEA, 9, 2, (9,)),)
    assert choices(state) == {DRAW, Take(2)}


def test_the_last_card_is_placed_before_anything_else():
    """« pioche la toute dernière carte musicien pour l’attribuer à un chef d’orchestre »"""
    state = position(2, under={1: (3,)}, left=(9,))
    do(state, DRAW, Reveal(9))
    assert choices(state) == {Place(1), Place(2)}
    assert why_not(state, LEAVE) == PlaceFirst(9)


def test_taking_in_the_end_phase_gives_the_cards_and_ends_ones_game():
    """« Emporter un chef d’orchestre avec toutes ses cartes Musicien, et mettre fin à sa partie. »"""
    state = position(3, under={1: (3, 5)}, left=(9,), spare=LEA)
    do(state, *draw(9, 1))
    assert do(state, Take(1)) == (Taken(BASILE, 1, (3, 5, 9), ((3, 1), (5, 1), (9, 1))),)
    assert state.orchestras[BASILE] == orchestra(3, 5, 9)
    assert rules.actors(state) == (ANNE,)
    assert why_not(state, Take(2), BASILE) == NotYourTurn(ANNE)
    assert why_not(state, Take(1)) == ConductorGone(1, BASILE)


def test_leaving_ends_ones_game_without_a_conductor():
    """« Terminer sa partie sans emporter de chef d’orchestre. » Ruling: allowed while a conductor could be taken."""
    state = position(3, under={1: (3, 5)}, left=(9,), spare=LEA)
    do(state, *draw(9, 1))
    assert Take(1) in choices(state)
    assert do(state, LEAVE) == (Left(BASILE),)
    assert state.orchestras[BASILE] == orchestra()
    assert rules.actors(state) == (ANNE,)


def test_who_drew_the_last_card_finishes_last():
    """« Le joueur qui a pioché la dernière carte sera ainsi le dernier à mettre fin à sa partie. »"""
    state = position(4, left=(9,), turn=BASILE)
    do(state, *draw(9, 1))
    order = []
    while rules.actors(state):
        order.append(state.turn)
        do(state, LEAVE)
    assert order == [ANNE, HUGO, LEA, BASILE]


def test_who_already_took_in_that_round_is_finished():
    """« chaque joueur encore en jeu » Ruling: players who already took in that round are finished."""
    state = position(4, under={1: (3,)}, held={4: HUGO}, left=(9,), turn=BASILE)
    assert do(state, *draw(9, 2))[1] == LastCardPlaced((ANNE, LEA, BASILE))
    do(state, LEAVE)
    assert rules.actors(state) == (LEA,)


def test_only_leaving_is_left_when_the_free_conductors_are_empty():
    """Ruling: only empty conductors left in the final phase, leave is the only move."""
    state = position(2, left=(9,))
    do(state, *draw(9, 1), Take(1))
    assert choices(state) == {LEAVE}
    assert why_not(state, Take(2)) == ConductorEmpty(2)


def test_the_only_player_left_who_draws_the_last_card_takes_or_leaves_once():
    """Ruling (ours): last card drawn by the only player left in the round."""
    state = position(2, under={2: (3,)}, held={1: LEA}, turn=BASILE, left=(9,))
    assert do(state, *draw(9, 2))[1] == LastCardPlaced((BASILE,))
    assert choices(state) == {Take(2), LEAVE}
    do(state, Take(2))
    assert rules.actors(state) == ()


def test_musicians_may_stay_in_the_middle():
    """« possible que le jeu se termine avec quelques Musicien non attribués laissés au centre de la table »"""
    state = position(2, under={1: (3, 5)}, left=(9,))
    do(state, *draw(9, 2), LEAVE, LEAVE)
    assert rules.actors(state) == ()
    assert state.rows == [[3, 5], [9]]
    conserved(state)


def test_points_are_counted_when_all_have_finished():
    """« Lorsque tous les joueurs ont mis fin à leur partie, on passe au décompte des points. »

    At two, 42 cards. Basile has 9, 9, 9 and takes the fourth. Léa has what is left: 3 threes, 4 fours, 5 fives, 6 sixes,
    7 sevens, 8 eights, 5 nines: only the fours score.
    """
    state = position(2, orchestras={BASILE: (9, 9, 9)}, left=(9,), spare=LEA)
    do(state, *draw(9, 1))
    assert do(state, Take(1)) == (Taken(BASILE, 1, (9,), ((9, 4),)),)
    assert rules.winners(state) == ()
    assert do(state, LEAVE) == (Left(LEA), Ended((5, 5), (LEA, BASILE), (1, 1)))


# Décompte final


def test_a_soloist_is_one_point():
    """« 1 Musicien seul (soliste) vaut 1 point »"""
    assert rules.points(orchestra(5)) == 1
    assert rules.points(orchestra(3, 5, 13)) == 3


def test_a_quartet_is_five_points():
    """« Un ensemble de 4 Musiciens identiques (quatuor) vaut 5 points. »"""
    assert rules.points(orchestra(4, 4, 4, 4)) == 5
    assert rules.points(orchestra(4, 4, 4, 4, 9, 9, 9, 9, 3)) == 11


@pytest.mark.parametrize("count", [0, 2, 3, 6, 7, 9, 10, 11, 12, 13])
def test_any_other_number_is_nothing(count):
    """« Toute autre combinaison vaut 0 point. »"""
    assert rules.points(orchestra(*[13] * count)) == 0
    assert rules.quartets(orchestra(*[13] * count)) == 0


def test_a_family_is_one_set():
    """« Les Musiciens d’une même famille constituent toujours un ensemble unique. »

    Two fives taken in one round and two in another are a quartet.
    """
    state = position(2, under={1: (5, 5), 2: (3,)}, orchestras={LEA: (5, 5)})
    do(state, Take(1))
    assert rules.scores(state) == [5, 0]


def test_five_of_a_family_are_not_a_quartet_and_a_soloist():
    """« 5 Musiciens identiques ne constituent pas 1 quatuor et un soliste »"""
    state = position(2, under={1: (5,)}, orchestras={LEA: (5, 5, 5, 5)})
    assert rules.scores(state) == [5, 0]
    do(state, Take(1))
    assert rules.scores(state) == [0, 0]


def test_eight_of_a_family_are_not_two_quartets():
    """« 8 Musiciens identiques ne constituent pas 2 quatuors »"""
    assert rules.points(orchestra(*[8] * 8)) == 0
    assert rules.quartets(orchestra(*[8] * 8)) == 0


def test_the_highest_score_wins():
    """« Le joueur avec le plus haut score remporte la partie. » Six soloists beat one quartet."""
    assert ended_with((4, 4, 4, 4), (3, 5, 6, 7, 8, 9)) == ([5, 6], (BASILE,))


def test_more_quartets_win_a_tie():
    """« En cas d’égalité, celui qui possède le plus de quatuor l’emporte. »"""
    assert ended_with((3, 4, 5, 6, 7), (9, 9, 9, 9)) == ([5, 5], (BASILE,))


def test_only_a_tie_asks_for_quartets():
    """« celui qui possède le plus de quatuor » : not among those with fewer points.

    Léa 7 soloists, Basile 6 + 1 more points by a quartet and two soloists, Anne one quartet.
    """
    lea, basile, anne = (3, 4, 5, 6, 7, 8, 9), (10, 10, 10, 10, 3, 4), (8, 8, 8, 8)
    assert ended_with(lea, basile, anne) == ([7, 7, 5], (BASILE,))


def test_a_tie_that_persists_is_shared():
    """« Si l’égalité persiste, partagez vous la victoire »"""
    assert ended_with((9, 9, 9, 9, 3), (8, 8, 8, 8, 4), (5,)) == ([6, 6, 1], (LEA, BASILE))


def test_a_running_score_can_be_asked():
    """Ruling: never said unasked; the command gives it."""
    state = position(2, orchestras={LEA: (3, 7, 7), BASILE: (4, 4, 4, 4)})
    assert rules.scores(state) == [1, 5]


def test_three_of_value_three_can_never_be_a_quartet():
    """« il y a 3 cartes de valeur 3 » : all three give nothing, so one of them is the most."""
    assert [rules.points(orchestra(*[3] * count)) for count in range(4)] == [0, 1, 0, 0]


@pytest.mark.parametrize("players, most", [(2, 31), (3, 36), (4, 41), (5, 46), (6, 51)])
def test_nobody_can_have_more_than_a_three_and_a_quartet_of_each_other_family(players, most):
    """Expected figures: upper bound per player, 31, 36, 41, 46, 51."""
    quartets = [value for value in range(4, players + 8) for _ in range(4)]
    state = position(players, orchestras={LEA: (3, *quartets)})
    assert rules.scores(state)[LEA] == most


# Variantes


@pytest.mark.parametrize("players, deck", [(2, 37), (3, 47), (4, 58), (5, 70), (6, 83)])
def test_fausse_note_puts_five_musicians_away(players, deck):
    """« retirez aléatoirement 5 cartes Musiciens du jeu »"""
    state = rules.setup(players, {"fausse_note": True})
    assert (state.deck, state.aside) == (deck, 5)
    assert sum(state.unseen) == deck + 5


def test_fausse_note_hides_which_five():
    """« Ranger les dans la boîte sans les regarder. » Ruling: deck and set aside are one unseen pool with two counts."""
    state = rules.setup(2, {"fausse_note": True})
    seen = rules.view(state, LEA)
    assert seen.unseen == (0, 0, 0, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0)
    assert (seen.deck, seen.aside) == (37, 5)
    do(state, DRAW)
    assert dict(rules.outcomes(state))[Reveal(3)] == 3


def test_fausse_note_cards_are_not_used():
    """« Ces cartes ne seront pas utilisées. » The end phase comes with five cards unseen, and they stay so."""
    state = position(2, fausse_note=True, left=(3, 4, 4, 5, 6, 7))
    assert (state.deck, state.aside) == (1, 5)
    assert do(state, *draw(4, 1))[1] == LastCardPlaced((BASILE, LEA))
    assert why_not(state, DRAW) == NoMoreCards()
    do(state, LEAVE, LEAVE)
    assert rules.view(state, LEA).unseen == tuple(orchestra(3, 4, 5, 6, 7))
    conserved(state)


def test_fausse_note_is_the_only_option():
    """« Variante Grand Maestro. » Ruling: not offered anywhere."""
    assert rules.OPTIONS == {"fausse_note": False}


# Why not: game over; not your turn; something to finish first; no such thing; the rule of the target


def over():
    state = position(2, left=(9,))
    do(state, *draw(9, 1), LEAVE, LEAVE)
    return state


@pytest.mark.parametrize("action", [DRAW, Reveal(9), Place(9), Take(9), LEAVE])
@pytest.mark.parametrize("seat", [DECK, LEA, BASILE])
def test_first_reason_the_game_is_over(seat, action):
    """Architecture: "The reasons are tried in one order"."""
    assert rules.refusal(over(), seat, action) == GameFinished()


@pytest.mark.parametrize("action", [DRAW, Place(9), Take(1), Take(2), Take(9), LEAVE])
def test_second_reason_not_your_turn(action):
    """« à tour de rôle » : said before what is wrong with the target (chef 2 is empty, there is no chef 9)."""
    state = position(2, under={1: (3,)})
    assert why_not(state, action, BASILE) == NotYourTurn(LEA)
    assert why_not(state, action, DECK) == NotYourTurn(LEA)


@pytest.mark.parametrize("action", [DRAW, Take(1), Take(2), Take(9), LEAVE])
def test_third_reason_a_card_must_be_placed(action):
    """« juste après avoir piocher » : said before what is wrong with the target; the others wait for their turn."""
    state = position(2, under={1: (3,)})
    do(state, DRAW, Reveal(6))
    assert why_not(state, action, LEA) == PlaceFirst(6)
    assert why_not(state, action, BASILE) == NotYourTurn(LEA)


@pytest.mark.parametrize("action", [DRAW, Place(1), Place(9), Take(1), Take(9), LEAVE, Reveal(6)])
def test_third_reason_a_card_must_be_turned_up(action):
    """Chance is a seat: the deck alone shows the card."""
    state = position(2, under={1: (3,)})
    do(state, DRAW)
    assert why_not(state, action, LEA) == RevealFirst()
    assert why_not(state, action, BASILE) == NotYourTurn(LEA)


@pytest.mark.parametrize("number", [-1, 0, 4])
def test_fourth_reason_no_such_conductor(number):
    """« autant de cartes Chef d’orchestre qu’il y a de joueur »"""
    state = position(3, under={1: (3,)})
    assert why_not(state, Take(number)) == NoSuchConductor(number, 3)
    do(state, DRAW, Reveal(6))
    assert why_not(state, Place(number)) == NoSuchConductor(number, 3)


def test_fifth_reason_a_held_conductor_receives_and_gives_nothing():
    """« qu’il place devant lui » : and it is said before that it is empty, or full."""
    state = position(3, under={1: (3,)}, held={2: ANNE})
    assert why_not(state, Take(2)) == ConductorGone(2, ANNE)
    do(state, DRAW, Reveal(6))
    assert why_not(state, Place(2)) == ConductorGone(2, ANNE)


def test_nothing_is_placed_before_it_is_drawn():
    """« retourne la première carte de la pioche et la pose »"""
    state = position(2, under={1: (3,)})
    assert why_not(state, Place(1)) == NothingDrawn()


def test_nothing_is_placed_when_the_deck_is_empty():
    """« n’a plus que 2 possibilités »"""
    state = position(2, left=(9,))
    do(state, *draw(9, 1))
    assert why_not(state, Place(1)) == NoMoreCards()


def test_the_deck_shows_nothing_when_nothing_is_drawn():
    """« Le joueur retourne la première carte » : first somebody draws."""
    state = position(2)
    assert why_not(state, Reveal(6), DECK) == NothingToReveal()
    do(state, DRAW, Reveal(6))
    assert why_not(state, Reveal(6), DECK) == NothingToReveal()


@pytest.mark.parametrize("card", [-3, 0, 2, 10, 14])
def test_a_value_that_is_not_in_this_game_cannot_come(card):
    """« 2 joueurs : rangez toutes les cartes 10, 11 12 et 13. »"""
    state = position(2)
    do(state, DRAW)
    assert why_not(state, Reveal(card)) == NoSuchCard(card, 9)


def test_a_value_of_which_all_copies_are_out_cannot_come():
    """« il y a 3 cartes de valeur 3 »"""
    state = position(2, under={1: (3,)}, orchestras={BASILE: (3, 3)})
    do(state, DRAW)
    assert why_not(state, Reveal(3)) == AllSeen(3)
    assert why_not(state, Reveal(4)) is None


# At a physical table, the table is right


def test_the_row_of_a_conductor_is_put_right():
    """Those that lay there go back among the unseen, those that lie there leave them."""
    state = position(2, under={1: (3, 9)})
    assert state.deck == 40
    assert do(state, SetConductor(1, (3, 4, 5))) == (Repaired(SetConductor(1, (3, 4, 5))),)
    assert state.rows == [[3, 4, 5], []]
    assert state.unseen == [0, 0, 0, 2, 3, 4, 6, 7, 8, 9, 0, 0, 0, 0]
    assert state.deck == 39
    conserved(state)


def test_an_orchestra_is_put_right():
    """Four nines that were three and an eight."""
    state = position(2, orchestras={BASILE: (9, 9, 9, 9)})
    do(state, SetOrchestra(2, (9, 9, 9, 8)))
    assert state.orchestras == [orchestra(), orchestra(8, 9, 9, 9)]
    assert (state.unseen[8], state.unseen[9], state.deck) == (7, 6, 38)
    conserved(state)


def test_who_holds_a_conductor_is_put_right():
    """Basile took chef 2: its cards are no longer there (his orchestra is told apart), and he is out of the round."""
    state = position(3, under={2: (4, 5)})
    do(state, SetHolder(2, 2))
    assert state.holders == [None, BASILE, None]
    assert state.rows == [[], [], []]
    assert state.deck == 52
    assert state.playing == (LEA, ANNE)
    conserved(state)


def test_a_conductor_that_lies_in_the_middle_is_held_by_nobody():
    """Basile did not take chef 2: it lies there with a four, and he plays on."""
    state = position(3, held={2: BASILE})
    do(state, SetConductor(2, (4,)))
    assert state.holders == [None, None, None]
    assert state.playing == (LEA, BASILE, ANNE)


def test_nobody_holds_two_conductors():
    """« Ce jour ne participe plus à la manche » : one conductor a round, so the first goes back to the middle."""
    state = position(2, held={1: LEA}, turn=BASILE)
    do(state, SetHolder(2, 1))
    assert state.holders == [None, LEA]
    assert rules.actors(state) == (BASILE,)
    assert choices(state) == {DRAW}


def test_the_turn_is_put_right():
    """Anne plays, then Léa: turns go on from there."""
    state = position(3)
    do(state, SetTurn(3), *draw(3, 1))
    assert rules.actors(state) == (LEA,)


def test_when_the_turn_is_put_right_nothing_is_being_drawn():
    """Léa drew a seven, it was typed; but it is Anne's turn: the seven goes back among the unseen."""
    state = position(3)
    do(state, DRAW, Reveal(7), SetTurn(3))
    assert (state.card, state.unseen[7], state.deck) == (0, 7, 52)
    assert rules.actors(state) == (ANNE,)
    assert choices(state) == {DRAW}


def test_who_is_said_to_have_taken_has_nothing_in_hand():
    """Léa drew a seven, it was typed; but she had taken chef 1: nobody else gets her card."""
    state = position(3)
    do(state, DRAW, Reveal(7), SetHolder(1, 1))
    assert (state.card, state.deck) == (0, 52)
    assert rules.actors(state) == (BASILE,)
    assert choices(state) == {DRAW}


def test_a_card_in_hand_stays_there_when_another_is_said_to_have_taken():
    """Léa drew a seven; Basile holds chef 2."""
    state = position(3)
    do(state, DRAW, Reveal(7), SetHolder(2, 2))
    assert choices(state) == {Place(1), Place(3)}


def test_when_all_are_said_to_hold_a_conductor_the_round_is_over():
    """« Une manche se termine lorsque tous les joueurs ont emporté »"""
    state = position(2, held={1: LEA}, turn=BASILE)
    do(state, SetHolder(2, 2))
    assert state.holders == [None, None]
    assert rules.actors(state) == (BASILE,)


def test_a_repair_can_bring_the_end_phase_and_take_it_back():
    """« la toute dernière carte » : all 42 are out, then one was not."""
    state = position(2, left=())
    assert choices(state) == {LEAVE}
    cards = tuple(value for value in range(3, 10) for _ in range(value))
    do(state, SetOrchestra(1, cards[:-1]))
    assert state.deck == 1
    assert choices(state) == {DRAW}


def test_a_finished_game_goes_on_when_a_card_was_still_in_the_deck():
    """The table is right: the game was not over."""
    state = over()
    do(state, SetConductor(1, ()))
    assert state.deck == 1
    assert choices(state) == {DRAW}


def test_a_repair_in_the_end_phase_brings_nobody_back():
    """« Terminer sa partie sans emporter » : Anne left; then a three of Léa's is found to be Basile's."""
    state = position(3, under={1: (4,)}, orchestras={LEA: (3,), BASILE: (8,)}, left=(9,), spare=ANNE, turn=BASILE)
    do(state, *draw(9, 1), LEAVE)
    do(state, SetOrchestra(1, ()), SetOrchestra(2, (3, 8)))
    assert state.playing == (LEA, BASILE)
    assert choices(state) == {Take(1), LEAVE}
    do(state, LEAVE, LEAVE)
    assert rules.actors(state) == ()


def test_the_card_being_drawn_stays_in_the_deck_during_a_repair():
    """A card is being turned up: the last one of the deck cannot lie elsewhere too."""
    state = position(2, left=(9,))
    do(state, DRAW)
    assert why_not(state, SetConductor(1, (9,))) == DeckTooSmall()
    assert why_not(state, Reveal(9)) is None


def test_a_card_in_hand_without_a_place_left_goes_back():
    """Léa holds a seven; then the four sevens are found under chef 2, hers among them, and chef 1 was full."""
    state = position(2, under={1: FULL, 2: (7,)})
    do(state, DRAW, Reveal(7), SetConductor(2, (7, 7, 7, 7)))
    assert state.card == 0
    assert state.unseen[7] == 1  # seven copies, six of them under the two conductors
    assert choices(state) == {Take(1), Take(2)}
    conserved(state)


def test_nothing_is_turned_up_when_no_place_is_left():
    """The draw of a card that nobody has seen yet is taken back in the same way."""
    state = position(2, under={1: FULL})
    do(state, DRAW, SetConductor(2, (3, 3, 3, 4)))
    assert choices(state) == {Take(1), Take(2)}
    conserved(state)


@pytest.mark.parametrize(
    "action, reason",
    [
        (SetConductor(0, ()), NoSuchConductor(0, 2)),
        (SetConductor(3, ()), NoSuchConductor(3, 2)),
        (SetConductor(1, (4, 5, 6, 7, 8)), TooManyUnder(1)),
        (SetConductor(1, (4, 10)), NoSuchCard(10, 9)),
        (SetConductor(1, (2,)), NoSuchCard(2, 9)),
        (SetConductor(1, (3, 3, 3)), TooManyOf(3)),  # one lies under chef 2
        (SetOrchestra(1, (3, 3, 3)), TooManyOf(3)),
        (SetOrchestra(0, ()), NoSuchPlayer(0)),
        (SetOrchestra(3, ()), NoSuchPlayer(3)),
        (SetHolder(3, 1), NoSuchConductor(3, 2)),
        (SetHolder(0, 1), NoSuchConductor(0, 2)),
        (SetHolder(1, -1), NoSuchPlayer(-1)),
        (SetHolder(1, 0), NoSuchPlayer(0)),
        (SetHolder(1, 3), NoSuchPlayer(3)),
        (SetTurn(0), NoSuchPlayer(0)),
        (SetTurn(3), NoSuchPlayer(3)),
    ],
)
def test_an_impossible_repair_is_refused(action, reason):
    """Two players; one three lies under chef 2."""
    state = position(2, under={2: (3,)})
    assert why_not(state, action, DECK) == reason


def test_a_row_of_four_and_the_cards_that_were_there_are_possible():
    """The three threes lie under chef 1: they may still lie there, with a fourth card."""
    state = position(2, under={1: (3, 3, 3)})
    assert why_not(state, SetConductor(1, (3, 3, 3, 9)), DECK) is None


def test_cards_set_aside_unseen_cannot_be_on_the_table():
    """Fausse note at two: 37 cards at most can be out, so 38 are one too many."""
    cards = tuple(value for value in range(3, 10) for _ in range(value))
    state = rules.setup(2, {"fausse_note": True})
    assert why_not(state, SetOrchestra(1, cards[:38]), DECK) == DeckTooSmall()
    assert why_not(state, SetOrchestra(1, cards[:37]), DECK) is None


def any_repair(players, random):
    """Any repair, likely or not."""
    values = range(3, 14)
    player, conductor = random.randint(1, players), random.randint(1, players)
    return random.choice(
        (
            SetConductor(conductor, tuple(random.choices(values, k=random.randint(0, 4)))),
            SetOrchestra(player, tuple(value for value in values for _ in range(random.randint(0, value)))),
            SetHolder(conductor, player),
            SetTurn(player),
        )
    )


@pytest.mark.parametrize("players", range(2, 7))
def test_a_game_put_right_again_and_again_can_always_go_on(players):
    """The table is right, at any moment: cards stay accounted for, and whoever must act can."""
    for seed in range(100):
        random = Random(seed)
        state = rules.setup(players, {"fausse_note": seed % 2 == 0})
        for _ in range(60):
            repair = any_repair(players, random)
            if random.random() < 0.3 and rules.refusal(state, DECK, repair) is None:
                do(state, repair)
            elif rules.actors(state):
                do(state, random.choice(sorted(choices(state), key=repr)))
            conserved(state)
            assert all(legal(rules, state, seat) for seat in rules.actors(state))
            assert len({*state.holders} - {None}) == sum(holder is not None for holder in state.holders)


# What a seat may know


def test_a_view_tells_which_conductors_are_free_open_and_takable():
    """Chef 1 full, chef 2 with one card, chef 3 empty, chef 4 held by Hugo."""
    seen = rules.view(position(4, under={1: FULL, 2: (3,)}, held={4: HUGO}), LEA)
    assert seen.free == (1, 2, 3)
    assert seen.open == (2, 3)
    assert seen.takable == (1, 2)
    assert seen.highest == 11
