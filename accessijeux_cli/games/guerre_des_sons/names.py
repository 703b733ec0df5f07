"""The names of our 37 sounds, in the order of their values (rules/cards.py); an owner's cards bring their own."""

from accessijeux_cli.words.tongue import Tongue, mark

NAMES = (
    # Translators: an imaginary instrument, a name worth hearing rather than a translation
    mark("Hail mill"),
    # Translators: an imaginary instrument, a name worth hearing rather than a translation
    mark("Moon rasp"),
    # Translators: an imaginary instrument, a name worth hearing rather than a translation
    mark("Drowned bagpipe"),
    # Translators: an imaginary instrument, a name worth hearing rather than a translation
    mark("Ant whistle"),
    # Translators: an imaginary instrument, a name worth hearing rather than a translation
    mark("Thunder kettle"),
    # Translators: an imaginary instrument, a name worth hearing rather than a translation
    mark("Velvet siren"),
    # Translators: an imaginary instrument, a name worth hearing rather than a translation
    mark("Whale doorbell"),
    # Translators: an imaginary instrument, a name worth hearing rather than a translation
    mark("Rusty harp"),
    # Translators: an imaginary instrument, a name worth hearing rather than a translation
    mark("Yawning trombone"),
    # Translators: an imaginary instrument, a name worth hearing rather than a translation
    mark("Snow piano"),
    # Translators: an imaginary instrument, a name worth hearing rather than a translation
    mark("Cactus violin"),
    # Translators: an imaginary instrument, a name worth hearing rather than a translation
    mark("Cathedral toaster"),
    # Translators: an imaginary instrument, a name worth hearing rather than a translation
    mark("Sleepwalking drum"),
    # Translators: an imaginary instrument, a name worth hearing rather than a translation
    mark("Lightning flute"),
    # Translators: an imaginary instrument, a name worth hearing rather than a translation
    mark("Mammoth sneeze"),
    # Translators: an imaginary instrument, a name worth hearing rather than a translation
    mark("Glass cricket"),
    # Translators: an imaginary instrument, a name worth hearing rather than a translation
    mark("Gravel accordion"),
    # Translators: an imaginary instrument, a name worth hearing rather than a translation
    mark("Butter bell"),
    # Translators: an imaginary instrument, a name worth hearing rather than a translation
    mark("Staircase organ"),
    # Translators: an imaginary instrument, a name worth hearing rather than a translation
    mark("Jelly gong"),
    # Translators: an imaginary instrument, a name worth hearing rather than a translation
    mark("Mosquito choir"),
    # Translators: an imaginary instrument, a name worth hearing rather than a translation
    mark("Volcano bassoon"),
    # Translators: an imaginary instrument, a name worth hearing rather than a translation
    mark("Paper trumpet"),
    # Translators: an imaginary instrument, a name worth hearing rather than a translation
    mark("Honey cello"),
    # Translators: an imaginary instrument, a name worth hearing rather than a translation
    mark("Popcorn cymbal"),
    # Translators: an imaginary instrument, a name worth hearing rather than a translation
    mark("Baby foghorn"),
    # Translators: an imaginary instrument, a name worth hearing rather than a translation
    mark("Sand clock"),
    # Translators: an imaginary instrument, a name worth hearing rather than a translation
    mark("Rubber zither"),
    # Translators: an imaginary instrument, a name worth hearing rather than a translation
    mark("Laughing well"),
    # Translators: an imaginary instrument, a name worth hearing rather than a translation
    mark("Zip guitar"),
    # Translators: an imaginary instrument, a name worth hearing rather than a translation
    mark("Dragon lullaby"),
    # Translators: an imaginary instrument, a name worth hearing rather than a translation
    mark("Mouse parade"),
    # Translators: an imaginary instrument, a name worth hearing rather than a translation
    mark("Cloud pump"),
    # Translators: an imaginary instrument, a name worth hearing rather than a translation
    mark("Iron frog"),
    # Translators: an imaginary instrument, a name worth hearing rather than a translation
    mark("Silence machine"),
    # Translators: an imaginary instrument, a name worth hearing rather than a translation
    mark("Comet bowl"),
    # Translators: an imaginary instrument, a name worth hearing rather than a translation
    mark("Goat synthesizer"),
)


def card_name(card: int, name: str, say: Tongue) -> str:
    """The name of a card: the owner's own, or that of our card of that number."""
    return name or say(NAMES[card - 1])
