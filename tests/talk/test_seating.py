"""Names, who begins, and what is agreed before a game."""

import re

import pytest
from conversation import SHELF, Conversation, playing
from talking import every_language

from accessijeux_cli.talk.rooms.seating import Seating

# Names and who begins


@pytest.mark.parametrize("names", ["Léa!, Tom.", "Léa Tom !", "Léa, Tom ?"])
def test_signs_after_a_name_are_none_of_it(names):
    conversation = Conversation("fr", ("play", "symphonimo"))
    conversation.hear(names)
    assert [player.name for player in conversation.room.players] == ["Léa", "Tom"]


@pytest.mark.parametrize("typed", ["🎵🎵, Tom", "Léa, 🎵"])
def test_signs_alone_are_no_name(typed):
    conversation = Conversation("fr", ("play", "symphonimo"))
    assert conversation.hear(typed)[0].startswith("Ce n'est pas un prénom : ") and not conversation.room.players


@pytest.mark.parametrize(
    "names",
    ["Léa, Lea", "Léa, LÉA", "Anne-Marie, anne marie", "R2D2, Tom", "A" * 21 + ", Tom", "-Léa, Tom",
     "Pioche, Tom", "Score, Tom", "Quitter, Tom", "Draw, Tom", "Oui, Tom", "Hasard, Tom", "Chef, Tom", "Vide, Tom", "P, Tom"],
)  # fmt: skip
def test_a_name_that_cannot_be_is_refused_and_asked_again(names):
    conversation = Conversation("fr", ("play", "symphonimo"))
    question = conversation.begun[1]
    heard = conversation.hear(names)
    assert not conversation.room.players
    assert len(heard) >= 2 and question in heard


@pytest.mark.parametrize(
    "names", ["Léa, Tom", "Jean-Pierre, O'Neil", "Marie Anne, Zoé", "léa, tom", "Léa et Tom", "Léa Tom", "Rose, Tom"]
)
def test_a_name_has_letters_spaces_hyphens_and_apostrophes(names):
    conversation = Conversation("fr", ("play", "symphonimo"))
    conversation.hear(names)
    assert len(conversation.room.players) == 2
    assert all(player.name[0].isupper() and player.by == "human" for player in conversation.room.players)


@pytest.mark.parametrize("language, names", [("fr", "Rose, Émile"), ("fr", "Rosé, Rose Marie"), ("en", "Rose, Pink")])
def test_a_name_may_be_a_topic_of_the_game(language, names):
    conversation = Conversation(language, ("play", "symbiose"))
    conversation.hear(names)
    assert [player.name for player in conversation.room.players] == names.split(", ")


def test_a_name_that_is_a_topic_too_is_looked_for_last():
    """« Names of people match only whole, and last ("Rose" is also a colour) »"""
    conversation = Conversation("fr", ("table", "symbiose", "Rose", "Émile", "--first", "1"))
    conversation.all("gr ro 4e, po or 5, li bl 4o, es ve 4o", "Rose 3", "Émile 2")
    assert conversation.hear("rose poisson 8")[0] == "Rose, case 3 : poisson rose 8 points."
    conversation.hear("po ve 6")
    assert conversation.hear("rose")[0].startswith("Cartes roses : ")
    assert conversation.hear("mare Rose")[0].startswith("Rose, en haut : ")
    assert conversation.hear("Émile 3 5")[0].startswith("C'est à Rose de jouer.")
    assert conversation.hear("Rose 3 5")[0] == "Rose échange 3 contre 5 : libellule bleue 4 par orange."


def test_levels_among_the_names_are_bots_with_names_of_their_own():
    conversation = Conversation("fr", ("play", "symphonimo"))
    conversation.hear("Basile, facile, difficile")
    assert [player.by for player in conversation.room.players] == ["human", "casual", "search"]
    assert len({player.name for player in conversation.room.players}) == 3


@pytest.mark.parametrize("language, typed, mode, seats", [
    ("fr", "duel Léa, Tom", "duel", 2),
    ("fr", "duel sans aide Léa Tom", "duel", 2),
    ("fr", "équipes Rose, Émile, Tom, Léa", "teams", 4),
    ("fr", "teams Rose, Émile, Tom, Léa", "teams", 4),
    ("en", "teams Rose, Bob, Tom, Lea", "teams", 4),
    ("en", "Lea, Tom", "standard", 2),
])  # fmt: skip
@pytest.mark.parametrize("word", ["play", "table"])
def test_what_is_agreed_may_stand_before_the_names(language, typed, mode, seats, word):
    conversation = Conversation(language, (word, "symbiose"))
    conversation.hear(typed)
    assert (conversation.room.options["mode"], len(conversation.room.players)) == (mode, seats)


@pytest.mark.parametrize("typed, seats", [("2", 2), ("6", 6), ("", 3), ("moi", 3), ("Léa", 3)])
def test_one_person_is_given_bots(typed, seats):
    conversation = Conversation("fr", ("play", "symphonimo"))
    conversation.hear(typed)
    assert [player.by == "human" for player in conversation.room.players] == [True] + [False] * (seats - 1)


@pytest.mark.parametrize("typed", ["1", "7", "0", "Ana, Bob, Cid, Dan, Eve, Fay, Gil"])
def test_too_few_or_too_many_are_told_the_range(typed):
    conversation = Conversation("fr", ("play", "symphonimo"))
    assert "De 2 à 6 joueurs." in conversation.hear(typed)
    assert not conversation.room.players


def test_who_begins_is_asked_and_a_name_begins():
    for name, seat in (("Tom", 1), ("tom", 1), ("léa", 0), ("Zoe", 2)):
        conversation = Conversation("fr", ("play", "symphonimo", "Léa", "Tom", "Zoé"))
        assert "instrument" in " ".join(conversation.begun)
        conversation.hear(name)
        assert conversation.table.setup.first == seat == conversation.view.turn


def test_nobody_can_be_told_by_a_pronoun_as_if_it_were_a_name():
    conversation = playing("fr", "moi", "Tom", "--first", "1")
    text = " ".join([*conversation.begun, *conversation.hear("p")])
    assert not re.search(r"\bVous (?:pioche|commence|emporte)\b|\bÀ Vous\b|de Vous\b", text)


def test_chance_may_begin_and_the_same_seed_gives_the_same():
    firsts = []
    for seed in (1, 1, 2, 3, 4, 5):
        conversation = Conversation("fr", ("play", "symphonimo", "Léa", "Tom", "Zoé"), seed=seed)
        conversation.hear("")
        firsts.append(conversation.table.setup.first)
    assert firsts[0] == firsts[1] and len(set(firsts)) > 1


def test_fausse_note_sets_five_cards_aside():
    conversation = Conversation("fr", ("play", "symphonimo"))
    conversation.all("fausse note", "Léa, Tom", "Léa")
    assert conversation.table.setup.options == {"fausse_note": True}
    assert conversation.view.aside == 5
    assert "cinq" in conversation.text("reste").lower()
    off = Conversation("fr", ("play", "symphonimo"))
    off.all("fausse note", "fausse note", "Léa, Tom", "Léa")
    assert off.table.setup.options == {"fausse_note": False}


@every_language
@pytest.mark.parametrize("where", ["home", "seating", "game"])
def test_grand_maestro_is_answered_honestly(language, where):
    conversation = {"home": lambda: Conversation(language), "seating": lambda: Conversation(language, ("play", "symphonimo")),
                    "game": lambda: playing(language)}[where]()  # fmt: skip
    for typed in ("grand maestro", "règles grand maestro" if language == "fr" else "rules grand maestro"):
        heard = conversation.text(typed)
        assert "Grand Maestro" in heard and "connais" not in heard and "know" not in heard


# Before a game


@every_language
@pytest.mark.parametrize("name", SHELF.names())
@pytest.mark.parametrize("word", ["play", "table"])
def test_every_word_named_before_a_game_has_a_help_of_its_own(language, name, word):
    conversation = Conversation(language, (word, name))
    for typed, facts, _ in conversation.room.advertised():
        phrase = re.sub(r"\{n\}", "3", conversation.room.say(typed)).split("|")[0].strip()
        [line] = conversation.hear(f"help {phrase}")
        assert line.lower().startswith(phrase), phrase


@every_language
@pytest.mark.parametrize("typed", ["3", "moi", "me", "trois joueurs"])
def test_at_a_real_table_names_are_asked_for_and_one_is_told_why(language, typed):
    conversation = Conversation(language, ("table", "symphonimo"))
    question = conversation.begun[0]
    heard = conversation.hear(typed)
    assert isinstance(conversation.room, Seating) and heard[0] != question


def test_bots_are_not_offered_for_a_number_at_a_real_table():
    alone = "Un nombre seul"
    assert alone in Conversation("fr", ("play", "symphonimo")).text("?")
    assert alone not in Conversation("fr", ("table", "symphonimo")).text("?")


@every_language
@pytest.mark.parametrize("name", SHELF.names())
def test_bots_are_offered_where_they_may_sit_and_only_there(language, name):
    conversation = Conversation(language, ("table", name))
    level = "facile" if language == "fr" else "easy"
    offered = level in " ".join(conversation.begun), level in conversation.text("?")
    conversation.hear(f"Ann, {level}")
    assert {*offered} == {bool(conversation.room.players)}


@every_language
def test_help_may_be_taken_and_left_out_by_its_name(language):
    conversation = Conversation(language, ("play", "symphonimo"))
    conversation.hear("sans aide" if language == "fr" else "without help")
    assert conversation.room.unaided
    conversation.all(*["avec aide" if language == "fr" else "with help"] * 2)
    assert not conversation.room.unaided
