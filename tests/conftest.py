"""Fixtures that several test modules share."""

import pytest
from playouts import seated


@pytest.fixture
def three():
    """A table of Symphonimo with three people, deal 42, before its first move."""
    return seated("symphonimo", 3, seed=42)
