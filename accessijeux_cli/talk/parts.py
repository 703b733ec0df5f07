"""The parts of a game of the shelf, each with its type: modules of its folder, loaded when first needed.

What is of the game's own, its actions, events, refusals and views, is Any here: only its folder knows it.
"""

from typing import TYPE_CHECKING, Any

from accessijeux_cli.play.game import Components, Game
from accessijeux_cli.words.pages import Lesson, Manual
from accessijeux_cli.words.voice import Advice, AnyVoice, Owned

if TYPE_CHECKING:
    from accessijeux_cli.play.bots.bot import Choice


def voice_of(game: Game) -> AnyVoice:
    """Its words."""
    voice: AnyVoice = game.voice
    return voice


def advice_of(game: Game) -> "Advice[Choice, Any]":
    """The words for what its bots choose."""
    advice: Advice[Choice, Any] = game.part("advice")
    return advice


def lesson_of(game: Game) -> Lesson:
    """What it is taught by."""
    lesson: Lesson = game.part("lesson")
    return lesson


def manual_of(game: Game) -> Manual:
    """Its rules in our own words."""
    manual: Manual = game.part("manual")
    return manual


def owned_of(game: Game) -> Owned[Components] | None:
    """What reads an owner's pieces, None where there are none of one's own."""
    try:
        owned: Owned[Components] = game.part("owned")
    except ModuleNotFoundError:
        return None
    return owned
