"""Games that were played: how they ended, their facts for lists, statistics and ratings.

Belongs here: what is found out about games afterwards. Files do not (see `app.storage`). It may
import `item_models`, `session`, `setup` and the engine.
"""
