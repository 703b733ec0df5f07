"""Why something is not possible in La Guerre des Sons."""

from typing import Any

from accessijeux_cli.games.guerre_des_sons import rules as r
from accessijeux_cli.games.guerre_des_sons.names import card_name
from accessijeux_cli.games.guerre_des_sons.typed import QUESTION, TRICK_TO
from accessijeux_cli.games.guerre_des_sons.wording import criterion_name, measured, power_name, question, rounds
from accessijeux_cli.words import shared
from accessijeux_cli.words.lines import lowered
from accessijeux_cli.words.phrases import first_form
from accessijeux_cli.words.tongue import Tongue

# Why not


def reason(refusal: Any, say: Tongue) -> str:
    """Why something cannot be done; what is possible instead is said by `possible`."""
    match refusal:
        case r.DeckFirst():
            # Translators: the cards, or their values at a physical table, come first
            return say("The cards come first.")
        case r.NothingToShow():
            # Translators: a card or a value was typed but none is awaited
            return say("No card and no value is awaited now.")
        case r.NoSuchCriterion():
            # Translators: the four criteria of the game
            return say("The criteria are volume, pitch, length and timbre.")
        case r.SayDirection(criterion):
            both = say.one_of(first_form(say(QUESTION[criterion, lowest])) for lowest in (False, True))
            # Translators: Scherzo: the attacker also chooses the direction; "words" is such as "loud or soft"
            return say("In Scherzo the direction is chosen too: {words}.", words=both)
        case r.FixedDirection(lowest):
            # Translators: in Pianissimo the lowest value wins, otherwise the highest
            return say("In Pianissimo the lowest value always wins.") if lowest else say("Here the highest value always wins.")
        case r.ChooseFirst():
            # Translators: the attacker must first ask the question of the trick
            return say("No criterion is chosen yet.")
        case r.AlreadyAsked(criterion, lowest):
            # Translators: the question of the trick, a sentence of its own, is already asked
            return say("The question is asked: {question}", question=lowered(question(criterion, lowest, say)))
    return _reason_of_powers(refusal, say) or _reason_at_a_table(refusal, say)


def _reason_of_powers(refusal: Any, say: Tongue) -> str:
    match refusal:
        case r.NoPowers():
            # Translators: the option "powers" is off
            return say("This game is played without powers.")
        case r.AttackerWithoutPower():
            # Translators: a rule of powers
            return say("The attacker can never use a power.")
        case r.NoPowerInBattle():
            # Translators: a rule of powers
            return say("No power can be used in a battle.")
        case r.TuneToAnother(criterion):
            # Translators: the power Tuning; the words are those that are typed
            return say("Tuning needs another criterion than {criterion}.", criterion=criterion_name(criterion, say))
        case r.NoTuning(power):
            # Translators: a criterion was typed with a power that changes none
            return say("{power} changes no criterion.", power=power_name(power, say))
        case r.PowerGone(power):
            # Translators: that super power does not exist or is with somebody else
            return say("That power cannot be drawn.", power=power)
    return ""


def _reason_at_a_table(refusal: Any, say: Tongue) -> str:
    match refusal:
        case r.NoSuchCard():
            # Translators: cards have numbers from 1 to 37
            return say("There are 37 cards.")
        case r.CardSeen(card):
            # Translators: that card cannot come now
            return say("{card} is out already.", card=card_name(card, "", say))
        case r.CardLaid(seat, name):
            # Translators: at a physical table: that card lies in the trick already; "name" is who laid it
            return say("{card} is laid already, by {name}.", card=name, name=say.name(seat))
        case r.NoSuchValue(criterion, low, high):
            facts = {"criterion": criterion_name(criterion, say).capitalize(), "low": low, "high": measured(criterion, high, say)}
            # Translators: at a physical table: a value that cannot be; "high" is a number with its unit
            return say("{criterion} goes from {low} to {high}. Read the card again.", **facts)
        case r.OnlyAtATable():
            # Translators: a correction that only makes sense at a physical table
            return say("The program deals here: nothing can be set.")
        case r.NoSuchPlayer(player):
            return say(shared.NO_PLAYER, player=player)
        case r.TooManyCards():
            # Translators: at a physical table: more cards than there are
            return say("There are only 37 cards.")
        case r.NoTrick():
            # Translators: at a physical table: a player without cards takes part in no trick, or fewer than two would have one
            return say("Only somebody who plays in this trick or battle can take it, and two players at least must have a card.")
        case r.ResultFirst():
            # Translators: at a physical table: a power was noted, so that values do not decide
            return say("All values are there, and a power was used.")
        case r.CriterionStands(criterion, lowest):
            facts = {"question": lowered(question(criterion, lowest, say))}
            # Translators: at a physical table: another question was typed in the middle of a trick; the word is typed
            return say("In this trick: {question} To change it: fix.", **facts)
        case r.PowerTooLate(seat):
            facts = {"name": say.name(seat), "result": first_form(say(TRICK_TO, name=say.name(seat)))}
            # Translators: at a physical table: a power was typed when the trick was over; "result" is typed, as in "trick to Tom"
            return say("That trick is over. If the power changes who takes it: fix 1, {result}.", **facts)
        case r.RoundStops():
            # Translators: at a physical table: the counts of cards say that the round is over
            return say("Fewer than two players can lay a card: the round stops.")
        case r.TooManyRounds(goal):
            # Translators: at a physical table: with that many rounds won the game would be over
            return say("With {rounds} won the game is over.", rounds=rounds(goal, say))
    raise TypeError(refusal)


RULE_OF = {
    r.DeckFirst: "trick", r.NothingToShow: "trick", r.NoSuchCriterion: "trick", r.SayDirection: "variants",
    r.FixedDirection: "variants", r.ChooseFirst: "trick", r.AlreadyAsked: "trick", r.NoPowers: "powers",
    r.AttackerWithoutPower: "powers", r.NoPowerInBattle: "battle", r.TuneToAnother: "powers", r.NoTuning: "powers",
    r.PowerGone: "powers", r.NoSuchCard: "setup", r.CardSeen: "setup", r.CardLaid: "trick", r.NoSuchValue: "trick", r.OnlyAtATable: "setup",
    r.NoSuchPlayer: "setup", r.TooManyCards: "setup", r.NoTrick: "end", r.TooManyRounds: "match",
    r.ResultFirst: "table", r.CriterionStands: "trick", r.PowerTooLate: "table", r.RoundStops: "end",
}  # fmt: skip
"""The section of the rules behind each refusal (manual.py)."""
SCORE_RULE = "match"
