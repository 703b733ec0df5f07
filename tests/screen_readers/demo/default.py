"""The prompt of most tutorials, with a menu and a toolbar: what the bench must refuse."""

from game import ANSWERS, WELCOME, answer
from prompt_toolkit import PromptSession
from prompt_toolkit.completion import WordCompleter

session = PromptSession(completer=WordCompleter(sorted(filter(None, ANSWERS))),
                        bottom_toolbar="F1 : aide. F2 : main. Symphonimo, manche 1")
print(WELCOME)
while True:
    line = session.prompt("? ")
    print(answer(line))
    if line == "quitter":
        break
