"""Score sheets in plain values."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from ttr_qt.engine.board import Board
from ttr_qt.engine.kernel import layout
from ttr_qt.engine.kernel.play.scoring import score_game


@dataclass(frozen=True, slots=True)
class TicketScore:
    """A ticket in the final score."""

    ticket: str
    points: int
    done: bool


@dataclass(frozen=True, slots=True)
class Score:
    """The score sheet of one seat."""

    total: int
    """All points; where there are none (First Journey), the tickets done."""
    routes: int
    tickets: tuple[TicketScore, ...]
    tickets_done: int
    """With the crossing bonus, where there is one."""
    longest: int
    """Length of the longest trail, where it counts."""
    longest_bonus: int
    most_tickets_bonus: int
    goods: int
    """Value of the goods that passengers collected."""
    goods_card_bonus: int
    place: int
    """The place from 1, after all tie-breaks; equal ones share it."""


def score_sheets(board: Board, state: Any) -> tuple[Score, ...]:
    """Return what ending the game now would give, seat by seat."""
    result: Any = np.zeros(1, layout.RESULT)[0]
    score_game(state, board.rules_record, board.record, result)
    return tuple(_sheet(board, state, result, seat) for seat in range(state["players"]))


def _sheet(board: Board, state: Any, result: Any, seat: int) -> Score:
    shown = layout.SHOWN + seat
    held = state["ticket_at"][: len(board.tickets)].tolist()
    tickets = tuple(
        TicketScore(ticket.id, ticket.points, bool(result["ticket_done"][i]) or at == shown)
        for i, (ticket, at) in enumerate(zip(board.tickets, held, strict=True))
        if at in (seat, shown)
    )
    return Score(
        total=int(result["total"][seat]),
        routes=int(result["routes"][seat]),
        tickets=tickets,
        tickets_done=int(result["tickets_done"][seat]),
        longest=int(result["longest"][seat]),
        longest_bonus=int(result["longest_bonus"][seat]),
        most_tickets_bonus=int(result["most_tickets_bonus"][seat]),
        goods=int(result["goods"][seat]),
        goods_card_bonus=int(result["goods_card_bonus"][seat]),
        place=int(result["place"][seat]),
    )
