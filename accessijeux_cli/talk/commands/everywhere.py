"""Everywhere: what the common words do wherever no room has its own use for them; here, hearing again."""

from typing import TYPE_CHECKING

from accessijeux_cli.talk.commands import guide, helping, kept_games, preferences, teaching, titled
from accessijeux_cli.talk.meaning import Handler
from accessijeux_cli.talk.reply import again, typed_before
from accessijeux_cli.words.phrases import readable

if TYPE_CHECKING:
    from accessijeux_cli.talk.session import Session

REMEMBERED = 5
"""Answers listed by `history`."""


def repeat(session: "Session") -> list[str]:
    """The last answer; the mark that it is the same again is added by the session."""
    return repeat_nth(session, 1)


def repeat_nth(session: "Session", n: int) -> list[str]:
    """The n-th answer from the end, answers to `repeat` left out."""
    count = len(session.replies)
    if not 1 <= n <= count:
        # Translators: there were fewer answers than the number given
        return [session.say.many("There is only number 1.", "A number from 1 to {count}.", count)]
    session.repeating = True
    return again(session.replies[-n][1], session.say, session.shown)


def history(session: "Session") -> list[str]:
    """The last answers by number, the latest first: what was typed and how the answer began. The list is none of them."""
    session.repeating = True
    lines = []
    for number, (typed, reply) in enumerate(reversed(session.replies[-REMEMBERED:]), 1):
        begun = reply[0] if reply else ""
        shown = typed_before(typed, session.say)
        # Translators: one answer by number, latest first: what was typed and the first sentence of the answer
        lines.append(session.say("{number}, {typed}: {answer}", number=number, typed=shown, answer=begun))
    # Translators: after the list of the last answers; the word is typed
    return [*lines, session.say("To hear one whole, type repeat and its number.")]


def more(session: "Session") -> list[str]:
    """The next page of a long answer."""
    # Translators: there is no long answer to go on with
    return session.long_reply.more() or [session.say("Nothing more waits."), *session.room.asked()]


def spell(session: "Session") -> list[str]:
    """The last word said, letter by letter."""
    words = [word.strip(".,:;?!'-") for word in session.last_word.split()]
    return spell_word(session, next((word for word in reversed(words) if word), "a"))


def spell_word(session: "Session", words: str) -> list[str]:
    """Letters one by one, with commas."""
    # Translators: a sign when a word is spelt letter by letter
    signs = {"-": session.say("hyphen"), "'": session.say("apostrophe")}
    letters = [signs.get(letter, letter) for letter in words if letter.isalnum() or letter in signs]
    # Translators: a word, then its letters
    return [session.say("Letter by letter, {word}: {letters}.", word=readable(words, session.language), letters=session.say.comma(letters))]


HANDLERS: dict[str, Handler] = {
    **teaching.HANDLERS,
    **preferences.HANDLERS,
    **kept_games.HANDLERS,
    **titled.HANDLERS,
    **guide.HANDLERS,
    "choices": lambda session: session.room.choices(),
    "help": helping.overview,
    "help_word": helping.one_word,
    "repeat": repeat,
    "repeat_nth": repeat_nth,
    "history": history,
    "more": more,
    "spell": spell,
    "spell_word": spell_word,
}
