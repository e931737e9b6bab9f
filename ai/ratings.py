"""Measured strength of the levels: what it is, and the file that it is kept in.

``ttr-arena rate`` writes the file, and the game shows what is in it. Nothing here loads a kernel or
plays anything.
"""

import logging
import math
from importlib import resources
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from ttr_qt.files import write_atomically

FORMAT: Final = "ttr-qt ratings"
VERSION: Final = 1
AVERAGE: Final = 1500
"""The mean of all that are rated together."""
TENFOLD: Final = 400
"""With so many points more one comes ahead ten times as often as behind."""
ABOUT: Final = (
    f"Written by ttr-arena rate. The mean of an edition is {AVERAGE}; with {TENFOLD} points more, "
    "a bot comes ahead ten times as often as behind. A rating is known to within its margin, with "
    "95 % certainty."
)
_MOST_BYTES: Final = 10_000_000

_log = logging.getLogger(__name__)

_Count = Annotated[int, msgspec.Meta(ge=0)]
_Points = Annotated[int, msgspec.Meta(ge=-20_000, le=20_000)]
"""Nobody is that strong or weak: all who play each other are compared in the end."""
_Margin = Annotated[int, msgspec.Meta(ge=0, le=20_000)]
_Share = Annotated[float, msgspec.Meta(ge=0, le=1)]


class RatingsError(ValueError):
    """A file has no ratings that could be read; says so in a sentence."""


class BotRating(msgspec.Struct, frozen=True, kw_only=True):
    """How strong a bot is at one edition."""

    rating: _Points
    """The points, on the scale of `AVERAGE` and `TENFOLD`."""
    margin: _Margin
    """Half the width of the 95 % interval, in points."""
    games: _Count
    faults: _Count = 0
    """Games lost by an error, an illegal action or by taking too long."""


class Pairing(msgspec.Struct, frozen=True, kw_only=True):
    """How two bots did against each other."""

    bot: str
    against: str
    games: _Count
    win_rate: _Share
    """How often ``bot`` came ahead of the other; a shared place is half of that."""
    ci95: tuple[_Share, _Share]


class EditionRatings(msgspec.Struct, frozen=True, kw_only=True):
    """Everybody's strength at one edition, and how it was measured."""

    players: _Count
    games: _Count
    seconds: float | None = None
    """For a decision, at the most."""
    iterations: int | None = None
    seed: int
    bots: dict[str, BotRating]
    """By name, in the order they were given in: levels from the weakest."""
    pairings: tuple[Pairing, ...]

    def pairing(self, bot: str, against: str) -> Pairing | None:
        """Return how ``bot`` did against another, whichever way round it is kept."""
        for one in self.pairings:
            if (one.bot, one.against) == (bot, against):
                return one
            if (one.bot, one.against) == (against, bot):
                low, high = one.ci95
                return Pairing(
                    bot=bot,
                    against=against,
                    games=one.games,
                    win_rate=1 - one.win_rate,
                    ci95=(1 - high, 1 - low),
                )
        return None


class Ratings(msgspec.Struct, frozen=True, kw_only=True):
    """All ratings there are, by edition."""

    editions: dict[str, EditionRatings] = {}

    def of(self, edition: str, bot: str) -> BotRating | None:
        """Return the rating of a bot at an edition, if it has one."""
        ratings = self.editions.get(edition)
        return ratings.bots.get(bot) if ratings else None

    def with_edition(self, edition: str, ratings: EditionRatings) -> "Ratings":
        """Return these ratings with those of one edition new or replaced."""
        return msgspec.structs.replace(self, editions=self.editions | {edition: ratings})


class _Document(msgspec.Struct, kw_only=True):
    """The content of the file."""

    format: Literal["ttr-qt ratings"]
    version: Literal[1]
    about: str = ""
    editions: dict[str, EditionRatings]


def expected_share(rating: float, other: float) -> float:
    """Return how often a bot comes ahead of another, as their ratings have it."""
    return 1 / (1 + math.pow(10, (other - rating) / TENFOLD))


def file() -> Path:
    """Return where the ratings are kept that the game shows."""
    return Path(str(resources.files("ai"))) / "tuned" / "ratings.json"


def load_ratings(path: Path | None = None) -> Ratings:
    """Return the ratings in a file, by default those of the game.

    Ratings are nothing a game depends on: without a file that can be read there are none, and the
    log says why.
    """
    path = path or file()
    try:
        return read_ratings(path)
    except FileNotFoundError:
        _log.warning("There are no ratings to show: %s is missing.", path)
    except (OSError, RatingsError) as error:
        _log.warning("There are no ratings to show: %s", error)
    return Ratings()


def read_ratings(path: Path) -> Ratings:
    """Return the ratings in a file; `RatingsError` if it has none, `OSError` if there is none."""
    with path.open("rb") as source:
        data = source.read(_MOST_BYTES + 1)
    if len(data) > _MOST_BYTES:
        raise RatingsError(f"{path} is not a ratings file: it is far too large.")
    try:
        return Ratings(editions=msgspec.json.decode(data, type=_Document).editions)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise RatingsError(f"{path} is not a ratings file: {error}.") from error


def save_ratings(ratings: Ratings, path: Path) -> None:
    """Write ratings for people and programs to read; at no moment is there half a file."""
    document = _Document(format=FORMAT, version=VERSION, about=ABOUT, editions=ratings.editions)
    write_atomically(path, msgspec.json.format(msgspec.json.encode(document), indent=2) + b"\n")
