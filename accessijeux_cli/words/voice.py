"""What a game gives a conversation: its phrases, its sentences and its topics, with defaults for what few games need."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from accessijeux_cli.words.sound import Sound
from accessijeux_cli.words.tongue import Tongue

A = TypeVar("A")
E = TypeVar("E")
R = TypeVar("R")
V = TypeVar("V")

Facts = Mapping[str, Any]
"""What fills the slots of a message: {name: number or word}."""
Build = Callable[..., tuple[A, ...]]
"""A line of actions made of what was typed in open slots."""
Typed = tuple[str, tuple[A, ...] | Build[A], Facts]
"""Typed forms, the line of actions they mean or what builds it, what fills the slots now."""
Help = tuple[str, Facts, str]
"""Typed forms, the facts of an example, what it does."""
Agreement = tuple[str, str, Any, str]
"""Before a game: typed forms, option, its value (None: the number typed), what it does."""
Topic = Callable[..., list[str]]
"""topic(view, say, **slots) -> sentences."""
Heard = tuple[str, Facts, Topic, str]
"""Typed forms, the facts of an example, the topic, what it tells."""
Reading = tuple[Any, ...]
"""What free words mean: (actions, sentences), or (actions, sentences, doubt): which of several things is meant."""
Piece = tuple[str, int]
"""One thing that is asked for while catching up with a real game: a word of the game's own, and a number."""


def _nothing(*_: Any) -> list[str]:
    return []


def _none(*_: Any) -> tuple[()]:
    return ()


def who_begins(say: Tongue) -> str:
    """The question before the first move."""
    # Translators: the question before the first move: a name, or Enter for chance
    return say("Who begins? A name, or Enter for chance.")


def turn_of(seat: int, say: Tongue) -> str:
    """Whose turn it is."""
    if seat == say.you:
        # Translators: it is your turn; nothing else is said in the brief form
        return say("Your turn.")
    # Translators: whose turn it is
    return say("{name}'s turn.", name=say.name(seat))


@dataclass(frozen=True, slots=True, kw_only=True)
class Voice(Generic[A, E, R, V]):
    """The words of one game, each a function of its own or a table of them. All messages are of the game's catalog.

    What must be given:

    phrases    (dictated, say) -> what can be typed as a move
    phrase     (action, say) -> what is typed for it, whole
    help       what the short help names of these
    told       (events, say) -> what happened, in sentences; "you" is say.you
    begins     the events with which a turn or a trick begins
    reason     (refusal, say) -> why not
    rule_of    {refusal: the section of the rules behind it}
    possible   (view, say) -> what the seat whose turn it is can do now, one sentence
    asked      (view, say) -> the open question
    effect     (view, action, say) -> what a legal action would give
    started    (view, say) -> the first words of a table
    situation, mine, score    (view, say) -> the three common topics
    named      (view, say, seat) -> what somebody has
    name_forms typed forms for that, besides the name alone
    topics     everything else that can be heard
    sample     (say) -> what a turn may sound like in the wished length

    What few games need:

    line       (actions, say) -> what is typed for a whole line; joined phrases
    read       (text, view, say) -> free words that no form means, None for none
    options    what may be agreed before a game
    results    events that tell how something ended, never left for later
    pauses     events after which who plays alone is waited for
    summed     (events, say) -> the others' moves in short; all of them
    before     (say, dictated) -> what is said before a first game
    seated     (seats, options, say) -> what follows from the number of players
    who_begins, turn_of    the common questions in the game's own words
    counting   topics that count what nobody has seen: they take unaided=True
    halves     {topic: (view, say, **facts) -> {typed forms: line}} where a topic asks for the rest of a move
    sounds     {topic: view -> sounds}
    sounding   (events, view) -> sounds beside what happened
    decided    (view, say) -> why what was decided last came out so
    score_rule the section of the rules about points

    At a physical table:

    table_help, repair_help    as help
    repairs    (say) -> typed forms that make the program agree with the table
    inventory  (seats) -> the pieces asked for while catching up with a game under way
    inventory_question  (piece, view, say) -> what is known of it, and the question
    inventory_answer    (piece, text, player, say) -> actions, () for no answer, a sentence when it cannot be
    amiss      (view, say) -> what cannot be in how the table lies
    doubtful   (actions, view, lines, say) -> the question before a legal line that may be meant for what is over already, then
               what a no is answered by; lines are the events of each typed line, the latest first
    """

    phrases: Callable[[bool, Tongue], Iterable[Typed[A]]]
    phrase: Callable[[A, Tongue], str]
    help: Sequence[Help]
    told: Callable[[list[E], Tongue], list[str]]
    begins: tuple[type, ...]
    reason: Callable[[R, Tongue], str]
    rule_of: Mapping[type, str]
    possible: Callable[[V, Tongue], str]
    asked: Callable[[V, Tongue], list[str]]
    effect: Callable[[V, A, Tongue], str]
    started: Callable[[V, Tongue], list[str]]
    situation: Callable[[V, Tongue], list[str]]
    mine: Callable[[V, Tongue], list[str]]
    score: Callable[[V, Tongue], list[str]]
    named: Callable[[V, Tongue, int], list[str]]
    name_forms: str
    topics: Sequence[Heard]
    sample: Callable[[Tongue], str]

    line: Callable[[tuple[A, ...], Tongue], str] | None = None
    read: Callable[[str, V, Tongue], Reading | None] = lambda text, view, say: None
    options: Sequence[Agreement] = ()
    results: tuple[type, ...] = ()
    pauses: tuple[type, ...] = ()
    summed: Callable[[list[E], Tongue], list[str]] | None = None
    before: Callable[[Tongue, bool], list[str]] = _nothing
    seated: Callable[[int, dict[str, Any], Tongue], list[str]] = _nothing
    who_begins: Callable[[Tongue], str] = who_begins
    turn_of: Callable[[int, Tongue], str] = turn_of
    counting: tuple[Topic, ...] = ()
    halves: Mapping[Topic, Callable[..., dict[str, tuple[A, ...]]]] = field(default_factory=dict)
    sounds: Mapping[Topic, Callable[[V], tuple[Sound, ...]]] = field(default_factory=dict)
    sounding: Callable[[list[E], V], tuple[Sound, ...]] = _none
    decided: Callable[[V, Tongue], list[str]] = _nothing
    score_rule: str = "score"

    table_help: Sequence[Help] = ()
    repair_help: Sequence[Help] = ()
    repairs: Callable[[Tongue], Iterable[Typed[A]]] = _none
    inventory: Callable[[int], Sequence[Piece]] = _none
    inventory_question: Callable[[Piece, V, Tongue], list[str]] = _nothing
    inventory_answer: Callable[[Piece, str, int, Tongue], tuple[A, ...] | str] = _none
    amiss: Callable[[V, Tongue], list[str]] = _nothing
    doubtful: Callable[[tuple[A, ...], V, list[list[E]], Tongue], list[str]] = _nothing

    def typed_line(self, actions: tuple[A, ...], say: Tongue) -> str:
        """What is typed for a whole line."""
        return self.line(actions, say) if self.line else " ".join(self.phrase(action, say) for action in actions)

    def in_short(self, events: list[E], say: Tongue) -> list[str]:
        """The others' moves as somebody hears them who wishes them short."""
        return (self.summed or self.told)(events, say)
