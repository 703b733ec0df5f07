"""The words for a bot's choice in La Guerre des Sons: as advice, and as its reason."""

from accessijeux_cli.games.guerre_des_sons import bot
from accessijeux_cli.games.guerre_des_sons import rules as r
from accessijeux_cli.games.guerre_des_sons.rules import powers as p
from accessijeux_cli.games.guerre_des_sons.typed import phrase
from accessijeux_cli.games.guerre_des_sons.wording import criterion_name, power_name, question
from accessijeux_cli.play.bots.bot import Choice, Fact
from accessijeux_cli.play.bots.levels import Imagined, Slipped
from accessijeux_cli.play.game import Seat
from accessijeux_cli.words import shared
from accessijeux_cli.words.lines import capital
from accessijeux_cli.words.tongue import Tongue

MOST = 4
"""Facts told with a piece of advice: of the eight questions of Scherzo the four best."""


def advised(choice: Choice, view: r.View, say: Tongue) -> list[str]:
    """A choice as advice to the seat whose turn it is: the move, then the rank of each question, the best first."""
    if choice.facts == (bot.Unknown(),):
        return never(view, say)
    first = say(shared.TYPE, move=phrase(choice.action, say))
    return [first, *(_fact(fact, view.mode == "scherzo", say) for fact in choice.facts[:MOST])]


def never(view: r.View, say: Tongue) -> list[str]:
    """Why there is no advice at this table, whoever is to act; [] where there is."""
    # Translators: advice at a physical table: the cards are not known to the program
    return [say("At a real table your card is not known here: no advice.")] if view.dictated else []


def because(choice: Choice, seat: Seat, view: r.View, say: Tongue) -> str:
    """Why a bot on that seat moved so, in the third person; "" when it had to.

    Never by counts of unseen cards, which help a player; it is asked for once the card that the reason rests on is laid.
    """
    name = say.name(seat)
    match choice.facts[:1]:
        case (bot.Rank() as place, *_):
            facts = {"name": name, "question": question(place.criterion, place.lowest, say)}
            # Translators: why a bot asked that question, a sentence of its own
            return say("{question} Of all that {name} could ask, this left the fewest cards better than the one in hand.", **facts)
        case (Slipped(),):
            # Translators: a reason for a move of a bot that plays without thinking, now or always
            return say("{name}, this time without thinking.", name=name)
        case (bot.Odds(power, without, having),) if having > without:
            # Translators: why a bot used its power, or could have
            return say("{name} weighed a power: {power}.", name=name, power=power_name(power, say))
    return ""


def _fact(fact: Fact, scherzo: bool, say: Tongue) -> str:
    match fact:
        case bot.Rank():
            return _rank(fact, _label(fact, scherzo, say), say)
        case bot.Odds(p.RESONANCE, without, _):
            # Translators: advice about the power Resonance: the chance to take the trick, and what the power does instead
            return say("Chances to take the trick: about {without} per cent. {power} does not change that: if you lose, your card comes back under your deck.",
                       without=without, power=power_name(p.RESONANCE, say))  # fmt: skip
        case bot.Odds(power, without, having):
            facts = {"power": power_name(power, say), "without": without, "having": having}
            # Translators: chances to take the trick, without and with a power
            return say("Chances to take the trick: about {without} per cent, with {power} {having}.", **facts)
        case bot.Kept():
            # Translators: a reason for a move
            return say("The power may help more in another trick.")
        case Imagined(games):
            return shared.imagined(games, say)
        case Slipped():
            return say(shared.WITHOUT_THINKING)
    return say(shared.ONLY_MOVE)


def _label(fact: bot.Rank, scherzo: bool, say: Tongue) -> str:
    """What is ranked: the criterion, in Scherzo the word for criterion and direction."""
    label = phrase(r.Ask(fact.criterion, fact.lowest), say) if scherzo else criterion_name(fact.criterion, say)
    return capital(label)


def _rank(fact: bot.Rank, label: str, say: Tongue) -> str:
    better = _better(fact, say)
    if not fact.equal or fact.unseen == 1:
        # Translators: advice: "label" is a criterion, "better" such as "two unseen cards of 24 beat it"
        return say("{label}: {better}.", label=label, better=better)
    # Translators: advice: "label" is a criterion, "better" such as "two unseen cards of 24 beat it"
    return say.many("{label}: {better}, one ties it.", "{label}: {better}, {count:words} tie it.", fact.equal,
                    label=label, better=better)  # fmt: skip


def _better(fact: bot.Rank, say: Tongue) -> str:
    if fact.unseen == 1:
        # Translators: advice, in the middle of a sentence, when a single card is unseen
        return say("the only unseen card beats it") if fact.better else _level_or_worse(fact, say)
    if not fact.better:
        # Translators: advice, in the middle of a sentence; "unseen" counts cards
        return say("no unseen card of {unseen} beats it", unseen=fact.unseen)
    # Translators: advice, in the middle of a sentence; "unseen" counts cards
    return say.many("one unseen card of {unseen} beats it", "{count:words} unseen cards of {unseen} beat it",
                    fact.better, unseen=fact.unseen)  # fmt: skip


def _level_or_worse(fact: bot.Rank, say: Tongue) -> str:
    # Translators: advice, in the middle of a sentence, when a single card is unseen
    return say("the only unseen card ties it") if fact.equal else say("the only unseen card does not beat it")
