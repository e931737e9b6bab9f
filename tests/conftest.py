"""What all tests share: no display, and settings that are nobody's."""

import functools
import gc
import os
from collections.abc import Generator, Iterator
from pathlib import Path

import numba
import pytest
from hypothesis import HealthCheck, settings
from PySide6.QtCore import QCoreApplication, QLocale, QSettings, QStandardPaths
from PySide6.QtWidgets import QApplication

from tests.helpers.kernels import compile_kernels, keep_parts
from tests.helpers.patient_bot import PatientBot
from ttr_qt.pages.start import edition_poster
from ttr_qt.views.editions.poster_map import poster_map
from ttr_qt.views.scene.shared_pictures import SHARED_PICTURES
from ttr_qt.views.theme.translation import install_language

pytest_plugins = ["tests.helpers.window.fixtures"]

_SELDOM = 50
"""After so many tests everything is looked through, which takes a moment."""

_PICTURE_BYTES = 150_000_000
"""How large the pictures of boards may be that a worker keeps."""

# Qt reads it when the first application is made; a developer may still ask for real windows.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


# Hypothesis would fail tests for which a busy machine needs long.
settings.register_profile(
    "any machine",
    parent=settings.default,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("any machine")


def pytest_configure(config: pytest.Config) -> None:
    """Compile the kernels once, before several workers would all begin to.

    Runs with checked bounds or without the compiler are of few tests, which need few kernels.
    """
    special = numba.config.BOUNDSCHECK or numba.config.DISABLE_JIT
    if not special and not hasattr(config, "workerinput"):
        compile_kernels()


def pytest_collection_finish() -> None:
    """Leave what all tests share, modules and the tests themselves, out of later searches."""
    keep_parts()  # by now all modules with kernels are loaded
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Generator[None, object, object]:
    """Collect garbage between tests, in this thread only, as the program does at rest.

    In a test Python would do so wherever memory is needed: in a thread that draws, which would end
    views there, or inside the handling of an event, whose own widget may be what is thrown away.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        often_looked_at = gc.get_count()[2]
        gc.collect(2 if often_looked_at > _SELDOM else 1)  # the garbage of one test is young


@pytest.fixture(autouse=True)
def _english() -> None:
    """Begin in English, whatever the test before spoke."""
    if QCoreApplication.instance() is not None and QLocale().language() != QLocale.Language.English:
        install_language("en")


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> PatientBot:
    """Stand in for the fixture of pytest-qt, with more patience."""
    assert qapp is not None
    return PatientBot(request)


@pytest.fixture(scope="session", autouse=True)
def _pictures_kept() -> Iterator[None]:
    """Keep pictures for the windows of hundreds of tests in turn.

    Boards of all editions and sizes take over their pictures from each other, and those of posters
    are read once.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SHARED_PICTURES, "limit", _PICTURE_BYTES)
        patch.setattr(edition_poster, "poster_map", functools.cache(poster_map))
        yield


@pytest.fixture(scope="session")
def root() -> Path:
    """The top folder of the project."""
    return Path(__file__).resolve().parent.parent


@pytest.fixture(scope="session", autouse=True)
def isolated_settings(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Keep what tests store away from the settings of the person who runs them."""
    folder = tmp_path_factory.mktemp("settings")
    QStandardPaths.setTestModeEnabled(True)
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    for scope in (QSettings.Scope.UserScope, QSettings.Scope.SystemScope):
        QSettings.setPath(QSettings.Format.IniFormat, scope, str(folder))
    return folder
