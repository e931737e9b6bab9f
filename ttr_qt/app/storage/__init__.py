"""Everything that is kept on the disk: games, settings, and where the window was.

Belongs here: which files there are, when they are written, and what happens if that fails. The
format of a save does not (see `ttr_qt.engine.savefile`). It may import bots, views, models, the
table of settings and `process`, but no window and no page.
"""
