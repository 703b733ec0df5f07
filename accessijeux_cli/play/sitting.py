"""A sitting: one game being played by whoever sits at it, its journal and its typed lines; it knows no listener."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from accessijeux_cli.play import journal
from accessijeux_cli.play.game import DECK, Action, Event, Game, NotYourTurn, Refusal, Seat, State
from accessijeux_cli.play.table import Move, Setup, Table

Line = tuple[tuple[Seat, Action], ...]
"""Actions done one after the other, each with the seat that does it."""


class Notebook(Protocol):
    """Where the journal goes. append: on disk when it returns; a trouble code, "" when all is well."""

    def append(self, lines: list[dict[str, Any]]) -> str: ...


@dataclass(frozen=True, slots=True)
class BotDecides:
    """Refusal: a bot sits on that seat and chooses its own moves."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Undone:
    """Typed lines were taken back with all that followed.

    by     the seat that did it, None for the keyboard that all share
    lines  how many typed lines
    moves  what stood before, the oldest first; () when only giving up was taken back
    """

    by: Seat | None
    lines: int
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Over:
    """The game came to its end, or that seat gave it up."""

    resigned: Seat | None = None


@dataclass(frozen=True, slots=True)
class Asked:
    """That seat asks the others to agree that so many typed lines are taken back."""

    by: Seat
    lines: int


@dataclass(frozen=True, slots=True)
class Answered:
    """That seat has answered what was asked."""

    by: Seat
    agreed: bool


@dataclass(frozen=True, slots=True)
class Seated:
    """On that seat sits somebody else from now on: "human" or the level of a bot."""

    seat: Seat
    by: str


@dataclass(frozen=True, slots=True)
class Renamed:
    """Whoever sits there was called otherwise before."""

    seat: Seat
    before: str


Entry = Move | Undone | Over | Asked | Answered | Seated | Renamed
"""What happened at a sitting, one entry for each line of its journal after the first."""


@dataclass(frozen=True, slots=True)
class Consent:
    """What was asked, and the seats that have not answered yet."""

    asked: Asked
    waiting: frozenset[Seat]


@dataclass(frozen=True, slots=True)
class Correction:
    """The last correction of a typed line: where it began, and the lines as they were before."""

    mark: int
    before: tuple[Line, ...]


class Sitting:
    """A table and all that was done at it. Whoever submits is named; None is the keyboard that all share.

    table     the game
    log       what happened, in the order of the journal; a listener's place is a number of these
    marks     for each typed line still standing, how many moves stood before it
    present   the seats whose people listen on a device of their own
    consent   what is asked of the others and not decided yet
    corrected the last correction, while it can be taken back
    pending   journal lines that are not on disk yet
    next      the sitting of the rematch, once there is one
    """

    def __init__(self, table: Table, open_notebook: Callable[[], Notebook] | None = None):
        self.table = table
        self.log: list[Entry] = []
        self.marks: list[int] = []
        self.present: set[Seat] = set()
        self.consent: Consent | None = None
        self.corrected: Correction | None = None
        self.pending: list[dict[str, Any]] = [journal.head(table.setup)]
        self.notebook: Notebook | None = None
        self.next: "Sitting | None" = None
        self._open = open_notebook
        self._over = False

    @property
    def setup(self) -> Setup:
        return self.table.setup

    @property
    def place(self) -> int:
        """How many entries there are: the place of a listener who has heard everything."""
        return len(self.log)

    @classmethod
    def resumed(cls, table: Table, notebook: Notebook) -> "Sitting":
        """A table read back from that notebook, as far as its moves tell what happened."""
        sitting = cls(table)
        sitting.log, sitting.pending, sitting.notebook = list(table.moves), [], notebook
        sitting.marks, sitting._over = typed_marks(table), table.over
        return sitting

    def followed_by(self, rematch: "Sitting") -> None:
        """The same people sit down at another table."""
        self.next = rematch
        rematch.present |= self.present

    # Who may do what

    def to_move(self, seat: Seat | None = None) -> Seat:
        """The seat a line is for: its own where several may act, else the one whose turn it is, also while the deck acts."""
        actors = self.table.actors
        if seat in actors:
            return seat
        return actors[0] if actors and actors[0] != DECK else self.table.rules.turn(self.table.state)

    def is_bot(self, seat: Seat) -> bool:
        return seat != DECK and self.setup.players[seat].by != "human"

    def who(self, seat: Seat | None, actions: Sequence[Action], state: State | None = None) -> Line:
        """Each action with who does it: the deck for chance and repairs, else that seat; None: whoever must move there."""
        rules = self.table.rules
        own = seat if seat is not None else self.to_move() if state is None else rules.turn(state)
        chance = (*rules.CHANCE, *rules.REPAIRS)
        return tuple((DECK if isinstance(action, chance) else own, action) for action in actions)

    def refusal(self, seat: Seat | None, actions: Sequence[Action]) -> Refusal | None:
        """Why a line would be refused, None when it would not: what the rules say, and that bots choose by themselves.

        What the deck does is typed only at a table whose real cards are told.
        """
        line = self.who(seat, actions)
        if self.table.over:
            return self.table.try_line(line)
        bots = [each for each, _ in line if self.is_bot(each)]
        if bots:
            return BotDecides(bots[0])
        if not self.setup.dictated and any(each == DECK for each, _ in line):
            return NotYourTurn(self.to_move())
        return self.table.try_line(line)

    def due(self) -> Seat | None:
        """Who acts without being typed for: DECK where the program draws, or a bot; None when a person must, or nobody.

        Where several may act at once a bot waits until those before it have acted: the order is the rules'.
        """
        first = next(iter(self.table.actors), None)
        if first == DECK:
            return DECK if not self.setup.dictated or self._deals() else None
        return first if first is not None and self.is_bot(first) else None

    def _deals(self) -> bool:
        """Whether the program draws what is awaited at a physical table too."""
        kinds = self.table.rules.dealt(self.setup.options)
        return bool(kinds) and isinstance(next(iter(self.table.rules.outcomes(self.table.state))), kinds)

    # Playing

    def submit(self, seat: Seat | None, actions: Sequence[Action]) -> Refusal | None:
        """A person's typed line, done whole, or not at all: the refusal then. What follows from it is for `due` to tell."""
        refusal = self.refusal(seat, actions)
        if refusal is None:
            self.type_again([self.who(seat, actions)])
        return refusal

    def act(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """A legal move of a bot or of the deck, or one that goes on with a typed line; its events."""
        self.consent = None
        events = self.table.play(seat, action)
        self._note(self.table.moves[-1], journal.move_line(seat, action))
        self._note_end()
        return events

    def type_again(self, lines: Iterable[Line]) -> list[Event]:
        """Do whole legal lines, each with its mark; their events."""
        self.corrected = None
        events: list[Event] = []
        for line in lines:
            self.marks.append(len(self.table.moves))
            for seat, action in line:
                events += self.act(seat, action)
        return events

    def give_up(self, seat: Seat) -> None:
        """That seat ends the game without a winner."""
        self.consent = None
        self.table.resign(seat)
        self._note_end()

    def _note(self, entry: Entry, line: dict[str, Any]) -> None:
        self.log.append(entry)
        self.pending.append(line)

    def _note_end(self) -> None:
        if self.table.over and not self._over:
            self._over = True
            self._note(Over(self.table.resigned), journal.end_line(self.table))

    # Taking back

    def typed_lines(self) -> list[list[Move]]:
        """The moves of each typed line with all that followed it, the oldest first."""
        ends = [*self.marks[1:], len(self.table.moves)]
        return [self.table.moves[mark:end] for mark, end in zip(self.marks, ends)]

    def take_back(self, mark: int, by: Seat | None = None) -> Undone:
        """Back to when that many moves stood."""
        lines = sum(each >= mark for each in self.marks)
        undone = Undone(by, lines, tuple(self.table.moves[mark:]))
        self.table.undo(len(undone.moves))
        self.marks = [each for each in self.marks if each < mark]
        self.consent, self.corrected, self._over = None, None, False
        self._note(undone, journal.undo_line(len(undone.moves)))
        return undone

    def ask_to_take_back(self, by: Seat, lines: int) -> None:
        """Ask those present to agree that so many lines are taken back; with nobody else present it is done at once."""
        asked = Asked(by, lines)
        self._note(asked, journal.asked_line(by))
        self.consent = Consent(asked, frozenset(self.present - {by}))
        self._decide()

    def answer(self, seat: Seat, agreed: bool) -> None:
        """What a seat answers to what was asked of it; one no is enough. ValueError when nothing is asked of it."""
        if self.consent is None or seat not in self.consent.waiting:
            raise ValueError(seat)
        self._note(Answered(seat, agreed), journal.answered_line(seat, agreed))
        self.consent = Consent(self.consent.asked, self.consent.waiting - {seat}) if agreed else None
        self._decide()

    def _decide(self) -> None:
        if self.consent is not None and not self.consent.waiting:
            asked = self.consent.asked
            self.take_back(self.marks[-asked.lines], asked.by)

    # Coming and going

    def come(self, seat: Seat) -> None:
        """Somebody listens for that seat on a device of their own."""
        self.present.add(seat)

    def leave(self, seat: Seat) -> None:
        """Nobody does any more: whoever is absent agrees to what is asked."""
        self.present.discard(seat)
        if self.consent is not None:
            self.consent = Consent(self.consent.asked, self.consent.waiting - {seat})
            self._decide()

    def seat_taken(self, seat: Seat, by: str) -> None:
        """From now on a person ("human") or a bot of that level plays there."""
        self.table.seat_taken(seat, by)
        self._note(Seated(seat, by), journal.seated_line(seat, by))

    def rename(self, seat: Seat, name: str) -> None:
        """Whoever sits there is called that from now on."""
        before = self.setup.players[seat].name
        self.table.rename(seat, name)
        self._note(Renamed(seat, before), journal.renamed_line(seat, name))

    # Listening

    def since(self, place: int) -> list[Move]:
        """The moves after that place of the log which still stand."""
        standing: list[Move] = []
        for entry in self.log[place:]:
            match entry:
                case Move():
                    standing.append(entry)
                case Undone(_, _, moves) if moves:
                    del standing[max(0, len(standing) - len(moves)) :]
        return standing

    def place_after(self, seat: Seat) -> int:
        """The place after the last move of a seat that still stands, 0 when it has made none."""
        standing: list[tuple[int, Move]] = []
        for place, entry in enumerate(self.log, 1):
            if isinstance(entry, Move):
                standing.append((place, entry))
            elif isinstance(entry, Undone) and entry.moves:
                del standing[-len(entry.moves) :]
        return max((place for place, move in standing if move.seat == seat), default=0)

    # Keeping

    def keep(self) -> str:
        """Put on disk what is not there yet; a trouble code, "" when all is well. A game without a move is not kept."""
        if not self.pending or self.notebook is None and (self._open is None or not self.log):
            return ""
        if self.notebook is None:
            assert self._open is not None
            self.notebook = self._open()
        lines, self.pending = self.pending, []
        return self.notebook.append(lines)


def read(lines: Iterable[dict[str, Any]], shelf: Callable[[str], Game], notebook: Notebook | None = None) -> Sitting:
    """The sitting that the lines of a journal lead to, its log entry for line; further lines go to that notebook.

    Raises journal.Unreadable.
    """
    sitting: Sitting | None = None
    for table, line in journal.followed(lines, shelf):
        if sitting is None:
            sitting = Sitting(table)
        else:
            sitting.log.append(_entry(sitting, line))
    if sitting is None:
        raise journal.Unreadable(1, "version")
    sitting.pending, sitting.notebook = [], notebook
    sitting.marks = typed_marks(sitting.table)
    sitting._over = sitting.table.over
    return sitting


def _entry(sitting: Sitting, line: dict[str, Any]) -> Entry:
    """What a line of a journal says, once the table has followed it."""
    table = sitting.table
    match line:
        case {"undo": int(moves)}:
            standing = sitting.since(0)
            return Undone(None, 1, tuple(standing[len(standing) - moves :]))
        case {"over": _}:
            return Over(table.resigned)
        case {"asked": _, "by": int(seat)}:
            return Asked(seat - 1, 1)
        case {"answered": agreed, "seat": int(seat)}:
            return Answered(seat - 1, bool(agreed))
        case {"seat": int(seat), "renamed": _}:
            return Renamed(seat - 1, "")
        case {"seat": int(seat), "by": str(by)}:
            return Seated(seat - 1, by)
    return table.moves[-1]


def typed_marks(table: Table) -> list[int]:
    """Where typed lines began, as far as the moves tell."""
    return [place for place in range(len(table.moves)) if _begins_a_line(table, place)]


def _begins_a_line(table: Table, place: int) -> bool:
    """A person's move, unless it follows the value typed for it; a repair; a value typed for a bot."""
    move, before = table.moves[place], table.moves[place - 1] if place else None
    if move.seat != DECK:
        return _human(table, move.seat) and not (table.setup.dictated and isinstance(move.action, table.rules.FOLLOWS))
    repairs = table.rules.REPAIRS
    return table.setup.dictated and (isinstance(move.action, repairs) or before is not None and _waits(table, before))


def _waits(table: Table, before: Move) -> bool:
    """Whether after that move a value is typed in a line of its own: a bot's move, a repair."""
    return isinstance(before.action, table.rules.REPAIRS) or before.seat != DECK and not _human(table, before.seat)


def _human(table: Table, seat: Seat) -> bool:
    return seat != DECK and table.setup.players[seat].by == "human"
