"""The rules of La Guerre des Sons: a test for each sentence of the rule text and each ruling, in positions made by hand.

The cards of these tests: card n has volume n, pitch 1000 less n, length half of n rounded up (1 and 2 tie, 3 and 4 tie
...), timbre 50 like all the others.
"""

from random import Random

import pytest

from accessijeux_cli import games
from accessijeux_cli.games.guerre_des_sons import rules as r
from accessijeux_cli.games.guerre_des_sons.rules import (
    Ask,
    Choose,
    DealPower,
    EndRound,
    GiveTrick,
    Lay,
    Read,
    ReadCard,
    RecordPower,
    Reveal,
    SetLeft,
    SetMystery,
    SetRounds,
    SetTurn,
    SetWon,
    UsePower,
)  # fmt: skip
from accessijeux_cli.games.guerre_des_sons.rules.powers import NAMES
from accessijeux_cli.play.game import DECK, GameFinished, NotYourTurn, legal

LEA, BASILE, CLARA, TOM = range(4)
CARDS = {"cards": [[f"s{n}", n, 1000 - n, (n + 1) // 2, 50] for n in range(1, 38)]}

# What the contract asks (tests/playouts.py)

OPTION_VALUES = {"mode": r.MODES, "rounds": (1,)}
RANDOM_MEANS = {}


def results(state):
    """Rounds win the game, not cards."""
    return state.rounds


def conserved(state):
    """The 37 cards: in decks and in the middle, in hands, under decks, on the table, won, with nobody."""
    if state.phase == r.OVER:
        return
    laid = sum(map(len, state.laid))
    others = sum(map(bool, state.hands)) + sum(map(len, state.under)) + laid + sum(state.won) + state.lost
    assert sum(state.left) + state.mystery + others == 37
    if state.cards:
        assert len(state.unseen) == sum(state.left) + state.mystery


def probes(state):
    """What sayable leaves out."""
    repairs = (GiveTrick(1), GiveTrick(9), RecordPower(1), RecordPower(2), SetLeft(1, 3), SetLeft(1, 99), SetLeft(2, 0),
               SetWon(1, 2), SetWon(1, 99), SetRounds(1, 0), SetRounds(1, 9), SetMystery(False), SetTurn(2), EndRound())  # fmt: skip
    yield from ((DECK, action) for action in (*repairs, Reveal(0), Reveal(38), DealPower("brass"), Read(5), Read(-1), ReadCard("Son 1")))
    for seat in range(state.seats):
        yield from ((seat, action) for action in (Choose("volume"), Choose("smell"), Ask("volume", True), Lay(), UsePower("")))


def positions():
    """At a physical table: values are awaited; after a power the players tell who takes the trick; too few can lay; a trick is over."""
    reading = at_a_table(2)
    play(reading, LEA, Choose("volume"))
    telling = r.copy(reading)
    play(telling, DECK, RecordPower(2))
    read(telling, 1, 2)
    named = begun(components={"unknown": True, "cards": [[f"Son {n}", n, n, n, n] for n in range(1, 38)]})
    play(named, LEA, Choose("volume"))
    laid = r.copy(named)
    play(laid, DECK, ReadCard("Son 1"))
    stopped = at_a_table(2)
    play(stopped, DECK, SetMystery(False))
    play(stopped, DECK, SetLeft(2, 0))
    late = at_a_table(2)
    play(late, LEA, Choose("volume"))
    read(late, 1, 2)
    return reading, telling, named, laid, stopped, late


# Positions


def begun(seats=2, first=LEA, components=CARDS, **options):
    return r.setup(seats, options, first, components)


def shortened(left, mystery=True, **more):
    """A new game where the decks have so many cards."""
    state = begun(len(left), **more)
    state.left, state.mystery = list(left), mystery
    return state


def play(state, seat, action):
    """A legal action; its events."""
    assert r.refusal(state, seat, action) is None, r.refusal(state, seat, action)
    return r.apply(state, seat, action)


def shown(state, *cards):
    """The deck shows these cards; all events."""
    return [event for card in cards for event in play(state, DECK, Reveal(card))]


def hands(state, cards):
    """Each seat takes its card in hand: {seat: card}."""
    return shown(state, *(cards[seat] for seat in state.queue))


def trick(state, cards, criterion, *battle):
    """A whole trick without powers: hands {seat: card}, the criterion, cards turned up in battles; its events."""
    hands(state, cards)
    return [*play(state, state.attacker, Choose(criterion)), *shown(state, *battle)]


def of(kind, events):
    return [event for event in events if isinstance(event, kind)]


def won(events):
    return [(event.seat, event.cards) for event in of(r.TrickWon, events)]


# But du jeu, mise en place


def test_remporter_le_plus_grand_nombre_de_cartes_a_la_fin_de_la_manche():
    state = shortened((1, 1), rounds=1)
    events = trick(state, {LEA: 9, BASILE: 5}, "volume")
    assert of(r.RoundOver, events)[0].winner == LEA == r.winners(state)[0]


def test_de_2_a_4_joueurs():
    assert list(r.SEATS) == [2, 3, 4]


@pytest.mark.parametrize("seats, each", [(2, 18), (3, 12), (4, 9)])
def test_distribuez_toutes_les_cartes_equitablement(seats, each):
    assert begun(seats).left == [each] * seats


def test_chaque_joueur_empile_ses_cartes_face_cachee():
    """Nobody has looked at a card of a deck: none of them is anywhere yet."""
    state = begun(3)
    assert state.hands == [0, 0, 0] and state.unseen == [*range(1, 38)]


def test_la_37e_carte_est_la_carte_mystere():
    state = begun(4)
    assert state.mystery and sum(state.left) + 1 == 37


def test_super_pouvoirs_are_off_unless_asked_for():
    assert not begun().powered and begun(powers=True).phase == r.DEAL


def test_the_named_first_player_attacks():
    assert begun(3, CLARA).attacker == CLARA


# Déroulement d'un tour


def test_chaque_joueur_prend_la_premiere_carte_de_son_deck_en_main():
    state = begun(3)
    events = hands(state, {LEA: 5, CLARA: 7, BASILE: 9})
    assert state.hands == [5, 9, 7] and state.left == [11, 11, 11]
    assert [(event.seat, event.only) for event in events] == [(LEA, LEA), (CLARA, CLARA), (BASILE, BASILE)]


def test_a_seat_sees_only_the_top_card_of_its_own_deck():
    state = begun(3)
    hands(state, {LEA: 5, CLARA: 7, BASILE: 9})
    seen = r.view(state, BASILE)
    assert seen.hands == (r.HIDDEN, 9, r.HIDDEN)
    assert {5, 7} < set(seen.unseen) and 9 not in seen.unseen


def test_others_cards_may_be_any_that_a_seat_has_not_heard():
    state = begun(2)
    hands(state, {LEA: 5, BASILE: 9})
    imagined = {r.imagine(r.view(state, LEA), Random(seed)).hands[BASILE] for seed in range(300)}
    assert len(imagined) > 30 and 5 not in imagined


@pytest.mark.parametrize("criterion", ["volume", "pitch", "length", "timbre"])
def test_l_attaquant_choisit_le_critere(criterion):
    state = begun()
    hands(state, {LEA: 5, BASILE: 9})
    assert r.actors(state) == (LEA,)
    (asked, *_) = play(state, LEA, Choose(criterion))
    assert asked == r.Asked(LEA, 1, criterion, False)


def test_the_attacker_chooses_after_seeing_the_own_card():
    state = begun()
    assert r.refusal(state, LEA, Choose("volume")) == r.DeckFirst()


def test_nobody_else_chooses():
    state = begun()
    hands(state, {LEA: 5, BASILE: 9})
    assert r.refusal(state, BASILE, Choose("volume")) == NotYourTurn(LEA)


def test_there_are_four_criteria():
    state = begun()
    hands(state, {LEA: 5, BASILE: 9})
    assert r.refusal(state, LEA, Choose("smell")) == r.NoSuchCriterion("smell")


def test_les_defenseurs_posent_puis_l_attaquant_pose_en_dernier():
    state = begun()
    events = trick(state, {LEA: 5, BASILE: 9}, "volume")
    assert of(r.Laid, events) == [r.Laid(BASILE, 9, "s9", "volume", 9), r.Laid(LEA, 5, "s5", "volume", 5)]


def test_la_valeur_la_plus_elevee_remporte_la_plie_et_toutes_les_cartes_jouees():
    state = begun(3)
    assert won(trick(state, {LEA: 5, BASILE: 9, CLARA: 7}, "volume")) == [(BASILE, 3)]
    assert state.won == [0, 3, 0]


def test_each_criterion_compares_its_own_value():
    assert won(trick(begun(), {LEA: 5, BASILE: 9}, "pitch")) == [(LEA, 2)]
    assert won(trick(begun(), {LEA: 5, BASILE: 9}, "length")) == [(BASILE, 2)]


def test_le_gagnant_devient_le_nouvel_attaquant():
    state = begun(3)
    trick(state, {LEA: 5, BASILE: 9, CLARA: 7}, "volume")
    assert state.attacker == BASILE and r.turn(state) == BASILE


def test_won_cards_are_never_played_again():
    state = begun()
    trick(state, {LEA: 5, BASILE: 9}, "volume")
    assert r.refusal(state, DECK, Reveal(9)) == r.CardSeen(9) and state.left == [17, 17]


@pytest.mark.parametrize("attacker, order", [(LEA, [TOM, CLARA, BASILE, LEA]), (CLARA, [BASILE, LEA, TOM, CLARA])])
def test_sens_inverse_des_aiguilles_en_commencant_a_droite_de_l_attaquant(attacker, order):
    state = begun(4, attacker)
    events = trick(state, {LEA: 1, BASILE: 2, CLARA: 3, TOM: 4}, "volume")
    assert [event.seat for event in of(r.Laid, events)] == order


# La bataille


def test_en_cas_d_egalite_les_joueurs_concernes_posent_une_nouvelle_carte():
    state = begun()
    events = trick(state, {LEA: 9, BASILE: 10}, "length")
    assert events[-1] == r.Battle((BASILE, LEA), "length", 5)
    assert r.actors(state) == (DECK,) and state.laid == [(9,), (10,)]


def test_the_battle_card_lies_on_top_and_is_heard_by_all():
    state = begun()
    trick(state, {LEA: 9, BASILE: 10}, "length")
    (laid,) = shown(state, 20)
    assert laid == r.Laid(BASILE, 20, "s20", "length", 10) and state.laid[BASILE] == (10, 20)


def test_le_critere_reste_identique():
    state = begun()
    events = trick(state, {LEA: 9, BASILE: 10}, "length", 20, 30)
    assert {event.criterion for event in of(r.Laid, events)} == {"length"}


def test_les_super_pouvoirs_ne_peuvent_pas_etre_utilises_en_bataille():
    state = with_powers("echo", "duo")
    trick_with(state, {LEA: 9, BASILE: 10}, "length", (BASILE, Lay()))
    assert state.why == r.BATTLE
    assert r.refusal(state, BASILE, UsePower("")) is not None
    assert r.actors(state) == (DECK,)


def test_la_meilleure_valeur_remporte_toutes_les_cartes():
    state = begun()
    assert won(trick(state, {LEA: 9, BASILE: 10}, "length", 20, 30)) == [(LEA, 4)]


def test_it_goes_on_while_tied():
    state = begun()
    assert won(trick(state, {LEA: 9, BASILE: 10}, "length", 19, 20, 30, 31)) == [(LEA, 6)]


def test_a_3_il_y_a_bataille_lorsque_les_valeurs_les_plus_elevees_sont_identiques():
    state = begun(3)
    events = trick(state, {LEA: 9, BASILE: 10, CLARA: 3}, "length")
    assert of(r.Battle, events)[0].seats == (BASILE, LEA)


def test_no_battle_when_lower_values_tie():
    assert won(trick(begun(3), {LEA: 9, BASILE: 10, CLARA: 30}, "length")) == [(CLARA, 3)]


def test_ou_les_plus_faibles_en_mode_pianissimo():
    state = begun(3, mode="pianissimo")
    events = trick(state, {LEA: 9, BASILE: 10, CLARA: 30}, "length")
    assert of(r.Battle, events)[0].seats == (BASILE, LEA)


def test_les_joueurs_qui_ne_participent_plus_a_la_bataille_perdent_la_plie():
    """Clara's 3 is out of the battle, and her card goes with the others."""
    state = begun(3)
    assert won(trick(state, {LEA: 9, BASILE: 10, CLARA: 3}, "length", 1, 20)) == [(LEA, 5)]


def test_all_three_tied_can_battle_in_laying_order():
    state = begun(3)
    events = trick(state, {LEA: 9, BASILE: 10, CLARA: 30}, "timbre", 1, 2, 3, 4, 5, 6)
    assert of(r.Battle, events)[0].seats == (CLARA, BASILE, LEA)
    assert [event.seat for event in of(r.Laid, events)][3:6] == [CLARA, BASILE, LEA]


def test_a_3_un_joueur_a_egalite_sans_carte_perd_la_plie():
    """Basile's last card ties; the mystery card is not for a battle of three, and Léa wins without laying."""
    state = shortened((3, 1, 3))
    events = trick(state, {LEA: 9, BASILE: 10, CLARA: 3}, "length")
    assert r.OutOfBattle(BASILE) in events and won(events) == [(LEA, 3)]
    assert of(r.TrickWon, events)[0].value is None


def test_of_three_tied_the_two_who_have_cards_battle():
    state = shortened((3, 1, 3))
    events = trick(state, {LEA: 9, BASILE: 10, CLARA: 3}, "timbre")
    assert r.OutOfBattle(BASILE) in events and state.queue == (CLARA, LEA)


def test_a_2_un_joueur_a_egalite_sans_carte_prend_la_carte_mystere():
    state = shortened((1, 3))
    events = trick(state, {LEA: 9, BASILE: 10}, "length")
    assert r.MysteryTaken(LEA) in events and not state.mystery
    assert won(shown(state, 3, 30)) == [(LEA, 4)]


def test_a_2_sans_carte_mystere_un_joueur_a_egalite_sans_carte_perd_la_plie():
    state = shortened((1, 3), mystery=False)
    events = trick(state, {LEA: 9, BASILE: 10}, "length")
    assert r.OutOfBattle(LEA) in events and won(events) == [(BASILE, 2)]


def test_when_all_who_tied_have_no_card_the_trick_is_nobodys_and_the_attacker_goes_on():
    state = shortened((1, 1, 3, 3), first=BASILE)
    events = trick(state, {LEA: 9, BASILE: 10, CLARA: 3, TOM: 1}, "length")
    assert of(r.TrickLost, events) == [r.TrickLost((LEA, BASILE), 4)]
    assert state.lost == 4 and not won(events)
    assert state.attacker == CLARA, "Basile has no card: the next to the left"


@pytest.mark.parametrize("tied", [True, False])
def test_resonance_brings_the_own_card_back_from_a_trick_that_nobody_wins(tied):
    """Ours: a trick that nobody wins is lost by all who laid, whether they tied or not."""
    seat, card = (LEA, 9) if tied else (CLARA, 3)
    state = with_powers("echo", "mute", "silence", "duo", seats=4, first=BASILE)
    state.powers[seat] = "resonance"
    state.left = [1, 1, 3, 3]
    lays = ((LEA, USE), (TOM, Lay()), (CLARA, Lay())) if tied else ((TOM, Lay()), (CLARA, USE))
    events = trick_with(state, {LEA: 9, BASILE: 10, CLARA: 3, TOM: 1}, "length", *lays)
    assert of(r.TrickLost, events) == [r.TrickLost((LEA, BASILE), 3)]
    assert of(r.CardBack, events) == [r.CardBack(seat, card, f"s{card}")]
    assert state.under[seat] == (card,) and state.lost == 3


def test_the_old_attacker_attacks_again_if_he_has_cards():
    state = shortened((1, 1, 3, 3), first=TOM)
    trick(state, {LEA: 9, BASILE: 10, CLARA: 3, TOM: 1}, "length")
    assert state.attacker == TOM


# Super pouvoirs


def with_powers(*each, seats=2, **options):
    """A game with powers: each seat has the one named, from Léa on."""
    state = begun(seats, powers=True, **options)
    for power in each:
        play(state, DECK, DealPower(power))
    return state


def trick_with(state, cards, criterion, *lays):
    """A trick with powers: lays are (seat, Lay or UsePower) in order; its events."""
    hands(state, cards)
    events = [*play(state, state.attacker, Choose(criterion))]
    return events + [event for seat, action in lays for event in play(state, seat, action)]


USE = UsePower("")


def test_each_draws_one_of_the_six_told_to_all():
    state = begun(3, powers=True)
    assert [action for action, _ in r.outcomes(state)] == [DealPower(name) for name in NAMES]
    (dealt,) = play(state, DECK, DealPower("duo"))
    assert dealt == r.PowerDealt(LEA, "duo") and not hasattr(dealt, "only")
    assert r.refusal(state, DECK, DealPower("duo")) == r.PowerGone("duo")


def test_a_power_is_drawn_anew_each_round():
    state = with_powers("echo", "duo")
    state.spent, state.left, state.won = [True, True], [1, 1], [3, 0]
    trick_with(state, {LEA: 9, BASILE: 3}, "volume")
    assert state.round == 2 and state.phase == r.DEAL and state.spent == [False, False]


def test_seuls_les_defenseurs_peuvent_activer_leur_super_pouvoir():
    state = with_powers("echo", "mute")
    hands(state, {LEA: 9, BASILE: 3})
    assert r.refusal(state, LEA, USE) == r.AttackerWithoutPower()
    play(state, LEA, Choose("volume"))
    assert r.actors(state) == (BASILE,) and r.refusal(state, BASILE, USE) is None


def test_a_power_is_declared_when_the_card_is_laid_and_told_before_the_attackers_card():
    state = with_powers("echo", "mute")
    events = trick_with(state, {LEA: 9, BASILE: 3}, "volume", (BASILE, USE))
    assert [type(event) for event in events[1:4]] == [r.Laid, r.PowerUsed, r.Laid]


def test_a_power_is_used_once_in_a_round():
    state = with_powers("echo", "mute")
    trick_with(state, {LEA: 9, BASILE: 3}, "volume", (BASILE, USE))
    state.attacker = state.turn = LEA
    hands(state, {LEA: 8, BASILE: 4})
    play(state, state.attacker, Choose("volume"))
    assert state.trick == 3, "Basile was not asked again"


def test_a_defender_may_keep_the_power():
    state = with_powers("echo", "mute")
    assert won(trick_with(state, {LEA: 9, BASILE: 3}, "volume", (BASILE, Lay()))) == [(LEA, 2)]
    assert not state.spent[BASILE]


def test_plusieurs_pouvoirs_se_resolvent_dans_l_ordre_d_activation():
    """Clara lays first and tunes to pitch, Basile turns the direction: the lowest pitch, card 9."""
    state = with_powers("echo", "mute", "tuning", seats=3)
    events = trick_with(state, {LEA: 5, BASILE: 7, CLARA: 9}, "volume", (CLARA, UsePower("pitch")), (BASILE, USE))
    changes = [(event.seat, event.criterion, event.lowest) for event in of(r.QuestionChanged, events)]
    assert changes == [(CLARA, "pitch", False), (BASILE, "pitch", True)]
    assert won(events) == [(CLARA, 3)]


def test_a_new_criterion_is_told_with_the_values_that_now_count():
    state = with_powers("echo", "mute", "tuning", seats=3)
    events = trick_with(state, {LEA: 5, BASILE: 7, CLARA: 9}, "volume", (CLARA, UsePower("pitch")), (BASILE, USE))
    values = [event.values for event in of(r.QuestionChanged, events)]
    assert values == [((CLARA, 991), (BASILE, 993), (LEA, 995)), ()]


def test_mute_reverses_the_direction_of_this_trick_only():
    state = with_powers("echo", "mute")
    assert won(trick_with(state, {LEA: 9, BASILE: 3}, "volume", (BASILE, USE))) == [(BASILE, 2)]
    assert not state.lowest


def test_tuning_takes_another_criterion():
    state = with_powers("echo", "tuning")
    hands(state, {LEA: 9, BASILE: 3})
    play(state, LEA, Choose("volume"))
    assert r.refusal(state, BASILE, USE) == r.refusal(state, BASILE, UsePower("volume")) == r.TuneToAnother("volume")
    assert won(play(state, BASILE, UsePower("pitch"))) == [(BASILE, 2)]


def test_the_other_powers_take_no_criterion():
    state = with_powers("echo", "mute")
    hands(state, {LEA: 9, BASILE: 3})
    play(state, LEA, Choose("volume"))
    assert r.refusal(state, BASILE, UsePower("pitch")) == r.NoTuning("mute")


def test_echo_replaces_the_card_and_the_first_goes_under_the_deck():
    state = with_powers("mute", "echo")
    trick_with(state, {LEA: 9, BASILE: 3}, "volume", (BASILE, USE))
    events = shown(state, 30)
    assert events[0] == r.CardAdded(BASILE, "echo", 30, "s30", "volume", 30)
    assert won(events) == [(BASILE, 2)] and state.under[BASILE] == (3,)


def test_a_card_under_a_deck_is_played_last_and_known():
    state = with_powers("mute", "echo")
    trick_with(state, {LEA: 9, BASILE: 3}, "volume", (BASILE, USE))
    shown(state, 30)
    state.left = [1, 0]
    assert [action for action, _ in r.outcomes(state)] == [Reveal(3)]
    shown(state, 3)
    assert r.view(state, LEA).hands == (0, 3) and 3 not in r.view(state, LEA).unseen


def test_duo_keeps_the_better_of_two_cards_and_both_go_to_the_winner():
    state = with_powers("mute", "duo")
    trick_with(state, {LEA: 9, BASILE: 12}, "volume", (BASILE, USE))
    assert won(shown(state, 1)) == [(BASILE, 3)]
    state = with_powers("mute", "duo")
    trick_with(state, {LEA: 9, BASILE: 3}, "volume", (BASILE, USE))
    assert won(shown(state, 1)) == [(LEA, 3)]


@pytest.mark.parametrize("power", ["echo", "duo"])
def test_a_power_that_needs_a_card_cannot_be_used_with_the_last_one(power):
    state = with_powers("mute", power)
    state.left = [2, 1]
    hands(state, {LEA: 9, BASILE: 3})
    assert won(play(state, LEA, Choose("volume"))) == [(LEA, 2)], "Basile was not asked"


def test_silence_cancels_the_powers_declared_after_it():
    state = with_powers("echo", "mute", "silence", seats=3)
    events = trick_with(state, {LEA: 9, BASILE: 7, CLARA: 5}, "volume", (CLARA, USE), (BASILE, USE))
    assert of(r.PowerCancelled, events) == [r.PowerCancelled(BASILE, "mute")] and won(events) == [(LEA, 3)]


def test_silence_does_not_cancel_those_declared_before_it():
    state = with_powers("echo", "silence", "mute", seats=3)
    events = trick_with(state, {LEA: 9, BASILE: 7, CLARA: 5}, "volume", (CLARA, USE), (BASILE, USE))
    assert not of(r.PowerCancelled, events) and won(events) == [(CLARA, 3)]


def test_resonance_brings_the_own_card_back_when_the_trick_is_lost():
    state = with_powers("echo", "resonance")
    events = trick_with(state, {LEA: 9, BASILE: 3}, "volume", (BASILE, USE))
    assert r.CardBack(BASILE, 3, "s3") in events and won(events) == [(LEA, 1)]
    assert state.under[BASILE] == (3,) and state.left == [17, 17]


def test_resonance_does_nothing_for_who_wins():
    state = with_powers("echo", "resonance")
    events = trick_with(state, {LEA: 3, BASILE: 9}, "volume", (BASILE, USE))
    assert not of(r.CardBack, events) and won(events) == [(BASILE, 2)]


def test_a_silenced_resonance_brings_nothing_back():
    state = with_powers("echo", "resonance", "silence", seats=3)
    events = trick_with(state, {LEA: 9, BASILE: 7, CLARA: 5}, "volume", (CLARA, USE), (BASILE, USE))
    assert not of(r.CardBack, events) and won(events) == [(LEA, 3)]


def test_without_the_option_there_is_no_power():
    state = begun()
    hands(state, {LEA: 9, BASILE: 3})
    assert r.refusal(state, LEA, USE) == r.NoPowers()


# Fin de manche


def test_la_manche_se_termine_lorsque_toutes_les_cartes_ont_ete_jouees():
    state = shortened((1, 1), rounds=2)
    events = trick(state, {LEA: 9, BASILE: 3}, "volume")
    assert of(r.RoundOver, events)[0].unplayed == (0, 0) and state.round == 2


def test_le_joueur_ayant_remporte_le_plus_de_cartes_gagne_la_manche():
    state = shortened((1, 1))
    state.won = [10, 20]
    assert of(r.RoundOver, trick(state, {LEA: 9, BASILE: 3}, "volume"))[0].winner == BASILE
    assert state.rounds == [0, 1]


def test_si_un_joueur_n_a_plus_de_carte_il_utilise_la_carte_mystere():
    """With two players only powers lead there."""
    state = with_powers("mute", "duo")
    state.left = [3, 2]
    trick_with(state, {LEA: 9, BASILE: 3}, "volume", (BASILE, USE))
    events = shown(state, 1)
    assert r.MysteryTaken(BASILE) in events and not state.mystery
    assert won(trick_with(state, {LEA: 8, BASILE: 20}, "volume")) == [(BASILE, 2)]


def test_si_la_carte_mystere_n_est_plus_disponible_la_manche_s_arrete_immediatement():
    state = with_powers("mute", "duo")
    state.left, state.mystery = [3, 2], False
    trick_with(state, {LEA: 9, BASILE: 3}, "volume", (BASILE, USE))
    (over,) = of(r.RoundOver, shown(state, 1))
    assert over.unplayed == (2, 0) and over.won == (3, 0), "the unplayed cards count for nobody"


def test_with_two_players_and_no_power_the_mystery_card_is_never_taken():
    for seed in range(40):
        state, random = begun(mode="scherzo", rounds=1), Random(seed)
        while actors := r.actors(state):
            events = r.apply(state, actors[0], random.choice(legal(r, state, actors[0])))
            assert not of(r.MysteryTaken, events)


def test_a_3_ou_4_si_plusieurs_joueurs_n_ont_plus_de_cartes_la_carte_mystere_ne_sert_pas():
    state = shortened((1, 1, 3, 3))
    events = trick(state, {LEA: 9, BASILE: 7, CLARA: 5, TOM: 3}, "volume")
    assert not of(r.MysteryTaken, events) and state.mystery
    assert state.attacker == CLARA and state.queue == (CLARA, TOM)


def test_a_3_the_only_player_without_cards_takes_the_mystery_card():
    state = shortened((1, 3, 3))
    events = trick(state, {LEA: 9, BASILE: 7, CLARA: 5}, "volume")
    assert r.MysteryTaken(LEA) in events
    assert state.attacker == LEA, "and goes on attacking"


def test_a_3_without_cards_and_mystery_card_a_player_sits_out():
    state = shortened((1, 3, 3), mystery=False)
    trick(state, {LEA: 9, BASILE: 7, CLARA: 5}, "volume")
    assert state.attacker == BASILE, "the first to the left who has a card"
    assert won(trick(state, {BASILE: 17, CLARA: 15}, "volume")) == [(BASILE, 2)]


def test_when_fewer_than_two_can_lay_the_round_stops_and_unplayed_cards_count_for_nobody():
    state = shortened((1, 1, 2), rounds=1)
    (over,) = of(r.RoundOver, trick(state, {LEA: 9, BASILE: 7, CLARA: 5}, "volume"))
    assert over.unplayed == (0, 0, 1) and over.won == (3, 0, 0)


def test_a_tied_round_is_nobodys_and_played_again_with_the_same_attacker():
    state = shortened((1, 1), first=BASILE)
    state.won = [2, 0]
    events = trick(state, {LEA: 3, BASILE: 9}, "volume")
    assert of(r.RoundOver, events)[0].winner is None and state.rounds == [0, 0]
    assert of(r.RoundBegun, events) == [r.RoundBegun(2, BASILE)]


def test_les_joueurs_determinent_le_nombre_de_manches_2_by_default():
    assert r.OPTIONS["rounds"] == 2 and begun(rounds=5).goal == 5


@pytest.mark.parametrize("rounds", [0, 10, -1])
def test_from_1_to_9_rounds(rounds):
    with pytest.raises(ValueError):
        begun(rounds=rounds)


def test_le_vainqueur_distribue_et_le_premier_servi_devient_l_attaquant():
    """The player on the dealer's left."""
    state = shortened((1, 1, 1))
    events = trick(state, {LEA: 3, BASILE: 9, CLARA: 5}, "volume")
    assert of(r.RoundBegun, events) == [r.RoundBegun(2, CLARA)]


def test_the_game_is_over_when_somebody_has_won_the_rounds_agreed():
    state = begun()
    for number in (1, 2):
        state.left = [1, 1]
        assert r.winners(state) == ()
        events = trick(state, {LEA: 9, BASILE: 3}, "volume")
    assert events[-1] == r.Ended((4, 0), (LEA,), (2, 0))
    assert r.actors(state) == () and r.winners(state) == (LEA,) and r.scores(state) == [4, 0]
    assert r.refusal(state, LEA, Choose("volume")) == GameFinished()


def test_rounds_decide_and_not_cards():
    state = begun()
    state.left, state.rounds, state.total = [1, 1], [1, 1], [20, 50]
    trick(state, {LEA: 9, BASILE: 3}, "volume")
    assert r.winners(state) == (LEA,) and r.scores(state) == [22, 50]


# Variantes


def test_pianissimo_la_plus_petite_valeur_remporte_la_plie():
    state = begun(mode="pianissimo")
    events = trick(state, {LEA: 5, BASILE: 9}, "volume")
    assert events[0] == r.Asked(LEA, 1, "volume", True) and won(events) == [(LEA, 2)]


@pytest.mark.parametrize("lowest, winner", [(False, BASILE), (True, LEA)])
def test_scherzo_l_attaquant_choisit_le_sens_a_chaque_tour(lowest, winner):
    state = begun(mode="scherzo")
    hands(state, {LEA: 5, BASILE: 9})
    assert won(play(state, LEA, Ask("volume", lowest))) == [(winner, 2)]


def test_scherzo_lorsque_la_plus_faible_est_demandee_pianissimo_s_applique_also_to_ties():
    state = begun(3, mode="scherzo")
    hands(state, {LEA: 9, BASILE: 10, CLARA: 30})
    assert of(r.Battle, play(state, LEA, Ask("length", True)))[0].seats == (BASILE, LEA)


def test_scherzo_needs_a_direction_each_time():
    state = begun(mode="scherzo")
    hands(state, {LEA: 5, BASILE: 9})
    assert r.refusal(state, LEA, Choose("volume")) == r.SayDirection("volume")


def test_elsewhere_the_direction_may_be_said_but_not_chosen():
    for mode, lowest in (("play", False), ("pianissimo", True)):
        state = begun(mode=mode)
        hands(state, {LEA: 5, BASILE: 9})
        assert r.refusal(state, LEA, Ask("volume", lowest)) is None
        assert r.refusal(state, LEA, Ask("volume", not lowest)) == r.FixedDirection(lowest)


# At a physical table


def at_a_table(seats=3, **more):
    return begun(seats, components=r.AT_A_TABLE, **more)


def read(state, *values):
    return [event for value in values for event in play(state, DECK, Read(value))]


def test_a_table_asks_for_the_criterion_then_for_values_in_laying_order():
    state = at_a_table()
    play(state, LEA, Choose("volume"))
    assert state.queue == (CLARA, BASILE, LEA)
    events = read(state, 85, 92, 70)
    assert of(r.TrickWon, events)[0].value == 92 and won(events) == [(BASILE, 3)]
    assert state.left == [11, 11, 11] and state.attacker == BASILE


def test_decimals_may_be_read_out():
    state = at_a_table(2)
    play(state, LEA, Choose("length"))
    assert won(read(state, 2.5, 2)) == [(BASILE, 2)]


def test_a_battle_at_a_table_reads_the_next_values_of_the_tied():
    state = at_a_table()
    play(state, LEA, Choose("timbre"))
    events = read(state, 85, 85, 10)
    assert events[-1] == r.Battle((CLARA, BASILE), "timbre", 85) and state.queue == (CLARA, BASILE)
    assert won(read(state, 3, 4)) == [(BASILE, 5)]


@pytest.mark.parametrize("criterion, value", [("timbre", 101), ("volume", 900), ("volume", -1), ("pitch", 0)])
def test_impossible_values_are_refused(criterion, value):
    state = at_a_table()
    play(state, LEA, Choose(criterion))
    assert r.refusal(state, DECK, Read(value)) == r.NoSuchValue(criterion, *r.LIMITS[criterion])


def test_cards_are_not_told_at_a_table_nor_values_at_a_seeded_one():
    assert r.refusal(at_a_table(), DECK, Reveal(3)) == r.NothingToShow()
    assert r.refusal(begun(), DECK, Read(3)) == r.NothingToShow()
    assert r.refusal(begun(), DECK, GiveTrick(1)) == r.OnlyAtATable()


def test_a_power_is_recorded_and_its_result_told_by_the_players():
    state = at_a_table()
    play(state, LEA, Choose("volume"))
    read(state, 85)
    assert play(state, DECK, RecordPower(2)) == (r.PowerRecorded(BASILE, again=False),)
    events = play(state, DECK, GiveTrick(2))
    assert won(events) == [(BASILE, 3)] and state.left == [11, 11, 11] and state.attacker == BASILE
    play(state, DECK, SetLeft(1, 9))
    assert state.left == [9, 11, 11]


def test_after_a_power_the_values_do_not_decide():
    """The players tell who takes the trick, once."""
    state = at_a_table()
    play(state, LEA, Choose("volume"))
    read(state, 85)
    play(state, DECK, RecordPower(2))
    events = read(state, 92, 70)
    assert not won(events) and state.phase == r.TELL and r.actors(state) == (DECK,)
    assert r.refusal(state, DECK, Read(3)) == r.ResultFirst()
    assert won(play(state, DECK, GiveTrick(1))) == [(LEA, 3)]
    assert state.left == [11, 11, 11] and state.phase == r.CHOOSE


def test_a_power_may_be_recorded_when_all_values_but_the_last_are_read_and_after_another():
    state = at_a_table()
    play(state, LEA, Choose("volume"))
    read(state, 85, 92)
    play(state, DECK, RecordPower(2))
    read(state, 70)
    play(state, DECK, RecordPower(3))
    assert won(play(state, DECK, GiveTrick(3))) == [(CLARA, 3)]


def test_a_power_used_twice_in_a_round_is_told():
    state = at_a_table()
    for again in (False, True):
        play(state, LEA, Choose("volume"))
        assert play(state, DECK, RecordPower(2)) == (r.PowerRecorded(BASILE, again),)
        play(state, DECK, GiveTrick(1))
    play(state, DECK, EndRound())
    play(state, state.attacker, Choose("volume"))
    other = next(seat for seat in range(3) if seat != state.attacker)
    assert not play(state, DECK, RecordPower(other + 1))[0].again


def test_powers_are_recorded_only_of_defenders_and_not_in_a_battle():
    state = at_a_table(2)
    assert r.refusal(state, DECK, RecordPower(2)) == r.ChooseFirst()
    play(state, LEA, Choose("volume"))
    assert r.refusal(state, DECK, RecordPower(1)) == r.AttackerWithoutPower()
    read(state, 5, 5)
    assert r.refusal(state, DECK, RecordPower(2)) == r.NoPowerInBattle()


def test_a_trick_may_be_given_without_any_value():
    state = at_a_table()
    assert won(play(state, DECK, GiveTrick(3))) == [(CLARA, 3)]


def test_the_table_may_put_all_counts_right():
    state = at_a_table()
    for action in (SetLeft(1, 2), SetLeft(2, 2), SetLeft(3, 0), SetWon(1, 9), SetRounds(2, 1), SetMystery(False), SetTurn(2)):
        play(state, DECK, action)
    assert (state.left, state.won, state.rounds) == ([2, 2, 0], [9, 0, 0], [0, 1, 0])
    assert not state.mystery and state.attacker == BASILE == r.turn(state)
    play(state, DECK, SetLeft(1, 0))
    assert r.refusal(state, DECK, SetLeft(2, 0)) == r.NoTrick(), "somebody has a card"
    assert r.refusal(state, DECK, SetWon(1, 40)) == r.refusal(state, DECK, SetLeft(1, 40)) == r.TooManyCards()
    assert r.refusal(state, DECK, SetRounds(1, 2)) == r.TooManyRounds(2)
    assert r.refusal(state, DECK, SetTurn(3)) == r.NoTrick()


def test_counts_may_be_put_right_in_any_order():
    """What they make together is seen in the view, and nothing is refused on the way."""
    state = at_a_table()
    for action in (SetWon(1, 9), SetLeft(1, 9), SetWon(3, 0), SetLeft(2, 9)):
        play(state, DECK, action)
    assert r.view(state, LEA).counted == 40
    play(state, DECK, SetLeft(3, 9))
    assert r.view(state, LEA).counted == 37


def test_a_turn_put_right_takes_the_trick_under_way_back():
    state = at_a_table()
    play(state, LEA, Choose("volume"))
    read(state, 85)
    play(state, DECK, SetTurn(3))
    assert state.phase == r.CHOOSE and state.attacker == CLARA and state.left == [12, 12, 12]


def test_a_round_may_be_ended_by_the_players():
    state = at_a_table()
    play(state, DECK, GiveTrick(3))
    (_, *rest) = play(state, DECK, EndRound())
    assert state.rounds == [0, 0, 1] and rest == [r.Repaired(EndRound()), r.RoundBegun(2, LEA)]


def test_the_cards_of_a_trick_that_the_end_of_a_round_cuts_are_nobodys():
    state = at_a_table()
    play(state, LEA, Choose("volume"))
    read(state, 85)
    lost, over, *_ = play(state, DECK, EndRound())
    assert lost == r.TrickLost((), 1) and over.unplayed == (12, 12, 11)


def counted(*left, mystery=True, attacker=1):
    """A table where these counts of cards to play were told, then the mystery card, then who attacks."""
    state = at_a_table(len(left))
    for player, cards in enumerate(left, 1):
        play(state, DECK, SetLeft(player, cards))
    play(state, DECK, SetMystery(mystery))
    if state.phase == r.CHOOSE:
        play(state, DECK, SetTurn(attacker))
    return state


def test_at_a_table_of_2_who_is_told_to_have_no_card_lays_the_mystery_card():
    state = counted(15, 0)
    events = play(state, LEA, Choose("volume"))
    assert events[0] == r.MysteryTaken(BASILE) and not state.mystery and state.queue == (BASILE, LEA)
    events = read(state, 3, 9)
    assert won(events) == [(LEA, 2)] and of(r.RoundOver, events)[0].unplayed == (14, 0)


def test_at_a_table_the_mystery_card_is_also_for_who_attacks():
    state = counted(0, 15)
    assert state.attacker == LEA
    assert play(state, LEA, Choose("volume"))[0] == r.MysteryTaken(LEA)


def test_at_a_table_the_mystery_card_is_taken_in_a_trick_only_given():
    state = counted(15, 0)
    events = play(state, DECK, GiveTrick(2))
    assert events[:2] == (r.OnlyGiven(1), r.MysteryTaken(BASILE)) and won(events) == [(BASILE, 2)]


def test_at_a_table_of_3_exactly_one_without_cards_takes_the_mystery_card():
    state = counted(5, 0, 7)
    assert of(r.MysteryTaken, play(state, LEA, Choose("volume"))) == [r.MysteryTaken(BASILE)]
    assert set(state.queue) == {LEA, BASILE, CLARA}


def test_at_a_table_of_4_two_without_cards_sit_out_and_the_mystery_card_stays():
    state = counted(5, 0, 0, 7)
    assert not of(r.MysteryTaken, play(state, LEA, Choose("volume"))) and state.mystery
    assert set(state.queue) == {LEA, TOM}


def test_at_a_table_of_3_without_the_mystery_card_a_player_sits_out():
    state = counted(5, 0, 7, mystery=False, attacker=3)
    play(state, CLARA, Choose("volume"))
    assert set(state.queue) == {LEA, CLARA}


@pytest.mark.parametrize("left, mystery", [((15, 0), False), ((5, 0, 0), True), ((0, 0, 5, 0), False)])
def test_at_a_table_where_fewer_than_two_can_lay_nothing_but_the_end_of_the_round_is_played(left, mystery):
    state = counted(*left, mystery=mystery)
    assert r.actors(state) == (DECK,) and r.outcomes(state) == ((EndRound(), 1),)
    assert r.refusal(state, r.turn(state), Choose("volume")) == r.RoundStops()
    assert r.refusal(state, DECK, Read(5)) == r.RoundStops() and r.refusal(state, DECK, GiveTrick(1)) == r.NoTrick()
    events = play(state, DECK, EndRound())
    assert of(r.RoundOver, events)[0].unplayed == left and not of(r.Repaired, events)


@pytest.mark.parametrize("repair", [SetLeft(2, 5), SetMystery(True)])
def test_counts_put_right_again_keep_the_round(repair):
    state = counted(15, 0, mystery=False)
    play(state, DECK, repair)
    assert state.phase == r.CHOOSE and state.round == 1
    assert set(play(state, LEA, Choose("volume")) and state.queue) == {LEA, BASILE}


def test_the_mystery_card_is_not_taken_before_the_next_trick():
    state = counted(15, 0)
    play(state, DECK, SetLeft(2, 5))
    assert state.mystery and not of(r.MysteryTaken, play(state, LEA, Choose("volume")))


def test_who_attacks_the_first_trick_attacks_again_when_the_round_is_tied():
    """Also where a game under way was told."""
    state = counted(1, 1, 1, attacker=3)
    play(state, DECK, SetWon(1, 3))
    play(state, CLARA, Choose("volume"))
    assert of(r.RoundOver, read(state, 1, 2, 9))[0].winner is None
    assert state.attacker == CLARA


def test_in_a_later_trick_who_attacks_did_not_begin_the_round():
    state = at_a_table()
    play(state, DECK, GiveTrick(1))
    play(state, DECK, SetTurn(3))
    assert state.attacker == CLARA and state.starter == LEA


def test_the_question_of_a_trick_stands():
    state = at_a_table()
    play(state, LEA, Choose("length"))
    assert r.refusal(state, r.turn(state), Choose("volume")) == r.CriterionStands("length", False)
    play(state, DECK, RecordPower(2))
    read(state, 1, 2, 3)
    assert r.refusal(state, r.turn(state), Choose("volume")) == r.CriterionStands("length", False)


def test_a_power_is_too_late_after_the_last_value():
    state = at_a_table()
    assert r.refusal(state, DECK, RecordPower(2)) == r.ChooseFirst()
    play(state, LEA, Choose("length"))
    read(state, 1, 2, 3)
    assert r.refusal(state, DECK, RecordPower(2)) == r.PowerTooLate(BASILE)
    play(state, DECK, GiveTrick(1))
    assert r.refusal(state, DECK, RecordPower(2)) == r.ChooseFirst()


def test_how_a_trick_was_decided_is_kept():
    state = at_a_table()
    assert state.past is None
    play(state, LEA, Choose("timbre"))
    read(state, 85, 85, 10, 3, 4)
    assert state.past == r.Decided(1, BASILE, "timbre", False, ((CLARA, 3), (BASILE, 4)), (((CLARA, BASILE), 85),), (), False)


def test_in_a_battle_only_new_values_count():
    state = at_a_table()
    play(state, LEA, Choose("timbre"))
    read(state, 85, 85, 10, 3)
    assert state.read == [None, None, 3]


def test_the_cards_compared_last_are_known_to_all():
    state = shortened((3, 3))
    trick(state, {LEA: 9, BASILE: 5}, "volume")
    assert r.view(state, BASILE).last == ((BASILE, 5, "volume", 5), (LEA, 9, "volume", 9))
    trick(state, {LEA: 1, BASILE: 2}, "length", 10, 20)
    assert r.view(state, LEA).last == ((BASILE, 10, "length", 5), (LEA, 20, "length", 10))


def test_the_game_of_whoever_owns_the_cards_is_played_with_them():
    state = begun()
    assert state.cards[8] == ("s9", 9, 991, 5, 50)


@pytest.mark.parametrize("components", [{"cards": []}, {"cards": CARDS["cards"][:36]}, {"unknown": False}, {}, 7,
                                        {"cards": [["s", 1, 2, 3, 101]] * 37}, {"cards": [["s", "1", 2, 3, 4]] * 37}])  # fmt: skip
def test_components_that_are_no_cards_are_refused(components):
    with pytest.raises(ValueError):
        begun(components=components)


def test_the_shelf_has_it():
    assert games.game("guerre_des_sons").title == "Guerre des Sons"
