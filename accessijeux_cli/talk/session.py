"""A session: one listener in conversation; what is typed comes in, what is heard goes out."""

import re
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from accessijeux_cli.talk.commands import everywhere, helping, kept_games, preferences
from accessijeux_cli.talk.commands.vocabulary import CONFIRM, LEAVING, NO, TITLED, WORDS, YES
from accessijeux_cli.talk.meaning import ANSWER, FOREIGN, TABLE, Answer, Answers, Command
from accessijeux_cli.talk.memory.tape import Tape
from accessijeux_cli.talk.reply import BREAK, EARLIER, MOST_LINES, again, height, pages_of, without_breaks
from accessijeux_cli.talk.rooms.chooser import Chooser
from accessijeux_cli.talk.setting_up.taken import words_of
from accessijeux_cli.talk.shelf import Shelf, games_of, named, with_title
from accessijeux_cli.talk.utterance import Utterance
from accessijeux_cli.words.folding import fold
from accessijeux_cli.words.lines import wrapped
from accessijeux_cli.words.phrases import Heard, Phrasebook, all_forms, digits_of_the_top_row, readable
from accessijeux_cli.words.tongue import LANGUAGES, LEVELS, Tongue

if TYPE_CHECKING:
    from accessijeux_cli.talk.doors import Doors

KEPT_REPLIES = 200
MARGIN = 2
"""Cells that a braille window needs beside a piece: the space after it and the cursor."""
QUESTION = "? "
"""The prompt, where no piece of an answer stands in its place."""
LONGEST = 500
"""Characters of a typed line that are read; longer ones are refused whole."""
CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]")


class Session:
    """One conversation. `hear` is all of it: a typed line gives the utterances that answer it.

    shelf     the games it is about
    beginning what is heard first, after the greeting: sentences when called
    rooms     where the conversation is, the innermost last: chooser, seating, game, lesson ...
    waiting   the pages of a long reply that were not heard yet
    owner     whose they are: the listener when that reply was told
    dropped   by listener, such pages when something else was asked just before they were heard, for `more`
    pieces    for a braille display, the pieces of the last reply that were not read yet
    picks     what the next typed line may choose, by its folded text: a number of a list, yes to a suggestion
    listed    the numbers of a list that the last typed line might have chosen
    confirm   (question, what to do on yes, what on no) while a yes or no is awaited
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
        self.rooms: list[Any] = [Chooser(self)]
        self.beginning: Any = self.rooms[0].opening
        self.over = False
        self.curtained = False
        self.prompt = QUESTION
        self.waiting: list[list[str]] = []
        self.owner: str | None = None
        self.dropped: dict[str | None, list[list[str]]] = {}
        self.pieces: list[str] = []
        self.confirm: tuple[str, Any, Any] | None = None
        self.picks: dict[str, Any] = {}
        self.listed: dict[str, Any] = {}
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
        if self.prompt != QUESTION and not text:
            return self._next_piece()
        self.prompt, self.pieces, self.typed_as = QUESTION, [], ""
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
        return [Utterance(text) for text in [*self._keep(), *kept_games.quit(self)]]

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
    def room(self) -> Any:
        return self.rooms[-1]

    @property
    def say(self) -> Tongue:
        """The tongue of this place."""
        return self.room.tongue(Tongue(self.language, level=self.level("level")))

    def level(self, setting: str) -> str:
        """The wished length of answers: everywhere, or ("table_level") at a physical table."""
        level = self.doors.settings.get(setting, "brief" if setting == "table_level" else "normal")
        return level if level in LEVELS else "normal"

    def enter(self, room: Any) -> list[str]:
        """Go into a room; what is heard on arrival."""
        self.rooms.append(room)
        return room.opening()

    def replace(self, room: Any) -> list[str]:
        """Leave this room for another."""
        self.rooms.pop()
        return self.enter(room)

    def leave(self) -> list[str]:
        """Go back to the room before; its question, after the games where they are listed."""
        self.rooms.pop()
        return self.room.opening() if len(self.rooms) == 1 else self.room.asked()

    def home(self) -> list[str]:
        """Back to the list of games."""
        self.rooms = [Chooser(self)]
        return self.room.opening()

    def ask(self, question: str, on_yes: Any, on_no: Any = None) -> list[str]:
        """Await yes or no; on_yes() gives what is then heard, on_no() after a no: else that nothing changed."""
        self.confirm = (question, on_yes, on_no or self._unchanged)
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
            meaning = Command(word.name, (("game", game),))
            book.add(TABLE, here(word.typed), meaning, game=game.title)
            book.add_whole(FOREIGN + TABLE, there(word.typed), meaning, game=game.title)
        for level, typed, meaning, facts in self.room.sayings():
            book.add(level, here(typed), meaning, **facts)
            book.add_whole(FOREIGN + level, there(typed), meaning, **facts)
        return book

    def _answer(self, text: str) -> list[str]:
        picks, self.picks = self.picks, {}
        self.listed = {} if isinstance(picks, Answers) else {pick: does for pick, does in picks.items() if pick.isdigit()}
        if fold(text) in picks:
            return picks[fold(text)]()
        if picks and self._asks_what(text):
            self.picks = picks
            goes_on = self.waiting and (not text or self._is_command(text, ("more",)))
            return everywhere.more(self) if goes_on else self._awaited()
        if fold(text).isdigit() and any(pick.isdigit() for pick in picks):
            self.picks = picks
            return self._awaited()
        if picks and self._is_command(text, ("undo",)):
            return self._unchanged()
        if self.confirm:
            return self._confirmed(text)
        if not text:
            return everywhere.more(self) if self.waiting else self.room.entered()
        return self.answer_here(text)

    def _too_long(self) -> list[str]:
        # Translators: a line of more than 500 characters was typed
        return [self.say("That line is too long to be read: at most {count} characters.", count=LONGEST), *self.room.choices()]

    def _asks_what(self, text: str) -> bool:
        """Whether somebody asks what can be typed now: Enter, a question mark, help."""
        return not text.strip("? ") or self._is_command(text, ("help", "choices", "more"))

    def _awaited(self) -> list[str]:
        """What the next line may choose; a question which thing was meant is asked again."""
        if isinstance(self.picks, Answers):
            return self.page
        numbers = [int(pick) for pick in self.picks if pick.isdigit()]
        if not numbers:
            # Translators: a suggestion was made: help about what can be answered
            return [self.say("Yes does what was suggested. Anything else leaves it.")]
        # Translators: a number of a list is awaited: help about what can be answered
        return [self.say("A number of the list is awaited, from 1 to {last}. Anything else leaves the list.", last=max(numbers))]

    def answer_here(self, text: str) -> list[str]:
        """The answer to a typed text that is not empty, in the innermost room."""
        if text.startswith("?") or text.endswith("?") and self.room.lines_meant(text.rstrip("? ")):
            asked = text.strip("? ")
            return self.perform(Command("may"), {"words": asked}) if asked else self.room.choices()
        if text.endswith("?") and fold(text).isdigit():
            return self.room.choices()
        typed = (digits_of_the_top_row(text) if self.language == "fr" else "") or text
        found = self.book().meant(typed)
        if not found:
            answered = self.room.answer(typed)
            return self._with_title(typed) or self._unknown(text) if answered is None else answered
        heard = found[0] if len(found) == 1 else self.room.chosen(found)
        return self.perform(heard.meaning, heard.slots) if heard else self._ambiguous(found)

    def _with_title(self, text: str) -> list[str]:
        """The answer to a text that ends with the beginning of a game's title; [] when it means nothing even so."""
        whole = with_title(text, self.shelf)
        known = whole and fold(whole) != fold(text) and self.book().meant(whole)
        return self.answer_here(whole) if known else []

    def perform(self, meaning: Any, slots: dict[str, Any]) -> list[str]:
        """Do what was understood."""
        if not isinstance(meaning, Command):
            return self.room.perform(meaning, slots)
        if self.room.allowed is not None and meaning.name not in self.room.allowed:
            return self.room.asked()
        slots = {**dict(meaning.facts), **slots}
        handler = self.room.commands().get(meaning.name)
        if handler:
            return handler(**slots)
        handler = everywhere.HANDLERS.get(meaning.name)
        if handler:
            return handler(self, **slots)
        return self.useless()

    def useless(self) -> list[str]:
        """That a word of the conversation has no use in this place."""
        self.picks = self.listed
        # Translators: a word that has no use in this place
        return [self.say("That word has no use here."), *(self._awaited() if self.listed else self.room.asked())]

    def _confirmed(self, text: str) -> list[str]:
        question, on_yes, on_no = self.confirm
        answers = Phrasebook(self.language)
        for say in (self.say, self.say.other()):
            answers.add(ANSWER, say(YES), Answer(True))
            answers.add(ANSWER, say(NO), Answer(False))
        found = answers.meant(text)
        if not found and self._is_command(text, ("quit", "home")):
            self.confirm = None
            return self.answer_here(text)
        if not found and self._asks_what(text):
            # Translators: a yes or no is awaited: help about what can be answered; the question follows
            return [self.say("Yes does it; no leaves all as it is."), question]
        if not found and self._is_command(text, ("repeat",)):
            return [question]
        if not found and self._is_command(text, ("status", "mine", "score", "news", "history", "report")):
            return [*self.answer_here(text), question]
        if not found and not self._is_command(text, ("undo",)):
            # Translators: a yes or no is awaited, something else was typed; the question follows
            return [self.say("That is neither yes nor no."), question]
        self.confirm = None
        return on_yes() if found and found[0].meaning.value else on_no()

    def _unchanged(self) -> list[str]:
        # Translators: the answer was no: nothing changes
        return [self.say("Nothing changed."), *self.room.asked()]

    def _is_command(self, text: str, names: tuple[str, ...]) -> bool:
        """Whether a text is one of these words of the conversation."""
        return any(heard.meaning in map(Command, names) for heard in self.book().meant(text))

    def _unknown(self, text: str) -> list[str]:
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
        if self.listed:
            self.picks = self.listed
            # Translators: something not understood
            return [self.say("I do not know {text}.", text=shown), *self._awaited()]
        near = self.book().nearest(text)
        if near is None or not self._suggestible(near):
            # Translators: something not understood
            return [self.say("I do not know {text}.", text=shown), *self.room.choices()]
        if self._leads_away(near):
            # Translators: something not understood; "near" is what was perhaps meant, which leaves the game under way
            return [self.say("I do not know {text}. To leave this game, type: {near}.", text=shown, near=near.phrase)]
        self.picks = {fold(form): self._unchanged for form in all_forms(self.say(NO))}
        self.picks |= {fold(form): partial(self.answer_here, near.phrase) for form in all_forms(self.say(YES))}
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

    def _ambiguous(self, found: list[Heard]) -> list[str]:
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
        page = self.paged(sentences)
        if not self.repeating:
            page = self._recorded(text, sentences, page)
        self.repeating = False
        self.page = page
        self.tape.add(self.listener, text, page)
        self.last_word = page[-1] if page else ""
        return self._brailled(page) if self.doors.settings.get("braille", 0) else list(map(Utterance, page))

    def _recorded(self, text: str, sentences: list[str], page: list[str]) -> list[str]:
        """Remember a reply; its first page, marked when it is the same as the one before."""
        reply = without_breaks(sentences)
        same = page == self.page or bool(self.replies) and self.replies[-1][1] == reply
        self.replies.append((self.typed_as or text, reply))
        del self.replies[:-KEPT_REPLIES]
        marked = again(page, self.say, self.shown) if same and page else page
        return self._paged_anew([*marked[:1], *sentences[1:]]) if height(marked, self.doors.width()) > MOST_LINES else marked

    def _paged_anew(self, sentences: list[str]) -> list[str]:
        """The first page of a reply that was cut into pages before, and has changed."""
        dropped, self.waiting = self.dropped, []
        page, self.dropped = self.paged(sentences), dropped
        return page

    def _brailled(self, page: list[str]) -> list[Utterance]:
        """For a display that follows the cursor: the answer piece by piece as the prompt, Enter for the next."""
        width = self.doors.settings.get("braille", 0)
        self.pieces = [piece for sentence in page for piece in wrapped(sentence, width - MARGIN)]
        return self._next_piece()

    def _next_piece(self) -> list[Utterance]:
        self.prompt = f"{self.pieces.pop(0)} " if self.pieces else QUESTION
        return []

    def voices_language(self) -> None:
        """The direct voice follows the language of the conversation."""
        if self.doors.voices.language != self.language:
            self.doors.voices.language = self.language

    def paged(self, sentences: list[str]) -> list[str]:
        """The first page of a reply; the rest waits."""
        asked, rest, width = self.room.asked(), self.rest, self.doors.width()
        place = sentences.index(EARLIER) if EARLIER in sentences else 0
        if place and height(sentences[:place], width) > MOST_LINES:
            sentences = [*sentences[:place], BREAK, *sentences[place + 1 :]]
        elif place:
            self.waiting, self.owner = pages_of(sentences[place + 1 :], asked, rest, width), self.listener
            return sentences[:place]
        pages = pages_of(sentences, asked, rest, width)
        self.dropped = {self.owner: self.waiting} if self.waiting else {}
        self.waiting, self.owner = pages[1:], self.listener
        return self.with_rest(pages[0]) if pages else []

    @property
    def rest(self) -> list[str]:
        """What a page ends with when more waits."""
        return [self._more(2), *self._expected()]

    def take_waiting(self) -> list[str]:
        """All that waits, or waited before something else was asked, with its page breaks; then nothing waits."""
        pages, self.waiting = self.waiting or self.dropped.pop(self.listener, []), []
        return [sentence for page in pages for sentence in (BREAK, *page)][1:]

    def with_rest(self, page: list[str]) -> list[str]:
        """A page, and when more waits sentences that say so and what can be done.

        They differ from one page to the next, and from what is asked at the end: a reader that compares what is in view
        loses what it has said before.
        """
        if not self.waiting:
            return page
        return [*page, self._more(len(self.waiting)), *(sentence for sentence in self._expected() if sentence not in page)]

    def _expected(self) -> list[str]:
        return self._awaited() if self.picks else self.room.expected()

    def _more(self, parts: int) -> str:
        # Translators: a long answer goes on, in one or several more parts; a move may also be typed at once
        return self.say.many("More waits: Enter to hear it.", "More waits, in {count:words} parts: Enter to go on.", parts)
