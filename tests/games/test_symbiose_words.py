"""What is heard in Symbiose: the opening, whose side counts what, ponds, situations, half moves, results."""

import re

import pytest
from conversation import Conversation

from accessijeux_cli.games.symbiose import lesson, topics
from accessijeux_cli.talk.rooms.demo import Demo
from accessijeux_cli.words.pages import Heard
from accessijeux_cli.words.tongue import LANGUAGES, Tongue

RIVER = "gr ro 4e, po or 5, li bl 4o, es ve 4o"


def at_the_table(*names, option="mode=standard", first="1"):
    return Conversation("fr", ("table", "symbiose", *names, "--first", first, "--option", option))


@pytest.mark.parametrize("names, option, sides", [
    (("Léa", "Tom"), "mode=standard", ["Gauche et droite comptent l'autre mare."]),
    (("Léa", "Tom"), "mode=duel", ["Léa : la gauche compte la mare de Tom, la droite la rivière.",
                                   "Tom : la gauche compte la rivière, la droite la mare de Léa."]),
    (("Léa", "Tom", "Zoé"), "mode=standard", ["Léa : la gauche compte la mare de Tom, la droite la mare de Zoé.",
                                              "Tom : la gauche compte la mare de Zoé, la droite la mare de Léa.",
                                              "Zoé : la gauche compte la mare de Léa, la droite la mare de Tom."]),
    (("Léa", "Tom", "Zoé", "Ana"), "mode=teams", []),
])  # fmt: skip
def test_several_people_are_told_once_whose_side_counts_what_and_who_begins(names, option, sides):
    begun = at_the_table(*names, option=option, first="2").begun
    assert [sentence for sentence in begun if re.match(r"(?:\w+ : la gauche|Gauche et droite)", sentence)] == sides
    assert "Le premier tour est à Tom." in begun


def test_who_begins_is_said_again_after_a_rematch():
    conversation = Conversation("fr", ("play", "symbiose", "Léa", "Tom", "--first", "1"))
    assert "Le premier tour est à Léa." in conversation.begun
    assert "Le premier tour est à Tom." in conversation.hear("revanche")


@pytest.mark.parametrize("language, words", [
    ("fr", ("grenouille rose 4 escargot, ou gr ro 4 es", "Rivière 1 : quelle carte ? Par exemple : grenouille rose 4 escargot.")),
    ("en", ("pink frog 4 snail, or pi fr 4 sn", "River 1: which card? For instance: pink frog 4 snail.")),
])  # fmt: skip
def test_a_physical_table_says_how_a_card_is_typed(language, words):
    conversation = Conversation(language, ("table", "symbiose"))
    assert words[0] in " ".join(conversation.begun)
    assert conversation.all("Léa, Tom", "Léa")[-1] == words[1]


def test_help_at_a_physical_table_names_all_that_is_typed_there():
    heard = at_the_table("Léa", "Tom").text("aide")
    assert all(word in heard for word in ("échanger", "carte", "ouvrir", "révéler", "recaler Léa case", "corriger"))


def test_no_two_numbers_meet_in_a_pond():
    """« cachées 1, 2, 4. 3, escargot » is heard as one number after the other."""
    conversation = at_the_table("Léa", "Tom")
    conversation.all(RIVER, "3", "2", "es ve 5, po ro 8")
    assert conversation.hear("mare Léa") == [
        "Léa, en haut : 3, escargot vert 5 points.", "Cachées : 1, 2 et 4.", "Léa, en bas : tout est caché."
    ]  # fmt: skip
    for typed in ("s", "mares", "moi"):
        assert not re.search(r"\d\. \d", " ".join(conversation.hear(typed)))


def test_the_situation_ends_with_what_must_be_done_first():
    conversation = at_the_table("Léa", "Tom")
    conversation.all(RIVER, "3", "2")
    assert "tour 0" not in conversation.text("s")
    assert conversation.hear("situation")[-1] == "Léa révèle la case 3 : quelle carte ?"
    conversation.all("es ve 5, po ro 8", "1 3")
    assert conversation.hear("s")[-1] == "Léa, révélez une case cachée : 1, 2, 4, 5, 6, 7 ou 8."


@pytest.mark.parametrize("rest", ["5", "pour 5", "case 5", "contre 5"])
def test_half_an_exchange_is_completed_by_its_slot(rest):
    conversation = at_the_table("Léa", "Tom")
    conversation.all(RIVER, "3", "2", "es ve 5, po ro 8")
    assert conversation.hear("ec 2") == ["La carte 2 de la rivière, pour quelle case, de 1 à 8 ?"]
    assert conversation.hear(rest)[0] == "Léa échange 2 contre 5 : poisson orange 5 points."


def test_half_an_exchange_is_forgotten_by_anything_else_and_asks_nothing_when_none_may_be_made():
    conversation = at_the_table("Léa", "Tom")
    assert "quelle case" not in conversation.text("ec 2")
    conversation.all(RIVER, "3", "2", "es ve 5, po ro 8", "ec 2", "rivière")
    before = len(conversation.table.moves)
    conversation.hear("5")
    assert len(conversation.table.moves) == before


def test_the_sums_of_teams_come_before_those_of_persons():
    conversation = Conversation("fr", ("play", "symbiose", "--players", "4", "--first", "1", "--option", "mode=teams"))
    while not conversation.table.over:
        conversation.hear("1 1" if conversation.view.phase == 1 else str(conversation.view.ponds[0].index(0) + 1))
    heard = conversation.answers[-1]
    first = heard.index("La partie est finie.") + 1
    assert [sentence.startswith("Équipe : ") for sentence in heard[first : first + 6]] == [True, True, False, False, False, False]


@pytest.mark.parametrize("language, words", [("fr", ("mare", "moi", "m", "les miens")), ("en", ("pond", "mine", "m"))])
def test_the_lesson_takes_every_word_for_ones_own_pond(language, words):
    number = [step.wants for step in lesson.STEPS].index(Heard(topics.mine))
    for word in words:
        conversation = Conversation(language, ("learn", "symbiose"), lesson_symbiose=number)
        conversation.hear(word)
        assert conversation.room.at == number + 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", ["status", "mine", "score", "news", "why", "help", "repeat"])
def test_in_a_lesson_the_question_is_heard_again(language, word):
    from accessijeux_cli.talk.commands.vocabulary import WORDS
    from accessijeux_cli.words.phrases import first_form

    conversation = Conversation(language, ("learn", "symbiose"))
    conversation.hear("3")
    typed = first_form(Tongue(language)(next(each.typed for each in WORDS if each.name == word)))
    assert any(conversation.room.asked()[-1] in sentence for sentence in conversation.hear(typed))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_played_against_the_advice_of_the_demonstration(language):
    conversation = Conversation(language)
    conversation.all("demo", "2")
    assert isinstance(conversation.room, Demo)
    scenes = [scene.typed for scene in lesson.DEMO]
    assert all(scene.action is None for scene in lesson.DEMO[scenes.index("advice") :])


def test_the_rules_just_read_are_those_spoken_of():
    conversation = Conversation("fr", ("regles", "symbiose"))
    first = conversation.hear("règles 1")
    assert first[0] == "Règle : Le but."
    assert conversation.hear("1")[1:] == first[1:]
    assert conversation.hear("4")[0] == "Règle : Un tour."
    conversation.hear("accueil")
    assert conversation.hear("règles 1") == ["Quel jeu ? 1 Guerre des Sons, 2 Symbiose, 3 Symphonimo."]
    assert conversation.hear("symbiose") == first
    conversation.hear("accueil")
    assert "Symbiose" not in conversation.text("1")


def test_the_card_one_returned_is_no_news():
    conversation = Conversation("fr", ("play", "symbiose", "--players", "2", "--first", "1", "--deal", "4"))
    conversation.all("2", "1 5")
    assert [sentence.split()[0] for sentence in conversation.hear("nouvelles")] == ["Basile"]


def test_in_the_deal_of_the_day_a_card_that_was_seen_is_not_taken_back():
    conversation = Conversation("fr")
    conversation.all("défi", "symbiose")
    conversation.hear("2")
    before = len(conversation.table.moves)
    assert conversation.hear("annuler")[0] == "Une carte a été vue : dans la donne du jour, cela ne s'annule pas."
    assert len(conversation.table.moves) == before


@pytest.mark.parametrize("word, begins", [("prendre", "Prendre 3"), ("échanger", "Échanger 3 contre 5"), ("rv", "Révéler 2")])
def test_help_about_a_word_is_of_that_word(word, begins):
    conversation = Conversation("fr", ("play", "symbiose", "--players", "2", "--first", "1"))
    assert conversation.text(f"aide {word}").startswith(begins)


@pytest.mark.parametrize("language, typed, card", [
    ("fr", "4 escargot grenouille rose", 1),
    ("fr", "3 poisson libellule rose", 15),
    ("fr", "gr 4e ro", 1),
    ("fr", "escargot grenouille rose 4", 1),
    ("fr", "5 po or", 3),
    ("fr", "2 libellule grenouille verte", 10),
    ("en", "4 snail pink frog", 1),
    ("en", "2 pi gr fi", 6),
    ("en", "fr 4 sn pi", 1),
    ("en", "pink frog, 4 per snail", 1),
    ("en", "fr pi 4 sn", 1),
])  # fmt: skip
def test_a_card_is_named_in_any_order(language, typed, card):
    conversation = Conversation(language, ("table", "symbiose", "Léa", "Tom", "--first", "1"))
    conversation.hear(typed)
    assert conversation.view.river == (card, 0, 0, 0)


@pytest.mark.parametrize("typed, heard", [
    ("escargot grenouille poisson", "Dites l'animal, sa couleur, ses points, et ce qu'il compte."),
    ("3 grenouille rose", "Cette carte n'existe pas. Celles qui existent : grenouille rose 4 escargot, grenouille rose 5 points, grenouille rose 4 par orange."),
    ("libellule verte 2 grenouille", "Cette carte n'existe pas. Celles qui existent : libellule verte 8 points, libellule verte 5 par bleue, libellule verte 5 grenouille."),
    ("2 po", "Laquelle : poisson vert 2 par rose, poisson bleu 2 libellule ou poisson orange 2 par rose ?"),
])  # fmt: skip
def test_no_card_is_offered_against_what_was_typed(typed, heard):
    conversation = at_the_table("Léa", "Tom")
    assert conversation.hear(typed) == [heard]
    assert not any(conversation.view.river)


def test_numbers_of_a_move_stand_before_the_points():
    conversation = at_the_table("Léa", "Tom")
    conversation.all(RIVER, "3", "2", "es ve 5, po ro 8", "1 5 5 gr ro")
    assert conversation.view.river[0] == 18
    conversation.hear("1 5 3 poisson libellule rose")
    assert conversation.view.river[0] == 15


@pytest.mark.parametrize("typed", ["recaler rivière 1 gr ro 4", "carte gr ro 4"])
def test_a_card_that_may_be_two_is_asked_for(typed):
    heard = at_the_table("Léa", "Tom").text(typed)
    assert heard.startswith("Laquelle : grenouille rose 4 escargot ou grenouille rose 4 par orange ?")


def test_while_catching_up_a_slot_may_be_hidden():
    conversation = at_the_table("Léa", "Tom")
    conversation.all(RIVER, "3", "2", "es ve 5, po ro 8", "recaler tout", "", "3 cachée, 2 es ro 6")
    assert conversation.room.game.view.ponds[0] == (0, 8, 0, 0, 0, 0, 0, 0)
    conversation.hear("1 po or 2, 2 et 3 cachées")
    assert conversation.room.game.view.ponds[1] == (35, 0, 0, 0, 0, 0, 0, 0)
    conversation.hear("annuler")
    assert "Tapez la case cachée, par exemple : 3 cachée." in conversation.hear("cachée")


def test_in_a_duel_the_river_is_caught_up_with_by_number():
    conversation = at_the_table("Léa", "Tom", option="mode=duel")
    assert "chacune après son numéro" in conversation.text("recaler tout")
    conversation.all("2 gr ro 4e, 4 po or 5, 6 cachée, 5 li bl 4o, 8 es ve 4o", "3 po or 2, 6 cachée", "1 po ro 8")
    assert conversation.hear("") == ["Tout est noté.", "À Léa."]
    assert conversation.view.river == (0, 1, 0, 3, 4, 0, 0, 19)
    assert conversation.hear("rivière")[-1].endswith("Cachées dans la rivière : 1, 3, 6, 7.")


def test_the_river_is_hidden_only_in_a_duel():
    assert "seul le duel en cache" in at_the_table("Léa", "Tom").text("recaler rivière 1 cachée")


@pytest.mark.parametrize("pond, turn, fits", [
    ("4 po ro 5 gr, 5 gr ro 5, 6 po or 2", "Léa", False),
    ("4 po ro 5 gr, 5 gr ro 5", "Léa", True),
    ("4 po ro 5 gr, 5 gr ro 5", "Tom", False),
    ("4 po ro 5 gr", "Tom", True),
])  # fmt: skip
def test_ponds_that_do_not_fit_the_turn_are_told(pond, turn, fits):
    conversation = at_the_table("Léa", "Tom")
    conversation.all(RIVER, "3", "2", "es ve 5, po ve 6", "recaler tout", "", "", f"2 cachée, {pond}")
    assert conversation.text(turn).startswith("Tout est noté." if fits else "Cartes visibles : Léa 1, Tom ")


def test_a_river_card_is_awaited_or_hidden():
    conversation = at_the_table("Léa", "Tom")
    assert conversation.hear("rivière") == ["Attendues dans la rivière : 1, 2, 3, 4."]
    conversation.all(RIVER, "3", "2", "es ve 5, po ro 8", "2 5")
    assert conversation.hear("rivière")[-1].endswith("Attendue dans la rivière : 2.")
    duel = at_the_table("Léa", "Tom", option="mode=duel")
    assert duel.hear("rivière") == ["Attendues dans la rivière : 1, 2, 3, 4.", "Cachées dans la rivière : 5, 6, 7, 8."]
    duel.hear(RIVER)
    for n, card in ((5, "po ro 8"), (6, "gr ro 5"), (7, "li ve 8")):
        duel.hear(f"recaler rivière {n} {card}")
    assert duel.hear("rivière")[-1].endswith("Cachée dans la rivière : 8.")


def test_in_the_lesson_the_river_lies_there_and_another_table_is_told():
    conversation = Conversation("fr", ("learn", "symbiose"))
    for typed in ("", "12", "8"):
        assert "quelle carte" not in conversation.text("s")
        conversation.hear(typed)
    number = next(at for at, step in enumerate(lesson.STEPS) if step.before == lesson.LAST)
    begun = Conversation("fr", ("learn", "symbiose"), lesson_symbiose=number).begun
    assert any("Une autre table" in sentence for sentence in begun)
