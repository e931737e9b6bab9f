"""The end of a game: the count, the table, the curve, and the buttons."""

import functools
import random
import re
from dataclasses import replace
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tests.helpers.engine.arrange import show_tickets, table
from tests.helpers.games.thinkers import Waiter, session_of
from ttr_qt.engine import EDITIONS, Game, parse_action
from ttr_qt.models.records.moments import Moment
from ttr_qt.models.records.rating import RatingChange
from ttr_qt.models.records.result import GameResult, Tie, game_result
from ttr_qt.pages.ending import count
from ttr_qt.pages.ending.banner import dark_ground
from ttr_qt.pages.ending.count import tallies
from ttr_qt.pages.ending.end_page import EndPage
from ttr_qt.pages.ending.moment_words import moment_text, moment_title
from ttr_qt.pages.ending.moments_panel import MomentsPanel
from ttr_qt.pages.ending.table import columns_of
from ttr_qt.pages.ending.tickets_sheet import count_text
from ttr_qt.pages.ending.words import subtitle, tie_text, title, winner_facts
from ttr_qt.views.charts.axes import spread, ticks
from ttr_qt.views.theme.language import Language
from ttr_qt.views.theme.palette import PLAYERS
from ttr_qt.views.theme.pencil import lightness
from ttr_qt.views.theme.style import Motion, Style
from ttr_qt.views.theme.translation import install_language
from ttr_qt.views.words.people import nameless

COLOURS = [player.id for player in PLAYERS]


def result_of(edition: str, person: int | None = 0, players: int = 3) -> GameResult:
    game = Game.new(edition, players=players, seed=6)
    chance = random.Random(6)
    while not game.over:
        game.play(chance.choice(game.legal_actions()))
    with session_of(game, Waiter, person=person) as session:
        return game_result(session, COLOURS)


@pytest.fixture(scope="module")
def results(qapp: object) -> dict[str, GameResult]:  # noqa: ARG001 - models need it
    return {edition: result_of(edition) for edition in EDITIONS}


def shown(qtbot: QtBot, result: GameResult, motion: Motion = Motion.OFF) -> EndPage:
    style = Style(motion=motion)
    page = EndPage(style, result)
    qtbot.addWidget(page)
    page.setStyleSheet(style.sheet())
    page.resize(1280, 720)
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    return page


def listening(qtbot: QtBot, page: EndPage) -> None:
    """Wait until keys mean something on a page."""
    qtbot.waitUntil(lambda: page.keys_enabled)


def with_places(result: GameResult, order: list[int]) -> GameResult:
    """Return the result as if the seats had come in this order, ten points apart."""
    standings = [
        replace(result.of(seat), place=place, total=200 - 10 * place)
        for place, seat in enumerate(order, 1)
    ]
    return replace(result, standings=tuple(standings), ties=())


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_count_ends_with_the_final_totals(results: dict[str, GameResult], edition: str) -> None:
    result = results[edition]
    states = tallies(result)
    assert [state.ranked for state in states] == [False] * (len(states) - 1) + [True]
    for standing in result.standings:
        assert states[-1].total(standing) == standing.total
        if not result.rules.instant_tickets:
            assert states[0].total(standing) == standing.routes + standing.goods
            assert states[-2].total(standing) == standing.total
            shown_parts = [column.value(standing, states[-1]) for column in columns_of(result)]
            assert sum(shown_parts) == standing.total


@pytest.mark.parametrize("edition", EDITIONS)
def test_without_motion_the_end_stands_at_once(
    qtbot: QtBot, results: dict[str, GameResult], edition: str
) -> None:
    page = shown(qtbot, results[edition])
    assert page.table.tally.ranked
    assert page.buttons["again"].isEnabled()


@pytest.mark.parametrize("how", ["key", "click"])
def test_the_count_can_be_skipped(qtbot: QtBot, results: dict[str, GameResult], how: str) -> None:
    page = shown(qtbot, results["usa"], Motion.NORMAL)
    counting = page.table.tally
    assert not counting.ranked
    assert not page.buttons["again"].isEnabled()
    with qtbot.assertNotEmitted(page.start_wanted):
        if how == "key":
            listening(qtbot, page)
            QTest.keyClick(page, Qt.Key.Key_Escape)
        else:
            QTest.mouseClick(page.table, Qt.MouseButton.LeftButton)
    assert page.table.tally.ranked
    assert page.buttons["again"].isEnabled()


def test_the_count_goes_on_by_itself(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, results: dict[str, GameResult]
) -> None:
    for name in ("_TICKET_TIME", "_BONUS_TIME", "_LEAST_TICKET_TIME"):
        monkeypatch.setattr(count, name, 100)
    page = shown(qtbot, results["amsterdam"], Motion.FAST)
    qtbot.waitUntil(lambda: page.table.tally.ranked, timeout=20_000)
    assert page.count.over


def test_keys_and_buttons_say_what_is_wanted(qtbot: QtBot, results: dict[str, GameResult]) -> None:
    page = shown(qtbot, results["usa"])
    listening(qtbot, page)
    for key, signal in (
        (Qt.Key.Key_N, page.again_wanted),
        (Qt.Key.Key_C, page.same_seed_wanted),
        (Qt.Key.Key_R, page.replay_wanted),
        (Qt.Key.Key_Escape, page.start_wanted),
        (Qt.Key.Key_B, page.board_wanted),
    ):
        with qtbot.waitSignal(signal):
            QTest.keyClick(page, key)
    for name, signal in (("save", page.save_wanted), ("replay", page.replay_wanted)):
        with qtbot.waitSignal(signal):
            QTest.mouseClick(page.buttons[name], Qt.MouseButton.LeftButton)


def test_keys_that_were_meant_for_the_game_do_nothing(
    qtbot: QtBot, results: dict[str, GameResult]
) -> None:
    page = shown(qtbot, results["usa"])
    heard: list[str] = []
    page.again_wanted.connect(lambda: heard.append("again"))
    page.same_seed_wanted.connect(lambda: heard.append("same"))
    page.start_wanted.connect(lambda: heard.append("start"))
    page.board_wanted.connect(lambda: heard.append("board"))
    keys = (Qt.Key.Key_N, Qt.Key.Key_C, Qt.Key.Key_Escape, Qt.Key.Key_B, Qt.Key.Key_D)
    for key in keys:
        QTest.keyClick(page, key)
    assert heard == []
    QTest.mouseClick(page.buttons["start"], Qt.MouseButton.LeftButton)
    assert heard == ["start"]
    listening(qtbot, page)
    for key in keys:
        QTest.keyClick(page, key)
    assert heard[1:] == ["again", "same", "start", "board"]


def test_a_key_pressed_twice_leaves_nothing(qtbot: QtBot, results: dict[str, GameResult]) -> None:
    page = shown(qtbot, results["usa"], Motion.NORMAL)
    listening(qtbot, page)
    with qtbot.assertNotEmitted(page.start_wanted):
        QTest.keyClick(page, Qt.Key.Key_Escape)
        assert page.count.over
        QTest.keyClick(page, Qt.Key.Key_Escape)
    listening(qtbot, page)
    with qtbot.waitSignal(page.start_wanted):
        QTest.keyClick(page, Qt.Key.Key_Escape)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_shows_the_end_and_begins_nothing(
    qtbot: QtBot, results: dict[str, GameResult], key: Qt.Key
) -> None:
    page = shown(qtbot, results["usa"], Motion.NORMAL)
    wanted: list[str] = []
    for name in ("again", "same_seed", "start", "board", "replay", "review", "statistics"):
        getattr(page, f"{name}_wanted").connect(functools.partial(wanted.append, name))
    listening(qtbot, page)
    QTest.keyClick(page, key)
    assert page.count.over
    listening(qtbot, page)
    for _ in range(3):
        QTest.keyClick(page, key)
    assert wanted == []


def test_a_key_that_is_held_down_does_nothing(qtbot: QtBot, results: dict[str, GameResult]) -> None:
    page = shown(qtbot, results["usa"], Motion.NORMAL)
    held = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", True
    )
    QTest.keyClick(page, Qt.Key.Key_Space)
    listening(qtbot, page)
    QApplication.sendEvent(page, held)
    assert not page.count.over
    QTest.keyClick(page, Qt.Key.Key_Space)
    assert page.count.over


@pytest.mark.parametrize("edition", EDITIONS)
def test_all_tickets_are_listed_with_what_became_of_them(
    qtbot: QtBot, results: dict[str, GameResult], edition: str
) -> None:
    result = results[edition]
    page = shown(qtbot, result)
    assert len(page.chart_panel.tickets.lines) == sum(
        len(s.tickets) + s.crossing for s in result.standings
    )
    done = sum(ticket.done for s in result.standings for ticket in s.tickets)
    done += sum(s.crossing for s in result.standings)
    assert sum(line.endswith(", done") for line in page.chart_panel.tickets.lines) == done
    panel = page.chart_panel
    assert (panel.album or panel.chart).isVisible()
    last = result.standings[-1]
    row = QPoint(page.table.width() // 2, page.table.height() - 20)
    QTest.mouseClick(page.table, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, row)
    assert page.chart_panel.tickets.isVisible()
    assert not page.chart_panel.chart.isVisible()
    assert last.name in page.chart_panel.tickets.lines[-1]


def test_tickets_are_not_told_before_they_are_counted(
    qtbot: QtBot, results: dict[str, GameResult]
) -> None:
    page = shown(qtbot, results["usa"], Motion.NORMAL)
    assert not page.count.over
    assert not page.chart_panel.views.isEnabled()
    page.skip()
    assert page.chart_panel.views.isEnabled()


def test_words_tell_who_won(results: dict[str, GameResult]) -> None:
    won = with_places(results["usa"], [0, 1, 2])
    assert title(won) == "Me wins with 190 points"
    assert title(without_name(won)) == "You win with 190 points"
    assert subtitle(won).startswith("10 more than Bot 1")
    lost = with_places(results["usa"], [2, 1, 0])
    assert title(lost) == "Bot 2 wins with 190 points"
    assert subtitle(lost).startswith("You finish third with 170 points, 20 behind Bot 2.")
    close = with_places(results["usa"], [2, 0, 1])
    assert subtitle(close) == "You finish second with 180 points, just 10 behind. That was close!"
    watched = result_of("usa", person=None)
    assert title(with_places(watched, [1, 0, 2])) == "Bot 1 wins with 190 points"
    shared = replace(won, standings=tuple(replace(s, place=1, total=9) for s in won.standings))
    assert title(shared) == "Me, Bot 1 and Bot 2 share the victory with 9 points"
    assert title(without_name(shared)) == "You, Bot 1 and Bot 2 share the victory with 9 points"


def without_name(result: GameResult) -> GameResult:
    """Return the result as if the person had given no name."""
    standings = [replace(s, name=nameless()) if s.person else s for s in result.standings]
    return replace(result, standings=tuple(standings))


def with_totals(result: GameResult, totals: list[int], **winner: Any) -> GameResult:
    """Return the result with these totals by place, nothing special but what the winner has."""
    plain: dict[str, Any] = dict.fromkeys(
        ("longest_bonus", "most_tickets_bonus", "goods", "goods_cards", "goods_card_bonus"), 0
    )
    plain |= {"crossing": False, "tickets_done": 0, "done_points": 0}
    standings = [
        replace(result.of(seat), place=1 + sum(other > total for other in totals), total=total)
        for seat, total in enumerate(totals)
    ]
    standings = [replace(standing, **plain) for standing in standings]
    standings[0] = replace(standings[0], **winner)
    return replace(result, standings=tuple(standings), ties=())


def test_thanks_are_given_only_for_what_decided(results: dict[str, GameResult]) -> None:
    first = results["first_journey"]
    for totals, told in (
        ([6, 4, 0], "2 more than Bot 1"),
        ([6, 5, 0], "1 more than Bot 1, thanks to the East–West connection"),
        ([6, 0, 0], "6 ahead of Bot 1 and Bot 2"),
    ):
        assert subtitle(with_totals(first, totals, crossing=True)) == told
    usa = results["usa"]
    near = with_totals(usa, [100, 95, 80], longest_bonus=10)
    assert subtitle(near) == "5 more than Bot 1, thanks to the longest route"
    far = with_totals(usa, [100, 89, 80], longest_bonus=10)
    assert subtitle(far) == "11 more than Bot 1"
    # With the same total the tie-break would have decided for the winner all the same.
    even = {"longest_bonus": 10, "tickets_done": 9, "done_points": 1}
    assert subtitle(with_totals(usa, [100, 90, 90], **even)) == "10 ahead of Bot 1 and Bot 2"
    tickets = with_totals(usa, [100, 90, 80], tickets_done=3, done_points=30)
    assert subtitle(tickets) == "10 more than Bot 1, thanks to 3 tickets done"


def test_a_shared_victory_is_told_to_who_comes_behind(results: dict[str, GameResult]) -> None:
    usa = with_places(results["usa"], [1, 2, 0])
    standings = [replace(s, place=1, total=190) for s in usa.standings[:2]]
    shared = replace(usa, standings=(*standings, usa.standings[2]))
    assert "20 behind Bot 1 and Bot 2." in subtitle(shared)


def test_both_counts_of_a_first_journey_agree(results: dict[str, GameResult]) -> None:
    first = results["first_journey"]
    winner = first.standings[0]
    for crossing in (False, True):
        standing = replace(winner, crossing=crossing)
        done = sum(ticket.done for ticket in winner.tickets) + crossing
        assert count_text(first, standing).startswith(f"{done} ticket")


def test_children_see_pictures_of_the_tickets_that_were_done(
    qtbot: QtBot, results: dict[str, GameResult]
) -> None:
    result = results["first_journey"]
    winner = replace(result.standings[0], crossing=True)
    result = replace(result, standings=(winner, *result.standings[1:]))
    page = shown(qtbot, result)
    album = page.chart_panel.album
    assert album is not None
    assert album.isVisible()
    for row, standing in enumerate(result.standings):
        names = album.names(standing)
        assert len(names) == sum(ticket.done for ticket in standing.tickets) + standing.crossing
        for place, name in enumerate(names):
            slot = album.slot(row, place)
            assert album.rect().contains(slot.toAlignedRect())
            assert album.named_at(slot.center()) == name
            assert name in album.accessibleName()
    assert album.names(winner)[-1] == "East–West"
    page.show_rating(RatingChange(1540.4, -11.8, vague=False))
    assert page.rating.text() == ""
    page.chart_panel.show_tickets_of(winner.seat)
    assert not album.isVisible()
    assert shown(qtbot, results["usa"]).chart_panel.album is None


def test_ticket_connected_beyond_the_sixth_is_not_missed(qtbot: QtBot) -> None:
    hand = ("amsterdam-stockholm", "dublin-copenhagen")
    owners = dict.fromkeys(("dub-lon-1", "lon-ams-1", "cop-sto-1"), 0)
    game = table(owners, {0: hand, 1: ("athens-zurich",)}, {0: {"red": 2}})
    show_tickets(
        game, {0: ("madrid-rome", "london-madrid", "kyiv-zurich", "paris-warsaw", "dublin-madrid")}
    )
    with session_of(game, Waiter, person=0) as session:
        session.play(parse_action("claim ams-cop-1 red:2"))
        assert session.over
        result = game_result(session, COLOURS)
    own, other = result.standings
    assert own.too_late == {ticket.ticket for ticket in own.tickets if not ticket.done} <= set(hand)
    assert len(own.too_late) == 1
    assert not other.too_late
    lines = shown(qtbot, result).chart_panel.tickets.lines
    assert [line for line in lines if "missed" in line] == []
    assert sum(line.endswith(", connected, but no longer counted") for line in lines) == 1
    assert sum(line.endswith(", not finished") for line in lines) == 1


def test_the_rating_is_told_once_all_is_counted(
    qtbot: QtBot, results: dict[str, GameResult]
) -> None:
    page = shown(qtbot, results["usa"], Motion.NORMAL)
    page.show_rating(RatingChange(1540.4, -11.8, vague=False))
    assert page.rating.text() == ""
    page.skip()
    assert page.rating.text() == "Rating 1540 (−12)"
    page.show_rating(RatingChange(1602.0, 300.0, vague=True))
    assert page.rating.text() == "Rating: too few games yet"
    page.show_rating(None)
    assert "does not count" in page.rating.text()


def test_ties_are_explained(results: dict[str, GameResult]) -> None:
    result = results["usa"]
    text = tie_text(result, Tie(1, 2, "longest", (30, 20)))
    assert "Bot 1 before Bot 2" in text
    assert "30 spaces to 20" in text
    assert "7 tickets done to 5" in tie_text(result, Tie(1, 2, "tickets", (7, 5)))
    assert "share the place" in tie_text(result, Tie(1, 2, None))


@pytest.mark.parametrize("language", ["en", "de"])
def test_moments_are_told_without_gaps(results: dict[str, GameResult], language: str) -> None:
    for result in results.values():
        for moment in result.moments:
            said = moment_text(result, moment, "de" if language == "de" else "en")
            assert moment_title(result, moment)
            assert said
            assert "{" not in said


@pytest.mark.parametrize(("behind", "title"), [(0.03, "So close"), (0.4, "Overtaken at the end")])
def test_only_who_nearly_won_came_close(
    results: dict[str, GameResult], behind: float, title: str
) -> None:
    result = results["usa"]
    first, second = result.standings[0], result.standings[1]
    second = replace(second, total=round(100 * (1 - behind)))
    result = replace(result, standings=(replace(first, total=100), second, *result.standings[2:]))
    assert moment_title(result, Moment("led", second.seat, 3)) == title


def test_confetti_is_for_people_only(qtbot: QtBot, results: dict[str, GameResult]) -> None:
    won = shown(qtbot, with_places(results["usa"], [0, 1, 2]))
    lost = shown(qtbot, with_places(results["usa"], [1, 0, 2]))
    assert won.banner.celebrates
    assert not lost.banner.celebrates


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "scale"),
    [((1024, 700), 1.0), ((1280, 720), 1.0), ((1280, 720), 1.5), ((3840, 2160), 1.0)],
)
@pytest.mark.parametrize("edition", ["usa", "first_journey", "maerklin"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_page_fits_from_small_to_large(
    qtbot: QtBot,
    results: dict[str, GameResult],
    edition: str,
    size: tuple[int, int],
    scale: float,
    language: Language,
) -> None:
    install_language(language)
    style = Style(motion=Motion.OFF, scale=scale, language=language)
    page = EndPage(style, results[edition], picture=QPixmap)
    qtbot.addWidget(page)
    page.setStyleSheet(style.sheet())
    page.resize(*size)
    with qtbot.waitExposed(page):
        page.show()
    for part in (page.table, page.chart_panel.chart, page.banner, *page.buttons.values()):
        least = part.minimumSizeHint()
        assert part.width() >= least.width(), part
        assert part.height() >= least.height(), part
    if scale == 1.0:
        assert page.scroll_area.verticalScrollBar().maximum() == 0
    assert page.contents.width() <= page.scroll_area.viewport().width()


@given(
    wanted=st.lists(st.floats(0, 300), min_size=1, max_size=5),
    apart=st.floats(5, 50),
)
def test_labels_keep_their_distance_and_order(wanted: list[float], apart: float) -> None:
    placed = spread(wanted, apart, 0, 300)
    pairs = sorted(zip(wanted, placed, strict=True), key=lambda pair: pair[1])
    for (one, at), (other, other_at) in pairwise(pairs):
        assert one <= other
        assert other_at - at >= apart - 1e-6
    assert min(placed) >= -1e-6
    assert max(placed) <= 300 + 1e-6


@given(low=st.integers(-80, 0), high=st.integers(1, 400))
def test_ticks_cover_the_values_with_round_steps(low: int, high: int) -> None:
    found = ticks(low, high)
    assert found[0] <= low
    assert found[-1] >= high
    steps = {round(b - a, 6) for a, b in pairwise(found)}
    assert len(steps) == 1
    assert 2 <= len(found) <= 7


def test_cream_letters_can_be_read_on_every_banner() -> None:
    for player in PLAYERS:
        assert lightness(QColor(dark_ground(player.fill))) <= 0.3


def test_own_maps_with_the_rules_of_amsterdam_have_carts_and_contracts(
    results: dict[str, GameResult],
) -> None:
    result = results["amsterdam"]
    own = replace(result, map=msgspec.structs.replace(result.map))
    told = " ".join(text for _sign, text in winner_facts(own))
    assert "contracts done" in told
    assert re.search(r"\b\d+ carts? left\b", told)


def test_what_the_winner_has_left_is_drawn_as_during_the_game(
    results: dict[str, GameResult],
) -> None:
    found = {edition: {sign for sign, _ in winner_facts(one)} for edition, one in results.items()}
    assert {edition for edition, signs in found.items() if "cart" in signs} == {"amsterdam"}
    assert all("wagon" in signs for edition, signs in found.items() if edition != "amsterdam")
    assert {e for e, signs in found.items() if "package" in signs} == {"maerklin", "amsterdam"}


def test_no_engine_stands_on_the_quays_of_amsterdam(
    qtbot: QtBot, results: dict[str, GameResult], monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    for name in ("locomotive", "fluyt", "barrel_cart", "golden_ticket"):
        monkeypatch.setattr(
            f"ttr_qt.pages.ending.prize.draw_{name}",
            lambda *_args, name=name, **_kwargs: drawn.append(name),
        )
    found: dict[str, set[str]] = {}
    for edition, result in results.items():
        page = shown(qtbot, result)
        drawn.clear()
        page.grab()
        found[edition] = set(drawn)
    assert found == {
        "usa": {"locomotive"},
        "germany": {"locomotive"},
        "maerklin": {"locomotive"},
        "first_journey": {"golden_ticket"},
        "amsterdam": {"fluyt", "barrel_cart"},
    }


@pytest.mark.parametrize("edition", EDITIONS)
def test_moments_are_not_cut_off_in_a_small_window(
    qtbot: QtBot, results: dict[str, GameResult], edition: str
) -> None:
    page = shown(qtbot, results[edition])
    page.resize(1008, 684)
    page.skip()
    panel = next(iter(page.findChildren(MomentsPanel)))
    labels = [one for one in panel.findChildren(QLabel) if one.isVisible() and one.text()]
    texts = [one for one in labels if one.property("role") == "secondary"]
    assert len(texts) > 1
    for text in texts:
        text.setText("Rosa hat San Francisco – Washington verfehlt: " + "deine Strecken " * 3)

    def cut_off() -> list[str]:
        return [one.text() for one in labels if one.height() < one.heightForWidth(one.width())]

    qtbot.waitUntil(lambda: not cut_off(), timeout=2000)
