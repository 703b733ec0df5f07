"""The machine: the system, the Python and the terminal that the program runs on, for a report."""

import os
import sys
from collections.abc import Mapping

from accessijeux_cli.outside.terminal import Terminal
from accessijeux_cli.talk.doors import Machine

PACKAGES = ("prompt_toolkit", "accessible-output2")
NAMED = ("TERM", "TERM_PROGRAM", "TERM_PROGRAM_VERSION", "COLORTERM", "MSYSTEM", "LANG", "LC_ALL", "LC_CTYPE",
         "PYTHONIOENCODING", "PYTHONUTF8", "ACCESSIJEUX_LANG")  # fmt: skip
"""Environment variables that are told with their value."""
PRESENT = ("WT_SESSION", "ConEmuPID", "SSH_CONNECTION", "TMUX", "STY", "ACCESSIJEUX_HOME")
"""Those of which it is told only whether they are there: their values say who or where somebody is."""


def machine(version: str, terminal: Terminal, environ: Mapping[str, str] | None = None, system: str = sys.platform) -> Machine:
    """This machine, as a report tells it, for that version of the program.

    terminal  has `interactive`, `encoding` and `columns`
    environ   the environment, os.environ when it is not given
    system    as sys.platform names it
    """
    environ = os.environ if environ is None else environ
    home = os.path.expanduser("~")
    facts = {
        "accessijeux": version,
        "system": _system(),
        "python": f"{sys.version} {sys.executable}",
        **{package: _version_of(package) for package in PACKAGES},
        **{name: environ.get(name, "-") for name in NAMED},
        **{name: "yes" if environ.get(name) else "no" for name in PRESENT},
        "terminal": "yes" if terminal.interactive else "no",
        "input": "terminal" if _typed() else "pipe or file",
        "size": _size(terminal),
        "encoding": terminal.encoding,
        "code pages": _code_pages(system),
    }
    return Machine(system, home if home != "~" else "", os.path.basename(home), facts)


def _system() -> str:
    import platform

    return f"{sys.platform}, {platform.platform()}, {platform.machine()}"


def _version_of(package: str) -> str:
    from importlib import metadata

    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return "-"


def _typed() -> bool:
    try:
        return sys.stdin.isatty()
    except (ValueError, AttributeError):
        return False


def _size(terminal: Terminal) -> str:
    try:
        columns, lines = os.get_terminal_size()
    except (OSError, ValueError):
        return f"{terminal.columns} columns"
    return f"{columns} columns, {lines} lines"


def _code_pages(system: str) -> str:
    """Those of a Windows console, in and out."""
    if system != "win32":
        return "-"
    try:
        import ctypes

        console = ctypes.windll.kernel32  # type: ignore[attr-defined]
        return f"{console.GetConsoleCP()}, {console.GetConsoleOutputCP()}"
    except (ImportError, AttributeError, OSError):
        return "-"
