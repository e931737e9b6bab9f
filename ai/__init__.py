"""Opponents and the arena in which they meet; knows the engine and no Qt."""
