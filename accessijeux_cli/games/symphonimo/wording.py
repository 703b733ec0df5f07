"""Words of Symphonimo: families, points, conductors and orchestras, each a whole message."""

from typing import Any

from accessijeux_cli.games.symphonimo import rules as r
from accessijeux_cli.words.shared import points
from accessijeux_cli.words.tongue import Tongue

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


def _held_by(conductor: int, holder: int, say: Tongue) -> str:
    # Translators: somebody took that conductor this round
    return say.person(
        holder,
        "Conductor {conductor} is with you.",
        "Conductor {conductor} is with {name}.",
        conductor=conductor,
    )


def orchestra_line(seat: int, orchestra: tuple[int, ...], say: Tongue) -> str:
    """One orchestra, with its points."""
    worth = points(r.points(orchestra), say)
    what = families(_held(orchestra), say)
    if seat == say.you:
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


def deck_line(view: r.View, say: Tongue) -> str:
    """How many cards are left to draw."""
    # Translators: cards left to draw
    left = say.many("Deck: one card.", "Deck: {count:words} cards.", view.deck) if view.deck else say("The deck is empty.")
    if not view.aside:
        return left
    # Translators: Fausse note variant: five cards left the game unseen; follows "Deck: 37 cards."
    return left + " " + say("{count:Words} more are set aside unseen.", count=view.aside)


def score_line(seat: int, orchestra: tuple[int, ...], say: Tongue) -> str:
    """One player's points, family by family."""
    total = points(r.points(orchestra), say)
    if seat == say.you:
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
