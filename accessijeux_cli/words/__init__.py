"""Words: sentences, numbers and typed phrases, with no game."""
