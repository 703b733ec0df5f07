"""Options of a game as a command line gives them: mode=duel, or the word typed for it before a game, such as duel or rounds=3."""

from typing import Any

from accessijeux_cli.play.game import Game, Options, fitting
from accessijeux_cli.talk.parts import voice_of
from accessijeux_cli.words.folding import fold
from accessijeux_cli.words.phrases import SLOT, all_forms, first_form, quoted
from accessijeux_cli.words.tongue import Tongue


class Unfit(ValueError):
    """Options that a game has not, or not so; its text is the sentence to say."""


def options_of(game: Game, usual: Options, texts: list[str], say: Tongue) -> Options:
    """The usual options, changed by such as "mode=duel". Raises Unfit."""
    options = dict(usual)
    for text in texts:
        name, _, value = text.replace(" ", "=").partition("=")
        option, default = _option(game, name, say)
        options[option] = _value(game, option, value, options[option] if default is None else default, say)
    if not fitting(game.rules, options):
        # Translators: command line mistake: options that do not go together, or with a value that does not exist; the list of options follows
        raise Unfit(say("{title} cannot be played so. The options: {options}.", title=game.title, options=_listed(game, say)))
    return options


def _option(game: Game, name: str, say: Tongue) -> tuple[str, Any]:
    """An option by its name or by a word typed for it, and the value that the word stands for, None when for none."""
    if name in game.rules.OPTIONS:
        return name, None
    for typed, option, value, _ in voice_of(game).options:
        if fold(name) in _words(game, typed, say):
            return option, value
    # Translators: command line mistake; the list of options follows
    raise Unfit(say("There is no option {name}. The options: {options}.", name=quoted(name, say.language), options=_listed(game, say)))


def _words(game: Game, typed: str, say: Tongue) -> set[str]:
    """The words typed for an option in both languages, numbers apart."""
    here = say.at(game=game.name)
    return {fold(SLOT.sub("", form)) for tongue in (here, here.other()) for form in all_forms(tongue(typed))}


def switched(form: str, shelf: list[Game]) -> str:
    """The option of one of these games that a switch names by a word typed for it, as name=value; "" for none."""
    for game in shelf:
        for typed, option, value, _ in voice_of(game).options:
            words = {word.replace(" ", "-") for word in _words(game, typed, Tongue("en"))}
            if value is not None and form.startswith("--") and fold(form[2:].replace("-", " ")).replace(" ", "-") in words:
                return f"{option}={value}"
    return ""


def _listed(game: Game, say: Tongue) -> str:
    here = say.at(game=game.name)
    return say.comma(first_form(here(typed, n=3)) for typed, *_ in voice_of(game).options)


def _value(game: Game, option: str, text: str, default: Any, say: Tongue) -> Any:
    """A value of the default's type, which an empty text leaves."""
    if isinstance(default, bool):
        return _truth(text, say)
    for typed, name, value, _ in voice_of(game).options:
        if name == option and value is not None and fold(text) in _words(game, typed, say):
            return value
    return int(text) if isinstance(default, int) and text.isdigit() else text or default


def _truth(text: str, say: Tongue) -> bool:
    if text.lower() in ("", "true", "yes", "oui", "1"):
        return True
    if text.lower() in ("false", "no", "non", "0"):
        return False
    # Translators: command line mistake
    raise Unfit(say("The value {value} should be yes or no.", value=quoted(text, say.language)))


def variants(game: Game, options: dict[str, Any], say: Tongue) -> list[str]:
    """Those of these options that are not as usual, as they are typed; say is the game's tongue."""
    usual = game.rules.OPTIONS
    chosen = [(typed, options.get(name, usual[name]), name, value) for typed, name, value, _ in voice_of(game).options]
    return [first_form(say(typed, n=now)) for typed, now, name, value in chosen if now != usual[name] and value in (None, now)]
