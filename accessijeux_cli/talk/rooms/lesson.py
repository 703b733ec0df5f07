"""Lessons: a walkthrough told step by step, where the learner does each move on a prepared table."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from accessijeux_cli.play.game import DECK, Game
from accessijeux_cli.play.sitting import Sitting
from accessijeux_cli.play.table import Player, Setup, Table
from accessijeux_cli.talk.at_play import advising
from accessijeux_cli.talk.commands.vocabulary import NO, YES
from accessijeux_cli.talk.meaning import ACTION, TABLE, Answer, Handler, Help, Saying, Topic, Typed, actions_of
from accessijeux_cli.talk.rooms.playing import Playing
from accessijeux_cli.talk.rooms.room import Room
from accessijeux_cli.talk.setting_up.answers import BOT_NAMES
from accessijeux_cli.words.folding import fold
from accessijeux_cli.words.pages import Asked, Heard, Number, Refused, Step, YesOrNo
from accessijeux_cli.words.phrases import Heard as Understood
from accessijeux_cli.words.phrases import all_forms
from accessijeux_cli.words.tongue import Tongue, mark

if TYPE_CHECKING:
    from accessijeux_cli.talk.session import Session

# Translators: typed forms in a lesson: what to type at this step
HINT = mark("hint")
# Translators: typed forms in a lesson: explain this step in other words
REWORD = mark("in other words | reword | explain")
# Translators: typed forms in a lesson, where a number is asked for: none at all
NONE = mark("none | nobody | zero | nothing")
# Translators: typed forms in a lesson: go to the next step without doing this one
SKIP = mark("skip")
# Translators: typed forms in a lesson: go back to the step before
BACK = mark("back | step before | previous")
# Translators: typed forms in a lesson: go back to the first step
RESTART = mark("start over")


def begin(session: "Session", game: Game) -> "Lesson":
    """The lesson of a game, at the step where it was left."""
    return Lesson(session, game, session.doors.settings.get(f"lesson_{game.name}", 0))


class Lesson(Room):
    """A lesson under way: the steps, the present one, and the table on which its moves are done."""

    everyday = ("status", "mine", "score", "why", "repeat", "rules", "home", "quit")

    def __init__(self, session: "Session", game: Game, at: int):
        super().__init__(session)
        self.game = game
        self.steps: tuple[Step, ...] = game.part("lesson").STEPS
        self.at = at if 0 <= at < len(self.steps) else 0
        # Translators: the name of the learner in a lesson, where a name is needed
        players = (Player(session.say("You")), *(Player(name, "greedy") for name in BOT_NAMES[: game.seats - 1]))
        setup = Setup(game, players, dict(game.rules.OPTIONS), 0, "seed")
        self.stage = Playing(session, Sitting(Table(setup)))
        for step in self.steps[: self.at]:
            self._prepare(step)
            self._solve(step)

    @property
    def setup(self) -> Setup:
        return self.stage.setup

    @property
    def about(self) -> Game:
        return self.game

    @property
    def step(self) -> Step:
        return self.steps[self.at]

    def tongue(self, base: Tongue) -> Tongue:
        return self.stage.tongue(base)

    def key(self) -> Any:
        return ("lesson", self.game.name, type(self.step.wants), self.stage.key())

    def sayings(self) -> list[Saying]:
        words = ((REWORD, "reword"), (SKIP, "skip"), (BACK, "back"), (RESTART, "restart"))
        own: list[Saying] = [(TABLE, typed, Answer(what), {}) for typed, what in words]
        numbers: list[Saying] = [(ACTION, f"; {n}", Answer(n), {}) for n in range(10)] if isinstance(self.step.wants, Number) else []
        heard = [each for each in self.stage.sayings() if each[0] != ACTION or not self._is_quiz]
        return [*own, *numbers, *heard]

    def words(self) -> list[Help]:
        # Translators: help, after a word typed in a lesson
        own: list[Help] = [(HINT, {}, mark("what to type at this step")), (REWORD, {}, mark("the step in other words"))]
        # Translators: help, after a word typed in a lesson
        own.append((SKIP, {}, mark("go on to the next step")))
        # Translators: help, after a word typed in a lesson
        own.append((BACK, {}, mark("the step before")))
        # Translators: help, after the words typed in a lesson
        own.append((RESTART, {}, mark("the lesson from its first step")))
        return own if self._is_quiz else [*own, *self.stage.words()]

    @property
    def _is_quiz(self) -> bool:
        """Whether an answer is awaited at this step, and no move."""
        return isinstance(self.step.wants, (Number, YesOrNo))

    def commands(self) -> dict[str, Handler]:
        own: dict[str, Handler] = {"advice": self._hint, "may": self._may, "undo": self._back, "resign": self.session.leave, "why": self._why}
        voice, common = self.stage.voice, self.stage.commands()
        heard = {"status": voice.situation, "mine": voice.mine, "score": voice.score, "news": None}
        return {**{name: partial(self._after, topic, common[name]) for name, topic in heard.items()}, **own}

    def _after(self, topic: Any, command: Any) -> list[str]:
        """A common word that tells the same as that topic of the game."""
        return self._heard(topic, command())

    def _why(self) -> list[str]:
        """The rule behind the last refusal, else the idea of this step in other words."""
        why = [self.say(self.step.other)] if self.stage.refused is None else advising.why(self.stage)
        return [*why, *self.asked()]

    def _hint(self) -> list[str]:
        return [self.say(self.step.hint), *self.asked()]

    # Telling

    def opening(self) -> list[str]:
        # Translators: begins the lesson of that game
        lines = [self.say("Learning {title}, {count} steps. The lesson may be left and found again at any time.",
                          title=self.game.title, count=len(self.steps))]  # fmt: skip
        if self.at:
            # Translators: the lesson was left at this step; the words are those that are typed
            lines = [self.say("You were at step {number} of {count}. To begin anew, type start over.",
                              number=self.at + 1, count=len(self.steps))]  # fmt: skip
        else:
            # Translators: what can be typed in a lesson; the words are those that are typed
            lines.append(self.say("At any step: hint, in other words, skip, home."))
        return [*lines, *self._arrive()]

    def _arrive(self) -> list[str]:
        """A step begins: its number, what happens on the table, the idea, the question."""
        told = self._told(self._prepare(self.step))
        return self._numbered_step(told)

    def _numbered_step(self, told: list[str]) -> list[str]:
        # Translators: the number of a step of the lesson; its text follows
        number = self.say("Step {number}.", number=self.at + 1)
        first, *rest = [*told, *(self.say(sentence) for sentence in self.step.tell), *self.asked()]
        return [f"{number} {first}", *rest]

    def in_other_language(self) -> list[str]:
        return self._numbered_step([])

    def asked(self) -> list[str]:
        return [self.say(self.step.ask)]

    def choices(self) -> list[str]:
        return [*(self.say(sentence) for sentence in self.step.tell[-1:]), *self.asked()]

    # Doing

    def entered(self) -> list[str]:
        return self._done([]) if self.step.wants is None else self.asked()

    def perform(self, meaning: Any, slots: dict[str, Any]) -> list[str]:
        match meaning:
            case Answer("back"):
                return self._back()
            case Answer("reword"):
                return [self.say(self.step.other), *self.asked()]
            case Answer("skip"):
                return self._next(self._skipped())
            case Answer("restart"):
                return self.session.replace(Lesson(self.session, self.game, 0))
            case Answer(int() as number):
                return self._numbered(number)
            case Topic(topic, facts):
                return self._heard(topic, self.stage.hear_topic(topic, {**dict(facts), **slots}))
        actions = actions_of(Understood(meaning, slots))
        return self._tried(actions[0]) if actions else self.asked()

    def answer(self, line: Typed) -> list[str] | None:
        if isinstance(self.step.wants, YesOrNo):
            return self._yes_or_no(line.plain)
        return self._number(line.plain) if isinstance(self.step.wants, Number) else None

    def _number(self, text: str) -> list[str] | None:
        """The answer to a number, also with words after it; to a word for none."""
        first = fold(text).partition(" ")[0]
        if any(first == fold(form) for tongue in (self.say, self.say.other()) for form in all_forms(tongue(NONE))):
            return self._numbered(0)
        return self._numbered(int(first)) if first.isdigit() else None

    def _yes_or_no(self, text: str) -> list[str] | None:
        for value, typed in ((True, YES), (False, NO)):
            forms = [form for tongue in (self.say, self.say.other()) for form in all_forms(tongue(typed))]
            if fold(text) in map(fold, forms):
                return self._done([]) if self.step.wants == YesOrNo(value) else self._wrong()
        return None

    def lines_meant(self, text: str | Typed) -> list[tuple[Any, ...]]:
        return [] if self._is_quiz else self.stage.lines_meant(text)

    def chosen(self, found: Sequence[Understood]) -> Understood | None:
        return self.stage.chosen(found)

    def _numbered(self, number: int) -> list[str]:
        return self._done([]) if self.step.wants == Number(number) else self._wrong()

    def _heard(self, topic: Any, sentences: list[str]) -> list[str]:
        own = self.stage.asked()
        told = sentences[: -len(own)] if own and sentences[-len(own) :] == own != sentences else sentences
        return self._done(told) if self.step.wants == Heard(topic) else [*told, *self.asked()]

    def _tried(self, action: Any) -> list[str]:
        if self.step.wants is None or isinstance(self.step.wants, Heard):
            # Translators: in a lesson: a move was typed at a step that is only told
            return [self.say("Nothing is to be played at this step."), *self.asked()]
        refusal = self.stage.refusal((action,))
        if refusal is not None:
            if self.step.wants == Refused(action):
                return self._done([self.stage.reason(refusal)])
            return [*self.stage.refuse(refusal)[:1], *self.asked()]
        if action != self.step.wants:
            return self._wrong()
        return self._done(self._told(self._solve(self.step)))

    def _may(self, words: str | Typed) -> list[str]:
        if self._is_quiz:
            return self.asked()
        line = self.session.typed(words)
        answer = self.stage.may(line)
        found = [actions_of(heard) for heard in line.found]
        wanted = isinstance(self.step.wants, Asked) and (self.step.wants.action,) in found
        return self._done(answer) if wanted else [*answer, *self.asked()]

    def _wrong(self) -> list[str]:
        # Translators: in a lesson: a move that is allowed, but something else is asked for
        usual = self.say("That may be done, but something else is asked for at this step.")
        return [self.say(self.step.wrong) if self.step.wrong else usual, *self.asked()]

    def _back(self) -> list[str]:
        """The step before, on a table prepared anew."""
        if not self.at:
            # Translators: in a lesson
            return [self.say("This is the first step."), *self.asked()]
        self.session.doors.settings.set(f"lesson_{self.game.name}", self.at - 1)
        before = Lesson(self.session, self.game, self.at - 1)
        self.session.rooms[-1] = before
        return before._arrive()

    def _skipped(self) -> list[str]:
        """What doing the step would have told."""
        match self.step.wants:
            case Number(value):
                # Translators: in a lesson: a question was passed over without an answer
                return [self.say("The answer was {number}.", number=value)]
            case YesOrNo(value):
                # Translators: in a lesson: a question was passed over without an answer
                return [self.say("The answer was yes.") if value else self.say("The answer was no.")]
            case Refused(action):
                return [self.stage.reason(self.stage.refusal((action,)))]
        return [*self._told(self._solve(self.step)), *map(self.say, self.step.done)]

    def _done(self, sentences: list[str]) -> list[str]:
        """The step is done: what it showed, then the next one."""
        return self._next([*sentences, *(self.say(sentence) for sentence in self.step.done)])

    def _next(self, lines: list[str]) -> list[str]:
        """The step after this one, or the end."""
        self.stage.refused = None
        self.at += 1
        if self.at < len(self.steps):
            self.session.doors.settings.set(f"lesson_{self.game.name}", self.at)
            return [*lines, *self._arrive()]
        self.session.doors.settings.set(f"lesson_{self.game.name}", 0)
        # Translators: the lesson is over
        return [*lines, self.say("The lesson is over."), *self.session.leave()]

    # On the stage

    def _told(self, events: list[Any]) -> list[str]:
        return self.stage.voice.told(events, self.say)

    def _prepare(self, step: Step) -> list[Any]:
        """Do the moves before a step; the events of turns, not of repairs."""
        repairs = self.game.rules.REPAIRS
        return [event for seat, action in step.before for event in self.stage.sitting.act(seat, action)
                if not isinstance(action, repairs)]  # fmt: skip

    def _solve(self, step: Step) -> list[Any]:
        """Do what the step wants, when it is a move; its events."""
        if not isinstance(step.wants, self.game.rules.ACTIONS):
            return []
        events = list(self.stage.sitting.act(0, step.wants))
        if step.card is not None and self.stage.table.actors == (DECK,):
            events += self.stage.sitting.act(DECK, step.card)
        for seat, action in step.after:
            events += self.stage.sitting.act(seat, action)
        return events
