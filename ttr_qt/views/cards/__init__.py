"""Faces and backs of cards, tickets, bonus cards and posters, as drawings and as pictures.

Belongs here: what a card looks like. Where cards lie and how they are dragged does not (see
`panel_parts`). It may import `boards`, `paint`, `illustrations` and `theme`.
"""
