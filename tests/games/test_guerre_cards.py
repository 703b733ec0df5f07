"""The 37 cards of ours: their ranges, ties, and how far the four criteria go together; their names."""

from collections import Counter
from itertools import combinations

import pytest

from accessijeux_cli.games.guerre_des_sons import rules as r
from accessijeux_cli.games.guerre_des_sons.names import NAMES, card_name
from accessijeux_cli.games.guerre_des_sons.rules.cards import COUNT, CRITERIA, VALUES
from accessijeux_cli.words.folding import fold
from accessijeux_cli.words.tongue import LANGUAGES, Tongue

RANGES = {"volume": (0, 140), "pitch": (20, 20_000), "length": (1, 60), "timbre": (0, 100)}
COLUMNS = dict(zip(CRITERIA, zip(*VALUES)))
every_criterion = pytest.mark.parametrize("criterion", CRITERIA)


def ranks(values):
    """The rank of each value, equal ones sharing theirs."""
    ordered = sorted(values)
    return [ordered.index(value) + (ordered.count(value) - 1) / 2 for value in values]


def spearman(one, other):
    """The correlation of ranks."""
    pairs = list(zip(ranks(one), ranks(other)))
    middle = (len(pairs) - 1) / 2
    products = sum((a - middle) * (b - middle) for a, b in pairs)
    squares = [sum((value - middle) ** 2 for value in column) for column in zip(*pairs)]
    return products / (squares[0] * squares[1]) ** 0.5


def test_there_are_37_cards_no_two_alike():
    assert len(VALUES) == COUNT == 37 == len(set(VALUES))


@every_criterion
def test_values_are_whole_and_in_their_range(criterion):
    low, high = RANGES[criterion]
    assert all(type(value) is int and low <= value <= high for value in COLUMNS[criterion])


@every_criterion
def test_values_are_spread_over_the_range(criterion):
    low, high = RANGES[criterion]
    values = sorted(COLUMNS[criterion])
    if criterion == "pitch":
        assert values[0] <= 30 and values[-1] >= 15_000
        assert len({len(str(value)) for value in values}) == 4, "from tens to tens of thousands"
    else:
        assert values[0] - low <= (high - low) / 20 and high - values[-1] <= (high - low) / 20


@every_criterion
def test_at_most_three_share_a_value_and_two_pairs_at_least_do(criterion):
    counts = Counter(COLUMNS[criterion]).values()
    assert max(counts) <= 3
    assert sum(count >= 2 for count in counts) >= 2


@pytest.mark.parametrize("one, other", [*combinations(CRITERIA, 2)])
def test_the_criteria_are_nearly_independent(one, other):
    assert abs(spearman(COLUMNS[one], COLUMNS[other])) < 0.25


def test_spearman_is_one_for_the_same_order_and_less_for_the_reverse():
    assert spearman([1, 2, 5], [10, 20, 21]) == pytest.approx(1)
    assert spearman([1, 2, 5], [3, 2, 1]) == pytest.approx(-1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_card_has_its_own_name_in_each_language(language):
    say = Tongue(language, game="guerre_des_sons")
    names = [card_name(card, "", say) for card in range(1, COUNT + 1)]
    assert len({fold(name) for name in names}) == COUNT == len(NAMES)
    assert all(3 <= len(name) <= 24 and name[0].isupper() for name in names)


def test_names_are_not_the_same_in_both_languages():
    fr, en = (Tongue(language, game="guerre_des_sons") for language in LANGUAGES)
    assert not [name for name in NAMES if fr(name) == en(name)]


@pytest.mark.parametrize("language, label", [("fr", "pas les cartes officielles"), ("en", "not the official ones")])
def test_they_are_said_to_be_ours(language, label):
    from accessijeux_cli.games.guerre_des_sons import asked

    view = r.view(r.setup(2, r.OPTIONS), 0)
    assert label in " ".join(asked.started(view, Tongue(language, game="guerre_des_sons", names=("Léa", "Tom"))))


def test_an_owners_cards_keep_their_own_names():
    assert card_name(1, "Scie sauteuse", Tongue("fr", game="guerre_des_sons")) == "Scie sauteuse"
