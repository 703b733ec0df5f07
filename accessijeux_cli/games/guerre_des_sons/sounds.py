"""The cards of La Guerre des Sons as sounds."""

from collections.abc import Sequence

from accessijeux_cli.games.guerre_des_sons import rules as r
from accessijeux_cli.words.sound import Sound


def listened(view: r.View) -> tuple[int, ...]:
    """The cards to hear: those of the trick, else the card in hand of whoever decides."""
    lying = [card for shown in view.shown for card in shown]
    hand = view.hands[view.turn if view.seat < 0 else view.seat]
    return tuple(lying) or ((hand,) if hand > 0 else ())


def sound_of(values: Sequence[r.Value]) -> Sound:
    """A card as a sound: at most two seconds, loudness and roughness from 0 to 1."""
    volume, pitch, length, timbre = values
    return Sound(min(1.0, volume / 140), float(pitch), min(2.0, 0.2 + length / 33), timbre / 100)


def sounds(view: r.View) -> tuple[Sound, ...]:
    """What `listen` lets hear."""
    return tuple(sound_of(view.cards[card - 1][1:]) for card in listened(view))


def sounds_of_trick(view: r.View) -> tuple[Sound, ...]:
    """What `listen_trick` lets hear."""
    return tuple(sound_of(view.cards[card - 1][1:]) for _, card, _, _ in view.last if card)


def sounding(events: list[r.Event], view: r.View) -> tuple[Sound, ...]:
    """The cards compared last, as sounds."""
    asked = [place for place, event in enumerate(events) if isinstance(event, r.Asked)]
    compared = [event.card for event in events[asked[-1] if asked else 0 :] if isinstance(event, (r.Laid, r.CardAdded))]
    rows = view.cards or view.owned
    return tuple(sound_of(rows[card - 1][1:]) for card in compared if card)
