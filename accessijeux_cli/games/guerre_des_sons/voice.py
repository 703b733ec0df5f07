"""The voice of La Guerre des Sons: what is typed to play it, and every sentence that tells it."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from accessijeux_cli.games.guerre_des_sons import rules as r
from accessijeux_cli.games.guerre_des_sons.names import card_name
from accessijeux_cli.games.guerre_des_sons.rules import figures as f
from accessijeux_cli.games.guerre_des_sons.rules import powers as p
from accessijeux_cli.words.lines import capital, lowered
from accessijeux_cli.words.numbers import in_digits
from accessijeux_cli.words.phrases import Doubt, Phrasebook, all_forms, first_form, fold, strip
from accessijeux_cli.words.sound import Sound
from accessijeux_cli.words.tongue import Tongue, mark

# What is typed

CRITERION = {
    # Translators: typed forms for choosing the criterion volume, in decibels; short ones after ";"
    "volume": mark("volume ; v | 1"),
    # Translators: typed forms for choosing the criterion pitch, in hertz; short ones after ";"
    "pitch": mark("pitch ; p | 2"),
    # Translators: typed forms for choosing the criterion length, in seconds; short ones after ";"
    "length": mark("length | duration ; l | 3"),
    # Translators: typed forms for choosing the criterion timbre, in per cent; short ones after ";"
    "timbre": mark("timbre ; t | 4"),
}
QUESTION = {
    # Translators: typed forms: the greatest volume wins
    ("volume", False): mark("loud | loudest | volume loud | loud volume | volume loudest | loudest volume | who has the loudest volume"),
    # Translators: typed forms: the smallest volume wins
    ("volume", True): mark("soft | softest | volume soft | soft volume | volume softest | softest volume | who has the softest volume"),
    # Translators: typed forms: the greatest pitch wins
    ("pitch", False): mark("high | highest | pitch high | high pitch | pitch highest | highest pitch | who has the highest pitch"),
    # Translators: typed forms: the smallest pitch wins
    ("pitch", True): mark("low | lowest | pitch low | low pitch | pitch lowest | lowest pitch | who has the lowest pitch"),
    # Translators: typed forms: the greatest length wins
    ("length", False): mark("long | longest | length long | long length | length longest | longest length | who has the longest sound"),
    # Translators: typed forms: the smallest length wins
    ("length", True): mark("short | shortest | length short | short length | length shortest | shortest length | who has the shortest sound"),
    # Translators: typed forms: the greatest, roughest timbre wins
    ("timbre", False): mark("rough | roughest | timbre rough | rough timbre | timbre roughest | roughest timbre | who has the roughest timbre"),
    # Translators: typed forms: the smallest, smoothest timbre wins
    ("timbre", True): mark("smooth | smoothest | timbre smooth | smooth timbre | timbre smoothest | smoothest timbre | who has the smoothest timbre"),
}
# Translators: typed forms for laying the card in hand without the power
LAY = mark("lay | keep | without power ; k")
# Translators: typed forms for laying the card in hand and using the power
POWER = mark("power | use power | with power ; pw")
TUNE = {
    # Translators: typed forms for using the power Tuning: volume decides
    "volume": mark("power volume | tuning volume ; pw v | pw volume"),
    # Translators: typed forms for using the power Tuning: pitch decides
    "pitch": mark("power pitch | tuning pitch ; pw p | pw pitch"),
    # Translators: typed forms for using the power Tuning: length decides
    "length": mark("power length | tuning length ; pw l | pw length"),
    # Translators: typed forms for using the power Tuning: timbre decides
    "timbre": mark("power timbre | tuning timbre ; pw t | pw timbre"),
}
VALUES = {
    # Translators: typed forms, at a physical table: the criterion, then the values read out
    "volume": mark("volume {values} ; v {values}"),
    # Translators: typed forms, at a physical table: the criterion, then the values read out
    "pitch": mark("pitch {values} ; p {values}"),
    # Translators: typed forms, at a physical table: the criterion, then the values read out
    "length": mark("length {values} | duration {values} ; l {values}"),
    # Translators: typed forms, at a physical table: the criterion, then the values read out
    "timbre": mark("timbre {values} ; t {values}"),
}
ASKED_VALUES = {
    # Translators: typed forms, at a physical table: the question, then the values read out
    ("volume", False): mark("loud {values} | loudest {values}"),
    # Translators: typed forms, at a physical table: the question, then the values read out
    ("volume", True): mark("soft {values} | softest {values}"),
    # Translators: typed forms, at a physical table: the question, then the values read out
    ("pitch", False): mark("high {values} | highest {values}"),
    # Translators: typed forms, at a physical table: the question, then the values read out
    ("pitch", True): mark("low {values} | lowest {values}"),
    # Translators: typed forms, at a physical table: the question, then the values read out
    ("length", False): mark("long {values} | longest {values}"),
    # Translators: typed forms, at a physical table: the question, then the values read out
    ("length", True): mark("short {values} | shortest {values}"),
    # Translators: typed forms, at a physical table: the question, then the values read out
    ("timbre", False): mark("rough {values} | roughest {values}"),
    # Translators: typed forms, at a physical table: the question, then the values read out
    ("timbre", True): mark("smooth {values} | smoothest {values}"),
}
# Translators: typed forms, at a physical table: values read out, in the order of laying
READ = mark("read {values} | values {values} | value {values}")
# Translators: words and signs that may be typed after a value, at a physical table
UNITS = mark("decibels | decibel | dB | hertz | Hz | seconds | second | sec | s | per cent | percent | %")
DECIMAL = re.compile(r"(?<=\d) ?(?:virgule|point) ?(?=\d)")
MINUS_SIGN = re.compile(r"\b(?:moins|minus) ?(?=\d)")
BEFORE_NUMBERS = re.compile(r"(\D*?)((?:(?<![^\W_])-)?\d.*|)")
"""What stands before the first number, a minus sign apart, then the rest."""
NUMBERS = re.compile(r"(?:[\d.,; ]|(?<!\d)-(?=\d))+")
ONE_VALUE = re.compile(r"-?\d+(?:[.,]\d+)?[^\d,;]*")
"""A value, and perhaps its unit."""

OPTIONS = (
    # Translators: typed forms: the variant in which the lowest value wins, a name of the game's publisher; then help
    (mark("pianissimo"), "mode", "pianissimo", mark("a variant in which the lowest value wins")),
    # Translators: typed forms: the variant in which the attacker chooses the direction, a name of the game's publisher; then help
    (mark("scherzo"), "mode", "scherzo", mark("a variant in which the attacker also says whether the highest or the lowest value wins")),
    # Translators: typed forms: play with our own super powers; then help
    (mark("powers | super powers"), "powers", True, mark("each player has a super power, ours")),
    # Translators: typed forms: how many rounds must be won; then help
    (mark("rounds {n} | {n} rounds | {n} round"), "rounds", None, mark("how many rounds must be won")),
)
"""What may be agreed before a game: (typed forms, option, its value; None: the number typed, what it does)."""


def phrases(dictated: bool, say: Tongue) -> Iterator[tuple[str, Any, dict[str, Any]]]:
    """What can be typed as a move: (typed message, the line of actions it means, what fills its slots now).

    Of a message whose slots stay open, the line is a function of them.
    """
    for criterion, typed in CRITERION.items():
        yield typed, (r.Choose(criterion),), {}
    for (criterion, lowest), typed in QUESTION.items():
        yield typed, (r.Ask(criterion, lowest),), {}
    yield LAY, (r.Lay(),), {}
    yield POWER, (r.UsePower(""),), {}
    for criterion, typed in TUNE.items():
        yield typed, (r.UsePower(criterion),), {}
    if dictated:
        yield from _dictated_phrases()


def _dictated_phrases() -> Iterator[tuple[str, Any, dict[str, Any]]]:
    yield READ, lambda n: (r.Read(n),), {"values": "{n}"}
    for value in (1, 2, 3, 4):
        yield f"; {value}", (r.Read(value),), {}


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


def phrase(action: Any, say: Tongue) -> str:
    """The whole form that means that action."""
    match action:
        case r.Choose(criterion):
            return first_form(say(CRITERION[criterion]))
        case r.Ask(criterion, lowest):
            return first_form(say(QUESTION[criterion, lowest]))
        case r.Lay():
            return first_form(say(LAY))
        case r.UsePower(criterion):
            return first_form(say(TUNE[criterion] if criterion else POWER))
        case r.Read(value):
            return first_form(say(READ, values=number(value, say)))
        case r.Reveal(card):
            return card_name(card, "", say)
        case r.ReadCard(name):
            return name
        case r.DealPower(power):
            return power_name(power, say)
    return _repair_phrase(action, say)


def _repair_phrase(action: Any, say: Tongue) -> str:
    match action:
        case r.SetMystery(there):
            return first_form(say(MYSTERY_THERE if there else MYSTERY_GONE))
        case r.EndRound():
            return first_form(say(END_ROUND))
        case r.SetLeft(player, n):
            return first_form(say(LEFT_OF, name=say.name(player - 1), n=n))
        case r.SetWon(player, n):
            return first_form(say(WON_OF, name=say.name(player - 1), n=n))
        case r.SetRounds(player, n):
            return first_form(say(ROUNDS_OF, name=say.name(player - 1), n=n))
    kinds = {r.GiveTrick: TRICK_TO, r.RecordPower: POWER_OF, r.SetTurn: TURN_OF}
    return first_form(say(kinds[type(action)], name=say.name(action.player - 1)))


def line(actions: tuple[Any, ...], say: Tongue) -> str:
    """A typed line as it can be typed again."""
    values = say.comma(_read_again(action, say) for action in actions if isinstance(action, (r.Read, r.ReadCard)))
    match actions[0]:
        case r.Choose(criterion) if values:
            return first_form(say(VALUES[criterion], values=values))
        case r.Ask(criterion, lowest) if values:
            return first_form(say(ASKED_VALUES[criterion, lowest], values=values))
        case r.Read():
            return first_form(say(READ, values=values))
        case r.ReadCard():
            return values
    return phrase(actions[0], say)


def _read_again(action: r.Read | r.ReadCard, say: Tongue) -> str:
    return number(action.value, say) if isinstance(action, r.Read) else action.name


# Small parts of sentences, each a whole message


def number(value: Any, say: Tongue) -> str:
    """A value as it is said: 8, or 2 point 5."""
    whole, _, decimals = str(value).partition(".")
    if not decimals.strip("0"):
        return whole
    # Translators: a number with decimals, said with the word for the decimal mark
    return say("{whole} point {tenths}", whole=int(whole), tenths=decimals)


def measured(criterion: str, value: Any, say: Tongue) -> str:
    """A value with its unit: 96 decibels."""
    count, facts = value if type(value) is int else 2, {"value": number(value, say)}
    match criterion:
        case "volume":
            # Translators: a loudness
            return say.many("{value} decibel", "{value} decibels", count, **facts)
        case "pitch":
            # Translators: a pitch
            return say("{value} hertz", **facts)
        case "length":
            # Translators: how long a sound lasts
            return say.many("{value} second", "{value} seconds", count, **facts)
    # Translators: a timbre, from 0 per cent, smooth, to 100 per cent, rough
    return say("{value} per cent", **facts)


def criterion_name(criterion: str, say: Tongue) -> str:
    """A criterion as a noun."""
    names = {
        # Translators: a criterion, as a noun
        "volume": say("volume"),
        # Translators: a criterion, as a noun
        "pitch": say("pitch"),
        # Translators: a criterion, as a noun
        "length": say("length"),
        # Translators: a criterion, as a noun
        "timbre": say("timbre"),
    }
    return names[criterion]


def question(criterion: str, lowest: bool, say: Tongue) -> str:
    """The question of a trick, in the words of the rules."""
    questions = {
        # Translators: the question of a trick, in the words of the rules
        ("volume", False): say("Who has the loudest volume?"),
        # Translators: the question of a trick, in the words of the rules
        ("volume", True): say("Who has the softest volume?"),
        # Translators: the question of a trick, in the words of the rules
        ("pitch", False): say("Who has the highest pitch?"),
        # Translators: the question of a trick, in the words of the rules
        ("pitch", True): say("Who has the lowest pitch?"),
        # Translators: the question of a trick, in the words of the rules
        ("length", False): say("Who has the longest sound?"),
        # Translators: the question of a trick, in the words of the rules
        ("length", True): say("Who has the shortest sound?"),
        # Translators: the question of a trick, in the words of the rules
        ("timbre", False): say("Who has the roughest timbre?"),
        # Translators: the question of a trick, in the words of the rules
        ("timbre", True): say("Who has the smoothest timbre?"),
    }
    return questions[criterion, lowest]


def cards(count: int, say: Tongue) -> str:
    """A number of cards, in words up to twenty."""
    if not count:
        # Translators: a number of cards: none
        return say("no card")
    # Translators: a number of cards
    return say.many("one card", "{count:words} cards", count)


def rounds(count: int, say: Tongue) -> str:
    """A number of rounds won."""
    if not count:
        # Translators: a number of rounds won: none
        return say("no round")
    # Translators: a number of rounds won
    return say.many("one round", "{count:words} rounds", count)


def power_name(power: str, say: Tongue) -> str:
    """A power by its name."""
    names = {
        # Translators: the name of a super power of ours
        p.ECHO: say("Echo"),
        # Translators: the name of a super power of ours: the lowest value wins
        p.MUTE: say("Mute"),
        # Translators: the name of a super power of ours: another criterion
        p.TUNING: say("Tuning"),
        # Translators: the name of a super power of ours: cancels other powers
        p.SILENCE: say("Silence"),
        # Translators: the name of a super power of ours: the card comes back
        p.RESONANCE: say("Resonance"),
        # Translators: the name of a super power of ours: a second card
        p.DUO: say("Duo"),
    }
    return names[power]


def power_does(power: str, say: Tongue) -> str:
    """What a power does, in one sentence."""
    what = {
        # Translators: what a super power does
        p.ECHO: say("Echo: your next card replaces yours, which goes under your deck."),
        # Translators: what a super power does
        p.MUTE: say("Mute: the other direction decides this trick."),
        # Translators: what a super power does
        p.TUNING: say("Tuning: another criterion of your choice decides this trick."),
        # Translators: what a super power does
        p.SILENCE: say("Silence: the powers declared after it have no effect."),
        # Translators: what a super power does
        p.RESONANCE: say("Resonance: if you lose this trick, your card comes back under your deck."),
        # Translators: what a super power does
        p.DUO: say("Duo: a second card is turned up and the better one counts; both go to the winner."),
    }
    return what[power]


def _your(seat: int, say: Tongue) -> bool:
    return seat == say.you


def _who(seat: int, say: Tongue) -> str:
    # Translators: the listener, where others have their name, in the middle of a sentence
    return say("you") if _your(seat, say) else say.name(seat)


def _Who(seat: int, say: Tongue) -> str:
    # Translators: the listener, where others have their name, at the beginning of a sentence
    return say("You") if _your(seat, say) else say.name(seat)


BRIEF = 40
"""The longest line in brief."""


def pack(sentences: list[str], say: Tongue) -> list[str]:
    """Short sentences together on lines: of at most 40 characters in brief, of 79 otherwise."""
    width = BRIEF if say.level == "brief" else 79
    lines: list[str] = []
    for sentence in sentences:
        if lines and len(lines[-1]) + 1 + len(sentence) <= width:
            lines[-1] += " " + sentence
        else:
            lines.append(sentence)
    return lines


# What happened


BEGINS = (r.Asked, r.RoundBegun)
RESULTS = (r.RoundOver, r.RoundBegun, r.Ended)
"""When a long tale is cut: what begins a turn, and what is told of the turns that wait."""
PAUSES = (r.RoundOver,)
"""Events after which somebody who plays alone against bots is waited for before they go on."""


def told(events: list[Any], say: Tongue) -> list[str]:
    """The sentences that tell these events, in order; what lies in a trick together on a line."""
    lines: list[str] = []
    together: list[str] = []
    asker = None
    for event in events:
        if isinstance(event, r.Asked) or not isinstance(event, r.Laid):
            lines, together = [*lines, *pack(together, say)], []
        if isinstance(event, r.Asked):
            asker = event.seat
            together += _told(event, say)
        elif isinstance(event, r.Laid):
            together.append(_own_card(event, say) if event.seat == asker == say.you and not say.retold else _laid(event, say))
            asker = None if event.seat == asker else asker
        else:
            lines += _told(event, say)
    return [*lines, *pack(together, say)]


def _told(event: Any, say: Tongue) -> list[str]:
    match event:
        case r.Drawn():
            return []
        case r.Asked():
            return [_asked(event, say)]
        case r.Laid():
            return [_laid(event, say)]
        case r.Battle(seats):
            return [_battle(seats, say)]
        case r.OutOfBattle(seat):
            return [_out_of_battle(seat, say)]
        case r.MysteryTaken(seat):
            return [_mystery(seat, say)]
        case r.AttackPassed(seat, to):
            return [_attack_passed(seat, to, say)]
        case r.TrickWon():
            return _trick_won(event, say)
        case r.TrickLost():
            return [_trick_lost(event, say)]
        case r.RoundOver():
            return _round_over(event, say)
        case r.RoundBegun(number):
            return [_round(number, say)]
        case r.Ended():
            return [_ended(event, say)]
        case r.Repaired(action):
            return [_repaired(action, say)]
        case r.PowerRecorded():
            return _recorded(event, say)
        case r.OnlyGiven(trick):
            return [_only_given(trick, say)]
        case r.QuestionChanged():
            return pack(_question_changed(event, say), say)
    return [_power_told(event, say)]


def _asked(event: r.Asked, say: Tongue) -> str:
    facts = {"question": question(event.criterion, event.lowest, say), "trick": event.trick, "name": say.name(event.seat)}
    if _your(event.seat, say):
        # Translators: told again later: you attack and ask the question of the trick, a sentence of its own
        return say("Trick {trick}, you attack. {question}", **facts) if say.retold else facts["question"]
    if say.level == "brief":
        # Translators: short form: the question of a trick, a sentence of its own
        return say("Trick {trick}. {question}", **facts)
    # Translators: somebody attacks and asks the question of the trick, a sentence of its own
    return say("Trick {trick}, {name} attacks. {question}", **facts)


def _laid(event: r.Laid, say: Tongue) -> str:
    facts = {"who": _Who(event.seat, say), "value": measured(event.criterion, event.value, say)}
    if not event.card or say.level == "brief" and not event.name:
        # Translators: who laid a card, and its value with its unit
        return say("{who}, {value}.", **facts)
    # Translators: who laid a card, its name, and its value with its unit
    named = say("{who}, {card}, {value}.", card=card_name(event.card, event.name, say), **facts)
    # Translators: who laid a card, and its value with its unit
    return say("{who}, {value}.", **facts) if say.level == "brief" and len(named) > BRIEF else named


def _own_card(event: r.Laid, say: Tongue) -> str:
    """The attacker's card without its name, which the question had said."""
    # Translators: who laid a card, and its value with its unit
    return say("{who}, {value}.", who=_Who(event.seat, say), value=measured(event.criterion, event.value, say))


def _battle(seats: tuple[int, ...], say: Tongue) -> str:
    if say.level == "brief":
        # Translators: short form: a tie for the best value
        return say("Battle: {names}.", names=say.comma(_who(seat, say) for seat in seats))
    others = say.all_of(say.name(seat) for seat in seats if not _your(seat, say))
    if say.you in seats:
        # Translators: you tie for the best value with others
        return say("You and {names} tie: battle, same criterion, no powers.", names=others)
    # Translators: several tie for the best value
    return say("{names} tie: battle, same criterion, no powers.", names=others)


def _out_of_battle(seat: int, say: Tongue) -> str:
    if _your(seat, say):
        # Translators: no card left for the battle
        return say("You have no card left for the battle and lose the trick.")
    # Translators: no card left for the battle
    return say("{name} has no card left for the battle and loses the trick.", name=say.name(seat))


def _mystery(seat: int, say: Tongue) -> str:
    if _your(seat, say):
        # Translators: the 37th card
        return say("You have no card left and take the mystery card.")
    # Translators: the 37th card
    return say("{name} has no card left and takes the mystery card.", name=say.name(seat))


def _attack_passed(seat: int, to: int, say: Tongue) -> str:
    if _your(seat, say):
        # Translators: you took the trick but have no card to attack with
        return say("You have no card left: {name} attacks.", name=say.name(to))
    if _your(to, say):
        # Translators: somebody took the trick but has no card to attack with
        return say("{name} has no card left: you attack.", name=say.name(seat))
    # Translators: somebody took the trick but has no card to attack with; "other" attacks instead
    return say("{name} has no card left: {other} attacks.", name=say.name(seat), other=say.name(to))


def _trick_won(event: r.TrickWon, say: Tongue) -> list[str]:
    facts = {"cards": cards(event.cards, say), "won": event.won[event.seat]}
    if say.level == "brief":
        return [_trick_to(event, say)]
    lines = [_winner_of_trick(event, facts, say)]
    return [*lines, *_piles_after(event, say)] if say.level == "full" else lines


def _trick_to(event: r.TrickWon, say: Tongue) -> str:
    won, facts = event.won[event.seat], {"who": _who(event.seat, say)}
    # Translators: short form: who takes the trick, and the cards won in this round so far
    return say.many("Trick to {who}: {count} card in all.", "Trick to {who}: {count} cards in all.", won, **facts)


def _winner_of_trick(event: r.TrickWon, facts: dict[str, Any], say: Tongue) -> str:
    if event.value is not None:
        facts |= {"value": measured(event.criterion, event.value, say)}
    if _your(event.seat, say):
        if event.value is None:
            # Translators: you win a trick; "cards" is a number of cards; then cards won in this round
            return say("You win the trick, {cards}: {won} in all.", **facts)
        # Translators: you win a trick with that value; "cards" is a number of cards; then cards won in this round
        return say("You win the trick with {value}, {cards}: {won} in all.", **facts)
    if event.value is None:
        # Translators: who wins a trick; "cards" is a number of cards; then cards won in this round
        return say("{name} wins the trick, {cards}: {won} in all.", name=say.name(event.seat), **facts)
    # Translators: who wins a trick with that value; "cards" is a number of cards; then cards won in this round
    return say("{name} wins the trick with {value}, {cards}: {won} in all.", name=say.name(event.seat), **facts)


def _piles_after(event: r.TrickWon, say: Tongue) -> list[str]:
    return pack([_standing(seat, won, left, say) for seat, (won, left) in enumerate(zip(event.won, event.left))], say)


def _standing(seat: int, won: int, left: int, say: Tongue) -> str:
    facts = {"who": _Who(seat, say), "left": left}
    # Translators: cards won in this round, and cards still to play
    return say.many("{who}: {count} card won, {left} to play.", "{who}: {count} cards won, {left} to play.", won, **facts)


def _trick_lost(event: r.TrickLost, say: Tongue) -> str:
    if not event.seats:
        # Translators: at a physical table: the round ended in the middle of a trick; "cards" is a number of cards
        return say("The trick under way, {cards}, is nobody's.", cards=cards(event.cards, say))
    # Translators: all who tied have no card left: the trick is nobody's
    return say("Nobody who tied has a card left: the trick, {cards}, is nobody's.", cards=cards(event.cards, say))


def _round_over(event: r.RoundOver, say: Tongue) -> list[str]:
    unplayed = [_unplayed(seat, count, say) for seat, count in enumerate(event.unplayed) if count]
    return [*unplayed, _winner_of_round(event, say)]


def _unplayed(seat: int, count: int, say: Tongue) -> str:
    if _your(seat, say):
        # Translators: the round stops: cards that were not played count for nobody
        return say.many("You have one card left, which counts for nobody.",
                        "You have {count:words} cards left, which count for nobody.", count)  # fmt: skip
    # Translators: the round stops: cards that were not played count for nobody
    return say.many("{name} has one card left, which counts for nobody.",
                    "{name} has {count:words} cards left, which count for nobody.", count, name=say.name(seat))  # fmt: skip


def _winner_of_round(event: r.RoundOver, say: Tongue) -> str:
    ranking = sorted(range(len(event.won)), key=lambda seat: -event.won[seat])
    counts = say.comma(f"{_who(seat, say)} {event.won[seat]}" for seat in ranking)
    facts = {"number": event.number, "counts": counts}
    if event.winner is None:
        # Translators: the most cards are shared; "counts" are names, each with the cards won
        return say("Round {number} is tied: {counts}. Another one is played instead.", **facts)
    if _your(event.winner, say):
        # Translators: you win a round; "counts" are names, each with the cards won
        return say("You win round {number}: {counts}.", **facts)
    # Translators: who wins a round; "counts" are names, each with the cards won
    return say("{name} wins round {number}: {counts}.", name=say.name(event.winner), **facts)


def _round(number: int, say: Tongue) -> str:
    # Translators: a new round begins
    return say("Round {number}.", number=number)


def _ended(event: r.Ended, say: Tongue) -> str:
    won = rounds(event.rounds[event.winner], say)
    if _your(event.winner, say):
        # Translators: the end of the game; "rounds" is a number of rounds
        return say("You win the game, with {rounds}.", rounds=won)
    # Translators: the end of the game; "rounds" is a number of rounds
    return say("{name} wins the game, with {rounds}.", name=say.name(event.winner), rounds=won)


def _power_told(event: Any, say: Tongue) -> str:
    match event:
        case r.PowerDealt(seat, power):
            # Translators: the super power a player drew for this round
            return say("{who}: power {power}.", who=_Who(seat, say), power=power_name(power, say))
        case r.PowerUsed():
            return _power_used(event, say)
        case r.PowerCancelled(seat, power):
            # Translators: a super power has no effect, because of Silence
            return say("{who}: {power} has no effect.", power=power_name(power, say), who=_Who(seat, say))
        case r.CardAdded():
            facts = {"who": _who(event.seat, say), "power": power_name(event.power, say),
                     "card": card_name(event.card, event.name, say), "value": measured(event.criterion, event.value, say)}  # fmt: skip
            # Translators: Echo or Duo turned another card up
            return say("{power}: {who}, {card}, {value}.", **facts)
        case r.CardBack(seat, card, name):
            # Translators: Resonance: a lost card goes back under its deck
            return say("{who}: {card} goes back under the deck.", card=card_name(card, name, say), who=_Who(seat, say))
    raise TypeError(event)


def _question_changed(event: r.QuestionChanged, say: Tongue) -> list[str]:
    """The new question, and the values that now count."""
    asks = lowered(question(event.criterion, event.lowest, say))
    # Translators: a super power changes the question of the trick, a sentence of its own
    changed = say("{power}: now, {question}", power=power_name(event.power, say), question=asks)
    return [changed, *(_laid(r.Laid(seat, 0, "", event.criterion, value), say) for seat, value in event.values)]


def _recorded(event: r.PowerRecorded, say: Tongue) -> list[str]:
    facts = {"name": say.name(event.seat)}
    # Translators: at a physical table: a player used a power that should be used up
    again = [say("{name} had used a power in this round already.", **facts)] if event.again else []
    # Translators: at a physical table: the power was noted; the words are those that are typed
    return [say("Power of {name}: noted. Tell the result, for instance: trick to {name}.", **facts), *again]


def _power_used(event: r.PowerUsed, say: Tongue) -> str:
    facts = {"who": _Who(event.seat, say), "power": power_name(event.power, say)}
    if event.criterion:
        # Translators: the power Tuning is used; "criterion" is what will decide
        return say("{who}: power {power}, for {criterion}.", criterion=criterion_name(event.criterion, say), **facts)
    # Translators: a power is used
    return say("{who}: power {power} used.", **facts)


def _only_given(trick: int, say: Tongue) -> str:
    if say.level == "brief" or trick == 1:
        # Translators: at a physical table: of that trick only who takes it was told; it is said next
        return say("Trick {trick}, one card from each.", trick=trick)
    # Translators: at a physical table: of that trick only who takes it was told, which may have been meant for the one before;
    # the words are those that are typed
    return say("Trick {trick}, one card from each. To change trick {before} instead: undo, then fix.", trick=trick, before=trick - 1)


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


def _repaired(action: Any, say: Tongue) -> str:
    match action:
        case r.SetLeft(player, 0):
            # Translators: at a physical table
            return say("{name} has no card to play.", name=say.name(player - 1))
        case r.SetWon(player, 0):
            # Translators: at a physical table
            return say("{name} has won no card.", name=say.name(player - 1))
        case r.SetRounds(player, 0):
            # Translators: at a physical table
            return say("{name} has won no round.", name=say.name(player - 1))
        case r.SetLeft(player, count):
            # Translators: at a physical table
            return say("{name} has {cards} to play.", name=say.name(player - 1), cards=cards(count, say))
        case r.SetWon(player, count):
            # Translators: at a physical table
            return say("{name} has won {cards}.", name=say.name(player - 1), cards=cards(count, say))
        case r.SetRounds(player, count):
            # Translators: at a physical table
            return say("{name} has won {rounds}.", name=say.name(player - 1), rounds=rounds(count, say))
        case r.SetMystery(there):
            # Translators: at a physical table
            return say("The mystery card is there.") if there else say("The mystery card is taken.")
        case r.SetTurn(player):
            # Translators: at a physical table
            return say("{name} attacks.", name=say.name(player - 1))
        case r.EndRound():
            # Translators: at a physical table: the round was ended with cards to play; the word is typed
            return say("To go on with that round all the same: undo.")
    raise TypeError(action)


def summed(events: list[Any], say: Tongue) -> list[str]:
    """The same in short: who took which trick, and what ends."""
    kept = [event for event in events if not isinstance(event, (r.Asked, r.Laid, r.Drawn, r.Battle))]
    return [sentence for event in kept for sentence in _told(event, say)]


# Why not


def reason(refusal: Any, say: Tongue) -> str:
    """Why something cannot be done; what is possible instead is said by `possible`."""
    match refusal:
        case r.DeckFirst():
            # Translators: the cards, or their values at a physical table, come first
            return say("The cards come first.")
        case r.NothingToShow():
            # Translators: a card or a value was typed but none is awaited
            return say("No card and no value is awaited now.")
        case r.NoSuchCriterion():
            # Translators: the four criteria of the game
            return say("The criteria are volume, pitch, length and timbre.")
        case r.SayDirection(criterion):
            both = say.one_of(first_form(say(QUESTION[criterion, lowest])) for lowest in (False, True))
            # Translators: Scherzo: the attacker also chooses the direction; "words" is such as "loud or soft"
            return say("In Scherzo the direction is chosen too: {words}.", words=both)
        case r.FixedDirection(lowest):
            # Translators: in Pianissimo the lowest value wins, otherwise the highest
            return say("In Pianissimo the lowest value always wins.") if lowest else say("Here the highest value always wins.")
        case r.ChooseFirst():
            # Translators: the attacker must first ask the question of the trick
            return say("No criterion is chosen yet.")
        case r.AlreadyAsked(criterion, lowest):
            # Translators: the question of the trick, a sentence of its own, is already asked
            return say("The question is asked: {question}", question=lowered(question(criterion, lowest, say)))
    return _reason_of_powers(refusal, say) or _reason_at_a_table(refusal, say)


def _reason_of_powers(refusal: Any, say: Tongue) -> str:
    match refusal:
        case r.NoPowers():
            # Translators: the option "powers" is off
            return say("This game is played without powers.")
        case r.AttackerWithoutPower():
            # Translators: a rule of powers
            return say("The attacker can never use a power.")
        case r.NoPowerInBattle():
            # Translators: a rule of powers
            return say("No power can be used in a battle.")
        case r.TuneToAnother(criterion):
            # Translators: the power Tuning; the words are those that are typed
            return say("Tuning needs another criterion than {criterion}.", criterion=criterion_name(criterion, say))
        case r.NoTuning(power):
            # Translators: a criterion was typed with a power that changes none
            return say("{power} changes no criterion.", power=power_name(power, say))
        case r.PowerGone(power):
            # Translators: that super power does not exist or is with somebody else
            return say("That power cannot be drawn.", power=power)
    return ""


def _reason_at_a_table(refusal: Any, say: Tongue) -> str:
    match refusal:
        case r.NoSuchCard():
            # Translators: cards have numbers from 1 to 37
            return say("There are 37 cards.")
        case r.CardSeen(card):
            # Translators: that card cannot come now
            return say("{card} is out already.", card=card_name(card, "", say))
        case r.CardLaid(seat, name):
            # Translators: at a physical table: that card lies in the trick already; "name" is who laid it
            return say("{card} is laid already, by {name}.", card=name, name=say.name(seat))
        case r.NoSuchValue(criterion, low, high):
            facts = {"criterion": criterion_name(criterion, say).capitalize(), "low": low, "high": measured(criterion, high, say)}
            # Translators: at a physical table: a value that cannot be; "high" is a number with its unit
            return say("{criterion} goes from {low} to {high}. Read the card again.", **facts)
        case r.OnlyAtATable():
            # Translators: a correction that only makes sense at a physical table
            return say("The program deals here: nothing can be set.")
        case r.NoSuchPlayer(player):
            # Translators: at a physical table
            return say("No player {player} here.", player=player)
        case r.TooManyCards():
            # Translators: at a physical table: more cards than there are
            return say("There are only 37 cards.")
        case r.NoTrick():
            # Translators: at a physical table: a player without cards takes part in no trick, or fewer than two would have one
            return say("Only somebody who plays in this trick or battle can take it, and two players at least must have a card.")
        case r.ResultFirst():
            # Translators: at a physical table: a power was noted, so that values do not decide
            return say("All values are there, and a power was used.")
        case r.CriterionStands(criterion, lowest):
            facts = {"question": lowered(question(criterion, lowest, say))}
            # Translators: at a physical table: another question was typed in the middle of a trick; the word is typed
            return say("In this trick: {question} To change it: fix.", **facts)
        case r.PowerTooLate(seat):
            facts = {"name": say.name(seat), "result": first_form(say(TRICK_TO, name=say.name(seat)))}
            # Translators: at a physical table: a power was typed when the trick was over; "result" is typed, as in "trick to Tom"
            return say("That trick is over. If the power changes who takes it: fix 1, {result}.", **facts)
        case r.RoundStops():
            # Translators: at a physical table: the counts of cards say that the round is over
            return say("Fewer than two players can lay a card: the round stops.")
        case r.TooManyRounds(goal):
            # Translators: at a physical table: with that many rounds won the game would be over
            return say("With {rounds} won the game is over.", rounds=rounds(goal, say))
    raise TypeError(refusal)


RULE_OF = {
    r.DeckFirst: "trick", r.NothingToShow: "trick", r.NoSuchCriterion: "trick", r.SayDirection: "variants",
    r.FixedDirection: "variants", r.ChooseFirst: "trick", r.AlreadyAsked: "trick", r.NoPowers: "powers",
    r.AttackerWithoutPower: "powers", r.NoPowerInBattle: "battle", r.TuneToAnother: "powers", r.NoTuning: "powers",
    r.PowerGone: "powers", r.NoSuchCard: "setup", r.CardSeen: "setup", r.CardLaid: "trick", r.NoSuchValue: "trick", r.OnlyAtATable: "setup",
    r.NoSuchPlayer: "setup", r.TooManyCards: "setup", r.NoTrick: "end", r.TooManyRounds: "match",
    r.ResultFirst: "table", r.CriterionStands: "trick", r.PowerTooLate: "table", r.RoundStops: "end",
}  # fmt: skip
"""The section of the rules behind each refusal (manual.py)."""
SCORE_RULE = "match"


def possible(view: r.View, say: Tongue) -> str:
    """What can be done instead, said to whoever types."""
    match view.phase:
        case r.READ:
            return _values_awaited(view, say)
        case r.TELL:
            return _result_awaited(view, say)
        case r.STOP:
            return _end_awaited(view, say)
        case r.CHOOSE if view.dictated:
            return _values_to_type(view, say)
        case r.CHOOSE if view.mode == "scherzo":
            # Translators: what the attacker may type in Scherzo; the words are those that are typed
            return say("Type loud, soft, high, low, long, short, rough or smooth.")
        case r.CHOOSE:
            # Translators: what the attacker may type; the words are those that are typed
            return say("Type volume, pitch, length or timbre.")
        case r.LAY:
            return _power_or_not(view, say)
    # Translators: the program is turning cards up: nobody has anything to do
    return say("Wait for the cards.")


def _values_to_type(view: r.View, say: Tongue) -> str:
    if view.mode == "scherzo":
        # Translators: at a physical table, in Scherzo; the words are those that are typed; "order" is that of the values
        sentence = mark("Type loud, soft, high, low, long, short, rough or smooth, then the values: {order}.")
        return say(sentence, order=_order(view, say))
    # Translators: at a physical table; the words are those that are typed; "order" is that of the values
    return say("Type volume, pitch, length or timbre, then the values: {order}.", order=_order(view, say))


def _power_or_not(view: r.View, say: Tongue) -> str:
    facts = {"power": power_name(view.powers[view.turn], say)}
    if view.powers[view.turn] == p.TUNING:
        others = [criterion_name(each, say) for each in r.CRITERIA if each != view.criterion]
        # Translators: a defender may use the power Tuning; the words are those that are typed
        return say("Type power and {criteria}, or lay to keep {power}.", criteria=say.one_of(others), **facts)
    # Translators: a defender may use a power; the words are those that are typed
    return say("Type power to use {power}, or lay to keep it.", **facts)


# Before the first move


def before(say: Tongue, dictated: bool) -> list[str]:
    """Said with the first question about a new game."""
    if dictated:
        # Translators: at a physical table; the words are those that are typed: what the attacker asks for, then the values
        return [say("Then type what is read out: volume 70, 82, 64.")]
    # Translators: the word typed is "learn"
    return [say("First time? Type learn.")]


def seated(seats: int, options: dict[str, Any], say: Tongue) -> list[str]:
    """What these players play with."""
    facts = {"each": (r.COUNT - 1) // seats, "rounds": rounds(options["rounds"], say)}
    # Translators: how many cards each has, and how many rounds must be won
    lines = [say("{each:Words} cards each, a mystery card, {rounds} to win.", **facts)]
    if options["mode"] == "pianissimo":
        # Translators: the variant Pianissimo
        lines.append(say("Pianissimo: the lowest value wins."))
    if options["mode"] == "scherzo":
        # Translators: the variant Scherzo
        lines.append(say("Scherzo: the attacker also chooses the direction."))
    if options["powers"]:
        # Translators: the option "powers"
        lines.append(say("With super powers."))
    return lines


def who_begins(say: Tongue) -> str:
    """The question that names the first player."""
    # Translators: the rule: whoever makes the strangest sound begins; Enter leaves it to chance
    return say("Who makes the strangest sound? A name, or Enter for chance.")


def started(view: r.View, say: Tongue) -> list[str]:
    """The first words at a new table."""
    if view.dictated:
        return [_round(1, say)]
    # Translators: at the start: the cards are the program's own; "round" is a sentence of its own
    ours = [] if view.cards[0][0] else [say("These are the cards of Accessijeux CLI, not the official ones.")]
    # Translators: at the start, with the option "powers"; they are the program's own
    powers = [say("The super powers are ours, one for each player in each round.")] if view.powered else []
    return [*ours, *powers, _round(1, say)]


# What is asked


def asked(view: r.View, say: Tongue) -> list[str]:
    """What is expected now, and of whom; [] when the game is over."""
    match view.phase:
        case r.CHOOSE:
            return [*_mystery_next(view, say), *_asked_to_choose(view, say)]
        case r.STOP:
            return [reason(r.RoundStops(), say), _end_awaited(view, say)]
        case r.LAY:
            return pack([*_hand(view, say), _power_or_not(view, say)], say)
        case r.READ:
            return [_values_awaited(view, say)]
        case r.TELL:
            return [_result_awaited(view, say)]
    return []


def _asked_to_choose(view: r.View, say: Tongue) -> list[str]:
    if say.level == "brief":
        # Translators: short form, at a physical table: in which order the values are read out
        order = [say("Order: {order}.", order=_order(view, say))] if view.dictated else []
        return pack([turn_of(view.turn, say), *order, *_hand(view, say)], say)
    facts = {"trick": view.trick, "name": say.name(view.turn)}
    if view.dictated:
        return [_asked_at_a_table(view, facts | {"order": _order(view, say)}, say)]
    if _your(view.turn, say):
        # Translators: a new trick: you attack; your card follows
        first = say("Trick {trick}, you attack.", **facts)
    else:
        # Translators: a new trick; the attacker's card follows
        first = say("Trick {trick}, {name} attacks.", **facts)
    return pack([first, *_hand(view, say), _which(view, say)], say)


def _which(view: r.View, say: Tongue) -> str:
    if view.mode == "scherzo":
        # Translators: in Scherzo the attacker chooses what decides the trick; "soft" is typed
        return say("Which criterion and direction, for instance soft?")
    # Translators: the attacker chooses what decides the trick
    return say("Which criterion?")


def _asked_at_a_table(view: r.View, facts: dict[str, Any], say: Tongue) -> str:
    if view.mode == "scherzo":
        # Translators: at a physical table, in Scherzo: who attacks; the direction, such as soft, is typed with the criterion
        return say("Trick {trick}, {name} attacks. Criterion and direction, then values: {order}.", **facts)
    # Translators: at a physical table: who attacks; the criterion is to be typed, and the values that are read out
    return say("Trick {trick}, {name} attacks. Criterion, then values: {order}.", **facts)


def _order(view: r.View, say: Tongue) -> str:
    """Who lays, in order: the defenders counter-clockwise, the attacker last."""
    *first, last = [say.name(seat) for seat in _layers(view)]
    # Translators: an order of names: those before, then the last, the attacker
    return say("{names}, then {last}", names=say.comma(first), last=last) if first else last


def _layers(view: r.View) -> list[int]:
    """The seats that lay next, in order."""
    seats = [(view.attacker - step) % view.seats for step in range(1, view.seats + 1)]
    return list(view.queue) or [seat for seat in seats if seat in r.players(view)]


def _mystery_next(view: r.View, say: Tongue) -> list[str]:
    """At a physical table: who has no card and lays the mystery card in the next trick."""
    seat = r.taker(view) if view.dictated else None
    # Translators: at a physical table, before a trick: that player has no card left
    return [say("{name} will lay the mystery card.", name=say.name(seat))] if seat is not None else []


def _end_awaited(view: r.View, say: Tongue) -> str:
    without = next(seat for seat in range(view.seats) if not view.deck[seat])
    facts = {"end": phrase(r.EndRound(), say), "cards": phrase(r.SetLeft(without + 1, 5), say)}
    # Translators: at a physical table: nothing more can be played in this round; "cards" is typed, as in "cards Tom 5"
    return say("Type {end}; or put the counts right, for instance {cards}.", **facts)


def _values_awaited(view: r.View, say: Tongue) -> str:
    if len(view.queue) == 1:
        # Translators: at a physical table: whose value is to be typed
        return say("Value of {name}?", name=say.name(view.queue[0]))
    return _values_in_order(view, say)


def _values_in_order(view: r.View, say: Tongue) -> str:
    # Translators: at a physical table: whose values are to be typed, in this order
    return say("Values: {order}.", order=_order(view, say))


def _result_awaited(view: r.View, say: Tongue) -> str:
    names = say.one_of(first_form(say(TRICK_TO, name=say.name(seat))) for seat in view.fighting)
    # Translators: at a physical table, after a power was noted; "words" are those that are typed, such as "trick to Tom"
    return say("Who takes the trick? Type {words}.", words=names)


def _hand(view: r.View, say: Tongue) -> list[str]:
    """The card in hand of whoever must decide, with its values."""
    card = view.hands[view.turn]
    return _card_lines(view.turn, card, view, say) if card > 0 else []


def _card_lines(seat: int, card: int, view: r.View, say: Tongue) -> list[str]:
    name, *values = view.cards[card - 1]
    facts = {"card": card_name(card, name, say), "name": say.name(seat)}
    if say.level == "brief":
        # Translators: short form: a card and its four values: volume, pitch, length, timbre
        return [say("{card}: {values}.", values=say.comma(number(value, say) for value in values), **facts)]
    # Translators: the card in hand
    first = say("Your card: {card}.", **facts) if _your(seat, say) else say("{name}'s card: {card}.", **facts)
    return [first, *_numbered(values, say)]


def _numbered(values: Any, say: Tongue) -> list[str]:
    facts = dict(zip(r.CRITERIA, (measured(criterion, value, say) for criterion, value in zip(r.CRITERIA, values))))
    return [
        # Translators: a criterion by number and a card's value; the number may be typed
        say("1, volume {volume}.", **facts),
        # Translators: a criterion by number and a card's value; the number may be typed
        say("2, pitch {pitch}.", **facts),
        # Translators: a criterion by number and a card's value; the number may be typed
        say("3, length {length}.", **facts),
        # Translators: a criterion by number and a card's value; the number may be typed
        say("4, timbre {timbre}.", **facts),
    ]


def turn_of(seat: int, say: Tongue) -> str:
    """Whose turn it is."""
    if _your(seat, say):
        # Translators: it is your turn; nothing else is said in the brief form
        return say("Your turn.")
    # Translators: whose turn it is
    return say("{name}'s turn.", name=say.name(seat))


def effect(view: r.View, action: Any, say: Tongue) -> str:
    """What an allowed action would give; of a line of actions, its last, seen from just before it."""
    match action:
        case r.Choose(criterion):
            return _effect_of_asking(view, criterion, view.lowest, say)
        case r.Ask(criterion, lowest):
            return _effect_of_asking(view, criterion, lowest, say)
        case r.UsePower():
            return power_does(view.powers[view.turn], say)
        case r.Lay():
            # Translators: answer to "may I lay without the power?"
            return say("The power would stay for another trick.")
        case r.Read(value):
            return _effect_of_value(view, value, say)
        case r.ReadCard(name):
            values = next(values for each, *values in view.owned if each == name)
            return _effect_of_value(view, values[r.CRITERIA.index(view.criterion)], say)
    # Translators: answer to "may I type this?" at a physical table
    return say("It would be noted.")


def _effect_of_asking(view: r.View, criterion: str, lowest: bool, say: Tongue) -> str:
    asks = question(criterion, lowest, say)
    card = view.hands[view.turn]
    if card <= 0:
        return asks
    value = measured(criterion, view.cards[card - 1][1 + r.CRITERIA.index(criterion)], say)
    # Translators: answer to "may I choose this?": the question, a sentence of its own, and the value of the card in hand
    return say("{question} The card in hand has {value}.", question=asks, value=value)


def _effect_of_value(view: r.View, value: Any, say: Tongue) -> str:
    """Of the last value of a trick: who would take it."""
    if len(view.queue) > 1 or view.declared:
        # Translators: answer to "may I type this?" at a physical table
        return say("It would be noted.")
    values = {seat: view.read[seat] for seat in view.fighting} | {view.queue[0]: value}
    best = (min if view.lowest else max)(values.values())
    names = [say.name(seat) for seat in view.fighting if values[seat] == best]
    facts = {"value": measured(view.criterion, best, say)}
    if len(names) > 1:
        # Translators: answer to "may I type these values?" at a physical table: these tie for the best one
        return say("{names} would tie with {value}: battle.", names=say.all_of(names), **facts)
    # Translators: answer to "may I type these values?" at a physical table
    return say("{name} would take the trick with {value}.", name=names[0], **facts)


# Topics


def mine(view: r.View, say: Tongue) -> list[str]:
    """The card in hand, the power and the piles of whoever listens: at a shared table of whose turn it is."""
    seat = view.turn if say.you is None else say.you
    card = view.hands[seat]
    held = _card_lines(seat, card, view, say) if card > 0 else []
    return [*pack(held, say), *_power_of(view, seat, say), _pile(view, seat, say)]


def named(view: r.View, say: Tongue, seat: int) -> list[str]:
    """One player's piles and power."""
    return [_pile(view, seat, say), *_power_of(view, seat, say)]


def _pile(view: r.View, seat: int, say: Tongue) -> str:
    facts = {"left": view.deck[seat], "rounds": _rounds_won(view.rounds[seat], say), "who": _Who(seat, say)}
    # Translators: cards won in this round, cards still to play, rounds won
    return say.many(
        "{who}: {count} card won, {left} to play, {rounds}.",
        "{who}: {count} cards won, {left} to play, {rounds}.",
        view.won[seat],
        **facts,
    )


def _rounds_won(count: int, say: Tongue) -> str:
    if not count:
        # Translators: a number of rounds won: none
        return say("no round won")
    # Translators: a number of rounds won
    return say.many("one round won", "{count:words} rounds won", count)


def _power_of(view: r.View, seat: int, say: Tongue) -> list[str]:
    if not view.powers[seat]:
        return []
    facts = {"who": _Who(seat, say), "power": power_name(view.powers[seat], say)}
    if view.spent[seat]:
        # Translators: a power that was used in this round
        return [say("{who}: power {power}, used.", **facts)]
    # Translators: a power that is still there
    return [say("{who}: power {power}, not used yet.", **facts)]


def piles(view: r.View, say: Tongue) -> list[str]:
    """Cards won and left of everybody, the mystery card, the rounds."""
    lines = [_pile(view, seat, say) for seat in range(view.seats)]
    return [*lines, *mystery(view, say)]


def mystery(view: r.View, say: Tongue) -> list[str]:
    """Whether the 37th card is still in the middle."""
    # Translators: whether the 37th card is still in the middle
    return [say("The mystery card is there.") if view.mystery else say("The mystery card is taken.")]


def trick(view: r.View, say: Tongue) -> list[str]:
    """This trick; before its question, first the one before."""
    before = [] if view.criterion else decided(view, say)
    return [*before, *_this_trick(view, say)]


def decided(view: r.View, say: Tongue) -> list[str]:
    """Why the trick before was somebody's: the question, what was compared, battles and powers; [] before the first."""
    past = view.past
    if past is None:
        return []
    asks = [_question_then(past, say)] if past.criterion else []
    battles = [_tied(seats, measured(past.criterion, value, say), say) for seats, value in past.ties]
    values = [_laid(r.Laid(seat, 0, "", past.criterion, value), say) for seat, value in past.values]
    powers = [_used_then(seat, power, say) for seat, power in past.powers]
    return pack([_taken(past, say), *asks, *powers, *battles, *values, *_not_by_values(past, say)], say)


def _taken(past: r.Decided, say: Tongue) -> str:
    facts = {"trick": past.trick}
    if past.winner is None:
        # Translators: the trick before, whose it is
        return say("Trick {trick} was nobody's.", **facts)
    if _your(past.winner, say):
        # Translators: the trick before, whose it is
        return say("Trick {trick} was yours.", **facts)
    # Translators: the trick before, whose it is
    return say("Trick {trick} was {name}'s.", name=say.name(past.winner), **facts)


def _question_then(past: r.Decided, say: Tongue) -> str:
    # Translators: the question of the trick before, a sentence of its own
    return say("The question was: {question}", question=lowered(question(past.criterion, past.lowest, say)))


def _tied(seats: tuple[int, ...], value: str, say: Tongue) -> str:
    # Translators: in the trick before, several tied for the best value
    return say("Battle between {names}, tied with {value}.", names=say.all_of(_who(seat, say) for seat in seats), value=value)


def _used_then(seat: int, power: str, say: Tongue) -> str:
    if not power:
        # Translators: in the trick before, at a physical table
        return say("{name} used a power.", name=say.name(seat))
    # Translators: in the trick before, a power had an effect
    return say("{who}: power {power} used.", who=_Who(seat, say), power=power_name(power, say))


def _not_by_values(past: r.Decided, say: Tongue) -> list[str]:
    """What decided the trick when the values did not."""
    if past.told:
        # Translators: at a physical table: the players had typed who takes the trick before
        return [say("The players said who took it.")]
    best = dict(past.values).get(past.winner)
    if past.ties and (past.winner is None or best == past.ties[-1][1]):
        # Translators: in the trick before, the battle could not be played
        return [say("Nobody else who tied had a card left.")] if best is not None else [say("Nobody who tied had a card left.")]
    return []


def _this_trick(view: r.View, say: Tongue) -> list[str]:
    """This trick: who attacks, the question, what lies there."""
    facts = {"round": view.round, "trick": view.trick, "name": say.name(view.attacker)}
    if view.phase == r.OVER:
        # Translators: the game is over; "round" is the last one
        return [say("The game ended in round {round}.", **facts)]
    if not view.trick:
        return [_round(view.round, say)]
    if _your(view.attacker, say):
        # Translators: the trick under way, by numbers
        first = say("Round {round}, trick {trick}, you attack.", **facts)
    else:
        # Translators: the trick under way, by numbers
        first = say("Round {round}, trick {trick}, {name} attacks.", **facts)
    asks = [question(view.criterion, view.lowest, say)] if view.criterion else []
    return pack([first, *asks, *_battle_under_way(view, say), *_lying(view, say), *_awaited(view, say)], say)


def _battle_under_way(view: r.View, say: Tongue) -> list[str]:
    if view.why != r.BATTLE:
        return []
    # Translators: a battle is under way between those players
    return [say("Battle between {names}.", names=say.all_of(_who(seat, say) for seat in view.fighting))]


def _awaited(view: r.View, say: Tongue) -> list[str]:
    """At a physical table, what is to be typed in the middle of a trick."""
    return asked(view, say) if view.phase in (r.READ, r.TELL, r.STOP) else []


def _lying(view: r.View, say: Tongue) -> list[str]:
    """The cards that count now, in the order they were laid."""
    order = [(view.attacker - step) % view.seats for step in range(1, view.seats + 1)]
    lines = []
    for seat in order:
        if view.read[seat] is not None:
            lines.append(_laid(r.Laid(seat, 0, "", view.criterion, view.read[seat]), say))
        for card in view.shown[seat]:
            name, *values = view.cards[card - 1]
            value = values[r.CRITERIA.index(view.criterion)]
            lines.append(_laid(r.Laid(seat, card, name, view.criterion, value), say))
    return lines


def power_list(view: r.View, say: Tongue) -> list[str]:
    """Everybody's power, and what each does."""
    if view.dictated:
        return _powers_of_the_box(view, say)
    if not view.powered:
        # Translators: the option "powers" is off
        return [say("This game is played without powers.")]
    held = [line for seat in range(view.seats) for line in _power_of(view, seat, say)]
    return [*held, *(power_does(power, say) for power in dict.fromkeys(view.powers) if power)]


def _powers_of_the_box(view: r.View, say: Tongue) -> list[str]:
    """At a physical table: who used one in this round, and how that is typed."""
    used = [say.name(seat) for seat in range(view.seats) if view.spent[seat]]
    # Translators: at a physical table: who has used a power in this round
    lines = [say("Powers used in this round: {names}.", names=say.all_of(used))] if used else []
    # Translators: at a physical table: the powers are not ours; the words are those that are typed
    return [*lines, say("The powers are those of your box. When one is used: power, and the name.")]


def listened(view: r.View) -> tuple[int, ...]:
    """The cards to hear: those of the trick, else the card in hand of whoever decides."""
    lying = [card for shown in view.shown for card in shown]
    hand = view.hands[view.turn if view.seat < 0 else view.seat]
    return tuple(lying) or ((hand,) if hand > 0 else ())


def listen(view: r.View, say: Tongue) -> list[str]:
    """The same cards in words."""
    found = listened(view)
    if not found:
        # Translators: answer to "listen" when no card is known
        return [say("No card to hear now.")]
    return [_described(card, view, say) for card in found]


def listen_trick(view: r.View, say: Tongue) -> list[str]:
    """The cards compared last in words: whose they were, and all their values."""
    if not view.last and (view.round, view.trick) > (1, 1):
        # Translators: answer to "listen trick", at a physical table, after a trick of which only the winner was told
        return [say("The values of that trick are not known.")]
    if not view.last:
        # Translators: answer to "listen trick" before the first trick
        return [say("No cards were compared yet.")]
    return [_compared(compared, view, say) for compared in view.last]


def _compared(compared: tuple[int, int, str, Any], view: r.View, say: Tongue) -> str:
    seat, card, criterion, value = compared
    if not card:
        return _laid(r.Laid(seat, 0, "", criterion, value), say)
    # Translators: a card compared last, a sentence of its own, after the name of who laid it
    return say("{who}, {card}", who=_Who(seat, say), card=_described(card, view, say))


def _described(card: int, view: r.View, say: Tongue) -> str:
    name, *values = view.cards[card - 1]
    facts = {criterion: measured(criterion, value, say) for criterion, value in zip(r.CRITERIA, values)}
    # Translators: a card that is heard, with its values in words
    return say("{card}: {volume}, {pitch}, {length}, {timbre}.", card=card_name(card, name, say), **facts)


def sound_of(values: Any) -> Sound:
    """A card as a sound: at most two seconds, loudness and roughness from 0 to 1."""
    volume, pitch, length, timbre = values
    return Sound(min(1.0, volume / 140), float(pitch), min(2.0, 0.2 + length / 33), timbre / 100)


def sounds(view: r.View) -> tuple[Sound, ...]:
    """What `listen` lets hear."""
    return tuple(sound_of(view.cards[card - 1][1:]) for card in listened(view))


HALVES: dict[Any, Any] = {}
"""The topics that ask for the rest of a move: none in this game."""


def sounds_of_trick(view: r.View) -> tuple[Sound, ...]:
    """What `listen_trick` lets hear."""
    return tuple(sound_of(view.cards[card - 1][1:]) for _, card, _, _ in view.last if card)


SOUNDS = {listen: sounds, listen_trick: sounds_of_trick}
"""The topics that can be heard as sounds too."""


def sounding(events: list[Any], view: r.View) -> tuple[Sound, ...]:
    """The cards compared last, as sounds."""
    asked = [place for place, event in enumerate(events) if isinstance(event, r.Asked)]
    compared = [event.card for event in events[asked[-1] if asked else 0 :] if isinstance(event, (r.Laid, r.CardAdded))]
    rows = view.cards or view.owned
    return tuple(sound_of(rows[card - 1][1:]) for card in compared if card)


def situation(view: r.View, say: Tongue) -> list[str]:
    """Where things stand, in a few lines."""
    return [*_this_trick(view, say), *piles(view, say), *mine(view, say)[:-1]]


def score(view: r.View, say: Tongue) -> list[str]:
    """Rounds won, then cards: of this round and in all."""
    seats = sorted(range(view.seats), key=lambda seat: (-view.rounds[seat], -view.won[seat], seat))
    lines = [_score_line(view, seat, say) for seat in seats]
    # Translators: how many rounds win the game
    return [*lines, say("{rounds} to win the game.", rounds=capital(rounds(view.goal, say)))]


def _score_line(view: r.View, seat: int, say: Tongue) -> str:
    facts = {"who": _Who(seat, say), "rounds": rounds(view.rounds[seat], say)}
    if view.phase == r.OVER:
        # Translators: at the end: rounds won, cards won in all rounds
        return say.many(
            "{who}: {rounds}, {count} card in all.", "{who}: {rounds}, {count} cards in all.", view.total[seat], **facts
        )
    if view.round == 1:
        # Translators: in the first round: rounds won, cards won
        return say.many("{who}: {rounds}, {count} card.", "{who}: {rounds}, {count} cards.", view.won[seat], **facts)
    # Translators: rounds won, cards won in this round and in all rounds
    return say.many(
        "{who}: {rounds}, {count} card in this round, {total} in all.",
        "{who}: {rounds}, {count} cards in this round, {total} in all.",
        view.won[seat],
        total=view.total[seat] + view.won[seat],
        **facts,
    )


# What can be typed, for help: (typed forms, an example's facts, what it does)
HELP = (
    # Translators: help, after the word typed
    (CRITERION["volume"], {}, mark("the attacker asks for the volume, in decibels; the number 1 is enough")),
    # Translators: help, after the word typed
    (CRITERION["pitch"], {}, mark("the attacker asks for the pitch, in hertz; the number 2 is enough")),
    # Translators: help, after the word typed
    (CRITERION["length"], {}, mark("the attacker asks for the length, in seconds; the number 3 is enough")),
    # Translators: help, after the word typed
    (CRITERION["timbre"], {}, mark("the attacker asks for the timbre, from smooth to rough; the number 4 is enough")),
    # Translators: help, after the word typed
    (QUESTION["volume", False], {}, mark("in Scherzo, the greatest volume wins; so do high, long and rough for the others")),
    # Translators: help, after the word typed
    (QUESTION["volume", True], {}, mark("in Scherzo, the smallest volume wins; so do low, short and smooth for the others")),
    # Translators: help, after the word typed
    (LAY, {}, mark("a defender with a power lays the card without it")),
    # Translators: help, after the word typed
    (POWER, {}, mark("a defender lays the card and uses the power")),
)

TOPICS = (
    # Translators: typed forms for hearing the trick under way; then what it tells, for help
    (mark("trick ; tr"), {}, trick, mark("this trick: who attacks, the question, the cards; first the trick before, just after it")),
    # Translators: typed forms for hearing cards won and left; then what it tells, for help
    (mark("piles ; pi"), {}, piles, mark("cards won and left, the mystery card, the rounds")),
    # Translators: typed forms for hearing the sound of the cards; then what it tells, for help
    (mark("listen | hear ; li"), {}, listen, mark("the sound of the cards of the trick, or of your card")),
    # Translators: typed forms for hearing the cards compared last; then what it tells, for help
    (mark("listen trick | hear trick ; li tr"), {}, listen_trick, mark("the cards compared last, their sound and values")),
    # Translators: typed forms for hearing whether the mystery card is still there; then what it tells, for help
    (mark("mystery | mystery card"), {}, mystery, mark("whether the mystery card is still there")),
    # Translators: typed forms for hearing the super powers; then what it tells, for help
    (mark("powers | super powers"), {}, power_list, mark("who has which power, and what it does")),
    # Translators: typed forms for hearing the card in hand and the own pile; then what it tells, for help
    (mark("my card | card in hand"), {}, mine, mark("your card, your power, your piles")),
)
"""What can be heard besides moi, situation and score: (typed forms, an example's facts, topic, what it tells)."""

# Translators: typed forms for one player's cards, besides the name alone
NAMED = mark("cards of {name} ; c {name}")
COUNTING = ()
"""No topic counts unseen cards: only advice does."""

# Translators: typed forms, at a physical table: that player takes the trick
TRICK_TO = mark("trick to {name} | trick {name} | {name} takes the trick ; tr {name}")
# Translators: typed forms, at a physical table: that player used a power
POWER_OF = mark("power {name} | {name} uses a power ; pw {name}")
# Translators: typed forms, at a physical table: that player has so many cards to play
LEFT_OF = mark("cards {name} {n} | set cards {name} {n} | set {name} {n} cards ; c {name} {n}")
# Translators: typed forms, at a physical table: that player has won so many cards in this round
WON_OF = mark("won {name} {n} | set won {name} {n} | set {name} {n} won")
# Translators: typed forms, at a physical table: that player has won so many rounds
ROUNDS_OF = mark("rounds {name} {n} | set rounds {name} {n}")
# Translators: typed forms, at a physical table: that player attacks
TURN_OF = mark("attack {name} | {name} attacks | set turn {name}")
# Translators: typed forms, at a physical table: the mystery card is in the middle
MYSTERY_THERE = mark("set mystery there | the mystery card is there | mystery is there")
# Translators: typed forms, at a physical table: the mystery card was taken
MYSTERY_GONE = mark("mystery taken | set mystery taken | the mystery card is taken")
# Translators: typed forms, at a physical table: the round is over
END_ROUND = mark("end round | round over")

# What can be typed at a physical table, for help: as HELP.
TABLE_HELP = (
    # Translators: help, after the words typed at a physical table
    (VALUES["volume"], {}, mark("the attacker asked for the volume, and these values are read out, in the order of laying")),
    # Translators: help, after the words typed at a physical table
    (ASKED_VALUES["volume", False], {"values": "70, 82, 64"}, mark("in Scherzo: the highest volume wins, and these values are read out")),
    # Translators: help, after the words typed at a physical table
    (TRICK_TO, {"name": "Tom"}, mark("Tom takes the trick")),
    # Translators: help, after the words typed at a physical table
    (POWER_OF, {"name": "Tom"}, mark("Tom used a power; the players then tell who takes the trick")),
    # Translators: help, after the words typed at a physical table
    (LEFT_OF, {"name": "Tom", "n": 5}, mark("make the program agree: Tom has 5 cards to play")),
    # Translators: help, after the words typed at a physical table
    (END_ROUND, {}, mark("the round is over")),
)

# What makes the program agree with a physical table besides, for help: as HELP.
REPAIR_HELP = (
    # Translators: help, after the words typed at a physical table
    (TURN_OF, {"name": "Tom"}, mark("make the program agree: Tom attacks")),
    # Translators: help, after the words typed at a physical table
    (WON_OF, {"name": "Tom", "n": 5}, mark("make the program agree: Tom has won 5 cards in this round")),
    # Translators: help, after the words typed at a physical table
    (ROUNDS_OF, {"name": "Tom", "n": 2}, mark("make the program agree: Tom has won 2 rounds")),
    # Translators: help, after the words typed at a physical table
    (MYSTERY_THERE, {}, mark("make the program agree: the mystery card is in the middle")),
    # Translators: help, after the words typed at a physical table
    (MYSTERY_GONE, {}, mark("make the program agree: the mystery card was taken")),
)


def repairs(say: Tongue) -> Iterator[tuple[str, Any, dict[str, str]]]:
    """At a physical table: (typed forms, slots -> actions that make the program agree, what fills the slots)."""
    yield MYSTERY_THERE, lambda: (r.SetMystery(True),), {}
    yield MYSTERY_GONE, lambda: (r.SetMystery(False),), {}
    yield END_ROUND, lambda: (r.EndRound(),), {}
    for player, name in enumerate(say.names, 1):
        for typed, kind in ((TRICK_TO, r.GiveTrick), (POWER_OF, r.RecordPower), (TURN_OF, r.SetTurn)):
            yield typed, _repair(kind, player), {"name": name}
        for typed, kind in ((LEFT_OF, r.SetLeft), (WON_OF, r.SetWon), (ROUNDS_OF, r.SetRounds)):
            yield typed, _repair(kind, player), {"name": name}


def _repair(kind: Any, player: int) -> Any:
    return lambda **slots: (kind(player, *slots.values()),)


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


def sample(say: Tongue) -> str:
    """One sentence in the wished length."""
    return _laid(r.Laid(0, 1, "", "timbre", 81), say.at(names=("Basile",), you=None))
