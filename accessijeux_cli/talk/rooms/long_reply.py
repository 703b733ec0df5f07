"""A long reply: its pages, what waits of it, and what goes on with it."""

from typing import TYPE_CHECKING

from accessijeux_cli.talk.meaning import Typed
from accessijeux_cli.talk.reply import BREAK, EARLIER, MOST_LINES, height, pages_of

if TYPE_CHECKING:
    from accessijeux_cli.talk.session import Session


class LongReply:
    """The last reply in pages.

    waiting  the pages that were not heard yet
    owner    whose they are: the listener when that reply was told
    dropped  by listener, such pages when something else was asked just before they were heard, for `more`
    """

    def __init__(self, session: "Session"):
        self.session = session
        self.waiting: list[list[str]] = []
        self.owner: str | None = None
        self.dropped: dict[str | None, list[list[str]]] = {}

    def answer(self, line: Typed) -> list[str] | None:
        """Enter goes on with what waits; None for anything else."""
        return self.more() if self.waiting and not line.text else None

    def more(self) -> list[str]:
        """All that waits, or waited before something else was asked, with its page breaks; then nothing waits."""
        pages, self.waiting = self.waiting or self.dropped.pop(self.session.listener, []), []
        return [sentence for page in pages for sentence in (BREAK, *page)][1:]

    def paged(self, sentences: list[str]) -> list[str]:
        """The first page of a reply; the rest waits."""
        asked, rest, width = self.session.room.asked(), self.rest, self.session.doors.width()
        place = sentences.index(EARLIER) if EARLIER in sentences else 0
        if place and height(sentences[:place], width) > MOST_LINES:
            sentences = [*sentences[:place], BREAK, *sentences[place + 1 :]]
        elif place:
            self.waiting, self.owner = pages_of(sentences[place + 1 :], asked, rest, width), self.session.listener
            return sentences[:place]
        pages = pages_of(sentences, asked, rest, width)
        self.dropped = {self.owner: self.waiting} if self.waiting else {}
        self.waiting, self.owner = pages[1:], self.session.listener
        return self._with_rest(pages[0]) if pages else []

    def paged_anew(self, sentences: list[str]) -> list[str]:
        """The first page of a reply that was cut into pages before, and has changed."""
        dropped, self.waiting = self.dropped, []
        page, self.dropped = self.paged(sentences), dropped
        return page

    @property
    def rest(self) -> list[str]:
        """What a page ends with when more waits."""
        return [self._more(2), *self.session.expected()]

    def _with_rest(self, page: list[str]) -> list[str]:
        """A page, and when more waits sentences that say so and what can be done.

        They differ from one page to the next, and from what is asked at the end: a reader that compares what is in view
        loses what it has said before.
        """
        if not self.waiting:
            return page
        return [*page, self._more(len(self.waiting)), *(sentence for sentence in self.session.expected() if sentence not in page)]

    def _more(self, parts: int) -> str:
        # Translators: a long answer goes on, in one or several more parts; a move may also be typed at once
        return self.session.say.many("More waits: Enter to hear it.", "More waits, in {count:words} parts: Enter to go on.", parts)
