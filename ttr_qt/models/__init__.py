"""Games as the window sees them, without anything that is drawn.

Belongs here: facts and item models, in folders that build on each other; their order is held by a
contract. Words for players do not (see `views.words`). Models may import the engine, and no other
part of the program.
"""
