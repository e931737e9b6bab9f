"""Games on the disk, with everything that is kept of them: reviews, results, mistakes to practise.

Belongs here: which files there are, when they are written, and what happens if that fails. The
format of a save does not (see `ttr_qt.engine.savefile`), nor that of a review (see
`ai.reviewing.files`), nor settings (see `settings`). It may import these formats, bots, views and
models, but no window and no page.
"""
