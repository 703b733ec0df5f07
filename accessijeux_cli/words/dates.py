"""Dates in words."""

from datetime import date


def in_words(day: date, language: str) -> str:
    """A day as it is said: 29 novembre 2026, 29 November 2026."""
    from babel.dates import format_date

    return format_date(day, "d MMMM y", locale=language)
