"""La Guerre des Sons by ear: what a fresh user did not hear, or heard wrong, at the table and in a game that is dealt."""

import pytest
from conversation import Conversation

from accessijeux_cli import games
from accessijeux_cli.games.guerre_des_sons import bot
from accessijeux_cli.games.guerre_des_sons import rules as r
from accessijeux_cli.games.guerre_des_sons.advice import advised
from accessijeux_cli.games.guerre_des_sons.manual import SECTIONS
from accessijeux_cli.games.guerre_des_sons.names import card_name
from accessijeux_cli.play.bots.bot import Choice
from accessijeux_cli.play.game import DECK
from accessijeux_cli.words.tongue import Tongue

STOPS = "Moins de deux joueurs peuvent poser une carte : la manche s'arrête."
TO_END = "Tapez fin de manche ; ou rectifiez les nombres, par exemple cartes Tom 5."


def at_the_table(*names, before=(), language="fr"):
    """A physical table; the first of the names attacks."""
    conversation = Conversation(language, ("table", "guerre_des_sons", "--first", "1"))
    conversation.all(*before, ", ".join(names or ("Léa", "Tom", "Zoé")))
    return conversation


def under_way(*answers, names="Léa, Tom"):
    """A game under way, told by these answers: left, won, rounds of each, the mystery card, who attacks."""
    conversation = Conversation("fr", ("table", "guerre_des_sons"))
    conversation.all("en cours", names, *answers)
    return conversation


def dealt(*lines, language="fr", deal="4271"):
    conversation = Conversation(language, ("play", "guerre_des_sons", "--deal", deal, "--first", "1"))
    conversation.all(*lines)
    return conversation


def sentences(language="fr", level="normal", you=None, names=("Léa", "Tom", "Zoé")):
    return Tongue(language, game="guerre_des_sons", level=level, names=names, you=you)


# A count of 0, the mystery card and the end of a round


def test_who_has_no_card_in_a_game_under_way_lays_the_mystery_card():
    conversation = under_way("1", "20", "0", "0", "15", "0", "oui", "Léa")
    assert conversation.answers[-1] == ["Tout est noté.", "Tom posera la carte mystère.", "À Léa. Ordre : Tom, puis Léa."]
    heard = conversation.hear("v 3 9")
    assert heard[0] == "Tom n'a plus de carte et prend la carte mystère."
    assert "Tom, 3 décibels. Léa, 9 décibels." in heard
    assert "Léa gagne la manche 1 : Léa 22, Tom 15." in heard


def test_without_the_mystery_card_the_round_of_a_game_under_way_stops():
    conversation = under_way("2", "20", "0", "0", "15", "0", "non", "Léa")
    assert conversation.answers[-1] == ["Tout est noté.", STOPS, TO_END]
    assert conversation.hear("v 3 9") == [f"{STOPS} {TO_END}"]
    heard = conversation.hear("fin de manche")
    assert heard[:2] == ["Il reste deux cartes à Léa, qui ne comptent pour personne.", "Léa gagne la manche 1 : Léa 20, Tom 15."]
    assert not any("annuler" in sentence for sentence in heard)


@pytest.mark.parametrize("typed", ["s", "plie"])
def test_where_things_stand_says_that_the_round_stops(typed):
    conversation = at_the_table("Léa", "Tom")
    conversation.all("mystère prise", "cartes Tom 0")
    assert f"{STOPS} {TO_END}" in conversation.text(typed)


def test_a_count_put_right_twice_does_not_end_the_round():
    conversation = at_the_table("Léa", "Tom")
    conversation.hear("la carte mystère est prise")
    assert conversation.hear("cartes Tom 0")[-2:] == [STOPS, TO_END]
    assert STOPS not in conversation.hear("cartes Tom 5") and conversation.state.round == 1
    conversation.hear("v 3 9")
    assert conversation.state.won == [2, 0]


def test_the_mystery_card_put_right_keeps_the_round_too():
    conversation = at_the_table("Léa", "Tom")
    conversation.all("cartes Tom 0", "mystère prise")
    assert conversation.hear("mystère là")[-2:] == ["Tom posera la carte mystère.", "À Léa. Ordre : Tom, puis Léa."]


def test_of_three_the_only_one_without_cards_lays_the_mystery_card():
    conversation = at_the_table()
    assert conversation.hear("cartes Tom 0")[-2:] == ["Tom posera la carte mystère.", "À Léa. Ordre : Zoé, Tom, puis Léa."]
    assert conversation.hear("v 5 6 7")[0] == "Tom n'a plus de carte et prend la carte mystère."


def test_going_through_the_counts_again_tells_the_end_of_the_round():
    conversation = at_the_table("Léa", "Tom")
    conversation.all("recaler tout", "18", "0", "0", "0", "19", "0", "non")
    assert conversation.hear("Léa")[-2:] == [STOPS, TO_END]


def test_such_a_game_can_be_read_back():
    conversation = at_the_table("Léa", "Tom")
    conversation.all("cartes Tom 0", "v 3 9", "fin de manche", "v 4 5")
    assert conversation.replayed().state.won == conversation.state.won


def test_a_tied_round_that_was_under_way_goes_to_who_attacked():
    conversation = under_way("1", "12", "0", "1", "12", "0", "1", "9", "0", "oui", "Zoé", names="Léa, Tom, Zoé")
    heard = conversation.hear("v 1 2 3")
    assert "Manche 1 à égalité : Léa 12, Tom 12, Zoé 12. On en joue une autre à la place." in heard
    assert heard[-1].startswith("À Zoé.")


@pytest.mark.parametrize("language, told", [
    ("fr", "Manche 1 à égalité : Léa 18, Tom 18. On en joue une autre à la place."),
    ("en", "Round 1 is tied: Léa 18, Tom 18. Another one is played instead."),
])  # fmt: skip
def test_a_tied_round_is_told(language, told):
    conversation = at_the_table("Léa", "Tom", language=language)
    for _ in range(9):
        conversation.hear("v 5 9" if conversation.state.attacker == 0 else "v 9 5")
    for _ in range(9):
        heard = conversation.hear("v 9 5" if conversation.state.attacker == 0 else "v 5 9")
    assert told in heard and conversation.state.rounds == [0, 0] and conversation.state.attacker == 0


@pytest.mark.parametrize("language, typed, told", [
    ("fr", "fin de manche", "Pour continuer cette manche quand même : annuler."),
    ("en", "end round", "To go on with that round all the same: undo."),
])  # fmt: skip
def test_a_round_ended_with_cards_in_hand_can_be_gone_on_with(language, typed, told):
    conversation = at_the_table(language=language)
    conversation.hear("v 85")
    assert told in conversation.hear(typed) and conversation.state.round == 2
    conversation.hear("annuler" if language == "fr" else "undo")
    assert conversation.state.round == 1 and conversation.state.read[2] == 85


# What is refused


def test_another_criterion_in_a_trick_says_which_one_it_is():
    conversation = at_the_table()
    conversation.hear("d 5")
    told = "Dans cette plie : qui a la durée la plus longue ? Pour en changer : corriger. Valeurs : Tom, puis Léa."
    assert conversation.hear("v 60 60") == [told]


def test_a_power_told_too_late_says_how_it_is_put_right():
    conversation = at_the_table()
    conversation.hear("v 85 92 70")
    told = "Cette plie est finie. Si le pouvoir change qui la prend : corriger 1, plie à Léa."
    assert conversation.hear("pouvoir Léa")[0].startswith(told)
    conversation.hear("corriger 1, plie à Léa")
    assert conversation.state.won == [3, 0, 0]


def test_advice_at_a_table_is_the_same_in_a_trick_and_between_two():
    conversation = at_the_table()
    told = "À une vraie table votre carte n'est pas connue ici : pas de conseil."
    assert conversation.hear("conseil")[0] == told
    conversation.hear("v 5")
    assert conversation.hear("conseil") == [told, "Valeurs : Tom, puis Léa."]


# What is asked before it is done


@pytest.mark.parametrize("language, typed, told", [
    ("fr", "? v 1 2 3", "Permis. Léa prendrait la plie avec 3 décibels."),
    ("fr", "? v 3 1 3", "Permis. Zoé et Léa seraient à égalité, 3 décibels : bataille."),
    ("fr", "? v 3 1 3 8 7", "Permis. Zoé prendrait la plie avec 8 décibels."),
    ("fr", "? v 3", "Permis. Ce serait noté."),
    ("en", "? v 1 2 3", "Allowed. Léa would take the trick with 3 decibels."),
    ("en", "? v 3 1 3", "Allowed. Zoé and Léa would tie with 3 decibels: battle."),
])  # fmt: skip
def test_a_question_mark_before_values_tells_who_would_take_them(language, typed, told):
    conversation = at_the_table(language=language)
    assert conversation.hear(typed) == [told] and not conversation.table.moves


@pytest.mark.parametrize("typed", ["v 12,5", "h 1.000 2.000", "v 5 6 7"])
def test_a_question_mark_before_values_that_are_asked_back_asks_back_too(typed):
    conversation = at_the_table("Léa", "Tom")
    told = conversation.hear(f"? {typed}")
    assert len(told) == 1 and conversation.all("conseil", typed) == told


def test_the_lowest_would_take_it_in_pianissimo():
    conversation = at_the_table("Léa", "Tom", before=("pianissimo",))
    conversation.hear("v")
    assert conversation.hear("? 12 15") == ["Permis. Tom prendrait la plie avec 12 décibels."]


# Why a trick was won


def test_why_tells_what_was_compared():
    conversation = at_the_table(before=("scherzo",))
    conversation.hear("faible 5 5 9 3 4")
    assert " ".join(conversation.hear("pourquoi")) == (
        "La plie 1 est à Zoé. La question était : qui a le volume le plus faible ? "
        "Bataille entre Zoé et Tom, à égalité avec 5 décibels. Zoé, 3 décibels. Tom, 4 décibels."
    )


def test_why_tells_what_the_players_said():
    conversation = at_the_table()
    conversation.all("v", "pouvoir Tom", "85 92 70", "plie à Léa")
    text = " ".join(conversation.hear("pourquoi"))
    assert text.startswith("La plie 1 est à Léa.") and "Tom a utilisé un pouvoir." in text
    assert text.endswith("La table a dit qui la prenait.")


def test_why_tells_the_score_before_the_first_trick():
    assert "Deux manches pour gagner la partie." in at_the_table().hear("pourquoi")


def test_why_tells_what_changed_the_question():
    state = r.setup(3, {"powers": True}, 0)
    say = sentences("en", you=0)
    state.past = r.Decided(4, 2, "pitch", True, ((2, 30), (0, 40)), (), ((2, "mute"),), False)
    text = " ".join(games.game("guerre_des_sons").voice.decided(r.view(state, 0), say))
    assert text == (
        "Trick 4 was Zoé's. The question was: who has the lowest pitch? Zoé: power Mute used. Zoé, 30 hertz. You, 40 hertz."
    )


@pytest.mark.parametrize("winner, told", [(1, "Nobody else who tied had a card left."), (None, "Nobody who tied had a card left.")])
def test_why_tells_a_battle_that_could_not_be_played(winner, told):
    state = r.setup(3, {}, 0)
    state.past = r.Decided(4, winner, "pitch", False, ((2, 5), (1, 40), (0, 40)), (((1, 0), 40),), (), False)
    text = " ".join(games.game("guerre_des_sons").voice.decided(r.view(state, 0), sentences("en")))
    assert text.endswith(told) and text.startswith("Trick 4 was nobody's." if winner is None else "Trick 4 was Tom's.")


def test_why_adds_the_trick_to_the_reasons_of_bots():
    conversation = dealt("Léa, facile", "timbre")
    heard = conversation.hear("pourquoi")
    assert any("De tout ce que Basile pouvait demander" in sentence for sentence in heard)
    assert any(sentence.startswith(f"La plie {conversation.state.trick - 1} est à ") for sentence in heard)


def test_after_a_trick_the_word_trick_tells_that_one_first():
    conversation = at_the_table()
    assert conversation.hear("plie") == ["Manche 1, plie 1, Léa attaque."]
    conversation.hear("v 85 92 70")
    assert " ".join(conversation.hear("plie")) == (
        "La plie 1 est à Tom. La question était : qui a le volume le plus fort ? "
        "Zoé, 85 décibels. Tom, 92 décibels. Léa, 70 décibels. Manche 1, plie 2, Tom attaque."
    )
    assert not any("La plie 1" in sentence for sentence in conversation.hear("s"))
    conversation.hear("v 5")
    assert not any("La plie 1" in sentence for sentence in conversation.hear("plie"))


# Told again later


def test_own_tricks_have_their_number_in_an_export_and_a_replay():
    conversation = dealt("Léa, facile", "durée")
    assert conversation.answers[-1][0].startswith("Qui a la durée la plus longue ?"), "and not while it is played"
    conversation.hear("exporter")
    (text,) = conversation.world.saved.values()
    assert "Plie 1, vous attaquez. Qui a la durée la plus longue ?" in text
    conversation.all("accueil", "revoir 1")
    assert "Plie 1, vous attaquez. Qui a la durée la plus longue ?" in " ".join(conversation.hear("suivant"))


# Words


@pytest.mark.parametrize("typed", ["haut", "le plus haut", "plus haut"])
def test_high_is_a_direction(typed):
    conversation = at_the_table("Léa", "Tom", before=("scherzo",))
    conversation.hear(typed)
    assert (conversation.state.criterion, conversation.state.lowest) == ("pitch", False)


@pytest.mark.parametrize("typed", ["volume hauteur", "jouer volume"])
def test_nothing_that_cannot_be_said_here_is_suggested(typed):
    assert not any("Vouliez-vous" in sentence for sentence in at_the_table("Léa", "Tom").hear(typed))


def test_a_word_of_scherzo_is_still_suggested_in_scherzo():
    assert "Vouliez-vous dire rugueux ?" in at_the_table("Léa", "Tom", before=("scherzo",)).text("rugeux")


def test_my_card_and_listen_in_natural_words():
    conversation = dealt("Léa, facile")
    assert conversation.hear("ma carte") == conversation.hear("moi") or conversation.answers[-1][0].startswith("Encore")
    mine = card_name(conversation.state.hands[0], "", conversation.room.say)
    assert conversation.hear("écoute")[0].startswith(f"{mine} : ")


def test_a_power_by_its_name_is_told_or_used():
    conversation = dealt("pouvoirs", "Léa, facile, facile", "volume")
    assert conversation.state.phase == r.LAY and conversation.state.powers[0] == "tuning"
    assert conversation.hear("pouvoir écho") == ["Écho : votre carte suivante remplace la vôtre, qui va sous votre paquet."]
    assert conversation.hear("pouvoir accordage")[0].startswith("Accordage demande un autre critère que durée.")


def test_a_named_power_of_ones_own_is_used():
    for deal in range(1, 60):
        conversation = dealt("pouvoirs", "Léa, facile, facile", "volume", deal=str(deal))
        if conversation.state.phase == r.LAY and conversation.state.powers[0] == "mute":
            conversation.hear("pouvoir sourdine")
            assert conversation.state.spent[0]
            return
    raise AssertionError("no such deal")


@pytest.mark.parametrize("language, typed, told", [("fr", "bataille", "Bataille : quand plusieurs"), ("en", "battle", "Battle: when several")])
def test_a_battle_is_explained(language, typed, told):
    assert Conversation(language, ("play", "guerre_des_sons", "Léa", "Tom")).hear(typed)[0].startswith(told)


# What help may name, by what is sayable


@pytest.mark.parametrize("mode, powers", [("play", False), ("play", True), ("pianissimo", False), ("scherzo", False), ("scherzo", True)])
def test_what_is_sayable_is_what_this_game_has(mode, powers):
    state = r.setup(3, {"mode": mode, "powers": powers}, 0)
    sayable = r.sayable(state, 0)
    assert (r.Ask("volume", False) in sayable) == (r.Ask("volume", True) in sayable) == (mode == "scherzo")
    assert (r.Choose("volume") in sayable) == (mode != "scherzo")
    assert (r.Lay() in sayable) == (r.UsePower("") in sayable) == powers


def test_at_a_table_of_scherzo_help_has_an_example_with_its_direction():
    conversation = at_the_table("Léa", "Tom", "Zoé", before=("scherzo",))
    assert "fort 70, 82, 64" in conversation.text("aide")
    conversation.hear("fort 70, 82, 64")
    assert conversation.state.won == [0, 3, 0]


# Rules, lesson, advice


@pytest.mark.parametrize("word, told", [
    ("bataille", "Bataille : quand plusieurs joueurs ont la même meilleure valeur"),
    ("mystère", "Les cartes de chacun forment un paquet, face cachée. Une carte de plus, la carte mystère,"),
    ("égalité", "Une manche à égalité, où plusieurs ont le plus de cartes,"),
])  # fmt: skip
def test_a_word_looked_up_in_the_rules_is_explained(word, told):
    assert told in at_the_table().text(f"règles {word}")


def test_no_sentence_of_the_rules_begins_with_what_another_one_named():
    beginnings = ("They ", "It ", "If several have", "The words:", "The best value then")
    assert not [each for section in SECTIONS for each in section.sentences if each.startswith(beginnings)]


def test_a_wrong_answer_about_the_mystery_card_helps_without_telling():
    conversation = Conversation("fr", ("learn", "guerre"))
    conversation.all("", "écouter", "volume", "hauteur", "? durée", "durée", "faible", "durée", "paquets", "non")
    heard = conversation.hear("3")
    assert heard[0] == "Non : la règle demande qu'un seul joueur soit sans carte, et ici il y en a deux."
    assert conversation.hear("0")[0].startswith("Oui : personne ne la prend")


@pytest.mark.parametrize("better, equal, fr, en", [
    (0, 0, "la seule carte inconnue ne fait pas mieux", "the only unseen card does not beat it"),
    (1, 0, "la seule carte inconnue fait mieux", "the only unseen card beats it"),
    (0, 1, "la seule carte inconnue fait autant", "the only unseen card ties it"),
])  # fmt: skip
def test_a_single_unseen_card_is_told_as_such(better, equal, fr, en):
    state = r.setup(2, {}, 0)
    choice = Choice(r.Choose("volume"), (bot.Rank("volume", False, better, equal, 1),))
    for language, told in (("fr", f"Volume : {fr}."), ("en", f"Volume: {en}.")):
        assert advised(choice, r.view(state, 0), sentences(language, you=0, names=("Léa", "Tom")))[1] == told


def test_in_brief_the_cards_of_a_trick_are_called_cards():
    assert "Plie à Tom : 3 cartes en tout." in at_the_table().hear("v 85 92 70")
    assert "Trick to Tom: 3 cards in all." in at_the_table(language="en").hear("v 85 92 70")


def test_the_deck_alone_ends_a_round_that_cannot_go_on():
    conversation = at_the_table("Léa", "Tom")
    conversation.all("mystère prise", "cartes Tom 0")
    assert conversation.table.actors == (DECK,) and conversation.hear("pourquoi")


@pytest.mark.parametrize("answer, read", [("une", [12.5]), ("1", [12.5]), ("deux", [12, 5]), ("2", [12, 5]), ("12, 5", [12, 5])])
def test_whether_it_was_one_value_or_two_may_be_answered(answer, read):
    conversation = at_the_table("Léa", "Tom")
    assert conversation.hear("d 12,5")[0].startswith("Une valeur ou deux ?")
    conversation.hear(answer)
    assert [move.action.value for move in conversation.table.moves if type(move.action).__name__ == "Read"] == read


def test_decimals_may_follow_a_name():
    conversation = at_the_table("Léa", "Tom")
    conversation.hear("Léa durée 1,5 2")
    assert [move.action.value for move in conversation.table.moves if type(move.action).__name__ == "Read"] == [1.5, 2]


def test_a_table_found_again_in_a_trick_says_once_whose_values_are_awaited():
    conversation = at_the_table("Léa", "Tom", "Zoé")
    conversation.hear("d 5")
    heard = Conversation("fr", world=conversation.world).hear("reprendre")
    assert sum("Valeurs : " in sentence for sentence in heard) == 1
