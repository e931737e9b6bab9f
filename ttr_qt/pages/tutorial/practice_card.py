"""What there is to practise: mistakes of one's own games that come back after days."""

from typing import Final

from PySide6.QtCore import QDate, QLocale, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ttr_qt.models.practice.queue import Offer
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.buttons import button
from ttr_qt.views.widgets.labels import label
from ttr_qt.views.widgets.panel import Panel


class PracticeCard(Panel):
    """Says how many mistakes are due today, and offers to try them again.

    Signals:
        wanted: the mistakes that are due are to be tried.
    """

    wanted = Signal()

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(style, parent, padding=14)
        title = self.tr("Practise")
        self.text: Final = label("", "secondary", self)
        self.button: Final = button(
            style, self.tr("Practise"), kind="primary", sign="rotate-ccw", parent=self
        )
        self.button.clicked.connect(self.wanted)
        texts = QVBoxLayout()
        texts.setSpacing(style.px(3))
        texts.addWidget(label(title, "heading", self))
        texts.addWidget(self.text)
        row = QHBoxLayout()
        row.setSpacing(style.px(13))
        row.addLayout(texts, 1)
        row.addWidget(self.button)
        self.box.addLayout(row)
        self.setAccessibleName(title)

    def show_offer(self, offer: Offer) -> None:
        """Say how much there is to practise."""
        if offer.due:
            text = self.tr("%n mistakes from your own games to try again today.", "", offer.due)
        elif offer.following is not None:
            when = offer.following.astimezone()
            date = QDate(when.year, when.month, when.day)
            day = QLocale(self.look.language).toString(date, QLocale.FormatType.LongFormat)
            text = self.tr("Nothing to try again today. The next mistake comes back on {day}.")
            text = text.format(day=day)
        else:
            text = self.tr(
                "Review your games: after a few days your mistakes come back here, "
                "for you to try again."
            )
        self.text.setText(text)
        self.button.setEnabled(offer.due > 0)
        self.button.setVisible(offer.due > 0)
        self.button.setAccessibleDescription(text)
