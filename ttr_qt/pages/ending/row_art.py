"""What stands in a row of the final table beside texts: faces, bars, and tickets of the six."""

from collections.abc import Callable

from PySide6.QtCore import QRectF

from ttr_qt.models.records.result import Standing
from ttr_qt.pages.ending.count import Tally
from ttr_qt.views.paint.symbols import draw_symbol
from ttr_qt.views.paint.tokens import draw_player_chip
from ttr_qt.views.theme.palette import PlayerColour, Theme, player_colour
from ttr_qt.views.theme.pencil import Pencil, mix, rounded, stroke, tint

DrawFace = Callable[[Pencil, Standing, float, float, float], None]
"""Draws who a standing is about around a point, with a radius."""


def draw_chip_face(pencil: Pencil, standing: Standing, x: float, y: float, radius: float) -> None:
    """Draw the player's chip, where there is no portrait."""
    draw_player_chip(pencil, x, y, radius, player_colour(standing.colour))


def draw_bar(
    pencil: Pencil,
    rect: QRectF,
    standing: Standing,
    tally: Tally,
    longest: int,
    player: PlayerColour,
    theme: Theme,
) -> None:
    """Draw routes, tickets and bonus as one bar; what was missed is hatched off its end."""
    scale = rect.width() / max(longest, 1)
    done, missed = tally.done_points(standing), -tally.missed_points(standing)
    bonus = standing.bonus if tally.bonus else 0
    solid = standing.routes + standing.goods
    width = (solid + done + bonus) * scale
    if width <= 0:
        return
    path = rounded(rect.x(), rect.y(), width, rect.height(), rect.height() * 0.24)
    with pencil.clipped(path):
        left = rect.x()
        parts = (
            (solid, mix(player.fill, "#FFFFFF", 0.0)),
            (done, mix(player.fill, "#FFFFFF", 0.38)),
            (bonus, mix(theme.amber, "#FFFFFF", 0.0)),
        )
        for points, colour in parts:
            pencil.box((left, rect.y(), points * scale, rect.height()), colour)
            left += points * scale
        _hatch(pencil, rect, left - missed * scale, left)
    pencil.shape(path, None, stroke(theme.ink, 1, alpha=0.4))


def _hatch(pencil: Pencil, rect: QRectF, left: float, right: float) -> None:
    """Hatch a part of a bar in red on white."""
    if right - left < 1:
        return
    lost = QRectF(left, rect.y(), right - left, rect.height())
    with pencil.clipped(rounded(lost.x(), lost.y(), lost.width(), lost.height(), 0.01)):
        pencil.box(lost, tint("#FFFFFF", 0.85))
        step = 5.0
        x = left - rect.height()
        while x < right:
            line = stroke("#B3261E", 1.3)
            pencil.line(x, rect.bottom(), x + rect.height(), rect.top(), line)
            x += step


def draw_pips(
    pencil: Pencil,
    rect: QRectF,
    standing: Standing,
    goal: int,
    player: PlayerColour,
    theme: Theme,
) -> None:
    """Draw the tickets it takes to win, those done filled, a star for the crossing."""
    gap = rect.width() * 0.02
    width = (rect.width() - gap * (goal - 1)) / goal
    for number in range(goal):
        left = rect.x() + number * (width + gap)
        done = number < standing.total
        fill = player.fill if done else theme.chip
        line = stroke("#2B2018", 1, alpha=0.45) if done else stroke(theme.line, 1)
        pencil.box(QRectF(left, rect.y(), width, rect.height()), fill, line, rect.height() * 0.2)
        if done:
            crossing = standing.crossing and number == standing.total - 1
            mark = "star" if crossing else player.mark
            x, y = left + width / 2, rect.center().y()
            draw_symbol(pencil, mark, x, y, min(width, rect.height()) * 0.28, player.ink)
