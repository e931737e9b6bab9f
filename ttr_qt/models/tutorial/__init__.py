"""The tutorial: what a chapter is, and what goes on in one that is being played.

Belongs here: lessons and progress. The chapters there are, and what the coach says in them, do not
(see `views.editions`). It may import `session` and the engine.
"""
