"""Today's game as the start page shows it, and what is said of it anywhere.

Belongs here: the strip of the start page, its pictures, and words about the games of the days. It
may import views and models, and no other page.
"""
