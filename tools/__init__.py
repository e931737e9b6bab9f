"""Tools that prepare what the program ships; not part of it."""
