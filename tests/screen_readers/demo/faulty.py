"""A program whose answers have faults that readers pass over: an empty line, too many lines, too wide a line."""

ANSWERS = {
    "vide": "Une ligne, puis rien.\n\nUne autre ligne.",
    "25": "\n".join(f"Ligne numéro {n} de vingt-cinq." for n in range(1, 26)),
    "large": "Une ligne de cent colonnes. " * 4,
}

print("Un programme fautif.")
while True:
    print(ANSWERS.get(input("? "), "Une réponse sans faute."))
