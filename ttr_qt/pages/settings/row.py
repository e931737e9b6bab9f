"""One setting on the page: what it is called, what it does, and what it is changed with."""

import html
import re
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from ttr_qt.pages.settings.controls import Control
from ttr_qt.pages.settings.kinds import Choice, Value
from ttr_qt.pages.settings.table import SECTIONS, Setting, option_names, translated
from ttr_qt.views.theme.pencil import lightness
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.buttons import button
from ttr_qt.views.widgets.labels import label

_LEAST_TEXT: Final = 250
"""Width of the words below which the control goes under them."""
_DARK: Final = 0.5


class SettingRow(QWidget):
    """A setting; where it was changed, a small button sets it back.

    Signals:
        changed: (key, value), wanted by a person.
    """

    changed = Signal(str, object)

    def __init__(self, style: Style, setting: Setting, value: Value, parent: QWidget) -> None:
        super().__init__(parent)
        self.setting: Final = setting
        self._style = style
        self._value = value
        self._title = label(translated(setting.title), "strong", self)
        self._about = label(translated(setting.about), "secondary", self)
        self.control: Final = Control(style, setting, value, self)
        self.control.chosen.connect(self._on_chosen)
        self.reset_button: Final = button(style, "", kind="quiet", sign="rotate-ccw", parent=self)
        name = self.tr("Reset: {title}").format(title=translated(setting.title))
        self.reset_button.setAccessibleName(name)
        self.reset_button.setToolTip(name)
        policy = self.reset_button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.reset_button.setSizePolicy(policy)
        self.reset_button.clicked.connect(lambda: self._on_chosen(setting.usual))
        words = QVBoxLayout()
        words.setSpacing(style.px(2))
        words.addWidget(self._title)
        words.addWidget(self._about)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, style.px(7), 0, style.px(7))
        self._grid.setHorizontalSpacing(style.px(14))
        self._grid.setVerticalSpacing(style.px(6))
        self._grid.addLayout(words, 0, 0)
        self._grid.setColumnStretch(0, 1)
        self._below: bool | None = None
        self._arrange(below=False)
        self._show_reset()

    def set_value(self, value: Value) -> None:
        """Show another value, without telling anybody."""
        self._value = value
        self.control.set_value(value)
        self._show_reset()

    def matches(self, wanted: str) -> bool:
        """Say whether all words of a search occur in what is said about the setting."""
        setting = self.setting
        options = (
            option_names(setting.kind, self._style.language)
            if isinstance(setting.kind, Choice)
            else []
        )
        texts = (setting.title, setting.about, setting.found_by, SECTIONS[setting.section])
        said = " ".join([*map(translated, texts), *(name for _, name in options)]).casefold()
        return all(word in said for word in wanted.casefold().split())

    def highlight(self, wanted: str) -> None:
        """Mark the words of a search where they are seen."""
        for text, source in ((self._title, self.setting.title), (self._about, self.setting.about)):
            _mark(text, translated(source), wanted.split(), self._style)

    def _on_chosen(self, value: Value) -> None:
        kept_focus = self.window().focusWidget() is self.reset_button
        self.set_value(value)
        if kept_focus:  # it is gone now
            self.control.take_focus()
        self.changed.emit(self.setting.key, value)

    def _show_reset(self) -> None:
        self.reset_button.setVisible(self._value != self.setting.usual)

    def _arrange(self, *, below: bool) -> None:
        if below == self._below:
            return
        self._below = below
        middle = Qt.AlignmentFlag.AlignVCenter
        side = Qt.AlignmentFlag.AlignLeft if below else Qt.AlignmentFlag.AlignRight
        row, column = (1, 0) if below else (0, 1)
        self._grid.addWidget(self.control, row, column, side | middle)
        self._grid.addWidget(self.reset_button, 0, 2, middle)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the control under the words where both have no room side by side."""
        super().resizeEvent(event)
        taken = self.control.sizeHint().width() + self.reset_button.sizeHint().width()
        taken += 2 * self._grid.horizontalSpacing()
        self._arrange(below=self.width() - taken < self._style.px(_LEAST_TEXT))


def _mark(text: QLabel, plain: str, words: list[str], style: Style) -> None:
    """Show a text, with the parts that are one of the words on amber."""
    pattern = "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))
    if not words or not re.search(pattern, plain, re.IGNORECASE):
        text.setTextFormat(Qt.TextFormat.PlainText)
        text.setText(plain)
        return
    amber = style.theme.amber
    ink = "#FFFFFF" if lightness(amber) < _DARK else "#000000"
    parts = re.split(f"({pattern})", plain, flags=re.IGNORECASE)
    marked = (
        f'<span style="background-color: {amber}; color: {ink};">{html.escape(part)}</span>'
        if index % 2
        else html.escape(part)
        for index, part in enumerate(parts)
    )
    text.setTextFormat(Qt.TextFormat.RichText)
    text.setText("".join(marked))
