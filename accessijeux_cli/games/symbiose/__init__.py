"""Symbiose: ponds of animals and seasons, for 2 to 4 players (Jérémy and Christelle Partinico, Subverti, 2025)."""

from accessijeux_cli.play.game import Game

GAME = Game(name="symbiose", title="Symbiose", seats=3, folder=__name__)
