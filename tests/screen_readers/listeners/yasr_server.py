#!/usr/bin/python3
"""An Emacspeak speech server that writes what it should say to a log: q queue, d speak, tts_say, l letter, s stop."""

import json
import os
import re
import sys
import time

COMMAND = re.compile(r"(\w+)(?: \{(.*)\})?", re.DOTALL)
log = os.open(os.environ["SCREEN_READER_LOG"], os.O_WRONLY | os.O_APPEND)


def note(who, text):
    os.write(log, (json.dumps([time.time(), who, text], ensure_ascii=False) + "\n").encode())


def decoded(raw):
    try:
        return raw.decode("utf-8").rstrip("\n")
    except UnicodeDecodeError:
        return raw.decode("latin-1").rstrip("\n")


queue = []
for raw in iter(sys.stdin.buffer.readline, b""):
    line = decoded(raw)
    found = COMMAND.match(line)
    word, text = (found[1], found[2] or "") if found else ("", line)
    match word:
        case "q":
            queue.append(text)
        case "d":
            if "".join(queue).strip():
                note("say", " ".join(queue))
            queue = []
        case "tts_say" if text.strip():
            note("say", text)
        case "l":
            note("char", text)
        case "s" | "tts_silence":
            note("cancel", "")
