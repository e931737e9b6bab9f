"""The players as everybody sees them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from PySide6.QtCore import QObject

from ttr_qt.engine import Observation, Score
from ttr_qt.models.company.company import NO_IMPRESSION, Impression
from ttr_qt.models.item_models.phrases import Phrase
from ttr_qt.models.item_models.rows import RowsModel
from ttr_qt.models.session.source import Seat
from ttr_qt.models.session.standings import present_scores

Part = Literal["opponent", "you", "next", "person"]
"""A bot; the viewer; the person who is to take the screen, while it is covered; another person."""


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """A seat; what an edition does not have is zero or empty."""

    seat: int
    name: str
    level: str
    """Empty for a person."""
    pieces: int
    cards: int
    tickets: tuple[int, ...]
    """How many are in hand, by deck."""
    shown_tickets: tuple[str, ...]
    crossing: bool
    score: int
    passengers: tuple[str, ...]
    """Cities in which they stand."""
    passengers_unused: int
    goods: tuple[int, ...]
    """Values of tokens, highest first."""
    goods_cards: int
    goods_points: int
    """What the goods cards would bring if the game ended now."""
    to_move: bool
    thinking: bool
    last: Phrase | None
    """What the seat did last."""
    portrait: str = ""
    """Whose face it has; empty: that of somebody who has chosen none."""
    impression: Impression = NO_IMPRESSION
    """What one sees and hears of the player."""
    part: Part = "you"
    """What the player is to the viewer."""

    @property
    def key(self) -> int:
        """Its seat."""
        return self.seat

    def __str__(self) -> str:
        return f"{self.name}: {self.score}"


class PlayersModel(RowsModel[PlayerRow]):
    """One row a seat, in the order of the seats."""

    row_type = PlayerRow

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._totals: tuple[int, ...] = ()

    def refresh(
        self,
        view: Observation,
        seats: Sequence[Seat],
        thinking: int | None,
        last: Sequence[Phrase | None],
        impressions: Sequence[Impression],
        *,
        covered: bool = False,
    ) -> None:
        """Show all players.

        Args:
            view: of the game.
            seats: of all players.
            thinking: the seat that thinks; None: nobody does.
            last: what each did last.
            impressions: how each seems.
            covered: whether all hands and tickets are face down.
        """
        shared = sum(not seat.level for seat in seats) > 1
        goods_points = [0] * view.players
        if view.board.rules.goods_cards:
            goods_points = [score.goods_card_bonus for score in present_scores(view)]
        if view.phase != "over":  # it is played on after a move was taken back
            self._totals = ()
        scores = self._totals or view.scores
        self.set_rows(
            [
                PlayerRow(
                    seat=number,
                    name=seat.name,
                    level=seat.level,
                    part=_part(seat, own=not shared or number == view.seat, covered=covered),
                    pieces=view.pieces[number],
                    cards=view.hand_sizes[number],
                    tickets=view.ticket_counts[number],
                    shown_tickets=view.shown_tickets[number],
                    crossing=view.crossings[number],
                    score=scores[number],
                    passengers=view.passengers[number],
                    passengers_unused=view.passengers_unused[number],
                    goods=view.goods[number],
                    goods_cards=view.goods_cards[number],
                    goods_points=goods_points[number],
                    to_move=view.phase != "over" and view.to_move == number,
                    thinking=thinking == number,
                    last=last[number],
                    portrait=seat.portrait,
                    impression=impressions[number],
                )
                for number, seat in enumerate(seats)
            ]
        )

    def show_totals(self, scores: Sequence[Score]) -> None:
        """Show from now on what everybody has in the end instead of the points of the routes."""
        self._totals = tuple(one.total for one in scores)
        self.set_rows(
            [replace(row, score=total) for row, total in zip(self.rows, self._totals, strict=True)]
        )


def _part(seat: Seat, *, own: bool, covered: bool) -> Part:
    """Return the part of a player; ``own``: the seat from which the game is seen."""
    if seat.level:
        return "opponent"
    if not own:
        return "person"
    return "next" if covered else "you"
