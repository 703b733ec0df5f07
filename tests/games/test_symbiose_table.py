"""Symbiose at a keyboard and at a physical table: secrets taken back, cards in doubt, moves by name, what is asked and put right."""

import re
from itertools import chain
from random import Random

import pytest
from conversation import Conversation, World

from accessijeux_cli.games.symbiose import advice, asked, bot, rules
from accessijeux_cli.play.bots.bot import Choice
from accessijeux_cli.play.game import legal
from accessijeux_cli.talk.reply import height

RIVER = "gr ro 4e, po or 5, li bl 4o, es ve 4o"
LEA, TOM = 0, 1


def at_the_table(*names, first="1", language="fr"):
    return Conversation(language, ("table", "symbiose", *(names or ("Léa", "Tom")), "--first", first))


def opened(*names, river=RIVER):
    """At a table of two whose first cards lie there: Léa's in slot 3, Tom's in slot 2."""
    conversation = at_the_table(*names)
    conversation.all(river, "3", "2", "es ve 5, po ro 8")
    return conversation


def playing(*words, language="fr", **more):
    return Conversation(language, ("play", "symbiose", *(words or ("--deal", "4271", "--players", "3")), "--first", "1"), **more)


# A secret stays one when it is taken back


@pytest.mark.parametrize("language, undo, told, asked", [
    ("fr", "annuler", "Annulé : le choix de Léa.", "Léa, ouvrez une case, de 1 à 8."),
    ("en", "undo", "Taken back: the choice of Léa.", "Léa, open a slot, from 1 to 8."),
])  # fmt: skip
def test_a_slot_chosen_is_not_named_to_others_when_it_is_taken_back(language, undo, told, asked):
    conversation = playing("Léa", "Tom", language=language)
    conversation.hear("2")
    assert conversation.hear(undo) == [told, asked]


def test_nor_among_several_lines():
    conversation = playing("Léa", "Tom", "Zoé")
    conversation.all("2", "5")
    assert conversation.hear("annuler 2")[0] == "Annulé : 2 lignes, dont la première : le choix de Léa."


def test_behind_a_curtain_whoever_chose_hears_the_question_alone():
    conversation = playing("Léa", "Tom", curtain=True)
    conversation.all("", "2", "", "")
    assert conversation.hear("annuler") == ["C'est une ligne de Léa. Tout le monde est d'accord ? Tapez oui ou non."]
    assert conversation.hear("oui") == ["Annulé : le choix de Léa.", "Entrée, puis passez le clavier à Léa."]
    conversation.all("", "")
    conversation.hear("7")
    conversation.all("", "")
    conversation.all("4", "", "")
    assert [pond.count(0) for pond in conversation.state.ponds] == [7, 7]
    assert conversation.state.ponds[LEA][6] and conversation.state.ponds[TOM][3]


def test_ones_own_choice_is_named():
    conversation = playing("Léa", "Tom", curtain=True)
    conversation.all("", "2")
    assert conversation.hear("annuler")[0] == "Annulé : ouvrir 2."


def test_at_a_physical_table_too_a_slot_is_not_named_before_all_have_chosen():
    conversation = at_the_table()
    conversation.all(RIVER, "2")
    assert conversation.hear("annuler")[0] == "Annulé : le choix de Léa."


def test_nor_is_it_when_it_is_corrected():
    conversation = at_the_table()
    conversation.all(RIVER, "2")
    assert conversation.hear("corriger")[0] == "1 : le choix de Léa."
    assert conversation.hear("corriger")[-1] == "Tapez corriger, le numéro, et ce que c'était."
    assert conversation.hear("corriger 1")[0] == "1 : le choix de Léa. Tapez encore corriger 1, puis ce que c'était."
    assert conversation.hear("corriger 1 7")[0] == "Corrigé : Léa a choisi une case."
    assert conversation.state.chosen == [7, 0]
    assert not any(", 2 :" in line or "1 7" in line for line in conversation.hear("historique"))


@pytest.mark.parametrize("at_a_table", [True, False])
def test_the_history_does_not_name_it_either(at_a_table):
    conversation = at_the_table() if at_a_table else playing("Léa", "Tom")
    conversation.all(*([RIVER] if at_a_table else []), "ouvrir 5")
    told = conversation.hear("historique")
    assert told[0] == "1, le choix de Léa : Léa a choisi une case."
    assert not any("ouvrir" in line for line in told)


def test_alone_and_behind_a_curtain_ones_own_choice_stays_in_the_history():
    alone = playing("--deal", "4271", "--players", "2")
    alone.hear("5")
    assert alone.hear("historique")[0].startswith("1, 5 : ")
    behind = playing("Léa", "Tom", curtain=True)
    behind.all("", "5", "", "", "3", "", "")
    assert any(", 5 : " in line for line in behind.hear("historique"))


# A card in doubt


@pytest.mark.parametrize("answer, card", [
    ("4 orange", 0), ("orange", 0), ("o", 0), ("1", 0), ("la première", 0), ("li bl 4 o", 0), ("4 par carte orange", 0),
    ("2", 1), ("escargot", 1), ("4 escargot", 1), ("deuxième", 1), ("la dernière", 1), ("libellule bleue 4 escargot", 1),
])  # fmt: skip
def test_the_answer_to_which_one_is_among_those_offered(answer, card):
    conversation = at_the_table()
    asked = conversation.hear("li bl 4")[0]
    offered = re.fullmatch("Laquelle : (.*) ou (.*) \\?", asked).groups()
    assert offered == ("libellule bleue 4 par orange", "libellule bleue 4 escargot")
    assert conversation.hear(answer)[0] == f"Rivière 1 : {offered[card]}."


@pytest.mark.parametrize("answer", ["s", "r", "hi", "rivière"])
def test_a_word_of_the_conversation_is_no_answer(answer):
    conversation = at_the_table()
    conversation.hear("li bl 4")
    conversation.hear(answer)
    assert not any(conversation.view.river)


def test_a_number_that_none_has_is_no_answer_and_another_card_is_taken_as_such():
    conversation = at_the_table()
    asked = conversation.hear("li bl 4")
    assert conversation.hear("5") == ["Encore : " + asked[0]]
    conversation.hear("po or 5")
    assert conversation.view.river == (3, 0, 0, 0)
    conversation.hear("orange")
    assert conversation.view.river == (3, 0, 0, 0)


def test_the_answer_completes_the_list():
    conversation = at_the_table()
    assert conversation.hear("gr ro 4e, li bl 4, po or 5, es ve 4o")[0].startswith("Laquelle : libellule bleue 4 par orange")
    assert conversation.hear("escargot")[-1] == "Léa, ouvrez une case, de 1 à 8."
    assert conversation.hear("rivière")[1] == "2, libellule bleue 4 escargot."


def test_a_number_after_a_question_where_a_card_is_stays_a_move():
    conversation = at_the_table()
    conversation.hear(RIVER)
    assert conversation.hear("grenouille verte")[0].startswith("Laquelle : ")
    assert conversation.hear("1") == ["Léa a choisi une case.", "Tom, ouvrez une case, de 1 à 8."]


def test_each_doubt_of_a_list_is_asked_in_turn():
    conversation = at_the_table()
    assert "grenouille rose 4 escargot" in conversation.hear("gr ro 4, li bl 4")[0]
    assert "libellule bleue 4 escargot" in conversation.hear("orange")[0]
    conversation.hear("1")
    assert conversation.hear("rivière")[:2] == ["Rivière : 1, grenouille rose 4 par orange.", "2, libellule bleue 4 par orange."]


def test_a_move_keeps_its_numbers_through_a_doubt():
    conversation = opened(river="gr ro 4e, po or 5, li ve 8, es ve 4o")
    conversation.all("1 5, li bl 4", "escargot")
    assert conversation.view.ponds[LEA][4] == 1
    assert conversation.hear("rivière")[0] == "Rivière : 1, libellule bleue 4 escargot."


@pytest.mark.parametrize("typed", ["recaler rivière 1 gr ro 4", "carte gr ro 4"])
def test_a_doubt_after_a_verb_is_answered_alike(typed):
    conversation = at_the_table()
    assert conversation.hear(typed) == ["Laquelle : grenouille rose 4 escargot ou grenouille rose 4 par orange ?"]
    assert conversation.hear("escargot")[0] == "Rivière 1 : grenouille rose 4 escargot."


# The columns


def test_cards_of_fixed_points_are_told_by_sides():
    conversation = playing()
    conversation.all("3", "4 5")
    first, _, last = conversation.hear("côtés")
    assert first == "Cases 1 et 5, qui comptent ce qui est chez Basile : 5, escargot vert, 5 points."
    assert last.endswith(" : aucune carte visible encore.")


# What is asked while a card is awaited


def test_the_question_is_repeated_with_its_slot_and_owner():
    conversation = at_the_table("Léa", "Tom", "Paul", first="2")
    conversation.all(RIVER, "2", "3")
    assert conversation.hear("4")[-1] == "Tom révèle la case 2 : quelle carte ?"
    for typed in ("", "zut", "que faire"):
        assert conversation.hear(typed)[-1].startswith(("Tom révèle la case 2 : quelle carte ?", "Encore : Tom révèle la case 2"))
        assert "À Tom" not in " ".join(conversation.answers[-1])
    assert conversation.hear("po ve 6")[-1] == "Paul révèle la case 3 : quelle carte ?"
    assert conversation.hear("es ro 6")[-1] == "Léa révèle la case 4 : quelle carte ?"


def test_the_word_that_is_not_known_is_named():
    conversation = at_the_table()
    conversation.hear("gr ro 4e")
    assert conversation.hear("po violet 6") == ["Je ne connais pas violet dans un nom de carte.", "Rivière 2 : quelle carte ?"]


def test_a_move_asked_about_too_soon_says_which_card_is_awaited():
    conversation = at_the_table()
    assert conversation.hear("? 3 6") == ["Pas permis : d'abord la carte 1 de la rivière."]
    conversation.all(RIVER, "3", "2")
    assert conversation.hear("? 3 6") == ["Pas permis : d'abord la carte de la case 3 de Léa."]


def test_people_are_told_what_a_computer_seat_does_with_the_real_cards():
    conversation = at_the_table("Léa", "moyen")
    conversation.all(RIVER, "2", "po ve 6, es ro 6")
    told = conversation.all("1 5", "po ve 2 ro")
    swap, turn_up = (move.action for move in conversation.table.moves[-2:])
    assert (type(swap), type(turn_up)) == (rules.Swap, rules.TurnUp)
    assert f"Basile échange {swap.river} contre {swap.slot} : " in " ".join(told)
    assert told[-1] == f"Basile révèle la case {turn_up.slot} : quelle carte ?"


# Cards and moves by name


@pytest.mark.parametrize("language, typed, told", [
    ("fr", "3 par carte verte", "Libellule rose, 3 par carte verte : case 3, chez vous."),
    ("fr", "libellule 3 par verte", "Libellule rose, 3 par carte verte : case 3, chez vous."),
    ("en", "3 per green card", "Pink dragonfly, 3 per green card: slot 3, with you."),
])  # fmt: skip
def test_what_a_card_counts_is_not_taken_for_what_it_shows(language, typed, told):
    conversation = playing(language=language)
    conversation.hear("3")
    assert conversation.hear(typed) == [told]


def test_several_cards_that_lie_there_are_asked_back():
    conversation = playing()
    conversation.all("3", "4 5")
    assert conversation.hear("3 par carte verte") == ["Laquelle : libellule orange 3 par verte ou libellule rose 3 par verte ?"]
    assert conversation.hear("orange") == ["Libellule orange, 3 par carte verte : carte 2 de la rivière."]


@pytest.mark.parametrize("typed", [
    "échanger grenouille rose contre 5", "grenouille rose en 5", "gr ro contre 5", "grenouille dans la case 5",
    "prendre grenouille rose, 4 par escargot, pour 5", "Léa échange grenouille rose contre 5",
])  # fmt: skip
def test_an_exchange_names_its_card_of_the_river(typed):
    conversation = opened()
    assert conversation.hear(typed)[0] == "Léa échange 1 contre 5 : grenouille rose 4 escargot."


def test_an_exchange_by_name_may_bring_the_card_then_shown():
    conversation = opened()
    conversation.hear("gr ro contre 5, gr ro 5")
    assert conversation.view.river[0] == 18 and conversation.view.ponds[LEA][4] == 1


def test_an_exchange_by_name_is_asked_back_or_refused():
    conversation = opened(river="gr ro 4e, po or 5, li bl 4o, gr ro 5")
    assert conversation.hear("grenouille rose en 5") == ["Laquelle : grenouille rose 4 escargot ou grenouille rose 5 points ?"]
    assert conversation.hear("? grenouille rose en 5") == ["Encore : Laquelle : grenouille rose 4 escargot ou grenouille rose 5 points ?"]
    assert conversation.hear("5 points")[0].startswith("Permis. Case 5 : grenouille rose 5 points.")
    conversation.hear("grenouille rose en 5")
    assert conversation.hear("escargot")[0] == "Léa échange 1 contre 5 : grenouille rose 4 escargot."
    conversation.hear("li ve 8")
    assert conversation.hear("escargot en 5")[:2] == ["Aucune carte de la rivière ne répond à cela.", "Rivière : 1, libellule verte 8 points."]
    assert conversation.hear("? poisson orange en 5")[0].startswith("Permis. Case 5 : poisson orange 5 points.")


@pytest.mark.parametrize("language, typed", [
    *(("fr", typed) for typed in ("3 dans 5", "3 contre 5", "3 pour 5", "prendre 3 case 5", "échange 3 5", "e 3 5", "Léa échange 3 contre 5",
                                  "Léa met 3 en 5", "3 for 5")),
    *(("en", typed) for typed in ("3 for 5", "3 in 5", "3 into 5", "put 3 in 5", "Léa swaps 3 for 5", "Léa puts 3 in 5")),
])  # fmt: skip
def test_an_exchange_is_understood_in_many_words(language, typed):
    conversation = at_the_table(language=language)
    conversation.all(*(("gr ro 4e, po or 5, li bl 4o, es ve 4o", "3", "2", "es ve 5, po ro 8") if language == "fr" else
                       ("fr pi 4 sn, fi or 5, dr bl 4 or, sn gn 4 or", "3", "2", "sn gn 5, fi pi 8")))  # fmt: skip
    conversation.hear(typed)
    assert conversation.view.ponds[LEA][4] == 4


def test_a_slot_is_turned_up_by_its_player():
    conversation = opened()
    conversation.hear("1 3")
    assert conversation.hear("Léa révèle 4") == ["Léa révèle la case 4 : quelle carte ?"]


@pytest.mark.parametrize("typed, begins", [
    ("où sont les escargots", "Escargots : "), ("combien d'escargots", "Escargots : "), ("combien de vertes", "Cartes vertes : "),
    ("mare 3", "Case 3 : escargot vert 5 points."), ("case 2 Tom", "Tom, case 2 : poisson rose 8 points."),
    ("case 2 de Tom", "Tom, case 2 : poisson rose 8 points."), ("case 1 Tom", "Tom, case 1 : cachée."), ("case 9 Tom", "Pas de case 9"),
    ("score Tom", "Tom : 8 points, une carte visible. Case 2 : poisson rose 8 points."), ("score de Tom", "Tom : 8 points"),
])  # fmt: skip
def test_questions_in_other_words(typed, begins):
    assert opened().text(typed).startswith(begins)


def test_at_the_opening_nobody_is_told_to_set_the_turn():
    """All choose at the same time: setting the turn would end the opening."""
    conversation = at_the_table()
    conversation.hear(RIVER)
    assert conversation.hear("Tom 4") == ["C'est à Léa de jouer. Ouvrez une case, de 1 à 8."]


# Putting right


def test_two_cards_exchanged_by_mistake_are_put_right_in_one_line():
    conversation = opened()
    assert conversation.hear("recaler Tom case 2 es ve 5") == [
        "Tom, case 2 : escargot vert 5 points.", "Léa, case 3 : poisson rose 8 points.", "À Léa."
    ]  # fmt: skip
    assert conversation.hear("annuler")[0] == "Annulé : recaler Tom case 2 escargot vert 5 points."
    assert conversation.text("case 3 Léa").startswith("Case 3 : escargot vert 5 points.")


def test_a_card_of_the_river_that_lies_in_a_pond_leaves_its_place_to_be_filled():
    conversation = opened()
    assert conversation.hear("recaler Léa case 3 gr ro 4e") == ["Léa, case 3 : grenouille rose 4 escargot.", "Rivière 1 : escargot vert 5 points.", "À Léa."]
    conversation.hear("annuler")
    assert conversation.hear("recaler Léa case 4 gr ro 4e")[-1] == "Rivière 1 : quelle carte ?"


def test_lines_to_correct_say_where_cards_were_shown():
    conversation = opened()
    lines = conversation.hear("corriger")
    assert lines[0] == "1 : Léa, case 3 : escargot vert 5 points. Tom, case 2 : poisson rose 8 points."
    assert lines[1:3] == ["2 : Tom, ouvrir 2.", "3 : Léa, ouvrir 3."]
    assert lines[3].startswith("4 : Rivière : 1, grenouille rose 4 escargot. 2, poisson orange 5 points.")
    assert lines[4] == "Tapez corriger, le numéro, et ce que c'était, par exemple : corriger 1, escargot vert 5 points, poisson rose 8 points."


def test_while_catching_up_the_table_may_be_heard_and_enter_says_what_it_means():
    conversation = at_the_table()
    question = "La rivière : ses cartes dans l'ordre, entre virgules. Entrée si aucune n'est visible."
    assert conversation.hear("recaler tout") == [question]
    conversation.hear("gr ro 4e, po or 5")
    assert conversation.hear("ri")[0] == "Rivière : 1, grenouille rose 4 escargot."
    assert conversation.answers[-1][-1].endswith("Entrée si aucune n'est visible.")
    assert conversation.hear("2 es ro 6, 3 es ro 6")[0] == "Deux fois escargot rose 6 points : il n'y en a qu'une."
    conversation.all("2 es ro 6", "annuler")
    assert conversation.answers[-1][-1].endswith("Entrée si aucune n'est visible.")


# Why and what then


@pytest.mark.parametrize("typed, rule", [
    (("3", "1 9"), "Un tour"), (("3", "7 1"), "Un tour"), (("9",), "Avant la partie"), (("3", "4 3", "9"), "La règle d'or"), (("3", "4 3", "3"), "La règle d'or"),
])  # fmt: skip
def test_why_reads_the_rule_behind_the_refusal(typed, rule):
    conversation = playing()
    conversation.all(*typed)
    assert conversation.hear("pourquoi")[0] == f"Règle : {rule}."


def test_the_effect_accounts_for_every_point():
    conversation = playing()
    conversation.all("3", "4 5")
    assert conversation.text("? 1 5") == (
        "Permis. Case 5, à gauche : 2 points, une carte rose chez Basile. De 8 points à 2. La carte rendue donnait 5 points. "
        "Les autres cartes y perdent 3 points. Puis une case cachée est révélée."
    )
    assert conversation.text("? 2 2").endswith("De 8 points à 11.")


def test_advice_accounts_for_every_point_too():
    conversation = playing()
    conversation.all("3", "4 5")
    view, say, swap = conversation.view, conversation.room.say, rules.Swap(1, 5)
    then = asked.after(view, swap)
    gives = bot.Gives(rules.counted_card(then, LEA, 5, view.river[0]), 8, 2)
    assert advice.advised(Choice(swap, (gives,)), view, say)[1] == (
        "Case 5, à gauche : 2 points, une carte rose chez Basile. De 8 points à 2. La carte rendue donnait 5 points. "
        "Les autres cartes y perdent 3 points."
    )


def test_the_last_hidden_slot_is_no_choice():
    conversation = opened()
    for n, lying in enumerate(("po or 2", "es ro 6", "po ve 6", "li ve 8", "li or 6", "gr ro 5"), 1):
        conversation.hear(f"recaler Léa case {n if n < 3 else n + 1} {lying}")
    conversation.hear("recaler tour Léa")
    assert conversation.hear("1 1")[-1] == "Léa, révélez votre dernière case cachée : 8."


# The order of a long tale


WAITS = "Ce qui s'est passé entre-temps attend : Entrée pour l'entendre."


def tale(conversation, mark):
    """What happened since that move, in order, a list of sentences a turn."""
    events = [event for move in conversation.table.moves[mark:] for event in move.events]
    starts = [place for place, event in enumerate(events) if isinstance(event, rules.Swapped)]
    turns = [events[start:end] for start, end in zip(starts, [*starts[1:], len(events)])]
    return [conversation.room.voice.told(turn, conversation.room.say) for turn in turns]


def test_after_a_move_against_three_the_own_move_comes_first_then_the_latest_turns():
    """On a narrow terminal three computer seats tell more than a page: what lies in between waits, by whole turns."""
    conversation = Conversation("fr", ("play", "symbiose", "--deal", "3", "--players", "4", "--first", "1"), world=World(width=40))
    conversation.all("3", "1 5", "2 3", "4")
    mark = len(conversation.table.moves)
    heard = conversation.hear("2 6")
    own, *others = tale(conversation, mark)
    assert WAITS in heard and len(others) == 3
    cut = heard.index(WAITS)
    asked = conversation.room.asked()
    assert heard[:cut] == own and own[0].startswith("Vous mettez ") and heard[-len(asked) :] == asked
    latest = next(count for count in (1, 2) if heard[cut + 1 : -len(asked)] == [*chain(*others[-count:])])
    assert asked[0].startswith("À vous, tour 4 sur 7.")
    waiting = [*chain(*others[:-latest])]
    assert conversation.hear("")[: len(waiting)] == waiting


def test_after_a_turned_up_card_the_own_card_comes_first():
    conversation = Conversation("fr", ("play", "symbiose", "--deal", "3", "--players", "4", "--first", "1"), world=World(width=40))
    conversation.all("3", "1 5", "2 3")
    assert [sentence.split()[0] for sentence in conversation.hear("4")[:4]] == ["Vous", "Basile", "Clara", "Émile"]


@pytest.mark.parametrize("seed", range(4))
def test_a_reply_counts_what_comes_before_what_waits(seed):
    """A duel of two people at 40 columns: what is asked of whoever is next fills a page by itself."""
    conversation = Conversation("fr", ("play", "symbiose", "Léa", "Tom", "--deal", str(seed), "--first", "1", "--option", "duel"), world=World(width=40))
    conversation.hear("complet")
    chance, full = Random(seed), 0
    while not conversation.table.over:
        rules, seat = conversation.table.rules, conversation.room.seat_to_move()
        action = chance.choice(legal(rules, conversation.table.state, seat))
        for typed in (conversation.room.voice.phrase(action, conversation.room.say), "r", "r"):
            conversation.hear(typed)
            assert height(conversation.answers[-1], 40) <= 20, conversation.answers[-1]
        full += height(conversation.answers[-1], 40) == 20
        while conversation.session.waiting:
            assert height(conversation.hear(""), 40) <= 20
    assert full, "some page is full"
