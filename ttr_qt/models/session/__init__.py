"""A game that is played or looked at: its sources, steps, bots, undo, and what follows from it.

Belongs here: what holds a game (`GameSource`, of which `Session` plays and `Replay` shows), how its
changes reach everything that follows (`Updates`), and what follows from a position alone. It may
import `setup` and the engine, and no other folder of models.
"""
