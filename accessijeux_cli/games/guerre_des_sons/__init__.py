"""La Guerre des Sons: four criteria, one trick after another, for 2 to 4 players."""

from typing import TYPE_CHECKING

from accessijeux_cli.play.game import Game

if TYPE_CHECKING:
    from accessijeux_cli.games.guerre_des_sons import advice, lesson, manual, owned, rules
    from accessijeux_cli.play.bots.bot import Choice
    from accessijeux_cli.play.game import Components, Rules
    from accessijeux_cli.words.pages import Lesson, Manual
    from accessijeux_cli.words.voice import Advice, Owned

    RULES: Rules[rules.State, rules.View, rules.Action] = rules
    ADVICE: Advice[Choice, rules.View] = advice
    LESSON: Lesson = lesson
    MANUAL: Manual = manual
    OWNED: Owned[Components] = owned

GAME = Game(name="guerre_des_sons", title="Guerre des Sons", seats=3, folder=__name__)
