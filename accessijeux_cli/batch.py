"""The subcommand simulate: plays many games between bots, keeps their journals, tells the summary."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from errno import ENOSPC
from pathlib import Path
from time import monotonic
from typing import Any

from accessijeux_cli import games
from accessijeux_cli.commandline import Mistake
from accessijeux_cli.play.game import Game, fitting
from accessijeux_cli.words.phrases import quoted, readable
from accessijeux_cli.words.tongue import Tongue

REPORT_EVERY = 5
"""Seconds between two lines of progress."""
MOST_GAMES = 10_000_000


def run(wanted: Any, say: Tongue, report: Callable[[str], Any]) -> str:
    """Simulate as wanted; the summary. report receives sentences of progress. Raises Mistake."""
    from accessijeux_cli.play.simulation import simulate

    game = _game(wanted, say)
    options = _options(wanted, game, say)
    players = _players(wanted, game, options, say)
    summary = simulate(
        game,
        players,
        _games(wanted, say),
        wanted.seed or 0,
        _bots(wanted, game, players, say),
        options,
        keep=_keeper(wanted.journals, game, say),
        progress=_progress(say, report),
    )
    return _as_json(summary) if wanted.json else _in_words(summary, game, say)


def _game(wanted: Any, say: Tongue) -> Game:
    from accessijeux_cli.talk.shelf import named

    titles = say.comma(games.game(name).title for name in games.names())
    if not wanted.words and len(games.names()) > 1:
        # Translators: command line mistake: which game to simulate was not said
        raise Mistake(say("Which game? {titles}.", titles=titles))
    word = wanted.words[0] if wanted.words else games.names()[0]
    game = named(word, games)
    if game is None:
        # Translators: command line mistake; the list of games follows
        raise Mistake(say("There is no game {word} here. The games: {titles}.", word=readable(word, say.language), titles=titles))
    return game


def _players(wanted: Any, game: Game, options: dict[str, Any], say: Tongue) -> int:
    """The number of players wanted, or the fewest that the options allow."""
    counts = fitting(game.rules, options)
    if wanted.players is None or wanted.players in counts:
        return wanted.players or counts[0]
    if counts[0] == counts[-1]:
        # Translators: command line mistake
        raise Mistake(say("{title} has {count:words} players with these options.", title=game.title, count=counts[0]))
    # Translators: command line mistake
    raise Mistake(say("{title} has from {lowest} to {highest} players.", title=game.title, lowest=counts[0], highest=counts[-1]))


def _games(wanted: Any, say: Tongue) -> int:
    count = 100 if wanted.games is None else wanted.games
    if not 1 <= count <= MOST_GAMES:
        # Translators: command line mistake
        raise Mistake(say("At least one game must be played."))
    return count


def _bots(wanted: Any, game: Game, players: int, say: Tongue) -> list[str]:
    levels = game.part("bot").LEVELS
    bots = [_level(bot.strip(), say) for bot in (wanted.bots or "greedy").split(",")]
    unknown = [bot for bot in bots if bot not in levels]
    if unknown:
        # Translators: command line mistake; the list of bots follows
        raise Mistake(say("There is no bot {bot}. The bots: random, easy, medium, hard.", bot=quoted(unknown[0], say.language)))
    if len(bots) not in (1, players):
        # Translators: command line mistake
        raise Mistake(say("One bot for all seats, or one for each of the {players:words} seats.", players=players))
    return bots


def _level(word: str, say: Tongue) -> str:
    """A bot by its own name, or by the word a person says for its level."""
    from accessijeux_cli.talk.setting_up.answers import CHANCE, level_of, word_means

    return level_of(word, say) or ("random" if word_means(word, CHANCE, say) else word)


def _options(wanted: Any, game: Game, say: Tongue) -> dict[str, Any]:
    from accessijeux_cli.talk.setting_up.options import Unfit, options_of

    try:
        return options_of(game, {**game.rules.OPTIONS, **game.rules.SIMULATED}, [*wanted.words[1:], *(wanted.option or [])], say)
    except Unfit as unfit:
        raise Mistake(str(unfit)) from unfit


def _keeper(folder: str | None, game: Game, say: Tongue) -> Any:
    """Writes each game's journal into the folder, without fsync, never through a link; None without a folder."""
    if folder is None:
        return None
    from accessijeux_cli.outside.files import write_plainly

    place = Path(folder)
    with _written(folder, say):
        place.mkdir(parents=True, exist_ok=True)
    numbers = iter(range(1, MOST_GAMES + 1))

    def keep(lines: list[dict[str, Any]]) -> None:
        text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
        with _written(folder, say):
            write_plainly(place / f"{game.name}-{next(numbers)}.jsonl", text)

    return keep


@contextmanager
def _written(folder: str, say: Tongue) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise _unwritable(folder, error, say) from error


def _unwritable(folder: str, error: OSError, say: Tongue) -> Mistake:
    if error.errno == ENOSPC:
        # Translators: a folder that should receive the journals of simulated games; the disk is full, and the games stop
        return Mistake(say("The disk is full: the folder {folder} cannot be written.", folder=folder))
    # Translators: command line mistake: a folder could not be made, or nothing can be written there
    return Mistake(say("The folder {folder} cannot be written.", folder=folder))


def _progress(say: Tongue, report: Callable[[str], Any]) -> Callable[[int, int], None]:
    from accessijeux_cli.talk.subcommands.figures import so_far

    last = monotonic()

    def progress(done: int, count: int) -> None:
        nonlocal last
        if monotonic() - last >= REPORT_EVERY:
            last = monotonic()
            report(so_far(done, count, say))

    return progress


def _as_json(summary: Any) -> str:
    return json.dumps(summary.as_json(), ensure_ascii=False, indent=2) + "\n"


def _in_words(summary: Any, game: Game, say: Tongue) -> str:
    from accessijeux_cli.talk.subcommands.figures import summed
    from accessijeux_cli.words.lines import wrapped

    return "".join(f"{line}\n" for sentence in summed(summary, game.title, say) for line in wrapped(sentence, 79))
