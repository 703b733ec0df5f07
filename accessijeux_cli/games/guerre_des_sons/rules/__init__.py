"""The rules of La Guerre des Sons: what may be done, why not, and what comes of it.

Actions and their fields, as journals write them (players and cards count from 1):
choose(criterion) in Play and Pianissimo, ask(criterion, lowest) in Scherzo, by the attacker; with powers, by a
defender: lay; use_power(criterion), "" but for the power tuning; and by the deck: reveal(card), deal_power(power).
Criteria: volume, pitch, length, timbre. Powers: echo, mute, tuning, silence, resonance, duo.
At a physical table (components {"unknown": true}) by the deck: read(value), the value of each card in the order of
laying, or, of a card of the owner's file, read_card(name); and, where the table is right: give_trick(player), record_power(player), set_left(player, cards),
set_won(player, cards), set_rounds(player, rounds), set_mystery(there), set_turn(player), end_round.
A trick with known cards: a reveal for each seat that has a card, the attacker first, then the defenders from the
attacker's right: private, told only to that seat. Then choose or ask; lay or use_power of each defender who has a
power that can be used; a reveal for each card that a power or a battle turns up.
Options: mode ("play", "pianissimo", "scherzo"), rounds (to win, from 1 to 9), powers. Components: None for our deck,
{"cards": [[name, volume, pitch, length, timbre], ...]} for an owner's, {"unknown": true} at a physical table, with
"cards" where its owner's file names them.
Source: the Accessijeux adaptation of the rules, quoted line by line in tests/games; powers are ours.
"""

from random import Random
from typing import Any

from accessijeux_cli.games.guerre_des_sons.rules import powers, things
from accessijeux_cli.games.guerre_des_sons.rules.cards import COUNT, CRITERIA, LIMITS, cards_of, fits, owned_of

# isort: off
from accessijeux_cli.games.guerre_des_sons.rules.things import (  # noqa: F401 what the conversation asks for
    ACTIONS, CHANCE, CHOOSE, DEAL, DRAW, EVENTS, HIDDEN, LAY, OVER, READ, REFUSALS, REPAIRS, STOP, TELL, TURN,
    AlreadyAsked, Ask, Asked, AttackerWithoutPower, AttackPassed, Battle, CardAdded, CardBack, CardLaid, CardSeen, Choose, ChooseFirst, DealPower,
    CriterionStands, Decided, DeckFirst, Drawn, Ended, EndRound, FixedDirection, GiveTrick, Laid, Lay, MysteryTaken, NoPowerInBattle, NoPowers, NoSuchCard, NoSuchCriterion,
    NoSuchPlayer, NoSuchValue, NothingToShow, NoTrick, NoTuning, OnlyAtATable, OnlyGiven, OutOfBattle, PowerDealt, PowerGone, PowerTooLate,
    PowerRecorded, PowerUsed, QuestionChanged, PowerCancelled, Read, ReadCard, RecordPower, Repaired, ResultFirst, Reveal, RoundBegun, RoundOver, RoundStops, SayDirection,
    SetLeft, SetMystery, SetRounds, SetTurn, SetWon, State, TooManyCards, TooManyRounds, TrickLost, TrickWon, TuneToAnother,
    UsePower, View,
)  # fmt: skip
# isort: on
from accessijeux_cli.play.game import DECK, GameFinished, NotYourTurn, Seat

JOURNAL = 1
SEATS = range(2, 5)
MODES = ("play", "pianissimo", "scherzo")
OPTIONS = {"mode": "play", "rounds": 2, "powers": False}
OPTION_VALUES = {"mode": MODES, "rounds": tuple(range(1, 10))}
SIMULATED = {"rounds": 1}
AT_A_TABLE = {"unknown": True}
FOLLOWS: tuple[type, ...] = ()
BATTLE = "battle"
EXAMPLES = (Read(10), Read(20), Read(30))
"""Of the values that may be read out, a few: there are too many to list."""
REVEALS = tuple(Reveal(card) for card in range(1, COUNT + 1))
CHOICES = tuple(Choose(criterion) for criterion in CRITERIA)
QUESTIONS = tuple(Ask(criterion, lowest) for criterion in CRITERIA for lowest in (False, True))
GIFTS = tuple(map(GiveTrick, range(1, SEATS.stop)))
DEALS = tuple(map(DealPower, powers.NAMES))
LAYS = (Lay(), UsePower(""), *map(UsePower, CRITERIA))


def setup(seats: int, options: dict[str, Any], first: Seat = 0, components: Any = None) -> State:
    """A game before its first move. ValueError for seats, a first seat, options or components that do not exist."""
    options = OPTIONS | options
    if seats not in SEATS or first not in range(seats):
        raise ValueError("seats")
    if options["mode"] not in MODES or options["rounds"] not in OPTION_VALUES["rounds"]:
        raise ValueError("options")
    state = State()
    state.seats, state.mode, state.goal = seats, options["mode"], options["rounds"]
    state.cards, state.owned = cards_of(components), owned_of(components)
    state.powered = options["powers"] and bool(state.cards)
    state.total, state.rounds = [0] * seats, [0] * seats
    state.round, state.last, state.past = 0, (), None
    _begin_round(state, first)
    return state


def ambiguous(number: int, first: Seat) -> bool:
    """Whether journal lines of that number may be of other rules: there is one number only."""
    return False


def dealt(options: dict[str, Any]) -> tuple[type, ...]:
    """What of chance the program does itself at a physical table: nothing, people turn up what comes."""
    return ()


def secret(options: dict[str, Any]) -> bool:
    """Whether seats know things that change what others would decide: with powers, the card in hand."""
    return bool(options["powers"])


def untold(state: State, drawn: Drawn) -> bool:
    """Whether a card drawn is still in that hand, and only that seat knows it."""
    return state.hands[drawn.only] == drawn.card and not state.known[drawn.only]


def copy(state: State) -> State:
    """An independent copy."""
    twin = State()
    for name in State.__slots__:
        value = getattr(state, name)
        setattr(twin, name, value[:] if type(value) is list else value)
    return twin


def view(state: State, seat: Seat) -> View:
    """What a seat may know: neither the order of the decks nor the cards in other hands."""
    facts = {name: getattr(state, name) for name in State.__slots__}
    facts |= {name: tuple(value) for name, value in facts.items() if type(value) is list}
    others = [card for each, card in enumerate(state.hands) if _hides(state, seat, each)]
    facts["unseen"] = tuple(sorted([*state.unseen, *others]))
    facts["hands"] = tuple(HIDDEN if _hides(state, seat, each) else card for each, card in enumerate(state.hands))
    return View(seat=seat, **facts)


def _hides(state: State, seat: Seat, other: Seat) -> bool:
    """Whether that other hand holds a card that the seat has not heard."""
    return other != seat and state.hands[other] > 0 and not state.known[other]


def imagine(seen: View, random: Random) -> State:
    """A state that this view allows: the other hands hold any of the unseen cards."""
    state = State()
    for name in State.__slots__:
        value = getattr(seen, name)
        setattr(state, name, list(value) if name in LISTS else value)
    hidden = [seat for seat, card in enumerate(seen.hands) if card == HIDDEN]
    for seat, card in zip(hidden, random.sample(state.unseen, len(hidden))):
        state.hands[seat] = card
        state.unseen.remove(card)
    return state


LISTS = frozenset((
    "unseen", "left", "under", "hands", "known", "laid", "shown", "read", "won", "total", "rounds", "powers", "spent",
))  # fmt: skip
"""What a state holds as lists."""


# Who may do what


def actors(state: State) -> tuple[Seat, ...]:
    """The seat that acts, (DECK,) while something is dealt, turned up or read out, () at the end."""
    if state.phase == OVER:
        return ()
    return (state.turn,) if state.phase in (CHOOSE, LAY) else (DECK,)


def turn(state: State) -> Seat:
    """The seat whose turn it is, also while the deck acts for it."""
    return state.turn


def sayable(state: State, seat: Seat) -> tuple[Any, ...]:
    """Every action a player could name at this table."""
    if seat == DECK:
        return (*REVEALS, *DEALS) if state.cards else EXAMPLES
    return (*(QUESTIONS if state.mode == "scherzo" else CHOICES), *(LAYS if state.powered else ()))


def candidates(state: State, seat: Seat) -> tuple[Any, ...]:
    """The actions of the present phase."""
    match state.phase:
        case things.DEAL:
            return DEALS
        case things.CHOOSE:
            return QUESTIONS if state.mode == "scherzo" else CHOICES
        case things.LAY:
            return LAYS
        case things.READ:
            return EXAMPLES
        case things.TELL:
            return GIFTS[: state.seats]
        case things.STOP:
            return (EndRound(),)
        case things.OVER:
            return ()
    return REVEALS


def outcomes(state: State) -> tuple[tuple[Any, int], ...]:
    """What may come, each as likely: powers not dealt yet, cards not seen yet; of values read out, some examples."""
    match state.phase:
        case things.DEAL:
            return tuple((DealPower(power), 1) for power in powers.NAMES if power not in state.powers)
        case things.DRAW | things.TURN:
            return tuple((REVEALS[card - 1], 1) for card in _next_cards(state, state.queue[0]))
        case things.READ:
            return tuple((example, 1) for example in EXAMPLES)
        case things.TELL:
            return tuple((GiveTrick(seat + 1), 1) for seat in state.fighting)
        case things.STOP:
            return ((EndRound(), 1),)
    return ()


def _next_cards(state: State, seat: Seat) -> tuple[int, ...]:
    """The cards that may lie on that deck: any unseen one, or, beneath those, the one that all know.

    Each seat has an order of its own, so that a card which was seen and taken back does not come to somebody else as the next one.
    """
    return tuple(sorted(state.unseen, key=ORDERS[seat].__getitem__)) if state.left[seat] else state.under[seat][:1]


ORDERS = tuple(tuple(card * step % 37 for card in range(38)) for step in (1, 5, 13, 29))
"""For each seat the place of a card, by its number: 37 is a prime, so that each step gives another order of the 37 cards."""


def refusal(state: State, seat: Seat, action: Any) -> Any:
    """None when the action is legal, else why not: over, not your turn, unfinished, no such thing, the rule."""
    kind = type(action)
    if kind in REPAIRS:
        return _no_repair(state, action)
    if state.phase == OVER:
        return GameFinished()
    if kind in CHANCE:
        return _no_chance(state, seat, action)
    if seat != state.turn:
        return NotYourTurn(state.turn)
    if state.phase not in (CHOOSE, LAY):
        return _still_to_come(state, kind)
    if kind in (Choose, Ask):
        return _no_question(state, action)
    return _no_lay(state, action)


def _still_to_come(state: State, kind: type) -> Any:
    """Why nobody may act: something else is awaited."""
    if state.phase == STOP:
        return RoundStops()
    asks = kind in (Choose, Ask) and state.phase in (READ, TELL)
    return CriterionStands(state.criterion, state.lowest) if asks else DeckFirst()


def _no_chance(state: State, seat: Seat, action: Any) -> Any:
    if seat != DECK:
        return NotYourTurn(state.turn)
    if type(action) in (Read, ReadCard):
        return _not_read(state, action)
    if type(action) is DealPower:
        if state.phase != DEAL:
            return NothingToShow()
        fits = action.power in powers.NAMES and action.power not in state.powers
        return None if fits else PowerGone(action.power)
    if state.phase not in (DRAW, TURN):
        return NothingToShow()
    if not 1 <= action.card <= COUNT:
        return NoSuchCard(action.card)
    return None if action.card in _next_cards(state, state.queue[0]) else CardSeen(action.card)


def _not_read(state: State, action: Read | ReadCard) -> Any:
    if state.phase != READ:
        return {TELL: ResultFirst(), STOP: RoundStops()}.get(state.phase, NothingToShow())
    return _no_value(state, action.value) if type(action) is Read else _not_laid(state, action.name)


def _not_laid(state: State, name: str) -> Any:
    """Why a card of the owner's file cannot be laid now."""
    card = _owned_number(state, name)
    if not card:
        return NoSuchCard(card)
    laid = [seat for seat, cards in enumerate(state.laid) if card in cards]
    return CardLaid(laid[0], name) if laid else None


def _owned_number(state: State, name: str) -> int:
    """The number of a card of the owner's file, 0 when no card is called so."""
    return next((number for number, card in enumerate(state.owned, 1) if card[0] == name), 0)


def _no_value(state: State, value: Any) -> Any:
    return None if fits(state.criterion, value) else NoSuchValue(state.criterion, *LIMITS[state.criterion])


def _no_question(state: State, action: Choose | Ask) -> Any:
    if state.phase == LAY:
        return AlreadyAsked(state.criterion, state.lowest)
    if action.criterion not in CRITERIA:
        return NoSuchCriterion(action.criterion)
    if type(action) is Choose:
        return SayDirection(action.criterion) if state.mode == "scherzo" else None
    lowest = state.mode == "pianissimo"
    return None if state.mode == "scherzo" or action.lowest == lowest else FixedDirection(lowest)


def _no_lay(state: State, action: Lay | UsePower) -> Any:
    if not state.powered and type(action) is UsePower:
        return NoPowers()
    if state.phase == CHOOSE:
        return ChooseFirst() if type(action) is Lay else AttackerWithoutPower()
    if type(action) is Lay:
        return None
    power = powers.POWERS[state.powers[state.turn]]
    if not power.tunes:
        return NoTuning(power.name) if action.criterion else None
    others = action.criterion in CRITERIA and action.criterion != state.criterion
    return None if others else TuneToAnother(state.criterion)


# What comes of it


def apply(state: State, seat: Seat, action: Any) -> tuple[Any, ...]:
    """Do a legal action and tell it as events."""
    return tuple(DOES[type(action)](state, action))


def advance(state: State, seat: Seat, action: Any) -> None:
    """Do a legal action. It checks nothing and tells nothing."""
    DOES[type(action)](state, action)


# A round begins


def _begin_round(state: State, attacker: Seat) -> list[Any]:
    """Deal the cards; the 37th is the mystery card."""
    seats = state.seats
    state.round += 1
    state.attacker = state.starter = state.turn = attacker
    state.unseen = list(range(1, COUNT + 1)) if state.cards else []
    state.left, state.under = [(COUNT - 1) // seats] * seats, [()] * seats
    state.mystery = True
    state.won, state.lost = [0] * seats, 0
    state.powers, state.spent = [""] * seats, [False] * seats
    state.trick = 0
    _clear(state)
    begun = RoundBegun(state.round, attacker)
    if not state.powered:
        return [begun, *_begin_trick(state)]
    state.phase, state.queue = DEAL, _from(state, attacker)
    return [begun]


def _clear(state: State) -> None:
    """Nothing lies on the table."""
    seats = state.seats
    state.hands, state.known = [0] * seats, [False] * seats
    state.laid, state.shown, state.read = [()] * seats, [()] * seats, [None] * seats
    state.criterion, state.lowest = "", state.mode == "pianissimo"
    state.queue, state.fighting, state.why = (), (), ""
    state.declared, state.pending, state.ties = (), (), ()


def _from(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Every seat, from that one to the left."""
    return tuple((seat + step) % state.seats for step in range(state.seats))


def _in_laying_order(state: State, seats: Any) -> tuple[Seat, ...]:
    """The defenders counter-clockwise from the attacker's right, the attacker last."""
    order = [(state.attacker - step) % state.seats for step in range(1, state.seats + 1)]
    return tuple(seat for seat in order if seat in seats)


def _deal_power(state: State, action: DealPower) -> list[Any]:
    seat, *rest = state.queue
    state.powers[seat] = action.power
    state.queue = tuple(rest)
    dealt = PowerDealt(seat, action.power)
    return [dealt] if rest else [dealt, *_begin_trick(state)]


# A trick


def _able(state: Any) -> list[Seat]:
    """The seats that have a card in their deck."""
    return [seat for seat in range(state.seats) if state.left[seat] or state.under[seat]]


def _begin_trick(state: State) -> list[Any]:
    """The next trick, or the end of the round when fewer than two can lay."""
    _clear(state)
    events = _mystery_for_the_only_one_without(state)
    able = _able(state)
    if len(able) < 2:
        return [*events, *_end_round(state)]
    state.trick += 1
    before, state.attacker = state.attacker, next(seat for seat in _from(state, state.attacker) if seat in able)
    state.turn = state.attacker
    if before != state.attacker:
        events.append(AttackPassed(before, state.attacker))
    state.phase = CHOOSE
    if state.cards:
        state.phase, state.queue = DRAW, (state.attacker, *_in_laying_order(state, able)[:-1])
    return events


def taker(state: Any) -> Seat | None:
    """The only seat without a card, which takes the mystery card if that is there. state is a state or a view."""
    without = [seat for seat in range(state.seats) if seat not in _able(state)]
    return without[0] if len(without) == 1 and state.mystery else None


def players(state: Any) -> list[Seat]:
    """The seats that can lay in the next trick, one of them perhaps the mystery card. state is a state or a view."""
    return sorted({*_able(state), taker(state)} - {None})


def _mystery_for_the_only_one_without(state: State) -> list[Any]:
    seat = taker(state)
    if seat is None:
        return []
    state.mystery = False
    state.left[seat] += 1
    return [MysteryTaken(seat)]


def _reveal(state: State, action: Reveal) -> list[Any]:
    seat, *rest = state.queue
    state.queue = tuple(rest)
    known = _take_from_deck(state, seat, action.card)
    if state.phase == TURN:
        return _turned_up(state, seat, action.card)
    state.hands[seat], state.known[seat] = action.card, known
    if not rest:
        state.phase = CHOOSE
    return [Drawn(seat, action.card, _name(state, action.card), seat)]


def _take_from_deck(state: State, seat: Seat, card: int) -> bool:
    """The card leaves its deck; whether all knew it."""
    if not state.left[seat]:
        state.under[seat] = state.under[seat][1:]
        return True
    state.left[seat] -= 1
    state.unseen.remove(card)
    return False


def _name(state: State, card: int) -> str:
    return state.cards[card - 1][0]


def _value(state: State, card: int) -> Any:
    """A card's value for the criterion asked."""
    return state.cards[card - 1][1 + CRITERIA.index(state.criterion)]


def _ask(state: State, action: Choose | Ask) -> list[Any]:
    events = [] if state.cards else _mystery_for_the_only_one_without(state)
    state.criterion = action.criterion
    if type(action) is Ask:
        state.lowest = action.lowest
    able = [seat for seat in range(state.seats) if state.hands[seat]] if state.cards else _able(state)
    state.fighting = state.queue = _in_laying_order(state, able)
    asked = Asked(state.attacker, state.trick, state.criterion, state.lowest)
    if not state.cards:
        state.phase, state.turn = READ, state.queue[0]
        return [*events, asked]
    return [asked, *_lay_on(state)]


def _lay_on(state: State) -> list[Any]:
    """Cards are laid in order until a defender has a power to decide about."""
    events: list[Any] = []
    while state.queue:
        seat = state.queue[0]
        if powers.usable(state, seat):
            state.phase, state.turn = LAY, seat
            return events
        events.append(_lay_card(state))
    state.turn, state.pending = state.attacker, state.declared
    return events + _resolve(state)


def _lay_card(state: State) -> Laid:
    """The next in order lays the card in hand."""
    seat, *rest = state.queue
    card = state.hands[seat]
    state.queue, state.hands[seat], state.known[seat] = tuple(rest), 0, False
    state.laid[seat] = state.shown[seat] = (card,)
    return _laid(state, seat, card)


def _laid(state: State, seat: Seat, card: int) -> Laid:
    return Laid(seat, card, _name(state, card), state.criterion, _value(state, card))


def _lay(state: State, action: Lay) -> list[Any]:
    return [_lay_card(state), *_lay_on(state)]


def _use_power(state: State, action: UsePower) -> list[Any]:
    seat = state.turn
    state.spent[seat] = True
    state.declared = (*state.declared, (seat, state.powers[seat], action.criterion))
    used = PowerUsed(seat, state.powers[seat], action.criterion)
    return [_lay_card(state), used, *_lay_on(state)]


def _resolve(state: State) -> list[Any]:
    """The powers take effect in the order of their declaration; then the cards are compared."""
    events: list[Any] = []
    while state.pending:
        (seat, power, criterion), *rest = state.pending
        state.pending = tuple(rest)
        events += powers.POWERS[power].effect(state, seat, criterion)
        if state.queue:
            state.phase, state.why = TURN, power
            return events
    return events + _compare(state)


def _turned_up(state: State, seat: Seat, card: int) -> list[Any]:
    """A card turned up in a battle or for a power; on goes what it was turned up for."""
    if state.why == BATTLE:
        state.laid[seat], state.shown[seat] = (*state.laid[seat], card), (card,)
        events = [_laid(state, seat, card)]
        return events if state.queue else events + _compare(state)
    powers.turned_up(state, seat, card)
    added = CardAdded(seat, state.why, card, _name(state, card), state.criterion, _value(state, card))
    return [added, *_resolve(state)]


def _read(state: State, action: Read) -> list[Any]:
    """At a physical table: the value of the next card laid."""
    return _read_out(state, 0, "", action.value)


def _read_card(state: State, action: ReadCard) -> list[Any]:
    """At a physical table: the next card laid, by the owner's file."""
    card = _owned_number(state, action.name)
    return _read_out(state, card, action.name, state.owned[card - 1][1 + CRITERIA.index(state.criterion)])


def _read_out(state: State, card: int, name: str, value: Any) -> list[Any]:
    """The next card lies there: a number of the owner's file, or 0."""
    seat, *rest = state.queue
    state.queue = tuple(rest)
    state.left[seat] -= 1
    state.laid[seat] = (*state.laid[seat], card)
    state.read[seat] = value
    laid = Laid(seat, card, name, state.criterion, value)
    if rest:
        state.turn = rest[0]
        return [laid]
    if state.declared:
        state.phase = TELL
        return [laid]
    return [laid, *_compare(state)]


# Who takes the trick


def _compare(state: State) -> list[Any]:
    """The best value takes the trick; those who tie for it battle."""
    values = {seat: _best(state, seat) for seat in state.fighting}
    best = (min if state.lowest else max)(values.values())
    tied = [seat for seat in state.fighting if values[seat] == best]
    return _win(state, tied[0], best) if len(tied) == 1 else _battle(state, tied, best)


def _best(state: State, seat: Seat) -> Any:
    if not state.cards:
        return state.read[seat]
    return (min if state.lowest else max)(_value(state, card) for card in state.shown[seat])


def _battle(state: State, tied: list[Seat], value: Any) -> list[Any]:
    """The tied seats lay a next card; with 3 or 4 players those without one lose, with 2 the mystery card helps."""
    events: list[Any] = [Battle(tuple(tied), state.criterion, value)]
    state.ties = (*state.ties, (tuple(tied), value))
    state.last, state.read = powers.compared_now(state), [None] * state.seats
    if state.seats == 2:
        events += _mystery_for_the_only_one_without(state)
    able = [seat for seat in tied if seat in _able(state)]
    if not able:
        return [*events, *_lose(state, tied)]
    events += [OutOfBattle(seat) for seat in tied if seat not in able]
    if len(able) == 1:
        return [*events, *_win(state, able[0], None)]
    state.fighting = state.queue = tuple(able)
    state.why, state.phase = BATTLE, TURN if state.cards else READ
    state.turn = state.attacker if state.cards else able[0]
    return events


def _win(state: State, seat: Seat, value: Any, by_players: bool = False) -> list[Any]:
    events = _called_back(state, seat)
    cards = _on_the_table(state)
    state.last = powers.compared_now(state) or state.last
    state.past = _decided(state, seat, by_players)
    state.won[seat] += cards
    state.attacker = seat
    told = (seat, cards, state.criterion, state.lowest, value, tuple(state.won))
    left = tuple(state.left[each] + len(state.under[each]) for each in range(state.seats))
    return [*events, TrickWon(*told, left), *_begin_trick(state)]


def _lose(state: State, tied: list[Seat]) -> list[Any]:
    """All who tied are without cards: the cards are nobody's, all who laid have lost, and the old attacker attacks again."""
    state.last = powers.compared_now(state) or state.last
    state.past = _decided(state, None, False)
    back = _called_back(state, None)
    return [_given_to_nobody(state, tuple(tied)), *back, *_begin_trick(state)]


def _called_back(state: State, winner: Seat | None) -> list[Any]:
    """The cards that Resonance brings back, before those of the trick are counted."""
    return [CardBack(seat, card, _name(state, card)) for seat, card in powers.called_back(state, winner)]


def _decided(state: State, winner: Seat | None, by_players: bool) -> Decided:
    values = tuple((seat, value) for seat, _, _, value in state.last)
    used = tuple((seat, power) for seat, power, _ in state.declared)
    return Decided(state.trick, winner, state.criterion, state.lowest, values, state.ties, used, by_players)


def _given_to_nobody(state: State, tied: tuple[Seat, ...]) -> TrickLost:
    cards = _on_the_table(state)
    state.lost += cards
    return TrickLost(tied, cards)


def _on_the_table(state: State) -> int:
    return sum(map(len, state.laid))


# A round ends


def _end_round(state: State) -> list[Any]:
    """Most cards win the round; when that is shared nobody does, and it is played again with the same attacker."""
    unplayed = tuple(state.left[seat] + len(state.under[seat]) for seat in range(state.seats))
    best = [seat for seat in range(state.seats) if state.won[seat] == max(state.won)]
    winner = best[0] if len(best) == 1 else None
    state.total = [total + won for total, won in zip(state.total, state.won)]
    if winner is not None:
        state.rounds[winner] += 1
    over = RoundOver(state.round, winner, tuple(state.won), unplayed, tuple(state.rounds))
    if winner is None:
        return [over, *_begin_round(state, state.starter)]
    if state.rounds[winner] == state.goal:
        state.phase, state.turn = OVER, winner
        return [over, Ended(tuple(state.total), (winner,), tuple(state.rounds))]
    return [over, *_begin_round(state, (winner + 1) % state.seats)]


def scores(state: State) -> list[int]:
    """Cards won by each seat in all rounds, the one under way included."""
    if state.phase == OVER:
        return list(state.total)
    return [total + won for total, won in zip(state.total, state.won)]


def sides(state: State) -> tuple[tuple[Seat, ...], ...]:
    """The seats that win together: each for itself."""
    return tuple((seat,) for seat in range(state.seats))


def winners(state: State) -> tuple[Seat, ...]:
    """The seat that has won the rounds agreed; () before the end."""
    return tuple(seat for seat in range(state.seats) if state.rounds[seat] == state.goal) if state.phase == OVER else ()


# At a physical table: the table is right


def _no_repair(state: State, action: Any) -> Any:
    if state.phase == OVER:
        return GameFinished()
    if state.cards:
        return OnlyAtATable()
    player = getattr(action, "player", 1)
    return _no_such_repair(state, action, player - 1) if 1 <= player <= state.seats else NoSuchPlayer(player)


def _no_such_repair(state: State, action: Any, seat: Seat) -> Any:
    match action:
        case GiveTrick() if seat not in (state.fighting or players(state)) or state.phase == STOP:
            return NoTrick()
        case RecordPower():
            return _no_record(state, seat)
        case SetLeft(_, cards):
            return _no_left(state, seat, cards)
        case SetWon(_, cards) if cards > COUNT:
            return TooManyCards()
        case SetRounds(_, rounds) if rounds >= state.goal:
            return TooManyRounds(state.goal)
        case SetTurn() if not (seat in players(state) or state.laid[seat]):
            return NoTrick()
    return None


def _no_record(state: State, seat: Seat) -> Any:
    """Powers are for defenders, with the card they lay, never in a battle."""
    if state.phase not in (READ, TELL):
        return PowerTooLate(seat) if state.past and state.past.values and not state.past.told else ChooseFirst()
    if state.why == BATTLE:
        return NoPowerInBattle()
    return AttackerWithoutPower() if seat == state.attacker else None


def _no_left(state: State, seat: Seat, cards: int) -> Any:
    """Whether all the counts fit together is seen when they are all told: see View.counted."""
    if cards > COUNT:
        return TooManyCards()
    others = [each for each in _able(state) if each != seat]
    return NoTrick() if not cards and (not others or seat in state.queue) else None


def _repair(state: State, action: Any) -> list[Any]:
    events: list[Any] = [Repaired(action)]
    match action:
        case GiveTrick(player):
            return _give(state, player - 1)
        case EndRound():
            events = events if state.phase != STOP else []
            lost = [_given_to_nobody(state, ())] if _on_the_table(state) else []
            _clear(state)
            over, *begun = _end_round(state)
            return [*lost, over, *events, *begun]
        case RecordPower(player):
            return [_record(state, player - 1)]
        case SetLeft(player, cards):
            state.left[player - 1] = cards
            _settle(state)
        case SetWon(player, cards):
            state.won[player - 1] = cards
        case SetRounds(player, rounds):
            state.round = max(1, state.round + rounds - state.rounds[player - 1])
            state.rounds[player - 1] = rounds
        case SetMystery(there):
            state.mystery = there
            _settle(state)
        case SetTurn(player):
            _take_back(state)
            state.attacker = state.turn = player - 1
            state.starter = state.attacker if state.trick == 1 else state.starter
            _settle(state)
    return events


def _settle(state: State) -> None:
    """Between two tricks: whether the next one can be played, and who attacks: the counts may still be put right."""
    if state.phase not in (CHOOSE, STOP):
        return
    able = players(state)
    state.phase = CHOOSE if len(able) > 1 else STOP
    if state.phase == CHOOSE:
        state.attacker = next(seat for seat in _from(state, state.attacker) if seat in able)
    state.turn = state.attacker


def _record(state: State, seat: Seat) -> PowerRecorded:
    """A power was used: whatever the values are, the players now tell who takes the trick."""
    recorded = PowerRecorded(seat, state.spent[seat])
    state.spent[seat] = True
    state.declared = (*state.declared, (seat, "", ""))
    return recorded


def _give(state: State, seat: Seat) -> list[Any]:
    """The players say who takes the trick: whoever has not laid yet lays."""
    events = [] if state.fighting else [OnlyGiven(state.trick), *_mystery_for_the_only_one_without(state)]
    for each in state.queue if state.fighting else _able(state):
        state.left[each] -= 1
        state.laid[each] = (*state.laid[each], 0)
    if state.why != BATTLE and not powers.compared_now(state):
        state.last = ()
    return [*events, *_win(state, seat, None, by_players=True)]


def _take_back(state: State) -> None:
    """The cards of the trick under way are in the decks again."""
    state.left = [left + len(laid) for left, laid in zip(state.left, state.laid)]
    _clear(state)
    state.phase = CHOOSE


DOES = {
    Choose: _ask, Ask: _ask, Lay: _lay, UsePower: _use_power, Reveal: _reveal, DealPower: _deal_power, Read: _read, ReadCard: _read_card,
    **dict.fromkeys(REPAIRS, _repair),
}  # fmt: skip
"""What each kind of action does: (state, action) -> events."""
