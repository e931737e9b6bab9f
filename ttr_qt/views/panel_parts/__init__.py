"""What panels around the board are made of: lists of rows, cards that lie there, moving values.

Belongs here: parts that several panels use. It may import `widgets`, `scene`, `words`, `cards` and
what is below them.
"""
