"""The lesson of La Guerre des Sons: every rule in short steps, a quiz, and the script of the demonstration."""

from accessijeux_cli.games.guerre_des_sons import rules as r
from accessijeux_cli.games.guerre_des_sons import topics
from accessijeux_cli.play.game import DECK
from accessijeux_cli.words import shared
from accessijeux_cli.words.pages import Asked, Heard, Number, Refused, Scene, Step, YesOrNo
from accessijeux_cli.words.tongue import mark

BASILE = 1


def _drawn(*cards: int) -> tuple[tuple[int, object], ...]:
    """Cards taken in hand: the attacker first, then the defenders from the attacker's right."""
    return tuple((DECK, r.Reveal(card)) for card in cards)


STEPS = (
    Step(
        tell=(
            # Translators: lesson, the theme
            mark("Each card is the sound of an imaginary instrument. Sounds fight, and the best one takes the others."),
            # Translators: lesson, the aim
            mark("Whoever has won the most cards at the end wins the round."),
        ),
        ask=shared.ENTER_GOES_ON,
        wants=None,
        done=(),
        # Translators: lesson, in other words
        other=mark("It is a game of tricks: everybody lays a card, the best card takes them all."),
        hint=shared.PRESS_ENTER,
    ),
    Step(
        before=_drawn(5, 8, 24),
        tell=(
            # Translators: lesson, the cards; you hold the Thunder kettle
            mark("Three of you play: you, Basile and Clara. You attack, so you hear your card: the Thunder kettle."),
            # Translators: lesson, the four criteria
            mark("A sound has four values: volume in decibels, pitch in hertz, length in seconds, timbre in per cent."),
        ),
        # Translators: lesson; "listen" and "li" are typed
        ask=mark("Listen to your card: type listen, or li."),
        wants=Heard(topics.listen),
        # Translators: lesson, after listening
        done=(mark("Timbre goes from 0 per cent, smooth, to 100 per cent, rough."),),
        # Translators: lesson, in other words
        other=mark("The four values tell how loud, how high, how long and how rough a sound is."),
        # Translators: lesson, hint; "li" is typed
        hint=mark("The letters li are enough."),
    ),
    Step(
        tell=(
            # Translators: lesson, a trick
            mark("The attacker chooses what is compared. 136 decibels is as loud as it gets, so ask for the volume."),
            # Translators: lesson, a trick
            mark("The defenders lay first, from your right; you lay last. The highest value takes all."),
        ),
        # Translators: lesson; "volume", "v" and "1" are typed
        ask=mark("Type volume, or v, or 1."),
        wants=r.Choose("volume"),
        # Translators: lesson, after a trick that was won
        done=(mark("The three cards are yours, put aside; and who wins a trick attacks in the next one."),),
        # Translators: lesson, in other words
        other=mark("You ask who has the loudest volume, all lay their card, and the loudest wins."),
        # Translators: lesson, hint; "v" is typed
        hint=mark("The letter v is enough."),
        # Translators: lesson, after another choice; 136 is a volume
        wrong=mark("That may be asked too, but 136 decibels is hard to beat: ask for the volume."),
    ),
    Step(
        before=_drawn(14, 21, 4),
        tell=(
            # Translators: lesson, choosing; you hold the Lightning flute
            mark("Now you hold the Lightning flute: 100 decibels, 15000 hertz, 1 second, 0 per cent."),
        ),
        # Translators: lesson
        ask=mark("Pitches go up to 20000 hertz. What is best to ask for?"),
        wants=r.Choose("pitch"),
        # Translators: lesson, after the right choice; the word is typed
        done=(mark("Very few sounds are higher. In a game, advice counts them for you."),),
        # Translators: lesson, in other words
        other=mark("Look for the value that few other cards can beat."),
        # Translators: lesson, hint; "pitch" is typed
        hint=mark("15000 hertz is very high: type pitch."),
        # Translators: lesson, after another choice
        wrong=mark("That may be asked too, but another value of this card is better."),
    ),
    Step(
        before=_drawn(18, 1, 36),
        tell=(
            # Translators: lesson, asking first; you hold the Butter bell; "?" is typed
            mark("Your card is the Butter bell: 38 decibels, 1200 hertz, 36 seconds, 14 per cent."),
            # Translators: lesson, asking first; "?" is typed
            mark("Before a move you may ask what it would give: a question mark, then the move. It costs nothing."),
        ),
        # Translators: lesson; "? length" is typed
        ask=mark("Type a question mark, then length."),
        wants=Asked(r.Choose("length")),
        done=(shared.ONLY_TOLD,),
        other=shared.QUESTION_MARK,
        # Translators: lesson, hint; "? l" is typed
        hint=mark("A question mark, then l."),
    ),
    Step(
        # Translators: lesson, before a battle
        tell=(mark("36 seconds is long. Ask for it."),),
        # Translators: lesson; "length" and "l" are typed
        ask=mark("Type length, or l."),
        wants=r.Choose("length"),
        after=_drawn(30, 19),
        done=(
            # Translators: lesson, a battle
            mark("Equal best values: a battle. Those who tie lay their next card, unseen, on top."),
            # Translators: lesson, a battle
            mark("The criterion stays the same, and the winner takes everything that lies there."),
        ),
        # Translators: lesson, in other words
        other=mark("When the best is shared, another card decides."),
        # Translators: lesson, hint; "l" is typed
        hint=mark("The letter l is enough."),
    ),
    Step(
        before=_drawn(33, 37, 6),
        tell=(
            # Translators: lesson, the modes
            mark("Here the highest value wins. In the variant Pianissimo it is the lowest."),
            # Translators: lesson, the modes
            mark("In Scherzo the attacker says which: loud or soft, high or low, long or short, rough or smooth."),
        ),
        # Translators: lesson; "soft" is typed
        ask=mark("We play without variant. Try it all the same: type soft."),
        wants=Refused(r.Ask("volume", True)),
        done=(shared.REFUSED_FREELY,),
        # Translators: lesson, in other words
        other=mark("Only in Scherzo does the attacker choose between the highest and the lowest."),
        # Translators: lesson, hint; "soft" is typed
        hint=mark("Type soft: it is refused, and that is what is shown here."),
    ),
    Step(
        tell=(
            # Translators: lesson, a bad card; you hold the Cloud pump
            mark("Your card, the Cloud pump, is weak: 24 decibels, 75 hertz, 14 seconds, 25 per cent."),
        ),
        # Translators: lesson; "length" is typed
        ask=mark("Nothing is good. Ask for the length and see: type length."),
        wants=r.Choose("length"),
        # Translators: lesson, after a trick that was lost
        done=(mark("Basile has the trick and attacks next. A defender lays without a word: the program does it for you."),),
        # Translators: lesson, in other words
        other=mark("A weak card loses most tricks; somebody else then attacks."),
        # Translators: lesson, hint; "l" is typed
        hint=mark("The letter l is enough."),
    ),
    Step(
        before=(*_drawn(17, 22, 20), (BASILE, r.Choose("timbre"))),
        # Translators: lesson, topics
        tell=(mark("You may ask how things stand at any time, it costs no turn."),),
        # Translators: lesson; "piles" and "pi" are typed
        ask=mark("Type piles, or pi."),
        wants=Heard(topics.piles),
        # Translators: lesson, after asking; the words are those that are typed
        done=(mark("Also: trick, what lies there; m, your card; score, the rounds."),),
        # Translators: lesson, in other words
        other=mark("Nobody needs to remember the counts: each word tells one part of the table."),
        # Translators: lesson, hint; "pi" is typed
        hint=mark("The letters pi are enough."),
    ),
    Step(
        tell=(
            # Translators: lesson, battles of three
            mark("With three or four players a tie matters only for the best value."),
        ),
        # Translators: lesson, a quiz
        ask=mark("Volume: Léa 85, Tom 85, Zoé 90. Is there a battle? Type yes or no."),
        wants=YesOrNo(False),
        # Translators: lesson, after the right answer
        done=(mark("Right: Zoé is loudest and takes the three cards."),),
        # Translators: lesson, in other words
        other=mark("Those who tie below the best have simply lost."),
        # Translators: lesson, hint
        hint=mark("Zoé has more than the other two."),
        # Translators: lesson, after a wrong answer
        wrong=mark("No: 90 is the best value, and nobody shares it."),
    ),
    Step(
        tell=(
            # Translators: lesson, the mystery card
            mark("One more card waits in the middle: the mystery card."),
            # Translators: lesson, the mystery card
            mark("When exactly one player has no card left while the others have, that player takes it."),
            # Translators: lesson, the end of a round
            mark("The round ends when all is played, or when fewer than two players have a card."),
        ),
        # Translators: lesson, a quiz
        ask=mark("Four players; two of them have no card left at the same time. How many take the mystery card?"),
        wants=Number(0),
        # Translators: lesson, after the right answer
        done=(mark("Right: nobody does, and the two others play on."),),
        # Translators: lesson, in other words
        other=mark("It helps one player alone, never two at once."),
        # Translators: lesson, hint
        hint=mark("Exactly one player must be without cards."),
        # Translators: lesson, after a wrong answer
        wrong=mark("No: the rule wants exactly one player without cards, and here there are two."),
    ),
    Step(
        tell=(
            # Translators: lesson, rounds
            mark("Most cards win a round, and two rounds win the game, unless you agree otherwise."),
            # Translators: lesson, rounds
            mark("The winner of a round deals, and the player on the left attacks. A tied round is played again."),
        ),
        # Translators: lesson, a quiz
        ask=mark("Two players, 36 cards. Léa has won 20. How many has Tom, if all were played?"),
        wants=Number(16),
        # Translators: lesson, after the right answer
        done=(mark("Yes, 16: the round is Léa's."),),
        # Translators: lesson, in other words
        other=mark("Every card of a trick goes to somebody, so the counts make 36."),
        # Translators: lesson, hint
        hint=mark("36 less 20."),
        # Translators: lesson, after a wrong answer
        wrong=mark("Not quite: the two counts together make 36."),
    ),
    Step(
        tell=(
            # Translators: lesson, powers; the word is typed before the names
            mark("Before a game you may ask for powers: each player then draws one of six, ours, for the round."),
            # Translators: lesson, powers
            mark("A defender may use it once, when laying; the attacker never, and never in a battle."),
            # Translators: lesson, powers; the word is typed
            mark("The word powers tells who has which, and what it does."),
        ),
        ask=shared.ENTER_GOES_ON,
        wants=None,
        done=(),
        # Translators: lesson, in other words
        other=mark("A power changes one trick, for instance what decides it."),
        hint=shared.PRESS_ENTER,
    ),
    Step(
        tell=(
            # Translators: lesson, at a physical table
            mark("With the real box, type table instead: you type the criterion and the values that are read out."),
            # Translators: lesson, at a physical table; the words are those that are typed
            mark("For instance: volume 85, 92, 70. The program tells who takes the trick and counts the cards."),
        ),
        # Translators: lesson
        ask=mark("Enter ends the lesson."),
        wants=None,
        done=(),
        # Translators: lesson, in other words
        other=mark("At a real table the program keeps the turns, the battles and the counts for you."),
        hint=shared.PRESS_ENTER,
    ),
)

# The demonstration: what is typed, answer by answer, and what the deck and the others do then.
DEMO = (
    Scene("", None, _drawn(5, 8, 24)),
    # Translators: typed in the demonstration
    Scene(mark("listen")),
    Scene(shared.ADVICE),
    # Translators: typed in the demonstration
    Scene(mark("volume"), r.Choose("volume"), _drawn(18, 1, 36)),
    # Translators: typed in the demonstration
    Scene(mark("? length")),
    # Translators: typed in the demonstration
    Scene(mark("length"), r.Choose("length"), _drawn(30, 19, 33, 37, 6)),
    # Translators: typed in the demonstration
    Scene(mark("piles")),
    # Translators: typed in the demonstration
    Scene(mark("length"), r.Choose("length"), (*_drawn(17, 22, 20), (BASILE, r.Choose("volume")), *_drawn(14, 21, 4))),
    # Translators: typed in the demonstration
    Scene(mark("trick")),
    # Translators: typed in the demonstration
    Scene(mark("pitch"), r.Choose("pitch"), _drawn(2, 9, 16)),
    Scene(shared.SCORE),
    Scene(shared.SITUATION),
)
"""The attacker's card is drawn first, then those of the defenders from the attacker's right."""
