"""Rooms: where a conversation can be."""
