"""Draws ``resources/app/icon.svg`` in all sizes and as the icon files of Windows and macOS."""

import argparse
import os
from pathlib import Path

from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "app"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


def main() -> None:
    """Write all files anew."""
    argparse.ArgumentParser(prog="python -m tools.icons", description=__doc__).parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication([])
    drawing = QSvgRenderer(str(FOLDER / "icon.svg"))
    for size in SIZES:
        # Drawn larger and scaled down: thin lines stay even.
        image = QImage(4 * size, 4 * size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        drawing.render(painter)
        painter.end()
        smooth = Qt.TransformationMode.SmoothTransformation
        image.scaled(size, size, mode=smooth).save(str(FOLDER / f"icon-{size}.png"))
    pictures = [Image.open(FOLDER / f"icon-{size}.png") for size in SIZES]
    small = [picture for picture in pictures if picture.width <= 256]  # noqa: PLR2004
    sizes = [picture.size for picture in small]
    small[-1].save(FOLDER / "icon.ico", sizes=sizes, append_images=small[:-1])
    pictures[-1].save(FOLDER / "icon.icns", append_images=pictures[:-1])
    app.quit()


if __name__ == "__main__":
    main()
