"""Why an action is a good one, or a worse one than another: reasons that follow from the position.

Belongs here: finding reasons for an action, and what is wrong with one beside a better one. The
actions come from `bots.hint_bot`, the sentences are in `views.words.hints`. It may import
`item_models`, `session` and the engine.
"""
