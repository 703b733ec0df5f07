"""Taken: what no person and no thing may be called, because it means something in the conversation."""

from functools import cache

from accessijeux_cli.play.game import Game
from accessijeux_cli.talk.commands.vocabulary import NO, NOTHING, TITLED, WORDS, YES
from accessijeux_cli.talk.meaning import TOPIC, moves_and_topics
from accessijeux_cli.talk.setting_up.answers import CHANCE, LEVEL_WORDS, ME
from accessijeux_cli.talk.shelf import Shelf, games_of
from accessijeux_cli.words.folding import fold
from accessijeux_cli.words.phrases import SLOT, all_forms
from accessijeux_cli.words.tongue import Tongue


@cache
def words_of(game: Game, language: str, shelf: Shelf) -> frozenset[str]:
    """What no person may be called, folded: every whole phrase, and every word of a game's own phrases and answers.

    A topic without a number keeps its meaning before a name, so that a person may have it: Rose.
    """
    own, common = _forms_of(game, language, shelf)
    return frozenset({*own, *common, *(word for form in own for word in form.split())})


@cache
def _forms_of(game: Game, language: str, shelf: Shelf) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The phrases of a game and its answers, then those of the conversation, folded and without their slots."""
    voice = game.voice
    here = Tongue(language, game=game.name, names=("",))
    said = moves_and_topics(game, dictated=True, say=here)
    own = [typed for level, typed, _, _ in said if level != TOPIC]
    own += [voice.name_forms, NOTHING, YES, NO, ME, CHANCE, *LEVEL_WORDS.values()]
    own += [typed for typed, _, _ in voice.repairs(here)]
    tongues = (here, here.other())
    forms = [form for tongue in tongues for typed in dict.fromkeys(own) for form in all_forms(tongue(typed))]
    forms += [form for tongue in tongues for level, typed, _, _ in said if level == TOPIC
              for form in all_forms(tongue(typed)) if SLOT.search(form)]  # fmt: skip
    forms += [form for other in games_of(shelf) for typed, *_ in other.voice.options
              for tongue in (Tongue(language, game=other.name), Tongue(language, game=other.name).other()) for form in all_forms(tongue(typed))]  # fmt: skip
    common = [_bare(form) for tongue in tongues for word in (*WORDS, *TITLED) for form in all_forms(tongue(word.typed))]
    return tuple(map(_bare, forms)), tuple(common)


def is_taken(name: str, game: Game, language: str, shelf: Shelf) -> bool:
    """Whether the name of a thing, with or without numbers, means something in the conversation by itself."""
    folded = fold(name)
    letters = " ".join(word for word in folded.split() if not word.isdigit())
    return not letters or any(form in (folded, letters) for forms in _forms_of(game, language, shelf) for form in forms)


def _bare(form: str) -> str:
    """A typed form without its slots, folded."""
    return fold(SLOT.sub("", form))
