"""Results of days on the disk: kept for good, and nothing lost whatever is wrong with the file."""

import errno
from datetime import date
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ttr_qt.app.storage import todays_results_file
from ttr_qt.app.storage.todays_results_file import TodaysResults
from ttr_qt.models.records.todays_results import DayResult, Outcome

OTHER = b'{"kind": "ttr-qt days", "version": 2, "days": [{"day": "2026-11-18", "weather": "rain"}]}'

OLD = (
    b'{"kind": "ttr-qt days", "version": 1, "days": '
    b'[{"day": "0001-01-01", "edition": "usa", "outcome": "won", "own": 1, "ada": 0}]}'
)


def result(day: int = 18, outcome: Outcome = "won", edition: str = "usa") -> DayResult:
    when = date(2026, 11, day)
    return DayResult(day=when, edition=edition, outcome=outcome, own=90, ada=80)


def opened(folder: Path) -> TodaysResults:
    return TodaysResults(folder)


def kept(folder: Path) -> list[DayResult]:
    """Return what somebody finds who starts the program now."""
    return sorted(opened(folder).results.values(), key=lambda one: one.day)


def add(folder: Path, *days: DayResult) -> TodaysResults:
    results = opened(folder)
    assert results.add(days)
    results.flush()
    return results


def test_results_are_there_the_next_time(tmp_path: Path) -> None:
    folder = tmp_path / "not there yet"
    assert kept(folder) == []
    add(folder, result(17), result(18, "lost", "amsterdam"))
    add(folder, result(19, "given_up"))
    assert kept(folder) == [
        result(17),
        result(18, "lost", "amsterdam"),
        result(19, "given_up"),
    ]


def test_there_is_one_try(tmp_path: Path) -> None:
    results = add(tmp_path, result(18, "lost"))
    assert not results.add([result(18, "won")])
    results.flush()
    assert kept(tmp_path) == [result(18, "lost")]


def test_two_windows_keep_what_either_adds(tmp_path: Path) -> None:
    first, second = opened(tmp_path), opened(tmp_path)
    assert first.results == second.results == {}
    for window, one in ((first, result(17)), (second, result(18, "drawn")), (first, result(19))):
        window.add([one])
        window.flush()
    assert kept(tmp_path) == [result(17), result(18, "drawn"), result(19)]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[" * 100_000,
        b"\xff\xfe\x00",
        b'{"kind": "ttr-qt days", "version": 1, "days": [{"day": "2026-11-18"}]}',
        b'{"kind": "anything", "version": 1, "days": []}',
        OTHER.replace(b'"version": 2', b'"version": 1'),
        OLD,
    ],
)
def test_a_damaged_file_is_set_aside(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "days.json"
    file.write_bytes(content)
    results = add(tmp_path, result())
    assert results.fault == "damaged"
    assert results.aside is not None
    assert results.aside.read_bytes() == content
    assert kept(tmp_path) == [result()]
    assert opened(tmp_path).fault is None


def test_what_a_newer_version_wrote_stays(tmp_path: Path) -> None:
    file = tmp_path / "days.json"
    file.write_bytes(OTHER)
    results = add(tmp_path, result())
    assert (results.fault, results.aside) == ("newer", None)
    assert list(results.results.values()) == [result()]  # until the program ends
    assert file.read_bytes() == OTHER
    assert [one.name for one in tmp_path.iterdir()] == ["days.json"]


def test_what_cannot_be_read_now_stays(tmp_path: Path) -> None:
    (tmp_path / "days.json").mkdir()
    results = add(tmp_path, result())
    assert (results.fault, results.aside) == ("unreadable", None)
    assert (tmp_path / "days.json").is_dir()


def test_a_full_disk_is_told_and_made_up_for(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    results = add(tmp_path, result(17))
    with monkeypatch.context() as full:

        def refuse(*_: object) -> None:
            raise OSError(errno.ENOSPC, "no space left")

        full.setattr(todays_results_file, "write_atomically", refuse)
        with qtbot.waitSignal(results.failed) as told:
            results.add([result(18)])
    assert told.args == ["the disk is full"]
    assert len(results.results) == 2
    assert kept(tmp_path) == [result(17)]
    results.add([result(19)])
    results.flush()
    assert kept(tmp_path) == [result(17), result(18), result(19)]
