"""What the tests of conversations share."""

from random import Random

import pytest
from conversation import playing

from accessijeux_cli.play.game import legal

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


def two(language="fr", *more):
    return playing(language, "Anne", "Hugo", "--deal", "3", "--first", "1", *more)


def finished(language="fr", **settings):
    conversation = playing(language, "--players", "2", "--deal", "5", "--first", "1", bots="casual", **settings)
    to_the_end(conversation)
    return conversation
