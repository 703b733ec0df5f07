"""The cards of La Guerre des Sons: their four criteria, our own deck of 37 sounds, and the check of an owner's cards.

The values are ours, not those of the official cards: spread over their ranges, some shared so that battles occur,
the four criteria nearly independent (tests/games/test_guerre_cards.py). Their names are words: see names.py.
"""

from typing import Any

CRITERIA = ("volume", "pitch", "length", "timbre")
"""In decibels, hertz, seconds, and per cent from smooth to rough."""
LIMITS = {"volume": (0, 200), "pitch": (1, 30_000), "length": (0, 3600), "timbre": (0, 100)}
"""The lowest and the highest value that a card may have."""
COUNT = 37
"""36 are dealt, one is the mystery card."""

VALUES = (
    (93, 6000, 17, 83),
    (46, 6000, 22, 100),
    (64, 270, 47, 67),
    (10, 270, 2, 28),
    (136, 670, 32, 72),
    (118, 6000, 43, 11),
    (122, 35, 26, 33),
    (42, 670, 28, 97),
    (71, 160, 55, 47),
    (17, 1400, 19, 0),
    (57, 5000, 10, 92),
    (31, 45, 4, 58),
    (46, 75, 40, 36),
    (100, 15000, 1, 0),
    (129, 75, 2, 64),
    (24, 12000, 14, 36),
    (85, 390, 32, 92),
    (38, 1200, 36, 14),
    (122, 1700, 57, 47),
    (78, 190, 60, 14),
    (31, 10000, 43, 69),
    (104, 25, 22, 86),
    (53, 1700, 3, 75),
    (60, 220, 20, 6),
    (111, 2000, 6, 86),
    (111, 80, 9, 44),
    (10, 390, 52, 81),
    (75, 970, 5, 8),
    (93, 50, 7, 56),
    (78, 3500, 1, 58),
    (107, 60, 43, 22),
    (17, 2900, 30, 53),
    (24, 75, 14, 25),
    (85, 560, 3, 75),
    (6, 25, 13, 42),
    (64, 18000, 36, 14),
    (132, 4200, 9, 25),
)
"""(volume, pitch, length, timbre) of each card; card 1 is the first."""

DECK_OF_OURS = tuple(("", *values) for values in VALUES)
"""Cards as (name, volume, pitch, length, timbre); ours have their names elsewhere, an owner's carry them."""


def cards_of(components: Any) -> tuple[tuple[Any, ...], ...]:
    """The cards to play with: ours for None, an owner's {"cards": rows}, none known for {"unknown": True}.

    ValueError for anything else, or rows that are not 37 cards (name, volume, pitch, length, timbre) within LIMITS.
    """
    match components:
        case None:
            return DECK_OF_OURS
        case {"unknown": True}:
            return ()
        case {"cards": [*rows]}:
            return _checked(rows)
    raise ValueError("components")


def _checked(rows: list[Any]) -> tuple[tuple[Any, ...], ...]:
    cards = tuple(tuple(row) for row in rows)
    if len(cards) != COUNT or not all(map(_is_a_card, cards)):
        raise ValueError("cards")
    return cards


def _is_a_card(card: tuple[Any, ...]) -> bool:
    name, *values = card
    return type(name) is str and len(values) == len(CRITERIA) and all(map(fits, CRITERIA, values))


def fits(criterion: str, value: Any) -> bool:
    """Whether a card may have that value."""
    low, high = LIMITS[criterion]
    return type(value) in (int, float) and low <= value <= high
