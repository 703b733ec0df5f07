"""The report that a tester sends: no name of a person, nothing hidden from whoever asks for it, the bytes that were sent."""

import errno
import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from conversation import Conversation, World
from linter import reply_problems

from accessijeux_cli.outside import files
from accessijeux_cli.outside.machine import machine
from accessijeux_cli.outside.speaker import Speakers
from accessijeux_cli.outside.terminal import Terminal
from accessijeux_cli.talk.memory import tape
from accessijeux_cli.talk.memory.anonymous import without_names, without_paths
from accessijeux_cli.words.folding import strip

both_languages = pytest.mark.parametrize("language, word", [("fr", "signaler"), ("en", "report")])


class Heard(World):
    """A world whose terminal is a stream of bytes, with nobody to speak."""

    def __init__(self, width=79, encoding="utf-8"):
        self.raw = io.BytesIO()
        stream = io.TextIOWrapper(self.raw, encoding=encoding, newline="", write_through=True)
        super().__init__(width=width, voices=Speakers(Terminal(stream, width)))
        self.voices.report = super_report


def super_report():
    return {"tty": True, "width": 79, "encoding": "utf-8", "library": "0.17", "reason": "no_service", "active": "", "braille": False,
            "speechd": False, "outputs": []}  # fmt: skip


class Told(Conversation):
    """A conversation whose replies are sent to the terminal, as the shell sends them."""

    def __init__(self, language="fr", words=(), world=None, **settings):
        super().__init__(language, words, world=world or Heard(), **settings)
        self._tell([sentence for sentence in self.begun])

    def hear(self, text=""):
        heard = super().hear(text)
        self._tell(heard)
        return heard

    def _tell(self, sentences):
        from accessijeux_cli.talk.utterance import Utterance

        self.world.voices.say(list(map(Utterance, sentences)), self.session.prompt)

    def report(self):
        """What the file of a report asked for now would hold."""
        self.hear("signaler" if self.session.language == "fr" else "report")
        return self.world.saved.popitem()[1]


def words_of(text):
    return set(re.findall(r"[^\W\d_]+", strip(text)))


GAMES = {  # what is typed; the names that must not be found
    "symphonimo": (("symphonimo", "Léa, Marie Claire, Zéphyrin", "léa", "p", "1", "Zéphyrin", "épeler Zéphyrin", "historique"),
                   {"lea", "marie", "claire", "zephyrin"}),
    "symbiose": (("table symbiose", "lea, Anne-Sophie", "LEA", "gr ro 4e, po or 5, li bl 4o, es ve 4o, pa ve 3", "3", "4", "s", "Anne-Sophie"),
                 {"lea", "anne", "sophie"}),
    "guerre_des_sons": (("table guerre", "Léa, Œdipe, D'Artagnan", "Œdipe", "volume 85, 92, 70", "plie à Œdipe", "s"),
                        {"lea", "oedipe", "artagnan"}),
}  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("world", [{}, {"width": 20}, {"encoding": "ascii"}], ids=str)
def test_no_name_of_a_person_is_in_it(game, world):
    typed, names = GAMES[game]
    conversation = Told("fr", world=Heard(**world))
    conversation.all(*typed)
    told = " ".join(sentence for answer in conversation.answers for sentence in answer)
    assert names <= words_of(told)
    found = conversation.report()
    assert names & words_of(found.encode().decode("unicode_escape")) == names & words_of(found) == set()
    assert "joueur 1" in found and "joueur 2" in found
    assert not re.search(r"z, ?.p, ?h", strip(found))


def test_a_name_is_not_in_the_pieces_for_a_braille_display():
    conversation = Told("fr", braille=14)
    conversation.all("symphonimo", "Jean Christophe, Marie Claire", *[""] * 9)
    assert "Christophe" in conversation.world.raw.getvalue().decode()
    assert words_of(conversation.report()) & {"jean", "christophe", "marie", "claire"} == set()


def test_names_of_kept_games_and_of_a_game_that_never_began_are_not_in_it():
    conversation = Told("fr")
    conversation.all("symphonimo", "Gwendoline, Tom", "Tom", "p", "1", "accueil", "symphonimo", "Balthazar, Tom, Balthazar", "accueil")
    again = Told("fr", world=conversation.world)
    assert "Gwendoline" in again.text("revoir")
    assert "Gwendoline" not in again.report()
    assert "Balthazar" not in conversation.report()


def test_who_plays_alone_is_still_called_you():
    conversation = Told("fr")
    conversation.all("symphonimo", "", "moi")
    assert "Vous contre Basile et Clara, niveau moyen." in conversation.report()


def curtained(*words, **more):
    return Told("fr", ("play", *words, "Léa", "Tom", "--first", "1", "--deal", "12"), curtain=True, **more)


def test_behind_a_curtain_nothing_that_another_heard_or_typed_is_in_it():
    conversation = curtained("symphonimo")
    conversation.all("", "épeler pamplemousse", "p", "1")
    mine = conversation.report()
    assert "pamplemousse" in mine and re.search(r"b.*pamplemousse", mine)
    conversation.all("", "", "épeler mirabelle")
    his = conversation.report()
    assert "mirabelle" in his and "pamplemousse" not in his and "p, a, m, p" not in his
    conversation.all("p", "2", "", "")
    hers = conversation.report()
    assert "pamplemousse" in hers and "mirabelle" not in hers
    conversation.hear("accueil")
    after = conversation.report()
    assert "pamplemousse" not in after and "mirabelle" not in after


def test_hidden_cards_of_another_are_not_in_it():
    conversation = curtained("guerre_des_sons", "--option", "pouvoirs")
    hers = conversation.text("")
    card = re.search(r"Votre carte : ([^.]+)\.", hers)[1]
    conversation.all("hauteur", "", "")
    his = conversation.report()
    assert card not in his and "Gong en gelée" in his


def test_a_closed_curtain_writes_none():
    conversation = curtained("symphonimo")
    assert conversation.hear("signaler") == ["Au tour de Léa, au casque. Entrée quand personne d'autre n'écoute."]
    assert conversation.world.saved == {}


def test_the_bytes_are_those_that_were_sent():
    conversation = Told("fr", world=Heard(encoding="cp437"))
    begun = conversation.world.raw.getvalue()
    assert b"fran\x87ais" in begun
    conversation.hear("règles symbiose")
    sent = conversation.world.raw.getvalue().removeprefix(begun)
    found = conversation.report().splitlines()
    assert repr(begun) in found and repr(sent) in found
    assert found.index("? règles symbiose") < found.index(repr(sent))


def test_it_keeps_a_bounded_number_of_replies():
    conversation = Told("en")
    conversation.all(*(f"spell {'a' * number}" for number in range(1, 3 * tape.REPLIES)))
    assert conversation.report().count("\n? spell a") == tape.REPLIES
    braille = Told("en", braille=14)
    braille.all("help words", *[""] * 200)
    assert max(len(heard.writes) for heard in braille.session.tape.of("")) == tape.WRITES


@both_languages
def test_one_reply_says_where_it_is_and_what_is_in_it(language, word):
    conversation = Told(language)
    heard = conversation.hear(word)
    assert not reply_problems(heard[:-1], language)
    name = "rapport" if language == "fr" else "report"
    assert heard[-1] == f"/reports/{name}-2026-11-29-1.txt"
    assert len(heard) == 5
    [text] = conversation.world.saved.values()
    for heading in ("Voix", "Réglages") if language == "fr" else ("Voices", "Settings"):
        assert f"\n{heading}\n" in text


@both_languages
@pytest.mark.parametrize("trouble", ["full", "denied"])
def test_it_is_told_when_it_cannot_be_written(language, word, trouble):
    conversation = Told(language)
    conversation.world.save_new = lambda stem, text: ("", trouble)
    heard = conversation.hear(word)
    assert not reply_problems(heard, language)
    assert ("disk is full" if language == "en" else "disque est plein") in heard[0] or trouble == "denied"
    assert len(heard) == 1


def test_settings_are_in_it_and_the_personal_folder_is_not():
    conversation = Told("fr", level="brief", opponents="/home/marguerite/jeux")
    conversation.world.save_text = lambda name, text: ("/srv/Marguerite/x /home/marguerite/parties d'hiver.txt", "")
    conversation.all("symphonimo", "", "moi", "exporter")
    found = conversation.report()
    assert 'level: "brief"' in found and 'opponents: "~/jeux"' in found
    assert "/srv/utilisateur/x ~/parties d'hiver.txt" in found
    assert "marguerite" not in found.lower()


# Texts without names and paths


@pytest.mark.parametrize(
    "text, hidden",
    [
        ("À Léa. lea, LÉA ; L, é, a.", "À P1. P1, P1 ; P1."),
        ("L'école de Léandre ne change pas.", "L'école de Léandre ne change pas."),
        ("Jean\nPaul, puis d'Anne.", "P2, puis d'P3."),
        ("Jean seul, Paul ; jean-paul", "P2 seul, P2 ; P2-P2"),
    ],
)
def test_names_are_found_as_they_are_typed_heard_wrapped_and_spelt(text, hidden):
    assert without_names(["Léa", "Jean Paul", "Anne", "LEA"], lambda number: f"P{number}")(text) == hidden


def test_without_names_a_text_stays():
    assert without_names([], str)("Léa et {x}") == "Léa et {x}"


def test_paths_of_windows_too():
    hidden = without_paths(r"C:\Users\Jean Du", "Jean Du", "user")
    assert hidden("C:\\Users\\Jean\nDu\\AppData et c:\\users\\jean du") == "~\\AppData et ~"
    assert hidden(r"D:\Jean Du\jeux") == r"D:\user\jeux"
    assert without_paths("/", "", "user")("/srv/jeux") == "/srv/jeux"


# The machine and the file


def test_the_machine_tells_what_a_developer_asks_and_no_session_number():
    stream = io.TextIOWrapper(io.BytesIO(), encoding="cp1252")
    environ = {"TERM": "xterm-256color", "WT_SESSION": "0f3a-secret"}
    found = machine("9.9", Terminal(stream, 60), environ, "linux")
    assert found.system == "linux" and found.home == os.path.expanduser("~")
    wanted = {"accessijeux": "9.9", "TERM": "xterm-256color", "WT_SESSION": "yes", "ConEmuPID": "no", "COLORTERM": "-",
              "encoding": "cp1252", "terminal": "no", "code pages": "-"}  # fmt: skip
    assert wanted.items() <= found.facts.items()
    assert "secret" not in str(found)
    assert sys.version in found.facts["python"]


def test_code_pages_are_those_of_the_console(monkeypatch):
    import ctypes
    import types

    kernel = types.SimpleNamespace(GetConsoleCP=lambda: 850, GetConsoleOutputCP=lambda: 65001)
    monkeypatch.setattr(ctypes, "windll", types.SimpleNamespace(kernel32=kernel), raising=False)
    assert machine("9.9", Terminal(io.StringIO()), {}, "win32").facts["code pages"] == "850, 65001"


def test_a_file_is_never_written_over(tmp_path):
    first, second = (files.save_new("rapport", text, tmp_path) for text in ("un\n", "deux\n"))
    assert [Path(saved.path).name for saved in (first, second)] == ["rapport-1.txt", "rapport-2.txt"]
    assert [Path(saved.path).read_bytes() for saved in (first, second)] == [b"un\n", b"deux\n"]


def test_what_could_not_be_written_whole_is_gone(tmp_path, monkeypatch):
    def full(file):
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "fsync", full)
    assert files.save_new("rapport", "un\n", tmp_path) == ("", "full")
    assert [*tmp_path.iterdir()] == []
    (tmp_path / "file").write_text("")
    assert files.save_new("rapport", "un\n", tmp_path / "file") == ("", "denied")


def program(word, home):
    return subprocess.run([sys.executable, "-m", "accessijeux_cli", word], capture_output=True, stdin=subprocess.DEVNULL, check=False,
                          timeout=60, env={"PATH": os.environ["PATH"], "ACCESSIJEUX_HOME": str(home), "PYTHONUTF8": "1"})  # fmt: skip


@both_languages
def test_from_the_command_line(language, word, tmp_path):
    done = program(word, tmp_path)
    assert (done.returncode, done.stderr) == (0, b"")
    [path] = (tmp_path / "reports").iterdir()
    assert str(path) in done.stdout.decode()
    assert "accessijeux: " in path.read_text(encoding="utf-8")


@both_languages
def test_from_the_command_line_where_it_cannot_be_written(language, word, tmp_path):
    (tmp_path / "home").write_text("no folder")
    done = program(word, tmp_path / "home")
    assert (done.returncode, done.stderr) == (1, b"")
    assert "rapport n'a pas" in done.stdout.decode() or "could not be written" in done.stdout.decode()
