"""What can be typed in La Guerre des Sons, and how a move is called."""

from collections.abc import Callable, Iterator

from accessijeux_cli.games.guerre_des_sons import rules as r
from accessijeux_cli.games.guerre_des_sons.names import card_name
from accessijeux_cli.games.guerre_des_sons.wording import number, power_name
from accessijeux_cli.play.game import Action
from accessijeux_cli.words.phrases import first_form
from accessijeux_cli.words.tongue import Tongue, mark
from accessijeux_cli.words.voice import Agreement, Build, Help, Typed

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
# Translators: typed forms, at a physical table: one value read out, a number
READ_ONE = mark("read {n} | values {n} | value {n}")
# Translators: typed forms, at a physical table: values read out, in the order of laying
READ = mark("read {values} | values {values} | value {values}")

OPTIONS: tuple[Agreement, ...] = (
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


def phrases(dictated: bool, say: Tongue) -> Iterator[Typed[r.Action]]:
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


def _dictated_phrases() -> Iterator[Typed[r.Action]]:
    yield READ_ONE, lambda n: (r.Read(n),), {}
    for value in (1, 2, 3, 4):
        yield f"; {value}", (r.Read(value),), {}


def phrase(action: Action, say: Tongue) -> str:
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


def _repair_phrase(action: Action, say: Tongue) -> str:
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
        case r.GiveTrick(player):
            return first_form(say(TRICK_TO, name=say.name(player - 1)))
        case r.RecordPower(player):
            return first_form(say(POWER_OF, name=say.name(player - 1)))
        case r.SetTurn(player):
            return first_form(say(TURN_OF, name=say.name(player - 1)))
    raise TypeError(action)


def line(actions: tuple[r.Action, ...], say: Tongue) -> str:
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


# What can be typed, for help: (typed forms, an example's facts, what it does)
HELP: tuple[Help, ...] = (
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

# Translators: typed forms for one player's cards, besides the name alone
NAMED = mark("cards of {name} ; c {name}")

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
TABLE_HELP: tuple[Help, ...] = (
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
REPAIR_HELP: tuple[Help, ...] = (
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


def repairs(say: Tongue) -> Iterator[Typed[r.Action]]:
    """At a physical table: (typed forms, slots -> actions that make the program agree, what fills the slots)."""
    yield MYSTERY_THERE, lambda: (r.SetMystery(True),), {}
    yield MYSTERY_GONE, lambda: (r.SetMystery(False),), {}
    yield END_ROUND, lambda: (r.EndRound(),), {}
    kinds: tuple[tuple[str, Callable[..., r.Action]], ...] = (
        (TRICK_TO, r.GiveTrick), (POWER_OF, r.RecordPower), (TURN_OF, r.SetTurn),
        (LEFT_OF, r.SetLeft), (WON_OF, r.SetWon), (ROUNDS_OF, r.SetRounds),
    )  # fmt: skip
    for player, name in enumerate(say.names, 1):
        for typed, kind in kinds:
            yield typed, _repair(kind, player), {"name": name}


def _repair(kind: Callable[..., r.Action], player: int) -> Build[r.Action]:
    return lambda **slots: (kind(player, *slots.values()),)
