"""Catalogs: extracts the messages of the code and updates locales/: python -m accessijeux_cli.words.catalogs [folder of a game elsewhere]."""

import sys
from collections.abc import Iterator
from itertools import chain
from operator import itemgetter
from pathlib import Path
from typing import TYPE_CHECKING

from accessijeux_cli.words.tongue import COMMON, LANGUAGES, locales

if TYPE_CHECKING:
    from babel.messages.catalog import Catalog

Message = str | tuple[str, ...]
"""A msgid, or the singular and the plural."""
Translated = Message | list[str] | None
"""What Babel keeps as the translation of a message."""

PACKAGE = Path(__file__).parent.parent
KEYWORDS = ({"say": None, "mark": None, "many": (1, 2)}, {"person": (2,)}, {"person": (3,)})
"""Where messages stand in a call, each looked for in a pass of its own: a call inside another hides it."""
NEAR = 3
"""A message within so many lines after another shares its note for translators."""
PLURALS = {"fr": "nplurals=2; plural=(n > 1);", "en": "nplurals=2; plural=(n != 1);"}
"""Babel's own French rule has three forms, with which counts fall back to English."""
HEAD = """# Messages of {domain}, {language}.
# Made from the code by: python -m accessijeux_cli.words.catalogs
"""


def domains() -> dict[str, list[Path]]:
    """The modules whose messages each catalog holds: one for each game of the shelf, one for all the rest."""
    found: dict[str, list[Path]] = {COMMON: []}
    for module in sorted(PACKAGE.rglob("*.py")):
        parts = module.relative_to(PACKAGE).parts
        domain = parts[1] if parts[0] == "games" and len(parts) > 2 else COMMON
        if domain == COMMON or Path(PACKAGE, "games", domain, "__init__.py").exists():
            found.setdefault(domain, []).append(module)
    return found


def messages(modules: list[Path]) -> Iterator[tuple[Message, list[str], str]]:
    """(msgid or (singular, plural), notes for translators, place) of every message in those modules."""
    from babel.messages.extract import extract_from_file

    for module in modules:
        place = _place(module)
        passes = [extract_from_file("python", module, each, comment_tags=("Translators:",)) for each in KEYWORDS]
        note_line = 0
        last_notes: list[str] = []
        for line, message, notes, _ in sorted(chain.from_iterable(passes), key=itemgetter(0)):
            if notes or line - note_line > NEAR:
                note_line, last_notes = line, notes
            yield message, last_notes, place


def _place(module: Path) -> str:
    """A module as the catalogs name it: from the top of the repository, or from the folder of a game that lies elsewhere."""
    top = PACKAGE.parent if module.is_relative_to(PACKAGE) else module.parents[1]
    return module.relative_to(top).as_posix()


def path_of(domain: str, language: str, folder: Path) -> Path:
    """The file of a catalog, in that folder of catalogs."""
    return folder / language / "LC_MESSAGES" / f"{domain}.po"


def catalog(domain: str, language: str, modules: list[Path], folder: Path | None = None) -> "Catalog":
    """The catalog as the code asks for it, with the translations that are already there."""
    from babel.messages.catalog import Catalog
    from babel.messages.pofile import read_po

    path = path_of(domain, language, folder or locales())
    known = Catalog()
    if path.exists():
        with path.open("rb") as file:
            known = read_po(file)
    made = Catalog(locale=language, domain=domain, header_comment=HEAD.format(domain=domain, language=language).strip())
    made.mime_headers = [("Plural-Forms", PLURALS[language])]
    for message, notes, place in messages(modules):
        notes = [note.removeprefix("Translators: ") for note in notes]
        places = [(place, None)]
        translation = _translation(known, message, language)
        made.add(message, translation, auto_comments=notes, locations=places)  # type: ignore[arg-type]  # None: no line
    return made


def _translation(known: "Catalog", message: Message, language: str) -> Translated:
    old = known.get(message if isinstance(message, str) else message[0])
    if old is not None and any(old.string if isinstance(old.string, tuple) else (old.string,)):
        if isinstance(old.string, tuple) == isinstance(message, tuple):
            return old.string
    return message if language == "en" else "" if isinstance(message, str) else ("", "")


def text_of(made: "Catalog") -> str:
    """A catalog as the text of its file, always the same for the same messages."""
    from io import BytesIO

    from babel.messages.pofile import write_po

    out = BytesIO()
    write_po(out, made, width=0, sort_output=False, omit_header=True, include_previous=False)
    language = str(made.locale_identifier)
    head = made.header_comment + '\nmsgid ""\nmsgstr ""\n' + "".join(
        f'"{line}\\n"\n' for line in (f"Language: {language}", "MIME-Version: 1.0",
                                      "Content-Type: text/plain; charset=utf-8", "Content-Transfer-Encoding: 8bit",
                                      f"Plural-Forms: {PLURALS[language]}")
    )  # fmt: skip
    return head + "\n" + out.getvalue().decode("utf-8").strip() + "\n"


def update(found: dict[str, list[Path]], folder: Path) -> list[str]:
    """Write these catalogs into that folder; the messages that still have no translation."""
    missing = []
    for domain, modules in found.items():
        for language in LANGUAGES:
            made = catalog(domain, language, modules, folder)
            path = path_of(domain, language, folder)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text_of(made), encoding="utf-8", newline="\n")
            missing += [f"{language} {domain}: {message.id}" for message in made
                        if message.id and not _filled(message.string)]  # fmt: skip
    return missing


def _filled(string: Translated) -> bool:
    return all(string) if isinstance(string, tuple) else bool(string)


def main(folders: list[str]) -> int:
    """The program's own catalogs, or those of games in other folders, each beside its modules, in locales."""
    missing = [] if folders else update(domains(), locales())
    for game in map(Path, folders):
        missing += update({game.resolve().name: sorted(game.resolve().glob("*.py"))}, game / "locales")
    sys.stderr.write("".join(f"{line}\n" for line in missing))
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
