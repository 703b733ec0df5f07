"""The rules of Cornet in our own words, by headings, and where they come from."""

from accessijeux_cli.words import shared
from accessijeux_cli.words.pages import Section
from accessijeux_cli.words.tongue import mark

SECTIONS = (
    # Translators: rules, the aim
    Section("aim", shared.AIM, (mark("Whoever first has 20 points wins, in a long game 40."),)),
    Section(
        "turn",
        shared.A_TURN,
        (
            # Translators: rules, a turn
            mark("Whoever has the cup hides 1, 2 or 3 under it. The other guesses, and the cup is lifted."),
            # Translators: rules, a turn
            mark("The die is rolled for whoever was right: the guess, or the cup. Then the cup is passed on."),
        ),
    ),
)
QUESTIONS = ()
# Translators: answer to "sources"
SOURCES = (mark("Cornet is a game of ours, made to show how a game is added."), shared.KEPT_ELSEWHERE)
