"""How typed lines are understood or refused, at any place."""

import re

import pytest
from conversation import SHELF, Conversation, at_the_table, playing
from linter import reply_problems
from talking import every_language, moves, unchanged

from accessijeux_cli.games.symphonimo import rules as r
from accessijeux_cli.play.game import DECK
from accessijeux_cli.talk.rooms.seating import Seating
from accessijeux_cli.words.phrases import Phrasebook

# Understanding


def test_a_bare_number_is_a_conductor_only_when_a_card_is_to_be_placed():
    conversation = playing("fr")
    conversation.all("p", "2")
    assert moves(conversation)[2] == (0, r.Place(2))
    assert unchanged(conversation, "2")


def test_a_short_form_that_is_not_allowed_refuses_and_never_means_something_else():
    conversation = playing("fr")
    for typed in ("e 2", "e2", "2", "finir"):
        unchanged(conversation, typed)
        assert conversation.room.refused is not None, typed
    conversation.hear("p")
    unchanged(conversation, "p")
    assert conversation.room.refused == r.PlaceFirst(conversation.view.card)


@pytest.mark.parametrize(
    "language, forms",
    [
        ("fr", ["emporter 2", "EMPORTER 2", "e2", "e 2", "Emporter deux", "emporter le chef 2", "prendre 2", "é", "e  2 .", "j'emporte 2"]),
        ("en", ["take 2", "TAKE 2", "t2", "t 2", "take two", "take conductor 2", "please take 2", "I take the 2"]),
    ],
    ids=["fr", "en"],
)  # fmt: skip
def test_case_accents_spaces_small_words_and_number_words_do_not_matter(language, forms):
    for form in (each for each in forms if len(each) > 1):
        conversation = playing(language)
        conversation.all("p" if language == "fr" else "d", "2")
        while conversation.view.free != (1, 2, 3) or 2 not in conversation.view.takable:
            pytest.skip("this deal lets nobody take conductor 2")
        conversation.hear(form)
        assert (0, r.Take(2)) in moves(conversation), form


@pytest.mark.parametrize("key, number", [("&", 1), ("é", 2), ('"', 3)])
def test_the_digit_row_of_a_french_keyboard_is_read_without_shift(key, number):
    conversation = playing("fr")
    conversation.all("p", key)
    assert moves(conversation)[2] == (0, r.Place(number))


def test_at_a_table_the_digit_row_gives_a_card_and_its_conductor():
    conversation = at_the_table("fr")
    conversation.hear("è é")
    assert moves(conversation) == [(0, r.DRAW), (DECK, r.Reveal(7)), (0, r.Place(2))]


def test_in_english_the_french_digit_row_means_nothing():
    conversation = playing("en")
    conversation.hear("d")
    unchanged(conversation, "é")


@pytest.mark.parametrize(
    "typed", ["sept sous deux", "Sept sous le chef deux", "7 sous 2", "7 2", "sept deux", "7 chef 2"]
)
def test_a_line_said_in_words_is_understood_at_a_table(typed):
    conversation = at_the_table("fr")
    conversation.hear(typed)
    assert moves(conversation) == [(0, r.DRAW), (DECK, r.Reveal(7)), (0, r.Place(2))]


def test_whole_words_of_the_other_language_count_and_short_forms_do_not():
    conversation = playing("fr")
    conversation.hear("draw")
    assert moves(conversation)[0] == (0, r.DRAW)
    conversation = playing("en")
    conversation.hear("piocher")
    assert moves(conversation)[0] == (0, r.DRAW)
    for language, typed in (("en", "p"), ("fr", "d"), ("fr", "t 1")):
        assert not moves(playing(language)) and unchanged(playing(language), typed)


@every_language
def test_a_bare_enter_never_plays_a_move(language):
    conversation = playing(language)
    unchanged(conversation, "", "", "  ", "\t")
    conversation.hear("p" if language == "fr" else "d")
    unchanged(conversation, "", "")
    table = at_the_table(language)
    unchanged(table, "", "")
    table.hear("7")
    unchanged(table, "", "")


@every_language
def test_a_bare_enter_says_what_is_awaited(language):
    conversation = playing(language)
    assert conversation.hear("") == conversation.room.choices()
    conversation.hear("p" if language == "fr" else "d")
    assert re.search(r"1.*2.*3", conversation.text(""))


@pytest.mark.parametrize(
    "typed, near", [("emprter 2", "emporter 2"), ("piochr", "piocher"), ("orchstres", "orchestres")]
)
def test_what_is_not_understood_names_the_nearest_thing_and_does_nothing(typed, near):
    conversation = playing("fr")
    heard = " ".join(unchanged(conversation, typed))
    assert typed in heard and near in heard
    assert moves(conversation) == []


def test_a_suggestion_is_done_when_one_says_yes_at_once_and_only_then():
    conversation = playing("fr")
    conversation.all("piochr", "s")
    assert unchanged(conversation, "oui")
    conversation.all("piochr", "oui")
    assert [type(action) for _, action in moves(conversation)] == [r.Draw, r.Reveal]


@pytest.mark.parametrize("typed", ["quiter", "abandoner", "anuler", "exportter", "quittter"])
def test_words_that_cannot_be_taken_back_are_never_suggested(typed):
    conversation = playing("fr")
    heard = " ".join(unchanged(conversation, typed))
    assert not re.search(r"\b(?:quitter|abandonner|annuler|exporter) \?", heard)
    assert not conversation.session.over


def test_what_is_typed_is_said_back_without_signs_and_not_too_long():
    conversation = playing("fr")
    heard = conversation.hear("\ud800<b>zut</b>\x07 ~~" + "x" * 200)
    assert not reply_problems([each for each in heard if "zut" not in each], "fr")
    assert all(len(each) < 120 for each in heard)


def test_two_meanings_on_one_level_are_asked_back(monkeypatch):
    conversation = playing("fr")
    book = Phrasebook("fr")
    for meaning, typed in (("one", "rose des vents ; ro"), ("other", "rose des sables ; ro")):
        book.add(2, typed, meaning)
    monkeypatch.setattr(conversation.session, "book", lambda: book)
    heard = " ".join(unchanged(conversation, "ro"))
    assert heard.count("ro") >= 1 and heard.endswith("?")


def test_a_lower_level_is_looked_in_first():
    book = Phrasebook("fr")
    for level in (3, 0, 2, 1):
        book.add(level, "mot ; m", level)
    assert [heard.meaning for heard in book.meant("mot")] == [0] == [heard.meaning for heard in book.meant("m")]


def test_a_noun_with_a_number_is_a_topic_and_never_a_move():
    conversation = playing("fr")
    conversation.hear("p")
    for typed in ("chef 2", "c 2", "valeur 7", "v7", "les 7"):
        unchanged(conversation, typed)


@every_language
def test_a_question_mark_asks_without_doing(language):
    conversation = playing(language)
    conversation.all("p" if language == "fr" else "d", "2")
    take = conversation.view.takable[0]
    cards = conversation.view.rows[take - 1]
    heard = " ".join(unchanged(conversation, f"? {'e' if language == 'fr' else 't'} {take}"))
    assert str(cards[0]) in heard
    refused = " ".join(unchanged(conversation, "? 2"))
    assert refused != heard and conversation.room.refused is not None


def test_puis_je_and_et_si_are_the_question_mark():
    conversation = playing("fr")
    conversation.all("p", "2")
    typed = f"emporter {conversation.view.takable[0]}"
    answers = [unchanged(conversation, asked) for asked in (f"? {typed}", f"puis-je {typed}", f"et si {typed}")]
    assert len({answer[-1].removeprefix("Encore : ").removeprefix("Encore une fois : ")[:9] for answer in answers}) == 1


def test_at_a_table_the_question_tells_what_the_whole_line_would_give():
    heard = " ".join(unchanged(at_the_table("fr"), "? 7 2"))
    assert re.search(r"\bchef 2\b", heard, re.IGNORECASE) and "7" in heard


@pytest.mark.parametrize(
    "typed, said",
    [("-1", "moins 1"), ("r -1", "r moins 1"), ("éééé", "éééé"), ("règles -1", "moins 1"), ("règles égarée", "égarée")],
)
def test_what_was_typed_is_said_back_as_it_was_typed(typed, said):
    heard = playing("fr").text(typed)
    assert f"{said}." in heard and not reply_problems([heard], "fr")


@every_language
def test_signs_alone_are_not_said_back(language):
    heard = playing(language).hear("!!!")
    assert not re.search(r"\d", heard[0]) and not reply_problems(heard, language)


@pytest.mark.parametrize(
    "language, typed",
    [("fr", f"recaler {form} {empty}") for form in ("c 2", "chef 2", "c2") for empty in ("vide", ": vide", "au milieu")]
    + [("en", f"set {form} {empty}") for form in ("c 2", "conductor 2") for empty in ("empty", ": empty", "in the middle")],
)
def test_every_form_that_sets_a_conductor_right_may_end_with_empty(language, typed):
    conversation = at_the_table(language, "Ann", "Tom", "Zoé")
    conversation.all("7 2", typed)
    assert conversation.state.rows[1] == []


@pytest.mark.parametrize("typed", ["recaler tom vid", "recaler chefs 2 tom", "recalr tom vide", "recaler tour tomm"])
def test_nothing_that_sets_the_table_right_is_suggested(typed):
    conversation = at_the_table("fr")
    before = moves(conversation)
    conversation.all(typed, "oui")
    assert moves(conversation) == before


@pytest.mark.parametrize("typed", ["refaire", "revanch", "acueil", "reprendr", "apprendr"])
def test_a_yes_to_a_suggestion_never_leaves_a_game_under_way(typed):
    conversation = playing("fr")
    conversation.hear("p")
    room = conversation.room
    assert not conversation.hear(typed)[0].endswith("?")
    conversation.hear("oui")
    assert conversation.room is room


# Looking up in the rules


@pytest.mark.parametrize("name", SHELF.names())
@pytest.mark.parametrize("language, words", [("fr", ("égalité", "ex aequo", "Égalités")), ("en", ("tie", "ties", "equal"))])
def test_the_rule_on_ties_is_found_by_each_of_its_names(name, language, words):
    conversation = Conversation(language, ("rules", name, words[0]))
    found = conversation.begun[-1]
    rules = "règles" if language == "fr" else "rules"
    conversation = Conversation(language, ("play", name))
    for word in words:
        assert found in conversation.text(f"{rules} {word}")


def test_a_plural_finds_what_the_word_finds():
    conversation = playing("fr")
    assert conversation.hear("règles quatuor")[-1] in conversation.text("règles quatuors")


# Words before a title, lists, what is lacking

ANYWHERE = [(), ("play", "symphonimo"), ("play", "symphonimo", "--players", "3", "--first", "1")]


@pytest.mark.parametrize("name", SHELF.names())
@pytest.mark.parametrize("where", ANYWHERE)
@pytest.mark.parametrize(
    "language, word, chance",
    [("fr", "jouer", "seed"), ("fr", "play", "seed"), ("fr", "suivre", "dictated"), ("en", "table", "dictated"), ("en", "jouer", "seed")],
)
def test_a_word_before_a_title_leads_to_its_table_from_anywhere(name, where, language, word, chance):
    conversation = Conversation(language, where)
    conversation.hear(f"{word} {SHELF.game(name).title}")
    assert isinstance(conversation.room, Seating)
    assert (conversation.room.game.name, conversation.room.chance) == (name, chance)


@pytest.mark.parametrize("name", SHELF.names())
@pytest.mark.parametrize("where", ANYWHERE)
@pytest.mark.parametrize("language, word", [("fr", "apprendre"), ("fr", "défi"), ("fr", "démo"), ("en", "learn"), ("en", "daily"), ("en", "demo")])
def test_a_word_before_a_title_leads_to_its_game_from_anywhere(name, where, language, word):
    conversation = Conversation(language, where)
    conversation.hear(f"{word} {SHELF.game(name).title}")
    room = conversation.room
    assert room.about.name == name


@every_language
@pytest.mark.parametrize("asked", ["", "?", "help"])
def test_help_tells_what_is_awaited_after_a_list_and_the_list_stays(language, asked):
    first = playing(language)
    first.all("p" if language == "fr" else "d", "1")
    conversation = playing(language, world=first.world)
    room = conversation.room
    conversation.hear("replay")
    assert not {*conversation.hear(asked)} & {*room.choices(), *room.asked()}
    conversation.hear("1")
    assert conversation.room is not room


@pytest.mark.parametrize(
    "name, typed",
    [("symphonimo", "v"), ("symphonimo", "e"), ("symphonimo", "chef"), ("symbiose", "case"), ("symbiose", "échanger"), ("symphonimo", "pl")],
)
def test_a_word_that_lacks_a_number_is_answered_with_an_example(name, typed):
    heard = Conversation("fr", ("play", name, "--players", "2", "--first", "1")).hear(typed)
    assert re.search(rf"exemple : {typed} \d", heard[0]) and not reply_problems(heard, "fr")


@pytest.mark.parametrize("typed", ["L?a, Tom", "donne abc"])
def test_what_is_no_list_of_names_is_neither_a_word_of_help_nor_a_name(typed):
    heard = Conversation("fr", ("play", "symphonimo")).text(typed)
    assert "n'existe pas" not in heard and "autre prénom" not in heard


# A line is understood once


@pytest.mark.parametrize("before", [(), ("règles",), ("abandonner",), ("accueil", "revoir")])
@pytest.mark.parametrize("typed", ["p", "e 2", "? e 2", "aide", "annuler", "xyzzy", "Basile 2", "répète", "7 7"])
def test_a_typed_line_is_looked_up_once(before, typed, monkeypatch):
    """What is awaited, the room and the answer share what was understood; what help gives as examples is looked up too."""
    conversation, looked_up, meant = playing("fr"), [], Phrasebook.meant
    for each in before:
        conversation.hear(each)
    monkeypatch.setattr(Phrasebook, "meant", lambda book, text: looked_up.append((len(book.exact) > 99, text)) or meant(book, text))
    conversation.hear(typed)
    everything = [text for whole, text in looked_up if whole]
    assert everything and len(everything) == len({*everything}), everything
