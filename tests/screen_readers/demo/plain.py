"""A program that asks with input() and readline, and answers with one write."""

import readline  # noqa: F401  line editing and history
import sys

from game import WELCOME, answer

sys.stdout.write(WELCOME + "\n")
while True:
    try:
        line = input("? ")
    except KeyboardInterrupt:
        sys.stdout.write("\nCommande annulée.\n")
        continue
    sys.stdout.write(answer(line) + "\n")
    sys.stdout.flush()
    if line == "quitter":
        break
