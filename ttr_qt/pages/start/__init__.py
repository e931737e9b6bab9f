"""The page on which a game is chosen: which board, against whom, as whom.

Belongs here: posters of the editions, the seats, and the buttons that begin. It may import views
and models, and no other page.
"""
