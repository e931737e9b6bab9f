"""Today's game: one deal a day for each edition, the same for everybody, made from the date alone.

All that decides a deal comes from one SHA-256, of the text ``The Railway Table, usa, 2026-11-18``
with the id of the edition and the date, in UTF-8:

- bytes 0 to 4, the first one lowest: the seed
- byte 5: who sits there beside Ada, from a list
- byte 6: which of the two sits next to the person, Ada if it is even
- byte 7: who begins, divided by three: 0 the person, 1 whoever sits next, 2 the other one

This, and the lists below, must stay as they are: people who play the same day with different
versions of the program get the same game.
"""

import functools
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any, Final

from ttr_qt.engine.rules import RULES
from ttr_qt.engine.savefile import SaveHeader
from ttr_qt.engine.setup import Setup
from ttr_qt.models.setup.choice import GameChoice, Identity
from ttr_qt.models.setup.save_flags import DAY, says_unrated
from ttr_qt.models.setup.seating import saved_levels

ADA: Final = "ada"
"""Who plays every day; how a day went is told against her."""
_COMPANIONS: Final = ("clara", "emil", "otto", "luisa", "rosa", "henk", "viktor", "mia")
_GENTLE: Final = ("clara", "emil", "otto", "luisa")
"""For a race to a few tickets, which children play."""
_SEED_BYTES: Final = 5
"""As many as have a short text, see `new_seed`."""


@dataclass(frozen=True, slots=True)
class Deal:
    """The game of one day."""

    edition: str
    day: date
    seed: int
    opponents: tuple[str, ...]
    """Their levels, in the order of their seats; the person has the seat before them."""
    begins: int
    """The seat that begins."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The level of each seat, empty for the person."""
        return ("", *self.opponents)

    @property
    def ada(self) -> int:
        """Her seat."""
        return self.levels.index(ADA)

    def choice(self, identity: Identity) -> GameChoice:
        """Return what somebody would choose to get such a table."""
        return GameChoice(
            edition=self.edition,
            opponents=self.opponents,
            name=identity.name,
            colour=identity.colour,
            portrait=identity.portrait,
            begins=self.begins,
        )


@functools.lru_cache(maxsize=4096)
def deal_of(edition: str, day: date) -> Deal:
    """Return the game of a day."""
    digest = hashlib.sha256(f"The Railway Table, {edition}, {day.isoformat()}".encode()).digest()
    companions = _GENTLE if RULES[edition].tickets_to_win else _COMPANIONS
    companion = companions[digest[5] % len(companions)]
    opponents = (companion, ADA) if digest[6] % 2 else (ADA, companion)
    seed = int.from_bytes(digest[:_SEED_BYTES], "little")
    return Deal(edition, day, seed, opponents, digest[7] % 3)


def marked(extra: Mapping[str, Any], day: date) -> dict[str, Any]:
    """Return what is kept with a game, with the mark that it is the game of a day."""
    return {**extra, DAY: day.isoformat()}


def deal_in(setup: Setup) -> Deal | None:
    """Return the deal of the day that a game is played with; None: it is any other game."""
    return _deal_told(setup.map.id, setup)


def try_in(setup: Setup) -> Deal | None:
    """Return the deal for which a game is the one try that counts; None: it is none."""
    return None if says_unrated(setup.extra) else deal_in(setup)


def try_in_save(header: SaveHeader) -> Deal | None:
    """Return the deal for which a save has the one try, by what it says."""
    return None if says_unrated(header.extra) else _deal_told(header.edition, header)


def _deal_told(edition: str, game: Setup | SaveHeader) -> Deal | None:
    """Return the deal of the day that a game says it is, if it is dealt like that."""
    told = game.extra.get(DAY)
    if not isinstance(told, str) or edition not in RULES:
        return None
    try:
        deal = deal_of(edition, date.fromisoformat(told))
    except ValueError:  # a save may say anything
        return None
    dealt = (game.seed, game.first, game.players, game.deck)
    same = dealt == (deal.seed, deal.begins, len(deal.levels), None)
    return deal if same and saved_levels(game.extra, len(deal.levels)) == deal.levels else None
