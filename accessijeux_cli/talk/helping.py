"""Helping: the words of a place, what one word does, and how screen readers behave in a terminal."""

from typing import Any

from accessijeux_cli.talk.commands import WORDS
from accessijeux_cli.words.phrases import BETWEEN_NUMBERS, SLOT, fold
from accessijeux_cli.words.tongue import Tongue, mark

# Translators: typed after "help": all the words
ALL = mark("words | commands")
# Translators: typed after "help": how screen readers behave
READER = mark("reader | screen reader")
EVERYDAY = ("status", "mine", "score", "news", "advice", "why", "undo", "repeat", "rules")
"""The commands that the short help names."""


AT_A_TABLE = ("fix", "recap")
"""Those that it names besides at a physical table."""


AT_HOME = ("learn", "demo", "daily", "resume", "replay", "records", "language", "speech", "braille", "quit")
"""The commands that the short help names where no game is played."""


def overview(session: Any) -> list[str]:
    """The words of this place in a few lines (R52)."""
    say, voice = session.say, _voice(session)
    lines = session.room.choices()
    own = say.comma(both(typed, facts, say) for typed, facts, _ in session.room.words())
    if own:
        # Translators: help: the words that belong to this place
        lines = [*lines, say("Here: {words}.", words=own)]
    if voice:
        topics = say.comma(both(typed, facts, say) for typed, facts, _, _ in voice.TOPICS)
        # Translators: help: the words for what can be heard
        lines.append(say("To hear: {words}.", words=topics))
    everyday = [both(word.typed, {}, say) for word in WORDS if word.name in _everyday(session)]
    # Translators: help: some common words
    lines.append(say("Also: {words}.", words=say.comma(everyday)))
    if voice:
        # Translators: help: how to ask whether a move is allowed; "?" is typed
        lines.append(say("A question mark before a move asks whether it is allowed."))
    # Translators: help: how to hear more; the words are those that are typed
    return [*lines, say("More: help words, help reader, or help and a word.")]


def _everyday(session: Any) -> tuple[str, ...]:
    setup = getattr(session.room, "setup", None)
    if not setup:
        return AT_HOME
    return (*EVERYDAY, *AT_A_TABLE) if setup.dictated else EVERYDAY


def one_word(session: Any, words: str) -> list[str]:
    """What one word does; or all the words, or about readers."""
    say = session.say
    if _is(words, ALL, say):
        return all_words(session)
    if _is(words, READER, say):
        return reader(say)
    found = [line for typed, facts, does in entries(session) if _is(words, typed, say) for line in [_line(typed, facts, does, say)]]
    if found:
        return found[:1]
    # Translators: help was asked about something that is no word of this place
    return [say("There is no such word here."), *overview(session)[-1:]]


def entries(session: Any) -> list[tuple[str, dict[str, Any], str]]:
    """Every word of this place: typed message, an example's facts, what it does."""
    voice = _voice(session)
    topics = [(typed, facts, does) for typed, facts, _, does in voice.TOPICS] if voice else []
    return [*session.room.words(), *topics, *((word.typed, {}, word.does) for word in WORDS)]


def all_words(session: Any) -> list[str]:
    """Every word, a line each, in pages."""
    return [_line(typed, facts, does, session.say) for typed, facts, does in entries(session)]


def _line(typed: str, facts: dict[str, Any], does: str, say: Tongue) -> str:
    word = both(typed, facts, say)
    # Translators: help: a word, its short form, what it does
    return say("{word}: {does}.", word=word[:1].upper() + word[1:], does=say(does))


def both(typed: str, facts: dict[str, Any], say: Tongue) -> str:
    """The first whole form of a typed message and its short form, as they are typed: "draw, d"; facts in words are messages."""
    whole, _, short = say(typed).partition(";")
    forms = [whole.split("|")[0].strip(), short.split("|")[0].strip()]
    # Translators: in help, what a free place of a typed form stands for
    names = {"n": say("2"), "words": say("words"), "cards": "7, 7, 9"}
    names |= {slot: say(fact) if isinstance(fact, str) else str(fact) for slot, fact in facts.items()}
    filled = [SLOT.sub(lambda slot: names.get(slot[1], ""), form) for form in forms if form]
    # Translators: in help, a word and its short form, as in "draw or d"
    return say("{word} or {short}", word=filled[0], short=spaced(filled[1])) if len(filled) > 1 else filled[0]


def spaced(typed: str) -> str:
    """What can be typed, so that numbers side by side are heard as two: "7, 2" may be typed too."""
    return BETWEEN_NUMBERS.sub(", ", typed)


def _is(words: str, typed: str, say: Tongue) -> bool:
    """Whether words are one of a message's forms, numbers apart."""
    wanted = _without_numbers(words)
    forms = (form for tongue in (say, say.other()) for form in tongue(typed).replace(";", "|").split("|"))
    return bool(wanted) and wanted in {_without_numbers(SLOT.sub("", form)) for form in forms}


def _without_numbers(text: str) -> str:
    return " ".join(word for word in fold(text).split() if not word.isdigit())


def _voice(session: Any) -> Any:
    setup = getattr(session.room, "setup", None)
    return setup.game.part("voice") if setup else None


def reader(say: Tongue) -> list[str]:
    """How screen readers behave here, and what to do when something is heard twice or not at all."""
    return [
        # Translators: help about screen readers
        say("Your screen reader reads each answer as it is printed, then the prompt, a question mark."),
        # Translators: help about screen readers
        say("Nothing is printed while you type or wait, and nothing ever changes above."),
        # Translators: help about screen readers; NVDA+5 is a key of that reader
        say("With NVDA, automatic reading must be on: NVDA and 5. Numpad 7, 8, 9 go over older lines."),
        # Translators: help about screen readers
        say("With VoiceOver, type r when an answer was cut, and brief for shorter ones."),
        # Translators: help about screen readers
        say("With Orca, keep the terminal in front; its flat review goes over older lines."),
        # Translators: help about braille displays; the words are those that are typed
        say("On a braille display type braille and its width: the answer then lies under the cursor."),
        # Translators: help about screen readers; the option is typed when the program is started
        say("If keys are heard twice, start with the option simple: accessijeux --simple."),
    ]
