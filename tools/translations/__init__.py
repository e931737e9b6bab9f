"""Brings the translations up to date: ``python -m tools.translations``."""
