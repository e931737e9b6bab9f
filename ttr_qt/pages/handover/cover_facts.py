"""What everybody may know while hands and tickets are face down."""

from dataclasses import dataclass

from ttr_qt.models.session.session import Session
from ttr_qt.views.editions.registry import edition_of


@dataclass(frozen=True, slots=True)
class CoverFacts:
    """Whose turn it is to take the screen, from whom, and what lies face down for them."""

    seat: int
    name: str
    portrait: str
    """Empty: the usual one."""
    before: str
    """Who had the screen; empty at the beginning, and when a game is opened."""
    first: bool
    """Whether nothing has been played yet."""
    playing: str
    """The opponent who has to play first; empty where there is none."""
    cards: int
    tickets: tuple[int, ...]
    """By deck."""
    offered: bool
    """Whether tickets are to be chosen before anything else."""
    contracts: bool
    """Whether tickets are called contracts."""
    children: bool
    """Whether the edition is one for children."""
    undoes: str
    """The person who could take back what they did last; empty: nobody."""


def cover_facts(session: Session) -> CoverFacts:
    """Return what is told while a game is covered."""
    view, names, seat = session.observation, session.names, session.viewer
    people = [step.seat for step in session.steps if step.seat in session.people]
    before = names[people[-1]] if people and people[-1] != seat else ""
    return CoverFacts(
        seat=seat,
        name=names[seat],
        portrait=session.seats[seat].portrait,
        before=before,
        first=session.ply == 0,
        playing="" if view.to_move in session.people else names[view.to_move],
        cards=view.hand_sizes[seat],
        tickets=view.ticket_counts[seat],
        offered=view.setting_up,
        contracts=edition_of(session.map).contracts,
        children=session.rules.tickets_to_win > 0,
        undoes=names[people[-1]] if session.undo_kind == "free" else "",
    )
