"""What boards are drawn with: frames, land, tracks, textures, and the plain board.

Belongs here: what the backgrounds of several editions share, and how a look is described. The
board of a single edition does not (see `editions`), nor what moves on a board (see `scene`). It may
import `paint` and `theme`.
"""
