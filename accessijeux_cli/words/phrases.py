"""Phrases: what a typed text may mean among the given sayings."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from accessijeux_cli.words.folding import fold, strip
from accessijeux_cli.words.numbers import MINUS
from accessijeux_cli.words.tongue import Name

SMALL_WORDS = {
    "fr": frozenset("le la les l de du des d je j au aux mon ma mes s il vous te plait svp merci on".split()),
    "en": frozenset("the of my i to a an please thanks under's s let me us it".split()),
}
AZERTY = dict(zip("&é\"'(-è_çà§!", "123456789068"))
"""The digit row of French keyboards without Shift; the last two are a Mac's 6 and 8."""
SLOT = re.compile(r"\{(\w+)\}")
VALUE = r"\d+(?: (?:virgule|point) \d+)?"
SLOT_FORMS = {"n": r"\d+", "card": r"\d+", "cards": r"\d+(?: \d+)*", "values": rf"{VALUE}(?: {VALUE})*"}
"""What fills an open slot: {n} and {card} a number, {cards} numbers, {values} numbers that may have decimals ("2 point 5"),
any other free words."""
BETWEEN_NUMBERS = re.compile(r"(?<=\d) (?=\d)")
INSIDE_WORDS = re.compile(r"(?<![^\W\d_])['-]|['-](?![^\W\d_])")
"""A hyphen or an apostrophe that is not between two letters."""
NEGATIVE = re.compile(r"(?<![^\W_])-(?=\d)")
"""A minus sign before a number."""
SIGNS_ALONE = {"fr": "ces signes", "en": "these signs"}
"""What is said back of a text without a letter or digit."""
SIGNS = {
    "fr": {
        "/": "barre oblique", "\\": "barre oblique inverse", "_": "trait bas", "*": "astérisque", "+": "plus", "=": "égale", "#": "dièse",
        "@": "arobase", "%": "pour cent", "&": "et commercial", "|": "barre verticale", "~": "tilde", "^": "accent circonflexe",
        "$": "dollar", "€": "euro", "£": "livre", "°": "degré", ".": "point", ",": "virgule", ";": "point-virgule", ":": "deux-points",
        "!": "point d'exclamation", "?": "point d'interrogation", '"': "guillemet", "“": "guillemet", "”": "guillemet", "«": "guillemet",
        "»": "guillemet", "'": "apostrophe", "’": "apostrophe", "‘": "apostrophe", "`": "accent grave", "(": "parenthèse", ")": "parenthèse",
        "[": "crochet", "]": "crochet", "{": "accolade", "}": "accolade", "<": "inférieur", ">": "supérieur", "-": "tiret", "–": "tiret",
        "—": "tiret", "−": "moins", "…": "points de suspension", "·": "point médian",
    },
    "en": {
        "/": "slash", "\\": "backslash", "_": "underscore", "*": "asterisk", "+": "plus", "=": "equals", "#": "hash", "@": "at sign",
        "%": "per cent", "&": "ampersand", "|": "vertical bar", "~": "tilde", "^": "caret", "$": "dollar", "€": "euro", "£": "pound",
        "°": "degree", ".": "point", ",": "comma", ";": "semicolon", ":": "colon", "!": "exclamation mark", "?": "question mark",
        '"': "quotation mark", "“": "quotation mark", "”": "quotation mark", "«": "quotation mark", "»": "quotation mark",
        "'": "apostrophe", "’": "apostrophe", "‘": "apostrophe", "`": "backquote", "(": "parenthesis", ")": "parenthesis", "[": "bracket",
        "]": "bracket", "{": "brace", "}": "brace", "<": "less than", ">": "greater than", "-": "hyphen", "–": "dash", "—": "dash",
        "−": "minus", "…": "ellipsis", "·": "middle dot",
    },
}  # fmt: skip
"""What signs are called where a text is said back because of them."""
OTHER_SIGN = {"fr": "un signe", "en": "a sign"}
WORDY = re.compile(r"[a-z]{3}")


def digits_of_the_top_row(text: str) -> str:
    """A line of only the unshifted digit row of a French keyboard, as digits; "" for any other line."""
    keys = text.replace(" ", "")
    if not keys or any(key not in AZERTY for key in keys):
        return ""
    return "".join(AZERTY.get(key, key) for key in text)


def readable(text: str, language: str) -> str:
    """Typed text as it may be said back: only letters, digits and spaces, at most 40 characters; signs alone as such."""
    text = NEGATIVE.sub(f" {MINUS[language]} ", text)
    kept = "".join(letter if letter.isalnum() or letter in "'-" else " " for letter in text)
    kept = " ".join(INSIDE_WORDS.sub(" ", kept).split())[:40].strip()
    return BETWEEN_NUMBERS.sub(", ", kept) or SIGNS_ALONE[language]


def quoted(text: str, language: str) -> str:
    """A text that is refused, said back with each of its signs by name, so that it cannot be taken for a good one.

    Letters, digits, and hyphens or apostrophes between letters are no signs; at most 40 characters.
    """
    text = NEGATIVE.sub(f" {MINUS[language]} ", text)
    named = "".join(_named(text, place, language) for place in range(min(len(text), 100)))
    return BETWEEN_NUMBERS.sub(", ", " ".join(named.split())[:40].strip())


def _named(text: str, place: int, language: str) -> str:
    sign = text[place]
    between = 0 < place < len(text) - 1 and text[place - 1].isalpha() and text[place + 1].isalpha()
    if sign.isalnum() or sign.isspace() or sign in "'-" and between:
        return sign
    return f" {SIGNS[language].get(sign, OTHER_SIGN[language])} "


class Meaning(Protocol):
    """What a phrase stands for: a frozen value of the conversation's own, only compared here."""


@dataclass(frozen=True, slots=True)
class Heard:
    """What a text was understood as: a meaning, and what filled its slots."""

    meaning: Meaning
    slots: dict[str, Any] = field(default_factory=dict)
    phrase: str = ""


@dataclass(frozen=True, slots=True)
class Doubt:
    """Several things may be meant by a text, and which one was asked.

    choices     how many, each of which has a number
    completed   what an answer makes of the whole text, None when it names none of them
    """

    choices: int
    completed: Callable[[str], str | None]


@dataclass(slots=True)
class Phrasebook:
    """All that can be said now, on levels: a lower level is looked in first.

    language   whose small words may be left out, and whose keyboard is thought of
    exact      {folded phrase: [(level, phrase, meaning), ...]}
    lean       the same for phrases without their small words, looked in last
    patterns   [(level, compiled pattern, phrase, meaning), ...] for phrases with open slots; free words come after numbers
    whole      the phrases that may be suggested or completed, as they are written
    """

    language: str
    exact: dict[str, list[tuple[int, str, Meaning]]] = field(default_factory=dict)
    lean: dict[str, list[tuple[int, str, Meaning]]] = field(default_factory=dict)
    patterns: list[tuple[float, re.Pattern[str], str, Meaning]] = field(default_factory=list)
    whole: dict[str, tuple[int, Meaning]] = field(default_factory=dict)

    def add(self, level: int, typed: str, meaning: Meaning, **facts: object) -> None:
        """Add a message of typed forms, "take {n} | pick {n} ; t {n}": whole forms, then short ones.

        Facts fill slots now; open slots stay for what is typed (SLOT_FORMS).
        """
        whole, _, short = typed.partition(";")
        for form in _forms(whole):
            said = self._elided(form, facts)
            self.whole.setdefault(_filled(said, facts), (level, meaning))
            for each in dict.fromkeys((said, form)):
                self._put(level, each, meaning, facts)
        for form in _forms(short):
            self._put(level, form, meaning, facts)

    def add_whole(self, level: int, typed: str, meaning: Meaning, **facts: object) -> None:
        """Add only the whole forms with a word of at least three letters, as for the other language."""
        for form in _forms(typed.partition(";")[0]):
            if WORDY.search(strip(SLOT.sub("", form))):
                self._put(level, form, meaning, facts)

    def _elided(self, form: str, facts: dict[str, object]) -> str:
        """A form as it is said: in French "cartes d'Anne", not "de Anne"."""
        name = facts.get("name")
        return form.replace("de {name}", f"{Name(_closed(name)):de}") if self.language == "fr" and isinstance(name, str) else form

    def _put(self, level: int, form: str, meaning: Meaning, facts: dict[str, object]) -> None:
        filled = _filled(form, facts)
        if SLOT.search(filled):
            free = any(slot not in SLOT_FORMS for slot in SLOT.findall(filled))
            self.patterns.append((level + 0.1 * free, _pattern(filled), filled, meaning))
            return
        _note(self.exact, fold(filled), level, filled, meaning)
        _note(self.lean, fold(_filled(self._lean(form), facts)), level, filled, meaning)

    def _lean(self, text: str) -> str:
        """Without small words, as long as some word stays: "les 7" never becomes 7."""
        words = [word for word in text.split() if strip(word) not in SMALL_WORDS[self.language]]
        return " ".join(words) if any(word[0].isalpha() for word in words) else text

    def meant(self, text: str) -> list[Heard]:
        """Every meaning on the first level that has one; [] when the text says nothing known.

        Small words may be left out, but not so that a short form remains: "I q" is not q.
        """
        folded = fold(text)
        found = self._hits(self.exact, folded)
        lean = self._lean(folded)
        if not found and WORDY.search(lean) and not _lays_bare(lean, folded):
            found = self._hits(self.exact, lean) or self._hits(self.lean, lean)
        return [_as_typed(heard, text) for heard in found]

    def _hits(self, forms: dict[str, list[tuple[int, str, Meaning]]], key: str) -> list[Heard]:
        hits: list[tuple[float, Heard]] = [(level, Heard(meaning, {}, form)) for level, form, meaning in forms.get(key, ())]
        if not hits:
            for level, pattern, form, meaning in self.patterns:
                match = pattern.fullmatch(key)
                if match:
                    hits.append((level, Heard(meaning, _slots(match), form)))
        if not hits:
            return []
        best = min(level for level, _ in hits)
        return _distinct([heard for level, heard in hits if level == best])

    def completions(self, text: str) -> list[str]:
        """The whole phrases that begin as the text does."""
        start = strip(text).lstrip()
        shown = [SLOT.sub("", form).strip() for form in self.whole]
        return sorted({form for form in shown if strip(form).startswith(start)} - {""})

    def continuations(self, text: str) -> list[Heard]:
        """The whole phrases without open slots that go on where the text stops, one a meaning, in the order of levels."""
        start = f"{fold(text)} "
        found = [(level, Heard(meaning, {}, form)) for form, (level, meaning) in self.whole.items()
                 if fold(form).startswith(start) and not SLOT.search(form)]  # fmt: skip
        return _distinct([heard for _, heard in sorted(found, key=lambda each: each[0])])

    def nearest(self, text: str) -> Heard | None:
        """The whole phrase that looks most like the text, None when none does."""
        from difflib import get_close_matches

        folded = self._lean(fold(text))
        numbers = set(re.findall(r"\d+", folded))
        forms = {fold(form): Heard(meaning, {}, form) for form, (_, meaning) in self.whole.items() if not SLOT.search(form)}
        forms = {key: form for key, form in forms.items() if set(re.findall(r"\d+", key)) <= numbers}
        close = get_close_matches(folded, forms, n=1, cutoff=0.72)
        return forms[close[0]] if close else None


def _lays_bare(lean: str, folded: str) -> bool:
    """Whether without small words a short form would stand first that did not: "l a tom" is not "a tom"."""
    first = lean.split()[0]
    return first != folded.split()[0] and first.isalpha() and len(first) < 3


def _as_typed(heard: Heard, text: str) -> Heard:
    """With the free words of its slots as they were typed, accents and all, where they are found in the text."""
    slots = {name: value if name in SLOT_FORMS else _typed(value, text) for name, value in heard.slots.items()}
    return Heard(heard.meaning, slots, heard.phrase)


def _typed(folded: str, text: str) -> str:
    """The words of a text that fold to that, looked for from its end; the folded ones when there are none."""
    words = text.split()
    for end in range(len(words), 0, -1):
        for start in range(end):
            typed = " ".join(words[start:end])
            if fold(typed) == folded:
                return typed
    return folded


def _note(forms: dict[str, list[tuple[int, str, Meaning]]], key: str, level: int, form: str, meaning: Meaning) -> None:
    entries = forms.setdefault(key, [])
    if key and (level, meaning) not in [(each[0], each[2]) for each in entries]:
        entries.append((level, form, meaning))


def first_form(typed: str) -> str:
    """The first whole form of a message of typed forms."""
    return typed.partition(";")[0].partition("|")[0].strip()


def all_forms(typed: str) -> list[str]:
    """Every form of a message of typed forms, whole or short."""
    return _forms(typed.replace(";", "|"))


def _forms(typed: str) -> list[str]:
    return [form.strip() for form in typed.split("|") if form.strip()]


def _filled(form: str, facts: dict[str, object]) -> str:
    """A form with its facts, which open no slots of their own."""
    return SLOT.sub(lambda slot: _closed(facts[slot[1]]) if slot[1] in facts else slot[0], form)


def _closed(fact: object) -> str:
    return str(fact).replace("{", " ").replace("}", " ")


def _pattern(form: str) -> re.Pattern[str]:
    """A pattern on folded text, with a group for each open slot; parts stand between spaces, as folding leaves them."""
    parts = SLOT.split(form)
    words = [rf"(?P<{part}>{SLOT_FORMS.get(part, '.+')})" if place % 2 else re.escape(fold(part))
             for place, part in enumerate(parts)]  # fmt: skip
    return re.compile(" ".join(word for word in words if word))


def _slots(match: re.Match[str]) -> dict[str, Any]:
    return {name: _slot(name, value) for name, value in match.groupdict().items()}


def _slot(name: str, value: str) -> Any:
    if name == "cards":
        return tuple(map(int, value.split()))
    if name == "values":
        return tuple(map(_number, re.findall(VALUE, value)))
    return int(value) if name in SLOT_FORMS else value


def _number(text: str) -> int | float:
    """8, or 2.5 for "2 point 5"."""
    whole, *decimals = re.split(r" (?:virgule|point) ", text)
    return float(f"{whole}.{decimals[0]}") if decimals else int(whole)


def _distinct(found: list[Heard]) -> list[Heard]:
    kept: list[Heard] = []
    for heard in found:
        if all((heard.meaning, heard.slots) != (other.meaning, other.slots) for other in kept):
            kept.append(heard)
    return kept
