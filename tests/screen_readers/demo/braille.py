"""A program with a braille way: each line of an answer is printed as the prompt, Enter gives the next."""

import sys
import textwrap

from game import WELCOME, answer

CELLS = 40  # the cursor takes one


def say(text, braille):
    if not braille:
        sys.stdout.write(text + "\n")
        return
    for line in text.splitlines():
        for part in textwrap.wrap(line, CELLS - 1):
            input(part)


braille = False
say(WELCOME, braille)
while True:
    line = input("? ")
    if line == "braille":
        braille = not braille
        say("Braille : oui." if braille else "Braille : non.", braille)
        continue
    say(answer(line), braille)
    if line == "quitter":
        break
