"""La Guerre des Sons: four criteria, one trick after another, for 2 to 4 players."""

from typing import TYPE_CHECKING

from accessijeux_cli.play.game import Game

if TYPE_CHECKING:
    from accessijeux_cli.games.guerre_des_sons import rules
    from accessijeux_cli.play.game import Rules

    RULES: Rules[rules.State, rules.View, rules.Action] = rules

GAME = Game(name="guerre_des_sons", title="Guerre des Sons", seats=3, folder=__name__)
