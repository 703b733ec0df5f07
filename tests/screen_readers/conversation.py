"""A conversation file: what is typed and what must then be heard, readable by somebody who does not program."""

import re
from dataclasses import dataclass
from pathlib import Path

KEYS = {
    "Enter": "\r", "Tab": "\t", "Backspace": "\x7f", "Escape": "\x1b", "Delete": "\x1b[3~",
    "Up": "\x1b[A", "Down": "\x1b[B", "Right": "\x1b[C", "Left": "\x1b[D", "Home": "\x1b[H", "End": "\x1b[F",
    "Ctrl+C": "\x03", "Ctrl+D": "\x04", "Ctrl+L": "\x0c",
}
HEADER = re.compile(r"# (lang|args|program|size|cells): *(.*)")
STROKE = re.compile(r"\[(Paste|Wait) ([^\]]*)\]|\[(%s)\]|(.)" % "|".join(map(re.escape, KEYS)))


@dataclass(frozen=True)
class Key:
    """One key, several characters pasted at once, or a wait in seconds without any key."""

    name: str
    text: str = ""
    wait: float = 0.0


@dataclass(frozen=True)
class Turn:
    """Keys typed one after the other, then the lines heard."""

    typed: str
    keys: tuple[Key, ...]
    heard: tuple[str, ...]


@dataclass(frozen=True)
class Conversation:
    name: str
    lang: str
    args: tuple[str, ...]
    program: str
    columns: int
    cells: int
    opening: tuple[str, ...]
    turns: tuple[Turn, ...]


def keys(typed):
    """The keys of a typed line: `ch[Tab]` is c, h, Tab."""
    return tuple(_key(*found) for found in STROKE.findall(typed))


def _key(command, argument, name, character):
    match command:
        case "Paste":
            return Key("Paste", argument)
        case "Wait":
            return Key("Wait", wait=float(argument))
    return Key(name or character, KEYS.get(name, character))


def parse(text, name=""):
    """Read a conversation; the lines before the first typed line are what is heard at the start."""
    header = {"lang": "fr", "args": "", "program": "", "size": "80", "cells": "40"}
    blocks = [("", (), [])]
    for line in text.splitlines():
        if found := HEADER.fullmatch(line):
            header[found[1]] = found[2]
        elif line == "?" or line.startswith("? "):
            blocks.append((line, (*keys(line[2:]), Key("Enter", KEYS["Enter"])), []))
        elif line.startswith("+ "):
            blocks.append((line, keys(line[2:]), []))
        elif line and not line.startswith("# ") and line != "#":
            blocks[-1][2].append(line)
    opening, *turns = (Turn(typed, strokes, tuple(heard)) for typed, strokes, heard in blocks)
    return Conversation(name, header["lang"], tuple(header["args"].split()), header["program"],
                        int(header["size"]), int(header["cells"]), opening.heard, tuple(turns))


def read(path):
    path = Path(path)
    return parse(path.read_text(encoding="utf-8"), path.stem)
