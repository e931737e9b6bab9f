"""Hints in words: what to do, and why."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from ttr_qt.engine import Action, Observation
from ttr_qt.engine.actions import TakeCard
from ttr_qt.models.hints.advice import Hint
from ttr_qt.models.hints.reasons import HintKey, HintReason
from ttr_qt.models.hints.ticket_plan import TicketPlan
from ttr_qt.models.item_models.phrases import action_phrase
from ttr_qt.views.theme.language import Language
from ttr_qt.views.words.cards import one_card
from ttr_qt.views.words.hints.case import Case
from ttr_qt.views.words.hints.claims import CLAIM_SENTENCES
from ttr_qt.views.words.hints.draws import DRAW_SENTENCES
from ttr_qt.views.words.numbers import counted, percent
from ttr_qt.views.words.speech import phrase_text, sentence

_SHOWN: Final = 2
_WORTH_SAYING: Final = 20
"""Weight of a reason below which it is only told where there is no other."""
_LEAST_CHANCE: Final = 0.01
_ALIKE: Final = 0.015
"""Chances so near to each other tell nobody which hint is the better one."""


def action_words(action: Action, view: Observation, language: Language) -> str:
    """Return what to do, as a heading."""
    if isinstance(action, TakeCard):  # any card of the kind will do
        card = one_card(action.card, language)
        return sentence(QCoreApplication.translate("hints", "Take {card}").format(card=card))
    start = view.journey.at if view.journey is not None else ""
    return sentence(phrase_text(action_phrase(view.board.map, action, start), language, past=False))


def reason_sentences(
    hint: Hint, view: Observation, names: Sequence[str], language: Language
) -> tuple[str, ...]:
    """Return the weightiest reasons for a hint; ``names`` are those of the seats."""
    told_of = [
        one
        for place, one in enumerate(hint.reasons[:_SHOWN])
        if place == 0 or one.weight >= _WORTH_SAYING
    ]
    return tuple(reason_sentence(one, view, names, language) for one in told_of)


def reason_sentence(
    reason: HintReason, view: Observation, names: Sequence[str], language: Language
) -> str:
    """Return a reason as a sentence."""
    return sentence(_SENTENCES[reason.key](Case(reason, view, names, language)))


def lost_tickets_words(view: Observation, language: Language) -> str:
    """Return which tickets can't be done any more, whatever is advised; empty for none."""
    plan = TicketPlan(view)
    if not plan.lost:
        return ""
    told = HintReason("none_to_do", 0, {"pieces": view.pieces[view.seat]})
    if plan.to_do or plan.done:
        told = HintReason("lost_tickets", 0, {"tickets": tuple(one.id for one in plan.lost)})
    return reason_sentence(told, view, (), language)


def chance_words(win: float, language: Language) -> str:
    """Return a chance to win: "64%"; nothing is ever certain."""
    return percent(min(max(win, _LEAST_CHANCE), 1 - _LEAST_CHANCE), language)


def told_apart_by_points(hints: Sequence[Hint], view: Observation) -> bool:
    """Say whether the chances of hints read alike while the points to be expected do not.

    That is so where hardly anything can change who wins: then points are what one plays for.
    """
    if view.board.rules.tickets_to_win:
        return False
    known = [(hint.win, hint.score) for hint in hints if hint.win is not None]
    wins = [win for win, _ in known]
    scores = {round(score) for _, score in known if score is not None}
    return len(scores) > 1 and max(wins) - min(wins) <= _ALIKE


def chance_line(hint: Hint, language: Language, *, points: bool) -> str:
    """Return the chance to win with a hint, and the ``points`` to be expected if they are wanted.

    Empty where neither is known.
    """
    if hint.win is None:
        return ""
    chance = chance_words(hint.win, language)
    if not points or hint.score is None:
        text = QCoreApplication.translate("hints", "{chance} chance to win")
        return text.format(chance=chance)
    score = round(hint.score)
    text = QCoreApplication.translate("hints", "{chance} to win, about %n points", "", abs(score))
    return counted(text, score).format(chance=chance)


def outlook_words(hint: Hint, view: Observation, language: Language) -> str:
    """Return what is thought of an action, in a sentence; empty where nothing is."""
    if hint.win is None or hint.score is None:
        return ""
    if view.board.rules.tickets_to_win:
        text = QCoreApplication.translate(
            "hints", "Chance to win: {chance}; about %n tickets at the end.", "", round(hint.score)
        )
    else:
        score = round(hint.score)
        text = QCoreApplication.translate(
            "hints", "Chance to win: {chance}; about %n points at the end.", "", abs(score)
        )
        text = counted(text, score)
    return text.format(chance=chance_words(hint.win, language))


def _only_choice(_case: Case) -> str:
    return QCoreApplication.translate("hints", "There is no other choice.")


_SENTENCES: Final[Mapping[HintKey, Callable[[Case], str]]] = {
    **CLAIM_SENTENCES,
    **DRAW_SENTENCES,
    "only_choice": _only_choice,
}
