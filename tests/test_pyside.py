"""Qt stays where it belongs, and the binding to it does not wear Python out."""

import importlib
import pkgutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from importlib.metadata import requires
from typing import Any

import pytest
from packaging.requirements import Requirement
from PySide6.QtCore import QObject, Signal

import ttr_qt

pytestmark = pytest.mark.slow

CALLS = 5_000


def test_void_calls_give_back_none() -> None:
    """PySide6 6.12.0 loses a reference to None per call; before Python 3.12 that ends in abort."""
    thing = QObject()
    before = sys.getrefcount(None)
    for index in range(CALLS):
        thing.setObjectName(str(index))
    lost = before - sys.getrefcount(None)
    # Other code holds and drops None meanwhile. From 3.12 on None is immortal: nothing is lost.
    assert abs(lost) < (CALLS // 10 if sys.version_info < (3, 12) else 1)


@pytest.mark.parametrize(
    ("python", "pyside", "allowed"),
    [
        ("3.11", "6.11.3", True),
        ("3.11", "6.12.0", False),
        ("3.11", "6.13.0", False),
        ("3.12", "6.12.0", True),
        ("3.13", "6.12.0", True),
        ("3.13", "6.13.0", True),
        ("3.13", "6.7.0", False),
    ],
)
def test_requirement_avoids_the_fault(python: str, pyside: str, allowed: bool) -> None:
    needs = [Requirement(text) for text in requires("ttr-qt") or ()]
    ours = [
        need
        for need in needs
        if need.name.lower() == "pyside6-essentials"
        and need.marker is not None
        and need.marker.evaluate({"python_version": python})
    ]
    assert len(ours) == 1
    assert ours[0].specifier.contains(pyside) is allowed


def test_signals_of_a_second_base_are_declared_again() -> None:
    """PySide6 6.12.0 does not connect them else, whichever version runs here."""
    for module in pkgutil.walk_packages(ttr_qt.__path__, "ttr_qt."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    for kind in _kinds_of(QObject):
        _, *others = (base for base in kind.__bases__ if issubclass(base, QObject))
        sought = {name for base in others for name in _signals(base.__mro__)}
        known = _signals((kind, *kind.__bases__[0].__mro__))
        assert sought <= known, kind


def _signals(kinds: Iterable[type[Any]]) -> set[str]:
    found = (vars(kind).items() for kind in kinds if kind.__module__.startswith("ttr_qt."))
    return {name for pairs in found for name, value in pairs if isinstance(value, Signal)}


def _kinds_of(kind: type[Any]) -> Iterator[type[Any]]:
    for one in kind.__subclasses__():
        if one.__module__.startswith("ttr_qt."):
            yield one
        yield from _kinds_of(one)


@pytest.mark.parametrize(
    "module", ["ttr_qt.engine", "ttr_qt.engine.maps", "ai", "ai.arena.command_line"]
)
def test_never_loads_qt(module: str) -> None:
    code = f"import sys, {module}; sys.exit(any(m.startswith('PySide6') for m in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_arguments_load_neither_qt_nor_the_engine() -> None:
    code = (
        "import sys; from ttr_qt.__main__ import parse_options; parse_options([]);"
        "print(*sys.modules)"
    )
    loaded = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True
    )
    roots = {name.partition(".")[0] for name in loaded.stdout.split()}
    assert "ttr_qt" in roots
    assert not roots & {"PySide6", "numba", "numpy", "msgspec"}
