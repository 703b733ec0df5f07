"""Language, length and what may be left out."""

import re

import pytest
from conversation import Conversation, at_the_table, playing
from linter import reply_problems
from talking import every_language, moves, two

from accessijeux_cli.games.symphonimo import rules as r

# Help that may be left out


@every_language
def test_a_table_without_help_gives_no_advice_and_no_counts(language):
    conversation = playing(language, "--players", "3", "--unaided", "--deal", "42", "--first", "1")
    assert conversation.table.setup.unaided
    aided = playing(language)
    words = ("reste", "valeur 7") if language == "fr" else ("left", "value 7")
    for typed in words:
        assert len(" ".join(conversation.hear(typed))) < len(" ".join(aided.hear(typed)))
    assert not re.search(r"inconnu|unseen", conversation.text(words[0]), re.IGNORECASE)
    without = conversation.hear("conseil" if language == "fr" else "advice")
    assert len(without) == 1 and not re.search(r"\d", without[0])
    assert len(conversation.begun) == len(aided.begun) + 1


def test_that_a_table_plays_without_help_is_kept_in_its_journal():
    conversation = playing("fr", "--players", "3", "--unaided", "--deal", "42", "--first", "1")
    conversation.hear("p")
    assert conversation.journal[0]["unaided"] is True
    again = conversation.again()
    again.hear("reprendre")
    assert again.table.setup.unaided


# Language and length


def test_the_language_changes_in_mid_game_and_back():
    conversation = playing("fr")
    conversation.hear("p")
    before = moves(conversation)
    assert re.search(r"under|conductor", conversation.text("english"), re.IGNORECASE)
    assert conversation.world.voices.language == "en" and conversation.world.settings.get("language") == "en"
    assert moves(conversation) == before
    conversation.hear("under 2")
    assert moves(conversation)[2] == (0, r.Place(2))
    assert re.search(r"chef", conversation.text("français"), re.IGNORECASE)
    assert conversation.hear("p")[0].startswith("Vous")


@pytest.mark.parametrize("typed", ["english", "English", "anglais", "ENGLISH"])
def test_the_name_of_a_language_alone_switches_anywhere(typed):
    for start in (lambda: Conversation("fr"), lambda: Conversation("fr", ("play", "symphonimo")), lambda: playing("fr"),
                  lambda: Conversation("fr", ("learn", "symphonimo")), lambda: at_the_table("fr")):  # fmt: skip
        conversation = start()
        conversation.hear(typed)
        assert conversation.session.language == "en"


@every_language
@pytest.mark.parametrize("level", ["brief", "normal", "full"])
def test_a_length_gives_a_sample_of_itself_when_chosen(language, level):
    word = {"brief": "bref", "normal": "normal", "full": "complet"}[level] if language == "fr" else level
    conversation = playing(language, level="brief" if level == "normal" else "normal")
    heard = conversation.hear(word)
    assert conversation.world.settings.get("level") == level
    assert not reply_problems(heard, language) and re.search(r"\d", " ".join(heard))


def test_a_physical_table_is_terse_at_first_and_has_its_own_length():
    conversation = at_the_table("fr")
    short = conversation.text("7 2")
    conversation.hear("normal")
    assert (
        conversation.world.settings.get("table_level") == "normal" and conversation.world.settings.get("level") is None
    )
    assert len(conversation.text("8 1")) > len(short)


@every_language
def test_full_answers_tell_no_fact_twice(language):
    conversation = two(language)
    conversation.all("complet" if language == "fr" else "full", "piocher")
    text = conversation.text("1")
    assert len(re.findall(r"(?:Chef|Conductor) 1\b", text)) == 1, text
