"""A game under way and after its end: undo, giving up, news, another game."""

import re
from random import Random

import pytest
from conversation import SHELF, Conversation, at_the_table, playing
from talking import every_language, moves, to_the_end, two, unchanged

from accessijeux_cli.games.symphonimo import rules as r
from accessijeux_cli.play.game import DECK, legal

# Undo, giving up, again


def test_undo_takes_back_one_typed_line_with_all_that_followed():
    conversation = playing("fr")
    conversation.hear("p")
    card = conversation.view.card
    conversation.hear("2")
    assert len(moves(conversation)) > 3
    conversation.hear("u")
    assert moves(conversation) == [(0, r.DRAW), (DECK, r.Reveal(card))]
    conversation.hear("annuler")
    assert moves(conversation) == []
    unchanged(conversation, "u")


def test_undo_takes_back_any_number_of_lines():
    conversation = playing("fr")
    typed = ["p", "1", "p", "2", "p", "3"]
    before = []
    for line in typed:
        before.append(moves(conversation))
        conversation.hear(line)
    conversation.hear("annuler 4")
    assert moves(conversation) == before[2]
    assert "2" in " ".join(unchanged(conversation, "annuler 9"))
    conversation.hear("u 2")
    assert moves(conversation) == []


def test_the_same_card_comes_back_after_an_undo():
    conversation = playing("fr")
    conversation.hear("p")
    card = conversation.view.card
    conversation.all("u", "p")
    assert conversation.view.card == card


def test_undo_counts_refusals_and_questions_for_nothing():
    conversation = playing("fr")
    conversation.all("p", "e 2", "c", "zut", "aide", "? 2", "u")
    assert moves(conversation) == []


def test_with_several_people_undo_asks_before_a_card_that_was_seen_goes_back():
    conversation = two()
    conversation.all("p", "1")
    conversation.hear("u")
    assert len(moves(conversation)) == 2, "nothing was seen: no question"
    unchanged(conversation, "u")
    unchanged(conversation, "peut-être")
    unchanged(conversation, "non")
    assert len(moves(conversation)) == 2
    conversation.all("u", "oui")
    assert moves(conversation) == []


def test_undo_goes_over_the_end_of_a_game():
    conversation = playing("fr", "--players", "2", "--deal", "5", "--first", "1", bots="casual")
    to_the_end(conversation)
    assert conversation.journal[-1]["over"]
    conversation.hear("u")
    assert not conversation.table.over and conversation.replayed().moves == conversation.table.moves
    assert to_the_end(conversation)
    assert conversation.journal[-1]["over"]


def test_resigning_is_asked_and_leaves_no_winner():
    conversation = playing("fr")
    conversation.hear("p")
    unchanged(conversation, "abandonner")
    assert not conversation.table.over
    unchanged(conversation, "non")
    assert not conversation.table.over
    conversation.all("abandonner", "zut", "oui")
    assert conversation.table.over and conversation.table.winners == ()
    assert conversation.journal[-1] == {"over": True, "scores": [0, 0, 0], "winners": [], "resigned": 1}


def test_giving_up_before_the_first_move_is_possible():
    conversation = playing("fr")
    conversation.all("abandonner", "oui")
    assert conversation.table.over
    assert conversation.again().session.room and "reprendre" not in conversation.again().begun[1]


@every_language
def test_a_rematch_has_the_same_people_another_deal_and_the_next_to_begin(language):
    conversation = playing(language, "--players", "2", "--deal", "5", "--first", "1", bots="casual")
    heard = to_the_end(conversation)
    assert len(heard) >= 4
    old = conversation.table.setup
    conversation.hear("revanche" if language == "fr" else "rematch")
    new = conversation.table.setup
    assert (new.players, new.options, new.first) == (old.players, old.options, 1)
    assert new.seed != old.seed and not conversation.table.over


def test_a_rematch_in_mid_game_says_that_the_old_one_is_kept():
    conversation = playing("fr")
    conversation.hear("p")
    assert "reprendre" in conversation.text("revanche")


# Since my turn


def test_news_tells_what_happened_since_my_turn():
    conversation = playing("fr")
    told = conversation.all("p", "1")
    others = [each for each in told if each.startswith(("Basile", "Clara", "Manche"))]
    assert others and conversation.hear("nouvelles") == others
    conversation.hear("p")
    news = conversation.hear("n")
    assert set(others) <= set(news), "the draw of this turn does not hide what the others did"


def test_news_is_of_what_others_did_since_my_last_turn_and_not_before_it():
    conversation = at_the_table("fr", "Ann", "Tom")
    conversation.all("7 1", "e 1")
    assert "Tom" in conversation.text("n")
    conversation.hear("8 2")
    assert "Tom" not in conversation.text("n")
    conversation.hear("carte 5")
    assert "Tom" not in conversation.text("n")


@pytest.mark.parametrize("name", SHELF.names())
def test_after_the_end_news_tells_the_result(name):
    conversation = Conversation("fr", ("play", name, "--players", "2", "--first", "1"))
    to_the_end(conversation)
    result = conversation.room.voice.told(list(conversation.table.moves[-1].events), conversation.room.say)
    conversation.hear("n")
    assert result[-1] in conversation.session.replies[-1][1]


def test_after_a_game_was_given_up_news_says_so():
    conversation = playing("fr")
    told = conversation.all("p", "1", "abandonner", "oui")
    assert told[0] in conversation.hear("n")


def test_with_two_people_news_is_kept_for_each():
    conversation = two()
    conversation.all("p", "1")
    assert "Anne" in conversation.text("n") and "Hugo" not in conversation.text("n")
    conversation.all("p", "2")
    heard = conversation.text("n")
    assert "Hugo" in heard and "Anne" not in heard


def test_two_people_at_one_keyboard_are_told_by_name():
    conversation = two()
    random = Random(2)
    for _ in range(40):
        if conversation.table.over:
            break
        action = random.choice(legal(conversation.table.rules, conversation.state, conversation.table.actors[0]))
        conversation.hear(conversation.room.voice.phrase(action, conversation.room.say))
    for typed in ("sc", "s", "m", "o", "v7", "manche", "c"):
        conversation.hear(typed)
    text = " ".join(each for answer in conversation.answers for each in answer)
    assert not re.search(r"\b(?:vous|votre|vos)\b", text, re.IGNORECASE)
    assert "Anne" in text and "Hugo" in text and "d'Anne" in text


# After the end


@every_language
@pytest.mark.parametrize("name", SHELF.names())
def test_after_the_end_help_and_status_are_those_of_a_game_that_is_over(language, name):
    conversation = Conversation(language, ("play", name, "--players", "2", "--first", "1"))
    to_the_end(conversation)
    say, voice = conversation.room.say, conversation.room.voice
    conversation.hear("help")
    helped = " ".join(conversation.session.replies[-1][1])
    assert "revanche" in helped and "partager" in helped if language == "fr" else "rematch" in helped and "share" in helped
    typed, facts, _ = voice.help[0]
    assert say(typed).split("|")[0].strip() not in helped or facts
    conversation.hear("status")
    assert conversation.session.replies[-1][1][0] == say("The game is over.")


def test_a_game_given_up_is_called_so_in_the_list_in_status_and_when_replayed():
    conversation = playing("fr")
    conversation.all("p", "1", "abandonner", "oui")
    assert "abandonnée" in conversation.hear("s")[0]
    assert "finie" not in conversation.text("revoir")
    assert "abandonnée" in conversation.all("1", "fin")[-1]


@every_language
def test_advice_is_not_among_the_words_of_a_table_without_help(language):
    word = "conseil" if language == "fr" else "advice"
    assert word in playing(language).text("help")
    assert word not in playing(language, "--players", "3", "--first", "1", "--unaided").text("help")


@pytest.mark.parametrize("name, option", [("symphonimo", "--fausse-note"), ("symphonimo", "")])
def test_a_deal_is_shared_with_what_it_depends_on(name, option):
    conversation = Conversation("fr", ("play", name, "--players", "4", "--first", "1", "--deal", "42", *option.split()))
    said = [conversation.text("donne")]
    to_the_end(conversation)
    said.append(conversation.text("partager"))
    for sentence in said:
        assert "4 joueurs" in sentence and ("fausse note" in sentence) == bool(option)
