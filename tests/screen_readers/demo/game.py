"""What the small programs of this folder answer."""

LONG = tuple(f"Ligne {n} du récit, avec des accents é è ç." for n in range(1, 41))
WELCOME = "Symphonimo. Tapez a pour l'aide.\nManche 1. À vous de piocher."
ANSWERS = {
    "chefs": "Chef 2 : trois musiciens, valeurs 7, 7, 9.\nPioche : 41 cartes.",
    "court": "C'est fait.",
    "main": "Votre orchestre : soliste 3, duo de 5, quatuor de 7. 6 points.",
    "quitter": "Partie gardée. Pour la retrouver : reprendre. Au revoir.",
    "": "Que voulez-vous faire ?",
} | {f"long {n}": "\n".join(LONG[:n]) for n in range(1, 21)} | {"suite": "\n".join(LONG[20:])}
ANSWERS |= {f"compte {n}": "\n".join(f"Compte {n}, ligne {k} : é è ç." for k in range(1, n + 1)) for n in range(1, 21)}


def answer(line):
    line = line.strip()
    return ANSWERS.get(line) or f"Je ne connais pas {line}. Tapez a pour l'aide."
