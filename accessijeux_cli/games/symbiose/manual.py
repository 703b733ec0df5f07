"""The rules of Symbiose in our own words, by headings, and what in them is ours."""

from accessijeux_cli.words import shared
from accessijeux_cli.words.pages import Section
from accessijeux_cli.words.tongue import mark

SECTIONS = (
    Section(
        "aim",
        shared.AIM,
        (
            # Translators: rules, the aim
            mark("You gather a pond of eight cards, animals of four kinds and four colours, each worth points."),
            # Translators: rules, the aim
            mark("The pond with most points wins; it counts its neighbours' ponds too."),
        ),
    ),
    Section(
        "cards",
        # Translators: a heading of the rules
        mark("The cards"),
        (
            # Translators: rules, the cards
            mark("There are 36 cards, no two alike. Each shows an animal and a colour, and says what it gives."),
            # Translators: rules, how many of each animal
            mark("Dragonflies 12, fish 10, snails 8, frogs 6."),
            # Translators: rules, how many of each colour
            mark("Pink cards 12, green 10, orange 8, blue 6."),
            # Translators: rules, fixed points
            mark(
                "Ten cards have fixed points, 5, 6 or 8. The others give points for each card with one animal or one colour."
            ),
            # Translators: rules, what one card with an animal gives
            mark("Per dragonfly 2, per fish 3, per snail 4, per frog 5."),
            # Translators: rules, what one card of a colour gives
            mark("Per pink card 2, green 3, orange 4, blue 5. No card counts its own animal or colour."),
        ),
    ),
    Section(
        "setup",
        shared.BEFORE,
        (
            # Translators: rules, the pond
            mark("Each player has a pond of eight cards face down: slots 1 to 4 above, 5 to 8 below."),
            # Translators: rules, the river
            mark("Four cards face up form the river, in the middle of the table."),
            # Translators: rules, the opening
            mark("All choose one slot of their pond at the same time and turn it up."),
            # Translators: rules, who begins
            mark("The last person to have seen a frog begins. Turns go clockwise."),
        ),
    ),
    Section(
        "turn",
        shared.A_TURN,
        (
            # Translators: rules, the exchange
            mark("Take one card of the river and put it face up in any slot of your pond."),
            # Translators: rules, the exchange
            mark("The card that was in the slot goes face up to the river, in place of the one taken."),
            # Translators: rules, face-down cards
            mark("Nobody looks at a card face down before it goes to the river."),
        ),
    ),
    Section(
        "golden",
        # Translators: a heading of the rules
        mark("The golden rule"),
        (
            # Translators: rules, the golden rule
            mark("If the card you return was face up already, also turn up one of your hidden slots."),
            # Translators: rules, the golden rule
            mark("So each turn adds exactly one card face up to your pond."),
        ),
    ),
    Section(
        "score",
        shared.POINTS,
        (
            # Translators: rules, the left column
            mark(
                "Left column, slots 1 and 5: the cards count the whole pond of the player on your left, who plays after you."
            ),
            # Translators: rules, the central columns
            mark("The two central columns, slots 2, 3, 6 and 7: the cards count your own whole pond."),
            # Translators: rules, the right column
            mark(
                "Right column, slots 4 and 8: the cards count the whole pond of the player on your right, who plays before you."
            ),
            # Translators: rules, fixed points
            mark("Fixed points count wherever the card lies."),
            # Translators: rules, two players
            mark("With two players both sides count the other's pond."),
        ),
    ),
    Section(
        "end",
        shared.END,
        (
            # Translators: rules, the end
            mark("After seven turns each all ponds are face up, and the game ends."),
            # Translators: rules, the winner
            mark("All add up the points of their eight cards: the highest sum wins."),
            # Translators: rules, ties
            mark("When sums are equal the victory is shared: you live in perfect symbiosis."),
        ),
    ),
    Section(
        "duel",
        # Translators: a heading of the rules
        mark("Duel, for two"),
        (
            # Translators: rules, the duel
            mark("The river has eight cards, four of them face down. You may take any of them."),
            # Translators: rules, the duel
            mark("If you take one face down, it is turned up in your pond, and yours lies face up in the river."),
            # Translators: rules, the duel: who counts the river on which side
            mark(
                "One side counts the river's eight cards: the right of the first player seated, the left of the second."
            ),
            # Translators: rules, the duel
            mark("At the end the river cards still hidden are turned up, and count."),
        ),
    ),
    Section(
        "teams",
        # Translators: a heading of the rules
        mark("Teams, two against two"),
        (
            # Translators: rules, teams
            mark("You play with the person opposite: the first and third players against the second and fourth."),
            # Translators: rules, teams
            mark("Both your sides count your partner's pond."),
            # Translators: rules, teams
            mark("The points of the team's two ponds are added up; the higher sum wins."),
        ),
    ),
)

# What may be asked anywhere: (typed forms, the sentences that answer).
QUESTIONS = (
    (
        # Translators: typed forms: what the colours stand for
        mark("seasons | season"),
        (
            # Translators: rules, the colours; which season is which colour is ours
            mark(
                "The colours stand for seasons. We say pink for spring, green for summer, orange for autumn, blue for winter."
            ),
        ),
    ),
)

SOURCES = (
    # Translators: answer to "sources"
    mark("Symbiose is by Jérémy and Christelle Partinico, published by Subverti in 2025."),
    shared.SOURCE,
    # Translators: answer to "sources"
    mark("What the 36 cards show is public in the online game; three of them were confirmed by reviews."),
    # Translators: answer to "sources"
    mark("From the online game too: the river slots keep their numbers, and who counts the river in a duel."),
    shared.CHANCE_BEGINS,
    # Translators: answer to "sources"
    mark("Ours: which season is which colour; no text says it."),
    # Translators: answer to "sources"
    mark("Ours: the running score of the cards face up, told to whoever asks."),
    shared.KEPT_ELSEWHERE,
)
