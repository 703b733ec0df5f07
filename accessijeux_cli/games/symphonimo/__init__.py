"""Symphonimo: soloists and quartets, for 2 to 6 players (Robert Brouwer, Studio Stratosphères, 2024)."""

from typing import TYPE_CHECKING

from accessijeux_cli.play.game import Game

if TYPE_CHECKING:
    from accessijeux_cli.games.symphonimo import advice, lesson, manual, rules
    from accessijeux_cli.play.bots.bot import Choice
    from accessijeux_cli.play.game import Rules
    from accessijeux_cli.words.pages import Lesson, Manual
    from accessijeux_cli.words.voice import Advice

    RULES: Rules[rules.State, rules.View, rules.Action] = rules
    ADVICE: Advice[Choice, rules.View] = advice
    LESSON: Lesson = lesson
    MANUAL: Manual = manual

GAME = Game(name="symphonimo", title="Symphonimo", seats=3, folder=__name__)
