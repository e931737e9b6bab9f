"""In which order Tab comes to the parts of a page."""

import itertools
from collections.abc import Iterator
from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLayout, QScrollArea, QStackedWidget, QWidget


def order_tabs(*stops: QWidget) -> None:
    """Let Tab go from each of some parts to the next one.

    To be called again whenever some of them may be new: Qt puts what is made last at the end, and
    passes over what takes no keys at the moment.
    """
    for one, following in itertools.pairwise(stops):
        QWidget.setTabOrder(one, following)


def order_tabs_as_read(page: QWidget) -> None:
    """Let Tab go through a page as it is read, not in the order in which its parts were made.

    Pages call it when Tab is pressed (`QWidget.focusNextPrevChild`), so that it holds for parts
    that have come or moved since.
    """
    order_tabs(page, *reading_order(page))


def reading_order(part: QWidget) -> Iterator[QWidget]:
    """Yield the stops of Tab in a part, in the order of its layouts; what has none, as made."""
    for child in _children(part):
        if child.focusPolicy() & Qt.FocusPolicy.TabFocus and child.focusProxy() is None:
            yield child
        yield from reading_order(child)


def _children(part: QWidget) -> list[QWidget]:
    """Return the widgets in a part, those in its layout first."""
    if isinstance(part, QScrollArea) and (content := part.widget()) is not None:
        return [content]
    layout = part.layout()
    first = [] if layout is None or isinstance(part, QStackedWidget) else list(_laid_out(layout))
    made = (child for child in part.children() if isinstance(child, QWidget))
    return [*first, *(child for child in made if child not in first and not child.isWindow())]


def _laid_out(layout: QLayout) -> Iterator[QWidget]:
    """Yield the widgets of a layout and of those in it; of a grid, line by line."""
    numbers = list(range(layout.count()))
    if isinstance(layout, QGridLayout):
        numbers.sort(key=lambda n: cast("tuple[int, ...]", layout.getItemPosition(n)))
    for item in map(layout.itemAt, numbers):
        if item is None:
            continue
        widget, inside = item.widget(), item.layout()
        if widget is not None:
            yield widget
        elif inside is not None:
            yield from _laid_out(inside)
