"""The session at its doors: settings, voices, braille, the end."""

import re

import pytest
from conversation import SHELF, TODAY, Conversation, Settings, playing
from linter import reply_problems
from talking import every_language, moves, unchanged

from accessijeux_cli.games.symphonimo import rules as r
from accessijeux_cli.play.journal import lines_of
from accessijeux_cli.talk.rooms.seating import Seating


def test_an_answer_lies_under_the_cursor_of_a_braille_display_piece_by_piece():
    conversation = playing("fr", braille=40)
    conversation.hear("p")
    pieces = [conversation.session.prompt]
    while conversation.session.window.pieces:
        assert conversation.hear("") == []
        pieces.append(conversation.session.prompt)
    assert conversation.answers[0] == [] and all(len(piece) <= 40 for piece in pieces)
    told = " ".join(piece.strip() for piece in pieces)
    assert "Vous piochez" in told and "Sous lequel" in told


def test_a_move_may_be_typed_before_all_pieces_are_read_in_braille():
    conversation = playing("fr", braille=14)
    conversation.hear("p")
    assert conversation.session.window.pieces
    conversation.hear("2")
    assert moves(conversation)[2] == (0, r.Place(2))


@pytest.mark.parametrize(
    "typed, width", [("braille 40", 40), ("braille 14", 14), ("braille 20", 20), ("braille 32", 32), ("braille 33", 0)]
)
def test_the_width_of_a_display_is_chosen_among_those_there_are(typed, width):
    conversation = playing("fr")
    conversation.hear(typed)
    assert conversation.world.settings.get("braille", 0) == width


def test_braille_is_switched_off_again():
    conversation = playing("fr", braille=20)
    conversation.hear("braille non")
    assert conversation.world.settings.get("braille") == 0 and conversation.hear("c")


def test_no_direct_voice_is_told_and_the_terminal_goes_on():
    conversation = playing("fr")
    heard = conversation.hear("parole directe")
    assert (
        len(heard) >= 2
        and conversation.world.voices.mode == "terminal"
        and conversation.world.settings.get("speech") is None
    )


def test_a_direct_voice_is_switched_on_and_hushed():
    conversation = playing("fr")
    conversation.world.voices.trouble = ""
    conversation.hear("parole directe")
    assert conversation.world.voices.mode == "direct" and conversation.world.settings.get("speech") == "direct"
    conversation.hear("chut")
    assert conversation.world.voices.hushed == 1
    conversation.hear("parole terminal")
    assert conversation.world.voices.mode == "terminal"


@every_language
def test_a_direct_voice_that_is_gone_is_one_sentence(language):
    conversation = playing(language)
    heard = [utterance.text for utterance in conversation.session.voice_failed("gone")]
    assert len(heard) == 1 and not reply_problems(heard, language)


def test_a_direct_voice_that_broke_is_not_one_that_was_never_there():
    session = playing("en").session
    assert session.voice_failed("broken") == session.voice_failed("frozen") != session.voice_failed("no_service")


@every_language
def test_leaving_is_a_good_bye_and_the_game_is_kept(language):
    conversation = playing(language)
    conversation.hear("p" if language == "fr" else "d")
    heard = conversation.hear("quitter" if language == "fr" else "quit")
    assert conversation.session.over and len(heard) == 1
    assert ("reprendre" if language == "fr" else "resume") in heard[0]


def test_the_end_of_the_input_leaves_as_the_word_does():
    conversation = playing("fr")
    conversation.hear("p")
    assert "reprendre" in conversation.session.left()[0].text and conversation.session.over


def test_ctrl_c_changes_nothing():
    conversation = playing("fr")
    conversation.hear("p")
    before = moves(conversation)
    assert conversation.session.cancelled() and moves(conversation) == before and not conversation.session.over


def test_tab_gives_whole_phrases_that_begin_so():
    conversation = playing("fr")
    assert "piocher" in conversation.session.completions("pio")
    assert conversation.session.completions("zzz") == []
    for found in ([], ["a"], ["a", "b"]):
        assert conversation.session.completed(found).text


@pytest.mark.parametrize(
    "setting, value", [("level", "zut"), ("opponents", "zut"), ("bots", "zut"), ("lesson_symphonimo", 999)]
)
def test_settings_that_make_no_sense_are_as_if_they_were_not(setting, value):
    conversation = playing("fr", **{setting: value})
    assert conversation.all("p", "1")
    conversation.all("accueil")
    assert conversation.hear("apprendre")


def test_why_tells_the_rule_behind_the_last_refusal():
    conversation = playing("fr")
    conversation.hear("e 2")
    heard = conversation.hear("pourquoi")
    assert heard[0] != conversation.hear("sc")[0] and len(heard) > 1
    assert not reply_problems(heard, "fr")


def test_advice_is_a_legal_move_with_its_facts():
    conversation = playing("fr")
    conversation.all("p", "1")
    heard = " ".join(unchanged(conversation, "conseil"))
    assert re.search(r"pioch|emport", heard, re.IGNORECASE)


def test_why_after_the_bots_moves_names_them():
    conversation = playing("fr")
    conversation.all("p", "1")
    heard = conversation.text("pourquoi")
    assert "Basile" in heard and "Clara" in heard


def test_the_shelf_is_offered_by_number_and_by_name():
    for typed in ("1", "Symphonimo", "symphonimo"):
        conversation = Conversation("fr")
        conversation.hear(typed)
        assert isinstance(conversation.room, Seating)


@every_language
def test_the_first_line_names_the_language_and_the_other_one(language):
    begun = Conversation(language).begun
    assert begun[0].split(".")[0] in ("Accessijeux, en français", "Accessijeux, in English")
    assert ("english" if language == "fr" else "français") in begun[0]


def test_the_day_is_that_of_the_doors():
    assert TODAY.isoformat() in str(_played("fr").room.kept_in.path)


def _played(language):
    conversation = playing(language)
    conversation.hear("p")
    return conversation


def test_a_journal_holds_what_a_table_would_write():
    conversation = _played("fr")
    assert conversation.journal == lines_of(conversation.table)
    assert SHELF.game(conversation.journal[0]["game"]) is conversation.table.setup.game
    assert isinstance(conversation.world.settings, Settings)
