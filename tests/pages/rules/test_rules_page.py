"""The page of rules: read, searched and opened at a rule, by mouse and by keys."""

import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QColor, QPixmap, QTextDocument, QTextTable
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tests.helpers.window.pictures import drawn
from ttr_qt.engine.maps import load_map
from ttr_qt.engine.rules import EDITIONS
from ttr_qt.pages.rules import figures
from ttr_qt.pages.rules.board_figures import BoardFigureDrawer
from ttr_qt.pages.rules.drawings import DRAWINGS, ROOM, Subject, draw_figure
from ttr_qt.pages.rules.figures import Figures, figure_size
from ttr_qt.pages.rules.rules_page import RulesPage
from ttr_qt.pages.rules.source import Figure, other_words, read_page
from ttr_qt.paths import data_dir
from ttr_qt.views.editions.registry import design_of, edition_named
from ttr_qt.views.editions.rulebook import BoardFigure
from ttr_qt.views.scene.tracks import name_box
from ttr_qt.views.theme.language import Language
from ttr_qt.views.theme.palette import DARK, LIGHT
from ttr_qt.views.theme.pencil import Pencil
from ttr_qt.views.theme.style import Motion, Style

LEFT = Qt.MouseButton.LeftButton
QUIET = Style(motion=Motion.OFF, rule_numbers=True)

Open = Callable[..., RulesPage]


@pytest.fixture
def open_page(qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Open:
    """Return what opens a page without figures, which have tests of their own."""
    monkeypatch.setattr(figures.Figures, "_draw_next", lambda _self: None)

    def open_one(
        edition: str = "usa",
        *,
        style: Style = QUIET,
        size: tuple[int, int] = (1280, 720),
        rule: str = "",
    ) -> RulesPage:
        qapp.setStyleSheet(style.sheet())
        page = RulesPage(style, edition)
        qtbot.addWidget(page)
        if rule:
            page.open_at(rule)
        page.resize(*size)
        with qtbot.waitExposed(page):
            page.show()
        return page

    return open_one


def words(page: RulesPage) -> str:
    return page.text.document().toPlainText()


def typed(page: RulesPage, text: str) -> None:
    assert page.search is not None
    QTest.keyClicks(page.search, text)


def seen(page: RulesPage, text: str) -> bool:
    """Say whether words are in sight."""
    cursor = page.text.document().find(text)
    assert not cursor.isNull(), text
    return 0 <= page.text.cursorRect(cursor).top() < page.text.viewport().height()


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_page_opens_at_its_beginning(
    open_page: Open, edition: str, language: Language
) -> None:
    page = open_page(edition, style=Style(language=language, motion=Motion.OFF))
    assert page.edition == edition
    assert page.text.verticalScrollBar().value() == 0
    assert page.contents.count() > 10
    assert set(page.text.setting.rules) == set(edition_named(edition).rulebook.numbers)
    assert page.contents.currentRow() == 0


def test_fields_of_tables_are_parted_by_lines(open_page: Open) -> None:
    page = open_page("amsterdam")
    tables = [
        frame
        for frame in page.text.document().rootFrame().childFrames()
        if isinstance(frame, QTextTable)
    ]
    assert len(tables) == 4
    for table in tables:
        for row in range(table.rows()):
            for column in range(table.columns()):
                look = table.cellAt(row, column).format().toTableCellFormat()
                assert look.bottomBorder() == 1
                assert look.bottomBorderBrush().color() == QColor(LIGHT.line)


def test_edition_is_changed_by_a_click(open_page: Open) -> None:
    page = open_page("usa")
    buttons = page.editions.findChildren(QPushButton)
    QTest.mouseClick(next(one for one in buttons if one.text() == "Amsterdam"), LEFT)
    assert page.edition == "amsterdam"
    assert "Carts, canals and contracts" in words(page)


def test_contents_lead_to_their_part_and_follow_the_reader(open_page: Open) -> None:
    page = open_page("germany")
    row = next(
        row for row in range(page.contents.count()) if page.contents.item(row).text() == "Countries"
    )
    item = page.contents.item(row)
    page.contents.scrollToItem(item)
    middle = page.contents.visualItemRect(item).center()
    QTest.mouseClick(page.contents.viewport(), LEFT, pos=middle)
    assert seen(page, "neighbouring countries")
    assert page.contents.currentRow() == row
    page.text.verticalScrollBar().setValue(page.text.verticalScrollBar().maximum())
    assert page.contents.currentItem().text() == "How sure is this board?"
    page.text.verticalScrollBar().setValue(0)
    assert page.contents.currentRow() == 0


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "title", "words_there"),
    [
        ("en", "How sure is this board?", "doubtful"),
        ("de", "Wie sicher ist dieser Spielplan?", "zweifelhaft"),
    ],
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_how_sure_a_board_is_stands_in_the_contents_and_is_found(
    open_page: Open, edition: str, language: Language, title: str, words_there: str
) -> None:
    page = open_page(edition, style=Style(language=language, motion=Motion.OFF))
    last = page.contents.item(page.contents.count() - 1)
    assert last.text() == title
    page.contents.itemActivated.emit(last)
    assert seen(page, title)
    assert page.contents.currentItem() is last
    typed(page, words_there if edition == "germany" else title)
    assert page.contents.hits()[title] == (2 if edition == "germany" else 1)


def test_contents_are_gone_through_by_keys(qtbot: QtBot, open_page: Open) -> None:
    page = open_page("usa")
    page.contents.setFocus()
    QTest.keyClick(page.contents, Qt.Key.Key_End)
    with qtbot.waitSignal(page.contents.chosen):
        QTest.keyClick(page.contents, Qt.Key.Key_Return)
    assert seen(page, "nine independent lists")


def test_text_scrolls_by_keys(open_page: Open) -> None:
    page = open_page()
    bar = page.text.verticalScrollBar()
    QTest.keyClick(page.text, Qt.Key.Key_Down)
    little = bar.value()
    assert little > 0
    QTest.keyClick(page.text, Qt.Key.Key_PageDown)
    assert bar.value() > little + page.text.viewport().height() // 2
    QTest.keyClick(page.text, Qt.Key.Key_End)
    assert bar.value() == bar.maximum()
    QTest.keyClick(page.text, Qt.Key.Key_Home)
    assert bar.value() == 0


def test_all_parts_are_reached_by_tab(open_page: Open) -> None:
    page = open_page()
    page.text.setFocus()
    reached = set()
    for _ in range(60):
        focused = QApplication.focusWidget()
        assert focused is not None
        reached.add(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert {page.contents, page.text, page.search, page.back_button} <= reached


def test_escape_goes_back_from_the_text(qtbot: QtBot, open_page: Open) -> None:
    page = open_page()
    page.text.setFocus()
    with qtbot.waitSignal(page.closed):
        QTest.keyClick(page.text, Qt.Key.Key_Escape)


def test_search_finds_as_one_types(open_page: Open) -> None:
    page = open_page("usa")
    typed(page, "locomotive")
    found = len(page.text.hits)
    assert found == words(page).lower().count("locomotive") > 5
    assert page.count.text() == f"1 of {found}"
    assert page.contents.hits()["Locomotives"] >= 5
    assert sum(page.contents.hits().values()) == found
    typed(page, "s")
    assert 0 < len(page.text.hits) < found
    typed(page, "xx")
    assert not page.text.hits
    assert page.count.text() == "Not found here"
    assert page.contents.hits() == {}
    assert not page.later_button.isVisible()


def test_enter_goes_on_to_the_next_hit_and_around(open_page: Open) -> None:
    page = open_page("usa")
    typed(page, "tie")
    found = len(page.text.hits)
    assert found >= 3
    assert page.search is not None
    for number in (*range(2, found + 1), 1):
        QTest.keyClick(page.search, Qt.Key.Key_Return)
        assert page.count.text() == f"{number} of {found}"
    QTest.mouseClick(page.earlier_button, LEFT)
    assert page.count.text() == f"{found} of {found}"
    QTest.mouseClick(page.later_button, LEFT)
    assert page.count.text() == f"1 of {found}"
    QTest.keyClick(page.search, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert page.count.text() == f"{found} of {found}"


def test_hits_are_scrolled_to_and_marked(open_page: Open) -> None:
    page = open_page("usa")
    typed(page, "clockwise")
    marks = page.text.extraSelections()
    assert len(marks) == 1
    assert seen(page, "clockwise")
    assert page.text.verticalScrollBar().value() > 0


def test_search_goes_on_in_another_edition(open_page: Open) -> None:
    page = open_page("usa")
    typed(page, "passenger card")
    assert not page.text.hits
    page.set_edition("maerklin")
    assert len(page.text.hits) >= 4


def test_numbers_of_rules_are_shown_to_those_who_want_them(open_page: Open) -> None:
    plain = open_page("maerklin", style=Style(motion=Motion.OFF), rule="M6")
    assert plain.text.lit_text.startswith("Moving a passenger")
    assert not re.search(r"\b[CDRTEGM]\d{1,2}\b", words(plain))
    assert re.search(r"\bM6\b", words(open_page("maerklin")))


@pytest.mark.parametrize("rule", ["D4", "R5", "U2"])
def test_rule_is_opened_and_glows(open_page: Open, rule: str) -> None:
    page = open_page("usa", rule=rule)
    assert page.text.lit_text.endswith(rule)
    assert seen(page, page.text.lit_text[:30])


def test_glow_goes_over_to_another_rule_and_ends(qtbot: QtBot, open_page: Open) -> None:
    page = open_page("usa", rule="U2")
    page.open_at("C1")
    assert page.text.lit_text.endswith("C1")
    qtbot.waitUntil(lambda: not page.text.lit_text, timeout=5000)


def test_glow_is_seen(open_page: Open) -> None:
    page = open_page("usa", rule="D6")
    before = page.text.viewport().grab().toImage()
    amber = QColor(LIGHT.amber).rgb()
    line = [before.pixel(x, y) for x in range(before.width()) for y in range(before.height())]
    assert line.count(amber) > 60


def test_rule_that_is_not_there_changes_nothing(open_page: Open) -> None:
    page = open_page("usa")
    page.open_at("M6")
    assert page.text.verticalScrollBar().value() == 0
    assert page.text.lit_text == ""


def test_links_lead_on_by_click(open_page: Open) -> None:
    page = open_page("germany")
    cursor = page.text.document().find("three tracks")
    page.text.go_to(cursor.blockNumber())
    spot = page.text.cursorRect(cursor).center() - QPoint(12, 0)
    QTest.mouseClick(page.text.viewport(), LEFT, pos=spot)
    assert page.text.lit_text.endswith("G3")


def test_links_to_other_pages(open_page: Open) -> None:
    page = open_page("usa")
    page.follow("maerklin#M6")
    assert page.edition == "maerklin"
    assert page.editions.value == "maerklin"
    assert page.text.lit_text.endswith("M6")


def test_page_built_anew_goes_on_where_it_was(open_page: Open) -> None:
    page = open_page("amsterdam")
    page.open_at("A6")
    typed(page, "goods")
    state = page.state()
    other = open_page("usa", style=Style(theme=DARK, language="de", motion=Motion.OFF))
    other.restore(state)
    assert other.edition == "amsterdam"
    assert other.search is not None
    assert other.search.text() == "goods"


def test_page_built_anew_before_it_is_shown_goes_on_where_it_was(
    qtbot: QtBot, open_page: Open
) -> None:
    page = open_page("amsterdam")
    page.text.go_to(page.text.setting.rules["R8"])
    state = page.state()
    other = RulesPage(Style(scale=1.25, motion=Motion.OFF), "usa")
    qtbot.addWidget(other)
    other.restore(state)
    other.resize(1280, 720)
    with qtbot.waitExposed(other):
        other.show()
    assert seen(other, "Often there is more than one way to pay")


def test_reader_stays_at_the_same_place_when_the_window_changes(open_page: Open) -> None:
    page = open_page("usa", size=(1280, 720))
    page.open_at("E1")
    place = page.text.first_seen()[0]
    page.resize(1024, 700)
    assert abs(page.text.first_seen()[0] - place) <= 1


@pytest.mark.parametrize("scale", [0.85, 1.0, 1.5])
def test_column_is_readable_and_fits(open_page: Open, scale: float) -> None:
    style = Style(scale=scale, language="de", motion=Motion.OFF)
    for size in ((1024, 700), (1920, 1080)):
        page = open_page("first_journey", style=style, size=size)
        typed(page, "Karte")
        assert len(page.text.hits) == words(page).lower().count("karte")
        assert words(page).count("Unterschiede zu USA") == 1, "the text is set once only"
        letters = page.text.column / (style.font(15.5).pixelSize() * 0.5)
        assert 35 < letters < 85
        document: QTextDocument = page.text.document()
        assert document.idealWidth() <= page.text.viewport().width()
        assert page.contents.horizontalScrollBar().maximum() == 0
        assert page.width() == size[0], "something needs more room than there is"


@pytest.mark.parametrize("name", list(DRAWINGS))
def test_drawings_stay_in_their_frame(name: str) -> None:
    edition = "first_journey" if name == "golden" else "maerklin"
    height = DRAWINGS[name].height

    def draw(pencil: Pencil) -> None:
        pencil.painter.translate(-ROOM / 2, -height / 2)
        draw_figure(pencil, name, Subject(QUIET, edition))

    image = drawn(draw, round(ROOM) + 40, round(height) + 40, "#FF00FF")
    outside = QColor("#FF00FF").rgb()
    for x in range(image.width()):
        for y in (*range(18), *range(image.height() - 18, image.height())):
            assert image.pixel(x, y) == outside
    middle = {image.pixel(x, image.height() // 2) for x in range(image.width())}
    assert len(middle) > 20


def test_figures_come_one_after_the_other_and_are_kept(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(figures, "CACHE", figures.FigureCache())
    taken: list[str] = []

    def draw(
        self: BoardFigureDrawer, name: str, _shot: BoardFigure, size: QSize, ratio: float
    ) -> None:
        taken.append(name)
        self.drawn.emit(name, QPixmap(size * ratio))

    monkeypatch.setattr(BoardFigureDrawer, "draw", draw)
    names = [block.name for block in read_page("usa", "en") if isinstance(block, Figure)]
    album = Figures(QUIET, "usa")
    got: list[str] = []
    album.drawn.connect(lambda name, _: got.append(name))
    album.want(names, 400, 1.0)
    nearest = names.index("ticket")
    album.prefer(lambda name: abs(names.index(name) - nearest))
    qtbot.waitUntil(lambda: not album.pending)
    assert sorted(got) == sorted(names)
    assert got[0] == "ticket"
    assert sorted(taken) == ["double", "longest", "ticket"]
    again = Figures(QUIET, "usa")
    for name in names:
        known = again.ready(name, 400, 1.0)
        assert known is not None
        assert known.size() == figure_size(name, 400)
    assert again.ready("pay", 500, 1.0) is None
    assert Figures(Style(theme=DARK), "usa").ready("pay", 400, 1.0) is None


def test_part_of_a_board_shows_what_stands_there(qtbot: QtBot) -> None:
    album = Figures(QUIET, "amsterdam")
    with qtbot.waitSignal(album.drawn, timeout=20_000) as done:
        album.want(["double"], 300, 1.0)
    name, pixmap = done.args
    assert name == "double"
    image = pixmap.toImage()
    assert image.size() == figure_size("double", 300)
    blue = sum(
        image.pixelColor(x, y).blue() > image.pixelColor(x, y).red() + 70
        for x in range(image.width())
        for y in range(image.height())
    )
    assert blue > 300, "the wagons of the second player"
    assert image.pixelColor(0, 0).alpha() == 0, "round corners"


@pytest.mark.parametrize("edition", EDITIONS)
def test_places_of_a_shot_are_seen_whole_and_not_behind_its_ticket(
    qapp: QApplication, edition: str
) -> None:
    assert qapp is not None
    drawer = BoardFigureDrawer(QUIET, edition)
    design = design_of(load_map(edition), QUIET.language)
    shots = edition_named(edition).rulebook.figures
    assert "ticket" in shots
    for name, shot in shots.items():
        area = drawer.area(shot, QSize(600, 300))
        assert area.width() == pytest.approx(2 * area.height())
        for place in shot.places:
            box = name_box(design, place)
            assert area.contains(box), (name, place)
            if shot.ticket:
                left = (box.left() - area.left()) / area.width()
                right = (area.right() - box.right()) / area.width()
                assert (right if shot.right else left) > 0.3, (name, place)


@pytest.mark.parametrize(
    ("edition", "language", "asked", "found"),
    [
        ("germany", "de", "dreifach", "Dreifach"),
        ("germany", "de", "Tripel", "Dreifachstrecke"),
        ("usa", "de", "Fahrschein", "Zielkarte"),
        ("amsterdam", "de", "Vertrag", "Vertrag"),
        ("germany", "en", "triple", "triple"),
        ("usa", "en", "penalty", "lose"),
    ],
)
def test_what_the_rules_call_otherwise_is_found(
    open_page: Open, edition: str, language: Language, asked: str, found: str
) -> None:
    page = open_page(edition, style=Style(language=language, motion=Motion.OFF))
    typed(page, asked)
    assert page.text.hits
    assert {hit.casefold() for hit in page.text.hits} == {found.casefold()}
    assert page.search is not None
    page.search.setText("qzx")
    assert not page.text.hits


@pytest.mark.parametrize("language", ["en", "de"])
def test_other_words_lead_to_words_of_the_rules(language: Language) -> None:
    told = "".join(
        path.read_text(encoding="utf-8").casefold()
        for path in (data_dir("resources") / "rules" / language).glob("*.md")
    )
    lines = (data_dir("resources") / "rules" / language / "other_words.txt").read_text("utf-8")
    for line in lines.splitlines():
        searched, _, meant = line.partition("=")
        for word in meant.split("|"):
            assert word.strip().casefold() in told, line
        for word in searched.split() if meant else ():
            assert other_words(word, language), line


def test_whoever_types_searches(open_page: Open) -> None:
    page = open_page("usa")
    page.activateWindow()
    page.setFocus()
    focus = QApplication.focusWidget()
    assert focus is page.text
    QTest.keyClicks(focus, "l")
    assert page.search is not None
    assert page.search.hasFocus()
    QTest.keyClicks(page.search, "ocomotive")
    assert page.search.text() == "locomotive"
    assert page.text.hits
    QTest.keyClick(page.search, Qt.Key.Key_Escape)
    assert page.search.text() == ""
