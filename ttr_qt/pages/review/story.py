"""Why a game went as it did, in two or three sentences."""

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from ai.reviewing.findings import CHANCE, POINT, Review
from ttr_qt.pages.review.reviewed_game import ReviewedGame
from ttr_qt.pages.review.words import chance_change, points_text, whole_parts
from ttr_qt.views.theme.language import Language, Marked
from ttr_qt.views.words.people import nameless

_LARGE: Final = CHANCE // 20
"""A chance given away by one move that is worth telling here."""
_CAUSES: Final[dict[str, Marked]] = {
    "deal": QT_TRANSLATE_NOOP("review", "the cards dealt"),
    "luck": QT_TRANSLATE_NOOP("review", "the cards drawn"),
    "hidden": QT_TRANSLATE_NOOP("review", "what was hidden from everyone"),
    "own": QT_TRANSLATE_NOOP("review", "own decisions"),
    "others": QT_TRANSLATE_NOOP("review", "the others' decisions"),
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
        text = _won_late(you=name == nameless())
    elif behind and game.turn(behind[-1]):
        text = _ahead_from(you=name == nameless())
    else:
        text = _ahead_always(you=name == nameless())
    return text.format(name=name, number=game.turn(behind[-1]) if behind else 1)


def _won_late(*, you: bool) -> str:
    if you:
        return QCoreApplication.translate("review", "You won it only at the very end.")
    return QCoreApplication.translate("review", "{name} won it only at the very end.")


def _ahead_from(*, you: bool) -> str:
    if you:
        return QCoreApplication.translate("review", "From turn {number} on, you were ahead.")
    return QCoreApplication.translate("review", "From turn {number} on, {name} was ahead.")


def _ahead_always(*, you: bool) -> str:
    if you:
        return QCoreApplication.translate("review", "You were ahead all the way.")
    return QCoreApplication.translate("review", "{name} was ahead all the way.")


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
    text = _matters_most(won=won, you=game.seats[seat].name == nameless())
    cause = QCoreApplication.translate("review", str(_CAUSES[name]))
    tickets = game.game.rules.tickets_to_win > 0
    points = points_text(fitting[name], language, tickets=tickets)
    return text.format(name=game.seats[seat].name, cause=cause, points=points)


def _matters_most(*, won: bool, you: bool) -> str:
    translate = QCoreApplication.translate
    if you and won:
        return translate("review", "What helped you most: {cause} ({points}).")
    if you:
        return translate("review", "What cost you most: {cause} ({points}).")
    if won:
        return translate("review", "What helped {name} most: {cause} ({points}).")
    return translate("review", "What cost {name} most: {cause} ({points}).")


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
