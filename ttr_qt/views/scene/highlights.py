"""Marks on a board: what is marked at a moment, and the change from one moment to the next."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation

from ttr_qt.views.paint.cities import CityState
from ttr_qt.views.paint.spaces import SpaceState
from ttr_qt.views.scene.board_scene import BoardScene
from ttr_qt.views.theme.pencil import Colour
from ttr_qt.views.theme.style import Style

_VEIL_FADE: Final = 140
"""Milliseconds in which the veil comes or goes."""
_PULSE: Final = 1200
"""Milliseconds from one pulse to the next of pieces that would be placed."""
_PULSE_OPACITY: Final = 0.85
"""How faint they get in between."""


@dataclass(frozen=True, slots=True)
class Spotlight:
    """What shines through the veil."""

    routes: frozenset[str] = frozenset()
    places: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Marks:
    """Everything that is marked on a board; what is not named looks as usual."""

    routes: Mapping[str, SpaceState] = field(default_factory=lambda: MappingProxyType({}))
    rims: frozenset[str] = frozenset()
    """Tracks quietly marked as claimable."""
    fresh: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    """Tracks that were claimed lately, and the seats that did."""
    places: Mapping[str, CityState] = field(default_factory=lambda: MappingProxyType({}))
    rings: Mapping[str, Colour] = field(default_factory=lambda: MappingProxyType({}))
    """Ends of tickets."""
    spotlight: Spotlight | None = None
    """None: there is no veil."""
    phantom: tuple[str, int] | None = None
    """A track and the seat whose pieces would be placed there."""
    hinted: frozenset[tuple[str, int]] = frozenset()
    """Likewise, of tracks that are advised."""

    @property
    def visible_rings(self) -> dict[str, Colour]:
        """Rings of places that are not marked in another way."""
        return {key: ring for key, ring in self.rings.items() if key not in self.places}

    @property
    def phantoms(self) -> frozenset[tuple[str, int]]:
        """All tracks with pieces that would be placed there."""
        return self.hinted if self.phantom is None else self.hinted | {self.phantom}


class Highlights(QObject):
    """Shows marks on a board; only what differs from before is touched."""

    def __init__(self, style: Style, scene: BoardScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._scene = scene
        self._marks = Marks()
        self._veil = QVariantAnimation(self)
        self._veil.setDuration(style.motion.ms(_VEIL_FADE))
        self._veil.setStartValue(0.0)
        self._veil.setEndValue(1.0)
        self._veil.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._veil.valueChanged.connect(scene.set_veil_strength)
        self._veil.finished.connect(self._on_veil_finished)
        self._pulse = QVariantAnimation(self)
        self._pulse.setDuration(_PULSE)
        self._pulse.setLoopCount(-1)
        self._pulse.setKeyValueAt(0.0, 1.0)
        self._pulse.setKeyValueAt(0.5, _PULSE_OPACITY)
        self._pulse.setKeyValueAt(1.0, 1.0)
        self._pulse.valueChanged.connect(self._on_pulse)

    @property
    def marks(self) -> Marks:
        """What is marked now."""
        return self._marks

    def show(self, marks: Marks) -> None:
        """Mark this and nothing else."""
        old, self._marks = self._marks, marks
        for key in _different(old.routes, marks.routes):
            self._scene.set_route_state(key, marks.routes.get(key, SpaceState.FREE))
        for key in old.rims ^ marks.rims:
            self._scene.set_route_rim(key, key in marks.rims)
        for key in _different(old.fresh, marks.fresh):
            self._scene.set_fresh(key, marks.fresh.get(key))
        for key in _different(old.places, marks.places):
            self._scene.set_place_state(key, marks.places.get(key, CityState.NORMAL))
        for key in _different(old.visible_rings, marks.visible_rings):
            self._scene.set_ticket_end(key, marks.visible_rings.get(key))
        if old.phantoms != marks.phantoms:
            self._show_phantoms(old.phantoms, marks.phantoms)
        if old.spotlight != marks.spotlight:
            self._show_spotlight(old.spotlight, marks.spotlight)

    def _show_phantoms(
        self, old: frozenset[tuple[str, int]], new: frozenset[tuple[str, int]]
    ) -> None:
        for route, _ in old - new:
            self._scene.set_phantom(route, None)
        for route, seat in new - old:
            self._scene.set_phantom(route, seat)
        if new and self._style.motion.travels:
            self._pulse.start()
        else:
            self._pulse.stop()

    def _show_spotlight(self, old: Spotlight | None, new: Spotlight | None) -> None:
        if new is not None:
            self._scene.spotlight(new.routes, new.places, self._style.theme)
        if (old is None) == (new is None):
            return
        forward = QAbstractAnimation.Direction.Forward
        backward = QAbstractAnimation.Direction.Backward
        self._veil.setDirection(forward if new is not None else backward)
        if self._veil.duration() == 0:
            self._scene.set_veil_strength(1.0)
            self._on_veil_finished()
        elif self._veil.state() != QAbstractAnimation.State.Running:
            self._veil.start()

    def _on_veil_finished(self) -> None:
        if self._marks.spotlight is None:
            self._scene.clear_spotlight()

    def _on_pulse(self, strength: float) -> None:
        for route, _ in self._marks.phantoms:
            self._scene.routes[route].pieces.setOpacity(strength)


def _different(old: Mapping[str, object], new: Mapping[str, object]) -> list[str]:
    """Return the keys whose values are not the same in both."""
    return [key for key in {**old, **new} if old.get(key) != new.get(key)]
