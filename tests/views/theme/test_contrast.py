"""All texts can be read: 4.5 to 1 on what they stand on, 7 to 1 where somebody asked for more."""

import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import product

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.window.vision import contrast
from ttr_qt.engine.maps import load_map
from ttr_qt.engine.rules import EDITIONS
from ttr_qt.pages.ending import banner
from ttr_qt.pages.settings.toggle_switch import ToggleSwitch
from ttr_qt.views.board_display import ticket_offers
from ttr_qt.views.boards.frame import ScoreColours
from ttr_qt.views.cards.bonus import draw_bonus_card
from ttr_qt.views.cards.deck import TRAIN_CARDS
from ttr_qt.views.cards.tickets import draw_ticket, draw_ticket_back, ticket_size
from ttr_qt.views.choosing.offer_card import RETURNED
from ttr_qt.views.editions.registry import design_of, edition_named
from ttr_qt.views.paint.tokens import draw_count_badge, draw_goods
from ttr_qt.views.play import route_tip
from ttr_qt.views.theme import qt_palette
from ttr_qt.views.theme.fonts import Family, TextStyle
from ttr_qt.views.theme.palette import (
    DARK,
    LIGHT,
    PLAYERS,
    STRONG_DARK,
    STRONG_LIGHT,
    PlayerColour,
    Theme,
)
from ttr_qt.views.theme.pencil import Align, Colour, Pencil, Point, mix
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.buttons import Segments, button

THEMES = {
    "light": LIGHT,
    "dark": DARK,
    "strong light": STRONG_LIGHT,
    "strong dark": STRONG_DARK,
}
INKS = ("ink", "ink_second", "ink_disabled", "accent", "good", "bad")
SURFACES = ("background", "panel", "panel_quiet", "chip", "amber_background")
ENOUGH = 4.5
LARGE = 3.0
"""For letters of 24 pixels and more, and for what is no text."""


@pytest.fixture(params=list(THEMES.values()), ids=list(THEMES))
def theme(request: pytest.FixtureRequest) -> Theme:
    chosen: Theme = request.param
    return chosen


def least(theme: Theme) -> float:
    return 7.0 if theme.strong else ENOUGH


def over(ink: str, alpha: float, ground: str) -> str:
    """Return the colour of something that lets the ground through."""
    return mix(ground, ink, alpha).name()


@pytest.mark.parametrize(("ink", "surface"), list(product(INKS, SURFACES)))
def test_every_ink_on_every_surface(theme: Theme, ink: str, surface: str) -> None:
    # Any of them may be written on any: panels are lit, chosen and hovered.
    found = contrast(getattr(theme, ink), getattr(theme, surface))
    assert found >= least(theme), f"{found:.2f}"


def test_texts_on_the_accent(theme: Theme) -> None:
    # The large buttons shade from one to the other, and are lighter under the pointer.
    for ground in (
        theme.accent,
        mix(theme.accent, "#FFFFFF", 0.07).name(),
        mix(theme.accent, "#000000", 0.14).name(),
    ):
        assert contrast(theme.accent_ink, ground) >= ENOUGH
        assert contrast(over(theme.accent_ink, 0.85, ground), ground) >= ENOUGH
    assert contrast(theme.accent_ink, theme.accent) >= least(theme)


def test_pressed_and_chosen_but_disabled(theme: Theme) -> None:
    if not theme.strong:
        assert contrast(theme.ink, theme.line) >= ENOUGH
        assert contrast(theme.ink_second, theme.line) >= ENOUGH


def test_focus_is_seen_on_every_surface(theme: Theme) -> None:
    for surface in SURFACES:
        assert contrast(theme.accent, getattr(theme, surface)) >= LARGE
    assert contrast(theme.accent_ink, theme.accent) >= LARGE


def test_edges_are_seen_where_somebody_asked_for_contrast(theme: Theme) -> None:
    if theme.strong:
        for surface in SURFACES:
            assert contrast(theme.line, getattr(theme, surface)) >= LARGE
            assert contrast(theme.amber, getattr(theme, surface)) >= LARGE


def changed_pixels(qtbot: QtBot, page: QWidget, target: QWidget) -> list[float]:
    """Return the contrast of all pixels before and after something got the focus."""
    qtbot.waitExposed(page)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.setFocus()
    area = QRect(target.mapTo(page, QPoint()), target.size())
    before = page.grab(area).toImage()
    target.setFocus(Qt.FocusReason.TabFocusReason)
    after = page.grab(area).toImage()
    return [
        contrast(before.pixelColor(x, y).name(), after.pixelColor(x, y).name())
        for x in range(before.width())
        for y in range(before.height())
        if before.pixel(x, y) != after.pixel(x, y)
    ]


@pytest.mark.parametrize("kind", ["primary", "plain", "chosen", "not chosen", "switch"])
def test_focus_changes_enough(qtbot: QtBot, theme: Theme, kind: str) -> None:
    style = Style(theme)
    page = QWidget()
    page.setObjectName("page")
    page.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    page.setStyleSheet(style.sheet())
    page.resize(260, 90)
    if kind in {"primary", "plain"}:
        target: QWidget = button(
            style, "Go", kind="primary" if kind == "primary" else "normal", parent=page
        )
    elif kind == "switch":
        target = ToggleSwitch(style, on=True, parent=page)
    else:
        segments = Segments(style, [(1, "one"), (2, "two")], 1, page)
        segments.move(10, 10)
        target = segments.findChildren(QPushButton)[kind == "not chosen"]
    target.resize(target.sizeHint())
    qtbot.addWidget(page)
    page.show()
    clear = [value for value in changed_pixels(qtbot, page, target) if value >= LARGE]
    edge = 2 * (target.width() + target.height())
    # A ring nearly all around, one pixel wide at the least.
    assert len(clear) >= 0.7 * edge


def test_texts_of_tips() -> None:
    for ink in (
        qt_palette.TIP_INK,
        route_tip.SECOND_INK,
        route_tip.REFUSED_INK,
        route_tip.AMBER_INK,
    ):
        assert contrast(ink, qt_palette.TIP_GROUND) >= 7


def test_letters_on_discs() -> None:
    for fill in (ticket_offers.CHOSEN_FILL, ticket_offers.RETURNED_FILL, RETURNED):
        assert contrast("#FFFFFF", fill) >= ENOUGH
    # Counts of piles, on black that lets three quarters through, over the lightest of cards.
    assert contrast("#FFFFFF", over("#000000", 0.74, "#FFFFFF")) >= ENOUGH


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("strong", [False, True])
def test_names_of_cities(edition: str, strong: bool) -> None:
    names = edition_named(edition).look.names
    if strong:
        names = names.strengthened()
    ground = "#FCFAF2" if names.plate else names.halo
    enough = 7.0 if strong else ENOUGH
    assert contrast(names.ink, ground) >= enough
    if not names.plate:  # whatever shines through the halo, even a black track
        assert contrast(names.ink, over(names.halo, names.halo_opacity, "#000000")) >= enough


def test_numbers_of_the_score_track() -> None:
    colours = ScoreColours()
    assert contrast("#FBEFD6", colours.ten) >= ENOUGH
    for ground in (colours.five, colours.plain):
        assert contrast("#4A3522", ground) >= ENOUGH


@pytest.mark.parametrize("player", PLAYERS, ids=lambda player: player.id)
def test_texts_of_the_winner(player: PlayerColour) -> None:
    for ground in (banner.dark_ground(player.fill).name(), banner.QUIET_GROUND):
        for ink in (banner.TITLE_INK, banner.SUBTITLE_INK, "#FFD9B0"):
            assert contrast(ink, ground) >= ENOUGH
        assert contrast("#FFF3E2", over("#FFFFFF", 0.13, ground)) >= ENOUGH


def test_marks_of_players() -> None:
    for player in PLAYERS:
        assert contrast(player.ink, player.fill) >= ENOUGH


@dataclass(frozen=True)
class Written:
    """A text, and the contrast to what is under its letters."""

    text: str
    size: float
    contrast: float


class Spy:
    """Looks under all texts that are drawn on an image."""

    def __init__(self, image: QImage) -> None:
        self._image = image
        self.found: list[Written] = []

    def look(self, pencil: Pencil, box: QRectF, text: str, size: float, ink: QColor) -> None:
        area = pencil.painter.transform().mapRect(box).toAlignedRect()
        area = area.intersected(self._image.rect())
        grounds = sorted(
            contrast(ink.name(), self._image.pixelColor(x, y).name())
            for x in range(area.left(), area.right() + 1, 2)
            for y in range(area.top(), area.bottom() + 1, 2)
        )
        # Thin lines of an engraving behind a word do not make it unreadable.
        self.found.append(Written(text, size, grounds[len(grounds) // 4]))


def drawn(
    monkeypatch: pytest.MonkeyPatch, size: tuple[float, float], draw: Callable[[Pencil], None]
) -> Iterator[Written]:
    """Draw something three times as large, and return all texts on it."""
    image = QImage(round(size[0] * 3), round(size[1] * 3), QImage.Format.Format_RGB32)
    image.fill(QColor("#FFFFFF"))
    spy = Spy(image)
    here, usual = threading.get_ident(), Pencil.text

    def text(
        pencil: Pencil,
        at: Point,
        words: str,
        style: TextStyle,
        fill: Colour,
        align: Align = "left",
        halo: tuple[Colour, float] | None = None,
    ) -> None:
        if threading.get_ident() != here:  # somebody may still draw the board of another test
            usual(pencil, at, words, style, fill, align, halo)
            return
        x = at[0] - style.width(words) * {"left": 0.0, "centre": 0.5, "right": 1.0}[align]
        path = style.path(words).translated(x, at[1])
        assert halo is None
        spy.look(pencil, path.boundingRect(), words, style.size, QColor(fill))
        pencil.shape(path, fill)

    monkeypatch.setattr(Pencil, "text", text)
    painter = QPainter(image)
    painter.scale(3, 3)
    draw(Pencil(painter))
    painter.end()
    return iter(spy.found)


def assert_readable(found: Iterator[Written], few: int = 1) -> None:
    texts = list(found)
    assert len(texts) >= few
    for one in texts:
        enough = LARGE if one.size >= 24 else ENOUGH
        assert one.contrast >= enough, one


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_tickets(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, edition: str) -> None:  # noqa: ARG001
    game_map = load_map(edition)
    design = design_of(game_map, "de")
    tickets = game_map.tickets
    for ticket in (tickets[0], tickets[-1]):
        for small in (False, True):
            found = drawn(
                monkeypatch,
                ticket_size(design),
                partial(draw_ticket, design=design, ticket=ticket, small=small),
            )
            assert_readable(found)


def test_backs_and_other_cards(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: ARG001
    size = (140.0, 212.0)
    for deck in ("short", "long"):
        assert_readable(
            drawn(monkeypatch, size, partial(draw_ticket_back, deck=deck, language="de"))
        )
    assert_readable(drawn(monkeypatch, size, lambda p: TRAIN_CARDS.draw(p, "locomotive_4plus")))
    assert_readable(drawn(monkeypatch, size, lambda p: draw_bonus_card(p, "longest", 10, "de")))


@pytest.mark.parametrize("kind", ["black", "red", "yellow", "white"])
def test_goods_and_counts(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:  # noqa: ARG001
    assert_readable(drawn(monkeypatch, (80, 80), lambda p: draw_goods(p, 40, 40, 1.0, kind, 5)))
    assert_readable(drawn(monkeypatch, (80, 80), lambda p: draw_count_badge(p, 40, 40, 20, 7)))


def test_the_spy_sees_what_is_hard_to_read(
    qtbot: QtBot,  # noqa: ARG001
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def pale(pencil: Pencil) -> None:
        pencil.box((0, 0, 80, 80), "#DDDDDD")
        pencil.text((5, 40), "pale", TextStyle(Family.MAP, 14), "#AAAAAA")

    with pytest.raises(AssertionError):
        assert_readable(drawn(monkeypatch, (80, 80), pale))
