"""After the curtain each reader says its line once and nothing of before, and Up gives nothing of another person."""

import pytest

from .conftest import EVERYTHING
from .test_conversations import READERS, read

CONVERSATIONS = ("curtain_fr", "curtain_powers_en", "curtain_en", "curtain_powers_fr")


def in_turn():
    """Each reader but the slowest with one of the conversations; all with all of them when everything is asked."""
    return [(reader, name) for number, reader in enumerate(READERS) for place, name in enumerate(CONVERSATIONS)
            if EVERYTHING or reader != "orca" and number % len(CONVERSATIONS) == place]


@pytest.mark.parametrize("reader, name", in_turn())
def test_nothing_passes_the_curtain(heard, reader, name):
    assert heard(reader, read(name)) == []
