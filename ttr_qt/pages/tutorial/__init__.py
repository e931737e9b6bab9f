"""The tutorial: the list of chapters, and the game page with a coach who leads through one.

Belongs here: what the coach says, where it stands, and what it points at. The scripts of chapters
do not (see `models.tutorial`). It may import the game page, bots, views and models.
"""
