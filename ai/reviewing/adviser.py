"""A bot for hints: what it thinks good it compares as a review would, so that both agree."""

import time
from concurrent.futures import ThreadPoolExecutor

from ai.api import Bot, Candidate, Choice, Request
from ai.reviewing.analysis import Outlook, PositionAnalysis
from ai.reviewing.appraiser import Appraiser
from ttr_qt.engine import Action


class AdviserBot:
    """Lets another bot choose; actions to be compared are tried in playouts as reviews try them.

    A search has its own idea of what a chance is, and knows little of what it seldom tried. Whoever
    is told one thing by a hint and another by the review of the same position believes neither.
    """

    name = "adviser"

    def __init__(self, bot: Bot, threads: int = 1) -> None:
        """``bot`` is the one who chooses."""
        self._bot = bot
        self._threads = threads
        self._appraisers: list[Appraiser] = []
        """One for each thread, once they are needed."""

    def choose(self, request: Request) -> Action | Choice:
        """Return what the other bot chooses or, of actions to compare, the best one."""
        found = self._compared(request) if request.compare else None
        return self._bot.choose(request) if found is None else _choice_of(found)

    def _compared(self, request: Request) -> Outlook | None:
        """Return what is found of the actions to compare; None where a review would not judge."""
        view = request.observation
        if not self._appraisers:
            self._appraisers = [Appraiser() for _ in range(self._threads)]
            # What has to be loaded is not to cost time later.
            self._appraisers[0].try_all(view, request.compare[:1], 1, seed=1)
        analysis = PositionAnalysis(view, options=request.compare)
        if request.limit.seconds is None or not analysis.has_choice:
            return None
        ends = time.monotonic() + request.limit.seconds

        def search(appraiser: Appraiser) -> None:
            while analysis.advance(appraiser) and time.monotonic() < ends:
                if request.stop.is_set():
                    return

        with ThreadPoolExecutor(self._threads) as pool:
            list(pool.map(search, self._appraisers))
        return analysis.outlook()


def _choice_of(found: Outlook) -> Choice:
    """Return what was found as the answer of a bot."""
    candidates = tuple(
        Candidate(one.action, found.worlds, one.score, one.chance, gap=one.gap)
        for one in found.candidates
    )
    return Choice(found.candidates[0].action, candidates)
