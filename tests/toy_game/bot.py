"""The bots of Cornet."""

from typing import Any

from accessijeux_cli.play.bots.levels import by_policy, levels
from accessijeux_cli.play.bots.search import Outlook

from . import rules as r


def policy(seen: Any) -> Any:
    """Now this number, now that one. seen is a view or a state: they name things alike."""
    number = r.NUMBERS[(seen.round // 2 + seen.scores[seen.turn]) % len(r.NUMBERS)]
    return r.Hide(number) if seen.phase == r.HIDE else r.Guess(number)


def worth(state: r.State, seat: int) -> float:
    """The lead of a seat."""
    return state.scores[seat] - state.scores[1 - seat]


OUTLOOK = Outlook(r, policy, worth, stage=lambda state: state.round, stages=4)
LEVELS = levels(r, by_policy(policy), lambda view: OUTLOOK)
