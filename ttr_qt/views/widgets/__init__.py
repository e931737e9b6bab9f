"""The small widgets that pages and panels are built from: buttons, labels, panels, faces.

Belongs here: what at least two pages use and what knows no game. It may import `cards`, `boards`,
`paint`, `illustrations`, `commands` `theme` and the moods of `models.company`.
"""
