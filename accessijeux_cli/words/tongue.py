"""A tongue: sentences of one language, with the names at the table and the wished length."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from gettext import GNUTranslations, NullTranslations
from pathlib import Path
from typing import Any

from accessijeux_cli.words.folding import fold
from accessijeux_cli.words.numbers import Number

LANGUAGES = ("fr", "en")
LEVELS = ("brief", "normal", "full")
COMMON = "accessijeux"
"""The catalog of everything that is not a game's own."""


class Name(str):
    """A person's name; {name:de} in a French sentence gives its elided form: de Basile, d'Anne."""

    def __format__(self, form: str) -> str:
        return ("d'" if _elides(self) else "de ") + self if form == "de" else str(self)


def _elides(name: str) -> bool:
    letters = fold(name)
    return letters[:1] in "aeiouh" or (letters[:1] == "y" and letters[1:2] not in "aeiou")


@dataclass(frozen=True, slots=True)
class Tongue:
    """Says sentences in one language.

    language  "fr" or "en"
    game      whose catalog is looked in first, "" for none
    level     "brief", "normal" or "full"
    names     the names at the table, by seat
    you       the seat that is called "you", None when everybody is told by name
    retold    whether what happened is told again later, without the questions that stood between
    """

    language: str
    game: str = ""
    level: str = "normal"
    names: tuple[str, ...] = ()
    you: int | None = None
    retold: bool = False

    def __call__(self, sentence: str, /, **facts: object) -> str:
        """The sentence in this language, its {facts} filled in."""
        return self._fill(_catalog(self.language, self.game).gettext(sentence), facts)

    def many(self, one: str, several: str, count: int, /, **facts: object) -> str:
        """As a call, choosing between the sentence for one and for several by this language's plural."""
        text = _catalog(self.language, self.game).ngettext(one, several, count)
        return self._fill(text, {"count": count, **facts})

    def person(self, seat: int, yours: str, theirs: str, /, **facts: object) -> str:
        """As a call: the sentence to the listener when the seat is theirs, else the one with the {name} of whoever sits there."""
        return self(yours, **facts) if seat == self.you else self(theirs, name=self.name(seat), **facts)

    def at(self, **changes: Any) -> "Tongue":
        """The same tongue with another level, language, game, names or you."""
        return replace(self, **changes)

    def other(self) -> "Tongue":
        """The same tongue in the other language."""
        return self.at(language=LANGUAGES[1 - LANGUAGES.index(self.language)])

    def name(self, seat: int) -> Name:
        """The name of that seat."""
        return Name(self.names[seat])

    def comma(self, items: Iterable[object]) -> str:
        """Items in a row: 7, 7, 9."""
        return ", ".join(str(item) for item in items)

    def all_of(self, items: Iterable[object]) -> str:
        """Items of which all are meant: 1, 2 and 3."""
        return self._chain(items, "{items} and {last}")

    def one_of(self, items: Iterable[object]) -> str:
        """Items of which one is meant: 1, 2 or 3."""
        return self._chain(items, "{items} or {last}")

    def _chain(self, items: Iterable[object], joint: str) -> str:
        *first, last = [str(item) for item in items]
        return self(joint, items=self.comma(first), last=last) if first else last

    def _fill(self, text: str, facts: dict[str, object]) -> str:
        if not facts:
            return text
        return text.format(**{name: self._fact(fact) for name, fact in facts.items()})

    def _fact(self, fact: object) -> object:
        return Number(fact, self.language) if type(fact) is int else fact


def mark(text: str) -> str:
    """The text itself: tells the extractor that it is a message, said later."""
    return text


JOINTS = (
    # Translators: the end of a list of which all are meant, as in "1, 2 and 3"
    mark("{items} and {last}"),
    # Translators: the end of a list of which one is meant, as in "1, 2 or 3"
    mark("{items} or {last}"),
)


@cache
def locales() -> Path:
    """The folder of the catalogs: inside the installed package, or beside it in a checkout."""
    package = Path(__file__).parent.parent
    inside = package / "locales"
    return inside if inside.is_dir() else package.parent / "locales"


_elsewhere: dict[str, Path] = {}


def catalogs_at(game: str, folder: Path) -> None:
    """The catalogs of a game that is not installed with the program: folder/fr/LC_MESSAGES/<game>.po, and so on."""
    _elsewhere[game] = folder


@cache
def _catalog(language: str, game: str) -> NullTranslations:
    common = _read(language, COMMON)
    if not game or game == COMMON:
        return common
    own = _read(language, game)
    own.add_fallback(common)
    return own


def _read(language: str, domain: str) -> NullTranslations:
    """A catalog; one that is newer as .po than as .mo (somebody is translating) is compiled in memory."""
    compiled = _elsewhere.get(domain, locales()) / language / "LC_MESSAGES" / f"{domain}.mo"
    source = compiled.with_suffix(".po")
    if source.exists() and (not compiled.exists() or compiled.stat().st_mtime < source.stat().st_mtime):
        return _compile(source)
    if not compiled.exists():
        return NullTranslations()
    with compiled.open("rb") as file:
        return GNUTranslations(file)


def _compile(source: Path) -> GNUTranslations:
    from io import BytesIO

    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    compiled = BytesIO()
    with source.open("rb") as file:
        write_mo(compiled, read_po(file))
    compiled.seek(0)
    return GNUTranslations(compiled)
