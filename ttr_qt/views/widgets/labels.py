"""Texts in the few sizes the window has; none is ever cut off, they wrap instead."""

from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

Role = Literal["title", "heading", "strong", "score", "body", "secondary", "caption", "good", "bad"]


def label(text: str, role: Role = "body", parent: QWidget | None = None) -> QLabel:
    """Return a text that wraps where it must."""
    result = QLabel(text, parent)
    result.setProperty("role", role)
    result.setWordWrap(True)
    result.setTextFormat(Qt.TextFormat.PlainText)
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    result.setSizePolicy(policy)
    return result


def line(text: str, role: Role = "body", parent: QWidget | None = None) -> QLabel:
    """Return a text on one line, for numbers and short names that have their room."""
    result = QLabel(text, parent)
    result.setProperty("role", role)
    result.setTextFormat(Qt.TextFormat.PlainText)
    return result


def set_role(text: QLabel, role: Role) -> None:
    """Give a text another role."""
    if text.property("role") != role:
        text.setProperty("role", role)
        text.style().unpolish(text)
        text.style().polish(text)
