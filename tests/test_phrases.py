"""Words understood and said, one rule at a time: what stands in a phrasebook, numbers in words, names, lists."""

import pytest

from accessijeux_cli.words.lines import lowered
from accessijeux_cli.words.numbers import Number, in_digits
from accessijeux_cli.words.phrases import Phrasebook, digits_of_the_top_row, fold, readable
from accessijeux_cli.words.tongue import Name, Tongue


def book(language="fr", **sayings):
    """A phrasebook with these sayings, all on one level."""
    found = Phrasebook(language)
    for meaning, typed in sayings.items():
        found.add(1, typed, meaning)
    return found


def meant(found, text):
    return [(heard.meaning, heard.slots) for heard in found.meant(text)]


@pytest.mark.parametrize(
    "keys, digits",
    [("&é\"'(-è_çà", "1234567890"), ("§", "6"), ("!", "8"), ("è é", "7 2"), ("a", ""), ("& a", ""), ("", "")],
)
def test_the_digit_row_of_a_french_keyboard_without_shift(keys, digits):
    """On a PC 6 is a hyphen and 8 an underscore, on a Mac they are a section sign and an exclamation mark."""
    assert digits_of_the_top_row(keys) == digits


@pytest.mark.parametrize(
    "text, folded",
    [("Chef DEUX", "chef 2"), ("e2", "e 2"), ("-2", "minus 2"), ("chef -1", "chef minus 1"), ("vingt et un", "21"), ("Œuvre d'été", "oeuvre d ete")],
)
def test_how_texts_are_compared(text, folded):
    assert fold(text) == folded


def test_what_fills_a_slot():
    found = book(place="placer {n} ; p {n}", find="règles {words}", read="lire {values}", take="prendre {cards}")
    assert meant(found, "placer sept") == meant(found, "P7") == [("place", {"n": 7})]
    assert meant(found, "placer -7") == []
    assert meant(found, "Règles  Sérénade d'Été") == [("find", {"words": "Sérénade d'Été"})]
    assert meant(found, "lire 2 virgule 5") == [("read", {"values": (2.5,)})]
    assert meant(found, "lire 12 virgule 05 7") == [("read", {"values": (12.05, 7)})]
    assert meant(found, "prendre 3 4 11") == [("take", {"cards": (3, 4, 11)})]


def test_small_words_may_be_left_out_but_no_short_form_is_laid_bare():
    found = book(quit="quitter ; q", heads="les chefs ; c", seven="les 7")
    assert meant(found, "chefs") == meant(found, "mes chefs s'il te plaît") == [("heads", {})]
    assert meant(found, "l q") == meant(found, "la c") == meant(found, "7") == []
    assert meant(found, "q") == [("quit", {})]
    asking = book(take="emporter {name} ; a {name}")
    assert meant(asking, "l a tom") == [] != meant(asking, "a tom")


def test_a_lower_level_is_looked_in_first():
    found = book(topic="carte")
    found.add(0, "carte", "answer")
    assert meant(found, "carte") == [("answer", {})]


def test_completion_and_the_nearest_phrase():
    found = book(one="chef 1", two="chef 2", score="score", listing="liste des chefs")
    assert found.completions("ch") == ["chef 1", "chef 2"]
    assert found.completions("Sc") == ["score"] and found.completions("core") == []
    assert found.nearest("scoer").meaning == "score"
    assert found.nearest("cheff 2").meaning == "two"
    assert found.nearest("chef 3") is None


@pytest.mark.parametrize(
    "words, digits",
    [
        ("quatre vingt onze", "91"), ("quatre-vingts", "80"), ("soixante et onze", "71"), ("soixante-dix-neuf", "79"), ("nonante et un", "91"),
        ("cent vingt-neuf", "129"), ("one hundred and five", "105"), ("ninety nine", "99"), ("pour cent", "pour cent"), ("trois, deux", "3, 2"),
    ],
)  # fmt: skip
def test_number_words_to_199(words, digits):
    assert in_digits(words) == digits


def test_numbers_are_said():
    english, french = [[Number(n, language) for n in (1, 7, 8, 11, 18, 20, 21, 80)] for language in ("en", "fr")]
    assert [f"{n:a}" for n in english] == ["a 1", "a 7", "an 8", "an 11", "an 18", "a 20", "a 21", "an 80"]
    assert [f"{n:words}" for n in french] == ["un", "sept", "huit", "onze", "dix-huit", "vingt", "21", "80"]
    assert (f"{french[0]:she}", f"{english[0]:she}", f"{french[1]:Words}") == ("une", "one", "Sept")


@pytest.mark.parametrize("name", ["Anne", "Élodie", "Hugo", "Yves", "Œdipe"])
def test_de_is_elided_before_a_vowel_or_an_h(name):
    assert f"{Name(name):de}" == f"d'{name}"


@pytest.mark.parametrize("name", ["Tom", "Yasmine", "Zoé", "Çelik"])
def test_and_not_before_another_letter(name):
    assert f"{Name(name):de}" == f"de {name}"


@pytest.mark.parametrize("language, both, either", [("fr", "1, 2 et 3", "1, 2 ou 3"), ("en", "1, 2 and 3", "1, 2 or 3")])
def test_lists(language, both, either):
    say = Tongue(language)
    assert (say.all_of([1, 2, 3]), say.one_of([1, 2, 3])) == (both, either)
    assert say.all_of([1]) == say.one_of([1]) == say.comma([1]) == "1"


def test_what_was_typed_can_be_said_back():
    assert readable("chef -1 !", "fr") == "chef moins 1"
    assert readable("7 2", "fr") == "7, 2" and readable("?!", "fr") == "ces signes"
    assert len(readable("x" * 100, "en")) == 40
    assert lowered("Une carte manque.") == "une carte manque."
