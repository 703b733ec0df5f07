"""Killed at any moment: what was told is on the disk, and the game goes on.

ACCESSIJEUX_KILLS=200 kills that many programs instead of 50; ACCESSIJEUX_CUTS=all cuts a journal at every byte.
"""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from conversation import Conversation, World, playing
from linter import reply_problems

from accessijeux_cli import games
from accessijeux_cli.outside.files import Journals, decoded
from accessijeux_cli.play.game import DECK
from accessijeux_cli.play.journal import Unreadable, replay
from accessijeux_cli.talk.rooms.playing import Playing

ROOT = Path(__file__).parents[1]
KILLS = int(os.environ.get("ACCESSIJEUX_KILLS", "50"))
CUTS = os.environ.get("ACCESSIJEUX_CUTS", "7")
TYPED = "\n".join(["p", "1", "p", "2", "e 1", "p", "2", "u", "p", "3", "e 2", "e 3", "p", "1", "sc", "e 1"] * 12) + "\n"
KILLED = -signal.SIGKILL if hasattr(signal, "SIGKILL") else 1
"""The exit status of a program that was killed; Windows says 1."""


class Program:
    """The real program on a pipe, in a folder of its own."""

    def __init__(self, home, *words):
        kept = {
            name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "ACCESSIJEUX"))
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "accessijeux_cli", "--lang", "fr", *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=kept | {"ACCESSIJEUX_HOME": str(home), "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1"},
        )

    def killed_after(self, count):
        """Type everything at once, less than any pipe holds, and kill it once so many bytes were told; all that was told."""
        with self.process:
            self.process.stdin.write(TYPED.encode())
            self.process.stdin.flush()
            told = b""
            while len(told) < count and (piece := os.read(self.process.stdout.fileno(), 64)):
                told += piece
            self.process.kill()
            rest, errors = self.process.stdout.read(), self.process.stderr.read()
        assert b"Traceback" not in errors
        return (told + rest).decode()

    def answers(self, *lines):
        """What it says to these lines, to its end."""
        told, errors = self.process.communicate("".join(f"{line}\n" for line in lines).encode(), timeout=60)
        assert self.process.returncode == 0 and not errors
        return told.decode()


def kept_table(home):
    """The table to which the only journal leads, None when there is none yet."""
    files = sorted((home / "games").glob("*.jsonl")) if (home / "games").exists() else []
    assert len(files) <= 1
    if not files or not files[0].stat().st_size:
        return None
    lines, state = decoded(files[0].read_bytes())
    assert state in ("", "cut", "empty")
    return replay(lines, games.game) if lines else None


def facts_told(text):
    """How many cards were told as drawn, by whom and which, in order; undone ones included."""
    return re.findall(r"(Vous piochez|Basile pioche|Clara pioche) un (\d+)", text)


def facts_kept(home):
    """The same from the disk, every line that was ever written."""
    path = next((home / "games").glob("*.jsonl"))
    lines, _ = decoded(path.read_bytes())
    shown, seat, playing_now = [], None, {1: "Vous piochez", 2: "Basile pioche", 3: "Clara pioche"}
    for line in lines[1:]:
        if line.get("do") == "draw":
            seat = line["seat"]
        elif line.get("do") == "reveal":
            shown.append((playing_now[seat], str(line["card"])))
    return shown


def kills_of_chunk(chunk):
    return range(chunk, KILLS, 10)


@pytest.mark.parametrize("chunk", range(10))
def test_everything_told_is_on_disk_after_a_kill(tmp_path, chunk):
    killed = 0
    for number in kills_of_chunk(chunk):
        home = tmp_path / str(number)
        random = Random(number)
        program = Program(
            home, "jouer", "symphonimo", "--joueurs", "3", "--donne", str(number), "--premier", "1", "--niveau", "1"
        )
        told = program.killed_after(random.choice((1, 60, random.randrange(1, 9000))))
        killed += program.process.returncode == KILLED
        cards = facts_told(told)
        table = kept_table(home)
        if cards:
            assert table is not None
            kept = iter(facts_kept(home))
            assert all(each in kept for each in cards), (number, told[-300:])
        if table is None or not table.moves:
            continue
        again = Program(home, "reprendre").answers("s", "quitter")
        assert "Manche" in again and "Traceback" not in again
        assert kept_table(home).moves[: len(table.moves)] == table.moves
    assert killed, "each of them had ended before it was killed"


def test_a_kill_test_can_fail():
    """What the test looks for is really in what the program says."""
    conversation = playing("fr")
    heard = " ".join(conversation.all("p") + conversation.hear("1"))
    assert facts_told(heard)[0] == ("Vous piochez", str(conversation.table.moves[1].action.card))


@pytest.fixture(scope="module")
def journal():
    """The bytes of one game, an undo in it, resumed nowhere."""
    conversation = playing("fr", "Anne", "Hugo", "--deal", "8", "--first", "1")
    random = Random(8)
    for turn in range(14):
        view = conversation.view
        conversation.all("p", str(random.choice(view.open))) if view.open else conversation.hear(f"e {view.takable[0]}")
        if turn == 6:
            conversation.all("u", "oui")
            conversation.hear(str(conversation.view.open[0]) if conversation.view.card else "p")
            if conversation.view.card:
                conversation.hear(str(conversation.view.open[0]))
    return b"".join(json.dumps(line, ensure_ascii=False).encode() + b"\n" for line in conversation.journal)


def cuts(data):
    return range(0, len(data) + 1, 1 if CUTS == "all" else int(CUTS))


@pytest.mark.parametrize("chunk", range(4))
def test_a_journal_cut_anywhere_is_read_up_to_its_last_whole_line(tmp_path, journal, chunk):
    path = tmp_path / "2026-11-29-symphonimo-1.jsonl"
    for cut in [each for each in cuts(journal) if each % 4 == chunk]:
        path.write_bytes(journal[:cut])
        whole = journal[:cut].rpartition(b"\n")[0].split(b"\n") if b"\n" in journal[:cut] else []
        last = journal[:cut].rpartition(b"\n")[2]
        lines = [json.loads(line) for line in whole] + ([json.loads(last)] if _is_whole(last) else [])
        conversation = Conversation("fr", world=World(journals=Journals(tmp_path)))
        heard = conversation.hear("reprendre")
        assert heard and not [problem for problem in reply_problems(heard, "fr") if "fewer" not in problem]
        if len(lines) < 2:
            assert not isinstance(conversation.room, Playing)
            continue
        kept = replay(lines, games.game).moves
        assert conversation.table.moves[: len(kept)] == kept and len(conversation.table.moves) - len(kept) <= 1, (
            "more than a card shown"
        )
        goes_on(conversation)
        _, state = Journals(tmp_path).all()[0].read()
        assert state == ""


def _is_whole(raw):
    try:
        return isinstance(json.loads(raw), dict)
    except ValueError:
        return False


def goes_on(conversation):
    """A move is made and kept after the cut."""
    before = len(conversation.table.moves)
    for typed in ("p", "e 1", "e 2", "1", "2"):
        conversation.hear(typed)
        if len(conversation.table.moves) > before:
            break
    lines, _ = conversation.room.kept_in.read()
    assert replay(lines, games.game).moves == conversation.table.moves
    assert len(conversation.table.moves) > before


@pytest.mark.parametrize("bit", [0, 3])
def test_a_journal_with_a_changed_byte_never_breaks_the_program(tmp_path, journal, bit):
    path = tmp_path / "2026-11-29-symphonimo-1.jsonl"
    random = Random(bit)
    for place in sorted(random.sample(range(len(journal)), 60)):
        data = bytearray(journal)
        data[place] ^= 1 << bit
        path.write_bytes(data)
        conversation = Conversation("fr", world=World(journals=Journals(tmp_path)))
        heard = [conversation.hear(typed) for typed in ("reprendre", "revoir", "revoir 1", "palmarès")]
        assert all(heard)


def test_a_journal_of_a_later_version_is_refused():
    head = {"accessijeux": 2, "game": "symphonimo"}
    with pytest.raises(Unreadable):
        replay([head], games.game)


def test_seats_of_the_deck_are_those_of_the_journal():
    conversation = playing("fr")
    conversation.hear("p")
    assert [line["seat"] for line in conversation.journal[1:]] == [1, 0] and conversation.table.moves[1].seat == DECK
