"""A game of La Guerre des Sons under way at a physical table, asked piece by piece."""

from typing import Any

from accessijeux_cli.games.guerre_des_sons import rules as r
from accessijeux_cli.games.guerre_des_sons.typed import phrase
from accessijeux_cli.words.folding import fold
from accessijeux_cli.words.tongue import Tongue, mark


def doubtful(actions: tuple[Any, ...], view: r.View, lines: list[list[Any]], say: Tongue) -> list[str]:
    """At a physical table: the question before a legal line that may be meant for the trick or the round that is over, then what
    a no is answered by; [] for a plain line. lines: the events of each typed line, the latest first."""
    number = next((number for number, events in enumerate(lines, 1) if _takes_a_trick(events)), 0)
    match actions[0]:
        case r.GiveTrick() if _may_be_the_last(view, number):
            return [_another_trick(actions[0], view, say), _how_the_last_is_corrected(actions[0], view, number, say)]
        case r.EndRound() if view.phase == r.CHOOSE and view.trick == 1 and view.round > 1:
            # Translators: at a physical table: a round was ended in which nothing was played; no leaves it as it is
            return [say("In round {round} no trick is played yet. End it all the same? Type yes or no.", round=view.round)]
    return []


def _takes_a_trick(events: list[Any]) -> bool:
    return any(isinstance(event, (r.TrickWon, r.TrickLost)) for event in events)


def _may_be_the_last(view: r.View, number: int) -> bool:
    """Whether a trick that is given may be the one before, which values decided: of this round, or ended by the latest line."""
    values = view.phase == r.CHOOSE and view.past is not None and bool(view.past.values)
    return values and (view.past.trick == view.trick - 1 or view.trick == 1 and number == 1)


def _another_trick(action: Any, view: r.View, say: Tongue) -> str:
    facts = {"last": view.past.trick, "trick": view.trick, "name": say.name(action.player - 1)}
    # Translators: at a physical table: a trick is given to somebody just after the last one was taken; perhaps that one was meant
    return say("Trick {last} is over. Is this trick {trick}, one card from each, to {name}? Type yes or no.", **facts)


def _how_the_last_is_corrected(action: Any, view: r.View, number: int, say: Tongue) -> str:
    facts = {"trick": view.past.trick, "n": number, "result": phrase(action, say)}
    # Translators: at a physical table: how the trick before is corrected; "result" is typed, as in "trick to Tom"
    return say("Then trick {trick} is corrected so: fix {n}, {result}.", **facts) if number else say("Then trick {trick} is corrected so: fix.", **facts)


def inventory(seats: int) -> list[tuple[str, int]]:
    """A game already under way is asked for piece by piece: what each has left, won and in rounds, then who attacks."""
    counts = [(what, n) for n in range(1, seats + 1) for what in ("left", "won", "rounds")]
    return [*counts, ("mystery", 0), ("turn", 0)]


def inventory_question(piece: tuple[str, int], view: r.View, say: Tongue) -> list[str]:
    """What one piece is as far as is known, and the question for it."""
    what, player = piece
    if what == "turn":
        # Translators: at a physical table, catching up with a game under way
        return [say("Who attacks? A name, or Enter for {name}.", name=say.name(view.attacker))]
    if what == "mystery":
        # Translators: at a physical table, catching up with a game under way; yes or no is typed
        there = say("Is the mystery card still there? Type yes or no; Enter for yes.")
        # Translators: at a physical table, catching up with a game under way; yes or no is typed
        return [there if view.mystery else say("Is the mystery card still there? Type yes or no; Enter for no.")]
    facts = {"name": say.name(player - 1), "left": view.deck[player - 1], "won": view.won[player - 1],
             "rounds": view.rounds[player - 1]}  # fmt: skip
    questions = {
        # Translators: at a physical table, catching up with a game under way
        "left": say("How many cards has {name} to play? A number, or Enter for {left}.", **facts),
        # Translators: at a physical table, catching up with a game under way
        "won": say("How many cards has {name} won in this round? A number, or Enter for {won}.", **facts),
        # Translators: at a physical table, catching up with a game under way
        "rounds": say("How many rounds has {name} won? A number, or Enter for {rounds}.", **facts),
    }
    return [questions[what]]


def inventory_answer(piece: tuple[str, int], text: str, player: int, say: Tongue) -> tuple[Any, ...]:
    """The actions that an answer means: a number typed, or the player named (from 1; 0 for nobody); () for none."""
    kinds, typed = {"left": r.SetLeft, "won": r.SetWon, "rounds": r.SetRounds}, fold(text)
    match piece:
        case ("turn", _) if player:
            return (r.SetTurn(player),)
        case ("mystery", _) if not player:
            return _mystery_answered(text, say)
        case (what, number) if what in kinds and not player and (typed.isdigit() or not typed):
            return (kinds[what](number, int(typed or 0)),)
    return ()


# Translators: typed forms: yes, the mystery card is still there
STILL_THERE = mark("yes | there | y")
# Translators: typed forms: no, the mystery card is not there any more
NOT_THERE = mark("no | taken | n")


def _mystery_answered(text: str, say: Tongue) -> tuple[Any, ...]:
    for there, typed in ((True, STILL_THERE), (False, NOT_THERE)):
        if any(fold(text) == fold(form) for tongue in (say, say.other()) for form in tongue(typed).split("|")):
            return (r.SetMystery(there),)
    return ()


def amiss(view: r.View, say: Tongue) -> list[str]:
    """At a physical table, what cannot be in how the table lies, then how to put it right: the cards are 37."""
    if view.counted == r.COUNT:
        return []
    return [
        # Translators: at a physical table: the counts told do not make all the cards
        say("That makes {count} cards in all, and there are 37.", count=view.counted),
        # Translators: at a physical table, after how many cards the counts make; the words are those that are typed
        say("To put it right: cards, or won, the name and the number."),
    ]
