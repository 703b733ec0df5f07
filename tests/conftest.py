"""Fixtures that several test modules share, and how the tests are given to workers."""

import os
import sys

import pytest
from playouts import seated

collect_ignore = ["screen_readers"] if sys.platform == "win32" else []
"""Those screen readers are not of Windows."""


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config):
    """With -n and --dist loadfile, as many workers again for the tests that wait (scheduling.py): -n 2 is for two cores."""
    if isinstance(cores := getattr(config.option, "numprocesses", None), int) and config.option.dist == "loadfile":
        config.option.numprocesses = 2 * cores


def pytest_configure(config):
    """The programs that tests start find modules compiled, once: to compile them at each start took a third of a second."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    if hasattr(config.option, "loadscopereorder"):
        config.option.loadscopereorder = False


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config, log):
    if config.option.dist != "loadfile":
        return None
    from scheduling import Side

    return Side(config, log)


@pytest.fixture
def three():
    """A table of Symphonimo with three people, deal 42, before its first move."""
    return seated("symphonimo", 3, seed=42)
