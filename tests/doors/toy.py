"""A tiny conversation behind the real shell and terminal, run by the tests of the doors as a program."""

import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Self

from accessijeux_cli.outside.files import log_trouble
from accessijeux_cli.outside.lines import line_source
from accessijeux_cli.outside.shell import converse
from accessijeux_cli.outside.speaker import Speakers
from accessijeux_cli.outside.terminal import Terminal
from accessijeux_cli.talk.utterance import Utterance

LONG = "Chef 2 : trois musiciens, valeurs 7, 7, 9. " * 4
PHRASES = ("chef 1", "chef 2", "emporter", "piocher")
HEARD = Path(os.environ.get("ACCESSIJEUX_HOME", ".")) / "heard.txt"


class Toy:
    """Answers a few words; whatever else is counted."""

    def __init__(self, speakers: Speakers) -> None:
        self.speakers = speakers
        self.over = False
        self.prompt = "? "
        self.listener = "Léa"
        self.curtained = False
        self.lines = 0
        self.typed_as = ""

    def begin(self) -> list[Utterance]:
        return [Utterance("Bienvenue à cette partie.")]

    def warm_up(self) -> Iterator[None]:
        """Half a minute of loading where the toy is "cold"."""
        for _ in range(600 if "cold" in sys.argv else 0):
            time.sleep(0.05)
            yield

    def hear(self, text: str) -> list[Utterance]:
        with HEARD.open("a", encoding="utf-8") as file:
            file.write(ascii(text) + "\n")
        self.lines += 1
        self.curtained, self.typed_as = text == "rideau", "un choix" if text == "choix" else ""
        match text.split():
            case ["long"]:
                return [Utterance(LONG)]
            case ["faux"]:
                raise ZeroDivisionError("the toy was asked to fail")
            case ["lent"]:
                time.sleep(0.6)
            case ["tour", name]:
                self.listener = name
            case ["personne"]:
                self.listener = None
            case ["voix", mode]:
                return [Utterance(f"Voix {mode} : {self.speakers.switch(mode) or 'bien'}.")]
            case ["bref"]:
                self.prompt = "c2 7 7 9: "
            case ["fin"]:
                self.over = True
                return [Utterance("C'est la fin de la partie.")]
        return [Utterance(f"Réponse numéro {self.lines}."), Utterance("À vous de jouer.")]

    def cancelled(self) -> list[Utterance]:
        return [Utterance("Commande annulée, rien ne change.")]

    def left(self) -> list[Utterance]:
        return [Utterance("Au revoir et à bientôt.")]

    def completions(self, text: str) -> list[str]:
        return [phrase for phrase in PHRASES if phrase.startswith(text)]

    def completed(self, found: list[str]) -> Utterance:
        return Utterance(f"{len(found)} suites : {', '.join(found)}." if found else "Aucune suite possible.")

    def history_hint(self) -> Utterance:
        return Utterance("Tapez historique pour entendre vos commandes.")

    def voice_failed(self, code: str) -> list[Utterance]:
        return [Utterance(f"La voix directe est perdue : {code}.")]


class Loud:
    """What the quiet editor must not be: the rules of bytes are to catch it."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception) -> None:
        pass

    def read(self, session: Toy, speaker: Speakers, trouble) -> str:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.completion import WordCompleter

        return PromptSession(completer=WordCompleter(PHRASES)).prompt(session.prompt)


def trouble(exception: Exception) -> list[Utterance]:
    log_trouble(exception)
    return [Utterance("Quelque chose a manqué, la partie continue.")]


def main(wanted: str) -> int:
    terminal = Terminal(sys.stdout)
    speakers = Speakers(terminal)
    lines = Loud() if wanted == "loud" else line_source(wanted, terminal)
    return converse(Toy(speakers), speakers, lines, trouble)


if __name__ == "__main__":
    sys.exit(main("".join(sys.argv[1:])))
