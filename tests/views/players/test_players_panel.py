"""Players' cards show what is open, fit their column, and tell who thinks."""

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from tests.helpers.games.thinkers import Waiter, session_of
from ttr_qt.engine import EDITIONS, RULES, Game
from ttr_qt.models.company.company import Impression
from ttr_qt.models.company.happenings import Kind
from ttr_qt.models.company.mood import Mood
from ttr_qt.models.company.recent_cards import NO_CARDS, RecentCards
from ttr_qt.models.company.remark_book import remark_book
from ttr_qt.models.company.remarks import Remark
from ttr_qt.models.item_models.game_models import GameModels
from ttr_qt.models.item_models.players import PlayerRow, PlayersModel
from ttr_qt.models.session.standings import present_scores
from ttr_qt.views.illustrations.assets import kept_renderer
from ttr_qt.views.panel_parts.slip import Slip
from ttr_qt.views.players import player_card
from ttr_qt.views.players.face_picture import face_height, face_picture
from ttr_qt.views.players.forms import FORMS
from ttr_qt.views.players.player_facts import description_of, facts_of, score_of
from ttr_qt.views.players.players_panel import PlayersPanel
from ttr_qt.views.theme.language import LANGUAGES, Language
from ttr_qt.views.theme.palette import PLAYERS
from ttr_qt.views.theme.style import Motion, Style


def row(seat: int = 0, **facts: object) -> PlayerRow:
    plain = PlayerRow(
        seat=seat,
        name="Ada",
        level="viktor" if seat else "",
        pieces=27,
        cards=14,
        tickets=(3,),
        shown_tickets=(),
        crossing=False,
        score=47,
        passengers=(),
        passengers_unused=0,
        goods=(),
        goods_cards=0,
        goods_points=0,
        to_move=seat == 0,
        thinking=False,
        last=None,
    )
    return replace(plain, **facts)  # type: ignore[arg-type]


def model_of(*rows: PlayerRow) -> PlayersModel:
    model = PlayersModel()
    model.set_rows(rows)
    return model


def panel_of(qtbot: QtBot, model: PlayersModel, style: Style, edition: str = "usa") -> PlayersPanel:
    panel = PlayersPanel(style, model, PLAYERS, RULES[edition])
    qtbot.addWidget(panel)
    panel.resize(282, 600)
    panel.show()
    return panel


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("width", "height"), [(215, 480), (268, 640), (282, 816), (420, 1600)])
def test_five_players_fit_their_column(qtbot: QtBot, edition: str, width: int, height: int) -> None:
    players = RULES[edition].players_max
    game = Game.new(edition, players=players, seed=3)
    chance = random.Random(3)
    while game.ply < 120 and not game.over:
        game.play(chance.choice(game.legal_actions()))
    with session_of(game, Waiter, person=0) as session:
        models = GameModels(session)
        panel = PlayersPanel(Style(), models.players, PLAYERS, session.rules)
        qtbot.addWidget(panel)
        panel.resize(width, height)
        panel.show()
        bottom = 0
        for card in panel.cards:
            assert card.geometry().bottom() < height
            assert card.y() >= bottom - 8
            bottom = card.geometry().bottom()
            assert (
                card.rect()
                .translated(card.mapToGlobal(card.rect().topLeft()))
                .contains(panel.face_of(panel.cards.index(card)))
            )
    if width >= 282 and height > 1200:
        assert panel.cards[0].height() >= panel.cards[0].height_in(FORMS[0], width)


@pytest.mark.parametrize("motion", list(Motion))
def test_ring_turns_only_while_somebody_thinks_in_sight(qtbot: QtBot, motion: Motion) -> None:
    model = model_of(row(0, to_move=False), row(1, to_move=True, thinking=True))
    panel = panel_of(qtbot, model, Style(motion=motion))
    first, second = panel.cards
    assert not first.ring_turns
    assert second.ring_turns == motion.travels
    panel.hide()
    assert not second.ring_turns
    panel.show()
    model.set_rows([row(0), row(1)])
    assert not second.ring_turns


def test_move_now_is_there_while_somebody_thinks(qtbot: QtBot) -> None:
    model = model_of(row(0, to_move=False), row(1, to_move=True, thinking=True))
    panel = panel_of(qtbot, model, Style(motion=Motion.OFF))
    for height in (150, 600):
        panel.resize(282, height)
        (button,) = panel.cards[1].findChildren(QAbstractButton)
        assert button.isVisible()
        assert panel.cards[1].rect().contains(button.geometry())
        with qtbot.waitSignal(panel.move_now):
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    panel.set_hurrying(on=False)
    assert not button.isVisible()
    panel.set_hurrying(on=True)
    assert button.isVisible()
    model.set_rows([row(0), row(1)])
    assert not button.isVisible()


def test_click_on_a_card_names_the_seat(qtbot: QtBot) -> None:
    panel = panel_of(qtbot, model_of(row(0), row(1)), Style(motion=Motion.OFF))
    clicked: list[int] = []
    panel.player_clicked.connect(clicked.append)
    for card in panel.cards:
        QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    assert clicked == [0, 1]


def test_every_edition_counts_its_own_things() -> None:
    def words(edition: str, player: PlayerRow) -> list[tuple[str, str]]:
        return [(fact.value, fact.word) for fact in facts_of(player, RULES[edition])]

    assert words("usa", row()) == [("27", "wagons"), ("14", "cards"), ("3", "tickets")]
    assert words("germany", row(tickets=(2, 1)))[2:] == [("2", "short"), ("1", "long")]
    travellers = row(tickets=(2, 1), passengers=("köln",), passengers_unused=2, goods=(7, 3))
    assert words("maerklin", travellers)[4:] == [
        ("1", "on the board"),
        ("2", "in reserve"),
        ("2", "goods"),
    ]
    brief = facts_of(travellers, RULES["maerklin"], brief=True, wordless=True)
    assert [fact.value for fact in brief] == ["27", "14", "3", "1/3", "2"]
    assert (brief[2].words, brief[3].word) == ("2 short and 1 long", "on the board")
    assert facts_of(travellers, RULES["maerklin"], brief=True)[4].value == "1 of 3"
    assert facts_of(row(pieces=0), RULES["usa"])[0].words == "no wagons left"
    assert words("first_journey", row())[1:] == [("14", "cards")]
    assert words("first_journey", row(crossing=True))[2:] == [("+1", "East–West")]
    assert score_of(row(shown_tickets=("a", "b"), crossing=True), RULES["first_journey"]) == (
        "3",
        "of 6 tickets",
    )
    assert score_of(row(shown_tickets=("a",)), RULES["first_journey"], brief=True) == ("1/6", "")
    carts = facts_of(row(goods_cards=3, goods_points=8), RULES["amsterdam"])
    assert [fact.word for fact in carts] == ["carts", "cards", "contracts", "goods"]
    assert carts[-1].extra == "+8"


def test_present_scores_know_no_tickets_of_others() -> None:
    game = Game.new("germany", players=3, seed=8)
    chance = random.Random(8)
    while not game.over and game.ply < 200:
        game.play(chance.choice(game.legal_actions()))
    true = game.observe(0)
    assert any(sum(counts) for counts in true.ticket_counts[1:])
    scores = present_scores(true)
    assert all(not score.tickets for score in scores[1:])
    assert len(scores[0].tickets) == len(true.tickets)


@pytest.mark.parametrize(
    ("edition", "width", "rows"),
    [("germany", 300, [4]), ("germany", 220, [2, 2]), ("maerklin", 280, [3, 3])],
)
def test_numbers_stand_in_even_rows(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, edition: str, width: int, rows: list[int]
) -> None:
    tops: list[float] = []
    monkeypatch.setattr(Slip, "icon", lambda _slip, _left, top, *_: tops.append(top))
    panel = panel_of(qtbot, model_of(row(0, tickets=(0, 4)), row(1)), Style(), edition)
    tops.clear()
    panel.cards[0].height_in(FORMS[0], width)
    assert list(Counter(tops).values()) == rows


@pytest.mark.parametrize("height", [330, 420, 500, 700])
def test_cards_keep_their_heights_from_turn_to_turn(qtbot: QtBot, height: int) -> None:
    names = ("You", "Rosa", "Otto")

    def rows(moving: int, cards: int) -> list[PlayerRow]:
        return [
            row(seat, name=name, to_move=seat == moving, thinking=seat == moving > 0, cards=cards)
            for seat, name in enumerate(names)
        ]

    model = model_of(*rows(0, 8))
    panel = panel_of(qtbot, model, Style(motion=Motion.OFF), "maerklin")
    panel.resize(206, height)
    heights = []
    for cards in (8, 28, 8):
        for moving in (1, 2, 0):
            model.set_rows(rows(moving, cards))
            heights.append([card.geometry() for card in panel.cards])
    assert heights[-3:] == heights[-4:-1] == [heights[-1]] * 3


def test_a_total_below_zero_is_told_in_words() -> None:
    told = description_of(row(score=-7), RULES["usa"], str)
    assert "−7 point" in told
    assert "%n" not in told


def saying(line: int = 0, **facts: Any) -> PlayerRow:
    remark = Remark(1, "rosa", Kind.GREETING, line, 0, 0)
    return row(1, level="rosa", impression=Impression(remark=remark), **facts)


def test_remarks_are_read_out_only_if_wanted(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(player_card, "announce", lambda _widget, text: heard.append(text))
    model = model_of(row(0), row(1))
    panel = panel_of(qtbot, model, Style(motion=Motion.OFF))
    model.set_rows([row(0), saying()])
    assert heard == []
    panel.set_reading(on=True)
    model.set_rows([row(0), saying(line=1)])
    model.set_rows([row(0), saying(line=1, to_move=True)])
    (said,) = heard
    assert remark_book("en")["rosa"][Kind.GREETING][1] in said


def test_a_bubble_over_numbers_hides_all_of_them(qtbot: QtBot) -> None:
    def picture(player: PlayerRow) -> QImage:
        panel = panel_of(qtbot, model_of(row(0), player), Style(motion=Motion.OFF))
        panel.resize(200, 150)
        return panel.cards[1].grab().toImage()

    assert picture(row(1, pieces=41)) != picture(row(1, pieces=27))
    assert picture(saying(pieces=41)) == picture(saying(pieces=27))


@pytest.mark.parametrize("edition", ["usa", "germany", "maerklin"])
def test_five_players_have_faces_and_their_last_cards_in_a_small_window(
    qtbot: QtBot, edition: str
) -> None:
    """At 1280 x 720 a face is a face, not only a mark, and shows what somebody feels."""

    def picture(mood: Mood = Mood.NEUTRAL, cards: RecentCards = NO_CARDS) -> QImage:
        seen = Impression(mood=mood, cards=cards)
        rows = [row(seat, level="rosa", tickets=(2, 1), impression=seen) for seat in range(5)]
        panel = panel_of(qtbot, model_of(*rows), Style(motion=Motion.OFF), edition)
        panel.resize(208, panel.minimumSizeHint().height())
        card = panel.cards[3]
        face = card.face_rect().translated(-card.mapToGlobal(QPoint()))
        assert face.width() >= 36
        assert card.rect().contains(face)
        return card.grab().toImage()

    assert picture(Mood.ANNOYED) != picture()
    assert picture(cards=RecentCards(taken=("red", "blue"))) != picture()


def test_faces_are_drawn_for_what_is_seen_and_not_to_measure_it(qtbot: QtBot) -> None:
    face_picture.cache_clear()
    panel = panel_of(qtbot, model_of(*(row(seat) for seat in range(4))), Style(motion=Motion.OFF))
    panel.resize(300, 700)
    panel.sizeHint()
    panel.minimumSizeHint()
    assert face_picture.cache_info().misses == 0
    panel.grab()
    assert face_picture.cache_info().misses == 4


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_the_height_of_a_face_is_known_before_it_is_drawn(qtbot: QtBot, ratio: float) -> None:
    assert qtbot is not None
    for width in range(20, 60):
        drawn = face_picture("rosa", PLAYERS[0], Mood.NEUTRAL, width, ratio, "#FFFFFF")
        assert face_height(width, ratio) == round(drawn.height() / ratio)


def test_few_players_say_something_without_hiding_numbers(qtbot: QtBot) -> None:
    def picture(pieces: int) -> QImage:
        rows = [row(seat, level="rosa" if seat else "", pieces=pieces) for seat in range(5)]
        rows[3] = replace(saying(pieces=pieces), seat=3)
        panel = panel_of(qtbot, model_of(*rows), Style(motion=Motion.OFF))
        panel.resize(208, panel.minimumSizeHint().height())
        return panel.cards[3].grab().toImage()

    assert picture(41) != picture(27)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bubble_leaves_the_name_and_the_score_of_who_speaks(
    qtbot: QtBot, language: Language
) -> None:
    """Where all five speak at once, at 1280 x 720, their bubbles lie over the numbers."""
    book = remark_book(language)["rosa"]
    kind, line = max(
        ((kind, n) for kind, lines in book.items() for n in range(len(lines))),
        key=lambda said: len(book[said[0]][said[1]]),
    )

    def picture(**facts: Any) -> QImage:
        said = Impression(remark=Remark(3, "rosa", kind, line, 0, 0))
        rows = [row(seat, level="rosa", impression=said, **facts) for seat in range(5)]
        panel = panel_of(qtbot, model_of(*rows), Style(language=language, motion=Motion.OFF))
        panel.resize(208, panel.minimumSizeHint().height())
        return panel.cards[3].grab().toImage()

    assert picture(pieces=41) == picture(pieces=27)
    assert picture(name="Otto") != picture(name="Mia")
    assert picture(score=12) != picture(score=21)


def test_faces_are_read_before_they_are_made(qtbot: QtBot) -> None:
    """To read a portrait takes some milliseconds, and no step of a game should wait for it."""
    kept_renderer.cache_clear()
    model = model_of(row(), row(1, portrait="rosa"), row(2, portrait="otto"))
    panel = panel_of(qtbot, model, Style(motion=Motion.OFF))
    faces = 3 * len(Mood)
    qtbot.waitUntil(lambda: kept_renderer.cache_info().misses == faces, timeout=10_000)
    for mood in Mood:
        model.set_rows([replace(one, impression=Impression(mood)) for one in model.rows])
        panel.grab()
    assert kept_renderer.cache_info().misses == faces
