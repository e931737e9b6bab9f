"""The board as a scene: its items, the view on it, and what is laid over it for a moment.

Belongs here: geometry and looks of what is on a board, never rules or decisions. It may import
`editions`, `cards`, `boards`, `paint`, `illustrations`, `commands` and `theme`.
"""
