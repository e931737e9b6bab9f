"""Opponents and the arena in which they meet.

Belongs here: what a bot is (`api`), which there are (`registry`, `levels`), how strong they are
(`ratings`), what they do differently in single editions (`edition_tuning`), and the commands
`arena`, `tune`, `fit` and `space_levels`. Bots themselves are in `bots`, their kernels in `kernel`,
matches in `matches`. It may import the engine, and neither Qt nor the window's side.
"""
