"""Why a game went as it did, in two or three sentences."""

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from ai.reviewing.findings import CHANCE, POINT, Review
from ttr_qt.pages.review.reviewed_game import ReviewedGame
from ttr_qt.pages.review.words import chance_change, points_text, whole_parts
from ttr_qt.views.theme.language import Language, Marked

_LARGE: Final = CHANCE // 20
"""A chance given away by one move that is worth telling here."""
_CAUSES: Final[dict[str, Marked]] = {
    "deal": QT_TRANSLATE_NOOP("review", "the cards dealt"),
    "luck": QT_TRANSLATE_NOOP("review", "the cards drawn"),
    "hidden": QT_TRANSLATE_NOOP("review", "what nobody could know"),
    "own": QT_TRANSLATE_NOOP("review", "own decisions"),
    "others": QT_TRANSLATE_NOOP("review", "the others’ decisions"),
}


def story(game: ReviewedGame, seat: int, language: Language) -> str:
    """Return since when the game was decided, what mattered most, and the costliest move.

    Empty as long as that is not known, and for a game without an end.
    """
    review = game.review
    if review is None or not review.complete or not game.game.over:
        return ""
    told = [_lead(game, review), _cause(game, review, seat, language)]
    told.append(_costliest(game, review, seat, language))
    return " ".join(one for one in told if one)


def _lead(game: ReviewedGame, review: Review) -> str:
    """Return since when whoever won had the best chance."""
    winners = game.game.winners()
    if len(winners) != 1:
        return ""
    winner, values = winners[0], review.values
    behind = [ply for ply, one in enumerate(values) if max(one.chances) > one.chances[winner]]
    name = game.seats[winner].name
    if behind and behind[-1] + 1 >= game.length:
        text = QCoreApplication.translate("review", "{name} won it only at the very end.")
    elif behind and game.turn(behind[-1]):
        text = QCoreApplication.translate("review", "From turn {number} on, {name} was ahead.")
        text = text.replace("{number}", str(game.turn(behind[-1])))
    else:
        text = QCoreApplication.translate("review", "{name} was ahead all the time.")
    return text.format(name=name)


def _cause(game: ReviewedGame, review: Review, seat: int, language: Language) -> str:
    """Return the largest of the parts that made the result what it is."""
    exact = review.point_parts(seat, review.rival(seat))
    parts = whole_parts(exact)
    won = seat in game.game.winners()
    doubt = 2 * review.point_doubt(seat) / POINT
    fitting = {name: points for name, points in parts.items() if (points > 0) is won and points}
    if not fitting:
        return ""
    name = max(fitting, key=lambda one: abs(fitting[one]))
    if abs(fitting[name]) <= doubt:  # another may be as large
        return ""
    text = QCoreApplication.translate("review", "What cost {name} most: {cause} ({points}).")
    if won:
        text = QCoreApplication.translate("review", "What helped {name} most: {cause} ({points}).")
    cause = QCoreApplication.translate("review", str(_CAUSES[name]))
    tickets = game.game.rules.tickets_to_win > 0
    points = points_text(fitting[name], language, tickets=tickets)
    return text.format(name=game.seats[seat].name, cause=cause, points=points)


def _costliest(game: ReviewedGame, review: Review, seat: int, language: Language) -> str:
    """Return the turn in which most was given away, if that was a lot."""
    lost = {ply: -_chance_lost(review, ply) for ply in game.losses(seat)}
    worst = max(lost, key=lambda ply: lost[ply], default=None)
    if worst is None or lost[worst] < _LARGE:
        return ""
    text = QCoreApplication.translate("review", "The costliest decision: turn {number} ({change}).")
    if not game.turn(worst):
        text = QCoreApplication.translate(
            "review", "The costliest decision: before the first turn ({change})."
        )
    return text.format(number=game.turn(worst), change=chance_change(-lost[worst], language))


def _chance_lost(review: Review, ply: int) -> int:
    step = review.steps[ply]
    return 0 if step.judgement is None else step.judgement.loss.chances[step.seat]
