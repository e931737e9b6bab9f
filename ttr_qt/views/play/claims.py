"""The claims that are legal in a position."""

from collections.abc import Sequence
from functools import cached_property

from ttr_qt.engine import Observation
from ttr_qt.engine.actions import ClaimRoute
from ttr_qt.engine.knowledge.prospects import payments, sensible_payments
from ttr_qt.engine.rules import LONG_WILD_NAME


class Claims:
    """What can be claimed, and how it can be paid, fewest wilds first."""

    def __init__(self, view: Observation) -> None:
        self.view = view
        self._paid: dict[str, tuple[ClaimRoute, ...]] = {}

    @cached_property
    def routes(self) -> frozenset[str]:
        """All routes that can be claimed now."""
        return frozenset(a.route for a in self.view.legal_actions if isinstance(a, ClaimRoute))

    def of(self, route: str, card: str = "") -> tuple[ClaimRoute, ...]:
        """Return the claims of a route, or those that have a card in their payment."""
        if route not in self._paid:
            self._paid[route] = payments(self.view, route)
        claims = self._paid[route]
        return tuple(claim for claim in claims if not card or card in dict(claim.cards))

    def routes_with(self, card: str) -> frozenset[str]:
        """Return the routes that can be claimed with a card in the payment."""
        return frozenset(route for route in self.routes if self.of(route, card))

    def fitting(self, route: str, card: str = "") -> str | None:
        """Return a route if it can be claimed with the card, else a parallel one that can."""
        tracks = (route, *self.view.board.map.parallels(route))
        return next((track for track in tracks if self.of(track, card)), None)

    def cheapest(self, routes: Sequence[str]) -> str | None:
        """Return the route, of parallel ones, whose payment leaves most wilds."""

        def cost(route: str) -> int:
            return sum(count for card, count in self.of(route)[0].cards if self.is_wild(card))

        return min((route for route in routes if route in self.routes), key=cost, default=None)

    def sensible(self, options: Sequence[ClaimRoute]) -> tuple[ClaimRoute, ...]:
        """Return those of some payments that are not plainly worse than another one of them."""
        return sensible_payments(self.view, options)

    def is_wild(self, card: str) -> bool:
        """Say whether a card stands for any colour."""
        return card in {self.view.board.rules.wild_name, LONG_WILD_NAME}

    def spends_wilds(self, claim: ClaimRoute) -> bool:
        """Say whether a payment takes a card that stands for any colour."""
        return any(self.is_wild(card) for card, _ in claim.cards)

    def of_several_colours(self, options: Sequence[ClaimRoute]) -> bool:
        """Say whether payments differ in colour: then the one with fewest wilds is a mere guess."""
        plain = [{card for card, _ in one.cards if not self.is_wild(card)} for one in options]
        return len(set().union(*plain)) > 1
