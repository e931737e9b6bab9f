"""Exercises in words."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from ai.reviewing.findings import CHANCE, POINT, Quality
from ttr_qt.bots.practice import Verdict
from ttr_qt.engine import Action, RuleSet
from ttr_qt.engine.actions import (
    ClaimRoute,
    DrawCard,
    DrawTickets,
    KeepTickets,
    PlacePassenger,
    SkipPassenger,
    StartJourney,
    SwapTickets,
    TakeCard,
)
from ttr_qt.models.hints.comparison import advantage, drawback
from ttr_qt.models.hints.ticket_plan import TicketPlan
from ttr_qt.models.practice.exercise import Exercise
from ttr_qt.models.session.history import turn_numbers
from ttr_qt.models.session.source import GameSource
from ttr_qt.pages.review.words import chance_change, points_change, verdict_words
from ttr_qt.views.theme.language import Language, Marked
from ttr_qt.views.words.hints.comparison import comparison_sentences
from ttr_qt.views.words.hints.sentences import action_words

_KINDS: Final[Mapping[type[Action], Marked]] = {
    ClaimRoute: QT_TRANSLATE_NOOP("practice", "Claim a track."),
    TakeCard: QT_TRANSLATE_NOOP("practice", "Take an open card."),
    DrawCard: QT_TRANSLATE_NOOP("practice", "Draw from the deck."),
    DrawTickets: QT_TRANSLATE_NOOP("practice", "Draw tickets."),
    KeepTickets: QT_TRANSLATE_NOOP("practice", "Keep other tickets."),
    SwapTickets: QT_TRANSLATE_NOOP("practice", "Swap your tickets."),
    StartJourney: QT_TRANSLATE_NOOP("practice", "Send a passenger on a journey."),
    PlacePassenger: QT_TRANSLATE_NOOP("practice", "Put a passenger down."),
    SkipPassenger: QT_TRANSLATE_NOOP("practice", "Keep your passengers for later."),
}
_CONTRACTS: Final[Mapping[type[Action], Marked]] = {
    DrawTickets: QT_TRANSLATE_NOOP("practice", "Draw contracts."),
    KeepTickets: QT_TRANSLATE_NOOP("practice", "Keep other contracts."),
}


def exercise_title(source: GameSource) -> str:
    """Return what stands above an exercise: "Turn 14. There was something better."."""
    steps = source.steps
    set_up = not source.rules.instant_tickets and not any(
        type(event).__name__ == "TurnBegan" for step in steps for event in step.events
    )
    if set_up:
        return QCoreApplication.translate(
            "practice", "Before the first turn. There was something better."
        )
    number = (1, *turn_numbers(steps, source.rules))[-1]
    text = QCoreApplication.translate("practice", "Turn {number}. There was something better.")
    return text.format(number=number)


def attempt_words(attempts: int) -> str:
    """Return how often something was tried: "2nd try"."""
    if not attempts:
        return ""
    return QCoreApplication.translate("practice", "try {number}").format(number=attempts)


def played_words(exercise: Exercise, language: Language) -> str:
    """Return what was played."""
    text = QCoreApplication.translate("practice", "Played: {action}")
    return text.format(action=action_words(exercise.played, exercise.view, language))


def tried_words(exercise: Exercise, action: Action, language: Language) -> str:
    """Return what is tried."""
    text = QCoreApplication.translate("practice", "Tried: {action}")
    return text.format(action=action_words(action, exercise.view, language))


def better_words(exercise: Exercise, language: Language) -> str:
    """Return what would have been better."""
    text = QCoreApplication.translate("practice", "Better: {action}")
    return text.format(action=action_words(exercise.better, exercise.view, language))


def verdict_heading(exercise: Exercise, verdict: Verdict) -> str:
    """Return how good something is that was tried, in a few words."""
    if verdict.action == exercise.played:
        return QCoreApplication.translate("practice", "That is what was played")
    if verdict.solves and verdict.quality is not Quality.GOOD:
        return QCoreApplication.translate("practice", "The best move!")
    if verdict.solves:
        return QCoreApplication.translate("practice", "A good move: nothing is clearly better")
    if verdict.chance > exercise.mistake.chance and verdict.quality is Quality.INACCURACY:
        return QCoreApplication.translate("practice", "A good idea, but not yet the best")
    told = verdict_words(verdict.quality)
    text = QCoreApplication.translate("practice", "Not yet: that would be {verdict}")
    return text.format(verdict=told)


def cost_words(lost: int, points: int, rules: RuleSet, language: Language) -> str:
    """Return what is given away, as a chance to win and in points; empty for nothing."""
    parts = []
    if lost > 0:
        text = QCoreApplication.translate("practice", "{change} to win")
        parts.append(text.format(change=chance_change(-lost, language)))
    if (whole := round(points / POINT)) > 0:
        text = QCoreApplication.translate("practice", "%n points", "", whole)
        if rules.tickets_to_win:
            text = QCoreApplication.translate("practice", "%n tickets", "", whole)
        parts.append(text.replace(str(whole), points_change(-whole, language), 1))
    return "  ·  ".join(parts)


def gain_words(exercise: Exercise, verdict: Verdict, language: Language) -> str:
    """Return how something compares with what was played."""
    gained = verdict.chance - exercise.mistake.chance
    if verdict.action == exercise.played:
        return ""
    if round(100 * gained / CHANCE) == 0:
        return QCoreApplication.translate("practice", "About as good as what was played.")
    text = QCoreApplication.translate("practice", "{change} to win, compared with what was played.")
    return text.format(change=chance_change(gained, language))


def shortfall_words(exercise: Exercise, verdict: Verdict, *, contracts: bool) -> list[str]:
    """Return what is wrong with something that was tried, and what the better move does instead.

    Which move that is stays open.
    """
    moves = TicketPlan(exercise.view), verdict.action, exercise.better
    told = comparison_sentences(drawback(*moves), advantage(*moves), contracts=contracts)
    points = round(verdict.points / POINT)
    if not told and points and not exercise.view.board.rules.tickets_to_win:
        text = QCoreApplication.translate(
            "practice", "Another move is worth %n points more in the end.", "", points
        )
        told.append(text)
    return told or [
        QCoreApplication.translate("practice", "Another move wins more often in the end.")
    ]


def area_words(place: str) -> str:
    """Return where on the board the better move is, as a hint."""
    text = QCoreApplication.translate("practice", "Look inside the circle around {place}.")
    return text.format(place=place)


def kind_words(exercise: Exercise, language: Language, *, contracts: bool) -> str:
    """Return of what kind the better move is, as a first hint."""
    kind, same = type(exercise.better), type(exercise.better) is type(exercise.played)
    if kind is ClaimRoute and same:
        return QCoreApplication.translate("practice", "Claim another track, or pay differently.")
    if kind is TakeCard and same:
        return QCoreApplication.translate("practice", "Take another open card.")
    words = _CONTRACTS.get(kind) if contracts else None
    words = words or _KINDS.get(kind)
    if words is None:
        return action_words(exercise.better, exercise.view, language)
    return QCoreApplication.translate("practice", str(words))
