"""The program as a whole: from the command line to the window, its files and its sounds.

Belongs here: what exists once for the whole program, in a folder for each of its tasks. Pages and
what is drawn on them do not. It may import everything; nothing outside imports it.
"""
