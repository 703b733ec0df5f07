"""The program as it is, but its bots imagine a number of games instead of thinking for a time: the same words on any machine.

Run as the program itself: python tests/screen_readers/counted.py --lang fr jouer symphonimo
"""

import sys

from accessijeux_cli.__main__ import main
from accessijeux_cli.play.bots import bot

Timed = bot.Thinking


def counted(random, seconds=None, playouts=None):
    """Thinking without a clock; with no number either, a bot takes its own."""
    return Timed(random, playouts=playouts)


if __name__ == "__main__":
    bot.Thinking = counted
    sys.exit(main())
