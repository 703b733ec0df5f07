"""While a line is edited, nothing is heard but pieces of that line, and the cursor is where the next letter goes."""

import time

import pytest

from . import bench, conversation

READERS = ("differ", "yasr", "fenrir")
START = "# lang: fr\n# args: jouer symphonimo --donne 3 --premier 1 --joueurs 2 --niveau 1\n"
EDITS = (  # what is typed, the line then, the cursor's place in it
    ("zutx[Backspace]", "zut", 3),
    ("zt[Left]u", "zut", 2),
    ("ut[Home]z[End]", "zut", 3),
    ("zuxt[Left][Left][Delete]", "zut", 2),
    ("[Up]", "zut", 3),
    ("ab[Up][Down][Backspace][Backspace]zut", "zut", 3),
    ("[Paste zut]", "zut", 3),
    ("zut zut zut zut zut zut zut zut zut zut zut zut zut zut zut zut zut zut zut zut zut zut", "zut" + " zut" * 21, 87),
)
WIDTH = 80


@pytest.mark.parametrize("reader", READERS)
def test_what_is_heard_while_editing_is_in_the_line(listening, reader):
    with listening(reader, conversation.parse(START)) as ear:
        bench.settle(ear, 0.0, ("À vous de piocher.",))
        for typed, line, place in EDITS:
            start = time.time()
            states = edit(ear, typed)
            assert states[-1] == f"? {line}"
            cursor = ear.terminal.screen.cursor
            assert cursor.x == (place + 2) % WIDTH
            heard = bench.settle(ear, start, (), asks=False)
            assert [piece for piece in bench.spoken(heard) if not any(piece.strip() in state for state in states)] == []
            start = time.time()
            ear.press(conversation.keys("[Enter]")[0])
            bench.settle(ear, start, ("Je ne connais pas",))


def edit(ear, typed):
    """Type; the line after each key."""
    states = [""]
    for key in conversation.keys(typed):
        ear.press(key)
        states.append(line_of(ear.terminal.screen))
    ear.pump(0.2)
    return [*states, line_of(ear.terminal.screen)]


def line_of(screen):
    """The rows from the last prompt to the cursor, joined."""
    first = max(row for row in range(screen.cursor.y + 1) if screen.display[row].startswith("?"))
    return "".join(screen.display[first:screen.cursor.y + 1]).rstrip()
