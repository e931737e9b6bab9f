"""The page on which a game is played: the board, the panels around it, what connects them.

Belongs here: layout, keys, dragging, moving cards and hints of this page. The panels themselves
do not (see `views.panels`, `views.choosing`, `views.play`). It may import bots, views and models,
and no other page.
"""
