"""Opponents and the arena in which they meet.

Belongs here: what a bot is (`api`), which there are (`registry`, `levels`), how strong they are
(`ratings`), what they do differently in single editions (`edition_tuning`), and what has to be
compiled for them (`warmup`). Bots themselves are in `bots`, what they can be certain of in
`deduction`, their numbers in `fitted`, their kernels in `planning`, `searching` and `sparring`,
matches in `matches`, commands in `arena` and `tuning`. It may import the engine, and neither Qt nor
the window's side.
"""
