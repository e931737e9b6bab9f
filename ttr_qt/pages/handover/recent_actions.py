"""What was played since the last turn of the person who is next."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from ttr_qt.models.item_models.log import LogModel, LogRow
from ttr_qt.pages.handover.cover_facts import CoverFacts
from ttr_qt.pages.handover.cover_words import since_text
from ttr_qt.views.panels.log_panel import LogPanel
from ttr_qt.views.theme.palette import PlayerColour
from ttr_qt.views.theme.style import Style


class RecentActions(LogPanel):
    """The end of the log, as everybody knows it."""

    def __init__(self, style: Style, colours: Sequence[PlayerColour], parent: QWidget) -> None:
        self._rows = LogModel()
        super().__init__(style, self._rows, colours, parent)
        self._rows.setParent(self)
        self.note.hide()

    def show_log(self, facts: CoverFacts, log: Sequence[LogRow]) -> None:
        """Show what others did since the person's last action."""
        last = max((n for n, row in enumerate(log) if row.seat == facts.seat), default=-1)
        self.set_texts(since_text(facts), self.tr("Nothing has been played yet."))
        self._rows.set_rows(tuple(log[last + 1 :]))
