"""The linter: what is wrong with a sentence or a reply for somebody who only hears it (R7, R12, R32 to R42).

`sentence_problems` and `reply_problems` give short texts, [] when all is well. The rules are those of design/speech.md.
"""

import re
from itertools import pairwise

from accessijeux_cli.words.lines import cells, wrapped

WIDTH = 79
MOST_LINES = 20
LETTERS = "a-zA-ZàâäçéèêëîïôöùûüÿœæÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŒÆ"
CAPITALS = "A-ZÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŒÆ"
NAMED = ("NVDA", "JSON", "CLI")
"""Words in capitals that are names of things."""
OPTIONS = re.compile(r"--[a-z]+(?:-[a-z]+)*|-[hV]\b")
"""Options of the command line, where they may be named."""
COMMANDS = re.compile(r"\baccessijeux\b[^.:]*|(?<=\s)[a-z_]+=[a-z]+")
"""What is typed in a shell."""

HISTORY = re.compile(r"^(?:\d, [\w ']+? ?: )+(?=[A-ZÀ-Ý0-9])")
"""A line of the history begins with a number and what was typed; so may the answer that it tells."""
TYPED = re.compile(r"(?:Encore : |Again: )?(?:(?:Ici|Here) ?: |[^.]* (?:ou|or) [^.]*? ?: (?=[a-zà-ÿ]))")
"""A line of help begins with what may be typed, in two forms, such as "7 2", or lists it."""

ANY = {
    "a sign that is not allowed": rf"[^{LETTERS}0-9 .,:;?!'-]",
    "a signed number": r"(?<![\w'])[-+]\d",
    "a hyphen that is not inside a word": r"(?<!\w)-|-(?!\w)",
    "a hyphen between digits": r"\d-\d",
    "an apostrophe that is not inside a word": r"(?<!\w)'|(?<!s)'(?!\w)",
    "a doubled space": r"  ",
    "a space at an end": r"^ | $",
    "a space before a comma or full stop": r" [.,]",
    "no space after a sign": r"[,;:?!](?=\S)",
    "signs in a row": r"[.,:;?!][.,:;?!]",
    "a digit glued to a comma": r"\d,\d",
    "two numbers with only a space between": r"\d \d",
    "a number glued to a letter": r"\b(?![1]er\b)\d+(?!s\b)[^\W\d_]|[^\W\d_]\d",
    "a word in capitals": rf"\b(?!(?:{'|'.join(NAMED)})\b)[{CAPITALS}]{{2,}}\b",
    "an abbreviation": r"\b(?:pts|no|num|nb|max|min|etc)\b\.?",
    "a leftover place for a fact": r"[{}]",
    "a leftover of a value": r"\b(?:None(?! unseen)|True|False|nan)\b",
}
ABBREVIATIONS_ALLOWED = {"en": r"\bno\b", "fr": r"(?!)"}
BY_LANGUAGE = {
    "fr": {
        "no space before a sign": r"(?<! )[:;?!]",
        "a missing elision": r"(?i)(?<!-)\b(?:de|le|la|que|je|ne|se|me|te|jusque|lorsque|puisque) "
        r"(?!(?:huit|onze|hasard|haut|hors|un |1|8|11|h\b|a\b|o\b|e\b|hi\b|oui)\S*)[aeiouhyàâéèêëîïôöùûü](?!\b)",
        "an elision that should not be": r"(?i)\b[dlnjsmct]'[bcfgjklmnpqrstvwxzç]|\b[dl]'(?:huit|onze|hasard)",
        "an ordinal in digits": r"\b\d+(?:e|re|nd|nde|ème|eme|ième)\b",
        "de le or à le": r"\b(?:[Dd]e|[Àà]) les?\b(?! [a-z]+er\b)",
        "a plural after si": r"(?i)\bsi il",
    },
    "en": {
        "a space before a sign": r" [:;?!]",
        "an ordinal in digits": r"\b\d+(?:st|nd|rd|th)\b",
        "a before a vowel": r"(?i)\ba (?:8|11|18)\b|\ban (?:[3-7]|9|10)\b",
        "names share a singular": r"\b\w+ and \w+ (?:shares|wins|takes|draws)\b",
    },
}
FR = ["point", "musicien", "carte", "quatuor", "soliste", "duo", "trio", "quintette", "partie", "coup", "ligne",
      "réponse", "victoire", "joueur", "titre", "étape", "inconnu", "famille", "exemplaire", "mot", "manche"]  # fmt: skip
EN = ["point", "musician", "card", "quartet", "solo", "duo", "trio", "quintet", "game", "move", "line", "answer",
      "victory", "player", "heading", "step", "word", "conductor"]  # fmt: skip
PLURALS = {"victory": "victories"}
FR_NUMBERS = [
    "deux",
    "trois",
    "quatre",
    "cinq",
    "six",
    "sept",
    "huit",
    "neuf",
    "dix",
    "onze",
    "douze",
    "treize",
    "quatorze",
    "quinze",
    "seize",
    "vingt",
]
EN_NUMBERS = [
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "twenty",
]
ONE = {"fr": r"(?:0|1|zéro|une?|aucune?)", "en": r"(?:1|one)"}
MANY = {
    "fr": rf"(?:[2-9]|\d\d+|{'|'.join(FR_NUMBERS)})",
    "en": rf"(?:0|[2-9]|\d\d+|zero|no|{'|'.join(EN_NUMBERS)})",
}
NOUNS = {"fr": FR, "en": EN}
SINGULAR_AFTER_NO = {
    "en": r"(?i)\bno (?:musician|quartet|card|conductor|word|player|game|move|heading|victory|line|answer)\b"
}
VALUES = {"fr": r"\bvaleur(s?) (\d+(?:, \d+)*)(?=[.:]| :|,? et|$)", "en": r"\bvalue(s?) (\d+(?:, \d+)*)(?=[.:]|$)"}

FOREIGN = {
    "fr": [
        "the",
        "of",
        "and",
        "your",
        "you",
        "with",
        "card",
        "cards",
        "draw",
        "draws",
        "take",
        "takes",
        "under",
        "round",
        "turn",
        "deck",
        "conductor",
        "conductors",
        "for",
        "instance",
        "game",
        "again",
        "nothing",
        "what",
        "how",
        "this",
        "that",
        "is",
        "are",
        "was",
        "has",
        "have",
        "from",
        "type",
        "more",
        "not",
        "allowed",
        "score",
    ],
    "en": [
        "le",
        "la",
        "les",
        "des",
        "du",
        "et",
        "vous",
        "votre",
        "avec",
        "carte",
        "cartes",
        "sous",
        "chef",
        "chefs",
        "tapez",
        "manche",
        "pioche",
        "piochez",
        "emporte",
        "une",
        "est",
        "sont",
        "qui",
        "que",
        "pour",
        "dans",
        "joueur",
        "partie",
        "encore",
        "rien",
        "aucun",
        "musicien",
        "musiciens",
        "votre",
    ],
}
FOREIGN["fr"].remove("score")
FOREIGN["fr"].append("mammouth")  # a French word, which espeak-ng says the English way
SAME = {"fr": {"type"}, "en": {"du", "le", "la", "est"} - {"le", "la", "est"}}
BOTH_LANGUAGES = re.compile(r"Type english for English\.|Tapez français pour le français\.|\bor le\b|\bor le 2\b")
"""Where the other language is named in itself."""
PROPER = re.compile(
    r"\b(?:Fausse note|Grand Maestro|Guerre des Sons|Schrille Stille|Robert Brouwer|Studio Stratosphères)\b"
)


def sentence_problems(sentence, language, options=False, commands=True):
    """What is wrong with one sentence. options: words such as "--lang" are allowed."""
    if not sentence.strip():
        return ["nothing in it"]
    text = COMMANDS.sub("accessijeux", OPTIONS.sub("option", sentence)) if options else sentence
    text = HISTORY.sub("", text)
    found = [f"{name}: {match[0]!r}" for name, pattern in {**ANY, **BY_LANGUAGE[language]}.items()
             if (match := re.search(pattern, text)) and not _allowed(name, text, language)]  # fmt: skip
    if not re.match(rf"[{CAPITALS}0-9]|accessijeux|option", text):
        found.append("it does not begin with a capital or a digit")
    if not re.search(r"[.:?!]$", text):
        found.append("it does not end as a sentence")
    found += agreement_problems(text, language)
    if foreign := foreign_words(text, language):
        found.append(f"words of the other language: {foreign}")
    found += line_problems(sentence)
    return found


def _allowed(name, text, language):
    if name == "two numbers with only a space between":
        return bool(TYPED.match(text))
    found = re.search(ANY["an abbreviation"], text) if name == "an abbreviation" else None
    return bool(found and re.search(ABBREVIATIONS_ALLOWED[language], found[0]))


def line_problems(sentence, width=WIDTH):
    """What is wrong with it once it is cut in lines."""
    lines = wrapped(sentence, width)
    found = [f"too wide: {line!r}" for line in lines if cells(line) > width]
    return found + [f"a sign at the beginning of a line: {line!r}" for line in lines if re.match(r"[.,:;?!]", line)]


def agreement_problems(text, language):
    """Numbers and nouns that do not agree: 0 takes the singular in French."""
    found = []
    for noun in NOUNS[language]:
        plural = PLURALS.get(noun, f"{noun}s")
        for pattern in (rf"(?i)\b{ONE[language]} {plural}\b", rf"(?i)\b{MANY[language]} {noun}\b(?! \d)"):
            match = re.search(pattern, text)
            if (
                match
                and not re.match(r" \d", text[match.end() :])
                and not re.match(SINGULAR_AFTER_NO.get(language, r"(?!)"), match[0])
                and not _is_a_value(text, match)
            ):
                found.append(f"it does not agree: {match[0]!r}")
    for match in re.finditer(VALUES[language], text):
        if bool(match[1]) != ("," in match[2]):
            found.append(f"it does not agree: {match[0]!r}")
    return found


def _is_a_value(text, match):
    """Whether the digits before the noun name something instead of counting: "the chef 2 musicians"."""
    return bool(re.search(r"(?:chef|conductor|valeur|value) $", text[: match.start()]))


def foreign_words(text, language):
    """Words that only the other language has."""
    text = PROPER.sub("", BOTH_LANGUAGES.sub("", text))
    words = {word.lower() for word in re.findall(rf"[{LETTERS}]+", text)}
    return sorted((words & set(FOREIGN[language])) - SAME[language])


def without(typed, sentence):
    """The sentence, the words that were typed left out."""
    for word in sorted(re.findall(r"\w+", typed), key=len, reverse=True):
        sentence = re.sub(rf"(?i)\b{re.escape(word)}\b", "mot" if word.isalpha() else "1", sentence)
    return sentence


FILE = re.compile(r"\b[\w-]+\.jsonl\b")
"""The name of a game's file, which is said as it is on the disk."""


def problems_heard(sentence, language, typed="", options=False):
    """What is wrong with a sentence that answers a typed text; what it only says back is not its fault."""
    sentence = FILE.sub("Léa", sentence)
    found = sentence_problems(sentence, language, options)
    if not found or not typed:
        return found
    still = {problem.partition(":")[0] for problem in sentence_problems(without(typed, sentence), language, options)}
    return [problem for problem in found if problem.partition(":")[0] in still]


DRAWN = re.compile(r"\w+ (?:pioche|draws) ")
"""What somebody draws, who may draw the same again."""


PART = re.compile(
    r"(?:Manche|Round|Plie|Trick) \d|Bataille :|Battle:"
    r"|.* (?:gagnez? la plie|wins? the trick|à égalité : bataille|tie: battle)"
)
"""What begins a round, a trick or a battle, or tells who has won it."""


def twice(reply):
    """Sentences said twice; in another round or trick the same may happen again."""
    begins = [place for place, sentence in enumerate(reply) if PART.match(sentence)]
    parts = [reply[start:end] for start, end in zip([0, *begins], [*begins, len(reply)])]
    told_twice = {each for part in parts for each in part if part.count(each) > 1 and not DRAWN.match(each)}
    return sorted(told_twice | {before for before, after in pairwise(reply) if before == after})


def reply_problems(reply, language, width=WIDTH, typed="", options=False):
    """What is wrong with a whole reply, sentence by sentence and as a whole."""
    found = [f"{problem}: {sentence!r}" for sentence in reply
             for problem in problems_heard(sentence, language, typed, options)]  # fmt: skip
    whole = " ".join(reply)
    if len(whole) < 12 or len(re.findall(r"\w+", whole)) < 3:
        found.append(f"fewer than three words and twelve characters: {whole!r}")
    lines = [line for sentence in reply for line in wrapped(sentence, width)]
    if len(lines) > MOST_LINES:
        found.append(f"{len(lines)} lines: {lines[0]!r}")
    found += [f"twice in one reply: {sentence!r}" for sentence in twice(reply)]
    if typed and typed in lines:
        found.append(f"it repeats what was typed: {typed!r}")
    return found
