"""Preferences: the common words that change how answers are told, spoken, printed and hidden."""

from typing import TYPE_CHECKING

from accessijeux_cli.talk.meaning import Handler
from accessijeux_cli.talk.parts import voice_of
from accessijeux_cli.talk.rooms.curtain import cannot_clear
from accessijeux_cli.talk.rooms.which import spoken_of
from accessijeux_cli.talk.shelf import games_of
from accessijeux_cli.words.tongue import LANGUAGES

if TYPE_CHECKING:
    from accessijeux_cli.talk.session import Session

BRAILLE_WIDTHS = (14, 20, 32, 40)


def set_level(level: str) -> Handler:
    """The handler for one length of answers: it says the length and gives a sample of it."""

    def handler(session: "Session") -> list[str]:
        session.doors.settings.set(session.room.level_name, level)
        say = session.say
        # Translators: the length of answers that was chosen; a sample follows
        names = {"brief": say("Brief."), "normal": say("Normal."), "full": say("Full.")}
        game = spoken_of(session) or games_of(session.shelf)[0]
        sample = voice_of(game).sample(say.at(game=game.name))
        # Translators: the length of answers that was chosen, then a sample of it
        return [say("{name} For instance: {sample}", name=names[level], sample=sample)]

    return handler


def remembered(session: "Session") -> list[str]:
    """What was chosen another day, in one line (R51); the direct voice is sought again."""
    say, settings = session.say, session.doors.settings
    mode, width = settings.get("speech", "terminal"), settings.get("braille", 0)
    trouble = session.doors.voices.switch(mode) if mode != "terminal" else ""
    chosen = {
        # Translators: settings that were remembered, in a list: short answers
        say("brief"): settings.get("level", "normal") == "brief",
        # Translators: settings that were remembered, in a list: long answers
        say("full"): settings.get("level", "normal") == "full",
        # Translators: settings that were remembered, in a list: lines of that many cells
        say("braille {n}", n=width): bool(width),
        # Translators: settings that were remembered, in a list: the program speaks by itself
        say("direct voice"): mode != "terminal" and not trouble,
        # Translators: settings that were remembered, in a list: the screen is cleared between turns
        say("curtain"): settings.get("curtain", False),
    }
    names = say.comma(name.partition(" |")[0] for name, holds in chosen.items() if holds)
    # Translators: settings that were remembered from another day
    lines = [say("As you chose: {names}.", names=names)] if names else []
    return [*lines, *(voice_failure(session, trouble) if trouble else [])]


def opponents(session: "Session") -> list[str]:
    """How the others' moves are told, and the other ways."""
    style = session.doors.settings.get("opponents", "whole")
    # Translators: the words are those that are typed
    return [_style(session, style), session.say("Type opponents whole, opponents in parts or opponents in short.")]


def set_opponents(style: str) -> Handler:
    """The handler for one way of telling the others' moves."""

    def handler(session: "Session") -> list[str]:
        session.doors.settings.set("opponents", style)
        return [_style(session, style)]

    return handler


def _style(session: "Session", style: str) -> str:
    match style:
        case "parts":
            # Translators: a way of hearing the others' moves
            return session.say("The others' moves are told five at a time, Enter for more.")
        case "summary":
            # Translators: a way of hearing the others' moves
            return session.say("The others' moves are summed up: who took what.")
    # Translators: a way of hearing the others' moves
    return session.say("The others' moves are told one by one.")


def language(session: "Session") -> list[str]:
    """The language spoken, and how to change it."""
    # Translators: answer to "language"; the other language is named in itself
    return [session.say("This is English. Tapez français pour le français.")]


def set_language(code: str) -> Handler:
    """The handler that goes on in one language."""

    def handler(session: "Session") -> list[str]:
        session.language = code
        session.doors.settings.set("language", code)
        # Translators: the conversation goes on in this language
        return [session.say("English from now on."), *session.room.in_other_language()]

    return handler


def speech(session: "Session") -> list[str]:
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


def set_speech(mode: str) -> Handler:
    """The handler for one way of speaking."""

    def handler(session: "Session") -> list[str]:
        code = session.doors.voices.switch(mode)
        if code:
            return voice_failure(session, code)
        session.doors.settings.set("speech", mode)
        return speech(session)[:1] + _advice_on_speech(session, mode)

    return handler


def _advice_on_speech(session: "Session", mode: str) -> list[str]:
    if mode == "terminal":
        return []
    # Translators: how not to hear everything twice; NVDA+5 is a key of the NVDA screen reader
    return [session.say("To hear it once, turn your reader's automatic reading off: with NVDA, NVDA and 5.")]


def voice_failure(session: "Session", code: str) -> list[str]:
    """Why there is no direct voice, and what goes on."""
    say = session.say
    match code:
        case "gone":
            # Translators: the screen reader that the program spoke through was stopped; it is used again once it runs again
            return [say("The direct voice is gone: the terminal goes on until it is back.")]
        case "no_library":
            # Translators: the library for direct speech cannot be used
            reason = say("The direct voice cannot be used here: its library is missing or broken.")
        case "frozen" | "broken":
            # Translators: the speech service stopped answering
            reason = say("The direct voice does not answer any more.")
        case _:
            # Translators: no screen reader and no speech service was found
            reason = say("No direct voice was found here.")
    # Translators: the screen reader goes on reading the terminal
    return [reason, say("The terminal goes on, your reader reads it.")]


def hush(session: "Session") -> list[str]:
    """Stop the direct voice."""
    session.doors.voices.hush()
    if session.doors.voices.mode == "terminal":
        # Translators: "hush" was typed but the program does not speak by itself
        return [session.say("The program is not speaking: your reader is. Its own key stops it, Control for most.")]
    # Translators: the direct voice was stopped
    return [session.say("The voice is stopped.")]


def sounds(session: "Session") -> list[str]:
    """Whether what happens is heard as sounds too, and how to change it."""
    say, setup = session.say, session.room.setup
    if setup is None or not voice_of(setup.game).sounds:
        # Translators: answer to "sounds"
        return [say("Nothing here needs sounds: everything is said in words.")]
    if session.doors.settings.get("sounds", False):
        # Translators: sounds beside the words; the words are those that are typed
        return [say("Cards that are compared are heard as sounds too. Type sounds no for words alone.")]
    # Translators: no sounds beside the words; the words are those that are typed
    return [say("Words alone. Type sounds yes to hear the cards that are compared.")]


def set_sounds(value: bool) -> Handler:
    """The handler that lets what happens be heard as sounds too, or not."""

    def handler(session: "Session") -> list[str]:
        session.doors.settings.set("sounds", value)
        return sounds(session)

    return handler


def braille(session: "Session") -> list[str]:
    """Short lines for a display, and how to choose them."""
    width = session.doors.settings.get("braille", 0)
    if width:
        # Translators: lines are cut for a braille display; the words are those that are typed
        return [session.say("Lines of {width} cells. Type braille off for whole lines.", width=width)]
    # Translators: the words are those that are typed
    return [session.say("Whole lines. Type braille 14, 20, 32 or 40 for lines that fit your display.")]


def braille_n(session: "Session", n: int) -> list[str]:
    """Lines of n cells from now on."""
    if n not in BRAILLE_WIDTHS:
        # Translators: the widths of braille displays that can be chosen
        return [session.say("A display of 14, 20, 32 or 40 cells: type braille and one of these.")]
    session.doors.settings.set("braille", n)
    return braille(session)


def braille_off(session: "Session") -> list[str]:
    """Whole lines again."""
    session.doors.settings.set("braille", 0)
    return braille(session)


def clear(session: "Session") -> list[str]:
    """Clear the screen and what can be scrolled back; what stood there is not said again."""
    if not session.doors.clears():
        return [cannot_clear(session.say)]
    session.curtained = True
    # Translators: the screen was cleared on request
    return [session.say("The screen is cleared. Enter tells how things stand.")]


def curtain(session: "Session") -> list[str]:
    """Whether there is a curtain, and how to change it."""
    say = session.say
    secrets = session.room.secrets
    if secrets:
        # Translators: with several people at one keyboard; "variants" are those agreed that give each a secret, such as "powers"
        return [say("In this game the curtain stays, because of what was agreed: {variants}.", variants=say.all_of(secrets))]
    if session.doors.settings.get("curtain", False):
        # Translators: with several people at one keyboard; the words are those that are typed
        return [say("With several people, the screen is cleared between turns. Type curtain no to change that.")]
    # Translators: with several people at one keyboard; the words are those that are typed
    return [say("Turns are heard by all. Type curtain yes to clear the screen between turns.")]


def set_curtain(value: bool) -> Handler:
    """The handler that puts the curtain up or down from the next turn on; where it has to stay, nothing is remembered."""

    def done(session: "Session") -> list[str]:
        session.doors.settings.set("curtain", value)
        return curtain(session)

    def handler(session: "Session") -> list[str]:
        if session.room.secrets:
            return curtain(session)
        if session.room.veiled and not value:
            # Translators: several people play behind a curtain, and one of them wishes none any more
            question = session.say("Without a curtain everybody hears everything. Does everybody agree? Type yes or no.")
            return session.ask(question, lambda: done(session))
        return done(session)

    return handler


HANDLERS: dict[str, Handler] = {
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
    "sounds_on": set_sounds(True),
    "sounds_off": set_sounds(False),
    "braille": braille,
    "braille_n": braille_n,
    "braille_off": braille_off,
    "clear": clear,
    "curtain": curtain,
    "curtain_on": set_curtain(True),
    "curtain_off": set_curtain(False),
}
