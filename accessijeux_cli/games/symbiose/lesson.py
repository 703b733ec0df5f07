"""The lesson of Symbiose: every rule in short steps, a quiz, and the script of the demonstration."""

from accessijeux_cli.games.symbiose import rules as r
from accessijeux_cli.games.symbiose import topics
from accessijeux_cli.play.game import DECK
from accessijeux_cli.words import shared
from accessijeux_cli.words.pages import Asked, Heard, Number, Refused, Scene, Step
from accessijeux_cli.words.tongue import mark

BASILE, CLARA = 1, 2
RIVER_CARDS = (25, 24, 1, 4)
RIVER = tuple((DECK, r.Reveal(card)) for card in RIVER_CARDS)
# In the lesson the river lies there from the start.
LAID = tuple((DECK, r.SetRiver(slot, card)) for slot, card in enumerate(RIVER_CARDS, 1))
# You open a blue fish, Basile and Clara a snail each.
OPENING = (
    (BASILE, r.Open(3)),
    (CLARA, r.Open(2)),
    (DECK, r.Reveal(23)),
    (DECK, r.Reveal(27)),
    (DECK, r.Reveal(30)),
)
ROUND = ((BASILE, r.Swap(2, 6)), (DECK, r.Reveal(8)), (CLARA, r.Swap(4, 3)), (DECK, r.Reveal(19)))
# The end of a game: your slot 8 alone is hidden.
PONDS = (
    (26, 1, 4, 11, 8, 10, 2, 0),
    (20, 34, 13, 3, 25, 22, 7, 24),
    (9, 36, 12, 21, 32, 18, 15, 30),
)
LAST = (
    *((DECK, r.SetSlot(player, slot, 0)) for player in (1, 2, 3) for slot in r.SLOTS),
    *((DECK, r.SetRiver(slot, card)) for slot, card in enumerate((31, 16, 5, 17), 1)),
    *(
        (DECK, r.SetSlot(player, slot, card))
        for player, pond in enumerate(PONDS, 1)
        for slot, card in enumerate(pond, 1)
    ),
    (DECK, r.SetTurn(1)),
)

STEPS = (
    Step(
        before=LAID,
        tell=(
            # Translators: lesson, told first
            mark("You look after a pond: eight cards, animals of four kinds in the colours of the seasons."),
            # Translators: lesson, told first
            mark("Each card brings points for what is around it, in your pond or in a neighbour's."),
        ),
        # Translators: lesson, what is asked; typed words are those of the game
        ask=mark("Press Enter to go on."),
        wants=None,
        done=(),
        # Translators: lesson, in other words
        other=mark("The aim is a pond whose cards suit each other, and suit the ponds beside it."),
        hint=shared.PRESS_ENTER,
    ),
    Step(
        tell=(
            # Translators: lesson, told first
            mark("A card shows an animal and a colour, then what it gives."),
            # Translators: lesson, told first
            mark("Pink frog, 4 per snail: it is a frog, it is pink, and it gives 4 points for each snail."),
        ),
        # Translators: lesson, what is asked; typed words are those of the game
        ask=mark("It counts a pond with three snails. How many points? Type a number."),
        wants=Number(12),
        done=(
            # Translators: lesson, when it is done
            mark("Yes, 12: three times 4."),
        ),
        # Translators: lesson, in other words
        other=mark("The points stand before what is counted; multiply."),
        # Translators: lesson, hint
        hint=mark("Three snails, 4 points each."),
        # Translators: lesson, after a wrong answer
        wrong=mark("No: 4 points for each of the three snails."),
    ),
    Step(
        tell=(
            # Translators: lesson, told first
            mark("Some cards have fixed points: pink fish, 8 points, whatever lies around."),
            # Translators: lesson, told first
            mark("No two cards are alike, and no card counts its own animal or colour."),
        ),
        # Translators: lesson, what is asked; typed words are those of the game
        ask=mark("How many points does pink fish, 8 points, give beside three frogs?"),
        wants=Number(8),
        done=(
            # Translators: lesson, when it is done
            mark("Yes, always 8."),
        ),
        # Translators: lesson, in other words
        other=mark("Fixed means that nothing is counted."),
        # Translators: lesson, hint
        hint=mark("Nothing is counted."),
        # Translators: lesson, after a wrong answer
        wrong=mark("No: its points are fixed."),
    ),
    Step(
        tell=(
            # Translators: lesson, told first
            mark(
                "Your eight cards lie face down: slots 1 to 4 above, 5 to 8 below. Between all players lies the river, four cards face up."
            ),
            # Translators: lesson, told first
            mark("You may ask for anything at any time, it costs no turn."),
        ),
        # Translators: lesson, what is asked; typed words are those of the game
        ask=mark("Ask for the river: type river, or ri."),
        wants=Heard(topics.river),
        done=(
            # Translators: lesson, when it is done
            mark("One card of it, with what it would give you: river 3."),
        ),
        # Translators: lesson, in other words
        other=mark("The river is where cards come from and where they go."),
        # Translators: lesson, hint
        hint=mark("The letters ri are enough."),
    ),
    Step(
        tell=(
            # Translators: lesson, told first
            mark("The game begins: all players open one slot of their pond at the same time."),
        ),
        # Translators: lesson, what is asked; typed words are those of the game
        ask=mark("Open slot 2: type 2."),
        wants=r.Open(2),
        done=(),
        # Translators: lesson, in other words
        other=mark("Nobody knows what lies there; a central slot is a good start."),
        hint=shared.TYPE_2,
    ),
    Step(
        before=OPENING,
        tell=(
            # Translators: lesson, told first
            mark("All have opened. Basile sits on your left and plays after you, Clara on your right."),
        ),
        # Translators: lesson, what is asked; typed words are those of the game
        ask=mark("Which of your slots count which pond? Type sides, or si."),
        wants=Heard(topics.sides),
        done=(
            # Translators: lesson, when it is done
            mark("Slots 1 and 5 are the left column, 4 and 8 the right one."),
        ),
        # Translators: lesson, in other words
        other=mark("The columns at the edge look at the neighbours, those in the centre look at your own pond."),
        # Translators: lesson, hint
        hint=mark("Type sides."),
    ),
    Step(
        tell=(
            # Translators: lesson, told first
            mark("So a card may be worth much on one side and nothing on the other."),
        ),
        # Translators: lesson, what is asked; typed words are those of the game
        ask=mark("How many of your eight slots count your own pond?"),
        wants=Number(4),
        done=(
            # Translators: lesson, when it is done
            mark("Yes: 2, 3, 6 and 7."),
        ),
        # Translators: lesson, in other words
        other=mark("Two slots look left, two look right, the others look at your own pond."),
        # Translators: lesson, hint
        hint=mark("Eight slots, less the four at the edges."),
        # Translators: lesson, after a wrong answer
        wrong=mark("No: four slots at the edges count neighbours, the others your own pond."),
    ),
    Step(
        tell=(
            # Translators: lesson, told first
            mark("Before choosing, count: the name of an animal or a colour tells where those cards are."),
        ),
        # Translators: lesson, what is asked; typed words are those of the game
        ask=mark("Where are the snails? Type snails, or sn."),
        wants=Heard(topics.COUNTS[2]),
        done=(
            # Translators: lesson, when it is done
            mark("One on each side, none with you."),
        ),
        # Translators: lesson, in other words
        other=mark("The name of an animal, in the plural, is a question."),
        # Translators: lesson, hint
        hint=mark("The letters sn are enough."),
    ),
    Step(
        tell=(
            # Translators: lesson, told first
            mark("Pink frog, 4 per snail, is card 3 of the river. Slot 5 counts Basile's pond."),
            shared.ASKED_BEFORE,
        ),
        # Translators: lesson, what is asked; typed words are those of the game
        ask=mark("Type a question mark, then swap 3 for 5."),
        wants=Asked(r.Swap(3, 5)),
        done=(
            shared.ONLY_TOLD,
        ),
        other=shared.QUESTION_MARK,
        # Translators: lesson, hint
        hint=mark("A question mark, then swap 3 for 5."),
    ),
    Step(
        tell=(
            # Translators: lesson, told first
            mark(
                "Now do it: the first number is the river's, the second your slot's. The two numbers alone are enough."
            ),
        ),
        # Translators: lesson, what is asked; typed words are those of the game
        ask=mark("Type swap 3 for 5."),
        wants=r.Swap(3, 5),
        card=r.Reveal(22),
        done=(
            # Translators: lesson, when it is done
            mark("Your old card was face down: it went face up to the river, in place of the frog."),
        ),
        # Translators: lesson, in other words
        other=mark("You take a card of the river, and give one of yours for it."),
        # Translators: lesson, hint
        hint=mark("The number in the river, then the slot."),
    ),
    Step(
        before=ROUND,
        tell=(
            # Translators: lesson, told first
            mark("Basile and Clara have played. Your slot 2, a blue fish, counts dragonflies, and you have none."),
            # Translators: lesson, told first
            mark("Pink fish, 5 per frog, is card 3 of the river: there it would count your frog."),
        ),
        # Translators: lesson, what is asked; typed words are those of the game
        ask=mark("Put it in slot 2: type swap 3 for 2."),
        wants=r.Swap(3, 2),
        done=(
            # Translators: lesson, when it is done
            mark("The golden rule: your old card was face up already, so you also turn up a hidden slot."),
        ),
        # Translators: lesson, in other words
        other=mark("A card in a central slot counts your own pond: you have one frog."),
        # Translators: lesson, hint
        hint=mark("Type swap 3 for 2."),
    ),
    Step(
        tell=(
            # Translators: lesson, told first
            mark("It must be a hidden one. But first hear what is answered to a move that is not allowed."),
        ),
        # Translators: lesson, what is asked; typed words are those of the game
        ask=mark("Try slot 5, which is face up: type 5."),
        wants=Refused(r.TurnUp(5)),
        done=(
            shared.REFUSED_FREELY,
        ),
        # Translators: lesson, in other words
        other=mark("Only what is face down can be turned up."),
        # Translators: lesson, hint
        hint=mark("Type 5: it is refused, and that is what is shown here."),
    ),
    Step(
        tell=(),
        # Translators: lesson, what is asked; typed words are those of the game
        ask=mark("Turn up slot 3: type 3."),
        wants=r.TurnUp(3),
        card=r.Reveal(31),
        done=(
            # Translators: lesson, when it is done
            mark("A second frog: slot 2 now gives 10 points. Each turn adds exactly one card face up."),
        ),
        # Translators: lesson, in other words
        other=mark("Any slot that is still hidden may be turned up; here it is slot 3."),
        hint=shared.TYPE_3,
    ),
    Step(
        tell=(
            # Translators: lesson, told first
            mark("At any time you can hear your pond."),
        ),
        # Translators: lesson, what is asked; typed words are those of the game
        ask=mark("Type pond, or mine."),
        wants=Heard(topics.mine),
        done=(
            # Translators: lesson, when it is done
            mark("One slot: slot 5. One row: top, or bottom. What is face down: hidden."),
        ),
        # Translators: lesson, in other words
        other=mark("The word pond tells your eight slots."),
        # Translators: lesson, hint
        hint=mark("Type pond."),
    ),
    Step(
        tell=(
            # Translators: lesson, told first
            mark("And the ponds beside you: left and right."),
        ),
        # Translators: lesson, what is asked; typed words are those of the game
        ask=mark("Listen to Clara's pond: type right, or rt."),
        wants=Heard(topics.right),
        done=(
            # Translators: lesson, when it is done
            mark("A name does the same: Clara."),
        ),
        # Translators: lesson, in other words
        other=mark("The word right tells the pond that slots 4 and 8 count."),
        # Translators: lesson, hint
        hint=mark("Type right."),
    ),
    Step(
        before=LAST,
        tell=(
            # Translators: lesson, told first
            mark("Another table, at its end: after seven turns each, all ponds are face up."),
            # Translators: lesson, told first
            mark("It is your last turn: only slot 8 is hidden. Blue dragonfly, 5 points, is card 2 of the river."),
        ),
        # Translators: lesson, what is asked; typed words are those of the game
        ask=mark("End the game: type swap 2 for 8."),
        wants=r.Swap(2, 8),
        card=r.Reveal(19),
        done=(),
        # Translators: lesson, in other words
        other=mark("The last hidden slot gets its card, and everything is counted."),
        # Translators: lesson, hint
        hint=mark("Type swap 2 for 8."),
    ),
    Step(
        tell=(
            # Translators: lesson, told first
            mark(
                "That is how a game ends: the sums, then each of your cards with its reason. The word score tells it at any time."
            ),
        ),
        # Translators: lesson, what is asked; typed words are those of the game
        ask=mark("Press Enter to go on."),
        wants=None,
        done=(),
        # Translators: lesson, in other words
        other=mark("What each pond gave at the left, in the centre and at the right, then your cards."),
        hint=shared.PRESS_ENTER,
    ),
    Step(
        tell=(
            # Translators: lesson, told first
            mark("The highest sum wins. When sums are equal the victory is shared, in perfect symbiosis."),
            # Translators: lesson, told first
            mark(
                "For two there is a duel, whose river has eight cards and counts as a pond. For four there are teams of two. When a game begins, the word duel or teams is typed before the names."
            ),
        ),
        # Translators: lesson, what is asked; typed words are those of the game
        ask=mark("Enter goes on to four questions about points."),
        wants=None,
        done=(),
        # Translators: lesson, in other words
        other=mark("The variants change only what the columns at the edge count, and the river of a duel."),
        hint=shared.PRESS_ENTER,
    ),
    Step(
        tell=(),
        # Translators: lesson, what is asked; typed words are those of the game
        ask=mark(
            "Question 1 of 4. Orange frog, 2 per pink card, in a central slot. Your pond has three pink cards. How many points?"
        ),
        wants=Number(6),
        done=(
            # Translators: lesson, when it is done
            mark("Right: three times 2."),
        ),
        # Translators: lesson, in other words
        other=mark("A central slot counts your own pond."),
        # Translators: lesson, hint
        hint=mark("Three pink cards, 2 points each."),
        # Translators: lesson, after a wrong answer
        wrong=mark("No: 2 points for each of the three pink cards."),
    ),
    Step(
        tell=(),
        # Translators: lesson, what is asked; typed words are those of the game
        ask=mark(
            "Question 2 of 4. The same card in slot 4. You have three pink cards, the player on your right has none. How many points?"
        ),
        wants=Number(0),
        done=(
            # Translators: lesson, when it is done
            mark("Right: slot 4 counts the right."),
        ),
        # Translators: lesson, in other words
        other=mark("Slot 4 is in the right column."),
        # Translators: lesson, hint
        hint=mark("Slot 4 does not look at your pond."),
        # Translators: lesson, after a wrong answer
        wrong=mark("No: slot 4 counts the pond on your right."),
    ),
    Step(
        tell=(),
        # Translators: lesson, what is asked; typed words are those of the game
        ask=mark("Question 3 of 4. You exchange a card that was face up. How many hidden slots do you turn up then?"),
        wants=Number(1),
        done=(
            # Translators: lesson, when it is done
            mark("Right, one."),
        ),
        # Translators: lesson, in other words
        other=mark("That is the golden rule."),
        # Translators: lesson, hint
        hint=mark("Each turn adds one card face up."),
        # Translators: lesson, after a wrong answer
        wrong=mark("No: each turn adds exactly one card face up."),
    ),
    Step(
        tell=(),
        # Translators: lesson, what is asked; typed words are those of the game
        ask=mark("Question 4 of 4. How many turns has each player in a whole game?"),
        wants=Number(7),
        done=(
            # Translators: lesson, when it is done
            mark("Right: one slot is opened first, then seven turns."),
            shared.KNOWN,
        ),
        # Translators: lesson, in other words
        other=mark("Eight slots, one of which is opened at the start."),
        # Translators: lesson, hint
        hint=mark("Eight, less the one that is opened."),
        # Translators: lesson, after a wrong answer
        wrong=mark("No: of eight slots one is opened at the start."),
    ),
)

SECOND_ROUND = ((BASILE, r.Swap(1, 2)), (DECK, r.Reveal(12)), (CLARA, r.Swap(2, 5)), (DECK, r.Reveal(16)))
# The demonstration: what is typed, and what comes of it.
DEMO = (
    Scene("", None, RIVER),
    # Translators: typed in the demonstration
    Scene(mark("open 2"), r.Open(2), OPENING),
    # Translators: typed in the demonstration
    Scene(mark("pond")),
    # Translators: typed in the demonstration
    Scene(mark("river 3")),
    # Translators: typed in the demonstration
    Scene(mark("snails")),
    # Translators: typed in the demonstration
    Scene(mark("? swap 3 for 5")),
    # Translators: typed in the demonstration
    Scene(mark("swap 3 for 5"), r.Swap(3, 5), ((DECK, r.Reveal(22)), *ROUND)),
    # Translators: typed in the demonstration
    Scene(mark("left")),
    # Translators: typed in the demonstration
    Scene(mark("sides")),
    # Translators: typed in the demonstration
    Scene(mark("swap 3 for 2"), r.Swap(3, 2)),
    # Translators: typed in the demonstration
    Scene(mark("turn up 3"), r.TurnUp(3), ((DECK, r.Reveal(31)), *SECOND_ROUND)),
    Scene(shared.SCORE),
    Scene(shared.SITUATION),
    Scene(shared.ADVICE),
)
