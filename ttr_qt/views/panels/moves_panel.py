"""All that one may do now as a plain list: to be read, typed at, and played with Enter."""

from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QRectF,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from ttr_qt.engine import Action, GameMap, RuleSet
from ttr_qt.engine.actions import ClaimRoute, TakeCard
from ttr_qt.models.item_models.legal_actions import ActionGroup, ActionRow, ActionsModel
from ttr_qt.views.commands.table import Command
from ttr_qt.views.editions.registry import edition_of
from ttr_qt.views.panel_parts.row_list import Index, RowList
from ttr_qt.views.panel_parts.slip import Slip
from ttr_qt.views.theme.fonts import REGULAR, SEMIBOLD
from ttr_qt.views.theme.language import in_language, route_text
from ttr_qt.views.theme.style import BODY, CAPTION, SECONDARY, Style
from ttr_qt.views.widgets.labels import label
from ttr_qt.views.words.cards import colour_word
from ttr_qt.views.words.speech import card_counts, phrase_text, sentence

_ROOT: Final = QModelIndex()


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the list: a heading, or an action in words."""

    text: str
    """All of it, as it is read aloud and searched."""
    action: Action | None = None
    title: str = ""
    """What stands first; empty: the whole text does."""
    detail: str = ""
    """What stands below, smaller."""
    aside: str = ""
    """What stands to the right of the title."""


class _Lines(QAbstractListModel):
    """The lines that are shown; headings can't be gone to."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lines: tuple[Line, ...] = ()

    def set_lines(self, lines: tuple[Line, ...]) -> None:
        """Show other lines."""
        if lines != self.lines:
            self.beginResetModel()
            self.lines = lines
            self.endResetModel()

    def rowCount(self, parent: Index = _ROOT) -> int:
        """Return how many lines there are."""
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a line in words."""
        shown = index.isValid() and role == Qt.ItemDataRole.DisplayRole
        return self.lines[index.row()].text if shown else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return that actions can be chosen, and headings not."""
        if index.isValid() and self.lines[index.row()].action is None:
            return Qt.ItemFlag.NoItemFlags
        return super().flags(index)


class _MovesList(RowList):
    """The list.

    Signals:
        picked: the action of a line, by a click or Enter.
        typed: a text that belongs into the filter.
    """

    picked = Signal(object)
    typed = Signal(str)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play the row that is lit with Enter; letters go to the filter."""
        if Command.PLAY_MOVE.matches(event) and self.currentIndex().isValid():
            lit = self.pointed
            self.picked.emit(self.currentIndex().row() if lit is None else lit)
        elif (end := Command.FIRST_OR_LAST_MOVE.number(event)) is not None:
            self._by_keys = True
            self._go_to_end(first=end == 1)
        elif _is_letter(event):
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)

    def _go_to_end(self, *, first: bool) -> None:
        """Go to the first or last line that is no heading; Qt would stay where it is."""
        rows = range(self.model().rowCount())
        indexes = (self.model().index(row, 0) for row in (rows if first else reversed(rows)))
        found = next((i for i in indexes if i.flags() & Qt.ItemFlag.ItemIsEnabled), None)
        if found is not None:
            self.setCurrentIndex(found)

    def event(self, event: QEvent) -> bool:
        """Keep letters from being shortcuts: they go to the filter."""
        override = event.type() == QEvent.Type.ShortcutOverride
        if override and isinstance(event, QKeyEvent) and _is_letter(event):
            event.accept()
            return True
        return super().event(event)


def _is_letter(event: QKeyEvent) -> bool:
    plain = not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
    return plain and event.text().isprintable() and bool(event.text().strip())


class MovesPanel(QWidget):
    """The list of moves, grouped by what they are about, with a filter above it.

    Signals:
        action_chosen: an action to be played.
        action_pointed: the action that is pointed at, or None.
    """

    action_chosen = Signal(object)
    action_pointed = Signal(object)

    def __init__(
        self,
        style: Style,
        model: ActionsModel,
        game_map: GameMap,
        rules: RuleSet,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._style = style
        self._model = model
        self._map = game_map
        self._rules = rules
        self._names = tuple(in_language(one.name, style.language) for one in game_map.places)
        self._lines = _Lines(self)
        px = style.px
        self.filter: Final = QLineEdit(self)
        self.filter.setPlaceholderText(self.tr("Type to filter"))
        self.filter.setAccessibleName(self.tr("Filter the moves"))
        self.filter.setClearButtonEnabled(True)
        self.filter.textChanged.connect(self._show_lines)
        self.filter.installEventFilter(self)
        self.list: Final = _MovesList(style, self._lines, self, self)
        self.list.setAccessibleName(self.tr("Moves"))
        self.list.picked.connect(self._on_picked)
        self.list.typed.connect(self._on_typed)
        self.list.clicked.connect(self._on_clicked)
        self.list.row_entered.connect(self._on_row_entered)
        self.list.row_left.connect(self._on_row_left)
        self._nothing = label("", "secondary", self)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(10), px(10), px(10), px(10))
        column.setSpacing(px(8))
        column.addWidget(self.filter)
        column.addWidget(self._nothing)
        column.addWidget(self.list, 1)
        self.setMinimumWidth(px(200))
        model.changed.connect(self._on_model_changed)

    @property
    def lines(self) -> tuple[Line, ...]:
        """What is listed."""
        return self._lines.lines

    @Slot()
    def _on_model_changed(self) -> None:
        if self.isVisible():  # nothing is done while nobody looks
            self._show_lines()

    @Slot()
    def _show_lines(self) -> None:
        before = self.list.currentIndex().row()
        self._lines.set_lines(tuple(self._filtered()))
        self._nothing.setVisible(not self._lines.lines)
        self._nothing.setText(self._why_empty())
        places = [n for n, line in enumerate(self._lines.lines) if line.action is not None]
        if places:
            place = (
                next((n for n in places if n >= before), places[-1]) if before > 0 else places[0]
            )
            self.list.setCurrentIndex(self.list.model().index(place, 0))

    def _why_empty(self) -> str:
        if self._model.rows:
            return self.tr("No move matches.")
        return self.tr("There is nothing for you to decide right now.")

    def _filtered(self) -> list[Line]:
        """Return the lines that have all words of the filter, each group below its heading."""
        words = self.filter.text().casefold().split()
        lines: list[Line] = []
        headed: ActionGroup | None = None
        texts = [self._text(row) for row in self._model.rows]
        times = Counter(texts)
        for row, phrase in zip(self._model.rows, texts, strict=True):
            track = self._track(row.action) if times[phrase] > 1 else ""
            text = phrase + track
            if not all(word in text.casefold() for word in words):
                continue
            if row.group != headed:
                headed = row.group
                lines.append(Line(self._heading(row.group)))
            lines.append(self._line(row, text, track))
        return lines

    def _line(self, row: ActionRow, text: str, track: str) -> Line:
        """Return an action as a line: where it takes many words, those that matter come first."""
        language = self._style.language
        if isinstance(row.action, ClaimRoute):
            title = route_text(self._map, row.action.route, language)
            detail = card_counts(row.action.cards, language) + track
            return Line(text, row.action, title, detail, self._points(row.action))
        if isinstance(row.action, TakeCard):
            title, _, detail = text.partition(", ")
            return Line(text, row.action, title, detail)
        return Line(text, row.action)

    def _heading(self, group: ActionGroup) -> str:
        match group:
            case "cards":
                return self.tr("Take a card")
            case "claims":
                return self.tr("Claim a route")
            case "tickets" if edition_of(self._map).contracts:
                return self.tr("Contracts")
            case "tickets":
                return self.tr("Tickets")
            case "journeys":
                return self.tr("Passengers")
            case "other":
                return self.tr("Other")

    def _text(self, row: ActionRow) -> str:
        text = sentence(phrase_text(row.phrase, self._style.language, past=False))
        points = self._points(row.action)
        return f"{text} · {points}" if points else text

    def _points(self, action: Action) -> str:
        """Return what a claim is worth, where it is worth something at once."""
        if not isinstance(action, ClaimRoute):
            return ""
        points = self._rules.route_points[self._map.route(action.route).length]
        return f"+{points}" if points else ""

    def _track(self, action: Action) -> str:
        """Return which of parallel tracks is meant, where all else is the same.

        Each by its colour, as one sees it on the board; those of one colour are numbered.
        """
        if not isinstance(action, ClaimRoute):
            return ""
        route, game_map = action.route, self._map
        others, colour = game_map.parallels(route), game_map.route(route).colour
        if all(game_map.route(other).colour != colour for other in others):
            word = colour_word(colour, self._style.language)
            return " · " + self.tr("{colour} track").format(colour=word)
        number = 1 + sorted((route, *others)).index(route)
        return " · " + self.tr("track {number}").format(number=number)

    # What the list asks for.

    def key(self, place: int) -> Hashable:
        """Return the number of a line."""
        return place

    def facts(self, place: int) -> Hashable:
        """Return all that the look of a line depends on."""
        return self._lines.lines[place]

    def words(self, place: int) -> str:
        """Return a line."""
        return self._lines.lines[place].text

    def slip(self, place: int, width: int, *, lit: bool) -> Slip:
        """Return a line laid out."""
        line, px, theme = self._lines.lines[place], self._style.px, self._style.theme
        slip = Slip(self._style, self.devicePixelRatioF())
        if line.action is None:
            pen = slip.pen(CAPTION, SEMIBOLD, theme.ink_second)
            slip.bottom = slip.write((px(4), px(10), width - px(8)), line.text, pen) + px(2)
            return slip
        pen, small = slip.pen(BODY, REGULAR), slip.pen(SECONDARY, REGULAR, theme.ink_second)
        left, top, room = px(8), px(6), width - px(16)
        beside = room - (pen.width(line.aside) + px(8) if line.aside else 0)
        title = pen.unbroken(line.title or line.text, self._names, beside)
        high = pen.height(title, beside) + 2 * top
        high += small.height(line.detail, room) if line.detail else 0
        if lit:
            box = QRectF(0.5, 0.5, width - 1, high - 1)
            slip.box(box, theme.amber_background, (theme.amber, 1.0), px(8))
        below = slip.write((left, top, beside), title, pen)
        if line.aside:
            slip.write((left, top, room), line.aside, pen, "right")
        if line.detail:
            slip.write((left, below, room), line.detail, small)
        slip.bottom = high
        return slip

    # What the person does.

    def _play(self, place: int) -> None:
        if 0 <= place < len(self._lines.lines):
            action = self._lines.lines[place].action
            if action is not None:
                self.filter.clear()
                self.action_chosen.emit(action)

    @Slot(object)
    def _on_picked(self, place: int) -> None:
        self._play(place)

    @Slot(QModelIndex)
    def _on_clicked(self, index: QModelIndex) -> None:
        self._play(index.row())

    @Slot(str)
    def _on_typed(self, letters: str) -> None:
        self.filter.setFocus(Qt.FocusReason.OtherFocusReason)
        self.filter.setText(self.filter.text() + letters)

    @Slot(object)
    def _on_row_entered(self, place: int) -> None:
        self.action_pointed.emit(self._lines.lines[place].action)

    @Slot()
    def _on_row_left(self) -> None:
        self.action_pointed.emit(None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the arrows and Enter reach the list while the filter is written."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if Command.STEP_THROUGH_MOVES.matches(event):
                self.list.setFocus(Qt.FocusReason.TabFocusReason)
                return True
            if Command.PLAY_MOVE.matches(event):
                self._play(self.list.currentIndex().row())
                return True
            if Command.CANCEL.matches(event) and self.filter.text():
                self.filter.clear()
                return True
        return super().eventFilter(watched, event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Let the keyboard begin in the filter."""
        self.filter.setFocus(event.reason())

    def showEvent(self, event: QShowEvent) -> None:
        """List what can be done now."""
        super().showEvent(event)
        self._show_lines()
