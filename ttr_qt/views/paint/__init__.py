"""How the small things on a board are drawn: spaces, pieces, places, tokens and symbols.

Belongs here: drawing one thing at a place. Whole boards and cards do not. It may import `theme`
only.
"""
