"""Everything that reads a file or a text, each with what it is given and what may come of it."""

import json
import math
import zlib
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from io import StringIO
from itertools import cycle
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec
from hypothesis import strategies as st
from PySide6.QtCore import QSettings

from ai.levels import LEVELS
from ai.ratings import ABOUT, FORMAT, Ratings, RatingsError, file, read_ratings
from tests.fuzz.mutation import CHANGES, JUNK, WORDS, change, documents, edited, edited_texts
from tests.helpers.games.made_up import made_up_facts, random_game
from tests.helpers.window.exercises import some_exercises
from ttr_qt.app.process.options import parse_options
from ttr_qt.app.settings.last_choice import recall, remember
from ttr_qt.app.settings.preferences import Preferences, read_preferences, write_preferences
from ttr_qt.app.settings.settings_file import settings_in
from ttr_qt.app.storage.archive import Archive
from ttr_qt.app.storage.autosave import Autosave
from ttr_qt.app.storage.companion_files import read_facts
from ttr_qt.app.storage.practice_store import PracticeStore
from ttr_qt.app.storage.recent_games import MOST, RecentGames
from ttr_qt.app.storage.todays_results_file import TodaysResults
from ttr_qt.app.storage.unfinished_game import archive_unfinished_game, unfinished_game_text
from ttr_qt.bots.game_setup import replay_of
from ttr_qt.bots.level_strengths import level_anchors
from ttr_qt.engine import EDITIONS, RULES, EngineError, Game, MapError, NotationError, SaveError
from ttr_qt.engine.actions import parse_action
from ttr_qt.engine.maps import parse_map
from ttr_qt.engine.savefile import packed, read_save, write_save
from ttr_qt.engine.setup import Setup
from ttr_qt.models.practice.queue import MOST_A_DAY, Entry, Outcome, Schedule
from ttr_qt.models.records.game_facts import game_facts
from ttr_qt.models.records.kept_game import GameFacts
from ttr_qt.models.records.rating import rating_history
from ttr_qt.models.records.statistics import by_edition, by_level, counted, luck_of, record_of
from ttr_qt.models.records.todays_results import DayResult, offer
from ttr_qt.models.setup.choice import GameChoice, fitting
from ttr_qt.models.setup.seeds import LARGEST, parse_seed, seed_text
from ttr_qt.models.setup.todays_deal import deal_of
from ttr_qt.models.tutorial.play import resumed
from ttr_qt.models.tutorial.progress import TutorialProgress
from ttr_qt.pages.rules.source import blocks_of, fragments_of, rules_told
from ttr_qt.pages.settings.kinds import text_of
from ttr_qt.pages.settings.table import SETTINGS
from ttr_qt.paths import data_dir
from ttr_qt.views.editions.registry import chapters

CHAPTERS = {name: chapter.script for name, chapter in chapters().items()}

BY_KEY: Final = {setting.key: setting for setting in SETTINGS}
NAMES: Final = [level.name for level in LEVELS]
LONGEST_SENTENCE: Final = 600
_NOW: Final = datetime(2026, 3, 1, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class Target:
    """Something that reads."""

    name: str
    make_cases: Callable[[], st.SearchStrategy[Any]]
    check: Callable[[Any, Path], None]
    """Reads a case in a folder of its own; raises if what comes of it is not documented."""
    valid: Callable[[], Any]
    """Returns a case that is in order, with which everything is loaded that is loaded late."""


def sentence(error: Exception, about: str = "") -> None:
    """See to it that an error is a sentence for a person, and tells what it is about."""
    text = str(error)
    assert about in text
    assert 10 < len(text) < LONGEST_SENTENCE, text
    assert "\0" not in text


def map_texts() -> list[str]:
    """Return all maps there are, and one without a layout."""
    texts = [(data_dir("maps") / f"{edition}.json").read_text("utf-8") for edition in EDITIONS]
    bare = json.loads(texts[0])
    bare.pop("layout", None)
    return [*texts, json.dumps(bare)]


def check_map(data: bytes, _folder: Path) -> None:
    """A map is refused in words, or can be played."""
    try:
        game_map = parse_map(data, "mine.json")
    except MapError as error:
        sentence(error, "mine.json: ")
        return
    game = Game(Setup(game_map, RULES[game_map.rules].players_min, 1, 0))
    chance = Random(1)
    for _ in range(12):
        game.play(chance.choice(game.legal_actions()))


def check_edition(text: str, _folder: Path) -> None:
    """Whatever is no edition and no file is refused in words."""
    try:
        Game.new(text, seed=1)
    except EngineError as error:
        sentence(error)


def save_texts(plies: int = 30) -> list[str]:
    """Return games of all editions, and one of a map of one's own."""
    games = [random_game(e, 3, ("", "ada"), plies=plies).to_json() for e in EDITIONS]
    own = json.loads((data_dir("maps") / "amsterdam.json").read_text("utf-8")) | {"id": "town"}
    game_map = parse_map(json.dumps(own).encode(), "town.json")
    extra = {"levels": ["otto", ""], "name": "Robin", "colours": ["red", "blue"], "unrated": True}
    return [*games, Game(Setup(game_map, 2, 5, 1, None, extra)).to_json()]


def check_save(data: bytes, _folder: Path) -> None:
    """A save is refused in words, or everything that a save is used for can be done with it."""
    try:
        game = Game.from_json(data)
    except SaveError as error:
        sentence(error)
        return
    again = Game.from_json(game.to_json())
    assert again.record.tobytes() == game.record.tobytes()
    facts = game_facts(game, _NOW)
    assert msgspec.json.decode(msgspec.json.encode(facts), type=GameFacts) == facts
    assert len(replay_of(game).seats) == game.players


def extras() -> st.SearchStrategy[bytes]:
    """Return saves that are in order but for what the program keeps with a game."""
    texts = save_texts(plies=3)

    def build(text: str, changes: list[Any], whole: Any) -> bytes:
        save = json.loads(text)
        extra = {"name": "Robin", "levels": ["", "ada"], "colours": ["red", "blue"], "hints": 2}
        save["extra"] = change(extra, changes) if whole is None else {"levels": whole}
        return json.dumps(save).encode()

    return st.builds(build, st.sampled_from(texts), CHANGES, st.one_of(st.none(), JUNK))


def check_save_file(data: bytes, folder: Path) -> None:
    """A file is read or refused, and stays as it is."""
    path = folder / "game.json.gz"
    path.write_bytes(data)
    try:
        read_save(path)
    except SaveError as error:
        sentence(error, str(path))
    assert path.read_bytes() == data


def check_facts(document: bytes, folder: Path) -> None:
    """Facts are not believed, or everything can be counted with them."""
    game, facts_file = folder / "game.json", folder / "game.facts.json"
    game.write_bytes(b"a game")
    facts_file.write_bytes(document)
    facts = read_facts(game, facts_file)
    if facts is None:
        return
    games = counted([facts, made_up_facts(1)])
    record_of(games)
    by_edition(games)
    by_level(games, NAMES)
    for luck in luck_of(games, NAMES):
        assert math.isfinite(luck.surplus)
        assert math.isfinite(luck.share + luck.due_share)
    for point in rating_history(games, level_anchors(Ratings())):
        assert math.isfinite(point.rating + point.margin)


def facts_texts() -> list[str]:
    """Return facts as they lie beside a game."""
    check = zlib.crc32(b"a game")
    return [
        json.dumps({"check": check, "facts": msgspec.to_builtins(made_up_facts(number))})
        for number in range(4)
    ]


def settings_texts() -> list[bytes]:
    """Return a file of settings as the program writes it."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "settings.ini"
        settings = QSettings(str(path), QSettings.Format.IniFormat)
        write_preferences(settings, Preferences().as_dict())
        remember(settings, GameChoice(name="Robin ü", opponents=("ada", "otto")))
        settings.setValue("recent games", ["/somewhere/a.json", "/somewhere/ü, b.json"])
        settings.setValue("tutorial/usa/played", "deck; deck; next")
        settings.setValue("tutorial/usa/step", "2")
        settings.setValue("moves/shown", True)
        settings.sync()
        return [path.read_bytes()]


VARIANTS: Final = (
    *("@Invalid()", "@Rect(1 2 3 4)", "@Size(1 2)", "@Point(1 2)", "@ByteArray(x)", "@@x"),
    *("@Variant(\\0\\0\\0\\x7f)", "a, b, c", '"a", "b"', "\\x0", "1e999", "yes", "", "\\"),
    '\\x10040Va"ri"ant(\\0\\0\\0\\x7f\\0\\0\\0\\x18PySide::PyObjectWrapper\\0\\0\\0\\0\\x1\\x80.)',
)


def settings_files() -> st.SearchStrategy[bytes]:
    """Return files of settings with other values, and some that are hardly such files any more."""
    sample = settings_texts()[0].decode()
    keys = [n for n, line in enumerate(sample.splitlines()) if "=" in line]

    def build(changed: list[tuple[int, str]]) -> bytes:
        lines = sample.splitlines()
        for number, value in changed:
            key = lines[number].partition("=")[0]
            lines[number] = f"{key}={value}"
        return "\n".join(lines).encode(errors="replace")

    values = st.one_of(
        st.sampled_from(VARIANTS), st.sampled_from(WORDS), st.text(max_size=12), JUNK.map(str)
    )
    structured = st.builds(
        build, st.lists(st.tuples(st.sampled_from(keys), values), min_size=1, max_size=6)
    )
    return st.one_of(structured, structured, edited([sample.encode()]))


def check_settings(data: bytes, folder: Path) -> None:
    """Whatever a file of settings says, all that is read from it can be meant."""
    path = folder / "settings.ini"
    path.write_bytes(data)
    settings = settings_in(path)
    preferences = read_preferences(settings)
    for key, value in preferences.as_dict().items():
        if key in BY_KEY:
            kind = BY_KEY[key].kind
            assert kind.read(text_of(value), None) == value or value == BY_KEY[key].usual
    assert all(0 <= volume <= 1 for volume in preferences.volumes.values())
    choice = recall(settings, NAMES)
    assert choice == fitting(choice)
    progress = TutorialProgress(settings)
    for chapter in CHAPTERS.values():
        assert 0 <= progress.state(chapter).step < len(chapter.steps)
    recent = RecentGames(settings, folder / "games")
    assert len(recent.files) <= MOST
    recent.entries()
    recent.close()
    settings.setValue("moves/shown", False)
    settings.sync()


def check_lesson(text: str, _folder: Path) -> None:
    """A chapter of the tutorial is gone on with, or begun anew."""
    chapter = list(CHAPTERS.values())[len(text) % len(CHAPTERS)]
    _, lesson = resumed(chapter, tuple(text.split("; ")))
    assert lesson.number <= len(chapter.steps)


NOTATIONS: Final = (
    *("deck", "take 1 red", "claim dal-hou-1 red:2 locomotive:1", "tickets 3", "tickets 2+2"),
    *("keep a-b-1 c-d-2", "passenger berlin", "no-passenger", "journey berlin", "travel a-b-1"),
    *("arrive", "swap", "pass"),
)


def check_notation(text: str, _folder: Path) -> None:
    """A text is exact notation, or refused."""
    try:
        assert str(parse_action(text)) == text
    except NotationError as error:
        sentence(error)


def check_seed(text: str, _folder: Path) -> None:
    """A text is a seed that can be written again, or none."""
    seed = parse_seed(text)
    if seed is not None:
        assert 0 <= seed <= LARGEST
        assert parse_seed(seed_text(seed)) == seed


def ratings_texts() -> list[str]:
    """Return the ratings that the program shows, as far as there are any."""
    one = {"rating": 1500, "margin": 20, "games": 100, "faults": 0}
    pair = {"bot": "ada", "against": "otto", "games": 9, "win_rate": 0.7, "ci95": [0.5, 0.8]}
    edition = {"players": 2, "games": 9, "seconds": 0.5, "seed": 1}
    edition |= {"bots": dict.fromkeys(NAMES, one), "pairings": [pair]}  # type: ignore[dict-item]
    made = {"format": FORMAT, "version": 1, "about": ABOUT, "editions": {"usa": edition}}
    return [json.dumps(made), *([file().read_text("utf-8")] if file().is_file() else [])]


def check_ratings(data: bytes, folder: Path) -> None:
    """Ratings are refused in words, or a person can be rated by them."""
    path = folder / "ratings.json"
    path.write_bytes(data)
    try:
        ratings = read_ratings(path)
    except RatingsError as error:
        sentence(error)
        return
    games = [made_up_facts(number) for number in range(3)]
    for point in rating_history(games, level_anchors(ratings)):
        assert math.isfinite(point.rating)


def days_texts() -> list[str]:
    """Return a file of results of days."""
    days = [
        {"day": f"2026-11-{day}", "edition": edition, "outcome": outcome, "own": 99, "ada": -7}
        for day, edition, outcome in (
            (17, "usa", "won"),
            (18, "usa", "given_up"),
            (18, "x", "lost"),
        )
    ]
    return [msgspec.json.encode({"kind": "ttr-qt days", "version": 1, "days": days}).decode()]


def check_days(data: bytes, folder: Path) -> None:
    """Results of days can be told and added to, or the file is kept as it was."""
    path, today = folder / "days.json", date(2026, 11, 18)
    for old in folder.glob("*days*"):
        old.unlink()
    path.write_bytes(data)
    store = TodaysResults(folder)
    for edition in EDITIONS:
        offered = offer(store.results, deal_of(edition, today), begun=False)
        assert 0 <= offered.streak <= offered.longest
    new = DayResult(day=today, edition="usa", outcome="won", own=1, ada=0)
    store.add([new])
    store.flush()
    if store.fault is not None:
        assert (path if store.aside is None else store.aside).read_bytes() == data
    if store.fault in {None, "damaged"}:
        assert TodaysResults(folder).results == store.results


def practice_texts() -> list[str]:
    """Return a file of mistakes to practise, in a game that is there."""
    entries = [
        Entry(mistake=one.mistake, file="game.json", schedule=schedule)
        for one, schedule in zip(
            some_exercises()[:2],
            (
                Schedule(due=_NOW),
                Schedule(due=_NOW, last=_NOW - timedelta(days=3), stability=2.3, difficulty=4.0),
            ),
            strict=True,
        )
    ]
    made = {"format": "ttr-qt practice", "version": 1, "entries": entries}
    return [msgspec.json.encode(made).decode()]


def check_practice(data: bytes, folder: Path) -> None:
    """Mistakes are refused in words, or can be practised and kept again."""
    path, games = folder / "practice.json", folder / "games"
    games.mkdir(exist_ok=True)
    write_save(some_exercises()[0].game, games / "game.json")
    for old in folder.glob("*practice*"):
        old.unlink()
    path.write_bytes(data)
    store = PracticeStore(path, games, clock=lambda: _NOW)
    told: list[str] = []
    store.failed.connect(told.append)
    assert store.offer().due <= MOST_A_DAY
    for exercise, outcome in zip(store.exercises(), cycle(Outcome), strict=False):
        store.note(exercise.mistake, outcome)
    store.flush()
    assert len(told) <= 1
    if not told and path.exists():
        again = PracticeStore(path, games, clock=lambda: _NOW)
        assert again.offer() == store.offer()


def rules_texts() -> list[str]:
    """Return the rules of all editions."""
    folder = data_dir("resources") / "rules" / "en"
    return [path.read_text("utf-8") for path in sorted(folder.glob("*.md"))]


def check_rules(text: str, _folder: Path) -> None:
    """Any text can be set as rules, whatever marks are in it."""
    blocks = tuple(blocks_of(text))
    rules_told(blocks)
    assert all(isinstance(part, str) for part in fragments_of(text).values())


OPTIONS: Final = (
    *("--edition", "--load", "--lang", "--seed", "--plies", "--size", "--screenshot", "--version"),
    *("--help", "usa", "de", "fr", "7", "-1", "1280x720", "0x0", "a.png", "--", "-", "--size=9x9"),
)


def check_options(arguments: list[str], _folder: Path) -> None:
    """The command line is understood, or the program ends in the usual way."""
    words, ended = StringIO(), None
    try:
        with redirect_stderr(words), redirect_stdout(words):
            options = parse_options(arguments)
    except SystemExit as stop:
        ended = stop.code
    if ended is not None:
        assert ended in {0, 2}
        assert words.getvalue()
        return
    assert options.seed is None or 0 <= options.seed < 2**64
    assert 0 <= options.plies < 2**64
    assert options.size[0] <= 7680


def check_left(data: bytes, folder: Path) -> None:
    """Whatever the game that was left looks like, another one can be begun and keeps it."""
    autosave = Autosave(folder)
    autosave.file.write_bytes(data)
    settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    archive = Archive(settings, folder)
    unfinished_game_text(autosave, None, "en")
    archive_unfinished_game(autosave, archive, _opened())
    try:
        autosave.read()
    except EngineError as error:
        sentence(error)
        assert not autosave.has_game()
    archive.store.flush()
    archive.store.entries()
    archive.close()
    for path in (*folder.glob("* game *.json"), *(folder / "games").glob("*")):
        path.unlink()


def _opened() -> str:
    return Game.new("usa", players=2, seed=8).to_json()


def _map_files() -> st.SearchStrategy[bytes]:
    return documents(map_texts())


def _saves() -> st.SearchStrategy[bytes]:
    return documents(save_texts())


def _packed() -> st.SearchStrategy[bytes]:
    small = [packed(text) for text in save_texts()]
    return edited([*small, *(text.encode() for text in save_texts()[:2])])


TARGETS: Final = {
    target.name: target
    for target in (
        Target("maps", _map_files, check_map, map_texts()[0].encode),
        Target("editions", lambda: edited_texts((*EDITIONS, "maps/usa.json")), check_edition, str),
        Target("saves", _saves, check_save, save_texts()[0].encode),
        Target("extras", extras, check_save, save_texts()[0].encode),
        Target("files", _packed, check_save_file, lambda: packed(save_texts()[0])),
        Target("left", _saves, check_left, save_texts()[0].encode),
        Target(
            "facts",
            lambda: documents(facts_texts()),
            check_facts,
            facts_texts()[0].encode,
        ),
        Target("settings", settings_files, check_settings, lambda: settings_texts()[0]),
        Target(
            "tutorial",
            lambda: st.lists(st.sampled_from((*NOTATIONS, "next", *WORDS))).map("; ".join),
            check_lesson,
            lambda: "next; deck",
        ),
        Target("notation", lambda: edited_texts(NOTATIONS), check_notation, lambda: "deck"),
        Target(
            "seeds",
            lambda: edited_texts(("0", "12345678", "7K3M-9QXT", seed_text(LARGEST))),
            check_seed,
            lambda: "1",
        ),
        Target(
            "ratings",
            lambda: documents(ratings_texts()),
            check_ratings,
            ratings_texts()[0].encode,
        ),
        Target("days", lambda: documents(days_texts()), check_days, days_texts()[0].encode),
        Target(
            "practice",
            lambda: documents(practice_texts()),
            check_practice,
            practice_texts()[0].encode,
        ),
        Target("rules", lambda: edited_texts(rules_texts()), check_rules, lambda: rules_texts()[0]),
        Target(
            "options",
            lambda: st.lists(
                st.one_of(st.sampled_from(OPTIONS), st.sampled_from(WORDS), st.text(max_size=6)),
                max_size=6,
            ),
            check_options,
            list,
        ),
    )
}
"""All of them, by name."""
