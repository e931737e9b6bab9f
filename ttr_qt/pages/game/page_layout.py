"""Puts the parts of the page of a game where its arrangement says."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize

from ttr_qt.pages.game.arrangement import Wishes, arrange
from ttr_qt.views.theme.style import Style

if TYPE_CHECKING:
    from ttr_qt.pages.game.game_page import GamePage


def lay_out(page: "GamePage", style: Style, room: QSize) -> None:
    """Lay all parts of a page out in the room there is for them; some may be hidden."""
    layout = page.scene.sheet.layout
    plan = arrange(
        room,
        style,
        layout.width / layout.height,
        choosing=page.choosing.isVisibleTo(page),
        wishes=Wishes(
            page.bonus.heightForWidth,
            page.turn.sizeHint().height(),
            page.turn.least_height(),
            page.turn.full_height(),
            page.players.minimumSizeHint().height(),
            page.market.sizeHint().width(),
            page.hand.width_in_a_row(),
            needs_log=page.log_needed,
        ),
    )
    parts = {
        page.header: plan.header,
        page.players: plan.players,
        page.turn: plan.turn,
        page.board_view: plan.board,
        page.tickets: plan.tickets,
        page.bonus: plan.bonus,
        page.log: plan.log,
        page.hand: plan.hand,
        page.market: plan.market,
        page.choosing: plan.choosing,
    }
    for part, place in parts.items():
        part.setVisible(not place.isEmpty())
        if not place.isEmpty():
            part.setGeometry(place)
    page.board_view.setGeometry(page.time.buttons.place(page.hand.head_room(), plan.board))
    if page.tickets.isVisibleTo(page) and page.log.isVisibleTo(page):
        _give_spare_room_to_log(page)


def _give_spare_room_to_log(page: "GamePage") -> None:
    """Give the log below the tickets the room that they leave empty."""
    tickets, log = page.tickets, page.log.geometry()
    if log.left() != tickets.x():
        return
    tickets.box.activate()
    spare = max(tickets.list.height() - tickets.list.content_height(), 0)
    tickets.resize(tickets.width(), tickets.height() - spare)
    if page.bonus.x() == tickets.x():
        page.bonus.move(page.bonus.x(), page.bonus.y() - spare)
    page.log.setGeometry(log.adjusted(0, -spare, 0, 0))
