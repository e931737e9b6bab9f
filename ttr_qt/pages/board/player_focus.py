"""A look at one player: the tracks shine on the board, and the moves are listed."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QRect, Slot
from PySide6.QtWidgets import QWidget

from ttr_qt.models.item_models.log import LogModel
from ttr_qt.models.session.source import GameSource
from ttr_qt.models.session.updates import Update
from ttr_qt.pages.board.page_layout import PageParts
from ttr_qt.views.panels.log_panel import LogPanel
from ttr_qt.views.play.panel_highlights import PanelHighlights
from ttr_qt.views.theme.palette import PlayerColour
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.accessibility import announce
from ttr_qt.views.words.descriptions import entry_described

_LEAST_HEIGHT: Final = 240
"""The least height of the list; where the log is lower, it covers more of the log's column."""
_WIDTH: Final = 280
"""The width of the list where there is no log."""
_SAID: Final = 3
"""Moves that a screen reader says at once."""


class PlayerFocus(QObject):
    """Shows what one player has built and done, until the person has seen enough of it.

    It ends when the same player is chosen again, on Esc, when the person acts, and under a cover.
    """

    def __init__(
        self,
        style: Style,
        source: GameSource,
        log: LogModel,
        colours: Sequence[PlayerColour],
        parts: PageParts,
        board: PanelHighlights,
        page: QWidget,
    ) -> None:
        """Serve a page; ``log`` has all moves, perhaps also those that are still to come."""
        super().__init__(page)
        self._style, self._source, self._log = style, source, log
        self._colours, self._parts, self._board = tuple(colours), parts, board
        self._page = page
        self._seat: int | None = None
        self._rows = LogModel(self)
        self._panel: LogPanel | None = None
        parts.players.player_clicked.connect(self.toggle)

    @property
    def seat(self) -> int | None:
        """The player who is looked at."""
        return self._seat

    @property
    def panel(self) -> LogPanel | None:
        """The list of the moves of that player."""
        return self._panel

    @Slot(int)
    def toggle(self, seat: int) -> None:
        """Look at a player, or no longer if it is the same one; under a cover at nobody."""
        known = 0 <= seat < len(self._source.seats)
        if self.close() == seat or not known or self._source.covered:
            return
        self._seat = seat
        name = self._source.names[seat]
        self._read()
        # Their own moves are not announced one by one, here.
        panel = LogPanel(self._style, self._rows, self._colours, self._page, own=seat)
        panel.set_texts(name, self.tr("Nothing has been played yet."))
        panel.entry_entered.connect(self._on_entry_entered)
        panel.entry_left.connect(self._on_entry_left)
        self._panel = panel
        self.lay_out()
        panel.show()
        panel.raise_()
        self._board.show_player(seat)
        self._parts.players.mark(seat)
        self._say(panel, name)

    def close(self) -> int | None:
        """Look at nobody any more; return who was looked at."""
        before, self._seat = self._seat, None
        if self._panel is not None:
            self._panel.hide()
            self._panel.deleteLater()
            self._panel = None
            self._board.show_entry(None)
            self._board.show_player(None)
            self._parts.players.mark(None)
        return before

    def follow(self, update: Update) -> None:
        """Show what was played, too; the person's own step ends the look at others."""
        if update.step is not None and update.step.seat == self._source.person:
            self.close()
        elif self._seat is not None:
            self._read()

    def lay_out(self) -> None:
        """Put the list over the log and, if that is low, over more of its column."""
        if self._panel is not None:
            self._panel.setGeometry(self._place())

    def _read(self) -> None:
        played = self._source.ply
        rows = [row for row in self._log.rows if row.seat == self._seat and row.ply < played]
        self._rows.set_rows(rows)

    def _place(self) -> QRect:
        px, log, board = self._style.px, self._parts.log, self._parts.board.geometry()
        if log.isHidden():
            width, height = min(px(_WIDTH), board.width()), min(px(_LEAST_HEIGHT), board.height())
            return QRect(board.right() + 1 - width, board.top(), width, height)
        place = log.geometry()
        for part in (self._parts.bonus, self._parts.tickets):
            low = place.height() < px(_LEAST_HEIGHT)
            if low and not part.isHidden() and part.x() == place.x() and part.y() < place.y():
                place = place.united(part.geometry())
        return place

    def _say(self, panel: LogPanel, name: str) -> None:
        view = self._source.observation
        tracks = sum(owner == self._seat for owner in view.owners.values())
        last = [entry_described(row, self._style.language) for row in self._rows.rows[-_SAID:]]
        claimed = self.tr("%n tracks on the board", "", tracks)
        announce(panel, ". ".join([f"{name}: {claimed}", *reversed(last)]))

    @Slot(int)
    def _on_entry_entered(self, ply: int) -> None:
        self._board.show_entry(self._log.find(ply))

    @Slot()
    def _on_entry_left(self) -> None:
        self._board.show_entry(None)
