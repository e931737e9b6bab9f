"""The helper `dev.py`: what it decides, without installing anything."""

import ast
import importlib.util
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

import dev
from tools.bundle.trials.needs import SYSTEMS

PROJECT = """
[project]
name = "thing"
dependencies = ["numpy>=2"]
[tool.ruff]
line-length = 100
"""


class Calls:
    """Stands in for `dev.call`: remembers the commands and answers with exit codes."""

    def __init__(self) -> None:
        self.commands: list[list[str]] = []
        self.envs: list[Mapping[str, str]] = []
        self.failing: tuple[str, ...] = ()

    def __call__(
        self,
        command: Sequence[str | Path],
        *,
        cwd: Path | None = None,
        env: Mapping[str, str] | None = None,
        silent: bool = False,
    ) -> int:
        del cwd, silent
        words = [str(part) for part in command]
        self.commands.append(words)
        self.envs.append(env or {})
        if "venv" in words:
            python = dev.Environment(Path(words[-1])).python
            python.parent.mkdir(parents=True, exist_ok=True)
            python.touch()
        return int(any(word in words for word in self.failing))

    def count(self, word: str) -> int:
        """Return how many commands so far had a word."""
        return sum(word in command for command in self.commands)


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Calls:
    """No program is started."""
    calls = Calls()
    monkeypatch.setattr(dev, "call", calls)
    return calls


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of its own in an empty folder."""
    (tmp_path / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    return tmp_path


@pytest.fixture
def ready(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> dev.Environment:
    """An environment and libraries that need nothing."""
    environment = dev.Environment(tmp_path)
    monkeypatch.setattr(dev, "ensure_environment", lambda **_: environment)
    monkeypatch.setattr(dev, "ensure_libraries", lambda **_: None)
    return environment


def on_system(monkeypatch: pytest.MonkeyPatch, *, debian: bool, root: bool) -> None:
    """Pretend to be on another system."""
    monkeypatch.setattr(dev, "is_debian", lambda: debian)
    monkeypatch.setattr(dev, "is_root", lambda: root)
    monkeypatch.setattr(sys, "platform", "linux")


# --- what an environment is made from


def test_fingerprint_sees_dependencies_only() -> None:
    base = dev.project_fingerprint(PROJECT)
    assert dev.project_fingerprint(PROJECT.replace("line-length = 100", "line-length = 90")) == base
    assert dev.project_fingerprint(PROJECT.replace("numpy>=2", "numpy>=3")) != base
    assert dev.project_fingerprint(PROJECT + "\n[tool.hatch.build]\n") != base


def test_every_python_has_its_own_folder() -> None:
    assert dev.environment_name((3, 11), "") == "py311"
    assert dev.environment_name((3, 13), "t") == "py313t"


def test_stamp_survives_the_file() -> None:
    stamp = dev.Stamp("3.11.7 here", "abc", dev=True)
    assert dev.Stamp.from_text(stamp.to_text()) == stamp


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"interpreter": "x"}'])
def test_torn_stamp_is_none(text: str) -> None:
    assert dev.Stamp.from_text(text) is None


def test_tools_serve_players_but_not_the_other_way() -> None:
    player, developer = (dev.Stamp("a", "b", dev=tools) for tools in (False, True))
    assert developer.serves(player)
    assert player.serves(player)
    assert not player.serves(developer)
    assert not developer.serves(dev.Stamp("a", "changed", dev=True))
    assert not developer.serves(dev.Stamp("changed", "b", dev=True))


@pytest.mark.usefixtures("checkout")
def test_environment_is_made_once(calls: Calls) -> None:
    environment = dev.ensure_environment(dev=True)
    assert calls.count("venv") == 1
    assert calls.count(".[dev]") == 1
    assert environment.stamp() == dev.wanted_stamp(dev=True)
    dev.ensure_environment(dev=True)
    dev.ensure_environment(dev=False)
    assert len(calls.commands) == 2


@pytest.mark.usefixtures("checkout")
def test_tools_are_added_to_a_players_environment(calls: Calls) -> None:
    dev.ensure_environment(dev=False)
    assert calls.count(".[dev]") == 0
    dev.ensure_environment(dev=True)
    assert calls.count(".[dev]") == 1
    assert calls.count("venv") == 1


def test_changed_dependencies_are_installed_into_the_same_environment(
    calls: Calls, checkout: Path
) -> None:
    dev.ensure_environment(dev=True)
    (checkout / "pyproject.toml").write_text(PROJECT.replace("2", "3"), encoding="utf-8")
    dev.ensure_environment(dev=True)
    assert calls.count("venv") == 1
    assert calls.count("pip") == 2


@pytest.mark.usefixtures("checkout")
def test_failed_installation_is_not_believed(
    calls: Calls, capsys: pytest.CaptureFixture[str]
) -> None:
    calls.failing = ("pip",)
    assert dev.main(["lint"]) == 1
    assert "connection to the internet" in capsys.readouterr().err
    calls.failing = ()
    environment = dev.ensure_environment(dev=True)
    assert calls.count("venv") == 2  # begun anew
    assert environment.stamp() is not None


@pytest.mark.usefixtures("checkout")
def test_interrupted_installation_is_not_believed(
    calls: Calls, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment = dev.ensure_environment(dev=False)

    def interrupt(*_args: object, **_kwargs: object) -> int:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(dev, "call", interrupt)
        assert dev.main(["lint"]) == dev.INTERRUPTED
    assert environment.stamp() is None
    dev.ensure_environment(dev=False)
    assert calls.count("venv") == 2


@pytest.mark.usefixtures("calls", "checkout")
def test_environment_without_its_python_is_not_believed() -> None:
    environment = dev.ensure_environment(dev=False)
    environment.python.unlink()
    assert environment.stamp() is None


# --- what the system lacks


def test_library_that_is_nowhere_is_missed() -> None:
    assert not dev.loads("libno-such-library-anywhere.so.99")


def test_packages_are_named_once() -> None:
    missing = ["libgthread-2.0.so.0", "libGL.so.1", "libglib-2.0.so.0"]
    assert dev.packages_for(dev.HEADLESS_LIBRARIES, missing) == ["libgl1", "libglib2.0-0"]


def test_root_on_debian_gets_libraries_without_asking(
    calls: Calls, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_system(monkeypatch, debian=True, root=True)
    monkeypatch.setattr(dev, "loads", lambda name: name != "libEGL.so.1")
    dev.ensure_libraries(window=False)
    update, install, again = calls.commands
    assert update[:2] == ["apt-get", "update"]
    assert install[:3] == ["apt-get", "install", "-y"]
    assert install[-1] == "libegl1"
    assert calls.envs[1]["DEBIAN_FRONTEND"] == "noninteractive"
    assert again[-1] == "libEGL.so.1"


def test_others_on_debian_get_the_exact_command(
    calls: Calls, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_system(monkeypatch, debian=True, root=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr(dev, "loads", lambda name: name not in {"libEGL.so.1", "libxcb-xkb.so.1"})
    command = "sudo apt-get update && sudo apt-get install -y libegl1 libxcb-xkb1$"
    with pytest.raises(dev.DevError, match=command):
        dev.ensure_libraries(window=True)
    assert not calls.commands


def test_failed_apt_ends_with_the_exact_command(
    calls: Calls, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_system(monkeypatch, debian=True, root=True)
    calls.failing = ("apt-get",)
    monkeypatch.setattr(dev, "loads", lambda name: name != "libEGL.so.1")
    with pytest.raises(dev.DevError, match=r"apt-get install -y libegl1$"):
        dev.ensure_libraries(window=False)


def test_other_systems_are_told_the_files(monkeypatch: pytest.MonkeyPatch) -> None:
    on_system(monkeypatch, debian=False, root=True)
    monkeypatch.setattr(shutil, "which", lambda name: name if name == "dnf" else None)
    advice = dev.library_advice(dev.HEADLESS_LIBRARIES, ["libEGL.so.1"])
    assert advice.endswith("sudo dnf install -y 'libEGL.so.1()(64bit)'")
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    advice = dev.library_advice(dev.HEADLESS_LIBRARIES, ["libEGL.so.1"])
    assert "libEGL.so.1" in advice
    assert "sudo" not in advice


@pytest.mark.usefixtures("calls")
def test_tests_need_no_window_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    on_system(monkeypatch, debian=True, root=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr(dev, "loads", lambda name: name in dev.HEADLESS_LIBRARIES)
    dev.ensure_libraries(window=False)
    with pytest.raises(dev.DevError, match="libxcb-cursor0"):
        dev.ensure_libraries(window=True)


@pytest.mark.usefixtures("calls")
def test_wayland_does_without_x11(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    on_system(monkeypatch, debian=True, root=False)
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    monkeypatch.setattr(dev, "loads", lambda name: name in dev.HEADLESS_LIBRARIES)
    dev.ensure_libraries(window=True)
    assert "libxcb-cursor0" in capsys.readouterr().out


def test_other_platforms_bring_their_libraries(
    calls: Calls, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_system(monkeypatch, debian=False, root=False)
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(dev, "loads", lambda _name: False)
    dev.ensure_libraries(window=True)
    assert not calls.commands


def test_missing_venv_module(calls: Calls, monkeypatch: pytest.MonkeyPatch) -> None:
    package = f"python3.{sys.version_info[1]}-venv"
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    on_system(monkeypatch, debian=True, root=False)
    with pytest.raises(dev.DevError, match=f"apt-get install -y {package}$"):
        dev.ensure_venv_module()
    assert not calls.commands
    on_system(monkeypatch, debian=True, root=True)
    dev.ensure_venv_module()
    assert calls.commands[-1][-1] == package
    on_system(monkeypatch, debian=False, root=True)
    with pytest.raises(dev.DevError, match="your system's package"):
        dev.ensure_venv_module()


# --- commands


def test_arguments_after_the_command_are_not_ours() -> None:
    assert dev.parse(["play", "--help", "--lang", "de"]) == ("play", ["--help", "--lang", "de"])


@pytest.mark.parametrize("arguments", [[], ["sing"]])
def test_unknown_command_is_refused(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        dev.main(arguments)
    assert stop.value.code == 2


@pytest.mark.usefixtures("ready")
def test_test_runs_all_checks_and_pytest_last(calls: Calls) -> None:
    assert dev.main(["test"]) == 0
    words = [" ".join(command) for command in calls.commands]
    for tool in ("ruff check", "ruff format --check", "mypy", "lint-imports"):
        assert sum(tool in line for line in words) == 1
    assert f"pytest -n {dev.cores()}" in words[-2]
    assert all("pytest" in line for line in words[-2:])
    assert calls.envs[-1]["QT_QPA_PLATFORM"] == "offscreen"
    # Kernels are compiled for the same tests, in the same place.
    compiling = [line.endswith("tests.helpers.kernels") for line in words]
    assert sum(compiling) == 1
    assert calls.envs[compiling.index(True)] == calls.envs[-1]


@pytest.mark.usefixtures("ready")
def test_what_measures_time_runs_last_and_alone(calls: Calls) -> None:
    assert dev.main(["test"]) == 0
    others, alone = calls.commands[-2:]
    assert others[-2:] == ["-m", "not alone"]
    assert alone[1:5] == ["-m", "pytest", "-m", "alone"]  # no workers
    assert all(Path(word).is_file() for word in alone[5:])
    assert any(Path(word).name == "test_smoothness.py" for word in alone[5:])


@pytest.mark.usefixtures("ready")
@pytest.mark.parametrize(
    ("failing", "verdict"),
    [("not alone", "failed: tests\n"), ("alone", "failed: tests that measure time\n")],
)
def test_each_of_the_two_runs_can_fail(
    calls: Calls, capsys: pytest.CaptureFixture[str], failing: str, verdict: str
) -> None:
    calls.failing = (failing,)
    assert dev.main(["test"]) == 1
    assert "alone" in calls.commands[-1]  # the first does not hide the second
    assert capsys.readouterr().out.endswith(verdict)


@pytest.mark.usefixtures("ready")
def test_bytecode_is_kept_but_not_beside_the_source_against_a_wish(
    calls: Calls, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    assert dev.main(["test", "--fast"]) == 0
    assert calls.envs[-1]["PYTHONDONTWRITEBYTECODE"] == ""
    assert Path(calls.envs[-1]["PYTHONPYCACHEPREFIX"]).parent == dev.ROOT / ".venv"
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE")
    assert dev.main(["test", "--fast"]) == 0
    assert calls.envs[-1] == {"QT_QPA_PLATFORM": "offscreen", "OPENBLAS_NUM_THREADS": "1"}


@pytest.mark.usefixtures("ready")
def test_failed_check_does_not_hide_the_tests(
    calls: Calls, capsys: pytest.CaptureFixture[str]
) -> None:
    calls.failing = ("mypy",)
    assert dev.main(["test"]) == 1
    assert "pytest" in calls.commands[-1]
    assert capsys.readouterr().out.endswith("failed: types\n")


@pytest.mark.usefixtures("ready")
def test_failed_tests_fail(calls: Calls) -> None:
    calls.failing = ("pytest",)
    assert dev.main(["test"]) == 1
    assert dev.main(["test", "-k", "x"]) == 1


@pytest.mark.usefixtures("ready")
def test_test_with_arguments_runs_only_pytest(calls: Calls) -> None:
    assert dev.main(["test", "tests/app", "-x"]) == 0
    assert [command[-4:] for command in calls.commands] == [["-m", "pytest", "tests/app", "-x"]]


@pytest.mark.usefixtures("ready")
def test_fast_tests_are_those_not_marked(calls: Calls) -> None:
    fast = ["-m", "pytest", *dev.on_all_cores(), "-m", "not slow and not alone"]
    assert dev.main(["test", "--fast"]) == 0
    assert [command[1:] for command in calls.commands] == [fast]
    assert calls.envs[-1]["QT_QPA_PLATFORM"] == "offscreen"
    calls.failing = ("pytest",)
    assert dev.main(["test", "--fast"]) == 1


@pytest.mark.usefixtures("ready")
@pytest.mark.parametrize("words", [["--fast", "tests/app", "-x"], ["tests/app", "-x", "--fast"]])
def test_other_arguments_of_fast_tests_go_to_pytest(calls: Calls, words: list[str]) -> None:
    assert dev.main(["test", *words]) == 0
    assert calls.commands[-1][-4:] == ["-m", "not slow and not alone", "tests/app", "-x"]
    assert calls.count("--fast") == 0


def test_help_and_guide_say_what_fast_leaves_out(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        dev.main(["--help"])
    assert dev.FAST_LEFT_OUT in " ".join(capsys.readouterr().out.split())
    guide = (root / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert dev.FAST_LEFT_OUT in " ".join(guide.split())


@pytest.mark.parametrize("name", ["slow", "alone"])
def test_it_is_a_marker_of_the_project(pytestconfig: pytest.Config, name: str) -> None:
    assert any(line.startswith(f"{name}:") for line in pytestconfig.getini("markers"))


@pytest.mark.usefixtures("ready", "calls")
@pytest.mark.parametrize(
    ("command", "window"),
    [("play", True), ("test", False), ("bench", False), ("fuzz", False), ("soak", False)],
)
def test_whatever_loads_qt_has_its_libraries(
    monkeypatch: pytest.MonkeyPatch, command: str, window: bool
) -> None:
    asked: list[bool] = []
    monkeypatch.setattr(dev, "ensure_libraries", lambda *, window: asked.append(window))
    assert dev.main([command]) == 0
    assert asked == [window]


@pytest.mark.usefixtures("ready")
def test_other_commands(calls: Calls, capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(["play", "--edition", "germany"]) == 0
    assert calls.commands[-1][-4:] == ["-m", "ttr_qt", "--edition", "germany"]
    assert dev.main(["bench", "--json", "x"]) == 0
    assert Path(calls.commands[-1][1]).parts[-3:] == ("tests", "perf", "bench.py")
    assert calls.commands[-1][-2:] == ["--json", "x"]
    assert dev.main(["fuzz", "--inputs", "9", "maps"]) == 0
    assert calls.commands[-1][-5:] == ["-m", "tests.fuzz", "--inputs", "9", "maps"]
    assert dev.main(["soak", "--games", "3"]) == 0
    assert calls.commands[-1][-4:] == ["-m", "tests.perf.soak", "--games", "3"]
    assert calls.envs[-1]["QT_QPA_PLATFORM"] == "offscreen"
    assert dev.main(["lint"]) == 0
    assert "all checks passed" in capsys.readouterr().out


@pytest.mark.usefixtures("checkout")
def test_packages_are_built_in_an_environment_of_their_own(
    calls: Calls, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev, "loads", bool)  # every name: nothing is missing here
    assert dev.main(["package", "--quick"]) == 0
    assert calls.commands[-3][-1] == ".[package]"
    assert "hatchling" in calls.commands[-2]
    assert calls.commands[-1][-3:] == ["-m", "tools.bundle", "--quick"]
    assert all("-package" in command[0] for command in calls.commands[-2:])
    before = len(calls.commands)
    assert dev.main(["package", "--check"]) == 0
    assert len(calls.commands) == before + 1
    assert dev.main(["package", "--nonsense"]) == 1
    assert "--quick" in capsys.readouterr().err


@pytest.mark.usefixtures("checkout")
def test_a_trial_installs_what_it_needs_and_skips_nothing(
    calls: Calls, monkeypatch: pytest.MonkeyPatch, root: Path
) -> None:
    on_system(monkeypatch, debian=True, root=True)
    assert dev.main(["package", "--check", "reader"]) == 0
    install = next(command for command in calls.commands if "at-spi2-core" in command)
    assert install[:2] == ["apt-get", "install"]
    assert calls.commands[-1][-1] == "tests/whole_games/test_screen_reader.py"
    assert (root / calls.commands[-1][-1]).is_file()
    assert dev.main(["package", "--check", "nonsense"]) == 1


@pytest.mark.usefixtures("checkout")
@pytest.mark.parametrize("name", SYSTEMS)
def test_a_system_is_made_up_in_a_folder_of_its_own(
    calls: Calls, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    on_system(monkeypatch, debian=True, root=True)
    assert dev.main(["package", "--check", name, "--folder", "there"]) == 0
    install = next(command for command in calls.commands if "--no-install-recommends" in command)
    assert set(SYSTEMS[name].packages) <= set(install)
    assert calls.commands[-1][-5:] == ["-m", "tools.bundle.trials", name, "--folder", "there"]
    assert "-package" in calls.commands[-1][0]


def test_missing_program_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(dev.DevError, match="no-such-program is missing"):
        dev.call(["no-such-program"])
    assert not capsys.readouterr().out


# --- old versions of Python


def test_old_python_can_read_the_file(root: Path) -> None:
    source = (root / "dev.py").read_text(encoding="utf-8")
    assert ast.parse(source, feature_version=(3, 7)).body


def test_old_python_gets_a_sentence(root: Path) -> None:
    code = (
        "import runpy, sys; sys.version_info = (3, 9, 2, 'final', 0);"
        f"runpy.run_path({str(root / 'dev.py')!r}, run_name='__main__')"
    )
    run = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)
    assert run.returncode == 1
    assert run.stderr.startswith("This program needs Python 3.11 or newer; this is Python 3.9.\n")
    assert "Traceback" not in run.stderr
