"""Draws a part of each board, some turns into a game, into ``resources/posters``.

To be run again when the look of a board changes. The pictures have no names, so that one serves
all languages.
"""

import argparse
import os
import sys
import threading
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from ai.api import Limit, Request
from ai.bots.policy_bots import HeuristicBot
from ttr_qt.engine import Game
from ttr_qt.views.scene.board_scene import BoardScene
from ttr_qt.views.scene.position import BoardPosition

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "posters"
SIZE = (960, 815)
QUALITY = 84


class Part(NamedTuple):
    """Which part of a board is shown, in parts of its width and height, and when."""

    left: float
    top: float
    width: float
    players: int
    turns: int
    seed: int


PARTS = {
    "usa": Part(0.16, 0.10, 0.52, 5, 220, 3),
    "germany": Part(0.19, 0.15, 0.68, 5, 260, 3),
    "maerklin": Part(0.20, 0.24, 0.56, 5, 260, 5),
    "first_journey": Part(0.08, 0.12, 0.58, 4, 70, 2),
    "amsterdam": Part(0.26, 0.09, 0.52, 4, 80, 1),
}


def main() -> None:
    """Draw the boards that the command line names, or all."""
    parser = argparse.ArgumentParser(prog="python -m tools.posters", description=__doc__)
    parser.add_argument("editions", nargs="*", help=f"of {', '.join(PARTS)}; all by default")
    editions = parser.parse_args().editions
    unknown = set(editions) - set(PARTS)
    if unknown:
        parser.error(f"there is no edition {', '.join(sorted(unknown))}")
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication([])
    FOLDER.mkdir(exist_ok=True)
    for edition in editions or PARTS:
        file = FOLDER / f"{edition}.jpg"
        _draw(edition, PARTS[edition]).save(str(file), quality=QUALITY)
        sys.stdout.write(f"{file.name}: {file.stat().st_size // 1024} kB\n")
    app.quit()


def _draw(edition: str, part: Part) -> QImage:
    game = _played(edition, part)
    scene = BoardScene(game.map, "en")
    seen = game.observe(0)
    scene.show_position(
        BoardPosition(
            owners=seen.owners, goods=seen.goods_left, passengers=seen.passengers, scores=()
        )
    )
    for name in scene.names.values():
        name.setVisible(False)
    scene.background.draw_now = scene.tile_drawer.draw
    board = scene.design.rect
    width = board.width() * part.width
    source = QRectF(
        board.width() * part.left, board.height() * part.top, width, width * SIZE[1] / SIZE[0]
    )
    image = QImage(*SIZE, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    scene.render(painter, QRectF(0, 0, *SIZE), source)
    painter.end()
    scene.tile_drawer.wait()
    return image


def _played(edition: str, part: Part) -> Game:
    game = Game.new(edition, players=part.players, seed=part.seed)
    bot = HeuristicBot()
    for ply in range(part.turns):
        if game.over:
            break
        request = Request(game.observe(game.seat), Limit(), threading.Event(), part.seed, ply)
        game.play(bot.choose(request))
    return game


if __name__ == "__main__":
    main()
