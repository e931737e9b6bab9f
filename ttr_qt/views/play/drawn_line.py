"""The line that a person draws from a city, and what it would claim."""

from PySide6.QtCore import QPointF

from ttr_qt.views.play.aiming import Aimer
from ttr_qt.views.play.board_marks import Aim
from ttr_qt.views.play.claims import Claims
from ttr_qt.views.scene.board_scene import BoardScene
from ttr_qt.views.scene.overlays import LineItem


class DrawnLine:
    """At most one line on a board."""

    def __init__(self, scene: BoardScene, aimer: Aimer) -> None:
        self._scene, self._aimer = scene, aimer
        self._item: LineItem | None = None

    @property
    def drawn(self) -> bool:
        """Whether there is one."""
        return self._item is not None

    def draw(self, claims: Claims, place: str, spot: QPointF) -> Aim:
        """Draw it from a place to the pointer, and return what is meant there."""
        if self._item is None:
            where = self._scene.sheet.layout.places[place]
            self._item = LineItem(QPointF(where.x, where.y), where.radius)
            self._scene.addItem(self._item)
        aim, end = self._aimer.along(claims, place, spot)
        self._item.draw_to(end, sure=aim.target is not None)
        return aim

    def wipe(self) -> None:
        """Take it away."""
        if self._item is not None:
            self._scene.removeItem(self._item)
            self._item = None
