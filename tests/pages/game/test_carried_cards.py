"""Carried cards lie under the pointer, whatever the size of texts."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ttr_qt.pages.game.carried_cards import CarriedCards
from ttr_qt.views.editions.registry import edition_named
from ttr_qt.views.play.claiming import CARRIED_ROOM
from ttr_qt.views.theme.style import Style


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("many", [1, 5])
def test_the_pointer_holds_the_cards_by_their_upper_edge(
    qtbot: QtBot, scale: float, many: int
) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(600, 500)
    page.show()
    carried = CarriedCards(replace(Style(), scale=scale), edition_named("usa").cards, page)
    at = QPoint(300, 200)
    carried.carry(("blue",) * many, page.mapToGlobal(at))
    pixmap = QPixmap(carried.size())
    pixmap.fill(Qt.GlobalColor.transparent)
    carried.render(pixmap, QPoint(), carried.rect(), QWidget.RenderFlag.DrawChildren)
    image = pixmap.toImage()
    drawn = {
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() > 128
    }
    inside = at - carried.pos()
    assert (inside.x(), inside.y()) in drawn
    above = [y for x, y in drawn if x == inside.x() and y < inside.y()]
    assert len(above) < 12 * scale, "what is pointed at would be covered"
    for edge in (0, image.width() - 1):
        assert not any(x == edge for x, _ in drawn), "a card is cut off"
    assert not any(y in {0, image.height() - 1} for _, y in drawn), "a card is cut off"
    off = QPointF(carried.geometry().center() - at) - CARRIED_ROOM.center() * scale
    assert off.manhattanLength() < 4, "the tip would keep clear of another place"
