"""A game from its deal to its scores: what may be done, and what each action does.

Belongs here: the rules themselves, a module for each thing on the table (cards, tickets, claims,
passengers), and `setup`, `legal`, `apply`, `scoring` and `playout`, which put them together. How
good an action is does not belong here (see `ai.planning`). It may import `networks` and the kernels
that all are written with.
"""
