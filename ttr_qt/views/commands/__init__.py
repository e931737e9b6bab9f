"""The one table of everything a person can do by menu, button or key, and what is made from it.

Belongs here: which keys a command has, where it works and what it is called; actions, tool tips,
names of keys and lists of them. What a command does is said where it is bound. It may import
`theme` only.
"""
