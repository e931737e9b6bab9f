"""Hints on the page of a game: asking for them, showing them, playing one."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from ttr_qt.bots.hint_bot import Hints
from ttr_qt.engine import Observation
from ttr_qt.models.hints.advice import Hint
from ttr_qt.models.session.session import Session
from ttr_qt.pages.board.page_layout import PageParts
from ttr_qt.pages.game.hint_layout import HintLayout
from ttr_qt.pages.game.rating_question import RatingQuestion
from ttr_qt.views.commands.table import Command
from ttr_qt.views.panels.hint_panel import HintPanel
from ttr_qt.views.panels.turn_panel import TurnButton
from ttr_qt.views.play.board_play import BoardPlay
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.number_badge import NumberBadge

HINT: Final = "hint"
"""The payload of the button that asks for hints."""


class HintController(QObject):
    """Asks for hints, shows them, and sends them away when the position changes.

    Signals:
        asked: hints are about to be looked for; anything else that was begun is to be cancelled.
        action_chosen: the action of the hint that is to be played.
        closed: the hints are gone, and the keyboard is nowhere.
    """

    asked = Signal()
    action_chosen = Signal(object)
    closed = Signal()

    def __init__(
        self,
        style: Style,
        session: Session,
        board_play: BoardPlay,
        parts: PageParts,
        question: RatingQuestion,
        page: QWidget,
        may_ask: Callable[[], bool],
    ) -> None:
        """Give hints on a ``page`` with these parts, whenever ``may_ask`` says so."""
        super().__init__(page)
        self._session = session
        self._board_play = board_play
        self._question = question
        self._may_ask = may_ask
        self.finder: Final = Hints(parent=self)
        self.panel: Final = HintPanel(style, page)
        self._layout = HintLayout(style, page, parts, self.panel)
        self._choosing = parts.choosing
        self._turn = parts.turn
        self._view: Observation | None = None
        """The position that hints were asked for."""
        self._shown: tuple[Hint, ...] = ()
        self._retired = False
        self.finder.loading.connect(self.panel.show_loading)
        self.finder.progressed.connect(self.panel.show_progress)
        self.finder.answered.connect(self._on_answered)
        self.finder.failed.connect(self._on_failed)
        self.panel.stop_wanted.connect(self.finder.stop)
        self.panel.closed.connect(self._on_closed)
        self.panel.chosen.connect(self.action_chosen)
        self.panel.pointed_at.connect(self._on_pointed_at)

    @property
    def retired(self) -> bool:
        """Whether it has stopped for good."""
        return self._retired

    @property
    def open(self) -> bool:
        """Whether hints are shown, or looked for."""
        return not self.panel.isHidden()

    @property
    def shown(self) -> tuple[Hint, ...]:
        """The hints that are shown, the best one first."""
        return self._shown

    @property
    def badges(self) -> tuple[NumberBadge, ...]:
        """The numbers of the hints beside the board."""
        return self._layout.badges

    def button(self) -> TurnButton:
        """Return the button that asks for hints."""
        return TurnButton(self.tr("Hint"), "lightbulb", Command.HINT, HINT, self._may_ask())

    @Slot()
    def toggle(self) -> None:
        """Ask for hints, or send them away; the person is told before that they cost the rating."""
        if self.open:
            self.panel.shut()
        elif self._may_ask() and self._question.answered("hint", self._pressed()):
            self.ask()

    def _pressed(self) -> QWidget | None:
        """Return the button that asks for hints, if there is one now."""
        return self._turn.button_of(HINT)

    def ask(self) -> None:
        """Look for hints in the present position."""
        self.asked.emit()
        self._view = self._session.observation
        choosing = self._choosing is not None and not self._choosing.isHidden()
        self.panel.set_numbered(numbered=not choosing)
        self._session.unrate("hint")
        self.panel.show_thinking()
        self.lay_out()
        self.panel.show()
        self.panel.raise_()
        self.take_keyboard()
        # Seen before anything else begins: loading what is needed can keep the window waiting.
        self.panel.repaint()
        self.finder.ask(self._view)

    def take_keyboard(self) -> None:
        """Let the keys be those of the hints, or of the first one where Enter plays it."""
        rows = self.panel.rows
        part = rows[0] if rows and self.panel.numbered else self.panel
        part.setFocus(Qt.FocusReason.PopupFocusReason)

    @Slot()
    def dismiss(self) -> None:
        """Send all hints away; what is still being looked for is not wanted any more."""
        self.panel.shut()

    def retire(self) -> None:
        """Stop for good; a second time does nothing."""
        if not self._retired:
            self._retired = True
            self.panel.shut()
            self.finder.close()

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key means for hints: ask for them, or play one; say whether it did."""
        if Command.HINT.matches(event):
            self.toggle()
            return True
        if not (self.open and self.panel.numbered):
            return False
        number = Command.PLAY_HINT.number(event)
        # While hints are looked for, a number that comes too soon means none of the cards either.
        too_soon = self.finder.thinking and Command.TAKE_CARD.matches(event)
        return (number is not None and self.panel.play(number)) or too_soon

    def lay_out(self) -> None:
        """Find a place for the panel, and put numbers where the hints are."""
        if self._view is not None:
            self._layout.lay_out(self._shown)

    @Slot(object)
    def _on_answered(self, hints: tuple[Hint, ...]) -> None:
        if self._view is not self._session.observation or not self.open:
            return
        self._shown = hints
        focused = self._has_focus()
        self.panel.show_hints(hints, self._view, self._session.names)
        self._board_play.panels.show_hints(hints)
        self.lay_out()
        if focused:
            self.take_keyboard()

    @Slot()
    def _on_failed(self) -> None:
        self._on_answered(())

    @Slot()
    def _on_closed(self) -> None:
        self.finder.cancel()
        self._shown = ()
        self._layout.drop_badges()
        self._board_play.panels.show_action(None)
        self._board_play.panels.show_hints(())
        if QApplication.focusWidget() is None or self._has_focus():
            self.closed.emit()

    def _has_focus(self) -> bool:
        """Say whether the keyboard is at the panel."""
        focus = QApplication.focusWidget()
        return focus is not None and (focus is self.panel or self.panel.isAncestorOf(focus))

    @Slot(object)
    def _on_pointed_at(self, hint: Hint | None) -> None:
        self._board_play.panels.show_action(hint.action if hint is not None else None)
