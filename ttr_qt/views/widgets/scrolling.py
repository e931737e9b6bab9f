"""What is scrolled: as high as its texts need at the width they have."""

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from ttr_qt.views.commands.table import Command


class ScrolledContent(QWidget):
    """A widget with a layout, for `scrolled`.

    By itself Qt would make it as high as it is where its texts break most often.
    """

    def minimumSizeHint(self) -> QSize:
        """Return the width that it needs; the height follows from the width it gets."""
        return QSize(super().minimumSizeHint().width(), 0)


def scrolled(content: ScrolledContent, parent: QWidget) -> QScrollArea:
    """Return a view of a content that is as wide as the view."""
    area = QScrollArea(parent)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(content)
    return area


def scrolled_by_key(area: QScrollArea, event: QKeyEvent) -> bool:
    """Scroll with the keys that are there for it; say whether it was one of them."""
    if not Command.SCROLL.matches(event):
        return False
    QCoreApplication.sendEvent(area.verticalScrollBar(), event)
    return True
