"""Kept games: the common words that begin, leave, find again and pass on games."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from accessijeux_cli.play.game import Game
from accessijeux_cli.play.journal import Unreadable, head, lines_of
from accessijeux_cli.play.sitting import Sitting
from accessijeux_cli.play.table import Table
from accessijeux_cli.talk.at_play import news, secrets
from accessijeux_cli.talk.doors import Journal
from accessijeux_cli.talk.meaning import Handler
from accessijeux_cli.talk.memory import kept, records
from accessijeux_cli.talk.memory.report import written
from accessijeux_cli.talk.rooms import playing
from accessijeux_cli.talk.rooms.awaiting import Choices
from accessijeux_cli.talk.rooms.playing import Playing
from accessijeux_cli.talk.rooms.replaying import Replaying
from accessijeux_cli.talk.rooms.seating import Seating
from accessijeux_cli.talk.rooms.which import with_game
from accessijeux_cli.words.tongue import Tongue, mark

if TYPE_CHECKING:
    from accessijeux_cli.talk.session import Session

Enter = Callable[["Session", Table, Journal], list[str]]
"""Goes on with a kept game, or replays it."""
NAMED = 3
"""Odd files that are told by name."""


def save(session: "Session") -> list[str]:
    """Nothing to do: every move is on disk before it is told."""
    # Translators: answer to "save"
    return [session.say("Every move is kept as it is played: nothing else is needed. To find a game again: resume.")]


def resume(session: "Session") -> list[str]:
    """Go on with the only game that waits, or list those that do."""
    games, odd = kept.folder(session.doors.journals, session.shelf)
    found = kept.going_on(games)
    if not found:
        # Translators: no game was left unfinished
        return [session.say("No game waits to be gone on with."), *_told_odd(session, odd), *session.room.asked()]
    if len(found) > 1:
        return [*_told_odd(session, odd), *_which(session, found, resume_nth)]
    others = [each for each in odd if each.name != found[0].file.path.name]
    return [*_told_odd(session, others), *resume_nth(session, 1)]


def resume_nth(session: "Session", n: int) -> list[str]:
    """Go on with the n-th game of the list."""
    return _opened(session, kept.unfinished(session.doors.journals, session.shelf), n, _resume)


def replay(session: "Session") -> list[str]:
    """The games that can be listened to again."""
    found, odd = kept.folder(session.doors.journals, session.shelf)
    if not found:
        # Translators: no game was played yet
        return [session.say("No game was played yet."), *_told_odd(session, odd), *session.room.asked()]
    return [*_told_odd(session, odd), *_which(session, found, replay_nth)]


def replay_nth(session: "Session", n: int) -> list[str]:
    """Listen again to the n-th game of the list."""
    return _opened(session, kept.all_games(session.doors.journals, session.shelf), n, _replay)


def _told_odd(session: "Session", odd: list[kept.Odd]) -> list[str]:
    """What is odd in the folder of the games: the first files by name, how many others there are."""
    told = [_odd(each, session.say) for each in odd[:NAMED]]
    others = len(odd) - len(told)
    # Translators: after a few files by name: as many more in the folder of the games are damaged; "count" is in words
    more = [session.say.many("One more file is damaged.", "{count:Words} more files are damaged.", others)] if others else []
    return [*told, *more]


def _odd(odd: kept.Odd, say: Tongue) -> str:
    if odd.line:
        # Translators: one file in the folder of the games is damaged, or of a later version; the reason follows
        return say("In the file {name}, line {line}: {reason}.", name=odd.name, line=odd.line, reason=_reason(odd.reason, say))
    # Translators: one file in the folder of the games is none of a game; the reason follows
    return say("The file {name} is passed over: {reason}.", name=odd.name, reason=_reason(odd.reason, say))


def _which(session: "Session", found: list[kept.Kept], enter_nth: Callable[["Session", int], list[str]]) -> list[str]:
    """Games in a list, and the question which one."""
    session.choices = Choices(session, {str(number): partial(enter_nth, session, number) for number in range(1, len(found) + 1)})
    curtain = session.doors.settings.get("curtain", False)
    lines = [records.game_line(number, game, curtain, session.say) for number, game in enumerate(found, 1)]
    # Translators: after the list of games
    return [*lines, session.say("Which one? A number.")]


def _opened(session: "Session", found: list[kept.Kept], n: int, enter: Enter) -> list[str]:
    """Enter a kept game, or say why that cannot be."""
    say = session.say
    if not 1 <= n <= len(found):
        # Translators: no game of that number is in the list
        return [say.many("There is only number 1.", "A number from 1 to {count}.", len(found)) if found
                else say("There is no such game."), *session.room.asked()]  # fmt: skip

    file = found[n - 1].file
    try:
        table, state, doubt = kept.table_of(file, session.shelf)
    except Unreadable as problem:
        return _damaged(session, file, problem, enter)
    # Translators: the file of a game ends in the middle of a line, after a power cut for instance
    cut = [say("The file of this game was cut short: it goes on from its last whole line.")] if state == "cut" else []
    told = enter(session, table, file)
    session.room.doubt = doubt
    return [*cut, *_doubted(doubt, say), *told]


def _doubted(doubt: str, say: Tongue) -> list[str]:
    """That the table may not be the game that was played, when that is so."""
    match doubt:
        case "older":
            # Translators: a kept game was finished, with another result than its moves give by the rules of today
            return [say("This game is of an older version: its moves now lead to another end than that of its file.")]
        case "end":
            # Translators: the last line of the file of a game tells other points or winners than its moves give
            return [say("The end told in the file of this game is not the one its moves lead to.")]
        case "perhaps":
            # Translators: an unfinished game may have been begun when a rule was another one
            return [say("This game may be of an older version: things may stand otherwise than when it was left.")]
    return []


def _damaged(session: "Session", file: Journal, problem: Unreadable, enter: Enter) -> list[str]:
    """Why a kept game cannot be used whole; what stands before the trouble is offered."""
    told, table = unreadable(problem, session.say), kept.table_before(file, problem.line, session.shelf)
    if table is None:
        return [told, *session.room.asked()]
    # Translators: the file of a game is damaged in the middle; what comes before that line is whole
    question = session.say("What comes before can be used. Use it? Type yes or no.")
    return [told, *session.ask(question, lambda: enter(session, table, _repaired(session, file, table)))]


def _repaired(session: "Session", file: Journal, table: Table) -> Journal:
    """A new file with that table; the damaged one is put aside as it is."""

    new = session.doors.journals.create(table.setup.game.name, session.doors.today())
    if not new.append(lines_of(table)):
        file.put_aside()
    return new


def unreadable(problem: Unreadable, say: Tongue) -> str:
    """Why the file of a game cannot be used; it is left as it is."""
    # Translators: the file of a game does not replay; the reason follows
    return say("This game cannot be opened. Line {line}: {reason}.", line=problem.line, reason=_reason(problem.reason, say))


def _reason(reason: str, say: Tongue) -> str:
    """Why the file of a game cannot be used, or not whole."""
    reasons = {
        # Translators: why the file of a game cannot be used: the name of the file should begin with a date
        "day": say("its name tells no day that there is"),
        # Translators: why the file of a game cannot be used
        "file": say("it cannot be read"),
        # Translators: why the file of a game cannot be used
        "version": say("it is not a game of this version"),
        # Translators: why the file of a game cannot be used
        "game": say("it is of a game that is not here"),
        # Translators: why the file of a game cannot be used
        "setup": say("its players or options do not fit"),
        # Translators: why the file of a game cannot be used
        "illegal": say("that move is not allowed"),
        # Translators: why the file of a game cannot be used
        "undo": say("it takes back more than was played"),
        # Translators: why the file of a game cannot be used: somebody at that table could not be called so
        "names": say("a name there is none, or is there twice"),
        # Translators: why the file of a game cannot be used
        "end": say("that end does not fit the game"),
    }
    # Translators: why the file of a game cannot be used
    return reasons.get(reason, say("that line cannot be read"))


def _resume(session: "Session", table: Table, file: Journal) -> list[str]:
    from accessijeux_cli.talk.rooms import playing

    session.rooms = session.rooms[:1]
    room = playing.resumed(session, Sitting.resumed(table, file))
    session.rooms.append(room)
    # Translators: a game is gone on with; where things stand follows
    goes_on = session.say("The game goes on.")
    if room.veiled:
        room.run()
        return [goes_on, *room.expect()]
    room.all_heard()
    told, stood = [goes_on, *room.voice.situation(room.view, room.say)], len(room.table.moves)
    room.run()
    if len(room.table.moves) > stood:
        return news.tell_after(room, told)
    return [*told, *(sentence for sentence in room.choices() if sentence not in told)]


def _replay(session: "Session", table: Table, file: Journal) -> list[str]:
    return session.enter(Replaying(session, table, file))


def deal(session: "Session") -> list[str]:
    """The number of this deal."""
    table = session.room.table
    if table is None or table.setup.dictated:
        # Translators: there is no numbered deal here; the word is typed
        return [session.say("No deal here has a number. Type deal and a number to play one."), *session.room.asked()]
    if "seed" not in secrets.open_head(head(table.setup), table.setup.game, table.ended, session.doors.settings.get("curtain", False)):
        # Translators: the number of the deal is asked for while people keep cards from each other
        return [session.say("What is hidden follows from the number of the deal: it is told after the end."), *session.room.asked()]
    # Translators: the number of the deal, which gives the same cards to anybody; "agreed" is such as "3 players, fausse note"
    sentence = mark("Deal {number}. With {agreed}, the same number gives the same cards to your friends.")
    return [session.say(sentence, number=table.setup.seed, agreed=records.agreed(head(table.setup), table.setup.game, session.say))]


def _under_way(session: "Session") -> bool:
    """Whether a game that was begun can be found again."""
    return any(room.under_way and room.kept_in is not None for room in session.rooms)


def set_aside(session: "Session") -> list[str]:
    """Leave what is under way for something else."""
    playing = _under_way(session)
    session.rooms = session.rooms[:1]
    # Translators: another game begins; the word is typed to find the old one again
    return [session.say("Your game is kept: resume finds it again.")] if playing else []


def deal_n(session: "Session", n: int) -> list[str]:
    """Play the deal with that number."""
    return with_game(session, lambda game: _deal_of(session, game, n))


def _deal_of(session: "Session", game: Game, n: int) -> list[str]:
    before, room = session.room, Seating(session, game, "seed", n)
    if isinstance(before, Seating) and before.game == game:
        room.options, room.unaided = before.options, before.unaided
    kept_first = set_aside(session)
    # Translators: a numbered deal is about to be played; the questions follow
    return [*kept_first, session.say("Deal {number}.", number=n), *session.enter(room)]


def daily(session: "Session") -> list[str]:
    """The deal of the day: the same cards, bots and first player for everybody."""
    return with_game(session, lambda game: daily_of(session, game))


def daily_of(session: "Session", game: Game) -> list[str]:
    from accessijeux_cli.talk.rooms import playing

    day = session.doors.today()
    setup = records.daily_setup(game, day, session.say)
    before = [each for each in kept.all_games(session.doors.journals, session.shelf)
              if each.game is game and records.is_daily(each.head, game) == day]  # fmt: skip
    begun, finished = _begun_before(session, before), _finished_before(session, before)
    left = set_aside(session)
    # Translators: the deal of the day
    told = session.say("{title}, the deal of {day}: you against {names}.", title=game.title,
                       day=records.day_in_words(day, session.language), names=session.say.all_of(setup.names[1:]))  # fmt: skip
    return session.enter(playing.begin(session, setup, [*(begun or left), told, *finished]))


def _finished_before(session: "Session", before: list[kept.Kept]) -> list[str]:
    """That this deal of the day was played to its end already, when it was."""
    if not kept.ended(before):
        return []
    # Translators: the deal of the day was played to its end before, and is begun once more
    return [session.say("You have finished it already: this time is for pleasure, and only the first counts in the records.")]


def _begun_before(session: "Session", before: list[kept.Kept]) -> list[str]:
    """That this deal of the day waits to be gone on with, when it does."""
    if not kept.going_on(before):
        return []
    # Translators: the deal of the day was left before its end, and is begun anew; the word is typed to find the old one again
    return [session.say("You had begun it already: resume finds that game. Now it begins anew.")]


def rematch(session: "Session") -> list[str]:
    """The same people and agreements, another deal, the next seat begins."""
    room = session.room
    if not isinstance(room, Playing):
        return session.useless()
    setup = room.setup
    # Translators: another game begins while one is under way; the word is typed to find the old one again
    left = [] if room.table.over else [session.say("Your game is kept: resume finds it again.")]
    if setup.dictated:
        seating = Seating(session, setup.game, "dictated")
        session.rooms[-1] = seating
        return [*left, *seating.again(setup)]
    first, seed = (setup.first + 1) % len(setup.players), session.doors.random.randrange(1, 10_000)
    anew = playing.begin(session, replace(setup, first=first, seed=seed), left, room.seat)
    room.sitting.followed_by(anew.sitting)
    return session.replace(anew)


def share(session: "Session") -> list[str]:
    """One line about the last finished game."""
    table = session.room.table
    if table is None or not table.over or table.resigned is not None:
        # Translators: "share" is for a finished game
        return [session.say("Sharing is for a finished game."), *session.room.asked()]
    lines = lines_of(table)
    return [records.shared(lines[0], table.setup.game, lines[-1], session.doors.today(), session.say)]


def show_records(session: "Session") -> list[str]:
    games, odd = kept.folder(session.doors.journals, session.shelf)
    return [*_told_odd(session, odd), *records.told(kept.ended(games), session.shelf, session.say)]


def export(session: "Session") -> list[str]:
    """The game in words, as this listener may hear it, in a text file."""
    table = session.room.table
    if table is None:
        # Translators: "export" is for a game
        return [session.say("Exporting is for a game under way or replayed."), *session.room.asked()]
    file = session.room.kept_in
    name = file.path.stem if file and file.path else f"{session.doors.today().isoformat()}-{table.setup.game.name}"
    day = date.fromisoformat(name[:10])
    lines = [*records.told_whole(table, day, session.doors.settings.get("curtain", False), session.say), *_doubted(session.room.doubt, session.say)]
    text = "\n".join(lines) + "\n"
    name = f"{name}-{session.language}.txt"
    path, trouble = session.doors.save_text(name, text)
    if trouble:
        # Translators: the text file could not be written
        return [session.say("The file could not be written.")]
    # Translators: the text file was written there
    return [session.say("Written to this file:"), path]


def report(session: "Session") -> list[str]:
    """One file that a tester can send, with the last answers that this listener heard."""
    return written(session.doors, session.shelf, session.say, session.tape.of(session.listener), session.met)[0]


def home(session: "Session") -> list[str]:
    return session.home()


def quit(session: "Session") -> list[str]:
    """Leave; every game is kept."""
    session.over = True
    if _under_way(session) and not session.unkept:
        # Translators: the last words, a game is under way; the word is typed next time
        return [session.say("Game kept. To find it again: resume. Goodbye.")]
    # Translators: the last words
    return [session.say("Until next time. Goodbye.")]


HANDLERS: dict[str, Handler] = {
    "save": save,
    "resume": resume,
    "resume_nth": resume_nth,
    "replay": replay,
    "replay_nth": replay_nth,
    "deal": deal,
    "deal_n": deal_n,
    "daily": daily,
    "rematch": rematch,
    "share": share,
    "records": show_records,
    "export": export,
    "report": report,
    "home": home,
    "quit": quit,
}
