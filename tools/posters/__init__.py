"""Draws the maps behind the posters of the editions: ``python -m tools.posters [EDITION ...]``."""
