"""A program that speaks its answers through accessible_output2 as well as printing them."""

import contextlib
import io
import sys

from game import WELCOME, answer

with contextlib.redirect_stdout(io.StringIO()):
    from accessible_output2.outputs.auto import Auto

    voice = Auto().get_first_available_output()


def tell(text):
    sys.stdout.write(text + "\n")
    voice.speak(text, interrupt=True)


tell(WELCOME)
while True:
    line = input("? ")
    tell(answer(line))
    if line == "quitter":
        break
voice.close()
