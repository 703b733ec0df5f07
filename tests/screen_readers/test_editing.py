"""While a line is edited, what is heard is that line and what the program tells, and the cursor is where it should be."""

import time
from dataclasses import dataclass
from itertools import pairwise

import pytest

from . import bench, conversation
from .conftest import EVERYTHING
from .driver import wait_for

READERS = ("differ", "yasr", "fenrir") + ("orca",) * EVERYTHING
WIDTH = 40
START = f"# lang: fr\n# args: jouer symphonimo --donne 3 --premier 1 --joueurs 2 --niveau 1\n# size: {WIDTH}\n"
ADVICE = (
    "Placez le 7 sous le chef 1. Emporté ensuite, le chef 1 ferait passer de 0 point à 1, soliste 7. "
    "Choisi après [number] parties imaginées."
)
DROPPED = "Ligne abandonnée. Pour sortir, tapez quitter."
UNKNOWN = "Je ne connais pas {}. À vous. Piochez une carte."
WIDE = "zut zut zut zut zut zut zut zut zut zut zut zut"


@dataclass(frozen=True)
class Step:
    """Keys, and after them: the line, the cursor's place in it, what is read of it, what the program tells.

    read   a character at the cursor, or the line; not asked of the differ: NVDA reads it at its own cursor keys.
    """

    typed: str
    line: str = ""
    place: int = 0
    read: str = ""
    told: str = ""


STEPS = (
    Step("ut", "ut", 2),
    Step("[Home]", "ut", 0),
    Step("z", "zut", 1),
    Step("[End]x", "zutx", 4),
    Step("[Left]", "zutx", 3, read="x"),
    Step("[Left]", "zutx", 2, read="t"),
    Step("[Right]", "zutx", 3, read="x"),
    Step("[Backspace]", "zux", 2, read="t"),
    Step("[Delete]", "zu", 2),
    Step("[Enter]", told=UNKNOWN.format("zu")),
    Step("chefs[Ctrl+C]", told=DROPPED),
    Step("che[Tab]", "che", 3, told="Deux mots : chef, chefs."),
    Step("fs[Enter]", told="Chef 1 : aucun musicien. Chef 2 : aucun musicien."),
    Step("xyz[Tab]", "xyz", 3, told="Aucun mot ne commence ainsi."),
    Step("[Ctrl+C]", told=DROPPED),
    Step("[Paste musique]", "musique", 7, read="musique"),
    Step("[Enter]", told=UNKNOWN.format("musique")),
    Step("brouillon", "brouillon", 9),
    Step("[Up]", "musique", 7, read="musique"),
    Step("[Up]", "chefs", 5, read="chefs"),
    Step("[Down]", "musique", 7, read="musique"),
    Step("[Down]", "brouillon", 9, read="brouillon"),
    Step("[Ctrl+C]", told=DROPPED),
    Step(WIDE, WIDE, len(WIDE)),
    Step("[Home]", WIDE, 0),
    Step("[Enter]", told=UNKNOWN.format(WIDE[:39])),
    Step("pioche r[Tab]", "pioche restante", 15),
    Step("[Enter]", told="Pioche : 42 cartes. Inconnues : trois 3, quatre 4, cinq 5, six 6, sept 7, huit 8, neuf 9."),
    Step("p[Enter]", told="Vous piochez un 7. Chef 1 : vide. Chef 2 : vide. Sous lequel ?"),
    Step("conseil[Enter]zut", "zut", 3, told=ADVICE),  # typed while the answer is sought
    Step("[Backspace]", "zu", 2, read="t"),
)


@pytest.mark.parametrize("reader", READERS)
def test_what_is_heard_while_editing_is_the_line(listening, reader):
    with listening(reader, conversation.parse(START)) as ear:
        assert bench.settle(ear, 0.0, ("À vous de piocher.",)), "the reader has not started"
        problems = [problem for before, step in pairwise((Step(""), *STEPS))
                    for problem in taken(ear, before.line, step, reads=reader != "differ")]
    assert not problems, "\n".join(problems)


def taken(ear, before, step, reads):
    """Type the keys of a step on the line before; what is not as it should be."""
    start, pieces, read = time.time(), [f"? {before}", f"? {step.line}"], step.read if reads else ""
    for key in conversation.keys(step.typed):
        pieces.append(line_of(ear))
        ear.press(key)
    heard = bench.settle(ear, start, (step.told or read,), most=5.0, asks=False)
    yield from wrong_line(ear, step)
    rest = [line for line in bench.spoken(heard) if not any(line.strip() in piece for piece in pieces)]
    if not bench.same(step.told.split(), bench.words(rest)):
        yield f"{step.typed}: told «{' '.join(rest)}», not «{step.told}»"
    if read and read not in [line.strip().removeprefix("? ") for line in heard]:
        yield f"{step.typed}: read {heard}, not «{read}»"


def wrong_line(ear, step):
    """Where the bench draws the screen itself: whether the line and the cursor are not those of the step."""
    if ear.terminal:
        expected = (f"? {step.line}".rstrip(), step.place + 2)
        wait_for(lambda: ear.pump(0.02) or shown(ear) == expected, most=2.0)
        if shown(ear) != expected:
            yield f"{step.typed}: the line and the cursor are {shown(ear)}, not {expected}"


def shown(ear):
    """The line, and the cell of the cursor, counted from the prompt's."""
    cursor = ear.terminal.screen.cursor
    return line_of(ear), (cursor.y - row_of(ear)) * WIDTH + cursor.x


def line_of(ear):
    """The rows from the last prompt to the end of what is typed, joined; nothing where the bench does not draw them."""
    if not ear.terminal:
        return ""
    return "".join(ear.terminal.screen.display[row_of(ear):]).rstrip()


def row_of(ear):
    """The row of the last prompt."""
    return max((number for number, row in enumerate(ear.terminal.screen.display) if row.startswith("?")), default=0)
