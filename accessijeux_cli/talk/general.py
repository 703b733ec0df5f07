"""General: what the common words do wherever no room has its own use for them."""

from typing import Any

from accessijeux_cli import games
from accessijeux_cli.play.game import Game
from accessijeux_cli.talk import helping, kept, rulebook
from accessijeux_cli.talk.reply import again
from accessijeux_cli.words.phrases import fold, readable
from accessijeux_cli.words.tongue import LANGUAGES

BRAILLE_WIDTHS = (14, 20, 32, 40)
LISTED = 9
"""Games listed at most."""
REMEMBERED = 5
"""Answers listed by `history`."""


# Hearing again


def repeat(session: Any) -> list[str]:
    """The last answer; the mark that it is the same again is added by the session."""
    return repeat_nth(session, 1)


def repeat_nth(session: Any, n: int) -> list[str]:
    """The n-th answer from the end, answers to `repeat` left out."""
    if not 1 <= n <= len(session.replies):
        # Translators: there were fewer answers than the number given
        return [session.say.many("Only one answer so far.", "Only {count} answers so far.", len(session.replies))]
    session.repeating = True
    return again(session.replies[-n][1], session.say, session.shown)


def history(session: Any) -> list[str]:
    """The last answers by number, the latest first: what was typed and how the answer began."""
    lines = []
    for number, (typed, reply) in enumerate(reversed(session.replies[-REMEMBERED:]), 1):
        begun = reply[0] if reply else ""
        shown = _typed_before(typed, session.say)
        # Translators: one answer by number, latest first: what was typed and the first sentence of the answer
        lines.append(session.say("{number}, {typed}: {answer}", number=number, typed=shown, answer=begun))
    # Translators: after the list of the last answers; the word is typed
    return [*lines, session.say("To hear one whole, type repeat and its number.")]


def _typed_before(typed: str, say: Any) -> str:
    if not typed:
        # Translators: in the history: the input was a bare Enter
        return say("Enter")
    if typed.startswith("?"):
        # Translators: in the history: the input was a question mark, perhaps with words after it
        return say("question mark {words}", words=readable(typed) if typed.strip("? ") else "").strip()
    return readable(typed)


def more(session: Any) -> list[str]:
    """The next page of a long answer."""
    if not session.waiting:
        # Translators: there is no long answer to go on with
        return [session.say("Nothing more waits."), *session.room.asked()]
    return session.take_waiting()


def spell(session: Any) -> list[str]:
    """The last word said, letter by letter."""
    words = [word.strip(".,:;?!'-") for word in session.last_word.split()]
    return spell_word(session, next((word for word in reversed(words) if word), "a"))


def spell_word(session: Any, words: str) -> list[str]:
    """Letters one by one, with commas."""
    # Translators: a sign when a word is spelt letter by letter
    signs = {"-": session.say("hyphen"), "'": session.say("apostrophe")}
    letters = [signs.get(letter, letter) for letter in words if letter.isalnum() or letter in signs]
    # Translators: a word, then its letters
    return [session.say("Letter by letter, {word}: {letters}.", word=readable(words), letters=session.say.comma(letters))]


# How it sounds


def set_level(level: str) -> Any:
    """The handler for one length of answers: it says the length and gives a sample of it."""

    def handler(session: Any) -> list[str]:
        session.doors.settings.set(session.room.level_name, level)
        say = session.say
        # Translators: the length of answers that was chosen; a sample follows
        names = {"brief": say("Brief."), "normal": say("Normal."), "full": say("Full.")}
        game = getattr(session.room, "setup", None)
        voice = (game.game if game else games.game(games.names()[0])).part("voice")
        # Translators: the length of answers that was chosen, then a sample of it
        return [say("{name} For instance: {sample}", name=names[level], sample=voice.sample(say))]

    return handler


def opponents(session: Any) -> list[str]:
    """How the others' moves are told, and the other ways."""
    style = session.doors.settings.get("opponents", "whole")
    return [_style(session, style), session.say("Type opponents whole, opponents in parts or opponents in short.")]


def set_opponents(style: str) -> Any:
    """The handler for one way of telling the others' moves."""

    def handler(session: Any) -> list[str]:
        session.doors.settings.set("opponents", style)
        return [_style(session, style)]

    return handler


def _style(session: Any, style: str) -> str:
    match style:
        case "parts":
            # Translators: a way of hearing the others' moves
            return session.say("The others' moves are told five at a time, Enter for more.")
        case "summary":
            # Translators: a way of hearing the others' moves
            return session.say("The others' moves are summed up: who took what, then the conductors.")
    # Translators: a way of hearing the others' moves
    return session.say("The others' moves are told one by one.")


def language(session: Any) -> list[str]:
    """The language spoken, and how to change it."""
    # Translators: answer to "language"; the other language is named in itself
    return [session.say("This is English. Tapez français pour le français.")]


def set_language(code: str) -> Any:
    """The handler that goes on in one language."""

    def handler(session: Any) -> list[str]:
        session.language = code
        session.doors.settings.set("language", code)
        # Translators: the conversation goes on in this language
        return [session.say("English from now on."), *session.room.asked()]

    return handler


def speech(session: Any) -> list[str]:
    """The voice in use, and the other ways."""
    say = session.say
    match session.doors.voices.mode:
        case "direct":
            # Translators: the program speaks by itself
            now = say("The program speaks by itself.")
        case "both":
            # Translators: the program speaks and prints
            now = say("The program speaks by itself and prints too: a reader then says everything twice.")
        case _:
            # Translators: the usual way: the screen reader reads what is printed
            now = say("Your reader reads what is printed.")
    # Translators: the words are those that are typed
    return [now, say("Type speech direct, speech terminal or speech both.")]


def set_speech(mode: str) -> Any:
    """The handler for one way of speaking."""

    def handler(session: Any) -> list[str]:
        code = session.doors.voices.switch(mode)
        if code:
            return voice_failure(session, code)
        session.doors.settings.set("speech", mode)
        return speech(session)[:1] + _advice_on_speech(session, mode)

    return handler


def _advice_on_speech(session: Any, mode: str) -> list[str]:
    if mode == "terminal":
        return []
    # Translators: how not to hear everything twice; NVDA+5 is a key of the NVDA screen reader
    return [session.say("To hear it once, turn your reader's automatic reading off: with NVDA, NVDA and 5.")]


def voice_failure(session: Any, code: str) -> list[str]:
    """Why there is no direct voice: one sentence, then what goes on."""
    say = session.say
    match code:
        case "no_library":
            # Translators: the library for direct speech cannot be used
            reason = say("The direct voice cannot be used here: its library is missing or broken.")
        case "frozen":
            # Translators: the speech service stopped answering
            reason = say("The direct voice does not answer any more.")
        case _:
            # Translators: no screen reader and no speech service was found
            reason = say("No direct voice was found here.")
    # Translators: the screen reader goes on reading the terminal
    return [reason, say("The terminal goes on, your reader reads it.")]


def hush(session: Any) -> list[str]:
    """Stop the direct voice."""
    session.doors.voices.hush()
    if session.doors.voices.mode == "terminal":
        # Translators: "hush" was typed but the program does not speak by itself
        return [session.say("The program is not speaking: your reader is. Its own key stops it, Control for most.")]
    # Translators: the direct voice was stopped
    return [session.say("The voice is stopped.")]


def sounds(session: Any) -> list[str]:
    """Sound cues."""
    # Translators: answer to "sounds"
    return [session.say("No game here needs sound cues: everything is said in words.")]


def braille(session: Any) -> list[str]:
    """Short lines for a display, and how to choose them."""
    width = session.doors.settings.get("braille", 0)
    if width:
        # Translators: lines are cut for a braille display; the words are those that are typed
        return [session.say("Lines of {width} cells. Type braille off for whole lines.", width=width)]
    # Translators: the words are those that are typed
    return [session.say("Whole lines. Type braille 14, 20, 32 or 40 for lines that fit your display.")]


def braille_n(session: Any, n: int) -> list[str]:
    """Lines of n cells from now on."""
    if n not in BRAILLE_WIDTHS:
        # Translators: the widths of braille displays that can be chosen
        return [session.say("A display of 14, 20, 32 or 40 cells: type braille and one of these.")]
    session.doors.settings.set("braille", n)
    return braille(session)


def braille_off(session: Any) -> list[str]:
    """Whole lines again."""
    session.doors.settings.set("braille", 0)
    return braille(session)


def clear(session: Any) -> list[str]:
    """Clear the screen and what can be scrolled back."""
    session.curtained = True
    # Translators: the screen was cleared on request
    return [session.say("The screen is cleared."), *session.room.asked()]


def curtain(session: Any) -> list[str]:
    """Whether there is a curtain, and how to change it."""
    say = session.say
    if session.doors.settings.get("curtain", False):
        # Translators: with several people at one keyboard; the words are those that are typed
        return [say("With several people, the screen is cleared between turns. Type curtain no to change that.")]
    # Translators: with several people at one keyboard; the words are those that are typed
    return [say("Turns are heard by all. Type curtain yes to clear the screen between turns.")]


def set_curtain(value: bool) -> Any:
    """The handler that puts the curtain up or down from the next turn on."""

    def handler(session: Any) -> list[str]:
        session.doors.settings.set("curtain", value)
        return curtain(session)

    return handler


# Games kept, begun, left


def save(session: Any) -> list[str]:
    """Nothing to do: every move is on disk before it is told."""
    # Translators: answer to "save"
    return [session.say("Every move is kept as it is played: nothing else is needed. To find a game again: resume.")]


def resume(session: Any) -> list[str]:
    """Go on with the only game that waits, or list those that do."""
    found = kept.unfinished(session.doors.journals)
    if not found:
        # Translators: no game was left unfinished
        return [session.say("No game waits to be gone on with."), *session.room.asked()]
    if len(found) == 1:
        return resume_nth(session, 1)
    # Translators: after the list of games; the word is typed
    return [*_listed(session, found), session.say("Type resume and a number.")]


def resume_nth(session: Any, n: int) -> list[str]:
    """Go on with the n-th game of the list."""
    return _opened(session, kept.unfinished(session.doors.journals), n, _resume)


def replay(session: Any) -> list[str]:
    """The games that can be listened to again."""
    found = kept.all_games(session.doors.journals)
    if not found:
        # Translators: no game was played yet
        return [session.say("No game was played yet."), *session.room.asked()]
    # Translators: after the list of games; the word is typed
    return [*_listed(session, found), session.say("Type replay and a number.")]


def replay_nth(session: Any, n: int) -> list[str]:
    """Listen again to the n-th game of the list."""
    return _opened(session, kept.all_games(session.doors.journals), n, _replay)


def _listed(session: Any, found: list[Any]) -> list[str]:
    from accessijeux_cli.talk import records

    say = session.say
    lines = [records.game_line(number, game, say) for number, game in enumerate(found[:LISTED], 1)]
    if len(found) > LISTED:
        # Translators: there are more games than are listed
        lines.append(say("{count} games in all: the latest are listed.", count=len(found)))
    return lines


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
        return [unreadable(problem, say), *session.room.asked()]
    # Translators: the file of a game ends in the middle of a line, after a power cut for instance
    cut = [say("The file of this game was cut short: it goes on from its last whole line.")] if state == "cut" else []
    return [*cut, *enter(session, table, file)]


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
    from accessijeux_cli.talk import playing

    session.rooms = session.rooms[:1]
    room = playing.resumed(session, table, file)
    session.rooms.append(room)
    # Translators: a game is gone on with; where things stand follows
    goes_on = session.say("The game goes on.")
    room.run()
    if room.veiled:
        return [goes_on, *room.expect()]
    return [goes_on, *room.voice.situation(room.view, room.say), *room.tell()]


def _replay(session: Any, table: Any, file: Any) -> list[str]:
    from accessijeux_cli.talk.replaying import Replaying

    return session.enter(Replaying(session, table))


def current_game(session: Any) -> Game:
    """The game that is spoken of here, the first on the shelf when none is."""
    for room in reversed(session.rooms):
        game = getattr(room, "setup", None)
        if game:
            return game.game
        if getattr(room, "game", None) and isinstance(room.game, Game):
            return room.game
    return games.game(games.names()[0])


def deal(session: Any) -> list[str]:
    """The number of this deal."""
    setup = getattr(session.room, "setup", None)
    if setup is None or setup.dictated:
        # Translators: there is no numbered deal here; the word is typed
        return [session.say("No deal here has a number. Type deal and a number to play one."), *session.room.asked()]
    # Translators: the number of the deal: the same number gives the same cards to anybody
    return [session.say("Deal {number}. The same number gives the same cards to your friends.", number=setup.seed)]


def _set_aside(session: Any) -> list[str]:
    """Leave what is under way for something else."""
    playing = any(getattr(room, "table", None) and not room.table.over for room in session.rooms)
    session.rooms = session.rooms[:1]
    # Translators: another game begins; the word is typed to find the old one again
    return [session.say("Your game is kept: resume finds it again.")] if playing else []


def deal_n(session: Any, n: int) -> list[str]:
    """Play the deal with that number."""
    from accessijeux_cli.talk.seating import Seating

    game = current_game(session)
    kept_first = _set_aside(session)
    # Translators: a numbered deal is about to be played; the questions follow
    return [*kept_first, session.say("Deal {number}.", number=n), *session.enter(Seating(session, game, "seed", n))]


def daily(session: Any) -> list[str]:
    """The deal of the day: the same cards, bots and first player for everybody."""
    from accessijeux_cli.talk import playing, records

    day = session.doors.today()
    setup = records.daily_setup(current_game(session), day, session.say)
    # Translators: the deal of the day
    lines = [*_set_aside(session), session.say("The deal of {day}: you against {names}.", day=records.day_in_words(day, session.language),
                         names=session.say.all_of(setup.names[1:]))]  # fmt: skip
    return [*lines, *session.enter(playing.begin(session, setup))]


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
    text = "\n".join(records.told_whole(table, session.say)) + "\n"
    path, trouble = session.doors.save_text(f"{table.setup.game.name}.txt", text)
    if trouble:
        # Translators: the text file could not be written
        return [session.say("The file could not be written.")]
    # Translators: the text file was written there
    return [session.say("Written to this file:"), path]


def demo(session: Any) -> list[str]:
    from accessijeux_cli.talk.demo import Demo

    return session.enter(Demo(session, current_game(session)))


def learn(session: Any) -> list[str]:
    from accessijeux_cli.talk import lesson

    return session.enter(lesson.begin(session, current_game(session)))


def rules(session: Any) -> list[str]:
    return rulebook.headings(current_game(session), session.say)


def rules_nth(session: Any, n: int) -> list[str]:
    return rulebook.nth(current_game(session), n, session.say)


def rules_find(session: Any, words: str) -> list[str]:
    found = next((name for name in games.names() if fold(games.game(name).title) == fold(words)), "")
    if found:
        return rulebook.headings(games.game(found), session.say)
    return rulebook.find(current_game(session), words, session.say)


def sources(session: Any) -> list[str]:
    """What is ours and what is the publisher's."""
    game = current_game(session)
    say = session.say.at(game=game.name)
    return [say(sentence) for sentence in game.part("manual").SOURCES]


def home(session: Any) -> list[str]:
    return session.home()


def quit(session: Any) -> list[str]:
    """Leave; every game is kept."""
    session.over = True
    playing = any(getattr(room, "table", None) and not room.table.over for room in session.rooms)
    if playing and not session.unkept:
        # Translators: the last words, a game is under way; the word is typed next time
        return [session.say("Game kept. To find it again: resume. Goodbye.")]
    # Translators: the last words
    return [session.say("Until next time. Goodbye.")]


HANDLERS = {
    "choices": lambda session: session.room.choices(),
    "help": helping.overview,
    "help_word": helping.one_word,
    "repeat": repeat,
    "repeat_nth": repeat_nth,
    "history": history,
    "more": more,
    "spell": spell,
    "spell_word": spell_word,
    "brief": set_level("brief"),
    "normal": set_level("normal"),
    "full": set_level("full"),
    "opponents": opponents,
    "opponents_whole": set_opponents("whole"),
    "opponents_parts": set_opponents("parts"),
    "opponents_summary": set_opponents("summary"),
    "language": language,
    "english": set_language(LANGUAGES[1]),
    "french": set_language(LANGUAGES[0]),
    "speech": speech,
    "speech_terminal": set_speech("terminal"),
    "speech_direct": set_speech("direct"),
    "speech_both": set_speech("both"),
    "hush": hush,
    "sounds": sounds,
    "braille": braille,
    "braille_n": braille_n,
    "braille_off": braille_off,
    "clear": clear,
    "curtain": curtain,
    "curtain_on": set_curtain(True),
    "curtain_off": set_curtain(False),
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
    "demo": demo,
    "learn": learn,
    "rules": rules,
    "rules_nth": rules_nth,
    "rules_find": rules_find,
    "sources": sources,
    "home": home,
    "quit": quit,
}
