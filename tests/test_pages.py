"""Answers in pages and in pieces for a braille display: nothing is lost, nothing is torn, nothing begins as what was just heard."""

from itertools import pairwise

import pytest
import shelf as games
from conversation import Conversation

from accessijeux_cli.talk.reply import pages_of

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
        while braille.session.pieces:
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
