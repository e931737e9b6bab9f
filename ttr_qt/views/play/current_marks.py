"""Which marks the board shows: those of a gesture, a panel, the turn, or hints."""

from PySide6.QtCore import QObject, Slot

from ttr_qt.views.board_display import board_marks
from ttr_qt.views.board_display.board_marks import Aim
from ttr_qt.views.play.claiming import Claiming
from ttr_qt.views.play.panel_highlights import PanelHighlights
from ttr_qt.views.play.passenger_play import PassengerPlay
from ttr_qt.views.play.state import BoardState, Selection
from ttr_qt.views.scene.board_scene import BoardScene
from ttr_qt.views.scene.highlights import Highlights, Marks
from ttr_qt.views.theme.style import Style


class CurrentMarks(QObject):
    """Marks the board: what a person does goes before what a person looks at."""

    def __init__(
        self,
        style: Style,
        scene: BoardScene,
        state: BoardState,
        selection: Selection,
        claiming: Claiming,
        passengers: PassengerPlay,
        panels: PanelHighlights,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._scene, self._state, self._selection = scene, state, selection
        self._claiming, self._passengers, self._panels = claiming, passengers, panels
        self._standing = Marks()
        self._highlights = Highlights(style, scene, self)
        for part in (claiming, passengers, panels):
            part.changed.connect(self.refresh)

    @property
    def shown(self) -> Marks:
        """What is marked now."""
        return self._highlights.marks

    def show_position(self) -> None:
        """Mark what is always marked in the position there is now, and refresh."""
        state = self._state
        colour = self._scene.players[state.view.seat].fill
        claimable = state.claims.routes if state.active else frozenset()
        self._standing = board_marks.standing_marks(state.view, claimable, colour)
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Mark what is to be marked now, and nothing else."""
        base = self._standing
        marks = self._gesture_marks(base) or self._panels.marks(base)
        if marks is None and self._state.active:
            marks = self._turn_marks(base)
        elif marks is None:
            marks = self._place_marks(base)  # a city can be looked for at any time
        self._highlights.show(marks or self._panels.hint_marks(base) or base)

    def _gesture_marks(self, base: Marks) -> Marks | None:
        if self._claiming.aim is not None:
            return board_marks.aiming_marks(base, self._state.view, self._claiming.aim)
        return self._passengers.marks(base) if self._passengers.dragging else None

    def _turn_marks(self, base: Marks) -> Marks | None:
        view, claims, selection = self._state.view, self._state.claims, self._selection
        pointed = selection.hovered or selection.route
        if selection.card:
            routes = claims.routes_with(selection.card)
            aim = Aim(routes, pointed if pointed in routes else None)
            return board_marks.aiming_marks(base, view, aim)
        if self._passengers.busy:
            return self._passengers.marks(base, selection.place)
        if pointed is not None:
            able = pointed in claims.routes
            return board_marks.hovered_marks(base, view, pointed) if able else base
        return self._place_marks(base)

    def _place_marks(self, base: Marks) -> Marks | None:
        place = self._selection.place
        if place is None:
            return None
        return board_marks.found_place_marks(base, self._state.view, place)
