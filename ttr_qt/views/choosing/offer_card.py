"""A ticket on offer: its picture, what it costs, and whether it is kept."""

from typing import Final, get_args

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from ttr_qt.models.item_models.tickets import OfferRow
from ttr_qt.views.board_display.ticket_offers import LETTERS
from ttr_qt.views.boards.look import BoardDesign
from ttr_qt.views.cards.base import SMALL
from ttr_qt.views.cards.pictures import ticket_picture
from ttr_qt.views.cards.tickets import ticket_size
from ttr_qt.views.choosing.offer_facts import Form, OfferFacts
from ttr_qt.views.commands.table import Command
from ttr_qt.views.editions.registry import edition_of
from ttr_qt.views.theme.fonts import BOLD, window_text
from ttr_qt.views.theme.language import in_language
from ttr_qt.views.theme.pencil import Pencil, rounded, stroke
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.keyed_button import KeyedButton
from ttr_qt.views.widgets.panel import MARGIN, draw_card_shape

RETURNED: Final = "#7A7368"
"""The badge of a ticket that goes back."""

_PADDING: Final = 12
_SMALL_PADDING: Final[dict[Form, int]] = {"compact": 4, "dense": 2}
"""Above and below, in the smaller forms."""
_GAP: Final = 14
_DENSE_GAP: Final = 9
"""Between the facts and the button."""
_ABOVE_BUTTON: Final = 4
_NARROWEST_FACTS: Final = 138
_NARROWEST_COMPACT: Final = 104
"""Width of the facts at the least, above the button and beside it."""
_LARGEST_PICTURE: Final = {True: 250.0, False: 330.0}
"""Width of the picture at the most, of tickets in portrait and in landscape."""
_SMALLEST_PICTURE: Final = {True: 116.0, False: 150.0}
_COMPACT_PICTURE: Final = {True: 40.0, False: 104.0}
_WIDE_COMPACT: Final = 500
_WIDE_DENSE: Final = 440
"""From this width on a dense card has a picture."""
_BESIDE_BADGE: Final = 13
"""Where a dense card has none, its words keep off the badge."""
_BADGE_RADIUS: Final = 15
_CORNER_RADIUS: Final = 12
_FADED_OPACITY: Final = 0.45
_NAMES_IN_PICTURE: Final = SMALL * 2
"""From this width on the picture itself names both places."""


class OfferCard(QWidget):
    """A ticket with its button; the whole card can be clicked.

    Signals:
        toggled: the ticket's id, and whether it is to be kept.
        entered: the pointer or the keyboard is on the ticket of this id.
        left: it is no longer.
    """

    toggled = Signal(str, bool)
    entered = Signal(str)
    left = Signal()

    def __init__(
        self,
        style: Style,
        design: BoardDesign,
        deck_names: tuple[str, ...],
        number: int,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._style = style
        self._design = design
        self._row: OfferRow | None = None
        self._faded = False
        self._form: Form = "roomy"
        size = ticket_size(design)
        self._shape = size[1] / size[0]
        self._portrait = self._shape > 1
        carts = edition_of(design.map).contracts
        self._facts: dict[Form, OfferFacts] = {
            form: OfferFacts(style, deck_names=deck_names, carts=carts, form=form, parent=self)
            for form in get_args(Form)
        }
        self._facts["compact"].hide()
        self._facts["dense"].hide()
        self.letter: Final = LETTERS[number]
        self.button: Final = KeyedButton(
            style,
            self.tr("Keep"),
            command=(Command.CHOOSE_TICKET, number + 1),
            kind="check",
            parent=self,
        )
        self.button.clicked.connect(self._on_clicked)
        self.button.installEventFilter(self)
        self._picture_rect = QRectF()
        self._pressed = False
        self.longest_word = 0
        """Width of the longest word in the titles of all tickets, which are laid out alike."""
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def ticket(self) -> str:
        """The id of the ticket shown; empty before there is one."""
        return self._row.ticket if self._row else ""

    @property
    def form(self) -> Form:
        """How much room it takes."""
        return self._form

    @property
    def picture_rect(self) -> QRectF:
        """Where the picture of the ticket is, on the card."""
        return self._picture_rect

    @property
    def facts(self) -> OfferFacts:
        """The texts, in the form that is shown."""
        return self._facts[self._form]

    def set_row(self, row: OfferRow, *, decided: bool) -> None:
        """Show a ticket; ``decided``: as things are chosen now, the others go back."""
        self._row = row
        self._faded = decided and not row.chosen
        self.button.setChecked(row.chosen)
        self.setAccessibleName(self._name(row))
        self.button.setAccessibleName(f"{self.button.text()}: {self._name(row)}")
        self._show_facts()
        self.update()

    def word_room(self) -> int:
        """Return the width without which a word of the title would be cut off."""
        return self.facts.longest_word()

    def _name(self, row: OfferRow) -> str:
        a, b = (in_language(name, self._style.language) for name in row.ends)
        text = self.tr("{a} – {b}, %n points", "", row.points)
        return text.format(a=a, b=b)

    def free_corner(self, room: QSize) -> QPoint | None:
        """Return where something small covers no words in the upper corner; None if it would."""
        px, facts = self._style.px, self.facts
        place = QRect(QPoint(self.width() - px(MARGIN + _CORNER_RADIUS) - room.width(), 0), room)
        covers = facts.has_words_in(place.translated(-facts.pos()))
        return None if covers or place.intersects(self.button.geometry()) else place.topLeft()

    def set_form(self, form: Form) -> None:
        """Use this form from now on."""
        if form != self._form:
            self.facts.hide()
            self._facts[form].show()
            self._form = form
            self._place()

    def least_height(self, form: Form, width: int) -> int:
        """Return the height that a form needs at a width."""
        px = self._style.px
        facts = self._facts[form]
        inner = width - 2 * px(MARGIN + _PADDING)
        if form == "roomy":
            room = max(self._narrowest(form), inner - round(self._picture_width(width, 10**6)))
            need = facts.height_at(room - px(_GAP))
            need += px(8) + self.button.sizeHint().height()
            smallest = px(_SMALLEST_PICTURE[self._portrait]) * self._shape
            return round(max(need, smallest)) + 2 * px(MARGIN + _PADDING)
        room = inner - self._beside_picture(form, width)
        button = self.button.sizeHint()
        if self._beside(form, width):
            need = max(facts.height_at(room - button.width() - self._gap(form)), button.height())
        else:
            need = facts.height_at(room) + px(_ABOVE_BUTTON) + button.height()
        least = px(_COMPACT_PICTURE[self._portrait]) * self._shape if form == "compact" else 0
        return round(max(need, least)) + 2 * px(MARGIN + _SMALL_PADDING[form])

    def least_width(self, form: Form) -> int:
        """Return the width below which a form makes no sense."""
        px, button = self._style.px, self.button.sizeHint().width()
        facts = max(self._narrowest(form), button)
        if form == "dense":
            return px(2 * (MARGIN + _PADDING) + _BESIDE_BADGE) + facts
        pictures = _SMALLEST_PICTURE if form == "roomy" else _COMPACT_PICTURE
        return px(pictures[self._portrait] + 2 * (MARGIN + _PADDING) + _GAP) + facts

    def _narrowest(self, form: Form) -> int:
        """Return the width of the facts at the least: no word of theirs is cut off."""
        least = _NARROWEST_FACTS if form == "roomy" else _NARROWEST_COMPACT
        return max(self._style.px(least), self.longest_word)

    def _beside(self, form: Form, width: int) -> bool:
        """Return whether a smaller form has room for the button beside the facts."""
        px = self._style.px
        inner = width - 2 * px(MARGIN + _PADDING) - self._beside_picture(form, width)
        return inner - self.button.sizeHint().width() - self._gap(form) >= self._narrowest(form)

    def _gap(self, form: Form) -> int:
        return self._style.px(_DENSE_GAP if form == "dense" else _GAP)

    def _beside_picture(self, form: Form, width: int) -> int:
        """Return what the picture of a smaller form takes of a card's width, with its gap."""
        wide = self._small_width(form, width)
        return round(wide) + self._style.px(_GAP) if wide else self._style.px(_BESIDE_BADGE)

    def minimumSizeHint(self) -> QSize:
        """Return the room of the smallest form."""
        width = self.least_width("dense")
        return QSize(width, self.least_height("dense", width))

    def _picture_width(self, width: float, height: float) -> float:
        """Return how wide the picture of the roomy form is in a card of a size."""
        px = self._style.px
        facts = max(self._narrowest("roomy"), self.button.sizeHint().width())
        room = width - 2 * px(MARGIN + _PADDING) - px(_GAP) - facts
        high = (height - 2 * px(MARGIN + _PADDING)) / self._shape
        return max(1.0, min(room, high, px(_LARGEST_PICTURE[self._portrait])))

    def _small_width(self, form: Form, width: float) -> float:
        """Return how wide the picture of a smaller form may be in a card of a width; 0: none."""
        px = self._style.px
        if form == "dense" and width < px(_WIDE_DENSE):
            return 0.0
        larger = 1.4 if form == "compact" and width >= px(_WIDE_COMPACT) else 1.0
        return px(_COMPACT_PICTURE[self._portrait] * larger)

    def _place(self) -> None:
        """Lay picture, facts and button out for the present form and size."""
        px = self._style.px
        room = self.rect().adjusted(px(MARGIN), px(MARGIN), -px(MARGIN), -px(MARGIN))
        button = self.button.sizeHint()
        facts = self.facts
        if self._form == "roomy":
            room.adjust(px(_PADDING), px(_PADDING), -px(_PADDING), -px(_PADDING))
            width = self._picture_width(self.width(), self.height())
            top = room.top() + max(0.0, (room.height() - width * self._shape) / 2)
            self._picture_rect = QRectF(room.left(), top, width, width * self._shape)
            left = room.left() + round(width) + px(_GAP)
            across = room.right() - left + 1
            bottom = room.bottom() - button.height() + 1
            self.button.setGeometry(left, bottom, across, button.height())
            facts.setGeometry(left, room.top(), across, bottom - px(8) - room.top())
        else:
            ends = px(_SMALL_PADDING[self._form])
            room.adjust(px(_PADDING), ends, -px(_PADDING), -ends)
            width = min(self._small_width(self._form, self.width()), room.height() / self._shape)
            high = width * self._shape
            top = room.top() + (room.height() - high) / 2
            self._picture_rect = QRectF(room.left(), top, width, high)
            left = room.left() + (round(width) + px(_GAP) if width else px(_BESIDE_BADGE))
            if self._beside(self._form, self.width()):
                right = room.right() - button.width() + 1
                middle = room.top() + (room.height() - button.height()) // 2
                self.button.setGeometry(right, middle, button.width(), button.height())
                across = right - left - self._gap(self._form)
                facts.setGeometry(left, room.top(), across, room.height())
            else:
                across = room.right() - left + 1
                spare = self.height() - self.least_height(self._form, self.width())
                bottom = room.bottom() - button.height() + 1 - min(max(spare, 0) // 2, px(8))
                self.button.setGeometry(left, bottom, across, button.height())
                high = bottom - px(_ABOVE_BUTTON) - room.top()
                facts.setGeometry(left, room.top(), across, high)
        self._show_facts()
        self.update()

    def _show_facts(self) -> None:
        if self._row is not None:
            named = self._picture_rect.width() < _NAMES_IN_PICTURE
            for facts in self._facts.values():
                facts.set_row(self._row, self._name(self._row), named=named)

    def _on_clicked(self) -> None:
        self.toggled.emit(self.ticket, self.button.isChecked())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the card, the ticket on it and its letter."""
        if self._row is None:
            return
        painter = QPainter(self)
        pencil = Pencil(painter)
        theme, px = self._style.theme, self._style.px
        room = px(MARGIN)
        face = QRectF(self.rect()).adjusted(room, room, -room, -room)
        lit = self.underMouse()
        edge = (theme.accent, 2.0) if self._row.chosen else (theme.line, 1.0)
        fill = theme.panel if self._row.chosen or lit else theme.panel_quiet
        draw_card_shape(painter, self._style, face, fill, edge, _CORNER_RADIUS)
        self._draw_ticket(pencil, self._row.ticket)
        colour = theme.accent if self._row.chosen else RETURNED
        ink = theme.accent_ink if self._row.chosen else "#FFFFFF"
        radius = px(_BADGE_RADIUS)
        x, y = face.left() + radius * 0.62, face.top() + radius * 0.62
        pencil.disc(x, y, radius, colour, stroke(theme.panel, 2.5))
        style = window_text(radius * 1.05, BOLD)
        pencil.text((x, y + radius * 0.38), self.letter, style, ink, "centre")

    def _draw_ticket(self, pencil: Pencil, ticket_id: str) -> None:
        rect = self._picture_rect
        if rect.isEmpty():
            return
        ticket = self._design.map.ticket(ticket_id)
        width = round(rect.width())
        pixmap = ticket_picture(self._design, ticket, width, self.devicePixelRatioF())
        with pencil.faded(_FADED_OPACITY if self._faded else 1.0):
            corner = rect.width() * 0.05
            path = rounded(rect.x(), rect.y(), rect.width(), rect.height(), corner)
            pencil.shadow(path, (0, 1.6), 3.5, 0.3)
            pencil.painter.drawPixmap(round(rect.x()), round(rect.y()), pixmap)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Keep or return by a click anywhere on the card."""
        inside = self.rect().contains(event.position().toPoint())
        pressed, self._pressed = self._pressed, False
        if event.button() == Qt.MouseButton.LeftButton and inside and pressed:
            self.button.click()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Wait for the release."""
        self._pressed = event.button() == Qt.MouseButton.LeftButton
        event.accept()

    def eventFilter(self, watched: QWidget, event: QEvent) -> bool:  # type: ignore[override]
        """Emit when the keyboard comes to the button and leaves it."""
        if event.type() == QEvent.Type.FocusIn:
            self.entered.emit(self.ticket)
        elif event.type() == QEvent.Type.FocusOut and not self.underMouse():
            self.left.emit()
        return super().eventFilter(watched, event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Emit that the pointer is here."""
        self.entered.emit(self.ticket)
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Emit that the pointer is gone."""
        self.left.emit()
        self.update()
        super().leaveEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out anew."""
        super().resizeEvent(event)
        self._place()
