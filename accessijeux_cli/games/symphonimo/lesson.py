"""The lesson of Symphonimo: every rule in short steps, a quiz, and the script of the demonstration."""

from accessijeux_cli.games.symphonimo import rules as r
from accessijeux_cli.games.symphonimo import topics
from accessijeux_cli.play.game import DECK
from accessijeux_cli.words import shared
from accessijeux_cli.words.pages import Asked, Heard, Number, Refused, Scene, Step
from accessijeux_cli.words.tongue import mark

BASILE, CLARA = 1, 2


def _turn(seat: int, card: int, conductor: int) -> tuple[tuple[int, object], ...]:
    """One turn of drawing and placing."""
    return ((seat, r.DRAW), (DECK, r.Reveal(card)), (seat, r.Place(conductor)))


def _holding(player: int, counts: dict[int, int]) -> tuple[int, object]:
    return (DECK, r.SetOrchestra(player, tuple(value for value, count in counts.items() for _ in range(count))))


# One card, a 5, is left in the deck; conductor 1 has 10 and 6, conductor 2 an 8, conductor 3 nothing.
LAST_CARD = (
    _holding(1, {}),
    _holding(2, {}),
    _holding(3, {}),
    (DECK, r.SetConductor(1, (10, 6))),
    (DECK, r.SetConductor(2, (8,))),
    _holding(1, {3: 1, 4: 4, 5: 1, 6: 3, 8: 3, 9: 1, 10: 2}),
    _holding(2, {3: 1, 5: 2, 6: 1, 7: 5, 8: 2, 9: 3, 10: 3}),
    _holding(3, {3: 1, 5: 1, 6: 1, 7: 2, 8: 2, 9: 5, 10: 4}),
    (DECK, r.SetTurn(1)),
)

STEPS = (
    Step(
        tell=(
            # Translators: lesson, the theme
            mark("You lead an orchestra of animals and look for musicians."),
            # Translators: lesson, the theme
            mark("Your ear is strict: only a solo or a perfect quartet sounds right."),
        ),
        ask=shared.ENTER_GOES_ON,
        wants=None,
        done=(),
        # Translators: lesson, in other words
        other=mark("You collect cards; at the end only single cards and groups of exactly four count."),
        hint=shared.PRESS_ENTER,
    ),
    Step(
        tell=(
            # Translators: lesson, the cards
            mark("Each musician is a card with a value. A family is all the cards of one value."),
            # Translators: lesson, the cards
            mark("The value also says how many there are: three 3s, four 4s, and so on."),
        ),
        # Translators: lesson
        ask=mark("How many cards of value 8 exist? Type a number."),
        wants=Number(8),
        # Translators: lesson, after the right answer
        done=(mark("Yes, eight 8s."),),
        # Translators: lesson, in other words
        other=mark("The number on a card is its family and the size of that family."),
        # Translators: lesson, hint
        hint=mark("There are three 3s and seven 7s."),
        # Translators: lesson, after a wrong answer
        wrong=mark("Not quite: a value and its number of cards are the same."),
    ),
    Step(
        tell=(
            # Translators: lesson, points
            mark("A solo, one card of a family, gives 1 point. A quartet, exactly four, gives 5."),
            # Translators: lesson, points
            mark("Any other number of cards of a family gives nothing."),
        ),
        # Translators: lesson
        ask=mark("How many points do three 7s give?"),
        wants=Number(0),
        # Translators: lesson, after the right answer
        done=(mark("Yes, nothing: three is neither one nor four."),),
        # Translators: lesson, in other words
        other=mark("One card of a value is worth 1, four are worth 5, and 2, 3, 5 or more are worth 0."),
        # Translators: lesson, hint
        hint=mark("Three is neither one nor four."),
        # Translators: lesson, after a wrong answer
        wrong=mark("No: only one card or exactly four give points."),
    ),
    Step(
        tell=(
            # Translators: lesson, a turn
            mark("Three of you play: you, Basile and Clara. Three conductors wait in the middle, without musicians."),
            # Translators: lesson, a turn
            mark("On your turn you draw a card, or you take a conductor. For now all are empty, so draw."),
        ),
        # Translators: lesson; "draw" and "d" are typed
        ask=mark("Type draw, or d."),
        wants=r.DRAW,
        card=r.Reveal(9),
        done=(),
        # Translators: lesson, in other words
        other=mark("There are as many conductors as players, and musicians gather under them."),
        # Translators: lesson, hint; "d" is typed
        hint=mark("The letter d is enough."),
    ),
    Step(
        # Translators: lesson, placing
        tell=(mark("You hear the card before you choose: it goes under the conductor of your choice."),),
        # Translators: lesson; "2" is typed
        ask=mark("Put it under conductor 2: type 2."),
        wants=r.Place(2),
        # Translators: lesson, after placing
        done=(mark("Your turn is over: whoever draws never takes in the same turn."),),
        # Translators: lesson, in other words
        other=mark("A drawn card joins one of the groups in the middle, not your orchestra."),
        # Translators: lesson, hint; "2" is typed
        hint=mark("Type the number of the conductor, 2."),
    ),
    Step(
        before=(*_turn(BASILE, 7, 2), *_turn(CLARA, 4, 1)),
        # Translators: lesson, asking; the others have just played
        tell=(mark("The others played. You may ask for anything at any time, it costs no turn."),),
        # Translators: lesson; "conductors" and "c" are typed
        ask=mark("Ask what the conductors have: type conductors, or c."),
        wants=Heard(topics.conductors),
        # Translators: lesson, after asking; the words are those that are typed
        done=(mark("One alone: c 2. Where the 7s are: v 7. Your orchestra: m."),),
        # Translators: lesson, in other words
        other=mark("Nobody needs to remember the table: each word tells one part of it."),
        # Translators: lesson, hint; "c" is typed
        hint=mark("The letter c is enough."),
    ),
    Step(
        # Translators: lesson, an empty conductor
        tell=(mark("Taking a conductor brings all its musicians to your orchestra, but one without musicians stays."),),
        # Translators: lesson; "take 3" is typed
        ask=mark("Try it: type take 3."),
        wants=Refused(r.Take(3)),
        done=(shared.REFUSED_FREELY,),
        # Translators: lesson, in other words
        other=mark("There must be at least one musician under a conductor before anybody takes it."),
        # Translators: lesson, hint; "take 3" is typed
        hint=mark("Type take 3: it is refused, and that is what is shown here."),
    ),
    Step(
        tell=(
            shared.ASKED_BEFORE,
        ),
        # Translators: lesson; "? take 1" is typed
        ask=mark("Type a question mark, then take 1."),
        wants=Asked(r.Take(1)),
        done=(shared.ONLY_TOLD,),
        other=shared.QUESTION_MARK,
        # Translators: lesson, hint; "? t 1" is typed
        hint=mark("A question mark, then t 1."),
    ),
    Step(
        # Translators: lesson, waiting for a better group
        tell=(mark("One card is not much. Let conductor 2 grow."),),
        # Translators: lesson; "d" is typed
        ask=mark("Draw again: d."),
        wants=r.DRAW,
        card=r.Reveal(9),
        done=(),
        # Translators: lesson, in other words
        other=mark("You may draw as long as some conductor in the middle has room."),
        # Translators: lesson, hint; "d" is typed
        hint=mark("Type d."),
    ),
    Step(
        tell=(),
        # Translators: lesson; "2" is typed
        ask=mark("Put this 9 with the other: type 2."),
        wants=r.Place(2),
        done=(),
        # Translators: lesson, in other words
        other=mark("Two 9s together come nearer to a quartet."),
        hint=shared.TYPE_2,
    ),
    Step(
        before=(*_turn(BASILE, 9, 2), *_turn(CLARA, 5, 1)),
        # Translators: lesson, the limit of four; conductor 2 has 9, 7, 9, 9
        tell=(mark("Conductor 2 now has four musicians, and four is the most. Draw to see."),),
        # Translators: lesson; "d" is typed
        ask=mark("Type d."),
        wants=r.DRAW,
        card=r.Reveal(3),
        done=(),
        # Translators: lesson, in other words
        other=mark("A conductor with four musicians accepts no more; it can only be taken."),
        # Translators: lesson, hint; "d" is typed
        hint=mark("Draw with d."),
    ),
    Step(
        tell=(),
        # Translators: lesson; "2" is typed
        ask=mark("Try to put the 3 under conductor 2: type 2."),
        wants=Refused(r.Place(2)),
        done=(),
        # Translators: lesson, in other words
        other=mark("Conductor 2 is full, so the 3 must go elsewhere."),
        # Translators: lesson, hint; "2" is typed
        hint=mark("Type 2: it is refused, and that is what is shown here."),
    ),
    Step(
        tell=(),
        # Translators: lesson; "3" is typed
        ask=mark("Then under conductor 3: type 3."),
        wants=r.Place(3),
        done=(),
        # Translators: lesson, in other words
        other=mark("Conductor 3 is empty and accepts the card."),
        hint=shared.TYPE_3,
    ),
    Step(
        before=((BASILE, r.Take(2)), (CLARA, r.Take(1))),
        tell=(
            # Translators: lesson, out of the round
            mark("Who takes a conductor is out until the round ends. You alone are left, with conductor 3."),
            # Translators: lesson, the last player of a round
            mark("The last one may draw several times in a row, up to four musicians, and then takes."),
        ),
        # Translators: lesson; "d" is typed
        ask=mark("Draw once more: d."),
        wants=r.DRAW,
        card=r.Reveal(8),
        done=(),
        # Translators: lesson, in other words
        other=mark("The others have finished this round. You may fill the last conductor as you like."),
        # Translators: lesson, hint; "d" is typed
        hint=mark("Type d."),
    ),
    Step(
        tell=(),
        # Translators: lesson; "3" is typed
        ask=mark("Only conductor 3 is left: type 3."),
        wants=r.Place(3),
        done=(),
        # Translators: lesson, in other words
        other=mark("The other conductors are with Basile and Clara."),
        hint=shared.TYPE_3,
    ),
    Step(
        # Translators: lesson, taking
        tell=(mark("Two solos for you, 3 and 8, if you take them now."),),
        # Translators: lesson; "take 3" and "t 3" are typed
        ask=mark("Take conductor 3: type take 3, or t 3."),
        wants=r.Take(3),
        done=(
            # Translators: lesson, the end of a round
            mark("All have taken: the round is over, the conductors come back."),
            # Translators: lesson, who begins
            mark("Whoever took last begins the next one."),
        ),
        # Translators: lesson, in other words
        other=mark("When everybody has a conductor a new round begins, with whoever took last."),
        # Translators: lesson, hint; "t 3" is typed
        hint=mark("Type t 3."),
    ),
    Step(
        # Translators: lesson, orchestras
        tell=(mark("Orchestras are for all to see, by family. Points are counted only at the end."),),
        # Translators: lesson; "orchestras" and "o" are typed
        ask=mark("Listen to all of them: type orchestras, or o."),
        wants=Heard(topics.orchestras),
        # Translators: lesson, about spoiling; Basile has three 9s and a 7
        done=(mark("Basile has a trio of 9s. A fourth 9 makes a quartet, a fifth would spoil it."),),
        # Translators: lesson, in other words
        other=mark("What the others hold tells what they wish for, and what they fear."),
        # Translators: lesson, hint; "o" is typed
        hint=mark("The letter o is enough."),
    ),
    Step(
        before=LAST_CARD,
        tell=(
            # Translators: lesson, the end of the game
            mark("Some rounds later one card is left in the deck. Conductor 1: 10, 6. Conductor 2: 8. Conductor 3: empty."),
            # Translators: lesson, the end of the game
            mark("When the last card is placed, each one still in the round takes a conductor or finishes without."),
        ),
        # Translators: lesson; "d" is typed
        ask=mark("Draw the last card: d."),
        wants=r.DRAW,
        card=r.Reveal(5),
        done=(),
        # Translators: lesson, in other words
        other=mark("After the last card nobody draws any more: take one conductor, or leave with what you have."),
        # Translators: lesson, hint; "d" is typed
        hint=mark("Type d."),
    ),
    Step(
        # Translators: lesson, the end of the game
        tell=(mark("Whoever draws the last card is the last to take or finish."),),
        # Translators: lesson; "3" is typed
        ask=mark("Put the 5 under conductor 3: type 3."),
        wants=r.Place(3),
        done=(),
        # Translators: lesson, in other words
        other=mark("The others choose before you, Basile first."),
        hint=shared.TYPE_3,
    ),
    Step(
        before=((BASILE, r.Take(1)), (CLARA, r.LEAVE)),
        tell=(
            # Translators: lesson, leaving
            mark("Finishing without a conductor is allowed. What nobody takes stays in the middle."),
            # Translators: lesson, a choice; you have three 8s and one 5
            mark("You have a trio of 8s and a solo 5. Conductor 2 has an 8, conductor 3 a 5."),
        ),
        # Translators: lesson
        ask=mark("Which conductor brings most? Take it, or type finish."),
        wants=r.Take(2),
        # Translators: lesson, after the right choice
        done=(mark("The fourth 8 made a quartet: 5 points. The 5 would have made a duo and cost 1 point."),),
        # Translators: lesson, in other words
        other=mark("A fourth card is worth 5 points; a second card loses the solo's point."),
        # Translators: lesson, hint
        hint=mark("Ask first: a question mark, then t 2, and t 3."),
        # Translators: lesson, after another choice
        wrong=mark("That may be done, but another choice is worth more."),
    ),
    Step(
        # Translators: lesson, ties
        tell=(mark("Most points win. When points are equal, more quartets win; still equal, the victory is shared."),),
        # Translators: lesson
        ask=mark("Léa has 11 points and two quartets, Tom 11 points and one quartet. Who wins? Type 1 for Léa, 2 for Tom, 0 for both."),
        wants=Number(1),
        # Translators: lesson, after the right answer
        done=(mark("Yes, Léa, by quartets."),),
        # Translators: lesson, in other words
        other=mark("Quartets decide between equal points."),
        # Translators: lesson, hint
        hint=mark("Who has more quartets?"),
        # Translators: lesson, after a wrong answer
        wrong=mark("No: the points are equal, so the quartets decide."),
    ),
    Step(
        # Translators: lesson, the variant; "fausse note" is typed before the names when a game begins
        tell=(mark("A variant, Fausse note: five cards leave the game unseen. Type fausse note when a game begins."),),
        # Translators: lesson
        ask=mark("Enter goes on to five questions about points."),
        wants=None,
        done=(),
        # Translators: lesson, in other words
        other=mark("With Fausse note nobody can be sure that a missing card will come."),
        hint=shared.PRESS_ENTER,
    ),
    Step(
        tell=(),
        # Translators: lesson, quiz
        ask=mark("Question 1 of 5. One 6 alone: how many points?"),
        wants=Number(1),
        # Translators: lesson, quiz, after the right answer
        done=(mark("Right: a solo, 1 point."),),
        # Translators: lesson, quiz, in other words
        other=mark("There is a single card of that family."),
        # Translators: lesson, quiz, hint
        hint=mark("It is a solo."),
        # Translators: lesson, quiz, after a wrong answer
        wrong=mark("No: a single card is a solo."),
    ),
    Step(
        tell=(),
        # Translators: lesson, quiz
        ask=mark("Question 2 of 5. Two 6s: how many points?"),
        wants=Number(0),
        # Translators: lesson, quiz, after the right answer
        done=(mark("Right: a duo gives nothing."),),
        # Translators: lesson, quiz, in other words
        other=mark("There are two cards of that family."),
        # Translators: lesson, quiz, hint
        hint=mark("Two is neither one nor four."),
        # Translators: lesson, quiz, after a wrong answer
        wrong=mark("No: two cards are not a solo any more."),
    ),
    Step(
        tell=(),
        # Translators: lesson, quiz
        ask=mark("Question 3 of 5. Four 6s: how many points?"),
        wants=Number(5),
        # Translators: lesson, quiz, after the right answer
        done=(mark("Right: a quartet, 5 points."),),
        # Translators: lesson, quiz, in other words
        other=mark("There are exactly four cards of that family."),
        # Translators: lesson, quiz, hint
        hint=mark("It is a quartet."),
        # Translators: lesson, quiz, after a wrong answer
        wrong=mark("No: exactly four cards are a quartet."),
    ),
    Step(
        tell=(),
        # Translators: lesson, quiz
        ask=mark("Question 4 of 5. Five 6s: how many points?"),
        wants=Number(0),
        # Translators: lesson, quiz, after the right answer
        done=(mark("Right: five are one family, not a quartet and a solo."),),
        # Translators: lesson, quiz, in other words
        other=mark("The cards of a family always count together."),
        # Translators: lesson, quiz, hint
        hint=mark("A family is never split."),
        # Translators: lesson, quiz, after a wrong answer
        wrong=mark("No: a family is never split, and five is not four."),
    ),
    Step(
        tell=(),
        # Translators: lesson, quiz
        ask=mark("Question 5 of 5. Eight 8s: how many points?"),
        wants=Number(0),
        done=(
            # Translators: lesson, quiz, after the right answer
            mark("Right: eight are one family, not two quartets."),
            shared.KNOWN,
        ),
        # Translators: lesson, quiz, in other words
        other=mark("The cards of a family always count together, even eight of them."),
        # Translators: lesson, quiz, hint
        hint=mark("A family is never split."),
        # Translators: lesson, quiz, after a wrong answer
        wrong=mark("No: a family is never split, and eight is not four."),
    ),
)

# The demonstration: what is typed, answer by answer, and what the deck and the others do then.
DEMO = (
    # Translators: typed in the demonstration
    Scene(mark("draw"), r.DRAW, ((DECK, r.Reveal(7)),)),
    # Translators: typed in the demonstration
    Scene(mark("under 1"), r.Place(1), (*_turn(BASILE, 7, 1), *_turn(CLARA, 4, 2))),
    # Translators: typed in the demonstration
    Scene(mark("conductors")),
    # Translators: typed in the demonstration
    Scene(mark("draw"), r.DRAW, ((DECK, r.Reveal(5)),)),
    # Translators: typed in the demonstration
    Scene(mark("under 3"), r.Place(3), (*_turn(BASILE, 9, 2), (CLARA, r.Take(2)))),
    # Translators: typed in the demonstration
    Scene(mark("value 7")),
    # Translators: typed in the demonstration
    Scene(mark("? take 1")),
    Scene(shared.ADVICE),
    # Translators: typed in the demonstration
    Scene(mark("draw"), r.DRAW, ((DECK, r.Reveal(7)),)),
    # Translators: typed in the demonstration
    Scene(mark("under 1"), r.Place(1), ((BASILE, r.Take(3)),)),
    # Translators: typed in the demonstration
    Scene(mark("draw"), r.DRAW, ((DECK, r.Reveal(7)),)),
    # Translators: typed in the demonstration
    Scene(mark("under 1"), r.Place(1)),
    # Translators: typed in the demonstration
    Scene(mark("take 1"), r.Take(1)),
    # Translators: typed in the demonstration
    Scene(mark("orchestras")),
    Scene(shared.SCORE),
    Scene(shared.SITUATION),
)
