"""La Guerre des Sons: four criteria, one trick after another, for 2 to 4 players."""

from accessijeux_cli.play.game import Game

GAME = Game(name="guerre_des_sons", title="Guerre des Sons", seats=3, folder=__name__)
