"""The contract of a game, run on the whole shelf: every number of seats, every option, many random games.

Each game on the shelf gets the same number of moves, MOVES, in equal parts for its variants, whatever its games cost; a game
begun is played to its end. ACCESSIJEUX_GAMES=10000 plays that many games of each variant instead (and a quarter of them for
journals and undo). What a game adds to its contract is told in playouts.py; the words have theirs in test_every_voice.py.
"""

import json
import os
from collections import Counter
from itertools import chain, count
from random import Random

import pytest
import shelf as games
from playouts import BOUND, called, finished, hooks, next_move, play_on, seated, snapshot, variants

from accessijeux_cli.play.game import DECK, legal
from accessijeux_cli.play.journal import lines_of, move_line, read_action, replay

GAMES = int(os.environ.get("ACCESSIJEUX_GAMES", "0"))
MOVES = 40_000
"""Of one game on the shelf, in each of the tests that look at every step; some tests take a share of them."""
FEWEST = 4
"""Games of a variant in each test."""
THOROUGH, SAMPLED = 200, 0.02
"""Of the first games of a variant every step is looked at; of the others, one step in fifty."""
VARIANTS = tuple(variants())

every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=called)
every_game = pytest.mark.parametrize("name", games.names())


def played(variant, share=1):
    """(seed, table before its first move, chance of its players), until the variant has had its games or one in share of them.

    The moves of a table count once whoever asked for it has played it.
    """
    left = MOVES / share / sum(name == variant[0] for name, *_ in VARIANTS)
    for seed in count():
        if seed >= max(GAMES // share, FEWEST) and (GAMES or left <= 0):
            return
        table, random = begun(variant, seed)
        yield seed, table, random
        left -= len(table.moves)


def looked_at(name, random):
    """Whether this step is one of those that are looked at."""
    share = getattr(hooks(name), "LOOKED_AT", 1)
    return share == 1 or random.random() < share


def begun(variant, seed):
    """A table of that variant before its first move, and the chance of its players."""
    name, seats, options = variant
    return seated(name, seats, options, seed, first=seed % seats), Random(seed)


def seats_of(table):
    return (*range(len(table.setup.players)), DECK)


def kinds(values):
    return {type(value) for value in values}


# Every step of every game


@every_variant
def test_every_step_keeps_the_contract(variant):
    check = getattr(hooks(variant[0]), "conserved", lambda state: None)
    for seed, table, random in played(variant):
        while not table.over:
            if (seed < THOROUGH and looked_at(variant[0], random)) or random.random() < SAMPLED:
                one_step_keeps_the_contract(table, random, check)
            else:
                table.play(*next_move(table, random))
            assert len(table.moves) < BOUND
        for seat in seats_of(table):
            legal_moves_are_those_without_a_refusal(table, seat)
        check(table.state)
        the_best_result_wins(table)


def one_step_keeps_the_contract(table, random, check):
    """Looking at the state changes nothing, and one move is done."""
    before = snapshot(table.state)
    for seat in {*table.actors, random.choice(seats_of(table))}:
        legal_moves_are_those_without_a_refusal(table, seat)
    a_view_can_be_imagined(table, random)
    check(table.state)
    assert snapshot(table.state) == before, "looking changes something"
    doing_is_advancing(table, *next_move(table, random), before)


def legal_moves_are_those_without_a_refusal(table, seat):
    """And each of them can be done."""
    rules, state = table.rules, table.state
    candidates = rules.candidates(state, seat)
    reasons = [rules.refusal(state, seat, action) for action in candidates]
    can = [action for action, reason in zip(candidates, reasons) if reason is None]
    assert bool(can) == (seat in table.actors)
    assert len(set(can)) == len(can)
    said = [action for action in rules.sayable(state, seat) if rules.refusal(state, seat, action) is None]
    said = [action for action in said if type(action) not in getattr(rules, "TAKES_BACK", ())]
    assert len(said) == len(can) and set(said) == set(can)
    for action in can:
        assert type(action) in rules.ACTIONS
        assert kinds(rules.apply(rules.copy(state), seat, action)) <= {*rules.EVENTS}
    if table.actors == (seat,) != (DECK,):
        assert rules.turn(state) == seat
    if seat == DECK:
        outcomes = rules.outcomes(state)
        assert kinds(can) <= {*rules.CHANCE}
        assert {action for action, _ in outcomes} == {*can}
        assert all(type(weight) is int and weight > 0 for _, weight in outcomes)


def a_view_can_be_imagined(table, random):
    """What a seat sees does not change with what it may not know."""
    rules, state = table.rules, table.state
    seat = random.randrange(len(table.setup.players))
    seen = rules.view(state, seat)
    hash(seen)
    imagined = rules.imagine(seen, random)
    assert rules.view(imagined, seat) == seen
    assert rules.actors(imagined) == rules.actors(state)


def doing_is_advancing(table, seat, action, before):
    """apply does what advance does, and neither touches a copy."""
    rules = table.rules
    twin = rules.copy(table.state)
    events = table.play(seat, action)
    assert isinstance(events, tuple) and kinds(events) <= {*rules.EVENTS}
    assert all(getattr(event, "only", None) in (None, *seats_of(table)) for event in events)
    assert snapshot(twin) == before, "a copy changes with its original"
    rules.advance(twin, seat, action)
    assert snapshot(twin) == snapshot(table.state)


def the_best_result_wins(table):
    """A game in which the lowest result wins says so: HIGHEST_WINS = False in its rule tests."""
    rules, state = table.rules, table.state
    scores, winners = rules.scores(state), rules.winners(state)
    assert rules.actors(state) == () == table.actors
    assert len(scores) == len(table.setup.players)
    assert winners and len(set(winners)) == len(winners)
    assert set(winners) <= set(range(len(scores)))
    assert sorted(seat for side in rules.sides(state) for seat in side) == [*range(len(scores))]
    assert all({*side} <= {*winners} or not {*side} & {*winners} for side in rules.sides(state))
    own = hooks(table.setup.game.name)
    best = max if getattr(own, "HIGHEST_WINS", True) else min
    results = getattr(own, "results", rules.scores)(state)
    assert all(results[winner] == best(results) for winner in winners)


@pytest.mark.parametrize("moves", [0, 1, 30])
@every_variant
def test_asking_twice_gives_the_same_answer(variant, moves):
    table = play_on(*begun(variant, 7), moves)
    rules, state = table.rules, table.state

    def answers():
        for seat in range(len(table.setup.players)):
            yield rules.sayable(state, seat), legal(rules, state, seat), rules.view(state, seat)
        yield rules.actors(state), rules.outcomes(state), rules.scores(state), rules.winners(state)

    assert [*answers()] == [*answers()]


@every_variant
def test_nobody_wins_before_the_end(variant):
    table, random = begun(variant, 1)
    while not table.over:
        assert table.winners == ()
        table.play(*next_move(table, random))


# Copies


@every_variant
def test_a_copy_and_its_original_play_two_different_games(variant):
    for _, table, random in played(variant, 10):
        play_on(table, random, random.randrange(100))
        rules, twin = table.rules, table.rules.copy(table.state)
        alone = rules.copy(twin)
        for mover, still in ((table.state, twin), (twin, table.state)):
            before = snapshot(still)
            for _ in range(60):
                if rules.actors(mover):
                    seat = rules.actors(mover)[0]
                    rules.advance(mover, seat, random.choice(legal(rules, mover, seat)))
            assert snapshot(still) == before
        assert snapshot(alone) != snapshot(twin) or not rules.actors(alone)


# Journals and undo


@every_variant
def test_a_journal_leads_to_the_same_state_and_the_same_journal(variant):
    for _, table, random in played(variant, 4):
        play_on(table, random, random.choice((random.randrange(200), 4999)))
        text = [json.dumps(line) for line in lines_of(table)]
        again = replay(map(json.loads, text), games.game)
        assert snapshot(again.state) == snapshot(table.state)
        assert again.moves == table.moves
        assert again.setup == table.setup
        assert [json.dumps(line) for line in lines_of(again)] == text


@every_variant
def test_undo_gives_exactly_the_state_before_and_the_same_draws_after(variant):
    for _, table, random in played(variant, 4):
        states = [snapshot(table.state)]
        while not table.over:
            table.play(*next_move(table, random))
            states.append(snapshot(table.state))
        moves = list(table.moves)
        for back in (1, len(moves), random.randint(1, len(moves)), random.randint(1, len(moves))):
            table.undo(back)
            assert table.moves == moves[: len(moves) - back]
            assert snapshot(table.state) == states[len(moves) - back]
            for move in moves[len(moves) - back :]:
                if move.seat == DECK:
                    assert table.draw() == move.action
                table.play(move.seat, move.action)
            assert table.moves == moves
            assert snapshot(table.state) == states[-1]
        for number in range(len(moves) - 1, max(len(moves) - 40, -1), -1):
            table.undo(1)
            assert snapshot(table.state) == states[number]


@every_variant
def test_after_an_undo_other_moves_leave_no_trace_of_the_first(variant):
    """The journal of a game taken up again elsewhere is that of the moves still standing."""
    table, random = begun(variant, 5)
    play_on(table, random, 40)
    table.undo(25)
    play_on(table, random)
    again = replay(lines_of(table), games.game)
    assert snapshot(again.state) == snapshot(table.state)


@every_variant
def test_the_same_moves_look_the_same_whatever_the_seed(variant):
    name, seats, options = variant
    table = finished(variant, 3)
    others = [seated(name, seats, options, seed, first=3 % seats) for seed in (4, 5)]
    others.append(seated(name, seats, options, first=3 % seats, chance="dictated"))
    for move in table.moves:
        assert all(other.play(move.seat, move.action) == move.events for other in others)
        for seat in range(seats):
            assert len({other.view(seat) for other in others}) == 1
    assert all(other.view(seat) == table.view(seat) for other in others for seat in range(seats))


@every_variant
def test_a_seed_gives_the_same_deal_and_another_seed_another(variant):
    deals = [[move.action for move in finished(variant, seed).moves if move.seat == DECK] for seed in (8, 8, 9)]
    assert deals[0] == deals[1] != deals[2]


@every_variant
def test_all_that_was_played_can_be_read_back(variant):
    table = finished(variant, 2)
    for move in table.moves:
        line = json.loads(json.dumps(move_line(move.seat, move.action)))
        assert read_action(line, table.rules.ACTIONS) == move.action


# Everything there is happens


@every_game
def test_every_action_event_and_refusal_happens(name):
    """In two games of each variant; what is rare may take a few more."""
    rules = games.game(name).rules
    probes = getattr(hooks(name), "probes", lambda state: ())
    expected, seen = {*rules.ACTIONS, *rules.EVENTS, *rules.REFUSALS}, Counter()
    for state in getattr(hooks(name), "positions", tuple)():
        for seat, action in probes(state):
            reason = rules.refusal(state, seat, action)
            seen[type(action if reason is None else reason)] += 1
    for seed in range(12):
        if seed > 1 and expected <= set(seen):
            break
        for number, variant in enumerate(each for each in VARIANTS if each[0] == name):
            table, random = begun(variant, 12 * number + seed)
            seen.update(kinds(chain.from_iterable(tried(table, probes))))
            while not table.over:
                seen.update(kinds(table.play(*next_move(table, random))))
                if table.over or looked_at(name, random):
                    seen.update(kinds(chain.from_iterable(tried(table, probes))))
    del seen[type(None)]
    assert expected - set(seen) == set(), "never happens"
    assert set(seen) - expected == set(), "is not declared"


def tried(table, probes):
    """For every action that anybody could name now: the reason against it, or the action and its events."""
    rules, state = table.rules, table.state
    before = snapshot(state)
    usual = ((seat, action) for seat in seats_of(table) for action in rules.sayable(state, seat))
    for seat, action in chain(usual, probes(state)):
        reason = rules.refusal(state, seat, action)
        if reason is not None:
            yield (reason,)
        else:
            twin = rules.copy(state)
            yield (action, *rules.apply(twin, seat, action))
            still_playable(rules, twin)
    assert snapshot(state) == before


def still_playable(rules, state):
    """Whatever was done or put right, whoever must act can; and what is known of it can be imagined."""
    for seat in rules.actors(state):
        assert legal(rules, state, seat)
        if seat == DECK:
            assert rules.outcomes(state)


@every_variant
def test_whatever_is_put_right_the_game_goes_on_to_its_end(variant):
    """Random repairs at a physical table, in any phase: somebody can act then, or the game has a winner."""
    for _, table, random in played(variant, 5):
        for _ in range(random.randrange(1, 9)):
            play_on(table, random, random.choice((0, 0, 1, 2, 5, 30)))
            for _ in range(random.choice((1, 2, 12, 40))):
                put_right(table, random)
        play_on(table, random)
        assert table.winners


def put_right(table, random):
    """One repair that is allowed now."""
    rules, own = table.rules, hooks(table.setup.game.name)
    wanted = getattr(own, "repairs", getattr(own, "probes", lambda state: ()))
    allowed = [action for _, action in wanted(table.state)
               if isinstance(action, rules.REPAIRS) and table.refusal(DECK, action) is None]  # fmt: skip
    if not allowed:
        return
    table.play(DECK, random.choice(allowed))
    still_playable(rules, table.state)
    assert table.actors or table.winners
    assert all(rules.view(table.state, seat) for seat in range(len(table.setup.players)))


@every_game
def test_chance_and_repairs_are_actions_and_apart(name):
    rules = games.game(name).rules
    assert {*rules.CHANCE} | {*rules.REPAIRS} <= {*rules.ACTIONS}
    assert not {*rules.CHANCE} & {*rules.REPAIRS}


@every_variant
def test_only_the_deck_does_what_chance_does(variant):
    table = finished(variant, 6)
    assert all((type(move.action) in table.rules.CHANCE) == (move.seat == DECK) for move in table.moves)


@every_game
def test_setup_refuses_seats_that_do_not_exist(name):
    rules = games.game(name).rules
    for seats in (rules.SEATS[0] - 1, rules.SEATS[-1] + 1):
        with pytest.raises(ValueError):
            rules.setup(seats, rules.OPTIONS, 0, None)
    for first in (-1, rules.SEATS[0]):
        with pytest.raises(ValueError):
            rules.setup(rules.SEATS[0], rules.OPTIONS, first, None)


# Figures


MEANS = [
    (name, seats, *figures)
    for name in games.names()
    for seats, figures in getattr(hooks(name), "RANDOM_MEANS", {}).items()
]


@pytest.mark.parametrize("name, seats, mean, count", MEANS)
def test_random_players_score_as_measured_elsewhere(name, seats, mean, count):
    """Within 5 % of the figure in the game's notes. A game gives RANDOM_MEANS {seats: (mean, games to play)}."""
    rules = games.game(name).rules
    total = 0
    for seed in range(count):
        random = Random(seed)
        state = rules.setup(seats, rules.OPTIONS, seed % seats, None)
        while actors := rules.actors(state):
            if actors == (DECK,):
                actions, weights = zip(*rules.outcomes(state))
                rules.advance(state, DECK, random.choices(actions, weights)[0])
            else:
                rules.advance(state, actors[0], random.choice(legal(rules, state, actors[0])))
        total += sum(rules.scores(state))
    assert total / seats / count == pytest.approx(mean, rel=0.05)
