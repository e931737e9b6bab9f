"""What a claim of somebody else means for one's own tickets: ways that it made longer or cut."""

from collections.abc import Iterable
from dataclasses import dataclass

from ttr_qt.engine import Observation
from ttr_qt.engine.knowledge.events import Event, RouteClaimed
from ttr_qt.engine.knowledge.prospects import Ways, route_standings


@dataclass(frozen=True, slots=True)
class CutOff:
    """An open ticket whose shortest way somebody else's claim took."""

    ticket: str
    more: int | None
    """Spaces that it needs beyond those it needed before; None: there is no way left."""


def cut_off_by(view: Observation, events: Iterable[Event]) -> tuple[CutOff, ...]:
    """Return which tickets of the one who looks a claim cut off; ``view`` is how it is after it."""
    taken = {e.route for e in events if isinstance(e, RouteClaimed) and e.seat != view.seat}
    if not taken or not view.tickets:
        return ()
    standings = route_standings(view)
    parallel = {other for route in taken for other in view.board.map.parallels(route)}
    closed = {route for route in parallel if standings[route] == "parallel_closed"}
    before, after = Ways(view, freed=taken | closed), Ways(view)
    found = []
    for ticket in view.tickets:
        was, now = (ways.between(ticket.a, ticket.b) for ways in (before, after))
        if was is None or (now is not None and now.spaces <= was.spaces):
            continue
        found.append(CutOff(ticket.id, None if now is None else now.spaces - was.spaces))
    return tuple(found)
