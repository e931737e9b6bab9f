"""Sentences for players: what was done, what came of it, and why something can't be done.

Belongs here: turning facts of models into words. Words that only one page says lie with that page.
It may import `editions`, for what each calls its things, `commands`, `theme` and models; it draws
nothing.
"""
