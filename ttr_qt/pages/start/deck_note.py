"""What the chosen ticket deck means for the game, in a sentence under the choice."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from ttr_qt.views.theme.style import Style
from ttr_qt.views.words.decks import deck_note


class DeckNote(QLabel):
    """The sentence; always two lines high, so that nothing moves."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = style.language
        self.setProperty("role", "caption")
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_deck(self, edition: str, deck: str | None) -> None:
        """Tell about a deck of an edition; nothing where there is no choice."""
        self.setText(deck_note(edition, deck, self._language))
        self.setVisible(bool(self.text()))

    def sizeHint(self) -> QSize:
        """Return the height of two lines; the width is that of the panel."""
        lines = self.fontMetrics().boundingRect(QRect(0, 0, 9999, 9999), 0, "Ag\nAg")
        return QSize(0, lines.height() + 2)

    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return self.sizeHint()
