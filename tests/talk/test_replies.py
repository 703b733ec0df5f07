"""Answers heard again, and long ones."""

import pytest
from conversation import Conversation, World, at_the_table, playing
from linter import reply_problems
from talking import every_language, moves, unchanged

from accessijeux_cli.talk.reply import pages_of

# Hearing again


def test_repeat_and_history():
    conversation = playing("fr")
    first = conversation.hear("p")
    second = conversation.hear("c")
    third = conversation.hear("s")
    assert conversation.hear("r")[1:] == third[1:]
    assert conversation.answers[-1][0].endswith(third[0]) and conversation.answers[-1][0] != third[0]
    conversation = playing("fr")
    conversation.all("p", "c", "s")
    assert conversation.hear("répète 3")[0].endswith(first[0])
    conversation = playing("fr")
    conversation.all("p", "c", "s")
    heard = conversation.hear("historique")
    assert [line.partition(",")[0] for line in heard[:3]] == ["1", "2", "3"]
    assert third[0] in heard[0] and second[0] in heard[1] and first[0] in heard[2]
    assert "s" in heard[0].split(" : ")[0] and "c" in heard[1].split(" : ")[0]


def test_answers_to_repeat_do_not_count_as_answers():
    conversation = playing("fr")
    first = conversation.hear("p")
    conversation.all("c", "r", "r", "r")
    assert conversation.hear("r 2")[0].endswith(first[0])
    assert "Encore : Encore" not in " ".join(each for answer in conversation.answers for each in answer)


@pytest.mark.parametrize("number", ["0", "99"])
def test_an_answer_that_never_was_cannot_be_repeated(number):
    conversation = playing("fr")
    conversation.hear("p")
    heard = conversation.hear(f"répète {number}")
    assert not reply_problems(heard, "fr")


@pytest.mark.parametrize(
    "typed", [["c", "c", "c", "c"], ["c", "r", "r", "c", "c"], ["c", "c", "r", "c"], ["zut"] * 4, ["e 2"] * 4, [""] * 4]
)
@every_language
def test_two_answers_in_a_row_never_begin_alike(language, typed):
    conversation = playing(language)
    for text in typed:
        conversation.hear(text)
    for before, after in zip(conversation.answers, conversation.answers[1:]):
        assert before[0] != after[0]


def test_an_answer_heard_again_after_another_is_not_marked():
    conversation = playing("fr")
    first = conversation.hear("c")
    conversation.hear("s")
    assert conversation.hear("c") == first


def test_an_opened_curtain_says_enough_in_brief():
    """Also when nothing has happened since: both lines of the first player were taken back."""
    conversation = playing("en", "Anne", "Hugo", "--deal", "42", "--first", "1", level="brief")
    conversation.all("curtain yes", "draw", "1", "", "", "undo 2", "yes", "")
    assert conversation.hear("") == ["Hugo took two lines back.", "Your turn."]


def test_one_card_under_a_conductor_is_said_whole_in_brief():
    conversation = at_the_table("fr", table_level="brief")
    conversation.hear("7 1")
    assert conversation.hear("chef 1") == ["Chef 1 : un musicien, valeur 7."]
    conversation.hear("8 1")
    assert conversation.hear("chef 1") == ["Chef 1 : 7, 8."]


def test_news_tells_what_the_own_move_had_others_do():
    conversation = Conversation("fr", ("play", "guerre_des_sons", "--players", "3", "--deal", "5", "--first", "1"))
    heard = conversation.hear("durée")
    assert conversation.hear("n") == heard[: -len(conversation.room.asked())]


# Long answers


@every_language
def test_a_long_answer_comes_in_pages_and_nothing_is_lost(language):
    conversation = playing(language)
    heard = conversation.hear("aide mots" if language == "fr" else "help words")
    whole = conversation.session.replies[-1][1]
    assert len(heard) <= 20 and conversation.session.waiting
    told = heard[: -1 - len(conversation.room.expected())]
    while conversation.session.waiting:
        page = conversation.hear("")
        assert len(page) <= 20
        told += page[: -1 - len(conversation.room.expected())] if conversation.session.waiting else page
    assert [each.removeprefix("Encore : ") for each in told] == whole


@pytest.mark.parametrize("level", ["normal", "full"])
def test_what_is_asked_is_said_once_on_each_page_of_a_long_answer(level):
    """Beside narrow windows and full answers, where what is asked is itself long."""
    conversation = Conversation("fr", ("play", "symbiose", "--players", "4", "--deal", "3", "--first", "1"),
                                world=World(width=40), level=level)  # fmt: skip
    conversation.hear("1")
    paged = False
    for typed in ("1 5", "mares", "situation", "aide mots", "2 6"):
        heard, asked = conversation.hear(typed), conversation.room.asked()
        assert typed not in ("1 5", "2 6") or heard[-len(asked) :] == asked
        while conversation.session.waiting:
            paged = True
            assert not reply_problems(conversation.answers[-1], "fr", width=40)
            conversation.hear("")
        assert not reply_problems(conversation.answers[-1], "fr", width=40)
    assert paged


def test_a_heading_stays_with_what_follows():
    sentences = [*(f"Ligne numéro {n}." for n in range(14)), "Vos cartes :", *(f"Case {n}." for n in range(7))]
    assert [page[0] for page in pages_of(sentences, [], ["Suite."] * 5, 79)] == ["Ligne numéro 0.", "Vos cartes :"]
    assert [sentence for page in pages_of(sentences, [], [], 79) for sentence in page] == sentences


def test_the_next_page_comes_by_its_word_too():
    conversation = playing("fr")
    one, other = conversation.hear("aide mots"), conversation.hear("suite")
    assert other and other[0] != one[0]
    assert conversation.hear("c") and unchanged(conversation, "suite")


def long_turns(language="fr", style="parts"):
    """A game with five bots where their moves are many."""
    return playing(language, "--players", "6", "--deal", "9", "--first", "1", bots="casual", opponents=style)


def until_parts_wait():
    """A game in which the others' last moves come in parts, and the answer that says so."""
    conversation = long_turns()
    for _ in range(4):
        heard = conversation.all("p", str(conversation.view.open[0]))
        heard = heard if conversation.session.waiting else conversation.hear(f"e {conversation.view.takable[0]}")
        if conversation.session.waiting:
            return conversation, heard
    raise AssertionError("this deal has no long turn")


def test_a_move_may_be_typed_without_hearing_the_rest():
    conversation, _ = until_parts_wait()
    before = len(moves(conversation))
    conversation.hear("p")
    assert len(moves(conversation)) == before + 2 and not conversation.session.waiting


def test_when_parts_wait_what_is_expected_is_said():
    conversation, heard = until_parts_wait()
    asked = conversation.room.expected()
    assert heard[-len(asked) :] == asked == conversation.room.choices() and "Entrée" in heard[-len(asked) - 1]


def test_the_moves_of_the_others_are_heard_whole_in_parts_or_in_short():
    lengths = {}
    for style in ("whole", "parts", "summary"):
        conversation = long_turns(style=style)
        conversation.all("p", "1")
        heard = conversation.hear(f"e {conversation.view.takable[0]}")
        told = heard[:]
        while conversation.session.waiting:
            told += conversation.hear("")
        lengths[style] = len(heard), len(told)
        assert told[-1] == conversation.room.asked()[-1]
        named = {name for name in conversation.table.setup.names[1:] if any(name in each for each in told)}
        assert style == "summary" or len(named) >= 4
    assert lengths["parts"][0] <= lengths["whole"][0]
    assert lengths["summary"][1] <= lengths["whole"][1] <= lengths["parts"][1]


@pytest.mark.parametrize("words, style", [("adversaires en entier", "whole"), ("adversaires par parties", "parts"), ("adversaires en résumé", "summary")])  # fmt: skip
def test_how_the_others_are_told_is_chosen_and_remembered(words, style):
    conversation = playing("fr")
    conversation.hear(words)
    assert conversation.world.settings.get("opponents") == style
