"""In which order Tab comes to the parts of a page."""

import itertools

from PySide6.QtWidgets import QWidget


def order_tabs(*stops: QWidget) -> None:
    """Let Tab go from each of some parts to the next one.

    To be called again whenever some of them may be new: Qt puts what is made last at the end, and
    passes over what takes no keys at the moment.
    """
    for one, following in itertools.pairwise(stops):
        QWidget.setTabOrder(one, following)
