"""Looking at a game again: the line of its time, and what moves along it."""
