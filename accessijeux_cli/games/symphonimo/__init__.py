"""Symphonimo: soloists and quartets, for 2 to 6 players (Robert Brouwer, Studio Stratosphères, 2024)."""

from accessijeux_cli.games.symphonimo import rules
from accessijeux_cli.play.game import Game

GAME = Game(
    name="symphonimo",
    title="Symphonimo",
    rules=rules,
    parts={each: f"{__name__}.{each}" for each in ("voice", "bot", "advice", "lesson", "manual")},
)
