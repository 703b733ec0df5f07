"""Free words that La Guerre des Sons reads by itself: values, questions and powers."""

import re
from functools import cache
from typing import Any

from accessijeux_cli.games.guerre_des_sons import rules as r
from accessijeux_cli.games.guerre_des_sons.rules import figures as f
from accessijeux_cli.games.guerre_des_sons.rules import powers as p
from accessijeux_cli.games.guerre_des_sons.typed import CRITERION, POWER_OF, QUESTION, READ
from accessijeux_cli.games.guerre_des_sons.wording import (
    _layers,
    _order,
    _values_in_order,
    number,
    power_does,
    power_name,
)
from accessijeux_cli.words.folding import fold, strip
from accessijeux_cli.words.numbers import in_digits
from accessijeux_cli.words.phrases import Doubt, Phrasebook, all_forms
from accessijeux_cli.words.tongue import Tongue, mark

# Translators: words and signs that may be typed after a value, at a physical table
UNITS = mark("decibels | decibel | dB | hertz | Hz | seconds | second | sec | s | per cent | percent | %")
DECIMAL = re.compile(r"(?<=\d) ?(?:virgule|point) ?(?=\d)")
MINUS_SIGN = re.compile(r"\b(?:moins|minus) ?(?=\d)")
BEFORE_NUMBERS = re.compile(r"(\D*?)((?:(?<![^\W_])-)?\d.*|)")
"""What stands before the first number, a minus sign apart, then the rest."""
NUMBERS = re.compile(r"(?:[\d.,; ]|(?<!\d)-(?=\d))+")
ONE_VALUE = re.compile(r"-?\d+(?:[.,]\d+)?[^\d,;]*")
"""A value, and perhaps its unit."""


def read(text: str, view: r.View, say: Tongue) -> tuple[Any, ...] | None:
    """(the actions that free words mean, or (); else sentences; then, when these ask what is meant, a Doubt); None for other words.

    At a physical table: the values read out, with or without the question before them, or an owner's cards by name.

    Elsewhere: a power by its name.
    """
    if not view.dictated:
        return _power_by_name(text, view, say)
    ordered = _in_laying_order(in_digits(strip(text)), view, say)
    if not ordered and view.phase in (r.CHOOSE, r.READ):
        return (), [_values_in_order(view, say)]
    return _values(ordered, view, say) or _owned_cards(text, view, say)


def _power_by_name(text: str, view: r.View, say: Tongue) -> tuple[tuple[Any, ...], list[str]] | None:
    """To use it, when it is that of whoever decides; else to hear what it does."""
    for power in p.NAMES:
        forms = (tongue(POWER_OF, name=power_name(power, tongue)) for tongue in (say, say.other()))
        if fold(text) in map(fold, (form for each in forms for form in all_forms(each))):
            own = view.phase == r.LAY and view.powers[view.turn] == power
            return ((r.UsePower(""),), []) if own else ((), [power_does(power, say)])
    return None


def _in_laying_order(text: str, view: r.View, say: Tongue) -> str:
    """Values typed after the names of those who lay, "Léa 12, Zoé 15", in the order of laying; any other text as it is.

    "" when somebody laid before them whose value is not there.
    """
    names = {strip(name): seat for seat, name in enumerate(say.names)}
    name = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
    head, *pieces = re.split(rf"(?<!\w)({name})(?!\w)", text)
    values = {names[each]: value.strip(" ,;:") for each, value in zip(pieces[::2], pieces[1::2])}
    if len(values) < 2 or len(pieces) > 2 * len(values) or not all(map(ONE_VALUE.fullmatch, values.values())):
        return text
    order = _layers(view)[: len(values)]
    return f"{head} " + "; ".join(values[seat].replace(",", ".") for seat in order) if set(order) == set(values) else ""


def _values(text: str, view: r.View, say: Tongue) -> tuple[Any, ...] | None:
    """Values in the order of laying: "volume 85, 92, 70", "85 dB, 92 dB"; None when the text is none."""
    text = text if any(map(str.isdigit, text)) else fold(text)
    head, typed = BEFORE_NUMBERS.fullmatch(MINUS_SIGN.sub("-", text.replace("\n", " "))).groups()
    asked = _question_named(head, say)
    numbers = _without_units(_decimals(DECIMAL.sub(".", typed), say), say)
    if asked is None or not NUMBERS.fullmatch(numbers):
        return None
    awaited = len(view.queue) if view.phase == r.READ else len(r.players(view))
    read_out = view.phase == r.READ or view.phase == r.CHOOSE and asked
    doubt = _doubt(typed, numbers, awaited, say) if read_out else ""
    if doubt:
        return (), [doubt], *_answers(head, numbers, say)
    try:
        values = _separated(numbers, awaited, say)
    except f.Unclear as problem:
        return (), [_unclear(problem.args[0], say)]
    if read_out and len(values) > awaited and not _ties(values[:awaited]):
        return (), [_too_many(len(values), awaited, view, say)]
    return (*asked, *map(r.Read, values)), []


def _answers(head: str, numbers: str, say: Tongue) -> list[Doubt]:
    """What an answer to "One value or two?" makes of the line: by number, or the values once more; [] for another question."""
    one_or_two = _one_or_two(numbers, say)

    def completed(answer: str) -> str | None:
        meant = one_or_two.get(fold(answer), answer if answer[:1].isdigit() and fold(answer) not in ("1", "2") else "")
        return f"{head} {meant}" if meant else None

    return [Doubt(2, completed)] if one_or_two else []


def _one_or_two(numbers: str, say: Tongue) -> dict[str, str]:
    """How "12,5" is typed as one value, and as two, by the number of the answer; {} when there is no such comma."""
    found = re.search(r"(\d+),(\d+)", numbers)
    return {"1": number(f"{found[1]}.{found[2]}", say), "2": say.comma(found.groups())} if found else {}


def _doubt(typed: str, numbers: str, awaited: int, say: Tongue) -> str:
    """How to type it, where a sign inside a number may mean two things; else ""."""
    joined, apart = _joined(numbers), _apart(numbers)
    decimals = say.language == "fr" and "," in numbers and _with_decimals(numbers, say)
    if f.IN_PIECES.search(typed) or decimals and re.search(r"(?<!\d)[1-9]\d{0,2},\d{3}(?!\d)", numbers):
        return _unclear("pieces", say)
    if not decimals or not len(joined) < len(apart) == awaited or re.search(r"\d +\d", numbers):
        return ""
    meant = _one_or_two(numbers, say)
    facts = {"one": meant["1"], "two": meant["2"]}
    # Translators: at a physical table: "12,5" was typed where two values are awaited; "one" is "12 point 5", "two" is "12, 5"
    return say("One value or two? One alone: {one}. Two, with a space after the comma: {two}.", **facts)


def _unclear(why: str, say: Tongue) -> str:
    """What is wrong with a number typed; why as in figures.Unclear."""
    match why:
        case "decimals":
            # Translators: at a physical table: a value with too many decimals was typed
            return say("A value has at most three decimals.")
        case "digits":
            # Translators: at a physical table: a value was typed in digits of another script
            return say("Numbers are typed with the digits from 0 to 9.")
    # Translators: at a physical table: a number such as 1.000 was typed
    return say("A number is typed in one piece: 1000. With decimals: {decimals}.", decimals=number(2.5, say))


def _question_named(head: str, say: Tongue) -> tuple[Any, ...] | None:
    """The question in words before the values, () when there is none; None for other words."""
    if not fold(head):
        return ()
    asked = [heard.meaning for heard in _questions(say.language).meant(head)]
    if not asked and fold(head) in _only_values(say.language):
        return ()
    return asked[0] if len(asked) == 1 else None


@cache
def _only_values(language: str) -> frozenset[str]:
    """The words that only say that values follow."""
    here = Tongue(language, game="guerre_des_sons")
    return frozenset(fold(form) for tongue in (here, here.other()) for form in all_forms(tongue(READ, values="")))


@cache
def _questions(language: str) -> Phrasebook:
    """What may stand before the values."""
    book = Phrasebook(language)
    here = Tongue(language, game="guerre_des_sons")
    for tongue in (here, here.other()):
        for criterion, typed in CRITERION.items():
            book.add(0, tongue(typed), (r.Choose(criterion),))
        for (criterion, lowest), typed in QUESTION.items():
            book.add(0, tongue(typed), (r.Ask(criterion, lowest),))
    return book


def _without_units(numbers: str, say: Tongue) -> str:
    """The numbers without the units said after them."""
    return re.sub(rf"(?<=\d) ?(?:{_units(say)})(?![a-z])", " ", numbers)


def _decimals(numbers: str, say: Tongue) -> str:
    """In French, a comma in a number with a unit is a decimal mark: "12,5 s"."""
    if say.language != "fr":
        return numbers
    return re.sub(rf"(?<![\d.,])(\d+),(\d+)(?= ?(?:{_units(say)})(?![a-z]))", r"\1.\2", numbers)


def _units(say: Tongue) -> str:
    """A pattern of the units in both languages, the longest first."""
    units = {strip(unit.strip()) for tongue in (say, say.other()) for unit in tongue(UNITS).split("|")}
    return "|".join(map(re.escape, sorted(units, key=len, reverse=True)))


def _separated(numbers: str, awaited: int, say: Tongue) -> list[Any]:
    """The values; a comma between two digits is a decimal mark when so many values are awaited as this makes."""
    joined, apart = _joined(numbers), _apart(numbers)
    spaced = len(apart) != awaited or re.search(r"\d +\d", numbers)
    found = joined if len(joined) == awaited or spaced and _with_decimals(numbers, say) else apart
    return list(map(f.figure, found))


def _joined(numbers: str) -> list[str]:
    """The numbers when a comma between two digits is a decimal mark."""
    return re.findall(r"-?\d+(?:[.,]\d+)?", numbers)


def _apart(numbers: str) -> list[str]:
    """The numbers when every comma stands between two of them."""
    return re.findall(r"-?\d+(?:\.\d+)?", numbers)


def _with_decimals(numbers: str, say: Tongue) -> bool:
    """Whether commas without a space are decimal marks as such: in French, unless they follow each other."""
    return say.language == "fr" and not re.search(r"\d,\d+(?:\.\d+)?,\d", numbers)


def _ties(values: list[Any]) -> bool:
    """Whether a battle may follow, with more values."""
    return values.count(max(values)) > 1 or values.count(min(values)) > 1


def _too_many(came: int, awaited: int, view: r.View, say: Tongue) -> str:
    facts = {"came": came, "order": _order(view, say)}
    # Translators: at a physical table: more values were typed than there are cards; "order" is names in the order of laying
    return say.many("{came:Words} values, one is awaited: {order}.", "{came:Words} values, {count:words} are awaited: {order}.",
                    awaited, **facts)  # fmt: skip


def _owned_cards(text: str, view: r.View, say: Tongue) -> tuple[tuple[Any, ...], list[str]] | None:
    """At a table whose owner wrote the cards down: cards by name, with commas, in the order of laying; else None.

    The question may stand before them.
    """
    if not view.owned or view.phase not in (r.READ, r.CHOOSE):
        return None
    words = text.split()
    for length in range(len(words) - 1, -1, -1):
        asked = _question_named(" ".join(words[:length]), say)
        cards = [_owned_card(name, view) for name in " ".join(words[length:]).split(",") if name.strip()]
        if asked is not None and (asked or view.phase == r.READ) and cards and all(cards):
            return (*asked, *map(r.ReadCard, cards)), []
    return None


def _owned_card(name: str, view: r.View) -> str:
    """The card of the owner with that name, or the only one whose name begins so; else ""."""
    wanted = fold(name)
    begun = [card[0] for card in view.owned if fold(card[0]).startswith(wanted)]
    whole = [each for each in begun if fold(each) == wanted]
    return (whole or begun)[0] if wanted and (whole or len(begun) == 1) else ""
