"""Which worker takes which tests: those that compute on as many workers as -n says, those that wait on as many more.

A test that waits for a screen reader or a terminal uses a core for a tenth of its time. So with `-n 2 --dist loadfile` four workers begin: two
take groups of computing tests first, the two others groups of waiting ones; who has none of its own left helps the others.
A group stays together, for what its tests share: a file, and of a long file one reader or one game. On the console and with
Orca only one test at a time can run, so each of them is one group.
"""

import re

from xdist.scheduler.loadscope import LoadScopeScheduling

READERS = "differ_lines|differ|voiceover|yasr|fenrir|orca"
READER = re.compile(rf"\[(?:.*-)?({READERS})\b")
GAME = re.compile(r"[\[-](symphonimo|symbiose|guerre_des_sons)\b")
WAITING = ("screen_readers/", "doors/")
COMPUTING = ("test_voice_of_text.py",)
FIRST = ("orca", "test_braille.py", "test_every_game.py")
"""What takes longest alone begins first."""


def group(nodeid):
    """The group of a test, as its name begins."""
    path = nodeid.partition("::")[0]
    if "screen_readers/" in path and (reader := READER.search(nodeid)):
        return f"{path.rpartition('/')[0]}/ {reader[1]}"
    if path.endswith(("test_every_game.py", "test_byte_rules.py")) and (game := GAME.search(nodeid)):
        return f"{path} {game[1]}"
    return path


def waits(group):
    return any(folder in group for folder in WAITING) and not group.endswith(COMPUTING)


class Side(LoadScopeScheduling):
    """Work units are groups; each node prefers those of its side."""

    _split_scope = staticmethod(group)

    def _assign_work_unit(self, node):
        waiting = list(self.nodes).index(node) % 2
        mine = [scope for scope in self.workqueue if waits(scope) == bool(waiting)] or list(self.workqueue)
        first = next((scope for scope in mine if any(name in scope for name in FIRST)), mine[0])
        self.workqueue.move_to_end(first, last=False)
        super()._assign_work_unit(node)
