"""The pages of the window, a folder for each; a page of one module lies here directly.

Belongs here: what a page shows, how it is laid out, and which keys it takes. Which page is shown
when is up to `ttr_qt.app.window`. Pages may import bots, views and models, never the app; other
pages only as the contracts say.
"""
