"""The rules of La Guerre des Sons in our own words, by headings, and what in them is ours."""

from accessijeux_cli.words import shared
from accessijeux_cli.words.pages import Section
from accessijeux_cli.words.tongue import mark

# Translators: rules, a battle
BATTLE = mark("Battle: when several players have the same best value, each of them lays the next card on top; same criterion, no powers.")
# Translators: rules, a battle
BATTLE_WON = mark("The best value of a battle takes all the cards that lie there; if the best is shared again, the battle goes on.")

SECTIONS = (
    Section(
        "aim",
        shared.AIM,
        (
            # Translators: rules, the aim
            mark("Sounds of imaginary instruments fight each other: win the most cards of the round."),
        ),
    ),
    Section(
        "setup",
        shared.BEFORE,
        (
            # Translators: rules, the cards
            mark("37 cards, each a sound with four values."),
            # Translators: rules, the four criteria
            mark("Volume is in decibels, pitch in hertz, length in seconds, timbre in per cent, from smooth to rough."),
            # Translators: rules, the deal
            mark("36 cards are dealt, the same number to each: 18 with 2 players, 12 with 3, 9 with 4."),
            # Translators: rules, the mystery card
            mark("Each player's cards lie face down as a deck. One more card, the mystery card, waits face down in the middle."),
            # Translators: rules, who begins
            mark("Whoever makes the strangest sound attacks first; if several do, the youngest of them."),
        ),
    ),
    Section(
        "trick",
        # Translators: a heading of the rules
        mark("A trick"),
        (
            # Translators: rules, a trick
            mark("In each trick, everybody takes the top card of the own deck in hand and knows only that one."),
            # Translators: rules, a trick
            mark("The attacker names a criterion with a question, such as: who has the loudest volume?"),
            # Translators: rules, a trick
            mark("In a trick the defenders lay their card face up, counter-clockwise from the attacker's right; the attacker lays last."),
            # Translators: rules, a trick
            mark("The highest value takes all the cards of the trick, and the winner attacks next."),
            # Translators: rules, a trick
            mark("Cards that were won are put aside: they are not played again."),
        ),
    ),
    Section(
        "battle",
        # Translators: a heading of the rules
        mark("The battle"),
        (
            BATTLE,
            BATTLE_WON,
            # Translators: rules, a battle
            mark("With 3 or 4 players only those who tie for the best value battle; the others have lost the trick."),
            # Translators: rules, a battle
            mark("With 3 or 4 players, whoever has no card left for a battle loses the trick."),
            # Translators: rules, a battle
            mark("If nobody in a battle has a card left, the trick is nobody's, and the same player attacks again."),
        ),
    ),
    Section(
        "end",
        shared.END_OF_ROUND,
        (
            # Translators: rules, the end of a round
            mark("A round ends when all cards are played, and the most cards win the round."),
            # Translators: rules, the mystery card
            mark("If exactly one player has no card left, that player takes the mystery card, as long as it is there."),
            # Translators: rules, the mystery card
            mark("If several players have no card left at the same time, nobody takes the mystery card."),
            # Translators: rules, the end of a round
            mark("With 2 players, when one has no card left and the mystery card is gone, the round stops at once."),
            # Translators: rules, the end of a round
            mark("When fewer than two players have a card, the round stops; cards not played count for nobody."),
            # Translators: rules, a tied round
            mark("A tied round, where several share the most cards, is won by nobody and played again with the same attacker."),
        ),
    ),
    Section(
        "match",
        # Translators: a heading of the rules
        mark("The game"),
        (
            # Translators: rules, rounds
            mark("The players agree how many rounds win the game, usually two."),
            # Translators: rules, rounds
            mark("The winner of a round deals the next one; the player on the dealer's left attacks first."),
        ),
    ),
    Section(
        "variants",
        shared.VARIANTS,
        (
            # Translators: rules, a variant
            mark("Pianissimo: the lowest value wins, and ties for the lowest value are battles."),
            # Translators: rules, a variant
            mark("Scherzo: in each trick the attacker also says whether the highest or the lowest value wins."),
            # Translators: rules, the words of Scherzo
            mark("The words of Scherzo: loud or soft, high or low, long or short, rough or smooth."),
        ),
    ),
    Section(
        "powers",
        # Translators: a heading of the rules
        mark("Super powers"),
        (
            # Translators: rules, powers
            mark("Only defenders use a power, once a round, when laying their card; never the attacker, never in a battle."),
            # Translators: rules, powers
            mark("A power takes effect after the attacker's card. Several powers work in the order they were declared."),
            # Translators: rules, powers; these are the program's own
            mark("The six powers here are ours, and played only if you ask: type powers before the names."),
            # Translators: rules, powers; their names, then what they do
            mark("Echo: your next card replaces yours, which goes under your deck."),
            # Translators: rules, powers; their names, then what they do
            mark("Mute: the other direction decides the trick. Tuning: another criterion decides the trick."),
            # Translators: rules, powers; their names, then what they do
            mark("Silence: powers declared after it have no effect."),
            # Translators: rules, powers; their names, then what they do
            mark("Resonance: if you lose the trick, your card comes back under your deck."),
            # Translators: rules, powers: the power Resonance in a trick that nobody wins
            mark("A trick that nobody wins is lost by all who laid: Resonance brings the card back then too."),
            # Translators: rules, powers; their names, then what they do
            mark("Duo: a second card is turned up, the better one counts, both go to the winner."),
        ),
    ),
    Section(
        "table",
        # Translators: a heading of the rules
        mark("With the real box"),
        (
            # Translators: rules, at a physical table; the words are those that are typed
            mark("With the real box, type the criterion, then the values in the order of laying, for instance: volume 85, 92, 70."),
            # Translators: rules, at a physical table; the words are those that are typed
            mark("Decimals of a value are typed so: 2 point 5."),
            # Translators: rules, at a physical table; the words are those that are typed
            mark("With the real box a power is only noted, before the last value: power and the name. Then tell who takes the trick: trick to and the name."),
            # Translators: rules, at a physical table; the words are those that are typed
            mark("To put the counts of a real table right: cards, won or rounds, then the name and the number. Who attacks: attack and the name."),
        ),
    ),
)

QUESTIONS = (
    # Translators: typed forms for hearing what a battle is, then the answer
    (mark("battle | battles"), (BATTLE, BATTLE_WON)),
    # Translators: typed forms for hearing what the super power Echo does, then the answer
    (mark("echo"), (mark("Echo: your next card replaces yours, which goes under your deck."),)),
    # Translators: typed forms for hearing what the super power Mute does, then the answer
    (mark("mute"), (mark("Mute: the other direction decides this trick."),)),
    # Translators: typed forms for hearing what the super power Tuning does, then the answer
    (mark("tuning"), (mark("Tuning: another criterion of your choice decides this trick."),)),
    # Translators: typed forms for hearing what the super power Silence does, then the answer
    (mark("silence"), (mark("Silence: the powers declared after it have no effect."),)),
    # Translators: typed forms for hearing what the super power Resonance does, then the answer
    (mark("resonance"), (mark("Resonance: if you lose this trick, your card comes back under your deck."),)),
    # Translators: typed forms for hearing what the super power Duo does, then the answer
    (mark("duo"), (mark("Duo: a second card is turned up and the better one counts; both go to the winner."),)),
)
"""What may be asked anywhere: (typed forms, the sentences that answer)."""

SOURCES = (
    shared.SOURCE,
    # Translators: answer to "sources"
    mark("Ours: the 37 sounds, their names and values. They are not the official cards, whose values are not public."),
    # Translators: answer to "sources"
    mark("Ours: the six super powers. Those of the box are not public."),
    # Translators: answer to "sources"
    mark("Ours: a trick whose tied players all have no card left is nobody's, and the same player attacks again."),
    # Translators: answer to "sources"; Resonance is one of our super powers
    mark("Ours: a trick that nobody wins is lost by all who laid, so that Resonance brings the card back."),
    # Translators: answer to "sources"
    mark("Ours: the round stops when fewer than two players can lay; cards not played count for nobody."),
    # Translators: answer to "sources"
    mark("Ours: a tied round is played again with the same attacker."),
    # Translators: answer to "sources"
    mark("Ours: an attacker without cards leaves the attack to the first player on the left who has one."),
    # Translators: answer to "sources"
    mark("Ours: sounds are played between 55 and 7000 hertz, so that everybody hears them; their order is kept."),
    shared.KEPT_ELSEWHERE,
)
