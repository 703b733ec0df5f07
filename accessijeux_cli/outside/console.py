"""What Windows knows: its user's language, a console that obeys escapes once told to, what is a terminal in truth."""

import os
import re
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from typing import Any, TextIO

OBEYS = 4 | 1  # ENABLE_VIRTUAL_TERMINAL_PROCESSING of SetConsoleMode, and ENABLE_PROCESSED_OUTPUT that it needs
FILE_NAME = 2  # FileNameInfo of GetFileInformationByHandleEx: a length in bytes, then the name in UTF-16
PSEUDO = re.compile(r"\\(?:msys|cygwin)-[0-9a-f]+-pty\d+-(?:from|to)-master(?:-nat)?")
"""The name of a pipe that is one end of a terminal of Git Bash, MSYS2 or Cygwin."""


def windows() -> Any:
    """The functions of Windows; None elsewhere."""
    if sys.platform != "win32":
        return None
    import ctypes

    return ctypes.windll.kernel32


def handle_of(stream: TextIO | None) -> Any:
    """What Windows calls a stream; None for one that it does not know."""
    if sys.platform != "win32":
        return None
    import ctypes
    import msvcrt

    try:
        return ctypes.c_void_p(msvcrt.get_osfhandle(stream.fileno()))
    except (OSError, ValueError, AttributeError):
        return None


def languages() -> Iterator[str]:
    """The language that Windows speaks to its user, then the one of dates and numbers, as fr_FR; nothing elsewhere."""
    if kernel := windows():
        from locale import windows_locale

        for number in (kernel.GetUserDefaultUILanguage(), kernel.GetUserDefaultLCID()):
            yield windows_locale.get(number) or windows_locale.get(0x400 | number & 0x3FF, "")  # its first country


def is_terminal(stream: TextIO | None) -> bool:
    """Whether somebody is at the other end.

    On Windows isatty is true of NUL, and says nothing sure of a pipe that leads to a window: Git Bash's.
    """
    if windows():
        return _mode(handle_of(stream)) is not None or is_pseudo(stream)
    try:
        return stream is not None and bool(stream.isatty())
    except (ValueError, AttributeError):
        return False


def is_pseudo(stream: TextIO | None) -> bool:
    """Whether a stream is a pipe of Git Bash and its like: lines are typed and echoed in its window, no console."""
    kernel, handle = windows(), handle_of(stream)
    if handle is None or not _is_pipe(stream):
        return False
    import ctypes

    found = ctypes.create_string_buffer(1024)
    if not kernel.GetFileInformationByHandleEx(handle, FILE_NAME, found, len(found)):
        return False
    length = int.from_bytes(found.raw[:4], "little")
    return bool(PSEUDO.fullmatch(found.raw[4 : 4 + length].decode("utf-16-le", "replace")))


def is_echoed(stream: TextIO | None) -> bool:
    """Whether lines are seen while they are typed: at a terminal, or in Emacs, which on Windows has only pipes."""
    return is_terminal(stream) or bool(windows() and os.environ.get("INSIDE_EMACS") and _is_pipe(stream))


def _is_pipe(stream: TextIO | None) -> bool:
    try:
        return stream is not None and stat.S_ISFIFO(os.fstat(stream.fileno()).st_mode)
    except (OSError, ValueError, AttributeError):
        return False


def obeys(stream: TextIO | None) -> bool:
    """Whether a terminal takes escape sequences for orders: all do but a console of Windows that was not told to."""
    mode = _mode(handle_of(stream))
    return mode is None or mode & OBEYS == OBEYS


@contextmanager
def opened(stream: TextIO | None) -> Iterator[None]:
    """A console of Windows is told to obey escape sequences, and is afterwards as it was. It may refuse: ask `obeys`.

    A window of Git Bash shows UTF-8, whatever the system writes.
    """
    if isinstance(stream, TextIOWrapper) and is_pseudo(stream) and not os.environ.get("PYTHONIOENCODING"):
        stream.reconfigure(encoding="utf-8")
    handle = handle_of(stream)
    mode = _mode(handle)
    if mode is None:
        yield
        return
    windows().SetConsoleMode(handle, mode | OBEYS)
    try:
        yield
    finally:
        windows().SetConsoleMode(handle, mode)


def _mode(handle: Any) -> int | None:
    """The mode of a console; None for what is none."""
    if handle is None:
        return None
    import ctypes

    mode = ctypes.c_ulong()
    return mode.value if windows().GetConsoleMode(handle, ctypes.byref(mode)) else None


def key_waits(stream: TextIO) -> bool:
    """Whether a key was struck that nobody has read."""
    if sys.platform == "win32":
        import msvcrt

        return msvcrt.kbhit()
    import select

    return bool(select.select([stream], [], [], 0)[0])
