"""The search as kernels: dealing worlds that could be the true one, and trying moves in them.

Belongs here: what is believed of hidden cards and tickets, the tree, playing on by the planner, and
foreseeing how a game will end. Knows the policies of `planning` and the engine's kernels only.
"""
