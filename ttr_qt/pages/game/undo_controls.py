"""Undo and redo on the page of a game."""

from typing import Final

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from ttr_qt.models.session.session import Session
from ttr_qt.models.setup.save_flags import Unrated
from ttr_qt.pages.board.step_animation import StepAnimation
from ttr_qt.pages.game.rating_question import RatingQuestion
from ttr_qt.views.panels.banner import Banner
from ttr_qt.views.panels.undo_buttons import UndoButtons
from ttr_qt.views.theme.style import Style

_NOTICE: Final = 5000


class UndoControls(QObject):
    """Connects the buttons that undo and redo with a session.

    Signals:
        changed: the buttons say something else, and may need other room.
    """

    changed = Signal()

    def __init__(
        self,
        style: Style,
        session: Session,
        animation: StepAnimation,
        banner: Banner,
        question: RatingQuestion,
        page: QWidget,
    ) -> None:
        super().__init__(page)
        self._session = session
        self._animation = animation
        self._banner = banner
        self._question = question
        self.buttons: Final = UndoButtons(style, page)
        self.buttons.set_undo_offered(offered=session.person is not None)
        self.buttons.undo_wanted.connect(self._on_undo_wanted)
        self.buttons.redo_wanted.connect(self.redo)
        session.undo_changed.connect(self._show)
        session.became_unrated.connect(self._on_became_unrated)
        self._show()

    @Slot()
    def undo(self) -> None:
        """Go back, even while something moves or thinks."""
        self._animation.skip()
        self._session.undo()

    @Slot()
    def _on_undo_wanted(self) -> None:
        """Go back, but ask first if that costs the rating."""
        if self._session.single_try and self._session.undo_kind == "none":
            self._question.answered("take_back")  # says that it can't be
            return
        pressed = self.buttons.undo_button
        if self._session.undo_kind != "take_back" or self._question.answered("take_back", pressed):
            self.undo()

    @Slot()
    def redo(self) -> None:
        """Do again what was undone."""
        self._animation.skip()
        self._session.redo()

    @Slot()
    def _show(self) -> None:
        self.buttons.show_state(self._session.undo_kind, can_redo=self._session.can_redo)
        self.changed.emit()

    @Slot(str)
    def _on_became_unrated(self, why: Unrated) -> None:
        text = self.tr("Taken back: this game no longer counts for your rating.")
        if why == "hint":
            text = self.tr("With a hint this game no longer counts for your rating.")
        elif why == "known_cards":
            text = self.tr(
                "You have played these cards to the end before: this game does not count for your "
                "rating."
            )
        self._banner.say(text, "info", _NOTICE)

    def retire(self) -> None:
        """Follow the session no longer."""
        self._session.undo_changed.disconnect(self._show)
        self._session.became_unrated.disconnect(self._on_became_unrated)
