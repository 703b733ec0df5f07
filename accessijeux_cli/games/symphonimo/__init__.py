"""Symphonimo: soloists and quartets, for 2 to 6 players (Robert Brouwer, Studio Stratosphères, 2024)."""

from typing import TYPE_CHECKING

from accessijeux_cli.play.game import Game

if TYPE_CHECKING:
    from accessijeux_cli.games.symphonimo import rules
    from accessijeux_cli.play.game import Rules

    RULES: Rules[rules.State, rules.View, rules.Action] = rules

GAME = Game(name="symphonimo", title="Symphonimo", seats=3, folder=__name__)
