"""Everything that is started from the command line and writes files reads its arguments first."""

import importlib
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
STARTED = '\nif __name__ == "__main__":\n'
NEEDED = {"tools.geo.__main__": ("shapely", "PIL"), "tools.icons.__main__": ("PIL",)}
"""Libraries that are installed only by who draws these files again."""


def _started() -> list[str]:
    """Return the modules of the tools and the opponents that can be started."""
    files = [file for folder in ("ai", "tools") for file in sorted((ROOT / folder).rglob("*.py"))]
    found = [file for file in files if STARTED in file.read_text("utf-8")]
    return [".".join(file.relative_to(ROOT).with_suffix("").parts) for file in found]


@pytest.mark.parametrize("name", _started())
def test_help_and_unknown_arguments_change_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    for library in NEEDED.get(name, ()):
        pytest.importorskip(library)
    tool = importlib.import_module(name)
    for argument, code in (("--help", 0), ("--no-such-thing", 2)):
        monkeypatch.setattr(sys, "argv", [name, argument])
        with pytest.raises(SystemExit) as left:
            tool.main()
        assert left.value.code == code
        told = capsys.readouterr()
        assert "usage:" in (told.err if code else told.out).casefold()


@pytest.mark.parametrize("value", ["0", "-5", "0.5", "nan", "inf", "many"])
@pytest.mark.parametrize(
    ("name", "option", "first_step"),
    [
        ("tests.perf.bench", "--seconds", "warm_up"),
        ("tests.perf.soak", "--games", "make_application"),
        ("tests.fuzz.__main__", "--inputs", "QApplication"),
    ],
)
def test_checks_that_would_check_nothing_are_refused(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    name: str,
    option: str,
    first_step: str,
    value: str,
) -> None:
    check = importlib.import_module(name)

    def begin(*_: object) -> None:
        pytest.fail("It began.")

    monkeypatch.setattr(check, first_step, begin)
    monkeypatch.setattr(sys, "argv", [name, f"{option}={value}"])
    with pytest.raises(SystemExit) as left:
        check.main()
    assert left.value.code == 2
    assert f"argument {option}: " in capsys.readouterr().err
