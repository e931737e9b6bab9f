"""One game that is played or looked at: its seats, its steps, going back, its replay.

Belongs here: what holds a game and what follows from its position alone. It may import the engine,
and no other folder of models.
"""
