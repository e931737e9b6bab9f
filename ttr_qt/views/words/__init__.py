"""Sentences for players: what was done, what came of it, and why something can't be done.

Belongs here: turning facts of models into words. Words that only one page says lie with that page.
It may import `theme` and models, and nothing that draws.
"""
