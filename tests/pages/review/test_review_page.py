"""The page of a review, with the mouse and the keys as people use it."""

import re

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea
from pytestqt.qtbot import QtBot

from ai.reviewing.findings import POINT, Parts, Quality, Review, Values
from ai.reviewing.moments import key_moments
from tests.helpers.window.replays import recorded
from tests.helpers.window.reviews import FoundReview, invented_review, without_judgements
from ttr_qt.engine import EDITIONS, Game
from ttr_qt.engine.actions import ClaimRoute, DrawCard, KeepTickets
from ttr_qt.pages.review.move_items import RimItem
from ttr_qt.pages.review.review_page import ReviewPage
from ttr_qt.pages.review.words import whole_parts
from ttr_qt.views.theme.language import Language
from ttr_qt.views.theme.style import Motion, Style
from ttr_qt.views.theme.translation import install_language

pytestmark = pytest.mark.usefixtures("plain_boards")

LEFT = Qt.MouseButton.LeftButton
SIZES = ((1024, 700), (1280, 720), (1920, 1080))
UNITS = st.integers(-20_000, 20_000)


def opened(
    qtbot: QtBot,
    game: Game,
    finder: FoundReview,
    *,
    size: tuple[int, int] = (1280, 720),
    language: Language = "en",
) -> ReviewPage:
    """Return the page of a game, as it is seen first."""
    page = ReviewPage(Style(motion=Motion.OFF, language=language), game, finder)  # type: ignore[arg-type]
    qtbot.addWidget(page)
    page.resize(*size)
    with qtbot.waitExposed(page):
        page.show()
    return page


@pytest.fixture(scope="module")
def played() -> Game:
    return recorded("usa", 2)


@pytest.fixture(scope="module")
def whole(played: Game) -> Review:
    return invented_review(played)


@pytest.fixture
def finder(whole: Review) -> FoundReview:
    return FoundReview(whole)


@pytest.fixture
def page(qtbot: QtBot, played: Game, finder: FoundReview) -> ReviewPage:
    return opened(qtbot, played, finder)


def weights(page: ReviewPage) -> dict[int, int]:
    found = {}
    for ply in page.game.losses(0):
        step = page.game.step(ply)
        assert step is not None
        assert step.judgement is not None
        found[ply] = step.judgement.weight
    return found


def test_it_begins_at_the_largest_own_mistake(page: ReviewPage) -> None:
    sizes = weights(page)
    assert sizes[page.ply] == max(sizes.values())
    assert page.decision.title.text().endswith("a blunder")


def test_keys_go_from_mistake_to_mistake(page: ReviewPage) -> None:
    losses = page.game.losses(0)
    QTest.keyClick(page, Qt.Key.Key_Home)
    assert page.ply == 0
    QTest.keyClick(page, Qt.Key.Key_Down)
    later = [ply for ply in losses if ply > 0]
    assert page.ply == later[0]
    QTest.keyClick(page, Qt.Key.Key_Down)
    assert page.ply == later[1]
    QTest.keyClick(page, Qt.Key.Key_Up)
    assert page.ply == later[0]
    QTest.keyClick(page, Qt.Key.Key_Right)
    assert page.ply == later[0] + 1
    QTest.keyClick(page, Qt.Key.Key_End)
    assert page.ply == page.game.length
    assert not page.decision.play_on.isEnabled()


def test_the_board_shows_the_moment_before_the_move(page: ReviewPage) -> None:
    for ply in (0, 30, page.game.length):
        page.curve.setValue(ply)
        assert page.board_play.shows(page.game.view(ply), active=False)
        assert len(page.board_play.motion.position.owners) == len(page.game.view(ply).owners)


def test_the_move_played_and_the_better_one_are_marked(page: ReviewPage) -> None:
    game = page.game
    claims = [
        ply for ply in game.losses(0) + game.losses(1) if isinstance(game.action(ply), ClaimRoute)
    ]
    assert claims
    page.curve.setValue(claims[0])
    rims = [item for item in page.scene.items() if isinstance(item, RimItem)]
    better = game.better(claims[0])
    assert len(rims) == 1 + isinstance(better, ClaimRoute)
    assert page.decision.better.isVisibleTo(page)
    assert page.decision.better.text.text().startswith("Better: ")
    good = next(ply for ply in range(game.length) if game.verdict(ply) is Quality.BEST)
    page.curve.setValue(good)
    assert not page.decision.better.isVisibleTo(page)


def test_tickets_that_were_kept_and_better_ones_are_marked(page: ReviewPage) -> None:
    game = page.game
    keeping = next(ply for ply in range(game.length) if isinstance(game.action(ply), KeepTickets))
    page.curve.setValue(keeping)
    better = game.better(keeping)
    rims = [item for item in page.scene.items() if isinstance(item, RimItem)]
    assert len(rims) == (1 if better is None else 2)


def test_drawn_cards_are_named(page: ReviewPage) -> None:
    """Nothing is hidden any more, and a lucky draw has to be seen as one."""
    game = page.game
    draws = [ply for ply in range(game.length) if isinstance(game.action(ply), DrawCard)]
    for ply in draws[:5]:
        assert "drew from the deck" not in page.describe(ply)
        assert "from the deck" in page.describe(ply)


def test_key_moments_tell_what_was_better_where_there_is_room(
    qtbot: QtBot, played: Game, whole: Review
) -> None:
    small, large = (
        opened(qtbot, played, FoundReview(whole), size=size) for size in ((1280, 720), (1920, 1080))
    )
    told = [row.remark.text() for row in large.moments.rows]
    assert any(text.startswith("Better: ") for text in told)
    assert [row.remark.isVisible() for row in large.moments.rows] == [bool(one) for one in told]
    for row in small.moments.rows:  # only where one stands
        small.moments.moment_wanted.emit(row.ply)
        seen = [one.ply for one in small.moments.rows if one.remark.isVisible()]
        assert seen == ([row.ply] if row.remark.text() else [])


def test_a_press_on_the_curve_goes_there(page: ReviewPage) -> None:
    curve = page.curve
    at = QPoint(round(curve.x_of(page.game.length)), curve.height() - 3)  # below all signs
    QTest.mouseClick(curve, LEFT, pos=at)
    assert page.ply == page.game.length
    QTest.mouseMove(curve, QPoint(round(curve.x_of(10)), curve.height() - 3))
    assert page.tip.isVisibleTo(page)
    assert "Robin" in page.tip.text()


def test_key_moments_lead_to_their_moves(page: ReviewPage) -> None:
    assert 3 <= len(page.moments.rows) <= 7
    row = page.moments.rows[-1]
    QTest.mouseClick(row, LEFT)
    assert page.ply == row.ply
    assert "Turn" in row.accessibleName()


def test_moments_stay_where_they_are_scrolled_to_while_more_is_found(
    qtbot: QtBot, played: Game, whole: Review
) -> None:
    finder = FoundReview(whole)
    page = opened(qtbot, played, finder, size=(1024, 700))
    page.tabs.chosen.emit(2)
    QApplication.processEvents()
    area = page.moments.findChild(QScrollArea)
    assert isinstance(area, QScrollArea)
    bar = area.verticalScrollBar()
    page.moments.moment_wanted.emit(page.moments.rows[-1].ply)
    qtbot.waitUntil(lambda: bar.value() > 0)
    bar.setValue(0)
    finder.find(whole, 1.0)
    qtbot.wait(20)
    assert bar.value() == 0


def test_another_player_can_be_told_of(page: ReviewPage) -> None:
    before = page.luck.bars.accessibleName()
    page.luck.choose(1)
    assert page.luck.bars.accessibleName() != before
    assert "Own decisions" in page.luck.bars.accessibleName()
    page.curve.setValue(0)
    page.step_through_mistakes(1)
    assert page.ply in page.game.losses(1)


def test_what_is_found_is_shown_at_once(qtbot: QtBot, played: Game, whole: Review) -> None:
    finder = FoundReview()
    page = opened(qtbot, played, finder)
    assert finder.running
    assert page.header.toggle.isVisibleTo(page)
    page.grab()  # nothing is known yet, and nothing fails
    finder.find(without_judgements(whole), 0.3)
    assert page.header.state.text() == "Reviewing … 30%"
    assert page.header.accuracies[0].text() == "–"
    assert page.header.caption == "Accuracy so far"
    assert page.luck.heading.text() == "Luck and skill so far"
    assert page.moments.heading.text() == "Key moments so far"
    assert page.curve_panel.so_far.isVisible()
    assert page.header.accuracies[0].accessibleName().endswith("so far")
    assert page.decision.title.text().endswith(("not judged yet", "nothing to decide"))
    finder.find(whole, 1.0)
    assert page.header.accuracies[0].text().endswith("%")
    assert not page.header.toggle.isVisibleTo(page)
    assert page.header.caption == "Accuracy"
    assert page.luck.heading.text() == "Luck and skill"
    assert page.moments.heading.text() == "Key moments"
    assert not page.curve_panel.so_far.isVisible()
    assert page.ply in page.game.losses(0)


def test_whose_gain_a_moment_was_is_told(page: ReviewPage) -> None:
    names = page.game.names
    for seat in (0, 1):
        page.luck.choose(seat)
        own = seat == page.game.own and page.game.person
        whose = "for you" if own else f"for {names[seat]}"
        assert page.moments.whose.text() == f"gain or loss {whose}"
        assert page.moments.rows
        assert all(row.accessibleName().endswith(whose) for row in page.moments.rows)


def test_what_a_decision_of_somebody_else_cost_is_told_by_name(page: ReviewPage) -> None:
    for seat in (0, 1):
        page.curve.setValue(page.game.losses(seat)[0])
        cost = page.decision.cost.text()
        own = seat == page.game.own and page.game.person
        assert cost.startswith("−" if own else f"{page.game.names[seat]}: −"), cost


def at_work(finder: FoundReview) -> bool:
    return finder.running


def test_it_can_be_stopped_and_gone_on_with(qtbot: QtBot, played: Game) -> None:
    finder = FoundReview()
    page = opened(qtbot, played, finder)
    QTest.mouseClick(page.header.toggle, LEFT)
    assert not at_work(finder)
    assert page.header.state.text() == "Stopped at 0%"
    page.hide()
    page.show()
    assert not at_work(finder)
    QTest.mouseClick(page.header.toggle, LEFT)
    assert at_work(finder)
    with qtbot.waitSignal(page.left):
        page.hide()
    assert not at_work(finder)
    page.show()
    assert at_work(finder)


def test_one_can_look_deeper(page: ReviewPage, finder: FoundReview) -> None:
    before = page.header.accuracies[0].text()
    assert page.header.deeper.isVisible()
    QTest.mouseClick(page.header.deeper, LEFT)
    assert finder.running
    assert not page.header.deeper.isVisible()
    assert page.header.toggle.isVisible()
    assert page.header.accuracies[0].text() == before  # what is found stays meanwhile


def test_how_exact_the_parts_are_is_told(qtbot: QtBot, played: Game, whole: Review) -> None:
    certain = opened(qtbot, played, FoundReview(whole))
    assert "±" not in certain.luck.against.text()
    doubt = Values(whole.doubt.chances, (3 * POINT, 3 * POINT))
    doubtful = opened(qtbot, played, FoundReview(msgspec.structs.replace(whole, doubt=doubt)))
    assert doubtful.luck.against.text().endswith("±6")


def test_it_says_why_nothing_is_found(qtbot: QtBot, played: Game) -> None:
    finder = FoundReview()
    page = opened(qtbot, played, finder)
    finder.failed.emit("This game can't be reviewed.")
    assert page.header.state.text() == "This game can't be reviewed."
    assert not page.header.toggle.isVisibleTo(page)


def test_one_plays_on_from_the_moment(qtbot: QtBot, page: ReviewPage) -> None:
    with qtbot.waitSignal(page.play_on_wanted) as wanted:
        QTest.keyClick(page, Qt.Key.Key_P)
    assert wanted.args is not None
    (game,) = wanted.args
    assert game.ply == page.ply
    assert page.game.game.ply == page.game.length


def test_it_stays_where_it_was_in_another_style(
    qtbot: QtBot, page: ReviewPage, played: Game, finder: FoundReview
) -> None:
    page.luck.choose(1)
    page.curve.setValue(17)
    other = opened(qtbot, played, finder)
    other.restore(page.state())
    assert (other.ply, other.luck.seat) == (17, 1)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_everything_has_its_place(
    qtbot: QtBot, played: Game, finder: FoundReview, size: tuple[int, int], scale: float
) -> None:
    page = ReviewPage(Style(motion=Motion.OFF, scale=scale), played, finder)  # type: ignore[arg-type]
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    QApplication.processEvents()
    parts = [page.header, page.board_view, page.curve_panel]
    parts += [part for part in (page.decision, page.luck, page.moments) if part.isVisible()]
    for number, part in enumerate(parts):
        assert page.rect().contains(part.geometry())
        for other in parts[number + 1 :]:
            assert not part.geometry().intersects(other.geometry())
    assert page.board_view.width() > page.width() * 0.4
    if page.tabs.isVisible():
        page.tabs.chosen.emit(2)
        assert page.moments.isVisible()
        assert not page.decision.isVisible()


@pytest.mark.parametrize("running", [False, True])
@pytest.mark.parametrize(("width", "scale"), [(1024, 1.0), (1280, 1.5), (1920, 2.0)])
def test_nothing_in_the_head_is_cut_off(
    qtbot: QtBot, width: int, scale: float, *, running: bool
) -> None:
    game = recorded("usa", 4)
    whole = invented_review(game)
    style = Style(motion=Motion.OFF, scale=scale, language="de")
    finder = FoundReview(without_judgements(whole) if running else whole)
    page = ReviewPage(style, game, finder)  # type: ignore[arg-type]
    qtbot.addWidget(page)
    page.setStyleSheet(style.sheet())
    page.resize(width, 720)
    page.show()
    QApplication.processEvents()
    assert page.header.toggle.isVisible() == running
    parts = [*page.header.findChildren(QLabel), *page.header.findChildren(QPushButton)]
    for part in parts:
        if part.isVisible():
            assert part.width() >= part.sizeHint().width(), part


def test_where_no_chance_is_told_nothing_is_said_of_one(page: ReviewPage, whole: Review) -> None:
    told = [step.judgement is not None for step in whole.steps]
    for judged in (True, False):
        page.curve.setValue(told.index(judged))
        shown = [one for one in page.decision.played.findChildren(QLabel) if one.isVisible()]
        assert any(one.text() == "to win" for one in shown) is judged


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_can_be_looked_back_at(qtbot: QtBot, edition: str) -> None:
    game = recorded(edition, 3)
    page = opened(qtbot, game, FoundReview(invented_review(game)))
    for ply in range(0, page.game.length + 1, 8):
        page.curve.setValue(ply)
        assert page.decision.title.text()
    page.curve_panel.scale.chosen.emit("points")
    page.grab()


@given(deal=UNITS, luck=UNITS, hidden=UNITS, own=UNITS, others=UNITS)
def test_whole_parts_add_up(deal: int, luck: int, hidden: int, own: int, others: int) -> None:
    parts = Parts(deal, luck, hidden, own, others)
    whole = whole_parts(parts)
    assert sum(whole.values()) == round(parts.sum / POINT)
    for name, value in whole.items():
        assert abs(value - getattr(parts, name) / POINT) <= 1


def test_the_story_says_when_and_by_what_the_game_was_decided(
    page: ReviewPage, whole: Review
) -> None:
    told = page.moments.story.text()
    winner = page.game.game.winners()[0]
    name = page.game.seats[winner].name
    assert name in told.split(".")[0]
    lead = re.search(r"From turn (\d+) on", told)
    if lead is not None:
        values = [one.chances for one in whole.values]
        since = [ply for ply in range(page.game.length) if page.game.turn(ply) > int(lead[1])]
        assert all(max(values[ply]) == values[ply][winner] for ply in since)
    if "costliest" in told:
        worst = max(weights(page), key=lambda ply: weights(page)[ply])
        assert f"turn {page.game.turn(worst)} " in told
    page.luck.choose(1)
    assert page.moments.story.text() != told


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("edition", ["usa", "amsterdam", "first_journey"])
def test_a_person_without_a_name_is_told_of_as_you(
    qtbot: QtBot, edition: str, language: Language
) -> None:
    install_language(language)
    game = recorded(edition, 2, name="")
    page = opened(qtbot, game, FoundReview(invented_review(game)), language=language)
    told = [one.text() for one in page.header.findChildren(QLabel)]
    for seat in range(2):
        page.luck.choose(seat)
        told += [page.moments.story.text(), page.luck.against.text()]
        for ply in range(page.game.length):
            page.curve.setValue(ply)
            told += [one.text() for one in page.decision.findChildren(QLabel)]
    wrong = {
        "en": r"\bYou (was|is|has)\b|\b(of|by|against|cost|helped) You\b",
        "de": r"\bDu (lag|hat|gewinnt|verliert|war)\b|\b(von|gegenüber|lag|kostete|half) Du\b",
    }[language]
    assert [one for one in told if re.search(wrong, one)] == []


def test_a_moment_without_a_chance_is_told_in_points(
    qtbot: QtBot, played: Game, whole: Review
) -> None:
    """Where a game is decided, a mistake still costs points."""
    (ply, *_) = key_moments(whole)
    steps = list(whole.steps)
    judged = steps[ply].judgement
    assert judged is not None
    lost = Values((0, 0), (-700, 0) if steps[ply].seat == 0 else (700, 0))
    steps[ply] = msgspec.structs.replace(
        steps[ply],
        judgement=msgspec.structs.replace(judged, quality=Quality.BLUNDER, loss=lost, weight=4000),
    )
    page = opened(qtbot, played, FoundReview(msgspec.structs.replace(whole, steps=tuple(steps))))
    (row,) = (one for one in page.moments.rows if one.ply == ply)
    texts = [label.text() for label in row.findChildren(QLabel)]
    assert "−7 points" in texts or "+7 points" in texts


@pytest.mark.parametrize("size", SIZES)
def test_the_moment_one_stands_at_is_seen_whole(
    qtbot: QtBot, played: Game, finder: FoundReview, size: tuple[int, int]
) -> None:
    page = opened(qtbot, played, finder, size=size)
    (area,) = page.moments.findChildren(QScrollArea)
    inside = area.widget()
    assert inside is not None
    for row in (*page.moments.rows, *reversed(page.moments.rows)):
        QTest.mouseClick(row, LEFT)
        assert page.ply == row.ply
        qtbot.wait(20)
        top = row.mapTo(area.viewport(), QPoint()).y()
        assert top >= 0
        assert top + row.height() <= area.viewport().height() or top == 0
        last = page.moments.rows[-1].geometry().bottom() + 1
        assert inside.height() == max(last, area.viewport().height()), "room is left below"


def test_chances_and_what_was_lost_agree(page: ReviewPage) -> None:
    for ply in page.game.losses(0):
        page.curve.setValue(ply)
        played, better = (
            int(row.chance.text().rstrip("%"))
            for row in (page.decision.played, page.decision.better)
        )
        assert page.decision.cost.text().startswith(f"−{better - played}%")


def test_the_moment_one_stands_at_stays_in_sight(qtbot: QtBot, played: Game, whole: Review) -> None:
    """Where the window gets smaller, and where more is found."""
    finder = FoundReview(msgspec.structs.replace(whole, wanted=2 * whole.playouts))
    page = opened(qtbot, played, finder, size=(1920, 1080))
    (area,) = page.moments.findChildren(QScrollArea)

    def is_seen() -> bool:
        here = next(row for row in page.moments.rows if row.ply == page.ply)
        top = here.mapTo(area.viewport(), QPoint()).y()
        return 0 <= top <= area.viewport().height() - here.height()

    page.curve.setValue(page.moments.rows[-1].ply)
    finder.find(whole, 1.0)
    qtbot.waitUntil(is_seen)
    for size in ((1280, 720), (1600, 900), (1920, 1080), (1280, 720)):
        page.resize(*size)
        qtbot.waitUntil(is_seen)


def test_whoever_has_scrolled_away_is_not_brought_back(
    qtbot: QtBot, played: Game, finder: FoundReview
) -> None:
    """By another size of the window; another moment is another matter."""
    page = opened(qtbot, played, finder, size=(1280, 720))
    (area,) = page.moments.findChildren(QScrollArea)
    bar = area.verticalScrollBar()
    page.curve.setValue(page.moments.rows[-1].ply)
    qtbot.waitUntil(lambda: bar.value() > 0)
    bar.setValue(0)
    for size in ((1300, 730), (1260, 700), (1280, 720)):
        page.resize(*size)
        qtbot.wait(20)
        assert bar.value() == 0
    page.curve.setValue(page.moments.rows[0].ply)
    page.curve.setValue(page.moments.rows[-1].ply)
    qtbot.waitUntil(lambda: bar.value() > 0)
