"""What a person does on the board: claiming, journeys, keys, tips, and what is marked meanwhile.

Belongs here: turning what the pointer and the keys do into actions; `board_play` puts it together.
Drawing the board does not (see `scene`), nor what it shows of a game (see `board_display`). It may
import all other folders of views but `panels`, `choosing` and `players`.
"""
