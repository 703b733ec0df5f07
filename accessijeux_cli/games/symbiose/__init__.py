"""Symbiose: ponds of animals and seasons, for 2 to 4 players (Jérémy and Christelle Partinico, Subverti, 2025)."""

from typing import TYPE_CHECKING

from accessijeux_cli.play.game import Game

if TYPE_CHECKING:
    from accessijeux_cli.games.symbiose import rules
    from accessijeux_cli.play.game import Rules

    RULES: Rules[rules.State, rules.View, rules.Action] = rules

GAME = Game(name="symbiose", title="Symbiose", seats=3, folder=__name__)
