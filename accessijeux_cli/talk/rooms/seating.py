"""Seating: who plays, who begins, and what is agreed before a game."""

import re
from typing import TYPE_CHECKING, Any

from accessijeux_cli.play.game import Game, fitting
from accessijeux_cli.play.table import Player, Setup
from accessijeux_cli.talk.meaning import ACTION, ANSWER, Answer, Handler, Help, Saying, Typed
from accessijeux_cli.talk.rooms import catching_up, playing
from accessijeux_cli.talk.rooms.room import Room
from accessijeux_cli.talk.setting_up.answers import (
    AIDED,
    ASKING,
    BOT_NAMES,
    CHANCE,
    EASY,
    HARD,
    LEVEL_WORDS,
    LEVELS,
    ME,
    MEDIUM,
    UNAIDED,
    UNDER_WAY,
    level_of,
    word_means,
)
from accessijeux_cli.talk.setting_up.names import is_name
from accessijeux_cli.talk.setting_up.options import variants
from accessijeux_cli.talk.setting_up.taken import words_of
from accessijeux_cli.words.folding import fold
from accessijeux_cli.words.lines import capital
from accessijeux_cli.words.phrases import SLOT, first_form, quoted
from accessijeux_cli.words.tongue import Tongue, mark
from accessijeux_cli.words.voice import Voice

if TYPE_CHECKING:
    from accessijeux_cli.talk.session import Session

COUNT = re.compile(r"(\d{1,3})(?: joueurs?| players?)?")
MOST_DEALS = 10_000
SIGNS = " !?.;:"
"""What may stand after a name and is none of it."""


class Seating(Room):
    """The questions before a game: who plays, then who begins; first and components (an owner's) are set when known beforehand."""

    def __init__(self, session: "Session", game: Game, chance: str, seed: int | None = None):
        super().__init__(session)
        self.game = game
        self.chance = chance
        self.seed = session.doors.random.randrange(1, MOST_DEALS) if seed is None else seed
        self.players: tuple[Player, ...] = ()
        self.options = dict(game.rules.OPTIONS)
        self.unaided = False
        self.begun_already = False
        self.first: int | None = None
        self.components: Any = None

    @property
    def about(self) -> Game:
        return self.game

    @property
    def voice(self) -> Voice[Any, Any, Any, Any]:
        voice: Voice[Any, Any, Any, Any] = self.game.voice
        return voice

    @property
    def dictated(self) -> bool:
        return self.chance == "dictated"

    @property
    def bots_may_sit(self) -> bool:
        """No bot at a physical table of a game with hidden cards."""
        return not (self.dictated and self.game.rules.AT_A_TABLE)

    def tongue(self, base: Tongue) -> Tongue:
        return base.at(game=self.game.name)

    def key(self) -> Any:
        return ("seating", self.game.name, self.chance, self.players)

    def sayings(self) -> list[Saying]:
        found: list[Saying] = [(ACTION, UNAIDED, Answer("unaided"), {}), (ACTION, AIDED, Answer("aided"), {})]
        found += [(ACTION, typed, Answer(("option", typed, name, value)), {}) for typed, name, value, _ in self.voice.options]
        found += [(ACTION, typed, Answer(("told", sentences)), {}) for typed, sentences in self._questions()]
        if self.dictated:
            found.append((ACTION, UNDER_WAY, Answer("under way"), {}))
        if not self.players:
            return [*found, (ANSWER, ME, Answer("default"), {})]
        found += [(ANSWER, "{name} ; {seat}", Answer(seat), {"name": player.name, "seat": seat + 1}) for seat, player in enumerate(self.players)]
        return [*found, (ANSWER, ME, Answer("me"), {}), (ANSWER, CHANCE, Answer("chance"), {})]

    def perform(self, meaning: Any, slots: dict[str, Any]) -> list[str]:
        match meaning.value:
            case "unaided":
                self.unaided = not self.unaided
                return [self._told_unaided(), *self.asked()]
            case "aided":
                self.unaided = False
                return [self._told_unaided(), *self.asked()]
            case "under way":
                self.begun_already = True
                if self.players:
                    return self.begin(0)
                # Translators: at a physical table, the game has begun before the program follows it
                return [self.say("Under way: noted. After the names I ask how the table lies."), *self.asked()]
            case ("option", typed, name, value):
                return [self._agree(typed, name, slots.get("n") if value is None else value), *self.asked()]
            case ("told", sentences):
                return [*(self.say(sentence) for sentence in sentences), *self.asked()]
            case "default":
                return self._names_needed() if self.dictated else self.entered()
            case "me":
                return self.begin(next(seat for seat, player in enumerate(self.players) if player.by == "human"))
            case "chance":
                return self._begin_by_chance()
        return self.begin(meaning.value)

    def commands(self) -> dict[str, Handler]:
        return {"undo": self.back}

    def back(self) -> list[str]:
        """Back to who plays, or to the room before."""
        if not self.players:
            return self.session.leave()
        self.players = ()
        return self.asked()

    def _questions(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        questions: tuple[tuple[str, tuple[str, ...]], ...] = self.game.part("manual").QUESTIONS
        return questions

    def _told_unaided(self) -> str:
        if self.unaided:
            # Translators: advice and counts of unseen cards are left out
            return self.say("Without help: no advice, no count of unseen cards.")
        # Translators: advice and counts of unseen cards are there
        return self.say("With help: advice and counts may be asked for.")

    def agrees(self, word: str) -> bool:
        """Whether a word among the names is something that may be agreed; it is agreed then."""
        for heard in self.session.typed(word).found:
            match heard.meaning:
                case Answer("unaided" | "aided" as wish):
                    self.unaided = wish == "unaided"
                    return True
                case Answer("under way"):
                    self.begun_already = True
                    return True
                case Answer(("option", typed, name, value)):
                    wanted = heard.slots.get("n") if value is None else value
                    if self.options[name] != wanted:
                        self._agree(typed, name, wanted)
                    return bool(self.options[name] == wanted)
        return False

    def _agree(self, typed: str, name: str, value: Any) -> str:
        """An option takes that value, or its usual one when it had it already and is no number; what is agreed now."""
        usual = self.game.rules.OPTIONS[name]
        chosen = type(value) is int or value == usual or value != self.options[name]
        options = self.options | {name: value if chosen else usual}
        label = first_form(SLOT.sub("", self.say(typed))).capitalize()
        if not fitting(self.game.rules, options):
            return self._not_playable(name, label)
        before, self.options = self._instead(name), options
        if len(self.players) not in self._counts():
            self.players = ()
        if type(value) is int:
            # Translators: how many of something is agreed, as in "Rounds: 3."
            return self.say("{option}: {number}.", option=label, number=value)
        if chosen and before:
            # Translators: a variant is chosen instead of another
            return self.say("{option}, instead of {other}.", option=label, other=before)
        if chosen:
            # Translators: a variant is chosen
            return self.say("{option}: yes.", option=label)
        # Translators: a variant is not chosen
        return self.say("{option}: no.", option=label)

    def agreed(self) -> list[str]:
        """The variants that were agreed, when there are any."""
        chosen = variants(self.game, self.options, self.say)
        # Translators: before the first question about a new game; "variants" are such as "teams" or "scherzo, rounds 3"
        return [self.say("Agreed: {variants}.", variants=self.say.comma(chosen))] if chosen else []

    def _instead(self, name: str) -> str:
        """The variant that this option names now, "" when it is a yes or no or as usual."""
        usual, now = self.game.rules.OPTIONS[name], self.options[name]
        typed = [each[0] for each in self.voice.options if each[1] == name and each[2] == now]
        return first_form(self.say(typed[0])).capitalize() if typed and type(now) is str and now != usual else ""

    def _not_playable(self, name: str, label: str) -> str:
        values = self.game.rules.OPTION_VALUES.get(name, ())
        if values and all(type(value) is int for value in values):
            # Translators: how many of something may be agreed, as in "Rounds: from 1 to 9."
            return self.say("{option}: from {low} to {high}.", option=label, low=min(values), high=max(values))
        # Translators: a variant of the rules that cannot be played so, for instance with too many rounds
        return self.say("That cannot be played here.")

    # The questions

    def opening(self) -> list[str]:
        if not self.dictated and self.session.doors.journals.all():
            return self.asked()
        return [*self.asked(), *self.game.voice.before(self.say, self.dictated)]

    def asked(self) -> list[str]:
        if self.players:
            return [self.game.voice.who_begins(self.say)]
        if self.dictated and not self.bots_may_sit:
            # Translators: at a physical table of a game with hidden cards, where no bot can sit
            return [self.say("Who sits at the table? The names in turn order.")]
        if self.dictated:
            # Translators: at a physical table; a bot is entered by its level
            return [self.say("Who sits at the table? The names in turn order, for a bot its level: easy, medium or hard.")]
        # Translators: "names" are those of the bots one plays against by default
        return [self.say("Who plays? Names, or Enter: you against {names}.", names=self.say.all_of(BOT_NAMES[: self._usual() - 1]))]

    def choices(self) -> list[str]:
        if self.players:
            names = self.say.one_of(player.name for player in self.players)
            # Translators: help at the question who begins; "names" are those of the players
            return [*self.asked(), self.say("The names: {names}.", names=names)]
        # Translators: help at the question who plays
        bots = [] if self.dictated else [self.say("A number alone: you against bots.")]
        before = self.say.comma(first_form(self.say(typed, n=3)) for typed, _, _ in self._agreed_before())
        return [
            *self.asked(),
            self._how_to_name(),
            self._how_many(),
            *bots,
            # Translators: help at the question who plays; "words" are those that are typed, such as "fausse note, without help"
            self.say("To be typed before the names, if you wish: {words}.", words=before),
        ]

    def _how_to_name(self) -> str:
        if not self.bots_may_sit:
            # Translators: help at the question who plays, where no bot can
            return self.say("Names with commas, such as Léa, Tom.")
        # Translators: help at the question who plays
        return self.say("Names with commas, such as Léa, Tom. For a bot type its level: easy, medium or hard.")

    def _agreed_before(self) -> list[Help]:
        """What may be typed before the names: typed forms, an example's facts, what it does."""
        options = [(typed, {"n": 3}, does) for typed, _, _, does in self.voice.options]
        # Translators: help, after the words typed
        unaided: Help = (UNAIDED, {}, mark("no advice, no count of unseen cards"))
        # Translators: help, after the words typed
        under_way: Help = (UNDER_WAY, {}, mark("the game has begun already, and how the table lies is asked after the names"))
        return [*options, unaided, *([under_way] if self.dictated else [])]

    def advertised(self) -> list[Help]:
        if self.players:
            # Translators: help, after the word typed
            return [(ME, {}, mark("you begin")), (CHANCE, {}, mark("chance chooses who begins"))]
        # Translators: help, after the level of bots typed
        levels: list[Help] = [(EASY, {}, mark("a bot that plays without much thought")), (MEDIUM, {}, mark("a bot that looks at this turn")),
                  (HARD, {}, mark("a bot that thinks ahead"))]  # fmt: skip
        # Translators: help, after the word typed
        return [*self._agreed_before(), (AIDED, {}, mark("advice and counts, as usual")), *(levels if self.bots_may_sit else [])]

    def entered(self) -> list[str]:
        if self.players:
            return self._begin_by_chance()
        if self.dictated:
            return self.asked()
        return self._seat(self._alone(self._usual()))

    def _counts(self) -> tuple[int, ...]:
        """The numbers of players that what was agreed allows."""
        return fitting(self.game.rules, self.options)

    def _usual(self) -> int:
        """How many play when nobody says how many: three when that is possible."""
        return self.game.seats if self.game.seats in self._counts() else self._counts()[0]

    def _how_many(self) -> str:
        lowest, highest = self._counts()[0], self._counts()[-1]
        if lowest == highest:
            # Translators: the only number of players for what was agreed
            return self.say("Exactly {count} players.", count=lowest)
        # Translators: how many may play
        return self.say("From {lowest} to {highest} players.", lowest=lowest, highest=highest)

    def _begin_by_chance(self) -> list[str]:
        first = self.session.doors.random.randrange(len(self.players))
        # Translators: nobody named the first player; who begins is said next
        return [self.say("Chance chooses who begins."), *self.begin(first)]

    def _alone(self, seats: int) -> tuple[Player, ...]:
        return (Player(self._my_name()), *(Player(name, self._level()) for name in BOT_NAMES[: seats - 1]))

    def _my_name(self) -> str:
        # Translators: the name in the file of a game for somebody who gave none
        return self.say("You")

    def _level(self) -> str:
        level = self.session.doors.settings.get("bots", "greedy")
        return level if level in LEVELS else "greedy"

    def answer(self, line: Typed) -> list[str] | None:
        return None if self.players else self.take_seats(line.plain)

    def answer_for(self, names: list[str], seats: int) -> list[str]:
        """These people, and bots on the other seats."""
        if len(names) > seats:
            # Translators: the command line gave more names than there are seats
            return [self.say("More names than players."), *self.asked()]
        bot = first_form(self.say(LEVEL_WORDS[self._level()]))
        return self.take_seats(", ".join([*names, *[bot] * (seats - len(names))])) or self.asked()

    def take_seats(self, text: str) -> list[str] | None:
        """These names, numbers and agreements; None when the text is no list of names."""
        if self._begins_as_a_command(text):
            return None
        agreed = (self.options, self.unaided, self.begun_already)
        text = self._after_agreements(text)
        count = COUNT.fullmatch(fold(text))
        words = [text] if count else [word for word in split_names(text, self.say) if not self.agrees(word)]
        words = [word for word in words if word.strip(SIGNS)] or words
        if not words:
            return [*self.voice.seated(self._usual(), self.options, self.say), *self.asked()]
        told = self._seat_count(int(count[1])) if count else self._seat_named(words)
        return told if self.players else self._nothing_agreed(told, agreed)

    def _nothing_agreed(self, told: list[str], agreed: tuple[dict[str, Any], bool, bool]) -> list[str]:
        """A line of names that was refused: what was agreed is as before."""
        self.options, self.unaided, self.begun_already = agreed
        return [*told[:-1], *self.asked()]

    def _seat_named(self, words: list[str]) -> list[str]:
        """These people and levels of bots take their seats."""
        players: list[Player] = []
        for word in words:
            player, trouble = self._player(word, players, words)
            if player is None:
                return [trouble, *self.asked()]
            players.append(player)
        if not self.dictated and all(player.by != "human" for player in players):
            players.insert(0, Player(self._my_name()))
        if len(players) == 1 and not self.dictated:
            players += [Player(name, self._level()) for name in _free(BOT_NAMES, players)[: self._usual() - 1]]
        return self._seat(tuple(players))

    def _begins_as_a_command(self, text: str) -> bool:
        """Whether the first of several words, no comma between, is a common word or begins a question: that is no list of names."""
        first, *others = text.split() if "," not in text else ("",)
        return bool(others) and (bool(self.session.typed(first).commands) or word_means(first, ASKING, self.say))

    def _after_agreements(self, text: str) -> str:
        """The names of a line; what stands before them, such as "duel Léa, Tom", is agreed."""
        words = text.split()
        for length in range(len(words), 0, -1):
            if self.agrees(" ".join(words[:length])):
                return self._after_agreements(" ".join(words[length:]))
        return text

    def _seat_count(self, seats: int) -> list[str]:
        if self.dictated:
            return self._names_needed()
        if seats not in self._counts():
            return self._wrong_count()
        return self._seat(self._alone(seats))

    def _names_needed(self) -> list[str]:
        # Translators: at a physical table, where a number or "me" was typed instead of names
        return [self.say("At a real table everybody needs a name, you too."), self._how_many(), *self.asked()]

    def _player(self, word: str, before: list[Player], words: list[str]) -> tuple[Player | None, str]:
        """The player a word means, or why it cannot be one."""
        level = level_of(word, self.say)
        if level:
            return Player(_free(BOT_NAMES, [*before, *map(Player, words)])[0], level), ""
        if word_means(word, ME, self.say):
            return Player(self._my_name()), ""
        name = capital(word.strip(SIGNS))
        if not is_name(name):
            facts = {"word": quoted(word, self.say.language)}
            # Translators: a word that was typed among names; what a name may be
            sentence = mark("This is no name: {word}. A name has letters, at most twenty, and spaces, hyphens or apostrophes between them.")
            return None, self.say(sentence, **facts)
        if not self._is_a_word(name):
            self.session.met[name] = None
        if fold(name) in [fold(player.name) for player in before]:
            # Translators: two people with the same name
            return None, self.say("The name {name} is there twice: each name once.", name=name)
        if self._is_a_word(name):
            # Translators: a name that is also a word one types
            return None, self.say("The word {name} is used in the games: choose another name.", name=name)
        return Player(name), ""

    def _is_a_word(self, name: str) -> bool:
        words = words_of(self.game, self.say.language, self.session.shelf)
        return fold(name) in words or any(len(word) > 2 and word in words for word in fold(name).split())

    def _wrong_count(self) -> list[str]:
        return [self._how_many(), *self.asked()]

    def _seat(self, players: tuple[Player, ...]) -> list[str]:
        if len(players) not in self._counts():
            # Translators: too few or too many were named; how many may play follows
            named = self.say.many("Only one player is named.", "{count:Words} players are named.", len(players))
            return [named, *self._wrong_count()]
        if self._nameless(players):
            # Translators: several people play and one of them typed "me"
            return [self.say("With several people each needs a name."), *self.asked()]
        if self.dictated and all(player.by != "human" for player in players):
            # Translators: at a physical table
            return [self.say("At least one person must sit there."), *self.asked()]
        if not self.bots_may_sit and any(player.by != "human" for player in players):
            # Translators: at a physical table of a game with hidden cards
            return [self.say("In this game the cards are hidden: no bot can sit at a real table."), *self.asked()]
        self.players = players
        lines = [self._who_plays(), *self.game.voice.seated(len(players), self.options, self.say)]
        if self.begun_already:
            return [*lines, *self.begin(0)]
        if self.first is None:
            return [*lines, *self.asked()]
        if self.first in range(len(players)):
            return [*lines, *self.begin(self.first)]
        # Translators: the command line named a first player, by number, that is not there
        return [*lines, self.say("There is no player {number} to begin.", number=self.first + 1), *self.asked()]

    def again(self, setup: Setup) -> list[str]:
        """The same players and agreements once more; who begins is asked."""
        self.options, self.unaided, self.components = dict(setup.options), setup.unaided, setup.components
        return self._seat(setup.players)

    def _nameless(self, players: tuple[Player, ...]) -> bool:
        """Whether somebody among several people, or at a physical table, gave no name."""
        people = [player.name for player in players if player.by == "human"]
        return self._my_name() in people and (len(people) > 1 or self.dictated)

    def _who_plays(self) -> str:
        names = [player.name for player in self.players]
        others = [player.name for player in self.players if player.by != "human"]
        levels = {player.by for player in self.players} - {"human"}
        if self.dictated or len(others) != len(names) - 1 or len(levels) > 1:
            # Translators: everybody at the table; bots have their level behind their names
            return self.say("At the table: {names}.", names=self.say.all_of(map(self._named, self.players)))
        level = first_form(self.say(LEVEL_WORDS[levels.pop()]))
        # Translators: one person against bots, all of one level: easy, medium or hard
        return self.say("You against {names}, level {level}.", names=self.say.all_of(others), level=level)

    def _named(self, player: Player) -> str:
        if player.by == "human":
            return player.name
        # Translators: a bot and its level: easy, medium or hard
        return self.say("{name} {level}", name=player.name, level=first_form(self.say(LEVEL_WORDS[player.by])))

    def begin(self, first: int) -> list[str]:
        """The table itself, that seat beginning."""
        at_a_table = self.game.rules.AT_A_TABLE if self.dictated else None
        components = (at_a_table or {}) | (self.components or {}) or None
        setup = Setup(self.game, self.players, dict(self.options), first, self.chance, self.seed, self.unaided, components)
        room = playing.begin(self.session, setup)
        if not self.begun_already:
            return self.session.replace(room)
        self.session.replace(room)
        return self.session.enter(catching_up.CatchingUp(self.session, room))


def split_names(text: str, say: Tongue) -> list[str]:
    """The names in a text: between commas when there are any, else between spaces; and, et, against, contre join."""
    text = re.sub(r"\b(?:and|et|against|contre|versus|vs)\b", ",", text, flags=re.IGNORECASE)
    parts = text.split(",") if "," in text else text.split()
    return [part.strip() for part in parts if part.strip()]


def _free(names: tuple[str, ...], players: list[Player]) -> list[str]:
    taken = {fold(player.name) for player in players}
    return [name for name in names if fold(name) not in taken]
