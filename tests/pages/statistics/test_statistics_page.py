"""The page of statistics: its numbers, its charts, and what they tell."""

import re
from collections.abc import Callable

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.games.made_up import LEVELS, made_up_facts
from ttr_qt.engine.rules import EDITIONS
from ttr_qt.models.records.kept_game import GameFacts
from ttr_qt.models.records.rating import rating_history
from ttr_qt.models.records.statistics import Luck, counted, record_of
from ttr_qt.pages.statistics import plot as plots
from ttr_qt.pages.statistics.figures import FigureCard, RecordTable
from ttr_qt.pages.statistics.legend import Legend, Meaning, Sample
from ttr_qt.pages.statistics.luck_plot import LuckPlot
from ttr_qt.pages.statistics.plot import Plot, others_colour
from ttr_qt.pages.statistics.rating_plot import Landmark, RatingPlot
from ttr_qt.pages.statistics.sections import Source, luck_panel
from ttr_qt.pages.statistics.sections import figures as figures_of
from ttr_qt.pages.statistics.statistics_page import StatisticsPage
from ttr_qt.pages.statistics.tickets_plot import MOST_BARS, TicketsPlot
from ttr_qt.pages.statistics.trend import TrendPlot
from ttr_qt.pages.statistics.words import luck_heading, luck_story, luck_verdict, standing_text
from ttr_qt.views.theme.palette import DARK, LIGHT, Theme
from ttr_qt.views.theme.style import Motion, Style
from ttr_qt.views.widgets.invitation import Invitation
from ttr_qt.views.widgets.tool_tips import wrapped
from ttr_qt.views.words.numbers import number, percent
from ttr_qt.views.words.opponents import Opponent

OPPONENTS = [Opponent(name, name.capitalize(), "", n) for n, name in enumerate(LEVELS, 1)]
ANCHORS = {
    edition: dict(zip(LEVELS, (1200.0, 1350.0, 1500.0, 1650.0, 1800.0), strict=True))
    for edition in EDITIONS
}

Open = Callable[..., StatisticsPage]


class Tips:
    """Stands in for Qt's tool tips, which can't be raised without a screen."""

    def __init__(self) -> None:
        self.text = ""

    def showText(self, _at: QPoint, text: str, _widget: QWidget) -> None:
        self.text = text

    def hideText(self) -> None:
        self.text = ""


@pytest.fixture
def tips(monkeypatch: pytest.MonkeyPatch) -> Tips:
    told = Tips()
    monkeypatch.setattr(plots, "QToolTip", told)
    return told


@pytest.fixture
def opened(qtbot: QtBot) -> Open:
    """Return what opens a page about some games."""

    def make(
        games: list[GameFacts], theme: Theme = LIGHT, size: tuple[int, int] = (1280, 720)
    ) -> StatisticsPage:
        style = Style(theme, motion=Motion.OFF)
        page = StatisticsPage(style, lambda: games, OPPONENTS, ANCHORS)
        qtbot.addWidget(page)
        page.setStyleSheet(style.sheet())
        page.resize(*size)
        with qtbot.waitExposed(page):
            page.show()
        page.activateWindow()
        return page

    return make


def mixed(count: int) -> list[GameFacts]:
    return [made_up_facts(n, EDITIONS[n % 5]) for n in range(count)]


def choose(page: StatisticsPage, edition: str) -> None:
    page.editions.set_value(edition)
    page.editions.chosen.emit(edition)
    QApplication.processEvents()


def content(page: StatisticsPage) -> QWidget:
    widget = page.pane.widget()
    assert widget is not None
    return widget


def figures(page: StatisticsPage) -> dict[str, tuple[str, str]]:
    cards = content(page).findChildren(FigureCard)
    return {card.figure.title: (card.figure.value, card.figure.detail) for card in cards}


def tables(page: StatisticsPage) -> list[RecordTable]:
    return content(page).findChildren(RecordTable)


def plot(page: StatisticsPage, kind: type[Plot]) -> Plot:
    found = content(page).findChildren(kind)
    assert len(found) == 1
    return found[0]


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["", *EDITIONS])
def test_numbers_are_those_of_the_statistics(opened: Open, edition: str) -> None:
    games = mixed(50)
    page = opened(games)
    choose(page, edition)
    chosen = counted(games, edition or None)
    record = record_of(chosen)
    assert record is not None
    shown = figures(page)
    assert shown["Games"][0] == str(record.games)
    assert shown["Won"] == (f"{record.won_share * 100:.0f}%", f"{record.won} of {record.games}")
    rating = rating_history(chosen, ANCHORS)[-1]
    assert edition or not rating.vague
    assert shown["Rating"][0] == ("–" if rating.vague else str(round(rating.rating)))
    assert shown["Longest route"][0] == str(record.longest)
    assert shown["Turns in a game"][0] == number(record.mean_turns, "en")
    assert shown["Longest streak"][0] == str(record.best_streak)
    best = shown.get("Best score") or shown.get("Most tickets")
    assert (best is not None) == bool(edition)
    if best is not None:
        assert best == (str(record.best), f"{record.mean:.1f} on average")
    assert ("Tickets done" in shown) == (edition != "first_journey")


def test_tables_have_a_line_for_each_opponent_and_board(opened: Open) -> None:
    games = mixed(60)
    page = opened(games)
    levels, boards = tables(page)
    assert [row.name for row in levels.rows] == [name.capitalize() for name in LEVELS]
    assert [row.name for row in boards.rows] == [
        "USA",
        "Germany",
        "Märklin",
        "First Journey",
        "Amsterdam",
    ]
    assert [row.cells[0] for row in boards.rows] == ["12"] * 5
    choose(page, "usa")
    _, best = tables(page)
    totals = sorted((g.seats[0].total for g in games if g.edition == "usa"), reverse=True)
    assert [row.name for row in best.rows] == [f"{total} points" for total in totals[:5]]


@pytest.mark.slow
@pytest.mark.parametrize("count", [1, 2, 3, 12, 200])
@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_all_charts_are_drawn_with_any_number_of_games(
    opened: Open, count: int, theme: Theme
) -> None:
    games = [made_up_facts(n) for n in range(count)]
    page = opened(games, theme)
    kinds: list[type[Plot]] = [TrendPlot, LuckPlot, TicketsPlot]
    if not rating_history(games, ANCHORS)[-1].vague:
        kinds.append(RatingPlot)
    assert (RatingPlot in kinds) == (count >= 12)
    for edition in ("", "usa"):
        choose(page, edition)
        widget = content(page)
        assert not widget.grab().isNull()
        for kind in kinds:
            spots = plot(page, kind).spots
            assert spots
            area = plot(page, kind).rect()
            assert all(area.contains(round(spot.x), round(spot.y)) for spot in spots)
        assert len(plot(page, TrendPlot).spots) == count
        assert len(plot(page, TicketsPlot).spots) <= MOST_BARS


def test_pointing_tells_about_a_game(opened: Open, tips: Tips) -> None:
    games = [made_up_facts(n) for n in range(12)]
    page = opened(games)
    choose(page, "usa")
    trend = plot(page, TrendPlot)
    spot = trend.spots[4]
    QTest.mouseMove(trend, QPoint(round(spot.x), round(spot.y)))
    assert trend.pointed == 4
    assert f"{games[4].seats[0].total} points" in tips.text
    assert "3 March 2026" in spot.text
    QTest.mouseMove(trend, QPoint(1, 1))
    assert tips.text == ""


def test_keys_go_from_game_to_game(opened: Open, tips: Tips) -> None:
    page = opened([made_up_facts(n) for n in range(12)])
    for kind in (TrendPlot, RatingPlot, TicketsPlot, LuckPlot):
        chart = plot(page, kind)
        last = len(chart.spots) - 1
        chart.setFocus()
        QTest.keyClick(chart, Qt.Key.Key_Right)
        QTest.keyClick(chart, Qt.Key.Key_Right)
        assert chart.pointed == 1
        for _ in range(15):
            QTest.keyClick(chart, Qt.Key.Key_Right)
        assert chart.pointed == last
        QTest.keyClick(chart, Qt.Key.Key_Left)
        assert chart.pointed == last - 1
        assert tips.text == wrapped(chart.spots[last - 1].text)
        assert chart.accessibleName()
        chart.clearFocus()
        assert chart.pointed is None


def test_without_games_one_is_invited(opened: Open) -> None:
    games: list[GameFacts] = []
    page = opened(games)
    asked: list[str] = []
    page.play_wanted.connect(asked.append)
    content(page).findChildren(Invitation)[0].button.click()
    choose(page, "germany")
    card = content(page).findChildren(Invitation)[0]
    assert any("Germany" in label.text() for label in card.findChildren(QLabel))
    card.button.click()
    assert asked == ["", "germany"]
    games.append(made_up_facts(1, "germany"))
    page.refresh()
    assert content(page).findChildren(Invitation) == []


def test_games_that_are_not_over_or_were_only_watched_do_not_count(opened: Open) -> None:
    replace = msgspec.structs.replace
    games = [made_up_facts(n) for n in range(13)]  # with fewer no rating is shown yet
    games[1] = replace(games[1], over=False)
    games[2] = replace(games[2], seats=games[2].seats[1:])
    games[3] = replace(games[3], unrated=True)
    page = opened(games)
    assert figures(page)["Games"][0] == "11"
    assert len(plot(page, RatingPlot).spots) == 10
    told = [label.text() for label in content(page).findChildren(QLabel)]
    assert any("unrated" in text for text in told)


def test_only_unrated_games_leave_the_rating_open(opened: Open) -> None:
    page = opened([made_up_facts(1, unrated=True)])
    assert figures(page)["Rating"] == ("–", "no rated game yet")
    assert content(page).findChildren(RatingPlot) == []


def test_one_game_is_too_few_for_a_rating(opened: Open) -> None:
    page = opened([made_up_facts(1, "first_journey")])
    assert figures(page)["Rating"] == ("–", "too few games yet")
    assert content(page).findChildren(RatingPlot) == []


def test_chart_and_figure_count_the_same_tickets(opened: Open) -> None:
    games = [made_up_facts(n, edition) for n, edition in enumerate(("usa", "first_journey") * 3)]
    page = opened(games)
    done, total = map(int, figures(page)["Tickets done"][1].split(" of "))
    told = [spot.text.splitlines()[0] for spot in plot(page, TicketsPlot).spots]
    assert len(told) == 3
    counts = [re.findall(r"[\d.]+", text) for text in told]
    assert sum(float(made) for made, _ in counts) == done
    assert sum(float(missed) for _, missed in counts) == total - done
    choose(page, "first_journey")
    assert len(plot(page, TicketsPlot).spots) == 3


def test_another_style_shows_the_same(opened: Open, qtbot: QtBot) -> None:
    page = opened(mixed(30))
    choose(page, "amsterdam")
    page.pane.verticalScrollBar().setValue(150)
    other = opened(mixed(30), DARK)
    other.restore(page.state())
    assert other.edition == "amsterdam"
    qtbot.waitUntil(lambda: other.pane.verticalScrollBar().value() == 150)
    other.restore(("atlantis", 3))
    other.restore(None)
    assert other.edition == "amsterdam"


def test_nothing_is_wider_than_the_page(opened: Open) -> None:
    for size in ((1024, 700), (1920, 1080)):
        page = opened(mixed(40), LIGHT, size)
        for edition in ("", "first_journey"):
            choose(page, edition)
            widget = content(page)
            assert widget.minimumSizeHint().width() <= page.pane.viewport().width()


def test_where_a_rating_lies() -> None:
    marks = [Landmark(name, name.capitalize(), 1200 + 150 * n) for n, name in enumerate(LEVELS)]
    assert standing_text(900, marks) == "still below Clara"
    assert standing_text(1210, marks) == "as strong as Clara"
    assert standing_text(1570, marks) == "between Rosa and Viktor"
    assert standing_text(2000, marks) == "above Ada"
    assert standing_text(2000, []) == ""


def test_luck_in_words() -> None:
    def told(wilds: int) -> str:
        return luck_verdict(Luck("", 10, 400, wilds, 50.0, 0, 400))

    assert "about average" in told(50)
    assert "about average" in told(60)
    assert "better luck" in told(70)
    assert "worse luck" in told(30)


@pytest.mark.parametrize("wilds", [0, 4, 12])
def test_few_cards_are_neither_lucky_nor_average(wilds: int) -> None:
    luck = Luck("", 1, 30, wilds, 4.2, 0, 30)
    assert luck_verdict(luck) == "Not enough cards yet to judge your luck."


def test_the_legend_explains_the_bars_of_opponents(qtbot: QtBot) -> None:
    def sample(colour: str, sample: Sample) -> bool:
        legend = Legend(Style(), [Meaning(sample, "")])
        qtbot.addWidget(legend)
        image = legend.grab().toImage()
        return image.pixelColor(Style().px(11), image.height() // 2) == QColor(colour)

    games = [made_up_facts(n, "usa") for n in range(3)]
    panel = luck_panel(Source(Style(), games, None, OPPONENTS, {}))
    qtbot.addWidget(panel)
    legend = panel.findChild(Legend)
    assert legend is not None
    assert ("others", "the same for your opponents") in [
        (meaning.sample, meaning.text) for meaning in legend.meanings
    ]
    assert sample(others_colour(Style().theme), "others")
    assert not sample(others_colour(Style().theme), "plain")


@pytest.mark.parametrize(
    ("edition", "kind"),
    [("usa", "locomotives"), ("amsterdam", "jokers"), (None, "locomotives or jokers")],
)
def test_wild_cards_are_called_as_the_edition_calls_them(
    qtbot: QtBot, edition: str | None, kind: str
) -> None:
    assert luck_heading(edition) == f"Luck of the draw: {kind} in a game"
    story = luck_story("Rosa", Luck("rosa", 1, 90, 8, 9.5, 1, 100), edition, "en")
    assert f"; {kind} among them: 8." in story
    games = [made_up_facts(n, edition or "usa") for n in range(3)]
    panel = luck_panel(Source(Style(), games, edition, OPPONENTS, {}))
    qtbot.addWidget(panel)
    assert luck_heading(edition) in [one.text() for one in panel.findChildren(QLabel)]


def test_a_mean_of_whole_turns_has_no_useless_figure() -> None:
    source = Source(Style(), [made_up_facts(1, "usa")], "usa", OPPONENTS, {})
    told = {figure.title: figure.value for figure in figures_of(source, [])}
    assert told["Turns in a game"].isdigit()


def test_numbers_are_written_as_the_language_does() -> None:
    assert number(1478, "en") == number(1478, "de") == "1478"
    assert (number(12345, "en"), number(12345, "de")) == ("12,345", "12.345")
    assert (number(4.26, "en"), number(-4.26, "de")) == ("4.3", "−4,3")
    assert percent(0.127, "de", 1) == "12,7\N{NO-BREAK SPACE}%"
    assert percent(0.86, "en") == "86%"
