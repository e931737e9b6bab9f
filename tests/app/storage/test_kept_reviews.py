"""Reviews are kept beside the games, and made anew whenever that went wrong."""

import errno
import os
import threading
import weakref
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QObject, QSettings, Slot
from pytestqt.qtbot import QtBot

from ai.reviewing.findings import CHANCE, Review, Step, Values, fingerprint, nothing
from tests.helpers.games.made_up import random_game
from tests.helpers.vanishing import wait_until_gone
from tests.helpers.window.replays import recorded
from tests.helpers.window.reviews import invented_review, without_judgements
from ttr_qt.app.storage.archive import Archive
from ttr_qt.app.storage.kept_reviews import KeptReviews, fingerprints
from ttr_qt.engine import Game
from ttr_qt.engine.savefile import packed, read_bytes, unpacked, write_save
from ttr_qt.models.records.kept_game import KeptGame
from ttr_qt.models.records.skill import GameSkill

EVEN = Values((CHANCE // 2, CHANCE // 2), (1000, 1000))


class _Told(QObject):
    """Hears what could not be kept."""

    def __init__(self, reviews: KeptReviews) -> None:
        super().__init__()
        self.sentences: list[str] = []
        reviews.failed.connect(self._on_failed)

    @Slot(str)
    def _on_failed(self, sentence: str) -> None:
        self.sentences.append(sentence)


class _Deletions(QObject):
    """Hears which games were deleted, and why others were not."""

    def __init__(self, archive: Archive) -> None:
        super().__init__()
        self.deleted: list[KeptGame] = []
        self.reasons: list[str] = []
        archive.deleted.connect(self._on_deleted)
        archive.not_deleted.connect(self._on_not_deleted)

    @Slot(object)
    def _on_deleted(self, games: list[KeptGame]) -> None:
        self.deleted += games

    @Slot(str)
    def _on_not_deleted(self, reason: str) -> None:
        self.reasons.append(reason)


def a_game(seed: int = 1, plies: int = 12) -> Game:
    return random_game("amsterdam", seed, plies=plies)


def review_of(game: Game, *, seed: int = 1, unfinished: bool = False) -> Review:
    """Return a review in which nothing has happened."""
    steps = tuple(
        Step(
            seat=moment.seat,
            turn=moment.turn,
            phase=moment.phase,
            action=str(game.actions[moment.ply]),
            luck=nothing(2),
            hidden=nothing(2),
            decision=nothing(2),
            to_judge=unfinished,
        )
        for moment in (game.at(ply) for ply in range(game.ply))
    )
    return Review(
        game=fingerprint(game),
        players=2,
        playouts=4,
        wanted=4,
        decisions=4,
        seed=seed,
        start=EVEN,
        steps=steps,
        doubt=nothing(2),
    )


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "games" / "reviews"


@pytest.fixture
def reviews(qapp: object, folder: Path) -> KeptReviews:
    assert qapp
    return KeptReviews(folder)


def kept(reviews: KeptReviews, game: Game, review: Review | None = None) -> Review:
    """Keep a review, and return it when it is on the disk."""
    review = review or review_of(game)
    reviews.write(game, review)
    reviews.flush()
    return review


def test_a_review_is_there_the_next_time(reviews: KeptReviews, folder: Path) -> None:
    game = a_game()
    assert reviews.read(game) is None
    part = review_of(game, unfinished=True)
    reviews.write(game, part)
    assert reviews.read(game) == part  # whether it is being written
    reviews.flush()
    assert reviews.read(game) == part  # or was
    assert KeptReviews(folder).read(game) == part

    whole = kept(reviews, game)
    again = Game.from_json(game.to_json())
    assert KeptReviews(folder).read(again) == whole
    assert KeptReviews(folder).read(game.at(game.ply - 1)) is None
    (file,) = folder.iterdir()
    assert file.stat().st_size < 20_000


def test_only_the_last_of_many_is_written(
    reviews: KeptReviews, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[int] = []
    really = os.fsync

    def sync(file: int) -> None:
        synced.append(file)
        really(file)

    monkeypatch.setattr(os, "fsync", sync)
    game = a_game()
    for seed in range(200):
        reviews.write(game, review_of(game, seed=seed))
    reviews.flush()
    found = KeptReviews(folder).read(game)
    assert found is not None
    assert found.seed == 199
    assert len(synced) < 400  # the file and its folder, each time


def test_a_review_of_another_moment_is_not_kept(reviews: KeptReviews, folder: Path) -> None:
    game = a_game()
    reviews.write(game.at(4), review_of(game))
    reviews.flush()
    assert not folder.exists()


@pytest.mark.parametrize("harm", ["torn", "empty", "rubbish", "newer", "other", "wrong", "folder"])
def test_what_is_not_a_sound_review_is_made_anew(
    reviews: KeptReviews, folder: Path, caplog: pytest.LogCaptureFixture, harm: str
) -> None:
    game = a_game()
    kept(reviews, game)
    (file,) = folder.iterdir()
    data = file.read_bytes()
    content = msgspec.json.decode(unpacked(data))
    match harm:
        case "torn":
            file.write_bytes(data[: len(data) // 2])
        case "empty":
            file.write_bytes(b"")
        case "rubbish":
            file.write_bytes(b"\xff\x00" * 100)
        case "newer":
            content = {"format": content["format"], "version": 99, "more": [1, 2]}
            file.write_bytes(packed(msgspec.json.encode(content).decode()))
        case "other":
            content["review"]["game"] = fingerprint(a_game(2))
            file.write_bytes(packed(msgspec.json.encode(content).decode()))
        case "wrong":
            content["review"]["steps"] = content["review"]["steps"][1:]
            file.write_bytes(packed(msgspec.json.encode(content).decode()))
        case "folder":
            file.unlink()
            file.mkdir()
    assert reviews.read(game) is None
    assert caplog.records
    if harm != "folder":
        again = kept(reviews, game)
        assert KeptReviews(folder).read(game) == again


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.ENOSPC, "The review could not be saved: the disk is full."),
        (errno.EROFS, "The review could not be saved: access was denied."),
    ],
)
def test_a_disk_that_refuses_is_told_once(
    qtbot: QtBot, reviews: KeptReviews, monkeypatch: pytest.MonkeyPatch, number: int, sentence: str
) -> None:
    game, told = a_game(), _Told(reviews)
    before = kept(reviews, game)

    def refuse(_file: int) -> None:
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", refuse)
        for seed in (2, 3, 4):
            kept(reviews, game, review_of(game, seed=seed))
        qtbot.waitUntil(lambda: bool(told.sentences))
        qtbot.wait(10)
    assert told.sentences == [sentence]
    assert reviews.read(game) == before

    after = kept(reviews, game, review_of(game, seed=5))
    assert reviews.read(game) == after
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", refuse)
        kept(reviews, game)
        qtbot.waitUntil(lambda: told.sentences == [sentence] * 2)


def test_a_file_in_the_place_of_the_folder(
    qtbot: QtBot, reviews: KeptReviews, folder: Path
) -> None:
    told = _Told(reviews)
    folder.parent.mkdir(parents=True)
    folder.write_text("mine")
    game = a_game()
    assert reviews.read(game) is None
    kept(reviews, game)
    qtbot.waitUntil(lambda: len(told.sentences) == 1)
    assert folder.read_text() == "mine"


def test_the_oldest_make_room(qapp: object, folder: Path) -> None:
    assert qapp
    reviews = KeptReviews(folder, most=3)
    games = [a_game(seed, plies=4) for seed in range(5)]
    for age, game in enumerate(games):
        before = set(folder.glob("*"))
        kept(reviews, game)
        for new in set(folder.glob("*")) - before:
            os.utime(new, (1_000_000 + age, 1_000_000 + age))
        if not age:
            (folder / "notes.txt").write_text("mine")
    assert [reviews.read(game) is not None for game in games] == [False, False, True, True, True]
    assert (folder / "notes.txt").read_text() == "mine"


def test_a_review_goes_with_its_game(qapp: object, tmp_path: Path) -> None:
    assert qapp
    settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    archive = Archive(settings, tmp_path)
    first, second, third, running = (a_game(seed) for seed in range(4))
    for game in (first, second, third, running):
        archive.reviews.write(game, review_of(game))
    archive.keep(first.to_json())
    archive.keep(second.to_json())
    own = tmp_path / "mine.json"
    write_save(third, own)
    archive.add_file(own)
    archive.store.flush()
    archive.recent.entries()  # has to be looked into
    archive.recent.flush()
    archive.reviews.flush()

    (deleted,) = [game for game in archive.games() if game.facts.seed == first.setup.seed]
    archive.delete(deleted)
    archive.reviews.flush()
    there = [archive.reviews.read(game) is not None for game in (first, second, third, running)]
    assert there == [False, True, True, True]

    archive.delete_all(archive.games())
    archive.close()
    there = [archive.reviews.read(game) is not None for game in (second, third, running)]
    assert there == [False, False, True]
    assert own.exists()


def test_a_review_stays_with_a_game_that_can_not_be_deleted(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert qapp
    archive = Archive(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat), tmp_path)
    games = [a_game(seed) for seed in range(2)]
    for game in games:
        archive.reviews.write(game, review_of(game))
        archive.keep(game.to_json())
    archive.store.flush()
    archive.reviews.flush()
    heard = _Deletions(archive)
    stubborn = next(one for one in archive.games() if one.facts.seed == games[0].setup.seed)
    unlink = Path.unlink

    def refuse(file: Path, *, missing_ok: bool = False) -> None:
        if file == stubborn.file:
            raise PermissionError(errno.EACCES, "Permission denied")
        unlink(file, missing_ok=missing_ok)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "unlink", refuse)
        archive.delete_all(archive.games())
        archive.reviews.flush()
    assert archive.games() == [stubborn]
    assert [archive.reviews.read(game) is not None for game in games] == [True, False]
    assert heard.reasons == ["access was denied"]
    assert [one.facts.seed for one in heard.deleted] == [games[1].setup.seed]


def test_a_review_that_is_coming_goes_with_its_game(reviews: KeptReviews, tmp_path: Path) -> None:
    game, file = a_game(), tmp_path / "game.json"
    write_save(game, file)
    reviews.write(game, review_of(game))
    found = fingerprints([file, tmp_path / "gone.json"])
    assert found == {file: fingerprint(game)}
    reviews.remove(found.values())
    assert reviews.read(game) is None
    reviews.flush()
    assert reviews.read(game) is None
    file.write_text("torn")
    kept(reviews, game)
    reviews.remove(fingerprints([file]).values())  # nobody can say which it was
    reviews.flush()
    assert reviews.read(game) is not None


def test_kept_reviews_can_be_forgotten(qtbot: QtBot, folder: Path) -> None:
    reviews = KeptReviews(folder)
    kept(reviews, a_game())
    ref = weakref.ref(reviews)
    del reviews
    wait_until_gone(qtbot, ref)


def read_skills(reviews: KeptReviews) -> list[GameSkill]:
    reviews.skills()
    reviews.flush()
    return reviews.skills()


def test_statistics_hear_of_reviews_of_games_of_a_person(
    reviews: KeptReviews, folder: Path
) -> None:
    """Only what is complete counts, of a game that is over and in which one person sat."""
    assert read_skills(reviews) == []
    game, bots_only, unfinished = (recorded("first_journey", players) for players in (2, 3, 4))
    bots_only.setup = replace(bots_only.setup, extra={"levels": ["otto", "clara", "rosa"]})
    kept(reviews, game, invented_review(game))
    kept(reviews, bots_only, invented_review(bots_only))
    kept(reviews, unfinished, without_judgements(invented_review(unfinished)))
    (found,) = read_skills(reviews)
    assert found.edition == "first_journey"
    assert found.won == (0 in game.winners())
    assert 0 < found.accuracy < 1
    assert found.lost == pytest.approx(sum(cost.chance for cost in found.costs.values()))
    judged = [step for step in invented_review(game).steps if step.judgement and not step.seat]
    assert sum(cost.decisions for cost in found.costs.values()) == len(judged)
    assert reviews.skills() == [found]  # read once only
    for file in folder.iterdir():
        file.write_bytes(file.read_bytes()[:50])
        os.utime(file, (1, 1))
    assert read_skills(reviews) == []  # torn ones are made anew when they are looked at


def test_statistics_do_not_wait_until_reviews_are_read(
    qtbot: QtBot, reviews: KeptReviews, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = recorded("first_journey", 2)
    kept(reviews, game, invented_review(game))
    may_read = threading.Event()

    def read_slowly(file: Path) -> bytes:
        assert may_read.wait(10)
        return read_bytes(file)

    monkeypatch.setattr("ttr_qt.app.storage.kept_reviews.read_bytes", read_slowly)
    assert reviews.skills() == []
    with qtbot.waitSignal(reviews.skills_changed):
        may_read.set()
    assert len(reviews.skills()) == 1
    with qtbot.assertNotEmitted(reviews.skills_changed):
        reviews.flush()
        qtbot.wait(10)
