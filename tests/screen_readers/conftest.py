"""What every test of the bench needs: readers that are there, a place of their own, one conversation heard."""

import importlib
import itertools
import os

import pytest

from . import bench
from .listeners import missing

EVERYTHING = os.environ.get("SCREEN_READERS") == "all"
IN_CI = os.environ.get("CI") == "true"


@pytest.fixture
def reader_named():
    """A reader's module; where its packages are missing the test is skipped, and in CI it fails."""
    return _reader


def _reader(name):
    reader = importlib.import_module(f".listeners.{name}", __package__)
    if packages := missing(reader):
        message = f"{name} is not here: apt-get install {' '.join(packages)}"
        pytest.fail(message) if IN_CI else pytest.skip(message)
    return reader


@pytest.fixture
def listening(reader_named, tmp_path):
    """listening(name, conversation) gives an ear of that reader on the conversation's program, in a new folder."""
    numbers = itertools.count()

    def listen(name, talk, **options):
        folder = tmp_path / str(next(numbers))
        (folder / "home").mkdir(parents=True)
        return reader_named(name).listen(bench.program_of(talk, folder / "home"), folder, **options)

    return listen


@pytest.fixture
def heard(listening):
    """heard(name, conversation) holds it under that reader; what was not heard as expected, as sentences."""

    def differences(name, talk, most=bench.MOST):
        said, _ = bench.hold(lambda: listening(name, talk), talk, most)
        return bench.differences(talk, said)

    return differences
