"""Pages that were left end in the window's thread, whoever thinks meanwhile."""

import gc
import threading
import time
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, Qt
from pytestqt.qtbot import QtBot

from tests.helpers.players.deciding import Hasty
from tests.helpers.players.quickly import begin, choose_tickets
from tests.helpers.window.fixtures import MakeWindow
from ttr_qt.app.process.memory import Tidying
from ttr_qt.engine import Action
from ttr_qt.engine.bots import Request


class Litterer(Hasty):
    """Needs so much memory that Python would look for garbage everywhere, more than once."""

    def choose(self, request: Request) -> Action:
        time.sleep(0.1)  # meanwhile another page is shown
        kept = [[number] for number in range(200_000)]
        assert kept
        return super().choose(request)


@pytest.fixture
def eager_python() -> Iterator[None]:
    """Let Python look through everything often, as if nothing else had been loaded."""
    usual = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.collect()
    gc.set_threshold(700, 2, 2)
    yield
    gc.set_threshold(*usual)
    gc.unfreeze()
    gc.collect()
    gc.freeze()  # as before the first test


@pytest.mark.slow
@pytest.mark.usefixtures("eager_python")
def test_boards_end_in_the_window(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window(Litterer)
    ended: list[str] = []

    def note(_what: QObject | None = None) -> None:
        ended.append(threading.current_thread().name)

    for _ in range(3):
        page = begin(window, "amsterdam")
        choose_tickets(page.session)
        for part in (page.scene, page.session):
            part.destroyed.connect(note, Qt.ConnectionType.DirectConnection)
        del page, part
        qtbot.wait(20)
        window.show_board()
        qtbot.wait(400)
        window.show_start()
    qtbot.waitUntil(lambda: len(ended) == 6)
    assert set(ended) == {"MainThread"}


@pytest.mark.parametrize("before", [False, True])
def test_everything_is_afterwards_as_it_was_before(
    monkeypatch: pytest.MonkeyPatch, before: bool
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(gc, "isenabled", lambda: before)
    monkeypatch.setattr(gc, "enable", lambda: asked.append("on"))
    monkeypatch.setattr(gc, "disable", lambda: asked.append("off"))
    tidying = Tidying()
    tidying.start()
    assert asked == ["off"]
    tidying.stop()
    assert asked == (["off", "on"] if before else ["off"])


class Thing:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


def test_new_garbage_is_found_soon(qtbot: QtBot) -> None:
    tidying = Tidying()
    tidying.start()
    try:
        thing = Thing()
        left = weakref.ref(thing)
        del thing
        kept: list[Thing] = []

        def found() -> bool:
            # So many new ones that it is worth a look; again and again, since whatever earlier
            # tests left is freed meanwhile, and Python subtracts that from the number of new ones.
            kept.extend(Thing() for _ in range(1000))
            return left() is None

        qtbot.waitUntil(found, timeout=10_000)
    finally:
        tidying.stop()
