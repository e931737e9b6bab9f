"""Luck and skill over many games on the page of statistics."""

from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.helpers.games.made_up import made_up_facts
from ttr_qt.models.records.skill import Cost, DecisionKind, GameSkill, Mean
from ttr_qt.pages.statistics.figures import RecordTable
from ttr_qt.pages.statistics.sections import ChartPanel
from ttr_qt.pages.statistics.skill_panels import luck_sentence, skill_sentence
from ttr_qt.pages.statistics.statistics_page import StatisticsPage
from ttr_qt.views.theme.style import Motion, Style


def made_up(count: int) -> list[GameSkill]:
    return [
        GameSkill(
            edition="germany" if n % 3 == 2 else "usa",
            reviewed=datetime(2026, 1, 1, tzinfo=UTC) + timedelta(days=n),
            won=n % 2 == 0,
            accuracy=0.8 + 0.01 * n,
            luck=12.0 * (-1) ** n,
            chance=0.2 * (-1) ** n,
            skill=3.0 + (-1) ** n,
            skill_chance=0.1,
            lost=0.3,
            costs={
                DecisionKind.CARDS: Cost(20, 2, 0.1),
                DecisionKind.ROUTES: Cost(12, 3, 0.2),
            },
        )
        for n in range(count)
    ]


def opened(qtbot: QtBot, skills: list[GameSkill]) -> StatisticsPage:
    facts = [made_up_facts(n, "usa") for n in range(3)]
    page = StatisticsPage(Style(motion=Motion.OFF), lambda: facts, (), {}, lambda: skills)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    with qtbot.waitExposed(page):
        page.show()
    return page


def panels(page: StatisticsPage) -> dict[str, ChartPanel]:
    """Return the panels by their headings."""
    content = page.pane.widget()
    assert content is not None
    found = content.findChildren(ChartPanel)
    return {panel.findChildren(QLabel)[0].text(): panel for panel in found}


def texts(panel: ChartPanel) -> list[str]:
    return [label.text() for label in panel.findChildren(QLabel)]


def test_accuracy_costs_and_luck_are_shown(qtbot: QtBot) -> None:
    page = opened(qtbot, made_up(6))
    found = panels(page)
    skill = found["Accuracy of your decisions"]
    assert "83% on average in 6 reviewed games." in texts(skill)
    costs, editions = skill.findChildren(RecordTable)
    assert [(row.name, row.cells) for row in costs.rows] == [
        ("Routes claimed", ("72", "18", "20.0%")),
        ("Cards taken", ("120", "12", "10.0%")),
    ]
    assert [row.cells[:2] for row in editions.rows] == [("4", "82%"), ("2", "84%")]
    luck = found["Luck of the cards in reviewed games"]
    told = "Over your last 6 reviewed games: ±0% chance to win a game, which may well be chance."
    assert told in texts(luck)
    assert [row.cells[2] for row in editions.rows] == ["+3.0 points"] * 2
    told = "Over your last 6 reviewed games: +10% chance to win a game: you decided better than "
    assert f"{told}the others." in texts(found["Skill in reviewed games"])
    page.editions.set_value("usa")
    page.editions.chosen.emit("usa")
    assert any(
        "+3.0 points a game" in text for text in texts(panels(page)["Skill in reviewed games"])
    )


def test_without_reviews_nothing_is_said_of_them(qtbot: QtBot) -> None:
    assert not [name for name in panels(opened(qtbot, [])) if "decisions" in name]


@pytest.mark.parametrize(
    ("mean", "edition", "words"),
    [
        (Mean(1.3, 2.0), "usa", "+1.3 points a game, which may well be chance."),
        (Mean(6.0, 1.0), "usa", "+6.0 points a game: you were luckier than most."),
        (Mean(-0.5, 0.1), "first_journey", "−0.5 tickets a game: you were less lucky than most."),
        (Mean(0.04, 2.0), "usa", "±0.0 points a game, which may well be chance."),
        (Mean(4.0, 3.0), None, "+4% chance to win a game, which may well be chance."),
    ],
)
def test_luck_is_told_with_what_chance_brings(mean: Mean, edition: str | None, words: str) -> None:
    told = luck_sentence(mean, 50, edition, "en")
    assert told == f"Over your last 50 reviewed games: {words}"


@pytest.mark.parametrize(
    ("mean", "words"),
    [
        (Mean(1.3, 2.0), "+1.3 points a game. You and the others may have decided equally well."),
        (Mean(6.0, 1.0), "+6.0 points a game: you decided better than the others."),
        (Mean(-6.0, 1.0), "−6.0 points a game: the others decided better than you."),
    ],
)
def test_skill_is_told_against_the_others(mean: Mean, words: str) -> None:
    told = skill_sentence(mean, 12, "usa", "en")
    assert told == f"Over your last 12 reviewed games: {words}"
