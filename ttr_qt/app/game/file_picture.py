"""The picture of a game that was opened from a file, for the list of recent files."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from ttr_qt.app.storage.archive import Archive

if TYPE_CHECKING:  # it loads kernels
    from ttr_qt.pages.board.board_page import BoardPage


class FilePicture(QObject):
    """Gives the archive the picture of an opened game as soon as its board is drawn.

    It goes with the page: a board may be drawn when nobody looks at it any more.
    """

    def __init__(self, file: Path, page: "BoardPage", archive: Archive) -> None:
        super().__init__(page)
        self._file = file
        self._page: BoardPage | None = page
        self._archive = archive
        page.scene.land_drawn.connect(self._on_land_drawn)

    def stop(self) -> None:
        """Take no picture any more: another page is shown."""
        self._page = None

    @Slot()
    def _on_land_drawn(self) -> None:
        page, self._page = self._page, None
        if page is not None:
            self._archive.add_file(self._file, page.small_picture())
