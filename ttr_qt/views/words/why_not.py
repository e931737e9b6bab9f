"""Why something can't be done now, as a sentence to the player."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from ttr_qt.engine import Observation
from ttr_qt.engine.rules import GRAY, JOKER_NAME
from ttr_qt.models.session.refusal_reasons import Reason, ReasonKey
from ttr_qt.views.editions.registry import edition_of
from ttr_qt.views.theme.language import Language
from ttr_qt.views.words.cards import colour_word, numbered_cards
from ttr_qt.views.words.enumeration import joined


@dataclass(frozen=True, slots=True)
class _Case:
    """A reason and all that its sentence may speak of."""

    reason: Reason
    view: Observation
    names: Sequence[str]
    language: Language
    you: int
    """The seat that is spoken to."""

    def number(self, fact: str) -> int:
        return int(self.reason.facts[fact])

    def who(self) -> str:
        return self.names[self.number("seat")]

    def own(self) -> bool:
        return self.reason.facts.get("seat") == self.you


def sentence(
    reason: Reason,
    view: Observation,
    names: Sequence[str],
    language: Language,
    you: int | None = None,
) -> str:
    """Return why something is not possible; ``names`` are those of the seats.

    ``you`` is the seat that is spoken to, by default that of whoever looks on.
    """
    case = _Case(reason, view, names, language, view.seat if you is None else you)
    return _SENTENCES[reason.key](case)


def _not_your_turn(case: _Case) -> str:
    if "seat" not in case.reason.facts:
        return QCoreApplication.translate("why_not", "It is not your turn.")
    if case.own():  # seen from somebody else's seat
        return QCoreApplication.translate("why_not", "It is your turn.")
    template = QCoreApplication.translate("why_not", "It is {name}'s turn.")
    return template.format(name=case.who())


def _taken(case: _Case) -> str:
    if case.own():
        return QCoreApplication.translate("why_not", "This track is yours already.")
    template = QCoreApplication.translate("why_not", "This track belongs to {name}.")
    return template.format(name=case.who())


def _parallel_closed(case: _Case) -> str:
    template = QCoreApplication.translate(
        "why_not",
        "Closed: with {players} players only one of the parallel tracks may be used, and {name} "
        "has one.",
    )
    return template.format(players=case.view.players, name=case.who())


def _too_few_pieces(case: _Case) -> str:
    needed = case.number("needed")
    if edition_of(case.view.board.map).contracts:
        template = QCoreApplication.translate(
            "why_not", "It takes %n carts; you have {held} left.", "", needed
        )
    else:
        template = QCoreApplication.translate(
            "why_not", "It takes %n wagons; you have {held} left.", "", needed
        )
    return template.format(held=case.number("held"))


def _not_enough_cards(case: _Case) -> str:
    card, wilds = str(case.reason.facts["card"]), case.number("wilds")
    plain = case.number("held") - wilds
    needed = numbered_cards(card, case.number("needed"), case.language)
    held = [numbered_cards(card, plain, case.language)] if plain else []
    if wilds:
        held.append(numbered_cards(case.view.board.rules.wild_name, wilds, case.language))
    if not held:
        template = QCoreApplication.translate("why_not", "You need {needed} and have none.")
        return template.format(needed=needed)
    template = QCoreApplication.translate("why_not", "You need {needed}; you have {held}.")
    return template.format(needed=needed, held=joined(held))


def _wrong_card(case: _Case) -> str:
    card = str(case.reason.facts["card"])
    if card == GRAY:
        return QCoreApplication.translate("why_not", "This track takes cards of one colour.")
    template = QCoreApplication.translate("why_not", "This track takes {colour} cards.")
    return template.format(colour=colour_word(card, case.language))


def _too_short_for_card(case: _Case) -> str:
    template = QCoreApplication.translate(
        "why_not", "This locomotive pays only for tracks of {needed} spaces or more."
    )
    return template.format(needed=case.number("needed"))


def _no_wild_as_second(case: _Case) -> str:
    if case.view.board.rules.wild_name == JOKER_NAME:
        return QCoreApplication.translate(
            "why_not", "An open joker counts for two cards: it can't be the second one."
        )
    if case.view.board.rules.long_wild_cards:
        return QCoreApplication.translate(
            "why_not",
            "An open locomotive counts for two cards: as the second one only a 4+ may be taken.",
        )
    return QCoreApplication.translate(
        "why_not", "An open locomotive counts for two cards: it can't be the second one."
    )


def _deck_empty(_case: _Case) -> str:
    return QCoreApplication.translate("why_not", "There are no cards left to draw.")


def _choose_mix(_case: _Case) -> str:
    return QCoreApplication.translate("why_not", "First say which tickets you want to draw.")


def _choose_tickets(_case: _Case) -> str:
    return QCoreApplication.translate("why_not", "First choose which ones to keep.")


def _second_card(_case: _Case) -> str:
    return QCoreApplication.translate("why_not", "First take your second card.")


def _passenger_pending(_case: _Case) -> str:
    return QCoreApplication.translate("why_not", "First place a passenger, or decide not to.")


def _journey_pending(_case: _Case) -> str:
    return QCoreApplication.translate("why_not", "First end the journey.")


def _no_place_for_passenger(_case: _Case) -> str:
    return QCoreApplication.translate(
        "why_not",
        "A passenger can only start in a city of the track you claimed, where none stands yet.",
    )


def _out_of_reach(_case: _Case) -> str:
    return QCoreApplication.translate(
        "why_not",
        "That is not one step away: passengers travel along your tracks, and with passenger cards "
        "along those of others.",
    )


def _own_parallel(_case: _Case) -> str:
    return QCoreApplication.translate("why_not", "You own a parallel track and may not have both.")


def _game_over(_case: _Case) -> str:
    return QCoreApplication.translate("why_not", "The game is over.")


def _not_possible(_case: _Case) -> str:
    return QCoreApplication.translate("why_not", "That is not possible now.")


_SENTENCES: Final[Mapping[ReasonKey, Callable[[_Case], str]]] = {
    "game_over": _game_over,
    "not_your_turn": _not_your_turn,
    "choose_mix": _choose_mix,
    "choose_tickets": _choose_tickets,
    "second_card_pending": _second_card,
    "passenger_pending": _passenger_pending,
    "journey_pending": _journey_pending,
    "no_place_for_passenger": _no_place_for_passenger,
    "out_of_reach": _out_of_reach,
    "taken": _taken,
    "own_parallel": _own_parallel,
    "parallel_closed": _parallel_closed,
    "too_few_pieces": _too_few_pieces,
    "not_enough_cards": _not_enough_cards,
    "wrong_card": _wrong_card,
    "too_short_for_card": _too_short_for_card,
    "no_wild_as_second": _no_wild_as_second,
    "deck_empty": _deck_empty,
    "not_possible": _not_possible,
}
