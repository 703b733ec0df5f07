"""Playing: one table, from the first move to the result, with people and bots."""

from collections.abc import Mapping, Sequence
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any, cast

from accessijeux_cli.play.game import DECK, Game, GameFinished, NotYourTurn, Seat, SetTurn
from accessijeux_cli.play.sitting import BotDecides, Sitting
from accessijeux_cli.play.sitting import Line as Moves
from accessijeux_cli.play.table import Setup, Table
from accessijeux_cli.talk.at_play import advising, consenting, correcting, news, secrets, taking_back, topics
from accessijeux_cli.talk.commands.vocabulary import NO, YES
from accessijeux_cli.talk.doors import Journal
from accessijeux_cli.talk.examples import example
from accessijeux_cli.talk.meaning import (
    ACTION,
    ANSWER,
    NAME,
    TOPIC,
    Answer,
    Built,
    Command,
    Handler,
    Help,
    Line,
    Saying,
    Topic,
    Typed,
    actions_of,
    moves_and_topics,
)
from accessijeux_cli.talk.rooms.awaiting import Choices, Doubtful
from accessijeux_cli.talk.rooms.curtain import Curtain
from accessijeux_cli.talk.rooms.room import Room
from accessijeux_cli.words.folding import fold
from accessijeux_cli.words.lines import lowered
from accessijeux_cli.words.phrases import Heard, first_form
from accessijeux_cli.words.tongue import Tongue, mark
from accessijeux_cli.words.voice import Voice

if TYPE_CHECKING:
    from accessijeux_cli.talk.session import Session

THINKING = 0.9
"""Seconds that all bots together may think between an Enter and its answer."""
EVERYDAY = ("status", "mine", "score", "news", "advice", "why", "undo", "repeat", "rules", "home", "quit")
"""The common words that the short help names during a game."""
AT_A_TABLE = ("fix", "recap")
"""Those that it names besides at a physical table."""
AFTERWARDS = ("status", "score", "news", "repeat", "rules", "replay", "rematch", "share", "home", "quit")
"""The common words that it names after the end."""


def begin(session: "Session", setup: Setup, told: Sequence[str] = (), seat: Seat | None = None) -> "Playing":
    """A new sitting with its journal, heard from that seat; told: what its opening begins with, so that all fits on a page."""
    doors = session.doors
    room = Playing(session, Sitting(Table(setup), lambda: doors.journals.create(setup.game.name, doors.today())), seat)
    room.introduction = list(told)
    return room


def resumed(session: "Session", sitting: Sitting) -> "Playing":
    """A sitting read back from its journal: each person has heard all until after the own last move."""
    room = Playing(session, sitting)
    room.heard = {seat: sitting.place_after(seat) for seat in sitting.setup.humans}
    return room


class Playing(Room):
    """A listener at a sitting.

    sitting   the table and all that was done at it, shared with the others who sit at it
    seat      the own seat, None where everybody shares this keyboard
    introduction  what its opening begins with
    listening the seat of whoever listens, behind a curtain; None when everybody hears everything
    heard     for each seat of a person who listens here, the place in the sitting up to which it was told what happened
    refused   the last refusal, for `why`
    advised   the last advice, for `why`
    reasons   (seat, Choice, place of the move) of the bots since the last typed line, for `why`
    paused    whether it stands still where a game pauses, until Enter
    warned    whether it was said that the curtain cannot clear this screen
    """

    def __init__(self, session: "Session", sitting: Sitting, seat: Seat | None = None):
        super().__init__(session)
        self.sitting = sitting
        self.seat = seat
        self.voice: Voice[Any, Any, Any, Any] = sitting.setup.game.voice
        self.listening: Seat | None = seat
        self.heard: dict[Seat, int] = {}
        self.introduction: list[str] = []
        self.refused: Any = None
        self.advised: list[str] = []
        self.reasons: list[tuple[int, Any, int]] = []
        self.warned = False
        self.paused = False

    # What a room is

    @property
    def table(self) -> Table:
        return self.sitting.table

    @property
    def setup(self) -> Setup:
        return self.sitting.setup

    @property
    def kept_in(self) -> Journal | None:
        return cast("Journal | None", self.sitting.notebook)

    @property
    def veiled(self) -> bool:
        """Whether a curtain stands between the people at the keyboard."""
        if self.seat is not None:
            return False
        return secrets.veiled(self.setup, self.session.doors.settings.get("curtain", False))

    @property
    def secrets(self) -> tuple[str, ...]:
        """The variants agreed for which a curtain stands here: without them nobody would have a secret."""
        if self.setup.dictated or len(self.setup.humans) < 2:
            return ()
        rules, options = self.setup.game.rules, self.setup.options
        return tuple(first_form(self.say(typed)) for typed, name, *_ in self.voice.options
                     if rules.secret(options) and not rules.secret(options | {name: rules.OPTIONS[name]}))  # fmt: skip

    @property
    def you(self) -> int | None:
        """The seat called "you": the own one, whoever listens behind a curtain, or the only person at a table the program deals."""
        return self.setup.alone if self.listening is None else self.listening

    def tongue(self, base: Tongue) -> Tongue:
        level = self.session.level(self.level_name)
        return base.at(game=self.setup.game.name, names=self.setup.names, you=self.you, level=level)

    @property
    def level_name(self) -> str:
        """The setting that holds the length of answers: a physical table has its own, brief at first."""
        return "table_level" if self.setup.dictated else "level"

    def key(self) -> Any:
        return ("playing", self.setup.game.name, self.setup.names, self.setup.chance, self.table.over, consenting.is_asked(self))

    @property
    def everyday(self) -> tuple[str, ...]:
        words = (AFTERWARDS if self.table.over else EVERYDAY) + (AT_A_TABLE if self.setup.dictated else ())
        return tuple(name for name in words if name != "advice" or not self.setup.unaided)

    @property
    def about(self) -> Game:
        return self.setup.game

    @property
    def under_way(self) -> bool:
        return not self.table.over

    @property
    def listener(self) -> str:
        return "" if self.listening is None else self.setup.names[self.listening]

    @property
    def view(self) -> Any:
        """What the listener may know."""
        return self.table.view(self.you if self.you is not None else self.seat_to_move())

    def seat_to_move(self) -> Seat:
        """The own seat where it may act, else the one whose turn it is, also while its card is being turned up."""
        return self.sitting.to_move(self.listening)

    @property
    def acts(self) -> Seat | None:
        """The seat for which is typed here: the own one, or that of whoever listens behind the curtain; None: whoever must."""
        return self.listening if self.seat is not None or self.veiled else None

    def sayings(self) -> list[Saying]:
        names: list[Saying] = [(NAME, name, self._named(seat), {}) for seat, name in enumerate(self.setup.names)]
        return [*self._again_or_not(), *consenting.sayings(self), *moves_and_topics(self.setup.game, self.setup.dictated, self.say), *names, *self._with_names()]

    def _again_or_not(self) -> list[Saying]:
        """After the end, yes and no to a rematch."""
        # Translators: after the end: no rematch is wished; the words are those that are typed
        no_more = (mark("As you like: score, home or quit."),)
        yes, no = (first_form(self.say(typed)) for typed in (YES, NO))
        return [(ANSWER, yes, Command("rematch"), {}), (ANSWER, no, Answer(no_more), {})] if self.table.over else []

    def _with_names(self) -> list[Saying]:
        found: list[Saying] = [(TOPIC, self.voice.name_forms, self._named(seat), {"name": name})
                 for seat, name in enumerate(self.setup.names)]  # fmt: skip
        if self.setup.dictated:
            repairs = self.voice.repairs(self.say)
            found += [(ACTION, typed, Built(line) if callable(line) else Line(line), dict(facts)) for typed, line, facts in repairs]
        return found

    def _named(self, seat: int) -> Topic:
        """What a player named has."""
        return Topic(self.voice.named, (("seat", seat),))

    def words(self) -> list[Help]:
        if self.table.over:
            return []
        return [each for each in (self.voice.table_help if self.setup.dictated else self.voice.help) if self._of_use(*each[:2])]

    def _of_use(self, typed: str, facts: Mapping[str, Any]) -> bool:
        """Whether a move, as help names it but for the name, can ever be made at this table."""
        rules, named = self.table.rules, {"name": self.setup.names[0]} if "name" in facts else {}
        lines = self.lines_meant(example(first_form(self.say(typed)), {**facts, **named}, self.say))
        ever = rules.sayable(self.table.state, self.seat_to_move())
        return not lines or any(line[0] in ever or isinstance(line[0], (*rules.CHANCE, *rules.REPAIRS)) for line in lines)

    def advertised(self) -> list[Help]:
        return list(self.voice.repair_help) if self.setup.dictated and not self.table.over else []

    def commands(self) -> dict[str, Handler]:
        own: dict[str, Handler] = {
            "status": lambda: [*self._ended(), *self.voice.situation(self.view, self.say)],
            "mine": lambda: self.voice.mine(self.view, self.say),
            "score": lambda: self.voice.score(self.view, self.say),
            "news": lambda: news.since_last_move(self),
            "may": self.may,
            "undo": lambda: taking_back.undo(self, 1),
            "undo_n": lambda n: taking_back.undo(self, n),
            "resign": self.resign,
            "advice": lambda: advising.advice(self),
            "why": lambda: advising.why(self),
        }
        return own | (correcting.commands(self) if self.setup.dictated else correcting.refused(self))

    def perform(self, meaning: Any, slots: dict[str, Any]) -> list[str]:
        match meaning:
            case Line(actions):
                return self.play(actions)
            case Built(build):
                told = self.play(build(**slots))
                return told if self.refused is None else self._in_doubt(meaning, slots, told)
            case Topic(topic, facts):
                self._await_the_rest(topic, {**dict(facts), **slots})
                return self.hear_topic(topic, {**dict(facts), **slots})
            case Answer(consenting.Consents(seat, agreed)):
                return consenting.answer(self, seat, agreed)
            case Answer(sentences):
                return [self.say(sentence) for sentence in sentences]
        raise TypeError(meaning)

    def _await_the_rest(self, topic: Any, facts: dict[str, Any]) -> None:
        """A topic that asks for the rest of a move: the next typed line may be only that."""
        rests = self.voice.halves[topic](self.view, self.say, **facts) if topic in self.voice.halves else {}
        if rests:
            forms = {fold(form): partial(self.play, actions) for typed, actions in rests.items() for form in typed.split("|")}
            self.session.choices = Choices(self.session, forms)

    def hear_topic(self, topic: Any, facts: dict[str, Any]) -> list[str]:
        """A topic's sentences, and its sounds."""
        sentences = topics.told(self, topic, facts)
        sounds = self.voice.sounds.get(topic)
        return [*sentences, *self.sound(sounds(self.view))] if sounds else sentences

    def sound(self, sounds: Any) -> list[str]:
        """Let these sounds be heard beside the words; what there is to say when that is not possible."""
        trouble = self.session.doors.sounds.play(sounds) if sounds else ""
        if not trouble:
            return []
        # Translators: a sound was asked for, but this computer cannot play any; the words were already said
        return [self.say("No sound can be played here: the words say it all.")]

    def answer(self, line: Typed) -> list[str] | None:
        """Free words that the game reads by itself; a move after the name of who does it, "Léa 7 2", which comes last."""
        actions, sentences, *doubts = self.voice.read(line.plain, self.view, self.say) or ((), [])
        if actions and self.refusal(actions) is None:
            return self.play(actions)
        named = self._by_name(line.plain)
        if named is None and actions:
            return self.play(actions)
        for doubt in doubts if named is None else ():
            self.session.choices = Doubtful(self.session, doubt, self.session.answer_here)
        return sentences or None if named is None else named

    def _in_doubt(self, meaning: Any, slots: dict[str, Any], told: list[str]) -> list[str]:
        """After a refusal: when it asks which thing some words mean, only that, and the next line may be only the answer."""
        for doubt in (self.voice.read(slots.get("words", ""), self.view, self.say) or ())[2:]:
            self.session.choices = Doubtful(self.session, doubt, lambda words: self.perform(meaning, {**slots, "words": words}))
            return [self.reason(self.refused)]
        return told

    def _by_name(self, text: str) -> list[str] | None:
        """The answer to a move after a name; None when the text is none."""
        for seat, name in enumerate(self.setup.names):
            rest = _after_name(text, name)
            line = self.session.typed(rest)
            if rest and (line.found or self.voice.read(rest, self.view, self.say)):
                mine = seat == self.seat_to_move() or self.table.over
                return self.session.answer_here(line) if mine else self._out_of_turn(seat)
        return None

    def _out_of_turn(self, seat: int) -> list[str]:
        """Whose turn it is; at a physical table how to say that it is that seat's."""
        told = self.refuse(NotYourTurn(self.seat_to_move()))
        turn = SetTurn(seat + 1)
        if not self.setup.dictated or len(self.table.actors) > 1 or self.refusal((turn,)) is not None:
            return told
        # Translators: at a physical table: a move was typed for somebody whose turn it is not; what is typed if it is
        return [*told, self.say("If it is {name}'s turn: {turn}.", name=self.say.name(seat), turn=self.voice.phrase(turn, self.say))]

    def chosen(self, found: Sequence[Heard]) -> Heard | None:
        """Among several moves the one that is legal, else the one that fits what is awaited."""
        lines = [(heard, actions) for heard in found if (actions := actions_of(heard))]
        legal = [heard for heard, actions in lines if self.refusal(actions) is None]
        if legal:
            return legal[0] if len(legal) == 1 else None
        fitting = [heard for heard, actions in lines if self._fits(actions[0])]
        return next(iter(fitting or [heard for heard, _ in lines]), None)

    def sayable(self, heard: Heard) -> bool:
        """A line only when its last action is one that can be named at this table."""
        actions = actions_of(heard)
        return actions is None or actions[-1] in self.table.rules.sayable(self.table.state, self.seat_to_move())

    def suggestible(self, heard: Heard) -> bool:
        """Neither what makes the program agree with the table nor what cannot be named at it is guessed."""
        actions, rules = actions_of(heard) or (), self.table.rules
        repairs = any(isinstance(action, rules.REPAIRS) for action in actions)
        return not repairs and (self.sayable(heard) or isinstance(actions[-1], rules.CHANCE))

    def _fits(self, action: Any) -> bool:
        actors = self.table.actors
        awaited = self.table.rules.candidates(self.table.state, actors[0]) if actors else ()
        return type(action) in {type(each) for each in awaited}

    # What is heard

    def opening(self) -> list[str]:
        """The first words of a table, and what the bots do before a person must act."""
        started = self._started()
        self.run()
        return news.tell_after(self, started)

    def _started(self) -> list[str]:
        lines = [*self.introduction]
        if self.setup.unaided:
            # Translators: at the start of a table where advice and counts are left out
            lines.append(self.say("This table plays without help."))
        return [*lines, *self.voice.started(self.view, self.say)]

    def asked(self) -> list[str]:
        if self.table.over:
            # Translators: after the end; the words are those that are typed
            return [self.say("Rematch? Otherwise score, home or quit.")]
        if self.paused:
            # Translators: a round is over and others play next; nothing happens before Enter
            return [self.say("Enter to go on.")]
        if self.waits:
            return [self.voice.turn_of(self.seat_to_move(), self.say)]
        return self.voice.asked(self.view, self.say)

    @property
    def waits(self) -> bool:
        """Whether the own seat cannot act before another has."""
        return self.seat is not None and not self.table.over and self.seat not in self.table.actors

    def choices(self) -> list[str]:
        if self.table.over or self.paused or self.waits:
            return self.asked()
        possible = self.voice.possible(self.view, self.say)
        if self.table.actors == (DECK,) and any(map(possible.startswith, self.asked())):
            return [possible]  # the question says by itself whose card is awaited
        return [f"{self.voice.turn_of(self.seat_to_move(), self.say)} {possible}"]

    def expected(self) -> list[str]:
        return self.choices()

    def entered(self) -> list[str]:
        """A bare Enter tells whose turn it is and what can be done; it never plays for anybody."""
        return self._go_on() if self.paused else self.choices()

    def _go_on(self) -> list[str]:
        """After a pause, on to where a person must act."""
        self.refused, self.advised, self.reasons = None, [], []
        self.run()
        return self.tell()

    def tell(self) -> list[str]:
        """What the listener was not told yet, in sentences, then what is asked, of whoever must act."""
        return news.tell_after(self, [])

    def all_heard(self) -> None:
        """The listener, or everybody who listens together, has heard all there is."""
        listeners = (self.you,) if self.you is not None else self.setup.humans
        self.heard |= dict.fromkeys(listeners, self.sitting.place)

    def expect(self) -> list[str]:
        """What is asked; behind a curtain first the keyboard goes to whoever must act."""
        actors = [seat for seat in self.table.actors if seat in self.setup.humans]
        if self.veiled and actors and self.listening != actors[0]:
            return self.session.enter(Curtain(self.session, self, actors[0]))
        if not self.veiled:
            self.listening = self.seat
        return self.asked()

    def open_for(self, seat: int) -> list[str]:
        """The curtain opens: that seat listens, and hears what it was not told yet."""
        self.listening = seat
        told = self.tell()
        alone = told == [self.voice.turn_of(seat, self.say)]  # in brief, too short for some readers (R12)
        return self.choices() if alone else told

    def _ended(self) -> list[str]:
        """That the game is over, when it is."""
        # Translators: where things stand: the game was played to its end
        return self.given_up() or [self.say("The game is over.")] if self.table.over else []

    def given_up(self) -> list[str]:
        """That somebody gave the game up, when somebody did."""
        # Translators: the game was given up
        return [self.say("The game is given up, without a winner.")] if self.table.resigned is not None else []

    # Playing

    def refusal(self, actions: tuple[Any, ...]) -> Any:
        """Why a line of actions would be refused now, None when it would not; a bot decides its own moves."""
        return self.sitting.refusal(self.acts, actions)

    def is_bot(self, seat: Seat) -> bool:
        return self.sitting.is_bot(seat)

    def who(self, actions: tuple[Any, ...], state: Any = None) -> Moves:
        """Each action of a line with who does it."""
        return self.sitting.who(self.acts, actions, state)

    def play(self, actions: tuple[Any, ...]) -> list[str]:
        """A typed line: refused whole, or done whole, with all that follows until a person must act."""
        if self.paused:
            return self._go_on()
        self.refused, self.advised, self.sitting.corrected = None, [], None
        if self.veiled and self.listening is None:
            self.listening = self.seat_to_move()
        if self.setup.dictated:
            actions = correcting.still_to_do(actions, self.table.moves, self.refusal)
        refusal = self.refusal(actions)
        if refusal is not None:
            return self.refuse(refusal)
        doubt = correcting.in_doubt(self, actions)
        if not doubt:
            return self._played(actions)
        question, *otherwise = doubt
        return self.session.ask(question, lambda: self._played(actions), (lambda: otherwise) if otherwise else None)

    def _played(self, actions: tuple[Any, ...]) -> list[str]:
        """A legal line is done, with all that follows until a person must act."""
        self.reasons, mark = [], len(self.table.moves)
        self.sitting.submit(self.acts, actions)
        self.run()
        self.hide_typed(mark)
        return self.tell()

    def hide_typed(self, mark: int) -> None:
        """What was typed stays out of the history, where the line that began at that move may not be named to the listener."""
        if secrets.did_untold(self.table, mark, self.you):
            self.session.typed_as = secrets.choice(self, mark)

    def refuse(self, refusal: Any) -> list[str]:
        """Why not, then what is possible."""
        self.refused = refusal
        sentence = self.reason(refusal)
        if self.table.over or self.waits:
            return [sentence]
        told = [f"{sentence} {self.voice.possible(self.view, self.say)}"]
        if self.setup.dictated and self.in_hand():
            # Translators: at a physical table a move was refused; perhaps the line before it was wrong; "undo" is typed
            told.append(self.say("If the line before was wrong: undo."))
        return told

    def reason(self, refusal: Any) -> str:
        """A refusal in words; those that all games share are worded here."""
        match refusal:
            case GameFinished():
                # Translators: a move after the end
                return self.say("The game is over. Type rematch for another.")
            case BotDecides(seat):
                # Translators: at a physical table: a move was typed for a bot, which chooses by itself
                return self.say("Here {name} chooses.", name=self.say.name(seat))
            case NotYourTurn(actor) if actor == self.you:
                # Translators: a move typed for somebody else, out of turn
                return self.say("It is your turn.")
            case NotYourTurn(actor):
                # Translators: a move out of turn
                return self.say("It is {name}'s turn.", name=self.say.name(actor))
        return self.voice.reason(refusal, self.say)

    def run(self) -> None:
        """Bots and the seeded deck act until a person must, or the game pauses."""
        deadline, self.paused = monotonic() + THINKING, False
        while not self.paused and (seat := self.sitting.due()) is not None:
            self.paused = self._pauses(self.sitting.act(seat, self._next(seat, deadline)))

    def _pauses(self, events: tuple[Any, ...]) -> bool:
        """Whether these events end a part of the game, such as a round, and bots would go on at once with the next."""
        ends = any(isinstance(event, self.voice.pauses) for event in events)
        return ends and self.setup.alone is not None and self.is_bot(self.seat_to_move()) and not self.table.over

    def _next(self, seat: Seat, deadline: float) -> Any:
        """What the deck or a bot does now."""
        if seat == DECK:
            return self.table.draw()
        choice = advising.chosen(self.table, seat, self.setup.players[seat].by, deadline - monotonic())
        self.reasons.append((seat, choice, len(self.table.moves)))
        return choice.action

    def lines_meant(self, text: str | Typed, view: Any = None) -> list[tuple[Any, ...]]:
        """The lines of actions that a text may mean, the likeliest first; now, or as seen in that view."""
        line = self.session.typed(text)
        found = [heard for heard in line.found if actions_of(heard)]
        if not found:
            read = self.voice.read(line.plain, self.view if view is None else view, self.say)
            return [read[0]] if read and read[0] else []
        first = found[0] if len(found) == 1 else self.chosen(found) or found[0]
        return [actions for heard in sorted(found, key=lambda heard: heard is not first) if (actions := actions_of(heard))]

    def may(self, words: str | Typed) -> list[str]:
        """Whether a move is allowed and what it would give, without making it."""
        line = self.session.typed(words)
        lines = self.lines_meant(line)
        topics = [heard for heard in line.found if isinstance(heard.meaning, (Topic, Answer))]
        if topics and not lines:
            return self.perform(topics[0].meaning, topics[0].slots)
        read = None if lines else self.voice.read(line.plain, self.view, self.say)
        sentences: list[str] = read[1] if read else []
        doubts = read[2:] if read else ()
        for doubt in doubts:
            self.session.choices = Doubtful(self.session, doubt, self.may)
        if sentences:
            return sentences
        if not lines:
            # Translators: "? phrase" asks whether a move is allowed; the phrase was no move
            return [self.say("That is no move."), *self.choices()]
        actions = lines[0]
        refusal = self.refusal(actions)
        if refusal is not None:
            self.refused = refusal
            # Translators: answer to "may I?"; the reason follows
            return [self.say("Not allowed: {reason}", reason=lowered(self.reason(refusal)))]
        # Translators: answer to "may I?"; what it would give follows
        return [self.say("Allowed. {effect}", effect=self._effect(actions))]

    def _effect(self, actions: tuple[Any, ...]) -> str:
        """What the last action of a legal line would give, seen from just before it."""
        rules, state = self.table.rules, self.table.rules.copy(self.table.state)
        for seat, action in self.who(actions)[:-1]:
            rules.advance(state, seat, action)
        return self.voice.effect(rules.view(state, rules.turn(state)), actions[-1], self.say)

    # Taking back, giving up, again

    def in_hand(self) -> bool:
        """Whether a seat goes on with what the deck has shown it."""
        rules, actors = self.table.rules, self.table.actors
        awaited = rules.candidates(self.table.state, actors[0]) if actors else ()
        return any(isinstance(action, rules.FOLLOWS) for action in awaited)

    def take_back(self, mark: int) -> None:
        """Back to when that many moves stood."""
        by = self.table.moves[mark].seat if self.veiled and self.you is None else self.you
        self.sitting.take_back(mark, by)
        self.refused, self.advised, self.reasons, self.paused = None, [], [], False

    def resign(self) -> list[str]:
        if self.table.over:
            return [*self.asked()]
        # Translators: the only question of this kind: giving a game up
        return self.session.ask(self.say("Give this game up? Type yes or no."), self._resigned)

    def _resigned(self) -> list[str]:
        self.sitting.give_up(self.seat_to_move() if self.you is None else self.you)
        return [*self.given_up(), *self.asked()]

    def overheard(self) -> list[str]:
        """What the others who sit here did since; [] when nothing."""
        if self.sitting.next is not None:
            # Translators: on a device of one's own: somebody else began the same game anew; its first words follow
            return [self.say("A rematch begins."), *self.session.replace(Playing(self.session, self.sitting.next, self.seat))]
        return news.overheard(self)

    def keep(self) -> str:
        return self.sitting.keep()


def _after_name(text: str, name: str) -> str:
    """What follows a name at the beginning of a text, "" when it does not begin so or nothing follows."""
    words = text.split()
    length = len(name.split())
    return " ".join(words[length:]) if fold(" ".join(words[:length])).rstrip(", ") == fold(name) else ""


