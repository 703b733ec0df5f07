"""Write again what is heard in conversation files, from the program on a pipe: python -m screen_readers.refresh FILE ..."""

import subprocess
import sys
import tempfile
from pathlib import Path

from . import bench, conversation

ASKED = "\n? "


def refreshed(text, answers):
    """The conversation with other answers, the opening first; comments stay, what is typed stays."""
    talk = conversation.parse(text)
    old = [talk.opening] + [turn.heard for turn in talk.turns if turn.typed.startswith("?")]
    answers = map(_answer, answers, old)
    kept, lines = [], [*next(answers)]
    for line in text.splitlines():
        if conversation.HEADER.fullmatch(line):
            kept.append(line)
        elif line.startswith("# ") or line == "#":
            lines.append(line)
        elif line == "?" or line.startswith("? "):
            lines += [line, *next(answers, [])]
        elif line.startswith("+ "):
            lines.append(line)
    return "\n".join(kept + lines) + "\n"


def _answer(answer, old):
    """Its lines, or the old ones where they still say the same."""
    new = [line.strip() for line in answer.splitlines() if line.strip()]
    return list(old) if bench.same(bench.words(old), bench.words(new)) else new


def heard(talk):
    """The opening and each answer; keys that are not letters are for readers to hear, not for a pipe."""
    typed = [turn.typed[2:] for turn in talk.turns if turn.typed.startswith("?")]
    with tempfile.TemporaryDirectory() as home:
        program = bench.program_of(talk, home)
        out = subprocess.run(program.command, check=False, env=program.env, input="".join(f"{line}\n" for line in typed),
                             capture_output=True, text=True, timeout=60).stdout
    opening, *answers = ("\n" + out).split(ASKED)
    return [opening] + [answer.partition("\n")[2] for answer in answers]


def main():
    for name in sys.argv[1:]:
        path = Path(name)
        text = path.read_text(encoding="utf-8")
        path.write_text(refreshed(text, heard(conversation.parse(text))), encoding="utf-8")


if __name__ == "__main__":
    main()
