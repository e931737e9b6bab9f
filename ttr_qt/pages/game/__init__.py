"""The page on which a game is played: the board page with everything a person can do there.

Belongs here: the keys, dragging, hints, undo and refusals of this page. The panels themselves do
not (see `views.panels`, `views.choosing`, `views.play`), nor what only shows a game
(`pages.board`). It may import bots, views, models `pages.board` and `pages.handover`, and no other
page.
"""
