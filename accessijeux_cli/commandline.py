"""The command line: the subcommands and options in both languages, their help, and what a line of words asks for."""

from dataclasses import dataclass, field
from typing import Any

from accessijeux_cli.words.folding import fold
from accessijeux_cli.words.lines import capital, wrapped
from accessijeux_cli.words.phrases import quoted, readable
from accessijeux_cli.words.tongue import LANGUAGES, Tongue, mark

WIDTH = 79


class Mistake(Exception):
    """The words after the program's name are not understood; its text is the sentence to say."""


@dataclass(frozen=True, slots=True)
class Option:
    """One option: its names in both languages, what its value is called ("" for none), what it does."""

    name: str
    forms: tuple[str, ...]
    value: str
    does: str
    many: bool = False


@dataclass(frozen=True, slots=True)
class Subcommand:
    """One subcommand: its name in both languages, what words follow it, its options, what it does, how many words."""

    name: str
    forms: tuple[str, str]
    takes: str
    options: tuple[str, ...]
    does: str
    most: int = 99


OPTIONS = {
    option.name: option
    for option in (
        # Translators: command line help
        Option("help", ("--help", "-h", "--aide"), "", mark("this help")),
        # Translators: command line help
        Option("version", ("--version", "-V"), "", mark("the version")),
        # Translators: command line help; the value is fr or en
        Option("lang", ("--lang", "--langue"), "fr", mark("the language, fr or en")),
        # Translators: command line help
        Option("simple", ("--simple",), "", mark("the plainest input line, for a reader that says keys twice")),
        # Translators: command line help
        Option("visuel", ("--visual", "--visuel"), "", mark("an empty line before each answer, for people who look")),
        # Translators: command line help
        Option("players", ("--players", "--joueurs"), "3", mark("how many play")),
        # Translators: command line help
        Option("level", ("--level", "--niveau"), "2", mark("the bots: 1 easy, 2 medium, 3 hard")),
        # Translators: command line help
        Option("deal", ("--deal", "--donne"), "4271", mark("the number of the deal")),
        # Translators: command line help
        Option("first", ("--first", "--premier"), "1", mark("who begins, by number")),
        # Translators: command line help
        Option("unaided", ("--unaided", "--sans-aide"), "", mark("no advice and no counts of unseen cards")),
        # Translators: command line help
        Option("cards", ("--cards", "--cartes"), mark("cards.csv"), mark("a file of your own cards, where a game has them")),
        # Translators: command line help
        Option("games", ("--games", "--parties"), "100", mark("how many games")),
        # Translators: command line help
        Option("seed", ("--seed", "--graine"), "1", mark("the seed: the same one gives the same games")),
        # Translators: command line help
        Option("bots", ("--bots",), mark("medium"), mark("random, easy, medium or hard; one for all, or one a seat, with commas")),
        # Translators: command line help
        Option("option", ("--option",), "duel", mark("an option of the game, such as teams, or rounds=3"), True),
        # Translators: command line help: the value of an option, then what the option does
        Option("journals", ("--journals", "--journaux"), mark("folder"), mark("a folder that receives each game's journal")),
        # Translators: command line help
        Option("json", ("--json",), "", mark("the summary as JSON")),
    )
}
COMMON = ("help", "lang", "simple", "visuel")

SUBCOMMANDS = (
    Subcommand(
        "play",
        ("play", "jouer"),
        # Translators: command line help: what follows a subcommand
        mark("the game, then names"),
        ("players", "level", "deal", "first", "option", "unaided", "cards"),
        # Translators: command line help; follows the word and a colon
        mark("play against bots, or several people at one keyboard."),
    ),
    Subcommand(
        "table",
        ("table", "suivre"),
        # Translators: command line help: what follows a subcommand
        mark("the game, then names"),
        ("first", "option", "unaided", "cards"),
        # Translators: command line help; follows the word and a colon
        mark("follow a game with the real box: type what is drawn and done."),
    ),
    Subcommand(
        "learn",
        ("learn", "apprendre"),
        # Translators: command line help: what follows a subcommand
        mark("the game"),
        (),
        # Translators: command line help; follows the word and a colon
        mark("learn a game step by step, by doing."),
        1,
    ),
    Subcommand(
        "rules",
        ("rules", "regles"),
        # Translators: command line help: what follows a subcommand
        mark("the game, then a number or a word"),
        (),
        # Translators: command line help; follows the word and a colon
        mark("read the rules, or look a word up in them."),
    ),
    Subcommand(
        "resume",
        ("resume", "reprendre"),
        # Translators: command line help: what follows a subcommand
        mark("a number"),
        (),
        # Translators: command line help; follows the word and a colon
        mark("go on with a game that was left."),
        1,
    ),
    Subcommand(
        "replay",
        ("replay", "revoir"),
        # Translators: command line help: what follows a subcommand
        mark("a number"),
        (),
        # Translators: command line help; follows the word and a colon
        mark("listen to a kept game again, move by move."),
        1,
    ),
    Subcommand(
        "simulate",
        ("simulate", "simuler"),
        # Translators: command line help: what follows a subcommand; an example is typed as it is
        mark("the game, then options, for instance symbiose duel --games 1000"),
        ("players", "games", "seed", "bots", "option", "journals", "json"),
        # Translators: command line help; follows the word and a colon
        mark("let bots play many games, and sum up the results."),
    ),
    Subcommand(
        "doctor",
        ("doctor", "verifier"),
        "",
        (),
        # Translators: command line help; follows the word and a colon
        mark("tell what is found for readers and speech, and say a test line by each."),
        0,
    ),
    Subcommand(
        "report",
        ("report", "signaler"),
        "",
        (),
        # Translators: command line help; follows the word and a colon
        mark("write a file to send to the authors: system, terminal, voices found."),
        0,
    ),
)


@dataclass(slots=True)
class Wanted:
    """What the command line asks for: the subcommand ("" for the list of games), the words after it, the options."""

    command: str = ""
    words: list[str] = field(default_factory=list)
    help: str | None = None
    options: dict[str, Any] = field(default_factory=dict)

    def __getattr__(self, name: str) -> Any:
        if name in OPTIONS:
            return self.options.get(name)
        raise AttributeError(name)


def parse(words: list[str], language: str) -> Wanted:
    """What these words ask for. Raises Mistake."""
    wanted = Wanted()
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if word.startswith("-") and len(word) > 1:
            _option(word, rest, wanted, language)
        elif not wanted.command and fold(word) in ("help", "aide"):
            wanted.options["help"] = True
        elif not wanted.command:
            wanted.command = _subcommand(word, language).name
        else:
            wanted.words.append(word)
    if wanted.options.get("help"):
        wanted.help = wanted.command
    _check(wanted, language)
    return wanted


def _option(word: str, rest: list[str], wanted: Wanted, language: str) -> None:
    say = Tongue(language)
    form, equals, value = word.partition("=")
    option = next((each for each in OPTIONS.values() if form in each.forms), None)
    chosen = "" if option or equals else _of_a_game(form)
    if chosen:
        wanted.options["option"] = [*wanted.options.get("option", []), chosen]
        return
    if option is None:
        # Translators: command line mistake
        raise Mistake(say("I do not know the option {option}. For help: accessijeux --help.", option=form))
    if not option.value:
        if equals:
            # Translators: command line mistake
            raise Mistake(say("The option {option} takes no value.", option=form))
        wanted.options[option.name] = True
        return
    if not equals:
        if not rest:
            # Translators: command line mistake; an example of the option follows
            raise Mistake(say("The option {option} needs a value, for instance {option} {value}.",
                              option=form, value=say(option.value)))  # fmt: skip
        value = rest.pop(0)
    if option.many:
        wanted.options[option.name] = [*wanted.options.get(option.name, []), value]
    else:
        wanted.options[option.name] = _value(option, form, value, say)


def _of_a_game(form: str) -> str:
    """The option of a game that stands as a switch of its own, such as --fausse-note, as name=value; "" for none."""
    from accessijeux_cli import games
    from accessijeux_cli.talk.setting_up.options import switched

    return switched(form, [games.game(name) for name in games.names()])


def _value(option: Option, form: str, value: str, say: Tongue) -> str | int:
    if not option.value.isdigit():
        return value
    if value.isascii() and value.isdigit() and len(value) < 10:
        return int(value)
    # Translators: command line mistake
    raise Mistake(say("The option {option} takes a positive number, not {value}.", option=form, value=quoted(value, say.language)))


def _subcommand(word: str, language: str) -> Subcommand:
    for each in SUBCOMMANDS:
        if fold(word) in each.forms:
            return each
    say = Tongue(language)
    names = say.comma(_form(each, language) for each in SUBCOMMANDS)
    # Translators: command line mistake; the list of subcommands follows
    raise Mistake(say("I do not know {word}. What can be typed here: {names}.", word=readable(word, language), names=names))


def _form(subcommand: Subcommand, language: str) -> str:
    return subcommand.forms[language == "fr"]


def _check(wanted: Wanted, language: str) -> None:
    """Options that do not go with the subcommand, a language that is not there."""
    say = Tongue(language)
    command = next((each for each in SUBCOMMANDS if each.name == wanted.command), None)
    fitting = (*COMMON, "version", *(command.options if command else ()))
    for name in wanted.options:
        if name not in fitting:
            # Translators: command line mistake
            raise Mistake(say("The option {option} does not go with this command.", option=OPTIONS[name].forms[0]))
    if command and len(wanted.words) > command.most:
        # Translators: command line mistake: a word too many
        raise Mistake(say("There is a word too many: {word}.", word=readable(wanted.words[command.most], language)))
    if wanted.options.get("lang", "fr").lower() not in LANGUAGES:
        # Translators: command line mistake
        raise Mistake(say("The languages are fr and en."))
    if wanted.options.get("level", 1) not in (1, 2, 3):
        # Translators: command line mistake
        raise Mistake(say("The level of the bots goes from 1 to 3."))


def help_text(command: str, language: str) -> str:
    """The help of the program ("") or of one subcommand, as plain text."""
    say = Tongue(language)
    found = next((each for each in SUBCOMMANDS if each.name == command), None)
    lines = _help_of(found, say) if found else _help(say)
    return "".join(f"{cut}\n" for line in lines for cut in wrapped(line, WIDTH))


def unwritten(why: str, language: str) -> str:
    """That what was to be written is lost, and why: "full", "failed"."""
    say = Tongue(language)
    if why == "full":
        # Translators: on standard error: the output goes to a file, and there is no room for it
        return say("The disk is full: what was to be written here is lost.")
    # Translators: on standard error: the output goes to a file or a program, and writing to it failed
    return say("What was to be written here is lost: writing failed.")


def _help(say: Tongue) -> list[str]:
    return [
        # Translators: command line help, first line
        say("accessijeux: play and follow board games by ear."),
        # Translators: command line help
        say("Alone it begins a conversation with the list of games. After it may come:"),
        *(_said(_form(each, say.language), say(each.does), say) for each in SUBCOMMANDS),
        # Translators: command line help
        say("Options, for all of these:"),
        *_options_help((*COMMON, "version"), say),
        # Translators: command line help
        say("The help of one of them, for instance: accessijeux {example} --help.", example=_form(SUBCOMMANDS[0], say.language)),
    ]


def _help_of(command: Subcommand, say: Tongue) -> list[str]:
    form = _form(command, say.language)
    # Translators: command line help: how a subcommand is typed; "what" is what follows it
    usage = say("To be typed: accessijeux {form}, then {what}.", form=form, what=say(command.takes)) if command.takes else f"accessijeux {form}."
    # Translators: command line help
    return [capital(say(command.does)), usage, say("Options:"), *_options_help((*command.options, *COMMON), say)]


def _options_help(names: tuple[str, ...], say: Tongue) -> list[str]:
    return [_said(_shown(OPTIONS[name], say), say(OPTIONS[name].does) + ".", say) for name in names]


def _said(word: str, does: str, say: Tongue) -> str:
    # Translators: command line help: a word or option, and what it does, a whole sentence
    return say("{word}: {sentence}", word=word, sentence=does)


def _shown(option: Option, say: Tongue) -> str:
    """The option in its own language, with an example of its value."""
    forms = [form for form in option.forms if form.startswith("--")]
    form = forms[-1] if say.language == "fr" else forms[0]
    return f"{form} {say(option.value)}" if option.value else form
