"""An utterance: one sentence to be heard, with its short form for a braille display."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Utterance:
    """One sentence.

    text     the whole sentence, of any length: the door wraps it.
    braille  a form of at most 40 cells, or "" when text itself is short enough.
    urgent   whether it should cut speech under way even where answers queue.
    """

    text: str
    braille: str = ""
    urgent: bool = False
