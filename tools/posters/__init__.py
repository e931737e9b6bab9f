"""Draws the maps behind the posters of the start page: ``python -m tools.posters [EDITION ...]``."""
