"""What the page of chapters says of mistakes to practise."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ttr_qt.models.practice.queue import Offer
from ttr_qt.models.tutorial.progress import TutorialProgress
from ttr_qt.pages.tutorial.chapter_list import TutorialList
from ttr_qt.views.theme.style import Style

LATER = datetime(2026, 3, 9, 12, 0, tzinfo=UTC)


@pytest.mark.parametrize(
    ("offer", "text"),
    [
        (Offer(3, LATER), "3 mistakes from your own games to try again today."),
        (Offer(1, LATER), "1 mistake from your own games to try again today."),
        (Offer(0, None), "Review your games: "),
        (Offer(0, LATER), "Nothing to try again today. The next mistake comes back on "),
    ],
)
def test_it_says_what_there_is_to_practise(
    qtbot: QtBot, tmp_path: Path, offer: Offer, text: str
) -> None:
    settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    page = TutorialList(Style(), TutorialProgress(settings), lambda: offer)
    qtbot.addWidget(page)
    page.show()
    assert page.practice.text.text().startswith(text)
    assert page.practice.button.isEnabled() is (offer.due > 0)
    assert page.practice.button.isVisible() is (offer.due > 0)
    above = page.practice.y() < min(card.y() for card in page.cards.values())
    assert above is (offer.due > 0)  # else whoever is new would see it first
    if offer.due:
        with qtbot.waitSignal(page.practice_wanted):
            QTest.mouseClick(page.practice.button, Qt.MouseButton.LeftButton)
    elif offer.following is not None:
        assert "2026" in page.practice.text.text()
