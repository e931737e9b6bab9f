"""The printed boards: land, frames and everything that lies still on them, edition by edition.

Belongs here: the background of a board and how its pieces look. What moves on it does not (see
`scene`). It may import `paint`, `illustrations` and `theme`.
"""
