"""The page of games that were played, saved or left."""
