"""What can be known of a game: positions, events, scores, what one seat sees and what it can do.

Belongs here: whatever turns the record of a game into plain values, for everybody or for a single
seat, and what follows from such values alone. Changing a game does not (see `ttr_qt.engine.game`).
It may import the board, the actions and their codes, maps, rules and kernels.
"""
