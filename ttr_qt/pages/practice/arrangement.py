"""Where everything lies while a mistake is tried again, for any window and any board."""

from dataclasses import dataclass, replace
from typing import Final, Literal

from PySide6.QtCore import QRect, QSize

from ttr_qt.pages.board.arrangement import HIDDEN, MARGIN, Arrangement
from ttr_qt.views.theme.style import Style

Tab = Literal["move", "tickets", "players"]
"""What is shown where there is room for one thing only."""

_UPRIGHT: Final = 1.1
_SIDE: Final = (404, 600)
"""Width of what stands beside a wide board, at least and at most."""
_SHARE: Final = 0.365
_LEAST_SIDE: Final = 470
"""Width that an upright board leaves at least."""
_LEAST_BOARD: Final = 0.36
_LEAST_ABOVE: Final = 300
"""Height that is left above two rows of cards, or there is only one."""
_STRIP: Final = (136, 240)
"""Height of a row of cards, at least and at most."""
_LOW: Final = 420
"""Height below which only one thing is shown beside the board."""
_EXERCISE: Final = (268, 400)
"""Height of the panel of the exercise, at least and at most."""
_EXERCISE_SHARE: Final = 0.58
_CHOOSING: Final = 470
"""Width of the tickets to choose from beside an upright board."""
_ROOM_TO_CHOOSE: Final = 740
"""Width from which on the exercise stands beside them."""
_EXERCISE_BELOW: Final = 0.58
"""Share of the width that the exercise gets beside the hand."""
_ROOM_BELOW: Final = 560
"""Width of a wide board from which on exercise and hand lie side by side below it."""
_TABS: Final = 44
_TURN: Final = 212
"""Width of the panel of the turn beside the hand."""
_LEAST_HAND: Final = 330
_COLUMN: Final = 186
"""Width that tickets and players need at least."""
_LEAST_TICKETS: Final = 150
TWO: Final[tuple[Tab, ...]] = ("tickets", "players")
CHOOSING_TABS: Final[tuple[Tab, ...]] = ("move", "tickets")
THREE: Final[tuple[Tab, ...]] = ("move", "tickets", "players")
_TWO_COLUMNS: Final = 620
"""Width from which on the exercise has a column of its own."""


@dataclass(frozen=True, slots=True)
class WantedSizes:
    """What some parts would like to have."""

    turn: int
    """Height of the panel of the turn without which its buttons would be cut off."""
    players: int
    """Height without which players would be cut off."""
    exercise: int
    """Height without which parts of the exercise would lie on each other."""


@dataclass(frozen=True, slots=True)
class ExerciseArrangement:
    """The rectangle of each part; an empty one is not shown."""

    parts: Arrangement
    exercise: QRect
    tabs: QRect
    """The choice of what is shown where there is no room for all."""
    offered: tuple[Tab, ...]
    """What can be chosen there."""


@dataclass(frozen=True, slots=True)
class _Side:
    """Where everything lies beside the board, but for the cards."""

    exercise: QRect = HIDDEN
    turn: QRect = HIDDEN
    players: QRect = HIDDEN
    tickets: QRect = HIDDEN
    choosing: QRect = HIDDEN
    tabs: QRect = HIDDEN
    offered: tuple[Tab, ...] = ()


def arrange_exercise(
    size: QSize, style: Style, shape: float, sizes: WantedSizes, *, choosing: bool, tab: Tab
) -> ExerciseArrangement:
    """Return where everything lies.

    Args:
        size: of the room for all of it.
        style: of the window.
        shape: how many times as wide as high the board is.
        sizes: of the parts whose contents vary; they may get less.
        choosing: whether tickets are to be chosen.
        tab: what is to be shown where there is no room for all.
    """
    page = QRect(0, 0, size.width(), size.height()).adjusted(MARGIN, 0, -MARGIN, -MARGIN)
    least, most = (style.px(one) for one in _STRIP)
    strip = round(min(max(round(page.height() * 0.19), least), most) * style.card_scale)
    upright = shape < _UPRIGHT
    left, right = _cut_beside(page, style, shape)
    if choosing:
        return _while_choosing(left, right, strip, style, sizes, tab, upright=upright)
    if upright:
        rows = 2 if right.height() - 2 * strip >= style.px(_LEAST_ABOVE) else 1
        room, hand = _cut(right, right.height() - strip)
        market = hand.translated(0, -strip)
        if rows == 1:
            hand, market = _halves(hand)
        else:
            room.setHeight(room.height() - strip)
        board = left
    else:
        board, hand = _cut(left, left.height() - strip)
        room, market = _cut(right, right.height() - strip)
    turn = HIDDEN
    beside = style.px(_TURN)
    if sizes.turn <= strip and hand.width() - beside >= style.px(_LEAST_HAND):
        turn = hand.adjusted(hand.width() - beside, 0, 0, 0)
        hand.setWidth(hand.width() - beside)
    side = _beside(room, style, sizes, tab, turn=turn.isEmpty())
    if not turn.isEmpty():
        side = replace(side, turn=turn)
    return _together(board, hand, market, side)


def _together(board: QRect, hand: QRect, market: QRect, side: _Side) -> ExerciseArrangement:
    parts = Arrangement(
        header=HIDDEN,
        players=side.players,
        pace=HIDDEN,
        turn=side.turn,
        board=board,
        tickets=side.tickets,
        bonus=HIDDEN,
        log=HIDDEN,
        hand=hand,
        market=market,
        choosing=side.choosing,
    )
    return ExerciseArrangement(parts, side.exercise, side.tabs, side.offered)


def _cut_beside(page: QRect, style: Style, shape: float) -> tuple[QRect, QRect]:
    """Return the page cut into what a board gets, with what stands below it, and the rest."""
    if shape < _UPRIGHT:
        board = min(round(page.height() * shape), page.width() - style.px(_LEAST_SIDE))
        rest = page.width() - max(board, round(page.width() * _LEAST_BOARD))
    else:
        least, most = (style.px(one) for one in _SIDE)
        rest = min(max(round(page.width() * _SHARE), least), most, page.width() // 2)
    return page.adjusted(0, 0, -rest, 0), page.adjusted(page.width() - rest, 0, 0, 0)


def _while_choosing(
    left: QRect,
    right: QRect,
    strip: int,
    style: Style,
    sizes: WantedSizes,
    tab: Tab,
    *,
    upright: bool,
) -> ExerciseArrangement:
    """Return where everything lies while tickets are chosen, which needs all the room there is."""
    board, room = left, right
    if upright:
        room, hand = _cut(right, right.height() - strip)
        if room.width() >= style.px(_ROOM_TO_CHOOSE):
            exercise = room.adjusted(0, 0, -style.px(_CHOOSING), 0)
            choosing = room.adjusted(exercise.width(), 0, 0, 0)
            side = _Side(exercise=exercise, choosing=choosing)
            return _together(board, hand, HIDDEN, side)
    else:
        if left.width() >= style.px(_ROOM_BELOW):
            board, below = _cut(left, left.height() - max(strip, sizes.exercise))
            exercise, hand = _halves(below, _EXERCISE_BELOW)
            return _together(board, hand, HIDDEN, _Side(exercise=exercise, choosing=right))
        board, hand = _cut(left, left.height() - strip)
    tabs, shown = _cut(room, style.px(_TABS))
    one = HIDDEN if tab == "tickets" else shown
    other = shown if tab == "tickets" else HIDDEN
    side = _Side(exercise=one, choosing=other, tabs=tabs, offered=CHOOSING_TABS)
    return _together(board, hand, HIDDEN, side)


def _beside(room: QRect, style: Style, sizes: WantedSizes, tab: Tab, *, turn: bool) -> _Side:
    """Return where the exercise lies, and what one has to know for it.

    ``turn``: whether the buttons of the turn have to be there, too.
    """
    if room.height() < style.px(_LOW) and room.width() < style.px(_TWO_COLUMNS):
        return _one_by_one(room, style, tab, turn=turn)
    if room.width() >= style.px(_TWO_COLUMNS):
        exercise, rest = _halves(room)
    else:
        least, most = (style.px(one) for one in _EXERCISE)
        exercise, rest = _cut(room, min(max(round(room.height() * _EXERCISE_SHARE), least), most))
    return _standing(exercise, rest, style, sizes, tab, turn=turn)


def _standing(
    exercise: QRect, rest: QRect, style: Style, sizes: WantedSizes, tab: Tab, *, turn: bool
) -> _Side:
    """Return where tickets, players and the buttons of the turn lie, below or beside the rest."""
    buttons = HIDDEN
    if turn:
        left, buttons = _halves(rest)
        if rest.height() >= sizes.turn + style.px(_LEAST_TICKETS):
            left, buttons = _cut(rest, rest.height() - sizes.turn)
    else:
        left = rest
    wide = left.width() >= style.px(2 * _COLUMN)
    if wide and left.height() >= sizes.players:
        tickets, players = _halves(left)
        return _Side(exercise, buttons, players, tickets)
    if left.height() >= sizes.players + style.px(_LEAST_TICKETS):
        players, tickets = _cut(left, sizes.players)
        return _Side(exercise, buttons, players, tickets)
    tabs, shown = _cut(left, style.px(_TABS))
    if tab == "players":
        return _Side(exercise, buttons, players=shown, tabs=tabs, offered=TWO)
    return _Side(exercise, buttons, tickets=shown, tabs=tabs, offered=TWO)


def _one_by_one(room: QRect, style: Style, tab: Tab, *, turn: bool) -> _Side:
    """Return one thing at a time, where there is room for no more."""
    tabs, rest = _cut(room, style.px(_TABS))
    if tab == "move":
        return _Side(exercise=rest, tabs=tabs, offered=THREE)
    if tab == "players":
        return _Side(players=rest, tabs=tabs, offered=THREE)
    tickets, buttons = _halves(rest) if turn else (rest, HIDDEN)
    return _Side(turn=buttons, tickets=tickets, tabs=tabs, offered=THREE)


def _halves(room: QRect, share: float = 0.5) -> tuple[QRect, QRect]:
    """Return the left part of a rectangle and the right one, by default halves."""
    half = round(room.width() * share)
    return room.adjusted(0, 0, half - room.width(), 0), room.adjusted(half, 0, 0, 0)


def _cut(room: QRect, high: int) -> tuple[QRect, QRect]:
    """Return the upper part of a rectangle, and what is left of it."""
    upper = QRect(room.left(), room.top(), room.width(), high)
    return upper, room.adjusted(0, high, 0, 0)
