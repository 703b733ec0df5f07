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
    (96, 5000, 16, 83),  # hail mill
    (28, 3500, 24, 94),  # moon rasp
    (64, 270, 47, 61),  # drowned bagpipe
    (6, 15000, 3, 28),  # ant whistle
    (132, 220, 30, 67),  # thunder kettle
    (104, 2400, 38, 11),  # velvet siren
    (111, 30, 34, 25),  # whale doorbell
    (49, 670, 32, 92),  # rusty harp
    (71, 90, 60, 42),  # yawning trombone
    (20, 1400, 22, 8),  # snow piano
    (53, 8700, 11, 100),  # cactus violin
    (85, 45, 4, 58),  # cathedral toaster
    (42, 60, 45, 42),  # sleepwalking drum
    (100, 10000, 1, 14),  # lightning flute
    (136, 75, 2, 81),  # mammoth sneeze
    (35, 18000, 17, 36),  # glass cricket
    (46, 390, 26, 94),  # gravel accordion
    (38, 970, 40, 6),  # butter bell
    (125, 1700, 57, 39),  # staircase organ
    (75, 90, 43, 22),  # jelly gong
    (31, 7200, 50, 67),  # mosquito choir
    (111, 35, 13, 83),  # volcano bassoon
    (57, 1200, 2, 78),  # paper trumpet
    (60, 160, 20, 0),  # honey cello
    (118, 4200, 6, 89),  # popcorn cymbal
    (125, 160, 9, 50),  # baby foghorn
    (10, 320, 55, 75),  # sand clock
    (85, 810, 5, 31),  # rubber zither
    (82, 45, 14, 56),  # laughing well
    (78, 6000, 1, 64),  # zip guitar
    (107, 390, 52, 33),  # dragon lullaby
    (17, 1700, 28, 47),  # mouse parade
    (24, 130, 7, 17),  # cloud pump
    (93, 560, 4, 72),  # iron frog
    (10, 25, 19, 3),  # silence machine
    (64, 12000, 36, 17),  # comet bowl
    (122, 2900, 10, 53),  # goat synthesizer
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
