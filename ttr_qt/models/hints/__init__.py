"""Why an action may be a good one: reasons that follow from the position.

Belongs here: finding reasons. The actions come from `bots.hint_bot`, the sentences are in
`views.words.hints`. It may import `item_models`, `session` and the engine.
"""
