"""The 36 cards of Symbiose, as data: what each shows and what it gives."""

from dataclasses import dataclass

DRAGONFLY, FISH, SNAIL, FROG, PINK, GREEN, ORANGE, BLUE = range(8)
"""What can be counted in a pond, the symbols: four animals, then four colours."""
ANIMALS, COLOURS = range(4), range(4, 8)
FIXED = -1
"""In place of a symbol: the points are those shown, wherever the card lies."""


@dataclass(frozen=True, slots=True)
class Card:
    """One card: its number, its animal and colour, and so many points per card with that symbol, or FIXED."""

    number: int
    animal: int
    colour: int
    points: int
    target: int = FIXED


CARDS = (
    Card(1, FROG, PINK, 4, SNAIL),
    Card(2, SNAIL, GREEN, 2, DRAGONFLY),
    Card(3, FISH, ORANGE, 5),
    Card(4, DRAGONFLY, BLUE, 4, ORANGE),
    Card(5, SNAIL, PINK, 3, FISH),
    Card(6, FISH, GREEN, 2, PINK),
    Card(7, DRAGONFLY, ORANGE, 3, GREEN),
    Card(8, SNAIL, PINK, 6),
    Card(9, DRAGONFLY, PINK, 3, GREEN),
    Card(10, FROG, GREEN, 2, DRAGONFLY),
    Card(11, DRAGONFLY, ORANGE, 6),
    Card(12, FISH, PINK, 5, BLUE),
    Card(13, SNAIL, PINK, 3, GREEN),
    Card(14, FISH, GREEN, 6),
    Card(15, DRAGONFLY, PINK, 3, FISH),
    Card(16, DRAGONFLY, BLUE, 5),
    Card(17, FISH, ORANGE, 4, SNAIL),
    Card(18, FROG, PINK, 5),
    Card(19, SNAIL, GREEN, 4, ORANGE),
    Card(20, SNAIL, BLUE, 2, PINK),
    Card(21, DRAGONFLY, GREEN, 8),
    Card(22, FISH, PINK, 5, FROG),
    Card(23, FISH, BLUE, 2, DRAGONFLY),
    Card(24, FISH, PINK, 8),
    Card(25, FROG, ORANGE, 2, PINK),
    Card(26, DRAGONFLY, GREEN, 5, BLUE),
    Card(27, SNAIL, GREEN, 5),
    Card(28, DRAGONFLY, ORANGE, 3, FISH),
    Card(29, DRAGONFLY, PINK, 8),
    Card(30, SNAIL, ORANGE, 2, DRAGONFLY),
    Card(31, FROG, GREEN, 3, FISH),
    Card(32, FISH, BLUE, 3, GREEN),
    Card(33, DRAGONFLY, GREEN, 5, FROG),
    Card(34, DRAGONFLY, BLUE, 4, SNAIL),
    Card(35, FISH, ORANGE, 2, PINK),
    Card(36, FROG, PINK, 4, ORANGE),
)
"""Card facts of the online implementation on Board Game Arena; numbered as in its list."""
NUMBERS = tuple(card.number for card in CARDS)
HIDDEN = 0
"""In place of a card's number: nobody has seen the card that lies there."""
