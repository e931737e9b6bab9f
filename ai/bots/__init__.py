"""The bots, what they know of hidden cards and tickets, and the tuned numbers they use.

Belongs here: the Python side of each bot; what has to be fast is in `kernel`. It may import
`kernel`, `api` and `levels`, but no matches and no commands.
"""
