"""Games of the levels without a search and without any bookkeeping: fast, for statistics."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from ai.bots.level_bots import weights_of
from ai.levels import level, measured_level
from ai.matches.match import derive_seed
from ai.matches.signs import read_signs
from ai.matches.tell_match import TellPlan, TellResult, judge
from ai.planning.planner import plan_loosely
from ai.scratch import fresh_desk
from ttr_qt.engine.actions import KeepTickets
from ttr_qt.engine.board import Board, board_for
from ttr_qt.engine.codec import decode
from ttr_qt.engine.kernel import layout
from ttr_qt.engine.kernel.codes import unpacked
from ttr_qt.engine.kernel.play.apply import apply
from ttr_qt.engine.kernel.play.setup import new_game
from ttr_qt.engine.knowledge.observation import LogEntry
from ttr_qt.engine.maps import load_map

_MOST_ACTIONS = 2000
_THIRD = 3


class Decision(NamedTuple):
    """What a level chose; the record is changed right after this was handed out."""

    board: Board
    state: Any
    seat: int
    code: int


def decisions(edition: str, names: Sequence[str], seed: int) -> Iterator[Decision]:
    """Play a game of levels; those who search play as their planner would."""
    board = board_for(load_map(edition))
    rules, ground, desk = board.rules_record, board.record, fresh_desk()
    players = len(names)
    weights = [weights_of(level(name), edition, players) for name in names]
    looseness = [measured_level(edition, name, players).looseness for name in names]
    state: Any = np.zeros(1, layout.STATE)[0]
    new_game(state, rules, ground, players, 0, np.uint64(seed))
    for number in range(_MOST_ACTIONS):
        if state["phase"] == layout.PHASE_OVER:
            break
        seat = int(state["seat"])
        chance = np.uint64(derive_seed(seed, number))
        code = plan_loosely(state, rules, ground, weights[seat], desk, looseness[seat], chance)
        yield Decision(board, state, seat, int(code))
        apply(state, rules, ground, code)


def log_of_game(edition: str, names: Sequence[str], seed: int) -> list[LogEntry]:
    """Return the public log of a game of levels."""
    log: list[LogEntry] = []
    for board, state, seat, code in decisions(edition, names, seed):
        action = decode(board, state, code)
        text = f"keep {len(action.tickets)}" if isinstance(action, KeepTickets) else str(action)
        log.append(LogEntry(seat, text))
    return log


@dataclass(slots=True)
class Building:
    """How steadily a seat built in a game, counted as `ai.matches.style` does."""

    turns: int = 0
    claims: int = 0
    third_claim: int | None = None
    wait: int = 0
    longest_wait: int = 0
    peak_hand: int = 0
    face_up: int = 0
    """Cards that it took from the market."""
    from_deck: int = 0


def building_of_game(edition: str, names: Sequence[str], seed: int) -> list[Building]:
    """Return how steadily everybody built in a game of levels."""
    seats = [Building() for _ in names]
    for _, state, seat, code in decisions(edition, names, seed):
        hands = state["hand"].sum(axis=1).tolist()
        for own, cards in zip(seats, hands, strict=False):
            own.peak_hand = max(own.peak_hand, cards)
        own, kind = seats[seat], unpacked(code)[0]
        own.face_up += kind == layout.TAKE
        own.from_deck += kind == layout.DECK
        if state["phase"] != layout.PHASE_TURN:
            continue
        own.turns += 1
        own.claims += kind == layout.CLAIM
        if own.claims == _THIRD:
            own.third_claim = own.third_claim or own.turns
        own.wait = 0 if kind in {layout.CLAIM, layout.JOURNEY} else own.wait + 1
        own.longest_wait = max(own.longest_wait, own.wait)
    return seats


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
