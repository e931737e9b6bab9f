"""What is heard: which sounds belong to a step of a game, and how they get to the device.

Belongs here: sounds, volumes, mixing. It may import models, views and the table of settings, but
no window, no storage and no other page.
"""
