"""How fast the opponents follow each other, to be changed while they play."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QWidget

from ttr_qt.models.session.pacing import PACES, Pace
from ttr_qt.views.commands.actions import with_key
from ttr_qt.views.commands.table import Command
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.buttons import Segments
from ttr_qt.views.widgets.labels import line
from ttr_qt.views.widgets.panel import MARGIN, Panel
from ttr_qt.views.widgets.tool_tips import wrapped

_PADDING: Final = 8
_ASIDE: Final = 4
"""The padding at both sides: the words of some languages need the whole of a narrow column."""


class PacePanel(Panel):
    """The four paces side by side, with a heading where there is room for it.

    Signals:
        chosen: the `Pace` that a person chose.
    """

    chosen = Signal(object)

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(style, parent, padding=_PADDING)
        px = style.px
        side = px(MARGIN) + px(_ASIDE)
        self.box.setContentsMargins(
            side, px(MARGIN) + px(_PADDING), side, px(MARGIN) + px(_PADDING)
        )
        self.box.setSpacing(px(4))
        self._heading = QWidget(self)
        row = QHBoxLayout(self._heading)
        row.setContentsMargins(px(9), 0, px(9), 0)
        row.addWidget(line(self.tr("Pace"), "strong", self._heading), 1)
        row.addWidget(line(self.tr("of the others"), "caption", self._heading))
        self.box.addWidget(self._heading)
        words = {
            "quick": self.tr("quick"),
            "normal": self.tr("normal"),
            "calm": self.tr("calm"),
            "step": self.tr("step"),
        }
        self._segments = Segments(
            style, [(pace, words[pace]) for pace in PACES], PACES[0], self, narrow=True
        )
        self._segments.chosen.connect(self.chosen)
        self.box.addWidget(self._segments)
        self._describe()

    @property
    def pace(self) -> Pace:
        """The pace that is shown as chosen."""
        value = self._segments.value
        return next(pace for pace in PACES if pace == value)

    def show_pace(self, pace: Pace) -> None:
        """Show a pace as chosen."""
        self._segments.set_value(pace)

    def _describe(self) -> None:
        buttons = self._segments.findChildren(QAbstractButton)
        for number, (pace, part) in enumerate(zip(PACES, buttons, strict=True), start=1):
            about = pace_described(pace)
            part.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # else it would keep the space bar
            part.setToolTip(wrapped(with_key(about, Command.SET_PACE, number)))
            part.setAccessibleName(f"{self.tr('Pace')}: {part.text()}")
            part.setAccessibleDescription(about)

    def sizeHint(self) -> QSize:
        """Return the room with the heading."""
        heading = self._heading.sizeHint().height() + self.box.spacing()
        return self.minimumSizeHint() + QSize(0, heading)

    def minimumSizeHint(self) -> QSize:
        """Return the room without the heading."""
        around = self.box.contentsMargins()
        return self._segments.sizeHint().grownBy(around)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the heading if there is room for it."""
        super().resizeEvent(event)
        self._heading.setVisible(event.size().height() >= self.sizeHint().height())


def pace_described(pace: Pace) -> str:
    """Return in a sentence what a pace means."""
    translate = QCoreApplication.translate
    match pace:
        case "quick":
            return translate("PacePanel", "The opponents move one right after the other.")
        case "normal":
            return translate("PacePanel", "A short pause after each opponent's turn.")
        case "calm":
            return translate("PacePanel", "A longer pause after each opponent's turn.")
        case "step":
            return translate(
                "PacePanel", "After each opponent's turn the game waits until you go on."
            )
