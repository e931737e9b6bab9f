"""All parts of the cover together."""

from typing import Final

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtWidgets import QWidget

from ttr_qt.models.item_models.log import LogModel
from ttr_qt.models.session.session import Session
from ttr_qt.pages.handover.cover_facts import cover_facts
from ttr_qt.pages.handover.cover_strip import CoverStrip
from ttr_qt.pages.handover.cover_words import heading, request
from ttr_qt.pages.handover.face_down_tickets import FaceDownTickets
from ttr_qt.pages.handover.recent_actions import RecentActions
from ttr_qt.views.editions.registry import edition_of
from ttr_qt.views.theme.palette import PlayerColour
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.accessibility import announce


class Cover(QObject):
    """Lies where hand, market and tickets of a person would be, while nobody is to see them.

    Signals:
        taken: the person who is next is here.
        undo_wanted: the person who played last takes it back.
    """

    taken = Signal()
    undo_wanted = Signal()

    def __init__(
        self,
        style: Style,
        session: Session,
        log: LogModel,
        colours: tuple[PlayerColour, ...],
        page: QWidget,
    ) -> None:
        super().__init__(page)
        self._session = session
        self._log = log
        self.strip: Final = CoverStrip(style, edition_of(session.map).cards, colours, page)
        self.tickets: Final = FaceDownTickets(style, session.rules.ticket_decks, page)
        self.since: Final = RecentActions(style, colours, page)
        self.strip.taken.connect(self.taken)
        self.strip.undo_wanted.connect(self.undo_wanted)
        self._told = ""
        self.hide()

    def show(self) -> None:
        """Show what everybody may know, and tell it to screen readers once."""
        facts = cover_facts(self._session)
        self.strip.show_facts(facts)
        self.tickets.show_facts(facts)
        self.since.show_log(facts, self._log.rows)
        words = f"{heading(facts)}. {request(facts)}"
        if words != self._told:
            self._told = words
            announce(self.strip, words)

    def hide(self) -> None:
        """Uncover the page."""
        self._told = ""
        for part in (self.strip, self.tickets, self.since):
            part.hide()

    def place(self, strip: QRect, tickets: QRect, since: QRect) -> None:
        """Lie in these places; those that are empty are left out."""
        self.strip.place(strip)
        self.strip.show()
        for part, rect in ((self.tickets, tickets), (self.since, since)):
            part.setVisible(not rect.isEmpty())
            if not rect.isEmpty():
                part.setGeometry(rect)
