"""Several people at one screen: when it is covered, and who looks on afterwards."""

from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QSize, QTimer, Signal, Slot

from ttr_qt.engine.knowledge.events import CardsDrawn, CrossingMade, TicketDone, TicketsDealt
from ttr_qt.models.session.session import Session
from ttr_qt.models.session.updates import Step
from ttr_qt.pages.board.page_layout import PageParts, lay_out_covered
from ttr_qt.pages.board.step_animation import StepAnimation
from ttr_qt.pages.handover.cover import Cover
from ttr_qt.views.theme.style import Style

LOOK: Final = 500
LONG_LOOK: Final = 1300
CELEBRATION: Final = 3500
"""Milliseconds for which people still see their own cards after their turn, after one that brought
cards they have not seen before, and after one that has done a ticket or ended the game; unless the
page waits until they pass on."""
GUARD: Final = 400
"""Milliseconds for which a cover can't be lifted: a double click or a key that was pressed twice
would show the next person's cards to the one before."""


class HandingOver(QObject):
    """Covers the page between the turns of people who share a screen; with one person, never.

    Signals:
        covered_changed: everything has to be laid out anew.
        awaited_changed: `awaited` may have changed.
    """

    covered_changed = Signal()
    awaited_changed = Signal()

    def __init__(
        self,
        style: Style,
        session: Session,
        cover: Cover,
        parts: PageParts,
        animation: StepAnimation,
    ) -> None:
        super().__init__(cover)
        self._style = style
        self._session = session
        self._cover = cover
        self._parts = parts
        self._animation = animation
        self._covered = False
        self._asks = True
        """Whether people say themselves when they have seen enough."""
        self._shown_since = QElapsedTimer()
        self._look_time = 0
        """Milliseconds left to look on after a turn; the session is held as long as there are."""
        self._looking = QTimer(self, singleShot=True)
        self._looking.timeout.connect(self._end_look)
        cover.taken.connect(self._on_taken)
        if session.shared:
            session.stepped.connect(self._on_stepped)
            animation.settled.connect(self._on_settled)

    @property
    def covered(self) -> bool:
        """Whether the page is covered at the moment."""
        return self._covered

    @property
    def holding(self) -> bool:
        """Whether a turn, or the game, is over and still looked at."""
        return self._look_time > 0

    @property
    def awaited(self) -> bool:
        """Whether everything is at rest until the person whose turn is over passes on."""
        return self._asks and self.holding and not self._animation.moving

    def set_asking(self, *, wanted: bool) -> None:
        """Cover the page only when the person before passes on, or after a while."""
        if wanted != self._asks:
            self._asks = wanted
            self._wait()

    @Slot()
    def pass_on(self) -> None:
        """Cover the page, or show the end of the game: everything has been seen."""
        self.stop()

    def update(self) -> None:
        """Cover the page or uncover it, and say whose cards are shown."""
        session = self._session
        if not session.shared:
            return
        self._animation.set_person(session.person)
        self._parts.log.set_own(session.person)
        for part in (self._parts.hand, self._parts.tickets):
            part.set_owner(session.names[session.viewer])
        if session.covered:
            self._cover.show()
        if session.covered != self._covered:
            self._covered = session.covered
            if self._covered:
                self._shown_since.start()
            else:
                self._cover.hide()
            self.covered_changed.emit()

    def lay_out(self, room: QSize, shape: float) -> None:
        """Give every part its place while the page is covered; ``shape`` is that of the board."""
        plan = lay_out_covered(self._parts, self._style, room, shape)
        self._cover.place(plan.strip, plan.tickets, plan.since)

    def stop(self) -> None:
        """Hold the session no longer: another moment is shown, or another page."""
        self._looking.stop()
        if self._look_time:
            self._look_time = 0
            self._session.release()
            self.awaited_changed.emit()

    def retire(self) -> None:
        """Follow the session no longer."""
        self.stop()
        if self._session.shared:
            self._session.stepped.disconnect(self._on_stepped)

    @Slot(object)
    def _on_stepped(self, step: Step) -> None:
        """Let people see what came of their turn before the cover falls."""
        session = self._session
        self.update()  # under a cover too, what everybody sees has changed
        turn_over = step.seat == session.person and not session.person_to_move
        if not session.over and (session.covered or not turn_over):
            return
        self.stop()
        self._look_time = CELEBRATION if session.over else _time_to_look(step)
        session.hold()
        self._wait()

    @Slot()
    def _on_settled(self) -> None:
        if not self._looking.isActive():
            self._wait()

    def _wait(self) -> None:
        """Wait for whoever looks on, or for a while, as soon as nothing moves."""
        if not self.holding or self._animation.moving:
            return
        if self._asks:
            self._looking.stop()
        else:
            self._looking.start(self._look_time)
        self.awaited_changed.emit()

    @Slot()
    def _end_look(self) -> None:
        self.stop()

    @Slot()
    def _on_taken(self) -> None:
        if self._shown_since.elapsed() >= GUARD:
            self._session.take_seat()


def _time_to_look(step: Step) -> int:
    """Return for how long what came of somebody's last action is still seen."""
    own = [event for event in step.events if event.seat == step.seat]
    if any(isinstance(event, TicketDone | CrossingMade) for event in own):
        return CELEBRATION
    new = any(isinstance(event, CardsDrawn | TicketsDealt) for event in step.events)
    return LONG_LOOK if new else LOOK
