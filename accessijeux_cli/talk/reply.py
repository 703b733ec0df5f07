"""Replies: sentences in pages, and the same one again."""

from accessijeux_cli.words.lines import wrapped
from accessijeux_cli.words.phrases import readable
from accessijeux_cli.words.tongue import Tongue

MOST_LINES = 20
"""The longest reply in lines of the terminal (R7)."""
BREAK = "\f"
"""Among the sentences of a reply: what follows waits for the next Enter."""
EARLIER = "\v"
"""As a break, after a page that says by itself that what happened in between waits."""


def pages_of(sentences: list[str], asked: list[str], rest: list[str], width: int) -> list[list[str]]:
    """Sentences in pages: a new one at each break, and when one more line would leave no room for the rest, which says
    that more waits and what can be done.

    A reply that ends with what is asked keeps it whole, at the end of its last page, unless it is longer than a page.
    """
    if BREAK not in sentences and height(sentences, width) <= MOST_LINES:
        return [sentences] if sentences else []
    tail = asked if asked and sentences[-len(asked) :] == asked and height(asked, width) <= MOST_LINES else []
    pages: list[list[str]] = [[]]
    limit = MOST_LINES - height(rest, width)
    for sentence in sentences[: len(sentences) - len(tail)]:
        if sentence == BREAK or pages[-1] and height([*pages[-1], sentence], width) > limit:
            pages.append(_heading_of(pages[-1]))
        if sentence != BREAK:
            pages[-1].append(sentence)
    if height([*pages[-1], *tail], width) > MOST_LINES:
        pages.append([])
    pages[-1] += tail
    return [page for page in pages if page]


def _heading_of(page: list[str]) -> list[str]:
    """A heading at the end of a page, taken off it: it begins the next one."""
    return [page.pop()] if len(page) > 1 and page[-1].endswith(":") else []


def latest_first(own: list[str], others: list[str], most: int, width: int) -> tuple[list[str], list[str]]:
    """After the own move: the latest news, in at most that many lines together with it, and what happened in between."""
    room, start = most - height(own, width), len(others)
    while start and height([others[start - 1]], width) <= room:
        start -= 1
        room -= height([others[start]], width)
    return others[start:], others[:start]


def without_breaks(sentences: list[str]) -> list[str]:
    return [sentence for sentence in sentences if sentence != BREAK]


def height(sentences: list[str], width: int) -> int:
    """How many lines sentences take on the terminal."""
    return sum(max(1, len(wrapped(sentence, width))) for sentence in sentences)


def again(sentences: list[str], say: Tongue, shown: str) -> list[str]:
    """The same reply once more, recognisable as such; it never begins as what was shown last (R14)."""
    # Translators: before an answer that is the same as the last one
    first = say("Again: {answer}", answer=sentences[0])
    if first == shown:
        # Translators: before an answer that was already said again
        first = say("Once more: {answer}", answer=sentences[0])
    return [first, *sentences[1:]]


def typed_before(typed: str, say: Tongue) -> str:
    """What was typed, as it may be said back."""
    if not typed:
        # Translators: in the history: the input was a bare Enter
        return say("Enter")
    if typed.startswith("?"):
        # Translators: in the history: the input was a question mark, perhaps with words after it
        return say("question mark {words}", words=readable(typed, say.language) if typed.strip("? ") else "").strip()
    return readable(typed, say.language)
