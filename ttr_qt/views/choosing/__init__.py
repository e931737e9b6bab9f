"""Choosing tickets: the mix of decks first, where there are two, then which to keep.

Belongs here: the panel that is shown for that. It may import all other folders of views but
`panels`, `play` and `players`.
"""
