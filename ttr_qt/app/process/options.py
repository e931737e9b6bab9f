"""What the command line asks for; loads neither Qt nor kernels, so that help comes at once."""

import argparse
import re
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

from ttr_qt.engine.rules import EDITIONS
from ttr_qt.models.setup.seeds import LARGEST as LARGEST_SEED

SMALLEST: Final = (1024, 700)
"""The smallest size of a window: below it not everything has room."""
SMALLEST_PICTURE: Final = (320, 240)
LARGEST: Final = (7680, 4320)
_USUAL: Final = (1280, 720)


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """One start of the program."""

    edition: str
    edition_asked: bool
    """Whether somebody asked for that edition, or it is just the first."""
    language: str | None
    """None: that of the system."""
    seed: int | None
    """None: any, but always the same for pictures."""
    plies: int
    size: tuple[int, int]
    size_asked: bool
    screenshot: Path | None
    load: Path | None
    file: Path | None
    """A saved game that the desktop hands over; a window tells what is wrong with it."""
    prepare: bool
    """Whether only kernels are to be compiled, for the window that asks for it."""
    self_test: Path | None
    """Where to write what a game that plays itself was like."""


def parse_options(arguments: Sequence[str] | None = None) -> Options:
    """Return what ``arguments``, by default those of the program, ask for."""
    parser = _parser()
    values = parser.parse_args(arguments)
    saved = values.load is not None or values.file is not None
    if saved and values.seed is not None and not values.plies:
        parser.error(
            "argument --seed: a saved game already has its cards; only --plies needs a seed"
        )
    if values.screenshot is not None or values.plies:  # the game is needed before the window
        values.load, values.file = values.load or values.file, None
    if values.size and values.screenshot is None and not _reaches(values.size, SMALLEST):
        least = "{}x{}".format(*SMALLEST)
        parser.error(
            f"argument --size: a window needs at least {least}; only screenshots may be smaller"
        )
    return Options(
        edition=values.edition or EDITIONS[0],
        edition_asked=values.edition is not None,
        language=values.lang,
        seed=values.seed,
        plies=values.plies,
        size=values.size or _USUAL,
        size_asked=values.size is not None,
        screenshot=values.screenshot,
        load=values.load,
        file=values.file,
        prepare=values.prepare,
        self_test=values.self_test,
    )


def program_version() -> str:
    """Return the version of the installed program."""
    try:
        return version("ttr-qt")
    except PackageNotFoundError:  # a source tree that was never installed
        return "(not installed)"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="ttr-qt", description="Five train board games for the desktop.", allow_abbrev=False
    )
    parser.add_argument("--version", action="version", version=f"ttr-qt {program_version()}")
    position = parser.add_mutually_exclusive_group()
    position.add_argument(
        "--edition",
        type=_edition,
        metavar="E",
        help=f"{', '.join(EDITIONS)}, or the path of your own map",
    )
    position.add_argument("--load", type=Path, metavar="FILE", help="open a saved game")
    position.add_argument("file", nargs="?", type=Path, metavar="FILE", help="same as --load")
    parser.add_argument(
        "--lang",
        choices=("en", "de"),
        help="language for this run (default: from the settings; for screenshots: the system's)",
    )
    parser.add_argument(
        "--seed",
        type=_count,
        metavar="N",
        help="number of the new game, which decides its cards, and the chance behind --plies "
        "(default: random; for screenshots: 0)",
    )
    parser.add_argument(
        "--plies",
        type=_count,
        default=0,
        metavar="N",
        help="play N random actions before showing the game",
    )
    parser.add_argument(
        "--size",
        type=_size,
        metavar="WxH",
        help="size of the window, at least {}x{} (default: as it was last closed; "
        "for screenshots: 1280x720)".format(*SMALLEST),
    )
    parser.add_argument(
        "--screenshot",
        type=Path,
        metavar="FILE",
        help="draw the window into an image file, without a display, and exit",
    )
    # Not for players: the first for programs without Python, the other for those who build them.
    parser.add_argument("--prepare", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--self-test", type=Path, metavar="REPORT", help=argparse.SUPPRESS)
    return parser


def _count(text: str) -> int:
    """Return a number that may be as large as the engine's seeds are."""
    if not re.fullmatch(r"0*[0-9]{1,20}", text) or int(text[-20:]) > LARGEST_SEED:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 to {LARGEST_SEED}")
    return int(text[-20:])


def _size(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"([0-9]{1,5})x([0-9]{1,5})", text)
    if not match:
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1280x720")
    width, height = int(match[1]), int(match[2])
    if not _reaches((width, height), SMALLEST_PICTURE) or not _reaches(LARGEST, (width, height)):
        limits = "from {}x{} to {}x{}".format(*SMALLEST_PICTURE, *LARGEST)
        raise argparse.ArgumentTypeError(f"{text} is not a size {limits}")
    return width, height


def _reaches(size: tuple[int, int], least: tuple[int, int]) -> bool:
    return size[0] >= least[0] and size[1] >= least[1]


def _edition(text: str) -> str:
    if not text.strip():
        raise argparse.ArgumentTypeError(f"{text!r} is neither an edition nor a map file")
    return text
