"""What a seat can be certain of, from all it has seen: cards and tickets that others hold or not.

Belongs here: following the public log, and what that rules out. What is likely beyond it does not
(see `searching`). It may import `searching` and `scratch`, and no bot.
"""
