"""Options of a game as a command line gives them: name=value."""

from typing import Any

from accessijeux_cli.play.game import Game, fitting
from accessijeux_cli.words.phrases import readable
from accessijeux_cli.words.tongue import Tongue


class Unfit(ValueError):
    """Options that a game has not, or not so; its text is the sentence to say."""


def options_of(game: Game, usual: dict[str, Any], texts: list[str], say: Tongue) -> dict[str, Any]:
    """The usual options, changed by such as "mode=duel". Raises Unfit."""
    options = dict(usual)
    for text in texts:
        name, _, value = text.partition("=")
        if name not in options:
            # Translators: command line mistake; the list of options follows
            raise Unfit(say("There is no option {name}. The options: {options}.", name=readable(name), options=say.comma(options)))
        options[name] = _value(value, options[name], say)
    if not fitting(game.rules, options):
        # Translators: command line mistake: options that do not go together, or with a value that does not exist
        raise Unfit(say("{title} cannot be played with these options.", title=game.title))
    return options


def _value(text: str, default: Any, say: Tongue) -> Any:
    """A value of the default's type."""
    if isinstance(default, bool):
        if text.lower() in ("", "true", "yes", "oui", "1"):
            return True
        if text.lower() in ("false", "no", "non", "0"):
            return False
        # Translators: command line mistake
        raise Unfit(say("The value {value} should be yes or no.", value=readable(text)))
    return int(text) if isinstance(default, int) and text.isdigit() else text
