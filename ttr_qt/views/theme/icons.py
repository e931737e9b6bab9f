"""Icons of one set, drawn in any colour and size, and the icon of the application."""

import functools
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, QSize
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtSvg import QSvgRenderer

from ttr_qt.paths import data_dir
from ttr_qt.views.theme.pixmaps import painted

_SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512)


def icon_names() -> tuple[str, ...]:
    """Return the names of all icons."""
    folder = data_dir("resources") / "icons"
    return tuple(sorted(file.stem for file in folder.glob("*.svg")))


@functools.lru_cache(maxsize=512)
def icon_pixmap(name: str, colour: str, size: int, ratio: float = 1.0) -> QPixmap:
    """Return an icon in a colour; ``size`` in pixels of the window, ``ratio`` its scale.

    Raises:
        FileNotFoundError: there is no icon of that name.
    """
    file = data_dir("resources") / "icons" / f"{name}.svg"
    text = file.read_text(encoding="utf-8").replace("currentColor", colour)
    drawing = QSvgRenderer(QByteArray(text.encode()))
    room = QRectF(0, 0, size, size)
    return painted(QSize(size, size) * ratio, ratio, lambda painter: drawing.render(painter, room))


def icon(name: str, colour: str, disabled: str) -> QIcon:
    """Return an icon for buttons, with a paler one for those that can't be used."""
    result = QIcon()
    for size in (16, 20, 24, 32):
        for ratio in (1.0, 2.0):
            normal = icon_pixmap(name, colour, size, ratio)
            result.addPixmap(normal, QIcon.Mode.Normal)
            result.addPixmap(icon_pixmap(name, disabled, size, ratio), QIcon.Mode.Disabled)
    return result


def application_icon() -> QIcon:
    """Return the icon of the program's windows."""
    result = QIcon()
    for size in _SIZES:
        result.addFile(str(data_dir("resources") / "app" / f"icon-{size}.png"), QSize(size, size))
    return result
