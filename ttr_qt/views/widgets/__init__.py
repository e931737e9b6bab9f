"""The small parts that all pages of the window are built from."""
