"""The bots, what they know of hidden cards and tickets, and the tuned numbers they use.

Belongs here: the Python side of each bot; what has to be fast is in `planning`, `searching` and
`sparring`. It may import these, `api`, `levels` and `edition_tuning`, but no matches and no
commands.
"""
