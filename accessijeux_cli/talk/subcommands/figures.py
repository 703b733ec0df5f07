"""Figures: how far many games between bots are, and what they were like, in sentences."""

from typing import Any

from accessijeux_cli.play.simulation import Sitting, Summary
from accessijeux_cli.words import shared
from accessijeux_cli.words.tongue import Tongue


def so_far(done: int, games: int, say: Tongue) -> str:
    """How many games are played, as a line of progress."""
    # Translators: progress of many games between bots
    return say.many("{count} game of {games} played.", "{count} games of {games} played.", done, games=games)


def summed(summary: Summary, title: str, say: Tongue) -> list[str]:
    """The games in sentences, one fact each; title is the game's, as people call it."""
    return [
        _what(summary, title, say),
        # Translators: "mean" is a number of points such as 9 or 9 point 5, over all seats
        say("Mean score: {mean}.", mean=decimal(summary.mean_score, say)),
        *_spread(summary, say),
        *_lengths(summary, say),
        _ties(summary.ties, say),
        *[_seat(number, seat, say) for number, seat in enumerate(summary.seats, 1)],
    ]


def decimal(value: float, say: Tongue) -> str:
    """A number that is not negative, to one decimal, as it is said: 9, or 9 point 5."""
    whole, tenths = divmod(round(value * 10), 10)
    return say(shared.DECIMALS, whole=whole, tenths=tenths) if tenths else str(whole)


def _what(summary: Summary, title: str, say: Tongue) -> str:
    facts = {"title": title, "players": summary.players}
    # Translators: begins the summary of many games between bots; "title" is a game
    return say.many(
        "{title}, {players:words} players, {count} game.",
        "{title}, {players:words} players, {count} games.",
        summary.games,
        **facts,
    )


def _spread(summary: Summary, say: Tongue) -> list[str]:
    spread = summary.spread
    return [
        # Translators: nine scores in ten lie between these two
        say("Nine scores in ten: from {low} to {high}.", low=spread.low, high=spread.high),
        # Translators: the highest score of all the games
        say("Highest score: {most}.", most=spread.most),
        # Translators: statistics, of the scores
        say("Standard deviation: {deviation}.", deviation=decimal(spread.deviation, say)),
    ]


def _lengths(summary: Summary, say: Tongue) -> list[str]:
    # Translators: how long a game is on average; moves of chance are those that turn a card up
    lines = [say("Moves in a game, those of chance included: {moves}.", moves=decimal(summary.moves, say))]
    if summary.rounds is not None:
        # Translators: how long a game is on average
        lines.append(say("Rounds in a game: {rounds}.", rounds=decimal(summary.rounds, say)))
    return lines


def _ties(ties: int, say: Tongue) -> str:
    if not ties:
        # Translators: in the summary of many games
        return say("No shared victory.")
    # Translators: in the summary of many games
    return say.many("{count} shared victory.", "{count} shared victories.", ties)


def _seat(number: int, seat: Sitting, say: Tongue) -> str:
    facts: dict[str, Any] = {"number": number, "bot": _level(seat.bot, say), "mean": decimal(seat.mean_score, say)}
    if not seat.wins:
        # Translators: "bot" is a level; "mean" is a number of points such as 9 or 9 point 5
        return say("Seat {number}, {bot} bot: no win, mean score {mean}.", **facts)
    # Translators: "bot" is a level; "mean" is a number of points such as 9 or 9 point 5; shared wins are counted
    return say.many(
        "Seat {number}, {bot} bot: {count} win, mean score {mean}.",
        "Seat {number}, {bot} bot: {count} wins, mean score {mean}.",
        seat.wins,
        **facts,
    )


def _level(bot: str, say: Tongue) -> str:
    match bot:
        case "random":
            # Translators: the level of a bot that plays anything
            return say("random")
        case "casual":
            # Translators: the easy level of bots
            return say("easy")
        case "greedy":
            # Translators: the medium level of bots
            return say("medium")
        case "search":
            # Translators: the hard level of bots
            return say("hard")
    return bot
