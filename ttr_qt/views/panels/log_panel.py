"""What was played, in words, the newest last."""

from collections.abc import Hashable, Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QPoint, QRect, QRectF, QSize, QTimer, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QPushButton, QWidget

from ttr_qt.models.item_models.log import LogModel, LogRow, ShortLog
from ttr_qt.models.item_models.phrases import Phrase
from ttr_qt.views.cards.pictures import chip_picture
from ttr_qt.views.panel_parts.list_panel import ListPanel
from ttr_qt.views.panel_parts.slip import Slip
from ttr_qt.views.theme.fonts import REGULAR, SEMIBOLD
from ttr_qt.views.theme.palette import PlayerColour
from ttr_qt.views.theme.style import CAPTION, SECONDARY, Style
from ttr_qt.views.widgets.accessibility import announce
from ttr_qt.views.widgets.buttons import button
from ttr_qt.views.words.descriptions import entry_described
from ttr_qt.views.words.speech import phrase_text

_POINT_NOTES: Final = frozenset({"points", "journey_points"})
"""Notes that are shown as a number at the edge."""
_NARROW_WIDTH: Final = 190
"""The width of the list below which texts begin below the mark, not beside it."""
_NEAR_END: Final = 4
"""Pixels from the end within which the list follows what is played."""
_MOST_ANNOUNCED: Final = 4
"""New entries that are announced together."""
_MOST_TOLD: Final = 12
"""Rows that are told when somebody asks for the latest; a table has at most four others."""
_BUTTON_EDGE: Final = 4
"""Below the button that leads to the newest entry."""


class LogPanel(ListPanel):
    """The log.

    Signals:
        entry_entered: the number of the first action of the row that is pointed at.
        entry_left: none is pointed at any more.
        entry_chosen: the number of the action that was clicked, or chosen with Enter.
    """

    entry_entered = Signal(int)
    entry_left = Signal()
    entry_chosen = Signal(int)

    def __init__(
        self,
        style: Style,
        model: LogModel,
        colours: Sequence[PlayerColour],
        parent: QWidget | None = None,
        *,
        own: int | None = None,
    ) -> None:
        rows = ShortLog(model)
        super().__init__(style, rows, parent)
        rows.setParent(self)
        self.rows: Final = rows
        self._own = own
        """The seat of the person, who knows what they do."""
        self._announced = len(model.rows)
        self._announcing = QTimer(self)
        self._announcing.setSingleShot(True)
        self._announcing.setInterval(0)
        self._announcing.timeout.connect(self._announce)
        self.set_texts(self.tr("Log"), self.tr("Nothing has been played yet."))
        self._model = model
        self._colours = tuple(colours)
        self._following = True
        self._played: int | None = None
        self.newest_button: Final = self._make_newest_button()
        self.list.clicked.connect(self._on_chosen)
        self.list.activated.connect(self._on_chosen)
        self.list.row_entered.connect(self._on_row_entered)
        self.list.row_left.connect(self.entry_left)
        bar = self.list.verticalScrollBar()
        bar.valueChanged.connect(self._on_scrolled)
        bar.rangeChanged.connect(self._on_range_changed)
        self.rows.changed.connect(self._on_model_changed)
        self._on_model_changed()

    def set_own(self, seat: int | None) -> None:
        """Announce what all seats do from now on but this one."""
        self._own = seat

    @property
    def following(self) -> bool:
        """Whether the end stays in view when something is played."""
        return self._following

    def _make_newest_button(self) -> QPushButton:
        """Return the way back to the end, for whoever has gone back to read."""
        result = button(self.look, self.tr("Newest"), sign="chevron-down", parent=self)
        result.setAccessibleName(self.tr("To the newest entry"))
        result.setToolTip(self.tr("To the newest entry; the log follows the game again"))
        px, theme = self.look.px, self.look.theme
        result.setStyleSheet(
            f"QPushButton {{ font-size: {px(CAPTION)}px; padding: {px(3)}px {px(9)}px; "
            f"border-color: {theme.ink_second}; }}"
        )
        result.clicked.connect(self._show_newest)
        result.hide()
        return result

    @Slot()
    def _show_newest(self) -> None:
        if self.newest_button.hasFocus():  # it goes, and the keyboard stays in the log
            self.list.setFocus()
        self.list.scrollToBottom()

    def _show_newest_button(self) -> None:
        """Offer the way back while the newest entry is out of view."""
        part, room = self.newest_button, self.list.geometry()
        part.setVisible(not self._following and self._played is None and bool(self.rows.rows))
        size = part.sizeHint().boundedTo(room.size())
        place = QRect(QPoint(), size)
        place.moveCenter(room.center())
        place.moveBottom(room.bottom() - self.look.px(_BUTTON_EDGE))
        part.setGeometry(place)
        part.raise_()

    def stand_at(self, played: int) -> None:
        """Mark the last of so many actions, in a log of a whole game, and bring it into view."""
        self._played = played
        self._following = False
        self._show_newest_button()
        self._show_moment()
        self._on_model_changed()
        self.list.viewport().update()

    def _show_moment(self) -> None:
        if self._played:
            middle = QAbstractItemView.ScrollHint.PositionAtCenter
            places = (n for n, row in enumerate(self.rows.rows) if self._is_current(row))
            place = next(places, self.rows.rowCount() - 1)
            self.list.scrollTo(self.list.model().index(place, 0), middle)
        else:
            self.list.scrollToTop()

    def key(self, place: int) -> Hashable:
        """Return the number of the first action in a row."""
        return self.rows.row(place).key

    def facts(self, place: int) -> Hashable:
        """Return all that the look of a row depends on."""
        row = self.rows.row(place)
        return row, self._is_current(row)

    def words(self, place: int) -> str:
        """Return what was done, and what came of it."""
        return entry_described(self.rows.row(place), self.look.language)

    def slip(self, place: int, width: int, *, lit: bool) -> Slip:
        """Return an action laid out."""
        row, px, theme = self.rows.row(place), self.look.px, self.look.theme
        slip = Slip(self.look, self.devicePixelRatioF())
        narrow = width < px(_NARROW_WIDTH)
        edge, chip = px(6), px(16 if narrow else 24)
        left = edge + chip + px(6 if narrow else 9)
        text_left = edge if narrow else left
        name = slip.pen(SECONDARY, SEMIBOLD)
        plain = slip.pen(SECONDARY, REGULAR, theme.ink_second)
        small = slip.pen(CAPTION, REGULAR, theme.ink_second)
        notes = [n for n in row.notes if n.key not in _POINT_NOTES]
        points = self._points(row)
        lines = [(phrase_text(row.phrase, self.look.language, past=True, brief=True), plain)]
        lines += [(phrase_text(note, self.look.language, past=True), small) for note in notes]
        room = width - text_left - edge
        value = name.width(points)
        beside = width - left - edge - value - px(4)
        top = px(3 if narrow else 5)
        heights = [pen.height(text, room) for text, pen in lines]
        high = top + name.height(row.name, beside) + sum(heights) + top
        box = QRectF(0.5, 0.5, width - 1, high - 1)
        if self._is_current(row):
            slip.box(box, theme.panel_quiet, (theme.accent, 2.0), px(8))
        elif lit:
            slip.box(box, theme.amber_background, (theme.amber, 1.0), px(8))
        slip.picture(edge, top + px(1), chip_picture(self._colours[row.seat], chip, slip.ratio))
        end = slip.write((left, top, beside), row.name, name)
        if points:
            at = (width - edge - value - px(2), top, value + px(2))
            slip.write(at, points, name, "right")
        for text, pen in lines:
            end = slip.write((text_left, end, room), text, pen)
        slip.bottom = high
        return slip

    def _is_current(self, row: LogRow) -> bool:
        return self._played is not None and row.has(self._played - 1)

    @staticmethod
    def _points(row: LogRow) -> str:
        found = [_fact(note, "points") for note in row.notes if note.key in _POINT_NOTES]
        return f"+{sum(found)}" if sum(found) else ""

    @Slot(QModelIndex)
    def _on_chosen(self, index: QModelIndex) -> None:
        self.entry_chosen.emit(self.rows.row(index.row()).ply)

    @Slot(object)
    def _on_row_entered(self, first: int) -> None:
        self.entry_entered.emit(first)

    @Slot()
    def _on_model_changed(self) -> None:
        rows = self._model.rows
        self._announcing.start()
        self.show_nothing(not rows)
        past = rows[: self._played]
        turn = past[-1].turn if past else 1
        self.set_note(self.tr("turn {number}").format(number=turn) if rows else "")

    @Slot()
    def _announce(self) -> None:
        """Announce what others did, once all that changed together has changed."""
        new = self._model.rows[self._announced :]
        self._announced = len(self._model.rows)
        if len(new) <= _MOST_ANNOUNCED:  # more is a game that was opened or gone through
            for row in new:
                if row.seat != self._own:
                    announce(self, entry_described(row, self.look.language))

    def latest_in_words(self, own: int | None) -> str:
        """Return what others played since a seat's last turn but for the present one."""
        new: list[LogRow] = []
        for row in reversed(self.rows.rows):
            if row.seat != own:
                new.append(row)
            if len(new) == _MOST_TOLD or (new and row.seat == own):
                break
        if not new:
            return self.tr("Nobody else has moved yet.")
        words = [entry_described(row, self.look.language) for row in reversed(new)]
        return ". ".join(words) + "."

    @Slot(int)
    def _on_scrolled(self, value: int) -> None:
        bar = self.list.verticalScrollBar()
        self._following = value >= bar.maximum() - self.look.px(_NEAR_END)
        self._show_newest_button()

    @Slot(int, int)
    def _on_range_changed(self, _first: int, last: int) -> None:
        if self._played is not None:
            self._show_moment()
        elif self._following:
            self.list.verticalScrollBar().setValue(last)
        else:
            self._on_scrolled(self.list.verticalScrollBar().value())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the way to the newest entry at the lower edge."""
        super().resizeEvent(event)
        self._show_newest_button()

    def sizeHint(self) -> QSize:
        """Return the room for some actions."""
        return QSize(self.look.px(306), self.look.px(300))

    def minimumSizeHint(self) -> QSize:
        """Return the room for two actions."""
        return QSize(self.look.px(215), self.look.px(150))


def _fact(phrase: Phrase, name: str) -> int:
    value = dict(phrase.facts)[name]
    return value if isinstance(value, int) else 0
