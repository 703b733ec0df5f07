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
    screen, states = ear.terminal.screen, [""]
    top = screen.cursor.y
    for key in conversation.keys(typed):
        ear.press(key)
        rows = screen.display[min(top, screen.cursor.y - (screen.cursor.y > top)):screen.cursor.y + 1]
        states.append("".join(row.ljust(WIDTH) for row in rows).rstrip())
    ear.pump(0.2)
    return states
