"""Keeping: the common words that begin, leave, find again and pass on games."""

from datetime import date
from functools import partial
from typing import Any

from accessijeux_cli.play.game import Game
from accessijeux_cli.talk import kept
from accessijeux_cli.talk.which import with_game
from accessijeux_cli.words.tongue import mark

def save(session: Any) -> list[str]:
    """Nothing to do: every move is on disk before it is told."""
    # Translators: answer to "save"
    return [session.say("Every move is kept as it is played: nothing else is needed. To find a game again: resume.")]


def resume(session: Any) -> list[str]:
    """Go on with the only game that waits, or list those that do."""
    games, lost = kept.folder(session.doors.journals)
    found = kept.going_on(games)
    if not found:
        # Translators: no game was left unfinished
        return [session.say("No game waits to be gone on with."), *_lost(session, lost), *session.room.asked()]
    return resume_nth(session, 1) if len(found) == 1 else [*_lost(session, lost), *_which(session, found, resume_nth)]


def resume_nth(session: Any, n: int) -> list[str]:
    """Go on with the n-th game of the list."""
    return _opened(session, kept.unfinished(session.doors.journals), n, _resume)


def replay(session: Any) -> list[str]:
    """The games that can be listened to again."""
    found, lost = kept.folder(session.doors.journals)
    if not found:
        # Translators: no game was played yet
        return [session.say("No game was played yet."), *_lost(session, lost), *session.room.asked()]
    return [*_lost(session, lost), *_which(session, found, replay_nth)]


def replay_nth(session: Any, n: int) -> list[str]:
    """Listen again to the n-th game of the list."""
    return _opened(session, kept.all_games(session.doors.journals), n, _replay)


def _lost(session: Any, count: int) -> list[str]:
    """That so many files in the folder of the games cannot be read, when there are any."""
    # Translators: files in the folder of the games are destroyed, or of a later version; "count" is in words
    return [session.say.many("One file of a game cannot be read.", "{count:Words} files of games cannot be read.", count)] if count else []


def _which(session: Any, found: list[Any], enter_nth: Any) -> list[str]:
    """Games in a list, and the question which one."""
    from accessijeux_cli.talk import records

    session.picks = {str(number): partial(enter_nth, session, number) for number in range(1, len(found) + 1)}
    lines = [records.game_line(number, game, session.say) for number, game in enumerate(found, 1)]
    # Translators: after the list of games
    return [*lines, session.say("Which one? A number.")]


def _opened(session: Any, found: list[Any], n: int, enter: Any) -> list[str]:
    """Enter a kept game, or say why that cannot be."""
    say = session.say
    if not 1 <= n <= len(found):
        # Translators: no game of that number is in the list
        return [say.many("There is only number 1.", "A number from 1 to {count}.", len(found)) if found
                else say("There is no such game."), *session.room.asked()]  # fmt: skip
    from accessijeux_cli.play.journal import Unreadable

    file = found[n - 1].file
    try:
        table, state = kept.table_of(file)
    except Unreadable as problem:
        return _damaged(session, file, problem, enter)
    # Translators: the file of a game ends in the middle of a line, after a power cut for instance
    cut = [say("The file of this game was cut short: it goes on from its last whole line.")] if state == "cut" else []
    return [*cut, *enter(session, table, file)]


def _damaged(session: Any, file: Any, problem: Any, enter: Any) -> list[str]:
    """Why a kept game cannot be used whole; what stands before the trouble is offered."""
    told, table = unreadable(problem, session.say), kept.table_before(file, problem.line)
    if table is None:
        return [told, *session.room.asked()]
    # Translators: the file of a game is damaged in the middle; what comes before that line is whole
    question = session.say("What comes before can be used. Use it? Type yes or no.")
    return [told, *session.ask(question, lambda: enter(session, table, _repaired(session, file, table)))]


def _repaired(session: Any, file: Any, table: Any) -> Any:
    """A new file with that table; the damaged one is put aside as it is."""
    from accessijeux_cli.play.journal import lines_of

    new = session.doors.journals.create(table.setup.game.name, session.doors.today())
    if not new.append(lines_of(table)):
        file.put_aside()
    return new


def unreadable(problem: Any, say: Any) -> str:
    """Why the file of a game cannot be used; it is left as it is."""
    reasons = {
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
    }
    # Translators: why the file of a game cannot be used
    reason = reasons.get(problem.reason, say("that line cannot be read"))
    # Translators: the file of a game does not replay; the reason follows
    return say("This game cannot be opened. Line {line}: {reason}.", line=problem.line, reason=reason)


def _resume(session: Any, table: Any, file: Any) -> list[str]:
    from accessijeux_cli.talk import news, playing

    session.rooms = session.rooms[:1]
    room = playing.resumed(session, table, file)
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


def _replay(session: Any, table: Any, file: Any) -> list[str]:
    from accessijeux_cli.talk.replaying import Replaying

    return session.enter(Replaying(session, table, file))


def deal(session: Any) -> list[str]:
    """The number of this deal."""
    table = getattr(session.room, "table", None)
    if table is None or table.setup.dictated:
        # Translators: there is no numbered deal here; the word is typed
        return [session.say("No deal here has a number. Type deal and a number to play one."), *session.room.asked()]
    from accessijeux_cli.play.journal import head
    from accessijeux_cli.talk import records

    # Translators: the number of the deal, which gives the same cards to anybody; "agreed" is such as "3 players, fausse note"
    sentence = mark("Deal {number}. With {agreed}, the same number gives the same cards to your friends.")
    return [session.say(sentence, number=table.setup.seed, agreed=records.agreed(head(table.setup), session.say))]


def _under_way(session: Any) -> bool:
    """Whether a game that was begun can be found again."""
    return any(getattr(room, "file", None) and not room.table.over for room in session.rooms)


def set_aside(session: Any) -> list[str]:
    """Leave what is under way for something else."""
    playing = _under_way(session)
    session.rooms = session.rooms[:1]
    # Translators: another game begins; the word is typed to find the old one again
    return [session.say("Your game is kept: resume finds it again.")] if playing else []


def deal_n(session: Any, n: int) -> list[str]:
    """Play the deal with that number."""
    return with_game(session, lambda game: _deal_of(session, game, n))


def _deal_of(session: Any, game: Game, n: int) -> list[str]:
    from accessijeux_cli.talk.seating import Seating

    before, room = session.room, Seating(session, game, "seed", n)
    if isinstance(before, Seating) and before.game == game:
        room.options, room.unaided = before.options, before.unaided
    kept_first = set_aside(session)
    # Translators: a numbered deal is about to be played; the questions follow
    return [*kept_first, session.say("Deal {number}.", number=n), *session.enter(room)]


def daily(session: Any) -> list[str]:
    """The deal of the day: the same cards, bots and first player for everybody."""
    return with_game(session, lambda game: daily_of(session, game))


def daily_of(session: Any, game: Game) -> list[str]:
    from accessijeux_cli.talk import playing, records

    day = session.doors.today()
    setup = records.daily_setup(game, day, session.say)
    waiting = _begun_before(session, game, day)
    left = set_aside(session)
    # Translators: the deal of the day
    told = session.say("{title}, the deal of {day}: you against {names}.", title=game.title,
                       day=records.day_in_words(day, session.language), names=session.say.all_of(setup.names[1:]))  # fmt: skip
    return session.enter(playing.begin(session, setup, [*(waiting or left), told]))


def _begun_before(session: Any, game: Game, day: date) -> list[str]:
    """That this deal of the day waits to be gone on with, when it does."""
    from accessijeux_cli.talk import records

    begun = [each.head for each in kept.unfinished(session.doors.journals) if records.is_daily(each.head) == day]
    if not any(head["game"] == game.name for head in begun):
        return []
    # Translators: the deal of the day was left before its end, and is begun anew; the word is typed to find the old one again
    return [session.say("You had begun it already: resume finds that game. Now it begins anew.")]


def share(session: Any) -> list[str]:
    """One line about the last finished game."""
    from accessijeux_cli.play.journal import lines_of
    from accessijeux_cli.talk import records

    table = getattr(session.room, "table", None)
    if table is None or not table.over or table.resigned is not None:
        # Translators: "share" is for a finished game
        return [session.say("Sharing is for a finished game."), *session.room.asked()]
    lines = lines_of(table)
    return [records.shared(lines[0], lines[-1], session.doors.today(), session.say)]


def show_records(session: Any) -> list[str]:
    from accessijeux_cli.talk import records

    return records.told(kept.finished(session.doors.journals), session.say)


def export(session: Any) -> list[str]:
    """The game in words, as this listener may hear it, in a text file."""
    from accessijeux_cli.talk import records

    table = getattr(session.room, "table", None)
    if table is None:
        # Translators: "export" is for a game
        return [session.say("Exporting is for a game under way or replayed."), *session.room.asked()]
    file = session.room.kept_in
    name = file.path.stem if file and file.path else f"{session.doors.today().isoformat()}-{table.setup.game.name}"
    day = date.fromisoformat(name[:10])
    text = "\n".join(records.told_whole(table, day, session.say)) + "\n"
    name = f"{name}-{session.language}.txt"
    path, trouble = session.doors.save_text(name, text)
    if trouble:
        # Translators: the text file could not be written
        return [session.say("The file could not be written.")]
    # Translators: the text file was written there
    return [session.say("Written to this file:"), path]


def home(session: Any) -> list[str]:
    return session.home()


def quit(session: Any) -> list[str]:
    """Leave; every game is kept."""
    session.over = True
    if _under_way(session) and not session.unkept:
        # Translators: the last words, a game is under way; the word is typed next time
        return [session.say("Game kept. To find it again: resume. Goodbye.")]
    # Translators: the last words
    return [session.say("Until next time. Goodbye.")]


HANDLERS = {
    "save": save,
    "resume": resume,
    "resume_nth": resume_nth,
    "replay": replay,
    "replay_nth": replay_nth,
    "deal": deal,
    "deal_n": deal_n,
    "daily": daily,
    "share": share,
    "records": show_records,
    "export": export,
    "home": home,
    "quit": quit,
}
