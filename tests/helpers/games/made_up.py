"""Games and facts for the tests: played by chance with the engine, or simply made up."""

import random
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from ttr_qt.engine import Game
from ttr_qt.engine.maps import load_map
from ttr_qt.models.records.kept_game import Draws, GameFacts, SeatFacts

BEGIN = datetime(2026, 3, 1, 20, 15, tzinfo=UTC)
LEVELS = ("clara", "otto", "rosa", "viktor", "ada")


def random_game(
    edition: str, seed: int, levels: Sequence[str] = ("", "rosa"), *, plies: int = 10**6
) -> Game:
    """Return a game in which everybody takes what comes, over or after some actions."""
    extra = {"levels": list(levels), "name": "Robin"}
    game = Game.new(edition, players=len(levels), seed=seed, extra=extra)
    rng = random.Random(seed)
    while not game.over and game.ply < plies:
        game.play(rng.choice(game.legal_actions()))
    return game


def made_up_facts(number: int, edition: str = "usa", *, unrated: bool = False) -> GameFacts:
    """Return the facts of a game that nobody played, always the same for a number."""
    rng = random.Random(number)
    levels = rng.sample(LEVELS, rng.choice((1, 1, 2, 3)))
    many = edition == "first_journey"
    strengths = [rng.gauss(100 + number / 4, 22)]
    strengths += [rng.gauss(70 + 18 * LEVELS.index(level), 22) for level in levels]
    totals = [max(0, round(value / (22 if many else 1))) for value in strengths]
    places = [1 + sum(other > own for other in totals) for own in totals]
    share = 14 / 110

    def seat(n: int) -> SeatFacts:
        deck, market = rng.randint(15, 40), rng.randint(5, 25)
        wilds = sum(rng.random() < share for _ in range(deck))
        made, missed = rng.randint(1, 7), rng.choice((0, 0, 0, 1, 2))
        return SeatFacts(
            name=levels[n - 1].capitalize() if n else "Robin",
            level=levels[n - 1] if n else "",
            person=n == 0,
            total=totals[n],
            place=places[n],
            tickets_made=made,
            tickets_missed=0 if many else missed,
            longest=rng.randint(8, 40),
            turns=rng.randint(25, 60),
            claimed={1: 2, 3: 4},
            draws=Draws(
                dealt=4,
                dealt_wilds=sum(rng.random() < share for _ in range(4)),
                deck=deck,
                deck_wilds=wilds,
                deck_due=deck * share,
                market=market,
                market_wilds=rng.randint(0, 4),
            ),
        )

    seats = tuple(seat(n) for n in range(len(totals)))
    return GameFacts(
        edition=edition,
        rules=edition,
        board=load_map(edition).name,
        played=BEGIN + timedelta(hours=7 * number),
        seed=rng.getrandbits(40),
        over=True,
        unrated=unrated,
        turns=sum(one.turns for one in seats),
        actions=160,
        wild_share=share,
        seats=seats,
    )
