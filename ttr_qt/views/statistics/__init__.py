"""The page of statistics and its charts."""
