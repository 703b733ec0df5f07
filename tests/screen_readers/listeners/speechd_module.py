#!/usr/bin/python3 -SE
"""An output module of Speech Dispatcher that writes what it should say to a log; a message takes some seconds, or none."""

import json
import os
import re
import select
import sys
import time

ENTITIES = (("&lt;", "<"), ("&gt;", ">"), ("&quot;", '"'), ("&apos;", "'"), ("&amp;", "&"))
KINDS = {"SPEAK": "say", "CHAR": "char", "KEY": "char", "SOUND_ICON": "sound"}
log = os.open(os.environ["SCREEN_READER_LOG"], os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)


seconds = float(os.environ.get("SCREEN_READER_SECONDS", "0"))
pending, ends = b"", None


def note(who, text, lang=""):
    os.write(log, (json.dumps([time.time(), who, text, lang], ensure_ascii=False) + "\n").encode())


def send(*lines):
    os.write(1, ("\n".join(lines) + "\n").encode())


def line_in():
    """The next line of the server; a message that is being said ends meanwhile if its time comes."""
    global pending, ends
    while b"\n" not in pending:
        left = None if ends is None else max(0.0, ends - time.time())
        if not select.select([0], [], [], left)[0]:
            ends = None
            send("702 END")
        elif data := os.read(0, 65536):
            pending += data
        else:
            sys.exit(0)
    raw, pending = pending.split(b"\n", 1)
    return raw.decode("utf-8", "replace").rstrip("\r")


def block():
    lines = list(iter(line_in, "."))
    return "\n".join(line[1:] if line.startswith("..") else line for line in lines)


def plain(text):
    text = re.sub(r"<[^>]*>", "", text)
    for name, character in ENTITIES:
        text = text.replace(name, character)
    return text


lang = ""
while True:
    command = line_in()
    match command.split(" ")[0]:
        case "INIT":
            send("299-log module", "299 OK LOADED SUCCESSFULLY")
        case "AUDIO":
            send("207 OK RECEIVING AUDIO SETTINGS")
            block()
            send("203 OK AUDIO INITIALIZED")
        case "LOGLEVEL":
            send("207 OK RECEIVING LOGLEVEL SETTINGS")
            block()
            send("203 OK LOG LEVEL SET")
        case "SET":
            send("203 OK RECEIVING SETTINGS")
            settings = dict(pair.split("=", 1) for pair in block().splitlines() if "=" in pair)
            lang = settings.get("language", lang)
            send("203 OK SETTINGS RECEIVED")
        case "LIST":
            send("200-log-fr\tfr\tnone", "200-log-en\ten\tnone", "200 OK VOICE LIST SENT")
        case "SPEAK" | "CHAR" | "KEY" | "SOUND_ICON" as kind:
            send("202 OK RECEIVING MESSAGE")
            text = plain(block())
            send("200 OK SPEAKING")
            note(KINDS[kind], text, lang)
            send("701 BEGIN")
            ends = time.time() + seconds
        case "STOP":
            note("cancel", "")
            if ends is not None:
                ends = None
                send("703 STOP")
        case "QUIT":
            send("210 OK QUIT")
            sys.exit(0)
        case "PAUSE":
            pass
        case _:
            send("300 ERR UNKNOWN COMMAND")
