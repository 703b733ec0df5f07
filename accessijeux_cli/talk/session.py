"""A session: one listener in conversation; what is typed comes in, what is heard goes out."""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from accessijeux_cli.play.game import Game
from accessijeux_cli.talk.commands import helping, preferences
from accessijeux_cli.talk.commands.vocabulary import CONFIRM, LEAVING, TITLED, WORDS, YES
from accessijeux_cli.talk.meaning import FOREIGN, TABLE, Command, Handler, Typed, understood
from accessijeux_cli.talk.memory.tape import Tape
from accessijeux_cli.talk.reply import MOST_LINES, again, height, without_breaks
from accessijeux_cli.talk.rooms.awaiting import Choices, Does, Question, suggestion
from accessijeux_cli.talk.rooms.chooser import Chooser
from accessijeux_cli.talk.rooms.long_reply import LongReply
from accessijeux_cli.talk.rooms.room import Room
from accessijeux_cli.talk.rooms.window import Window
from accessijeux_cli.talk.setting_up.taken import words_of
from accessijeux_cli.talk.shelf import Shelf, games_of, named, with_title
from accessijeux_cli.talk.utterance import Utterance
from accessijeux_cli.words.folding import fold
from accessijeux_cli.words.phrases import Heard, Phrasebook, readable
from accessijeux_cli.words.tongue import LANGUAGES, LEVELS, Tongue

if TYPE_CHECKING:
    from accessijeux_cli.talk.doors import Doors

KEPT_REPLIES = 200
LONGEST = 500
"""Characters of a typed line that are read; longer ones are refused whole."""
UNTYPED = Typed("", "", "", ())
"""A bare Enter."""
CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]")


class Session:
    """One conversation. `hear` is all of it: a typed line gives the utterances that answer it.

    shelf     the games it is about
    beginning what is heard first, after the greeting: sentences when called
    rooms     where the conversation is, the innermost last: chooser, seating, game, lesson ...
    spoken_of the game that is meant where none is played, None for none
    choices   what the next typed line alone may choose, None for nothing
    left_list the list that this line might have chosen from, and did not
    question  the yes or no that is awaited, None for none
    long_reply the last reply in pages, and what waits of it
    window    the prompt, and for a braille display what waits in its place
    unkept    whether the disk refused a game, which was said
    typed_as  what the history keeps instead of what was typed last, when that is a secret, else ""
    unsaved   why the settings could not be read or written, which was said; "" when all is well
    page      the last reply, its first page, as it was heard
    repeating whether this answer only repeats an older one, so that `repeat` and `history` leave it out
    tape      the last replies with what was sent for them, for `report`
    met       the names that were given for people, in their order, for `report`
    memory    by listener, (what was typed, the reply) so far, for `repeat` and `history`
    """

    def __init__(self, doors: "Doors", language: str, shelf: Shelf):
        self.doors = doors
        self.shelf = shelf
        self.language = language
        self.rooms: list[Room] = [Chooser(self)]
        self.beginning: Callable[[], list[str]] = self.rooms[0].opening
        self.spoken_of: Game | None = None
        self.over = False
        self.curtained = False
        self.choices: Choices | None = None
        self.left_list: Choices | None = None
        self.question: Question | None = None
        self.long_reply = LongReply(self)
        self.window = Window()
        self.memory: dict[str | None, list[tuple[str, list[str]]]] = {}
        self.tape = Tape()
        self.met: dict[str, None] = {}
        self.last_word = ""
        self.page: list[str] = []
        self.repeating = False
        self.unkept = False
        self.typed_as = ""
        self.unsaved = ""
        self._book: tuple[Any, Phrasebook] | None = None

    # What the shell uses

    def begin(self) -> list[Utterance]:
        """What is heard at the start."""
        remembered = preferences.remembered(self)
        sentences = self.beginning()
        return self._utter("", [*self._hello(), *self._keep(), *remembered, *sentences])

    def warm_up(self) -> Iterator[None]:
        """Load what the next answers need, in small steps, while the first one is being listened to."""
        self._common("")
        yield
        for name in self.shelf.names():
            game = self.shelf.game(name)
            yield
            for part in ("voice", "bot"):
                game.part(part)
                yield
            for language in LANGUAGES:
                Tongue(language, game=name)(YES)
                yield
            words_of(game, self.language, self.shelf)
            yield
        self.book()

    def hear(self, text: str) -> list[Utterance]:
        """The answer to one typed line; everything it changed is on disk when this returns."""
        text = CONTROL.sub(" ", text).strip()
        self.tape.sent(self.doors.voices.sent())
        self.curtained = False
        if self.window.reading and not text:
            self.window.go_on()
            return []
        self.window.close()
        self.typed_as = ""
        sentences = self._answer(text) if len(text) <= LONGEST else self._too_long()
        return self._utter(text, [*self._keep(), *sentences])

    def news(self) -> list[Utterance]:
        """What others at the same sitting did since; nothing when nothing."""
        sentences = [sentence for room in self.rooms for sentence in room.overheard()]
        return self._utter("", [*self._keep(), *sentences]) if sentences else []

    def cancelled(self) -> list[Utterance]:
        """Ctrl+C: the half-typed line is dropped."""
        # Translators: answer to Ctrl+C
        return [Utterance(self.say("The line is dropped. To leave, type quit."))]

    def left(self) -> list[Utterance]:
        """The end of the input: the good-bye."""
        return [Utterance(text) for text in [*self._keep(), *self.perform(Command("quit"), {})]]

    def failed(self, where: str) -> list[Utterance]:
        """Something broke inside: a sentence; where the details were written, or ""."""
        # Translators: a fault of the program
        sentence = self.say("Something went wrong here, and the game is kept. Try something else.")
        if not where:
            return [Utterance(sentence)]
        # Translators: a fault of the program; the details are in that file
        return [Utterance(sentence), Utterance(self.say("Details for the developers: file {file}.", file=where))]

    def voice_failed(self, code: str) -> list[Utterance]:
        """The direct voice fell silent: one sentence for the terminal."""
        return [Utterance(sentence) for sentence in preferences.voice_failure(self, code)]

    def completions(self, text: str) -> list[str]:
        """Whole phrases that begin as the typed text does."""
        return self.book().completions(text)

    def completed(self, found: list[str]) -> Utterance:
        """What Tab says when there is no single completion."""
        if not found:
            # Translators: answer to the Tab key
            return Utterance(self.say("No word begins so."))
        shown = self.say.comma(found[:12])
        # Translators: answer to the Tab key: the words that begin so
        return Utterance(self.say.many("One word: {words}.", "{count:Words} words: {words}.", len(found), words=shown))

    def history_hint(self) -> Utterance:
        """What Ctrl+R and Ctrl+S say."""
        # Translators: answer to a key that searches the input history elsewhere
        return Utterance(self.say("Type history to hear the last answers, or the Up arrow for what was typed."))

    @property
    def prompt(self) -> str:
        """What stands before the next line."""
        return self.window.prompt

    @property
    def waiting(self) -> list[list[str]]:
        """The pages of the last reply that were not heard yet."""
        return self.long_reply.waiting

    @property
    def listener(self) -> str | None:
        """Whose input history is in use; None: nobody's."""
        return self.room.listener

    @property
    def replies(self) -> list[tuple[str, list[str]]]:
        """What this listener has heard."""
        return self.memory.setdefault(self.listener, [])

    @property
    def shown(self) -> str:
        """The first line of the last reply."""
        return self.page[0] if self.page else ""

    # Where the conversation is

    @property
    def room(self) -> Room:
        return self.rooms[-1]

    @property
    def say(self) -> Tongue:
        """The tongue of this place."""
        return self.room.tongue(Tongue(self.language, level=self.level("level")))

    def level(self, setting: str) -> str:
        """The wished length of answers: everywhere, or ("table_level") at a physical table."""
        level = self.doors.settings.get(setting, "brief" if setting == "table_level" else "normal")
        return level if level in LEVELS else "normal"

    def enter(self, room: Room) -> list[str]:
        """Go into a room; what is heard on arrival."""
        self.rooms.append(room)
        return room.opening()

    def replace(self, room: Room) -> list[str]:
        """Leave this room for another."""
        self.rooms.pop()
        return self.enter(room)

    def leave(self) -> list[str]:
        """Go back to the room before; its question, after the games where they are listed."""
        self.rooms.pop()
        return self.room.opening() if len(self.rooms) == 1 else self.room.asked()

    def home(self) -> list[str]:
        """Back to the list of games."""
        self.rooms, self.spoken_of = [Chooser(self)], None
        return self.room.opening()

    def ask(self, question: str, on_yes: Does, on_no: Does | None = None) -> list[str]:
        """Await yes or no; on_yes() gives what is then heard, on_no() after a no: else that nothing changed."""
        self.question = Question(self, question, on_yes, on_no or self.unchanged)
        return [question]

    # Understanding

    def book(self) -> Phrasebook:
        """All that can be said now."""
        key = (self.room.key(), self.language)
        if self._book is None or self._book[0] != key:
            self._book = (key, self._compose())
        return self._book[1]

    def _compose(self) -> Phrasebook:
        book = Phrasebook(self.language)
        here = Tongue(self.language, game=self.say.game)
        there = here.other()
        for word in WORDS:
            book.add(TABLE, here(word.typed), Command(word.name))
            book.add_whole(FOREIGN + TABLE, there(word.typed), Command(word.name))
        for word, game in ((word, game) for word in TITLED for game in games_of(self.shelf)):
            of_game = Command(word.name, (("game", game),))
            book.add(TABLE, here(word.typed), of_game, game=game.title)
            book.add_whole(FOREIGN + TABLE, there(word.typed), of_game, game=game.title)
        for level, typed, meaning, facts in self.room.sayings():
            book.add(level, here(typed), meaning, **facts)
            book.add_whole(FOREIGN + level, there(typed), meaning, **facts)
        return book

    def typed(self, text: str | Typed) -> Typed:
        """A text as it is understood here; one that was understood already is handed on."""
        return text if isinstance(text, Typed) else understood(text, self.book())

    def _answer(self, text: str) -> list[str]:
        """What is awaited has a line first, then the innermost room."""
        self.left_list = None
        line = self.typed(text) if text else UNTYPED
        for awaited in (self.choices, self.question, self.long_reply):
            told = awaited.answer(line) if awaited else None
            if told is not None:
                return told
        return self.answer_here(line) if text else self.room.entered()

    def expected(self) -> list[str]:
        """What is asked in short, while a long answer waits to be heard."""
        return self.choices.expected() if self.choices else self.room.expected()

    def unchanged(self) -> list[str]:
        # Translators: the answer was no: nothing changes
        return [self.say("Nothing changed."), *self.room.asked()]

    def _too_long(self) -> list[str]:
        # Translators: a line of more than 500 characters was typed
        return [self.say("That line is too long to be read: at most {count} characters.", count=LONGEST), *self.room.choices()]

    def answer_here(self, typed: str | Typed) -> list[str]:
        """The answer to a typed text that is not empty, in the innermost room."""
        line = self.typed(typed)
        if line.text.startswith("?"):
            return self._asked_whether(line.text.strip("? "))
        if line.text.endswith("?"):
            asked = self.typed(line.text.rstrip("? "))
            if self.room.lines_meant(asked):
                return self._asked_whether(asked)
            if line.folded.isdigit():
                return self.room.choices()
        if not line.found:
            answered = self.room.answer(line)
            return self._with_title(line) or self._unknown(line) if answered is None else answered
        heard = line.found[0] if len(line.found) == 1 else self.room.chosen(line.found)
        return self.perform(heard.meaning, heard.slots) if heard else self._ambiguous(line.found)

    def _asked_whether(self, asked: str | Typed) -> list[str]:
        """A question mark before or after a move asks whether it is allowed; alone, what can be done."""
        return self.perform(Command("may"), {"words": asked}) if asked else self.room.choices()

    def _with_title(self, line: Typed) -> list[str]:
        """The answer to a text that ends with the beginning of a game's title; [] when it means nothing even so."""
        whole = with_title(line.plain, self.shelf)
        known = self.typed(whole) if whole and fold(whole) != fold(line.plain) else None
        return self.answer_here(known) if known and known.found else []

    def perform(self, meaning: object, slots: dict[str, Any]) -> list[str]:
        """Do what was understood."""
        if not isinstance(meaning, Command):
            return self.room.perform(meaning, slots)
        if self.room.allowed is not None and meaning.name not in self.room.allowed:
            return self.room.asked()
        slots = {**dict(meaning.facts), **slots}
        handler = self.room.commands().get(meaning.name)
        if handler:
            return handler(**slots)
        common = self._common(meaning.name)
        return common(self, **slots) if common else self.useless()

    def _common(self, name: str) -> Handler | None:
        """What a word of the conversation does wherever no room has its own use for it."""
        from accessijeux_cli.talk.commands.everywhere import HANDLERS  # not before the first words are heard

        return HANDLERS.get(name)

    def useless(self) -> list[str]:
        """That a word of the conversation has no use in this place."""
        self.choices = self.left_list
        # Translators: a word that has no use in this place
        return [self.say("That word has no use here."), *(self.choices.expected() if self.choices else self.room.asked())]

    def _unknown(self, line: Typed) -> list[str]:
        text = line.text
        shown = readable(text, self.language)
        examples = self._continued(text) or helping.lacking(self, text)
        if examples:
            # Translators: the beginning of what can be typed; "phrases" are one or two whole ones, such as "take 1 or take 2"
            return [self.say("Something is missing after {text}, for instance: {phrases}.",
                             text=shown, phrases=self.say.one_of(examples)), *self.room.choices()]  # fmt: skip
        game = named(text, self.shelf)
        if game and any(room.under_way for room in self.rooms):
            # Translators: the title of a game was typed during a game; "play {title}" is what is typed to begin it
            return [self.say("For another game type play {title}; this one is kept.", title=game.title), *self.room.asked()]
        if self.left_list:
            self.choices = self.left_list
            # Translators: something not understood
            return [self.say("I do not know {text}.", text=shown), *self.choices.expected()]
        near = self.book().nearest(text)
        if near is None or not self._suggestible(near):
            # Translators: something not understood
            return [self.say("I do not know {text}.", text=shown), *self.room.choices()]
        if self._leads_away(near):
            # Translators: something not understood; "near" is what was perhaps meant, which leaves the game under way
            return [self.say("I do not know {text}. To leave this game, type: {near}.", text=shown, near=near.phrase)]
        self.choices = suggestion(self, partial(self.answer_here, near.phrase))
        # Translators: something not understood; "near" is what was perhaps meant
        return [self.say("I do not know {text}. Did you mean {near}?", text=shown, near=near.phrase)]

    def _continued(self, text: str) -> list[str]:
        """One or two whole phrases that go on where the text stops, and make sense here."""
        return [heard.phrase for heard in self.book().continuations(text) if self.room.sayable(heard)][:2]

    def _suggestible(self, near: Heard) -> bool:
        """Whether that may be given as what was perhaps meant: nothing that takes back, ends or sets right."""
        return self.room.suggestible(near) and getattr(near.meaning, "name", "") not in CONFIRM

    def _leads_away(self, near: Heard) -> bool:
        """Whether that would leave a game under way."""
        return getattr(near.meaning, "name", "") in LEAVING and any(room.under_way for room in self.rooms)

    def _ambiguous(self, found: Sequence[Heard]) -> list[str]:
        forms = self.say.one_of(dict.fromkeys(heard.phrase for heard in found))
        # Translators: what was typed may mean several things
        return [self.say("Several things may be meant: {forms}?", forms=forms)]

    # Answering

    def _hello(self) -> list[str]:
        # Translators: the first line; names the language and how to get help and the other language
        return [self.say("Accessijeux, in English. Type h for help. Tapez français pour le français.")]

    def _keep(self) -> list[str]:
        """Everything played or chosen is on disk before it is told; one warning when that is not possible."""
        return [*self._keep_games(), *self._keep_settings()]

    def _keep_settings(self) -> list[str]:
        trouble, before = self.doors.settings.trouble, self.unsaved
        self.unsaved = trouble
        if not trouble or trouble == before:
            return []
        match trouble:
            case "broken":
                # Translators: the file of the settings is damaged; what was chosen another day is not in force
                return [self.say("Careful: the settings are damaged, all is as at first.")]
            case "unread":
                # Translators: the file of the settings cannot be read now; what was chosen another day is not in force
                return [self.say("Careful: the settings cannot be read now, all is as at first.")]
            case "full":
                # Translators: something was chosen, such as short answers, or a step of a lesson was done, which is usually remembered
                return [self.say("Careful: the disk is full, choices and the place in a lesson are not remembered for next time.")]
        # Translators: something was chosen, such as short answers, or a step of a lesson was done, which is usually remembered
        return [self.say("Careful: the settings cannot be written, choices and the place in a lesson are not remembered for next time.")]

    def _keep_games(self) -> list[str]:
        trouble = ""
        for room in self.rooms:
            trouble = trouble or room.keep()
        if not trouble or self.unkept:
            return []
        self.unkept = True
        if trouble == "elsewhere":
            # Translators: two programs play the same game; only the other one keeps it
            return [self.say("Careful: this game is played in another program too, and is no longer kept from here.")]
        if trouble == "full":
            # Translators: the disk is full
            return [self.say("Careful: the disk is full, this game is no longer kept.")]
        # Translators: the file of the game cannot be written
        return [self.say("Careful: this game cannot be written to disk and is not kept.")]

    def _utter(self, text: str, sentences: list[str]) -> list[Utterance]:
        """The reply as utterances: marked when it is the same again, in pages when it is long."""
        self.voices_language()
        page = self.long_reply.paged(sentences)
        if not self.repeating:
            page = self._recorded(text, sentences, page)
        self.repeating = False
        self.page = page
        self.tape.add(self.listener, text, page)
        self.last_word = page[-1] if page else ""
        cells = self.doors.settings.get("braille", 0)
        if not cells:
            return list(map(Utterance, page))
        self.window.show(page, cells)
        return []

    def _recorded(self, text: str, sentences: list[str], page: list[str]) -> list[str]:
        """Remember a reply; its first page, marked when it is the same as the one before."""
        reply = without_breaks(sentences)
        same = page == self.page or bool(self.replies) and self.replies[-1][1] == reply
        self.replies.append((self.typed_as or text, reply))
        del self.replies[:-KEPT_REPLIES]
        marked = again(page, self.say, self.shown) if same and page else page
        return self.long_reply.paged_anew([*marked[:1], *sentences[1:]]) if height(marked, self.doors.width()) > MOST_LINES else marked

    def voices_language(self) -> None:
        """The direct voice follows the language of the conversation."""
        if self.doors.voices.language != self.language:
            self.doors.voices.language = self.language

