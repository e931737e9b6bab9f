"""Mistakes to be tried again: what they were, when each is due, and the game they are tried in.

Belongs here: facts without words or widgets. Finding mistakes does not (see `ttr_qt.bots`), nor
does the file that they are kept in. It may import `session` and the engine.
"""
