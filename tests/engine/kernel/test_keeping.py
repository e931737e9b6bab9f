"""Compiled code is found again where it was kept or shipped, and faults only cost time."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import llvmlite.binding
import numba
import pytest

from tests.helpers.engine.invariants import fault_in
from ttr_qt.engine.kernel import jit
from ttr_qt.engine.kernel.keeping import KernelCache
from ttr_qt.engine.kernel.networks.network import network_of

pytestmark = pytest.mark.skipif(bool(numba.config.DISABLE_JIT), reason="nothing is compiled")


def triple(number: int) -> int:
    return number * 3


def kept(shipped: list[Path], own: Path | None) -> Any:
    """Return a compiled function that looks into these folders."""
    compiled = numba.njit(triple)
    compiled._cache = KernelCache(triple, shipped, own)  # noqa: SLF001 - as `make_entry` does
    return compiled


def misses(compiled: Any) -> int:
    assert compiled(5) == 15
    return sum(compiled.stats.cache_misses.values())


def test_code_is_compiled_once_and_then_found(tmp_path: Path) -> None:
    assert misses(kept([], tmp_path)) == 1
    assert misses(kept([], tmp_path)) == 0


def test_shipped_code_is_used_and_nothing_is_written(tmp_path: Path) -> None:
    shipped, own = tmp_path / "kernels-x", tmp_path / "own"
    misses(kept([], shipped))
    before = sorted(shipped.iterdir())
    assert misses(kept([shipped], own)) == 0
    assert not own.exists()
    assert sorted(shipped.iterdir()) == before


def test_shipped_code_may_lie_anywhere_but_not_be_of_other_sources(tmp_path: Path) -> None:
    built = tmp_path / "built" / "kernels-x"
    misses(kept([], built))
    installed = tmp_path / "installed" / "kernels-x"
    installed.parent.mkdir()
    built.rename(installed)
    assert misses(kept([installed], None)) == 0
    other = installed.rename(installed.with_name("kernels-y"))
    assert misses(kept([other], None)) == 1


def test_what_was_not_shipped_is_kept_with_the_rest(tmp_path: Path) -> None:
    assert misses(kept([tmp_path / "nothing"], tmp_path / "own")) == 1
    assert misses(kept([tmp_path / "nothing"], tmp_path / "own")) == 0


@pytest.mark.parametrize("suffix", [".nbi", ".nbc"])
@pytest.mark.parametrize("content", [b"", b"\x80\x04torn"])
def test_torn_files_are_compiled_anew(tmp_path: Path, suffix: str, content: bytes) -> None:
    misses(kept([], tmp_path))
    (file,) = tmp_path.glob(f"*{suffix}")
    file.write_bytes(content)
    assert misses(kept([], tmp_path)) == 1
    assert misses(kept([], tmp_path)) == 0


def test_without_a_place_the_code_still_runs(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    assert misses(kept([], blocked)) == 1
    assert misses(kept([], None)) == 1


@pytest.fixture
def ship(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[str], None]:
    """Return what ships an empty folder of code for a CPU; numba's settings come back."""
    monkeypatch.setattr(jit, "data_dir", lambda name: tmp_path / name)
    monkeypatch.setattr(numba.config, "CPU_NAME", None)
    monkeypatch.setattr(numba.config, "CPU_FEATURES", None)

    def make(cpu: str) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(numba.config, "CPU_NAME", cpu)
            (tmp_path / "kernels" / jit.cache_dir().name).mkdir(parents=True)

    return make


def able(monkeypatch: pytest.MonkeyPatch, features: frozenset[str]) -> None:
    found = dict.fromkeys(features, True)
    monkeypatch.setattr(llvmlite.binding, "get_host_cpu_features", lambda: found)


OLD = jit.Cpu("old", frozenset({"counting"}))
NEW = jit.Cpu("new", frozenset({"counting", "wide"}))


@pytest.mark.parametrize(
    ("shipped", "features", "taken"),
    [
        (("old", "new"), {"counting", "wide"}, "new"),
        (("old", "new"), {"counting"}, "old"),
        (("old", "new"), {"wide"}, None),
        (("old",), {"counting", "wide"}, "old"),
        (("other",), {"counting", "wide"}, None),
        ((), {"counting", "wide"}, None),
    ],
)
def test_the_fastest_code_that_runs_here_is_taken(
    monkeypatch: pytest.MonkeyPatch,
    ship: Callable[[str], None],
    shipped: tuple[str, ...],
    features: set[str],
    taken: str | None,
) -> None:
    monkeypatch.setattr(jit, "portable_cpus", lambda: (NEW, OLD))
    able(monkeypatch, frozenset(features))
    for cpu in shipped:
        ship(cpu)
    assert jit._take_shipped_code() == (taken is not None)  # noqa: SLF001
    assert taken == numba.config.CPU_NAME
    assert (None if taken is None else "") == numba.config.CPU_FEATURES


def test_who_asks_for_a_cpu_gets_it(
    monkeypatch: pytest.MonkeyPatch, ship: Callable[[str], None]
) -> None:
    monkeypatch.setattr(jit, "portable_cpus", lambda: (OLD,))
    able(monkeypatch, OLD.needs)
    ship("old")
    monkeypatch.setattr(numba.config, "CPU_NAME", "generic")
    assert not jit._take_shipped_code()  # noqa: SLF001
    assert "-generic-" in jit.cache_dir().name


@pytest.mark.skipif(not jit.KEEPS_COMPILED_CODE, reason="there is no place for it")
def test_tests_keep_what_only_they_call_from_python() -> None:
    """Or each worker of each run would compile it again."""
    for part in (fault_in, network_of):
        kept_in = part.stats.cache_path
        assert kept_in is not None
        assert Path(kept_in).parent == jit.cache_dir().parent
        assert Path(kept_in) != jit.cache_dir()  # which is for entries of the program
