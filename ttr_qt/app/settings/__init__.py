"""What people prefer and chose the last time, kept in a file of settings for each of them.

Belongs here: `Preferences` with what follows from them, the last choice for a game, who uses the
program, and where the window was. What a setting is called and how it is set does not (see
`pages.settings`). It may import `process`, models, views, bots and the table of settings, but
neither storage nor window, and no other page.
"""
