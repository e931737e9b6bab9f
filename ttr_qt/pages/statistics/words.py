"""The sentences of the page of statistics."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from ttr_qt.engine.rules import JOKER_NAME, RULES
from ttr_qt.models.records.kept_game import GameFacts
from ttr_qt.models.records.statistics import Luck
from ttr_qt.pages.statistics.rating_plot import Landmark
from ttr_qt.views.theme.language import Language
from ttr_qt.views.words.games import against, board_name, date_text, result_text
from ttr_qt.views.words.numbers import percent, tenths

_ALIKE = 25
"""Points within which two are as strong as each other."""
_UNUSUAL = 2.0
"""Standard deviations that chance alone rarely brings: once in twenty times."""
_ENOUGH = 20.0
"""Wild cards that chance would give, below which even half as many or half as many again are usual:
nobody who sees such a share would call it average."""


def game_note(facts: GameFacts, language: Language) -> str:
    """Return what is told about the mark of a game."""
    lines = [
        f"{board_name(facts, language)}, {date_text(facts.played, language)}",
        against(facts),
        result_text(facts),
    ]
    return "\n".join(lines)


def standing_text(rating: float, landmarks: Sequence[Landmark]) -> str:
    """Return where a rating lies among the levels."""
    translate = QCoreApplication.translate
    ordered = sorted(landmarks, key=lambda mark: mark.rating)
    if not ordered:
        return ""
    near = min(ordered, key=lambda mark: abs(mark.rating - rating))
    if abs(near.rating - rating) <= _ALIKE:
        return translate("statistics", "as strong as {name}").format(name=near.name)
    below = [mark for mark in ordered if mark.rating < rating]
    above = [mark for mark in ordered if mark.rating > rating]
    if not below:
        return translate("statistics", "still below {name}").format(name=above[0].name)
    if not above:
        return translate("statistics", "above {name}").format(name=below[-1].name)
    text = translate("statistics", "between {weaker} and {stronger}")
    return text.format(weaker=below[-1].name, stronger=above[0].name)


def luck_share(luck: Luck, language: Language) -> str:
    """Return which part of the unseen cards was wild, beside what chance gives."""
    text = QCoreApplication.translate("statistics", "{share} of unseen cards, {due} expected")
    return text.format(
        share=percent(luck.share, language, 1), due=percent(luck.due_share, language, 1)
    )


def wilds_word(edition: str | None) -> str:
    """Return what wild cards are called in an edition, or in all of them (None)."""
    translate = QCoreApplication.translate
    if edition is None:
        return translate("statistics", "locomotives or jokers")
    if RULES[edition].wild_name == JOKER_NAME:
        return translate("statistics", "jokers")
    return translate("statistics", "locomotives")


def luck_heading(edition: str | None) -> str:
    """Return what the panel about luck is headed."""
    text = QCoreApplication.translate("statistics", "Luck of the draw: {kind} in a game")
    return text.format(kind=wilds_word(edition))


def luck_story(name: str, luck: Luck, edition: str | None, language: Language) -> str:
    """Return all that is known of somebody's luck."""
    translate = QCoreApplication.translate
    text = translate(
        "statistics",
        "{name}: {cards} cards dealt or drawn from the deck; {kind} among them: {wilds}. On "
        "average it would be {due}.",
    )
    first = text.format(
        name=name,
        kind=wilds_word(edition),
        wilds=luck.blind_wilds,
        cards=luck.blind,
        due=tenths(luck.due, language),
    )
    taken = translate("statistics", "%n more were taken face-up.", "", luck.open_wilds)
    return f"{first}\n{taken}"


def luck_verdict(luck: Luck) -> str:
    """Return in a sentence whether the person was lucky."""
    translate = QCoreApplication.translate
    if luck.due < _ENOUGH:
        return translate("statistics", "Not enough cards yet to judge your luck.")
    if luck.surplus > _UNUSUAL:
        return translate("statistics", "You had better luck with the deck than most.")
    if luck.surplus < -_UNUSUAL:
        return translate("statistics", "You had worse luck with the deck than most.")
    return translate("statistics", "Your luck with the deck was about average.")
