"""How far a saved game has got, from the texts of its actions alone; loads no kernels."""

from collections.abc import Iterable
from typing import Final

from ttr_qt.engine.rules import RuleSet

_CARDS: Final = frozenset({"deck", "take"})
_WHOLE_TURNS: Final = frozenset({"claim", "tickets", "journey", "swap", "pass"})
"""What a turn begins with, beside taking cards."""


def turn_reached(actions: Iterable[str], rules: RuleSet, players: int) -> int:
    """Return which turn it is after some actions, as people count: everybody's first is turn 1.

    Nothing is played again, so a game whose actions can't be played has a turn, too. In the middle
    of a turn with passengers it may be one off, as only playing tells whether that turn goes on.
    """
    to_choose = 0 if rules.instant_tickets else players  # those who still choose first tickets
    begun, second_card_due, tickets_due = 0, False, False
    for action in actions:
        verb, _, rest = action.partition(" ")
        if to_choose:
            to_choose -= verb == "keep"
        elif verb in _CARDS:
            begun += not second_card_due
            open_wild = verb == "take" and rest.endswith(f" {rules.wild_name}")
            one_is_all = open_wild or not rules.market_size
            second_card_due = not second_card_due and not one_is_all
        elif verb in _WHOLE_TURNS:
            begun += 1
            second_card_due = False
        tickets_due = verb == "tickets" and not to_choose
    return (begun - (second_card_due or tickets_due)) // players + 1
