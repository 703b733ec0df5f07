"""Numbers: said in words up to twenty, and understood in words."""

import re
from functools import cache

WORDS = {
    "fr": (
        "zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze",
        "treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf", "vingt",
    ),
    "en": (
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
        "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
    ),
}  # fmt: skip


MINUS = {"fr": "moins", "en": "minus"}


class Number(int):
    """A number in a sentence.

    {n} gives digits; {n:words} words up to twenty, digits above, {n:Words} with a capital; {n:she} the same in the feminine (une);
    {n:a} digits with the English article (a 7, an 8, an 11, an 18).
    """

    language: str

    def __new__(cls, value: int, language: str) -> "Number":
        number = super().__new__(cls, value)
        number.language = language
        return number

    def __format__(self, form: str) -> str:
        match form:
            case "words":
                return self._words()
            case "Words":
                return self._words().capitalize()
            case "she":
                return "une" if self == 1 and self.language == "fr" else self._words()
            case "a":
                return f"{'an' if self in (8, 11, 18) or 80 <= self < 90 else 'a'} {int(self)}"
        return str(int(self))

    def _words(self) -> str:
        words = WORDS[self.language]
        return words[self] if 0 <= self < len(words) else str(int(self))


# Understood above twenty, where values are typed

TENS = {
    "fr": {"vingt": 20, "trente": 30, "quarante": 40, "cinquante": 50, "soixante": 60, "septante": 70, "quatre vingt": 80,
           "quatre vingts": 80, "huitante": 80, "octante": 80, "nonante": 90},
    "en": {"twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90},
}  # fmt: skip
HUNDRED = {"fr": ("cent",), "en": ("one hundred", "a hundred", "one hundred and", "a hundred and")}
TEENS = {"fr": ("soixante", "quatre vingt"), "en": ()}
"""After these the count goes on to nineteen."""


def in_digits(text: str) -> str:
    """The text, in small letters without accents, with digits for number words from zero to 199; signs keep them apart."""
    if _parts().isdisjoint(re.findall("[a-z]+", text)):
        return text
    numbers = _spelled()
    return _pattern().sub(lambda words: str(numbers[words[0].replace("-", " ")]), text)


@cache
def _spelled() -> dict[str, int]:
    """What each number word means, its parts joined by spaces."""
    numbers: dict[str, int] = {}
    for language in WORDS:
        below = _below_hundred(language)
        numbers |= below
        for hundred in HUNDRED[language]:
            numbers |= {f"{hundred} {word}": 100 + number for word, number in below.items()}
            numbers |= {} if hundred.endswith("and") else {hundred: 100}
    return numbers


@cache
def _parts() -> frozenset[str]:
    """The words that number words are made of, without those that only join them."""
    return frozenset(part for word in _spelled() for part in word.split()) - {"et", "and", "a"}


@cache
def _pattern() -> re.Pattern[str]:
    """All number words, the longest first, their parts joined by spaces or hyphens; slow to make, and seldom needed."""
    longest = sorted(_spelled(), key=len, reverse=True)
    forms = "|".join(word.replace(" ", "[ -]") for word in longest)
    return re.compile(rf"(?<![a-z])(?<!pour )(?<!per )(?:{forms})(?![a-z])")


def _below_hundred(language: str) -> dict[str, int]:
    small = {word.replace("é", "e").replace("-", " "): number for number, word in enumerate(WORDS[language])}
    numbers = small | TENS[language]
    for tens, value in TENS[language].items():
        last = 20 if tens in TEENS[language] else 10
        for word, number in small.items():
            if 0 < number < last:
                numbers |= {f"{tens} {word}": value + number, f"{tens} et {word}": value + number}
    return numbers
