"""Lines: the source of typed lines that suits a terminal."""

import sys
from typing import TextIO

from accessijeux_cli.outside import console
from accessijeux_cli.outside.shell import Lines, PlainLines
from accessijeux_cli.outside.terminal import Terminal


def line_source(wanted: str, terminal: Terminal, stdin: TextIO | None = None) -> Lines:
    """The reader of lines that suits: "simple" is obeyed, anything else means the quiet editor where a terminal allows.

    Plain reading is for pipes, for TERM dumb, unknown or unset, for a console that refuses escapes, and for whoever asks
    for it (R29).
    """
    stdin = stdin or sys.stdin
    if wanted != "simple" and console.is_terminal(stdin) and not console.is_pseudo(stdin) and terminal.obeys:
        from accessijeux_cli.outside.editor import QuietLines

        return QuietLines(terminal, stdin)
    return PlainLines(terminal, stdin, console.is_echoed(stdin))
