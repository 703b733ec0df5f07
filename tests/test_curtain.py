"""The curtain between two people at one keyboard: what each hears, and that nothing of another is in reach."""

import pytest
from conversation import Conversation, playing

from accessijeux_cli.talk.commands.vocabulary import WORDS
from accessijeux_cli.talk.rooms.curtain import Curtain
from accessijeux_cli.words.tongue import Tongue


def curtained(language="fr"):
    """Léa and Tom with a curtain, Léa first: it is closed."""
    return playing(language, "Léa", "Tom", "--first", "1", "--deal", "42", curtain=True)


def test_a_game_opens_behind_the_curtain():
    conversation = curtained()
    assert isinstance(conversation.room, Curtain)
    assert conversation.begun[-1] == "Au tour de Léa, au casque. Entrée quand personne d'autre n'écoute."
    assert conversation.session.curtained


def test_enter_opens_it_and_the_player_is_called_you():
    conversation = curtained()
    assert conversation.text("") == "À vous de piocher."
    assert conversation.session.listener == "Léa"
    assert not conversation.session.curtained


def test_whoever_played_hears_the_result_before_the_screen_is_cleared():
    conversation = curtained()
    conversation.all("", "p")
    heard = conversation.hear("1")
    assert heard[0].startswith("Chef 1 : un musicien")
    assert heard[-1] == "Entrée, puis passez le clavier à Tom."
    assert not conversation.session.curtained
    conversation.hear("")
    assert conversation.session.curtained


def test_the_next_player_hears_what_happened_since():
    conversation = curtained()
    conversation.all("", "p", "1", "")
    assert conversation.text("").startswith("Léa pioche un ")
    assert conversation.session.listener == "Tom"


def test_what_is_typed_at_a_closed_curtain_is_in_nobodys_history():
    """Up gives the lines of the listener: whoever has just come to the keyboard is not known yet."""
    conversation = curtained()
    assert conversation.session.listener is None
    conversation.all("", "p", "1")
    assert conversation.session.listener == "Léa"
    conversation.hear("")
    assert conversation.session.listener is None


def test_each_hears_only_what_is_new():
    conversation = curtained()
    conversation.all("", "p", "1", "", "", "p", "2", "")
    assert not any("Léa" in sentence for sentence in conversation.hear(""))


@pytest.mark.parametrize("word", [word.name for word in WORDS])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_word_tells_anything_behind_the_closed_curtain(language, word):
    conversation = curtained(language)
    conversation.all("", "p" if language == "fr" else "d", "1", "")
    typed = next(each.typed for each in WORDS if each.name == word)
    form = Tongue(language)(typed).partition("|")[0].partition(";")[0].strip()
    heard = conversation.text(form.format(n=1, words="chefs"))
    assert "musicien" not in heard and "musician" not in heard
    assert word == "home" or not any(number in heard for number in "3456789")


def test_moves_and_topics_are_out_of_reach_too():
    conversation = curtained()
    conversation.all("", "p", "1", "")
    for typed in ("p", "1", "e1", "c", "c1", "v7", "o", "Léa", "? e1", "reste"):
        assert "Au tour de Tom" in conversation.text(typed)
    assert len(conversation.room.game.table.moves) == 3


def test_replies_of_another_are_never_repeated():
    conversation = curtained()
    conversation.all("", "p", "1", "", "")
    before = conversation.text("historique")
    assert "p :" not in before and "Entrée" in before
    assert "piochez" not in conversation.text("répète 2")


def test_without_the_curtain_everybody_hears_everything():
    conversation = playing("fr", "Léa", "Tom", "--first", "1", "--deal", "42")
    assert conversation.session.listener == ""
    assert conversation.begun[-1] == "À Léa de piocher."


def test_it_can_be_taken_away_in_mid_game():
    conversation = curtained()
    conversation.all("", "rideau non", "oui", "p")
    heard = conversation.hear("1")
    assert heard[-1] == "À Tom : piocher, ou emporter le chef 1."


def test_alone_there_is_no_curtain():
    conversation = playing(curtain=True)
    assert not isinstance(conversation.room, Curtain)


def test_a_game_is_found_again_behind_the_curtain():
    conversation = curtained()
    conversation.all("", "p", "1")
    again = conversation.again()
    assert again.hear("reprendre")[-1].startswith("Au tour de Tom")


def test_the_screen_is_cleared_on_request():
    conversation = Conversation("fr")
    assert conversation.hear("effacer") == ["L'écran est effacé. Entrée dit où en est la partie."]
    assert conversation.session.curtained
    conversation.hear("a")
    assert not conversation.session.curtained
