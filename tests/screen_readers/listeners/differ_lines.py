"""The NVDA-like reader of older Windows consoles: it compares the lines of the visible screen."""

from .differ import by_lines, listening

PACKAGES = {}


def listen(program, folder):
    return listening(program, folder, by_lines, whole=False)
