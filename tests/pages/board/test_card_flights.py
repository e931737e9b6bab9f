"""Cards and tickets fly to where they belong."""

import pytest
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from tests.helpers.players.quickly import begin, choose_tickets
from tests.helpers.window.fixtures import MakeWindow
from ttr_qt.app.settings.preferences import Preferences
from ttr_qt.engine.actions import DrawCard
from ttr_qt.pages.board.page_places import PagePlaces
from ttr_qt.views.theme.style import Motion

MOVING = Preferences("light", "en", 1.0, Motion.NORMAL, pace="quick")


@pytest.mark.slow
def test_a_drawn_card_flies_and_lands(qtbot: QtBot, make_window: MakeWindow) -> None:
    page = begin(make_window(preferences=MOVING))
    choose_tickets(page.session)
    qtbot.waitUntil(lambda: page.active)
    page.play(DrawCard())
    assert (page.flights.flying, page.animation.moving) == (True, True)
    page.animation.skip()
    assert (page.flights.flying, page.animation.moving) == (False, False)


def test_tickets_done_fly_to_the_open_row(make_window: MakeWindow) -> None:
    window = make_window()
    page = begin(window, "first_journey")
    places = PagePlaces(
        window.preferences.style,
        page.session,
        page.board_view,
        page.hand,
        page.market,
        page.players,
        page.tickets,
    )
    ticket = page.session.map.tickets[0]
    flight = places.ticket_flight(1, ticket.id)
    assert flight is not None
    assert flight.picture is not None
    board = page.board_view
    assert board.rect().contains(board.mapFromGlobal(flight.start.center()))
    assert flight.end == page.players.face_of(1)
    slots = [page.tickets.open_rect(place) for place in range(6)]
    corner = page.tickets.mapToGlobal(page.tickets.rect().topLeft())
    panel = QRect(corner, page.tickets.size())
    assert all(panel.contains(slot) for slot in slots)
    assert len({(slot.x(), slot.y()) for slot in slots}) == 6
