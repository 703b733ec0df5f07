"""What cannot be taken back, in any game."""

import pytest
from conversation import Conversation, playing

SEEN = {
    "fr": "Une carte a été vue : dans la donne du jour, cela ne s'annule pas.",
    "en": "A card was seen: in the deal of the day that cannot be taken back.",
}


@pytest.mark.parametrize("language, daily, undo", [("fr", "défi", "annuler"), ("en", "daily", "undo")])
@pytest.mark.parametrize("game, typed", [("symphonimo", "2"), ("symbiose", "3")])
def test_in_the_deal_of_the_day_a_card_that_was_seen_stays(language, daily, undo, game, typed):
    """That deal is the same for everybody: who knows the next card must not choose again."""
    conversation = Conversation(language)
    conversation.hear(f"{daily} {game}")
    if game == "symphonimo":
        conversation.hear("p" if language == "fr" else "d")
    conversation.hear(typed)
    moves = list(conversation.table.moves)
    assert conversation.hear(undo)[0] == SEEN[language]
    assert conversation.table.moves == moves and conversation.replayed().moves == moves


def test_in_any_other_deal_it_is_taken_back():
    conversation = playing("fr")
    conversation.all("p", "2")
    assert conversation.hear("annuler")[0] == "Annulé : sous 2."
