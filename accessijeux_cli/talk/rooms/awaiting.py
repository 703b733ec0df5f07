"""Awaiting: what the next typed line may be an answer to, before it is heard where the conversation is."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from accessijeux_cli.talk.commands.vocabulary import NO, YES
from accessijeux_cli.talk.meaning import ANSWER, Answer, Typed
from accessijeux_cli.words.folding import fold
from accessijeux_cli.words.phrases import Doubt, Phrasebook, all_forms

if TYPE_CHECKING:
    from accessijeux_cli.talk.session import Session

Does = Callable[[], list[str]]
"""What is done on an answer; what is then heard."""
HEARD_MEANWHILE = ("status", "mine", "score", "news", "history", "report")
"""Words that are answered while a yes or no is awaited, which is then asked again."""


def asks_what(line: Typed) -> bool:
    """Whether somebody asks what can be typed now: Enter, a question mark, help."""
    return not line.text.strip("? ") or line.is_command("help", "choices", "more")


class Choices:
    """What the next line alone may choose, by its folded text: a number of a list, the rest of a move, yes to a suggestion."""

    def __init__(self, session: "Session", does: Mapping[str, Does]):
        self.session, self.does = session, does

    @property
    def listed(self) -> "Choices | None":
        """The numbers among them, which are offered once more after something that was not understood."""
        return Choices(self.session, {str(number): self.does[str(number)] for number in self.numbers}) if self.numbers else None

    @property
    def numbers(self) -> list[int]:
        return [int(text) for text in self.does if text.isdigit()]

    def chosen(self, line: Typed) -> Does | None:
        """What that line chooses, None when nothing."""
        return self.does.get(line.folded)

    def answer(self, line: Typed) -> list[str] | None:
        """What is heard when the line chooses something, or asks what can be chosen; None when it leaves all that."""
        self.session.choices, self.session.left_list = None, self.listed
        chosen = self.chosen(line)
        if chosen is not None:
            return chosen()
        if asks_what(line):
            self.session.choices = self
            goes_on = self.session.waiting and (not line.text or line.is_command("more"))
            return self.session.long_reply.more() if goes_on else self.expected()
        if line.folded.isdigit() and self.numbers:
            self.session.choices = self
            return self.expected()
        return self.session.unchanged() if line.is_command("undo") else None

    def expected(self) -> list[str]:
        """What can be answered."""
        if not self.numbers:
            # Translators: a suggestion was made: help about what can be answered
            return [self.session.say("Yes does what was suggested. Anything else leaves it.")]
        # Translators: a number of a list is awaited: help about what can be answered
        return [self.session.say("A number of the list is awaited, from 1 to {last}. Anything else leaves the list.", last=max(self.numbers))]


def suggestion(session: "Session", agreed: Does) -> Choices:
    """Yes to what was suggested, or no."""
    no = {fold(form): session.unchanged for form in all_forms(session.say(NO))}
    return Choices(session, no | {fold(form): agreed for form in all_forms(session.say(YES))})


class Doubtful(Choices):
    """Which of several things some words meant: a number of them, or words that make the whole text plain; a word of the
    conversation stays one. do(text) is what is heard for the whole text."""

    def __init__(self, session: "Session", doubt: Doubt, do: Callable[[str], list[str]]):
        numbers = map(str, range(1, doubt.choices + 1))
        whole = {number: doubt.completed(number) for number in numbers}
        super().__init__(session, {number: _doing(do, text) for number, text in whole.items() if text})
        self.doubt, self.do = doubt, do

    @property
    def listed(self) -> Choices | None:
        return None

    def chosen(self, line: Typed) -> Does | None:
        if line.folded in self.does or not line.folded or line.commands:
            return super().chosen(line)
        whole = self.doubt.completed(line.folded)
        return None if whole is None else _doing(self.do, whole)

    def expected(self) -> list[str]:
        """The question as it was asked."""
        return self.session.page


def _doing(do: Callable[[str], list[str]], text: str) -> Does:
    return lambda: do(text)


class Question:
    """A yes or no is awaited, until it comes."""

    def __init__(self, session: "Session", asked: str, on_yes: Does, on_no: Does):
        self.session, self.asked, self.on_yes, self.on_no = session, asked, on_yes, on_no

    def answer(self, line: Typed) -> list[str]:
        """What is heard for a yes or a no; for anything else the question again, unless the line leaves it."""
        agreed, say = self._agreed(line), self.session.say
        if agreed is not None or line.is_command("undo"):
            self.session.question = None
            return self.on_yes() if agreed else self.on_no()
        if line.is_command("quit", "home"):
            self.session.question = None
            return self.session.answer_here(line)
        if asks_what(line):
            # Translators: a yes or no is awaited: help about what can be answered; the question follows
            return [say("Yes does it; no leaves all as it is."), self.asked]
        if line.is_command("repeat"):
            return [self.asked]
        if line.is_command(*HEARD_MEANWHILE):
            return [*self.session.answer_here(line), self.asked]
        # Translators: a yes or no is awaited, something else was typed; the question follows
        return [say("That is neither yes nor no."), self.asked]

    def _agreed(self, line: Typed) -> bool | None:
        """Whether the line is a yes or a no; None for anything else."""
        answers = Phrasebook(self.session.language)
        for say in (self.session.say, self.session.say.other()):
            answers.add(ANSWER, say(YES), Answer(True))
            answers.add(ANSWER, say(NO), Answer(False))
        return next((heard.meaning.value for heard in answers.meant(line.text) if isinstance(heard.meaning, Answer)), None)
