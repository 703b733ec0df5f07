"""The players' guide: the text beside the words of its language, as sections that can be heard."""

import re
from collections.abc import Iterator
from functools import cache

from accessijeux_cli.words.pages import Section
from accessijeux_cli.words.tongue import locales

HEADING = re.compile(r"^## (.+)$", re.MULTILINE)
BLOCK = re.compile(r"^```\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
ITEM = re.compile(r"\n(?=\d+\. )")
"""The beginning of a numbered line."""
SENTENCE = re.compile(r"(?<=[^\d][.!?])\s(?=[`A-ZÀ-Þ])")
"""Where one sentence ends and another begins; the number of a numbered line is no sentence."""


@cache
def sections(language: str) -> tuple[Section, ...]:
    """The guide in that language, by its headings; what is typed is in lines of its own, a line of a conversation after "? "."""
    text = (locales() / language / "GUIDE.md").read_text(encoding="utf-8")
    _, *parts = HEADING.split(text)
    return tuple(Section(heading, heading, tuple(_lines(body))) for heading, body in zip(parts[::2], parts[1::2], strict=True))


def _lines(body: str) -> Iterator[str]:
    """What is heard of a section, one sentence or typed line each."""
    for place, piece in enumerate(BLOCK.split(body)):
        if place % 2:
            yield from filter(None, piece.splitlines())
        else:
            for paragraph in re.split(r"\n\n", ITEM.sub("\n\n", piece)):
                yield from filter(None, map(_plain, SENTENCE.split(paragraph)))


def _plain(paragraph: str) -> str:
    return " ".join(LINK.sub(r"\1", paragraph).replace("`", "").split())
