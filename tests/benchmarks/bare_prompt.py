"""The least that a quiet prompt of prompt_toolkit needs, for comparison: it asks once."""

from prompt_toolkit import PromptSession
from prompt_toolkit.output import ColorDepth, create_output

OUTPUT = create_output()
OUTPUT.enable_cpr = False
PromptSession(
    output=OUTPUT,
    complete_while_typing=False,
    reserve_space_for_menu=0,
    color_depth=ColorDepth.DEPTH_1_BIT,
    include_default_pygments_style=False,
).prompt("? ")
