"""Replies: sentences in pages, and the same one again."""

from accessijeux_cli.words.lines import wrapped
from accessijeux_cli.words.tongue import Tongue

MOST_LINES = 20
"""The longest reply in lines of the terminal (R7)."""
BREAK = "\f"
"""Among the sentences of a reply: what follows waits for the next Enter."""
EARLIER = "\v"
"""As a break, before what happened earlier than what stands before it."""
FULL_PAGE = MOST_LINES - 5
"""Lines of a page after which more waits: the question needs room too."""


def pages_of(sentences: list[str], width: int) -> list[list[str]]:
    """Sentences in pages: a new one at each break, and when one more line would leave no room for the question."""
    pages: list[list[str]] = [[]]
    total = sum(lines_of(sentence, width) for sentence in sentences)
    limit = MOST_LINES if total <= MOST_LINES and not {BREAK, EARLIER} & {*sentences[:-1]} else FULL_PAGE
    used = 0
    for sentence in sentences:
        lines = lines_of(sentence, width)
        if sentence in (BREAK, EARLIER) or used + lines > limit:
            pages.append([])
            used = 0
        if sentence not in (BREAK, EARLIER):
            pages[-1].append(sentence)
            used += lines
    return [page for page in pages if page]


def fits(sentences: list[str], width: int) -> bool:
    """Whether a reply needs no second page."""
    return sum(lines_of(sentence, width) for sentence in sentences) <= MOST_LINES


def latest_first(own: list[str], others: list[str], width: int) -> list[str]:
    """A tale that is longer than a page: the own move and the latest news first, which a decision needs; what happened
    in between waits, in its order."""
    room = FULL_PAGE - sum(lines_of(sentence, width) for sentence in own)
    start = len(others)
    while start and lines_of(others[start - 1], width) <= room:
        start -= 1
        room -= lines_of(others[start], width)
    return [*own, *others[start:], EARLIER, *others[:start]] if start else [*own, *others]


def without_breaks(sentences: list[str]) -> list[str]:
    return [sentence for sentence in sentences if sentence != BREAK]


def lines_of(sentence: str, width: int) -> int:
    """How many lines a sentence takes on the terminal."""
    return max(1, len(wrapped(sentence, width)))


def again(sentences: list[str], say: Tongue, shown: str) -> list[str]:
    """The same reply once more, recognisable as such; it never begins as what was shown last (R14)."""
    # Translators: before an answer that is the same as the last one
    first = say("Again: {answer}", answer=sentences[0])
    if first == shown:
        # Translators: before an answer that was already said again
        first = say("Once more: {answer}", answer=sentences[0])
    return [first, *sentences[1:]]
