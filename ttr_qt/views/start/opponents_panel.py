"""The panel of the opponents: as many rows as there are, and one more to be had."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ttr_qt.views.start.opponent_row import OpponentRow
from ttr_qt.views.start.opponents import Opponent
from ttr_qt.views.start.slim_bar import SlimBar
from ttr_qt.views.style import Style
from ttr_qt.views.widgets.buttons import button
from ttr_qt.views.widgets.labels import label, line
from ttr_qt.views.widgets.panel import Panel


class OpponentsPanel(Panel):
    """Keeps the opponents of a game between the fewest and the most that an edition allows.

    Those beyond the most are only hidden: another edition may have seats for them again.

    Signals:
        changed: other opponents, or another number of them.
    """

    changed = Signal()

    def __init__(
        self,
        style: Style,
        opponents: Sequence[Opponent],
        chosen: Sequence[str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(style, parent, padding=12)
        self._opponents = tuple(opponents)
        self._fewest, self._most = 1, len(chosen)
        self._rows: list[OpponentRow] = []
        self._colours: tuple[str, ...] = ()
        head = QHBoxLayout()
        head.setSpacing(style.px(12))
        head.addWidget(line(self.tr("Opponents"), "heading", self))
        self._hint = label("", "secondary", self)
        head.addWidget(self._hint, 1, Qt.AlignmentFlag.AlignVCenter)
        self._preparing = label(
            self.tr("Preparing the opponents for the first time…"), "secondary", self
        )
        head.addWidget(self._preparing, 1, Qt.AlignmentFlag.AlignVCenter)
        self.bar: Final = SlimBar(style, self)
        head.addWidget(self.bar, 0, Qt.AlignmentFlag.AlignVCenter)
        self.set_progress(0, 0)
        self.box.addLayout(head)
        self._list = QVBoxLayout()
        self._list.setSpacing(style.px(4))
        self.box.addLayout(self._list, 1)
        self.add_button: Final = button(
            style, self.tr("Add an opponent"), kind="quiet", sign="plus", parent=self
        )
        self.add_button.clicked.connect(self.on_add)
        self.box.addWidget(self.add_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.box.addStretch(0)
        for name in chosen:
            self._append(name)
        self._show()

    @property
    def rows(self) -> tuple[OpponentRow, ...]:
        """Those who will play."""
        return tuple(self._rows[: self._most])

    @property
    def chosen(self) -> tuple[str, ...]:
        """The ids of those who will play."""
        return tuple(row.chosen for row in self.rows)

    def set_limits(self, fewest: int, most: int) -> None:
        """Say how many there may be; missing ones are added."""
        self._fewest, self._most = fewest, most
        while len(self._rows) < fewest:
            self._append(self._newcomer())
        self._show()

    def set_progress(self, done: int, total: int) -> None:
        """Show how far the preparation of the opponents is; gone when all is done."""
        prepares = done < total
        self._hint.setVisible(not prepares)
        self._preparing.setVisible(prepares)
        self.bar.setVisible(prepares)
        self.bar.set_part(done / total if total else 1.0)

    def arrange_for(self, width: int) -> None:
        """Arrange the rows as a panel of a width has room, before it gets that width."""
        margins = self.box.contentsMargins()
        for row in self._rows:
            row.arrange_for(width - margins.left() - margins.right())

    def show_colours(self, colours: Sequence[str]) -> None:
        """Show the colours of the opponents, one after the other."""
        self._colours = tuple(colours)
        for row, colour in zip(self._rows, self._colours, strict=False):
            row.show_colour(colour)

    @Slot()
    def on_add(self) -> None:
        """Seat one more opponent."""
        if len(self._rows) < self._most:
            self._append(self._newcomer())
            self._show()
            self.changed.emit()

    def _newcomer(self) -> str:
        """Return who is added: somebody who does not sit there yet, the middle ones first."""
        middle = (len(self._opponents) + 1) / 2
        order = sorted(self._opponents, key=lambda opponent: abs(opponent.level - middle))
        seated = self.chosen
        return min(order, key=lambda opponent: seated.count(opponent.id)).id

    def _append(self, name: str) -> None:
        row = OpponentRow(self.look, self._opponents, name, self)
        row.changed.connect(self.changed)
        row.removed.connect(lambda: self._remove(row))
        self._rows.append(row)
        self._list.addWidget(row)

    def _remove(self, row: OpponentRow) -> None:
        if row in self._rows and len(self.rows) > self._fewest:
            self._rows.remove(row)
            self._list.removeWidget(row)
            row.hide()
            row.deleteLater()
            self._show()
            self.changed.emit()

    def _show(self) -> None:
        shown = self.rows
        for row in self._rows:
            row.setVisible(row in shown)
            row.remove_button.setVisible(len(shown) > self._fewest)
        full = len(self._rows) >= self._most
        self.add_button.setVisible(not full)
        self._hint.setText(
            self.tr("Choose a character for each seat; %n can play.", "", self._most)
            if full
            else self.tr("Choose a character for each seat; up to %n can play.", "", self._most)
        )
        self.show_colours(self._colours)
