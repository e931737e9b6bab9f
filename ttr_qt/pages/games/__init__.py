"""The page of games that were played, saved or left.

Belongs here: the grid of games, the details of one, and the questions before deleting. Files do not
(see `app.storage`). It may import views, models and `pages.overlay_page`, and no other page.
"""
