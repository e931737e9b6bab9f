"""The main window: which page it shows, its menu, dock and dialogs, and the game that is open.

Belongs here: what decides where a person gets to from where. Pages themselves do not, nor does the
reading and writing of files. `MainWindow` puts the parts together; no part knows it, they get what
they need and tell by signals. It may import pages, storage, sound and process.
"""
