"""What happened in a step that everybody at the table would look up for."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from PySide6.QtCore import QCoreApplication

from ttr_qt.engine import Observation
from ttr_qt.engine.knowledge.events import CrossingMade, Event, LastRoundBegan, TicketDone
from ttr_qt.models.session.updates import Step
from ttr_qt.views.theme.language import Language, ticket_text

_SHORT: Final = 3500
_LONG: Final = 6000


@dataclass(frozen=True, slots=True)
class Notice:
    """A message to be shown for a while."""

    text: str
    kind: Literal["info", "good"]
    milliseconds: int


def notices_of(
    step: Step, view: Observation, names: Sequence[str], language: Language
) -> tuple[Notice, ...]:
    """Return what is to be announced about a step; ``view`` is what is known after it."""
    found = (_notice(event, view, names, language) for event in step.events)
    return tuple(notice for notice in found if notice is not None)


def last_round_words(view: Observation) -> str:
    """Return how long the game goes on, once that is certain; else nothing."""
    if not view.last_turns:
        return ""
    return QCoreApplication.translate(
        "notices", "Last round: %n more turns until the end.", "", view.last_turns
    )


def _notice(
    event: Event, view: Observation, names: Sequence[str], language: Language
) -> Notice | None:
    match event:
        case LastRoundBegan():
            return Notice(last_round_words(view), "info", _LONG)
        case CrossingMade(seat=seat) if seat == view.seat:
            text = QCoreApplication.translate(
                "notices", "You have joined east and west: that counts as a ticket!"
            )
            return Notice(text, "good", _LONG)
        case CrossingMade(seat=seat):
            text = QCoreApplication.translate("notices", "{name} has joined east and west.")
            return Notice(text.format(name=names[seat]), "info", _SHORT)
        case TicketDone(seat=seat, ticket=ticket) if seat == view.seat:
            text = QCoreApplication.translate("notices", "Ticket done: {route}!")
            route = ticket_text(view.board.map, ticket, language)
            return Notice(text.format(route=route), "good", _SHORT)
        case _:
            return None
