"""The game that is open in the window: how it is opened, kept on the disk, and ended.

Belongs here: all ways to a game and away from it, with the dialogs and messages they need. Pages do
not, nor which of them is shown (see `window`), nor how files are written (see `storage`). It may
import pages, storage, settings and process, but not the window.
"""
