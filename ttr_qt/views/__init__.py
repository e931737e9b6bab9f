"""What is drawn: scenes, items and panels; no rules."""
