"""Setting up: what is agreed before a game."""
