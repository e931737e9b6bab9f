"""Commands that tune the opponents, fit what they tell, and check whether it is right.

Belongs here: how the numbers in `ai/tuned` are found, each by a command ``python -m ai.tuning.X``.
How numbers are used does not. It may import everything else of `ai` but the arena, and nothing
outside may import it.
"""
