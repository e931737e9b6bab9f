"""The compiled heart of the layout search."""
