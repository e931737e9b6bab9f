"""What a game begins with: what somebody chooses, who sits where, its seed, the game of a day.

Belongs here: what is known of a game before it is played, and what a save tells of it without
being played again, such as its marks. It may import the engine, and no other folder of models.
"""
