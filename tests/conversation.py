"""A conversation in memory: the whole program without a keyboard, a screen or a disk, the same every time."""

import copy
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from random import Random

import shelf as games

from accessijeux_cli.play.journal import replay
from accessijeux_cli.talk.commands.vocabulary import NO, YES
from accessijeux_cli.talk.doors import Machine
from accessijeux_cli.talk.session import Session
from accessijeux_cli.words.pages import Asked, Heard, Number, Refused, YesOrNo
from accessijeux_cli.words.phrases import first_form

TODAY = date(2026, 11, 29)


@dataclass(frozen=True)
class Shelf:
    """These games and no other: a new game changes no conversation."""

    titles: tuple[str, ...]

    def names(self):
        return self.titles

    def game(self, name):
        if name not in self.titles:
            raise KeyError(name)
        return games.game(name)


SHELF = Shelf(("guerre_des_sons", "symbiose", "symphonimo"))


class Settings:
    """What is remembered, in a dict.

    trouble   as that of the program's settings
    refusal   why what is set is not kept, the trouble from then on
    """

    def __init__(self, trouble="", refusal="", **values):
        self.values = values
        self.trouble, self.refusal = trouble, refusal

    def get(self, name, default=None):
        return self.values.get(name, default)

    def set(self, name, value):
        self.values[name] = value
        self.trouble = self.refusal
        return self.trouble

    def all(self):
        return dict(self.values)


class Journal:
    """A game's file in memory. trouble: what `append` answers instead of keeping the lines."""

    def __init__(self, path, trouble=""):
        self.path = Path(path)
        self.trouble = trouble
        self.lines = []
        self.state = ""

    def append(self, lines):
        if not self.trouble:
            self.lines += copy.deepcopy(lines)
        return self.trouble

    def read(self):
        return copy.deepcopy(self.lines), self.state

    def put_aside(self):
        self.lines = []


class Journals:
    """A folder of games in memory, the last made first."""

    def __init__(self, trouble=""):
        self.files = []
        self.trouble = trouble

    def create(self, game, day):
        file = Journal(f"{day.isoformat()}-{game}-{len(self.files) + 1}.jsonl", self.trouble)
        self.files.append(file)
        return file

    def all(self):
        return [file for file in reversed(self.files) if file.lines]


class Voices:
    """Voices that only remember what they were asked. trouble: what a switch to the direct voice answers."""

    def __init__(self, trouble="no_voice"):
        self.mode, self.language, self.trouble, self.hushed = "terminal", "", trouble, 0

    def switch(self, mode):
        if mode != "terminal" and self.trouble:
            return self.trouble
        self.mode = mode
        return ""

    def hush(self):
        self.hushed += 1

    def report(self):
        return {"tty": True, "width": 79, "encoding": "utf-8", "library": "", "reason": "no_library", "active": "", "braille": False,
                "speechd": False}  # fmt: skip

    def sent(self):
        return []

    def encoded(self, text):
        return text.encode()


class Sounds:
    """Sounds that only remember what was played. trouble: what they answer."""

    def __init__(self, trouble=""):
        self.played, self.trouble = [], trouble

    def play(self, sounds):
        self.played.append(tuple(sounds))
        return self.trouble


class World:
    """Doors that lead nowhere: no file, no clock, no chance but the seed's."""

    def __init__(self, seed=7, width=79, journals=None, settings=None, voices=None):
        self.settings = settings or Settings()
        self.journals = journals or Journals()
        self.voices = voices or Voices()
        self.sounds = Sounds()
        self.random = Random(seed)
        self.columns = width
        self.clearing = True
        self.saved = {}

    def today(self):
        return TODAY

    def width(self):
        return self.columns

    def clears(self):
        return self.clearing

    def read_rows(self, name):
        from accessijeux_cli.outside.components import read_rows

        return read_rows(name)

    def save_text(self, name, text):
        self.saved[name] = text
        return f"/exports/{name}", ""

    def save_new(self, stem, text):
        self.saved[f"{stem}-1.txt"] = text
        return f"/reports/{stem}-1.txt", ""

    def machine(self):
        return Machine("linux", "/home/marguerite", "marguerite", {"system": "linux"})


class Conversation:
    """Somebody talking with the program, about these games. `begun` is what was heard first, `answers` every reply since."""

    def __init__(self, language="fr", words=(), seed=7, world=None, shelf=SHELF, **settings):
        self.world = world or World(seed)
        self.world.settings.values |= settings
        self.shelf = shelf
        self.session = Session(self.world, language, shelf)
        if words:
            from accessijeux_cli.commandline import parse
            from accessijeux_cli.talk.subcommands.starting import start

            start(self.session, parse(list(words), language))
        self.answers = []
        self.begun = [utterance.text for utterance in self.session.begin()]

    def hear(self, text=""):
        """The sentences that answer a typed line."""
        self.answers.append([utterance.text for utterance in self.session.hear(text)])
        return self.answers[-1]

    def all(self, *texts):
        """Several lines typed; the answer to the last."""
        return [self.hear(text) for text in texts][-1]

    def text(self, text=""):
        """The whole answer on one line."""
        return " ".join(self.hear(text))

    @property
    def room(self):
        return self.session.room

    @property
    def table(self):
        return self.room.table

    @property
    def state(self):
        return self.table.state

    @property
    def view(self):
        return self.room.view

    @property
    def journal(self):
        """The lines on disk of the game under way."""
        return self.room.kept_in.lines

    def replayed(self):
        """The table to which the disk leads."""
        return replay(self.journal, self.shelf.game)

    def again(self, language=None):
        """The program started anew on the same disk and settings."""
        return Conversation(language or self.session.language, world=self.world, shelf=self.shelf)


def playing(language="fr", *words, **more):
    """At a table already: with names, else against two bots, the first of the names beginning."""
    words = words or ("--players", "3", "--deal", "42", "--first", "1")
    return Conversation(language, ("play", "symphonimo", *words), **more)


def at_the_table(language="fr", *names, **more):
    """Following a physical table; the first of the names begins."""
    names = names or ("Léa", "Tom", "Zoé")
    return Conversation(language, ("table", "symphonimo", *names, "--first", "1"), **more)


def solution(step, room):
    """What to type to do a step of the lesson."""
    match step.wants:
        case None:
            return ""
        case Number(value):
            return str(value)
        case YesOrNo(value):
            return first_form(room.say(YES if value else NO))
        case Refused(action):
            return room.stage.voice.phrase(action, room.say)
        case Asked(action):
            return f"? {room.stage.voice.phrase(action, room.say)}"
        case Heard(topic):
            typed = next(typed for typed, _, each, _ in room.stage.voice.topics if each is topic)
            return room.say(typed).partition(";")[0].partition("|")[0].strip()
        case action:
            return room.stage.voice.phrase(action, room.say)
