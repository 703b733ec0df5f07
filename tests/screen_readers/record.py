"""Print what a reader says during a conversation: python -m screen_readers.record READER FILE, from tests/."""

import argparse
import importlib
import itertools
import signal
import sys
import tempfile
from pathlib import Path

from . import bench, conversation
from .refresh import refreshed


def record(reader, talk, most=bench.MOST):
    """Hold the conversation under a reader; the lines heard and the events."""
    with tempfile.TemporaryDirectory(prefix="reader-") as name:
        numbers = itertools.count()

        def listen():
            folder = Path(name) / str(next(numbers))
            (folder / "home").mkdir(parents=True)
            return reader.listen(bench.program_of(talk, folder / "home"), folder)

        return bench.hold(listen, talk, most)


def page(events):
    """The events as a page: typed lines begin with "? ", the rest is what was said, one utterance a line."""
    lines, typed = [], ""
    for event in events:
        match event.who:
            case "key" if event.text == "Enter":
                lines, typed = [*lines, f"? {typed}".rstrip()], ""
            case "key":
                typed += event.text if len(event.text) == 1 else f"[{event.text}]"
            case "say":
                lines += [f"    {line}" for line in event.text.splitlines()]
            case "braille":
                lines.append(f"    [{event.text}]")
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("reader")
    parser.add_argument("file")
    parser.add_argument("--write", action="store_true", help="put what was heard into the file, to be read and kept")
    parser.add_argument("--events", action="store_true", help="print every event instead, letters and keys included")
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that a stopped recording stops its reader too
    talk = conversation.read(options.file)
    heard, events = record(importlib.import_module(f".listeners.{options.reader}", __package__), talk,
                           3.0 if options.write else bench.MOST)
    print("\n".join(map(str, events)) if options.events else page(events), end="")
    print("\n".join(bench.differences(talk, heard)))
    if options.write:
        text = Path(options.file).read_text(encoding="utf-8")
        answers = ["\n".join(bench.spoken(lines)) for lines in heard]
        Path(options.file).write_text(refreshed(text, answers), encoding="utf-8")


if __name__ == "__main__":
    main()
