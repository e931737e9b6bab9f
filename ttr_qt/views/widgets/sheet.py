"""What is scrolled: as high as its texts need at the width they have."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class Sheet(QWidget):
    """A widget with a layout, for `scrolled`.

    By itself Qt would make it as high as it is where its texts break most often.
    """

    def minimumSizeHint(self) -> QSize:
        """Return the width that it needs; the height follows from the width it gets."""
        return QSize(super().minimumSizeHint().width(), 0)


def scrolled(sheet: Sheet, parent: QWidget) -> QScrollArea:
    """Return a view of a sheet that is as wide as the view."""
    area = QScrollArea(parent)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(sheet)
    return area
