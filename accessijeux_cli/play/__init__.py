"""Play: games as values, with no words, no screen and no files."""
