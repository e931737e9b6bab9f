"""Reviews as text that can be kept beside the game: versioned, small, checked when read."""

from typing import TYPE_CHECKING, Any, Final

import msgspec

from ai.reviewing.effort import MOST
from ai.reviewing.findings import CHANCE, Review, fingerprint, result_of
from ttr_qt.engine.errors import EngineError

if TYPE_CHECKING:  # it loads kernels
    from ttr_qt.engine import Game

FORMAT: Final = "ttr-qt review"
VERSION: Final = 3
MAX_BYTES: Final = 2_000_000
"""Ten times what any review has."""


class ReviewError(EngineError):
    """A kept review can't be used; it has to be made anew."""


class Kept(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The content of the file."""

    format: str
    version: int
    review: Review | None
    """None where somebody only looked at the game before anything was found."""
    edition: str = ""
    seat: int = -1
    """Where a person sat whose game it is; below zero: none did."""
    over: bool = False


class _Header(msgspec.Struct, frozen=True):
    """What files of all versions have."""

    format: str
    version: int


def to_json(review: Review | None, game: "Game | None" = None, seat: int = -1) -> bytes:
    """Return a review as it is kept, or that nothing was found yet.

    ``game`` and the ``seat`` of a person are for statistics.
    """
    edition, over = ("", False) if game is None else (game.map.id, game.over)
    kept = Kept(
        format=FORMAT, version=VERSION, review=review, edition=edition, seat=seat, over=over
    )
    return msgspec.json.encode(kept)


def from_json(text: bytes, game: "Game") -> Review:
    """Return the kept review of ``game``; `ReviewError` if there is none, or it is not sound."""
    review: Review | None = kept_json(text).review
    if review is None:
        raise ReviewError("Nothing was found yet when the review was closed.")
    if review.game != fingerprint(game):
        raise ReviewError("The review belongs to another game.")
    _check(review, game)
    return review


def kept_json(text: bytes) -> Kept:
    """Return what is kept, of whichever game; `ReviewError` if it is no review."""
    if len(text) > MAX_BYTES:
        raise ReviewError("The review is larger than any review can be.")
    header = _decoded(text, _Header)
    if header.format != FORMAT:
        raise ReviewError("This is not a review that this program has kept.")
    if header.version != VERSION:
        raise ReviewError("The review was made by another version of the program.")
    kept: Kept = _decoded(text, Kept)
    if kept.review is not None and kept.seat >= kept.review.players:
        raise ReviewError("The review is of fewer players than it says.")
    return kept


def _decoded(text: bytes, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise ReviewError(f"The review can't be read: {error}") from error


def _check(review: Review, game: "Game") -> None:
    """Refuse a review whose numbers can't be right."""
    seats = range(game.players)
    values = [review.start, review.doubt, *(part for step in review.steps for part in _parts(step))]
    sound = (
        review.players == game.players
        and len(review.steps) == game.ply
        and all(step.seat in seats for step in review.steps)
        and all(len(one.chances) == len(one.points) == game.players for one in values)
        and 0 < review.playouts <= review.wanted <= MOST.positions
        and 0 < review.decisions <= MOST.decisions
        and all(sum(one.chances) == CHANCE for one in review.values)
        and [step.action for step in review.steps] == [str(action) for action in game.actions]
    )
    if not sound or (game.over and review.result != result_of(game)):
        raise ReviewError("The review does not fit its game.")


def _parts(step: Any) -> tuple[Any, ...]:
    judged = () if step.judgement is None else (step.judgement.loss,)
    return step.luck, step.hidden, step.decision, *judged
