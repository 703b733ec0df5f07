"""The lesson and the demonstration."""

import re

import pytest
from conversation import SHELF, Conversation, World, at_the_table, playing
from linter import reply_problems
from talking import every_language, moves, to_the_end, unchanged

from accessijeux_cli.games.symphonimo import rules as r
from accessijeux_cli.play.game import DECK, legal
from accessijeux_cli.talk.reply import height
from accessijeux_cli.talk.rooms.lesson import Lesson
from accessijeux_cli.talk.rooms.seating import Seating
from accessijeux_cli.words.pages import Number, Refused

# The lesson, the demonstration


def test_a_lesson_is_left_and_found_again_where_it_was():
    conversation = Conversation("fr", ("learn", "symphonimo"))
    conversation.all("", "8", "0", "p", "2")
    step = conversation.room.at
    assert step == 5
    conversation.hear("accueil")
    again = conversation.again()
    again.all("apprendre", "symphonimo")
    assert isinstance(again.room, Lesson) and again.room.at == step
    assert str(step + 1) in again.answers[-1][0]
    again.hear("c")
    assert again.room.at == step + 1


def test_a_lesson_begun_in_a_game_comes_back_to_it():
    conversation = playing("fr")
    conversation.hear("p")
    before = moves(conversation)
    conversation.hear("apprendre")
    while isinstance(conversation.room, Lesson):
        conversation.hear("passer")
    assert moves(conversation) == before and conversation.answers[-1][-1] == conversation.room.asked()[-1]


@pytest.mark.parametrize("game", SHELF.names())
def test_a_lesson_can_be_gone_back_through(game):
    conversation = Conversation("fr", ("learn", game))
    assert conversation.hear("étape précédente")[0] == "C'est la première étape."
    first = conversation.room.asked()
    conversation.all("passer", "passer")
    assert conversation.hear("u")[0].startswith("Étape 2.")
    assert conversation.hear("précédente")[-1] == first[-1]
    for _ in conversation.room.steps[1:]:
        conversation.hear("passer")
    assert conversation.hear("u")[0].startswith(f"Étape {len(conversation.room.steps) - 1}.")


@pytest.mark.parametrize("typed", ["who plays", "qui joue", "how many"])
def test_a_question_is_no_list_of_names(typed):
    conversation = Conversation("en", ("play", "symphonimo"))
    conversation.hear(typed)
    assert isinstance(conversation.room, Seating) and not conversation.room.players


def test_two_games_at_a_table_are_exported_to_two_files_and_each_language_to_its_own():
    world = World()
    for name in ("Anne", "Zoé"):
        Conversation("fr", ("table", "symphonimo", name, "Hugo", "--first", "1"), world=world).hear("7 1")
    conversation = Conversation("fr", world=world)
    for typed in ("revoir 1", "exporter", "english", "export", "français", "accueil", "revoir 2", "exporter"):
        conversation.hear(typed)
    assert len(world.saved) == 3 and sum("Zoé" in text for text in world.saved.values()) == 2


def test_a_list_of_games_counts_moves_as_their_replay_does():
    for game in SHELF.names():
        world = World()
        conversation = Conversation("fr", ("play", game, "--players", "3", "--deal", "3", "--first", "2"), world=world)
        for _ in range(4):
            here = legal(conversation.table.rules, conversation.state, 0)
            conversation.hear(conversation.room.voice.phrase(here[0], conversation.room.say) if here else "")
        again = Conversation("fr", world=world)
        told = re.search(r"(un|\d+) coups?", again.text("revoir") + again.text("1"))
        assert told and again.room.opening()[0].endswith(f"{told[0]}."), (game, told[0], again.room.opening())


def test_a_mark_after_a_move_asks_as_one_before_it():
    conversation = playing("fr", "Anne", "Hugo", "--first", "1")
    assert unchanged(conversation, "p ?") == playing("fr", "Anne", "Hugo", "--first", "1").hear("? p")
    unchanged(conversation, "piocher?")
    assert "Le but" in conversation.text("règles ?")


@pytest.mark.parametrize("typed", ["zzz", "chefs", "moi"])
def test_a_list_stays_when_something_else_is_typed_that_means_nothing_there(typed):
    world = World()
    for name in ("Anne", "Zoé"):
        Conversation("fr", ("table", "symphonimo", name, "Hugo", "--first", "1"), world=world).hear("7 1")
    conversation = Conversation("fr", world=world)
    conversation.hear("reprendre")
    assert conversation.hear(typed)[-1].startswith("On attend un numéro de la liste, de 1 à 2.")
    conversation.all("9", "2")
    assert conversation.table.setup.names[0] == "Anne"


def test_no_to_a_suggestion_and_no_to_a_rematch_are_understood():
    conversation = playing("fr")
    assert "Vouliez-vous dire" in conversation.text("pioher") and conversation.hear("non")[0] == "Rien n'a changé."
    to_the_end(conversation)
    assert conversation.hear("non") == ["Comme vous voulez : score, accueil ou quitter."]


def test_what_waited_can_be_heard_after_something_else_was_asked():
    conversation = playing("fr")
    conversation.hear("aide mots")
    second = conversation.session.waiting[0][0]
    conversation.hear("chefs")
    assert conversation.hear("suite")[0] == second
    conversation.all("chefs", "moi")
    assert conversation.hear("suite")[0] == "Il n'y a plus de suite."


def test_at_a_table_a_rematch_asks_who_begins():
    conversation = Conversation("fr", ("table", "symphonimo", "Anne", "Hugo", "--first", "1"))
    conversation.all("7 1", "revanche")
    assert conversation.room.asked() == ["Qui a joué d'un instrument en dernier ? Un prénom, ou Entrée pour le hasard."]
    conversation.hear("Hugo")
    assert conversation.table.setup.names == ("Anne", "Hugo") and conversation.table.setup.first == 1 and not conversation.table.moves


def test_at_who_plays_undo_goes_back():
    conversation = Conversation("fr", ("play", "symphonimo"))
    conversation.hear("Anne")
    assert "Qui joue" in conversation.text("annuler") and not conversation.room.players
    assert "Les jeux" in conversation.text("annuler")


def test_the_deal_of_the_day_begun_again_names_the_game_and_the_one_that_waits():
    conversation = Conversation("fr")
    assert conversation.hear("défi symphonimo")[0] == "Symphonimo, la donne du 29 novembre 2026 : vous contre Basile et Clara."
    conversation.all("p", "1", "accueil", "défi symbiose")
    assert "reprendre" not in conversation.text("r")
    conversation.hear("accueil")
    assert conversation.hear("défi symphonimo")[0] == "Vous l'aviez déjà commencée : reprendre retrouve cette partie. La voici depuis le début."


def test_a_line_taken_back_just_after_the_curtain_was_wished_is_told_by_name():
    conversation = playing("fr", "Anne", "Hugo", "--first", "1")
    conversation.all("p", "1", "rideau oui", "u", "oui", "", "1", "", "")
    assert "Anne a repris une ligne." in conversation.answers[-1]


def test_a_number_of_rounds_typed_twice_stays():
    conversation = Conversation("fr", ("play", "guerre_des_sons"))
    for typed in ("manches 3", "manches 3"):
        assert conversation.hear(typed)[0].endswith("Manches : 3.")


def test_lines_that_a_correction_drops_are_counted():
    conversation = Conversation("fr", ("table", "symphonimo", "Anne", "Hugo", "--first", "1"))
    conversation.all("7 1", "e 1", "7 2", "corriger 3, 8 2")
    conversation.hear("corriger 3, 7 2")
    heard = conversation.all("corriger 3, 9 2", "oui")
    assert "Deux lignes suivantes sont retirées." in heard and "La suite reste valable." not in heard


def test_a_correction_at_a_table_keeps_what_a_bot_did_after_it():
    conversation = Conversation("fr", ("table", "symphonimo", "Anne", "facile", "Hugo", "--first", "1"))
    conversation.all("7 1", "5")
    place = conversation.table.moves[-1]
    conversation.all("8 2", "4 2", "corriger 4, 7 sous 3")
    assert moves(conversation)[:6] == [(0, r.Draw()), (DECK, r.Reveal(7)), (0, r.Place(3)), (1, r.Draw()), (DECK, r.Reveal(5)),
                                       (1, place.action)]  # fmt: skip
    conversation.hear("corriger 3, 6")
    assert moves(conversation)[4:6] == [(DECK, r.Reveal(6)), (1, place.action)]
    conversation.hear("corriger 3, 6 sous 2")
    assert moves(conversation)[4:6] == [(DECK, r.Reveal(6)), (1, r.Place(2))]


def test_who_plays_out_of_turn_at_a_table_is_told_how_to_make_it_so():
    conversation = Conversation("fr", ("table", "symphonimo", "Anne", "Hugo", "--first", "1"))
    assert unchanged(conversation, "Hugo 7 2") == ["C'est à Anne de jouer. Piochez une carte.", "Si c'est à Hugo de jouer : recaler tour Hugo."]
    conversation.all("recaler tour Hugo", "Hugo 7 2")
    assert conversation.table.moves[-1].seat == 1
    assert "recaler" not in playing("fr", "Anne", "Hugo", "--first", "1").text("Hugo p")


def test_help_of_the_first_word_of_several_phrases_tells_them_all():
    conversation = Conversation("fr", ("table", "symphonimo", "Anne", "Hugo", "--first", "1"))
    told = conversation.hear("aide recaler")
    assert len(told) == 5 and all(line.startswith("Recaler ") for line in told)
    assert conversation.hear("aide braille")[1].startswith("Braille 20 : ")
    assert conversation.hear("aide corriger")[2].startswith("Corriger 2, 7 sous 2")


def test_the_rules_are_heard_inside_a_game_without_leaving_it():
    conversation = playing("fr")
    conversation.hear("p")
    for typed in ("règles", "règles 8", "règles quatuor", "règles 99", "règles xyzzy"):
        assert not reply_problems(unchanged(conversation, typed), "fr", typed=typed)


@every_language
def test_the_demonstration_goes_by_enter_alone_to_its_end(language):
    conversation = Conversation(language)
    conversation.all("démo", "symphonimo")
    for _ in range(30):
        if type(conversation.room).__name__ == "Chooser":
            break
        conversation.hear("")
    assert type(conversation.room).__name__ == "Chooser"


# Lessons by words


@every_language
@pytest.mark.parametrize("name", SHELF.names())
def test_a_step_passed_over_tells_what_it_would_have_told(language, name):
    conversation = Conversation(language, ("learn", name))
    while isinstance(conversation.room, Lesson):
        step = conversation.room.step
        reason = conversation.room.stage.refusal((step.wants.action,)) if isinstance(step.wants, Refused) else None
        expected = conversation.room.stage.reason(reason) if reason is not None else ""
        heard = conversation.text("skip")
        assert expected in heard
        if isinstance(step.wants, Number):
            assert re.search(rf"^\D+{step.wants.value}\.", heard), heard


@pytest.mark.parametrize("typed", ["e 1", "p"])
def test_a_move_at_a_step_that_is_only_told_is_answered(typed):
    conversation = Conversation("fr", ("learn", "symphonimo"))
    assert len(conversation.hear(typed)) == 2 and conversation.room.at == 0


@pytest.mark.parametrize("name", SHELF.names())
def test_another_language_reads_the_step_of_a_lesson_again(name):
    conversation = Conversation("fr", ("learn", name))
    heard = conversation.text("english")
    assert all(conversation.room.say(sentence) in heard for sentence in conversation.room.step.tell)


def test_too_many_cards_of_a_value_are_not_said_to_be_out():
    conversation = at_the_table("fr")
    heard = conversation.text("recaler Tom : 3 3 3 3")
    assert conversation.room.refused == r.TooManyOf(3) and "déjà sortis. Relisez" not in heard


def test_the_questions_of_a_recap_can_be_left():
    conversation = at_the_table("fr", "Léa", "Tom")
    conversation.all("7 2", "recaler")
    assert "Annuler" in conversation.text("a")
    assert conversation.hear("annuler")[0] == "Fin des questions, rien n'a changé."
    assert type(conversation.room).__name__ == "Playing" and conversation.state.rows[1] == [7]


def test_who_has_taken_cannot_be_to_play():
    conversation = at_the_table("fr", "Léa", "Tom", "Zoé")
    conversation.all("7 2", "e 2")
    heard = conversation.hear("recaler tour Tom")
    assert "Tom" in " ".join(heard) and conversation.state.turn == 2


def test_the_title_of_a_game_during_a_game_tells_how_to_begin_it():
    conversation = playing("fr")
    conversation.all("p", "1")
    heard = conversation.hear("symphonimo")
    assert heard[0] == "Pour une autre partie, tapez jouer Symphonimo ; celle-ci est gardée."
    assert type(conversation.all("jouer symphonimo") and conversation.room).__name__ == "Seating"


def test_undo_at_a_suggestion_takes_nothing_back():
    conversation = playing("fr")
    conversation.all("p", "1")
    moves = len(conversation.table.moves)
    assert "Vouliez-vous dire" in conversation.text("je prends chef un")
    assert conversation.hear("annuler")[0] == "Rien n'a changé." and len(conversation.table.moves) == moves


def test_a_game_of_which_all_was_taken_back_has_no_move():
    conversation = at_the_table("fr", "Léa", "Tom")
    conversation.all("7 2", "annuler", "accueil")
    assert conversation.again().text("revoir").count("aucun coup") == 1


@every_language
def test_yes_after_the_end_is_a_rematch(language):
    conversation = playing(language)
    conversation.all("resign" if language == "en" else "abandonner", {"fr": "oui", "en": "yes"}[language])
    table = conversation.table
    conversation.hear({"fr": "oui", "en": "yes"}[language])
    assert conversation.table is not table and not conversation.table.over


def test_whoever_has_played_may_still_take_back_before_the_curtain_closes():
    conversation = playing("fr", "Léa", "Tom", "--first", "1", curtain=True)
    conversation.all("", "p", "1")
    assert type(conversation.room).__name__ == "Curtain" and not conversation.room.closed
    assert "Chef 1" in conversation.text("s")
    assert conversation.hear("annuler")[0] == "Annulé : sous 1." and conversation.room.listening == 0
    conversation.all("2", "")
    assert conversation.room.closed and "Annulé" not in conversation.text("annuler")


def test_help_words_name_the_words_of_a_table_only_there():
    def words(conversation):
        heard = conversation.hear("aide mots")
        while conversation.session.waiting:
            heard += conversation.hear("")
        return " ".join(heard)

    assert "Corriger" not in words(playing("fr")) and "Corriger" in words(at_the_table("fr"))


def test_a_placement_is_corrected_by_the_line_as_it_was_typed():
    """The card was typed alone, then with its conductor: the correction may name both again."""
    conversation = at_the_table("fr", "Léa", "Tom")
    conversation.all("9", "9 2")
    assert conversation.hear("corriger 1, 9 sous 1")[0] == "Corrigé : Chef 1 : 9."
    assert conversation.state.rows == [[9], []]
    refused = conversation.hear("corriger 1, 8 sous 1")
    assert refused[1] == "Rien n'a changé." and conversation.state.rows == [[9], []]


@pytest.mark.parametrize("language, typed", [("fr", ("défi", "Guerre des Sons")), ("en", ("daily", "Guerre des Sons"))])
def test_what_is_said_before_a_game_leaves_its_first_page_short(language, typed):
    """Clara and Basile play six tricks before the first question of this deal; the title of the deal stands before them."""
    from accessijeux_cli.talk.reply import MOST_LINES

    conversation = Conversation(language, world=World(width=40))
    pages = [conversation.all(*typed)]
    while conversation.session.waiting:
        pages.append(conversation.hear(""))
    assert all(height(page, 40) <= MOST_LINES for page in pages)
