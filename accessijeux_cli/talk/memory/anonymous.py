"""Anonymous: texts without the names of people, the name of a user and the way to a personal folder."""

import re
from collections.abc import Callable, Iterable
from functools import partial

from accessijeux_cli.words.folding import strip

SHORTEST = 3
"""Letters of a word of a name that is hidden also where it stands alone."""
NO_LETTER_BEFORE, NO_LETTER_AFTER = r"(?<![^\W_])", r"(?![^\W_])"


def without_names(names: Iterable[str], called: Callable[[int], str]) -> Callable[[str], str]:
    """What takes a text and gives it with `called(1)` for the first of these names, `called(2)` for the next and so on.

    Names are found as they may be typed, heard, wrapped or spelt: in any case, with or without accents, over the end of a
    line, letter by letter with commas, and the longer words of a name alone.
    """
    known = list(dict.fromkeys(strip(name) for name in names if name.strip()))
    forms = {form: number for number, name in reversed([*enumerate(known, 1)]) for form in _forms(name)}
    longest_first = sorted(forms, key=len, reverse=True)
    if not longest_first:
        return str
    pattern = re.compile(NO_LETTER_BEFORE + "(?:" + "|".join(f"({form})" for form in longest_first) + ")" + NO_LETTER_AFTER)

    def hidden(text: str) -> str:
        plain, places = _plain(text)
        pieces, end = [], 0
        for found in pattern.finditer(plain):
            start, stop = places[found.start()], places[found.end() - 1] + 1
            if start >= end:
                pieces += [text[end:start], called(forms[longest_first[(found.lastindex or 1) - 1]])]
                end = stop
        return "".join([*pieces, text[end:]])

    return hidden


def _forms(name: str) -> list[str]:
    """Patterns of a name in plain letters."""
    words = name.split()
    runs = [run for run in re.findall(r"[^\W_]+", name) if len(run) > 1]
    alone = [word for word in words if len(word) >= SHORTEST]
    return [r"\s+".join(map(re.escape, words)), *map(re.escape, alone), *(r",\s+".join(map(re.escape, run)) for run in runs)]


def _plain(text: str) -> tuple[str, list[int]]:
    """The text in small letters without accents, and where in the text each of these letters comes from."""
    plain, places = [], []
    for place, letter in enumerate(text):
        stripped = strip(letter)
        plain.append(stripped)
        places += [place] * len(stripped)
    return "".join(plain), places


def without_paths(home: str, user: str, called: str) -> Callable[[str], str]:
    """What takes a text and gives it with "~" for that folder, and `called` for that user in any other path."""
    patterns = []
    if len(home) > 1:
        folder = r"\s+".join(map(re.escape, home.rstrip("\\/").split()))
        patterns.append((re.compile(folder.replace("/", r"[\\/]") + r"(?![^\W_])", re.IGNORECASE), "~"))
    if user:
        patterns.append((re.compile(rf"(?<=[\\/]){re.escape(user)}(?![^\W_])", re.IGNORECASE), called))

    def hidden(text: str) -> str:
        for pattern, instead in patterns:
            text = pattern.sub(partial(_instead, instead), text)
        return text

    return hidden


def _instead(text: str, _: re.Match[str]) -> str:
    return text
