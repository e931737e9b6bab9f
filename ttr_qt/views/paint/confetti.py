"""Confetti of the symbols that all cards carry: it falls once and stays where it lies."""

import random
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from ttr_qt.views.paint.symbols import draw_symbol
from ttr_qt.views.theme.palette import ROUTES
from ttr_qt.views.theme.pencil import Pencil, tint

_COLOURS: Final = ("#F0B429", "#F0B429", *(look.fill for look in tuple(ROUTES.values())[:6]))
_SYMBOLS: Final = tuple(look.symbol for look in tuple(ROUTES.values())[:8])
_AREA_PER_PIECE: Final = 1500.0
"""Square units of a banner for each piece."""


@dataclass(frozen=True, slots=True)
class _Piece:
    x: float
    y: float
    """Both as parts of the width and the height."""
    angle: float
    size: float
    colour: str
    symbol: str
    """Empty: a strip of paper."""
    delay: float


class Confetti:
    """Pieces that fall from above to their places; where texts are there are none."""

    def __init__(self, seed: int = 4) -> None:
        chance = random.Random(seed)
        self._pieces = [self._piece(chance) for _ in range(400)]

    @staticmethod
    def _piece(chance: random.Random) -> _Piece:
        return _Piece(
            x=chance.random(),
            y=chance.random() ** 1.15,
            angle=chance.uniform(0, 180),
            size=chance.uniform(4, 8),
            colour=chance.choice(_COLOURS),
            symbol=chance.choice(_SYMBOLS) if chance.random() < 0.4 else "",  # noqa: PLR2004
            delay=chance.uniform(0, 0.45),
        )

    def draw(
        self, pencil: Pencil, rect: QRectF, keep_free: QRectF, fallen: float, scale: float
    ) -> None:
        """Draw the pieces, fallen so far (0 to 1) on their way."""
        count = round(rect.width() * rect.height() / (_AREA_PER_PIECE * scale * scale))
        for piece in self._pieces[: max(20, count)]:
            along = min(1.0, max(0.0, (fallen - piece.delay) / 0.55))
            rest = (1 - along) ** 2
            x = rect.x() + piece.x * rect.width() + rest * 30 * scale
            y = rect.y() + piece.y * rect.height() - rest * (piece.y + 0.2) * rect.height()
            if along <= 0 or keep_free.contains(QPointF(x, y)):
                continue
            with pencil.at(x, y, scale, angle=piece.angle + rest * 300):
                self._draw_piece(pencil, piece)

    @staticmethod
    def _draw_piece(pencil: Pencil, piece: _Piece) -> None:
        colour = tint(piece.colour, 0.85)
        if piece.symbol:
            draw_symbol(pencil, piece.symbol, 0, 0, piece.size * 0.75, colour)
        else:
            pencil.box((-piece.size / 2, -piece.size / 4, piece.size, piece.size / 2), colour)
