"""The package: what its wheel and its source archive hold, and that the wheel works as it is."""

import gettext
import os
import re
import shutil
import subprocess
import sys
import tarfile
from email import message_from_string
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from accessijeux_cli import __version__

ROOT = Path(__file__).parent.parent
NEEDED = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
"""Without these no Python starts here."""
LEFT_OUT = shutil.ignore_patterns(".*", "__pycache__", "*.mo", "build", "dist")


def tree(place):
    """A copy of this checkout without what is made or hidden, as a fresh clone has it."""
    shutil.copytree(ROOT, place, ignore=LEFT_OUT)
    shutil.copy(ROOT / ".gitignore", place)
    return place


def ran(code, folder, *words, **environment):
    """Python runs that code in a folder; (standard output, standard error)."""
    done = subprocess.run(
        [sys.executable, "-c", code, *words],
        check=False,
        cwd=folder,
        capture_output=True,
        text=True,
        env={**NEEDED, "PYTHONUTF8": "1", **environment},
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout, done.stderr


def built(project, kind, place):
    """What the build backend makes of a project: kind is wheel, sdist or editable."""
    place.mkdir()
    ran(f"import hatchling.build as backend; backend.build_{kind}({str(place)!r})", project)
    [found] = place.iterdir()
    return found


@pytest.fixture(scope="module")
def project(tmp_path_factory):
    return tree(tmp_path_factory.mktemp("clone") / "accessijeux")


@pytest.fixture(scope="module")
def wheel(project, tmp_path_factory):
    return built(project, "wheel", tmp_path_factory.mktemp("built") / "wheel")


@pytest.fixture(scope="module")
def unpacked_sources(project, tmp_path_factory):
    """The source archive, unpacked."""
    place = tmp_path_factory.mktemp("sources")
    with tarfile.open(built(project, "sdist", place / "sdist")) as archive:
        archive.extraction_filter = getattr(tarfile, "data_filter", None)  # from Python 3.11.4 on
        archive.extractall(place / "unpacked")
    [sources] = (place / "unpacked").iterdir()
    return sources


GUIDES = {"locales/fr/GUIDE.md", "locales/en/GUIDE.md"}


def names(wheel):
    return set(ZipFile(wheel).namelist())


def catalogs(suffix):
    return {path.relative_to(ROOT).with_suffix(suffix).as_posix() for path in (ROOT / "locales").rglob("*.po")}


def test_the_wheel_holds_the_program_and_its_compiled_catalogs(wheel):
    package = {path.relative_to(ROOT).as_posix() for path in (ROOT / "accessijeux_cli").rglob("*")
               if path.is_file() and path.suffix != ".pyc"}  # fmt: skip
    held = {name for name in names(wheel) if ".dist-info/" not in name}
    assert held == package | {f"accessijeux_cli/{name}" for name in (*catalogs(".mo"), *GUIDES)}


def test_the_source_archive_holds_sources_alone(unpacked_sources):
    held = {path.relative_to(unpacked_sources).as_posix() for path in unpacked_sources.rglob("*") if path.is_file()}
    assert catalogs(".po") | GUIDES <= held and {"README.md", "LICENSE", "CHANGELOG.md", "hatch_build.py"} <= held
    assert [name for name in held if name.endswith((".mo", ".pyc"))] == []


def test_a_wheel_from_the_source_archive_is_the_same(wheel, unpacked_sources, tmp_path):
    again = built(unpacked_sources, "wheel", tmp_path / "again")
    assert names(again) == names(wheel)
    assert all(ZipFile(again).read(name) == ZipFile(wheel).read(name) for name in names(wheel) if name.endswith(".mo"))


@pytest.mark.parametrize("name", sorted(catalogs(".mo")))
def test_a_compiled_catalog_says_what_its_source_says(name, wheel):
    from babel.messages.pofile import read_po

    compiled = gettext.GNUTranslations(BytesIO(ZipFile(wheel).read(f"accessijeux_cli/{name}")))
    with (ROOT / name).with_suffix(".po").open("rb") as file:
        source = read_po(file)
    for message in source:
        if message.id and isinstance(message.id, str) and message.string:
            assert compiled.gettext(message.id) == message.string


def test_an_editable_installation_has_its_catalogs_beside_their_sources(project, tmp_path):
    """In a copy of its own: it writes there."""
    place = tree(tmp_path / "accessijeux")
    held = names(built(place, "editable", tmp_path / "editable"))
    assert [name for name in held if "locales" in name] == []
    assert {path.relative_to(place).as_posix() for path in place.rglob("*.mo")} == catalogs(".mo")


@pytest.mark.parametrize("language, heard", [("fr", "jouer et suivre des jeux"), ("en", "play and follow board games")])
def test_the_wheel_works_without_compiling_anything(wheel, language, heard, tmp_path):
    ZipFile(wheel).extractall(tmp_path / "site")
    code = "import sys; from accessijeux_cli.__main__ import main; main(); sys.stderr.write(' '.join(sys.modules))"
    home = {"PYTHONPATH": str(tmp_path / "site"), "ACCESSIJEUX_HOME": str(tmp_path)}
    told, modules = ran(code, tmp_path, "--help", "--lang", language, **home)
    assert heard in told and "babel" not in modules.split()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_guide_is_heard_from_the_wheel(wheel, language, tmp_path):
    ZipFile(wheel).extractall(tmp_path / "site")
    code = "import sys; from accessijeux_cli.words.guide import sections; sys.stdout.write(sections(sys.argv[1])[0].heading)"
    heading, _ = ran(code, tmp_path, language, PYTHONPATH=str(tmp_path / "site"))
    assert heading == {"fr": "Ce que c'est", "en": "What it is"}[language]


def test_what_the_package_says_of_itself(wheel):
    [path] = [name for name in names(wheel) if name.endswith("/METADATA")]
    said = message_from_string(ZipFile(wheel).read(path).decode())
    assert (said["Name"], said["Version"], said["License-Expression"]) == ("accessijeux-cli", __version__, "MIT")
    assert said["Requires-Python"] == ">=3.11"
    assert said.get_payload(decode=False).startswith("# Accessijeux")
    [commands] = [ZipFile(wheel).read(name).decode() for name in names(wheel) if name.endswith("/entry_points.txt")]
    assert commands.split("\n")[:2] == ["[console_scripts]", "accessijeux = accessijeux_cli.__main__:main"]


def test_the_changes_begin_with_this_version():
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.findall(r"^## (.*)$", changes, re.MULTILINE)[0] == __version__
