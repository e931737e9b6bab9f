"""In German nothing is left in English: not in a widget or a tip, nor in what is painted."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QSettings, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractItemView, QLabel, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ai.api import Limit, Request, action_of
from ai.bots.policy_bots import HeuristicBot
from tests.helpers.games.made_up import made_up_facts, random_game
from tests.helpers.window.reviews import invented_review
from tools.translations import files
from ttr_qt.app.settings.preferences import Preferences
from ttr_qt.app.storage.autosave import Autosave
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.bots.game_setup import Table, table_of
from ttr_qt.bots.thinking_limits import ThinkingLimits
from ttr_qt.engine import EDITIONS, Game
from ttr_qt.engine.actions import TravelRoute
from ttr_qt.engine.maps import load_map
from ttr_qt.models.company.company import Impression
from ttr_qt.models.company.happenings import Kind
from ttr_qt.models.company.remark_book import remark_book
from ttr_qt.models.company.remarks import Remark
from ttr_qt.models.hints.advice import Advice, hints_from
from ttr_qt.models.item_models.phrases import action_phrase
from ttr_qt.pages.board.fitted_title import FittedTitle
from ttr_qt.pages.ending.end_page import EndPage
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.pages.handover.cover_facts import cover_facts
from ttr_qt.pages.overlay_page import TitledPage
from ttr_qt.pages.replay.replay_page import ReplayPage
from ttr_qt.pages.review.review_page import ReviewPage
from ttr_qt.pages.statistics.statistics_page import StatisticsPage
from ttr_qt.pages.tutorial.tutorial_page import TutorialPage
from ttr_qt.views.editions.registry import chapters, editions
from ttr_qt.views.panel_parts.slip import Slip
from ttr_qt.views.players.player_card import PlayerCard
from ttr_qt.views.theme.style import Motion
from ttr_qt.views.theme.translation import install_language
from ttr_qt.views.widgets.keyed_button import KeyedButton
from ttr_qt.views.words.speech import phrase_text

pytestmark = pytest.mark.slow

_PLIES = (0, 9, 41)
_PLACEHOLDER = re.compile(r"%n|\{\w+\}")
_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
)


def pattern(text: str) -> str:
    """Return what matches a text whatever its placeholders are filled with."""
    return ".+".join(map(re.escape, _PLACEHOLDER.split(text)))


@pytest.fixture(scope="module")
def english(root: Path) -> re.Pattern[str]:
    """All texts that read differently in German and that no German text looks like."""
    done = files.read(root / "resources" / "translations" / "ttr_qt_de.ts")
    german = {form for forms in done.values() for form in forms}
    sources = {
        message.text
        for message, forms in done.items()
        # Nobody can tell the language of a text that has no words of its own.
        if message.text not in forms and re.search(r"\w", _PLACEHOLDER.sub("", message.text))
    }
    return re.compile("|".join(pattern(text) for text in sorted(sources - german)), re.IGNORECASE)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that is painted: in lists, charts and on cards."""
    texts: list[str] = []
    write, draw = Slip.write, QPainter.drawText

    def note(slip: Slip, where: tuple[int, int, int], text: str, *rest: Any) -> int:
        texts.append(text)
        return write(slip, where, text, *rest)

    def note_drawn(painter: QPainter, *rest: Any) -> object:
        texts.extend(part for part in rest if isinstance(part, str))
        return draw(painter, *rest)

    monkeypatch.setattr(Slip, "write", note)
    monkeypatch.setattr(QPainter, "drawText", note_drawn)
    return texts


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, plain_boards: None) -> Iterator[MainWindow]:
    assert plain_boards is None  # no word stands on the land under the tracks
    settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    wanted = Preferences("light", "de", 1.0, Motion.OFF)
    result = MainWindow(settings, Autosave(tmp_path), None, wanted)
    qtbot.addWidget(result)
    result.resize(1280, 720)
    result.show()
    yield result
    result.close()
    install_language("en")


def said(widget: QWidget) -> Iterator[str]:
    """Return all that a widget and those in it say."""
    for part in (widget, *widget.findChildren(QWidget)):
        yield from (part.toolTip(), part.accessibleName(), part.accessibleDescription())
        for name in ("text", "title", "placeholderText", "remark"):
            text = getattr(part, name, "")
            text = text() if callable(text) else text
            yield text if isinstance(text, str) else ""
        if isinstance(part, QAbstractItemView) and part.model() is not None:
            yield from listed(part)


def listed(view: QAbstractItemView) -> Iterator[str]:
    """Return what the rows of a list are called."""
    model = view.model()
    for row in range(model.rowCount()):
        for role in _ROLES:
            text = model.index(row, 0).data(role)
            yield text if isinstance(text, str) else ""


def left_in_english(texts: Iterator[str] | list[str], english: re.Pattern[str]) -> set[str]:
    lines = {line.strip() for text in texts for line in text.splitlines()}
    return {line for line in lines if english.fullmatch(line)}


def table(edition: str, plies: int) -> Table:
    """Return a game in which a planner has played for all."""
    extra = {"levels": ["", "otto", "rosa"]}
    game = Game.new(edition, players=3, seed=5, extra=extra)
    bot = HeuristicBot()
    while not game.over and len(game.actions) < plies:
        view = game.observe(game.seat)
        game.play(action_of(bot.choose(Request(view, Limit(), Event(), 0, len(game.actions)))))
    return table_of(game, ThinkingLimits())


def test_the_start_page(window: MainWindow, english: re.Pattern[str]) -> None:
    window.show_start()
    window.grab()
    page = window.page
    assert page is not None
    texts = [*said(page), window.windowTitle()]
    assert "Spiel starten" in texts
    assert left_in_english(texts, english) == set()


@pytest.mark.parametrize("edition", EDITIONS)
def test_games(
    window: MainWindow, english: re.Pattern[str], written: list[str], edition: str
) -> None:
    for plies in _PLIES:
        window.current_game.open(table(edition, plies), running=False)
        page = window.page
        assert isinstance(page, GamePage)
        window.grab()
        texts = [*said(page), *written]
        assert left_in_english(texts, english) == set()
    assert "Verlauf" in texts
    assert any(text.endswith(("genutzt", "genommen", "gezogen")) for text in written)


@pytest.mark.parametrize("edition", EDITIONS)
def test_ends(window: MainWindow, english: re.Pattern[str], edition: str) -> None:
    window.current_game.open(table(edition, 10_000), running=False)
    window.show_end()
    page = window.page
    assert isinstance(page, EndPage)
    page.skip()
    window.grab()
    texts = list(said(page))
    assert "Endstand" in texts
    assert left_in_english(texts, english) == set()


def test_the_menu(window: MainWindow, english: re.Pattern[str]) -> None:
    window.current_game.open(table("usa", 10), running=False)
    menu = window.make_menu()
    menus = [menu, *menu.findChildren(QMenu)]
    texts = [action.text() for one in menus for action in one.actions()]
    assert "Einstellungen\tStrg+," in texts or "Einstellungen\tCtrl+," in texts
    assert left_in_english(texts, english) == set()


@pytest.mark.parametrize(
    ("page", "word"),
    [
        ("settings", "Barrierefreiheit"),
        ("keys", "Leertaste"),
        ("rules", "Inhalt"),
        ("tutorial", "Einführung"),
        ("games", "Noch keine Spiele"),
        ("statistics", "Noch keine Spiele"),
    ],
)
def test_pages(
    window: MainWindow, english: re.Pattern[str], written: list[str], page: str, word: str
) -> None:
    window.show_start()
    getattr(window.overlays, f"open_{page}")()
    overlay = window.stack.overlay
    assert overlay is not None
    window.grab()
    texts = [*said(overlay), *written]
    assert word in texts
    assert left_in_english(texts, english) == set()


def test_kept_games(window: MainWindow, english: re.Pattern[str], written: list[str]) -> None:
    for number, edition in enumerate(EDITIONS):
        window.archive.keep(random_game(edition, number, ("", "rosa", "ada")).to_json())
        window.archive.keep(random_game(edition, number, ("rosa", "ada"), plies=30).to_json())
    window.archive.store.flush()
    window.show_start()
    window.overlays.open_games()
    overlay = window.stack.overlay
    assert overlay is not None
    window.grab()
    texts = [*said(overlay), *written]
    assert "Spielnummer" in texts
    assert any(text.startswith("Unvollendet, ") for text in texts)
    assert left_in_english(texts, english) == set()


@pytest.mark.parametrize("edition", [None, "usa", "first_journey"])
def test_statistics(
    window: MainWindow,
    english: re.Pattern[str],
    written: list[str],
    monkeypatch: pytest.MonkeyPatch,
    edition: str | None,
) -> None:
    facts = [
        made_up_facts(number, EDITIONS[number % len(EDITIONS)], unrated=number % 7 == 0)
        for number in range(60)
    ]
    monkeypatch.setattr(window.archive, "facts", lambda: facts)
    window.overlays.open_statistics()
    page = window.stack.overlay
    assert isinstance(page, StatisticsPage)
    page.editions.set_value(edition or "")
    page.editions.chosen.emit(edition or "")
    window.resize(1280, 3000)
    page.grab()
    texts = [*said(page), *written]
    assert ("Deine besten Spiele" if edition else "Gegen die einzelnen Gegner") in texts
    assert any(text.endswith("\N{NO-BREAK SPACE}%") for text in texts)
    assert left_in_english(texts, english) == set()


@pytest.mark.parametrize("chapter", chapters())
def test_chapters(window: MainWindow, english: re.Pattern[str], chapter: str) -> None:
    window.show_tutorial(chapter)
    page = window.page
    assert isinstance(page, TutorialPage)
    assert "Schritt 1 von" in page.coach.heading.text()
    assert left_in_english(said(page), english) == set()
    page.coach.show_end("", "", "USA", "Ende")
    assert left_in_english(said(page), english) == set()


def test_all_that_the_coach_says(window: MainWindow, english: re.Pattern[str]) -> None:
    assert window.preferences.style.language == "de"
    texts: list[str] = []
    for chapter in chapters().values():
        said = chapter.texts()
        texts += [said.title, said.summary, said.praise]
        texts += [text for one in said.steps.values() for text in (one.text, one.todo)]
    assert "Nimm die Lokomotive." in texts
    assert left_in_english(texts, english) == set()


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_replay(
    window: MainWindow, english: re.Pattern[str], written: list[str], edition: str
) -> None:
    window.show_start()
    game = random_game(edition, 3)
    window.overlays.open_replay(game)
    overlay = window.stack.overlay
    assert isinstance(overlay, ReplayPage)
    for ply in (0, 30, game.ply):
        overlay.playback.go_to(ply)
        window.grab()
        texts = [*said(overlay), *written]
        assert left_in_english(texts, english) == set()
    assert "Abspielen" in texts


@pytest.mark.parametrize("edition", ["usa", "first_journey"])
def test_the_review(
    window: MainWindow, english: re.Pattern[str], written: list[str], edition: str
) -> None:
    game = table(edition, 10_000).session.game_copy()
    window.archive.reviews.write(game, invented_review(game))
    window.overlays.review.open(game)
    page = window.stack.overlay
    assert isinstance(page, ReviewPage)
    texts = []
    for ply in range(0, page.game.length + 1, 5):
        page.curve.setValue(ply)
        window.grab()
        texts += [*said(page), page.describe(ply)]
    assert left_in_english([*texts, *written], english) == set()
    assert "Entscheidende Momente" in texts
    # Whoever has given no name is spoken to: not "Du verliert", nor "die Chance von Du".
    spoken_of = re.compile(r"\bDu (?!hast|bist|liegst|lagst|gewinnst|verlierst)[a-zäöü]|\bvon Du\b")
    assert [text for text in [*texts, *written] if spoken_of.search(text)] == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_hints_and_moves(
    window: MainWindow, english: re.Pattern[str], written: list[str], edition: str
) -> None:
    window.moves.action.setChecked(True)
    for plies in (*_PLIES, 60, 81, 100):
        played = table(edition, plies)
        window.current_game.open(played, running=False)
        page = window.page
        assert isinstance(page, GamePage)
        view = played.session.observation
        panel = page.hints.panel
        advice = [Advice(action, 9, 0.5, 60.0) for action in view.legal_actions]
        panel.show_hints(hints_from(view, advice, 9), view, played.names)
        panel.show()
        window.grab()
        texts = [*said(panel), *said(window.moves), window.moves.windowTitle(), *written]
        assert left_in_english(texts, english) == set()
    assert {"Tipps", "Züge", "Zum Filtern tippen"} <= set(texts)


def cramped(page: QWidget) -> list[str]:
    """Return the buttons that have less room than their words need."""
    return [
        one.text()
        for one in page.findChildren(KeyedButton)
        if one.isVisible()
        and (
            one.width() < one.minimumSizeHint().width()
            or one.visibleRegion().boundingRect().width() not in {0, one.width()}
        )
    ]


@pytest.mark.usefixtures("plain_boards")
@pytest.mark.parametrize("size", [(1024, 700), (1280, 720)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_long_words_have_room(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int], scale: float
) -> None:
    window.preferences.set(replace(window.preferences.values, scale=scale))
    window.resize(*size)
    for edition in ("usa", "maerklin"):  # a wide board and an upright one
        window.current_game.open(table(edition, 3), running=False)
        qtbot.wait(1)
        page = window.page
        assert isinstance(page, GamePage)
        assert cramped(page) == []
    window.show_tutorial("routes")
    qtbot.wait(1)
    page = window.page
    assert isinstance(page, TutorialPage)
    assert page.coach.continue_button.isVisible()
    assert cramped(page) == []
    window.overlays.open_settings()
    qtbot.wait(1)
    overlay = window.stack.overlay
    assert isinstance(overlay, TitledPage)
    assert overlay.search is not None
    assert overlay.rect().contains(overlay.search.geometry())
    assert [one for one in overlay.findChildren(QPushButton) if too_narrow(one)] == []


@pytest.mark.usefixtures("plain_boards")
@pytest.mark.parametrize("size", [(1024, 700), (1280, 720)])
@pytest.mark.parametrize("edition", ["germany", "first_journey"])
def test_a_replay_has_room_for_its_name_and_the_review(
    window: MainWindow, qtbot: QtBot, edition: str, size: tuple[int, int]
) -> None:
    window.resize(*size)
    window.show_start()
    window.overlays.open_replay(table(edition, 10_000).session.game_copy())
    qtbot.wait(1)
    page = window.stack.overlay
    assert isinstance(page, ReplayPage)
    assert page.review_button is not None
    assert cramped(page) == []
    title = page.findChildren(FittedTitle)[0]
    assert title.width() >= title.minimumSizeHint().width()
    if edition == "first_journey":  # not on three lines
        assert title.width() > 1.5 * title.minimumSizeHint().width()


@pytest.mark.usefixtures("plain_boards")
def test_no_name_on_a_card_is_torn_apart(
    window: MainWindow, qtbot: QtBot, written: list[str]
) -> None:
    """In First Journey "von 6 Zielkarten" stands beside it, which is wide."""
    window.resize(1024, 700)
    window.show_tutorial("first_journey")
    qtbot.wait(1)
    window.grab()
    assert "Clara" in written
    assert [text for text in written if re.search(r"\w- \w", text)] == []


@pytest.mark.usefixtures("plain_boards")
@pytest.mark.parametrize("edition", ["usa", "amsterdam"])
def test_a_cover_has_room_for_its_words(window: MainWindow, qtbot: QtBot, edition: str) -> None:
    window.resize(1024, 700)
    people = {"levels": ["", "", ""], "people": ["Maximilian", "Mia", "Karl-Heinz"]}
    game = Game.new(edition, players=3, seed=3, extra=people)
    window.current_game.open(table_of(game, ThinkingLimits()), running=False)
    qtbot.wait(1)
    page = window.page
    assert isinstance(page, GamePage)
    facts = replace(cover_facts(page.session), name="Maximilian", before="Karl-Heinz", first=False)
    facts = replace(facts, undoes="Karl-Heinz", cards=12, tickets=(3,))
    page.cover.strip.show_facts(facts)
    page.cover.tickets.show_facts(facts)
    qtbot.wait(1)
    for part in (page.cover.strip, page.cover.tickets):
        assert part.isVisible()
        for shown in part.findChildren(QLabel):
            if shown.isVisible() and shown.text():
                wraps = shown.wordWrap()
                width, height = shown.width(), shown.height()
                assert height >= (shown.heightForWidth(width) if wraps else 0), shown.text()
                assert wraps or width >= shown.sizeHint().width(), shown.text()


def test_what_opponents_say_is_quoted_as_in_german(window: MainWindow) -> None:
    window.current_game.open(table("usa", 9), running=False)
    page = window.page
    assert isinstance(page, GamePage)
    card = page.findChildren(PlayerCard)[-1]
    remark = Remark(1, "rosa", Kind.GREETING, 1, 0, 0)
    assert card.row is not None
    card.show_player(replace(card.row, impression=Impression(remark=remark)))
    said = remark_book("de")["rosa"][Kind.GREETING][1]
    assert f"„{said}“" in card.toolTip()


def too_narrow(button: QPushButton) -> bool:
    return button.isVisible() and button.width() < button.sizeHint().width()


def test_english_is_recognized(english: re.Pattern[str]) -> None:
    assert left_in_english(["Final scores\nEndstand", "7 wagons left"], english) == {
        "Final scores",
        "7 wagons left",
    }


def test_one_word_for_one_thing(root: Path) -> None:
    done = files.read(root / "resources" / "translations" / "ttr_qt_de.ts")
    german = [form for forms in done.values() for form in forms]
    german += [edition.motto.de for edition in editions()]
    foreign = re.compile(
        r"\b(Tickets?|Ziele?n?|Zugkarten?|Handelsg\w+ für \d|Handelsg\w+ für %n)\b"
    )
    assert [text for text in german if foreign.search(text) and "Zielkarte" not in text] == []
    rules = [file.read_text("utf-8") for file in (root / "resources/rules/de").glob("*.md")]
    assert [line for text in rules for line in text.splitlines() if "Ticket" in line] == []
    other_words = re.compile(
        r"\b(Partien?|Waren|Markt|Verträge (ziehen|wählen|behalten)|Vertrag|untersuchten?)\b"
    )
    lines = [*german, *(line for text in rules for line in text.splitlines())]
    assert [text for text in lines if other_words.search(text)] == []
    own = [text for text in rules if "{wild_cards} Lokomotiven" in text]
    assert own
    assert all("Sammle Wagenkarten" in text for text in own)


def test_clumsy_words_do_not_come_back(root: Path) -> None:
    done = files.read(root / "resources" / "translations" / "ttr_qt_de.ts")
    texts = [form for forms in done.values() for form in forms]
    for file in (root / "resources/rules/de").glob("*.md"):
        texts += file.read_text("utf-8").splitlines()
    texts += [edition.motto.de for edition in editions()]
    clumsy = re.compile(
        r"in \{place\} abgereist|schon deins|noch 0 |vom Stapel gezogen /|Zurückgenommenes|"
        r"durch die Arten|nächsten Teil|heimlich die meisten|goldenes|zählen von dort|"
        r"Einige wenige|ist offen\b|\bTasten\b|sicher besser|erneut wiederholen"
    )
    assert [text for text in texts if clumsy.search(text)] == []


def test_marks_are_those_of_german(root: Path) -> None:
    done = files.read(root / "resources" / "translations" / "ttr_qt_de.ts")
    texts = [form for forms in done.values() for form in forms]
    for file in (root / "resources/rules/de").glob("*.md"):
        texts += file.read_text("utf-8").splitlines()
    # Quotation marks „ “, no straight or English ones, an ellipsis in one piece after a space,
    # and no space that may break before a sign.
    wrong = re.compile(r"\"|”|(?<!„)“(?=\w)|\.\.\.|\w…|\d %| - ")
    assert [text for text in texts if wrong.search(text)] == []


@pytest.mark.parametrize(
    ("route", "start", "said"),
    [
        ("kon-ch2-1", "konstanz", "von Konstanz in die Schweiz gereist"),
        ("emd-nl2-1", "emden", "von Emden in die Niederlande gereist"),
        ("aug-ulm-1", "ulm", "von Ulm nach Augsburg gereist"),
    ],
)
def test_a_journey_goes_from_a_place_to_another(
    window: MainWindow, route: str, start: str, said: str
) -> None:
    assert window.preferences.style.language == "de"
    phrase = action_phrase(load_map("maerklin"), TravelRoute(route), start)
    assert phrase_text(phrase, "de") == said


def test_the_language_can_be_changed(window: MainWindow) -> None:
    assert QCoreApplication.translate("turn", "Your turn") == "Du bist am Zug"
    install_language("en")
    assert QCoreApplication.translate("turn", "Your turn") == "Your turn"
    assert QCoreApplication.translate("HandPanel", "%n cards", "", 1) == "1 card"
    assert window.page is None
