"""The files: settings, journals of games, exported texts and the log of troubles; none of them ever stops a game."""

import errno
import json
import os
import re
import stat
import time
from collections.abc import Callable
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

APP = "accessijeux"
FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
LOG_LIMIT = 200_000  # bytes, after which the log begins again
BINARY = getattr(os, "O_BINARY", 0)  # Windows would turn line ends
DIRECT = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
"""A link is not gone through; what is no file, such as a pipe, does not make us wait. Windows has neither."""
JOURNAL = re.compile(r"(?P<day>[0-9]{4}-[0-9]{2}-[0-9]{2})-(?P<game>[a-z0-9_]+)-(?P<number>[0-9]+)\.jsonl")
CONTROL = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029]")
"""Signs that steer a terminal or break a line, but the end of a line of ours."""
PAUSES = (0.01, 0.02, 0.04, 0.08, 0.15, 0.2)
"""Seconds between tries at a file that another program holds: Windows denies it meanwhile, half a second is waited."""

State = str | tuple[str, int]
Found = TypeVar("Found")


class Saved(NamedTuple):
    """A file written: its path, or "" and the trouble ("full", "denied")."""

    path: str
    trouble: str


def config_folder() -> Path | None:
    """Where settings are kept; ACCESSIJEUX_HOME decides when it is set; None when there is no such place."""
    return _folder("user_config_path")


def data_folder() -> Path | None:
    """Where games, exports and the log are kept; ACCESSIJEUX_HOME decides when it is set; None when there is no such
    place."""
    return _folder("user_data_path")


def _folder(kind: str) -> Path | None:
    if home := os.environ.get("ACCESSIJEUX_HOME"):
        return Path(home)
    try:
        import platformdirs

        found = getattr(platformdirs, kind)(APP, appauthor=False)
    except (ImportError, OSError, RuntimeError, KeyError):
        return None
    return found if found.is_absolute() else None


class Elsewhere(OSError):
    """Another program has written to the same journal."""


class NoFile(OSError):
    """A link, which may lead out of our folders, or something that is no file stands where a file should."""


def _open(path: Path, flags: int) -> int:
    """A file of ours, opened; never what a link leads to. Raises OSError."""
    if path.is_symlink():
        raise NoFile
    file = os.open(path, flags | DIRECT | BINARY, 0o666)
    if not stat.S_ISREG(os.fstat(file).st_mode):
        os.close(file)
        raise NoFile
    return file


def _trouble(error: Exception) -> str:
    if isinstance(error, Elsewhere):
        return "elsewhere"
    return "full" if isinstance(error, OSError) and error.errno in FULL else "denied"


def patiently(act: Callable[[], Found], sleep: Callable[[float], object] = time.sleep) -> Found:
    """What `act` gives, tried again for a moment while it is denied; PermissionError when it still is after PAUSES."""
    for pause in PAUSES:
        try:
            return act()
        except PermissionError:
            sleep(pause)
    return act()


class Settings:
    """A few values that are remembered, read when first asked for.

    trouble   "" fine, "broken" (the file is no settings, defaults are used), "unread" (it is there and cannot be read,
              defaults are used), "denied" or "full" (what was changed is kept in memory only).
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._given = folder
        self._values: dict[str, Any] | None = None
        self._unwritten: dict[str, Any] = {}
        self._why = ""

    @property
    def trouble(self) -> str:
        self._loaded()
        return self._why

    def get(self, name: str, default: Any = None) -> Any:
        """The value remembered, or the default when there is none of its type."""
        value = self._loaded().get(name, default)
        return value if default is None or type(value) is type(default) else default

    def set(self, name: str, value: Any) -> str:
        """Remember a value, written whole or not at all; "" or the trouble, the value is then kept in memory.

        The file is read again first, and only what was changed here is changed in it: another program may have written
        there, and what cannot be read is not written over.
        """
        self._loaded()[name] = value
        self._unwritten[name] = value
        self._why = self._write(self._path())
        return self._why

    def all(self) -> dict[str, Any]:
        """Every value that is remembered, by its name."""
        return dict(self._loaded())

    def _write(self, path: Path | None) -> str:
        there, trouble = _settings(path)
        if path is None or trouble == "unread" or trouble == "broken" and not _put_aside(path):
            return "denied"
        text = json.dumps(there | self._unwritten, ensure_ascii=False, indent=1) + "\n"
        trouble = _replace(path, text).trouble
        if not trouble:
            self._values, self._unwritten = there | self._loaded(), {}
        return trouble

    def _path(self) -> Path | None:
        folder = self._given or config_folder()
        return folder and folder / "settings.json"

    def _loaded(self) -> dict[str, Any]:
        if self._values is None:
            self._values, self._why = _settings(self._path())
        return self._values


def _settings(path: Path | None) -> tuple[dict[str, Any], str]:
    """The values of a file, and "", "broken" or "unread"; none and "" where there is no file."""
    if path is None:
        return {}, ""
    try:
        values = json.loads(patiently(path.read_bytes).decode("utf-8-sig"))
    except (FileNotFoundError, NotADirectoryError):
        return {}, ""
    except (ValueError, RecursionError):
        return {}, "broken"
    except OSError:
        return {}, "unread"
    return (values, "") if isinstance(values, dict) else ({}, "broken")


def _put_aside(path: Path) -> bool:
    """Keep a file as it is under another name: .damaged is added; whether that could be done."""
    with suppress(OSError):
        renamed(path, Path(f"{path}.damaged"))
        return True
    return False


def renamed(path: Path, name: Path) -> None:
    """Give a file another name, in place of an older file of that name. OSError when that cannot be."""
    patiently(lambda: os.replace(path, name))


def _replace(path: Path | None, text: str) -> Saved:
    """Write a file whole under another name, then give it its own."""
    import tempfile  # with random and shutil behind it, a tenth of the start of a plain conversation

    if path is None:
        return Saved("", "denied")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, draft = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".tmp")
    except OSError as error:
        return Saved("", _trouble(error))
    try:
        with open(handle, "wb") as file:
            file.write(text.encode("utf-8", "replace"))
            file.flush()
            os.fsync(file.fileno())
        renamed(Path(draft), path)
    except OSError as error:
        _forget(draft)
        return Saved("", _trouble(error))
    return Saved(str(path), "")


def _forget(path: str) -> None:
    try:
        os.unlink(path)
    except OSError:
        pass


def save_text(name: str, text: str, folder: Path | None = None) -> Saved:
    """Write an export, UTF-8 without control characters, in `folder` or in exports of the data folder; an older one of that name
    is replaced."""
    folder = folder or _under(data_folder(), "exports")
    plain = re.sub(r"[^\w.-]+", "-", name).strip(".-") or "export"
    return _replace(folder and folder / plain, CONTROL.sub(" ", text))


def write_plainly(path: Path, text: str) -> None:
    """Write a file anew, UTF-8, neither in one piece nor surely on the disk, but never through a link. Raises OSError."""
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
    with open(patiently(lambda: _open(path, flags)), "wb") as file:
        file.write(text.encode("utf-8", "replace"))


def save_new(stem: str, text: str, folder: Path | None = None) -> Saved:
    """Write a text, UTF-8, in reports of the data folder or in `folder`, under the first free name: stem-1.txt, stem-2.txt ...

    Nothing that is there is written over; what could not be written whole is removed again."""
    folder = folder or _under(data_folder(), "reports")
    if folder is None:
        return Saved("", "denied")
    path = None
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = _claimed(folder, stem, ".txt")
        _write_whole(path, text)
    except OSError as error:
        if path:
            _forget(str(path))
        return Saved("", _trouble(error))
    return Saved(str(path), "")


def _write_whole(path: Path, text: str) -> None:
    with patiently(lambda: open(path, "wb")) as file:
        file.write(text.encode("utf-8", "replace"))
        file.flush()
        os.fsync(file.fileno())


def _claimed(folder: Path, stem: str, ending: str) -> Path:
    """The first free name with a number, taken so that no other program can have it."""
    number = 1
    while True:
        path = folder / f"{stem}-{number}{ending}"
        try:
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666))
            return path
        except FileExistsError:
            number += 1


def _under(folder: Path | None, name: str) -> Path | None:
    return folder and folder / name


def log_trouble(exception: BaseException, folder: Path | None = None) -> str:
    """Add a traceback to trouble.log in `folder` or the data folder; its path, or "" when that could not be."""
    import traceback

    folder = folder or data_folder()
    if folder is None:
        return ""
    path = folder / "trouble.log"
    text = time.strftime("%Y-%m-%d %H:%M:%S\n") + "".join(traceback.format_exception(exception))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        again = path.exists() and path.stat().st_size > LOG_LIMIT
        flags = os.O_WRONLY | os.O_CREAT | (os.O_TRUNC if again else os.O_APPEND)
        with open(patiently(lambda: _open(path, flags)), "wb") as file:
            file.write(text.encode("utf-8", "replace"))
    except OSError:
        return ""
    return str(path)


class Journals:
    """The journals of a folder, by default games in the data folder: one file a game."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or _under(data_folder(), "games")

    def create(self, game: str, day: date) -> "Journal":
        """A new journal; its name holds the day, the game and a number, nothing else. Where none can be made, one
        without a file whose `trouble` says why."""
        try:
            if self._folder is None:
                return Journal(None, "denied")
            self._folder.mkdir(parents=True, exist_ok=True)
            return Journal(_claimed(self._folder, f"{day.isoformat()}-{game}", ".jsonl"))
        except OSError as error:
            return Journal(None, _trouble(error))

    def all(self) -> list["Journal"]:
        """The journals that hold something, the last played first; no file is opened."""
        if self._folder is None:
            return []
        try:
            entries = [entry for entry in os.scandir(self._folder) if JOURNAL.fullmatch(entry.name)]
            found = [(entry.stat(follow_symlinks=False), entry.name) for entry in entries]
        except OSError:
            return []
        dated = [(facts.st_mtime_ns, name) for facts, name in found if facts.st_size or not stat.S_ISREG(facts.st_mode)]
        return [Journal(self._folder / name) for _, name in sorted(dated, reverse=True)]


class Journal:
    """The file of one game.

    path      None for a game that could not have a file.
    trouble   "" or why the last lines are not on the disk: "full", "denied", or "elsewhere" when another program has
              written there since this one read or wrote it. They are kept, and tried again.
    """

    def __init__(self, path: Path | None, trouble: str = "") -> None:
        self.path = path
        self.trouble = trouble
        self._waiting = b""
        self._mended = False
        self._length: int | None = None

    @property
    def game(self) -> str:
        """The game's name, as the file's name tells it, or ""."""
        found = JOURNAL.fullmatch(self.path.name) if self.path else None
        return found["game"] if found else ""

    def append(self, lines: list[dict[str, Any]]) -> str:
        """Add whole lines with one write and one fsync; "" or the trouble, never an exception.

        What a former cut left of a line is removed first. Either all lines are in the file or none of them.
        """
        self._waiting += b"".join(map(_encoded, lines))
        if self.path is None:
            return self.trouble
        try:
            self._write(self.path)
            self.trouble = ""
        except OSError as error:
            self.trouble = _trouble(error)
        return self.trouble

    def _write(self, path: Path) -> None:
        file = self._opened(path)
        try:
            if self._length not in (None, os.fstat(file).st_size):
                raise Elsewhere
            if not self._mended:
                _mend(file)
                self._mended = True
            _add(file, self._waiting)
            self._waiting = b""
            self._length = os.fstat(file).st_size
        finally:
            os.close(file)

    def _opened(self, path: Path) -> int:
        """Waited for only while all went well: a file that is denied for good would slow each answer."""

        def opened() -> int:
            return _open(path, os.O_RDWR | os.O_APPEND)

        return opened() if self.trouble else patiently(opened)

    def read(self) -> tuple[list[dict[str, Any]], State]:
        """The lines, and "" (whole), "empty", "cut" (the last line is not whole and is left out), ("damaged", line
        number counting from 1; the lines before it are given) or "denied". The file is left as it is."""
        path = self.path
        if path is None:
            return [], "denied"
        try:
            data = patiently(lambda: _content(path))
            self._length = len(data)
            return decoded(data)
        except OSError:
            return [], "denied"

    def put_aside(self) -> None:
        """Keep the file as it is, under a name that is no game's: .damaged is added. What cannot be done is left."""
        if self.path is not None:
            _put_aside(self.path)


def _content(path: Path) -> bytes:
    """All that a file of ours holds. Raises OSError."""
    with open(_open(path, os.O_RDONLY), "rb") as file:
        return file.read()


def decoded(data: bytes) -> tuple[list[dict[str, Any]], State]:
    """The lines of a journal's bytes and its state, as Journal.read gives them."""
    *whole, tail = data.removeprefix(b"\xef\xbb\xbf").split(b"\n")
    lines: list[dict[str, Any]] = []
    for number, raw in enumerate(whole, 1):
        line = _line(raw)
        if raw.strip() and line is None:
            return lines, ("damaged", number)
        lines += [line] if line is not None else []
    last = _line(tail)
    if last is not None:
        return [*lines, last], ""
    return lines, "cut" if tail.strip() else "" if lines else "empty"


def _line(raw: bytes) -> dict[str, Any] | None:
    """The object on a line, None where there is none: no number is NaN, no key is there twice."""
    try:
        value = json.loads(raw.decode("utf-8"), parse_constant=_no_number, object_pairs_hook=_once_each)
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) else None


def _no_number(name: str) -> None:
    raise ValueError(name)


def _once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    values = dict(pairs)
    if len(values) < len(pairs):
        raise ValueError("twice")
    return values


def _encoded(line: dict[str, Any]) -> bytes:
    return json.dumps(line, ensure_ascii=False).encode("utf-8", "replace") + b"\n"


def _mend(file: int) -> None:
    """End the last line, or remove it when it is not whole."""
    data = _all(file)
    tail = data.rpartition(b"\n")[2]
    if not tail:
        return
    if _line(tail.removeprefix(b"\xef\xbb\xbf")) is None:
        os.ftruncate(file, len(data) - len(tail))
    else:
        os.write(file, b"\n")


def _all(file: int) -> bytes:
    os.lseek(file, 0, os.SEEK_SET)
    pieces = []
    while piece := os.read(file, 1 << 20):
        pieces.append(piece)
    return b"".join(pieces)


def _add(file: int, data: bytes) -> None:
    """Write at the end and make sure of it; on failure the file is as long as before."""
    length = os.fstat(file).st_size
    try:
        rest = data
        while rest:
            rest = rest[os.write(file, rest) :]
        os.fsync(file)
    except OSError:
        os.ftruncate(file, length)
        raise
