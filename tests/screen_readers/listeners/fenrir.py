"""Fenrir in its pseudo-terminal emulation, its speech command replaced by a script that keeps what it is given."""

import configparser
import re
from contextlib import contextmanager
from pathlib import Path

from ..bench import Ear
from ..driver import Event, Log, Terminal

PACKAGES = {"fenrir": "fenrir"}
SAY = Path(__file__).parent / "fenrir_say.sh"
FIRST_LETTERS = re.compile(r"\? (\S{1,3}|(\d) \2)")  # it reads a prompt of two characters again with the first letters it sees, and with equal digits
OWN = ("blank", "question??", "pychant is not installed", "Start Fenrir")
SETTINGS = "/etc/fenrirscreenreader/settings/settings.conf"


class FenrirLog(Log):
    """The log, with the utterances that the script has kept beside it."""

    def events(self):
        kept = Path(self.path + ".said")
        said = kept.read_text(encoding="utf-8", errors="replace") if kept.exists() else ""
        records = [record.split("\x1f", 1) for record in said.split("\x1e")[:-1]]
        found = [Event(float(when), "say", text) for when, text in records if text.strip()]
        return sorted(super().events() + found, key=lambda event: event.time)


@contextmanager
def listen(program, folder):
    log = FenrirLog(folder / "log")
    _settings(folder / "settings.conf", program.script(folder))
    env = program.env | {"SCREEN_READER_LOG": log.path}
    terminal = Terminal(["fenrir", "-e", "-s", str(folder / "settings.conf")], env, program.columns)
    try:
        yield Ear(log, lambda key: terminal.send(key.text), terminal.pump, lines, terminal)
    finally:
        terminal.close(folder)
        log.close()


def _settings(path, shell):
    settings = configparser.ConfigParser(interpolation=None)
    settings.optionxform = str
    settings.read(SETTINGS, encoding="utf-8")
    settings["speech"].update({"driver": "genericDriver", "genericSpeechCommand": f"{SAY} fenrirText"})
    settings["sound"]["enabled"] = "False"
    settings["remote"].update({"enabled": "False", "enable": "False"})
    settings["keyboard"]["charEcho"] = "False"
    settings["general"].update({"autoSpellCheck": "False", "debugMode": "Print", "punctuationLevel": "none",
                               "shell": shell})
    with open(path, "w", encoding="utf-8") as file:
        settings.write(file)


def lines(utterance):
    """Fenrir separates the lines of an utterance with " , ", which no sentence holds, and greets at the start."""
    found = [part.strip() for part in re.split(r"\n|\s+, ", utterance)]
    return [part for part in found if part.strip(" ,") and part not in OWN and not FIRST_LETTERS.fullmatch(part)]
