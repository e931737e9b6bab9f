"""The panels around the board: cards, tickets, the log, hints, and what one may do.

Belongs here: a module for each panel. How they are placed on the page does not (see `pages.board`).
It may import all other folders of views but `choosing`, `play` and `players`.
"""
