"""What happened in Symphonimo, and why something is not possible."""

from typing import Any

from accessijeux_cli.games.symphonimo import rules as r
from accessijeux_cli.games.symphonimo.wording import (
    _conductor_brief,
    _held_by,
    conductor_line,
    families,
    orchestra_line,
    )
from accessijeux_cli.words import shared
from accessijeux_cli.words.shared import pack, points
from accessijeux_cli.words.tongue import Tongue

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
    # Translators: another player draws a card of that value
    return say.person(seat, "You draw {card:a}.", "{name} draws {card:a}.", card=card)


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
    if placed.seat == say.you:
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
    # Translators: short form: somebody drew a card; the conductor now has these values
    return say.person(
        seat,
        "You, {card}. Conductor {conductor}: {values}.",
        "{name}, {card}. Conductor {conductor}: {values}.",
        **facts,
    )


def _run(run: list[Any], say: Tongue) -> str:
    """Cards drawn and placed at once, perhaps taken at once."""
    if isinstance(run[-1], r.Taken):
        return _placed_and_taken(run[:-1], run[-1], say)
    return _drawn_and_placed(run[0], say) if len(run) == 1 else _several_placed(run, say)


def _placed_and_taken(run: list[r.Placed], taken: r.Taken, say: Tongue) -> str:
    """The last player of a round fills the last conductor and takes it: of the cards, those said once."""
    grown = families(taken.held, say)
    facts = {"conductor": taken.conductor, "cards": _cards([placed.card for placed in run], say), "grown": grown}
    if taken.seat == say.you:
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
    # Translators: the last player of a round drew several cards in a row
    return say.person(
        run[0].seat,
        "You draw {cards}, under conductor {conductor}.",
        "{name} draws {cards}, under conductor {conductor}.",
        **facts,
    )


def _taken(event: r.Taken, say: Tongue) -> str:
    facts = {"conductor": event.conductor, "values": say.comma(event.cards)}
    grown = families(event.held, say)
    if say.level == "brief":
        return _taken_brief(event.seat, facts, grown, say)
    if event.seat == say.you:
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
    # Translators: short form: somebody took a conductor; then their families that grew
    return say.person(
        seat,
        "You take conductor {conductor}: {grown}.",
        "{name} takes conductor {conductor}: {grown}.",
        grown=grown, **facts,
    )


def _left(seat: int, say: Tongue) -> str:
    # Translators: end phase
    return say.person(seat, "You finish without a conductor.", "{name} finishes without a conductor.")


def _round(number: int, starter: int, say: Tongue) -> str:
    if say.level == "brief":
        return say(shared.ROUND, number=number)
    # Translators: a new round begins
    return say.person(starter, "Round {number}, you begin.", "Round {number}, {name} begins.", number=number)


def _last_card(order: tuple[int, ...], say: Tongue) -> str:
    if len(order) == 1:
        # Translators: the deck is empty and one player is left in the round
        return say("That was the last card. Now take a conductor or finish.")
    # Translators: the deck is empty
    return say.person(
        order[0],
        "That was the last card. Each takes a conductor or finishes, you first.",
        "That was the last card. Each takes a conductor or finishes, {name} first.",
    )


def _ended(event: r.Ended, say: Tongue) -> list[str]:
    ranking = sorted(range(len(event.scores)), key=lambda seat: (-event.scores[seat], -event.quartets[seat]))
    lines = [_result(seat, event.scores[seat], event.quartets[seat], say) for seat in ranking]
    return [say(shared.GAME_OVER), *lines, _winner(event, say)]


def _result(seat: int, score: int, quartets: int, say: Tongue) -> str:
    # Translators: how many quartets a player has at the end
    what = say.many("one quartet", "{count:words} quartets", quartets) if quartets else say("no quartet")
    # Translators: final result; "quartets" is "no quartet", "one quartet", "two quartets" ...
    return say.person(
        seat,
        "You: {points}, {quartets}.",
        "{name}: {points}, {quartets}.",
        points=points(score, say), quartets=what,
    )


def _winner(event: r.Ended, say: Tongue) -> str:
    winner = event.winners[0]
    if len(event.winners) > 1 or event.scores.count(event.scores[winner]) == 1:
        return shared.winner(event.winners, say)
    # Translators: the winner, with as many points as another: more quartets win
    return say.person(winner, "You win, by quartets.", "{name} wins, by quartets.")


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
            return say(shared.TURN_SET)
    raise TypeError(action)


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
            return say(shared.NO_PLAYER, player=player)
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
