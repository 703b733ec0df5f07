"""The lesson of Cornet, step by step, and its demonstration; the learner is on seat 0."""

from accessijeux_cli.play.game import DECK
from accessijeux_cli.words import shared
from accessijeux_cli.words.pages import Refused, Scene, Step
from accessijeux_cli.words.tongue import mark

from . import rules as r

STEPS = (
    Step(
        # Translators: lesson, hiding
        tell=(mark("You have the cup: hide 1, 2 or 3 under it. The other does not hear which."),),
        # Translators: lesson; the words are those that are typed
        ask=mark("Type hide 2, or 2."),
        wants=r.Hide(2),
        after=((1, r.Guess(3)), (DECK, r.Roll(5))),
        # Translators: lesson, after a wrong guess
        done=(mark("A wrong guess: what the die shows is yours. Then the cup is passed on."),),
        # Translators: lesson, in other words
        other=mark("Put the number 2 under your cup."),
        # Translators: lesson, hint
        hint=mark("The number alone is enough."),
        # Translators: lesson, after another number
        wrong=mark("That may be hidden too, but hide 2 this time."),
    ),
    Step(
        before=((1, r.Hide(1)),),
        # Translators: lesson, refusals
        tell=(mark("What is not possible is refused: try a number that is too high."),),
        # Translators: lesson; the words are those that are typed
        ask=mark("Type guess 9."),
        wants=Refused(r.Guess(9)),
        done=(shared.REFUSED_FREELY,),
        # Translators: lesson, in other words
        other=mark("A refusal is wanted here."),
        # Translators: lesson, hint
        hint=mark("The number 9 is enough."),
    ),
)
DEMO = (
    # Translators: typed in the demonstration
    Scene(mark("hide 2"), r.Hide(2), ((1, r.Guess(2)), (DECK, r.Roll(4)), (1, r.Hide(3)))),
    Scene(shared.SITUATION),
    # Translators: typed in the demonstration
    Scene(mark("guess 3"), r.Guess(3), ((DECK, r.Roll(6)),)),
    Scene(shared.SCORE),
)
