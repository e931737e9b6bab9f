from importlib.metadata import version
from pathlib import Path

import pytest

from ttr_qt.app.process.options import parse_options


def test_plain_start() -> None:
    options = parse_options([])
    assert options.edition == "usa"
    assert options.language is None
    assert options.size == (1280, 720)
    assert not options.size_asked
    assert (options.seed, options.plies) == (None, 0)
    assert options.screenshot is None
    assert options.load is None


def test_everything_at_once() -> None:
    line = "--screenshot a.png --edition germany --seed 7 --plies 40 --size 1920x1080 --lang de"
    options = parse_options(line.split())
    assert options.screenshot == Path("a.png")
    assert options.edition == "germany"
    assert (options.seed, options.plies) == (7, 40)
    assert options.size == (1920, 1080)
    assert options.size_asked
    assert options.language == "de"


@pytest.mark.parametrize("seed", [0, 10**18, 2**63, 2**64 - 1])
def test_every_seed_of_the_engine_is_taken(seed: int) -> None:
    assert parse_options(["--seed", str(seed)]).seed == seed
    assert parse_options(["--seed", f"{seed:030}"]).seed == seed


def test_pictures_may_be_smaller_than_windows() -> None:
    assert parse_options(["--size", "1024x700"]).size == (1024, 700)
    options = parse_options(["--size", "320x240", "--screenshot", "a.png"])
    assert options.size == (320, 240)


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        parse_options(["--version"])
    assert stop.value.code == 0
    assert capsys.readouterr().out == f"ttr-qt {version('ttr-qt')}\n"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("--size big", "not a size such as 1280x720"),
        ("--size 1280x", "not a size such as 1280x720"),
        ("--size 1x1", "from 320x240 to 7680x4320"),
        ("--size 99999x99999", "from 320x240 to 7680x4320"),
        ("--plies -1", "plies"),
        ("--plies many", "not a whole number"),
        ("--seed 1.5", "not a whole number"),
        ("--load x.json --seed 7", "a saved game already has its cards"),
        ("x.ttrgame --seed 7", "a saved game already has its cards"),
        (f"--seed {2**64}", f"not a whole number from 0 to {2**64 - 1}"),
        (f"--seed {10**40}", f"not a whole number from 0 to {2**64 - 1}"),
        ("--size 800x600", "a window needs at least 1024x700"),
        ("--size 1023x4000", "a window needs at least 1024x700"),
        ("--edition=", "'' is neither an edition"),
        ("--lang fr", "invalid choice"),
        ("--edition usa --load x.json", "not allowed with"),
        ("--edi usa", "unrecognized arguments"),
    ],
)
def test_nonsense_is_refused(line: str, reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        parse_options(line.split())
    assert stop.value.code == 2
    assert reason in capsys.readouterr().err
