"""How somebody at the table can feel."""

import enum


class Mood(enum.StrEnum):
    """How somebody feels about the game."""

    NEUTRAL = "neutral"
    THINKING = "thinking"
    PLEASED = "pleased"
    ANNOYED = "annoyed"
    WORRIED = "worried"
    SURPRISED = "surprised"
