"""The review of a game: what it was worth to everybody at every moment, and why that changed.

Here belongs what finds this out, and what it is told as: values without words or widgets. How a
game is played on is the business of `ai.bots` and the kernels behind it. It may import all of `ai`
below the commands and matches.
"""
