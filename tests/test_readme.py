"""The README: its conversations are replayed word for word, its map is that of the modules, its commands are those of CI.

python tests/test_readme.py --write    writes the answers of the conversations and the map anew
"""

import ast
import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT)] if __name__ == "__main__" else []

from conversation import Conversation

from accessijeux_cli import games
from accessijeux_cli.commandline import SUBCOMMANDS, Mistake, parse
from accessijeux_cli.words.lines import wrapped

README = ROOT / "README.md"
PACKAGE = ROOT / "accessijeux_cli"
WIDTH = 79
SEED = 7
MAP = "## Map of the modules\n"
BLOCK = re.compile(r"^```\n(.*?)^```$", re.MULTILINE | re.DOTALL)
TYPED = re.compile(r"^\?(?: (.*))?$", re.MULTILINE)
"""A typed line of a conversation."""


def text_of_readme():
    return README.read_text(encoding="utf-8")


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


def modules():
    """(path inside the package, what its docstring says it is) of every module, in the order of the map."""
    for path in sorted(PACKAGE.rglob("*.py"), key=lambda path: (path.parent.as_posix(), path.name)):
        if documentation := ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))):
            yield path.relative_to(PACKAGE).as_posix(), documentation.splitlines()[0]


def map_of_modules():
    """A heading for each folder, then a line for each of its modules."""
    lines, folder = [], None
    for path, sentence in modules():
        parent = (Path("accessijeux_cli") / path).parent.as_posix()
        if parent != folder:
            folder = parent
            lines += ["", f"### {folder}", ""]
        lines.append(f"- `{Path(path).name}`: {sentence}")
    return "\n".join(lines) + "\n"


def rewritten(text):
    """The README as it should be."""
    text = BLOCK.sub(lambda found: f"```\n{replayed(found[1])}```" if is_conversation(found[1]) else found[0], text)
    return text.partition(MAP)[0] + MAP + map_of_modules()


def part(heading, text=None):
    """What stands under a heading, up to the next one of its level or above."""
    level = heading.index(" ")
    after = (text or text_of_readme()).partition(f"\n{heading}\n")[2]
    return re.split(rf"^#{{1,{level}}} ", after, maxsplit=1, flags=re.MULTILINE)[0]


def commands(text):
    """The lines of its blocks, conversations left out."""
    return [line for block in BLOCK.findall(text) if not is_conversation(block) for line in block.splitlines() if line]


def french():
    return text_of_readme().partition("\n# In English\n")[0]


def english():
    return part("# In English")


def named(block):
    """A conversation as a test's name: its language and what is typed first."""
    return f"{language_of(block)}-{TYPED.search(block)[1]}"


@pytest.mark.parametrize("block", conversations(text_of_readme()), ids=named)
def test_a_conversation_is_what_the_program_says(block):
    assert replayed(block) == block


def test_each_language_has_a_game_and_three_tables():
    for text, language in ((french(), "fr"), (english(), "en")):
        found = conversations(text)
        assert [language_of(block) for block in found] == [language] * 4
        assert ["\n? table" in block for block in found] == [False, True, True, True]


def test_the_map_is_that_of_the_modules():
    assert text_of_readme().partition(MAP)[2] == map_of_modules()


def test_the_machine_runs_the_commands_of_the_readme():
    said = commands(part("## Set up, play, test"))
    run = re.findall(r"^step (.+)$", (ROOT / ".ci" / "run").read_text(encoding="utf-8"), re.MULTILINE)
    assert run == [command for command in said if command != ".venv/bin/accessijeux"]


def test_the_proof_at_full_size_names_every_variable_of_the_tests():
    """In its command, and in the sentence after it."""
    proof = part("## Proof at full size")
    taken = re.compile(r"environ\.get\(\"(ACCESSIJEUX_(?!HOME|LANG)\w+)\"")
    used = {
        name for path in (ROOT / "tests").rglob("test_*.py") for name in taken.findall(path.read_text(encoding="utf-8"))
    }
    assert {*re.findall(r"(\w+)=", commands(proof)[0])} == used
    assert {*re.findall(r"`(ACCESSIJEUX_\w+)`", proof)} == used


def test_each_way_of_installing_takes_two_commands_at_most():
    for text in (french(), english()):
        for heading in ("### Avec pipx", "### Avec pip seul", "### With pipx", "### With pip alone"):
            for block in BLOCK.findall(part(heading, text)):
                assert len(block.splitlines()) <= 2


def test_the_two_languages_have_the_same_parts_and_commands():
    for pattern in (r"^(#+) ", r"^(```)$"):
        found = [re.findall(pattern, text, re.MULTILINE) for text in (french(), english())]
        assert found[0][1:] == found[1] if pattern.startswith("^(#") else found[0] == found[1]
    kinds = [[re.sub(r" (verifier|doctor)$", " check", line) for line in commands(part(heading))]
             for heading in ("## Installer", "## Install")]  # fmt: skip
    assert kinds[0] == kinds[1] != []


@pytest.mark.parametrize("line", [line for line in commands(text_of_readme()) if "accessijeux" in line.split()[0]])
def test_every_command_line_is_understood(line):
    words = line.split()[1:]
    try:
        wanted = parse(words, "fr")
    except Mistake as mistake:
        pytest.fail(str(mistake))
    assert wanted.command in ("", *(each.name for each in SUBCOMMANDS))


def words_to_type(text):
    """What is shown inside sentences as something to type in a conversation."""
    shell = ("py ", "python3 ", "brew ", "sudo ", "cmd", "cd", "accessijeux ", "--", ".", "ACCESSIJEUX", "? ")
    return [words for words in re.findall(r"`([^`\n]+)`", text) if not words.startswith(shell)]


@pytest.mark.parametrize("language, text", [("fr", french()), ("en", english())])
def test_every_word_shown_can_be_typed(language, text):
    unknown = "Je ne connais pas" if language == "fr" else "I do not know"
    seated = ("play", "symphonimo", "--players", "3", "--first", "1")
    for words in words_to_type(text):
        answers = [Conversation(language, place).text(words) for place in ((), seated[:2], seated)]
        assert not all(unknown in answer for answer in answers), words


def test_every_subcommand_is_shown():
    shown_words = {word for text in (french(), english()) for line in commands(text) for word in line.split()[1:2]}
    for each in SUBCOMMANDS:
        assert set(each.forms) <= shown_words


def test_it_can_be_read_by_ear():
    """No table, no image, no page code, nothing but letters and the usual signs."""
    text = text_of_readme()
    assert not re.search(r"^\s*\||!\[|<[a-z!]", text, re.MULTILINE)
    assert set(re.findall(r"[^\w\s.,:;?!'\"`#/\\@+=()\[\]-]", text)) == set()
    assert "  " not in re.sub(r"^```\n.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)


def test_what_it_points_to_is_there():
    for target in re.findall(r"\]\(([^)]+)\)", text_of_readme()):
        assert (ROOT / target).exists(), target
    for name in re.findall(r"\btests/[\w/.]*\w", text_of_readme()):
        assert (ROOT / name).exists(), name


# How to add a game


def parts_of_a_game():
    """{part: the names listed for it} of the games' own README."""
    listed = (PACKAGE / "games" / "README.md").read_text(encoding="utf-8").partition("\n# What each part gives\n")[2]
    lines = re.findall(r"^`(\w+)`: (`.*)\.$", listed, re.MULTILINE)
    return {part: re.findall(r"`(\w+)`", names) for part, names in lines}


def asked_of_the_voice():
    """The names that the conversation takes from a game's voice."""
    for path in (PACKAGE / "talk").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and re.search(r"(\bvoice|part\('voice'\))$", ast.unparse(node.value)):
                yield node.attr


@pytest.mark.parametrize("name", games.names())
def test_every_game_gives_what_the_ten_steps_say(name):
    for part_name, names in parts_of_a_game().items():
        module = games.game(name).part(part_name)
        assert [each for each in names if not hasattr(module, each)] == [], part_name


def test_the_ten_steps_list_all_that_the_conversation_asks_of_a_voice():
    """And phrase, the way back from an action to what is typed, which every test of a conversation needs."""
    assert {*asked_of_the_voice(), "phrase"} == {*parts_of_a_game()["voice"]}


def test_what_a_game_may_give_besides_is_asked_for_where_it_is_there():
    listed = (PACKAGE / "games" / "README.md").read_text(encoding="utf-8").partition("\nWhat a game may give besides:")[2].partition("\n")[0]
    asked = (PACKAGE / "talk" / "advising.py").read_text(encoding="utf-8")
    parts = re.findall(r"`(\w+)\.(\w+)\(view, say\)`", listed)
    assert {*parts} == {*re.findall(r'_optional\(room, "(\w+)", "(\w+)"\)', asked)}
    for part, name in parts:
        assert any(hasattr(games.game(each).part(part), name) for each in games.names()), name


if __name__ == "__main__":
    if sys.argv[1:] == ["--write"]:
        README.write_text(rewritten(text_of_readme()), encoding="utf-8")
    else:
        sys.exit(__doc__)
