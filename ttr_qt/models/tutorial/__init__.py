"""The tutorial: chapters as data, and what goes on in a chapter that is being played.

Belongs here: scripts, lessons and progress. What the coach says does not (see `pages.tutorial`). It
may import `session` and the engine.
"""
