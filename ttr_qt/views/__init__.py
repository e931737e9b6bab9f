"""What is drawn: boards, cards, panels, widgets, and the words on them; no rules of the game.

Belongs here: what several pages use, in folders that build on each other; their order is held by a
contract. What only one page needs lies with that page. Views may import models and the engine,
never pages, bots or the app.
"""
