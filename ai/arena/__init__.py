"""The arena's command line: bots against each other, and what can be measured of them.

Belongs here: options, what is written and said, and a module for each command in `commands`. What
commands measure does not (see `matches` and `reviewing`), but for regret, which looks into bots.
Nothing may import it. What takes long to load is imported inside functions, so that help comes at
once.
"""
