"""The listening bench: the program is typed to and heard as people with a screen reader type to it and hear it."""
