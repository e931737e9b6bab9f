"""What everybody at the table would look up for."""

import random

import pytest

from tests.helpers.engine.arrange import MARKET_EDITIONS, set_pieces, started
from ttr_qt.engine import Game
from ttr_qt.engine.knowledge.events import LastRoundBegan
from ttr_qt.engine.knowledge.observation import LogEntry
from ttr_qt.models.session.updates import Step
from ttr_qt.views.words.notices import last_round_words, notices_of

NAMES = ("Robin", "Rosa", "Otto")


def play_turn(game: Game, rng: random.Random) -> None:
    """Let whoever is to move do anything, until the next one is."""
    seat = game.seat
    while game.seat == seat and not game.over:
        game.play(rng.choice(game.legal_actions()))


@pytest.mark.parametrize("edition", MARKET_EDITIONS)
def test_everybody_is_told_what_the_last_round_leaves_them(edition: str) -> None:
    game, rng = started(edition, players=3, seed=2), random.Random(5)
    set_pieces(game, {0: 2})
    assert not any(last_round_words(game.observe(seat)) for seat in range(3))
    play_turn(game, rng)  # whatever it was, it sets off the last round
    had = "You have had your last turn."
    left = "Last round: you have one turn left."
    said = []
    while not game.over:
        said.append([last_round_words(game.observe(seat)) for seat in range(3)])
        play_turn(game, rng)
    assert said == [
        [left, "Your last turn! After you, 2 more players have one turn each.", left],
        [left, had, "Your last turn! After you, one more player has a turn."],
        ["Your last turn! It ends the game.", had, had],
    ]
    assert not last_round_words(game.observe(0))


@pytest.mark.parametrize(
    ("edition", "left", "pieces"),
    [("usa", 2, "2 wagons left"), ("usa", 0, "no wagons left"), ("amsterdam", 1, "1 cart left")],
)
def test_the_last_round_begins_with_its_cause(edition: str, left: int, pieces: str) -> None:
    game = started(edition, players=3)
    set_pieces(game, {1: left})
    step = Step(0, 1, LogEntry(1, "deck"), (LastRoundBegan(1),), (0, 0, 0))
    texts = {
        (seat, playing): notices_of(step, game.observe(seat), NAMES, "en", playing=playing)[0].text
        for seat, playing in ((0, True), (1, True), (1, False))
    }
    assert texts == {
        (0, True): f"Rosa has {pieces}: this is the last round. You have one more turn.",
        (1, True): f"You have {pieces}: this is the last round. You have one more turn.",
        (1, False): f"Rosa has {pieces}: this is the last round.",
    }
