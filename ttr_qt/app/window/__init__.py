"""The main window: which page it shows, its menu and its dock.

Belongs here: what decides where a person gets to from where. Pages themselves do not, nor does the
game that is open (see `game`), nor the reading and writing of files. `MainWindow` puts the parts
together; no part knows it, they get what they need and tell by signals. It may import pages and all
folders of the app but `startup`.
"""
