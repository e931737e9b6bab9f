"""Faces and backs of all cards, drawn from (0, 0) at their own size."""
