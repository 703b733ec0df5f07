"""A report: one file that a tester can send, without the names of people and without what another may not know."""

import json
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from accessijeux_cli.talk.memory import kept
from accessijeux_cli.talk.memory.anonymous import without_names, without_paths
from accessijeux_cli.talk.memory.tape import Heard
from accessijeux_cli.talk.shelf import Shelf
from accessijeux_cli.talk.subcommands import doctor
from accessijeux_cli.words.tongue import Tongue

if TYPE_CHECKING:
    from accessijeux_cli.talk.doors import Doors


def written(doors: "Doors", shelf: Shelf, say: Tongue, heard: list[Heard], met: Iterable[str]) -> tuple[list[str], str]:
    """Write a report with these replies, where people of these names may be spoken of: what is then said, and the trouble, "" or
    as `save_new` gives it."""
    # Translators: the name of the file of a report, without accents or spaces
    name = say("report")
    path, trouble = doors.save_new(f"{name}-{doors.today().isoformat()}", "\n".join(_lines(doors, shelf, say, heard, met)) + "\n")
    if trouble == "full":
        # Translators: the file of a report could not be written
        return [say("The report could not be written: the disk is full.")], trouble
    if trouble:
        # Translators: the file of a report could not be written
        return [say("The report could not be written: this program may not write in its folder.")], trouble
    # Translators: the text file was written there
    return [*_contents(say, len(heard)), say("Written to this file:"), path], ""


def _contents(say: Tongue, count: int) -> list[str]:
    """What is in the file."""
    # Translators: what is in the file of a report
    lines = [say("The report is written. In it: the version, the system, the terminal, the voices found and your settings.")]
    if count:
        # Translators: what is in the file of a report: answers of the program, and what was sent to the terminal for them
        lines.append(say.many("Also the last answer, with the bytes that were sent.",
                              "Also the last {count} answers, with the bytes that were sent.", count))  # fmt: skip
    # Translators: about the file of a report
    return [*lines, say("The names of people are left out. Nothing was sent: that is for you to do.")]


def _lines(doors: "Doors", shelf: Shelf, say: Tongue, heard: list[Heard], met: Iterable[str]) -> list[str]:
    machine = doors.machine()
    # Translators: stands in a report for the name of a user in the path of a folder
    paths = without_paths(machine.home, machine.user, say("user"))
    # Translators: stands in a report for the name of a person; a number follows
    names = without_names(_people(doors, shelf, say, met), lambda number: say("player {number}", number=number))
    found = doors.voices.report()
    known = [
        # Translators: heading in the file of a report
        say("Accessijeux, report of {day}", day=doors.today().isoformat()),
        "",
        *(f"{name}: {value}" for name, value in machine.facts.items()),
        f"language: {say.language}",
        "",
        # Translators: heading in the file of a report
        say("Voices"),
        "",
        *doctor.in_words(found, say, machine.system),
        *(f"{name}: {value}" for name, value in found.items()),
        "",
        # Translators: heading in the file of a report
        say("Settings"),
        "",
        *(f"{name}: {json.dumps(value, ensure_ascii=False)}" for name, value in doors.settings.all().items()),
    ]
    return [*map(paths, known), *_told(heard, say, lambda text: names(paths(text)), doors.voices.encoded)]


def _people(doors: "Doors", shelf: Shelf, say: Tongue, met: Iterable[str]) -> list[str]:
    """The names of people that were met, and of those in the games that are kept; "you" is no name."""
    in_games = [seat["name"] for game in kept.all_games(doors.journals, shelf) for seat in game.head["seats"] if seat["by"] == "human"]
    # Translators: the name in the file of a game for somebody who gave none
    nobody = {tongue("You") for tongue in (say, say.other())}
    return [name for name in (*met, *map(str, in_games)) if name not in nobody]


def _told(heard: list[Heard], say: Tongue, hidden: Callable[[str], str], encoded: Callable[[str], bytes]) -> list[str]:
    if not heard:
        return []
    # Translators: heading in the file of a report, above the last answers of the program
    lines = ["", say("The last answers, the oldest first")]
    for reply in heard:
        lines += ["", f"? {hidden(reply.typed)}".rstrip(), *map(hidden, reply.sentences)]
        lines += [repr(encoded(hidden(write))) for write in reply.writes]
    return lines
