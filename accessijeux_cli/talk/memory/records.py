"""Records: finished games in words, the deal of the day, and statistics from the journals."""

from datetime import date
from typing import Any

from accessijeux_cli.play import journal
from accessijeux_cli.play.game import Game, heard_by
from accessijeux_cli.play.table import Player, Setup, Table
from accessijeux_cli.talk.at_play import secrets
from accessijeux_cli.talk.memory.kept import Kept
from accessijeux_cli.talk.setting_up.answers import BOT_NAMES
from accessijeux_cli.talk.setting_up.options import variants
from accessijeux_cli.talk.shelf import Shelf, games_of
from accessijeux_cli.talk.subcommands.figures import decimal
from accessijeux_cli.words.dates import in_words
from accessijeux_cli.words.tongue import Tongue

DAILY_LEVEL = "greedy"


def day_in_words(day: date, language: str) -> str:
    return in_words(day, language)


def daily_setup(game: Game, day: date, say: Tongue) -> Setup:
    """The deal of a day: its seed is the date, the first player follows from it."""
    seed = day.year * 10000 + day.month * 100 + day.day
    # Translators: the name in the file of a game for somebody who gave none
    players = (Player(say("You")), *(Player(name, DAILY_LEVEL) for name in BOT_NAMES[: game.seats - 1]))
    return Setup(game, players, dict(game.rules.OPTIONS), seed % game.seats, "seed", seed)


def is_daily(head: dict[str, Any], game: Game) -> date | None:
    """The day whose deal that is, None for any other deal: its number on other seats, with other bots, another first player
    or variants is another deal."""
    text = str(head.get("seed", ""))
    try:
        day = date(int(text[:4]), int(text[4:6]), int(text[6:])) if len(text) == 8 else None
    except ValueError:
        return None
    return day if day and _is_as_daily(head, game, int(text)) else None


def _is_as_daily(head: dict[str, Any], game: Game, seed: int) -> bool:
    who, usual, bots = [seat["by"] for seat in head["seats"]], game.rules.OPTIONS, [DAILY_LEVEL] * (game.seats - 1)
    return who == ["human", *bots] and head["first"] == seed % game.seats + 1 and {**usual, **(head.get("options") or {})} == usual


def shared(head: dict[str, Any], game: Game, result: dict[str, Any], today: date, say: Tongue) -> str:
    """A finished game in one line to send to friends."""
    which = _which(head, game, today, say)
    scores = [f"{_shown(seat['name'], say)} {score}" for seat, score in zip(head["seats"], result["scores"])]
    winners = [_shown(head["seats"][seat - 1]["name"], say) for seat in result["winners"]]
    facts = {"which": which, "scores": say.comma(scores), "names": say.all_of(winners)}
    if any(result["scores"][seat - 1] < max(result["scores"]) for seat in result["winners"]):
        # Translators: the line to send to friends, where one's own score does not decide: which game, who won, names with their scores
        return say.many("{which}. Winner: {names}. Scores: {scores}.", "{which}. Winners: {names}. Scores: {scores}.", len(winners), **facts)
    # Translators: the line to send to friends: which game, then names with their points
    return say("{which}. Points: {scores}.", **facts)


def _which(head: dict[str, Any], game: Game, today: date, say: Tongue) -> str:
    """A game by its title and what it depends on."""
    title, day = game.title, is_daily(head, game)
    if day:
        # Translators: begins the line to send to friends, for the deal of the day
        return say("{title}, deal of {day}", title=title, day=in_words(day, say.language))
    if head["chance"] == "seed" and "seed" not in head:
        # Translators: begins the text of a game under way, whose number is not told yet; "agreed" is such as "3 players, powers"
        return say("{title}, {agreed}", title=title, agreed=agreed(head, game, say))
    if head["chance"] == "seed":
        # Translators: begins the line to send to friends, for a numbered deal; "agreed" is such as "3 players, fausse note"
        return say("{title}, deal {number}, {agreed}", title=title, number=head["seed"], agreed=agreed(head, game, say))
    # Translators: begins the line to send to friends, for a game at a physical table
    return say("{title}, at the table, {day}", title=title, day=in_words(today, say.language))


def agreed(head: dict[str, Any], game: Game, say: Tongue) -> str:
    """What a deal depends on besides its number: how many play, and the variants."""
    say = say.at(game=game.name)
    # Translators: how many play a deal
    players = say("{count} players", count=len(head["seats"]))
    return say.comma([players, *variants(game, head["options"], say)])


def _shown(name: str, say: Tongue) -> str:
    """A name in a line for others: somebody without a name says "I"."""
    # Translators: in the line to send to friends, the sender who gave no name
    return say("me") if name in (say("You"), say.other()("You")) else name


def game_line(number: int, game: Kept, curtain: bool, say: Tongue) -> str:
    """One kept game in a list; curtain: whether people who share a keyboard wish one."""
    head = secrets.open_head(game.head, game.game, game.ended, curtain)
    names = say.comma(_person(seat["name"], say) for seat in game.head["seats"])
    facts = {"number": number, "title": game.game.title, "names": names,
             "day": in_words(game.day, say.language), "moves": _moves(game, say)}  # fmt: skip
    if game.head["chance"] == "dictated":
        # Translators: one game of a list, at a physical table; "moves" is "one move", "12 moves" or "finished"
        return say("{number}, {title} at the table, {day}, {names}, {moves}.", **facts)
    if "seed" not in head:
        # Translators: one game of a list, whose deal has no number or one that is not told; "moves" is such as "12 moves"
        return say("{number}, {title}, {day}, {names}, {moves}.", **facts)
    # Translators: one game of a list; "moves" is "one move", "12 moves" or "finished"
    return say("{number}, {title}, deal {deal}, {day}, {names}, {moves}.", deal=head["seed"], **facts)


def _moves(game: Kept, say: Tongue) -> str:
    if "resigned" in game.result:
        # Translators: a game of a list
        return say("given up")
    if game.over:
        # Translators: a game of a list
        return say("finished")
    if not game.turns:
        # Translators: a game of a list: all its moves were taken back
        return say("no move")
    # Translators: how many turns were played in a game of a list
    return say.many("one move", "{count} moves", game.turns)


def told(finished: list[Kept], shelf: Shelf, say: Tongue) -> list[str]:
    """Records and means, game by game, of each person; finished: the newest first, of a deal of the day only the first counts."""
    counted = _counted(finished)
    lines = [line for game in games_of(shelf) for line in _of_game(game, counted, say)]
    # Translators: no game was finished yet
    return lines or [say("No game was finished yet.")]


def _counted(finished: list[Kept]) -> list[Kept]:
    """The games without those of a deal of the day that had been finished before."""
    firsts = {(game.game.name, day): game for game in finished if (day := is_daily(game.head, game.game))}
    return [game for game in finished if not (day := is_daily(game.head, game.game)) or firsts[game.game.name, day] is game]


def _of_game(game: Game, finished: list[Kept], say: Tongue) -> list[str]:
    played = [each for each in finished if each.game is game]
    people: dict[str, list[tuple[int, bool]]] = {}
    for each in played:
        for place, (seat, score) in enumerate(zip(each.head["seats"], each.result["scores"]), 1):
            if seat["by"] == "human":
                people.setdefault(_person(seat["name"], say), []).append((score, place in each.result["winners"]))
    if not people:
        return []
    # Translators: statistics: finished games of that title
    games_line = say.many("{title}: one finished game.", "{title}: {count} finished games.", len(played), title=game.title)
    return [games_line, *[_of_person(person, results, say) for person, results in people.items()]]


def _person(name: str, say: Tongue) -> str:
    """A person by name; whoever gave none is the same in both languages."""
    return say("You") if name == say.other()("You") else name


def _of_person(name: str, results: list[tuple[int, bool]], say: Tongue) -> str:
    scores = [score for score, _ in results]
    wins = sum(won for _, won in results)
    # Translators: statistics of a person: victories
    won = say.many("one victory", "{count:words} victories", wins) if wins else say("no victory yet")
    mean = decimal(sum(scores) / len(scores), say)
    # Translators: statistics of a person: victories, the best score and the mean, such as 8 or 7 point 5
    return say("{name}: {victories}, best score {best}, mean {mean}.", name=name, victories=won, best=max(scores), mean=mean)


def told_whole(table: Table, day: date, curtain: bool, say: Tongue) -> list[str]:
    """A whole game in sentences, as everybody at that table may hear it: which, of what day, who plays, what happened.

    curtain: whether people who share a keyboard wish one.
    """
    you, setup = table.setup.alone, table.setup
    head = secrets.open_head(journal.head(setup), setup.game, table.ended, curtain)
    which = _which(head, setup.game, day, say)
    dated = which if setup.dictated or is_daily(head, setup.game) else f"{which}, {in_words(day, say.language)}"
    # Translators: a text file with a game: who plays
    players = say("Players: {names}.", names=say.comma(_person(name, say) for name in setup.names))
    say = say.at(game=setup.game.name, names=setup.names, you=you, level="normal", retold=True)
    events = heard_by(you, [event for move in table.moves for event in move.events])
    return [f"{dated}.", players, *setup.game.voice.told(events, say)]


