"""The cards: a hand in stacks, what lies open, the deck, and the discards."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QObject

from ttr_qt.engine import Observation, parse_action
from ttr_qt.engine.actions import ClaimRoute, DrawCard, TakeCard, TravelRoute
from ttr_qt.engine.rules import LONG_WILD_NAME, PASSENGER_NAME, RuleSet
from ttr_qt.models.item_models.phrases import card_in_english
from ttr_qt.models.item_models.rows import RowsModel
from ttr_qt.models.session.refusal_reasons import Reason, card_reason

CardKind = Literal["colour", "wild", "long_wild", "passenger"]
_KINDS: tuple[CardKind, ...] = ("colour", "wild", "long_wild", "passenger")


def card_kind(rules: RuleSet, card: str) -> CardKind:
    """Return what a card is good for."""
    if card == rules.wild_name:
        return "wild"
    if card == LONG_WILD_NAME:
        return "long_wild"
    return "passenger" if card == PASSENGER_NAME else "colour"


@dataclass(frozen=True, slots=True)
class StackRow:
    """Cards of one name."""

    card: str
    count: int
    kind: CardKind
    routes: frozenset[str] = frozenset()
    """Routes that could be claimed now with one of them in the payment."""

    @property
    def key(self) -> str:
        """Its card."""
        return self.card

    def __str__(self) -> str:
        return f"{self.count} {card_in_english(self.card)}"


class HandModel(RowsModel[StackRow]):
    """The hand in stacks: colours first, then wilds, then the rest.

    Stacks lie in the order of the rules, so that each keeps its place beside the others; or, if
    that is wanted, the highest one of each kind leads.
    """

    row_type = StackRow

    def __init__(
        self, rules: RuleSet, parent: QObject | None = None, *, highest_first: bool = False
    ) -> None:
        super().__init__(parent)
        self._highest_first = highest_first
        self._ranks = {
            card: (_KINDS.index(card_kind(rules, card)), place)
            for place, card in enumerate(rules.cards)
        }

    def refresh(self, view: Observation) -> None:
        """Show the hand of the viewer."""
        rules = view.board.rules
        uses: dict[str, set[str]] = {}
        for action in view.legal_actions:
            if isinstance(action, ClaimRoute):
                for card, _ in action.cards:
                    uses.setdefault(card, set()).add(action.route)
        self.set_rows(
            [
                StackRow(card, count, card_kind(rules, card), frozenset(uses.get(card, ())))
                for card, count in view.hand.items()
            ]
        )

    def set_rows(self, wanted: Sequence[StackRow]) -> None:
        """Show these stacks, in their order."""
        super().set_rows(sorted(wanted, key=lambda stack: self._rank(stack.card, stack.count)))

    def place_of_new(self, card: str) -> int:
        """Return where the stack of a card would lie that is not in the hand yet."""
        rank = self._rank(card, 1)
        return sum(self._rank(row.card, row.count) < rank for row in self.rows)

    def _rank(self, card: str, count: int) -> tuple[int, int, int]:
        """Return what stacks are sorted by."""
        kind, place = self._ranks[card]
        return kind, -count if self._highest_first else 0, place


@dataclass(frozen=True, slots=True)
class SourceRow:
    """Where cards lie: a slot of the market, the deck, or the discards."""

    where: Literal["open", "deck", "discards"]
    slot: int
    """The slot from 1 in the market, else 0."""
    card: str
    """What lies there; empty where nobody sees it."""
    count: int
    action: TakeCard | DrawCard | None
    """What takes it, legal or not."""
    reason: Reason | None
    """Why it can't be taken now, if it can't."""

    @property
    def key(self) -> tuple[str, int]:
        """Its place."""
        return self.where, self.slot

    def __str__(self) -> str:
        return card_in_english(self.card) if self.card else f"{self.where}: {self.count}"


class MarketModel(RowsModel[SourceRow]):
    """The open cards slot by slot, then the deck, then the discards."""

    row_type = SourceRow

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.second_card = False
        """Whether the viewer is to take the second card of a turn."""

    def refresh(self, view: Observation) -> None:
        """Show what lies on the table."""
        self.second_card = view.phase == "second_card"
        rows = []
        for slot, card in enumerate(view.market, 1):
            take = TakeCard(slot, card)
            rows.append(SourceRow("open", slot, card, 1, take, card_reason(view, take)))
        draw = DrawCard()
        rows.append(SourceRow("deck", 0, "", view.deck_size, draw, card_reason(view, draw)))
        discarded = sum(view.discards.values())
        rows.append(SourceRow("discards", 0, "", discarded, None, Reason("not_possible")))
        self.set_rows(rows)


class DiscardsModel(RowsModel[StackRow]):
    """What lies in the discards, card by card, in the order of the rules."""

    row_type = StackRow

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.heap: tuple[str, ...] = ()
        """Different cards as they lie there, the one that was paid last on top, at the end."""

    def refresh(self, view: Observation) -> None:
        """Show the discards."""
        rules = view.board.rules
        self.heap = _heap(view)
        self.set_rows(
            [StackRow(card, n, card_kind(rules, card)) for card, n in view.discards.items()]
        )


def _heap(view: Observation) -> tuple[str, ...]:
    """Return the cards of the discards, each once, the last one paid at the end.

    What nobody paid came from the market, five at a time; it lies below, the rarest lowest.
    """
    left, paid = Counter(view.discards), list[str]()
    for card in _paid_lately(view):
        if not left[card]:  # these were shuffled into the deck
            break
        left[card] -= 1
        paid.append(card)
    others = sorted(view.discards, key=lambda card: view.discards[card])
    lowest_last = dict.fromkeys((*paid, *reversed(others)))
    return tuple(reversed(lowest_last))


def _paid_lately(view: Observation) -> Iterator[str]:
    """Yield the cards that were paid, the last one first."""
    for entry in reversed(view.log):
        if entry.text.startswith("keep"):
            continue
        match parse_action(entry.text):
            case ClaimRoute(cards=cards):
                for card, count in reversed(cards):
                    yield from [card] * count
            case TravelRoute(route=route) if view.owners[route] != entry.seat:
                yield PASSENGER_NAME
