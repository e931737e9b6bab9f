"""Programs that need no Python: what goes into them, and the installers around them."""
