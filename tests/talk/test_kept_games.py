"""Games on disk: found again, shared, counted, exported."""

import json
import re

import pytest
from conversation import TODAY, Conversation, World, playing
from linter import reply_problems
from talking import every_language, finished, two

from accessijeux_cli.games.symphonimo import rules as r
from accessijeux_cli.outside.files import Journals as RealJournals
from accessijeux_cli.play.game import DECK

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
