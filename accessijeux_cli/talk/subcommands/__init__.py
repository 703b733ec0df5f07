"""Subcommands: what those of the command line say."""
