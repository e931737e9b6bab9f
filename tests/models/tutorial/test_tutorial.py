"""Chapters of the tutorial by themselves: each can be played to its end, left and resumed."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from tests.helpers.games.lessons import Pupil, again, asked_for, position
from ttr_qt.engine import EDITIONS
from ttr_qt.engine.actions import ClaimRoute, DrawCard, KeepTickets, TakeCard
from ttr_qt.models.tutorial.lesson import Chapter, Lesson, Spot, SpotKind, Step
from ttr_qt.models.tutorial.play import resumed
from ttr_qt.models.tutorial.progress import TutorialProgress
from ttr_qt.views.editions.registry import chapters

CHAPTERS = {name: chapter.script for name, chapter in chapters().items()}
NAMES = tuple(CHAPTERS)


@pytest.fixture
def progress(tmp_path: Path) -> TutorialProgress:
    return TutorialProgress(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat))


def test_chapters_lead_from_the_basics_to_every_edition() -> None:
    assert NAMES[:4] == ("cards", "routes", "tickets", "end")
    assert {chapter.edition for chapter in CHAPTERS.values()} == set(EDITIONS)
    for name, chapter in CHAPTERS.items():
        assert chapter.name == name
        assert 1 <= chapter.minutes <= 3
        keys = [step.key for step in chapter.steps]
        assert len(keys) == len(set(keys)) <= 10


@pytest.mark.parametrize("name", NAMES)
def test_chapter_is_played_to_its_end_by_what_it_asks_for(name: str) -> None:
    pupil = Pupil(CHAPTERS[name])
    seen = [step.key for step in pupil.walk()]
    assert list(dict.fromkeys(seen)) == [step.key for step in CHAPTERS[name].steps]
    assert pupil.lesson.step is None
    assert pupil.lesson.actions == pupil.game.ply - len(CHAPTERS[name].prelude)


@pytest.mark.parametrize("name", NAMES)
def test_what_a_step_points_at_is_there(name: str) -> None:
    pupil = Pupil(CHAPTERS[name])
    for step in pupil.walk():
        for spot in step.points:
            assert _exists(pupil, spot), f"{step.key}: there is no {spot}"


def _exists(pupil: Pupil, spot: Spot) -> bool:
    view, game_map, key = pupil.view, pupil.game.map, spot.key
    offered = {ticket.id for ticket in view.offered_tickets}
    legal = [str(action).split() for action in view.legal_actions]
    mixes = {words[1] for words in legal if words[0] == "tickets"}
    # On a journey the passenger has left, and a card may have been played.
    under_way = view.journey is not None
    there: dict[SpotKind, bool] = {
        "hand": True,
        "deck": view.deck_size > 0,
        "tickets": True,
        "bonus": True,
        "stack": view.hand.get(key, 0) > 0 or under_way,
        "market": key in view.market,
        "route": any(route.id == key for route in game_map.routes),
        "place": any(place.id == key for place in game_map.places),
        "passenger": key in view.passengers[view.seat] or under_way,
        "ticket": key in {ticket.id for ticket in view.tickets},
        "offer": key in offered if key else bool(offered),
        "keep": bool(offered),
        "mix": key in mixes if key else len(mixes) > 1,
        "button": key in {words[0] for words in legal},
        "player": key in {str(seat) for seat in range(view.players)},
    }
    return there[spot.kind]


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_only_said_while_enter_means_something_else(name: str) -> None:
    pupil = Pupil(CHAPTERS[name])
    for step in pupil.walk():
        if step.only_says:
            assert pupil.game.phase not in {"keep", "mix"}


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_whatever_is_accepted_leads_to_the_end(name: str) -> None:
    """All that may be done instead is tried at each step, one at a time."""
    chapter = CHAPTERS[name]
    pupil = Pupil(chapter)
    others: list[tuple[tuple[str, ...], str]] = []
    for step in pupil.walk():
        view = pupil.view
        wanted = [a for a in view.legal_actions if pupil.lesson.accepts(str(a))]
        first = asked_for(step, view) if step.wants else None
        others += [(pupil.lesson.played, str(a)) for a in wanted if a != first]
    for played, text in others:
        other = Pupil(chapter, played)
        assert other.lesson.played == played
        other.do(next(a for a in other.view.legal_actions if str(a) == text))
        for _ in other.walk():
            pass
        assert other.lesson.done


@pytest.mark.parametrize("name", NAMES)
def test_left_at_any_point_it_goes_on_exactly_there(name: str, progress: TutorialProgress) -> None:
    chapter = CHAPTERS[name]
    pupil = Pupil(chapter)
    for step in pupil.walk():
        progress.keep(pupil.lesson)
        game, lesson = resumed(chapter, progress.played(name))
        assert lesson.step is step
        assert lesson.played == pupil.lesson.played
        assert position(game) == position(pupil.game)
        assert progress.state(CHAPTERS[name]).step == pupil.lesson.number
        assert not progress.state(CHAPTERS[name]).done
    progress.keep(pupil.lesson)
    assert progress.state(CHAPTERS[name]).done
    assert progress.state(CHAPTERS[name]).step == 0
    assert progress.played(name) == ()


@pytest.mark.parametrize("name", NAMES)
def test_back_leads_step_by_step_to_the_beginning(name: str) -> None:
    chapter = CHAPTERS[name]
    pupil = Pupil(chapter)
    began: dict[int, tuple[str, ...]] = {}
    for _ in pupil.walk():
        began.setdefault(pupil.lesson.number, pupil.lesson.played)
    lesson = pupil.lesson
    numbers = []
    while lesson.can_go_back:
        lesson.go_back()
        numbers.append(lesson.number)
        assert lesson.played == began[lesson.number]
        again(chapter, lesson.played)
    assert numbers[-1] == 0
    assert numbers == sorted(numbers, reverse=True)


@pytest.mark.parametrize(
    "played",
    [
        ("nonsense",),
        ("next", "next"),
        ("next", "take 9 green"),
        ("next", "take 5 purple"),
        ("take 2 green", "next"),
        ("next", "take 2 green", "deck", "deck", "deck", "claim dul-oma-1 red:2"),
        ("",),
    ],
)
def test_nonsense_begins_the_chapter_anew(played: tuple[str, ...]) -> None:
    game, lesson = resumed(CHAPTERS["cards"], played)
    assert lesson.played == ()
    assert game.ply == len(CHAPTERS["cards"].prelude)


def test_nonsense_in_the_settings_counts_as_nothing(tmp_path: Path) -> None:
    settings = QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat)
    progress = TutorialProgress(settings)
    for step, played in (
        ("-1", "next"),
        ("99", "next"),
        ("x", "next"),
        ("2", ""),
        (["1", "2"], "next"),
        ("2", "x" * 50_000),
        ("²", "next"),
    ):
        settings.setValue("tutorial/cards/step", step)
        settings.setValue("tutorial/cards/played", played)
        settings.setValue("tutorial/cards/done", step)
        assert progress.state(CHAPTERS["cards"]).step == 0
        assert not progress.state(CHAPTERS["cards"]).done
        game, lesson = resumed(CHAPTERS["cards"], progress.played("cards"))
        assert lesson.number <= 1
        assert not game.over


def test_progress_of_chapters_is_kept_apart_and_can_be_forgotten(
    progress: TutorialProgress,
) -> None:
    for name in ("cards", "routes"):
        lesson = Lesson(CHAPTERS[name])
        lesson.go_on()
        progress.keep(lesson)
    progress.forget("cards")
    assert progress.state(CHAPTERS["cards"]).step == 0
    assert progress.state(CHAPTERS["routes"]).step == 1


def test_what_is_said_can_be_skipped_by_doing_what_comes_next() -> None:
    pupil = Pupil(CHAPTERS["cards"])
    assert pupil.lesson.step is not None
    assert pupil.lesson.step.only_says
    pupil.do(TakeCard(2, "green"))
    assert pupil.lesson.played == ("next", "take 2 green")
    assert pupil.lesson.number == 2


def test_only_what_is_asked_for_is_accepted() -> None:
    lesson = Pupil(CHAPTERS["cards"]).lesson
    assert not lesson.accepts("deck")
    assert not lesson.accepts("take 1 locomotive")
    with pytest.raises(ValueError, match="not asked for"):
        lesson.note_own("deck")
    assert lesson.played == ()


def test_step_with_several_actions_is_done_by_its_last() -> None:
    step = Step("go", (), ("journey a", "travel *"), until="travel z")
    assert step.accepts("journey a")
    assert not step.completed_by("journey a")
    assert step.completed_by("travel z")


def test_what_completes_a_step_waits_for_all_the_rest() -> None:
    step = Step("go", (), ("journey a", "travel z", "arrive"), until="arrive")
    lesson = Lesson(Chapter("made up", "maerklin", 1, 1, (step,)))
    for action in ("journey a", "travel z"):
        assert not lesson.accepts("arrive")
        assert lesson.accepts(action)
        lesson.note_own(action)
    assert lesson.accepts("arrive")
    lesson.note_own("arrive")
    assert lesson.done


def test_basic_chapters_show_what_they_teach() -> None:
    """Cards of both kinds, claims with and without wilds, tickets drawn, a game that ends."""
    seen: dict[str, list[object]] = {}
    for name in NAMES:
        pupil = Pupil(CHAPTERS[name])
        for step in pupil.walk():
            if step.wants:
                seen.setdefault(name, []).append(asked_for(step, pupil.view))
        if name == "end":
            own, other = pupil.game.scores()
            assert pupil.game.over
            assert own.total > other.total
            assert own.longest_bonus
            assert {ticket.done for ticket in own.tickets} == {True, False}
    kinds = {type(action) for action in seen["cards"]}
    assert kinds == {TakeCard, DrawCard}
    paid = [dict(a.cards) for a in seen["routes"] if isinstance(a, ClaimRoute)]
    assert len(paid) == 3
    assert sum("locomotive" in cards for cards in paid) == 1
    assert sum(isinstance(action, KeepTickets) for action in seen["tickets"]) == 2
    assert any("locomotive_4plus" in str(action) for action in seen["maerklin"])
    assert {"swap"} <= {str(action) for action in seen["first_journey"]}
