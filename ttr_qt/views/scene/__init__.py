"""The board as a scene: items that know geometry and looks, never rules."""
