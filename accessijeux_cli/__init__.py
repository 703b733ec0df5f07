"""Accessijeux CLI: play and follow board games by ear."""

__version__ = "0.1.0"
