"""The panel of the opponents: as many rows as there are, and one more to be had."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ttr_qt.models.setup.choice import GUEST, Identity
from ttr_qt.pages.start.empty_seat import EmptySeat
from ttr_qt.pages.start.opponent_row import OpponentRow
from ttr_qt.pages.start.slim_bar import SlimBar
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.buttons import button
from ttr_qt.views.widgets.labels import label, line
from ttr_qt.views.widgets.panel import Panel
from ttr_qt.views.words.opponents import Opponent

_SEATS: Final = 4
"""For which there is always room; those who only watch may have one more."""


class OpponentsPanel(Panel):
    """Keeps the opponents of a game between the fewest and the most that an edition allows.

    Those beyond the most are only hidden: another edition may have seats for them again.

    Signals:
        changed: other opponents, or another number of them.
        left: the place, from 1, of somebody who was sent away; `changed` follows.
    """

    changed = Signal()
    left = Signal(int)

    def __init__(
        self,
        style: Style,
        opponents: Sequence[Opponent],
        chosen: Sequence[str],
        parent: QWidget | None = None,
        *,
        guests: Sequence[str] = (),
        known: Sequence[Identity] = (),
    ) -> None:
        """Seat those who are chosen; ``guests`` are the names of people among them.

        ``known`` are people who use the program and may take a seat.
        """
        super().__init__(style, parent, padding=12)
        self._opponents = tuple(opponents)
        self._known = tuple(one for one in known if one.name)
        self._fewest, self._most = 1, len(chosen)
        self._rows: list[OpponentRow] = []
        self._colours: tuple[str, ...] = ()
        head = QHBoxLayout()
        head.setSpacing(style.px(12))
        head.addWidget(line(self.tr("Opponents"), "heading", self))
        self._hint = label("", "secondary", self)
        head.addWidget(self._hint, 1, Qt.AlignmentFlag.AlignVCenter)
        self._preparing = label(
            self.tr("Preparing the opponents, only this once …"), "secondary", self
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
        self.add_person_button: Final = button(
            style, self.tr("Add a person"), kind="quiet", sign="plus", parent=self
        )
        self.add_person_button.clicked.connect(self.on_add_person)
        self.box.addStretch(0)
        for name, guest in _named(chosen, guests):
            self._append(name, guest)
        if not self._rows:
            self._append(self._newcomer())
        adding = (self.add_button, self.add_person_button)
        self._seats = [
            EmptySeat(style, self._rows[0], self, () if place else adding)
            for place in range(_SEATS)
        ]
        """Where nobody sits yet; the first one can be taken."""
        self._show()

    @property
    def rows(self) -> tuple[OpponentRow, ...]:
        """Those who will play."""
        return tuple(self._rows[: self._most])

    @property
    def chosen(self) -> tuple[str, ...]:
        """The ids of those who will play."""
        return tuple(row.chosen for row in self.rows)

    @property
    def guests(self) -> tuple[str, ...]:
        """The names of the people among them."""
        return tuple(row.name for row in self.rows if row.chosen == GUEST)

    def seat(self, names: Sequence[str], guests: Sequence[str] = ()) -> None:
        """Seat others, without emitting anything; ``guests`` are the names of people among them."""
        while len(self._rows) > max(len(names), 1):
            self._discard(self._rows[-1])
        named = _named(names, guests)
        for row, (name, guest) in zip(self._rows, named, strict=False):
            row.seat(name, guest)
        for name, guest in named[len(self._rows) :]:
            self._append(name, guest)
        self._show()
        # The page is fitted at once, and Qt would lay out new rows only later.
        self._list.invalidate()
        self.box.activate()

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
        self._measure_seats()

    def show_colours(self, colours: Sequence[str]) -> None:
        """Show the colours of the opponents, one after the other."""
        self._colours = tuple(colours)
        for row, colour in zip(self._rows, self._colours, strict=False):
            row.show_colour(colour)

    def show_people(self, portraits: Sequence[str]) -> None:
        """Show the portraits of the people among them, one after the other."""
        people = [row for row in self.rows if row.chosen == GUEST]
        for row, portrait in zip(people, portraits, strict=False):
            row.show_person(portrait)

    @Slot()
    def on_add(self) -> None:
        """Seat one more opponent."""
        self._add(self._newcomer())

    @Slot()
    def on_add_person(self) -> None:
        """Seat another person, who is to be named."""
        if len(self._rows) < self._most:
            free = self._people_for(None)
            self._add(GUEST, free[0].name if free else "")
            self._rows[-1].ask_for_name()

    def _add(self, who: str, guest: str = "") -> None:
        if len(self._rows) < self._most:
            focused = self.add_button.hasFocus()
            self._append(who, guest)
            self._show()
            if focused and not self.add_button.isVisibleTo(self):  # else Qt would choose anything
                self._rows[-1].strip.focus_chosen()
            self.changed.emit()

    def _newcomer(self) -> str:
        """Return who is added: somebody who does not sit there yet, the middle ones first."""
        levels = [opponent.level for opponent in self._opponents]
        middle = (min(levels) + max(levels)) / 2
        order = sorted(self._opponents, key=lambda opponent: abs(opponent.level - middle))
        seated = self.chosen
        return min(order, key=lambda opponent: seated.count(opponent.id)).id

    def _append(self, name: str, guest: str = "") -> None:
        row = OpponentRow(self.look, self._opponents, name, self)
        row.seat(name, guest)
        row.changed.connect(self._offer_people)
        row.changed.connect(self.changed)
        row.removed.connect(lambda: self._remove(row))
        if self._rows:  # at once as high as the others: the page is laid out for that height
            row.arrange_for(self._rows[0].width())
        self._rows.append(row)
        self._list.addWidget(row)

    def _people_for(self, row: OpponentRow | None) -> list[Identity]:
        """Return the people who could take a seat, being at no other one."""
        seated = {other.name.casefold() for other in self.rows if other is not row}
        return [one for one in self._known if one.name.casefold() not in seated]

    @Slot()
    def _offer_people(self) -> None:
        for row in self._rows:
            row.offer_people(self._people_for(row))

    def _remove(self, row: OpponentRow) -> None:
        if row in self._rows and len(self.rows) > self._fewest:
            focused = row.isAncestorOf(self.focusWidget())
            place = self._rows.index(row) + 1
            self._discard(row)
            self._show()
            if focused:
                self.add_button.setFocus()
            self.left.emit(place)
            self.changed.emit()

    def _discard(self, row: OpponentRow) -> None:
        self._rows.remove(row)
        self._list.removeWidget(row)
        row.hide()
        row.deleteLater()

    def _show(self) -> None:
        shown = self.rows
        for row in self._rows:
            row.setVisible(row in shown)
            row.remove_button.setVisible(len(shown) > self._fewest)
        self._show_seats(self._most - len(shown))
        self._hint.setText(self.tr("Choose who plays, up to %n.", "", self._most))
        self.show_colours(self._colours)
        self._offer_people()

    def _show_seats(self, free: int) -> None:
        """Show so many seats that can be taken, and keep the room of those that an edition lacks.

        The rows keep their places and sizes then, when somebody comes or goes.
        """
        missing = max(0, _SEATS - self._most)
        first = 0 if free else 1  # where there is nobody to add, there is no button
        for place, seat in enumerate(self._seats, -first):
            self._list.removeWidget(seat)
            seat.setVisible(0 <= place < free + missing)
            seat.outlined = place < free
            self._list.addWidget(seat)
        self._measure_seats()

    def _measure_seats(self) -> None:
        for seat in self._seats:
            seat.be_like(self._rows[0])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let seats follow the rows."""
        super().resizeEvent(event)
        self._measure_seats()


def _named(chosen: Sequence[str], guests: Sequence[str]) -> list[tuple[str, str]]:
    """Return who sits there, people with their names."""
    names = iter(guests)
    return [(one, next(names, "") if one == GUEST else "") for one in chosen]
