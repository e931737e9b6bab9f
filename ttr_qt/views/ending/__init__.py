"""The end of a game: the count, the final table, and what happened on the way."""
