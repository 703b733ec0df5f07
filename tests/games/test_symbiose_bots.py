"""The bots of Symbiose: what they choose in positions counted by hand, what they may see, and the words for it."""

import re
from itertools import product
from random import Random

import pytest
from conversation import Conversation
from playouts import hooks

from accessijeux_cli import games
from accessijeux_cli.games.symbiose import advice, bot, inventory, naming, reading, rules
from accessijeux_cli.games.symbiose.rules import DUEL, STANDARD, TEAMS, Open, Reveal, SetRiver, SetSlot, Swap, TurnUp
from accessijeux_cli.games.symbiose.rules.cards import CARDS, DRAGONFLY, PINK, SNAIL
from accessijeux_cli.play.bots.bot import Choice, Thinking
from accessijeux_cli.play.game import DECK, legal
from accessijeux_cli.play.simulation import simulate
from accessijeux_cli.play.table import Player, Setup, Table
from accessijeux_cli.words.tongue import LANGUAGES, Tongue

LEA, BASILE, ANNE, HUGO = range(4)
GAME = games.game("symbiose")
position, card, played = (getattr(hooks("symbiose"), name) for name in ("position", "card", "played"))
every_level = pytest.mark.parametrize("level", bot.LEVELS)
SAID = re.compile(r"[\w .,:;?!'-]+")


def thinking(seed=1, playouts=16):
    return Thinking(Random(seed), None, playouts)


def seen(**facts):
    state = position(**facts)
    return rules.view(state, rules.turn(state))


# What may be expected


def test_a_hidden_card_may_be_any_that_nobody_has_seen():
    """Of 32 unseen cards, the river's four fixed ones being seen, 11 are dragonflies and 10 pink: 12 of each less those of the river."""
    hoped = bot.prospect(seen())
    assert hoped.chances[DRAGONFLY] == pytest.approx(11 / 32)
    assert hoped.chances[PINK] == pytest.approx(10 / 32)
    assert hoped.counts[LEA][DRAGONFLY] == pytest.approx(8 * 11 / 32)


def test_with_four_players_all_cards_are_in_play():
    """At the end of a game of four nothing is unseen, and what is expected is what is there."""
    state, _ = played(hooks("symbiose").TEAMED, TEAMS, 4)
    assert bot.hopes(state) == rules.scores(state)


def test_what_a_card_is_worth_counts_the_hidden_cards_too():
    """Two snails with Basile, and of his six hidden cards 6 in 29 are snails each: 2 + 36 / 29, times 4."""
    view = seen(ponds={LEA: {1: "frog pink 4 snail"}, BASILE: {1: "snail green 5", 2: "snail orange 2 dragonfly"}})
    snails = sum(SNAIL == CARDS[each - 1].animal for each in view.unseen)
    hoped = bot.prospect(view)
    assert hoped.counts[BASILE][SNAIL] == pytest.approx(2 + 6 * snails / len(view.unseen))


@pytest.mark.parametrize("mode, players", [(STANDARD, 2), (STANDARD, 3), (STANDARD, 4), (DUEL, 2), (TEAMS, 4)])
def test_the_gain_of_an_exchange_is_what_it_changes(mode, players):
    """swap_gains against what the hopes are after the exchange, when nothing is hidden but one slot that is kept."""
    random = Random(3)
    for _ in range(6):
        state = rules.setup(players, {"mode": mode})
        while any(0 in pond for pond in state.ponds) and rules.actors(state):
            seat = rules.actors(state)[0]
            moves = [each for each, _ in rules.outcomes(state)] if seat == DECK else legal(rules, state, seat)
            rules.advance(state, seat, random.choice(moves))
        state.river = [each or state.unseen.pop() for each in state.river]
        state.waiting, state.phase, state.turn = (), rules.SWAP, random.randrange(players)
        seat, before = state.turn, bot.hopes(state)
        mates, spite = rules.team_of(mode, players, seat), bot.SPITE[players]
        for action, gain in zip(rules.SWAPS[len(state.river)], bot.swap_gains(state)):
            then = rules.copy(state)
            rules.advance(then, seat, action)
            changes = [after - old for old, after in zip(before, bot.hopes(then))]
            assert gain == pytest.approx(
                sum(each if other in mates else -spite * each for other, each in enumerate(changes))
            )


# Choices


def test_it_opens_a_central_slot():
    state = hooks("symbiose").opening()
    assert bot.LEVELS["greedy"](rules.view(state, LEA), thinking()).action == Open(2)


def test_it_puts_a_card_where_its_symbol_is():
    """Basile has three snails, Anne and Léa none: frog pink 4 per snail goes to the left, where Basile is counted."""
    basile = {1: "snail green 5", 2: "snail orange 2 dragonfly", 3: "snail blue 2 pink"}
    view = seen(players=3, ponds={LEA: {2: "fish green 6"}, BASILE: basile, ANNE: {2: "fish pink 8"}},
                river=("frog pink 4 snail", "frog green 2 dragonfly", "fish orange 2 pink", "frog orange 2 pink"))  # fmt: skip
    for level in (bot.LEVELS["greedy"], bot.LEVELS["search"]):
        assert level(view, thinking(playouts=80)).action in (Swap(1, 1), Swap(1, 5))


def test_it_turns_up_the_slot_that_promises_least():
    """Basile's pond is full of what few cards count: a chosen card may still come to the better slots."""
    view = seen(ponds={LEA: {2: "fish green 6"}})
    state = rules.imagine(view, Random(0))
    rules.advance(state, LEA, Swap(1, 2))
    action = bot.LEVELS["greedy"](rules.view(state, LEA), thinking()).action
    assert isinstance(action, TurnUp) and action.slot != 2


@every_level
@pytest.mark.parametrize("mode, players", [(STANDARD, 3), (DUEL, 2), (TEAMS, 4)])
def test_every_level_plays_only_what_is_legal_and_says_why(level, mode, players):
    table = Table(
        Setup(GAME, tuple(Player(name) for name in ("Léa", "Basile", "Anne", "Hugo")[:players]), {"mode": mode})
    )
    while not table.over:
        seat = table.actors[0]
        if seat == DECK:
            table.play(DECK, table.draw())
            continue
        choice = bot.LEVELS[level](table.view(seat), thinking(len(table.moves), 8))
        assert table.refusal(seat, choice.action) is None
        assert all(type(fact) in bot.FACTS for fact in choice.facts)
        words_for(choice, table.view(seat), seat)
        table.play(seat, choice.action)


def words_for(choice, view, seat):
    for language in LANGUAGES:
        for you in (seat, (seat + 1) % view.seats, None):
            say = Tongue(language, game="symbiose", names=("Léa", "Basile", "Anne", "Hugo"), you=you)
            lines = [*advice.advised(choice, view, say), advice.because(choice, seat, view, say)]
            assert all(SAID.fullmatch(line) or not line for line in lines)


def test_a_bot_sees_no_slot_that_others_have_chosen():
    state = hooks("symbiose").opening()
    rules.apply(state, BASILE, Open(7))
    assert rules.view(state, LEA).chosen == (0, rules.SOMETHING, 0)


@every_level
def test_the_same_chance_gives_the_same_choice(level):
    view = seen(ponds={LEA: {2: "fish green 6"}})
    assert bot.LEVELS[level](view, thinking(4)) == bot.LEVELS[level](view, thinking(4))


# The facts, counted by hand


def test_points_now_expected_and_denied():
    """Frog pink 4 per snail in slot 1: Basile's two snails, 8 points, from 6 to 14; at Basile's it would count his own two: 8."""
    basile = {2: "snail green 5", 3: "snail orange 2 dragonfly"}
    view = seen(ponds={LEA: {2: "fish green 6"}, BASILE: basile},
                river=("frog pink 4 snail", "dragonfly orange 6", "fish orange 5", "frog pink 5"))  # fmt: skip
    gives, *others = bot.facts(view, Swap(1, 1))
    assert gives == bot.Gives(rules.Counted(1, card("frog pink 4 snail"), BASILE, 2, 8), 6, 14)
    assert bot.Denies(BASILE, 8) in others
    assert any(isinstance(fact, bot.Expects) and fact.points > 8 for fact in others)


def test_what_an_exchange_takes_from_a_rival_and_gives_a_partner():
    """Léa gives up her only snail, which Basile counts for 4 at his right; in teams Anne counts it for 4."""
    ponds = {LEA: {2: "snail green 5"}, BASILE: {4: "fish orange 4 snail"}}
    river = ("dragonfly orange 6", "fish orange 5", "frog pink 5", "fish pink 8")
    assert bot.Costs(BASILE, 4) in bot.facts(seen(players=3, ponds=ponds, river=river), Swap(1, 2))
    ponds = {LEA: {2: "fish green 6"}, ANNE: {4: "fish orange 4 snail"}}
    river = ("snail green 5", "fish orange 5", "frog pink 5", "fish pink 8")
    assert bot.Serves(ANNE, 4) in bot.facts(seen(mode=TEAMS, players=4, ponds=ponds, river=river), Swap(1, 2))


@pytest.mark.parametrize("language, words", [
    ("fr", "Prenez la carte 1, grenouille rose, 4 par escargot, pour la case 1."),
    ("en", "Take card 1, pink frog, 4 per snail, for slot 1."),
])  # fmt: skip
def test_advice_in_words(language, words):
    view = seen(
        ponds={LEA: {2: "fish green 6"}},
        river=("frog pink 4 snail", "dragonfly orange 6", "fish orange 5", "frog pink 5"),
    )
    say = Tongue(language, game="symbiose", names=("Léa", "Basile"), you=LEA)
    assert advice.advised(Choice(Swap(1, 1), bot.facts(view, Swap(1, 1))), view, say)[0] == words


# Cards as they are typed


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_understood_by_each_of_its_names(language):
    for level in ("brief", "normal"):
        say = Tongue(language, game="symbiose", level=level)
        for each in CARDS:
            assert naming.only_card(naming.card_name(each.number, say), say) == each.number
            assert naming.only_card(naming.typed_name(each.number, say), say) == each.number


def tongue(language):
    return Tongue(language, game="symbiose", names=("Léa", "Tom"))


ABBREVIATIONS = {
    "fr": [("l", "li", "lib", "libellule", "libellules"), ("p", "po", "poi", "poisson"), ("e", "es", "esc", "escargot"),
           ("g", "gr", "gre", "grenouille"), ("r", "ro", "ros", "rose", "printemps"), ("v", "ve", "ver", "verte"),
           ("o", "or", "ora", "orange"), ("b", "bl", "ble", "bleue", "hiver")],
    "en": [("d", "dr", "dra", "dragonfly", "dragonflies"), ("fi", "fis", "fish"), ("s", "sn", "sna", "snail"),
           ("fr", "fro", "frog", "frogs"), ("p", "pi", "pin", "pink", "spring"), ("g", "gr", "gn", "gre", "green"),
           ("o", "or", "ora", "orange"), ("b", "bl", "blu", "blue", "winter")],
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_understood_by_all_its_short_names_in_either_order(language):
    say, words = tongue(language), ABBREVIATIONS[language]
    for each in CARDS:
        for animal, colour in product(words[each.animal], words[each.colour]):
            for counted in ("",) if each.target < 0 else words[each.target]:
                for look in (f"{animal} {colour}", f"{colour} {animal}"):
                    assert naming.only_card(f"{look} {each.points}{counted}", say) == each.number


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_beginning_of_a_word_names_another_card(language):
    """Every beginning of one letter or more: the card meant, or a question."""
    say, words = tongue(language), [forms[-1] for forms in ABBREVIATIONS[language]]
    for each in CARDS:
        for animal, colour in product(beginnings(words[each.animal]), beginnings(words[each.colour])):
            counted = "" if each.target < 0 else words[each.target][:2]
            for look in (f"{animal} {colour}", f"{colour} {animal}"):
                found = naming.only_card(f"{look} {each.points} {counted}", say)
                assert isinstance(found, tuple) or found == each.number


def beginnings(word):
    return [word[:length] for length in range(1, len(word) + 1)]


@pytest.mark.parametrize("language, typed, name", [
    ("fr", "gr ro 4e", "frog pink 4 snail"),
    ("fr", "GR RO 4 ES", "frog pink 4 snail"),
    ("fr", "rose grenouille 4 par escargot", "frog pink 4 snail"),
    ("fr", "la grenouille printemps 4 e", "frog pink 4 snail"),
    ("fr", "li bl 4 carte orange", "dragonfly blue 4 orange"),
    ("fr", "po ro 8", "fish pink 8"),
    ("fr", "gr or", "frog orange 2 pink"),
    ("fr", "pink frog 4 snail", "frog pink 4 snail"),
    ("fr", "fish pink 8", "fish pink 8"),
    ("en", "gr sn 5", "snail green 5"),
    ("en", "sn gr 5", "snail green 5"),
    ("en", "gr fr 3 fi", "frog green 3 fish"),
    ("en", "g f 3 f", "frog green 3 fish"),
    ("en", "a pink frog, 4 per snail", "frog pink 4 snail"),
    ("en", "grenouille rose 4 escargot", "frog pink 4 snail"),
])  # fmt: skip
def test_short_names(language, typed, name):
    assert naming.only_card(typed, tongue(language)) == card(name)


@pytest.mark.parametrize("typed", ["gr bl", "gr ro", "rose", "rose 5", "bonjour", "gr ro 7", "li ve 5", "gr sn 5", "gr snail 5",
                                   "sn gr 5", "pi frog 4 sn", "po es 5", ""])  # fmt: skip
def test_what_names_no_card_or_several(typed):
    assert isinstance(naming.only_card(typed, tongue("fr")), tuple)


@pytest.mark.parametrize("typed", ["gr ro 4e", "gr or 2", "fr sn 5", "p f 5", "fi fr 5"])
def test_what_names_no_card_or_several_in_english(typed):
    assert isinstance(naming.only_card(typed, tongue("en")), tuple)


@pytest.mark.parametrize("language, typed, asked", [
    ("en", "fr sn 5", "Name the animal, its colour, its points, and what it counts."),
    ("en", "p f 5", "Which one: pink fish 5 per blue, pink frog 5 points or pink fish 5 frog?"),
    ("fr", "gr snail 5", "Dites l'animal, sa couleur, ses points, et ce qu'il compte."),
    ("fr", "gr bl", "Il n'y a pas cette carte, grenouille bleue : il y a grenouille rose, grenouille verte ou grenouille orange."),
])  # fmt: skip
def test_what_names_no_card_or_several_is_asked_back(language, typed, asked):
    state = rules.setup(2, {})
    assert reading.read(typed, rules.view(state, LEA), tongue(language))[:2] == ((), [asked])


@pytest.mark.parametrize("waiting, typed, words", [
    (4, "gr ro 4e, po or 5, li bl 4o, es ve 4o, po ro 8",
     ["Seulement quatre cartes sont attendues, et cinq sont tapées.", "Rivière 1 : quelle carte ? Par exemple : grenouille rose 4 escargot."]),
    (1, "gr ro 4e, po or 5", ["Une seule carte est attendue, et deux sont tapées.", "Rivière 4 : quelle carte ?"]),
])  # fmt: skip
def test_more_cards_than_are_awaited(waiting, typed, words):
    state = rules.setup(2, {})
    for number in (2, 3, 5, 7)[waiting:]:
        rules.advance(state, DECK, Reveal(number))
    assert reading.read(typed, rules.view(state, LEA), tongue("fr")) == ((), words)


@pytest.mark.parametrize("typed, seen", [("grenouille", "Grenouilles : une dans la rivière. Encore à voir : cinq."),
                                         ("zut rose", "Je ne connais pas zut rose."), ("e", "Je ne connais pas e.")])  # fmt: skip
def test_one_word_alone_counts_when_no_card_is_asked_for(typed, seen):
    conversation = Conversation("fr", ("table", "symbiose", "Léa", "Tom", "--first", "1"))
    assert conversation.all("gr ro 4e, po or 5, li bl 4o, es ve 4o", typed)[0] == seen


@pytest.mark.parametrize("typed", ["recaler Tom case 3 cachée", "recaler Tom case 3 vide", "recaler case 3 de Tom vide"])
def test_a_slot_hidden_again(typed):
    conversation = Conversation("fr", ("table", "symbiose", "Léa", "Tom", "--first", "1"))
    conversation.all("recaler Tom case 3 po ro 8", typed)
    assert not any(conversation.state.ponds[1])


def lying(text, what="river"):
    return inventory.inventory_answer((what, 1), text, 0, tongue("fr"))


def test_several_cards_in_a_line():
    names = ("frog pink 4 snail", "fish orange 5", "dragonfly blue 4 orange", "snail green 2 dragonfly")
    wanted = tuple(SetRiver(place, card(name)) for place, name in enumerate(names, 1))
    assert lying("gr ro 4e, po or 5, li bl 4 or, es ve 2") == wanted
    assert (
        lying(
            "grenouille rose, 4 par escargot, poisson orange, 5 points, libellule bleue, 4 par carte orange, escargot vert 2"
        )
        == wanted
    )
    assert lying("4 gr ro 4e, 7 po or 5", "pond") == (SetSlot(1, 4, card(names[0])), SetSlot(1, 7, card(names[1])))
    assert lying("gr ro 4e, zut") == ()


@pytest.mark.parametrize("what, typed, why", [
    ("pond", "2 li ro 8, 2 es ro 6", "Deux cartes portent le numéro 2 : il en faut un pour chacune."),
    ("river", "1 li ro 8, 1 es ro 6", "Deux cartes portent le numéro 1 : il en faut un pour chacune."),
    ("pond", "2 li ro 8, es ro 6", "Tapez la case avant chaque carte, par exemple : 3 escargot rose 6 points."),
    ("pond", "2 gr ro 4", "Laquelle : grenouille rose 4 escargot ou grenouille rose 4 par orange ?"),
])  # fmt: skip
def test_cards_that_cannot_lie_so(what, typed, why):
    assert lying(typed, what) == why


@pytest.mark.parametrize("typed, actions", [
    ("3 5 po ro 8", (Swap(3, 5), Reveal(24))),
    ("échanger 3 contre 5, poisson rose 8 points", (Swap(3, 5), Reveal(24))),
    ("po ro 8", (Reveal(24),)),
    ("4 po ro 8", (Open(4), Reveal(24))),
    ("6 3 gr ro 4e, po ro 8", (Swap(6, 3), Reveal(1), Reveal(24))),
])  # fmt: skip
def test_a_move_with_its_cards_in_one_line(typed, actions):
    state = rules.setup(2, {})
    say = Tongue("fr", game="symbiose", names=("Léa", "Tom"))
    assert reading.read(typed, rules.view(state, LEA), say) == (actions, [])


# Figures


def shares(mode, players, bots, count, seed=2):
    return simulate(GAME, players, count, seed, bots, {"mode": mode})


def test_greedy_beats_random():
    """« Greedy beats random in about 97 % of 2-player games. »"""
    assert shares(STANDARD, 2, ["greedy", "random"], 60).seats[0].share >= 0.94 * 60


@pytest.mark.parametrize(
    "mode, players, mean", [(STANDARD, 2, 69), (DUEL, 2, 72.5), (STANDARD, 3, 72), (STANDARD, 4, 74)]
)
def test_a_greedy_bot_without_spite_scores_as_measured_elsewhere(mode, players, mean, monkeypatch):
    """« One-ply greedy: 69 (2 players), 72.5 (duel), 72 (3), 74 (4). » Those played for their own points only."""
    monkeypatch.setattr(bot, "SPITE", dict.fromkeys((2, 3, 4), 0.0))
    assert shares(mode, players, ["greedy"], 120 // players).mean_score == pytest.approx(mean, rel=0.05)
