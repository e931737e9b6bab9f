"""From the command line to a running window, and what catches its errors.

Belongs here: `start`, which puts everything together, the handling of crashes, the self-test, and
files that the desktop hands over. Nothing may import it; it may import all other folders.
"""
