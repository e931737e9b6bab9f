"""The page of a review: the board of a game, the curve of its chances, and what decided it.

Belongs here: how findings of `ai.reviewing` are shown and put into words. Finding them does not
(see `ttr_qt.bots.game_review`). It may import bots, views, models, the findings, which are plain
values, and `pages.overlay_page`, but no other page.
"""
