"""Reviews that were never made, with something of everything, for pages that show them."""

from itertools import cycle

import msgspec
from PySide6.QtCore import QObject, Signal

from ai.reviewing.effort import can_be_deeper, deepened
from ai.reviewing.findings import (
    CHANCE,
    Judgement,
    Option,
    Quality,
    Review,
    Step,
    Values,
    nothing,
    total,
)
from ttr_qt.engine import Game


class FoundReview(QObject):
    """Stands for a review that is made, and finds what it is told."""

    progressed = Signal(float)
    found = Signal(object)
    finished = Signal()
    failed = Signal(str)

    def __init__(self, review: Review | None = None) -> None:
        super().__init__()
        self.review = review
        self._at_work = False
        self.share = 0.0 if review is None else 1.0

    @property
    def running(self) -> bool:
        """Whether it is at work."""
        return self._at_work

    def start(self) -> None:
        """Be at work."""
        self._at_work = True

    @property
    def can_be_deeper(self) -> bool:
        """Whether everything is found that is usual."""
        return self.review is not None and not self._at_work and can_be_deeper(self.review)

    def look_deeper(self) -> None:
        """Be at work on more than usual."""
        if self.review is not None:
            self.review = deepened(self.review)
            self.share = self.review.share
        self._at_work = True

    def cancel(self) -> None:
        """Be at work no longer."""
        self._at_work = False

    def find(self, review: Review, share: float) -> None:
        """Find something."""
        self.review, self.share = review, share
        self.found.emit(review)
        self.progressed.emit(share)


def invented_review(game: Game) -> Review:
    """Return a review of a game with all kinds of verdicts and luck; it adds up to the result."""
    players = game.players
    even = [CHANCE // players] * players
    even[0] += CHANCE - sum(even)
    start = Values(tuple(even), (0,) * players)
    kinds = cycle(Quality)
    steps = []
    for ply, action in enumerate(game.actions):
        moment = game.at(ply)
        choices = moment.observe(moment.seat).legal_actions
        judgement = None
        if len(choices) > 1 and ply % 2 == 0:
            other = next(one for one in choices if one != action)
            judgement = _judged(next(kinds), str(action), str(other), moment.seat, players)
        luck = nothing(players)
        if ply % 7 == 0:
            luck = _shift(moment.seat, 700 if ply % 2 else -700, players)
        steps.append(
            Step(
                seat=moment.seat,
                turn=moment.turn,
                phase=moment.phase,
                action=str(action),
                luck=luck,
                hidden=-luck,
                decision=nothing(players),
                judgement=judgement,
            )
        )
    review = Review(
        game=game.snapshot().digest(),
        players=players,
        playouts=16,
        wanted=16,
        decisions=16,
        seed=1,
        start=start,
        steps=tuple(steps),
        doubt=nothing(players),
    )
    return _with_result(review, game) if game.over else review


def without_judgements(review: Review) -> Review:
    """Return a review as it is when the positions are valued and no decision is judged."""
    steps = [
        msgspec.structs.replace(step, judgement=None, to_judge=step.judgement is not None)
        for step in review.steps
    ]
    return msgspec.structs.replace(review, steps=tuple(steps))


def _judged(quality: Quality, played: str, other: str, seat: int, players: int) -> Judgement:
    lost = {Quality.INACCURACY: 300, Quality.MISTAKE: 800, Quality.BLUNDER: 2000}.get(quality, 0)
    best, own = Option(other, 5000, 500), Option(played, 5000 - lost, 500 - lost // 2)
    return Judgement(
        quality=quality,
        loss=_shift(seat, -lost, players),
        error=50,
        weight=lost,
        options=(best, own) if lost else (own, best),
    )


def _shift(seat: int, by: int, players: int) -> Values:
    """Return what moves chances and points from the next seat to one."""
    other = (seat + 1) % players
    return Values(
        tuple(by * ((one == seat) - (one == other)) for one in range(players)),
        tuple(by * ((one == seat) - (one == other)) for one in range(players)),
    )


def _with_result(review: Review, game: Game) -> Review:
    """Return the same with a last step that ends as the game did."""
    winners = game.winners()
    shares = [CHANCE // len(winners) if seat in winners else 0 for seat in range(game.players)]
    shares[winners[0]] += CHANCE - sum(shares)
    result = Values(tuple(shares), tuple(100 * sheet.total for sheet in game.scores()))
    *before, last = review.steps
    there = review.start + total((step.change for step in before), game.players)
    hidden = result - there - last.luck - last.decision
    return msgspec.structs.replace(
        review, steps=(*before, msgspec.structs.replace(last, hidden=hidden))
    )
