"""The bots of La Guerre des Sons: what they choose in positions made by hand, what they may see, and their figures."""

from dataclasses import replace
from random import Random

import pytest

from accessijeux_cli import games
from accessijeux_cli.games.guerre_des_sons import advice, bot
from accessijeux_cli.games.guerre_des_sons import rules as r
from accessijeux_cli.games.guerre_des_sons.rules import Ask, Choose, DealPower, Lay, Reveal, UsePower
from accessijeux_cli.play.bots.bot import Choice, Thinking
from accessijeux_cli.play.game import DECK, legal
from accessijeux_cli.play.simulation import simulate
from accessijeux_cli.words.tongue import Tongue

GAME = games.game("guerre_des_sons")
EN = Tongue("en", game="guerre_des_sons", names=("Léa", "Tom", "Zoé"), you=0)
every_level = pytest.mark.parametrize("level", bot.LEVELS)


def thinking(seed=1, playouts=24):
    return Thinking(Random(seed), None, playouts)


def holding(card, *others, components=None, powers=(), **options):
    """A game in which the attacker, seat 0, holds that card and the defenders others, from the right."""
    state = r.setup(1 + len(others), options | {"powers": bool(powers)}, 0, components)
    for power in powers:
        r.apply(state, DECK, DealPower(power))
    for each in (card, *others):
        r.apply(state, DECK, Reveal(each))
    return state


def chosen(state, level="greedy"):
    return bot.LEVELS[level](r.view(state, state.turn), thinking())


# What is chosen


@pytest.mark.parametrize("card, criterion", [(5, "volume"), (36, "pitch"), (20, "length"), (2, "timbre")])
def test_the_attacker_asks_for_what_ranks_best(card, criterion):
    assert chosen(holding(card, 12)).action == Choose(criterion)


@pytest.mark.parametrize("card, question", [(35, Ask("volume", True)), (14, Ask("length", True)), (10, Ask("timbre", True))])
def test_in_scherzo_both_directions_count(card, question):
    assert chosen(holding(card, 12, mode="scherzo")).action == question


def test_in_pianissimo_the_lowest_is_best():
    assert chosen(holding(35, 12, mode="pianissimo")).action == Choose("volume")


def test_the_rank_counts_only_cards_not_heard_yet():
    """Card 36 has the highest pitch; 16, 14 and 11 come after it."""
    state = holding(16, 12)
    assert bot.rank(r.view(state, 0), 16, "pitch", False) == bot.Rank("pitch", False, 2, 0, 36)
    state.unseen.remove(36)
    assert bot.rank(r.view(state, 0), 16, "pitch", False) == bot.Rank("pitch", False, 1, 0, 35)


def laying(power, card, attackers, **more):
    """A defender, Tom, holds that card and has that power; Léa asked for the volume."""
    state = holding(attackers, card, powers=("echo", power), **more)
    r.apply(state, 0, Choose("volume"))
    return state


def test_a_defender_with_a_soft_card_mutes_the_trick():
    assert chosen(laying("mute", 35, 20)).action == UsePower("")


def test_a_defender_with_a_loud_card_keeps_its_power():
    assert chosen(laying("mute", 5, 20)).action == Lay()


def test_a_defender_tunes_to_its_best_criterion():
    assert chosen(laying("tuning", 16, 20)).action == UsePower("pitch")


def test_a_lost_card_is_called_back():
    assert chosen(laying("resonance", 35, 20)).action == UsePower("")


# What may be seen


@every_level
@pytest.mark.parametrize("seats", r.SEATS)
@pytest.mark.parametrize("powered", [False, True])
def test_every_level_plays_whole_legal_games(level, seats, powered):
    for seed in range(3):
        state, random = r.setup(seats, {"rounds": 1, "powers": powered, "mode": r.MODES[seed]}, seed % seats), Random(seed)
        while actors := r.actors(state):
            if actors == (DECK,):
                action = random.choice(r.outcomes(state))[0]
            else:
                action = bot.LEVELS[level](r.view(state, actors[0]), Thinking(random, playouts=6)).action
            assert r.refusal(state, actors[0], action) is None
            r.apply(state, actors[0], action)


@every_level
def test_a_choice_does_not_depend_on_what_others_hold(level):
    for seed in range(5):
        state = holding(9, 12, 16, mode="scherzo")
        view = r.view(state, 0)
        other = r.imagine(view, Random(seed))
        choices = [bot.LEVELS[level](r.view(each, 0), thinking()).action for each in (state, other)]
        assert choices[0] == choices[1]


def test_at_a_physical_table_nothing_is_known():
    state = r.setup(2, r.OPTIONS, 0, r.AT_A_TABLE)
    for level in ("greedy", "search"):
        choice = chosen(state, level)
        assert choice.facts == (bot.Unknown(),) and choice.action in legal(r, state, 0)
    assert advice.advised(choice, r.view(state, 0), EN) == ["At a real table your card is not known here: no advice."]


# In words


def test_advice_is_the_rank_of_each_criterion():
    state = holding(16, 12)
    assert advice.advised(chosen(state), r.view(state, 0), EN) == [
        "Type pitch.",
        "Pitch: two unseen cards of 36 beat it.",
        "Length: 21 unseen cards of 36 beat it, one ties it.",
        "Timbre: 22 unseen cards of 36 beat it, one ties it.",
        "Volume: 30 unseen cards of 36 beat it, one ties it.",
    ]


def test_advice_in_scherzo_names_the_four_best_questions():
    state = holding(16, 12, mode="scherzo")
    lines = advice.advised(chosen(state), r.view(state, 0), EN)
    assert lines[0] == "Type high." and lines[1].startswith("High: two unseen") and len(lines) == 5


def test_advice_about_a_power_gives_chances():
    state = laying("mute", 35, 20)
    lines = advice.advised(chosen(state), r.view(state, 1), EN.at(you=1))
    assert lines[:2] == ["Type power.", "Chances to take the trick: about 0 per cent, with Mute 100."]


def test_a_bots_reason_tells_nothing_of_cards_not_heard():
    for level in bot.LEVELS:
        state = holding(16, 12)
        words = advice.because(chosen(state, level), 0, r.view(state, 1), EN)
        assert not any(letter.isdigit() for letter in words)
    assert advice.because(Choice(Choose("volume"), (bot.Unknown(),)), 0, r.view(state, 1), EN) == ""


def test_the_reason_for_a_question_is_told_once_the_card_is_laid():
    """Until then `why` does not ask for it: tests/test_secrets.py."""
    state = holding(16, 12, powers=("echo", "mute"))
    choice = chosen(state)
    r.apply(state, 0, choice.action)
    names = EN.at(you=1)
    r.apply(state, 1, Lay())
    told = "Who has the highest pitch? Of all that Léa could ask, this left the fewest cards better than the one in hand."
    assert advice.because(choice, 0, r.view(state, 1), names) == told


@pytest.mark.parametrize("powers", [(), ("tuning", "duo", "silence")])
@pytest.mark.parametrize("mode", r.MODES)
@pytest.mark.parametrize("level", ["greedy", "search"])
def test_the_question_chosen_is_the_one_that_fewest_cards_beat(level, mode, powers):
    for seed in range(12):
        cards = Random(seed).sample(range(1, 38), 3)
        choice = chosen(holding(*cards, powers=powers, mode=mode), level)
        ranks = [fact for fact in choice.facts if isinstance(fact, bot.Rank)]
        assert bot.share(ranks[0]) == max(map(bot.share, ranks))


def test_a_question_with_powers_is_the_one_of_the_best_odds():
    """A fresh user's deal: the Ant whistle, whose pitch beats thirteen cards and whose volume beats none."""
    choice = chosen(holding(4, 28, 5, powers=("tuning", "duo", "silence")), "search")
    assert choice.action in (Choose("pitch"), Choose("timbre")), choice


@pytest.mark.parametrize("level", ["greedy", "search"])
@pytest.mark.parametrize("power", r.powers.NAMES)
def test_a_power_that_changes_nothing_is_never_used(level, power):
    for card, other in ((5, 20), (20, 5), (16, 9), (31, 12)):
        choice = chosen(laying(power, card, other), level)
        (odds,) = [fact for fact in choice.facts if isinstance(fact, bot.Odds)]
        assert choice.action == Lay() or odds.having > odds.without, choice
        assert bool(odds.having > odds.without and choice.action == Lay()) == (bot.Kept() in choice.facts)


# Figures


@pytest.mark.parametrize("players, share", [(2, 0.90), (3, 0.70), (4, 0.52)])
def test_one_greedy_bot_wins_most_rounds_against_random_ones(players, share):
    """The file gives no share; measured 0.95, 0.78 and 0.60 (300 rounds)."""
    bots = ["greedy"] + ["random"] * (players - 1)
    summary = simulate(GAME, players, 60, 7, bots, r.OPTIONS | r.SIMULATED)
    assert summary.seats[0].share / 60 >= share - 0.03


@pytest.mark.parametrize("players, share", [(2, 0.9), (3, 0.75)])
def test_the_hard_bot_beats_random_ones_with_powers(players, share):
    """Measured 1.0 of 60 rounds with two players; with imagined games in a fixed number, so that it is always the same."""
    bots = ["search"] + ["random"] * (players - 1)
    summary = simulate(GAME, players, 24, 7, bots, r.OPTIONS | r.SIMULATED | {"powers": True})
    assert summary.seats[0].share / 24 >= share


def attacked(seats, mode, games_played):
    """(the share of tricks that the attacker wins, the mean cards of the winner of a round), as the file measures it.

    Each names the criterion of the best rank among all cards, seen or not.
    """
    tricks = wins = 0
    best = []
    for seed in range(games_played):
        state, random, asker = r.setup(seats, {"mode": mode, "rounds": 1}, seed % seats), Random(seed), 0
        while actors := r.actors(state):
            action = random.choice(r.outcomes(state))[0] if actors == (DECK,) else _best_of_all(state, actors[0])
            for event in r.apply(state, actors[0], action):
                asker = event.seat if isinstance(event, r.Asked) else asker
                if isinstance(event, r.TrickWon):
                    tricks, wins = tricks + 1, wins + (event.seat == asker)
                if isinstance(event, r.RoundOver):
                    best.append(max(event.won))
    return wins / tricks, sum(best) / len(best)


def _best_of_all(state, seat):
    view = r.view(state, seat)
    everything = tuple(card for card in range(1, 38) if card != view.hands[seat])
    return bot.policy(replace(view, unseen=everything))


@pytest.mark.parametrize(
    "seats, mode, share, cards",
    [(2, "play", 0.81, 25), (3, "play", 0.68, 21), (4, "play", 0.59, 20), (2, "scherzo", 0.91, None),
     (3, "scherzo", 0.84, None), (4, "scherzo", 0.77, None)],
)  # fmt: skip
def test_the_attacker_wins_as_often_as_the_file_says(seats, mode, share, cards):
    """81, 68, 59 per cent of tricks; Scherzo 91, 84, 77: within 5 points with our deck."""
    measured, won = attacked(seats, mode, 120)
    assert measured == pytest.approx(share, abs=0.05)
    assert cards is None or won == pytest.approx(cards, abs=1.0)
