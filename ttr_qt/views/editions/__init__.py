"""The editions: one object for each with everything the window says and draws of it.

Belongs here: `Edition`, the registry of all of them, and a folder for each edition with its board,
its poster, the figures and numbers of its rules and its tutorial. Nothing outside asks which
edition is played, only what its object says. Maps and rule sets are the engine's. It may import
`cards`, `boards`, `paint`, `illustrations`, `theme` and the lessons of `models.tutorial`.
"""
