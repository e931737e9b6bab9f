"""The players beside the board, a card each: who they are, how they stand, what they just did.

Belongs here: everything that is shown of a player while a game goes on. It may import all other
folders of views but `choosing`, `panels` and `play`.
"""
