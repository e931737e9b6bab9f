"""Choosing tickets: the mix of decks first, where there are two, then which to keep."""
