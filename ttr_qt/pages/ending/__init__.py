"""The page at the end of a game: the count, the final table, and what happened on the way.

Belongs here: everything that is counted up, drawn and said there. Finding these facts does not (see
`models.records.result`). It may import views and models, and no other page.
"""
