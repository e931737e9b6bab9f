"""The main window: which page it shows, its menu, dock and dialogs, and its work with files.

Belongs here: what decides where a person gets to from where. Pages themselves do not, nor does the
reading and writing of files. It may import pages, storage, sound and process.
"""
