"""Lines over the turns of a game, and what leads a person along them.

Belongs here: lines with their axes, the slider along moments, and the tip that says what happened
at one. What a line shows does not (see the pages of statistics, review, replay and the end). It may
import `paint` and `theme`.
"""
