"""The rules of Symphonimo in our own words, by headings, and what in them is ours."""

from accessijeux_cli.words import shared
from accessijeux_cli.words.pages import Section
from accessijeux_cli.words.tongue import mark

SECTIONS = (
    Section(
        "aim",
        shared.AIM,
        (
            # Translators: rules, the aim
            mark("You gather an orchestra of animals, and only balance sounds well."),
            # Translators: rules, the aim
            mark("At the end single cards and groups of exactly four cards give points; most points win."),
        ),
    ),
    Section(
        "setup",
        shared.BEFORE,
        (
            # Translators: rules, the cards
            mark("A card has a value, which is its family and the number of its copies: three 3s, eight 8s."),
            # Translators: rules, the cards by number of players
            mark("With 2 players values go from 3 to 9, with 3 to 10, with 4 to 11, with 5 to 12, with 6 to 13."),
            # Translators: rules
            mark("The cards are shuffled face down. As many conductors as players stand in a row."),
            # Translators: rules, who begins
            mark("The last person to have played an instrument begins."),
        ),
    ),
    Section(
        "turn",
        shared.A_TURN,
        (
            # Translators: rules
            mark("Turns go clockwise. On your turn you do one of two things: draw, or take."),
            # Translators: rules
            mark("Never both in one turn: after drawing, the next player acts, and the conductor you want may be gone."),
        ),
    ),
    Section(
        "draw",
        # Translators: a heading of the rules
        mark("Drawing"),
        (
            # Translators: rules, drawing
            mark("Turn up the top card and put it face up under a conductor of your choice."),
            # Translators: rules, drawing
            mark("A conductor never has more than four musicians."),
            # Translators: rules, drawing
            mark("When every conductor in the middle has four, nobody can draw: take one."),
        ),
    ),
    Section(
        "take",
        # Translators: a heading of the rules
        mark("Taking"),
        (
            # Translators: rules, taking
            mark("Take a conductor from the middle with all its musicians; they join your orchestra, by family."),
            # Translators: rules, taking
            mark("It needs at least one musician; four are not needed."),
            # Translators: rules, taking
            mark("Then you are out until the round ends: no drawing, no taking."),
            # Translators: rules, orchestras are public
            mark("All can always see which families you have and how many cards of each."),
        ),
    ),
    Section(
        "round",
        shared.END_OF_ROUND,
        (
            # Translators: rules, rounds
            mark("A round ends when every player has taken a conductor."),
            # Translators: rules, the last player of a round
            mark("The last player may draw several times, up to four musicians, and then must take."),
            # Translators: rules, the next round
            mark("The conductors go back to the middle, and whoever took last begins the next round."),
        ),
    ),
    Section(
        "end",
        shared.END,
        (
            # Translators: rules, the end phase
            mark("The last card is placed as usual. Then each player still in the round has two choices."),
            # Translators: rules, the end phase
            mark("Take a conductor, or finish without one; whoever has taken in this round has finished already."),
            # Translators: rules, the end phase
            mark("The player left of whoever drew the last card begins; whoever drew it chooses last."),
            # Translators: rules, the end phase
            mark("Musicians that nobody takes stay in the middle."),
        ),
    ),
    Section(
        "score",
        shared.POINTS,
        (
            # Translators: rules, points
            mark("One card of a family, a solo, gives 1 point. Exactly four, a quartet, give 5."),
            # Translators: rules, the names of families by their number of cards
            mark("Two cards are called a duo, three a trio, five a quintet."),
            # Translators: rules, points
            mark("Any other number gives nothing: a family is one group, so 5 are not 4 and 1, nor 8 twice 4."),
            # Translators: rules, ties
            mark("When points are equal, more quartets win; still equal, the victory is shared, and another game decides."),
        ),
    ),
    Section(
        "variants",
        shared.VARIANTS,
        (
            # Translators: rules, the variant Fausse note
            mark("Fausse note: once the families are chosen, five cards at random leave the game, seen by nobody."),
            # Translators: rules, the variant Grand Maestro
            mark("Grand Maestro is not offered here: the adapted rules do not give the texts of its cards."),
            # Translators: rules, the variant Grand Maestro
            mark("A sighted person can read these cards at your table; the program could not check what they change."),
        ),
    ),
)

# What may be asked anywhere: (typed forms, the sentences that answer).
QUESTIONS = (
    (
        # Translators: typed forms: the name of a variant that is not offered
        mark("grand maestro"),
        (
            # Translators: rules, the variant Grand Maestro
            mark("Grand Maestro is not offered here: the adapted rules do not give the texts of its cards."),
            # Translators: rules, the variant Grand Maestro
            mark("A sighted person can read these cards at your table; the program could not check what they change."),
        ),
    ),
)

SOURCES = (
    # Translators: answer to "sources"
    mark("Symphonimo is by Robert Brouwer, published by Studio Stratosphères in 2024."),
    shared.SOURCE,
    shared.CHANCE_BEGINS,
    # Translators: answer to "sources"
    mark("Ours: if the only player left in a round draws the last card, that player takes or finishes, once."),
    # Translators: answer to "sources"
    mark("Ours: the running score is told to whoever asks; the rules count only at the end."),
    # Translators: answer to "sources"
    mark("Ours: cards are called by their value; the animals are not named in the adapted rules."),
    shared.KEPT_ELSEWHERE,
)
