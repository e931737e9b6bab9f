"""The page on which a recorded game is looked at: the board page with a time line below.

Belongs here: the time line, its buttons, and the words for a moment. It may import `pages.board`,
`pages.overlay_page`, bots, views and models.
"""
