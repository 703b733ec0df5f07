"""How a conversation behaves: understanding, refusing, undoing, keeping, telling; on facts, not on wordings."""

import json
import re
from itertools import islice
from random import Random

import pytest
from conversation import SHELF, TODAY, Conversation, Journals, Settings, World, at_the_table, playing
from linter import reply_problems

from accessijeux_cli.games.symphonimo import rules as r
from accessijeux_cli.outside.files import Journals as RealJournals
from accessijeux_cli.play.game import DECK, legal
from accessijeux_cli.play.journal import lines_of
from accessijeux_cli.talk.reply import EARLIER, height, pages_of
from accessijeux_cli.talk.rooms.lesson import Lesson
from accessijeux_cli.talk.rooms.seating import Seating
from accessijeux_cli.words.pages import Number, Refused
from accessijeux_cli.words.phrases import Phrasebook

every_language = pytest.mark.parametrize("language", ["fr", "en"])


def moves(conversation):
    return [(move.seat, move.action) for move in conversation.table.moves]


def unchanged(conversation, *typed):
    """What was heard, after having seen that nothing was played."""
    before = moves(conversation)
    heard = conversation.all(*typed)
    assert moves(conversation) == before
    return heard


def to_the_end(conversation, seed=1):
    """Play legal moves until the game is over; the last answer."""
    random, heard = Random(seed), []
    while not conversation.table.over:
        action = random.choice(legal(conversation.table.rules, conversation.state, conversation.table.actors[0]))
        heard = conversation.hear(conversation.room.voice.phrase(action, conversation.room.say))
    return heard


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


def two(language="fr", *more):
    return playing(language, "Anne", "Hugo", "--deal", "3", "--first", "1", *more)


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


# Deals, sharing, records, export


def test_a_deal_number_gives_the_same_cards_to_everybody():
    drawn = []
    for language in ("fr", "en"):
        conversation = playing(language, "Anne", "Hugo", "--deal", "4271", "--first", "1")
        cards = []
        for n in (1, 1, 1, 2, 2):
            conversation.all("piocher", f"sous {n}")
            cards.append(conversation.table.moves[-2].action)
        drawn.append(cards)
        assert "4271" in conversation.text("donne" if language == "fr" else "deal")
    assert drawn[0] == drawn[1]


def test_a_deal_may_be_asked_for_in_the_conversation():
    conversation = Conversation("fr")
    conversation.hear("donne 4271")
    assert "4271" in conversation.text("symphonimo")
    conversation.all("Anne, Hugo", "Anne", "p")
    assert conversation.table.setup.seed == 4271
    same = playing("fr", "Anne", "Hugo", "--deal", "4271", "--first", "1")
    same.hear("p")
    assert same.table.moves == conversation.table.moves


def test_the_deal_of_the_day_is_that_of_the_date():
    first, second = (Conversation(language) for language in ("fr", "en"))
    assert "Symphonimo" in first.text("défi")
    assert "Symphonimo" in second.text("daily")
    assert "29 novembre 2026" in first.text("symphonimo")
    assert "29 November 2026" in second.text("symphonimo")
    assert first.table.moves == second.table.moves and first.table.setup.seed == 20261129
    assert [player.by for player in first.table.setup.players] == [player.by for player in second.table.setup.players]


def test_another_deal_keeps_the_game_under_way():
    conversation = playing("fr")
    conversation.hear("p")
    assert "reprendre" in conversation.text("donne 12")
    assert "reprendre" in conversation.again().begun[-1] + conversation.again().begun[-2]


def finished(language="fr", **settings):
    conversation = playing(language, "--players", "2", "--deal", "5", "--first", "1", bots="casual", **settings)
    to_the_end(conversation)
    return conversation


@every_language
def test_a_finished_game_can_be_shared_in_one_line(language):
    conversation = finished(language)
    heard = conversation.hear("partager" if language == "fr" else "share")
    scores = conversation.table.rules.scores(conversation.state)
    assert len(heard) == 1
    assert "Symphonimo" in heard[0] and "5" in heard[0] and "Basile" in heard[0]
    assert all(str(score) in heard[0] for score in scores)
    assert not re.search(r"\b(?:Vous|You)\b", heard[0])


def test_a_game_under_way_cannot_be_shared():
    conversation = playing("fr")
    conversation.hear("p")
    assert conversation.hear("partager")[-1] == conversation.room.asked()[-1]


def test_records_come_from_the_journals():
    conversation = finished()
    score = conversation.table.rules.scores(conversation.state)[0]
    won = 0 in conversation.table.winners
    heard = conversation.again().text("palmarès")
    assert str(score) in heard and "Symphonimo" in heard
    assert ("ucune" in heard) == (not won) or "victoire" in heard


def test_given_up_games_are_no_records():
    conversation = playing("fr")
    before = Conversation("fr").hear("palmarès")
    conversation.all("p", "abandonner", "oui")
    assert conversation.hear("palmarès")[0] == before[0]


def test_an_export_tells_the_whole_game_in_sentences():
    conversation = two()
    conversation.all("p", "1", "p", "2", "e 1")
    heard = conversation.hear("exporter")
    (text,) = conversation.world.saved.values()
    assert heard[-1] == f"/exports/{conversation.room.kept_in.path.stem}-fr.txt"
    assert text.startswith(f"Symphonimo, donne {conversation.table.setup.seed}, 2 joueurs, 29 novembre 2026.\nJoueurs : Anne, Hugo.\n")
    assert text.endswith("\n") and "Anne" in text and "Hugo" in text
    cards = [move.action.card for move in conversation.table.moves if move.seat == DECK]
    assert all(str(card) in text for card in cards)


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


# A physical table


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
    from conversation import World

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


# Kept games


def test_a_game_goes_on_where_it_was_left():
    conversation = playing("fr")
    conversation.all("p", "2", "p")
    again = conversation.again()
    assert any("reprendre" in each for each in again.begun)
    heard = again.hear("reprendre")
    assert again.table.moves == conversation.table.moves and again.state.card == conversation.state.card
    assert heard[-1] == conversation.room.choices()[-1]
    again.hear("1")
    assert again.table.moves[len(conversation.table.moves)].action == r.Place(1)
    assert again.room.kept_in is conversation.room.kept_in


def test_undo_reaches_back_over_a_resume():
    conversation = playing("fr")
    conversation.all("p", "2", "p")
    again = conversation.again()
    again.all("reprendre", "u", "u", "u")
    assert again.table.moves == []


def test_several_kept_games_are_listed_by_number_the_latest_first():
    conversation = playing("fr", "Anne", "--first", "1")
    conversation.all("p", "1")
    world = conversation.world
    second = Conversation("fr", ("play", "symphonimo", "Zoé", "--first", "1"), world=world)
    second.all("p", "1")
    again = Conversation("fr", world=world)
    heard = again.hear("reprendre")
    assert heard[0].startswith("1") and "Zoé" in heard[0] and heard[1].startswith("2") and "Anne" in heard[1]
    assert heard[-1] == "Laquelle ? Un numéro."
    again.hear("2")
    assert again.table.setup.names[0] == "Anne"
    again.hear("reprendre 1")
    assert again.table.setup.names[0] == "Zoé"
    assert "2" in Conversation("fr", world=world).text("reprendre 3")


@pytest.mark.parametrize("typed", ["", "?", "aide", "xyzzy"])
def test_where_games_are_chosen_every_question_tells_them(typed):
    assert "Les jeux : 1 Guerre des Sons, 2 Symbiose, 3 Symphonimo." in Conversation("fr").hear(typed)


def test_a_word_of_the_rules_of_one_game_alone_goes_on_with_them():
    conversation = Conversation("en")
    assert conversation.text("rules quartet").startswith("8, Points.")
    assert conversation.hear("rules 9") == Conversation("en").all("rules symphonimo", "9")


def test_sources_may_be_followed_by_a_game():
    assert Conversation("fr").hear("sources symphonimo") == playing("fr").hear("sources")


def test_many_kept_games_are_told_in_parts_and_any_of_them_can_be_chosen():
    world = World()
    for name in map("Jo{}".format, "ABCDEFGHIJKLMNOPQRSTUVWX"):
        Conversation("fr", ("play", "symphonimo", name, "--first", "1"), world=world).all("p", "1")
    again = Conversation("fr", world=world)
    heard = again.hear("revoir")
    awaited = "On attend un numéro de la liste, de 1 à 24. Autre chose quitte la liste."
    assert heard[-1] == awaited and again.session.waiting
    while again.session.waiting:
        page = again.hear("")
        heard += page
    assert [line.split(",")[0] for line in heard if line[0].isdigit()] == [str(number) for number in range(1, 25)]
    assert page[-1] == "Laquelle ? Un numéro."
    again.hear("2")
    assert again.room.table.setup.names[0] == "JoW"


@pytest.mark.parametrize("typed", ["reprendre", "revoir"])
def test_files_that_hold_no_game_are_told_by_name_and_passed_over(typed):
    world = World()
    Conversation("fr", ("play", "symphonimo", "Zoé", "--first", "1"), world=world).all("p", "1")
    again = Conversation("fr", world=world)
    world.journals.files[0].lines[0] = {"noise": 1}
    assert again.hear(typed)[1] == (
        "Le fichier 2026-11-29-symphonimo-1.jsonl est laissé de côté : ce n'est pas une partie de cette version.")
    other = world.journals.create("symphonimo", TODAY)
    other.append([{"noise": 1}])
    assert [line.split()[2] for line in again.hear(typed)[1:3]] == [
        "2026-11-29-symphonimo-2.jsonl", "2026-11-29-symphonimo-1.jsonl"]


def test_two_kept_games_never_sound_alike():
    conversation = playing("fr")
    conversation.all("p", "1", "accueil", "donne 43", "symphonimo", "", "", "p", "accueil")
    heard = conversation.hear("reprendre")
    assert len({line[1:] for line in heard if line[0].isdigit()}) == 2


def test_a_finished_game_is_not_offered_to_go_on():
    conversation = finished()
    again = conversation.again()
    assert not any("reprendre" in each for each in again.begun[:-1])
    again.hear("reprendre")
    assert type(again.room).__name__ == "Chooser"


@pytest.fixture
def folder(tmp_path):
    """A real folder of games with one game of two turns in it: (its world, its file)."""
    world = World(journals=RealJournals(tmp_path))
    conversation = playing("fr", world=world)
    conversation.all("p", "1", "p", "2")
    return world, conversation.room.kept_in.path


def test_a_journal_cut_short_says_so_and_goes_on(folder):
    world, path = folder
    path.write_bytes(path.read_bytes()[:-4])
    again = Conversation("fr", world=world)
    heard = again.hear("reprendre")
    assert len(again.table.moves) >= 3 and not reply_problems(heard, "fr")
    whole = Conversation("fr", world=world)
    path.write_bytes(path.read_bytes() + b'{"seat": 1, "d')
    assert whole.hear("reprendre")[0] == heard[0]
    whole.hear("p" if whole.view.phase == r.CHOOSE else "1")
    assert all(json.loads(line) for line in path.read_bytes().splitlines())


@pytest.mark.parametrize(
    "line", [b"zut\n", b'{"seat": 1, "do": "fly"}\n', b'{"seat": 1, "do": "take", "conductor": 9}\n', b'{"undo": 99}\n']
)
def test_a_damaged_journal_is_refused_with_its_line_and_left_as_it_is(folder, line):
    world, path = folder
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:3], line, *lines[3:]]))
    before = path.read_bytes()
    again = Conversation("fr", world=world)
    heard = again.hear("reprendre")
    assert "4" in " ".join(heard) and not reply_problems(heard, "fr")
    assert type(again.room).__name__ == "Chooser" and path.read_bytes() == before


@pytest.mark.parametrize("line", [b"zut\n", b'{"undo": 99}\n'])
def test_what_comes_before_the_damage_can_be_used(folder, line):
    """The damaged file is put aside as it is; the game goes on in a new one, and home counts it once."""
    world, path = folder
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:3], line, *lines[3:]]))
    before = path.read_bytes()
    again = Conversation("fr", world=world)
    assert again.hear("reprendre")[-1].endswith("Tapez oui ou non.")
    assert again.hear("oui")[0] == "La partie continue." and len(again.table.moves) == 2
    assert path.with_name(f"{path.name}.damaged").read_bytes() == before
    (file,) = world.journals.all()
    assert [json.loads(each) for each in file.path.read_bytes().splitlines()[1:]] == [json.loads(each) for each in lines[1:3]]


def test_what_comes_before_the_damage_can_be_left(folder):
    world, path = folder
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:3], b"zut\n", *lines[3:]]))
    before = path.read_bytes()
    again = Conversation("fr", world=world)
    again.hear("reprendre")
    again.hear("non")
    assert type(again.room).__name__ == "Chooser" and [file.path for file in world.journals.all()] == [path]
    assert path.read_bytes() == before


def test_a_move_that_lacks_its_number_is_told_so():
    conversation = playing("fr", "--players", "2", "--deal", "4271", "--first", "1")
    assert conversation.hear("emporter") == [
        "Il manque quelque chose après emporter, par exemple : emporter 1 ou emporter 2.",
        "À vous. Piochez une carte.",
    ]


def test_after_a_placement_is_undone_the_card_in_hand_is_named():
    conversation = playing("fr", "--players", "2", "--deal", "4271", "--first", "1")
    conversation.all("p", "2")
    assert conversation.hear("annuler") == ["Annulé : sous 2.", "À vous. Placez le 8 sous le chef 1 ou 2."]


def test_names_and_a_number_of_players_leave_the_rest_to_bots():
    conversation = Conversation("fr", ("play", "symphonimo", "Léa", "Tom", "--players", "4", "--first", "1"))
    assert [player.by for player in conversation.table.setup.players] == ["human", "human", "greedy", "greedy"]
    assert conversation.table.setup.names[:2] == ("Léa", "Tom")
    alone = Conversation("fr", ("play", "symphonimo", "Léa", "--players", "2", "--first", "1"))
    assert [player.by for player in alone.table.setup.players] == ["human", "greedy"]
    many = Conversation("fr", ("play", "symphonimo", "Léa", "Tom", "Zoé", "--players", "2"))
    assert "Il y a plus de prénoms que de joueurs." in many.begun


def test_too_few_names_are_counted():
    conversation = Conversation("fr", ("table", "symphonimo"))
    assert conversation.hear("Léa")[:2] == ["Un seul joueur est nommé.", "De 2 à 6 joueurs."]


@pytest.mark.parametrize(
    "name, data",
    [("empty", b""), ("other", b'{"accessijeux": 99, "game": "symphonimo"}\n{}\n'), ("binary", bytes(range(256)))],
)
def test_files_that_are_no_games_are_passed_over(folder, name, data):
    world, path = folder
    path.with_name("2026-11-29-symphonimo-7.jsonl").write_bytes(data)
    again = Conversation("fr", world=world)
    again.hear("reprendre")
    if type(again.room).__name__ == "Chooser":
        again.hear("reprendre 2")
    assert again.table.setup.names[0]


# On disk before it is told


def test_nothing_is_told_that_is_not_on_disk(monkeypatch):
    """When the answer is made ready all of it is kept already: one write for each answer."""
    conversation = playing("fr")
    order = []
    utter = conversation.session._utter
    monkeypatch.setattr(
        conversation.session,
        "_utter",
        lambda *given: (order.append(len(conversation.replayed().moves)), utter(*given))[1],
    )
    for typed in ("p", "1", "p", "1", "u"):
        conversation.hear(typed)
        assert order[-1] == len(conversation.table.moves) and conversation.room.sitting.pending == []
    assert len(order) == 5


def test_one_answer_is_one_write(monkeypatch):
    conversation = playing("fr")
    conversation.hear("p")
    writes, append = [], conversation.room.kept_in.append
    monkeypatch.setattr(conversation.room.kept_in, "append", lambda lines: (writes.append(lines), append(lines))[1])
    conversation.all("1", "c", "zut")
    assert len(writes) == 1 and len(writes[0]) == len(conversation.table.moves) - 2


@pytest.mark.parametrize("trouble, why", [("full", "est plein"), ("denied", "écrite"), ("elsewhere", "autre programme")])
def test_a_disk_that_does_not_take_it_is_told_once_and_the_game_goes_on(trouble, why):
    conversation = playing("fr", world=World(journals=Journals(trouble)))
    plain = playing("fr")
    first, second = conversation.hear("p"), conversation.hear("2")
    assert len(first) == len(plain.hear("p")) + 1 and len(second) == len(plain.hear("2"))
    assert conversation.table.moves == plain.table.moves
    assert why in " ".join(first) and not reply_problems(first, "fr")


def test_a_disk_that_is_full_later_is_told_then():
    conversation = playing("fr")
    conversation.hear("p")
    conversation.room.kept_in.trouble = "full"
    assert "disque" in " ".join(conversation.hear("2"))
    assert "disque" not in " ".join(conversation.hear("p"))


@pytest.mark.parametrize("language, told", [("fr", "Ce n'est pas un prénom : Lea barre oblique Tom."), ("en", "This is no name: Lea slash Tom.")])
@pytest.mark.parametrize("game", SHELF.names())
def test_a_name_that_is_refused_is_said_back_with_its_signs(language, told, game):
    for words in (("play", game, "Lea/Tom"), ("play", game, "Zoé", "Lea/Tom")):
        assert any(line.startswith(told) for line in Conversation(language, words).begun)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("lines", range(15, 25))
def test_a_page_counts_the_mark_of_a_repeated_answer_and_a_warning_before_it(language, lines):
    """Sentences that fill a line of 40 columns each: with a word before it the first one takes two."""
    sentences = [f"{'abcd ' * 7}{number:03d}." for number in range(lines)]
    for told in (sentences, [*sentences[:5], EARLIER, *sentences[5:]], [*sentences[: lines - 3], EARLIER, *sentences[lines - 3 :]]):
        conversation = Conversation(language, world=World(width=40))
        session = conversation.session
        for before in ((), ("a warning",), (), ()):
            heard = [utterance.text for utterance in session._utter("x", [*before, *told])]
            pages = [heard]
            while session.waiting:
                pages.append(conversation.hear(""))
            assert all(height(page, 40) <= 20 for page in pages)
            assert [line for page in pages for line in page if "abcd" in line][1:] == sentences[1:], "nothing is lost, nor told twice"


FORGETS = {
    ("fr", "full"): "Attention : le disque est plein, vos choix et votre place dans une leçon ne sont pas retenus pour la prochaine fois.",
    ("fr", "denied"): "Attention : les réglages ne peuvent pas être écrits, vos choix et votre place dans une leçon ne sont pas retenus pour la prochaine fois.",
    ("en", "full"): "Careful: the disk is full, choices and the place in a lesson are not remembered for next time.",
    ("en", "denied"): "Careful: the settings cannot be written, choices and the place in a lesson are not remembered for next time.",
}
CHOICES = {"fr": ("bref", "complet", "braille 40", "braille non", "rideau oui", "adversaires en résumé", "bruitages oui", "français"),
           "en": ("brief", "full", "braille 40", "braille off", "curtain yes", "opponents in short", "sounds yes", "english")}  # fmt: skip


@pytest.mark.parametrize("language, trouble", FORGETS)
@pytest.mark.parametrize("place", range(len(CHOICES["fr"])))
def test_a_choice_that_cannot_be_remembered_is_told_once(language, trouble, place):
    conversation = Conversation(language, world=World(settings=Settings(refusal=trouble)))
    choice = CHOICES[language][place]
    conversation.hear(choice)
    heard = conversation.session.replies[-1][1]
    assert heard[0] == FORGETS[language, trouble] and len(heard) > 1
    conversation.hear(CHOICES[language][place - 1])
    conversation.hear(choice)
    assert FORGETS[language, trouble] not in [line for _, reply in conversation.session.replies[-2:] for line in reply]


@pytest.mark.parametrize("language, word", [("fr", "apprendre"), ("en", "learn")])
def test_a_lesson_whose_place_cannot_be_remembered_says_so_once(language, word):
    conversation = Conversation(language, (word, "symphonimo"), world=World(settings=Settings(refusal="full")))
    replies = [" ".join(conversation.hear("")) for _ in range(3)]
    assert sum(reply.count(FORGETS[language, "full"]) for reply in replies) == 1


LOST = {
    ("fr", "broken"): "Attention : les réglages sont abîmés, tout est comme au début.",
    ("fr", "unread"): "Attention : les réglages ne se lisent pas en ce moment, tout est comme au début.",
    ("en", "broken"): "Careful: the settings are damaged, all is as at first.",
    ("en", "unread"): "Careful: the settings cannot be read now, all is as at first.",
}


@pytest.mark.parametrize("language, trouble", LOST)
def test_settings_that_cannot_be_read_are_told_at_the_start(language, trouble):
    conversation = Conversation(language, world=World(settings=Settings(trouble)))
    assert conversation.begun[1] == LOST[language, trouble]
    assert len(conversation.begun) == len(Conversation(language).begun) + 1
    assert not reply_problems(conversation.begun[1:2], language)
    assert LOST[language, trouble] not in conversation.hear("zut")


@every_language
@pytest.mark.parametrize("trouble", ["full", "denied"])
def test_settings_that_are_refused_again_after_all_was_well_are_told_again(language, trouble):
    conversation, plain = playing(language), playing(language)
    settings = conversation.world.settings
    settings.refusal = trouble
    typed = ("bref", "normal") if language == "fr" else ("brief", "normal")
    first, second = conversation.hear(typed[0]), conversation.hear(typed[1])
    assert len(first) == len(plain.hear(typed[0])) + 1 and second == plain.hear(typed[1])
    assert not reply_problems(first, language)
    settings.refusal = ""
    conversation.hear(typed[0])
    settings.refusal = trouble
    assert conversation.hear(typed[1])[0] == first[0]


def test_the_journal_is_that_of_the_design():
    conversation = two()
    conversation.all("p", "1", "u")
    head, *rest = conversation.journal
    assert head["accessijeux"] == 1 and head["game"] == "symphonimo" and head["first"] == 1
    assert [seat["by"] for seat in head["seats"]] == ["human", "human"]
    assert [list(line) for line in rest] == [
        ["seat", "do"],
        ["seat", "do", "card"],
        ["seat", "do", "conductor"],
        ["undo"],
    ]
    assert rest[1]["seat"] == 0 and rest[-1] == {"undo": 1}


def test_an_undo_to_the_very_beginning_is_on_disk():
    conversation = playing("fr")
    conversation.all("p", "1", "u 2")
    assert conversation.table.moves == [] == conversation.replayed().moves
    assert conversation.again().hear("reprendre") and conversation.room.sitting.pending == []


# Listening again


@every_language
def test_a_kept_game_is_heard_move_by_move(language):
    conversation = finished(language)
    again = conversation.again()
    replay, following, before, state = (
        ("revoir", "suivant", "précédent", "état") if language == "fr" else ("replay", "next", "previous", "state")
    )
    assert again.hear(replay)[0].startswith("1")
    again.hear(f"{replay} 1")
    one, two_ = again.hear(""), again.hear(following)
    assert one[0].startswith("1") and two_[0].startswith("2")
    assert again.hear(before) == one
    assert re.search(r"\d", " ".join(again.hear(state)))
    assert again.hear("3")[0].startswith("3")
    assert again.room.at == 3
    for wrong in ("0", "9999"):
        again.hear(wrong)
        assert again.room.at == 3
    last = again.hear("fin" if language == "fr" else "end")
    assert again.room.at == len(again.room.steps)
    assert str(max(conversation.table.rules.scores(conversation.state))) in " ".join(last)
    assert again.hear("")[-1] == again.room.asked()[-1]


def test_a_replay_changes_nothing_on_disk():
    conversation = finished()
    before = conversation.journal[:]
    conversation.all("revoir", "revoir 1", "", "", "p", "u", "abandonner", "oui", "accueil")
    assert conversation.world.journals.files[0].lines == before


def test_in_a_replay_nobody_is_called_by_a_pronoun_as_a_name():
    conversation = finished()
    heard = " ".join(
        [
            *conversation.hear("revoir"),
            *conversation.hear("revoir 1"),
            *conversation.hear(""),
            *conversation.hear("état"),
        ]
    )
    assert not re.search(r"\bVous (?:pioche|commence|emporte)\b|de Vous\b|chez Vous\b", heard)


def test_the_number_of_moves_is_the_same_in_the_list_and_when_opened():
    conversation = finished()
    listed = re.findall(r"(\d+) coups", " ".join(conversation.hear("revoir")))
    opened = re.findall(r"(\d+) coups", " ".join(conversation.hear("revoir 1")))
    assert not listed or listed == opened


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


# Doors


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


# Found by fresh users


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
    from accessijeux_cli.talk.reply import MOST_LINES, height

    conversation = Conversation(language, world=World(width=40))
    pages = [conversation.all(*typed)]
    while conversation.session.waiting:
        pages.append(conversation.hear(""))
    assert all(height(page, 40) <= MOST_LINES for page in pages)
