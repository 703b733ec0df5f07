"""Random playouts: the public rules against OpenSpiel's games, both driven from Python by the same kind of loop."""

from random import Random
from time import process_time

from measuring import Report, alternated

from accessijeux_cli.games.symphonimo import rules
from accessijeux_cli.play.bots.search import weighted
from accessijeux_cli.play.game import DECK

PYTHON_GAMES = {"kuhn, Python": "python_kuhn_poker", "tic-tac-toe, Python": "python_tic_tac_toe"}
HEARTS = "hearts, C++"


def symphonimo(seats: int, act) -> float:
    """Steps a second of random play by candidates, refusal, outcomes and act: rules.apply or rules.advance.

    A legal move is chosen evenly: a candidate at random, another one while it is refused.
    """
    random, steps, begun = Random(1).random, 0, process_time()
    actors, candidates, refusal, outcomes = rules.actors, rules.candidates, rules.refusal, rules.outcomes
    while process_time() - begun < SLICE:
        state = rules.setup(seats, {}, 0)
        while acting := actors(state):
            seat = acting[0]
            if seat == DECK:
                action = weighted(outcomes(state), random())
            else:
                tried = candidates(state, seat)
                action = tried[int(random() * len(tried))]
                while refusal(state, seat, action) is not None:
                    action = tried[int(random() * len(tried))]
            act(state, seat, action)
            steps += 1
    return steps / (process_time() - begun)


def listing(seats: int) -> float:
    """The same by rules.advance, when every legal move is listed first."""
    random, steps, begun = Random(1).random, 0, process_time()
    actors, candidates, refusal, outcomes = rules.actors, rules.candidates, rules.refusal, rules.outcomes
    while process_time() - begun < SLICE:
        state = rules.setup(seats, {}, 0)
        while acting := actors(state):
            seat = acting[0]
            if seat == DECK:
                action = weighted(outcomes(state), random())
            else:
                legal = [each for each in candidates(state, seat) if refusal(state, seat, each) is None]
                action = legal[int(random() * len(legal))]
            rules.advance(state, seat, action)
            steps += 1
    return steps / (process_time() - begun)


def open_spiel(game) -> float:
    """Steps a second of random play by legal_actions, chance_outcomes and apply_action."""
    random, steps, begun = Random(1).random, 0, process_time()
    while process_time() - begun < SLICE:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                action = weighted(state.chance_outcomes(), random())
            else:
                legal = state.legal_actions()
                action = legal[int(random() * len(legal))]
            state.apply_action(action)
            steps += 1
    return steps / (process_time() - begun)


SLICE = 0.15
"""Seconds of processor time that a side is given at a time."""


def _open_spiel_sides() -> dict:
    try:
        import pyspiel
        from open_spiel.python import games  # noqa: F401 it registers the games written in Python
    except ImportError:
        return {}
    loaded = {name: pyspiel.load_game(key) for name, key in (PYTHON_GAMES | {HEARTS: "hearts"}).items()}
    return {name: (lambda game=game: open_spiel(game)) for name, game in loaded.items()}


def run(report: Report, turns: int) -> None:
    report.title("Random playouts, thousands of steps a second of processor time, one core")
    sides = _open_spiel_sides()
    if not sides:
        report.line("OpenSpiel", "not installed, pip install open_spiel to compare")
    for seats in rules.SEATS:
        sides[f"rules, {seats} seats"] = lambda seats=seats: symphonimo(seats, rules.apply)
        sides[f"inner loop, {seats} seats"] = lambda seats=seats: symphonimo(seats, rules.advance)
        sides[f"inner loop, moves listed, {seats} seats"] = lambda seats=seats: listing(seats)
    found = alternated(sides, turns)
    for name, speed in found.items():
        report.line(name, f"{speed / 1000:.0f}")
    if HEARTS in found:
        _compare(report, found)


def _compare(report: Report, found: dict[str, float]) -> None:
    for seats in rules.SEATS:
        told, inner = found[f"rules, {seats} seats"], found[f"inner loop, {seats} seats"]
        for name in PYTHON_GAMES:
            ratio = told / found[name]
            report.bar(f"public rules, {seats} seats, to {name}", f"{ratio:.2f} times", "3 times", ratio >= 3)
        report.line(f"public rules, {seats} seats, to {HEARTS}", f"{told / found[HEARTS]:.2f} times")
        ratio = inner / found[HEARTS]
        report.bar(f"inner loop, {seats} seats, to {HEARTS}", f"{ratio:.2f} times", "ahead, 1 time", ratio >= 1)
