"""The toy game is a worked example: small, one more on the shelf, and no test of the others minds it."""

import os
import re
import shutil
import subprocess
import sys
from dataclasses import MISSING, fields
from pathlib import Path
from types import FunctionType

import pytest
import shelf
from conversation import Conversation, World
from playouts import variants

from accessijeux_cli.play import usual
from accessijeux_cli.play.game import Rules
from accessijeux_cli.words.voice import Voice

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "tests" / "toy_game"
MOST = 600
"""Lines of Python in its folder."""
SHARED = {
    "test_architecture.py": "not git and not kept and not top_level",
    "test_every_game.py": "toy_game and (asking or setup or apart)",
    "test_every_voice.py": "toy_game and (help or section or demonstration)",
    "test_locales.py": "",
    "test_table.py": "",
    "test_transcripts.py": "word_for_word and (toy_game or two_people)",
}
"""Tests that whoever adds a game runs, and which of them are run here with the toy game in the program's own folder."""


def test_it_is_small():
    lines = [line for path in FOLDER.rglob("*.py") for line in path.read_text(encoding="utf-8").splitlines()]
    assert 300 < len(lines) <= MOST
    assert max(map(len, lines)) <= 160, "and not by long lines"


def test_the_contract_is_run_on_it():
    assert {name for name, *_ in variants()} == {*shelf.names()} > {"toy_game", "symphonimo"}


@pytest.mark.parametrize("language, words", [("fr", ("défi", "apprendre", "démo")), ("en", ("daily", "learn", "demo"))])
def test_the_deal_of_the_day_the_lesson_and_the_demonstration_are_for_as_many_as_its_seats(language, words):
    for name in shelf.names():
        game, title = shelf.game(name), shelf.game(name).title
        for word in words:
            conversation = Conversation(language, shelf=shelf)
            conversation.hear(f"{word} {title}")
            room = getattr(conversation.room, "stage", conversation.room)
            assert room.setup.game is game and len(room.setup.players) == game.seats, (name, word)


def test_a_finished_deal_of_the_day_counts_for_two():
    """The first of the day is in the records, as one of that day; another number of players makes it another deal."""
    world = World()
    conversation = Conversation("fr", ("play", "toy_game"), world=world, shelf=shelf)
    conversation.all("accueil", "défi Cornet")
    for _ in range(80):
        if conversation.table.over:
            break
        conversation.hear("1")
    assert conversation.table.over
    assert "29 novembre" in conversation.text("partager")


@pytest.fixture(scope="module")
def grown(tmp_path_factory):
    """The repository with the toy game in its folder of games, as somebody who adds a game has it."""
    root = tmp_path_factory.mktemp("grown")
    for name in ("accessijeux_cli", "locales", "tests", "pyproject.toml"):
        source = ROOT / name
        ignored = shutil.ignore_patterns("__pycache__", "screen_readers", "*.mo")
        shutil.copytree(source, root / name, ignore=ignored) if source.is_dir() else shutil.copy(source, root / name)
    shutil.copytree(FOLDER, root / "accessijeux_cli" / "games" / "toy_game", ignore=shutil.ignore_patterns("locales", "__pycache__"))
    for catalog in FOLDER.glob("locales/*/LC_MESSAGES/*.po"):
        text = catalog.read_text(encoding="utf-8").replace("#: toy_game/", "#: accessijeux_cli/games/toy_game/")
        (root / catalog.relative_to(FOLDER)).write_text(text, encoding="utf-8", newline="\n")
    return root


@pytest.mark.parametrize("path", SHARED)
def test_in_the_folder_of_games_it_breaks_no_shared_test(grown, path):
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", f"tests/{path}", "-k", SHARED[path]]
    environment = os.environ | {"PYTHONPATH": str(grown)}
    done = subprocess.run(command, cwd=grown, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:]


def test_the_guide_names_what_must_be_given_and_what_is_there_to_use():
    guide = (ROOT / "accessijeux_cli" / "games" / "README.md").read_text(encoding="utf-8")
    required = {each.name for each in fields(Voice) if each.default is MISSING and each.default_factory is MISSING}
    (listed,) = re.findall(r"`Voice` requires\n\n(.*?);\n", guide)
    assert set(re.findall(r"`(\w+)`", listed)) == required
    rules = {name for name in vars(Rules) if not name.startswith("_")}
    helpers = {name for name, value in vars(usual).items() if name.isupper() and len(name) > 1 or isinstance(value, FunctionType) and value.__module__ == usual.__name__}
    for name in sorted({each.name for each in fields(Voice)} | rules | helpers):
        assert re.search(rf"`[^`\n]*\b{name}\b[^`\n]*`", guide), name
