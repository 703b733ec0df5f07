"""A physical table: corrections and catching up."""

import re

import pytest
from conversation import Conversation, World, at_the_table, playing
from linter import reply_problems
from talking import every_language, moves, unchanged

from accessijeux_cli.games.symphonimo import rules as r
from accessijeux_cli.play.game import DECK


def test_a_turn_may_be_typed_step_by_step():
    conversation = at_the_table("fr")
    assert "?" in conversation.text("p")
    assert "8" in conversation.text("8")
    conversation.hear("3")
    assert moves(conversation) == [(0, r.DRAW), (DECK, r.Reveal(8)), (0, r.Place(3))]
    assert conversation.view.turn == 1


def test_a_turn_may_be_typed_as_a_value_then_a_conductor():
    conversation = at_the_table("fr")
    conversation.all("7", "2")
    assert moves(conversation) == [(0, r.DRAW), (DECK, r.Reveal(7)), (0, r.Place(2))]


@pytest.mark.parametrize("typed", ["e2", "emporter 2", "prendre chef 2", "E 2"])
def test_a_conductor_is_taken_at_a_table(typed):
    conversation = at_the_table("fr")
    conversation.all("7 2", typed)
    assert moves(conversation)[-1] == (1, r.Take(2))


def test_a_terse_answer_names_what_was_done_and_who_is_next():
    conversation = at_the_table("fr", "Léa", "Clara")
    heard = conversation.hear("7 2")
    assert "7" in heard[0] and "2" in heard[0] and "Clara" in heard[-1]
    assert all(len(each) <= 40 for each in heard)


def test_values_that_cannot_be_are_refused_with_the_reason():
    conversation = at_the_table("fr")
    for card in (2, 11, 20):
        heard = " ".join(unchanged(conversation, f"{card} 1"))
        assert str(card) in heard and "3" in heard and "10" in heard
    for _ in range(3):
        conversation.hear("3 1" if _ < 3 else "")
    heard = " ".join(unchanged(conversation, "3 2"))
    assert "trois" in heard and "3" in heard
    assert conversation.room.refused == r.AllSeen(3)


def test_a_line_of_several_moves_is_refused_whole():
    conversation = at_the_table("fr")
    unchanged(conversation, "7 9")
    assert conversation.room.refused == r.NoSuchConductor(9, 3)
    conversation.all("7 2", "7 2", "7 2", "7 2")
    unchanged(conversation, "8 2")
    assert conversation.room.refused == r.ConductorFull(2)


def test_nothing_is_drawn_by_the_program_at_a_table():
    conversation = at_the_table("fr")
    conversation.hear("p")
    assert moves(conversation) == [(0, r.DRAW)]
    unchanged(conversation, "", "s", "?", "reste")
    assert conversation.table.actors == (DECK,)


def with_a_bot(language="fr"):
    return at_the_table(language, "Léa", {"fr": "facile", "en": "easy"}[language])


def test_a_bot_plays_with_friends_and_its_draw_is_typed():
    conversation = with_a_bot()
    conversation.hear("7 1")
    for _ in range(30):
        if conversation.table.actors == (DECK,):
            break
        conversation.hear("8 2" if conversation.view.open else "e 1")
    assert conversation.table.actors == (DECK,), "the bot has drawn and waits for its card"
    assert "Basile" in conversation.text("")
    before = len(moves(conversation))
    heard = conversation.hear("9")
    assert moves(conversation)[before] == (DECK, r.Reveal(9))
    placed = moves(conversation)[before + 1]
    assert placed[0] == 1 and isinstance(placed[1], r.Place)
    assert "Basile" in " ".join(heard) and "9" in " ".join(heard)


def test_undo_of_a_value_typed_for_a_bot_waits_for_it_again():
    conversation = with_a_bot()
    conversation.hear("7 1")
    if conversation.table.actors != (DECK,):
        pytest.skip("the bot took")
    conversation.all("9", "u")
    assert conversation.table.actors == (DECK,)
    conversation.hear("8")
    assert (DECK, r.Reveal(8)) in moves(conversation) and (DECK, r.Reveal(9)) not in moves(conversation)


def test_bots_alone_cannot_sit_at_a_table():
    conversation = Conversation("fr", ("table", "symphonimo"))
    conversation.hear("facile, moyen")
    assert not conversation.room.players


def test_undo_repairs_typing_mistakes_at_a_table_without_asking():
    conversation = at_the_table("fr")
    conversation.all("7 2", "8 1")
    conversation.hear("u")
    assert moves(conversation) == [(0, r.DRAW), (DECK, r.Reveal(7)), (0, r.Place(2))]


def test_correcting_lists_the_last_five_lines_latest_first():
    conversation = at_the_table("fr")
    conversation.all("3 1", "4 2", "5 3", "6 1", "7 2", "8 3")
    heard = conversation.hear("corriger")
    lines = [line for line in heard if line[0].isdigit()]
    assert len(lines) == 5
    for line, card in zip(lines, (8, 7, 6, 5, 4)):
        assert str(card) in line and re.search(r"Léa|Tom|Zoé", line), line


def test_correcting_changes_one_line_and_the_rest_still_stands():
    conversation = at_the_table("fr")
    conversation.all("7 2", "8 1", "9 3")
    heard = conversation.text("corriger 3 6 1")
    assert "6" in heard
    assert [move for move in moves(conversation) if move[0] != DECK or True][:3] == [
        (0, r.DRAW),
        (DECK, r.Reveal(6)),
        (0, r.Place(1)),
    ]
    assert moves(conversation)[4] == (DECK, r.Reveal(8)) and moves(conversation)[7] == (DECK, r.Reveal(9))
    assert conversation.view.rows == ((6, 8), (), (9,))
    assert conversation.replayed().moves == conversation.table.moves
    conversation.hear("u")
    assert conversation.view.rows == ((8,), (7,), (9,))
    assert conversation.replayed().moves == conversation.table.moves
    conversation.hear("u")
    assert conversation.view.rows == ((8,), (7,), ())


def test_after_a_correction_the_next_answer_tells_only_what_is_new():
    conversation = at_the_table("fr")
    conversation.all("7 2", "8 1", "corriger 2 6 3")
    heard = " ".join(conversation.hear("9 1"))
    assert "9" in heard and "6" not in heard and "Léa, 7" not in heard


def test_undo_at_a_table_names_the_line_as_it_was_typed():
    conversation = at_the_table("fr")
    conversation.hear("9 1")
    heard = conversation.text("annuler")
    assert "9" in heard and "1" in heard


def test_a_card_named_is_corrected_as_the_table_lay_then():
    conversation = Conversation("fr", ("suivre", "symbiose", "Léa", "Tom", "--premier", "1"))
    conversation.all("grenouille verte 3 poisson", "libellule rose 3 verte", "poisson orange 2 rose")
    conversation.all("poisson orange 4 escargot", "5")
    assert conversation.hear("corriger 2, poisson bleu 2 libellule")[:2] == [
        "Corrigé : Rivière 4 : poisson bleu 2 libellule.",
        "La suite reste valable.",
    ]


def test_what_is_agreed_among_names_is_not_taken_back_by_saying_it_again():
    conversation = Conversation("fr", ("jouer", "symphonimo"))
    conversation.all("fausse note", "Léa, Tom, fausse note, sans aide", "Léa")
    assert conversation.table.setup.options == {"fausse_note": True} and conversation.table.setup.unaided


def test_help_at_a_table_keeps_names_as_they_are():
    conversation = Conversation("fr", ("suivre", "guerre_des_sons", "Léa", "Tom", "--premier", "1"))
    assert "Plie à Tom ou pl Tom : Tom prend la plie." in conversation.hear("aide mots")


def test_correcting_says_what_no_longer_holds():
    conversation = at_the_table("fr")
    conversation.all("7 2", "e 2", "8 3")
    heard = unchanged(conversation, "corriger 3 7 1")
    assert "emporter 2" in heard[0] and "Tom" in heard[0] and "oui ou non" in heard[0]
    heard = conversation.hear("oui")
    assert conversation.view.rows == ((7,), (), ())
    assert "Tom" in heard[-1]
    conversation.hear("annuler")
    assert conversation.view.rows == ((), (), (8,))


def test_a_correction_that_would_break_what_follows_is_left_by_no():
    conversation = at_the_table("fr")
    conversation.all("7 2", "e 2", "8 3", "corriger 3 7 1", "non")
    assert conversation.view.rows == ((), (), (8,))


def test_a_bot_at_the_table_chooses_again_after_its_card_was_corrected():
    conversation = at_the_table("fr", "moyen", "Léa")
    conversation.hear("7")
    assert conversation.hear("corriger 1 8")[-1] == "À Léa."
    assert sorted(map(len, conversation.view.rows)) == [0, 1]


def test_two_programs_on_one_game_do_not_spoil_its_file(tmp_path):

    from accessijeux_cli.outside.files import Journals

    world = World(journals=Journals(tmp_path))
    one = Conversation("fr", ("play", "symphonimo", "Anne", "Tom", "--first", "1"), world=world)
    one.all("p", "1")
    other = Conversation("fr", world=world)
    other.all("reprendre", "p", "2")
    assert one.hear("p")[0].startswith("Attention")
    assert Conversation("fr", world=world).hear("reprendre")[0] == "La partie continue."


@pytest.mark.parametrize(
    "typed", ["corriger 9 7 2", "corriger 1 zut", "corriger 1 20 2", "corriger 1 7 9", "corriger 0 7 2"]
)
def test_a_correction_that_cannot_be_changes_nothing(typed):
    conversation = at_the_table("fr")
    conversation.all("7 2", "8 1")
    assert not reply_problems(unchanged(conversation, typed), "fr", typed=typed)


@pytest.mark.parametrize(
    "typed", ["recaler chef 2 : 7 7 9", "recaler c 2 7 7 9", "recaler chef 2 : 7, 7, 9", "Recaler le chef 2 : 7 7 9"]
)
def test_the_program_is_made_to_agree_with_the_table(typed):
    conversation = at_the_table("fr")
    conversation.all("8 1")
    heard = conversation.text(typed)
    assert conversation.view.rows == ((8,), (7, 7, 9), ())
    assert "7, 7, 9" in heard
    conversation.hear("u")
    assert conversation.view.rows == ((8,), (), ())


@pytest.mark.parametrize("typed, fact", [("recaler Tom 7 7 7", lambda v: v.orchestras[1][7] == 3), ("recaler tour Zoé", lambda v: v.turn == 2),
                                         ("recaler chef 2 chez Tom", lambda v: v.holders[1] == 1), ("recaler Léa vide", lambda v: not any(v.orchestras[0]))])  # fmt: skip
def test_each_part_of_the_table_can_be_put_right(typed, fact):
    conversation = at_the_table("fr")
    heard = conversation.hear(typed)
    assert fact(conversation.view), typed
    assert not reply_problems(heard, "fr")
    assert conversation.replayed().moves == conversation.table.moves


@pytest.mark.parametrize(
    "typed", ["recaler chef 2 : 7 7 7 7 7", "recaler chef 9 : 7", "recaler chef 2 : 3 3 3 3", "recaler Tom 20"]
)
def test_what_no_table_can_show_is_refused(typed):
    unchanged(at_the_table("fr"), typed)


def test_one_can_begin_to_follow_a_game_under_way():
    conversation = Conversation("fr", ("table", "symphonimo"))
    conversation.all("en cours", "Léa, Tom", "Léa")
    questions = []
    for typed in ("7 7 3", "", "7 9", "Tom", "Tom", "Léa"):
        questions.append(" ".join(conversation.session.room.asked()))
        conversation.hear(typed)
    assert "Léa" in questions[0] and "Tom" in questions[1]
    view = conversation.view
    assert view.orchestras[0][7] == 2 and view.orchestras[0][3] == 1 and not any(view.orchestras[1])
    assert view.rows == ((7, 9), ()) and view.holders == (None, 1)
    assert view.turn == 0 and "Tom" in " ".join(conversation.answers[-2])  # Tom, who has taken, cannot be to play
    assert conversation.replayed().moves == conversation.table.moves


def test_catching_up_asks_again_when_it_cannot_be():
    conversation = Conversation("fr", ("table", "symphonimo"))
    conversation.all("en cours", "Léa, Tom", "Léa")
    question = conversation.session.room.asked()
    assert conversation.hear("3 3 3 3")[-1] == question[-1]
    assert conversation.hear("zut")[-1] == question[-1]


def test_looking_at_how_the_table_lies_does_not_lose_it():
    conversation = at_the_table("fr")
    conversation.all("7 2", "e 2")
    conversation.hear("recaler")
    for _ in range(6):
        conversation.hear("")
    assert conversation.session.rooms[1].table.state.orchestras[1][7] == 1


@every_language
@pytest.mark.parametrize("typed", ["", "s", "?"])
def test_the_card_in_hand_is_said_whenever_one_asks_where_things_stand(language, typed):
    conversation = playing(language, "--players", "3", "--deal", "42", "--first", "1")
    conversation.hear("p" if language == "fr" else "d")
    card = conversation.view.card
    conversation.hear("c")
    assert re.search(rf"\b{card}\b", conversation.text(typed))


def test_the_card_in_hand_is_said_when_a_game_goes_on():
    conversation = playing("fr", "--players", "6", "--deal", "9", "--first", "1")
    conversation.hear("p")
    card = conversation.view.card
    assert card > 6, "no conductor has that number"
    assert re.search(rf"\b{card}\b", conversation.again().text("reprendre").replace("2026", ""))
