"""The README, the players' guides and the developers' one: their conversations are replayed word for word, their commands are those
of CI, the guides can be heard, and nothing a player is told in one language is missing in the other.

python tests/test_readme.py --write    writes the answers of the conversations anew
"""

import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT)] if __name__ == "__main__" else []

from conversation import Conversation

from accessijeux_cli.commandline import SUBCOMMANDS, Mistake, parse
from accessijeux_cli.talk.reply import MOST_LINES, height
from accessijeux_cli.words.guide import sections
from accessijeux_cli.words.lines import wrapped
from accessijeux_cli.words.tongue import LANGUAGES

README = ROOT / "README.md"
PACKAGE = ROOT / "accessijeux_cli"
DEVELOPERS = PACKAGE / "README.md"
GUIDES = {language: ROOT / "locales" / language / "GUIDE.md" for language in LANGUAGES}
TOLD = {language: (README, path) for language, path in GUIDES.items()}
"""What is written for players in each language."""
WIDTH = 79
SEED = 7
BLOCK = re.compile(r"^```\n(.*?)^```$", re.MULTILINE | re.DOTALL)
TYPED = re.compile(r"^\?(?: (.*))?$", re.MULTILINE)
"""A typed line of a conversation."""
both_languages = pytest.mark.parametrize("language", LANGUAGES)


def read(path):
    return path.read_text(encoding="utf-8")


def is_conversation(block):
    return block.startswith("Accessijeux, ")


def conversations(text):
    return [block for block in BLOCK.findall(text) if is_conversation(block)]


def language_of(block):
    return "fr" if block.startswith("Accessijeux, en") else "en"


def replayed(block):
    """The same lines typed, with what the program answers now."""
    talk = Conversation(language_of(block), seed=SEED)
    lines = shown(talk.begun)
    for typed in TYPED.findall(block):
        lines += [f"? {typed}".rstrip(), *shown(talk.hear(typed))]
    return "\n".join(lines) + "\n"


def shown(sentences):
    """Sentences in the lines of a terminal."""
    return [line for sentence in sentences for line in wrapped(sentence, WIDTH)]


def rewritten(text):
    """The text with its conversations as they should be."""
    return BLOCK.sub(lambda found: f"```\n{replayed(found[1])}```" if is_conversation(found[1]) else found[0], text)


def part(heading, text):
    """What stands under a heading, up to the next one of its level or above."""
    level = heading.index(" ")
    after = text.partition(f"\n{heading}\n")[2]
    return re.split(rf"^#{{1,{level}}} ", after, maxsplit=1, flags=re.MULTILINE)[0]


def commands(text):
    """The lines of its blocks, conversations left out."""
    return [line for block in BLOCK.findall(text) if not is_conversation(block) for line in block.splitlines() if line]


def readme(language):
    """That language's half of the README."""
    french, english = read(README).split("\n# In English\n")
    return french if language == "fr" else english


def for_players(language):
    return readme(language) + read(GUIDES[language])


def headings(text):
    return re.findall(r"^## (.+)$", BLOCK.sub("", text), re.MULTILINE)


def named(block):
    """A conversation as a test's name: its language and what is typed first."""
    return f"{language_of(block)}-{TYPED.search(block)[1]}"


ALL = [block for path in (README, *GUIDES.values()) for block in conversations(read(path))]


@pytest.mark.parametrize("block", ALL, ids=named)
def test_a_conversation_is_what_the_program_says(block):
    assert replayed(block) == block


@both_languages
def test_the_readme_has_the_first_minute_and_the_guide_a_game_and_three_tables(language):
    [minute] = conversations(readme(language))
    assert language_of(minute) == language and minute.count("\n? ") >= 5
    found = conversations(read(GUIDES[language]))
    assert [language_of(block) for block in found] == [language] * 4
    assert ["\n? table" in block for block in found] == [False, True, True, True]


def test_the_readme_is_short():
    assert len(read(README).splitlines()) <= 150


def test_the_machine_runs_the_commands_for_developers():
    said = [line for line in commands(part("## Set up, play, test", read(DEVELOPERS))) if not line.startswith("uv ")]
    run = re.findall(r"^step (.+)$", read(ROOT / ".ci" / "run"), re.MULTILINE)
    assert run == [command for command in said if command != ".venv/bin/accessijeux"]


def test_the_proof_at_full_size_names_every_variable_of_the_tests():
    """In its command, and in the sentence after it."""
    proof = part("## Proof at full size", read(DEVELOPERS))
    taken = re.compile(r"environ\.get\(\"(ACCESSIJEUX_(?!HOME|LANG)\w+)\"")
    used = {name for path in (ROOT / "tests").rglob("test_*.py") for name in taken.findall(read(path))}
    assert {*re.findall(r"(\w+)=", commands(proof)[0])} == used
    assert {*re.findall(r"`(ACCESSIJEUX_\w+)`", proof)} == used


def test_every_folder_of_the_package_is_told_in_few_lines():
    """A game's own folder is told by how to add a game."""
    told = re.findall(r"^### `([\w/]+)`$", read(DEVELOPERS), re.MULTILINE)
    folders = {path.parent.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("__init__.py")} - {"."}
    assert {folder for folder in folders if not folder.startswith("games/")} >= {*told} >= {"play", "words", "games", "talk", "outside"}
    for folder in told:
        assert len(wrapped(part(f"### `{folder}`", read(DEVELOPERS)), 120)) <= 10


@both_languages
def test_uv_comes_first_and_each_step_of_installing_takes_two_commands_at_most(language):
    text = read(GUIDES[language])
    installing = [heading for heading in headings(text) if heading.startswith(("Install", "Mettre", "Update"))]
    assert len(installing) == 4
    for heading in installing:
        assert all(len(block.splitlines()) <= 2 for block in BLOCK.findall(part(f"## {heading}", text)))
    assert commands(part(f"## {installing[0]}", text))[:3] == ["winget install astral-sh.uv", "uv tool install .", "uv tool update-shell"]
    assert not re.search(r"`py |^py ", text, re.MULTILINE)  # a Store Python has no py


@both_languages
def test_the_readme_has_the_two_commands(language):
    assert {"uv run accessijeux", "uv run pytest", "pip install . && accessijeux"} <= {*commands(readme(language))}


@pytest.mark.parametrize("kind", [readme, lambda language: read(GUIDES[language])], ids=["readme", "guide"])
def test_the_two_languages_have_the_same_parts_and_commands(kind):
    french, english = kind("fr"), kind("en")
    assert len(headings(french)) == len(headings(english))
    for one, other in zip(headings(french), headings(english), strict=True):
        blocks = [[is_conversation(block) or len(block.splitlines()) for block in BLOCK.findall(part(f"## {heading}", text))]
                  for heading, text in ((one, french), (other, english))]  # fmt: skip
        assert blocks[0] == blocks[1], one
        shell = [[line for line in commands(part(f"## {heading}", text)) if line.startswith(("uv", "pip", "python", "winget", "brew", "curl"))]
                 for heading, text in ((one, french), (other, english))]  # fmt: skip
        assert shell[0] == shell[1], one


LINES = dict.fromkeys(line for language in LANGUAGES for line in commands(for_players(language)) if "accessijeux" in line.split()[0])


@pytest.mark.parametrize("line", LINES)
def test_every_command_line_is_understood(line):
    words = line.split()[1:]
    try:
        wanted = parse(words, "fr")
    except Mistake as mistake:
        pytest.fail(str(mistake))
    assert wanted.command in ("", *(each.name for each in SUBCOMMANDS))


def words_to_type(text):
    """What is shown inside sentences as something to type in a conversation."""
    shell = ("py", "python3 ", "brew ", "sudo ", "cmd", "cd", "accessijeux", "--", ".", "ACCESSIJEUX", "? ", "uv ", "winget ")
    return [words for words in re.findall(r"`([^`\n]+)`", BLOCK.sub("", text)) if not words.startswith(shell)]


@both_languages
def test_every_word_shown_can_be_typed(language):
    unknown = "Je ne connais pas" if language == "fr" else "I do not know"
    seated = ("play", "symphonimo", "--players", "3", "--first", "1")
    for words in dict.fromkeys(words_to_type(for_players(language))):
        answers = [Conversation(language, place).text(words) for place in ((), seated[:2], seated)]
        assert not all(unknown in answer for answer in answers), words


def test_every_subcommand_is_shown():
    shown_words = {word for language in LANGUAGES for line in commands(for_players(language)) for word in line.split()[1:2]}
    for each in SUBCOMMANDS:
        assert set(each.forms) <= shown_words


@pytest.mark.parametrize("path", [README, *GUIDES.values()], ids=str)
def test_it_can_be_read_by_ear(path):
    """No table, no image, no page code, nothing but letters and the usual signs; two commands in one line are joined by two ands."""
    text = read(path)
    assert not re.search(r"^\s*\||!\[|<[a-z!]", text, re.MULTILINE)
    assert set(re.findall(r"[^\w\s.,:;?!'\"`#/\\@+=()\[\]-]", text.replace(" && ", " "))) == set()
    assert "  " not in BLOCK.sub("", text)


@pytest.mark.parametrize("path", [README, DEVELOPERS, *GUIDES.values()], ids=str)
def test_what_it_points_to_is_there(path):
    for target in re.findall(r"\]\(([^)]+)\)", read(path)):
        assert target.startswith("https://") or (path.parent / target).exists(), target
    for name in re.findall(r"\b(?:tests|locales)/[\w/.]*\w", read(path)):
        assert (ROOT / name).exists(), name


# The guide, heard


@both_languages
def test_the_guide_is_heard_by_its_headings(language):
    talk = Conversation(language)
    ask, found = ("aide guide", sections("fr")) if language == "fr" else ("help guide", sections("en"))
    told = [*talk.hear(ask), *talk.hear("")]
    assert [each.heading for each in found] == headings(read(GUIDES[language]))
    for number, each in enumerate(found, 1):
        assert f"{number}, {each.heading}." in told


@both_languages
def test_every_section_of_the_guide_is_heard_whole_in_parts_that_are_short(language):
    ask = "aide guide" if language == "fr" else "help guide"
    for number, one in enumerate(sections(language), 1):
        talk = Conversation(language)
        pages = [talk.hear(f"{ask} {number}")]
        while talk.session.waiting:
            pages.append(talk.hear(""))
        assert all(height(page, WIDTH) <= MOST_LINES for page in pages)
        assert pages[0][0] == f"{one.heading}."
        said = " ".join(sentence for page in pages for sentence in page)
        written = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", part(f"## {one.heading}", read(GUIDES[language])))
        for word in set(re.findall(r"[^\s`?]+", written)):
            assert word in said, word
        assert not re.search(r"[`\[]  |`|\n|  ", said.replace("[[", "")), one.heading


@both_languages
def test_a_number_then_reads_a_section_and_a_word_is_looked_up(language):
    ask, word = ("aide guide", "plage braille") if language == "fr" else ("help guide", "braille display")
    [number] = [number for number, each in enumerate(sections(language), 1) if word in each.heading]
    talk = Conversation(language)
    talk.hear(ask)
    assert talk.hear(str(number))[0] == f"{sections(language)[number - 1].heading}."
    found = talk.hear(f"{ask} braille 40")
    assert any(sentence.startswith(f"{number}, ") and "braille 40" in sentence for sentence in found)
    assert "zzyzx" in talk.text(f"{ask} zzyzx")
    assert str(len(sections(language))) in talk.text(f"{ask} 99")


@both_languages
def test_in_a_game_a_number_stays_a_move(language):
    talk = Conversation(language, ("play", "symphonimo", "--players", "2", "--first", "1", "--deal", "42"))
    talk.hear("p" if language == "fr" else "d")
    talk.hear("aide guide" if language == "fr" else "help guide")
    before = len(talk.table.moves)
    talk.hear("1")
    assert len(talk.table.moves) > before


def test_the_guide_changes_language_with_the_conversation():
    talk = Conversation("fr")
    talk.hear("english")
    assert talk.hear("help guide")[0] == f"1, {sections('en')[0].heading}."


@both_languages
def test_testers_find_ten_things_to_try_and_the_word_to_report(language):
    text = read(GUIDES[language])
    [section] = [each for each in sections(language) if each.heading.startswith(("Dix", "Ten"))]
    assert [line.split(".")[0] for line in section.sentences if re.match(r"\d+\. ", line)] == [str(number) for number in range(1, 11)]
    assert ("`signaler`" if language == "fr" else "`report`") in text
    for reader in ("NVDA", "JAWS", "VoiceOver", "Narrat"):
        assert reader in part(f"## {section.heading}", text)


if __name__ == "__main__":
    if sys.argv[1:] == ["--write"]:
        for path in (README, *GUIDES.values()):
            path.write_text(rewritten(read(path)), encoding="utf-8")
    else:
        sys.exit(__doc__)
