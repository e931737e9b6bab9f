"""Drawings that an artist would make: landmarks, animals, ships, and faces of players.

Belongs here: how the files in `resources/illustrations` are read and drawn, and pictures that know
neither games nor boards. Where they stand on a board does not (see `boards`). It may import `theme`
and the moods of `models.company`.
"""
