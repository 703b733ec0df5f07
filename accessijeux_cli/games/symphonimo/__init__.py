"""Symphonimo: soloists and quartets, for 2 to 6 players (Robert Brouwer, Studio Stratosphères, 2024)."""

from accessijeux_cli.play.game import Game

GAME = Game(name="symphonimo", title="Symphonimo", seats=3, folder=__name__)
