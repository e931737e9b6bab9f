"""The page of settings: all of them, to be searched, changed at once, and set back."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ttr_qt.pages.overlay_page import TitledPage
from ttr_qt.pages.settings.kinds import Value
from ttr_qt.pages.settings.preview import Preview
from ttr_qt.pages.settings.row import SettingRow
from ttr_qt.pages.settings.table import SECTIONS, SETTINGS, Section, translated, usual_values
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.buttons import button
from ttr_qt.views.widgets.labels import label, line
from ttr_qt.views.widgets.panel import Panel
from ttr_qt.views.widgets.scrolling import ScrolledContent, scrolled

_WIDEST: Final = 900
_WITH_SECTIONS: Final = 1120
_WITH_PREVIEW: Final = 960
"""Widths of the page from which on there is room for these."""
_SIGNS: Final[Mapping[Section, str]] = {
    "looks": "palette",
    "language": "languages",
    "motion": "gauge",
    "playing": "hand",
    "opponents": "bot",
    "sound": "volume-2",
    "accessibility": "eye",
}


@dataclass(frozen=True, slots=True)
class _State:
    """What survives when the page is built anew."""

    search: str
    scrolled: int
    focus: str
    before: Mapping[str, Value] | None


class SettingsPage(TitledPage):
    """All settings in sections; a change holds at once.

    Signals:
        changed: (key, value), wanted by a person.
        all_changed: values by their keys, likewise: all were set back, or that was undone.
    """

    changed = Signal(str, object)
    all_changed = Signal(object)

    def __init__(
        self, style: Style, values: Mapping[str, Value], parent: QWidget | None = None
    ) -> None:
        super().__init__(style, self.tr("Settings"), parent, searchable=True)
        self._values = dict(values)
        self._before: Mapping[str, Value] | None = None
        """As everything was before it was set back."""
        self.rows: Final[dict[str, SettingRow]] = {}
        self._sections: dict[Section, Panel] = {}
        self.undo_button: Final = button(style, self.tr("Undo"), sign="undo-2", parent=self)
        self.reset_button: Final = button(
            style, self.tr("Reset all"), sign="rotate-ccw", parent=self
        )
        self.preview: Final = Preview(style, self)
        self._make_header()
        self._make_body()
        self.searched.connect(self._on_searched)
        self._show_reset()

    def show_values(self, values: Mapping[str, Value]) -> None:
        """Show what the settings are now, without telling anybody."""
        self._values = dict(values)
        for key, row in self.rows.items():
            row.set_value(values[key])
        self._show_reset()

    def _make_header(self) -> None:
        self._done = label(self.tr("All settings have been reset."), "secondary", self)
        self._done.setWordWrap(False)
        self.undo_button.clicked.connect(self._on_undo)
        self.reset_button.clicked.connect(self._on_reset)
        place = self.header.count() - 1  # before the field to search in
        for number, part in enumerate((self._done, self.undo_button, self.reset_button)):
            self.header.insertWidget(place + number, part)

    def _make_body(self) -> None:
        style = self._style
        content = ScrolledContent()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(style.px(4))
        self._nothing = label("", "body", content)
        self._nothing.hide()
        column.addWidget(self._nothing)
        for section in SECTIONS:
            self._sections[section] = self._make_section(section, content)
            column.addWidget(self._sections[section])
        column.addStretch(1)
        self._scroll = scrolled(content, self)
        self._scroll.setMaximumWidth(style.px(_WIDEST))
        self._jumps = self._make_jumps()
        row = QHBoxLayout()
        row.setSpacing(style.px(10))
        row.addStretch(1)
        row.addWidget(self._jumps, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._scroll, 100)
        row.addWidget(self.preview, 0, Qt.AlignmentFlag.AlignTop)
        row.addStretch(1)
        self.body.addLayout(row, 1)

    def _make_section(self, section: Section, parent: QWidget) -> Panel:
        panel = Panel(self._style, parent)
        panel.box.setSpacing(0)
        panel.box.addWidget(line(translated(SECTIONS[section]), "heading", panel))
        for setting in SETTINGS:
            if setting.section == section:
                row = SettingRow(self._style, setting, self._values[setting.key], panel)
                row.changed.connect(self._on_changed)
                self.rows[setting.key] = row
                panel.box.addWidget(row)
        return panel

    def _make_jumps(self) -> QWidget:
        """Return the buttons that show a section each."""
        jumps = QWidget(self)
        column = QVBoxLayout(jumps)
        column.setContentsMargins(0, self._style.px(7), 0, 0)
        column.setSpacing(self._style.px(2))
        for section, name in SECTIONS.items():
            jump = button(
                self._style, translated(name), kind="quiet", sign=_SIGNS[section], parent=jumps
            )
            jump.setStyleSheet("text-align: left;")
            jump.clicked.connect(lambda _on=False, section=section: self.show_section(section))
            column.addWidget(jump)
        return jumps

    def show_section(self, section: Section) -> None:
        """Scroll to a section, and let the keyboard begin there."""
        if self.search is not None and self.search.text():
            self.search.clear()
            # The sections that come back get their places only when all is laid out anew.
            QTimer.singleShot(0, self, lambda: self._scroll_to(section))
        self._scroll_to(section)
        first = next(row for row in self.rows.values() if row.setting.section == section)
        first.control.take_focus()

    def _scroll_to(self, section: Section) -> None:
        self._scroll.verticalScrollBar().setValue(self._sections[section].y())

    @Slot(str, object)
    def _on_changed(self, key: str, value: Value) -> None:
        self._values[key] = value
        self._show_reset()
        self.changed.emit(key, value)

    @Slot()
    def _on_reset(self) -> None:
        self._before = dict(self._values)
        self._change_all(usual_values())

    @Slot()
    def _on_undo(self) -> None:
        before, self._before = self._before, None
        if before is not None:
            self._change_all(before)

    def _change_all(self, values: Mapping[str, Value]) -> None:
        self.show_values(values)
        if self._before is not None:
            self.undo_button.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.reset_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.all_changed.emit(dict(values))

    def _show_reset(self) -> None:
        undoable = self._before is not None and self._values == usual_values()
        if not undoable:
            self._before = None
        self._done.setVisible(undoable)
        self.undo_button.setVisible(undoable)
        self.reset_button.setVisible(not undoable)
        self.reset_button.setEnabled(self._values != usual_values())

    @Slot(str)
    def _on_searched(self, wanted: str) -> None:
        found = {key for key, row in self.rows.items() if row.matches(wanted)}
        for key, row in self.rows.items():
            row.setVisible(key in found)
            row.highlight(wanted)
        for section, panel in self._sections.items():
            panel.setVisible(any(self.rows[key].setting.section == section for key in found))
        text = self.tr("No setting matches “{wanted}”.").format(wanted=wanted.strip())
        self._nothing.setText(text)
        self._nothing.setVisible(not found)

    def _focused_key(self) -> str:
        focus = self.focusWidget()
        if focus is self.undo_button or focus is self.reset_button:
            return "reset"
        return next((key for key, row in self.rows.items() if row.isAncestorOf(focus)), "")

    def state(self) -> object:
        """Return what is searched for, seen, focused, and could be undone."""
        text = self.search.text() if self.search is not None else ""
        scrolled = self._scroll.verticalScrollBar().value()
        return _State(text, scrolled, self._focused_key(), self._before)

    def restore(self, state: object) -> None:
        """Take all of that over from the page before."""
        if not isinstance(state, _State):
            return
        super().restore(state.search)
        self._before = state.before
        self._show_reset()
        if state.focus == "reset":
            (self.reset_button if self._before is None else self.undo_button).setFocus()
        elif state.focus:
            self.rows[state.focus].control.take_focus()
        # Once everything has its size.
        QTimer.singleShot(
            0, self, lambda: self._scroll.verticalScrollBar().setValue(state.scrolled)
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show what there is room for."""
        super().resizeEvent(event)
        self._jumps.setVisible(self.width() >= self._style.px(_WITH_SECTIONS))
        self.preview.setVisible(self.width() >= self._style.px(_WITH_PREVIEW))
