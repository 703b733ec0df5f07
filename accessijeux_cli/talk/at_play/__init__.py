"""At play: what goes on at a table beside the moves."""
