"""A child has done a ticket: for some seconds the whole board is about nothing else."""

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QEvent,
    QObject,
    QPointF,
    QRectF,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
    Slot,
)
from PySide6.QtGui import QHideEvent, QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from ttr_qt.engine.knowledge.events import CrossingMade, TicketDone
from ttr_qt.engine.maps import Ticket
from ttr_qt.lifetimes import while_whole
from ttr_qt.models.session.session import Session
from ttr_qt.models.session.updates import Step
from ttr_qt.views.boards.look import BoardDesign
from ttr_qt.views.cards.base import TICKET
from ttr_qt.views.cards.bonus import draw_crossing_card
from ttr_qt.views.cards.pictures import picture, ticket_picture
from ttr_qt.views.paint.confetti import Confetti
from ttr_qt.views.paint.symbols import draw_symbol
from ttr_qt.views.theme.fonts import BOLD, SEMIBOLD
from ttr_qt.views.theme.pencil import Pencil, linear, stroke, tint
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.accessibility import announce
from ttr_qt.views.words.people import nameless

_FIRST: Final = 900
"""Milliseconds that the light runs along the tracks before, at normal pace."""
_LENGTH: Final = 3600
_STILL: Final = 2600
"""The same where nothing moves; the game does not wait for it then."""
_TICKET: Final = 300
"""Width of the ticket, at normal size."""
_MOST_OF_WIDTH: Final = 0.62
_MOST_OF_HEIGHT: Final = 0.42
"""Shares of the board that tickets take at most."""
_RAYS: Final = 14
_TURN: Final = 46
"""Degrees that the rays turn meanwhile."""
_GOLD: Final = "#F6C445"
_DARK_GOLD: Final = "#8A5A00"
_NIGHT: Final = "#14242C"
_WHITE: Final = "#FFFFFF"
_EMPTY: Final = "#5B7078"


class TicketCelebration(QWidget):
    """Lies over the board; any click or key that skips an animation goes on, and does nothing else.

    Only for people at the table, and only where a ticket is done during the game: bots have the
    light on the board. Where nothing moves, a still picture is shown that the game does not wait
    for.

    Signals:
        dismissed: somebody has clicked to go on.
    """

    dismissed = Signal()

    def __init__(
        self, style: Style, session: Session, design: BoardDesign, board: QWidget, page: QWidget
    ) -> None:
        super().__init__(page)
        self._style, self._session, self._design, self._board = style, session, design, board
        self._tickets: tuple[Ticket | None, ...] = ()
        """What was done; None is the card for a crossing."""
        self._name = ""
        self._done_before = self._done_now = 0
        self._ready: Callable[[], None] | None = None
        self._ground = QPixmap()
        self._part = 1.0
        self._pressed = False
        """Whether the button is still held whose press has ended it."""
        self._confetti = Confetti(seed=7)
        self._pop = QEasingCurve(QEasingCurve.Type.OutBack)
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._on_ticked)
        self._clock.finished.connect(self.skip)
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self._begin)
        self._end = QTimer(self, singleShot=True, interval=_STILL)
        self._end.timeout.connect(self.skip)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def headline(self) -> str:
        """What is said in large letters."""
        if self._name == nameless():
            return self.tr("Hooray!")
        return self.tr("Hooray, {name}!").format(name=self._name)

    @property
    def count(self) -> str:
        """How many tickets are done."""
        wanted = self._session.rules.tickets_to_win
        if self._done_now >= wanted:
            return self.tr("All {all} tickets are done!").format(all=wanted)
        return self.tr("{done} of {all} tickets").format(done=self._done_now, all=wanted)

    def length_of(self, step: Step) -> int:
        """Return for how many milliseconds the game waits for what there is to celebrate."""
        motion = self._style.motion
        return motion.ms(_FIRST + _LENGTH) if motion.travels and self._tickets_of(step) else 0

    def celebrate(self, step: Step, done: Callable[[], None]) -> None:
        """Show what a step has done, if anything; ``done`` is called when the game may go on."""
        self.skip()
        tickets = self._tickets_of(step)
        if not tickets:
            done()
            return
        self._tickets, self._name = tickets, self._session.names[step.seat]
        view = self._session.observation
        self._done_now = len(view.shown_tickets[step.seat]) + view.crossings[step.seat]
        self._done_before = self._done_now - len(tickets)
        if not self._style.motion.travels:
            done()
            self._part = 1.0
            self._end.start()
            self._show()
            return
        self._ready = done
        self._later.start(self._style.motion.ms(_FIRST))

    def _tickets_of(self, step: Step) -> tuple[Ticket | None, ...]:
        if step.seat not in self._session.people:
            return ()
        own = [event for event in step.events if event.seat == step.seat]
        done = [event.ticket for event in own if isinstance(event, TicketDone)]
        crossings = (None for event in own if isinstance(event, CrossingMade))
        return (*map(self._design.map.ticket, done), *crossings)

    def _picture(self, ticket: Ticket | None, width: int) -> QPixmap:
        ratio = self.devicePixelRatioF()
        if ticket is not None:
            return ticket_picture(self._design, ticket, width, ratio)
        scale = width / TICKET[0]
        return picture(
            TICKET, scale, ratio, lambda pencil: draw_crossing_card(pencil, self._design)
        )

    @Slot()
    def _begin(self) -> None:
        self._part = 0.0
        # Under something that moves all over it, the board would be drawn anew for every frame.
        self._ground = self._board.grab()
        self._show()
        self._clock.setDuration(self._style.motion.ms(_LENGTH))
        self._clock.start()

    def _show(self) -> None:
        self.setGeometry(self._board.geometry())
        self.raise_()
        self.show()
        app = QCoreApplication.instance()
        if app is not None:
            app.installEventFilter(self)
        announce(self, f"{self.headline} {self.count}")

    @Slot()
    def skip(self) -> None:
        """End it at once."""
        self._later.stop()
        self._clock.stop()
        self._end.stop()
        self.hide()
        self._ground = QPixmap()
        ready, self._ready = self._ready, None
        if ready is not None:
            ready()

    @Slot(object)
    def _on_ticked(self, part: float) -> None:
        self._part = part
        self.update()

    @while_whole
    def hideEvent(self, event: QHideEvent) -> None:
        """Look at presses no longer."""
        super().hideEvent(event)
        app = QCoreApplication.instance()
        if app is not None and not self._pressed:
            app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End with a press anywhere in the window, which does nothing else."""
        if isinstance(watched, QWidget) and watched.window() is self.window():
            if event.type() == QEvent.Type.MouseButtonPress and self.isVisible():
                self._pressed = True
                self.skip()
                self.dismissed.emit()
                return True
            if event.type() == QEvent.Type.MouseButtonRelease and self._pressed:
                self._pressed = False
                app = QCoreApplication.instance()
                if app is not None:
                    app.removeEventFilter(self)
                return True
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the board in the dark, the tickets in a light, and what is said about them."""
        painter = QPainter(self)
        pencil = Pencil(painter)
        room = QRectF(self.rect())
        if not self._ground.isNull():
            painter.drawPixmap(self.rect(), self._ground)
        shown = _eased(self._part, 0.0, 0.09) if self._moving else 1.0
        fading = 1 - _eased(self._part, 0.94, 1.0) if self._moving else 1.0
        painter.setOpacity(shown * fading)
        painter.fillRect(room, tint(_NIGHT, 0.72))
        middle = QPointF(room.center().x(), room.top() + room.height() * 0.47)
        self._draw_rays(pencil, middle, math.hypot(room.width(), room.height()) / 2)
        area = self._draw_tickets(painter, room, middle)
        self._draw_words(pencil, room, area)
        self._draw_stars(pencil, room, area)
        if self._moving:
            fallen = _eased(self._part, 0.12, 0.8)
            self._confetti.draw(pencil, room, area, fallen, self._style.scale)

    @property
    def _moving(self) -> bool:
        return self._style.motion.travels

    def _draw_rays(self, pencil: Pencil, middle: QPointF, reach: float) -> None:
        """Draw a light behind the tickets, in rays that turn slowly."""
        turned = _TURN * self._part if self._moving else 0.0
        path = QPainterPath()
        half = math.pi / _RAYS / 2
        for number in range(_RAYS):
            angle = math.radians(turned) + number * 2 * math.pi / _RAYS
            path.moveTo(middle)
            for edge in (angle - half, angle + half):
                path.lineTo(
                    middle.x() + reach * math.cos(edge), middle.y() + reach * math.sin(edge)
                )
            path.closeSubpath()
        pencil.shape(path, tint(_GOLD, 0.17))
        for share, light in ((0.52, 0.10), (0.36, 0.14), (0.24, 0.16)):
            pencil.disc(middle.x(), middle.y(), reach * share, tint(_GOLD, light))

    def _draw_tickets(self, painter: QPainter, room: QRectF, middle: QPointF) -> QRectF:
        """Draw the tickets side by side, and return where they lie."""
        many = len(self._tickets)
        width = min(self._style.px(_TICKET), round(room.width() * _MOST_OF_WIDTH / many))
        pictures = [self._picture(one, width) for one in self._tickets]
        shape = pictures[0].height() / pictures[0].width()
        if width * shape > room.height() * _MOST_OF_HEIGHT:
            width = round(room.height() * _MOST_OF_HEIGHT / shape)
        high, apart = width * shape, width * 1.06
        grown = self._pop.valueForProgress(_eased(self._part, 0.05, 0.24)) if self._moving else 1.0
        swing = 3.0 * math.sin(self._part * 11) * (1 - self._part) if self._moving else 0.0
        left = middle.x() - apart * (many - 1) / 2
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for number, face in enumerate(pictures):
            painter.save()
            painter.translate(left + number * apart, middle.y())
            painter.rotate(-4 + 5 * number + swing)
            painter.scale(grown, grown)
            painter.drawPixmap(
                QRectF(-width / 2, -high / 2, width, high), face, QRectF(face.rect())
            )
            painter.restore()
        wide = apart * (many - 1) + width
        area = QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)
        edge = width * 0.06
        return area.adjusted(-edge, -edge, edge, edge)

    def _draw_words(self, pencil: Pencil, room: QRectF, area: QRectF) -> None:
        painter, style = pencil.painter, self._style
        centre = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter)
        above = QRectF(room.left(), room.top(), room.width(), max(area.top() - room.top(), 1))
        night = tint(_NIGHT, 0.9), tint(_NIGHT, 0.0)  # a message of the board may lie there
        pencil.box(above, linear(0, above.top(), 0, above.bottom(), *enumerate(night)))
        painter.setFont(style.title_font(min(46.0, above.height() / style.scale * 0.5), BOLD))
        painter.setPen(tint(_GOLD))
        painter.drawText(above, centre, self.headline)

    def _draw_stars(self, pencil: Pencil, room: QRectF, area: QRectF) -> None:
        """Draw a star for each ticket that is wanted, the new ones last, and say how many."""
        px, painter = self._style.px, pencil.painter
        wanted = self._session.rules.tickets_to_win
        radius = min(px(19), room.width() / (wanted * 3.2), (room.bottom() - area.bottom()) * 0.16)
        pitch, y = radius * 2.7, area.bottom() + (room.bottom() - area.bottom()) * 0.32
        left = room.center().x() - pitch * (wanted - 1) / 2
        for number in range(wanted):
            x, grown = left + number * pitch, 1.0
            pencil.disc(x, y, radius, tint(_NIGHT, 0.55), stroke(_EMPTY, 1.6))
            if number >= self._done_now:
                continue
            if number >= self._done_before and self._moving:
                begin = 0.3 + 0.08 * (number - self._done_before)
                grown = self._pop.valueForProgress(_eased(self._part, begin, begin + 0.14))
            if grown > 0:
                draw_symbol(pencil, "star", x, y, radius * 1.15 * grown, _GOLD, _DARK_GOLD)
        painter.setFont(self._style.font(18, SEMIBOLD))
        painter.setPen(tint(_WHITE))
        below = QRectF(room.left(), y + radius * 1.3, room.width(), self._style.px(34))
        painter.drawText(below, int(Qt.AlignmentFlag.AlignHCenter), self.count)


def _eased(part: float, start: float, end: float) -> float:
    """Return how far something is that lasts from one part of the time to another."""
    return min(1.0, max(0.0, (part - start) / (end - start)))
