"""Bots: from what a seat may see to an action, with the facts that speak for it."""
