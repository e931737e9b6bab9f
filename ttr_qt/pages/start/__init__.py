"""The page on which a game is chosen: which board, against whom, as whom.

Belongs here: posters of the editions, the seats, and the buttons that begin. It may import views,
models, `pages.today` and `pages.overlay_page`, and no other page.
"""
