"""The bonuses of an edition, and how everybody stands, as far as that is open."""

from dataclasses import dataclass
from typing import Literal

from ttr_qt.engine import Observation
from ttr_qt.models.item_models.rows import RowsModel
from ttr_qt.models.session.standings import present_scores

BonusKind = Literal["longest", "most", "goods", "crossing", "golden"]


@dataclass(frozen=True, slots=True)
class Holder:
    """A seat that has something of what a bonus is given for."""

    seat: int
    count: int
    """Spaces of the longest route, or goods cards; 0 where there is nothing to count."""
    points: int = 0
    """What the seat would get now, where that depends on its rank."""


@dataclass(frozen=True, slots=True)
class BonusRow:
    """A bonus."""

    kind: BonusKind
    points: int = 0
    """What it is worth; 0 where that is not one number."""
    holders: tuple[Holder, ...] = ()
    """The best one first."""
    count: int = 0
    """Spaces of the longest route, own tickets done, goods cards left, or tickets to win."""
    ranks: tuple[int, ...] = ()
    """Points by rank."""

    @property
    def key(self) -> str:
        """Its kind."""
        return self.kind

    def __str__(self) -> str:
        return f"{self.kind}: {self.count}"


class BonusesModel(RowsModel[BonusRow]):
    """The bonuses, in the order in which they are shown."""

    row_type = BonusRow

    def refresh(self, view: Observation) -> None:
        """Show how everybody stands."""
        rules, scores = view.board.rules, present_scores(view)
        rows = []
        if rules.longest_bonus:
            longest = [Holder(seat, one.longest) for seat, one in enumerate(scores) if one.longest]
            longest.sort(key=lambda held: -held.count)
            best = max(score.longest for score in scores)
            rows.append(BonusRow("longest", rules.longest_bonus, tuple(longest), best))
        if rules.most_tickets_bonus:
            done = scores[view.seat].tickets_done
            rows.append(BonusRow("most", rules.most_tickets_bonus, count=done))
        if rules.goods_cards:
            held = view.goods_cards
            ranked = sorted(range(view.players), key=lambda seat: -held[seat])
            goods = tuple(
                Holder(seat, held[seat], scores[seat].goods_card_bonus)
                for seat in ranked
                if held[seat]
            )
            ranks = tuple(rules.goods_card_bonus[view.players])
            rows.append(BonusRow("goods", 0, goods, view.goods_cards_left, ranks))
        if rules.crossing_bonus:
            crossed = tuple(Holder(seat, 0) for seat, has in enumerate(view.crossings) if has)
            rows.append(BonusRow("crossing", 0, crossed))
        if rules.tickets_to_win:
            rows.append(BonusRow("golden", count=rules.tickets_to_win))
        self.set_rows(rows)
