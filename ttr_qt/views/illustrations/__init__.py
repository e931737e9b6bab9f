"""Drawings that an artist would make: landmarks, animals, ships, and faces of players.

Belongs here: pictures that know neither games nor boards. Where they stand on a board does not (see
`boards`). It may import `theme` only.
"""
