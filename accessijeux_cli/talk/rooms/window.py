"""The window of a braille display that follows the cursor: an answer piece by piece as the prompt."""

from accessijeux_cli.words.lines import wrapped

MARGIN = 2
"""Cells that a window needs beside a piece: the space after it and the cursor."""
QUESTION = "? "
"""The prompt, where no piece of an answer stands in its place."""


class Window:
    """The prompt, and the pieces of the last reply that were not read yet."""

    def __init__(self) -> None:
        self.prompt = QUESTION
        self.pieces: list[str] = []

    @property
    def reading(self) -> bool:
        """Whether a piece of an answer stands in place of the prompt: Enter goes on from it."""
        return self.prompt != QUESTION

    def show(self, sentences: list[str], cells: int) -> None:
        """Cut an answer for a display of so many cells, and show its first piece."""
        self.pieces = [piece for sentence in sentences for piece in wrapped(sentence, cells - MARGIN)]
        self.go_on()

    def go_on(self) -> None:
        """The next piece, after the last one the question mark."""
        self.prompt = f"{self.pieces.pop(0)} " if self.pieces else QUESTION

    def close(self) -> None:
        self.prompt, self.pieces = QUESTION, []
