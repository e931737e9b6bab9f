"""What a setting is changed with: a few choices side by side, a switch, or a slider."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QFontMetrics, QWheelEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QSlider, QWidget

from ttr_qt.pages.settings.kinds import Choice, Range, Switch, Value
from ttr_qt.pages.settings.table import Setting, option_names, translated
from ttr_qt.pages.settings.toggle_switch import ToggleSwitch
from ttr_qt.views.theme.fonts import MEDIUM
from ttr_qt.views.theme.style import BODY, Style
from ttr_qt.views.widgets.buttons import Segments
from ttr_qt.views.widgets.labels import line


class _CalmSlider(QSlider):
    """A slider that leaves the wheel to the page unless the keyboard is at it."""

    def __init__(self, orientation: Qt.Orientation, parent: QWidget) -> None:
        super().__init__(orientation, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # the wheel alone does not bring it here

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Move, or let the page scroll."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class Control(QWidget):
    """Shows the value of one setting, and lets a person change it.

    Signals:
        chosen: the value that a person chose.
    """

    chosen = Signal(object)

    def __init__(self, style: Style, setting: Setting, value: Value, parent: QWidget) -> None:
        super().__init__(parent)
        self._kind = setting.kind
        self._language = style.language
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(style.px(10))
        self._segments: Segments | None = None
        self._switch: ToggleSwitch | None = None
        self._slider: QSlider | None = None
        if isinstance(setting.kind, Choice):
            options = option_names(setting.kind, style.language)
            self._segments = Segments(style, options, value, self)
            self._segments.chosen.connect(self.chosen)
            row.addWidget(self._segments)
        elif isinstance(setting.kind, Switch):
            self._switch = ToggleSwitch(style, on=bool(value), parent=self)
            self._switch.clicked.connect(self._on_switched)
            row.addWidget(self._switch)
        else:
            self._add_slider(style, setting.kind, row)
        self.set_value(value)
        self._describe(setting)

    def _add_slider(self, style: Style, kind: Range, row: QHBoxLayout) -> None:
        self._slider = _CalmSlider(Qt.Orientation.Horizontal, self)
        self._slider.setRange(kind.least, kind.most)
        self._slider.setSingleStep(kind.step)
        self._slider.setPageStep(kind.step * 2)
        self._slider.setFixedWidth(style.px(190))
        self._figure = line("", "body", self)
        metrics = QFontMetrics(style.font(BODY, MEDIUM))
        longest = max((self._written(kind, value) for value in (0, kind.most)), key=len)
        self._figure.setMinimumWidth(metrics.horizontalAdvance(longest) + style.px(4))
        self._slider.valueChanged.connect(self._on_slid)
        row.addWidget(self._slider)
        row.addWidget(self._figure)

    def _describe(self, setting: Setting) -> None:
        """Tell those who can't see what everything is for."""
        title, about = translated(setting.title), translated(setting.about)
        for part in self.parts():
            own = part.text() if isinstance(part, QAbstractButton) else ""
            part.setAccessibleName(f"{title}: {own}" if own else title)
            part.setAccessibleDescription(about)

    def parts(self) -> list[QWidget]:
        """Return all that the keyboard can get to."""
        if self._segments is not None:
            return [*self._segments.findChildren(QAbstractButton)]
        single = self._switch or self._slider
        return [] if single is None else [single]

    def take_focus(self) -> None:
        """Let the keyboard begin at what is chosen."""
        parts = self.parts()
        chosen = (part for part in parts if isinstance(part, QAbstractButton) and part.isChecked())
        next(chosen, parts[0]).setFocus(Qt.FocusReason.TabFocusReason)

    def set_value(self, value: Value) -> None:
        """Show another value, without telling anybody."""
        if self._segments is not None:
            self._segments.set_value(value)
        elif self._switch is not None:
            self._switch.setChecked(bool(value))
        elif self._slider is not None and isinstance(value, float | int):
            blocked = self._slider.blockSignals(True)
            self._slider.setValue(round(value))
            self._slider.blockSignals(blocked)
            self._show_figure(round(value))

    @Slot(bool)
    def _on_switched(self, on: bool) -> None:
        self.chosen.emit(on)

    @Slot(int)
    def _on_slid(self, value: int) -> None:
        if not isinstance(self._kind, Range) or self._slider is None:
            return
        step = self._kind.step
        snapped = min(round(value / step) * step, self._kind.most)
        if snapped != value:
            self._slider.setValue(snapped)
            return
        self._show_figure(value)
        self.chosen.emit(value)

    def _show_figure(self, value: int) -> None:
        if isinstance(self._kind, Range):
            self._figure.setText(self._written(self._kind, value))

    def _written(self, kind: Range, value: int) -> str:
        named = value == 0 and kind.zero
        return translated(kind.zero) if named else kind.written(value, self._language)
