"""The names of the cards of Symbiose: as they are said, as they are typed, and what they are understood as."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from typing import Any

from accessijeux_cli.games.symbiose.rules import POINTS, SYMBOLS, TARGET
from accessijeux_cli.games.symbiose.rules.cards import (
    ANIMALS,
    BLUE,
    CARDS,
    DRAGONFLY,
    FISH,
    FIXED,
    FROG,
    GREEN,
    ORANGE,
    PINK,
    SNAIL,
    Card,
)  # fmt: skip
from accessijeux_cli.words.folding import fold
from accessijeux_cli.words.numbers import Number
from accessijeux_cli.words.phrases import SLOT, all_forms, first_form
from accessijeux_cli.words.tongue import LANGUAGES, Tongue, mark

GAME = "symbiose"
FEW = 8
"""The most cards that are listed for somebody to choose from."""

# As they are said

LOOKS = {
    # Translators: what a card shows, an animal and its colour
    (DRAGONFLY, PINK): mark("pink dragonfly"),
    # Translators: what a card shows, an animal and its colour
    (DRAGONFLY, GREEN): mark("green dragonfly"),
    # Translators: what a card shows, an animal and its colour
    (DRAGONFLY, ORANGE): mark("orange dragonfly"),
    # Translators: what a card shows, an animal and its colour
    (DRAGONFLY, BLUE): mark("blue dragonfly"),
    # Translators: what a card shows, an animal and its colour
    (FISH, PINK): mark("pink fish"),
    # Translators: what a card shows, an animal and its colour
    (FISH, GREEN): mark("green fish"),
    # Translators: what a card shows, an animal and its colour
    (FISH, ORANGE): mark("orange fish"),
    # Translators: what a card shows, an animal and its colour
    (FISH, BLUE): mark("blue fish"),
    # Translators: what a card shows, an animal and its colour
    (SNAIL, PINK): mark("pink snail"),
    # Translators: what a card shows, an animal and its colour
    (SNAIL, GREEN): mark("green snail"),
    # Translators: what a card shows, an animal and its colour
    (SNAIL, ORANGE): mark("orange snail"),
    # Translators: what a card shows, an animal and its colour
    (SNAIL, BLUE): mark("blue snail"),
    # Translators: what a card shows, an animal and its colour
    (FROG, PINK): mark("pink frog"),
    # Translators: what a card shows, an animal and its colour
    (FROG, GREEN): mark("green frog"),
    # Translators: what a card shows, an animal and its colour
    (FROG, ORANGE): mark("orange frog"),
    # Translators: what a card shows, an animal and its colour; no card shows this one
    (FROG, BLUE): mark("blue frog"),
}

COUNTED = (
    # Translators: what a card counts, as in "4 per dragonfly"
    mark("dragonfly"),
    # Translators: what a card counts, as in "4 per fish"
    mark("fish"),
    # Translators: what a card counts, as in "4 per snail"
    mark("snail"),
    # Translators: what a card counts, as in "4 per frog"
    mark("frog"),
    # Translators: what a card counts, as in "4 per pink card"
    mark("pink card"),
    # Translators: what a card counts, as in "4 per green card"
    mark("green card"),
    # Translators: what a card counts, as in "4 per orange card"
    mark("orange card"),
    # Translators: what a card counts, as in "4 per blue card"
    mark("blue card"),
)

SHORT = (
    *COUNTED[:4],
    # Translators: what a card counts, pink cards, in its short name "blue fish 2 per pink"; it agrees with "card"
    mark("per pink"),
    # Translators: what a card counts, green cards, in its short name "blue fish 3 per green"; it agrees with "card"
    mark("per green"),
    # Translators: what a card counts, orange cards, in its short name "pink frog 4 per orange"; it agrees with "card"
    mark("per orange"),
    # Translators: what a card counts, blue cards, in its short name "pink fish 5 per blue"; it agrees with "card"
    mark("per blue"),
)

PLURALS = (
    # Translators: begins a sentence about where the cards with that animal are
    mark("Dragonflies"),
    # Translators: begins a sentence about where the cards with that animal are
    mark("Fish"),
    # Translators: begins a sentence about where the cards with that animal are
    mark("Snails"),
    # Translators: begins a sentence about where the cards with that animal are
    mark("Frogs"),
    # Translators: begins a sentence about where the cards of that colour are
    mark("Pink cards"),
    # Translators: begins a sentence about where the cards of that colour are
    mark("Green cards"),
    # Translators: begins a sentence about where the cards of that colour are
    mark("Orange cards"),
    # Translators: begins a sentence about where the cards of that colour are
    mark("Blue cards"),
)

NONE = (
    # Translators: none of these
    mark("no dragonfly"),
    # Translators: none of these
    mark("no fish"),
    # Translators: none of these
    mark("no snail"),
    # Translators: none of these
    mark("no frog"),
    # Translators: none of these
    mark("no pink card"),
    # Translators: none of these
    mark("no green card"),
    # Translators: none of these
    mark("no orange card"),
    # Translators: none of these
    mark("no blue card"),
)

MASCULINE = (FISH, SNAIL)
"""In French these two are counted as un, all the others as une."""


def card_name(card: int, say: Tongue) -> str:
    """A card by what it shows and gives: pink frog, 4 per snail; in brief without its comma, as it may be typed."""
    if say.level == "brief":
        return typed_name(card, say)
    look = say(LOOKS[SYMBOLS[card]])
    if TARGET[card] == FIXED:
        # Translators: a card of fixed points; "look" is such as "pink fish"
        return say("{look}, {points} points", look=look, points=POINTS[card])
    # Translators: a card; "look" is such as "pink frog", "counted" such as "snail" or "orange card"
    return say("{look}, {points} per {counted}", look=look, points=POINTS[card], counted=say(COUNTED[TARGET[card]]))


def typed_name(card: int, say: Tongue) -> str:
    """A card as it can be typed: pink frog 4 snail."""
    look = say(LOOKS[SYMBOLS[card]])
    if TARGET[card] == FIXED:
        # Translators: a card of fixed points as it can be typed; "look" is such as "pink fish"
        return say("{look} {points} points", look=look, points=POINTS[card])
    # Translators: a card as it can be typed; "look" is such as "pink frog", "counted" such as "snail" or "per orange"
    return say("{look} {points} {counted}", look=look, points=POINTS[card], counted=say(SHORT[TARGET[card]]))


def plural(symbol: int, say: Tongue) -> str:
    """A symbol as the beginning of a sentence: Snails, Pink cards."""
    return say(PLURALS[symbol])


def bare_count(symbol: int, count: int, say: Tongue) -> str:
    """A number of cards with a symbol, the noun left out."""
    return format(Number(count, say.language), "words" if symbol in MASCULINE else "she")


def how_many(symbol: int, count: int, say: Tongue) -> str:
    """A number of cards with a symbol: three fish, one pink card."""
    return _animals(symbol, count, say) if symbol in ANIMALS else _coloured(symbol, count, say)


def _animals(symbol: int, count: int, say: Tongue) -> str:
    if not count:
        return say(NONE[symbol])
    match symbol:
        case 0:
            # Translators: so many cards with that animal
            return say.many("one dragonfly", "{count:words} dragonflies", count)
        case 1:
            # Translators: so many cards with that animal
            return say.many("one fish", "{count:words} fish", count)
        case 2:
            # Translators: so many cards with that animal
            return say.many("one snail", "{count:words} snails", count)
    # Translators: so many cards with that animal
    return say.many("one frog", "{count:words} frogs", count)


def _coloured(symbol: int, count: int, say: Tongue) -> str:
    if not count:
        return say(NONE[symbol])
    match symbol:
        case 4:
            # Translators: so many cards of that colour
            return say.many("one pink card", "{count:words} pink cards", count)
        case 5:
            # Translators: so many cards of that colour
            return say.many("one green card", "{count:words} green cards", count)
        case 6:
            # Translators: so many cards of that colour
            return say.many("one orange card", "{count:words} orange cards", count)
    # Translators: so many cards of that colour
    return say.many("one blue card", "{count:words} blue cards", count)


# As they are typed

WORDS = (
    # Translators: typed forms of an animal in a card's name, then those short forms that would begin several words; the beginning
    # of one of these words is understood by itself
    mark("dragonfly | dragonflies"),
    # Translators: typed forms of an animal in a card's name
    mark("fish | fishes"),
    # Translators: typed forms of an animal in a card's name
    mark("snail | snails ; s"),
    # Translators: typed forms of an animal in a card's name
    mark("frog | frogs"),
    # Translators: typed forms of a colour, or its season, in a card's name
    mark("pink | spring"),
    # Translators: typed forms of a colour, or its season, in a card's name
    mark("green | summer ; gn"),
    # Translators: typed forms of a colour, or its season, in a card's name
    mark("orange | autumn"),
    # Translators: typed forms of a colour, or its season, in a card's name
    mark("blue | winter"),
)
# Translators: typed word before what a card counts, as in "3 per green card"
PER = mark("per")
# Translators: typed words that may stand in a card's name and mean nothing there
FILLERS = mark("per | card | cards | point | points | fixed | each | every | for | a | the")

# Translators: typed words that say of a slot or of a card of the river that it is face down, as in "6 hidden"
FACE_DOWN = mark("hidden | down")
# Translators: typed words that may stand beside those and mean nothing there
BESIDE = mark("face | slot | slots | card | cards | and | is | are | river")
COUNTS = "+"
"""Stands before a word that says what a card counts."""
ALONE = (0,)
"""No number stands before a card: those that do are its points."""


@dataclass(frozen=True, slots=True)
class Description:
    """A card as it was typed: for each word that says what it shows, the symbols it may mean; then its points and what it may
    count, None when not typed."""

    shown: tuple[frozenset[int], ...]
    points: int | None = None
    targets: frozenset[int] | None = None

    @property
    def bare(self) -> bool:
        """Whether one word is all of it."""
        return self == Description(self.shown[:1])


def words_in(*messages: str) -> frozenset[str]:
    """Every word of the typed forms of these messages, in both languages, folded."""
    tongues = [Tongue(language, game=GAME) for language in LANGUAGES]
    forms = [SLOT.sub(" ", say(message)) for message in messages for say in tongues]
    return frozenset(word for form in forms for word in fold(form).split())


def _forms(part: str) -> list[str]:
    return [fold(form) for form in part.split("|") if form.strip()]


@cache
def _vocabulary(language: str) -> tuple[dict[str, int], dict[str, int]]:
    """The symbol of each whole word of a language, and of each short form."""
    parts = [Tongue(language, game=GAME)(message).partition(";") for message in WORDS]
    whole = {form: symbol for symbol, (forms, _, _) in enumerate(parts) for form in _forms(forms)}
    return whole, {form: symbol for symbol, (_, _, forms) in enumerate(parts) for form in _forms(forms)}


@cache
def symbols_of(word: str, language: str) -> frozenset[int]:
    """What a word may mean in a card's name: as a form of this language, as the beginning of some, or whole in the other."""
    whole, short = _vocabulary(language)
    if word in whole or word in short:
        return frozenset([(whole | short)[word]])
    begun = frozenset(symbol for form, symbol in whole.items() if form.startswith(word))
    foreign, _ = _vocabulary(Tongue(language).other().language)
    return begun or frozenset([foreign[word]] if word in foreign else [])


def described(text: str, verbs: frozenset[str], before: tuple[int, ...], say: Tongue) -> tuple[list[int], list[Description]] | None:
    """(the numbers before the first card, the cards described), None when some word belongs to no card.

    before: how many numbers may stand before the first card, the likeliest first.
    """
    first, *others = _cards_of(text, verbs, say) or [[]]
    cards = [_card(first, before, say), *(_card(words, ALONE, say) for words in others)]
    if None in cards:
        return None
    return cards[0][0], [description for _, description in cards]


def listed(text: str, before: tuple[int, ...], say: Tongue) -> list[tuple[list[int], Description | None]]:
    """(the numbers before it, description) of each card of a list, None for one face down; [] when a word belongs to no card."""
    parts = text.split(",")
    runs = [(down, ",".join(run)) for down, run in groupby(parts, _face_down)]
    cards = [card for down, run in runs for card in (_hidden_in(run) if down else _listed(run, before, say))]
    return [] if None in cards else cards


def _listed(text: str, before: tuple[int, ...], say: Tongue) -> list[Any]:
    return [_card(words, before, say) for words in _cards_of(text, frozenset(), say) or [[]]]


def _face_down(part: str) -> bool:
    """Whether a part of a list says that something is face down: "6 hidden", "3 and 4 hidden"."""
    words = [word for word in fold(part).split() if not word.isdigit()]
    return any(word in words_in(FACE_DOWN) for word in words) and all(word in words_in(FACE_DOWN, BESIDE) for word in words)


def _hidden_in(text: str) -> list[tuple[list[int], None]]:
    """What is face down: each number by itself, without a number in its order."""
    found = [[int(word) for word in fold(part).split() if word.isdigit()] for part in text.split(",")]
    return [(numbers, None) for part in found for numbers in ([[number] for number in part] or [[]])]


def only_card(words: str, say: Tongue) -> Any:
    """The one card described; a tuple of all that it may be when it is none or several."""
    cards = [_card(each, ALONE, say) for each in _cards_of(words, frozenset(), say)]
    found = matching(cards[0][1], ()) if len(cards) == 1 and cards[0] else []
    return found[0] if len(found) == 1 else tuple(found)


def _cards_of(text: str, verbs: frozenset[str], say: Tongue) -> list[list[str]]:
    """The words of each card in a text; [] when some word is not understood or no card is named."""
    first, *others = text.split(",")
    parts = [_known(first, verbs, say), *(_known(part, frozenset(), say) for part in others)]
    return [] if None in parts else _joined(parts)


def _known(part: str, verbs: frozenset[str], say: Tongue) -> list[str] | None:
    """The words that mean something in a card's name; None when some word is not understood."""
    words = _meaningful(part, verbs)
    return words if all(word.isdigit() or _symbols(word, say) for word in words) else None


def _meaningful(part: str, verbs: frozenset[str]) -> list[str]:
    """The words of a card's name without those that mean nothing there; what it counts is marked, when "per" says so."""
    words: list[str] = []
    per = False
    for word in fold(part).split():
        if word not in words_in(FILLERS) | verbs:
            words.append(f"{COUNTS}{word}" if per and not word.isdigit() else word)
        per = word in words_in(PER) or per and word in words_in(FILLERS)
    return words


def _symbols(word: str, say: Tongue) -> frozenset[int]:
    return symbols_of(word.removeprefix(COUNTS), say.language)


def unknown_word(text: str, say: Tongue) -> str:
    """Of a text that names a card by other words, the first word that is none of a card's name; "" when there is none such."""
    words = [word for part in text.split(",") for word in _meaningful(part, frozenset())]
    known = [word for word in words if not word.isdigit() and len(word) > 1 and _symbols(word, say)]
    others = [word for word in words if not word.isdigit() and not _symbols(word, say)]
    return others[0].removeprefix(COUNTS) if known and others else ""


def _joined(parts: list[list[str]]) -> list[list[str]]:
    """The words of each card, what only a comma divides put together."""
    cards: list[list[str]] = []
    for words in filter(None, parts):
        if cards and _goes_on(cards[-1], words):
            cards[-1] = [*cards[-1], *words]
        else:
            cards.append(words)
    return cards


def _goes_on(before: list[str], words: list[str]) -> bool:
    """Whether words after a comma belong to those before it: "pink frog, 4 per snail", or "3 5, pink frog 4 snail"."""
    if all(map(str.isdigit, before)):
        return True
    return len(before) > 1 and not before[-1].isdigit() and words[0].isdigit() and len(words) < 3


def _card(words: list[str], before: tuple[int, ...], say: Tongue) -> tuple[list[int], Description] | None:
    """(numbers before it, description) of a card in any order; None when no animal or colour is there, or too much.

    The last number before it may be its points: of such readings the likeliest that fits a card, else the likeliest.
    """
    start = next((place for place, word in enumerate(words) if not word.isdigit()), len(words))
    numbers, rest = list(map(int, words[:start])), words[start:]
    readings = [(numbers, rest)]
    if numbers and not any(map(str.isdigit, rest)):
        readings.append((numbers[:-1], words[start - 1 :]))
    likely = [reading for count in before for reading in readings if len(reading[0]) == count] or readings
    found = [(each, _described(named, say)) for each, named in likely]
    if None in [description for _, description in found]:
        return None
    return next((reading for reading in found if matching(reading[1], ())), found[0])


def _described(words: list[str], say: Tongue) -> Description | None:
    """A card's own words, its points among them: as they stand, else in the order that fits a card."""
    places = [place for place, word in enumerate(words) if word.isdigit()]
    symbols = [_symbols(word, say) for word in words if not word.isdigit()]
    if not 1 <= len(symbols) <= 3 or len(places) > 1:
        return None
    points = int(words[places[0]]) if places else None
    counted = [_symbols(word, say) for word in words if word.startswith(COUNTS)]
    if counted:
        shown = tuple(_symbols(word, say) for word in words if not word.isdigit() and not word.startswith(COUNTS))
        return Description(shown, points, counted[0]) if len(counted) == 1 and len(shown) < 3 else None
    orders = [Description(shown, points, counted) for shown, counted in _orders(symbols, places[:1])]
    return next((each for each in orders if matching(each, ())), orders[0])


def _orders(symbols: list[frozenset[int]], points_at: list[int]) -> list[tuple[tuple[frozenset[int], ...], Any]]:
    """(what it shows, what it counts) as they stand, then each other word as what it counts; points after two words leave no doubt."""
    first = 1 if points_at == [1] else 2
    standing = [(tuple(symbols[:first]), *(symbols[first:] or [None]))] if len(symbols) <= first + 1 else []
    others = [((*symbols[:place], *symbols[place + 1 :]), symbols[place]) for place in range(len(symbols) - 1, -1, -1)]
    return standing if points_at == [2] or len(symbols) == 1 else [*standing, *others]


def matching(description: Description, likely: Sequence[int]) -> list[int]:
    """The cards so described: if several, those that are likely to be meant when there are any."""
    found = [card.number for card in CARDS if _fits(card, description)]
    return [card for card in found if card in likely] or found if len(found) > 1 else found


def _fits(card: Card, description: Description) -> bool:
    """Whether a card shows, gives and counts that: of two words one is its animal, the other its colour."""
    looks = ((card.animal, card.colour), (card.colour, card.animal))
    shows = any(all(each in word for each, word in zip(look, description.shown)) for look in looks)
    return (
        shows
        and description.points in (None, card.points)
        and (description.targets is None or card.target in description.targets)
    )


# Translators: typed answers to "Which one: pink frog 4 snail or pink frog 5 points?", for the first, the second and so on, and the
# last; a number, and any words that fit only one of them, do the same
RANKS = (
    # Translators: typed answer to "Which one", see above
    mark("first | the first | first one | the first one"),
    # Translators: typed answer to "Which one", see above
    mark("second | the second | second one | the second one"),
    # Translators: typed answer to "Which one", see above
    mark("third | the third | third one | the third one"),
    # Translators: typed answer to "Which one", see above
    mark("fourth | the fourth | fourth one | the fourth one"),
)
# Translators: typed answer to "Which one", see above
LAST = mark("last | the last | last one | the last one")


def picked(text: str, offered: Sequence[int], say: Tongue) -> int | None:
    """The one card among those offered that an answer means: by rank, or by words that fit no other; None otherwise."""
    folded = fold(text)
    words = _known(text, frozenset(), say)
    if folded.isdigit():
        found = _by_number(int(folded), offered)
    else:
        found = _by_rank(folded, offered, say) or (_by_words(words, offered, say) if words else [])
    return found[0] if len(found) == 1 else None


def _by_number(number: int, offered: Sequence[int]) -> list[int]:
    """Of those offered the one with that rank, and the one with those points when there is just one."""
    worth = [card for card in offered if POINTS[card] == number]
    ranked = [card for rank, card in enumerate(offered, 1) if rank == number]
    return list({*ranked, *(worth if len(worth) == 1 else ())})


def _by_rank(folded: str, offered: Sequence[int], say: Tongue) -> list[int]:
    ranked = [*zip(offered, RANKS), (offered[-1], LAST)]
    return [card for card, typed in ranked if folded in map(fold, all_forms(say(typed)))]


def _by_words(words: list[str], offered: Sequence[int], say: Tongue) -> list[int]:
    """Of those offered the cards of which each word says something, or if several the one described."""
    found = [card for card in offered if all(_may_say(word, card, say) for word in words)]
    described = _described(words, say) if len(found) > 1 and len(words) > 1 else None
    return [card for card in found if _fits(CARDS[card - 1], described)] if described else found


def _may_say(word: str, card: int, say: Tongue) -> bool:
    """Whether a word says something of a card: its animal, its colour, what it counts, its points."""
    if word.isdigit():
        return int(word) == POINTS[card]
    said = (TARGET[card],) if word.startswith(COUNTS) else (*SYMBOLS[card], TARGET[card])
    return not _symbols(word, say).isdisjoint(said)


def with_card(text: str, verbs: frozenset[str], numbers: list[int], place: int, card: int, say: Tongue) -> str:
    """A text that names cards, after those numbers, with the one at that place said in full."""
    spoken = [" ".join(_spoken(word, say) for word in words) for words in _cards_of(text, verbs, say)]
    spoken[place] = typed_name(card, say) if place else " ".join([*map(str, numbers), typed_name(card, say)])
    return say.comma(spoken)


def _spoken(word: str, say: Tongue) -> str:
    return word.replace(COUNTS, f"{first_form(say(PER))} ")


def which(found: Sequence[int], say: Tongue) -> str:
    """The question which of several cards is meant."""
    if 1 < len(found) <= FEW:
        # Translators: several cards are so described; "cards" is a list such as "pink frog 4 snail or pink frog 5 points"
        return say("Which one: {cards}?", cards=say.one_of(typed_name(card, say) for card in found))
    # Translators: a card was named too shortly
    return say("Name the animal, its colour, its points, and what it counts.")


def not_one(description: Description, found: list[int], say: Tongue) -> str:
    """Why a description is not one card, with what there is."""
    look = _look(description)
    if found or not look:
        return which(found, say)
    there = matching(Description(description.shown), ())
    if not there:
        animal, _ = look
        looks = {SYMBOLS[card.number]: None for card in CARDS if card.animal == animal}
        # Translators: no card shows that; "look" is such as "blue frog", "others" a list of such that exist
        return say("There is no {look}: {others}.", look=say(LOOKS[look]), others=say.one_of(say(LOOKS[each]) for each in looks))
    # Translators: a card was named that does not exist; "cards" is a list of those that look so
    return say("No such card. Those that exist: {cards}.", cards=say.comma(typed_name(card, say) for card in there))


def _look(description: Description) -> tuple[int, int] | None:
    """The animal and the colour, when just one of each is named."""
    symbols = sorted(symbol for word in description.shown for symbol in word)
    return tuple(symbols) if len(symbols) == len(description.shown) == 2 and tuple(symbols) in LOOKS else None
