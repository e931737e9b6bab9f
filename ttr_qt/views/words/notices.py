"""What happened in a step that everybody at the table would look up for."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from PySide6.QtCore import QCoreApplication

from ttr_qt.engine import Observation
from ttr_qt.engine.knowledge.events import CrossingMade, Event, LastRoundBegan, TicketDone
from ttr_qt.models.session.updates import Step
from ttr_qt.views.editions.registry import edition_of
from ttr_qt.views.theme.language import Language, ticket_text
from ttr_qt.views.words.numbers import pieces_left

_SHORT: Final = 3500
_LONG: Final = 6000


@dataclass(frozen=True, slots=True)
class Notice:
    """A message to be shown for a while."""

    text: str
    kind: Literal["info", "good", "last"]
    milliseconds: int


def notices_of(
    step: Step, view: Observation, names: Sequence[str], language: Language, *, playing: bool
) -> tuple[Notice, ...]:
    """Return what is to be announced about a step.

    Args:
        step: what was done.
        view: what is known after it.
        names: of all seats.
        language: of the window.
        playing: whether a person plays in the seat that looks on.
    """
    found = (_notice(event, view, names, language, playing=playing) for event in step.events)
    return tuple(notice for notice in found if notice is not None)


def last_round_words(view: Observation) -> str:
    """Return what the last round leaves to the person who looks on; nothing before it is certain.

    The words stay the same until that changes, so that they are read out once, and are so few that
    they hide nothing but the frame of a board.
    """
    translate = QCoreApplication.translate
    if not view.last_turns or view.phase == "over":
        return ""
    until_own = (view.seat - view.to_move) % view.players
    if until_own >= view.last_turns:
        return translate("notices", "You have had your last turn.")
    if until_own:
        return translate("notices", "Last round: you have one turn left.")
    after = view.last_turns - 1
    if not after:
        return translate("notices", "Your last turn! It ends the game.")
    return translate(
        "notices", "Your last turn! After you, %n more players have one turn each.", "", after
    )


def _notice(
    event: Event, view: Observation, names: Sequence[str], language: Language, *, playing: bool
) -> Notice | None:
    match event:
        case LastRoundBegan(seat=seat):
            return Notice(_last_round_begins(view, seat, names, playing=playing), "last", _LONG)
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


def _last_round_begins(view: Observation, seat: int, names: Sequence[str], *, playing: bool) -> str:
    """Say why this is the last round and, to a person who plays, what that means."""
    translate = QCoreApplication.translate
    pieces = pieces_left(view.pieces[seat], carts=edition_of(view.board.map).contracts)
    if not playing:
        text = translate("notices", "{name} has {pieces}: this is the last round.")
    elif seat == view.seat:
        text = translate(
            "notices", "You have {pieces}: this is the last round. You have one more turn."
        )
    else:
        text = translate(
            "notices", "{name} has {pieces}: this is the last round. You have one more turn."
        )
    return text.format(name=names[seat], pieces=pieces)
