"""Journals: what is read, and what is refused with the number of its line and the reason."""

import json
from copy import deepcopy
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from playouts import play_on, seated, snapshot

from accessijeux_cli import games
from accessijeux_cli.games.symphonimo.rules import Draw, Place, Reveal, SetConductor, Take
from accessijeux_cli.play.game import DECK
from accessijeux_cli.play.journal import Unreadable, end_line, head, lines_of, move_line, read_action, replay, undo_line

EXAMPLE = """
{"accessijeux": 1, "game": "symphonimo", "rules": 1, "options": {"fausse_note": false}, "seats": [{"name": "Léa", "by": "human"}, {"name": "Basile", "by": "greedy"}], "first": 1, "chance": "seed", "seed": 42}
{"seat": 1, "do": "draw"}
{"seat": 0, "do": "reveal", "card": 7}
{"seat": 1, "do": "place", "conductor": 2}
{"seat": 2, "do": "take", "conductor": 2}
{"undo": 1}
{"over": true, "scores": [12, 9], "winners": [1]}
"""


def example(**changes):
    """The lines of the example in design/journal.md, the keys of the first line changed."""
    first, *moves = map(json.loads, EXAMPLE.strip().splitlines())
    return [first | changes, *moves]


def read(lines):
    return replay(lines, games.game)


def refused(lines):
    """(line, reason) of a journal that does not replay."""
    with pytest.raises(Unreadable) as problem:
        read(lines)
    return problem.value.line, problem.value.reason


def test_the_example_of_the_format_is_read():
    table = read(example())
    assert [(move.seat, move.action) for move in table.moves] == [(0, Draw()), (DECK, Reveal(7)), (0, Place(2))]
    assert table.setup.names == ("Léa", "Basile")
    assert table.setup.humans == (0,)
    assert table.setup.seed == 42
    assert table.state.rows == [[], [7]]
    assert table.actors == (1,)


def test_the_example_is_written_as_it_was_read():
    lines = example()
    assert lines_of(read(lines)) == lines[:4]


def test_the_first_line_has_these_keys_in_this_order():
    table = seated("symphonimo", 2, {"fausse_note": True}, seed=42, first=1)
    assert list(head(table.setup).items()) == [
        ("accessijeux", 1),
        ("game", "symphonimo"),
        ("rules", 1),
        ("options", {"fausse_note": True}),
        ("seats", [{"name": "Léa", "by": "human"}, {"name": "Basile", "by": "human"}]),
        ("first", 2),
        ("chance", "seed"),
        ("seed", 42),
    ]


def test_a_dictated_table_has_no_seed():
    line = head(seated("symphonimo", 2, chance="dictated").setup)
    assert line["chance"] == "dictated"
    assert "seed" not in line


def test_what_is_rare_is_written_only_when_it_is_there():
    lines = example(unaided=True, components={"cards": [1, 2]})
    table = read(lines)
    assert table.setup.unaided
    assert head(table.setup) == lines[0]
    assert not {"unaided", "components"} & set(head(read(example()).setup))


def test_seats_and_conductors_count_from_one_and_the_deck_is_seat_zero():
    assert move_line(0, Place(1)) == {"seat": 1, "do": "place", "conductor": 1}
    assert move_line(DECK, Reveal(7)) == {"seat": 0, "do": "reveal", "card": 7}
    assert move_line(1, Draw()) == {"seat": 2, "do": "draw"}


def test_repairs_at_a_physical_table_are_lines_of_the_deck():
    line = {"seat": 0, "do": "set_conductor", "conductor": 2, "cards": [7, 7, 9]}
    assert move_line(DECK, SetConductor(2, (7, 7, 9))) == line
    assert read([*example()[:1], line]).state.rows == [[], [7, 7, 9]]


def test_undo_takes_back_the_last_lines_still_standing():
    first, *moves = example()
    table = read([first, *moves[:4], undo_line(2), moves[2], undo_line(1), undo_line(1)])
    assert [move.action for move in table.moves] == [Draw()]


def test_undo_goes_back_to_the_very_start():
    lines = example()[:5]
    table = read([*lines, undo_line(4)])
    assert table.moves == []
    assert snapshot(table.state) == snapshot(read(lines[:1]).state)


@pytest.mark.parametrize("count", [-1, 5, 99, True, 1.0, "1", None, [1]])
def test_undo_of_what_is_not_there_is_refused(count):
    assert refused([*example()[:5], {"undo": count}]) == (6, "undo")


def test_a_finished_game_ends_with_its_result(three):
    play_on(three, Random(1))
    line = lines_of(three)[-1]
    assert line == end_line(three)
    assert line["over"] is True
    assert line["scores"] == three.rules.scores(three.state)
    assert line["winners"] == [seat + 1 for seat in three.winners]
    assert "resigned" not in line
    assert read(lines_of(three)).over


def test_a_game_can_go_on_after_its_end_was_undone(three):
    play_on(three, Random(1))
    table = read([*lines_of(three), undo_line(1)])
    assert not table.over
    assert table.moves == three.moves[:-1]


def test_a_game_given_up_has_no_winners(three):
    play_on(three, Random(1), 10)
    three.resign(2)
    line = lines_of(three)[-1]
    assert (line["over"], line["winners"], line["resigned"]) == (True, [], 3)
    again = read(lines_of(three))
    assert (again.resigned, again.over, again.winners) == (2, True, ())


def test_nothing_is_played_after_a_game_was_given_up():
    over = {"over": True, "scores": [0, 0], "winners": [], "resigned": 1}
    assert refused([*example()[:2], over, {"seat": 0, "do": "reveal", "card": 7}]) == (4, "illegal")
    assert not read([*example()[:2], over, undo_line(1), {"seat": 1, "do": "draw"}]).over


@pytest.mark.parametrize("seat", [0, 3, -1, "1", 1.0, True, [1]])
def test_only_who_sits_there_can_give_up(seat):
    assert refused([*example()[:4], {"over": True, "resigned": seat}]) == (5, "seat")


# What does not replay


@pytest.mark.parametrize("version", [0, 2, "1", None, [], {}])
def test_another_version_is_refused(version):
    assert refused(example(accessijeux=version)) == (1, "version")


def test_what_is_no_journal_is_refused():
    assert refused([]) == (1, "version")
    assert refused([{}]) == (1, "version")
    assert refused([[1]]) == (1, "version")


@pytest.mark.parametrize("name", ["coloretto", "", "Symphonimo", "../games", None, 1])
def test_a_game_that_is_not_on_the_shelf_is_refused(name):
    assert refused(example(game=name)) == (1, "game")


@pytest.mark.parametrize(
    "changes",
    [
        {"options": {"grand_maestro": True}},
        {"options": {"fausse_note": "no"}},
        {"options": {"fausse_note": 1}},
        {"options": [["fausse_note", True]]},
        {"seats": []},
        {"seats": [{"name": "Léa", "by": "human"}]},
        {"seats": [{"name": "Léa", "by": "human"}] * 7},
        {"seats": [{"name": "Léa"}, {"name": "Basile"}]},
        {"seats": [{"name": 1, "by": "human"}, {"name": None, "by": "human"}]},
        {"seats": ["Léa", "Basile"]},
        {"seats": 2},
        {"first": 0},
        {"first": 3},
        {"first": 1.0},
        {"first": True},
        {"first": None},
        {"chance": "dice"},
        {"chance": ["seed"]},
        {"seed": "42"},
        {"seed": None},
        {"seed": float("inf")},
        {"seed": float("nan")},
        {"unaided": "no"},
        {"game": ["symphonimo"]},
    ],
)
def test_a_first_line_that_cannot_be_set_up_is_refused(changes):
    assert refused(example(**changes)) == (1, "setup")


@pytest.mark.parametrize("key", ["game", "seats", "first", "chance"])
def test_a_first_line_without_these_keys_is_refused(key):
    first = example()[0]
    del first[key]
    line, reason = refused([first])
    assert line == 1 and reason in ("game", "setup")


def test_options_may_be_left_out():
    first = example()[0]
    del first["options"], first["seed"]
    assert read([first]).state.aside == 0


@pytest.mark.parametrize(
    "line",
    [
        {"seat": 1, "do": "sing"},
        {"seat": 1, "do": "Draw"},
        {"seat": 1, "do": ["draw"]},
        {"seat": 1, "do": None},
        {"seat": 1},
        {"do": "draw"},
        {"over": False},
        {"seat": 1, "do": "draw", "card": 7},
        {"seat": 1, "do": "take"},
        {"seat": 1, "do": "take", "conductor": "2"},
        {"seat": 1, "do": "take", "conductor": 2.0},
        {"seat": 1, "do": "take", "conductor": True},
        {"seat": 1, "do": "take", "conductor": None},
        {"seat": 1, "do": "take", "conductor": [2]},
        {"seat": 0, "do": "set_conductor", "conductor": 1, "cards": 7},
        {"seat": 0, "do": "set_conductor", "conductor": 1, "cards": ""},
        {"seat": 0, "do": "set_conductor", "conductor": 1, "cards": {}},
        {"seat": 0, "do": "set_conductor", "conductor": 1, "cards": [7, 7.0]},
        {"seat": 0, "do": "set_turn", "player": 1.0},
        {"accessijeux": 1},
        {},
        [],
        "draw",
        "undo",
        ["undo"],
        None,
        7,
    ],
)
def test_an_action_that_does_not_exist_is_refused(line):
    assert refused([*example()[:1], line]) == (2, "action")


@pytest.mark.parametrize("seat", [-1, 3, 99, "1", 1.0, True, None, [1]])
def test_a_seat_that_does_not_exist_is_refused(seat):
    assert refused([*example()[:1], {"seat": seat, "do": "draw"}]) == (2, "seat")


@pytest.mark.parametrize(
    "line",
    [
        {"seat": 1, "do": "draw"},
        {"seat": 2, "do": "place", "conductor": 1},
        {"seat": 1, "do": "place", "conductor": 3},
        {"seat": 1, "do": "place", "conductor": 0},
        {"seat": 1, "do": "take", "conductor": 1},
        {"seat": 0, "do": "reveal", "card": 7},
        {"seat": 0, "do": "place", "conductor": 1},
        {"seat": 1, "do": "leave"},
        {"seat": 0, "do": "set_turn", "player": 3},
    ],
)
def test_an_illegal_move_is_refused(line):
    """Léa has drawn a seven and must place it."""
    assert refused([*example()[:3], line]) == (4, "illegal")


def test_an_impossible_card_is_refused():
    assert refused([*example()[:2], {"seat": 0, "do": "reveal", "card": 10}]) == (3, "illegal")


def test_a_refusal_tells_its_line_and_its_reason():
    with pytest.raises(Unreadable, match="3.*illegal"):
        read([*example()[:2], {"seat": 1, "do": "draw"}])


def test_a_line_that_is_no_action_of_the_game_has_no_action(three):
    with pytest.raises(Unreadable):
        read_action({"seat": 1, "do": "swap", "river": 1, "slot": 1}, three.rules.ACTIONS)
    assert read_action({"seat": 1, "do": "take", "conductor": 2}, three.rules.ACTIONS) == Take(2)


# Whatever a file may hold

json_values = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(max_size=5),
    lambda inner: some.lists(inner, max_size=3) | some.dictionaries(some.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
likely_values = some.integers(-2, 14) | some.sampled_from(["draw", "reveal", "set_holder", "seed", "symphonimo", "7"])
KEYS = ("seat", "do", "card", "conductor", "undo", "over", "resigned", "player", "cards")
HEAD_KEYS = ("accessijeux", "game", "options", "seats", "first", "chance", "seed", "unaided", "components")


def standing():
    """A journal with every kind of line, each of them played."""
    over = {"over": True, "scores": [0, 0], "winners": [], "resigned": 2}
    return [*example()[:6], {"seat": 0, "do": "set_orchestra", "player": 1, "cards": [9, 9]}, over]


def check_reading(lines, spoiled):
    """It is read, and what is read can be written and read again; or it is refused at the spoiled line or after it."""
    kept = deepcopy(lines)
    try:
        table = read(lines)
    except Unreadable as problem:
        assert spoiled <= problem.line <= len(lines)
        assert problem.reason in ("version", "game", "setup", "seat", "action", "illegal", "undo", "end")
        assert repr(lines) == repr(kept)
    else:
        again = lines_of(table)
        assert snapshot(read(json.loads(json.dumps(again))).state) == snapshot(table.state)


@given(some.data())
@settings(max_examples=300, deadline=None)
def test_any_value_in_any_field_is_read_or_refused_where_it_stands(data):
    lines = standing()
    index = data.draw(some.integers(0, len(lines) - 1))
    key = data.draw(some.sampled_from(HEAD_KEYS if index == 0 else KEYS) | some.text(max_size=5))
    lines[index][key] = data.draw(likely_values | json_values)
    check_reading(lines, index + 1)


@given(some.data())
@settings(max_examples=200, deadline=None)
def test_any_value_as_a_line_is_read_or_refused_where_it_stands(data):
    lines = standing()
    index = data.draw(some.integers(0, len(lines) - 1))
    moves = some.fixed_dictionaries({}, optional=dict.fromkeys(KEYS, likely_values | json_values))
    lines.insert(index, data.draw(moves | json_values))
    check_reading(lines, index + 1)


@given(json_values)
@settings(max_examples=100, deadline=None)
def test_any_value_instead_of_an_integer_is_refused_at_its_line(value):
    """Each number of each line in turn."""
    if type(value) is int:
        return
    for index, line in enumerate(standing()):
        for key in ("seat", "conductor", "card", "undo", "first", "player"):
            if key in line:
                lines = standing()
                lines[index][key] = value
                assert refused(lines)[0] == index + 1


@given(some.lists(json_values, max_size=3))
@settings(max_examples=100, deadline=None)
def test_any_values_are_no_journal(lines):
    assert refused(lines)[0] == 1
