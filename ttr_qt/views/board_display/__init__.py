"""What a board shows of a position, a step or an action: marks, letters and movements.

Belongs here: turning facts of a game into marks and moving items. Drawing the items does not (see
`scene`), nor does anything that the pointer or the keys do (see `play`). It may import `scene`,
`widgets` and the folders below them.
"""
