"""What the tickets chosen mean as a whole, and the button that keeps them."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QVBoxLayout, QWidget

from ttr_qt.models.item_models.tickets import Together
from ttr_qt.views.commands.table import Command
from ttr_qt.views.theme.pencil import Pencil, mix, stroke
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.keyed_button import KeyedButton
from ttr_qt.views.widgets.labels import label
from ttr_qt.views.widgets.meter import Meter

_WIDE_FROM: Final = 560
"""From this width on the button stands beside the texts."""


class Summary(QWidget):
    """Points at stake, pieces needed together, and the button.

    Its height is that of the longest texts that any choice could bring, from the beginning: the
    button must not move away while somebody chooses.

    Signals:
        keep_wanted: the button was pressed, so the choice is legal.
    """

    keep_wanted = Signal()

    def __init__(self, style: Style, *, carts: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._carts = carts
        self._stake = label("", "strong", self)
        self.need: Final = label("", "secondary", self)
        self.warning: Final = label("", "bad", self)
        self._meter = Meter(style, self)
        self._metered = False
        """Whether there is something for the bar to show."""
        self.button: Final = KeyedButton(
            style,
            self._keep_text(0),
            command=Command.CONFIRM,
            kind="primary",
            size=17,
            parent=self,
        )
        self.button.clicked.connect(self.keep_wanted)
        self._most: tuple[Together, int] | None = None
        """All tickets together, and how many have to be kept."""
        self._texts = texts = QVBoxLayout()
        texts.addStretch(1)
        texts.addWidget(self._stake)
        texts.addWidget(self.need)
        texts.addWidget(self.warning)
        texts.addWidget(self._meter)
        texts.addStretch(1)
        for text in (self._stake, self.need, self.warning):
            text.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._box = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._box.addLayout(texts, 1)
        self._box.addWidget(self.button)
        self._low: bool | None = None
        self.set_low(False)

    def set_low(self, low: bool) -> None:
        """Save room by narrower edges and without the bar, which says what the words say."""
        if low == self._low:
            return
        self._low = low
        px, room = self._style.px, self._style.px(14)
        self._box.setContentsMargins(room, px(6 if low else 10), room, px(8 if low else 12))
        self._box.setSpacing(px(6 if low else 12))
        self._texts.setSpacing(px(2 if low else 6))
        self.button.set_edges(px(6 if low else 9))
        policy = self._meter.sizePolicy()
        policy.setRetainSizeWhenHidden(not low)
        self._meter.setSizePolicy(policy)
        self._show_meter()
        self.updateGeometry()

    def _show_meter(self) -> None:
        self._meter.setVisible(self._metered and not self._low)

    def make_room(self, most: Together, least: int) -> None:
        """Keep room for all that may be chosen: from ``least`` tickets to ``most``."""
        if (most, least) != self._most:
            self._most = most, least
            self._reserve()

    def _reserve(self) -> None:
        if self._most is None:
            return
        most, least = self._most
        button = self.button
        now = button.text()
        widest = 0
        for count in range(most.count + 1):
            button.set_texts(self._keep_text(count))
            widest = max(widest, button.sizeHint().width())
        button.set_texts(now)
        button.setMinimumWidth(widest)
        edges = self._box.contentsMargins()
        room = self.width() - edges.left() - edges.right()
        if self._box.direction() == QBoxLayout.Direction.LeftToRight:
            room -= self._box.spacing() + widest
        none, one = replace(most, count=0), replace(most, count=1)
        stakes = [
            self._stake_text(most, least, legal=True),
            self._stake_text(none, least, legal=False),
            self._stake_text(one, least, legal=False),
            self._waiting_text(),
        ]
        needs = [self._need_text(replace(whole, blocked=0)) for whole in (one, most)]
        _hold(self._stake, stakes, room)
        _hold(self.need, needs, room)
        _hold(self.warning, [self._warning_text(most)], room)
        self.warning.setVisible(self.warning.minimumHeight() > 0)

    def show_waiting(self) -> None:
        """Say that the others are not ready yet."""
        self._stake.setText(self._waiting_text())
        self.need.setText(self.tr("Look at your tickets meanwhile."))
        self.warning.setText("")
        self._metered = False
        self._show_meter()
        self.button.set_texts(self._keep_text(0))
        self.button.setEnabled(False)

    def show_choice(self, whole: Together, least: int, *, legal: bool) -> None:
        """Show what the tickets chosen mean; ``least`` have to be kept."""
        self._stake.setText(self._stake_text(whole, least, legal=legal))
        self.need.setText(self._need_text(whole))
        self.warning.setText(self._warning_text(whole) if whole.count else "")
        self._metered = whole.count > 0
        self._show_meter()
        theme = self._style.theme
        short = whole.spaces + whole.held_spaces > whole.pieces
        chosen = theme.bad if short else theme.accent
        held = mix(theme.accent, theme.panel_quiet, 0.55)
        self._meter.set_parts([(whole.held_spaces, held), (whole.spaces, chosen)], whole.pieces)
        self.button.set_texts(self._keep_text(whole.count))
        self.button.setEnabled(legal)

    def _waiting_text(self) -> str:
        return self.tr("The others first say how many short and long tickets they want.")

    def _keep_text(self, count: int) -> str:
        if self._carts:
            if count:
                return self.tr("Keep %n contracts", "", count)
            return self.tr("Keep contracts")
        return self.tr("Keep %n tickets", "", count) if count else self.tr("Keep tickets")

    def _stake_text(self, whole: Together, least: int, *, legal: bool) -> str:
        if not legal:
            missing = least - whole.count
            if whole.count:
                return self.tr("Choose at least %n more.", "", missing)
            if self._carts:
                return self.tr("Choose at least %n contracts to keep.", "", missing)
            return self.tr("Choose at least %n tickets to keep.", "", missing)
        text = self.tr(
            "You keep %n: {points} points, or −{points} if none is done.", "", whole.count
        )
        return text.format(points=whole.points)

    def _need_text(self, whole: Together) -> str:
        """Say how many pieces all of it takes; empty where nothing of it can be done."""
        if whole.blocked == whole.count:
            return ""
        parts = [self._together_text(whole)]
        if whole.held_spaces:
            parts.append(self._with_held_text(whole))
        return " ".join(parts)

    def _warning_text(self, whole: Together) -> str:
        """Say what can't be done; empty where all can."""
        parts = []
        if whole.blocked:
            parts.append(self.tr("%n of them can no longer be connected.", "", whole.blocked))
        over = whole.spaces + whole.held_spaces - whole.pieces
        if over > 0:
            parts.append(self._too_few_text(over))
        return " ".join(parts)

    def _together_text(self, whole: Together) -> str:
        shared, more = whole.count > 1, whole.spaces
        if self._carts:
            if shared:
                text = self.tr(
                    "They need %n carts, shared ones counted once; you have {left}.",
                    "",
                    more,
                )
            else:
                text = self.tr("It needs %n carts. You have {left}.", "", more)
        elif shared:
            text = self.tr(
                "They need %n wagons, shared ones counted once; you have {left}.",
                "",
                more,
            )
        else:
            text = self.tr("It needs %n wagons. You have {left}.", "", more)
        return text.format(left=whole.pieces)

    def _with_held_text(self, whole: Together) -> str:
        text = self.tr("Your other tickets need {held}: {need} in all.")
        if self._carts:
            text = self.tr("Your other contracts need {held}: {need} in all.")
        return text.format(held=whole.held_spaces, need=whole.held_spaces + whole.spaces)

    def _too_few_text(self, count: int) -> str:
        if self._carts:
            return self.tr("You are %n carts short for that.", "", count)
        return self.tr("You are %n wagons short for that.", "", count)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the quiet field it stands on."""
        theme = self._style.theme
        pencil = Pencil(QPainter(self))
        face = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        pencil.box(face, theme.panel_quiet, stroke(theme.line, 1), self._style.px(12))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the button beside the texts where there is room."""
        super().resizeEvent(event)
        wide = self.width() >= self._style.px(_WIDE_FROM)
        side = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        if self._box.direction() != side:
            self._box.setDirection(side)
        self._reserve()


def _hold(text: QLabel, words: Sequence[str], width: int) -> None:
    """Give a text the height of the longest of several at a width; none where all are empty."""
    now = text.text()
    high = 0
    text.ensurePolished()
    text.setMinimumHeight(0)  # else it would be taken for what the words need
    for one in filter(None, words):
        text.setText(one)
        high = max(high, text.heightForWidth(width))
    text.setText(now)
    text.setMinimumHeight(high)
