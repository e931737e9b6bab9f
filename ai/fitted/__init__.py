"""Numbers that were tuned or fitted to games: where they are kept, and what is made of them.

Belongs here: reading and writing what lies in `ai/tuned`, for kernels and for what bots tell.
Finding these numbers does not (see `tuning`). It may import `planning` and `searching`, whose
kernels read them, and no bot.
"""
