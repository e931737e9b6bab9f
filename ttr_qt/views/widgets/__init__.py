"""The small widgets that pages and panels are built from: buttons, labels, panels, charts.

Belongs here: what at least two pages use and what knows no game. It may import `cards`, `boards`,
`paint`, `illustrations`, `commands` and `theme`.
"""
