"""The shape of the program, read from its source: who may import whom, who touches the world, where sentences may be."""

import ast
import re
import subprocess
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "accessijeux_cli"
MODULES = {
    ".".join(path.relative_to(ROOT).with_suffix("").parts): path
    for path in sorted(PACKAGE.rglob("*.py"))
    if "__pycache__" not in path.parts
}
TREES = {name: ast.parse(path.read_text(encoding="utf-8")) for name, path in MODULES.items()}

every_module = pytest.mark.parametrize("name", TREES)


def short(name):
    """A module's name inside the package: play.table, games.symphonimo; "" for the package itself."""
    return name.removeprefix("accessijeux_cli").removeprefix(".").removesuffix("__init__").removesuffix(".")


def imported(name, nodes):
    """The full names of what these nodes import, a relative import spelled out."""
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            parent = ".".join(name.split(".")[: -node.level]) if node.level else ""
            source = ".".join(filter(None, (parent, node.module)))
            for each in node.names:
                whole = f"{source}.{each.name}"
                yield whole if whole in TREES or f"{whole}.__init__" in TREES else source


def imports(name):
    """All that a module imports, also inside its functions."""
    return set(imported(name, ast.walk(TREES[name])))


def imports_at_once(name):
    """What a module imports when it is imported: outside functions, and not only for a type checker."""

    def nodes(body):
        for node in body:
            if isinstance(node, (ast.Import, ast.ImportFrom)):
                yield node
            elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
                yield from nodes(node.orelse)
            elif not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
                yield from nodes(ast.iter_child_nodes(node))

    return set(imported(name, nodes(TREES[name].body)))


def own(name):
    """What a module imports of this package, by short names."""
    return {short(each) for each in imports(name) if each.split(".")[0] == "accessijeux_cli"} - {""}


def within(name, *packages):
    return any(name == package or name.startswith(package + ".") for package in packages)


def modules(*packages, but=()):
    return [name for name in TREES if within(short(name), *packages) and not within(short(name), *but)]


# Imports point inward


def test_play_imports_only_play():
    for name in modules("play"):
        assert [each for each in own(name) if not within(each, "play")] == [], name


def test_words_import_only_words():
    for name in modules("words"):
        assert [each for each in own(name) if not within(each, "words")] == [], name


def test_talk_imports_only_play_and_words():
    for name in modules("talk"):
        assert [each for each in own(name) if not within(each, "play", "words", "talk")] == [], name


def test_outside_imports_only_talk_and_words():
    for name in modules("outside"):
        assert [each for each in own(name) if not within(each, "talk", "words", "outside")] == [], name


def test_the_shelf_imports_only_play():
    assert [each for each in own("accessijeux_cli.games.__init__") if not within(each, "play")] == []


def game_modules():
    """(module, its game, the part of the game it is)."""
    for name in modules("games"):
        _, game, *part = (*short(name).split("."), "")
        if game:
            yield name, f"games.{game}", part[0]


def test_rules_import_only_play():
    for name, game, part in game_modules():
        if part == "rules":
            assert [each for each in own(name) if not within(each, "play", f"{game}.rules")] == [], name


def test_other_parts_of_a_game_import_only_play_words_and_their_own_game():
    for name, game, part in game_modules():
        assert [each for each in own(name) if not within(each, "play", "words", game)] == [], name


def test_bots_know_no_words():
    for name, game, part in game_modules():
        if part == "bot":
            assert [each for each in own(name) if within(each, "words", f"{game}.voice")] == [], name


def imports_to_run(name):
    """What a module imports of this package to run, also inside its functions; by full names, packages as their __init__."""

    def nodes(body):
        for node in body:
            if isinstance(node, (ast.Import, ast.ImportFrom)):
                yield node
            elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
                yield from nodes(node.orelse)
            else:
                yield from nodes(ast.iter_child_nodes(node))

    found = {each if each in TREES else f"{each}.__init__" for each in imported(name, nodes(TREES[name].body))}
    return found & set(TREES) - {name}


def circle(graph):
    """The modules of a circle of imports, in their order; [] when there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return error.args[1]
    return []


def test_no_circle_of_imports():
    assert circle({name: imports_to_run(name) for name in TREES}) == []


def test_a_circle_is_seen():
    assert set(circle({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}})) == {"a", "b", "c"}
    inside = [name for name in TREES if imports_to_run(name) - {f"{each}.__init__" for each in imports_at_once(name)} - imports_at_once(name)]
    assert inside, "imports inside functions are counted"


# Nothing generic knows a game

GAMES = sorted({game.split(".")[1] for _, game, _ in game_modules()})
NAMED = {"commandline": {"symbiose"}}
"""An example in the help of a subcommand."""


@pytest.mark.parametrize("name", [name for name in TREES if not within(short(name), *(f"games.{game}" for game in GAMES))])
def test_nothing_generic_names_a_game(name):
    """Neither a game's folder, nor an event, a refusal or a field by its name."""
    texts = [node.value for node in ast.walk(TREES[name]) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    named = {game for game in GAMES for text in texts if re.search(rf"\b{game}\b", text.lower())}
    assert named <= NAMED.get(short(name), set())
    matched = [ast.unparse(node.subject) for node in ast.walk(TREES[name]) if isinstance(node, ast.Match)]
    assert not [subject for subject in matched if "__name__" in subject]
    if within(short(name), "talk"):
        asked = [node for node in ast.walk(TREES[name]) if isinstance(node, ast.Call) and ast.unparse(node.func) == "getattr"]
        assert not [node for node in asked if ast.unparse(node.args[1]) in ("'seat'", "'only'")]


# Who touches the world


@pytest.mark.parametrize(
    "library, only_in",
    [
        ("prompt_toolkit", ("outside.editor",)),
        ("accessible_output2", ("outside.speaker",)),
        ("babel", ("words",)),
        ("threading", ("outside.speaker",)),
        ("concurrent", ("outside.speaker",)),
        ("multiprocessing", ()),
        ("asyncio", ("outside.editor",)),
    ],
)
def test_each_library_has_one_place(library, only_in):
    users = [short(name) for name in TREES if any(within(each, library) for each in imports(name))]
    assert [user for user in users if not within(user, *only_in)] == []


@every_module
def test_heavy_imports_are_lazy(name):
    heavy = ("prompt_toolkit", "babel", "accessible_output2", "platformdirs", "difflib", "asyncio")
    assert [each for each in imports_at_once(name) if within(each, *heavy)] == []


@pytest.mark.parametrize("name", modules("play", "games"))
def test_play_and_games_open_no_files_and_know_no_screen(name):
    """But the shelf looks for its folders, and a bot that thinks has a deadline."""
    world = {"sys", "os", "io", "shutil", "socket", "subprocess", "tempfile", "time", "datetime", "locale", "gettext"}
    world |= {"pathlib"} if short(name) != "games" else set()
    world -= {"time"} if within(short(name), "play.bots") else set()
    assert {each.split(".")[0] for each in imports(name)} & world == set()
    assert not {"open", "input"} & set(calls(name))


def calls(name):
    """The names of the plain functions that a module calls."""
    for node in ast.walk(TREES[name]):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id


@every_module
def test_nothing_is_printed(name):
    assert "print" not in calls(name)


def test_one_module_writes_to_standard_output():
    writers = {short(name) for name in TREES if any(writes_to_stdout(node) for node in ast.walk(TREES[name]))}
    assert len(writers) <= 1, writers


def writes_to_stdout(node):
    """sys.stdout.write and the like, sys.stdout handed on, and os.write(1, ...); asking about it is no writing."""
    if isinstance(node, ast.Attribute) and ast.unparse(node.value) in ("sys.stdout", "sys.__stdout__"):
        return node.attr in ("write", "writelines", "buffer")
    if not isinstance(node, ast.Call):
        return False
    if ast.unparse(node.func) == "os.write":
        return ast.unparse(node.args[0]) in ("1", "sys.stdout.fileno()")
    return False


# Sentences


def docstrings(tree):
    """The strings that stand alone as a statement: docstrings of modules, classes, functions and values."""
    return {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}


def sentences(tree):
    """Strings of three words or more that are no docstrings; of an f-string, what stands between its values."""
    documentation = docstrings(tree)
    for node in ast.walk(tree):
        if id(node) in documentation:
            continue
        if isinstance(node, ast.JoinedStr):
            text = "".join(part.value for part in node.values if isinstance(part, ast.Constant))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
        else:
            continue
        if len(re.findall(r"[^\W\d_]{2,}", text)) >= 3 and " " in text.strip():
            yield text


@pytest.mark.parametrize("name", [*modules("play"), *(name for name, _, part in game_modules() if part == "rules")])
def test_play_and_rules_say_nothing(name):
    assert [*sentences(TREES[name])] == []


@every_module
def test_a_module_says_in_one_sentence_what_it_is(name):
    documentation = ast.get_docstring(TREES[name])
    assert documentation, "no docstring"
    first = documentation.splitlines()[0]
    assert re.fullmatch(r"[A-Z].*[.?]", first), first
    assert not re.search(r"[.!?] [A-Z]", first), first


def test_sentences_and_writing_are_seen_where_they_are():
    """The tests above would not pass on what they forbid."""
    function = 'def f():\n    """Says some more."""\n    g("a b", f"the {X} is full")'
    source = f'"""A docstring of words."""\nX = "place it first"\n{function}'
    assert [*sentences(ast.parse(source))] == ["place it first", "the  is full"]
    writing = ast.parse("sys.stdout.write(a)\nsys.stdout.isatty()\nos.write(1, a)\nos.write(2, a)")
    assert sum(map(writes_to_stdout, ast.walk(writing))) == 2


# What the repository holds


@pytest.fixture(scope="module")
def tracked():
    """The files that git keeps."""
    try:
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout")
    return [name for name in listed.stdout.split("\0") if name]


def test_nothing_built_is_kept(tracked):
    built = {".mo", ".pyc", ".whl", ".gz", ".egg-info"}
    assert [name for name in tracked if Path(name).suffix in built or "__pycache__" in name] == []


def test_the_top_level_is_what_was_agreed(tracked):
    files = {"pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md", "hatch_build.py"}
    top = {name.split("/")[0] for name in tracked}
    assert {name for name in top if not name.startswith(".")} <= files | {"accessijeux_cli", "locales", "tests"}
