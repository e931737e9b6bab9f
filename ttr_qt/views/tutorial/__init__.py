"""The tutorial as it is seen: the coach, what it points with, and the list of chapters."""
