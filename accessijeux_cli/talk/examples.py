"""Examples: typed forms as they may be typed, their free places filled."""

from collections.abc import Mapping
from typing import Any

from accessijeux_cli.words.phrases import BETWEEN_NUMBERS, SLOT
from accessijeux_cli.words.tongue import Tongue

VALUES = ("70", "82", "64", "91")
"""Values of an example, as many as there are players."""


def both(typed: str, facts: Mapping[str, Any], say: Tongue) -> str:
    """The first whole form of a typed message and its short form, as they are typed: "draw, d"; facts in words are messages."""
    whole, _, short = say(typed).partition(";")
    forms = [whole.split("|")[0].strip(), short.split("|")[0].strip()]
    filled = [example(form, facts, say) for form in forms if form]
    # Translators: in help, a word and its short form, as in "draw or d"
    return say("{word} or {short}", word=filled[0], short=filled[1]) if len(filled) > 1 else filled[0]


def example(form: str, facts: Mapping[str, Any], say: Tongue) -> str:
    """A form with its places filled by an example."""
    # Translators: in help, what a free place of a typed form stands for
    names = {"n": say("2"), "words": say("words"), "cards": "7, 7, 9", "values": ", ".join(VALUES[: len(say.names) or 3])}
    names |= {slot: say(fact) if isinstance(fact, str) else str(fact) for slot, fact in facts.items()}
    return BETWEEN_NUMBERS.sub(", ", SLOT.sub(lambda slot: names.get(slot[1], ""), form).strip())
