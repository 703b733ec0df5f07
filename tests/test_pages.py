"""Answers in pages and in pieces for a braille display: nothing is lost, nothing is torn, nothing begins as what was just heard."""

from datetime import date, timedelta
from itertools import pairwise

import pytest
import shelf as games
from conversation import Conversation, World

from accessijeux_cli.talk.reply import height, pages_of

every_game = pytest.mark.parametrize("name", games.names())


def at(name, **settings):
    """A game just begun, the first person to play."""
    return Conversation("fr", ("play", name, "--deal", "42", "--first", "1"), shelf=games, **settings)


@every_game
@pytest.mark.parametrize("cells", [14, 20, 32, 40])
def test_the_pieces_of_a_braille_display_are_the_whole_answer(name, cells):
    """Each with one space, after which the cursor has a cell; a word longer than the display keeps a piece of its own."""
    whole, braille = at(name), at(name, braille=cells)
    for typed in ("situation", "score", "aide"):
        answer = whole.text(typed)
        assert braille.hear(typed) == []
        pieces = [braille.session.prompt]
        while braille.session.window.pieces:
            assert braille.hear("") == []
            pieces.append(braille.session.prompt)
        assert braille.hear("") == [] and braille.session.prompt == "? "
        assert "".join(pieces) == f"{answer} "
        assert all(piece.endswith(" ") and piece.strip() for piece in pieces)
        assert all(len(piece) + 1 <= cells or " " not in piece.strip() for piece in pieces)


@every_game
def test_a_rest_can_be_heard_after_something_else_was_asked(name):
    conversation, other = at(name), at(name)
    conversation.hear("aide mots")
    assert conversation.session.waiting
    conversation.hear("score")
    assert not conversation.session.waiting
    other.hear("aide mots")
    assert conversation.hear("suite") == other.hear("suite")


@every_game
def test_the_same_answer_never_begins_as_the_one_before(name):
    conversation = at(name)
    first = [conversation.hear("score")[0] for _ in range(5)]
    assert all(one != other for one, other in pairwise(first))
    assert all(other.endswith(first[0]) for other in first)


def test_what_is_asked_stays_whole_on_the_last_page():
    lines, asked = [f"Ligne {n}." for n in range(1, 19)], ["À vous.", "Piochez.", "Ou emportez."]
    assert pages_of([*lines, *asked], asked, ["La suite attend."], 79) == [lines, asked]
    assert pages_of([*lines[:17], *asked], asked, ["La suite attend."], 79) == [[*lines[:17], *asked]]


@every_game
@pytest.mark.parametrize("language, daily", [("fr", "défi"), ("en", "daily")])
def test_a_deal_of_the_day_that_bots_begin_fits_on_a_page(name, language, daily, monkeypatch):
    """With the sentence that names the day before it, and many tricks of others before the first decision."""
    for day in range(30):
        monkeypatch.setattr(World, "today", lambda world, day=day: date(2026, 11, 20) + timedelta(day))
        answer = Conversation(language, world=World(width=40), shelf=games).hear(f"{daily} {name}")
        assert height(answer, 40) <= 20, (day, answer)
