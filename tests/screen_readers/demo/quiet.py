"""The quiet prompt: prompt_toolkit edits the line and draws nothing else, each answer is one write."""

import sys

from game import ANSWERS, WELCOME, answer
from prompt_toolkit import PromptSession
from prompt_toolkit.application import run_in_terminal
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.key_binding import KeyBindings
from prompt_toolkit.output import ColorDepth, create_output

SILENT = ("hide_cursor", "show_cursor", "disable_autowrap", "enable_autowrap", "reset_attributes", "set_attributes",
          "enable_bracketed_paste", "disable_bracketed_paste", "reset_cursor_key_mode", "reset_cursor_shape",
          "set_cursor_shape", "ask_for_cpr", "bell", "set_title", "clear_title", "enable_mouse_support",
          "disable_mouse_support", "enter_alternate_screen", "quit_alternate_screen", "scroll_buffer_to_prompt")


def quiet_output():
    output = create_output(sys.stdout)
    for name in SILENT:
        setattr(output, name, lambda *args, **kwargs: None)
    output.enable_cpr = False
    return output


def complete(event):
    buffer = event.current_buffer
    found = [word for word in sorted(ANSWERS) if word and word.startswith(buffer.document.text_before_cursor)]
    if len(found) == 1:
        buffer.insert_text(found[0][len(buffer.document.text_before_cursor):])
    elif found:
        run_in_terminal(lambda: print(f"{len(found)} suites : {', '.join(found)}."))
    else:
        run_in_terminal(lambda: print("Aucune suite."))


def quiet_session():
    keys = KeyBindings()
    keys.add("tab")(complete)
    session = PromptSession(
        output=quiet_output(), key_bindings=keys, history=InMemoryHistory(), complete_while_typing=False,
        reserve_space_for_menu=0, enable_suspend=False, color_depth=ColorDepth.DEPTH_1_BIT,
        include_default_pygments_style=False)
    leave, renderer = session.app.exit, session.app.renderer
    draw = renderer.render

    def exit_(result=None, exception=None, style=""):
        leave(exception=exception) if exception is not None else leave(result=result)

    def render(app, layout, is_done=False):
        draw(app, layout, is_done=False)
        if is_done:
            below = renderer.last_rendered_screen.height - renderer._cursor_pos.y
            renderer.output.write_raw("\r\n" * max(1, below))
            renderer.output.flush()
            renderer.reset()

    session.app.exit, renderer.render = exit_, render
    return session


def main():
    session = quiet_session()
    sys.stdout.write(WELCOME + "\n")
    sys.stdout.flush()
    while True:
        try:
            line = session.prompt("? ")
        except KeyboardInterrupt:
            sys.stdout.write("Commande annulée.\n")
            continue
        sys.stdout.write(answer(line) + "\n")
        sys.stdout.flush()
        if line == "quitter":
            break


main()
