"""Answers before a game: who may sit there, and the words for it and for what is agreed."""

from accessijeux_cli.words.folding import fold
from accessijeux_cli.words.tongue import Tongue, mark

BOT_NAMES = ("Basile", "Clara", "Émile", "Flora", "Gaston", "Hortense")
LEVELS = ("casual", "greedy", "search")
"""The levels of bots that a person can choose, weakest first."""

# Translators: typed forms for the easy level of bots
EASY = mark("easy")
# Translators: typed forms for the medium level of bots
MEDIUM = mark("medium")
# Translators: typed forms for the hard level of bots
HARD = mark("hard")
# Translators: typed forms by which the person at the keyboard says "I" among the names
ME = mark("me | myself")
# Translators: typed forms: leave who begins to chance
CHANCE = mark("chance | random | anybody | nobody")
# Translators: typed forms: no advice and no counts of unseen cards
UNAIDED = mark("without help | unaided")
# Translators: typed forms: with advice and counts of unseen cards, as usual
AIDED = mark("with help")
# Translators: typed forms: at a physical table, the game has already begun
UNDER_WAY = mark("under way | already begun | in progress | game under way | game in progress | already started | the game is under way | the game has begun")
# Translators: words with which a question begins, and no list of names
ASKING = mark("who | what | how | why | when | where | which")
LEVEL_WORDS = dict(zip(LEVELS, (EASY, MEDIUM, HARD)))


def level_of(word: str, say: Tongue) -> str:
    """The level of bots that a word names, "" when none."""
    return next((level for level, typed in LEVEL_WORDS.items() if word_means(word, typed, say)), "")


def word_means(word: str, typed: str, say: Tongue) -> bool:
    """Whether a word is one of the whole forms of a typed message, in either language."""
    return any(fold(word) == fold(form) for tongue in (say, say.other())
               for form in tongue(typed).partition(";")[0].split("|"))  # fmt: skip
