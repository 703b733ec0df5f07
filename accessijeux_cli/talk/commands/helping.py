"""Helping: the words of a place, what one word does, and how screen readers behave in a terminal."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from accessijeux_cli.talk.commands import guide
from accessijeux_cli.talk.commands.vocabulary import OF_A_TABLE, TITLED, WITH_A_MOVE, WORDS
from accessijeux_cli.talk.examples import both, example
from accessijeux_cli.talk.meaning import Help
from accessijeux_cli.talk.shelf import games_of
from accessijeux_cli.words.folding import fold
from accessijeux_cli.words.lines import capital
from accessijeux_cli.words.phrases import SLOT, all_forms, first_form
from accessijeux_cli.words.tongue import Tongue, mark
from accessijeux_cli.words.voice import Voice

if TYPE_CHECKING:
    from accessijeux_cli.talk.session import Session

# Translators: typed after "help": all the words
ALL = mark("words | commands")
# Translators: typed after "help": how screen readers behave
READER = mark("reader | screen reader")
# Translators: typed after "help", before a word that is looked up in the guide
GUIDE = mark("guide")
def overview(session: "Session") -> list[str]:
    """The words of this place in a few lines (R52)."""
    say, voice = session.say, _voice(session)
    lines = session.room.choices()
    own = say.comma(both(typed, facts, say) for typed, facts, _ in session.room.words())
    if own:
        # Translators: help: the words that belong to this place
        lines = [*lines, say("Here: {words}.", words=own)]
    if voice:
        topics = say.comma(both(typed, facts, say) for typed, facts, _, _ in voice.topics)
        # Translators: help: the words for what can be heard
        lines.append(say("To hear: {words}.", words=topics))
    everyday = [both(word.typed, {}, say) for word in WORDS if word.name in session.room.everyday]
    # Translators: help: some common words
    lines.append(say("Also: {words}.", words=say.comma(everyday)))
    if own and "may" in session.room.commands():
        # Translators: help: how to ask whether a move is allowed; "?" is typed
        lines.append(say("A question mark before a move asks whether it is allowed."))
    # Translators: help: how to hear more; the words are those that are typed
    return [*lines, say("More: help words, help reader, help guide, or help and a word.")]


def one_word(session: "Session", words: str) -> list[str]:
    """What one word does; or all the words, or about readers."""
    say = session.say
    if _is(words, ALL, say):
        return all_words(session)
    if _is(words, READER, say):
        return reader(say)
    first, _, others = words.partition(" ")
    if others and _is(first, GUIDE, say):
        return guide.find(session, others)
    known = entries(session)
    meant = [entry for entry in known if _is(words, entry[0], say)]
    exactly = [entry for entry in meant if _is(words, first_form(say(entry[0])), say)]
    common = {word.typed for word in WORDS}
    begun = [entry for entry in known if _begins(words, first_form(say(entry[0])) if entry[0] in common else say(entry[0]))]
    found = dict.fromkeys(_line(*entry, say) for entry in [*(exactly or meant)[:1], *begun])
    if found:
        return list(found)
    # Translators: help was asked about something that is no word of this place
    return [say("There is no such word here."), *overview(session)[-1:]]


def entries(session: "Session") -> list[Help]:
    """Every word of this place: typed message, an example's facts, what it does."""
    voice = _voice(session)
    topics = [(typed, facts, does) for typed, facts, _, does in voice.topics] if voice else []
    words = session.room.words()
    own = [*words, *session.room.advertised()]
    with_a_move = _with_a_move(session, words)
    title = {"game": games_of(session.shelf)[0].title}
    titled = [(word.typed, title, word.does) for word in TITLED]
    return [*own, *topics, *((word.typed, with_a_move.get(word.name, word.facts), word.does) for word in WORDS), *(each for each in titled if each not in own)]


def _with_a_move(session: "Session", moves: list[Help]) -> dict[str, dict[str, str]]:
    """What fills the free place of the common words that a move follows: the first of these moves, where one may ask about it."""
    if "may" not in session.room.commands() or not moves:
        return {}
    typed, facts, _ = moves[0]
    return dict.fromkeys(WITH_A_MOVE, {"words": example(first_form(session.say(typed)), facts, session.say)})


def all_words(session: "Session") -> list[str]:
    """Every word, a line each, in pages."""
    setup = session.room.setup
    useless = () if setup and setup.dictated else [word.typed for word in WORDS if word.name in OF_A_TABLE]
    return [_line(typed, facts, does, session.say) for typed, facts, does in entries(session) if typed not in useless]


def _line(typed: str, facts: Mapping[str, Any], does: str, say: Tongue) -> str:
    word = both(typed, facts, say)
    # Translators: help: a word, its short form, what it does
    return say("{word}: {does}.", word=capital(word), does=say(does))


def lacking(session: "Session", words: str) -> list[str]:
    """Examples of the phrases of this place that go on with a number or words where the words stop, at most two."""
    found = [example(form, facts, session.say) for typed, facts, _ in entries(session)
             for form in all_forms(session.say(typed)) if _stops_at_slot(form, words)]  # fmt: skip
    return list(dict.fromkeys(found))[:2]


def _stops_at_slot(form: str, words: str) -> bool:
    begun, slot, _ = form.partition("{")
    return bool(slot) and fold(begun) == fold(words) != ""


def _is(words: str, typed: str, say: Tongue) -> bool:
    """Whether words are one of a message's forms, numbers apart."""
    wanted = _without_numbers(words)
    forms = (form for tongue in (say, say.other()) for form in all_forms(tongue(typed)))
    return bool(wanted) and wanted in {_without_numbers(SLOT.sub("", form)) for form in forms}


def _begins(words: str, forms: str) -> bool:
    """Whether one of these forms begins with that word alone."""
    return fold(words) in (fold(form).partition(" ")[0] for form in all_forms(forms))


def _without_numbers(text: str) -> str:
    return " ".join(word for word in fold(text).split() if not word.isdigit())


def _voice(session: "Session") -> Voice[Any, Any, Any, Any] | None:
    setup = session.room.setup
    return setup.game.voice if setup else None


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
