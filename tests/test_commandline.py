"""The command line: help, mistakes, language, subcommands in both languages, and odd places to be started from."""

import json
import locale
import os
import re
import subprocess
import sys
from errno import ENOSPC
from pathlib import Path

import pytest
from conversation import Conversation, Settings

from accessijeux_cli import __version__, games
from accessijeux_cli.__main__ import main, spoken_language
from accessijeux_cli.commandline import OPTIONS, SUBCOMMANDS, Mistake, help_text, parse
from accessijeux_cli.outside import console
from accessijeux_cli.play.journal import replay
from accessijeux_cli.talk.setting_up.options import options_of
from accessijeux_cli.words.tongue import Tongue

ROOT = Path(__file__).parent.parent
LANGUAGES = ("fr", "en")
HELPS = ("", *(each.name for each in SUBCOMMANDS))
HEAVY = ("prompt_toolkit", "babel", "accessible_output2", "platformdirs", "asyncio", "threading", "dataclasses", "typing",
         "json", "gettext", "inspect", "subprocess", "accessijeux_cli.talk", "accessijeux_cli.play", "accessijeux_cli.games",
         "accessijeux_cli.commandline")  # fmt: skip

unix = pytest.mark.skipif(sys.platform == "win32", reason="Windows tells the folders of its user by other means")
both_languages = pytest.mark.parametrize("language", LANGUAGES)
every_help = pytest.mark.parametrize("command", HELPS)


@pytest.fixture(autouse=True)
def alone(monkeypatch, tmp_path):
    """No setting and no language but the test's own."""
    for name in ("ACCESSIJEUX_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("ACCESSIJEUX_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(console, "languages", lambda: ())


@pytest.fixture
def said(capsys):
    """said(words) gives exit status, standard output and standard error of the program in this process."""

    def run(*words):
        status = main(list(words))
        return status, *capsys.readouterr()

    return run


NEEDED = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ} | {"PYTHONPATH": str(ROOT)}
"""Without these no Python starts here."""


def program(*words, typed="", **environment):
    """The program in a process of its own, with an environment that holds only what is given; UTF-8 unless that says else."""
    found = subprocess.run(
        [sys.executable, "-m", "accessijeux_cli", *words],
        check=False,
        input=typed.encode(),
        capture_output=True,
        env={**NEEDED, "PYTHONUTF8": "1", **environment},
        timeout=60,
    )
    found.stdout = found.stdout.replace(os.linesep.encode(), b"\n")
    assert b"Traceback" not in found.stderr, found.stderr.decode(errors="replace")
    return found


def forms(command):
    return next((each.forms for each in SUBCOMMANDS if each.name == command), ("", ""))


# Help


@both_languages
@every_help
def test_help_is_plain_text(command, language):
    lines = help_text(command, language).splitlines()
    assert max(map(len, lines)) <= 79
    for line in lines:
        assert re.fullmatch(r"[\w .,:;?!'=-]+", line), line
        assert "  " not in line and line == line.strip()
        assert not re.search(r"[-=_.]{3}", line), line
    assert re.fullmatch(r".*[.:]", lines[0]) and lines[-1].endswith(".")


@every_help
def test_no_sentence_of_the_help_is_the_same_in_both_languages(command):
    french, english = (help_text(command, language) for language in LANGUAGES)
    assert {line for line in french.splitlines() if " " in line}.isdisjoint({*english.splitlines()} - {usage(command)})
    assert not re.search(r"\b(the|of|and|with|by|what|how|this|folder|game|games|players)\b", french)
    assert not re.search(r"[àâçéèêëîïôùû]|\b(le|la|les|un|une|et|des|avec)\b", english)


def usage(command):
    """How a subcommand that nothing follows is typed; English and French then differ only by its name."""
    return f"accessijeux {forms(command)[0]}."


@pytest.mark.parametrize("language, sign", [("fr", " :"), ("en", ":")])
def test_the_help_names_every_subcommand_and_option(language, sign):
    whole = help_text("", language)
    for each in SUBCOMMANDS:
        form = each.forms[language == "fr"]
        assert f"\n{form}{sign} " in whole
        own = help_text(each.name, language)
        assert f"accessijeux {form}" in own
        for name in each.options:
            assert any(f"\n{option}" in own for option in OPTIONS[name].forms), name


@both_languages
@every_help
def test_help_is_asked_for_after_a_subcommand_in_either_language(command, language, said):
    for form in {*forms(command)}:
        for option in OPTIONS["help"].forms:
            words = (*filter(None, [form]), option, "--lang", language)
            assert said(*words) == (0, help_text(command, language), "")


# Subcommands


@pytest.mark.parametrize("each", SUBCOMMANDS, ids=lambda each: each.name)
def test_a_subcommand_has_a_name_in_each_language(each):
    assert {parse([form], "fr").command for form in each.forms} == {each.name}
    assert parse([each.forms[1].upper()], "en").command == each.name


def test_accents_of_a_subcommand_do_not_matter():
    assert parse(["règles"], "fr").command == "rules" and parse(["vérifier"], "fr").command == "doctor"


def test_options_have_a_name_in_each_language():
    words = "play symphonimo Tom --players 3 --level 2 --deal 4271 --first 1 --unaided --lang en"
    mots = "jouer --joueurs=3 symphonimo --niveau=2 Tom --donne 4271 --premier 1 --sans-aide --langue en"
    english, french = (parse(line.split(), "fr") for line in (words, mots))
    assert (english.command, english.words, english.options) == (french.command, french.words, french.options)


@pytest.mark.parametrize(
    "words, heard",
    [
        ([], "Un numéro, ou apprendre"),
        (["jouer"], "Quel jeu ?"),
        (["play", "symphonimo"], "Qui joue ?"),
        (["jouer", "Symphonimo", "Léa", "Tom"], "À la table : Léa et Tom."),
        (["jouer", "symphonimo", "--joueurs", "4", "--premier", "1"], "Manche 1"),
        (["jouer", "symphonimo", "--fausse-note", "--joueurs", "2", "--premier", "1", "--sans-aide"], "sans aide"),
        (["suivre"], "Quel jeu ?"),
        (["table", "symphonimo", "Léa", "Tom", "--premier", "2"], "À Tom."),
        (["apprendre", "symphonimo"], "Étape 1."),
        (["regles"], "Quel jeu ?"),
        (["regles", "symphonimo", "2"], "Règle : Avant la partie."),
        (["regles", "quatuor"], "Points."),
        (["regles", "symphonimo", "dernière", "carte"], "dernière carte"),
        (["reprendre"], "Aucune partie"),
        (["revoir", "1"], "Il n'y a pas de telle partie."),
        (["jouer", "échecs"], "Il n'y a pas de jeu échecs ici."),
        (["jouer", "symphonimo", "--joueurs", "9"], "De 2 à 6 joueurs."),
    ],
    ids=" ".join,
)
def test_where_words_lead(words, heard):
    assert heard in " ".join(Conversation("fr", words).begun)


@both_languages
def test_a_kept_game_is_gone_on_with_and_heard_again(language):
    talk = Conversation(language, ("play", "symphonimo", "--deal", "42", "--players", "3", "--first", "1"))
    talk.all("p" if language == "fr" else "d", "1")
    resumed = Conversation(language, ("resume",), world=talk.world)
    assert resumed.view == talk.view
    numbered = Conversation(language, ("reprendre", "1"), world=talk.world)
    assert numbered.view == talk.view
    heard = " ".join(Conversation(language, ("replay", "1"), world=talk.world).begun)
    assert ("Suivant" if language == "fr" else "Next") in heard


@both_languages
def test_the_level_of_the_bots_is_used_and_remembered(language):
    talk = Conversation(language, ("play", "symphonimo", "--level", "1", "--players", "3", "--first", "1"))
    assert [player.by for player in talk.room.setup.players] == ["human", "casual", "casual"]


def test_a_deal_and_variants_reach_the_table():
    words = ("play", "symphonimo", "--deal", "4271", "--players", "2", "--first", "2", "--fausse-note", "--unaided")
    setup = Conversation("en", words).room.setup
    assert (setup.seed, setup.first, setup.options, setup.unaided) == (4271, 1, {"fausse_note": True}, True)


@pytest.mark.parametrize("word", ["play", "table"])
def test_an_option_of_the_game_reaches_the_table(word):
    talk = Conversation("en", (word, "symbiose", "Léa", "Tom", "--first", "1", "--option", "mode=duel"))
    assert talk.room.setup.options == {"mode": "duel"}


@pytest.mark.parametrize("option, words", [
    ("mode=solo", "Symbiose cannot be played so. The options: standard, duel, teams."),
    ("colour=red", "There is no option colour. The options: standard, duel, teams."),
])  # fmt: skip
def test_an_option_that_the_game_has_not_is_said(option, words):
    talk = Conversation("en", ("play", "symbiose", "Léa", "Tom", "--option", option))
    assert talk.begun[1] == words
    assert talk.begun[-1] == "A number, or learn, table, daily, resume."


# Mistakes


MISTAKES = [
    ["frob"],
    ["jouerr"],
    ["--frob"],
    ["play", "-x"],
    ["play", "--players", "three"],
    ["play", "--players", "-1"],
    ["play", "--players"],
    ["play", "--simple=3"],
    ["play", "--games", "3"],
    ["--json"],
    ["play", "--level", "7"],
    ["simulate", "chess"],
    ["simulate", "symphonimo", "--players", "9"],
    ["simulate", "symphonimo", "--games", "0"],
    ["simulate"],
    ["simulate", "symphonimo", "--bots", "foo"],
    ["simulate", "symphonimo", "--players", "4", "--bots", "greedy,greedy"],
    ["simulate", "symphonimo", "--option", "x=1"],
    ["simulate", "symbiose", "--option", "mode=solo"],
    ["simulate", "symbiose", "--option", "mode=duel", "--players", "3"],
    ["simulate", "symphonimo", "--option", "fausse_note=perhaps"],
    ["simulate", "symphonimo", "--journals", f"{os.devnull}/folder"],
]


@pytest.mark.parametrize("words", MISTAKES, ids=" ".join)
def test_a_mistake_is_one_sentence_on_standard_error(words, said):
    told = {}
    for language in LANGUAGES:
        status, output, error = said(f"--lang={language}", *words)
        assert (status, output) == (2, "")
        assert error.endswith(".\n") and max(map(len, error.splitlines())) <= 79
        assert re.fullmatch(r"[\w .,:;?!'=/-]+", error.replace("\n", " ")), error
        told[language] = error
    assert told["fr"] != told["en"]
    assert not re.search(r"\b(the|of|and|is|do not|does)\b", told["fr"]), told["fr"]


@pytest.mark.parametrize("words, fr, en", [
    (["play", "--players", "3."], "3 point", "3 point"), (["simulate", "symphonimo", "--seed", "1_0"], "1 trait bas 0", "1 underscore 0"),
    (["simulate", "symphonimo", "--option", "fausse_note=oui/non"], "oui barre oblique non", "oui slash non"),
    (["simulate", "symphonimo", "--bots", "easy/hard"], "easy barre oblique hard", "easy slash hard"),
], ids=str)  # fmt: skip
def test_what_is_refused_is_said_back_with_its_signs(words, fr, en, said):
    for language, quoted in (("fr", fr), ("en", en)):
        status, _, error = said("--lang", language, *words)
        assert status == 2 and quoted in error


def test_an_unknown_language_is_refused_in_the_language_of_the_system(said, monkeypatch):
    assert said("--lang", "de")[::2] == (2, "Les langues sont fr et en.\n")
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    assert said("play", "--lang=franglais")[::2] == (2, "The languages are fr and en.\n")


# The language


@pytest.mark.parametrize(
    "words, variable, setting, system, spoken",
    [
        ([], "", "", "", "fr"),
        ([], "", "", "C.UTF-8", "fr"),
        ([], "", "", "de_DE.UTF-8", "fr"),
        ([], "", "", "en_US.UTF-8", "en"),
        ([], "", "", "fr_CA", "fr"),
        ([], "", "fr", "en_US.UTF-8", "fr"),
        ([], "", "en", "fr_FR.UTF-8", "en"),
        ([], "", "xx", "en_US", "en"),
        ([], "fr", "en", "en_US", "fr"),
        ([], "en_US.UTF-8", "fr", "fr_FR", "en"),
        ([], "EN", "fr", "fr_FR", "en"),
        ([], "xx", "en", "fr_FR", "en"),
        (["--lang", "fr"], "en", "en", "en_US", "fr"),
        (["play", "--lang=en"], "fr", "fr", "fr_FR", "en"),
        (["--langue", "en", "jouer"], "fr", "fr", "fr_FR", "en"),
        (["--langue=EN"], "fr", "fr", "fr_FR", "en"),
        (["--lang", "de"], "en", "fr", "fr_FR", "en"),
        (["--lang"], "en", "", "", "en"),
    ],
)
def test_who_decides_on_the_language(words, variable, setting, system, spoken, monkeypatch):
    monkeypatch.setenv("LANG", system)
    monkeypatch.setenv("ACCESSIJEUX_LANG", variable)
    settings = Settings(**({"language": setting} if setting else {}))
    assert spoken_language(words, settings) == spoken


def test_the_system_says_its_language_in_three_variables(monkeypatch):
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    monkeypatch.setenv("LC_MESSAGES", "en_US.UTF-8")
    assert spoken_language([], Settings()) == "en"
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert spoken_language([], Settings()) == "fr"


def test_a_language_chosen_in_a_conversation_is_that_of_the_next(tmp_path):
    home = {"ACCESSIJEUX_HOME": str(tmp_path), "LANG": "fr_FR.UTF-8"}
    assert b"en fran" in program(typed="english\nq\n", **home).stdout
    assert program(typed="q\n", **home).stdout.startswith(b"Accessijeux, in English.")
    assert program(typed="q\n", **home, ACCESSIJEUX_LANG="fr").stdout.startswith(b"Accessijeux, en fran")


# The version


@pytest.mark.parametrize(
    "words", [["--version"], ["-V"], ["--version", "--lang", "fr"], ["play", "--version"]], ids=" ".join
)
def test_the_version(words, said):
    assert said(*words) == (0, f"accessijeux {__version__}\n", "")


def test_the_version_needs_nothing_heavy():
    code = "import sys; from accessijeux_cli.__main__ import main; main(['--version']); sys.stderr.write(' '.join(sys.modules))"
    found = subprocess.run(
        [sys.executable, "-S", "-c", code], capture_output=True, text=True, check=True, env=NEEDED
    )
    assert found.stdout == f"accessijeux {__version__}\n"
    assert [name for name in HEAVY if name in found.stderr.split()] == []


def test_help_needs_no_library(tmp_path):
    code = "import sys; from accessijeux_cli.__main__ import main; main(['--help']); sys.stderr.write(' '.join(sys.modules))"
    environment = {**NEEDED, "ACCESSIJEUX_HOME": str(tmp_path)}
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment)
    assert not {"prompt_toolkit", "accessible_output2", "platformdirs", "asyncio"} & set(found.stderr.split())


# Odd places


@both_languages
def test_a_whole_conversation_on_a_pipe(language, tmp_path):
    keys = {"fr": "1\n\nmoi\np\n1\nq\n", "en": "1\n\nme\nd\n1\nq\n"}[language]
    found = program("--lang", language, typed=keys, ACCESSIJEUX_HOME=str(tmp_path))
    assert (found.returncode, found.stderr) == (0, b"")
    text = found.stdout.decode()
    assert "\x1b" not in text and "   " not in text and max(map(len, text.splitlines())) <= 79
    assert text.endswith({"fr": "Au revoir.\n", "en": "Goodbye.\n"}[language])
    assert len(list((tmp_path / "games").glob("*.jsonl"))) == 1


@both_languages
def test_the_end_of_the_input_is_a_goodbye(language, tmp_path):
    found = program("--lang", language, ACCESSIJEUX_HOME=str(tmp_path))
    assert found.returncode == 0 and found.stderr == b""
    assert found.stdout.decode().endswith({"fr": "Au revoir.\n", "en": "Goodbye.\n"}[language])


@unix
def test_without_a_home_variable(tmp_path):
    found = program("--lang", "fr", typed="a\nq\n", XDG_DATA_HOME=str(tmp_path), XDG_CONFIG_HOME=str(tmp_path))
    assert (found.returncode, found.stderr) == (0, b"")
    assert found.stdout.decode().endswith("Au revoir.\n")


@pytest.mark.parametrize(
    "environment",
    [pytest.param({"HOME": "/dev/null"}, marks=unix), {"ACCESSIJEUX_HOME": f"{os.devnull}/home"}],
    ids=["no home", "no folder"],
)
def test_where_nothing_can_be_written(environment):
    """One warning, and the conversation goes on to its end."""
    words = ("play", "symphonimo", "--players", "2", "--first", "1", "--lang", "fr")
    found = program(*words, typed="p\n1\nq\n", **environment)
    assert (found.returncode, found.stderr) == (0, b"")
    heard = " ".join(found.stdout.decode().split())
    assert heard.count("n'est pas gardée") == 1 and heard.endswith("Au revoir.")


ENCODINGS = {
    "ascii": {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": "ascii"},
    "latin-1": {"PYTHONIOENCODING": "latin-1"},
    "cp850": {"PYTHONIOENCODING": "cp850"},
}


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize(
    "words", [["--help"], ["doctor"], ["frob"], ["simulate", "symphonimo", "--games", "1"], ["jouer", "Léa", "Zoé"]], ids=" ".join
)
def test_a_terminal_with_few_letters(words, encoding, tmp_path):
    """What has no letter there is spelled with others, never a question mark or an escape in its place."""
    found = program(*words, "--lang", "fr", typed="a\nq\n", ACCESSIJEUX_HOME=str(tmp_path), **ENCODINGS[encoding])
    text = (found.stdout + found.stderr).decode(encoding)
    assert found.returncode == (2 if words == ["frob"] else 0)
    assert not re.search(r"\\[xuN]|\w\?\w|\ufffd", text), text
    if encoding != "ascii":
        assert re.search("[éèàç]", text) or words == ["frob"]


READERS_LEAVE = [["--help"], ["--version"], ["doctor"], ["simulate", "symphonimo", "--games", "1"], ["--lang", "en"], ["frob"]]


@pytest.mark.parametrize("words", READERS_LEAVE, ids=" ".join)
def test_nobody_reads(words, tmp_path):
    """Standard output and error closed from the start, or a pipe whose reader has left."""
    environment = {**NEEDED, "ACCESSIJEUX_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "accessijeux_cli", *words]
    shared = {"stdin": subprocess.DEVNULL, "env": environment, "timeout": 60}
    if sys.platform != "win32":
        closed = subprocess.run(["sh", "-c", 'exec "$@" >&- 2>&-', "sh", *command], check=False, **shared)
        assert closed.returncode in (0, 2)
    reading, writing = os.pipe()
    os.close(reading)
    broken = subprocess.run(command, check=False, stdout=writing, stderr=subprocess.PIPE, **shared)
    os.close(writing)
    assert broken.returncode in (0, 2)
    assert b"Traceback" not in broken.stderr and b"Exception" not in broken.stderr


LOST = {"fr": "Le disque est plein : ce qui devait être écrit ici est perdu.",
        "en": "The disk is full: what was to be written here is lost."}  # fmt: skip
WRITES = [["--help"], ["--aide"], ["--version"], ["doctor"], ["simuler", "symphonimo", "--parties", "1"], ["regles", "symphonimo"],
          ["jouer", "symphonimo"], ["jouer", "--aide"], []]  # fmt: skip


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no device that is always full")
@both_languages
@pytest.mark.parametrize("words", WRITES, ids=" ".join)
def test_an_output_that_is_lost_is_told_elsewhere(words, language, tmp_path):
    environment = {"PYTHONPATH": str(ROOT), "PATH": os.environ["PATH"], "ACCESSIJEUX_HOME": str(tmp_path), "ACCESSIJEUX_LANG": language}
    command = [sys.executable, "-m", "accessijeux_cli", *words]
    with open("/dev/full", "wb") as full:
        done = subprocess.run(command, input=b"h\n", env=environment, stdout=full, stderr=subprocess.PIPE, timeout=60, check=False)
        assert (done.returncode, done.stderr.decode(locale.getpreferredencoding(False)).splitlines()) == (1, [LOST[language]])
        both = subprocess.run(command, input=b"h\n", env=environment, stdout=full, stderr=full, timeout=60, check=False)
    assert both.returncode == 1


@both_languages
def test_journals_that_cannot_be_written_end_the_games(language, said, tmp_path, monkeypatch):
    words = ("simulate", "symphonimo", "--games", "3", "--bots", "random", "--journals", str(tmp_path), "--lang", language)
    (tmp_path / "symphonimo-2.jsonl").mkdir()
    assert said(*words)[::2] != (0, "") and "plein" not in said(*words)[2]

    def full(path, text):
        raise OSError(ENOSPC, "full")

    monkeypatch.setattr("accessijeux_cli.outside.files.write_plainly", full)
    status, output, error = said(*words)
    assert (status, output) == (2, "")
    told = {"fr": "Le disque est plein : ", "en": "The disk is full: the folder"}[language]
    assert error.startswith(told)


def test_a_simulation_is_interrupted_quietly(said, monkeypatch):
    def interrupted(*words, **options):
        raise KeyboardInterrupt

    monkeypatch.setattr("accessijeux_cli.play.simulation.simulate", interrupted)
    assert said("simulate", "symphonimo") == (130, "", "")


# Simulate and doctor


@both_languages
def test_simulate_sums_up_in_sentences(language, said):
    status, output, error = said("simulate", "symphonimo", "--games", "3", "--bots", "random", "--lang", language)
    assert (status, error) == (0, "")
    assert all(re.fullmatch(r"[A-ZÀ-Ý].*\.", line) for line in output.splitlines())
    assert output == said("simuler", "symphonimo", "--parties", "3", "--bots", "random", "--langue", language)[1]


def test_simulate_as_json_with_journals(said, tmp_path):
    words = "simulate symphonimo --players 3 --games 4 --seed 5 --bots random,casual,greedy --option fausse_note=true --json"
    status, output, error = said(*words.split(), "--journals", str(tmp_path / "kept"))
    summary = json.loads(output)
    assert (status, error) == (0, "")
    assert {"game": "symphonimo", "players": 3, "games": 4, "options": {"fausse_note": True}}.items() <= summary.items()
    assert [seat["bot"] for seat in summary["seats"]] == ["random", "casual", "greedy"]
    assert all({"wins", "mean_score"} <= set(seat) for seat in summary["seats"])
    tables = [replay(map(json.loads, path.read_text(encoding="utf-8").splitlines()), games.game)
              for path in (tmp_path / "kept").iterdir()]  # fmt: skip
    assert len(tables) == 4 and all(table.over for table in tables)
    scores = [score for table in tables for score in table.rules.scores(table.state)]
    assert sum(scores) / len(scores) == pytest.approx(summary["mean_score"])
    assert said(*words.split())[1] == output


def test_a_kept_journal_has_the_same_bytes_on_every_system(said, tmp_path, monkeypatch):
    """Windows ends the lines of a text file with two characters unless told otherwise."""
    write = Path.write_text

    def as_on_windows(path, data, encoding=None, errors=None, newline=None):
        return write(path, data, encoding, errors, "\r\n" if newline is None else newline)

    monkeypatch.setattr(Path, "write_text", as_on_windows)
    words = "simulate symphonimo --games 1 --bots random --json --journals"
    assert said(*words.split(), str(tmp_path))[0] == 0
    (journal,) = tmp_path.glob("*.jsonl")
    assert b"\r" not in journal.read_bytes()


def test_a_journal_that_cannot_be_kept_is_one_sentence(said, tmp_path):
    (tmp_path / "symphonimo-2.jsonl").mkdir()
    words = "simulate symphonimo --games 3 --bots random --lang en --journals"
    status, output, error = said(*words.split(), str(tmp_path))
    assert (status, output) == (2, "") and " ".join(error.split()) == f"The folder {tmp_path} cannot be written."


@both_languages
def test_doctor_tells_what_is_found(language, tmp_path):
    found = program("verifier", "--lang", language, ACCESSIJEUX_HOME=str(tmp_path))
    assert (found.returncode, found.stderr) == (0, b"")
    lines = found.stdout.decode().splitlines()
    assert len(lines) >= 5 and max(map(len, lines)) <= 79
    assert ("Ligne d'essai du terminal" if language == "fr" else "Test line of the terminal") in found.stdout.decode()


def test_what_is_agreed_before_the_names_is_told():
    assert "Convenu : scherzo." in Conversation("fr", ("table", "guerre_des_sons", "scherzo")).begun
    assert "Convenu : équipes." in Conversation("fr", ("table", "symbiose", "équipes")).begun
    assert not any("Convenu" in line for line in Conversation("fr", ("table", "symbiose")).begun)


@pytest.mark.parametrize(
    "switch, option",
    [("--fausse-note", "fausse_note=True"), ("--wrong-note", "fausse_note=True"), ("--duel", "mode=duel"), ("--pouvoirs", "powers=True")],
)
def test_a_word_for_an_option_of_a_game_may_stand_as_a_switch(switch, option):
    assert parse(["play", "symphonimo", switch], "fr").option == [option]


@pytest.mark.parametrize("words", [["play", "--fausse"], ["play", "-duel"], ["rules", "--duel"], ["play", "--duel=1"]])
def test_no_other_switch_is_one_of_a_game(words):
    with pytest.raises(Mistake):
        parse(words, "fr")


@pytest.mark.parametrize("typed, value", [("fausse_note", True), ("fausse_note=oui", True), ("fausse_note=non", False), ("fausse_note=no", False), ("fausse_note=0", False)])
@pytest.mark.parametrize("usual", [False, True])
def test_an_option_is_yes_or_no(typed, value, usual):
    assert options_of(games.game("symphonimo"), {"fausse_note": usual}, [typed], Tongue("fr")) == {"fausse_note": value}
