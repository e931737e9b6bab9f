"""The panel with what was remarkable in a game."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ttr_qt.models.records.moments import Moment
from ttr_qt.models.records.result import GameResult
from ttr_qt.pages.ending.moment_words import moment_text, moment_title
from ttr_qt.pages.ending.words import called
from ttr_qt.views.cards.pictures import chip_picture
from ttr_qt.views.commands.table import Command
from ttr_qt.views.theme.palette import player_colour
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.labels import label
from ttr_qt.views.widgets.panel import Panel


class MomentsPanel(Panel):
    """Lists the moments of a game; until everything is counted, says how to skip the count."""

    def __init__(self, style: Style, result: GameResult, padding: int) -> None:
        super().__init__(style, padding=padding)
        self._result = result
        self.box.addWidget(label(self.tr("Remember this game"), "heading"))
        how = self.tr("A click or {key} shows the end at once.")
        self._hint = label(how.format(key=Command.SKIP_COUNT.key_text()), "secondary")
        self.box.addWidget(self._hint)
        self._moments = QWidget()
        policy = self._moments.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self._moments.setSizePolicy(policy)
        rows = QVBoxLayout(self._moments)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(style.px(3))
        for moment in result.moments:
            rows.addLayout(self._row(moment))
            rows.addStretch(1)
        self.box.addWidget(self._moments, 1)

    def set_counted(self, counted: bool) -> None:
        """Show the moments when everything is counted: they give away who missed what."""
        self._moments.setVisible(counted)
        self._hint.setVisible(not counted)

    def _row(self, moment: Moment) -> QHBoxLayout:
        px, standing = self.look.px, self._result.of(moment.seat)
        row = QHBoxLayout()
        row.setSpacing(px(10))
        chip = QLabel()
        colour = player_colour(standing.colour)
        chip.setPixmap(chip_picture(colour, px(28), self.devicePixelRatioF()))
        chip.setAccessibleName(called(standing))
        row.addWidget(chip, 0, Qt.AlignmentFlag.AlignTop)
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(label(moment_title(self._result, moment), "strong"))
        words = moment_text(self._result, moment, self.look.language)
        texts.addWidget(label(words, "secondary"))
        row.addLayout(texts, 1)
        return row
