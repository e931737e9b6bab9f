"""The engine against the oracle: legal actions, what they do, and scores, in whole games."""

from dataclasses import replace
from random import Random

import pytest

from tests.helpers.engine.oracle import (
    COLUMNS,
    NUMBERS,
    VARIANTS,
    board_of,
    legal,
    market_is_broken,
)
from tests.helpers.engine.oracle_scoring import (
    ScoreSheet,
    goods_card_counts,
    running_scores,
    sheets,
    winners,
)
from tests.helpers.engine.oracle_steps import differences, follow
from tests.helpers.engine.policies import POLICIES, POLICIES_OF
from ttr_qt.engine import Game
from ttr_qt.engine.actions import parse_action
from ttr_qt.engine.knowledge.position import Position

TABLES = [(edition, players) for edition in COLUMNS for players in COLUMNS[edition].players]
MAX_STEPS = 1200


def sheets_of(game: Game) -> tuple[ScoreSheet, ...]:
    """Return the engine's score sheets in the oracle's form."""
    return tuple(
        ScoreSheet(
            total=score.total,
            routes=score.routes,
            tickets={each.ticket: (each.points, each.done) for each in score.tickets},
            tickets_done=score.tickets_done,
            longest=score.longest,
            longest_bonus=score.longest_bonus,
            most_tickets_bonus=score.most_tickets_bonus,
            goods=score.goods,
            goods_card_bonus=score.goods_card_bonus,
            place=score.place,
        )
        for score in game.scores()
    )


class Referee:
    """Plays a game and looks at every step; ``column`` is the oracle's to judge it by."""

    def __init__(self, game: Game, column: str, policy: str, seed: int) -> None:
        self.column = column
        self.game, self.policy, self.rng = game, POLICIES[policy], Random(seed)
        self.played: list[str] = []
        self.mixes: dict[int, str] = {}
        self.name = f"{column}/{game.position().players} {policy} seed {seed}"

    def position(self) -> Position:
        """Return the position under the name of the column."""
        return replace(self.game.position(), edition=self.column)

    def where(self) -> str:
        return f"{self.name}, step {len(self.played)}, last {self.played[-3:]}"

    def check_actions(self, position: Position) -> list[str]:
        """Compare the engine's legal actions with the oracle's and return them."""
        texts = [str(action) for action in self.game.legal_actions()]
        expected = legal(position, self.game.map)
        extra, missing = set(texts) - expected, expected - set(texts)
        assert not extra, f"{self.where()}: not legal: {sorted(extra)[:5]}"
        assert not missing, f"{self.where()}: missing: {sorted(missing)[:5]}"
        assert len(texts) == len(expected), f"{self.where()}: listed twice"
        return texts

    def check_step(self, before: Position, text: str, after: Position) -> None:
        """Compare what an action did with what the rules say."""
        table = follow(before, text, after, self.game.map)
        assert differences(table, after) == [], f"{self.where()}: {text}"

    def check_mixes(self, before: Position, text: str, after: Position) -> None:
        """Compare the tickets dealt with the mixes announced (G1)."""
        if before.phase == "mix":
            self.mixes[before.seat] = text
        if before.phase == "mix" and after.phase == "keep":
            board = board_of(self.game.map)
            for seat, mix in self.mixes.items():
                counts = [
                    sum(deck in board.tickets[name].decks for name in after.offered[seat])
                    for deck in COLUMNS[after.edition].tickets
                ]
                assert mix == "tickets " + "+".join(map(str, counts)), self.where()

    def check_scores(self, position: Position) -> None:
        """Compare running scores, and what hangs together, with a recount."""
        assert position.scores == running_scores(position, self.game.map), self.where()
        if COLUMNS[position.edition].goods_cards:
            assert position.goods_cards == goods_card_counts(position, self.game.map)

    def check_sheets(self, position: Position) -> None:
        assert sheets_of(self.game) == sheets(position, self.game.map), self.where()

    def play(self) -> Position:
        """Play to the end and return the last position."""
        position = self.position()
        while not self.game.over and len(self.played) < MAX_STEPS:
            texts = self.check_actions(position)
            text = texts[self.policy.choose(texts, self.rng)]
            before = position
            self.game.play(parse_action(text))
            position = self.position()
            self.check_step(before, text, position)
            self.check_mixes(before, text, position)
            self.played.append(text)
            self.check_scores(position)
            if len(self.played) % 100 == 0:
                self.check_sheets(position)
        self.check_sheets(position)
        return position


@pytest.mark.slow
@pytest.mark.parametrize(
    ("edition", "players", "policy"),
    [(*table, policy) for table in TABLES for policy in POLICIES_OF[table[0].split()[0]]],
)
def test_whole_games_follow_the_oracle(edition: str, players: int, policy: str) -> None:
    seed = 10 * players + list(POLICIES).index(policy)
    name, _, deck = edition.partition(" ")
    game = Game.new(name, players=players, seed=seed, first=seed % players, deck=deck or None)
    referee = Referee(game, edition, policy, seed)
    position = referee.play()
    if game.over:
        assert legal(position, game.map) == set()
        assert game.legal_actions() == []
        assert game.winners() == winners(position, game.map)


def test_the_variants_differ_from_the_edition_and_from_each_other() -> None:
    kinds = [COLUMNS["usa"], *VARIANTS.values()]
    assert all(one != other for i, one in enumerate(kinds) for other in kinds[:i])


@pytest.mark.parametrize("edition", [name for name in NUMBERS if NUMBERS[name].has_market])
def test_d6_the_market_of_the_set_up(edition: str) -> None:
    replaced = []
    for seed in range(150):
        position = Game.new(edition, players=2, seed=seed).position()
        sets, rest = divmod(sum(position.discards.values()), 5)
        assert rest == 0
        assert sets <= 3
        assert sets == 3 or not market_is_broken(position.market, edition)
        replaced.append(sets)
    # Otherwise nothing would have been looked at.
    assert any(replaced)
