"""Commands: the words that work everywhere, by what they are for."""
