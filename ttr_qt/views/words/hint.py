"""Hints in words: what to do, and why."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from ttr_qt.engine import Action, Observation
from ttr_qt.engine.actions import TakeCard
from ttr_qt.models.hint_reasons import HintKey, HintReason
from ttr_qt.models.hints import Hint
from ttr_qt.models.phrases import action_phrase
from ttr_qt.views.texts import Language
from ttr_qt.views.words.cards import one_card
from ttr_qt.views.words.hint_case import Case
from ttr_qt.views.words.hint_claims import CLAIM_SENTENCES
from ttr_qt.views.words.hint_draws import DRAW_SENTENCES
from ttr_qt.views.words.speech import sentence, told

_SHOWN: Final = 2


def action_words(action: Action, view: Observation, language: Language) -> str:
    """Return what to do, as a heading."""
    if isinstance(action, TakeCard):  # any card of the kind will do
        card = one_card(action.card, language)
        return QCoreApplication.translate("hints", "Take {card}").format(card=card)
    return sentence(told(action_phrase(view.ground.map, action), language, past=False))


def reason_sentences(
    hint: Hint, view: Observation, names: Sequence[str], language: Language, most: int = _SHOWN
) -> tuple[str, ...]:
    """Return the weightiest reasons for a hint; ``names`` are those of the seats."""
    return tuple(reason_sentence(one, view, names, language) for one in hint.reasons[:most])


def reason_sentence(
    reason: HintReason, view: Observation, names: Sequence[str], language: Language
) -> str:
    """Return a reason as a sentence."""
    return sentence(_SENTENCES[reason.key](Case(reason, view, names, language)))


def chance_words(hint: Hint, language: Language) -> str:
    """Return what is thought of an action: "64 % to win"; empty where nothing is."""
    if hint.win is None:
        return ""
    percent = QLocale(language).toString(round(hint.win * 100))
    return QCoreApplication.translate("hints", "{percent} % to win").format(percent=percent)


def score_words(hint: Hint, view: Observation) -> str:
    """Return the final score to be expected: "about 112 points"; empty where none is."""
    if hint.score is None:
        return ""
    if view.ground.rules.tickets_to_win:
        return QCoreApplication.translate("hints", "about %n tickets", "", round(hint.score))
    return QCoreApplication.translate("hints", "about %n points", "", round(hint.score))


def _only_choice(_case: Case) -> str:
    return QCoreApplication.translate("hints", "There is no other choice.")


_SENTENCES: Final[Mapping[HintKey, Callable[[Case], str]]] = {
    **CLAIM_SENTENCES,
    **DRAW_SENTENCES,
    "only_choice": _only_choice,
}
