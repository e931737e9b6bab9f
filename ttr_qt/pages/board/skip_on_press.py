"""Finishing an animation by a press of the mouse."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Slot
from PySide6.QtWidgets import QWidget

from ttr_qt.pages.board.page_layout import PageParts
from ttr_qt.pages.board.step_animation import StepAnimation


class SkipOnPress(QObject):
    """Event filter that shows the end of an animation when the mouse is pressed on its page.

    Who cuts an opponent's step short means just that, and not what lies there to be decided: on
    the board, the cards, the buttons and the tickets such a press does nothing else. In one's own
    turn, and on everything else, the press does its work too.
    """

    def __init__(
        self, page: QWidget, parts: PageParts, message: QWidget, animation: StepAnimation
    ) -> None:
        """Watch a page; the ``message`` lies over the board, and can be pressed at any time."""
        super().__init__(page)
        self._page = page
        self._parts = parts
        self._message = message
        self._animation = animation
        animation.started.connect(self._start)
        animation.settled.connect(self._stop)

    @Slot()
    def _start(self) -> None:
        app = QCoreApplication.instance()
        if app is not None:
            app.installEventFilter(self)

    @Slot()
    def _stop(self) -> None:
        app = QCoreApplication.instance()
        if app is not None:
            app.removeEventFilter(self)

    def _decides(self, watched: QWidget) -> bool:
        """Say whether something is decided where the press is."""
        parts = self._parts
        decided_on = (parts.board, parts.hand, parts.market, parts.turn, parts.choosing)
        return any(part is not None and part.isAncestorOf(watched) for part in decided_on)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Finish the animation; keep the press from parts that it was not meant for."""
        press = event.type() in {QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick}
        if not press or not isinstance(watched, QWidget) or not self._page.isAncestorOf(watched):
            return super().eventFilter(watched, event)
        cut_short = not self._animation.own and self._decides(watched)
        self._animation.skip()
        return cut_short and watched is not self._message
