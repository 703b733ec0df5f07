"""The program as it is started: time to its version, to its first prompt and to each answer, and its memory."""

import os
import re
import select
import subprocess
import sys
import tempfile
from compileall import compile_dir
from pathlib import Path
from time import perf_counter, sleep

from measuring import Report, alternated

ROOT = Path(__file__).parents[2]
PROGRAM = (sys.executable, "-m", "accessijeux_cli")
BARE = (sys.executable, "-c", "pass")
BARE_PROMPT = (sys.executable, str(Path(__file__).with_name("bare_prompt.py")))
ESCAPES = re.compile(rb"\x1b\[[0-9;?]*[A-Za-z]|[\r\b]")
PROMPT = b"?"
LIMIT = 20.0
"""Seconds after which something is broken."""
GAME = ("symphonimo", "", "")
"""What is typed to begin a game against two bots."""
LINES = (
    "chefs", "moi", "score", "v7", "aide", "règles", "? e1", "pioche", "xyzzy", "p", "1", "annuler", "r", "e1", "1",
)  # fmt: skip
"""What is typed in a game, again and again."""


def environment(home: str) -> dict[str, str]:
    """That of a person with a home of its own, so that nothing of theirs is read or written."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("ACCESSIJEUX", "XDG", "LC_"))}
    path = os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])
    own = {"HOME": home, "PYTHONPATH": path, "TERM": "xterm-256color", "LANG": "C.UTF-8", "ACCESSIJEUX_LANG": "fr"}
    return kept | own


def compile_catalogs() -> None:
    """As the wheel's build does: otherwise every start would compile them in memory."""
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    for source in ROOT.glob("locales/*/LC_MESSAGES/*.po"):
        with source.open("rb") as messages, source.with_suffix(".mo").open("wb") as compiled:
            write_mo(compiled, read_po(messages))


class Terminal:
    """A program on a pseudo-terminal of 79 columns."""

    def __init__(self, command: tuple[str, ...], home: str):
        import pty

        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, env=environment(home), cwd=ROOT, start_new_session=True
        )
        os.close(slave)

    def until_prompt(self) -> float:
        """Seconds until the prompt stands and nothing follows it. RuntimeError when it does not come."""
        begun, said, last = perf_counter(), b"", perf_counter()
        while perf_counter() - begun < LIMIT:
            if select.select([self.master], [], [], 0.03)[0]:
                said, last = said + os.read(self.master, 65536), perf_counter()
            elif ESCAPES.sub(b"", said).rpartition(b"\n")[2].strip() == PROMPT:
                return last - begun
        raise RuntimeError(f"no prompt: {said[-300:]!r}")

    def answer(self, line: str) -> float:
        """Seconds from Enter to the last byte of the answer to a line."""
        os.write(self.master, line.encode())
        sleep(0.05)
        if select.select([self.master], [], [], 0)[0]:
            os.read(self.master, 65536)
        os.write(self.master, b"\r")
        return self.until_prompt()

    def peak(self) -> float:
        """The most memory it had so far, in megabytes; Linux only."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmHWM:\s+(\d+)", status)[1]) / 1024

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)


def whole(command: tuple[str, ...], home: str) -> float:
    """Seconds from start to end of a program."""
    begun = perf_counter()
    subprocess.run(command, env=environment(home), cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return perf_counter() - begun


def first_prompt(command: tuple[str, ...], home: str) -> float:
    """Seconds from start to the first prompt."""
    begun = perf_counter()
    terminal = Terminal(command, home)
    started = perf_counter() - begun
    try:
        return started + terminal.until_prompt()
    finally:
        terminal.close()


def run(report: Report, turns: int, lines: int) -> None:
    if sys.platform == "win32":
        report.title("Start times, answers and memory need a pseudo-terminal: not on Windows")
        return
    compile_catalogs()
    compile_dir(ROOT / "accessijeux_cli", quiet=1)
    with tempfile.TemporaryDirectory() as home:
        _starts(report, home, turns)
        _answers(report, home, lines)


def _starts(report: Report, home: str, turns: int) -> None:
    report.title("Start, milliseconds, medians of alternated starts")
    found = alternated(
        {
            "bare Python": lambda: whole(BARE, home),
            "accessijeux --version": lambda: whole((*PROGRAM, "--version"), home),
            "bare quiet prompt": lambda: first_prompt(BARE_PROMPT, home),
            "first prompt": lambda: first_prompt(PROGRAM, home),
            "first prompt, --simple": lambda: first_prompt((*PROGRAM, "--simple"), home),
        },
        turns,
    )
    for name, seconds in found.items():
        report.line(name, f"{seconds * 1000:.0f}")
    for name, base, most in (
        ("accessijeux --version", "bare Python", 3),
        ("first prompt", "bare quiet prompt", 1.5),
        ("first prompt, --simple", "bare Python", 6),
    ):
        ratio = found[name] / found[base]
        report.bar(f"{name} to {base}", f"{ratio:.2f} times", f"under {most} times", ratio < most)


def _answers(report: Report, home: str, lines: int) -> None:
    report.title("Answers in a game against two greedy bots, milliseconds from Enter to the last byte")
    terminal = Terminal(PROGRAM, home)
    try:
        terminal.until_prompt()
        for line in GAME:
            terminal.answer(line)
        found = sorted(terminal.answer(LINES[index % len(LINES)]) * 1000 for index in range(lines))
        memory = terminal.peak()
    finally:
        terminal.close()
    for part, most in ((95, 20), (99, 40), (100, 100)):
        value = found[max(0, -(-len(found) * part // 100) - 1)]
        what = "slowest answer" if part == 100 else f"{part} % of answers"
        report.bar(what, f"{value:.1f} of {len(found)}", f"under {most}", value < most)
    report.title("Memory")
    report.bar("a game with prompt_toolkit", f"{memory:.0f} MB", "under 60 MB", memory < 60)
