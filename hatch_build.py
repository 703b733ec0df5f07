"""Turns locales/*.po into .mo while the package is built or installed, and takes the players' guides along."""

from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CatalogsHook(BuildHookInterface):
    """The wheel holds the compiled catalogs and the guides inside the package; an editable installation keeps them beside their
    sources; the source archive holds the sources alone, which git keeps."""

    def initialize(self, version, build_data):
        if self.target_name != "wheel":
            return
        if version != "editable":
            for guide in sorted(Path(self.root, "locales").glob("*/GUIDE.md")):
                inside = Path("accessijeux_cli", guide.relative_to(self.root))
                build_data["force_include"][str(guide)] = inside.as_posix()
        for source in sorted(Path(self.root, "locales").glob("*/LC_MESSAGES/*.po")):
            compiled = compile_catalog(source)
            if version != "editable":
                inside = Path("accessijeux_cli", compiled.relative_to(self.root))
                build_data["force_include"][str(compiled)] = inside.as_posix()


def compile_catalog(source):
    """Write the .mo of a .po beside it; its path."""
    from datetime import UTC, datetime

    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    compiled = source.with_suffix(".mo")
    with source.open("rb") as messages, compiled.open("wb") as file:
        catalog = read_po(messages)
        catalog.creation_date = datetime(2026, 1, 1, tzinfo=UTC)  # never the minute of the build: it can be repeated
        write_mo(file, catalog)
    return compiled
