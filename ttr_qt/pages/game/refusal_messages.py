"""Answers to what a person tried, over the board: shown at once, gone when they hold no longer."""

from typing import Final

from ttr_qt.engine import Observation
from ttr_qt.models.session.refusal_reasons import Reason, still_holds
from ttr_qt.views.panels.banner import Banner, BannerKind, Link
from ttr_qt.views.words.notices import last_round_words

_SHOWN: Final = 3500
"""Milliseconds."""


class RefusalMessages:
    """Says passing messages on a banner that is also used for news.

    Those are left alone, but for what they say of the last round: it is kept up to date.
    """

    def __init__(self, banner: Banner) -> None:
        self._banner = banner
        self._reason: Reason | None = None
        self._last_round = ""

    def say(
        self,
        text: str,
        kind: BannerKind = "info",
        link: Link | None = None,
        reason: Reason | None = None,
    ) -> None:
        """Say something about the present position; ``reason``: why something can't be done."""
        self._reason = reason
        self._banner.say(text, kind, _SHOWN, link, passing=True)

    def look_again(self, view: Observation) -> None:
        """Take away what is not true in another position, or was advice for the one before."""
        if self._banner.passing and (self._reason is None or not still_holds(view, self._reason)):
            self._banner.close_message()
        before, self._last_round = self._last_round, last_round_words(view)
        if before:
            self._banner.amend(before, self._last_round)
