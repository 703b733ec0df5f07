"""Settings, journals, exports and the log, on folders that are read-only, missing, full, or full of surprises."""

import errno
import json
import os
import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest
from terminal import environment

from accessijeux_cli.outside import files
from accessijeux_cli.outside.files import Journal, Journals, Settings, decoded, log_trouble, save_text

DAY = date(2026, 11, 29)
links = pytest.mark.skipif(os.name == "nt", reason="a link needs a right there")
LINES = [
    {"accessijeux": 1, "game": "symphonimo", "seats": [{"name": "Léa"}, {"name": "日"}]},
    {"seat": 1, "do": "draw"},
]
WHOLE = b"".join(json.dumps(line, ensure_ascii=False).encode() + b"\n" for line in LINES)


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("ACCESSIJEUX_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def full(monkeypatch):
    """A disk that takes ten bytes, then is full; called, it has room again."""
    real = os.write

    def write(file: int, data: bytes) -> int:
        if len(data) <= 10:
            raise OSError(errno.ENOSPC, "full")
        return real(file, data[:10])

    monkeypatch.setattr(files.os, "write", write)
    return lambda: monkeypatch.setattr(files.os, "write", real)


def journal(folder: Path, data: bytes) -> Journal:
    path = folder / "2026-11-29-symphonimo-1.jsonl"
    path.write_bytes(data)
    return Journal(path)


def test_a_journal_gives_back_what_it_was_given(home):
    journal = Journals().create("symphonimo", DAY)
    assert journal.append(LINES) == journal.append([]) == journal.append([{"over": True}]) == ""
    assert journal.read() == ([*LINES, {"over": True}], "")
    assert journal.path == home / "games" / "2026-11-29-symphonimo-1.jsonl"
    assert journal.path.read_bytes() == WHOLE + b'{"over": true}\n'


def test_one_write_and_one_fsync_for_an_answer(monkeypatch):
    journal = Journals().create("symphonimo", DAY)
    done = []
    write, fsync = os.write, os.fsync
    monkeypatch.setattr(files.os, "write", lambda file, data: done.append("write") or write(file, data))
    monkeypatch.setattr(files.os, "fsync", lambda file: done.append("fsync") or fsync(file))
    journal.append(LINES)
    assert done == ["write", "fsync"]


def test_two_programs_never_share_a_journal():
    names = [Journals().create("symphonimo", DAY).path.name for _ in range(3)]
    assert names == [f"2026-11-29-symphonimo-{number}.jsonl" for number in (1, 2, 3)]


def test_a_game_played_in_another_program_too_is_kept_by_one_alone(home):
    """Whoever finds more in the file than it read or wrote writes nothing more, and says why."""
    first = Journals().create("symphonimo", DAY)
    assert first.append(LINES[:1]) == ""
    (second,) = Journals().all()
    assert second.read() == (LINES[:1], "")
    assert first.append(LINES[1:]) == ""
    assert second.append(LINES[1:]) == "elsewhere" == second.append([])
    assert first.path.read_bytes() == WHOLE
    assert first.append(LINES[1:]) == ""


def test_journals_come_the_last_played_first(tmp_path):
    journals = Journals(tmp_path)
    made = [journals.create(game, DAY) for game in ("symphonimo", "symbiose", "symphony")]
    for age, one in enumerate(made[:2]):
        one.append(LINES)
        os.utime(one.path, (1000 - age, 1000 - age))
    (tmp_path / "notes.jsonl").write_text("{}")
    assert [one.game for one in journals.all()] == ["symphonimo", "symbiose"]
    assert Journals(tmp_path / "absent").all() == Journals(tmp_path / "notes.jsonl").all() == []


@pytest.mark.parametrize("cut", range(len(WHOLE) + 1))
def test_a_journal_cut_anywhere(tmp_path, cut):
    one = journal(tmp_path, WHOLE[:cut])
    lines, state = one.read()
    held = sum(1 for end in (len(WHOLE.split(b"\n")[0]), len(WHOLE) - 1) if cut >= end)
    assert lines == LINES[:held]
    ends = cut in (len(WHOLE) - 1, len(WHOLE), WHOLE.index(b"\n"), WHOLE.index(b"\n") + 1)
    assert state == ("empty" if cut == 0 else "" if ends else "cut")
    assert one.path.read_bytes() == WHOLE[:cut]  # reading changes nothing
    assert one.append([{"undo": 1}]) == ""
    assert one.read() == ([*LINES[:held], {"undo": 1}], "")


@pytest.mark.parametrize(
    "data, lines, state",
    [
        (b"\xef\xbb\xbf" + WHOLE, LINES, ""),
        (WHOLE.replace(b"\n", b"\r\n"), LINES, ""),
        (b"\n" + WHOLE.replace(b"\n", b"\n\n"), LINES, ""),
        (b"", [], "empty"),
        (b"\n\n", [], "empty"),
        (WHOLE + b"\0" * 40, LINES, "cut"),
        (WHOLE + b"\0" * 40 + b"\n" + WHOLE, LINES, ("damaged", 3)),
        (WHOLE + b'{"seat": \xff}\n' + WHOLE, LINES, ("damaged", 3)),
        (b"[1]\n" + WHOLE, [], ("damaged", 1)),
        (WHOLE + b"[" * 100_000 + b"\n", LINES, ("damaged", 3)),
    ],
)
def test_a_journal_with_surprises(data, lines, state):
    assert decoded(data) == (lines, state)


def test_a_damaged_journal_is_left_as_it_is(tmp_path):
    one = journal(tmp_path, b"nonsense\n" + WHOLE)
    assert one.read() == ([], ("damaged", 1))
    assert one.path.read_bytes() == b"nonsense\n" + WHOLE


def test_a_full_disk_loses_nothing_once_there_is_room(tmp_path, full):
    one = journal(tmp_path, WHOLE)
    assert one.append([{"seat": 1, "do": "draw"}]) == "full"
    assert (one.trouble, one.path.read_bytes()) == ("full", WHOLE)  # no half of a line
    assert one.append([{"seat": 2, "do": "leave"}]) == "full"
    full()
    assert one.append([]) == one.trouble == ""
    assert one.read()[0] == [*LINES, {"seat": 1, "do": "draw"}, {"seat": 2, "do": "leave"}]


def test_a_short_write_is_gone_on_with(tmp_path, monkeypatch):
    write = os.write
    monkeypatch.setattr(files.os, "write", lambda file, data: write(file, data[:3]))
    one = journal(tmp_path, b"")
    assert one.append(LINES) == ""
    assert one.path.read_bytes() == WHOLE


@pytest.mark.parametrize("blocked", ["file", "missing"])
def test_no_folder_is_a_reason_and_never_an_exception(tmp_path, monkeypatch, blocked):
    if blocked == "file":
        (tmp_path / "home").write_text("a file where the folder should be")
    else:
        monkeypatch.setattr(files, "_folder", lambda kind: None)
    one = Journals().create("symphonimo", DAY)
    assert (one.path, one.append(LINES), one.read(), one.game) == (None, "denied", ([], "denied"), "")
    settings = Settings()
    assert settings.set("language", "en") == settings.trouble == "denied"
    assert settings.get("language", "fr") == "en"
    assert save_text("log", "text") == ("", "denied")
    assert log_trouble(ValueError()) == ""


def test_a_journal_that_went_away_or_may_not_be_written(tmp_path):
    one = journal(tmp_path, WHOLE)
    one.path.unlink()
    assert (one.append(LINES), one.read()) == ("denied", ([], "denied"))


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="nothing is read-only for root")
def test_a_read_only_folder(tmp_path):
    tmp_path.chmod(0o500)
    assert Journals(tmp_path).create("symphonimo", DAY).trouble == "denied"
    assert Settings(tmp_path).set("a", 1) == "denied"
    tmp_path.chmod(0o700)


def test_settings_are_remembered(home):
    assert Settings().get("language", "fr") == "fr"
    assert Settings().set("language", "en") == ""
    Settings().set("voice", "direct")
    settings = Settings()
    assert (settings.get("language", "fr"), settings.get("voice", ""), settings.trouble) == ("en", "direct", "")
    assert sorted(path.name for path in home.iterdir()) == ["settings.json"]


def test_a_setting_of_another_type_is_the_default(home):
    Settings().set("level", "much")
    assert Settings().get("level", 3) == 3
    assert Settings().get("level", None) == "much"


@pytest.mark.parametrize("data", [b"", b"{", b"[1]", b"\xff\xfe", b"[" * 100_000, b"null"])
def test_broken_settings_are_the_defaults(tmp_path, data):
    (tmp_path / "settings.json").write_bytes(data)
    settings = Settings(tmp_path)
    assert (settings.get("language", "fr"), settings.trouble) == ("fr", "broken")
    assert settings.set("language", "en") == settings.trouble == ""
    assert Settings(tmp_path).get("language", "fr") == "en"


def test_settings_that_cannot_be_written_whole_are_not_written(tmp_path, monkeypatch):
    settings = Settings(tmp_path)
    settings.set("language", "en")
    monkeypatch.setattr(files.os, "fsync", lambda file: (_ for _ in ()).throw(OSError(errno.ENOSPC, "full")))
    assert settings.set("language", "fr") == "full"
    assert settings.get("language", "") == "fr"
    assert Settings(tmp_path).get("language", "") == "en"
    assert [path.name for path in tmp_path.iterdir()] == ["settings.json"]


class Held:
    """What Windows does while another program holds a file: the next `times` calls are denied."""

    def __init__(self, real, times: int) -> None:
        self.real, self.times, self.asked = real, times, 0

    def __call__(self, *arguments):
        self.asked += 1
        if self.times:
            self.times -= 1
            raise PermissionError(errno.EACCES, "held by another program")
        return self.real(*arguments)


FOR_GOOD = 10_000


@pytest.fixture
def held(monkeypatch):
    """Called with a function of a module and a number: it is denied so many times; nobody waits between two tries."""
    monkeypatch.setattr(files, "PAUSES", (0, 0, 0))

    def hold(module, name: str, times: int) -> Held:
        found = Held(getattr(module, name), times)
        monkeypatch.setattr(module, name, lambda *arguments: found(*arguments))
        return found

    return hold


def test_a_file_that_is_held_is_waited_for_and_not_for_long():
    slept = []
    assert files.patiently(Held(lambda: "read", 2), sleep=slept.append) == "read"
    assert slept == [0.01, 0.02]
    with pytest.raises(PermissionError):
        files.patiently(Held(lambda: "read", FOR_GOOD), sleep=slept.append)
    assert sum(slept[2:]) == pytest.approx(0.5)


def test_what_is_no_denial_is_not_tried_again():
    missing = Held(Path("/nowhere/at/all").read_bytes, 0)
    with pytest.raises(FileNotFoundError):
        files.patiently(missing, sleep=pytest.fail)
    assert missing.asked == 1


def test_settings_that_are_held_for_a_moment_are_read(home, held):
    Settings().set("language", "en")
    held(Path, "read_bytes", 2)
    settings = Settings()
    assert (settings.get("language", "fr"), settings.trouble) == ("en", "")


def test_settings_that_could_not_be_read_are_never_written_over(home, held):
    Settings().set("language", "en")
    before = (home / "settings.json").read_text(encoding="utf-8")
    reading = held(Path, "read_bytes", FOR_GOOD)
    settings = Settings()
    assert (settings.get("language", "fr"), settings.trouble) == ("fr", "unread")
    assert settings.set("level", "brief") == settings.trouble == "denied"
    assert (home / "settings.json").read_text(encoding="utf-8") == before
    reading.times = 0
    assert settings.set("braille", 20) == settings.trouble == ""
    after = Settings()
    assert [after.get(name) for name in ("language", "level", "braille")] == ["en", "brief", 20]
    assert settings.get("language", "fr") == "en"


def test_two_programs_change_their_own_settings_only():
    one, other = Settings(), Settings()
    assert (one.get("level", "normal"), other.get("level", "normal")) == ("normal", "normal")
    one.set("level", "brief")
    other.set("braille", 20)
    one.set("curtain", True)
    after = Settings()
    assert [after.get(name) for name in ("level", "braille", "curtain")] == ["brief", 20, True]


def test_damaged_settings_are_kept_aside(tmp_path, held):
    (tmp_path / "settings.json").write_bytes(b'{"level": "brief",}')
    settings = Settings(tmp_path)
    renaming = held(files.os, "replace", FOR_GOOD)
    assert settings.set("language", "en") == "denied"
    assert (tmp_path / "settings.json").read_bytes() == b'{"level": "brief",}'
    renaming.times = 0
    assert settings.set("language", "en") == ""
    assert (tmp_path / "settings.json.damaged").read_bytes() == b'{"level": "brief",}'
    assert Settings(tmp_path).get("language", "fr") == "en"


WRITTEN = {
    "settings": lambda: Settings().set("language", "en"),
    "export": lambda: save_text("game.txt", "Une ligne.\n").trouble,
}


@pytest.mark.parametrize("kind", WRITTEN)
def test_a_file_in_use_is_replaced_a_moment_later(home, held, kind):
    WRITTEN[kind]()
    renaming = held(files.os, "replace", 3)
    assert WRITTEN[kind]() == ""
    assert renaming.asked == 4


@pytest.mark.parametrize("kind", WRITTEN)
def test_a_file_in_use_for_long_is_a_reason_and_leaves_no_draft(home, held, kind):
    WRITTEN[kind]()
    before = sorted(home.rglob("*"))
    held(files.os, "replace", FOR_GOOD)
    assert WRITTEN[kind]() == "denied"
    assert sorted(home.rglob("*")) == before


def test_a_journal_that_is_held_for_a_moment_takes_its_lines(tmp_path, held):
    one = journal(tmp_path, WHOLE)
    opening = held(files.os, "open", 2)
    assert one.append([{"over": True}]) == ""
    assert opening.asked == 3
    opening.times = 2
    assert one.read() == ([*LINES, {"over": True}], "")
    assert opening.asked == 6


def test_a_journal_that_is_denied_for_good_is_waited_for_once(tmp_path, held):
    one = journal(tmp_path, WHOLE)
    opening = held(files.os, "open", FOR_GOOD)
    assert one.append(LINES) == "denied"
    first = opening.asked
    assert one.append(LINES) == "denied"
    assert (first, opening.asked - first) == (4, 1)


def test_a_damaged_journal_that_is_held_for_a_moment_is_put_aside(tmp_path, held):
    one = journal(tmp_path, b"{\n")
    held(files.os, "replace", 2)
    one.put_aside()
    assert [path.name for path in tmp_path.iterdir()] == ["2026-11-29-symphonimo-1.jsonl.damaged"]


def test_an_export_stays_in_its_folder(home):
    saved = save_text("../partie de Léa.txt", "Une ligne \udce9.\n")
    assert saved == (str(home / "exports" / "partie-de-Léa.txt"), "")
    assert Path(saved.path).read_text(encoding="utf-8") == "Une ligne ?.\n"
    assert save_text("..", "x").path == str(home / "exports" / "export")


def test_an_export_holds_no_sign_that_steers_a_terminal():
    saved = save_text("partie.txt", "Léa\x1b[31m\x07 pioche.\r\nTom\x9b2J\u2028 pioche.\n")
    assert Path(saved.path).read_bytes().decode() == "Léa [31m  pioche. \nTom 2J  pioche.\n"


@links
def test_nothing_is_written_through_a_link(home, tmp_path):
    """A journal, settings, an export, the log: what a link leads to stays as it is."""
    outside = tmp_path / "outside"
    outside.write_bytes(WHOLE)
    for name in ("games/2026-11-29-symphonimo-1.jsonl", "settings.json", "exports/partie.txt", "trouble.log"):
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (home / name).symlink_to(outside)
    (one,) = Journals().all()
    assert one.read() == ([], "denied")
    assert one.append([{"over": True}]) == "denied"
    assert Settings().set("language", "en") == "" and Settings().get("language", "") == "en"
    assert save_text("partie.txt", "Léa.\n").trouble == ""
    assert log_trouble(ValueError()) == ""
    assert outside.read_bytes() == WHOLE
    assert Journals().create("symphonimo", DAY).path.name == "2026-11-29-symphonimo-2.jsonl"


@links
def test_a_journal_that_became_a_link_is_not_written_through(tmp_path):
    one, outside = journal(tmp_path, WHOLE), tmp_path / "outside"
    assert one.append([{"undo": 0}]) == ""
    one.path.rename(outside)
    one.path.symlink_to(outside)
    assert one.append([{"undo": 0}]) == "denied"
    assert outside.read_bytes() == WHOLE + b'{"undo": 0}\n'


@links
def test_games_of_bots_are_not_written_through_a_link(tmp_path):
    from accessijeux_cli.__main__ import main

    outside = tmp_path / "outside"
    outside.write_bytes(WHOLE)
    (tmp_path / "symphonimo-2.jsonl").symlink_to(outside)
    assert main(["simulate", "symphonimo", "--games", "3", "--bots", "random", "--journals", str(tmp_path)]) == 2
    assert outside.read_bytes() == WHOLE
    line = json.loads((tmp_path / "symphonimo-1.jsonl").read_text(encoding="utf-8").splitlines()[0])
    assert line["rules"] == 1


def test_the_log_holds_the_traceback_and_does_not_grow_for_ever(home, monkeypatch):
    try:
        raise ZeroDivisionError("à \udce9")
    except ZeroDivisionError as error:
        path = log_trouble(error)
        log_trouble(error)
    text = Path(path).read_text(encoding="utf-8")
    assert (path, text.count("ZeroDivisionError: à ?")) == (str(home / "trouble.log"), 2)
    monkeypatch.setattr(files, "LOG_LIMIT", 10)
    log_trouble(ValueError("last"))
    assert "ZeroDivisionError" not in Path(path).read_text(encoding="utf-8")


@pytest.mark.parametrize("variables", [{"HOME": ""}, {"HOME": "relative"}, {}])
def test_without_a_home(tmp_path, variables):
    kept = {name: value for name, value in environment("xterm").items() if name not in ("HOME", "ACCESSIJEUX_HOME")}
    code = "from accessijeux_cli.outside.files import *; f = data_folder(); print(f is None or f.is_absolute())"
    done = subprocess.run(
        [sys.executable, "-c", code], env=kept | variables, capture_output=True, text=True, cwd=tmp_path, check=False
    )
    assert (done.stdout, done.stderr) == ("True\n", "")
    assert list(tmp_path.iterdir()) == []


def test_nothing_heavy_is_imported_at_start():
    code = (
        "import sys, accessijeux_cli.outside.shell, accessijeux_cli.outside.speaker, accessijeux_cli.outside.files\n"
        "heavy = {'prompt_toolkit', 'accessible_output2', 'platformdirs', 'asyncio', 'tempfile', 'babel', 'speechd'}\n"
        "print(sorted(heavy & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment("xterm"), capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"
