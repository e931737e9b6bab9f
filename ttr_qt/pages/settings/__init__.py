"""The page of settings, and the table that says which settings there are.

Belongs here: kinds of settings, the table, and the controls they are changed with. Keeping their
values does not (see `app.settings.preferences`). It may import views, models and
`pages.overlay_page`, and no other page.
"""
