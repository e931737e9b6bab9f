"""The picture of a game that was opened from a file, for the list of recent files."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QImage

from ttr_qt.app.storage.archive import Archive

if TYPE_CHECKING:  # it loads kernels
    from ttr_qt.views.scene.board_scene import BoardScene


class FilePicture(QObject):
    """Gives the archive the picture of an opened game as soon as its board is drawn."""

    def __init__(
        self, file: Path, scene: "BoardScene", picture: Callable[[], QImage], archive: Archive
    ) -> None:
        super().__init__()
        self._file = file
        self._scene = scene
        self._picture = picture
        self._archive = archive
        scene.land_drawn.connect(self._on_land_drawn)

    @Slot()
    def _on_land_drawn(self) -> None:
        self._scene.land_drawn.disconnect(self._on_land_drawn)
        self._archive.add_file(self._file, self._picture())
