"""Whose turn it is, what one may do now, and buttons for what is neither card nor track."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ttr_qt.views.commands.table import Command
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.key_cap import KeyCap
from ttr_qt.views.widgets.keyed_button import KeyedButton, KeyedKind
from ttr_qt.views.widgets.labels import label
from ttr_qt.views.widgets.panel import MARGIN, Panel
from ttr_qt.views.widgets.tool_tips import change_tip, wrapped

_PADDING: Final = 14
_TIGHT_PADDING: Final = 8
"""Above and below, where room is scarce."""
_LOW_HEIGHT: Final = 176
"""Height below which a panel with one button saves room."""
_BUTTON_HEIGHT: Final = 38
"""How much more each further button takes."""
_USUAL_BUTTONS: Final = 2
"""Buttons that there is room for without more."""
_SPARE_HEIGHT: Final = 12
"""Pixels of the height that Qt reports as needed and that never are."""
_KEY_CAP_WIDTH: Final = 36
"""Width of a key in front of a line, about."""


@dataclass(frozen=True, slots=True)
class TurnButton:
    """Something that can be done by a button."""

    text: str
    sign: str
    """The name of an icon; empty for none."""
    command: Command | None
    """Whose key presses it; None: it has no key."""
    payload: object
    """What is emitted when it is pressed."""
    enabled: bool = True
    reason: str = ""
    """Why it can't be pressed, or what it does."""
    kind: KeyedKind = "normal"
    checked: bool = False
    """Whether one that is on or off is on."""

    @property
    def look(self) -> tuple[str, str, Command | None, KeyedKind]:
        """What another button would have to be made for."""
        return self.text, self.sign, self.command, self.kind


class TurnPanel(Panel):
    """What to do now.

    Signals:
        pressed: the payload of a button.
    """

    pressed = Signal(object)

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(style, parent, padding=_PADDING)
        self._heading = label("", "heading", self)
        self.box.addWidget(self._heading)
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # Lines give way to buttons: they can be scrolled to.
        self._scroll.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._scroll.setMinimumHeight(0)
        self.box.addWidget(self._scroll, 1)
        self._buttons_at = QGridLayout()
        self._buttons_at.setSpacing(style.px(6))
        self.box.addLayout(self._buttons_at)
        self._buttons: list[KeyedButton] = []
        self._shown: object = None
        self._keys: tuple[str, ...] | None = None
        self._line_labels: list[QLabel] = []
        self._entries: tuple[TurnButton, ...] = ()
        self._tight: bool | None = None
        self._held = self._usual = 0
        """The most room that lines and buttons needed at the present width."""
        self.show_turn("", (), ())

    @property
    def heading(self) -> str:
        """What the panel is headed."""
        return self._heading.text()

    @property
    def words(self) -> str:
        """The heading and all lines."""
        return " ".join((f"{self.heading}.", *(line.text() for line in self._line_labels)))

    @property
    def buttons(self) -> tuple[KeyedButton, ...]:
        """The buttons there are now."""
        return tuple(self._buttons)

    def button_of(self, payload: object) -> KeyedButton | None:
        """Return the button with a payload, if there is one."""
        pairs = zip(self._entries, self._buttons, strict=True)
        return next((one for entry, one in pairs if entry.payload == payload), None)

    def show_turn(
        self,
        heading: str,
        lines: Sequence[tuple[str, str]] = (),
        buttons: Sequence[TurnButton] = (),
    ) -> None:
        """Show a heading, lines of a key (or ``""``) and its meaning, and buttons."""
        content = (heading, tuple(lines), tuple(buttons))
        if content == self._shown:
            return
        self._shown = content
        self._heading.setText(heading)
        self._show_lines(lines)
        self._show_buttons(buttons)
        self._tighten()
        self._held, self._usual = self.full_height(), self._usual_height()
        self.updateGeometry()

    def _show_lines(self, lines: Sequence[tuple[str, str]]) -> None:
        keys = tuple(key for key, _ in lines)
        if keys == self._keys:  # from turn to turn only words change
            for line_label, (_, text) in zip(self._line_labels, lines, strict=True):
                line_label.setText(text)
            return
        self._keys, self._line_labels = keys, []
        px = self.look.px
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(4))
        for key, text in lines:
            row = QHBoxLayout()
            row.setSpacing(px(8))
            if key:
                row.addWidget(KeyCap(self.look, key, content), 0, Qt.AlignmentFlag.AlignTop)
            line_label = label(text, "secondary", content)
            line_label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            policy = line_label.sizePolicy()
            # Else lines count as high as they would be at a width that Qt likes better.
            policy.setVerticalPolicy(QSizePolicy.Policy.Preferred)
            line_label.setSizePolicy(policy)
            self._line_labels.append(line_label)
            row.addWidget(line_label, 1)
            column.addLayout(row)
        column.addStretch(1)
        self._scroll.setWidget(content)

    def _show_buttons(self, buttons: Sequence[TurnButton]) -> None:
        known = [entry.look for entry in self._entries] == [entry.look for entry in buttons]
        for one, entry in zip(self._buttons, buttons, strict=False):
            if one.hasFocus() and known and entry.enabled:
                break  # it stays
        else:
            self._pass_focus_on()
        self._entries = tuple(buttons)
        if not known:
            self._make_buttons()
        for one, entry in zip(self._buttons, self._entries, strict=True):
            one.setEnabled(entry.enabled)
            one.setChecked(entry.checked)
            change_tip(one, wrapped(entry.reason))
            one.setAccessibleDescription(entry.reason)

    def _pass_focus_on(self) -> None:
        """Give the focus of a button to what the panel lies on, before the button goes.

        Qt would give it to whatever comes next, as if somebody had gone there.
        """
        page = self.parentWidget()
        if page is not None and any(one.hasFocus() for one in self._buttons):
            page.setFocus()

    def _make_buttons(self) -> None:
        for old in self._buttons:
            self._buttons_at.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._buttons = [self._button(place) for place in range(len(self._entries))]
        for place, one in enumerate(self._buttons):
            self._buttons_at.addWidget(one, place, 0)
            one.show()  # at once: Qt would wait for the next round of events, keys might not

    def _button(self, place: int) -> KeyedButton:
        entry = self._entries[place]
        result = KeyedButton(
            self.look,
            entry.text,
            command=entry.command,
            sign=entry.sign,
            kind=entry.kind,
            parent=self,
        )
        result.let_yield()
        result.clicked.connect(lambda: self.pressed.emit(self._entries[place].payload))
        return result

    def _tighten(self) -> None:
        """Spend less room on the edges of a low panel, and where lines would be scrolled to."""
        px = self.look.px
        low = px(_LOW_HEIGHT) + px(_BUTTON_HEIGHT) * max(0, len(self._buttons) - 1)
        tight = self.height() < max(low, self._loose_height())
        for one in self._buttons:
            one.set_edges(px(3 if tight else 7))
        if tight == self._tight:
            return
        self._tight = tight
        sides = px(MARGIN) + px(_PADDING)
        ends = px(MARGIN) + px(_TIGHT_PADDING if tight else _PADDING)
        self.box.setContentsMargins(sides, ends, sides, ends)
        self.box.setSpacing(px(3 if tight else 6))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Adapt the edges."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._held = self._needed_height()
        self._tighten()

    def sizeHint(self) -> QSize:
        """Return the room of a usual turn, or what all lines need where that is more."""
        return QSize(self.look.px(282), max(self._usual_height(), self.full_height()))

    def _usual_height(self) -> int:
        more = self.look.px(_BUTTON_HEIGHT) * max(0, len(self._buttons) - _USUAL_BUTTONS)
        return max(self.look.px(192) + more, self._usual)

    def full_height(self) -> int:
        """Return the room without which lines have to be scrolled to, at the present width.

        Room that was needed once is asked for ever after: what stands above the panel is not to
        move from turn to turn.
        """
        return max(self._needed_height(), self._held)

    def _needed_height(self) -> int:
        px, inner = self.look.px, self._inner_width()
        lines = [
            one.heightForWidth(inner - (px(_KEY_CAP_WIDTH) if key else 0))
            for key, one in zip(self._keys or (), self._line_labels, strict=False)
        ]
        return self.least_height() + sum(lines) + px(4) * len(lines) + px(4)

    def _loose_height(self) -> int:
        """Return the room that all of it takes with wide edges."""
        px = self.look.px
        wider = 2 * px(_PADDING - _TIGHT_PADDING) + 2 * (px(6) - px(3))
        wider += 2 * (px(7) - px(3)) * len(self._buttons)
        return self._needed_height() + wider - px(_SPARE_HEIGHT)

    def _inner_width(self) -> int:
        return self.width() - 2 * (self.look.px(MARGIN) + self.look.px(_PADDING))

    def minimumSizeHint(self) -> QSize:
        """Return the room for the heading, a line and all buttons; other lines are scrolled to."""
        return QSize(self.look.px(215), self.least_height() + self.look.px(26))

    def least_height(self) -> int:
        """Return the room for the heading and all buttons, with all lines scrolled to."""
        px = self.look.px
        heading = self._heading.heightForWidth(self._inner_width())
        return 2 * px(MARGIN) + px(24) + heading + len(self._buttons) * px(29)
