"""The board of an exercise: the page of a game, on which nothing that is tried is played."""

from typing import Final

from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtWidgets import QWidget

from ai.reviewing.findings import Quality
from ttr_qt.bots.game_setup import Table, colours_of
from ttr_qt.bots.practice import exercise_session
from ttr_qt.engine import Action
from ttr_qt.models.hints.advice import Hint
from ttr_qt.models.practice.exercise import Exercise
from ttr_qt.models.practice.session import ExerciseSession
from ttr_qt.pages.board.hint_numbers import HintNumbers
from ttr_qt.pages.board.page_layout import place_parts
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.pages.practice.arrangement import (
    CHOOSING_TABS,
    THREE,
    TWO,
    Tab,
    WantedSizes,
    arrange_exercise,
)
from ttr_qt.pages.practice.enter_key import EnterToGoOn
from ttr_qt.pages.practice.exercise_hints import HintMarks, area_of
from ttr_qt.pages.practice.exercise_panel import ExercisePanel
from ttr_qt.pages.review.move_items import MoveMarks
from ttr_qt.views.editions.registry import edition_of
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.buttons import Segments


class ExerciseGame(GamePage):
    """A moment of a game at which one tries what to do, in all ways in which one plays.

    Signals:
        tried: a legal `Action`.
        left: the person wants to go back.
        went_on: Enter was pressed right after a try or an answer.
    """

    tried = Signal(object)
    left = Signal()
    went_on = Signal()
    hints_offered = False
    pace_offered = False
    remarks_offered = False
    explains_turn = False
    asks_first = False

    def __init__(self, style: Style, exercise: Exercise, parent: QWidget | None = None) -> None:
        self.exercises: Final[ExerciseSession] = exercise_session(exercise)
        super().__init__(style, Table(self.exercises, colours_of(exercise.game)), parent)
        self.exercises.setParent(self)
        self.exercise = exercise
        source = self.exercises
        contracts = edition_of(source.map).contracts
        self.panel: Final = ExercisePanel(
            style, source.names, source.rules, self, contracts=contracts
        )
        self.undo_controls.buttons.hide()
        self._tab: Tab = "move"
        titles: tuple[tuple[Tab, str], ...] = (
            ("move", self.tr("Move")),
            ("tickets", self.tr("Contracts") if contracts else self.tr("Tickets")),
            ("players", self.tr("Players")),
        )
        self._titles: Final = titles
        self.tabs: Final[dict[tuple[Tab, ...], Segments]] = {}
        """The choice of what is shown, for each set of things to choose from."""
        for offered in (THREE, TWO, CHOOSING_TABS):
            self._make_tabs(offered)
        self._marks = MoveMarks(self.scene)
        self.hint_marks: Final = HintMarks(self.scene)
        self._enter = EnterToGoOn(self, self.panel, self.went_on.emit)
        self._numbers = HintNumbers(style, self.parts)
        self._marked: tuple[Action | None, Quality | None, int, bool] = (None, None, 0, False)
        self.board_view.zoomed.connect(self._draw_marks)
        self.exercises.tried.connect(self.tried)
        self._show_position()
        self._show_turn_panel()

    def _make_tabs(self, offered: tuple[Tab, ...]) -> None:
        choices = [one for one in self._titles if one[0] in offered]
        tabs = Segments(self._style, choices, offered[0], self)
        tabs.chosen.connect(self._on_tab_chosen)
        tabs.hide()
        self.tabs[offered] = tabs

    def _make_header(self) -> QWidget:
        return QWidget(self)  # the page around has one for all exercises

    def show_exercise(self, exercise: Exercise) -> None:
        """Show another exercise of the same game."""
        self.exercise = exercise
        self.exercises.show(exercise)

    @Slot(object)
    def play(self, action: Action) -> bool:
        """Try an action; the position stays, so that something else can be tried at once."""
        self.ticket_choosing.forget_mixes()
        tried = self.exercises.play(action)
        self._show_position()
        return tried

    @property
    def where(self) -> str:
        """What the place is called that the better move is around; empty for none."""
        found = area_of(self.scene.design, self.exercise)
        return "" if found is None else self.scene.names[found[0]].text

    def mark(
        self, tried: Action | None, quality: Quality | None, *, hints: int, answered: bool
    ) -> None:
        """Mark what was tried, how good it is, some hints, and the answer."""
        self._marked = (tried, quality, hints, answered)
        self._draw_marks()

    def let_enter_go_on(self, *, on: bool) -> None:
        """Let Enter go on from now until another key is pressed, or the mouse; or not any more."""
        self._enter.watch(on=on)

    @Slot()
    def _draw_marks(self) -> None:
        tried, quality, hints, answered = self._marked
        exercise, pixel = self.exercise, 1 / max(self.board_view.zoom, 0.01)
        own = Quality(exercise.mistake.severity)
        better = exercise.better if answered else None
        if tried is None or (answered and tried == exercise.better):
            self._marks.show(exercise.played, own, better, pixel)
        else:
            played = None if tried == exercise.played else exercise.played
            self._marks.show(played, own, better, pixel, (tried, quality))
        solved = quality is not None and not quality.is_loss
        self.hint_marks.show(exercise, 0 if answered or solved else hints, pixel)
        self._numbers.show((Hint(1, exercise.better, ()),) if answered else ())

    def _leave(self) -> None:
        self.left.emit()

    @Slot(object)
    def _on_tab_chosen(self, tab: object) -> None:
        self._tab = "move" if tab == "move" else "players" if tab == "players" else "tickets"
        self.lay_out()

    @Slot()
    def lay_out(self) -> None:
        """Give every part its place."""
        if not hasattr(self, "panel"):
            return  # not everything is there yet
        layout = self.scene.design.layout
        plan = arrange_exercise(
            QSize(self.size()),
            self._style,
            layout.width / layout.height,
            WantedSizes(
                self.turn.least_height(),
                self.players.minimumSizeHint().height(),
                self.panel.least_height(),
            ),
            choosing=self.ticket_choosing.wanted,
            tab=self._tab,
        )
        place_parts(self.parts, plan.parts)
        self.panel.setVisible(not plan.exercise.isEmpty())
        self.panel.setGeometry(plan.exercise)
        for offered, tabs in self.tabs.items():
            tabs.setVisible(offered == plan.offered)
            if offered == plan.offered:
                tabs.setGeometry(plan.tabs.adjusted(7, 4, -7, -4))
                tabs.set_value(self._tab if self._tab in offered else offered[0])
        self.player_focus.lay_out()
        self._draw_marks()
