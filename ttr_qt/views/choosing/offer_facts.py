"""What a ticket on offer would cost and bring, in a roomy form and in two smaller ones."""

from typing import Final, Literal

from PySide6.QtCore import QCoreApplication, QRect, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ttr_qt.models.item_models.tickets import OfferRow
from ttr_qt.views.theme.pencil import mix
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.labels import Role, label, line, set_role
from ttr_qt.views.widgets.meter import Meter

Form = Literal["roomy", "compact", "dense"]
"""How much a card shows, from most to least."""

_NO_LIMIT: Final = 10_000


def _deck_word(deck: str) -> str:
    """Return what tickets of a deck are called; nothing where there is one deck only."""
    translate = QCoreApplication.translate
    words = {
        "short": translate("OfferFacts", "short"),
        "long": translate("OfferFacts", "long"),
    }
    return words.get(deck, "")


def _words_of(part: QLabel) -> QRect:
    """Return where the words of a text are, which may be much less wide than its place."""
    wrap = Qt.TextFlag.TextWordWrap if part.wordWrap() else Qt.TextFlag.TextSingleLine
    room = QRect(0, 0, part.width(), _NO_LIMIT)
    words = part.fontMetrics().boundingRect(room, int(wrap), part.text())
    return QRect(part.geometry().topLeft(), words.size())


class OfferFacts(QWidget):
    """The texts beside the picture of a ticket."""

    def __init__(
        self,
        style: Style,
        *,
        deck_names: tuple[str, ...],
        carts: bool,
        form: Form,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._style = style
        self._carts = carts
        self._deck_names = deck_names
        self._compact = form != "roomy"
        self._dense = form == "dense"
        self.names: Final = label("", "strong", self)
        self._deck = line("", "secondary", self)
        self._more = line("", "score", self)
        self._more_words = label("", "secondary", self)
        self._build = label("", "body", self)
        self._own = label("", "good", self)
        self._planned = label("", "secondary", self)
        self._meter = Meter(style, self)
        self._spaces = label("", "secondary", self)
        self._worth = label("", "secondary", self)
        self._box = box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(style.px(0 if self._dense else 3))
        if self._compact:
            self._fill_compact(box)
        else:
            self._fill_roomy(box)

    def _fill_roomy(self, box: QVBoxLayout) -> None:
        px = self._style.px
        for part in (self.names, self._deck, self._more, self._more_words):
            box.addWidget(part)
        box.addSpacing(px(6))
        for part in (self._build, self._own, self._planned):
            box.addWidget(part)
        box.addSpacing(px(3))
        box.addWidget(self._meter)
        box.addWidget(self._spaces)
        box.addWidget(self._worth)
        box.addStretch(1)

    def _fill_compact(self, box: QVBoxLayout) -> None:
        box.addStretch(1)
        box.addWidget(self.names)
        head = QHBoxLayout()
        head.setSpacing(self._style.px(6))
        self._more.setProperty("role", "heading")
        head.addWidget(self._more)
        head.addWidget(self._more_words, 1)
        box.addLayout(head)
        box.addWidget(self._meter)
        box.addWidget(self._spaces)
        box.addStretch(1)
        for part in (self._deck, self._build, self._own, self._planned, self._worth):
            part.hide()

    def height_at(self, width: int) -> int:
        """Return the height that all texts need at a width."""
        self._box.activate()  # layouts in layouts remember old heights until then
        return self._box.totalMinimumHeightForWidth(width)

    def longest_word(self) -> int:
        """Return the width without which a word of the title would be cut off."""
        self.names.ensurePolished()
        metrics = self.names.fontMetrics()
        return max(map(metrics.horizontalAdvance, self.names.text().split(" ")), default=0)

    def has_words_in(self, place: QRect) -> bool:
        """Say whether something at a place would cover words."""
        self._box.activate()
        shown = (one for one in self.findChildren(QLabel) if one.isVisibleTo(self))
        return any(_words_of(one).intersects(place) for one in shown)

    def set_row(self, row: OfferRow, title: str, *, named: bool) -> None:
        """Show a ticket; ``named``: its title too, where the picture does not say as much."""
        ends, _, unit = title.rpartition(" ")
        self.names.setText(f"{ends}\N{NO-BREAK SPACE}{unit}")  # "11 points" stays together
        self.names.setVisible(named or self._compact)
        self._set_deck(row)
        self._set_more(row)
        self._set_way(row)

    def _set_deck(self, row: OfferRow) -> None:
        word = _deck_word(self._deck_names[row.deck])
        self._deck.setVisible(bool(word) and not self._compact)
        self._deck.setText(word)

    def _set_more(self, row: OfferRow) -> None:
        """Say how many more pieces it takes, or why that does not matter."""
        role: Role = "secondary"
        if row.state == "blocked":
            text, role = self.tr("no way left: it can no longer be connected"), "bad"
        elif row.state == "done":
            text, role = self.tr("already connected"), "good"
        elif row.state == "too_long":
            text, role = self._pieces_over(row), "bad"
        elif row.missing:
            text = self._pieces_more(row.spaces)
        else:
            text, role = self.tr("nothing more: all of it is planned already"), "good"
        self._more.setText(str(row.spaces))
        self._more.setVisible(row.state == "possible" and bool(row.missing))
        self._more_words.setText(text)
        set_role(self._more_words, role)

    def _pieces_more(self, count: int) -> str:
        if self._carts:
            return self.tr("carts needed", "", count)
        return self.tr("wagons needed", "", count)

    def _pieces_over(self, row: OfferRow) -> str:
        if self._carts:
            return self.tr("needs %n carts, more than you have", "", row.alone)
        return self.tr("needs %n wagons, more than you have", "", row.alone)

    def _set_way(self, row: OfferRow) -> None:
        open_way = row.state != "blocked"
        build = self.tr("%n routes to build", "", len(row.missing))
        own = self.tr("%n already yours", "", len(row.own))
        planned = self._planned_text(len(row.planned))
        there = row.own_spaces + row.planned_spaces
        whole = there + row.spaces
        worth = self._worth_text(row)
        begun = open_way and (there > 0 or not self._compact)  # else it says the number once more
        begun = begun and not self._dense
        self._meter.setVisible(begun)
        self._spaces.setVisible(begun)
        theme = self._style.theme
        pale = mix(theme.good, theme.panel, 0.5)
        self._meter.set_parts([(row.own_spaces, theme.good), (row.planned_spaces, pale)], whole)
        self._spaces.setText(self._spaces_text(row).format(there=there, all=whole))
        if self._compact:
            return
        self._show_if(self._build, build, bool(row.missing) and open_way)
        self._show_if(self._own, own, bool(row.own) and open_way)
        self._show_if(self._planned, planned, bool(row.planned) and open_way)
        self._show_if(self._worth, worth, bool(worth) and open_way)

    def _planned_text(self, count: int) -> str:
        if self._carts:
            return self.tr("%n planned for your other contracts", "", count)
        return self.tr("%n planned for your other tickets", "", count)

    def _spaces_text(self, row: OfferRow) -> str:
        """Say what the filled part of the bar is."""
        if not row.planned_spaces:
            return self.tr("yours already: {there} of {all} spaces")
        if row.own_spaces:
            return self.tr("yours or planned: {there} of {all} spaces")
        return self.tr("planned anyway: {there} of {all} spaces")

    def _worth_text(self, row: OfferRow) -> str:
        if not row.spaces:
            return ""
        worth = f"{row.points / row.spaces:.1f}"
        if self._style.language == "de":
            worth = worth.replace(".", ",")
        if self._carts:
            return self.tr("{points} points per cart").format(points=worth)
        return self.tr("{points} points per wagon").format(points=worth)

    @staticmethod
    def _show_if(part: QLabel, text: str, shown: bool) -> None:
        part.setText(text)
        part.setVisible(shown)
