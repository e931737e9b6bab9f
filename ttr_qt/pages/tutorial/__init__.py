"""The tutorial: the list of chapters, and the game page with a coach who leads through one.

Belongs here: the coach, where it stands, and what it points at. The chapters and what is said in
them do not (see `views.editions`). It may import `pages.game`, `pages.overlay_page`, bots, views
and models.
"""
