"""Games of the levels without a search and without any bookkeeping: fast, for statistics."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from ai.bots.level_bots import weights_of
from ai.levels import level, manner_of
from ai.matches.match import derive_seed
from ai.matches.signs import read_signs
from ai.matches.tell_match import TellPlan, TellResult, judge
from ai.planning.planner import plan_loosely
from ai.scratch import fresh_desk
from ttr_qt.engine.actions import KeepTickets
from ttr_qt.engine.board import board_for
from ttr_qt.engine.codec import decode
from ttr_qt.engine.kernel import layout
from ttr_qt.engine.kernel.play.apply import apply
from ttr_qt.engine.kernel.play.setup import new_game
from ttr_qt.engine.knowledge.observation import LogEntry
from ttr_qt.engine.maps import load_map

_MOST_ACTIONS = 2000


def log_of_game(edition: str, names: Sequence[str], seed: int) -> list[LogEntry]:
    """Return the public log of a game of levels; those who search play as their planner would."""
    board = board_for(load_map(edition))
    rules, ground, desk = board.rules_record, board.record, fresh_desk()
    players = len(names)
    weights = [weights_of(level(name), edition, players) for name in names]
    looseness = [manner_of(edition, name, players).looseness for name in names]
    state: Any = np.zeros(1, layout.STATE)[0]
    new_game(state, rules, ground, players, 0, np.uint64(seed))
    log: list[LogEntry] = []
    while state["phase"] != layout.PHASE_OVER and len(log) < _MOST_ACTIONS:
        seat = int(state["seat"])
        chance = np.uint64(derive_seed(seed, len(log)))
        code = plan_loosely(state, rules, ground, weights[seat], desk, looseness[seat], chance)
        action = decode(board, state, int(code))
        text = f"keep {len(action.tickets)}" if isinstance(action, KeepTickets) else str(action)
        log.append(LogEntry(seat, text))
        apply(state, rules, ground, code)
    return log


def told_apart(plan: TellPlan) -> TellResult:
    """Return how well levels are told apart in such games."""
    board = board_for(load_map(plan.edition))
    rows, players, games = [], [], []
    for number in range(plan.games):
        match = plan.match(number)
        log = log_of_game(plan.edition, match.bots, match.seed)
        rows.append(read_signs(board.map, board.rules, plan.players, log))
        players += [plan.bots.index(name) for name in match.bots]
        games += [number] * plan.players
    return judge(plan, np.concatenate(rows), np.array(players), np.array(games))
