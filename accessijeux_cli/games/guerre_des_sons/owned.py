"""An owner's cards of La Guerre des Sons: the check of their file, and the words for what is wrong with it."""

from accessijeux_cli.games.guerre_des_sons.rules import cards as c
from accessijeux_cli.games.guerre_des_sons.rules.cards import components_of, names_of
from accessijeux_cli.games.guerre_des_sons.wording import criterion_name, number
from accessijeux_cli.words.phrases import quoted
from accessijeux_cli.words.tongue import Tongue

__all__ = ["components_of", "names_of", "unfit"]


def unfit(problem: object, say: Tongue) -> str:
    """What is wrong with an owner's file of cards."""
    match problem:
        case c.NoColumn(column, strange) if strange:
            # Translators: an owner's file of cards: a column is missing, and another one stands there that is not known
            return say("Nothing for {column}, and I do not know the column {strange}.", column=_column(column, say), strange=quoted(strange, say.language))
        case c.NoColumn(column):
            # Translators: an owner's file of cards: a column is missing
            return say("Nothing for {column}. Each card has name, volume, pitch, length and timbre.", column=_column(column, say))
        case c.NoName():
            # Translators: an owner's file of cards
            return say("A name has letters, digits and spaces, at most thirty.")
        case c.NameTwice(name):
            # Translators: an owner's file of cards
            return say("The name {name} is there twice.", name=name)
        case c.ColumnTwice(column):
            # Translators: an owner's file of cards: two columns are the same one, perhaps in two languages
            return say("The column for {column} is there twice.", column=_column(column, say))
        case c.NoNumber(column, _, "pieces"):
            # Translators: an owner's file of cards: a number such as 1.700, of which it cannot be known what the point means
            return say("{column}: a number is written in one piece, such as 1000; with decimals: {decimals}.", column=_column(column, say).capitalize(), decimals=number(2.5, say))
        case c.NoNumber(column, _, "decimals"):
            # Translators: an owner's file of cards: a number with too many decimals
            return say("{column}: at most three decimals.", column=_column(column, say).capitalize())
        case c.NoNumber(column, _, "digits"):
            # Translators: an owner's file of cards: a number in digits of another script
            return say("{column}: numbers are written with the digits from 0 to 9.", column=_column(column, say).capitalize())
        case c.NoNumber(column, text):
            facts = {"column": _column(column, say), "text": quoted(text, say.language)}
            # Translators: an owner's file of cards; "text" is what stands there instead
            return say("No number for {column}: {text}.", **facts) if text else say("No number for {column}.", **facts)
        case c.OutOfRange(column, low, high):
            # Translators: an owner's file of cards; "low" and "high" are numbers
            return say("{column} goes from {low} to {high}.", column=_column(column, say).capitalize(), low=low, high=high)
        case c.WrongCount(count):
            # Translators: an owner's file of cards
            return say.many("37 cards are needed, {count} was read.", "37 cards are needed, {count} were read.", count)
    raise TypeError(problem)


def _column(column: str, say: Tongue) -> str:
    # Translators: a column of an owner's file of cards
    return say("name") if column == "name" else criterion_name(column, say)
