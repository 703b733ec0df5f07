"""What every test of the bench needs: readers that are there, a place of their own, one conversation heard."""

import importlib
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
    """listening(name, conversation) gives an ear of that reader on the conversation's program."""
    (tmp_path / "home").mkdir()

    def listen(name, talk):
        return reader_named(name).listen(bench.program_of(talk, tmp_path / "home"), tmp_path)

    return listen


@pytest.fixture
def heard(listening):
    """heard(name, conversation) holds it under that reader; what was not heard as expected, as sentences."""

    def differences(name, talk, most=bench.MOST):
        with listening(name, talk) as ear:
            return bench.differences(talk, bench.hear(ear, talk, most))

    return differences
