"""The dialogs in which a person chooses the file of a game."""

from pathlib import Path
from typing import Final, Literal

from PySide6.QtWidgets import QFileDialog, QToolButton, QWidget

from ttr_qt.views.theme.icons import icon
from ttr_qt.views.theme.style import Style

SUFFIX: Final = ".ttrgame"
SUFFIXES: Final = (SUFFIX, ".json")
"""What saved games are called: the second before desktops knew them, and by those who edit them."""
_FILTER: Final = f"({' '.join(f'*{suffix}' for suffix in SUFFIXES)})"
_ARROWS: Final = {
    "backButton": "chevron-left",
    "forwardButton": "chevron-right",
    "toParentButton": "chevron-up",
}
"""Buttons of Qt's own dialog, by their names there, whose arrows are black on any ground."""


class GameFileDialog(QFileDialog):
    """Asks which game to open, or where to save one; mostly it is the dialog of the system."""

    def __init__(
        self, style: Style, mode: Literal["open", "save"], folder: Path, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setDirectory(str(folder))
        self.setNameFilter(self.tr("Games") + f" {_FILTER}")
        if mode == "save":
            self.setWindowTitle(self.tr("Save the game"))
            self.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
            # The dialog has to know it to ask before another file is written over.
            self.setDefaultSuffix(SUFFIX)
        else:
            self.setWindowTitle(self.tr("Open a game"))
            self.setFileMode(QFileDialog.FileMode.ExistingFile)
        for name, sign in _ARROWS.items():
            arrow = self.findChild(QToolButton, name)
            if arrow is not None:  # the dialogs of systems have none
                arrow.setIcon(icon(sign, style.theme.ink, style.theme.ink_disabled))

    def asked(self) -> Path | None:
        """Return the file that the person chooses; None if none is."""
        return Path(self.selectedFiles()[0]) if self.exec() else None
