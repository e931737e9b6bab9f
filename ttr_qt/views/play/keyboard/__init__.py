"""The board by keyboard: where its focus is, which keys move it, what screen readers are told.

Belongs here: everything that reaches routes and places without a pointer. What is done with the one
chosen does not (see `claiming`, `passenger_play`). It may import what the parts of the board share,
and what all of `play` may.
"""
