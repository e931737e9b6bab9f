"""Tickets, offers and entries of the log are shown on the board, and gone again without a trace."""

import pytest
from pytestqt.qtbot import QtBot

from tests.helpers.engine.arrange import legal, play, set_cards, started
from tests.helpers.window.board_table import Table
from ttr_qt.engine.actions import ClaimRoute, DrawCard
from ttr_qt.engine.maps import load_map
from ttr_qt.models.item_models.log import LogRow
from ttr_qt.models.item_models.phrases import Phrase
from ttr_qt.models.item_models.tickets import OfferModel, TicketsModel
from ttr_qt.views.board_display.board_marks import offer_lines
from ttr_qt.views.paint.cities import CityState
from ttr_qt.views.paint.spaces import SpaceState
from ttr_qt.views.scene.items import FreshGlowItem
from ttr_qt.views.scene.overlays import DashItem, LetterItem, PillItem
from ttr_qt.views.theme.palette import PLAYERS


def ticket_between(edition: str, a: str, b: str) -> str:
    tickets = load_map(edition).tickets
    return next(ticket.id for ticket in tickets if {ticket.a, ticket.b} == {a, b})


def test_claimable_closed_and_ticket_ends_are_always_marked(qtbot: QtBot) -> None:
    ticket = ticket_between("usa", "denver", "el_paso")
    table = Table(
        qtbot, hand={"blue": 1}, owners={"dal-hou-1": 1, "por-sea-1": 0}, tickets={0: [ticket]}
    )
    assert table.marks.rims == {"kan-oma-1", "kan-oma-2", "sea-van-1", "sea-van-2", "atl-nas-1"}
    assert table.scene.routes["kan-oma-1"].rimmed
    assert table.marks.routes == dict.fromkeys(("dal-hou-2", "por-sea-2"), SpaceState.CLOSED)
    assert table.scene.places["denver"].ring == PLAYERS[0].fill
    table.look(active=False)
    assert not table.scene.routes["kan-oma-1"].rimmed


def test_what_others_claimed_glows_until_one_acts(qtbot: QtBot) -> None:
    table = Table(qtbot)
    set_cards(table.game, hands={1: {"locomotive": 6}})
    draw(table)
    draw(table)
    claim = next(a for a in table.game.legal_actions() if isinstance(a, ClaimRoute))
    table.play_on(claim)
    assert table.marks.fresh == {claim.route: 1}
    (glow,) = glows(table)
    spaces = table.scene.routes[claim.route].sceneBoundingRect()
    assert glow.sceneBoundingRect().contains(spaces.center())
    # It stays while something else is shown, and in pictures of the board it is not to be seen.
    table.play.pick("red")
    assert glows(table)
    table.play.pick("")
    with table.scene.bare():
        assert not glow.isVisible()
    draw(table)
    assert table.marks.fresh == {}
    assert not glows(table)
    table.game.undo()
    table.look()
    assert table.marks.fresh == {claim.route: 1}


def draw(table: Table) -> None:
    table.play_on(DrawCard())


def glows(table: Table) -> list[FreshGlowItem]:
    return [item for item in table.scene.items() if isinstance(item, FreshGlowItem)]


def test_rings_go_when_the_ticket_is_done(qtbot: QtBot) -> None:
    ticket = ticket_between("usa", "denver", "el_paso")
    owners = {"den-sfe-1": 0, "elp-sfe-1": 0}
    table = Table(qtbot, owners=owners, tickets={0: [ticket]})
    assert table.marks.rings == {}
    assert table.scene.places["denver"].ring is None


def test_ticket_lights_its_ends_the_missing_way_and_own_tracks(qtbot: QtBot) -> None:
    ticket = ticket_between("usa", "denver", "el_paso")
    table = Table(qtbot, owners={"den-sfe-1": 0}, tickets={0: [ticket]})
    before = table.marks
    rows = TicketsModel()
    rows.refresh(table.game.observe(0))
    table.play.panels.show_ticket(rows.rows[0])
    assert table.marks.spotlight.routes == {"den-sfe-1", "elp-sfe-1"}
    assert table.marks.spotlight.places == {"denver", "santa_fe", "el_paso"}
    assert table.marks.routes["elp-sfe-1"] is SpaceState.CLAIMABLE
    assert table.marks.places["denver"] is CityState.TARGET
    assert table.scene.veiled
    table.play.panels.show_ticket(None)
    assert table.marks == before
    assert not table.scene.veiled


def test_hopeless_ticket_shows_only_its_ends(qtbot: QtBot) -> None:
    game_map = load_map("usa")
    ticket = ticket_between("usa", "new_york", "dallas")
    around = {route.id: 1 for route in game_map.routes if "dallas" in {route.a, route.b}}
    table = Table(qtbot, owners=around, tickets={0: [ticket]})
    rows = TicketsModel()
    rows.refresh(table.game.observe(0))
    table.play.panels.show_ticket(rows.rows[0])
    assert rows.rows[0].state == "blocked"
    assert table.marks.places["dallas"] is CityState.IMPOSSIBLE
    assert table.marks.spotlight.routes == frozenset()


def test_entry_of_the_log_lights_its_route(qtbot: QtBot) -> None:
    table = Table(qtbot, owners={"dal-hou-1": 1})
    before = table.marks
    row = LogRow(3, 1, "Ada", Phrase("claim"), (), ("dal-hou-1",), (), turn=1)
    table.play.panels.show_entry(row)
    assert table.marks.spotlight.routes == {"dal-hou-1"}
    assert table.marks.spotlight.places == {"dallas", "houston"}
    table.play.panels.show_entry(None)
    assert table.marks == before


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["usa", "germany", "amsterdam"])
def test_offers_have_letters_at_both_ends_and_ways(qtbot: QtBot, edition: str) -> None:
    table = Table(qtbot, edition, size=(700, 900))
    play(table.game, max(legal(table.game, "tickets")))
    table.look()
    before = len(table.scene.items())
    offer = OfferModel()
    offer.refresh(table.game.observe(0))
    offer.choose(offer.rows[0].ticket, chosen=True)
    table.play.panels.show_offers(offer.rows)
    items = table.play.panels.items
    letters = [item for item in items if isinstance(item, LetterItem)]
    assert len(letters) == 2 * len(offer.rows)
    ways = [row for row in offer.rows if row.missing or row.alone == 0]
    pills = [item for item in items if isinstance(item, PillItem)]
    assert len(pills) >= len(ways)
    assert all(pill.text.endswith((" wagons", " carts")) for pill in pills)
    assert sum(isinstance(item, DashItem) for item in items) == len(offer.rows) - 1
    assert table.marks.spotlight.routes >= set(offer.rows[0].missing)
    boxes = [item.sceneBoundingRect().center() for item in letters]
    assert len({(box.x(), box.y()) for box in boxes}) == len(boxes)
    assert all(table.scene.design.rect.contains(box) for box in boxes)
    table.play.panels.show_offers(())
    assert len(table.scene.items()) == before
    assert table.marks.spotlight is None


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["usa", "germany", "amsterdam"])
def test_every_offer_that_can_be_done_has_its_whole_line(edition: str) -> None:
    """Among equally short ways the tickets held may need others together than each by itself."""
    for seed in range(20):
        game = started(edition, seed=seed)
        play(game, max(legal(game, "tickets")))
        view, offer = game.observe(0), OfferModel()
        offer.refresh(view)
        lines = offer_lines(view, offer.rows)
        for row in offer.rows:
            assert set(lines[row.ticket].routes) == {*row.missing, *row.planned}
            assert lines[row.ticket].places[0] in game.map.ends(row.a)
            assert lines[row.ticket].places[-1] in game.map.ends(row.b)
