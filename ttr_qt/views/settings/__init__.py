"""The page of settings, and the table that says which there are."""
