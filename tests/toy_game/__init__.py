"""Cornet: one die under a cup, believed or not, for 2 players: the worked example of how a game is added."""

from accessijeux_cli.play.game import Game

GAME = Game(name="toy_game", title="Cornet", seats=2, folder=__name__)
