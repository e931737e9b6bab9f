"""The rules of all five games, without Qt: maps, games, what each seat sees, saves."""

from ttr_qt.engine.actions import Action, parse_action
from ttr_qt.engine.errors import (
    EngineError,
    IllegalActionError,
    MapError,
    NotationError,
    SaveError,
    SetupError,
)
from ttr_qt.engine.game import Game, Setup
from ttr_qt.engine.maps import GameMap, load_map
from ttr_qt.engine.observation import Observation
from ttr_qt.engine.rules import EDITIONS, RULES, RuleSet
from ttr_qt.engine.savefile import read_save, write_save
from ttr_qt.engine.scores import Score, TicketScore

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
