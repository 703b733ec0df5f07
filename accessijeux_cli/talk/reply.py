"""Replies: sentences in pages, and the same one again."""

from accessijeux_cli.words.lines import wrapped
from accessijeux_cli.words.tongue import Tongue

MOST_LINES = 20
"""The longest reply in lines of the terminal (R7)."""
BREAK = "\f"
"""Among the sentences of a reply: what follows waits for the next Enter."""


def pages_of(sentences: list[str], width: int) -> list[list[str]]:
    """Sentences in pages: a new one at each break, and when one more line would leave no room for the question."""
    pages: list[list[str]] = [[]]
    total = sum(lines_of(sentence, width) for sentence in sentences)
    limit = MOST_LINES if total <= MOST_LINES and BREAK not in sentences[:-1] else MOST_LINES - 5
    used = 0
    for sentence in sentences:
        lines = lines_of(sentence, width)
        if sentence == BREAK or used + lines > limit:
            pages.append([])
            used = 0
        if sentence != BREAK:
            pages[-1].append(sentence)
            used += lines
    return [page for page in pages if page]


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
