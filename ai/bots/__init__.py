"""The bots, by themselves or behind the levels, and the search as one of them goes about it.

Belongs here: the Python side of each bot; what has to be fast is in `planning`, `searching` and
`sparring`. It may import these, `deduction`, `fitted`, `scratch`, `api`, `levels` and
`edition_tuning`, but no matches and no commands.
"""
