"""The choice of who begins: anybody at the table, or whom the lot falls on."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from ttr_qt.views.paint.tokens import draw_player_chip
from ttr_qt.views.theme.pencil import Pencil, circle
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.buttons import Segments
from ttr_qt.views.widgets.player_faces import player_colour, portrait_picture

_MOST: Final = 6
"""Who may begin: the person and up to five others."""
_FACE: Final = 24
_MARK: Final = 0.24
"""Radius of a player's mark, of the width of a face."""


@dataclass(frozen=True, slots=True)
class Starter:
    """Somebody who may begin."""

    place: int
    """0 for the person, 1 for the first opponent and so on."""
    portrait: str
    name: str
    """Empty for the person."""
    colour: str


class BeginsChoice(Segments):
    """Everybody at the table as a small portrait; None stands for the lot."""

    def __init__(self, style: Style, value: int | None, parent: QWidget | None = None) -> None:
        places = [(place, "") for place in range(_MOST)]
        super().__init__(style, [(None, ""), *places], value, parent)
        self._style = style
        self._told: tuple[Starter, ...] | None = None
        lot = self._group.button(0)
        lot.setText(self.tr("Random"))
        lot.setToolTip(self.tr("Drawn by lot"))
        for part in self._group.buttons()[1:]:
            part.setIconSize(QSize(style.px(_FACE), style.px(_FACE)))
            part.setStyleSheet(f"padding: 0 {style.px(2)}px;")
            part.hide()

    @property
    def place(self) -> int | None:
        """Who begins; None: it is drawn by lot."""
        return self.value if isinstance(self.value, int) else None

    def show_table(self, starters: Sequence[Starter]) -> None:
        """Offer those who sit there; if the one who was to begin has gone, the lot decides."""
        if self._told == (told := tuple(starters)):
            return
        self._told = told
        by_place = {starter.place: starter for starter in told}
        for place in range(_MOST):
            part, starter = self._group.button(place + 1), by_place.get(place)
            part.setVisible(starter is not None)
            if starter is not None:
                part.setIcon(self._face(starter))
                told_by = self.tr("{name} begins").format(name=starter.name)
                part.setToolTip(told_by if starter.name else self.tr("You begin"))
                part.setAccessibleName(part.toolTip())
        if self.place is not None and self.place not in by_place:
            self.set_value(None)

    def take_out(self, place: int) -> None:
        """Let the same player begin after somebody at another place has gone."""
        if self.place is not None and self.place >= place:
            self.set_value(None if self.place == place else self.place - 1)

    def _face(self, starter: Starter) -> QIcon:
        size = self._style.px(_FACE)
        result = QIcon()
        for ratio in (1.0, 2.0):
            canvas = QPixmap(QSize(size, size) * ratio)
            canvas.setDevicePixelRatio(ratio)
            canvas.fill(Qt.GlobalColor.transparent)
            painter = QPainter(canvas)
            painter.drawPixmap(0, 0, portrait_picture(starter.portrait, size, ratio))
            pencil, radius = Pencil(painter), size * _MARK
            at = size - radius - 1
            pencil.shape(circle(at, at, radius + 1), self._style.theme.panel_quiet)
            draw_player_chip(pencil, at, at, radius, player_colour(starter.colour))
            painter.end()
            result.addPixmap(canvas)
        return result
