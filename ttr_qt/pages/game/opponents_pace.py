"""The pace of the opponents on the page of a game."""

import functools
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from ttr_qt.models.session.pacing import PACES, Pace
from ttr_qt.models.session.session import Session
from ttr_qt.pages.board.step_animation import BOT_STEP, StepAnimation
from ttr_qt.views.commands.actions import bind
from ttr_qt.views.commands.table import Command
from ttr_qt.views.panels.banner import Banner
from ttr_qt.views.panels.pace_panel import PacePanel, pace_described
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.accessibility import announce

_STEPS: Final[Mapping[Pace, int]] = {"quick": 300, "normal": BOT_STEP, "calm": 900, "step": 500}
"""Milliseconds that each single action of an opponent is shown at least."""

_SHOWN: Final = 3500
"""Milliseconds for which the banner says what was chosen, where nothing else shows it."""


class OpponentsPace(QObject):
    """Shows and changes how fast opponents move, and lets them go on.

    Signals:
        wanted: the `Pace` that a person chose.
        awaited_changed: `awaited` may have changed.
    """

    wanted = Signal(object)
    awaited_changed = Signal()

    def __init__(
        self, style: Style, session: Session, animation: StepAnimation, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._style = style
        self._session = session
        self._animation = animation
        self._panel: PacePanel | None = None
        self._banner: Banner | None = None
        session.pacing.changed.connect(self.awaited_changed)
        animation.settled.connect(self._on_settled)
        self._take_over()

    @property
    def awaited(self) -> bool:
        """Whether everything is at rest until the person lets the next opponent move."""
        return self._session.pacing.awaited and not self._animation.moving

    def offer(self, page: QWidget, banner: Banner) -> PacePanel:
        """Let the pace be chosen by keys, and on the panel that is returned."""
        self._panel, self._banner = PacePanel(self._style, page), banner
        self._panel.chosen.connect(self.wanted)
        for number, pace in enumerate(PACES, start=1):
            bind(Command.SET_PACE, page, functools.partial(self._choose, pace), number=number)
        self._take_over()
        return self._panel

    def set_pace(self, pace: Pace) -> None:
        """Let opponents move at a pace, where one can be chosen."""
        if self._panel is not None:
            self._session.pacing.set_pace(pace)
            self._take_over()

    def _choose(self, pace: Pace) -> None:
        """Choose by a key, and say so."""
        self.wanted.emit(pace)
        if self._panel is not None and self._panel.isVisible():
            announce(self._panel, pace_described(pace))
        elif self._banner is not None:
            self._banner.say(pace_described(pace), "info", _SHOWN, passing=True)

    def _take_over(self) -> None:
        """Show the pace of the session."""
        pace = self._session.pacing.pace
        self._animation.bot_step = _STEPS[pace]
        if self._panel is not None:
            self._panel.show_pace(pace)

    @Slot()
    def go_on(self) -> None:
        """Let the next opponent move."""
        self._animation.skip()
        self._session.pacing.go_on()

    @Slot()
    def _on_settled(self) -> None:
        if self.awaited:
            self.awaited_changed.emit()

    def retire(self) -> None:
        """Follow the session no longer."""
        self._session.pacing.changed.disconnect(self.awaited_changed)
