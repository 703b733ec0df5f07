"""The voice of Symphonimo: what is typed to play it, and every sentence that tells it."""

from collections.abc import Iterator
from typing import Any

from accessijeux_cli.games.symphonimo import rules as r
from accessijeux_cli.words.phrases import first_form, fold
from accessijeux_cli.words.tongue import Tongue, mark

NUMBERS = range(21)
"""The numbers that can be typed as a conductor or a card: those that do not exist get a refusal that says so."""

# What is typed

# Translators: typed forms: whole ones, then after ";" short ones. Keep {n} where it is.
DRAW = mark("draw | draw card | i draw ; d")
# Translators: typed forms for placing the drawn card under conductor {n}
PLACE = mark("under {n} | place {n} | place under {n} | place under conductor {n} | under conductor {n} ; pl {n}")
# Translators: typed forms for taking conductor {n}
TAKE = mark("take {n} | take conductor {n} | i take {n} | takes {n} | takes conductor {n} | took {n} | took conductor {n} ; t {n}")
# Translators: typed forms for leaving without a conductor, in the end phase
LEAVE = mark("finish | leave | i finish | finishes | finished")
# Translators: typed forms, at a physical table: card {card} was drawn and goes under conductor {n}
DRAW_AND_PLACE = mark(
    "{card} under {n} | {card} conductor {n} | {card} under conductor {n} | draws {card} under {n} | draw {card} under {n} | "
    "draws {card} under conductor {n} | draws {card} {n} | draw {card} {n} ; {card} {n} | d {card} {n}"
)
# Translators: typed forms, at a physical table: card {card} was drawn
REVEALED = mark("card {card} | value drawn {card} | draw {card} ; d {card}")
# Translators: typed forms, at a physical table: these cards lie under conductor {n}
CARDS_UNDER = mark("set conductor {n}: {cards} ; set c {n} {cards}")
# Translators: typed forms, at a physical table: no card lies under conductor {n}
NONE_UNDER = mark("set conductor {n} empty | set conductor {n} | set conductor {n} in the middle ; set c {n} empty | set c {n} | set c {n} in the middle")
# Translators: typed forms, at a physical table: that player holds conductor {n}
HELD_BY = mark("set conductor {n} with {name} | set conductor {n} {name} ; set c {n} {name} | set c {n} with {name}")
# Translators: typed forms, at a physical table: that player's orchestra is these cards
CARDS_OF = mark("set {name}: {cards} | set orchestra {name}: {cards} ; set o {name} {cards}")
# Translators: typed forms, at a physical table: that player has no card
NONE_OF = mark("set {name} empty | set orchestra {name} empty ; set o {name} empty")
# Translators: typed forms, at a physical table: it is that player's turn
TURN_OF = mark("set turn {name}")

OPTIONS = (
    # Translators: typed forms: the variant with five cards set aside, a name of the game's publisher; then help
    (mark("fausse note | wrong note"), "fausse_note", True, mark("a variant in which five cards leave the game unseen")),
)
"""What may be agreed before a game: (typed forms, option, its value; None: the number typed, what it does)."""


def phrases(dictated: bool, say: Tongue) -> Iterator[tuple[str, Any, dict[str, int]]]:
    """What can be typed as a move: (typed message, the line of actions it means, what fills its slots now).

    Of a message whose slots stay open, the line is a function of them.
    """
    yield DRAW, (r.DRAW,), {}
    yield LEAVE, (r.LEAVE,), {}
    for n in NUMBERS:
        yield PLACE, (r.Place(n),), {"n": n}
        yield TAKE, (r.Take(n),), {"n": n}
        yield f"; {n}", (r.Place(n),), {}
    if dictated:
        yield from _dictated_phrases()


def _dictated_phrases() -> Iterator[tuple[str, Any, dict[str, int]]]:
    yield DRAW_AND_PLACE, lambda card, n: (r.DRAW, r.Reveal(card), r.Place(n)), {}
    yield DRAW_AND_PLACE, lambda card, n: (r.Reveal(card), r.Place(n)), {}
    yield REVEALED, lambda card: (r.DRAW, r.Reveal(card)), {}
    yield REVEALED, lambda card: (r.Reveal(card),), {}
    for card in NUMBERS:
        yield f"; {card}", (r.DRAW, r.Reveal(card)), {}
        yield f"; {card}", (r.Reveal(card),), {}


def phrase(action: Any, say: Tongue) -> str:
    """The whole form that means that action."""
    match action:
        case r.Draw():
            return first_form(say(DRAW))
        case r.Place(n):
            return first_form(say(PLACE, n=n))
        case r.Take(n):
            return first_form(say(TAKE, n=n))
        case r.Leave():
            return first_form(say(LEAVE))
        case r.Reveal(card):
            return first_form(say(REVEALED, card=card))
        case r.SetConductor(n, cards):
            return first_form(say(CARDS_UNDER, n=n, cards=_typed(cards)) if cards else say(NONE_UNDER, n=n))
        case r.SetHolder(n, player):
            return first_form(say(HELD_BY, n=n, name=say.name(player - 1)))
        case r.SetOrchestra(player, cards):
            name = say.name(player - 1)
            return first_form(say(CARDS_OF, name=name, cards=_typed(cards)) if cards else say(NONE_OF, name=name))
        case r.SetTurn(player):
            return first_form(say(TURN_OF, name=say.name(player - 1)))
    raise TypeError(action)


def line(actions: tuple[Any, ...], say: Tongue) -> str:
    """A typed line as it can be typed again."""
    match actions:
        case (r.Draw(), r.Reveal(card), r.Place(n), *_) | (r.Reveal(card), r.Place(n), *_):
            return first_form(say(DRAW_AND_PLACE, card=card, n=n))
        case (r.Draw(), r.Reveal(card), *_):
            return first_form(say(REVEALED, card=card))
    return phrase(actions[0], say)


def _typed(cards: tuple[int, ...]) -> str:
    return ", ".join(map(str, cards))


def read(text: str, view: r.View, say: Tongue) -> None:
    """Free words that are a move though they are no phrase: here none are."""


# Small parts of sentences, each a whole message


def family(value: int, count: int, say: Tongue) -> str:
    """One family by its own name: solo 3, duo of 5s, six 7s."""
    match count:
        case 1:
            # Translators: a family of one card of that value
            return say("solo {value}", value=value)
        case 2:
            # Translators: a family of two cards of that value
            return say("duo of {value}s", value=value)
        case 3:
            # Translators: a family of three cards of that value
            return say("trio of {value}s", value=value)
        case 4:
            # Translators: a family of four cards of that value
            return say("quartet of {value}s", value=value)
        case 5:
            # Translators: a family of five cards of that value
            return say("quintet of {value}s", value=value)
    # Translators: a family of six cards or more; the count is written in words
    return say("{count:words} {value}s", count=count, value=value)


def families(held: Any, say: Tongue) -> str:
    """Families given as (value, count), those of one kind together: solos 3, 8, duo of 5s, quartet of 7s."""
    by_count: dict[int, list[int]] = {}
    for value, count in held:
        by_count.setdefault(count, []).append(value)
    return say.comma(part for count in sorted(by_count) for part in _alike(count, by_count[count], say))


def _alike(count: int, values: list[int], say: Tongue) -> list[str]:
    if len(values) == 1 or count > 5:
        return [family(value, count, say) for value in values]
    facts = {"values": say.comma(values)}
    several = {
        # Translators: several families of one card; "values" is a list such as "3, 8"
        1: say("solos {values}", **facts),
        # Translators: several families of two cards; "values" is a list such as "3, 8"
        2: say("duos of {values}", **facts),
        # Translators: several families of three cards; "values" is a list such as "3, 8"
        3: say("trios of {values}", **facts),
        # Translators: several families of four cards; "values" is a list such as "7, 8"
        4: say("quartets of {values}", **facts),
        # Translators: several families of five cards; "values" is a list such as "7, 8"
        5: say("quintets of {values}", **facts),
    }
    return [several[count]]


def _held(orchestra: tuple[int, ...]) -> list[tuple[int, int]]:
    return [(value, count) for value, count in enumerate(orchestra) if count]


def _count_of(value: int, count: int, say: Tongue) -> str:
    # Translators: so many cards of a value: "one 7", "three 7s"
    return say.many("{count:words} {value}", "{count:words} {value}s", count, value=value)


def points(count: int, say: Tongue) -> str:
    """A number of points."""
    # Translators: a score
    return say.many("{count} point", "{count} points", count)


def _your(seat: int, say: Tongue) -> bool:
    return seat == say.you


# What happened


def merged(events: list[Any]) -> list[Any]:
    """The events worth a sentence each: cards drawn and placed at once, and taken at once, are one list."""
    kept: list[Any] = []
    for event in events:
        if kept and _same_card(kept[-1], event):
            kept[-1] = [event]
            if len(kept) > 1 and _same_place(kept[-2], event):
                kept[-2:] = [[*kept[-2], event]]
        elif kept and isinstance(event, r.Taken) and _same_place(kept[-1], event):
            kept[-1] = [*kept[-1], event]
        else:
            kept.append(event)
    return kept


def _same_card(drawn: Any, after: Any) -> bool:
    return isinstance(drawn, r.Drawn) and isinstance(after, r.Placed) and drawn.seat == after.seat


def _same_place(run: Any, after: r.Placed | r.Taken) -> bool:
    """Whether the last player of a round goes on with the last conductor."""
    return isinstance(run, list) and (run[-1].seat, run[-1].conductor) == (after.seat, after.conductor)


BEGINS = (r.Drawn, r.Taken, r.Left, r.RoundBegun)
RESULTS = (r.RoundBegun, r.Ended)
"""When a long tale is cut: what begins a turn, and what is told of the turns that wait."""
PAUSES = ()
"""Events after which somebody who plays alone against bots is waited for before they go on."""


def told(events: list[Any], say: Tongue) -> list[str]:
    """The sentences that tell these events, in order."""
    return [sentence for event in merged(list(events)) for sentence in _told(event, say)]


def _told(event: Any, say: Tongue) -> list[str]:
    match event:
        case list():
            return [_run(event, say)]
        case r.Drawn(seat, card):
            return [_drawn(seat, card, say)]
        case r.Placed():
            return [_placed(event, say)]
        case r.LastCardPlaced(order):
            return [_last_card(order, say)]
        case r.Taken():
            return [_taken(event, say)]
        case r.Left(seat):
            return [_left(seat, say)]
        case r.RoundBegun(number, starter):
            return [_round(number, starter, say)]
        case r.Ended():
            return _ended(event, say)
        case r.Repaired(action):
            return [_repaired(action, say)]
    raise TypeError(event)


def _drawn(seat: int, card: int, say: Tongue) -> str:
    if _your(seat, say):
        # Translators: {card:a} is the value with "a" or "an"
        return say("You draw {card:a}.", card=card)
    # Translators: another player draws a card of that value
    return say("{name} draws {card:a}.", name=say.name(seat), card=card)


def conductor_line(conductor: int, cards: tuple[int, ...], say: Tongue) -> str:
    """What a conductor has."""
    if say.level == "brief":
        return _conductor_brief(conductor, cards, say)
    if not cards:
        # Translators: no card lies under that conductor
        return say("Conductor {conductor}: no musician.", conductor=conductor)
    # Translators: the musicians under one conductor
    return say.many(
        "Conductor {conductor}: one musician, value {values}.",
        "Conductor {conductor}: {count:words} musicians, values {values}.",
        len(cards),
        conductor=conductor,
        values=say.comma(cards),
    )


def _conductor_brief(conductor: int, cards: tuple[int, ...], say: Tongue) -> str:
    if not cards:
        # Translators: short form, at most 40 characters
        return say("Conductor {conductor}: empty.", conductor=conductor)
    # Translators: short form, at most 40 characters
    return say("Conductor {conductor}: {values}.", conductor=conductor, values=say.comma(cards))


def _placed(placed: r.Placed, say: Tongue) -> str:
    if say.level == "full":
        # Translators: a card was placed; the conductors are named next
        return say("The {card} is under conductor {conductor}.", card=placed.card, conductor=placed.conductor)
    return conductor_line(placed.conductor, placed.cards, say)


def _drawn_and_placed(placed: r.Placed, say: Tongue) -> str:
    if say.level == "full":
        return _several_placed([placed], say)
    facts = {"card": placed.card, "conductor": placed.conductor, "values": say.comma(placed.cards)}
    if say.level == "brief":
        return _drawn_and_placed_brief(placed.seat, facts, say)
    if _your(placed.seat, say):
        # Translators: you draw a card and put it under a conductor, which then has these musicians
        return say.many(
            "You draw {card:a}, under conductor {conductor}: one musician, value {values}.",
            "You draw {card:a}, under conductor {conductor}: {count:words} musicians, values {values}.",
            len(placed.cards),
            **facts,
        )
    # Translators: another player draws a card and puts it under a conductor, which then has these musicians
    return say.many(
        "{name} draws {card:a}, under conductor {conductor}: one musician, value {values}.",
        "{name} draws {card:a}, under conductor {conductor}: {count:words} musicians, values {values}.",
        len(placed.cards),
        name=say.name(placed.seat),
        **facts,
    )


def _drawn_and_placed_brief(seat: int, facts: dict[str, Any], say: Tongue) -> str:
    if _your(seat, say):
        # Translators: short form: you drew a card; the conductor now has these values
        return say("You, {card}. Conductor {conductor}: {values}.", **facts)
    # Translators: short form: somebody drew a card; the conductor now has these values
    return say("{name}, {card}. Conductor {conductor}: {values}.", name=say.name(seat), **facts)


def _run(run: list[Any], say: Tongue) -> str:
    """Cards drawn and placed at once, perhaps taken at once."""
    if isinstance(run[-1], r.Taken):
        return _placed_and_taken(run[:-1], run[-1], say)
    return _drawn_and_placed(run[0], say) if len(run) == 1 else _several_placed(run, say)


def _placed_and_taken(run: list[r.Placed], taken: r.Taken, say: Tongue) -> str:
    """The last player of a round fills the last conductor and takes it: of the cards, those said once."""
    grown = families(taken.held, say)
    facts = {"conductor": taken.conductor, "cards": _cards([placed.card for placed in run], say), "grown": grown}
    if _your(taken.seat, say):
        # Translators: you drew cards under the last conductor and took it; then your families that grew
        return say("You draw {cards}, under conductor {conductor}, and take it. Changed with you: {grown}.", **facts)
    # Translators: somebody drew cards under the last conductor and took it; then their families that grew
    return say("{name} draws {cards}, under conductor {conductor}, and takes it. Changed with {name}: {grown}.",
               name=say.name(taken.seat), **facts)  # fmt: skip


def _cards(cards: list[int], say: Tongue) -> str:
    # Translators: one card as what is drawn, with its article: a 7, an 8
    return say("{card:a}", card=cards[0]) if len(cards) == 1 else say.comma(cards)


def _several_placed(run: list[r.Placed], say: Tongue) -> str:
    facts = {"cards": _cards([placed.card for placed in run], say), "conductor": run[0].conductor}
    if _your(run[0].seat, say):
        # Translators: the last player of a round drew several cards in a row
        return say("You draw {cards}, under conductor {conductor}.", **facts)
    # Translators: the last player of a round drew several cards in a row
    return say("{name} draws {cards}, under conductor {conductor}.", name=say.name(run[0].seat), **facts)


def _taken(event: r.Taken, say: Tongue) -> str:
    facts = {"conductor": event.conductor, "values": say.comma(event.cards)}
    grown = families(event.held, say)
    if say.level == "brief":
        return _taken_brief(event.seat, facts, grown, say)
    if _your(event.seat, say):
        # Translators: you take a conductor; "grown" lists your families that grew, as they are now
        return say.many(
            "You take conductor {conductor}: one musician, value {values}. Changed with you: {grown}.",
            "You take conductor {conductor}: {count:words} musicians, values {values}. Changed with you: {grown}.",
            len(event.cards),
            grown=grown,
            **facts,
        )
    # Translators: another player takes a conductor; "grown" lists their families that grew, as they are now
    return say.many(
        "{name} takes conductor {conductor}, value {values}. Changed with {name}: {grown}.",
        "{name} takes conductor {conductor}, values {values}. Changed with {name}: {grown}.",
        len(event.cards),
        name=say.name(event.seat),
        grown=grown,
        **facts,
    )


def _taken_brief(seat: int, facts: dict[str, Any], grown: str, say: Tongue) -> str:
    if _your(seat, say):
        # Translators: short form: you took a conductor; then your families that grew
        return say("You take conductor {conductor}: {grown}.", grown=grown, **facts)
    # Translators: short form: somebody took a conductor; then their families that grew
    return say("{name} takes conductor {conductor}: {grown}.", name=say.name(seat), grown=grown, **facts)


def _left(seat: int, say: Tongue) -> str:
    if _your(seat, say):
        # Translators: end phase
        return say("You finish without a conductor.")
    # Translators: end phase
    return say("{name} finishes without a conductor.", name=say.name(seat))


def _round(number: int, starter: int, say: Tongue) -> str:
    if say.level == "brief":
        # Translators: short form: a new round
        return say("Round {number}.", number=number)
    if _your(starter, say):
        # Translators: a new round begins
        return say("Round {number}, you begin.", number=number)
    # Translators: a new round begins
    return say("Round {number}, {name} begins.", number=number, name=say.name(starter))


def _last_card(order: tuple[int, ...], say: Tongue) -> str:
    if len(order) == 1:
        # Translators: the deck is empty and one player is left in the round
        return say("That was the last card. Now take a conductor or finish.")
    if _your(order[0], say):
        # Translators: the deck is empty
        return say("That was the last card. Each takes a conductor or finishes, you first.")
    # Translators: the deck is empty
    return say("That was the last card. Each takes a conductor or finishes, {name} first.", name=say.name(order[0]))


def _ended(event: r.Ended, say: Tongue) -> list[str]:
    ranking = sorted(range(len(event.scores)), key=lambda seat: (-event.scores[seat], -event.quartets[seat]))
    lines = [_result(seat, event.scores[seat], event.quartets[seat], say) for seat in ranking]
    # Translators: the game is over; the results follow
    return [say("The game is over."), *lines, _winner(event, say)]


def _result(seat: int, score: int, quartets: int, say: Tongue) -> str:
    # Translators: how many quartets a player has at the end
    what = say.many("one quartet", "{count:words} quartets", quartets) if quartets else say("no quartet")
    if _your(seat, say):
        # Translators: final result; "quartets" is "no quartet", "one quartet", "two quartets" ...
        return say("You: {points}, {quartets}.", points=points(score, say), quartets=what)
    # Translators: final result; "quartets" is "no quartet", "one quartet", "two quartets" ...
    return say("{name}: {points}, {quartets}.", name=say.name(seat), points=points(score, say), quartets=what)


def _winner(event: r.Ended, say: Tongue) -> str:
    if len(event.winners) > 1:
        names = say.all_of(say.name(seat) for seat in event.winners if not _your(seat, say))
        if say.you in event.winners:
            # Translators: a tie that nothing breaks, with you among the winners
            return say("A tie: you share the victory with {names}.", names=names)
        # Translators: a tie that nothing breaks
        return say("A tie: {names} share the victory.", names=names)
    winner = event.winners[0]
    by_quartets = event.scores.count(event.scores[winner]) > 1
    if _your(winner, say):
        # Translators: the winner; the second form when the points are equal
        return say("You win, by quartets.") if by_quartets else say("You win.")
    if by_quartets:
        # Translators: equal points: more quartets win
        return say("{name} wins, by quartets.", name=say.name(winner))
    # Translators: the winner
    return say("{name} wins.", name=say.name(winner))


def _repaired(action: Any, say: Tongue) -> str:
    match action:
        case r.SetConductor(conductor, cards):
            return conductor_line(conductor, cards, say)
        case r.SetHolder(conductor, player):
            return _held_by(conductor, player - 1, say)
        case r.SetOrchestra(player, cards):
            counts = tuple(cards.count(value) for value in range(r.HIGHEST[6] + 1))
            return orchestra_line(player - 1, counts, say)
        case r.SetTurn():
            # Translators: at a physical table: whose turn it is was put right; it is said next
            return say("The turn is set right.")
    raise TypeError(action)


def doubtful(actions: tuple[Any, ...], view: r.View, lines: list[list[Any]], say: Tongue) -> list[str]:
    """At a physical table: whether a legal line may be meant for what is over already: here none is."""
    return []


def summed(events: list[Any], say: Tongue) -> list[str]:
    """The same in short: who took what, and the conductors as they are after all of it, unless they are named next."""
    rows: dict[int, tuple[int, ...]] = {}
    lines: list[str] = []
    for event in events:
        match event:
            case r.Placed(_, _, conductor, cards):
                rows[conductor] = cards
            case r.Taken(conductor=conductor):
                rows.pop(conductor, None)
                lines += _told(event, say)
            case r.Drawn():
                pass
            case _:
                lines += _told(event, say)
    if say.level == "full":
        return lines
    return [*lines, *pack([_conductor_brief(number, rows[number], say) for number in sorted(rows)], say)]


# Why not


def reason(refusal: Any, say: Tongue) -> str:
    """Why something cannot be done; what is possible instead is said by `possible`."""
    match refusal:
        case r.PlaceFirst():
            # Translators: a card was drawn and must be placed before anything else; that is said next
            return say("A card is drawn and not placed yet.")
        case r.RevealFirst():
            # Translators: at a physical table: the value of the card just drawn is asked for next
            return say("The card drawn is not known yet.")
        case r.NothingDrawn():
            # Translators: somebody wants to place a card but drew none; what can be done is said next
            return say("No card to place.")
        case r.NoSuchConductor(conductor, conductors):
            # Translators: there is no conductor with that number
            return say(
                "No conductor {conductor}: they go from 1 to {conductors}.", conductor=conductor, conductors=conductors
            )
        case r.ConductorGone(conductor, holder):
            return _held_by(conductor, holder, say)
        case r.ConductorFull(conductor):
            # Translators: the limit of four
            return say("Conductor {conductor} already has four musicians.", conductor=conductor)
        case r.ConductorEmpty(conductor):
            # Translators: an empty conductor cannot be taken
            return say("Conductor {conductor} has no musician.", conductor=conductor)
        case r.AllFull():
            # Translators: no conductor in the middle has room for one more card
            return say("Every conductor left has four musicians: no card can be drawn.")
        case r.NoMoreCards():
            # Translators: end phase
            return say("The deck is empty.")
        case r.TooSoonToLeave():
            # Translators: finishing without a conductor is only for the end phase
            return say("Finishing without a conductor is only for the end, when the deck is empty.")
        case r.NoSuchCard(card, highest):
            # Translators: that value is not in this game
            return say("No {card} in this game: values go from 3 to {highest}.", card=card, highest=highest)
        case r.AllSeen(card):
            # Translators: at a physical table: all copies of that value were already seen; value 7 exists seven times
            return say("All {count:words} {card}s are out already. Read the card again.", count=card, card=card)
        case r.NothingToReveal():
            # Translators: at a physical table: no card is being drawn
            return say("No card is being drawn.")
        case r.NoSuchPlayer(player):
            # Translators: at a physical table
            return say("No player {player} here.", player=player)
        case r.TooManyUnder(conductor):
            # Translators: at a physical table: more than four cards were typed for one conductor
            return say("A conductor has at most four musicians.", conductor=conductor)
        case r.TooManyOf(card):
            # Translators: at a physical table: more cards of a value were typed than exist; value 7 exists seven times
            return say("There are only {count:words} {card}s: with those already out, that would be more.", count=card, card=card)
        case r.DeckTooSmall():
            # Translators: at a physical table: more cards were typed than can have left the deck
            return say("That is more cards than the deck still has.")
    raise TypeError(refusal)


RULE_OF = {
    r.PlaceFirst: "draw",
    r.RevealFirst: "draw",
    r.NothingDrawn: "draw",
    r.NoSuchConductor: "setup",
    r.ConductorGone: "take",
    r.ConductorFull: "draw",
    r.ConductorEmpty: "take",
    r.AllFull: "draw",
    r.NoMoreCards: "end",
    r.TooSoonToLeave: "end",
    r.NoSuchCard: "setup",
    r.AllSeen: "setup",
    r.TooManyOf: "setup",
    r.NothingToReveal: "draw",
    r.NoSuchPlayer: "setup",
    r.TooManyUnder: "draw",
    r.DeckTooSmall: "setup",
}
"""The section of the rules behind each refusal (manual.py)."""
SCORE_RULE = "score"


def possible(view: r.View, say: Tongue) -> str:
    """What can be done instead, said to whoever types."""
    match view.phase:
        case r.REVEAL:
            # Translators: at a physical table
            return say("Type the value on the card.")
        case r.PLACE:
            # Translators: "conductors" is a list such as "1 or 3"
            return say("Place the {card} under conductor {numbers}.", card=view.card, numbers=say.one_of(view.open))
        case r.CHOOSE if not view.takable:
            # Translators: all conductors are empty: drawing is the only move
            return say("Draw a card.")
        case r.CHOOSE if not view.open:
            # Translators: all conductors are full: taking is the only move
            return say("Take conductor {numbers}.", numbers=say.one_of(view.takable))
        case r.CHOOSE:
            # Translators: "numbers" is a list such as "1 or 3"
            return say("Draw, or take conductor {numbers}.", numbers=say.one_of(view.takable))
        case r.ENDING if view.takable:
            # Translators: end phase
            return say("Take conductor {numbers}, or finish.", numbers=say.one_of(view.takable))
        case r.ENDING:
            # Translators: end phase, no conductor has a musician
            return say("Type finish.")
    return ""


# Before the first move


def before(say: Tongue, dictated: bool) -> list[str]:
    """Said with the first question about a new game."""
    if dictated:
        # Translators: at a physical table; the words are those that are typed
        return [say("Then type what happens: 7 under 2 for a card drawn and placed, take 2 for a conductor taken.")]
    # Translators: the word typed is "learn"
    return [say("First time? Type learn.")]


def seated(seats: int, options: dict[str, Any], say: Tongue) -> list[str]:
    """What these players play with."""
    cards = sum(range(r.LOWEST, r.HIGHEST[seats] + 1))
    # Translators: the families in play, by their number, and the number of cards
    line = say("Families from 3 to {highest}, {cards} cards.", highest=r.HIGHEST[seats], cards=cards)
    if not options["fausse_note"]:
        return [line]
    # Translators: the variant Fausse note
    return [line, say("Fausse note: five of them leave the game unseen.")]


def who_begins(say: Tongue) -> str:
    """The question that names the first player."""
    # Translators: the rule: the last person to have played an instrument begins; Enter leaves it to chance
    return say("Who played an instrument last? A name, or Enter for chance.")


def started(view: r.View, say: Tongue) -> list[str]:
    """The first words at a new table."""
    return [_round(1, view.turn, say)]


# What is asked


def asked(view: r.View, say: Tongue) -> list[str]:
    """What is expected now, and of whom; [] when the game is over."""
    match view.phase:
        case r.OVER:
            return []
        case r.REVEAL:
            # Translators: at a physical table: somebody draws, and the value is to be typed
            return [say("{name} draws. What value?", name=say.name(view.turn))]
        case r.PLACE:
            return pack([*_rows(view, say), _under_which(view, say)], say)
    if say.level == "brief":
        return [turn_of(view.turn, say)]
    rows = pack(_rows(view, say), say) if say.level == "full" else []
    return [*rows, _turn_and_choices(view, say)]


def _under_which(view: r.View, say: Tongue) -> str:
    if len(view.open) == 1:
        # Translators: only one conductor can receive the card
        return say("Type {n}.", n=view.open[0])
    # Translators: the question after a draw; the conductors were just named
    return say("Under which?")


def _rows(view: r.View, say: Tongue) -> list[str]:
    return [_conductor_brief(number, view.rows[number - 1], say) for number in view.free]


def turn_of(seat: int, say: Tongue) -> str:
    """Whose turn it is."""
    if _your(seat, say):
        # Translators: it is your turn; nothing else is said in the brief form
        return say("Your turn.")
    # Translators: whose turn it is
    return say("{name}'s turn.", name=say.name(seat))


def _turn_and_choices(view: r.View, say: Tongue) -> str:
    name, numbers = say.name(view.turn), say.one_of(view.takable) if view.takable else ""
    yours = _your(view.turn, say)
    match view.phase:
        case r.ENDING if not numbers:
            # Translators: end phase, no conductor has a musician; the word typed is "finish"
            return say("Your turn: finish.") if yours else say("{name}'s turn: finish.", name=name)
        case r.ENDING if yours:
            # Translators: end phase; the words are those that are typed
            return say("Your turn: take conductor {numbers}, or finish.", numbers=numbers)
        case r.ENDING:
            # Translators: end phase; the words are those that are typed
            return say("{name}'s turn: take conductor {numbers}, or finish.", name=name, numbers=numbers)
    if not numbers:
        # Translators: drawing is the only move
        return say("Your turn: draw.") if yours else say("{name}'s turn: draw.", name=name)
    if not view.open:
        if yours:
            # Translators: taking is the only move
            return say("Your turn: take conductor {numbers}.", numbers=numbers)
        # Translators: taking is the only move
        return say("{name}'s turn: take conductor {numbers}.", name=name, numbers=numbers)
    if yours:
        # Translators: the words are those that are typed
        return say("Your turn: draw, or take conductor {numbers}.", numbers=numbers)
    # Translators: the words are those that are typed
    return say("{name}'s turn: draw, or take conductor {numbers}.", name=name, numbers=numbers)


def pack(sentences: list[str], say: Tongue) -> list[str]:
    """Short sentences together on lines: of at most 40 characters in brief, of 79 otherwise."""
    width = 40 if say.level == "brief" else 79
    lines: list[str] = []
    for sentence in sentences:
        if lines and len(lines[-1]) + 1 + len(sentence) <= width:
            lines[-1] += " " + sentence
        else:
            lines.append(sentence)
    return lines


def effect(view: r.View, action: Any, say: Tongue) -> str:
    """What an allowed action would give; of a line of actions, its last, seen from just before it."""
    match action:
        case r.Take(conductor):
            return _effect_of_taking(view, conductor, say)
        case r.Place(conductor):
            cards = (*view.rows[conductor - 1], view.card)
            # Translators: answer to "may I place it there?"
            return say("Conductor {n} would have {values}.", n=conductor, values=say.comma(cards))
        case r.Draw():
            return deck_line(view, say)
        case r.Leave():
            orchestra = view.orchestras[view.turn]
            # Translators: answer to "may I finish?"
            return say("The game would end with {points}.", points=points(r.points(orchestra), say))
    # Translators: answer to "may I type this?" at a physical table
    return say("It would be noted.")


def _effect_of_taking(view: r.View, conductor: int, say: Tongue) -> str:
    old = view.orchestras[view.turn]
    new = list(old)
    for card in view.rows[conductor - 1]:
        new[card] += 1
    grown = families([(value, count) for value, count in _held(tuple(new)) if count != old[value]], say)
    before, after = r.points(old), r.points(new)
    if before == after:
        # Translators: answer to "may I take it?"; "grown" lists the families that would grow
        return say("Still {points}: {grown}.", points=points(after, say), grown=grown)
    # Translators: answer to "may I take it?"; "grown" lists the families that would grow
    return say("From {points} to {after}: {grown}.", points=points(before, say), after=after, grown=grown)


# Topics


def conductors(view: r.View, say: Tongue) -> list[str]:
    """All the conductors."""
    lines = [conductor(view, say, number) for number in range(1, view.seats + 1)]
    return pack(lines, say) if say.level == "brief" else lines


def conductor(view: r.View, say: Tongue, number: int) -> str:
    """One conductor."""
    holder = view.holders[number - 1]
    if holder is not None:
        return _held_by(number, holder, say)
    return conductor_line(number, view.rows[number - 1], say)


def _held_by(conductor: int, holder: int, say: Tongue) -> str:
    if _your(holder, say):
        # Translators: you took that conductor this round
        return say("Conductor {conductor} is with you.", conductor=conductor)
    # Translators: somebody took that conductor this round
    return say("Conductor {conductor} is with {name}.", conductor=conductor, name=say.name(holder))


def one_conductor(view: r.View, say: Tongue, n: int) -> list[str]:
    """One conductor by number, or why there is none."""
    if not 1 <= n <= view.seats:
        return [reason(r.NoSuchConductor(n, view.seats), say)]
    alone = len(view.rows[n - 1]) == 1  # in brief, too short a sentence for some readers (R12)
    return [conductor(view, say.at(level="normal") if alone else say, n)]


def orchestra_line(seat: int, orchestra: tuple[int, ...], say: Tongue) -> str:
    """One orchestra, with its points."""
    worth = points(r.points(orchestra), say)
    what = families(_held(orchestra), say)
    if _your(seat, say):
        if not what:
            # Translators: you have no card yet
            return say("Your orchestra: no musician.")
        # Translators: your families, then their points
        return say("Your orchestra: {families}. {points}.", families=what, points=worth)
    name = say.name(seat)
    if not what:
        # Translators: that player has no card yet
        return say("{name}'s orchestra: no musician.", name=name)
    # Translators: somebody's families, then their points
    return say("{name}'s orchestra: {families}. {points}.", name=name, families=what, points=worth)


def mine(view: r.View, say: Tongue) -> list[str]:
    """The orchestra of whoever listens: their own, at a shared table that of whose turn it is."""
    seat = view.turn if say.you is None else say.you
    return [orchestra_line(seat, view.orchestras[seat], say)]


def named(view: r.View, say: Tongue, seat: int) -> list[str]:
    """One player's orchestra."""
    return [orchestra_line(seat, view.orchestras[seat], say)]


def orchestras(view: r.View, say: Tongue) -> list[str]:
    """Every orchestra."""
    return [orchestra_line(seat, orchestra, say) for seat, orchestra in enumerate(view.orchestras)]


def deck_line(view: r.View, say: Tongue) -> str:
    """How many cards are left to draw."""
    # Translators: cards left to draw
    left = say.many("Deck: one card.", "Deck: {count:words} cards.", view.deck) if view.deck else say("The deck is empty.")
    if not view.aside:
        return left
    # Translators: Fausse note variant: five cards left the game unseen; follows "Deck: 37 cards."
    return left + " " + say("{count:Words} more are set aside unseen.", count=view.aside)


def left(view: r.View, say: Tongue, *, unaided: bool = False) -> list[str]:
    """The deck, and of each value how many are still unseen."""
    lines = [deck_line(view, say)]
    unseen = [_count_of(value, count, say) for value, count in enumerate(view.unseen) if count]
    out = [value for value in range(r.LOWEST, view.highest + 1) if not view.unseen[value]]
    if unseen and not unaided:
        # Translators: a list such as "three 3s, one 5"
        lines.append(say("Unseen: {cards}.", cards=say.comma(unseen)))
    if out and not unaided:
        # Translators: the values of which every card was seen
        lines.append(say("All out: {values}.", values=say.comma(out)))
    return lines


def value_of(view: r.View, say: Tongue, n: int, *, unaided: bool = False) -> list[str]:
    """Where the cards of one value are."""
    if not r.LOWEST <= n <= view.highest:
        return [reason(r.NoSuchCard(n, view.highest), say)]
    places = [*_in_orchestras(view, n, say), *_under_conductors(view, n, say)]
    if view.card == n:
        # Translators: the card just drawn, in a list such as "two with you, one in hand"
        places.append(say("one in hand"))
    # Translators: where cards of a value are; "places" is a list such as "two with you, one under conductor 2"
    known = say("The {n}s: {places}.", n=n, places=say.comma(places)) if places else say("The {n}s: none seen.", n=n)
    return [known] if unaided else [known + " " + _unseen(view.unseen[n], say)]


def _in_orchestras(view: r.View, value: int, say: Tongue) -> list[str]:
    seats = sorted(range(view.seats), key=lambda seat: (seat != say.you, seat))
    return [_with(seat, view.orchestras[seat][value], say) for seat in seats if view.orchestras[seat][value]]


def _with(seat: int, count: int, say: Tongue) -> str:
    if _your(seat, say):
        # Translators: so many cards are in your orchestra
        return say("{count:words} with you", count=count)
    # Translators: so many cards are in somebody's orchestra
    return say("{count:words} with {name}", count=count, name=say.name(seat))


def _under_conductors(view: r.View, value: int, say: Tongue) -> list[str]:
    # Translators: so many cards lie under that conductor
    return [say("{count:words} under conductor {conductor}", count=row.count(value), conductor=number)
            for number, row in enumerate(view.rows, 1) if value in row]  # fmt: skip


def _unseen(count: int, say: Tongue) -> str:
    if not count:
        # Translators: every card of that value has been seen
        return say("None unseen.")
    # Translators: cards of a value that nobody has seen yet; in French the noun is masculine: inconnus
    return say.many("One unseen.", "{count:Words} unseen.", count)


def round_line(view: r.View, say: Tongue) -> list[str]:
    """The round and who still plays in it."""
    if view.phase == r.OVER:
        # Translators: answer to "round" after the end
        return [say("The game ended in round {round}.", round=view.round)]
    first = view.turn if say.you is None else say.you
    in_order = sorted(view.playing, key=lambda seat: (seat - first) % view.seats)
    others = [say.name(seat) for seat in in_order if not _your(seat, say)]
    if say.you in view.playing and others:
        # Translators: who may still act this round
        return [say("Round {round}. Still in it: you, {names}.", round=view.round, names=say.comma(others))]
    if say.you in view.playing:
        # Translators: nobody else acts this round
        return [say("Round {round}. Only you are still in it.", round=view.round)]
    # Translators: who may still act this round; you are out of it
    return [say("Round {round}. Still in it: {names}.", round=view.round, names=say.comma(others))]


HALVES: dict[Any, Any] = {}
"""The topics that ask for the rest of a move: none in this game."""
SOUNDS: dict[Any, Any] = {}
"""The topics that can be heard as sounds too: topic -> (view -> sounds)."""


def sounding(events: list[Any], view: r.View) -> tuple[Any, ...]:
    """The sounds of what happened: none in this game."""
    return ()


def situation(view: r.View, say: Tongue) -> list[str]:
    """Where things stand, in a few lines."""
    if view.phase == r.OVER:
        return orchestras(view, say)
    rows = pack(_rows(view, say), say)
    # Translators: the card just drawn, which must be placed
    hand = [say("In hand: {card:a}.", card=view.card)] if view.card else []
    return [*round_line(view, say), *rows, *hand, deck_line(view, say), *mine(view, say)]


def score(view: r.View, say: Tongue) -> list[str]:
    """Every player's points with their reasons."""
    seats = sorted(range(view.seats), key=lambda seat: (-r.points(view.orchestras[seat]), seat))
    return [score_line(seat, view.orchestras[seat], say) for seat in seats]


def score_line(seat: int, orchestra: tuple[int, ...], say: Tongue) -> str:
    """One player's points, family by family."""
    total = points(r.points(orchestra), say)
    if _your(seat, say):
        # Translators: your points; the reasons follow
        parts = [say("You: {points}.", points=total)]
    else:
        # Translators: somebody's points; the reasons follow
        parts = [say("{name}: {points}.", name=say.name(seat), points=total)]
    return " ".join([*parts, *reasons_of_score(orchestra, say)])


def reasons_of_score(orchestra: tuple[int, ...], say: Tongue) -> list[str]:
    """The families that count, and those that do not."""
    quartets = [value for value, count in enumerate(orchestra) if count == 4]
    solos = [value for value, count in enumerate(orchestra) if count == 1]
    others = [(value, count) for value, count in _held(orchestra) if count not in (1, 4)]
    lines = []
    if quartets:
        # Translators: "values" is a list such as "7, 9"; five points each
        lines.append(say.many(
            "One quartet, value {values}: 5 points.", "{count:Words} quartets, values {values}: {points} points.",
            len(quartets), values=say.comma(quartets), points=5 * len(quartets)))  # fmt: skip
    if solos:
        # Translators: "values" is a list such as "3, 8"; one point each
        lines.append(say.many(
            "One solo, value {values}: 1 point.", "{count:Words} solos, values {values}: {count} points.",
            len(solos), values=say.comma(solos)))  # fmt: skip
    if others:
        # Translators: families of 2, 3, 5 or more cards give nothing
        lines.append(say("For nothing: {families}.", families=families(others, say)))
    return lines


# What can be typed, for help: (typed forms, an example's facts, what it does)
HELP = (
    # Translators: help, after the word typed
    (DRAW, {}, mark("draw a card")),
    # Translators: help, after the word typed
    (PLACE, {"n": 2}, mark("put the card drawn under conductor 2; its number alone is enough")),
    # Translators: help, after the word typed
    (TAKE, {"n": 2}, mark("take conductor 2 and its musicians")),
    # Translators: help, after the word typed
    (LEAVE, {}, mark("in the end phase, finish without a conductor")),
)

# What can be typed at a physical table, for help: as HELP.
TABLE_HELP = (
    # Translators: help, after the words typed at a physical table
    (DRAW_AND_PLACE, {"card": 7, "n": 2}, mark("a 7 was drawn and placed under conductor 2")),
    # Translators: help, after the words typed at a physical table
    (TAKE, {"n": 2}, mark("conductor 2 was taken")),
    # Translators: help, after the words typed at a physical table
    (LEAVE, {}, mark("in the end phase, somebody finished without a conductor")),
    # Translators: help, after the words typed at a physical table
    (CARDS_UNDER, {"n": 2, "cards": "7, 7, 9"}, mark("make the program agree: these cards lie under conductor 2")),
)

# What makes the program agree with a physical table besides, for help: as HELP.
REPAIR_HELP = (
    # Translators: help, after the words typed at a physical table
    (HELD_BY, {"n": 2, "name": "Tom"}, mark("make the program agree: Tom holds conductor 2")),
    # Translators: help, after the words typed at a physical table
    (CARDS_OF, {"name": "Tom", "cards": "7, 7, 9"}, mark("make the program agree: these cards are Tom's")),
    # Translators: help, after the words typed at a physical table
    (TURN_OF, {"name": "Tom"}, mark("make the program agree: it is Tom's turn")),
)

TOPICS = (
    # Translators: typed forms for hearing all the conductors; then what it tells, for help
    (mark("conductors ; c"), {}, conductors, mark("all the conductors")),
    # Translators: typed forms for hearing conductor {n}; then what it tells, for help
    (mark("conductor {n} ; c {n}"), {"n": 2}, one_conductor, mark("conductor 2")),
    # Translators: typed forms for hearing where the cards of a value are; then what it tells, for help
    (mark("value {n} | the {n} s | where are the {n} s ; v {n}"), {"n": 7}, value_of, mark("where the 7s are")),
    # Translators: typed forms for hearing every orchestra; then what it tells, for help
    (mark("orchestras ; o"), {}, orchestras, mark("every orchestra")),
    # Translators: typed forms for hearing what is left in the deck; then what it tells, for help
    (mark("left | remaining | deck | how many left"), {}, left, mark("the deck, and the cards nobody has seen")),
    # Translators: typed forms for the number of the round and who still plays in it; then what it tells, for help
    (mark("round"), {}, round_line, mark("the round, and who is still in it")),
)
"""What can be heard besides moi, situation and score: (typed forms, an example's facts, topic, what it tells)."""

# Translators: typed forms for one player's orchestra, besides the name alone
NAMED = mark("orchestra {name} | {name} orchestra ; o {name}")
COUNTING = (left, value_of)
"""The topics that count unseen cards: they know how to do without (unaided)."""

def repairs(say: Tongue) -> Iterator[tuple[str, Any, dict[str, str]]]:
    """At a physical table: (typed forms, slots -> actions that make the program agree, what fills the slots)."""
    yield CARDS_UNDER, lambda n, cards: (r.SetConductor(n, cards),), {}
    yield NONE_UNDER, lambda n: (r.SetConductor(n, ()),), {}
    for player, name in enumerate(say.names, 1):
        facts = {"name": name}
        yield HELD_BY, _repair(lambda player, n: (r.SetHolder(n, player),), player), facts
        yield CARDS_OF, _repair(lambda player, cards: (r.SetOrchestra(player, cards),), player), facts
        yield NONE_OF, _repair(lambda player: (r.SetOrchestra(player, ()),), player), facts
        yield TURN_OF, _repair(lambda player: (r.SetTurn(player),), player), facts


def _repair(build: Any, player: int) -> Any:
    return lambda **slots: build(player, **slots)


def inventory(seats: int) -> list[tuple[str, int]]:
    """A game already under way is asked for piece by piece: ("conductor" or "orchestra", number), then ("turn", 0)."""
    return [*(("orchestra", n) for n in range(1, seats + 1)), *(("conductor", n) for n in range(1, seats + 1)), ("turn", 0)]


def inventory_question(piece: tuple[str, int], view: r.View, say: Tongue) -> list[str]:
    """What one piece is as far as is known, and the question for it."""
    match piece:
        case ("orchestra", n):
            # Translators: at a physical table, catching up with a game under way; "empty" is typed
            question = say("Type its values, or empty; Enter keeps it.")
            return [orchestra_line(n - 1, view.orchestras[n - 1], say), question]
        case ("conductor", n):
            # Translators: at a physical table, catching up with a game under way; "empty" is typed
            question = say("Type its values, the name of who took it, or empty; Enter keeps it.")
            return [conductor(view, say, n), question]
    # Translators: at a physical table, catching up with a game under way
    return [say("Whose turn is it? A name, or Enter for {name}.", name=say.name(view.turn))]


def inventory_answer(piece: tuple[str, int], text: str, player: int, say: Tongue) -> tuple[Any, ...]:
    """The actions that an answer means: a text, "" for nothing there, or the player named (from 1; 0 for nobody)."""
    words = fold(text).split()
    if not all(map(str.isdigit, words)):
        return ()
    numbers = tuple(map(int, words))
    match piece:
        case ("orchestra", n) if not player:
            return (r.SetOrchestra(n, numbers),)
        case ("conductor", n) if player:
            return (r.SetHolder(n, player),)
        case ("conductor", n):
            return (r.SetConductor(n, numbers),)
        case ("turn", _) if player:
            return (r.SetTurn(player),)
    return ()


def amiss(view: r.View, say: Tongue) -> list[str]:
    """At a physical table, what cannot be in how the table lies: all that could not is refused at once."""
    return []


def sample(say: Tongue) -> str:
    """What a turn may sound like in the wished length."""
    if say.level == "full":
        rows = [_conductor_brief(number, cards, say) for number, cards in ((1, (4,)), (2, (7, 7, 9)), (3, ()))]
        # Translators: a sample of long answers: the conductors, then the question
        return " ".join([*rows, say("Your turn: draw, or take conductor {numbers}.", numbers=say.one_of((1, 2)))])
    return conductor_line(2, (7, 7, 9), say)
