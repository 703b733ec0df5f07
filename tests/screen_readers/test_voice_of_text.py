"""What a voice and a braille table make of the text: espeak-ng and liblouis over simulated games and all fixed text.

ACCESSIJEUX_GAMES=2000, the most, has that many simulated games of each game told in each language instead of 12, and plays
10 conversations, the most, in each way of playing instead of one.
"""

import json
import os
import re
import shutil
import subprocess
from functools import cache
from random import Random

import pytest
import test_text
from babel.messages.pofile import read_po
from linter import BOTH_LANGUAGES, LETTERS

from accessijeux_cli import games
from accessijeux_cli.commandline import SUBCOMMANDS, help_text
from accessijeux_cli.talk.rooms.curtain import Curtain
from accessijeux_cli.words import guide
from accessijeux_cli.words.lines import wrapped
from accessijeux_cli.words.phrases import SLOT
from accessijeux_cli.words.tongue import LANGUAGES, locales

from .conftest import IN_CI

GAMES = min(test_text.GAMES, 10)
BATCH = 4000
"""Sentences given to one run of espeak-ng."""

FOREIGN_NAMES = {"fr": {"VoiceOver", "speechd", "Jérémy", "toml", "Windows"}, "en": set()}
"""Proper names that a French voice may say the English way."""
SPELT = {"NVDA", "JSON", "csv", "fr", "txt", "uv", "cd"}
"""Names whose letters are said one by one, as are the short forms of words to type."""
ACCENTED = re.compile(r"\b(?:Léa|Zoé|Inès|Émile|Jérémy|Stratosphères)\b")
"""Names whose accents an American computer braille table does not know."""
SYMBOLS = {
    "fr": "virgule tiret apostrophe astérisque arobase dièse slash antislash pourcent parenthèse guillemet crochet "
    "accolade souligné tilde puce espace égal inférieur supérieur point",
    "en": "comma hyphen dash apostrophe asterisk at hash slash backslash percent parenthesis quote bracket brace "
    "underscore tilde bullet space equals less greater dot period colon",
}
LARGE = {"fr": "cent mille million milliard", "en": "hundred thousand million billion"}
"""Words that are only heard when numbers are read as one."""
TABLES = {"fr": ("fr-bfu-comp8.utb", "fr-bfu-g2.ctb"), "en": ("en-us-comp8.ctb", "en-ueb-g1.ctb")}

every_language = pytest.mark.parametrize("language", LANGUAGES)


# The text


@cache
def messages(language: str) -> tuple[str, ...]:
    """Every message of the catalogs."""
    found = set()
    for path in (locales() / language / "LC_MESSAGES").glob("*.po"):
        with path.open("rb") as file:
            for message in read_po(file):
                found |= set(message.string if isinstance(message.string, (tuple, list)) else (message.string,))
    return tuple(sorted(found))


def short_forms(language: str) -> set[str]:
    """Short forms of what may be typed, which follow a semicolon."""
    forms = [message.partition(";")[2] for message in messages(language) if not message.endswith((".", ":", "?"))]
    return {word for form in forms for word in words_of(form)}


@cache
def fixed(language: str) -> tuple[str, ...]:
    """Every sentence of the catalogs that holds no fact, and the help of the command line."""
    found = {each for each in messages(language) if re.search(r"[.:?!]$", each) and not re.search(r"[{|]", each)}
    for command in ("", *(each.name for each in SUBCOMMANDS)):
        found |= {line.split("--")[0] for line in help_text(command, language).splitlines() if "--" not in line}
    return tuple(sorted(found))


@cache
def played(language: str) -> tuple[str, ...]:
    """Every different sentence of simulated games, with the questions that can be asked in them."""
    games_played = [(name, way, seed + place) for place, (name, way) in enumerate(test_text.WAYS) for seed in range(GAMES)]
    found = {sentence for each in games_played for sentence in game(*each, language)}
    return tuple(sorted(sentence for sentence in found - typed_in_the_guide(language) if not sentence.startswith("/")))


def typed_in_the_guide(language: str) -> set[str]:
    """The lines of the guide that are typed into a terminal: they are spelt sign by sign, and meant to be."""
    blocks = guide.BLOCK.findall((locales() / language / "GUIDE.md").read_text(encoding="utf-8"))
    return {line for block in blocks for line in block.splitlines()}


def game(name: str, way: str | int, seed: int, language: str) -> set[str]:
    random = Random(f"{name} {way} {seed}")
    conversation = test_text.conversation_of(name, way, language, seed)
    found = set(conversation.begun)
    for _ in range(test_text.BOUND):
        found |= set(conversation.hear(typed(conversation, random)))
        if test_text.over(conversation):
            break
    return found


def typed(conversation, random: Random) -> str:
    """Mostly a move, now and then something that is understood here."""
    room, session = conversation.room, conversation.session
    table = getattr(room, "table", None)
    if isinstance(room, Curtain):
        return ""
    if table is not None and not table.over and random.random() < 0.6:
        return test_text.a_move(room, table, random)
    said = [phrase for phrase in session.book().whole if not phrase.startswith(test_text.LEFT_OUT[session.language])]
    phrase = SLOT.sub(lambda slot: random.choice(test_text.FILLED.get(slot[1], ("score",))), random.choice(said))
    return random.choice([phrase, phrase, f"? {phrase}", ""])


@cache
def simulated(language: str) -> tuple[str, ...]:
    """Every different sentence that simulated games tell."""
    return tuple(sorted({sentence for name in games.names() for sentence in test_text.told_of_simulated(name, language)}))


def text(language: str) -> tuple[str, ...]:
    return tuple(sorted({*fixed(language), *played(language), *simulated(language)}))


# The voice


def needed(package: str, there: bool) -> None:
    """Skip without a package, and fail where everything must be there."""
    if not there:
        message = f"apt-get install {package}"
        pytest.fail(message) if IN_CI else pytest.skip(message)


def spoken(language: str, sentences: tuple[str, ...]) -> list[str]:
    """What espeak-ng says of each sentence, as letters of the phonetic alphabet, clauses between bars."""
    needed("espeak-ng", shutil.which("espeak-ng") is not None)
    found = []
    for start in range(0, len(sentences), BATCH):
        batch = sentences[start : start + BATCH]
        done = subprocess.run(
            ["espeak-ng", "-q", "--ipa", "-b", "1", "-v", language],
            input="\n\n".join(batch) + "\n",
            capture_output=True,
            text=True,
            timeout=120,
            check=True,
        )
        said = [" | ".join(part.split("\n")) for part in re.split(r"\n\n+", done.stdout.strip())]
        assert len(said) == len(batch), f"{len(batch)} sentences, {len(said)} utterances"
        found += said
    return found


def bare(said: str) -> str:
    """Sounds alone, without stress, length and pauses."""
    return re.sub(r"[ˈˌː|\-\u0303\u0329 ]|\([a-z-]+\)", "", said)


def heard_words(said: str) -> list[str]:
    return [bare(word) for word in said.split()]


@pytest.fixture(scope="module", params=LANGUAGES)
def voiced(request):
    """(language, [(sentence, what is said of it)])."""
    sentences = text(request.param)
    return request.param, list(zip(sentences, spoken(request.param, sentences)))


def test_no_voice_of_another_language(voiced):
    language, said = voiced
    foreign = [
        (sentence, sounds)
        for sentence, sounds in said
        if re.search(r"\([a-z-]+\)", sounds) and not BOTH_LANGUAGES.search(sentence)
    ]
    words = sorted({word for sentence, _ in foreign for word in re.findall(rf"[{LETTERS}]+", sentence)})
    guilty = {word for word, sounds in zip(words, spoken(language, tuple(words))) if "(" in sounds} if words else set()
    assert guilty <= FOREIGN_NAMES[language], {word: next(s for s, _ in foreign if word in s) for word in guilty}
    assert guilty or not foreign, foreign[:5]


def test_no_name_of_a_symbol(voiced):
    language, said = voiced
    assert not extra(language, said, SYMBOLS[language].split())


def test_no_numbers_read_as_one(voiced):
    language, said = voiced
    small = [(sentence, sounds) for sentence, sounds in said if not re.search(r"\d{3}", sentence)]
    assert len(small) > 100
    assert not extra(language, small, LARGE[language].split())


def extra(language: str, said: list[tuple[str, str]], names: list[str]) -> list[tuple[str, str, str]]:
    """(name, sentence, sounds) wherever one of these words is heard more often than words that sound so are written."""
    sounds_of_names = dict(zip(map(bare, spoken(language, tuple(names))), names))
    written = {word for sentence, _ in said for word in words_of(sentence)}
    ordered = tuple(sorted(written))
    alone = dict(zip(ordered, map(bare, spoken(language, ordered))))
    found = []
    for sentence, sounds in said:
        heard = heard_words(sounds)
        for sound in sounds_of_names.keys() & set(heard):
            if heard.count(sound) > sum(alone[word].startswith(sound) for word in words_of(sentence)):
                found.append((sounds_of_names[sound], sentence, sounds))
    return found[:10]


def words_of(sentence: str) -> list[str]:
    return re.findall(rf"[{LETTERS}]+", sentence)


def test_no_word_is_spelt(voiced):
    language, said = voiced
    words = tuple(sorted({word for sentence, _ in said for word in words_of(sentence) if len(word) > 1}))
    letters = tuple(sorted({letter for word in words for letter in word.lower()}))
    name = dict(zip(letters, map(bare, spoken(language, letters))))
    found = {word for word, sounds in zip(words, spoken(language, words))
             if len(bare(sounds)) > 2 and bare(sounds) == "".join(name[letter] for letter in word.lower())}  # fmt: skip
    assert found <= SPELT | short_forms(language), sorted(found)


@pytest.mark.parametrize(
    "language, sentence, check",
    [
        ("fr", "Chef 1, valeurs 7,7,9.", test_no_name_of_a_symbol),
        ("fr", "Le score * 2.", test_no_name_of_a_symbol),
        ("en", "The score 2/4.", test_no_name_of_a_symbol),
        ("fr", "The card of your game.", test_no_voice_of_another_language),
        ("fr", "Vous avez 2 pts.", test_no_word_is_spelt),
        ("en", "Conductor 2: 7 msc.", test_no_word_is_spelt),
    ],
)
def test_a_fault_is_heard(language, sentence, check):
    said = list(zip((sentence,), spoken(language, (sentence,))))
    with pytest.raises((AssertionError, StopIteration)):
        check((language, said))


def test_numbers_read_as_one_are_heard():
    for language, sentence in (("fr", "Il reste 10 100 cartes."), ("fr", "Il reste 12 000 cartes.")):
        assert extra(language, [(sentence, spoken(language, (sentence,))[0])], LARGE[language].split()), sentence


# Braille

OUTSIDE = """
import json, sys, louis
tables, sentences, letters = json.load(sys.stdin)
show = lambda table, text: louis.translateString(["unicode.dis", table], text)
json.dump({table: [[show(table, each) for each in part] for part in (sentences, letters)] for table in tables}, sys.stdout)
"""
SYSTEM_PYTHON = "/usr/bin/python3"
ESCAPE = "\u2873\u282d"
"""How liblouis begins a letter it does not know: a backslash and an x."""


def brailled(language: str, sentences: list[str], letters: list[str]) -> dict:
    """By table, the cells of the sentences and of the letters."""
    there = os.path.exists(SYSTEM_PYTHON) and not subprocess.run(
        [SYSTEM_PYTHON, "-c", "import louis"], capture_output=True, check=False
    ).returncode  # fmt: skip
    needed("python3-louis liblouis-data", there)
    done = subprocess.run(
        [SYSTEM_PYTHON, "-c", OUTSIDE],
        input=json.dumps([TABLES[language], sentences, letters]),
        env={"PATH": os.environ["PATH"], "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    return json.loads(done.stdout)


def unknown(language: str, sentences: list[str]) -> list[tuple[str, str]]:
    """(table, letter or sentence) where a table has no cells for something."""
    letters = sorted({letter for sentence in sentences for letter in sentence} - {" "})
    found = []
    for table, (cells, single) in brailled(language, sentences, letters).items():
        found += [
            (table, letter) for letter, cell in zip(letters, single) if not cell.strip("\u2800 ") or ESCAPE in cell
        ]
        found += [(table, sentence) for sentence, cell in zip(sentences, cells) if ESCAPE in cell]
    return found


def plainer(sentence: str, language: str) -> str:
    """A sentence without the other language and, in English, without names that have accents."""
    sentence = BOTH_LANGUAGES.sub("", sentence)
    return ACCENTED.sub("", sentence) if language == "en" else sentence


@every_language
def test_every_letter_has_its_cells(language):
    lines = {line for sentence in text(language) for line in wrapped(plainer(sentence, language), 79) if line}
    assert not unknown(language, sorted(lines))


@pytest.mark.parametrize(
    "language, sentence", [("fr", "Une carte 日."), ("en", "Who\u2019s turn."), ("en", "A score\u202f: 2.")]
)
def test_a_letter_without_cells_is_found(language, sentence):
    assert unknown(language, [sentence])


def test_every_game_is_heard():
    assert {name for name, _ in test_text.WAYS} >= set(games.names())
    assert all(len(played(language)) > 1500 for language in LANGUAGES)
