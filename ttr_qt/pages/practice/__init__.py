"""The page on which mistakes are tried again, on the board on which they were made.

Belongs here: showing exercises, what is tried and how good that is. Judging does not (see
`ttr_qt.bots.practice`), nor does when a mistake comes back (see `ttr_qt.models.practice`). It may
import `pages.game` and what that builds on, `pages.review` and `pages.overlay_page`.
"""
