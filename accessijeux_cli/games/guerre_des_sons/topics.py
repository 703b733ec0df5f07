"""What can be heard of a game of La Guerre des Sons."""

from typing import Any

from accessijeux_cli.games.guerre_des_sons import rules as r
from accessijeux_cli.games.guerre_des_sons.asked import asked
from accessijeux_cli.games.guerre_des_sons.names import card_name
from accessijeux_cli.games.guerre_des_sons.sounds import listened, sounds, sounds_of_trick
from accessijeux_cli.games.guerre_des_sons.told import _round
from accessijeux_cli.games.guerre_des_sons.wording import (
    _card_lines,
    _laid,
    _Who,
    _who,
    measured,
    power_does,
    power_name,
    question,
    rounds,
)
from accessijeux_cli.words import shared
from accessijeux_cli.words.lines import capital, lowered
from accessijeux_cli.words.shared import pack
from accessijeux_cli.words.tongue import Tongue, mark

# Topics


def mine(view: r.View, say: Tongue) -> list[str]:
    """The card in hand, the power and the piles of whoever listens: at a shared table of whose turn it is."""
    seat = view.turn if say.you is None else say.you
    card = view.hands[seat]
    held = _card_lines(seat, card, view, say) if card > 0 else []
    return [*pack(held, say), *_power_of(view, seat, say), _pile(view, seat, say)]


def named(view: r.View, say: Tongue, seat: int) -> list[str]:
    """One player's piles and power."""
    return [_pile(view, seat, say), *_power_of(view, seat, say)]


def _pile(view: r.View, seat: int, say: Tongue) -> str:
    facts = {"left": view.deck[seat], "rounds": _rounds_won(view.rounds[seat], say), "who": _Who(seat, say)}
    # Translators: cards won in this round, cards still to play, rounds won
    return say.many(
        "{who}: {count} card won, {left} to play, {rounds}.",
        "{who}: {count} cards won, {left} to play, {rounds}.",
        view.won[seat],
        **facts,
    )


def _rounds_won(count: int, say: Tongue) -> str:
    if not count:
        # Translators: a number of rounds won: none
        return say("no round won")
    # Translators: a number of rounds won
    return say.many("one round won", "{count:words} rounds won", count)


def _power_of(view: r.View, seat: int, say: Tongue) -> list[str]:
    if not view.powers[seat]:
        return []
    facts = {"who": _Who(seat, say), "power": power_name(view.powers[seat], say)}
    if view.spent[seat]:
        # Translators: a power that was used in this round
        return [say("{who}: power {power}, used.", **facts)]
    # Translators: a power that is still there
    return [say("{who}: power {power}, not used yet.", **facts)]


def piles(view: r.View, say: Tongue) -> list[str]:
    """Cards won and left of everybody, the mystery card, the rounds."""
    lines = [_pile(view, seat, say) for seat in range(view.seats)]
    return [*lines, *mystery(view, say)]


def mystery(view: r.View, say: Tongue) -> list[str]:
    """Whether the 37th card is still in the middle."""
    # Translators: whether the 37th card is still in the middle
    return [say("The mystery card is there.") if view.mystery else say("The mystery card is taken.")]


def trick(view: r.View, say: Tongue) -> list[str]:
    """This trick; before its question, first the one before."""
    before = [] if view.criterion else decided(view, say)
    return [*before, *_this_trick(view, say)]


def decided(view: r.View, say: Tongue) -> list[str]:
    """Why the trick before was somebody's: the question, what was compared, battles and powers; [] before the first."""
    past = view.past
    if past is None:
        return []
    asks = [_question_then(past, say)] if past.criterion else []
    battles = [_tied(seats, measured(past.criterion, value, say), say) for seats, value in past.ties]
    values = [_laid(r.Laid(seat, 0, "", past.criterion, value), say) for seat, value in past.values]
    powers = [_used_then(seat, power, say) for seat, power in past.powers]
    return pack([_taken(past, say), *asks, *powers, *battles, *values, *_not_by_values(past, say)], say)


def _taken(past: r.Decided, say: Tongue) -> str:
    facts = {"trick": past.trick}
    if past.winner is None:
        # Translators: the trick before, whose it is
        return say("Trick {trick} was nobody's.", **facts)
    # Translators: the trick before, whose it is
    return say.person(past.winner, "Trick {trick} was yours.", "Trick {trick} was {name}'s.", **facts)


def _question_then(past: r.Decided, say: Tongue) -> str:
    # Translators: the question of the trick before, a sentence of its own
    return say("The question was: {question}", question=lowered(question(past.criterion, past.lowest, say)))


def _tied(seats: tuple[int, ...], value: str, say: Tongue) -> str:
    # Translators: in the trick before, several tied for the best value
    return say("Battle between {names}, tied with {value}.", names=say.all_of(_who(seat, say) for seat in seats), value=value)


def _used_then(seat: int, power: str, say: Tongue) -> str:
    if not power:
        # Translators: in the trick before, at a physical table
        return say("{name} used a power.", name=say.name(seat))
    # Translators: in the trick before, a power had an effect
    return say("{who}: power {power} used.", who=_Who(seat, say), power=power_name(power, say))


def _not_by_values(past: r.Decided, say: Tongue) -> list[str]:
    """What decided the trick when the values did not."""
    if past.told:
        # Translators: at a physical table: the players had typed who takes the trick before
        return [say("The players said who took it.")]
    best = dict(past.values).get(past.winner)
    if past.ties and (past.winner is None or best == past.ties[-1][1]):
        # Translators: in the trick before, the battle could not be played
        return [say("Nobody else who tied had a card left.")] if best is not None else [say("Nobody who tied had a card left.")]
    return []


def _this_trick(view: r.View, say: Tongue) -> list[str]:
    """This trick: who attacks, the question, what lies there."""
    facts = {"round": view.round, "trick": view.trick, "name": say.name(view.attacker)}
    if view.phase == r.OVER:
        return [say(shared.ENDED_IN, **facts)]
    if not view.trick:
        return [_round(view.round, say)]
    if view.attacker == say.you:
        # Translators: the trick under way, by numbers
        first = say("Round {round}, trick {trick}, you attack.", **facts)
    else:
        # Translators: the trick under way, by numbers
        first = say("Round {round}, trick {trick}, {name} attacks.", **facts)
    asks = [question(view.criterion, view.lowest, say)] if view.criterion else []
    return pack([first, *asks, *_battle_under_way(view, say), *_lying(view, say), *_awaited(view, say)], say)


def _battle_under_way(view: r.View, say: Tongue) -> list[str]:
    if view.why != r.BATTLE:
        return []
    # Translators: a battle is under way between those players
    return [say("Battle between {names}.", names=say.all_of(_who(seat, say) for seat in view.fighting))]


def _awaited(view: r.View, say: Tongue) -> list[str]:
    """At a physical table, what is to be typed in the middle of a trick."""
    return asked(view, say) if view.phase in (r.READ, r.TELL, r.STOP) else []


def _lying(view: r.View, say: Tongue) -> list[str]:
    """The cards that count now, in the order they were laid."""
    order = [(view.attacker - step) % view.seats for step in range(1, view.seats + 1)]
    lines = []
    for seat in order:
        if view.read[seat] is not None:
            lines.append(_laid(r.Laid(seat, 0, "", view.criterion, view.read[seat]), say))
        for card in view.shown[seat]:
            name, *values = view.cards[card - 1]
            value = values[r.CRITERIA.index(view.criterion)]
            lines.append(_laid(r.Laid(seat, card, name, view.criterion, value), say))
    return lines


def power_list(view: r.View, say: Tongue) -> list[str]:
    """Everybody's power, and what each does."""
    if view.dictated:
        return _powers_of_the_box(view, say)
    if not view.powered:
        # Translators: the option "powers" is off
        return [say("This game is played without powers.")]
    held = [line for seat in range(view.seats) for line in _power_of(view, seat, say)]
    return [*held, *(power_does(power, say) for power in dict.fromkeys(view.powers) if power)]


def _powers_of_the_box(view: r.View, say: Tongue) -> list[str]:
    """At a physical table: who used one in this round, and how that is typed."""
    used = [say.name(seat) for seat in range(view.seats) if view.spent[seat]]
    # Translators: at a physical table: who has used a power in this round
    lines = [say("Powers used in this round: {names}.", names=say.all_of(used))] if used else []
    # Translators: at a physical table: the powers are not ours; the words are those that are typed
    return [*lines, say("The powers are those of your box. When one is used: power, and the name.")]


def listen(view: r.View, say: Tongue) -> list[str]:
    """The same cards in words."""
    found = listened(view)
    if not found:
        # Translators: answer to "listen" when no card is known
        return [say("No card to hear now.")]
    return [_described(card, view, say) for card in found]


def listen_trick(view: r.View, say: Tongue) -> list[str]:
    """The cards compared last in words: whose they were, and all their values."""
    if not view.last and (view.round, view.trick) > (1, 1):
        # Translators: answer to "listen trick", at a physical table, after a trick of which only the winner was told
        return [say("The values of that trick are not known.")]
    if not view.last:
        # Translators: answer to "listen trick" before the first trick
        return [say("No cards were compared yet.")]
    return [_compared(compared, view, say) for compared in view.last]


def _compared(compared: tuple[int, int, str, Any], view: r.View, say: Tongue) -> str:
    seat, card, criterion, value = compared
    if not card:
        return _laid(r.Laid(seat, 0, "", criterion, value), say)
    # Translators: a card compared last, a sentence of its own, after the name of who laid it
    return say("{who}, {card}", who=_Who(seat, say), card=_described(card, view, say))


def _described(card: int, view: r.View, say: Tongue) -> str:
    name, *values = view.cards[card - 1]
    facts = {criterion: measured(criterion, value, say) for criterion, value in zip(r.CRITERIA, values)}
    # Translators: a card that is heard, with its values in words
    return say("{card}: {volume}, {pitch}, {length}, {timbre}.", card=card_name(card, name, say), **facts)


SOUNDS = {listen: sounds, listen_trick: sounds_of_trick}
"""The topics that can be heard as sounds too."""


def situation(view: r.View, say: Tongue) -> list[str]:
    """Where things stand, in a few lines."""
    return [*_this_trick(view, say), *piles(view, say), *mine(view, say)[:-1]]


def score(view: r.View, say: Tongue) -> list[str]:
    """Rounds won, then cards: of this round and in all."""
    seats = sorted(range(view.seats), key=lambda seat: (-view.rounds[seat], -view.won[seat], seat))
    lines = [_score_line(view, seat, say) for seat in seats]
    # Translators: how many rounds win the game
    return [*lines, say("{rounds} to win the game.", rounds=capital(rounds(view.goal, say)))]


def _score_line(view: r.View, seat: int, say: Tongue) -> str:
    facts = {"who": _Who(seat, say), "rounds": rounds(view.rounds[seat], say)}
    if view.phase == r.OVER:
        # Translators: at the end: rounds won, cards won in all rounds
        return say.many(
            "{who}: {rounds}, {count} card in all.", "{who}: {rounds}, {count} cards in all.", view.total[seat], **facts
        )
    if view.round == 1:
        # Translators: in the first round: rounds won, cards won
        return say.many("{who}: {rounds}, {count} card.", "{who}: {rounds}, {count} cards.", view.won[seat], **facts)
    # Translators: rounds won, cards won in this round and in all rounds
    return say.many(
        "{who}: {rounds}, {count} card in this round, {total} in all.",
        "{who}: {rounds}, {count} cards in this round, {total} in all.",
        view.won[seat],
        total=view.total[seat] + view.won[seat],
        **facts,
    )

TOPICS = (
    # Translators: typed forms for hearing the trick under way; then what it tells, for help
    (mark("trick ; tr"), {}, trick, mark("this trick: who attacks, the question, the cards; first the trick before, just after it")),
    # Translators: typed forms for hearing cards won and left; then what it tells, for help
    (mark("piles ; pi"), {}, piles, mark("cards won and left, the mystery card, the rounds")),
    # Translators: typed forms for hearing the sound of the cards; then what it tells, for help
    (mark("listen | hear ; li"), {}, listen, mark("the sound of the cards of the trick, or of your card")),
    # Translators: typed forms for hearing the cards compared last; then what it tells, for help
    (mark("listen trick | hear trick ; li tr"), {}, listen_trick, mark("the cards compared last, their sound and values")),
    # Translators: typed forms for hearing whether the mystery card is still there; then what it tells, for help
    (mark("mystery | mystery card"), {}, mystery, mark("whether the mystery card is still there")),
    # Translators: typed forms for hearing the super powers; then what it tells, for help
    (mark("powers | super powers"), {}, power_list, mark("who has which power, and what it does")),
    # Translators: typed forms for hearing the card in hand and the own pile; then what it tells, for help
    (mark("my card | card in hand"), {}, mine, mark("your card, your power, your piles")),
)
"""What can be heard besides moi, situation and score: (typed forms, an example's facts, topic, what it tells)."""
COUNTING = ()
"""No topic counts unseen cards: only advice does."""
