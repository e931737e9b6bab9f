"""The page of games, by mouse and by keys."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.games.made_up import made_up_facts
from tests.helpers.own_clock import own_seconds
from tests.helpers.window.pictures import pixels
from ttr_qt.engine.rules import EDITIONS
from ttr_qt.models.records.kept_game import KeptGame
from ttr_qt.models.setup.seeds import seed_text
from ttr_qt.pages.games.games_page import GamesPage
from ttr_qt.views.theme.language import Language
from ttr_qt.views.theme.palette import DARK, LIGHT
from ttr_qt.views.theme.style import Motion, Style
from ttr_qt.views.theme.translation import install_language
from ttr_qt.views.words.games import score_text


def some_games(count: int, picture: Path | None = None) -> list[KeptGame]:
    """Return games, every fifth unfinished, every seventh in a file of the person's own."""
    games = []
    for n in range(count):
        facts = made_up_facts(n, EDITIONS[n % 5])
        facts = msgspec.structs.replace(facts, over=n % 5 != 4)
        own = n % 7 == 3
        name = f"/home/robin/game {n}.json" if own else f"/data/games/{n:04}.json.gz"
        games.append(KeptGame(Path(name), facts, picture, own))
    return games


class Shelf:
    """Games that a page shows, and what it wants of them."""

    def __init__(self, games: list[KeptGame]) -> None:
        self.games = games
        self.wanted: list[tuple[str, object]] = []

    def connect(self, page: GamesPage) -> None:
        """Hear what the page wants, and delete what it says."""
        page.replay_wanted.connect(lambda file: self.wanted.append(("replay", file)))
        page.result_wanted.connect(lambda file: self.wanted.append(("result", file)))
        page.open_wanted.connect(lambda file: self.wanted.append(("open", file)))
        page.same_cards_wanted.connect(lambda file: self.wanted.append(("same", file)))
        page.closed.connect(lambda: self.wanted.append(("closed", None)))
        page.play_wanted.connect(lambda: self.wanted.append(("play", None)))
        page.delete_wanted.connect(lambda game: self._delete(page, game))
        page.delete_all_wanted.connect(lambda games: self._delete_all(page, games))

    def _delete(self, page: GamesPage, game: KeptGame) -> None:
        self.games.remove(game)
        self.wanted.append(("delete", game.file))
        page.refresh()

    def _delete_all(self, page: GamesPage, gone: list[KeptGame]) -> None:
        self.games = [game for game in self.games if game not in gone]
        page.refresh()


Open = Callable[..., tuple[GamesPage, Shelf]]


@pytest.fixture
def opened(qtbot: QtBot) -> Open:
    """Return what opens a page with so many games."""

    def make(
        count: int, style: Style | None = None, size: tuple[int, int] = (1280, 720)
    ) -> tuple[GamesPage, Shelf]:
        style = style or Style(motion=Motion.OFF)
        shelf = Shelf(some_games(count))
        page = GamesPage(style, lambda: shelf.games)
        shelf.connect(page)
        qtbot.addWidget(page)
        page.setStyleSheet(style.sheet())
        page.resize(*size)
        with qtbot.waitExposed(page):
            page.show()
        page.activateWindow()
        page.setFocus()
        return page, shelf

    return make


def newest_first(shelf: Shelf) -> list[KeptGame]:
    return sorted(shelf.games, key=lambda game: game.facts.played, reverse=True)


def test_newest_game_comes_first_and_is_told_in_full(opened: Open) -> None:
    page, shelf = opened(12)
    game = page.cards.game
    assert game == newest_first(shelf)[0]
    assert page.filter.games() == newest_first(shelf)
    assert page.detail is not None
    assert game is not None
    assert page.detail.seed.text() == seed_text(game.facts.seed)
    assert page.count.text() == "12 games"


def test_keys_go_through_the_cards_and_open_them(opened: Open) -> None:
    page, shelf = opened(12)
    games = newest_first(shelf)
    QTest.keyClick(page.cards, Qt.Key.Key_Right)
    assert page.cards.game == games[1]
    QTest.keyClick(page.cards, Qt.Key.Key_Down)
    assert page.cards.game == games[3]
    QTest.keyClick(page.cards, Qt.Key.Key_Home)
    QTest.keyClick(page.cards, Qt.Key.Key_Return)
    assert games[0].facts.over
    unfinished = next(n for n, game in enumerate(games) if not game.facts.over)
    page.cards.choose(unfinished)
    QTest.keyClick(page.cards, Qt.Key.Key_Enter)
    assert shelf.wanted == [("replay", games[0].file), ("open", games[unfinished].file)]
    QTest.keyClick(page.cards, Qt.Key.Key_Escape)
    assert shelf.wanted[-1] == ("closed", None)


def test_the_mouse_chooses_and_opens(opened: Open) -> None:
    page, shelf = opened(6)
    games = newest_first(shelf)
    middle = page.cards.visualRect(page.filter.index(2, 0)).center()
    view = page.cards.viewport()
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=middle)
    assert page.cards.game == games[2]
    assert shelf.wanted == []
    QTest.mouseDClick(view, Qt.MouseButton.LeftButton, pos=middle)
    assert shelf.wanted == [("replay", games[2].file)]
    detail = page.detail
    assert detail is not None
    detail.main.click()
    assert detail.result is not None
    detail.result.click()
    detail.again.click()
    assert shelf.wanted[1:] == [(what, games[2].file) for what in ("replay", "result", "same")]


def test_unfinished_games_are_continued(opened: Open) -> None:
    page, shelf = opened(5)
    games = newest_first(shelf)
    page.cards.choose(0)
    assert not games[0].facts.over
    assert page.detail is not None
    assert page.detail.main.text() == "Continue"
    assert page.detail.result is None
    page.detail.main.click()
    assert shelf.wanted == [("open", games[0].file)]
    page.detail.replay.click()
    assert shelf.wanted[1:] == [("replay", games[0].file)]


def test_deleting_asks_in_the_page(opened: Open) -> None:
    page, shelf = opened(6)
    games = newest_first(shelf)
    page.cards.choose(1)
    QTest.keyClick(page.cards, Qt.Key.Key_Delete)
    assert page.question.isVisible()
    QTest.keyClick(page.question.yes, Qt.Key.Key_Escape)
    assert not page.question.isVisible()
    assert shelf.wanted == []
    page.cards.setFocus()
    QTest.keyClick(page.cards, Qt.Key.Key_Delete)
    assert page.question.no.hasFocus()
    QTest.keyClick(page.question.no, Qt.Key.Key_Return)  # one Enter too many costs nothing
    assert not page.question.isVisible()
    assert shelf.wanted == []
    page.cards.setFocus()
    QTest.keyClick(page.cards, Qt.Key.Key_Delete)
    QTest.keyClick(page.question.yes, Qt.Key.Key_Return)
    assert shelf.wanted == [("delete", games[1].file)]
    assert page.cards.game == games[2]  # the one in its place
    assert not page.question.isVisible()
    assert page.cards.hasFocus()
    assert page.detail is not None
    page.cards.choose(0)
    page.detail.delete.click()
    QTest.mouseClick(page.question.no, Qt.MouseButton.LeftButton)
    assert not page.question.isVisible()
    assert len(shelf.games) == 5


def test_another_game_takes_the_question_back(opened: Open) -> None:
    page, shelf = opened(6)
    page.cards.choose(1)
    QTest.keyClick(page.cards, Qt.Key.Key_Delete)
    page.cards.setFocus()
    QTest.keyClick(page.cards, Qt.Key.Key_Home)
    assert not page.question.isVisible()
    assert shelf.wanted == []


def test_own_files_are_only_taken_off_the_list(opened: Open) -> None:
    page, shelf = opened(4)
    game = page.cards.game
    assert game is not None
    assert game.own_file
    assert page.detail is not None
    assert page.detail.delete.text() == "Remove from the list"
    page.detail.delete.click()
    assert shelf.wanted == [("delete", game.file)]
    assert not page.question.isVisible()


def test_the_icon_of_delete_all_is_as_large_as_others(opened: Open) -> None:
    page, _ = opened(9)
    assert page.detail is not None
    assert page.delete_all.iconSize() == page.detail.delete.iconSize()


def test_delete_all_asks_and_leaves_own_files(opened: Open) -> None:
    page, shelf = opened(9)
    page.delete_all.click()
    assert page.question.isVisible()
    assert len(shelf.games) == 9
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert not page.question.isVisible()
    page.delete_all.click()
    page.question.yes.click()
    assert [game.own_file for game in shelf.games] == [True]
    assert page.filter.rowCount() == 1
    assert page.delete_all.text() == "Remove all from the list"
    assert page.cards.hasFocus()


def test_own_files_leave_the_list_and_stay_on_the_disk(opened: Open) -> None:
    page, shelf = opened(20)
    page.kinds.chosen.emit("files")
    assert page.delete_all.text() == "Remove all from the list"
    page.delete_all.click()
    assert page.question.text.text() == "Take 3 files off this list? They stay where they are."
    assert page.question.yes.text() == "Remove all from the list"
    page.question.yes.click()
    assert len(shelf.games) == 17
    assert not any(game.own_file for game in shelf.games)
    assert not page.delete_all.isVisible()  # nothing is shown any more


def test_only_games_that_are_shown_are_deleted(opened: Open) -> None:
    page, shelf = opened(20)
    page.kinds.chosen.emit("unfinished")
    shown = page.filter.games()
    assert len(shown) == 4
    page.delete_all.click()
    # Unfinished games are in no statistics, and all of these are the program's.
    assert page.question.text.text() == ("Delete 4 games shown here? This can't be undone.")
    page.question.yes.click()
    assert len(shelf.games) == 16
    assert all(game.facts.over for game in shelf.games)


def test_the_question_tells_what_becomes_of_statistics_and_files(opened: Open) -> None:
    page, _ = opened(20)
    page.delete_all.click()
    assert page.question.text.text() == (
        "Delete 17 games shown here? This can't be undone. Your statistics start over. "
        "Files that you saved yourself stay."
    )
    assert page.search is not None
    page.search.setText("germany")
    shown = [game for game in page.filter.games() if not game.own_file]
    page.delete_all.click()
    asked = page.question.text.text()
    assert asked.startswith(f"Delete {len(shown)} games shown here?")
    assert "They no longer count in your statistics." in asked
    assert "start over" not in asked


def test_words_and_kinds_find_games(opened: Open) -> None:
    page, shelf = opened(40)
    assert page.search is not None
    page.search.setText("amsterDAM rosa")
    found = page.filter.games()
    assert found
    assert found == [
        game
        for game in newest_first(shelf)
        if game.facts.edition == "amsterdam"
        and any(seat.level == "rosa" for seat in game.facts.seats)
    ]
    one = shelf.games[7]
    for text in (seed_text(one.facts.seed), seed_text(one.facts.seed).replace("-", "").lower()):
        page.search.setText(text)
        assert page.filter.games() == [one]
        assert page.cards.game == one
    page.search.setText("game 17.json")
    assert page.filter.games() == [shelf.games[17]]
    page.search.setText("nothing like that")
    assert page.filter.games() == []
    assert page.cards.game is None
    assert page.detail is None
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert page.search.text() == ""
    kinds: dict[str, Callable[[KeptGame], bool]] = {
        "finished": lambda game: game.facts.over,
        "unfinished": lambda game: not game.facts.over,
        "files": lambda game: game.own_file,
        "all": lambda _: True,
    }
    for kind, fits in kinds.items():
        page.kinds.set_value(kind)
        page.kinds.chosen.emit(kind)
        assert page.filter.games() == [game for game in newest_first(shelf) if fits(game)]


def test_the_seed_can_be_copied(opened: Open) -> None:
    page, _ = opened(2)
    assert page.detail is not None
    page.detail.copy.click()
    assert QGuiApplication.clipboard().text() == page.detail.seed.text()
    assert page.detail.copy.text() == "Copied"
    flags = page.detail.seed.textInteractionFlags()
    assert flags & Qt.TextInteractionFlag.TextSelectableByMouse


def test_without_games_one_is_invited(opened: Open) -> None:
    page, shelf = opened(0)
    assert page.invitation.isVisible()
    assert not page.delete_all.isVisible()
    page.invitation.button.click()
    assert page.invitation.button.hasFocus()
    QTest.keyClick(page.invitation.button, Qt.Key.Key_Escape)
    assert shelf.wanted == [("play", None), ("closed", None)]
    shelf.games = some_games(3)
    page.refresh()
    assert not page.invitation.isVisible()
    assert page.cards.game == newest_first(shelf)[0]


def test_another_style_shows_the_same(opened: Open) -> None:
    page, _ = opened(20)
    assert page.search is not None
    page.kinds.set_value("finished")
    page.kinds.chosen.emit("finished")
    page.search.setText("usa")
    page.cards.choose(2)
    other, _ = opened(20, Style(DARK, motion=Motion.OFF))
    other.restore(page.state())
    assert other.filter.games() == page.filter.games()
    assert other.cards.game == page.cards.game
    other.restore(("", "nonsense", 3))
    other.restore(None)


def test_tickets_are_counted_where_they_win() -> None:
    own = msgspec.structs.replace(made_up_facts(1, "first_journey"), edition="own map")
    assert score_text(own, 6) == "6 tickets"
    assert score_text(made_up_facts(1), 6) == "6 points"
    assert score_text(msgspec.structs.replace(own, rules="unheard of"), 6) == "6 points"


def test_games_are_told_in_words(opened: Open) -> None:
    page, _ = opened(3)
    told = page.filter.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    game = page.cards.game
    assert game is not None
    for part in ("Märklin", "2 March 2026", "against", str(game.facts.seats[0].total)):
        assert part in told


def test_five_hundred_games_are_shown_quickly(qtbot: QtBot) -> None:
    games = some_games(500)
    style = Style(motion=Motion.OFF)
    begin = own_seconds()
    page = GamesPage(style, lambda: games)
    qtbot.addWidget(page)
    page.setStyleSheet(style.sheet())
    page.resize(1280, 720)
    with qtbot.waitExposed(page):
        page.show()
    assert own_seconds() - begin < 2.5  # a third of a second on a quiet machine
    assert page.search is not None
    begin = own_seconds()
    page.search.setText("germany")
    assert own_seconds() - begin < 1.0
    assert page.filter.rowCount() == 100


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_pictures_of_boards_are_shown(qtbot: QtBot, tmp_path: Path, theme: object) -> None:
    file = tmp_path / "board.jpg"
    image = QImage(360, 240, QImage.Format.Format_RGB32)
    image.fill(QColor("#FF00FF"))
    image.save(str(file))
    games = [KeptGame(Path("a"), made_up_facts(1), file)]
    style = Style(DARK if theme is DARK else LIGHT, motion=Motion.OFF)
    page = GamesPage(style, lambda: games)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    with qtbot.waitExposed(page):
        page.show()
    shown = pixels(page.grab().toImage())
    magenta = (shown[..., 0] > 240) & (shown[..., 1] < 20) & (shown[..., 2] > 240)
    assert magenta.sum() > 20_000  # the card and the large picture


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("size", "scale"), [((1024, 700), 1.5), ((1920, 1080), 0.85)])
def test_texts_of_cards_have_room(
    opened: Open, language: Language, size: tuple[int, int], scale: float
) -> None:
    install_language(language)
    try:
        page, _ = opened(30, Style(LIGHT, language, scale, Motion.OFF), size)
        grid = page.cards.gridSize()
        assert grid.height() >= page.cards.card_height(grid.width())
        columns = page.cards.width() // grid.width()
        first, second = (page.cards.visualRect(page.filter.index(n, 0)) for n in (0, 1))
        assert (first.top() == second.top()) == (columns > 1)
    finally:
        install_language("en")


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 700)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_all_of_a_finished_game_can_be_seen(
    opened: Open, language: Language, size: tuple[int, int], scale: float
) -> None:
    install_language(language)
    try:
        page, _ = opened(30, Style(LIGHT, language, scale, Motion.OFF), size)
        for row, game in enumerate(page.filter.games()):
            if not game.facts.over:
                continue
            page.cards.choose(row)
            QApplication.processEvents()
            assert page.detail is not None
            assert page.detail.result is not None
            assert page.detail.width() <= page.side.viewport().width()
            if scale == 1.0:  # larger texts may be scrolled through
                assert page.side.verticalScrollBar().maximum() == 0
    finally:
        install_language("en")


@pytest.mark.parametrize("language", ["en", "de"])
def test_all_of_an_unrated_game_of_five_can_be_seen(qtbot: QtBot, language: Language) -> None:
    install_language(language)
    try:
        facts = made_up_facts(1, "usa", unrated=True)
        seats = tuple((facts.seats * 5)[:5])
        facts = msgspec.structs.replace(facts, seats=seats, over=True)
        games = [KeptGame(Path("/data/games/0001.json.gz"), facts, None, False)]
        style = Style(LIGHT, language, 1.0, Motion.OFF)
        page = GamesPage(style, lambda: games)
        qtbot.addWidget(page)
        page.setStyleSheet(style.sheet())
        page.resize(1280, 720)
        with qtbot.waitExposed(page):
            page.show()
        QApplication.processEvents()
        assert page.detail is not None
        assert page.detail.result is not None
        assert page.side.verticalScrollBar().maximum() == 0
    finally:
        install_language("en")
