"""The page that shows a game from any source: the board, the panels around it, moving steps.

Belongs here: what a page needs to show a game, whether it is played, recorded or reviewed: its
layout, flying cards, the animation of steps. What a person does to a game does not (see
`pages.game`). It may import views, models and the levels of `ai`, and no other page.
"""
