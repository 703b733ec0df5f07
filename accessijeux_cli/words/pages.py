"""Pages: the shape of what is taught, sections of rules, steps of lessons and scenes of demonstrations, as messages."""

from dataclasses import Field, dataclass
from typing import Any, ClassVar, Protocol


class Action(Protocol):
    """What a game calls an action, a frozen dataclass; no words know more of it."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


@dataclass(frozen=True, slots=True)
class Section:
    """One heading of the rules: a short name for the program, the heading, its sentences."""

    name: str
    heading: str
    sentences: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One idea. All texts are messages.

    tell       sentences said first
    ask        what the learner is asked to do
    wants      what does it: an action to play, Refused(action), Heard(topic), Number(n), YesOrNo(value), or None for Enter
    done       what is said when it was done
    other      the idea in other words
    hint       what helps to find the answer
    wrong      what is said of a wrong answer, before the question comes again
    before     (seat, action) done on the table first; told when they are turns, silent when they are repairs
    card       what the deck shows if the wanted action draws; None when the next step shows it
    after      (seat, action) that follow the wanted action at once, told with it
    """

    tell: tuple[str, ...]
    ask: str
    wants: "Action | Refused | Heard | Asked | Number | YesOrNo | None"
    done: tuple[str, ...]
    other: str
    hint: str
    wrong: str = ""
    before: tuple[tuple[int, Action], ...] = ()
    card: Action | None = None
    after: tuple[tuple[int, Action], ...] = ()


@dataclass(frozen=True, slots=True)
class Refused:
    """The learner is to try this action and hear it refused."""

    action: Action


@dataclass(frozen=True, slots=True)
class Heard:
    """The learner is to ask for this topic."""

    topic: object


@dataclass(frozen=True, slots=True)
class Asked:
    """The learner is to ask whether this action is allowed."""

    action: Action


@dataclass(frozen=True, slots=True)
class Number:
    """The learner is to answer with this number."""

    value: int


@dataclass(frozen=True, slots=True)
class YesOrNo:
    """The learner is to answer yes (True) or no."""

    value: bool


@dataclass(frozen=True, slots=True)
class Scene:
    """One answer of a demonstration: what is typed (a message), the move that it is, what the others do after it.

    With nothing typed, the first scene is what happens before anybody types.
    """

    typed: str
    action: Action | None = None
    after: tuple[tuple[int, Action], ...] = ()
