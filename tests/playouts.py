"""Random games of anything on the shelf, the same for the same seed, and what tests look at in them.

A game may help its contract by what its tests/games/test_<name>_rules.py defines:
OPTION_VALUES {option: values}   the values of an option that is not a yes or no
conserved(state)                 asserts that every piece is in exactly one place
probes(state)                    more (seat, action) to try: those that sayable leaves out
positions()                      states besides those of random games in which these are tried
repairs(state)                   what may be put right at a physical table, when probes give too little of it
results(state)                   what decides who wins, one for each seat, where it is not the points: those of a team
idle(options)                    whether some of these options change nothing beside the others: such a variant is not played
LOOKED_AT                        of a game with many moves, the share of its steps that is looked at (1: each)
SHARE                            and the share of the games of its variants that is played (1: all)
RANDOM_MEANS {seats: (mean, games)}, HIGHEST_WINS
"""

from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from itertools import product
from marshal import dumps
from pathlib import Path
from random import Random

import shelf as games

from accessijeux_cli.play.game import DECK, fitting, legal
from accessijeux_cli.play.table import Player, Setup, Table

NAMES = ("Léa", "Basile", "Anne", "Hugo", "Inès", "Omar", "Zoé", "Paul")
BOUND = 5000
"""No game on the shelf has as many moves."""


@cache
def hooks(name):
    """What a game's own rule tests offer to the contract."""
    path = Path(__file__).parent / "games" / f"test_{name}_rules.py"
    spec = spec_from_file_location(f"hooks_of_{name}", path)
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def variants():
    """(name, seats, options) for every game, number of seats and value of each option, as far as they go together.

    A game that knows less at a physical table (AT_A_TABLE, its components there) is played so too: "components".
    """
    for name in games.names():
        rules = games.game(name).rules
        values = [_values(name, option, default) for option, default in rules.OPTIONS.items()]
        for seats in rules.SEATS:
            for chosen in product(*values):
                options = dict(zip(rules.OPTIONS, chosen))
                if seats in fitting(rules, options) and not getattr(hooks(name), "idle", lambda options: False)(options):
                    yield name, seats, options
            if rules.AT_A_TABLE is not None:
                yield name, seats, rules.OPTIONS | {"components": rules.AT_A_TABLE}


def _values(name, option, default):
    return (False, True) if isinstance(default, bool) else hooks(name).OPTION_VALUES[option]


def called(variant):
    """A variant as a test's name."""
    if not isinstance(variant, tuple):
        return str(variant)
    name, seats, options = variant
    return "-".join([name, str(seats), *(f"{option}={value}" for option, value in options.items())])


def seated(name, seats, options=None, seed=0, first=0, chance="seed"):
    """A table of people before its first move."""
    players = tuple(Player(each) for each in NAMES[:seats])
    options = dict(options or {})
    components = options.pop("components", None)
    return Table(Setup(games.game(name), players, options, first, chance, seed, components=components))


def next_move(table, random):
    """(seat, action): what the seeded deck turns up, or any legal action with the same chance."""
    seat = random.choice(table.actors)
    return (DECK, table.draw()) if seat == DECK else (seat, random.choice(legal(table.rules, table.state, seat)))


def play_on(table, random, moves=BOUND):
    """Play at random until the game is over, or so many moves have been made."""
    for _ in range(moves):
        if table.over:
            return table
        table.play(*next_move(table, random))
    assert moves < BOUND, "the game does not end"
    return table


def finished(variant, seed):
    """A whole random game."""
    name, seats, options = variant
    return play_on(seated(name, seats, options, seed, first=seed % seats), Random(seed))


def snapshot(state):
    """All that a state holds, set down: the same for equal states, whatever happens to them later."""
    values = [getattr(state, name) for name in state.__slots__]
    try:
        return dumps(values, 0)  # a tenth of the time of repr, for numbers, lists and the like
    except ValueError:
        return repr(values)
