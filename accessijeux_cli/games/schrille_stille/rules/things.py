"""The things of Schrille Stille: actions, events, refusals, the state of a game and what a seat sees of it."""

from dataclasses import dataclass

from accessijeux_cli.games.schrille_stille.rules.performers import Performer, Printed, Row
from accessijeux_cli.play.game import GameFinished, NotYourTurn, Seat

REVEAL, CHOOSE, DEAL, LAY, EMPTY, CHANGE, OVER = range(7)
"""The phases: performers are revealed; a seat is asked for its label; balls are dealt; all lay at once; with the option
box its places are emptied; a seat may change its label; finished."""

CLIMBER, NUMBER_ONE = 5, 6
"""What stands for the two coloured balls where number balls are their values."""


# Actions. Players, labels and places count from 1, as journals do.


@dataclass(frozen=True, slots=True)
class Choose:
    """Take a free label at the start."""

    label: int


@dataclass(frozen=True, slots=True)
class Wait:
    """Take no label before the page with that place is known."""

    until: int


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a number ball on the performer at that place."""

    ball: int
    place: int


@dataclass(frozen=True, slots=True)
class Climber:
    """Lay the arrow, the climber of the week."""

    place: int


@dataclass(frozen=True, slots=True)
class NumberOne:
    """Name the new number 1."""

    place: int


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take back what was laid on that place."""

    place: int


@dataclass(frozen=True, slots=True)
class Confirm:
    """All seven balls lie as they should."""


@dataclass(frozen=True, slots=True)
class Reopen:
    """Take a confirmation back, as long as others still lay."""


@dataclass(frozen=True, slots=True)
class ChangeLabel:
    """Change to a free label, for five points."""

    label: int


@dataclass(frozen=True, slots=True)
class KeepLabel:
    """Change nothing."""


@dataclass(frozen=True, slots=True)
class Reveal:
    """The next performer is revealed: the number of one in the list, or one of a printed set."""

    performer: int | Printed


@dataclass(frozen=True, slots=True)
class Deal:
    """A player is dealt these balls."""

    to: int
    balls: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Emptied:
    """Option box: what lay on a place, number balls and the players whose arrow or number 1 did."""

    place: int
    balls: tuple[int, ...]
    climbers: tuple[int, ...]
    firsts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SetTotal:
    """At a physical table: this player has so many points."""

    player: int
    points: int


@dataclass(frozen=True, slots=True)
class SetLabel:
    """At a physical table: this player has that label; with its owner they exchange."""

    player: int
    label: int


@dataclass(frozen=True, slots=True)
class SetPlace:
    """At a physical table: that performer stands at that place; with the one that stood there they exchange."""

    place: int
    performer: int | Printed


LAYING = (Lay, Climber, NumberOne)
TAKES_BACK = (TakeBack, Reopen)
CHANCE = (Reveal, Deal, Emptied)
REPAIRS = (SetTotal, SetLabel, SetPlace)
ACTIONS = (Choose, Wait, *LAYING, *TAKES_BACK, Confirm, ChangeLabel, KeepLabel, *CHANCE, *REPAIRS)

Action = (
    Choose | Wait | Lay | Climber | NumberOne | TakeBack | Reopen | Confirm | ChangeLabel | KeepLabel | Reveal | Deal | Emptied
    | SetTotal | SetLabel | SetPlace
)  # fmt: skip


# Events


@dataclass(frozen=True, slots=True)
class Revealed:
    """A performer takes that place. first: at the start of the game; page: it is the last of its page, and who is undecided may choose.

    owners are the seats whose labels it is on.
    """

    place: int
    performer: Performer
    first: bool
    page: bool
    owners: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class DeckShuffled:
    """No performer was left: those that had left the chart are the new deck."""

    performers: int


@dataclass(frozen=True, slots=True)
class LabelChosen:
    seat: Seat
    label: int


@dataclass(frozen=True, slots=True)
class Waited:
    seat: Seat
    until: int


@dataclass(frozen=True, slots=True)
class RoundBegun:
    number: int


@dataclass(frozen=True, slots=True)
class BallsDealt:
    """What a seat may lay from; told to it alone."""

    seat: Seat
    balls: tuple[int, ...]
    only: Seat


@dataclass(frozen=True, slots=True)
class LaidBall:
    """A ball was laid: a value, CLIMBER or NUMBER_ONE; told to its seat alone, with how many number balls it has still to lay."""

    seat: Seat
    ball: int
    place: int
    performer: Performer
    to_lay: int
    only: Seat


@dataclass(frozen=True, slots=True)
class TookBack:
    """A ball was taken back: a value, CLIMBER or NUMBER_ONE; told to its seat alone."""

    seat: Seat
    ball: int
    place: int
    performer: Performer
    to_lay: int
    only: Seat


@dataclass(frozen=True, slots=True)
class Confirmed:
    """A seat is ready; these others still lay."""

    seat: Seat
    laying: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Reopened:
    seat: Seat


@dataclass(frozen=True, slots=True)
class PlaceEmptied:
    """Option box: what lay on a place."""

    place: int
    performer: Performer
    balls: tuple[int, ...]
    climbers: tuple[Seat, ...]
    firsts: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class BallsMissing:
    """Option box: arrows and number 1 balls of these seats did not come, and so many number balls too few (below 0: too many)."""

    climbers: tuple[Seat, ...]
    firsts: tuple[Seat, ...]
    balls: int


@dataclass(frozen=True, slots=True)
class EvaluationBegun:
    number: int


@dataclass(frozen=True, slots=True)
class Evaluated:
    """One performer was evaluated.

    old      its place as the round began
    present  its place when its turn came: others have moved before
    new      its place right after, OUT when it left the chart
    sum      of the number balls and of the coloured ones, 1 each
    balls    number balls, the highest first; climbers and firsts are the seats whose coloured balls lay there
    """

    performer: Performer
    old: int
    present: int
    new: int
    sum: int
    balls: tuple[int, ...]
    climbers: tuple[Seat, ...]
    firsts: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class ChartMade:
    """All are evaluated: (performer, old place) from place 1 down, then those that left."""

    places: tuple[tuple[Performer, int], ...]
    out: tuple[tuple[Performer, int], ...]


@dataclass(frozen=True, slots=True)
class PlacePoints:
    """Points for a performer of the label at that place: 6 to 1, or -2 for a fall into or within the last four places."""

    performer: Performer
    old: int
    new: int
    points: int


@dataclass(frozen=True, slots=True)
class Scored:
    """The points of one seat.

    places      for its performers at the places 1 to 6
    number_one  the performer it named, and 5 or 0 points; None when it named nobody
    climber     its arrow's performer with old and new place, and their difference; None without an arrow
    fallen      -2 for each of its performers that fell to the places 11 to 14
    gained      the sum; total is with it
    """

    seat: Seat
    places: tuple[PlacePoints, ...]
    number_one: tuple[Performer, int] | None
    climber: PlacePoints | None
    fallen: tuple[PlacePoints, ...]
    gained: int
    total: int


@dataclass(frozen=True, slots=True)
class Reached:
    """For the first time somebody has these points, 30, 50 or both: the three leaders retire."""

    points: tuple[int, ...]
    seats: tuple[Seat, ...]
    retired: tuple[Performer, ...]


@dataclass(frozen=True, slots=True)
class Leaving:
    """Who leaves the chart: out of it, or in its last four places and not climbed (performer, place), or retired."""

    out: tuple[Performer, ...]
    stuck: tuple[tuple[Performer, int], ...]
    retired: tuple[Performer, ...]


@dataclass(frozen=True, slots=True)
class LabelChanged:
    seat: Seat
    old: int
    new: int
    total: int


@dataclass(frozen=True, slots=True)
class LabelKept:
    seat: Seat
    label: int


@dataclass(frozen=True, slots=True)
class ClosedUp:
    """Those that stay close up: (performer, place before) from place 1 down."""

    places: tuple[tuple[Performer, int], ...]


@dataclass(frozen=True, slots=True)
class Ended:
    """Somebody has more than 70 points."""

    totals: tuple[int, ...]
    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Repaired:
    """The program agrees with the table."""

    action: SetTotal | SetLabel | SetPlace


EVENTS = (
    Revealed, DeckShuffled, LabelChosen, Waited, RoundBegun, BallsDealt, LaidBall, TookBack, Confirmed, Reopened, PlaceEmptied, BallsMissing,
    EvaluationBegun, Evaluated, ChartMade, Scored, Reached, Leaving, LabelChanged, LabelKept, ClosedUp, Ended, Repaired,
)  # fmt: skip

Event = (
    Revealed | DeckShuffled | LabelChosen | Waited | RoundBegun | BallsDealt | LaidBall | TookBack | Confirmed | Reopened | PlaceEmptied
    | BallsMissing | EvaluationBegun | Evaluated | ChartMade | Scored | Reached | Leaving | LabelChanged | LabelKept | ClosedUp | Ended | Repaired
)  # fmt: skip


# Refusals


@dataclass(frozen=True, slots=True)
class ChooseFirst:
    """A label is asked for."""


@dataclass(frozen=True, slots=True)
class MustChoose:
    """Every performer is known: there is nothing to wait for."""


@dataclass(frozen=True, slots=True)
class NoSuchWait:
    """One waits for a place to come: it is above that one."""

    shown: int


@dataclass(frozen=True, slots=True)
class NoSuchLabel:
    label: int


@dataclass(frozen=True, slots=True)
class LabelTaken:
    label: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class LabelsChosen:
    """The labels of the start are chosen; later one changes them."""


@dataclass(frozen=True, slots=True)
class LabelsLater:
    """A label is changed after the points of a round."""


@dataclass(frozen=True, slots=True)
class NoFreeLabel:
    """With six players every label is somebody's."""


@dataclass(frozen=True, slots=True)
class TooFewPoints:
    """A change costs five points."""

    total: int


@dataclass(frozen=True, slots=True)
class KeepOrChange:
    """It is asked whether the label is changed."""


@dataclass(frozen=True, slots=True)
class NotNow:
    """Nothing can be laid now: labels are chosen, or performers revealed."""


@dataclass(frozen=True, slots=True)
class BoxLays:
    """Option box: the balls lie in the box, and the program hears what comes out of it."""


@dataclass(frozen=True, slots=True)
class NoSuchPlace:
    place: int


@dataclass(frozen=True, slots=True)
class NoSuchBall:
    """There are balls from -4 to 4, without 0."""

    ball: int


@dataclass(frozen=True, slots=True)
class NoBallLeft:
    """The seat has no such ball to lay (any more): so many lie already."""

    ball: int
    laid: int


@dataclass(frozen=True, slots=True)
class FiveLaid:
    """Five number balls are laid: one is taken back before another is laid."""


@dataclass(frozen=True, slots=True)
class PlaceTaken:
    """A ball of the seat lies there already: a value, CLIMBER or NUMBER_ONE."""

    place: int
    ball: int


@dataclass(frozen=True, slots=True)
class AlreadyLaid:
    """The seat's CLIMBER or NUMBER_ONE lies at that place."""

    ball: int
    place: int


@dataclass(frozen=True, slots=True)
class NothingThere:
    """Nothing of the seat lies there."""

    place: int


@dataclass(frozen=True, slots=True)
class NotReady:
    """So many number balls, the arrow or the number 1 are not laid yet."""

    balls: int
    climber: bool
    number_one: bool


@dataclass(frozen=True, slots=True)
class ReopenFirst:
    """The seat has confirmed."""


@dataclass(frozen=True, slots=True)
class NotConfirmed:
    """There is no confirmation to take back."""


@dataclass(frozen=True, slots=True)
class NothingToShow:
    """Nothing like it is awaited from the deck, the bag or the box."""


@dataclass(frozen=True, slots=True)
class NoSuchPerformer:
    number: int


@dataclass(frozen=True, slots=True)
class PerformerThere:
    """It stands in the chart already."""

    performer: Performer
    place: int


@dataclass(frozen=True, slots=True)
class PerformerGone:
    """It has left, and the deck was not shuffled since."""

    performer: Performer


@dataclass(frozen=True, slots=True)
class NoPrinted:
    """A printed performer has a name and one or two different labels from 1 to 6."""


@dataclass(frozen=True, slots=True)
class PrintedOtherwise:
    """A performer of that name is known with other labels."""

    performer: Performer


@dataclass(frozen=True, slots=True)
class NotToThem:
    """Balls are dealt to that seat now."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class WrongBalls:
    """So many balls are dealt, all from the bag."""

    count: int


@dataclass(frozen=True, slots=True)
class NotThatPlace:
    """The box is emptied place by place: that one is next."""

    place: int


@dataclass(frozen=True, slots=True)
class TooManyBalls:
    """With our own set: there are no more than that many number balls in a round."""

    limit: int


@dataclass(frozen=True, slots=True)
class TooManyOfValue:
    """With our own set: there are no more than that many balls of a value."""

    ball: int
    limit: int


@dataclass(frozen=True, slots=True)
class ColouredTwice:
    """That seat's CLIMBER or NUMBER_ONE has come out at that place."""

    ball: int
    seat: Seat
    place: int


@dataclass(frozen=True, slots=True)
class NoSuchPlayer:
    player: int


@dataclass(frozen=True, slots=True)
class ChartUnsettled:
    """The chart or the labels cannot be put right while performers leave, come or are revealed."""


REFUSALS = (
    GameFinished, NotYourTurn, ChooseFirst, MustChoose, NoSuchWait, NoSuchLabel, LabelTaken, LabelsChosen, LabelsLater, NoFreeLabel, TooFewPoints,
    KeepOrChange, NotNow, BoxLays, NoSuchPlace, NoSuchBall, NoBallLeft, FiveLaid, PlaceTaken, AlreadyLaid, NothingThere, NotReady, ReopenFirst,
    NotConfirmed, NothingToShow, NoSuchPerformer, PerformerThere, PerformerGone, NoPrinted, PrintedOtherwise, NotToThem, WrongBalls, NotThatPlace,
    TooManyBalls, TooManyOfValue, ColouredTwice, NoSuchPlayer, ChartUnsettled,
)  # fmt: skip

Refusal = (
    GameFinished | NotYourTurn | ChooseFirst | MustChoose | NoSuchWait | NoSuchLabel | LabelTaken | LabelsChosen | LabelsLater | NoFreeLabel
    | TooFewPoints | KeepOrChange | NotNow | BoxLays | NoSuchPlace | NoSuchBall | NoBallLeft | FiveLaid | PlaceTaken | AlreadyLaid | NothingThere
    | NotReady | ReopenFirst | NotConfirmed | NothingToShow | NoSuchPerformer | PerformerThere | PerformerGone | NoPrinted | PrintedOtherwise
    | NotToThem | WrongBalls | NotThatPlace | TooManyBalls | TooManyOfValue | ColouredTwice | NoSuchPlayer | ChartUnsettled
)  # fmt: skip


# State and view

Week = tuple[tuple[int, ...], tuple[tuple[int, ...], ...], tuple[int, ...], tuple[int, ...]]
"""What was evaluated: the chart before, the number balls of each place from 1, the place of each seat's arrow and of its
number 1 (0: none). Number balls have no owner."""


class State:
    """A game, changed only by its rules. Lists by seat, by place (index 0 is place 1) or by value (the order of VALUES).

    cast      performers by number, as rows; listed of them are the list's, further ones a printed set's
    chart     performer at each place, 0 for none yet
    place     the place revealed last
    deck      performers that may still come, left of them, gone those that have left
    label     by seat, 0 before it has chosen; until: the place it waits for
    queue     seats to be asked or dealt to
    passed    how many of the thresholds 30 and 50 were reached
    bag       balls left, by value
    hands     balls not laid, by seat and value in one list
    spots     what lies, by seat and place in one list: a value, CLIMBER, NUMBER_ONE or 0
    can       by seat, what it may still lay: a bit for each value, for the arrow and for the number 1
    laid      number balls that lie, by seat
    ready     a bit for each seat that has confirmed
    emptied   option box: (balls, climbers, firsts) of the places emptied, from 14
    leaving   performers that leave; those retired and stuck are still in the chart
    week      what was evaluated last, None before
    points    what it brought, by seat; () before
    """

    __slots__ = (
        "bag", "bag7", "box", "can", "cast", "chart", "deck", "emptied", "first", "fixed8", "gone", "hands", "label", "laid", "leaving", "left",
        "listed", "out_too", "own_balls", "passed", "phase", "place", "points", "queue", "ready", "round", "seats", "spots", "total", "until", "week",
    )  # fmt: skip

    bag: list[int]
    bag7: bool
    box: bool
    can: list[int]
    cast: tuple[Row, ...]
    chart: list[int]
    deck: list[int]
    emptied: tuple[tuple[tuple[int, ...], tuple[Seat, ...], tuple[Seat, ...]], ...]
    first: Seat
    fixed8: bool
    gone: list[int]
    hands: list[int]
    label: list[int]
    laid: list[int]
    leaving: list[int]
    left: int
    listed: int
    out_too: bool
    own_balls: bool
    passed: int
    phase: int
    place: int
    points: tuple[Scored, ...]
    queue: list[Seat]
    ready: int
    round: int
    seats: int
    spots: list[int]
    total: list[int]
    until: list[int]
    week: Week | None


@dataclass(frozen=True, slots=True)
class View:
    """What a seat may know, named as in the state.

    seat   whose view it is, DECK for what all may know
    hand   its balls not laid, by value; () before it is dealt any
    spots  what it has laid, by place
    ready  public, as is everything else
    """

    seat: Seat
    bag7: bool
    box: bool
    cast: tuple[Row, ...]
    chart: tuple[int, ...]
    deck: tuple[int, ...]
    emptied: tuple[tuple[tuple[int, ...], tuple[Seat, ...], tuple[Seat, ...]], ...]
    first: Seat
    fixed8: bool
    gone: tuple[int, ...]
    hand: tuple[int, ...]
    label: tuple[int, ...]
    leaving: tuple[int, ...]
    left: int
    listed: int
    out_too: bool
    own_balls: bool
    passed: int
    phase: int
    place: int
    points: tuple[Scored, ...]
    queue: tuple[Seat, ...]
    ready: int
    round: int
    seats: int
    spots: tuple[int, ...]
    total: tuple[int, ...]
    until: tuple[int, ...]
    week: Week | None
