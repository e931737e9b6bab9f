"""The strip of today's game: what it says of each day, in any width, and how it is begun."""

from collections.abc import Callable
from datetime import date, timedelta
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.window.pictures import changed, shot
from ttr_qt.bots.level_opponents import level_opponents
from ttr_qt.engine import EDITIONS
from ttr_qt.models.records.todays_results import DayResult, Outcome, TodaysOffer, offer
from ttr_qt.models.setup.choice import GameChoice, Identity
from ttr_qt.models.setup.todays_deal import deal_of
from ttr_qt.pages.start.start_page import StartPage
from ttr_qt.pages.today.strip import TodayStrip
from ttr_qt.views.theme.style import Style
from ttr_qt.views.theme.translation import install_language

TODAY = date(2026, 11, 17)
WEEK: tuple[tuple[Outcome, int], ...] = (
    ("won", 17),
    ("lost", -14),
    ("given_up", -30),
    ("won", 21),
    ("drawn", 0),
    ("won", 12),
)
"""Yesterday and before."""


class Days:
    """What was played, and what day it is."""

    def __init__(self) -> None:
        self.today = TODAY
        self.begun = False
        self.results: dict[tuple[str, date], DayResult] = {}

    def play(self, *days: tuple[Outcome, int], first: int = 1) -> None:
        """Let days be played in all editions, the first of them so many days ago."""
        for back, (outcome, margin) in enumerate(days, first):
            day = TODAY - timedelta(days=back)
            for edition in EDITIONS:
                self.results[edition, day] = DayResult(
                    day=day, edition=edition, outcome=outcome, own=100 + margin, ada=100
                )

    def offer_of(self, edition: str) -> TodaysOffer:
        return offer(self.results, deal_of(edition, self.today), begun=self.begun)


OpenPage = Callable[..., StartPage]


@pytest.fixture
def days() -> Days:
    return Days()


@pytest.fixture
def open_page(qtbot: QtBot, qapp: QApplication, days: Days) -> OpenPage:
    pages: list[StartPage] = []

    def open_one(
        edition: str = "usa", *, style: Style | None = None, size: tuple[int, int] = (1280, 720)
    ) -> StartPage:
        look = style or Style()
        qapp.setStyleSheet(look.sheet())
        page = StartPage(look, level_opponents(), GameChoice(edition, name="Robin"))
        page.offer_today(days.offer_of)
        qtbot.addWidget(page)
        pages.append(page)  # as long as the test
        page.resize(*size)
        with qtbot.waitExposed(page):
            page.show()
        return page

    return open_one


def strip_of(page: StartPage) -> TodayStrip:
    assert page.today is not None
    return page.today


def texts(strip: TodayStrip) -> str:
    """Return all that is seen in words."""
    labels = strip.findChildren(QLabel)
    return " | ".join(one.text() for one in labels if one.isVisible())


def test_before_the_try_it_says_what_holds(open_page: OpenPage) -> None:
    strip = strip_of(open_page())
    assert "Today's game | USA, with Ada and Mia" in texts(strip)
    assert "One try, no hints, no taking back" in texts(strip)
    assert "not played yet" in texts(strip)
    assert strip.button.text() == "Play today's game"
    assert "if you give up, the day is lost" in strip.button.toolTip().replace("\n", " ")


def test_last_days_and_the_row_of_them_are_told(open_page: OpenPage, days: Days) -> None:
    days.play(*WEEK)
    strip = strip_of(open_page())
    assert "3 of 6 won" in texts(strip)
    assert "2 | days\nin a row" in texts(strip)
    told = strip.chart.accessibleName().split("\n")
    assert told[0] == "Wednesday, 11 November: you 112, Ada 100"
    assert told[3] == "Saturday, 14 November: given up"
    assert told[-1] == "Tuesday, 17 November: not played"
    step = strip.chart.width() / len(told)
    assert [strip.chart.text_at((n + 0.5) * step) for n in range(len(told))] == told
    assert "Against Ada: 3 of 6 won. 2 days in a row." in strip.button.accessibleDescription()


def test_one_day_is_no_row(open_page: OpenPage, days: Days) -> None:
    days.play(("won", 1))
    assert "in a row" not in texts(strip_of(open_page()))


@pytest.mark.parametrize(
    ("outcome", "margin", "told"),
    [
        ("won", 16, "You beat Ada by 16 points."),
        ("won", 1, "You beat Ada by 1 point."),
        ("won", 0, "Level with Ada, but you came first."),
        ("lost", -9, "Ada beat you by 9 points."),
        ("lost", 0, "Level with Ada, but she came first."),
        ("drawn", 0, "You and Ada came out level."),
        ("given_up", -5, "You gave up: this day is lost."),
    ],
)
def test_after_the_try_there_is_practice(
    open_page: OpenPage, days: Days, outcome: Outcome, margin: int, told: str
) -> None:
    days.play((outcome, margin), first=0)
    strip = strip_of(open_page())
    assert f"{told} Tomorrow there is a new one." in texts(strip)
    assert (strip.button.text(), strip.button.remark) == ("Play it again", "for practice")


def test_children_play_for_tickets(open_page: OpenPage, days: Days) -> None:
    days.play(("won", 2), first=0)
    assert "You beat Ada by 2 tickets." in texts(strip_of(open_page("first_journey")))


def test_a_try_that_was_begun_is_continued(open_page: OpenPage, days: Days) -> None:
    days.begun = True
    strip = strip_of(open_page())
    assert "You have begun." in texts(strip)
    assert strip.button.text() == "Continue today's game"


def test_each_edition_has_its_own(open_page: OpenPage) -> None:
    page = open_page()
    names = {"germany": "Germany, with Rosa and Ada", "amsterdam": "Amsterdam, with Emil and Ada"}
    for edition, told in names.items():
        page.posters[edition].click()
        assert told in texts(strip_of(page))


def test_another_day_is_noticed(open_page: OpenPage, days: Days) -> None:
    strip = strip_of(open_page())
    days.today = TODAY + timedelta(days=1)
    strip.refresh()
    assert strip.offer is not None
    assert strip.offer.deal == deal_of("usa", days.today)
    strip.hide()
    days.today = TODAY
    strip.show()
    assert strip.offer.deal == deal_of("usa", TODAY)


@pytest.mark.parametrize("by", ["mouse", "key", "enter"])
def test_it_is_played_by_mouse_and_keys(qtbot: QtBot, open_page: OpenPage, by: str) -> None:
    page = open_page("germany")
    strip = strip_of(page)
    with qtbot.waitSignal(page.today_wanted) as wanted:
        if by == "mouse":
            QTest.mouseClick(strip.button, Qt.MouseButton.LeftButton)
        elif by == "key":
            page.setFocus()
            QTest.keyClick(page, Qt.Key.Key_D)
        else:
            strip.button.setFocus(Qt.FocusReason.TabFocusReason)
            QTest.keyClick(strip.button, Qt.Key.Key_Return)
    offered, identity = wanted.args
    assert offered.deal == deal_of("germany", TODAY)
    assert identity == Identity("Robin")


def test_its_key_is_a_letter_in_the_name(qtbot: QtBot, open_page: OpenPage) -> None:
    page = open_page()
    page.person.name_edit.clear()
    page.person.name_edit.setFocus()
    with qtbot.assertNotEmitted(page.today_wanted):
        QTest.keyClicks(page.person.name_edit, "dad")
    assert page.person.name == "dad"


def within(part: QWidget, whole: QWidget) -> bool:
    """Tell whether all of a part lies on another."""
    corner = part.mapTo(whole, QPoint())
    return whole.rect().contains(QRect(corner, part.size()))


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("size", "scale"),
    [((1280, 720), 1.0), ((1024, 700), 1.0), ((1920, 1080), 1.0), ((1280, 720), 1.5)],
)
@pytest.mark.parametrize("begun", [False, True])
def test_nothing_is_cut_off(
    open_page: OpenPage, days: Days, language: str, size: tuple[int, int], scale: float, begun: bool
) -> None:
    install_language(language)  # type: ignore[arg-type]
    days.play(*WEEK[:2])
    days.begun = begun
    style = Style(language=language, scale=scale)  # type: ignore[arg-type]
    page = open_page("first_journey", style=style, size=size)
    strip = strip_of(page)
    seen = [one for one in strip.findChildren(QWidget) if one.isVisible()]
    assert strip.button in seen
    for one in seen:
        assert within(one, strip), one
        assert one.width() >= one.minimumSizeHint().width(), one
    assert strip.mapTo(page, QPoint()).x() + strip.width() <= page.width()
    assert strip.chart.isVisible() == (size != (1024, 700) and scale == 1.0)
    if scale == 1.0:
        assert page.scroll_length == 0


def test_bars_tell_outcomes_apart(open_page: OpenPage, days: Days) -> None:
    outcomes: tuple[Outcome, ...] = ("won", "lost", "drawn", "given_up")
    strip = strip_of(open_page())
    pictures = [shot(strip.chart)]
    for outcome in outcomes:
        days.results.clear()
        days.play((outcome, 5))
        strip.refresh()
        pictures.append(shot(strip.chart))
    assert all(changed(one, other) > 0.003 for one, other in combinations(pictures, 2))
