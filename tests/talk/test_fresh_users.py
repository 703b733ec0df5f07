"""What people found who had never seen the program."""

from itertools import islice

import pytest
from conversation import Conversation, World, at_the_table, playing
from talking import unchanged

from accessijeux_cli.talk.rooms.seating import Seating


@pytest.mark.parametrize("typed, told", [("sans aide", "Cette table joue sans aide."), ("fausse note", "Fausse note")])
def test_what_was_agreed_holds_when_a_deal_is_chosen_after_it(typed, told):
    conversation = Conversation("fr", ("play", "symphonimo"))
    conversation.all(typed, "donne 4271")
    assert told in conversation.text("") + conversation.text("moi")
    assert conversation.table.setup.seed == 4271


def test_history_and_repeat_count_alike():
    conversation = playing("fr")
    heard = conversation.hear("p"), conversation.hear("s"), conversation.hear("v 3")
    conversation.hear("historique")
    assert conversation.hear("répète 2")[1:] == heard[1][1:]
    assert conversation.hear("répète 0")[0] == "Un numéro de 1 à 4."


def last_of_a_game():
    """Two people at a table; one family card each is left: Tom took, Léa may leave or take."""
    conversation = at_the_table("fr", "Léa", "Tom")
    conversation.hear("recaler tout")
    for typed in ("3 3 3 4 4 4 4 5 5 5 5 5 6 6 6 6 6 6", "7 7 7 7 7 7 7 8 8 8 8 8 8 8 8", "Léa", "9 9 9", ""):
        conversation.hear(typed)
    return conversation


def test_a_corrected_end_tells_the_new_result():
    conversation = last_of_a_game()
    for typed in ("9 2", "e 2", "9 1", "9 1", "9 1", "9 1", "9 2", "e 2", "finir"):
        conversation.hear(typed)
    assert conversation.table.over, conversation.answers[-3:]
    heard = conversation.hear("corriger 2, finir")
    assert "Égalité : Léa et Tom partagent la victoire." in heard
    heard = conversation.hear("annuler")
    assert heard[0] == "La correction est annulée." and "gagne" in " ".join(heard), heard


def test_records_are_told_for_each_person():
    conversation = last_of_a_game()
    for typed in ("9 2", "e 2", "9 1", "9 1", "9 1", "9 1", "9 2", "e 2", "finir"):
        conversation.hear(typed)
    lea, tom = conversation.table.rules.scores(conversation.state)
    assert conversation.hear("palmarès") == [
        "Symphonimo : une partie finie.",
        f"Léa : une victoire, meilleur score {lea}, moyenne {lea}.",
        f"Tom : pas encore de victoire, meilleur score {tom}, moyenne {tom}.",
    ]


def test_giving_up_is_taken_back_alone():
    conversation = playing("fr")
    conversation.all("p", "1", "abandonner", "oui")
    assert conversation.table.over
    moves = len(conversation.table.moves)
    assert conversation.hear("annuler")[0] == "La partie n'est plus abandonnée."
    assert not conversation.table.over and len(conversation.table.moves) == moves
    assert conversation.replayed().resigned is None and not conversation.replayed().over
    assert conversation.hear("annuler")[0].startswith("Annulé")


def test_a_card_typed_alone_may_be_typed_again_with_its_conductor():
    conversation = at_the_table("fr", "Léa", "Tom")
    conversation.hear("9")
    assert conversation.hear("9 2")[0] == "Chef 2 : 9." and conversation.state.rows[1] == [9]
    conversation.hear("3")
    heard = conversation.hear("7 2")
    assert conversation.state.rows[1] == [9] and heard[-1] == "Si c'est la ligne d'avant qui est fausse : annuler."


def test_a_correction_that_cannot_be_says_why_and_that_nothing_changed():
    conversation = at_the_table("fr", "Léa", "Tom")
    conversation.hear("7 2")
    for typed, why in (("corriger 1, 11 sous 1", "11"), ("corriger 1, 7 sous 4", "chef 4")):
        heard = conversation.hear(typed)
        assert why in heard[0] and heard[1] == "Rien n'a changé." and conversation.state.rows[1] == [7], heard
    assert conversation.hear("corriger 1")[0] == "1 : Léa, 7 sous 2. Tapez encore corriger 1, puis ce que c'était."


@pytest.mark.parametrize(
    "typed, told",
    [("a", "Oui le fait ; non laisse tout en place."), ("", "Oui le fait ; non laisse tout en place."),
     ("zut", "Ce n'est ni oui ni non.")],
)  # fmt: skip
def test_a_question_of_yes_or_no_is_asked_again(typed, told):
    conversation = playing("fr")
    conversation.hear("abandonner")
    assert conversation.hear(typed) == [told, "Abandonner cette partie ? Tapez oui ou non."]


def test_a_question_of_yes_or_no_can_be_heard_again():
    conversation = playing("fr")
    conversation.hear("abandonner")
    assert conversation.hear("r") == ["Encore : Abandonner cette partie ? Tapez oui ou non."]


@pytest.mark.parametrize("language, game, typed", [("en", "symphonimo", ["", "? 8", "? d", "? 0"]), ("fr", "symbiose", ["", "? 8", "8 ?", "? rivière"])])
def test_at_a_question_of_a_lesson_a_question_asks_it_again(language, game, typed):
    conversation = Conversation(language, ("learn", game))
    conversation.hear(typed[0])
    for text in typed[1:]:
        assert conversation.hear(text)[-1].endswith(conversation.room.asked()[-1]), text


def test_an_export_where_nothing_can_be_written_says_so(tmp_path):
    conversation = playing("fr")
    conversation.hear("p")
    conversation.room.kept_in.path = None
    assert conversation.hear("exporter")


def test_a_seat_of_nobody_known_is_no_game():
    conversation = playing("fr", "Anne", "--first", "1")
    conversation.all("p", "1")
    conversation.world.journals.files[0].lines[0]["seats"][1]["by"] = "cas%al"
    heard = Conversation("fr", world=conversation.world).hear("reprendre")
    assert heard[1].startswith("Le fichier 2026-11-29-symphonimo-1.jsonl est laissé de côté : les places")


def test_of_a_game_damaged_twice_what_comes_before_the_first_damage_is_offered():
    conversation = playing("fr", "Anne", "Hugo", "--first", "1")
    conversation.all("p", "1", "p", "2", "p", "1")
    file = conversation.world.journals.files[0]
    del file.lines[6]["card" if "card" in file.lines[6] else "do"]
    file.lines = file.lines[:9]
    file.state = ("damaged", 10)
    again = Conversation("fr", world=conversation.world)
    assert "Ce qui précède peut servir." in again.text("reprendre")
    again.hear("oui")
    assert 0 < len(again.table.moves) < 6


def test_a_line_without_end_is_refused_at_once():
    conversation = playing("fr")
    for typed in ("a b " * 30_000, "9 " * 50_000, "x" * 100_000):
        assert unchanged(conversation, typed)[0] in ("Cette ligne est trop longue pour être lue : 500 caractères au plus.",
                                                     "Encore : Cette ligne est trop longue pour être lue : 500 caractères au plus.",
                                                     "Encore une fois : Cette ligne est trop longue pour être lue : 500 caractères au plus.")


@pytest.mark.parametrize("typed", ["score", "s", "moi", "nouvelles", "historique"])
def test_before_a_yes_or_no_the_table_can_be_heard(typed):
    conversation = playing("fr", "Anne", "Hugo", "--first", "1")
    conversation.all("p", "u")
    heard = conversation.hear(typed)
    assert heard[-1] == "Une carte a été vue. Tout le monde est d'accord ? Tapez oui ou non." and len(heard) > 1
    conversation.hear("oui")
    assert conversation.table.moves == []


def test_what_somebody_else_chose_behind_the_curtain_is_taken_back_only_together():
    conversation = Conversation("fr", ("play", "symbiose", "Léa", "Tom", "--first", "1", "--deal", "5"), curtain=True)
    conversation.all("", "2", "", "")
    assert conversation.hear("u") == ["C'est une ligne de Léa. Tout le monde est d'accord ? Tapez oui ou non."]
    conversation.hear("non")
    assert conversation.table.moves


@pytest.mark.parametrize("typed, game", [("apprendre 1", "guerre_des_sons"), ("table 2", "symbiose"), ("jouer 3", "symphonimo")])
def test_a_game_may_be_named_by_its_number(typed, game):
    conversation = Conversation("fr")
    conversation.hear(typed)
    assert conversation.room.game.name == game


def test_a_number_with_a_question_mark_begins_nothing():
    conversation = Conversation("fr", ("play", "symphonimo"))
    conversation.all("", "1 ?")
    assert isinstance(conversation.room, Seating)


def test_more_leaves_a_list_as_it_is():
    world = World()
    for name in ("Anne", "Zoé"):
        Conversation("fr", ("table", "symphonimo", name, "Hugo", "--first", "1"), world=world).hear("7 1")
    conversation = Conversation("fr", world=world)
    conversation.all("reprendre", "suite", "2")
    assert conversation.table.setup.names[0] == "Anne"


@pytest.mark.parametrize("typed", ["pianissimo", "scherzo Anne, Tom", "Anne, duel"])
def test_what_is_agreed_in_another_game_is_no_name(typed):
    conversation = Conversation("fr", ("play", "symphonimo"))
    assert "sert dans les jeux" in conversation.text(typed) and not conversation.room.players


@pytest.mark.parametrize("typed, over", [("o", True), ("n", False)])
def test_yes_and_no_have_short_forms(typed, over):
    conversation = playing("fr")
    conversation.all("p", "1", "abandonner", typed)
    assert conversation.table.over == over


def test_a_question_of_yes_or_no_can_be_left():
    conversation = playing("fr")
    conversation.all("p", "1", "abandonner")
    assert conversation.hear("annuler")[0] == "Rien n'a changé." and not conversation.table.over
    conversation.hear("abandonner")
    conversation.hear("accueil")
    assert type(conversation.room).__name__ == "Chooser"
    conversation = playing("fr")
    conversation.all("p", "1", "abandonner", "q")
    assert conversation.session.over and not conversation.table.over


def test_help_at_a_physical_table_names_its_own_words():
    heard = at_the_table("fr").text("a")
    assert "corriger" in heard and "recaler tout" in heard

WAITS = "Ce qui s'est passé entre-temps attend : Entrée pour l'entendre."


def long_tales(*words):
    """Answers of whole games too long for a page: the conversation there, what was told first, the events."""
    for deal in range(1, 30):
        conversation = Conversation("fr", ("play", "guerre des sons", "--deal", str(deal), *words))
        conversation.all("", "moi")
        while not conversation.table.over:
            before = len(conversation.table.moves)
            answer = conversation.hear("1")
            if WAITS in answer:
                events = [event for move in conversation.table.moves[before:] for event in move.events]
                yield conversation, answer, events
                break


def test_a_long_tale_has_its_beginning_its_end_and_between_them_that_more_waits():
    """What a decision needs is heard at once; the rest waits, whole and in its order; every page ends with what is asked."""
    for conversation, answer, events in islice(long_tales(), 5):
        asked, told = conversation.room.asked(), conversation.room.voice.told(events, conversation.room.say)
        own, latest = answer[: answer.index(WAITS)], answer[answer.index(WAITS) + 1 : -len(asked)]
        assert len(answer) <= 20 and answer[-len(asked) :] == asked
        between, page = [], []
        while conversation.session.waiting:
            page = conversation.hear("")
            between += [each for each in page if each not in conversation.room.expected() and "attend" not in each]
        results = len(own) + len(between) + len(latest) - len(told)
        assert [*own, *between, *latest[results:]] == told and page[-1] == conversation.room.expected()[-1]
        assert [each for each in between if each in latest[:results]] == latest[:results]


def test_a_long_tale_is_cut_between_tricks_and_keeps_results():
    """The own trick with who takes it, the rounds won since, and the latest tricks from their beginnings."""
    for conversation, answer, events in islice(long_tales(), 5):
        own, latest = answer[: answer.index(WAITS)], answer[answer.index(WAITS) + 1 :]
        assert not own or any("gagne la plie" in line or "à personne" in line for line in own)
        tricks = [line for line in latest if " la manche" not in line and "compte" not in line]
        assert tricks[0].startswith(("Plie ", "Manche ")), latest
        ended = sum(type(event).__name__ == "RoundOver" for event in events)
        assert sum("la manche 1" in line or "la manche 2" in line or "à égalité : " in line for line in answer) >= ended
        pages = [page[0] for page in conversation.session.waiting]
        assert all(line.startswith(("Plie ", "Manche ")) for line in pages), pages


def test_whoever_plays_alone_is_waited_for_between_rounds():
    """Deal 14 of La Guerre des Sons: Basile and Clara take all tricks of the first round."""
    conversation = Conversation("fr", ("play", "guerre_des_sons", "Moi", "--deal", "14", "--first", "2"), bots="greedy")
    heard = list(conversation.begun)
    assert heard[-1] == "Entrée pour continuer." and not conversation.table.over
    while conversation.session.waiting:
        page = conversation.hear("")
        assert "Entrée pour continuer." in page
        heard += page
    assert "Manche 2." in heard
    stood = len(conversation.table.moves)
    assert conversation.hear("")[0].startswith("Plie 1, ") and len(conversation.table.moves) > stood


def test_a_move_typed_at_a_pause_goes_on():
    conversation = Conversation("fr", ("play", "guerre_des_sons", "Moi", "--deal", "14", "--first", "2"), bots="greedy")
    stood = len(conversation.table.moves)
    conversation.hear("volume")
    assert len(conversation.table.moves) > stood and not conversation.session.question


def test_a_game_left_at_a_pause_is_told_on_when_it_is_found_again():
    conversation = Conversation("fr", ("play", "guerre_des_sons", "Moi", "--deal", "27", "--first", "1"), bots="greedy")
    while not conversation.room.paused:
        conversation.hear("" if conversation.session.waiting else "1")
    stood = len(conversation.table.moves)
    again = conversation.again()
    heard = again.hear("reprendre")
    assert len(again.table.moves) > stood and heard[0] == "La partie continue." and any(line.startswith("Plie ") for line in heard)


def test_the_screen_cleared_on_request_stays_clear():
    conversation = playing("fr")
    conversation.hear("p")
    assert conversation.hear("effacer") == ["L'écran est effacé. Entrée dit où en est la partie."]
    conversation.world.clearing = False
    assert conversation.hear("effacer") == ["L'écran ne peut pas s'effacer ici : ce qui a été dit peut y être relu."]


def test_a_curtain_that_cannot_clear_says_so_once():
    conversation = playing("fr", "Léa", "Tom", "--first", "1", curtain=True)
    conversation.world.clearing = False
    told = [conversation.hear(typed) for typed in ("", "p", "1", "", "", "p", "1", "", "")]
    warned = ["L'écran ne peut pas s'effacer ici : ce qui a été dit peut y être relu." in each for each in told]
    assert sum("au casque" in " ".join(each) for each in told) > 1 and sum(warned) == 1, told
