"""What lies over a game while the screen goes from one person to the next.

Belongs here: the parts of the cover and what they say. They know only what everybody knows; when
they are shown is decided on the page of the game. It may import views and models, and no other
page.
"""
