"""What is shown where there is nothing to show yet."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from ttr_qt.views.theme.icons import icon_pixmap
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.buttons import button
from ttr_qt.views.widgets.labels import label, line
from ttr_qt.views.widgets.panel import Panel

_WIDTH: Final = 480


class Invitation(Panel):
    """A picture, a sentence, and what to do.

    Signals:
        accepted: the person wants to do it.
    """

    accepted = Signal()

    def __init__(
        self,
        style: Style,
        sign: str,
        texts: tuple[str, str],
        act: str,
        parent: QWidget | None = None,
    ) -> None:
        """``texts`` are a heading and what it means; ``act`` is what the button says."""
        super().__init__(style, parent, padding=32)
        heading, meaning = texts
        self.box.setSpacing(style.px(12))
        picture = line("")
        size = style.px(64)
        picture.setPixmap(icon_pixmap(sign, style.theme.accent, size, self.devicePixelRatioF()))
        self.box.addWidget(picture, 0, Qt.AlignmentFlag.AlignHCenter)
        words = (label(heading, "heading"), label(meaning))
        for text in words:
            text.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            self.box.addWidget(text)
        self.button = button(style, act, kind="primary", sign="play")
        self.button.clicked.connect(self.accepted)
        self.box.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        self.setFixedWidth(style.px(_WIDTH))


def centred(widget: QWidget) -> QWidget:
    """Return an area with a widget in its middle, a little above."""
    area = QWidget()
    grid = QGridLayout(area)
    grid.addWidget(widget, 1, 1)
    for line_number, weight in ((0, 2), (2, 3)):
        grid.setRowStretch(line_number, weight)
        grid.setColumnStretch(line_number, 1)
    return area
