"""Several sessions at one sitting in one process: seats, secrets, out of turn, news, consent, giving up, coming back."""

import pytest
from conversation import SHELF, World

from accessijeux_cli.play.sitting import Sitting
from accessijeux_cli.talk.joining import join, leave
from accessijeux_cli.talk.session import Session

NAMES = ("Léa", "Tom", "Zoé", "Ali")


class Notebook:
    def __init__(self):
        self.lines = []

    def append(self, lines):
        self.lines += lines
        return ""


class Together:
    """People, each with a session and a world of their own, at one sitting."""

    def __init__(self, people, game="symphonimo", bots=(), languages=("fr", "en", "fr", "en"), **agreed):
        self.notebook = Notebook()
        players = [(name, "human") for name in NAMES[:people]] + [(f"Bot{n}", level) for n, level in enumerate(bots)]
        self.sitting = Sitting(table_of(game, players, **agreed), lambda: self.notebook)
        self.sessions = [Session(World(), language, SHELF) for language in languages[:people]]
        self.first = [[each.text for each in join(session, self.sitting, seat)] for seat, session in enumerate(self.sessions)]

    def types(self, seat, text):
        return [each.text for each in self.sessions[seat].hear(text)]

    def news(self, seat):
        return [each.text for each in self.sessions[seat].news()]


def table_of(game, players, **agreed):
    from accessijeux_cli import games
    from accessijeux_cli.play.table import Player, Setup, Table

    options = dict(games.game(game).rules.OPTIONS) | agreed.pop("options", {})
    return Table(Setup(games.game(game), tuple(Player(*each) for each in players), options, seed=7, **agreed))


def test_each_is_told_as_you_in_the_own_language():
    together = Together(2)
    assert together.first[0][-1].startswith("À vous")
    assert together.first[1][-1] == "Léa's turn."


def test_out_of_turn_one_hears_whose_turn_it_is_and_nothing_is_done():
    together = Together(2)
    assert together.types(1, "draw") == ["It is Léa's turn."]
    assert together.sitting.table.moves == []
    assert together.types(1, "") == ["Léa's turn."]


def test_the_others_hear_what_was_done_once_and_are_asked_when_it_is_their_turn():
    together = Together(2)
    together.types(0, "piocher")
    assert together.news(1) == ["Léa draws a 5."]
    together.types(0, "1")
    assert together.news(1) == ["Conductor 1: one musician, value 5.", "Your turn: draw, or take conductor 1."]
    assert together.news(1) == []
    assert together.news(0) == []


def test_there_is_one_journal_with_everybodys_moves():
    together = Together(2)
    together.types(0, "piocher")
    together.types(0, "1")
    together.news(1)
    together.types(1, "draw")
    together.types(1, "2")
    assert [(line["seat"], line["do"]) for line in together.notebook.lines[1:]] == [
        (1, "draw"), (0, "reveal"), (1, "place"), (2, "draw"), (0, "reveal"), (2, "place")]  # fmt: skip
    assert all(not session.rooms[-1].sitting.pending for session in together.sessions)


def test_the_others_are_asked_on_their_own_devices_before_a_card_that_was_seen_is_taken_back():
    together = Together(4)
    together.types(0, "piocher")
    together.types(0, "1")
    together.news(1)
    assert together.types(0, "annuler 2") == ["Demandé : il faut l'accord de Tom, Zoé et Ali. Un nouveau coup laisse tout comme c'est."]
    assert together.news(1)[0] == "Léa asks to take two lines back. Do you agree? Type yes or no."
    assert together.types(1, "yes")[0] == "Noted: you agree."
    assert "Léa demande à reprendre deux lignes. Êtes-vous d'accord ? Tapez oui ou non." in together.news(2)
    assert together.types(2, "oui")[0] == "C'est noté : vous êtes d'accord."
    assert len(together.sitting.table.moves) == 3
    assert together.types(3, "yes")[0] == "Léa took two lines back."
    assert together.sitting.table.moves == []
    assert together.news(1)[0] == "Léa took two lines back."
    assert together.news(0) == ["Tout le monde est d'accord : c'est repris.", "À vous de piocher."]


def test_one_no_leaves_everything_as_it_is():
    together = Together(2)
    together.types(0, "piocher")
    together.types(0, "1")
    together.types(0, "annuler 2")
    together.news(1)
    assert together.types(1, "no")[0] == "Noted: you do not agree. Nothing is taken back."
    assert together.news(0)[0] == "Tom n'est pas d'accord : rien n'est annulé."
    assert len(together.sitting.table.moves) == 3


def test_yes_and_no_mean_nothing_of_that_kind_to_who_was_not_asked():
    together = Together(2)
    together.types(0, "piocher")
    assert "Noted" not in " ".join(together.types(1, "yes"))


def test_giving_up_ends_it_for_all():
    together = Together(2)
    together.types(0, "piocher")
    together.news(1)
    together.types(1, "resign")
    together.types(1, "yes")
    assert together.news(0)[0] == "Tom abandonne la partie : personne ne gagne."
    assert together.sitting.table.resigned == 1


def test_a_rematch_takes_everybody_along():
    together = Together(2)
    together.types(0, "abandonner")
    together.types(0, "oui")
    together.news(1)
    together.types(1, "rematch")
    news = together.news(0)
    assert news[0] == "Une revanche commence."
    assert together.sessions[0].rooms[-1].sitting is together.sessions[1].rooms[-1].sitting is together.sitting.next
    assert together.sitting.next.present == {0, 1}


def test_somebody_who_comes_back_hears_once_what_was_missed():
    together = Together(3)
    together.types(0, "piocher")
    place = leave(together.sessions[1])
    assert together.sitting.present == {0, 2}
    together.types(0, "1")
    session = Session(World(), "en", SHELF)
    heard = [each.text for each in join(session, together.sitting, 1, place)]
    assert heard[1:] == ["You are back.", "Léa draws a 9, under conductor 1: one musician, value 9.", "Your turn: draw, or take conductor 1."]
    assert session.news() == []


def test_a_bot_moves_after_whoever_played_before_it():
    together = Together(2, bots=("greedy",))
    for seat, words in ((0, ("piocher", "1")), (1, ("draw", "1"))):
        for word in words:
            together.types(seat, word)
    assert together.sitting.table.actors == (0,)
    assert any(sentence.startswith("Bot0 ") for sentence in together.news(0))


@pytest.mark.parametrize("seat", (0, 1))
def test_no_session_hears_a_card_that_another_seat_holds(seat):
    """La Guerre des Sons with powers: the own hand alone is told."""
    from accessijeux_cli.games.guerre_des_sons.names import card_name
    from accessijeux_cli.words.tongue import Tongue

    together = Together(2, "guerre_des_sons", languages=("fr", "fr"), options={"powers": True})
    hands = together.sitting.table.state.hands
    other = hands[1 - seat]
    heard = list(together.first[seat])
    for word in ("s", "m", "score", "historique", "pouvoir", "cartes", "news", "conseil", "pourquoi", "?"):
        heard += together.types(seat, word)
    if other is not None and other >= 0:
        assert card_name(other, "", Tongue("fr", game="guerre_des_sons")).lower() not in " ".join(heard).lower()


def test_a_lesson_of_one_holds_nobody_up():
    together = Together(2)
    together.types(1, "learn symphonimo")
    assert together.types(0, "piocher")
    assert together.types(0, "1")
