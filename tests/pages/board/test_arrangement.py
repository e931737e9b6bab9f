"""All parts of the game page have their place, at any size."""

from dataclasses import fields, replace
from itertools import combinations

import pytest
from PySide6.QtCore import QRect, QSize

from ttr_qt.pages.board.arrangement import Arrangement, WantedSizes, arrange
from ttr_qt.views.theme.style import Style

SIZES = [(1024, 700), (1280, 720), (1920, 1080), (3840, 2160), (1200, 1600)]
SHAPES = {"usa": 1.5, "germany": 0.74}


def parts(plan: Arrangement) -> dict[str, QRect]:
    shown = {field.name: getattr(plan, field.name) for field in fields(plan)}
    return {name: place for name, place in shown.items() if not place.isEmpty()}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
@pytest.mark.parametrize("choosing", [False, True])
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("market", [250, 682])
def test_nothing_overlaps_or_leaves_the_page(
    size: tuple[int, int], shape: float, choosing: bool, scale: float, market: int
) -> None:
    plan = arrange(
        QSize(*size),
        Style(scale=scale),
        shape,
        choosing=choosing,
        sizes=WantedSizes(lambda _width: 90, 200, market=round(market * scale), needs_log=True),
    )
    shown = parts(plan)
    page = QRect(0, 0, *size)
    for name, place in shown.items():
        assert page.contains(place), name
    for (one, first), (other, second) in combinations(shown.items(), 2):
        assert not first.intersects(second), (one, other)
    assert ("choosing" in shown) == choosing
    assert {"header", "board", "hand"} <= shown.keys()
    assert plan.board.width() >= (size[0] - 12) // 3
    beside = {"tickets", "log"} & shown.keys()
    assert beside == (set() if choosing else {"tickets", "log"})
    assert "market" in shown or choosing


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
def test_tickets_have_room_for_their_words(
    size: tuple[int, int], shape: float, scale: float
) -> None:
    game, replay = (
        arrange(
            QSize(*size),
            Style(scale=scale),
            shape,
            choosing=False,
            sizes=WantedSizes(needs_log=needed),
        )
        for needed in (False, True)
    )
    for plan in (game, replay):
        assert plan.tickets.width() >= 170 * scale
    assert game.tickets.height() >= 110 * scale
    assert not replay.log.isEmpty()
    # Large texts leave no room for the log beside an upright board in a small window.
    narrowest = {1.0: 0, 1.25: 0, 1.5: 1280}[scale]
    assert game.log.isEmpty() == (shape < 1 and size[0] <= narrowest and size[1] < 800)
    assert game.log.isEmpty() or game.log.width() >= 170 * scale


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
def test_who_chooses_tickets_sees_the_market_with_a_small_hand(
    size: tuple[int, int], shape: float
) -> None:
    few, many = (
        arrange(
            QSize(*size), Style(), shape, choosing=True, sizes=WantedSizes(market=682, hand=hand)
        )
        for hand in (224, 520)
    )
    if size != (1024, 700) or shape > 1:
        assert few.market.width() >= 250
        assert few.hand.width() >= 224
    for plan in (few, many):
        beside = not plan.market.isEmpty() and plan.market.top() == plan.hand.top()
        assert not beside or plan.hand.width() >= (224 if plan is few else 520)
    assert not many.market.isEmpty() or size[0] < 1900


def test_the_board_has_most_of_a_usual_window() -> None:
    plan = arrange(QSize(1920, 1080), Style(), 1.5, choosing=False)
    assert plan.board.width() > 1300
    assert plan.board.height() > 850
    assert (plan.players.width(), plan.hand.height()) == (267, 177)


def test_upright_boards_use_the_whole_height() -> None:
    plan = arrange(QSize(1920, 1080), Style(), 0.74, choosing=False)
    assert plan.board.height() > 1050
    assert plan.hand.left() > plan.board.right()
    assert plan.market.left() > plan.board.right()


@pytest.mark.parametrize("size", [(990, 720), (1024, 700), (1200, 1600)])
def test_upright_boards_stay_large_with_little_width(size: tuple[int, int]) -> None:
    """As beside the list of moves in a window of 1280 x 720."""
    shape = 0.77
    plan = arrange(QSize(*size), Style(), shape, choosing=False)
    assert min(plan.board.width(), plan.board.height() * shape) > size[0] * 0.41
    assert plan.tickets.width() >= 206
    assert not plan.log.isEmpty()


WIDE_MARKET = WantedSizes(lambda _width: 90, 200, market=682)


def test_bonus_cards_yield_where_there_is_no_room() -> None:
    low = arrange(QSize(1280, 600), Style(), 1.5, choosing=False, sizes=WIDE_MARKET)
    high = arrange(QSize(1280, 1000), Style(), 1.5, choosing=False, sizes=WIDE_MARKET)
    assert low.bonus.isEmpty()
    assert high.bonus.height() == 90
    assert high.bonus.left() == high.tickets.left()


def test_bonuses_stay_as_lines_and_the_log_yields() -> None:
    size, style = QSize(1280, 720), Style(scale=1.5)
    sizes = WantedSizes(lambda _width: 260, 200, market=375, bonus_lines=lambda _width: 100)
    plan = arrange(size, style, 1.4, choosing=False, sizes=sizes)
    assert plan.bonus.height() == 100
    assert plan.tickets.bottom() < plan.bonus.top()
    high = replace(sizes, two_tickets=lambda _width: 310)
    plan = arrange(size, style, 1.4, choosing=False, sizes=high)
    assert plan.tickets.height() >= 310
    assert plan.bonus.height() == 100
    assert plan.log.isEmpty()
    replay = arrange(size, style, 1.4, choosing=False, sizes=replace(high, needs_log=True))
    assert not replay.log.isEmpty()
    assert replay.bonus.height() == 100


def test_bonus_cards_have_room_with_large_texts() -> None:
    sizes = WantedSizes(lambda _width: 131, 300, market=640)
    plan = arrange(QSize(1600, 900), Style(scale=1.5), 1.44, choosing=False, sizes=sizes)
    assert plan.bonus.height() == 131
    assert plan.log.height() >= 200


def test_bonus_cards_lie_beside_a_market_that_needs_little() -> None:
    small = replace(WIDE_MARKET, market=250)
    plan = arrange(QSize(1280, 720), Style(), 1.39, choosing=False, sizes=small)
    assert plan.bonus.top() == plan.market.top()
    assert plan.bonus.width() >= 206
    assert plan.market.width() >= 250
    # The tickets and the log have the whole column.
    assert plan.log.top() == plan.tickets.bottom() + 1
    high = replace(small, bonus=lambda _width: 300)
    plan = arrange(QSize(1280, 720), Style(), 1.39, choosing=False, sizes=high)
    assert plan.bonus.isEmpty()
    assert plan.market.right() == plan.tickets.right()


def test_a_narrow_board_leaves_its_room_to_the_column() -> None:
    wide, narrow = (
        arrange(QSize(1280, 720), Style(), shape, choosing=False, sizes=WIDE_MARKET)
        for shape in (1.5, 1.23)
    )
    assert narrow.tickets.width() > wide.tickets.width() + 30
    # The board is no smaller for it: its height is what limits it.
    assert narrow.board.width() >= narrow.board.height() * 1.23


def test_players_are_seen_before_the_words_for_the_turn() -> None:
    style, size = Style(scale=1.5), QSize(1280, 720)
    sizes = WantedSizes(turn=255, least_turn=176, full_turn=313, players=574, least_players=459)
    plan = arrange(size, style, 1.5, choosing=False, sizes=sizes)
    assert plan.players.height() >= 459
    assert plan.turn.height() >= 176
    none_left = replace(sizes, least_players=600)
    assert arrange(size, style, 1.5, choosing=False, sizes=none_left).turn.height() == 176


def test_an_upright_board_stays_large_while_a_mix_is_chosen() -> None:
    style, size = Style(scale=1.5), QSize(1280, 720)
    tickets = arrange(size, style, 0.74, choosing=True, sizes=WantedSizes())
    mixes = arrange(size, style, 0.74, choosing=True, sizes=WantedSizes(mixes=lambda _: 440))
    assert mixes.board.height() > tickets.board.height() * 1.4
    assert mixes.choosing.height() >= 440
    assert not mixes.hand.intersects(mixes.choosing)
    high = arrange(size, style, 0.74, choosing=True, sizes=WantedSizes(mixes=lambda _: 640))
    assert high == tickets
