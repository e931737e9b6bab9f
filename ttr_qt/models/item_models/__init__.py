"""Qt item models of one game: cards, tickets, players, the log, the legal actions.

Belongs here: rows of facts for panels to show, and the phrases they contain. It may import
`company`, `session` and the engine.
"""
