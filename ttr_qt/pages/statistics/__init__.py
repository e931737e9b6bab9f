"""The page of statistics: numbers, charts and records of all games that were kept.

Belongs here: the charts and the sentences around them. Counting does not (see `models.records`). It
may import views, models and `pages.overlay_page`, and no other page.
"""
