"""Folding: a text as it is compared with another."""

import re
import unicodedata
from functools import cache, lru_cache

from accessijeux_cli.words.numbers import WORDS


def strip(text: str) -> str:
    """The text in small letters without accents."""
    text = unicodedata.normalize("NFKD", text.lower().replace("œ", "oe").replace("æ", "ae"))
    return "".join(letter for letter in text if not unicodedata.combining(letter))


def _digits() -> dict[str, str]:
    """The digits of each number word of all languages."""
    words = {strip(word): str(n) for language in WORDS.values() for n, word in enumerate(language)}
    words |= {"une": "1", "vingt et un": "21"}
    return words | {word.replace("-", " "): digits for word, digits in words.items()}


@cache
def _number_words() -> tuple[re.Pattern[str], dict[str, str]]:
    """A pattern of all number words, the longest first, and their digits; made when first needed."""
    digits = _digits()
    longest_first = sorted(digits, key=len, reverse=True)
    return re.compile(rf"\b(?:{'|'.join(longest_first)})\b"), digits


@lru_cache(maxsize=8192)
def fold(text: str) -> str:
    """The text as it is compared: no case, accents or punctuation, number words as digits, "e2" as "e 2"."""
    number_word, digits = _number_words()
    text = number_word.sub(lambda word: digits[word[0]], strip(text))
    text = re.sub(r"(?<![a-z0-9])-(?=\d)", " minus ", text)
    text = re.sub(r"[\W_]+", " ", text)
    text = re.sub(r"(?<=[^\W\d])(?=\d)|(?<=\d)(?=[^\W\d])", " ", text)
    return " ".join(text.split())
