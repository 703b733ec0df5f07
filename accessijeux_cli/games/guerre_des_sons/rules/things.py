"""The things of La Guerre des Sons: actions, events, refusals, the state of a game and what a seat sees of it."""

from dataclasses import dataclass
from typing import Any

from accessijeux_cli.play import game
from accessijeux_cli.play.game import GameFinished, NoSuchPlayer, NotYourTurn, Repaired, Seat, SetTurn

DEAL, DRAW, CHOOSE, LAY, TURN, READ, TELL, STOP, OVER = range(9)
"""The phases: powers are dealt; each takes a card in hand; the attacker names a criterion; a defender lays, with the
power or without; cards are turned up on the table; at a physical table values are read out, and after a power the players
tell who takes the trick, or, after counts were put right, that the round is over; finished."""

Value = int | float


# Actions


@dataclass(frozen=True, slots=True)
class Choose:
    """Name the criterion; the direction is the mode's."""

    criterion: str


@dataclass(frozen=True, slots=True)
class Ask:
    """Name the criterion and whether the lowest value wins (Scherzo)."""

    criterion: str
    lowest: bool


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay the card in hand and keep the power."""


@dataclass(frozen=True, slots=True)
class UsePower:
    """Lay the card in hand and turn the power; the criterion is for Tuning, "" for the others."""

    criterion: str


@dataclass(frozen=True, slots=True)
class Reveal:
    """The deck shows a card, to its player or to all."""

    card: int


@dataclass(frozen=True, slots=True)
class DealPower:
    """A player draws this power."""

    power: str


@dataclass(frozen=True, slots=True)
class Read:
    """At a physical table: the value of the next card laid, for the criterion asked."""

    value: int | float


@dataclass(frozen=True, slots=True)
class ReadCard:
    """At a physical table whose owner's file names the cards: the next card laid."""

    name: str


@dataclass(frozen=True, slots=True)
class GiveTrick:
    """At a physical table: this player takes the trick, whatever the values and powers."""

    player: int


@dataclass(frozen=True, slots=True)
class RecordPower:
    """At a physical table: this player used the power of the round; what it does is the players' affair."""

    player: int


@dataclass(frozen=True, slots=True)
class SetLeft:
    """At a physical table: this player has so many cards to play."""

    player: int
    cards: int


@dataclass(frozen=True, slots=True)
class SetWon:
    """At a physical table: this player has won so many cards in this round."""

    player: int
    cards: int


@dataclass(frozen=True, slots=True)
class SetRounds:
    """At a physical table: this player has won so many rounds."""

    player: int
    rounds: int


@dataclass(frozen=True, slots=True)
class SetMystery:
    """At a physical table: whether the mystery card is still there."""

    there: bool


@dataclass(frozen=True, slots=True)
class EndRound:
    """At a physical table: the round is over, whatever is left to play."""


CHANCE = (Reveal, DealPower, Read, ReadCard)
REPAIRS = (GiveTrick, RecordPower, SetLeft, SetWon, SetRounds, SetMystery, SetTurn, EndRound)
ACTIONS = (Choose, Ask, Lay, UsePower, *CHANCE, *REPAIRS)


# Events. A card is told by its number, its name ("" for one of ours) and its four values.


@dataclass(frozen=True, slots=True)
class RoundBegun:
    number: int
    attacker: Seat


@dataclass(frozen=True, slots=True)
class PowerDealt:
    seat: Seat
    power: str


@dataclass(frozen=True, slots=True)
class Drawn:
    """A seat took a card in hand: it alone knows which."""

    seat: Seat
    card: int
    name: str
    only: Seat


@dataclass(frozen=True, slots=True)
class Asked:
    """The attacker put the question of the trick; tricks count from 1 in each round."""

    seat: Seat
    trick: int
    criterion: str
    lowest: bool


@dataclass(frozen=True, slots=True)
class Laid:
    """A card lies on the table for all to hear, with its value for the criterion asked."""

    seat: Seat
    card: int
    name: str
    criterion: str
    value: Value


@dataclass(frozen=True, slots=True)
class PowerUsed:
    """Declared while laying; it takes effect after the attacker's card."""

    seat: Seat
    power: str
    criterion: str


@dataclass(frozen=True, slots=True)
class PowerCancelled:
    """Silence: the power that this seat declared has no effect."""

    seat: Seat
    power: str


@dataclass(frozen=True, slots=True)
class QuestionChanged:
    """A power changed what decides the trick. values: (seat, value) of the cards that are compared, when these are others."""

    seat: Seat
    power: str
    criterion: str
    lowest: bool
    values: tuple[tuple[Seat, Value], ...] = ()


@dataclass(frozen=True, slots=True)
class CardAdded:
    """Duo or Echo: another card of this seat's deck lies there, instead of its first (Echo) or beside it (Duo)."""

    seat: Seat
    power: str
    card: int
    name: str
    criterion: str
    value: Value


@dataclass(frozen=True, slots=True)
class CardBack:
    """Resonance: this seat lost, and its card went back under its deck."""

    seat: Seat
    card: int
    name: str


@dataclass(frozen=True, slots=True)
class Battle:
    """These seats tie for the best value; the same criterion decides between them."""

    seats: tuple[Seat, ...]
    criterion: str
    value: Value


@dataclass(frozen=True, slots=True)
class OutOfBattle:
    """This seat has no card for the battle and loses the trick."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MysteryTaken:
    """This seat has no card left and takes the mystery card."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TrickWon:
    """A seat takes the cards of the trick. value: its winning value, None when told by the players or by default.

    won    cards won in this round, by seat
    left   cards that each seat has still to play
    """

    seat: Seat
    cards: int
    criterion: str
    lowest: bool
    value: Value | None
    won: tuple[int, ...]
    left: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TrickLost:
    """All who tied are without cards, or nobody ties and the round was ended: nobody has the cards of the trick."""

    seats: tuple[Seat, ...]
    cards: int


@dataclass(frozen=True, slots=True)
class RoundOver:
    """The round is over. winner: None when the most cards are shared; unplayed: by seat; rounds: won so far."""

    number: int
    winner: Seat | None
    won: tuple[int, ...]
    unplayed: tuple[int, ...]
    rounds: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ended(game.Ended):
    """The game is over: cards won in all, rounds won, and who won."""

    rounds: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OnlyGiven:
    """At a physical table: of that trick only who takes it was told, neither a question nor values; each laid a card."""

    trick: int


@dataclass(frozen=True, slots=True)
class PowerRecorded:
    """At a physical table: that seat used its power. again: not for the first time in this round."""

    seat: Seat
    again: bool


@dataclass(frozen=True, slots=True)
class AttackPassed:
    """Whoever should attack has no card left: the next to the left who has one attacks."""

    seat: Seat
    to: Seat


EVENTS = (
    RoundBegun, PowerDealt, Drawn, Asked, Laid, PowerUsed, PowerCancelled, QuestionChanged, CardAdded, CardBack, Battle,
    OutOfBattle, MysteryTaken, AttackPassed, TrickWon, TrickLost, RoundOver, Ended, Repaired, PowerRecorded, OnlyGiven,
)  # fmt: skip


# Refusals


@dataclass(frozen=True, slots=True)
class DeckFirst:
    """Cards are being turned up, or their values awaited."""


@dataclass(frozen=True, slots=True)
class NothingToShow:
    """No card, power or value of this kind is awaited."""


@dataclass(frozen=True, slots=True)
class NoSuchCriterion:
    criterion: str


@dataclass(frozen=True, slots=True)
class SayDirection:
    """Scherzo: the attacker also says whether the highest or the lowest value wins."""

    criterion: str


@dataclass(frozen=True, slots=True)
class FixedDirection:
    """Not Scherzo: in this mode the lowest, or the highest, value always wins."""

    lowest: bool


@dataclass(frozen=True, slots=True)
class ChooseFirst:
    """The attacker has a criterion to name before any card is laid."""


@dataclass(frozen=True, slots=True)
class AlreadyAsked:
    """The criterion of the trick is named; the card comes next."""

    criterion: str
    lowest: bool


@dataclass(frozen=True, slots=True)
class NoPowers:
    """This game is played without powers."""


@dataclass(frozen=True, slots=True)
class AttackerWithoutPower:
    """The attacker can never use a power."""


@dataclass(frozen=True, slots=True)
class NoPowerInBattle:
    """No power can be used in a battle."""


@dataclass(frozen=True, slots=True)
class TuneToAnother:
    """Tuning needs a criterion other than that of the trick."""

    criterion: str


@dataclass(frozen=True, slots=True)
class NoTuning:
    """This power changes no criterion."""

    power: str


@dataclass(frozen=True, slots=True)
class NoSuchCard:
    card: int


@dataclass(frozen=True, slots=True)
class CardSeen:
    """That card is out already, or is not the one that lies there."""

    card: int


@dataclass(frozen=True, slots=True)
class CardLaid:
    """At a physical table: that seat has laid that card in this trick."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class PowerGone:
    """That power does not exist or is with another player."""

    power: str


@dataclass(frozen=True, slots=True)
class NoSuchValue:
    criterion: str
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class OnlyAtATable:
    """The program deals here: what lies on the table is not told to it."""


@dataclass(frozen=True, slots=True)
class TooManyCards:
    """More cards than the game has."""


@dataclass(frozen=True, slots=True)
class NoTrick:
    """Fewer than two players have a card: there is no trick to take."""


@dataclass(frozen=True, slots=True)
class ResultFirst:
    """A power was recorded, and all values are read: the players tell who takes the trick."""


@dataclass(frozen=True, slots=True)
class TooManyRounds:
    """That many rounds won would end the game."""

    goal: int


@dataclass(frozen=True, slots=True)
class CriterionStands:
    """At a physical table: the question of the trick under way is this one."""

    criterion: str
    lowest: bool


@dataclass(frozen=True, slots=True)
class PowerTooLate:
    """At a physical table: all values are read, and the trick is taken."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundStops:
    """At a physical table: by the counts put right fewer than two can lay; the players say that the round is over."""


REFUSALS = (
    GameFinished, NotYourTurn, DeckFirst, NothingToShow, NoSuchCriterion, SayDirection, FixedDirection, ChooseFirst,
    AlreadyAsked, NoPowers, AttackerWithoutPower, NoPowerInBattle,
    TuneToAnother, NoTuning, NoSuchCard, CardSeen, CardLaid, PowerGone, NoSuchValue,
    OnlyAtATable, NoSuchPlayer, TooManyCards, NoTrick, ResultFirst, TooManyRounds,
    CriterionStands, PowerTooLate, RoundStops,
)  # fmt: skip


# State and view


@dataclass(frozen=True, slots=True)
class Decided:
    """How a trick was decided.

    winner      None when the trick is nobody's
    values      (seat, value) compared last, in the order of laying
    ties        (seats, value) of each battle
    powers      (seat, power) that had an effect, "" for one of a box
    told        whether the players said who takes it
    """

    trick: int
    winner: Seat | None
    criterion: str
    lowest: bool
    values: tuple[tuple[Seat, Value], ...]
    ties: tuple[tuple[tuple[Seat, ...], Value], ...]
    powers: tuple[tuple[Seat, str], ...]
    told: bool


class State:
    """A game under way. Only the rules change it. Lists are by seat; cards are numbers from 1, 0 is no card.

    seats       number of players
    mode        "play", "pianissimo" or "scherzo"
    goal        rounds to win
    powered     whether powers are played
    cards       all the cards (name, volume, pitch, length, timbre); () at a table where only values are told
    owned       at such a table, the cards of its owner's file
    unseen      the cards that nobody has looked at, in order of number
    left        cards of each deck that nobody has looked at
    under       cards of each deck that all know, beneath those
    mystery     whether the mystery card is still there
    hands       the card in hand
    known       whether all know the card in hand
    laid        the cards laid in this trick, the latest last; unknown ones are 0
    shown       those of them that are compared
    read        the value read out at a physical table, else None
    won         cards won in this round
    lost        cards of this round that nobody has
    total       cards won in all rounds that are over
    rounds      rounds won
    attacker    who attacks
    starter     who attacked first in this round
    criterion   of the trick, "" before it is named
    lowest      whether the lowest value wins
    phase       one of DEAL ... OVER
    turn        who acts, or for whom the deck does
    queue       seats that are still to draw, lay, turn up or read
    fighting    seats that may still win the trick
    why         what cards are turned up for: "battle", or the power
    powers      the power of each seat this round, "" for none
    spent       whether it was used
    declared    powers of this trick: (seat, power, criterion), in order
    pending     those whose effect is still to come
    ties        battles of this trick: (seats, value)
    last        the cards or values compared last: (seat, card, criterion, value), in the order of laying
    past        how the trick before was decided, None before the first
    trick       counts from 1 in each round
    round       counts from 1
    """

    __slots__ = (
        "seats", "mode", "goal", "powered", "cards", "owned", "unseen", "left", "under", "mystery", "hands", "known", "laid",
        "shown", "read", "won", "lost", "total", "rounds", "attacker", "starter", "criterion", "lowest", "phase", "turn",
        "queue", "fighting", "why", "powers", "spent", "declared", "pending", "ties", "last", "past", "trick", "round",
    )  # fmt: skip


HIDDEN = -1
"""In a view: a card that another seat holds and this one has not heard."""


@dataclass(frozen=True, slots=True)
class View:
    """What a seat may know. Fields as in State, but:

    unseen   the cards that this seat has not heard: those in decks, the mystery card, those in other hands
    hands    HIDDEN for a card that this seat has not heard
    """

    seat: Seat
    seats: int
    mode: str
    goal: int
    powered: bool
    cards: tuple[tuple[Any, ...], ...]
    owned: tuple[tuple[Any, ...], ...]
    unseen: tuple[int, ...]
    left: tuple[int, ...]
    under: tuple[tuple[int, ...], ...]
    mystery: bool
    hands: tuple[int, ...]
    known: tuple[bool, ...]
    laid: tuple[tuple[int, ...], ...]
    shown: tuple[tuple[int, ...], ...]
    read: tuple[Value | None, ...]
    won: tuple[int, ...]
    lost: int
    total: tuple[int, ...]
    rounds: tuple[int, ...]
    attacker: Seat
    starter: Seat
    criterion: str
    lowest: bool
    phase: int
    turn: Seat
    queue: tuple[Seat, ...]
    fighting: tuple[Seat, ...]
    why: str
    powers: tuple[str, ...]
    spent: tuple[bool, ...]
    declared: tuple[tuple[Seat, str, str], ...]
    pending: tuple[tuple[Seat, str, str], ...]
    ties: tuple[tuple[tuple[Seat, ...], Value], ...]
    last: tuple[tuple[Seat, int, str, Value], ...]
    past: Decided | None
    trick: int
    round: int

    @property
    def dictated(self) -> bool:
        """Whether only values are told, at a physical table."""
        return not self.cards

    @property
    def deck(self) -> tuple[int, ...]:
        """Cards that each seat has still to play, the one in hand included."""
        return tuple(
            left + len(under) + bool(hand) for left, under, hand in zip(self.left, self.under, self.hands)
        )

    @property
    def counted(self) -> int:
        """All the cards, wherever they are: to play, on the table, won, with nobody, in the middle."""
        return sum(self.deck) + sum(map(len, self.laid)) + sum(self.won) + self.lost + self.mystery
