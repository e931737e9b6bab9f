"""The rules of all five games, without Qt: maps, games, what each seat sees, saves.

Belongs here: rule sets, maps and their checks, actions, `Game`, which is the only way to play,
saves, and what bots are asked. Drawing and wording do not (see `ttr_qt.views`), nor do opponents
(see `ai`). It may import `ttr_qt.files` and `ttr_qt.paths`.

Names are loaded when they are first used: code that only asks for maps and rules need not wait for
the compiler that games are played with.
"""

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ttr_qt.engine.actions import Action, parse_action
    from ttr_qt.engine.errors import (
        EngineError,
        IllegalActionError,
        MapError,
        NotationError,
        SaveError,
        SetupError,
    )
    from ttr_qt.engine.game import Game
    from ttr_qt.engine.knowledge.observation import Observation
    from ttr_qt.engine.knowledge.scores import Score, TicketScore
    from ttr_qt.engine.maps import GameMap, load_map
    from ttr_qt.engine.rules import EDITIONS, RULES, RuleSet
    from ttr_qt.engine.savefile import read_save, write_save
    from ttr_qt.engine.setup import Setup

_MODULES = {
    "actions": ("Action", "parse_action"),
    "errors": (
        "EngineError",
        "IllegalActionError",
        "MapError",
        "NotationError",
        "SaveError",
        "SetupError",
    ),
    "game": ("Game",),
    "knowledge.observation": ("Observation",),
    "knowledge.scores": ("Score", "TicketScore"),
    "maps": ("GameMap", "load_map"),
    "rules": ("EDITIONS", "RULES", "RuleSet"),
    "savefile": ("read_save", "write_save"),
    "setup": ("Setup",),
}
_HOME = {name: module for module, names in _MODULES.items() for name in names}

__all__ = [
    "EDITIONS",
    "RULES",
    "Action",
    "EngineError",
    "Game",
    "GameMap",
    "IllegalActionError",
    "MapError",
    "NotationError",
    "Observation",
    "RuleSet",
    "SaveError",
    "Score",
    "Setup",
    "SetupError",
    "TicketScore",
    "load_map",
    "parse_action",
    "read_save",
    "write_save",
]


def __getattr__(name: str) -> Any:
    """Return a public name, and keep it for the next time."""
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(importlib.import_module(f"{__name__}.{_HOME[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """Return the public names."""
    return list(__all__)
