"""Messages that several games say alike: headings, sentences and typed words, in the common catalog."""

from collections.abc import Iterable, Sequence

from accessijeux_cli.words.tongue import Tongue, mark

# Translators: a heading of the rules
AIM = mark("The aim")
# Translators: a heading of the rules
BEFORE = mark("Before the game")
# Translators: a heading of the rules
A_TURN = mark("A turn")
# Translators: a heading of the rules
END_OF_ROUND = mark("The end of a round")
# Translators: a heading of the rules
END = mark("The end of the game")
# Translators: a heading of the rules
POINTS = mark("Points")
# Translators: a heading of the rules
VARIANTS = mark("Variants")
# Translators: answer to "sources"
SOURCE = mark("The rules followed are those adapted by the association Accessijeux, told in our own words.")
# Translators: answer to "sources"
CHANCE_BEGINS = mark("Ours: chance names the first player when nobody does.")
# Translators: answer to "sources"; screen curtain is a feature of screen readers
KEPT_ELSEWHERE = mark("What your screen reader keeps in its own history cannot be cleared from here.")
# Translators: the word typed is "learn"
FIRST_TIME = mark("First time? Type learn.")
# Translators: what is typed in a lesson or demonstration, as a player types it
SITUATION = mark("situation")
# Translators: what is typed in a lesson or demonstration, as a player types it
SCORE = mark("score")
# Translators: what is typed in a lesson or demonstration, as a player types it
ADVICE = mark("advice")
# Translators: lesson
REFUSED_FREELY = mark("A refusal costs nothing, and says why. The word why tells the rule.")
# Translators: lesson
ASKED_BEFORE = mark("Before a move you may ask what it would give: a question mark, then the move.")
# Translators: lesson
QUESTION_MARK = mark("The question mark turns a move into a question.")
# Translators: lesson, after a question about a move
ONLY_TOLD = mark("Nothing was done, only told.")
# Translators: lesson, a step that is only told
ENTER_GOES_ON = mark("Enter goes on.")
# Translators: lesson, hint
PRESS_ENTER = mark("Only press Enter.")
# Translators: lesson, hint
TYPE_2 = mark("Type 2.")
# Translators: lesson, hint
TYPE_3 = mark("Type 3.")
# Translators: the end of a lesson
KNOWN = mark("You know all the rules. The word advice helps during a game, rules tells them again.")
# Translators: answer to "may I type this?" at a physical table
NOTED = mark("It would be noted.")
# Translators: a reason for a move
ONLY_MOVE = mark("No other move is possible.")
# Translators: a reason for a move of a bot that plays without thinking, now or always
WITHOUT_THINKING = mark("This time without thinking.")
# Translators: advice to a player; "move" is what can be typed
TYPE = mark("Type {move}.")
# Translators: at a physical table: nobody has that number
NO_PLAYER = mark("No player {player} here.")
# Translators: a new round
ROUND = mark("Round {number}.")
# Translators: which round it is, asked after the end
ENDED_IN = mark("The game ended in round {round}.")
# Translators: the game is over; the results follow
GAME_OVER = mark("The game is over.")
# Translators: the winner is the listener
YOU_WIN = mark("You win.")
# Translators: the winner
WINS = mark("{name} wins.")
# Translators: at a physical table: whose turn it is was put right; it is said next
TURN_SET = mark("The turn is set right.")
# Translators: at a physical table, catching up with a game under way
WHOSE_TURN = mark("Whose turn is it? A name, or Enter for {name}.")
# Translators: typed forms, at a physical table: it is that player's turn
SET_TURN = mark("set turn {name}")
# Translators: the listener, where others have their name, in the middle of a sentence
YOU_INSIDE = mark("you")
# Translators: the listener, where others have their name, at the beginning of a sentence
YOU_FIRST = mark("You")
# Translators: a number with decimals, said with the word for the decimal mark
DECIMALS = mark("{whole} point {tenths}")


def points(count: int, say: Tongue) -> str:
    """A number of points."""
    # Translators: a score
    return say.many("{count} point", "{count} points", count)


def has_points(seat: int, count: int, say: Tongue) -> str:
    """The points of one player, as a sentence."""
    # Translators: a score; "points" is such as "5 points"
    return say.person(seat, "You have {points}.", "{name} has {points}.", points=points(count, say))


def ended(scores: Sequence[int], winners: Sequence[int], say: Tongue) -> list[str]:
    """The end of a game in which only points count: the points, the most first, and who won."""
    ranking = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    return [say(GAME_OVER), *(has_points(seat, scores[seat], say) for seat in ranking), winner(winners, say)]


def imagined(games: int, say: Tongue) -> str:
    """A reason for a move: it came out best of so many imagined games."""
    # Translators: a reason for a move; the bot went on with the game in its head, again and again
    return say.many("Chosen after {count} imagined game.", "Chosen after {count} imagined games.", games)


def winner(winners: Sequence[int], say: Tongue) -> str:
    """Who won, or who shares the victory."""
    others = [say.name(seat) for seat in winners if seat != say.you]
    if len(winners) == 1:
        return say.person(winners[0], YOU_WIN, WINS)
    if len(others) < len(winners):
        # Translators: a tie that nothing breaks, with you among the winners
        return say("A tie: you share the victory with {names}.", names=say.all_of(others))
    # Translators: a tie that nothing breaks
    return say("A tie: {names} share the victory.", names=say.all_of(others))


def pack(sentences: Iterable[str], say: Tongue) -> list[str]:
    """Short sentences together on lines: of at most 40 characters in brief, of 79 otherwise."""
    width = 40 if say.level == "brief" else 79
    lines: list[str] = []
    for sentence in sentences:
        if lines and len(lines[-1]) + 1 + len(sentence) <= width:
            lines[-1] += " " + sentence
        else:
            lines.append(sentence)
    return lines
