"""A program whose answers have faults that readers pass over: an empty line, too many lines, too wide a line, no prompt after."""

import time

ANSWERS = {
    "vide": "Une ligne, puis rien.\n\nUne autre ligne.",
    "25": "\n".join(f"Ligne numéro {n} de vingt-cinq." for n in range(1, 26)),
    "large": "Une ligne de cent colonnes. " * 4,
    "muet": "Une réponse sans invite.",
}

print("Un programme fautif.")
while True:
    typed = input("? ")
    print(ANSWERS.get(typed, "Une réponse sans faute."))
    if typed == "muet":
        time.sleep(60)
