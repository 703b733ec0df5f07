"""An owner's file: the pieces of a game as its owner wrote them down, or why they cannot be played with."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from accessijeux_cli.play.game import Game, Unfit
from accessijeux_cli.talk.setting_up.taken import is_taken
from accessijeux_cli.words.folding import fold
from accessijeux_cli.words.lines import lowered
from accessijeux_cli.words.tongue import Tongue

if TYPE_CHECKING:
    from accessijeux_cli.talk.session import Session

UNREAD = ("missing", "denied", "special", "big", "kind")
"""Troubles after which the file is named: perhaps it is another one."""


@dataclass(frozen=True, slots=True)
class NameTaken:
    """A name that means something in the conversation, such as 7 or quit."""

    name: str


@dataclass(frozen=True, slots=True)
class NamesAlike:
    """Two names that are typed alike."""

    name: str
    other: str


def components(session: "Session", game: Game, name: str) -> tuple[Any, list[str]]:
    """The components of that file, or None and the sentences that say why not."""
    say = session.say.at(game=game.name)
    try:
        own = game.part("owned")
    except ModuleNotFoundError:
        # Translators: the command line named a file of cards, but this game has none of one's own
        return None, [say("{title} is played with its own pieces: no file is needed.", title=game.title)]
    rows, trouble = session.doors.read_rows(name)
    if trouble[0]:
        file = [name] if trouble[0] in UNREAD else []
        return None, [_of_file(*trouble, say), *file]
    try:
        found = own.components_of(rows, rows.heading)
        _check_names(own.names_of(rows), game, session)
        return found, []
    except Unfit as problem:
        reason = _of_name(problem.reason, say) or own.unfit(problem.reason, say)
        if not problem.line:
            # Translators: what is wrong with an owner's file of cards as a whole; a sentence of its own follows
            return None, [say("Your file of cards cannot be used. {reason}", reason=reason)]
        # Translators: what is wrong with an owner's file of cards, on which line; a sentence of its own follows
        return None, [say("Your file of cards, line {line}: {reason}", line=problem.line, reason=lowered(reason))]


def _check_names(names: list[tuple[int, str]], game: Game, session: "Session") -> None:
    """Raises Unfit for a name by which its piece could not be meant."""
    typed: dict[str, str] = {}
    for line, name in names:
        if is_taken(name, game, session.language, session.shelf):
            raise Unfit(line, NameTaken(name))
        if fold(name) in typed:
            raise Unfit(line, NamesAlike(name, typed[fold(name)]))
        typed[fold(name)] = name


def _of_name(reason: Any, say: Tongue) -> str:
    match reason:
        case NameTaken(name):
            # Translators: an owner's file of cards: a card is called as something one types, such as 7 or quit
            return say("The name {name} means something else in the games: choose another one.", name=name)
        case NamesAlike(name, other):
            # Translators: an owner's file of cards: two names differ only by accents, capitals or signs
            return say("The names {name} and {other} are typed alike: change one of them.", name=name, other=other)
    return ""


def _of_file(trouble: str, line: int, found: int, wanted: int, say: Tongue) -> str:
    match trouble:
        case "missing":
            # Translators: a file named by its owner
            return say("This file of cards was not found:")
        case "denied":
            # Translators: a file named by its owner
            return say("This file of cards cannot be read:")
        case "special":
            # Translators: a file named by its owner: it is a device or a pipe
            return say("This is no ordinary file:")
        case "big":
            # Translators: a file named by its owner
            return say("This file is too big for a file of cards:")
        case "kind":
            # Translators: a file named by its owner; CSV and TOML are kinds of files
            return say("A file of cards ends in csv or toml, not so:")
        case "values":
            facts = {"line": line, "wanted": wanted}
            # Translators: a file named by its owner: a line with too few values, or too many
            return say.many("Your file of cards, line {line}: {count:words} value, {wanted:words} are needed.",
                            "Your file of cards, line {line}: {count:words} values, {wanted:words} are needed.", found, **facts)  # fmt: skip
        case "twice":
            # Translators: a file named by its owner: two columns have the same name; they are counted from 1
            return say("Your file of cards, line {line}: columns {first} and {second} have the same name.", line=line, first=found, second=wanted)
        case "deep":
            # Translators: a file named by its owner: lists in lists in lists
            return say("Your file of cards cannot be used: its values are nested too deeply.")
        case "empty":
            # Translators: a file named by its owner
            return say("Your file of cards has no card.")
    return _of_line(trouble, line, say)


def _of_line(trouble: str, line: int, say: Tongue) -> str:
    match trouble:
        case "accent":
            # Translators: a file named by its owner: a column's name in TOML
            return say("Your file of cards, line {line}: in TOML a column with an accent stands between quotation marks.", line=line)
        case "no value":
            # Translators: a file named by its owner: nothing stands after an equals sign
            return say("Your file of cards, line {line}: the value is missing after the equals sign.", line=line)
        case "comma":
            # Translators: a file named by its owner: a number in TOML
            return say("Your file of cards, line {line}: in TOML decimals follow a point, not a comma.", line=line)
        case "points":
            # Translators: a file named by its owner: a number such as 1.234.567 in TOML
            return say("Your file of cards, line {line}: a number has one point at most.", line=line)
        case "spaces":
            # Translators: a file named by its owner: a number such as 12 500 in TOML
            return say("Your file of cards, line {line}: in TOML a number has no space.", line=line)
        case "unit":
            # Translators: a file named by its owner: a number such as 50 % or 12 dB in TOML
            return say("Your file of cards, line {line}: in TOML a number stands alone, without a unit or a sign after it.", line=line)
        case "long":
            # Translators: a file named by its owner
            return say("Your file of cards, line {line}: this line is too long.", line=line)
        case "doubled":
            # Translators: a file named by its owner: a column's name in TOML
            return say("Your file of cards, line {line}: this column is already there for the same card.", line=line)
        case "curly" | "quotes":
            # Translators: a file named by its owner: a name in TOML
            return say("Your file of cards, line {line}: in TOML a text stands between quotation marks.", line=line)
    # Translators: a file named by its owner: a line that is no CSV or TOML
    return say("Your file of cards, line {line}: this line cannot be read.", line=line)
