"""Whole conversations, replayed word for word.

A transcript begins with "# lang: fr", "# seed: 7" and, when it does not begin at the list of games, "# words: jouer symphonimo Léa"
(the command line) and "# settings: level=brief"; and with "# shelf: toy_game" where other games than the usual ones lie on the
shelf; then what is heard first. Each "? typed" line is followed by its answer, a sentence a line.

When sentences have changed on purpose: `python tests/test_transcripts.py --write`, then read `git diff tests/transcripts` aloud,
line by line, as somebody who only hears it would.
"""

import sys
from pathlib import Path

import pytest

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1])]

import shelf as games
from conversation import SHELF, Conversation, Shelf
from linter import reply_problems

FOLDER = Path(__file__).parent / "transcripts"
FILES = sorted(FOLDER.glob("*.txt"))
HEAD = ("lang", "seed", "words", "settings", "shelf")


def read(path):
    """Its head, the typed lines, and the whole text."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    head = dict(line[2:].split(": ", 1) for line in lines if line.startswith("# ") and line[2:].split(":")[0] in HEAD)
    return head, [line[2:] for line in lines if line.startswith("? ") or line == "?"], text


def begun(head):
    given = dict(pair.split("=") for pair in head.get("settings", "").split() if pair)
    shelf = Shelf(tuple(head["shelf"].split())) if "shelf" in head else SHELF
    return Conversation(head["lang"], tuple(head.get("words", "").split()), int(head["seed"]), shelf=shelf, **given)


def replayed(path):
    """The transcript as the program says it now."""
    head, typed, text = read(path)
    conversation = begun(head)
    comments = [line for line in text.splitlines() if line.startswith("#")]
    lines = [*comments, *conversation.begun]
    for each in typed:
        lines += [f"? {each}".rstrip(), *conversation.hear(each)]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_conversation_is_word_for_word_as_it_was(path):
    assert replayed(path) == path.read_text(encoding="utf-8"), (
        "if this is wanted: python tests/test_transcripts.py --write"
    )


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_transcript_can_be_heard(path):
    head, typed, _ = read(path)
    conversation = begun(head)
    language, problems = head["lang"], reply_problems(conversation.begun, head["lang"])
    for each in typed:
        reply = conversation.hear(each)
        problems += reply_problems(reply, conversation.session.language, typed=each, options=True)
    assert not problems, (language, problems)


def test_the_transcripts_are_there_and_whole():
    """Two games alone, one at a table, the lesson in both languages, two people: each to its end."""
    assert {path.stem for path in FILES} >= {
        "game_fr",
        "game_en",
        "table_fr",
        "lesson_fr",
        "lesson_en",
        "two_people_fr",
    }
    for path in FILES:
        head, typed, _ = read(path)
        assert head["lang"] in ("fr", "en") and len(typed) > 15
        assert typed[-1] in ("quitter", "quit"), path.stem


def played_to_their_end(path):
    """The games that somebody plays to their end in a transcript."""
    head, typed, _ = read(path)
    conversation = begun(head)
    for each in typed:
        conversation.hear(each)
    kept = [file.lines for file in conversation.world.journals.files]
    return {lines[0]["game"] for lines in kept if any("over" in line for line in lines)}


def without_transcript(names, files):
    """The games of which no transcript in that language holds a game played to its end: (name, language)."""
    told = {(name, read(path)[0]["lang"]) for path in files for name in played_to_their_end(path)}
    return sorted({(name, language) for name in names for language in ("fr", "en")} - told)


def test_every_game_is_heard_to_its_end_in_both_languages():
    assert without_transcript(games.names(), FILES) == []


def test_a_game_without_a_transcript_is_seen():
    files = [path for path in FILES if path.stem != "toy_game_en"]
    assert without_transcript(("symphonimo", "toy_game"), files) == [("toy_game", "en")]


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("python tests/test_transcripts.py --write")
    for file in FILES:
        file.write_text(replayed(file), encoding="utf-8")
