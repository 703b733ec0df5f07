"""An owner's file: the pieces of a game as its owner wrote them down, or why they cannot be played with."""

from typing import Any

from accessijeux_cli.play.game import Game, Unfit
from accessijeux_cli.words.lines import lowered
from accessijeux_cli.words.tongue import Tongue

UNREAD = ("missing", "denied", "kind")
"""Troubles after which the file is named: perhaps it is another one."""


def components(session: Any, game: Game, name: str) -> tuple[Any, list[str]]:
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
        return own.components_of(rows), []
    except Unfit as problem:
        reason = own.unfit(problem.reason, say)
        if not problem.line:
            # Translators: what is wrong with an owner's file of cards as a whole; a sentence of its own follows
            return None, [say("Your file of cards cannot be used. {reason}", reason=reason)]
        # Translators: what is wrong with an owner's file of cards, on which line; a sentence of its own follows
        return None, [say("Your file of cards, line {line}: {reason}", line=problem.line, reason=lowered(reason))]


def _of_file(trouble: str, line: int, found: int, wanted: int, say: Tongue) -> str:
    match trouble:
        case "missing":
            # Translators: a file named by its owner
            return say("This file of cards was not found:")
        case "denied":
            # Translators: a file named by its owner
            return say("This file of cards cannot be read:")
        case "kind":
            # Translators: a file named by its owner; CSV and TOML are kinds of files
            return say("A file of cards ends in csv or toml, not so:")
        case "values":
            facts = {"line": line, "wanted": wanted}
            # Translators: a file named by its owner: a line with too few values, or too many
            return say.many("Your file of cards, line {line}: {count:words} value, {wanted:words} are needed.",
                            "Your file of cards, line {line}: {count:words} values, {wanted:words} are needed.", found, **facts)  # fmt: skip
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
        case "quotes":
            # Translators: a file named by its owner: a name in TOML
            return say("Your file of cards, line {line}: in TOML a text stands between quotation marks.", line=line)
    # Translators: a file named by its owner: a line that is no CSV or TOML
    return say("Your file of cards, line {line}: this line cannot be read.", line=line)
