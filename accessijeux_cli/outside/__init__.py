"""Outside: the only modules that touch keyboard, screen, speech and files."""
