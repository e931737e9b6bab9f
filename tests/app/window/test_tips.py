"""Tool tips are never one line that runs out of the window."""

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.players.quickly import begin, choose_tickets
from tests.helpers.window.fixtures import MakeWindow
from ttr_qt.app.settings.preferences import Preferences
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.engine.actions import DrawCard
from ttr_qt.pages.start.start_page import StartPage
from ttr_qt.views.charts.line_tip import LineTip
from ttr_qt.views.play.route_facts import RouteFacts
from ttr_qt.views.play.route_tip import RouteTip
from ttr_qt.views.theme.language import Language
from ttr_qt.views.theme.qt_palette import TIP_EDGE, TIP_GROUND
from ttr_qt.views.theme.style import Motion, Style
from ttr_qt.views.theme.translation import install_language
from ttr_qt.views.widgets.tool_tips import wrapped

pytestmark = pytest.mark.slow

LONG = (
    "Back to the start of your last turn, with the same cards. After that this game no longer "
    "counts for your rating. (Ctrl+Z)"
)
READABLE = 60
"""Letters in a line."""


def test_long_texts_are_wrapped_and_short_ones_are_not() -> None:
    lines = wrapped(LONG).split("\n")
    assert len(lines) > 2
    assert max(map(len, lines)) <= READABLE
    assert " ".join(lines) == LONG
    assert wrapped("Short.\n\nShort again.") == "Short.\n\nShort again."


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_tip_of_a_page_is_too_wide(make_window: MakeWindow, language: Language) -> None:
    install_language(language)
    try:
        look = Preferences("light", language, 1.0, Motion.OFF, pace="quick", sounds=False)
        window = make_window(preferences=look)
        tips = tips_of(window)
        page = begin(window)
        tips += tips_of(window)
        choose_tickets(page.session)
        tips += tips_of(window)
        window.show_start()
        window.overlays.open_games()
        tips += tips_of(window)
    finally:
        install_language("en")
    assert max(len(tip) for tip in tips) > READABLE
    for tip in tips:
        assert max(map(len, tip.split("\n"))) <= READABLE, tip


@pytest.mark.qt_log_ignore("does not support raise", extend=True)
def test_tips_have_the_letters_of_the_window(make_window: MakeWindow) -> None:
    window = make_window()
    assert isinstance(window.page, StartPage)
    for part in (window.page, window.page.opponents.rows[0].remove_button):
        QToolTip.showText(QPoint(5, 5), f"A tip of {type(part).__name__}.", part)
        tops = QApplication.topLevelWidgets()
        tip = next(one for one in tops if one.metaObject().className() == "QTipLabel")
        assert tip.font().family() == Style().font().family()
        QToolTip.hideText()


@pytest.mark.qt_log_ignore("does not support raise", extend=True)
def test_all_tips_look_alike(make_window: MakeWindow) -> None:
    window = make_window()
    text = "The same text."
    QToolTip.showText(QPoint(5, 5), text, window)
    tops = QApplication.topLevelWidgets()
    of_qt = next(one for one in tops if one.metaObject().className() == "QTipLabel")
    ours = LineTip(Style(), window)
    ours.show_text(text, QPoint(300, 300))
    route = RouteTip(Style(), window)
    route.set_facts(RouteFacts(text, 4, "blue", 3, "3 blue", "", refused=False))
    route.show()
    faces = [
        of_qt.grab().toImage(),
        ours.grab().toImage(),
        route.grab(route.face().toRect()).toImage(),
    ]
    QToolTip.hideText()
    assert len({(face.height()) for face in faces[:2]}) == 1
    looks = [[face.pixelColor(x, face.height() // 2).name() for x in (0, 4, 8)] for face in faces]
    assert looks == [[TIP_EDGE.lower(), TIP_GROUND.lower(), TIP_GROUND.lower()]] * 3


@pytest.mark.qt_log_ignore("does not support raise", extend=True)
def test_a_tip_of_a_player_goes_when_it_is_no_longer_true(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    page = begin(make_window())
    choose_tickets(page.session)
    qtbot.waitUntil(lambda: page.active)
    card = page.players.cards[0]

    def point_at() -> None:
        at = card.rect().center()
        tip = QHelpEvent(QEvent.Type.ToolTip, at, card.mapToGlobal(at))
        QApplication.sendEvent(card, tip)
        assert QToolTip.isVisible()

    point_at()
    page.session.play(DrawCard())
    page.session.play(DrawCard())
    qtbot.waitUntil(lambda: not QToolTip.isVisible(), timeout=2000)
    point_at()
    QApplication.sendEvent(card, QEvent(QEvent.Type.Leave))
    qtbot.waitUntil(lambda: not QToolTip.isVisible(), timeout=2000)


def tips_of(window: MainWindow) -> list[str]:
    """Return all tips there are."""
    return [one.toolTip() for one in window.findChildren(QWidget) if one.toolTip()]
