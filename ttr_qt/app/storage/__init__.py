"""Everything that is kept on the disk: games, reviews, settings, and where the window was.

Belongs here: which files there are, when they are written, and what happens if that fails. The
format of a save does not (see `ttr_qt.engine.savefile`), nor that of a review (see
`ai.reviewing.files`). It may import these, bots, views, models, the table of settings and
`process`, but no window and no page.
"""
