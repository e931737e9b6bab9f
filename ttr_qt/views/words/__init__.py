"""Sentences for players: what was done, what came of it, and why something can't be done."""
