"""Matches between bots: playing them, judging them, and what their results mean.

Belongs here: the referee, statistics, rating rounds and their reports. It may import `registry`,
`warmup`, `ratings` and `api`; bots only by name, through the registry.
"""
