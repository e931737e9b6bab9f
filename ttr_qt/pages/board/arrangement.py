"""Where the parts of the board page lie, for any size of the window and any board."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QRect, QSize

from ttr_qt.views.theme.style import Style

HIDDEN: Final = QRect()
MARGIN: Final = 6
"""Around the page; panels bring room for their shadows."""
_HEADER: Final = 46
_UPRIGHT: Final = 1.1
"""Boards less wide than so many times their height stand beside the cards, not above them."""
_MOST_TURN: Final = 0.3
_MOST_WORDS: Final = 0.36
"""Share of the height that the panel of the turn gets at most, and if it has much to say; the
players need the rest."""
_LEAST_STRIP: Final = 136
_LEAST_SMALL_STRIP: Final = 122
"""Of a row of cards, at the usual size and at any."""
_CHOOSING: Final = 492
_ROOM_TO_CHOOSE: Final = 1240
"""Below this width the other players yield while tickets are chosen."""
_LEAST_CHOOSING: Final = 396
"""The same, beside an upright board: width that is left for the tickets."""
_HIGH_CHOOSING: Final = 640
"""Height of the tickets beside an upright board from which on the market gets a row of its own."""
_MOST_CHOOSING: Final = 0.56
"""Share of the width that they get at most."""
_NARROW: Final = 800
"""Below this width, as beside the list of moves in a small window, the log yields; beside a wide
board the tickets too."""
_LEAST_COLUMN: Final = 170
"""Width of tickets and of the log below which words would be cut off side by side."""
_ROOM_FOR_BOTH: Final = 340
"""Height from which on they stand one above the other then; else the log yields."""
_TICKETS_ABOVE: Final = 0.55
_LEAST_TICKETS: Final = 300
_LEAST_STACK: Final = 365
"""Height of tickets, and of tickets and the log, below which bonus cards yield to them."""
_LEAST_TIGHT_STACK: Final = 340
"""Height of tickets and the log below which not even short bonus cards stay."""
_LEAST_LOW_TICKETS: Final = 150
"""Height of the tickets below which not even bonuses of a line each stay."""
_LEAST_LOG: Final = 96
"""Height of the log below which it yields to tickets and to bonuses of a line each."""
_WIDE_COLUMN: Final = 0.2
"""Share of the width that tickets and the log get at most beside a board that needs less."""
_BONUS_BESIDE: Final = (206, 320)
"""Width of bonus cards beside the market, at least and at most."""
_MARKET_WHILE_CHOOSING: Final = 0.55
"""Share of the row of cards."""
_LEAST_MARKET: Final = 250
"""Width of the market below which it yields to the hand."""
_FACE_DOWN: Final = 232
"""Height of tickets that lie face down, at most."""
_LEAST_BOARD: Final = 0.36
"""Share of the width that an upright board gets at least."""


@dataclass(frozen=True, slots=True)
class WantedSizes:
    """What some parts would like to have."""

    bonus: Callable[[int], int] = lambda _width: 0
    """Height of the bonus cards in a column of a width; 0: there are none."""
    turn: int = 0
    """Height of the panel of the turn."""
    least_turn: int = 0
    """Height without which its buttons would be cut off."""
    full_turn: int = 0
    """Height without which its lines would have to be scrolled to."""
    players: int = 0
    """Height without which players would be cut off."""
    market: int = 0
    """Width of the market with cards of a good size."""
    hand: int = 0
    """Width without which the hand would need more than a row."""
    pace: int = 0
    least_pace: int = 0
    """Height of the panel of the opponents' pace, with and without a heading; 0: there is none."""
    needs_log: bool = False
    """Whether the log must be there even where it leaves little room to the tickets."""
    least_bonus: Callable[[int], int] = lambda _width: 0
    """Height of the bonus cards with nothing but who has what; 0: they can't be shorter."""
    bonus_lines: Callable[[int], int] = lambda _width: 0
    """Height of the bonuses as a line each; 0: they can't be shown so."""
    two_tickets: Callable[[int], int] = lambda _width: 0
    """Height of the tickets in a width without which the second one would be cut off."""
    least_players: int = 0
    """Height without which players would have to be scrolled to."""
    mixes: Callable[[int], int] = lambda _width: 0
    """Height of the choice of a mix in a width; 0: tickets are being chosen, or nothing."""


_NO_SIZES: Final = WantedSizes()


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The rectangle of each part; an empty one is not shown."""

    header: QRect
    players: QRect
    pace: QRect
    turn: QRect
    board: QRect
    tickets: QRect
    bonus: QRect
    log: QRect
    hand: QRect
    market: QRect
    choosing: QRect


@dataclass(frozen=True, slots=True)
class CoveredArrangement:
    """The same while hands and tickets are face down."""

    parts: Arrangement
    tickets: QRect
    """Those that lie face down."""
    since: QRect
    """What was played since the person's last turn."""
    strip: QRect
    """Who is next."""


def arrange(
    size: QSize, style: Style, shape: float, *, choosing: bool, sizes: WantedSizes = _NO_SIZES
) -> Arrangement:
    """Return where everything lies.

    Args:
        size: of the page.
        style: of the window; its scale makes columns wider.
        shape: how many times as wide as high the board is.
        choosing: whether tickets are being chosen, which needs more room.
        sizes: of the parts whose contents vary; they may get less.
    """
    page = _page_in(size)
    below = _below(page, style, shape, sizes, choosing=choosing)
    if shape >= _UPRIGHT:
        return below
    beside = _beside(page, style, shape, sizes, choosing=choosing)
    if choosing or below.tickets.isEmpty():
        return beside
    # With little width, as beside the list of moves, an upright board is larger above the cards.
    return max(beside, below, key=lambda plan: _width_in(plan.board, shape))


def _width_in(room: QRect, shape: float) -> float:
    """Return how wide a board gets in a place."""
    return min(room.width(), room.height() * shape)


def left_column_width(size: QSize, style: Style) -> int:
    """Return how wide players and turn are on a page of a size."""
    return _left_column(_page_in(size), style)


def _left_column(page: QRect, style: Style) -> int:
    return _bounded(page.width() * 0.14, style, 208, 340)


def _page_in(size: QSize) -> QRect:
    """Return the room of a page within its margins."""
    return QRect(0, 0, size.width(), size.height()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)


def _below(
    page: QRect, style: Style, shape: float, sizes: WantedSizes, *, choosing: bool
) -> Arrangement:
    """Return the arrangement with cards below the board and tickets at the right."""
    left = _left_column(page, style)
    right = _bounded(page.width() * 0.152, style, 206, 400)
    if choosing:
        right = _bounded(page.width() * 0.34, style, _CHOOSING, 860)
    strip = _strip(page.height() * 0.166, style, 250)
    if choosing and page.width() < style.px(_ROOM_TO_CHOOSE):
        return _choosing_only(page, style, strip, sizes)
    top = page.height() - strip
    if not choosing:
        # What a less wide board leaves empty makes words in the column break less often.
        empty = page.width() - left - right - round(top * shape) - 2 * MARGIN
        most = page.width() if shape < _UPRIGHT else round(page.width() * _WIDE_COLUMN)
        right += max(min(empty, most - right), 0)
        right = right if page.width() >= _NARROW else 0
    middle = page.width() - left - right
    side = _column(page, left, strip, sizes, style)
    if choosing:
        across = QRect(page.left() + left, page.top() + top, middle, strip)
        hand, market = _row_while_choosing(across, sizes, style)
        return Arrangement(
            *side,
            board=QRect(page.left() + left, page.top(), middle, top),
            tickets=HIDDEN,
            bonus=HIDDEN,
            log=HIDDEN,
            hand=hand,
            market=market,
            choosing=QRect(across.right() + 1, page.top(), right, page.height()),
        )
    cards = QRect(page.left() + left, page.top() + top, page.width() - left, strip)
    hand, market, extra = _row(cards, sizes, style)
    tickets, log = HIDDEN, HIDDEN
    if right:
        column = QRect(page.right() + 1 - right, page.top(), right, top)
        wanted = sizes if extra.isEmpty() else _NO_SIZES
        tickets, above, log = _stack(column, 0.58, wanted, style)
        extra = extra if above.isEmpty() else above
    return Arrangement(
        *side,
        board=QRect(page.left() + left, page.top(), middle, top),
        tickets=tickets,
        bonus=extra,
        log=log,
        hand=hand,
        market=market,
        choosing=HIDDEN,
    )


def covered(plan: Arrangement, size: QSize, style: Style) -> CoveredArrangement:
    """Return where everything lies while hands and tickets are face down.

    The board stays where it is, so that nothing on it has to be drawn anew.

    Args:
        plan: of the same page, with everything open.
        size: of the page.
        style: of the window.
    """
    page = _page_in(size)
    cards = plan.hand.united(plan.market)
    beside = plan.board.bottom() > cards.top()  # an upright board has everything at its right
    top = cards.top() if beside else plan.hand.top()
    column = QRect(plan.board.right() + 1, page.top(), 0, top - page.top())
    column.setRight(page.right())
    players = plan.players.united(plan.pace).united(plan.turn)
    if not beside:
        cards = QRect(page.left(), top, page.width(), page.bottom() + 1 - top)
        players.setBottom(top - 1)
    tickets = QRect(column)
    tickets.setHeight(min(round(column.height() * 0.5), style.px(_FACE_DOWN)))
    since = column.adjusted(0, tickets.height(), 0, 0)
    if column.width() >= 2 * style.px(_LEAST_COLUMN):
        tickets.setWidth(column.width() // 2)
        since = column.adjusted(tickets.width(), 0, 0, 0)
    elif column.height() < style.px(_ROOM_FOR_BOTH):
        tickets, since = HIDDEN, column
    if column.width() < style.px(_LEAST_COLUMN):
        tickets = since = HIDDEN
    parts = replace(
        plan,
        players=players,
        pace=HIDDEN,
        turn=HIDDEN,
        tickets=HIDDEN,
        bonus=HIDDEN,
        log=HIDDEN,
        hand=HIDDEN,
        market=HIDDEN,
    )
    return CoveredArrangement(parts, tickets, since, strip=cards)


def _choosing_only(page: QRect, style: Style, strip: int, sizes: WantedSizes) -> Arrangement:
    """Return the arrangement for narrow windows: the board, the tickets to choose, the hand."""
    width = min(style.px(_CHOOSING), round(page.width() * _MOST_CHOOSING))
    head = style.px(_HEADER)
    column = QRect(page.left(), page.top(), page.width() - width, page.height())
    cards = QRect(column.left(), column.bottom() + 1 - strip, column.width(), strip)
    choosing = QRect(column.right() + 1, page.top(), width, page.height())
    foot = strip
    if 0 < sizes.mixes(width) <= page.height() - strip:  # a board that is not wide is larger so
        cards = QRect(choosing.left(), cards.top(), width, strip)
        choosing.setBottom(cards.top() - 1)
        foot = 0
    hand, market = _row_while_choosing(cards, sizes, style)
    return Arrangement(
        header=QRect(column.left(), column.top(), column.width(), head),
        players=HIDDEN,
        pace=HIDDEN,
        turn=HIDDEN,
        board=column.adjusted(0, head, 0, -foot),
        tickets=HIDDEN,
        bonus=HIDDEN,
        log=HIDDEN,
        hand=hand,
        market=market,
        choosing=choosing,
    )


def _beside(
    page: QRect, style: Style, shape: float, sizes: WantedSizes, *, choosing: bool
) -> Arrangement:
    """Return the arrangement with all cards at the right of the board."""
    left = _left_column(page, style)
    strip = _strip(page.height() * 0.17, style, 260)
    rest = page.width() - left
    board = min(round(page.height() * shape) + 2 * MARGIN, rest - style.px(_CHOOSING - 22))
    board = max(board, round(page.width() * _LEAST_BOARD))
    side = _column(page, left, strip, sizes, style)
    start = page.left() + left
    right = QRect(start + board, page.top(), rest - board, page.height())
    hand = QRect(right.left(), right.bottom() + 1 - strip, right.width(), strip)
    middle = QRect(start, page.top(), board, page.height())
    if choosing and right.width() < style.px(_LEAST_CHOOSING):
        return _choosing_only(page, style, strip, sizes)
    if choosing:
        above = QRect(right.topLeft(), hand.topRight()).adjusted(0, 0, 0, -1)
        row, market = _row_while_choosing(hand, sizes, style)
        if market.isEmpty() and above.height() - strip >= style.px(_HIGH_CHOOSING):
            market = hand.translated(0, -strip)
            above = above.adjusted(0, 0, 0, -strip)
        return Arrangement(
            *side,
            board=middle,
            tickets=HIDDEN,
            bonus=HIDDEN,
            log=HIDDEN,
            hand=row,
            market=market,
            choosing=above,
        )
    market = hand.translated(0, -strip)
    upper = QRect(right.left(), right.top(), right.width(), market.top() - right.top())
    half = upper.width() // 2
    log = QRect(upper.left() + half, upper.top(), upper.width() - half, upper.height())
    if page.width() >= _NARROW and half >= style.px(_LEAST_COLUMN):
        tickets, extra, _ = _stack(upper.adjusted(0, 0, half - upper.width(), 0), 1.0, sizes, style)
    else:
        both = sizes.needs_log or upper.height() >= style.px(_ROOM_FOR_BOTH)
        tickets, extra, log = _stack(upper, _TICKETS_ABOVE if both else 1.0, sizes, style)
    return Arrangement(
        *side,
        board=middle,
        tickets=tickets,
        bonus=extra,
        log=log,
        hand=hand,
        market=market,
        choosing=HIDDEN,
    )


def _column(
    page: QRect, width: int, strip: int, sizes: WantedSizes, style: Style
) -> tuple[QRect, QRect, QRect, QRect]:
    """Return header, players, the opponents' pace and the panel of the turn, at the left.

    Where the players need all the room, their pace yields, and then the words for the turn: all
    players are to be seen, and what can be done stands on buttons too.
    """
    head = style.px(_HEADER)
    strip = min(max(strip, sizes.turn), round(page.height() * _MOST_TURN))
    words = min(sizes.full_turn, round(page.height() * _MOST_WORDS))
    strip = max(min(strip, page.height() - head - sizes.players), words)
    strip = max(min(strip, page.height() - head - sizes.least_players), sizes.least_turn)
    room = page.height() - head - strip
    fitting = (high for high in (sizes.pace, sizes.least_pace) if room - high >= sizes.players)
    pace = next(fitting, 0)
    top = page.top() + head
    return (
        QRect(page.left(), page.top(), width, head),
        QRect(page.left(), top, width, room - pace),
        QRect(page.left(), top + room - pace, width, pace) if pace else HIDDEN,
        QRect(page.left(), page.bottom() + 1 - strip, width, strip),
    )


def _stack(
    area: QRect, share: float, sizes: WantedSizes, style: Style
) -> tuple[QRect, QRect, QRect]:
    """Return a column cut into tickets, which get a ``share``, bonus cards, and the rest.

    Bonus cards get shorter where there is no room for all, down to a line each; then the log
    yields, which can be seen over the board.
    """
    least = (_LEAST_TICKETS, _LEAST_TICKETS) if share == 1 else (_LEAST_STACK, _LEAST_TIGHT_STACK)
    heights = (sizes.bonus(area.width()), sizes.least_bonus(area.width()))
    fitting = (
        height
        for height, rest in zip(heights, least, strict=True)
        if 0 < height <= area.height() - style.px(rest)
    )
    bonus = next(fitting, 0)
    lines = sizes.bonus_lines(area.width())
    short = not bonus and 0 < lines <= area.height() - style.px(_LEAST_LOW_TICKETS)
    bonus = lines if short else bonus
    rest = area.height() - bonus
    high = round(rest * share)
    if short and share < 1 and not sizes.needs_log:
        high = max(high, min(sizes.two_tickets(area.width()), rest))
        high = high if rest - high >= style.px(_LEAST_LOG) else rest
    tickets = QRect(area.left(), area.top(), area.width(), high)
    extra = QRect(area.left(), area.top() + high, area.width(), bonus) if bonus else HIDDEN
    below = area.top() + high + bonus
    log = QRect(area.left(), below, area.width(), area.bottom() + 1 - below)
    return tickets, extra, log


def _row(area: QRect, sizes: WantedSizes, style: Style) -> tuple[QRect, QRect, QRect]:
    """Return a row cut into the hand, the market, and bonus cards if the market leaves room."""
    half = area.width() // 2
    hand = max(min(round(area.width() * 0.6), area.width() - sizes.market), half)
    least, most = (style.px(width) for width in _BONUS_BESIDE)
    bonus = min(area.width() - half - sizes.market, most)
    if not sizes.market or bonus < least or not 0 < sizes.bonus(bonus) <= area.height():
        bonus = 0
    else:
        hand = half
    market = area.width() - hand - bonus
    left, top, high = area.left(), area.top(), area.height()
    return (
        QRect(left, top, hand, high),
        QRect(left + hand, top, market, high),
        QRect(left + hand + market, top, bonus, high) if bonus else HIDDEN,
    )


def _row_while_choosing(area: QRect, sizes: WantedSizes, style: Style) -> tuple[QRect, QRect]:
    """Return a row cut into the hand and the market: whoever chooses tickets looks at both.

    The market may be small then, since nothing is taken from it; without room for it, it yields.
    """
    wanted = round(area.width() * _MARKET_WHILE_CHOOSING)
    market = min(wanted, sizes.market or wanted, area.width() - sizes.hand)
    if market < style.px(_LEAST_MARKET):
        return area, HIDDEN
    return area.adjusted(0, 0, -market, 0), area.adjusted(area.width() - market, 0, 0, 0)


def _strip(wanted: float, style: Style, most: int) -> int:
    """Return the height of a row of cards, for the size of cards that a person likes."""
    usual = _bounded(wanted, style, _LEAST_STRIP, most)
    return max(round(usual * style.card_scale), style.px(_LEAST_SMALL_STRIP))


def _bounded(wanted: float, style: Style, least: int, most: int) -> int:
    return min(max(round(wanted), style.px(least)), style.px(most))
