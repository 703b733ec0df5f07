"""Fixtures that several test modules share."""

import sys

import pytest
from playouts import seated

collect_ignore = ["screen_readers"] if sys.platform == "win32" else []
"""Those screen readers are not of Windows."""


def pytest_configure(config):
    """pytest-xdist keeps the order of the files, which is made below."""
    if hasattr(config.option, "loadscopereorder"):
        config.option.loadscopereorder = False


def pytest_collection_modifyitems(items):
    """What waits for screen readers comes first, so that the other worker has all the rest to do meanwhile."""
    items.sort(key=lambda item: item.path.stem != "test_conversations")


@pytest.fixture
def three():
    """A table of Symphonimo with three people, deal 42, before its first move."""
    return seated("symphonimo", 3, seed=42)
