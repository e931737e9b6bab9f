"""Looking back at a game: turns, curves, ties and moments agree with what was played."""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from tests.helpers.games.thinkers import Waiter, session_of, until_end
from ttr_qt.engine import EDITIONS, Game
from ttr_qt.engine.actions import ClaimRoute
from ttr_qt.engine.knowledge.events import TicketConnected, TicketDone
from ttr_qt.engine.rules import RULES
from ttr_qt.models.item_models.game_models import GameModels
from ttr_qt.models.records.result import GameResult, Tie, game_result, tie_between
from ttr_qt.models.session.history import claims_of, fresh_claims, leaders, turns_of
from ttr_qt.models.session.updates import Step
from ttr_qt.views.theme.palette import PLAYERS

COLOURS = [player.id for player in PLAYERS]


def finished(edition: str, players: int = 3, seed: int = 5, first: int = 0) -> Game:
    game = Game.new(edition, players=players, seed=seed, first=first)
    chance = random.Random(seed)
    while not game.over:
        game.play(chance.choice(game.legal_actions()))
    return game


@pytest.fixture(scope="module")
def games() -> dict[str, Game]:
    return {edition: finished(edition) for edition in EDITIONS}


def result_of(game: Game, person: int | None = 0) -> GameResult:
    with session_of(game, Waiter, person=person) as session:
        return game_result(session, COLOURS)


@pytest.mark.slow
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_turn_is_found_and_adds_up(games: dict[str, Game], edition: str) -> None:
    game = games[edition]
    with session_of(game, Waiter, person=0) as session:
        turns = turns_of(session.steps, session.rules)
    assert len(turns) == game.turn
    for before, after in pairwise(turns):
        assert after.seat == (before.seat + 1) % game.players
    for seat in range(game.players):
        own = [turn for turn in turns if turn.seat == seat]
        assert [turn.number for turn in own] == list(range(1, len(own) + 1))
        sheet = game.scores()[seat]
        in_the_end = sheet.total if game.rules.instant_tickets else sheet.routes + sheet.goods
        assert own[-1].value == in_the_end
        assert sum(turn.gained for turn in own) == in_the_end


@pytest.mark.slow
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("first", [0, 2])
@pytest.mark.parametrize("edition", EDITIONS)
def test_log_and_result_count_turns_as_people_do(edition: str, first: int) -> None:
    game = finished(edition, first=first)
    with session_of(game, Waiter, person=0) as session:
        models = GameModels(session)
        rows = models.log.rows
        result = game_result(session, COLOURS)
        turns = turns_of(session.steps, session.rules)
    had = [0] * game.players
    ended = {turn.steps[-1].ply: turn for turn in turns}
    for row in rows[:-1]:
        if row.ply in ended:
            had[ended[row.ply].seat] += 1
        now = game.at(row.ply + 1)
        # Whoever is to move has had so many turns, and this is the next one.
        assert row.turn == (1 if now.phase == "keep" and not any(had) else had[now.seat] + 1)
    assert [row.turn for row in rows] == sorted(row.turn for row in rows)
    assert rows[-1].turn == result.turns == turns[-1].number


@pytest.mark.slow
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tickets_were_connected_if_and_only_if_they_are_done(
    games: dict[str, Game], edition: str
) -> None:
    game = games[edition]
    with session_of(game, Waiter, person=0) as session:
        turns = turns_of(session.open_steps(), session.rules)
    found = Counter(
        (event.seat, event.ticket)
        for turn in turns
        for step in turn.steps
        for event in step.events
        if isinstance(event, TicketConnected | TicketDone) and event.seat == turn.seat
    )
    for seat, sheet in enumerate(game.scores()):
        done = {ticket.ticket for ticket in sheet.tickets if ticket.done}
        assert done == {ticket for owner, ticket in found if owner == seat}
    assert set(found.values()) <= {1}


@pytest.mark.usefixtures("qapp")
def test_what_is_hidden_is_told_only_when_the_game_is_over(games: dict[str, Game]) -> None:
    game = games["usa"]
    with session_of(game.at(game.ply - 1), Waiter, person=0) as session:
        with pytest.raises(ValueError, match="still going on"):
            session.open_steps()
        assert connected_by(session.steps) <= {0}
    with session_of(game, Waiter, person=0) as session:
        everybody = connected_by(session.open_steps())
        assert connected_by(session.steps) == everybody & {0} != everybody


def connected_by(steps: Sequence[Step]) -> set[int]:
    events = (event for step in steps for event in step.events)
    return {event.seat for event in events if isinstance(event, TicketConnected)}


@pytest.mark.slow
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_result_holds_the_score_sheets(games: dict[str, Game], edition: str) -> None:
    game = games[edition]
    result = result_of(game)
    assert [standing.place for standing in result.standings] == sorted(
        score.place for score in game.scores()
    )
    assert tuple(s.seat for s in result.winners) == game.winners()
    assert result.person == result.of(0)
    for standing in result.standings:
        parts = standing.routes + standing.goods + standing.bonus
        parts += standing.done_points + standing.missed_points
        if not game.rules.instant_tickets:
            assert parts == standing.total
        assert standing.missed_points <= 0 <= standing.done_points
        assert standing.colour == COLOURS[standing.seat]
    assert len(result.moments) <= 4
    told = [moment.ticket for moment in result.moments if moment.ticket]
    assert len(told) == len(set(told))


@pytest.mark.usefixtures("qapp")
def test_moments_are_true(games: dict[str, Game]) -> None:
    for edition, game in games.items():
        result = result_of(game, person=1)
        for moment in result.moments:
            standing = result.of(moment.seat)
            done = {ticket.ticket: ticket.done for ticket in standing.tickets}
            if moment.kind == "best_turn":
                assert moment.seat == 1
                steps = [b - a for a, b in pairwise(standing.curve)]
                assert steps[moment.turn - 1] == moment.points == max(steps)
            elif moment.kind in {"missed", "near"}:
                assert not done[moment.ticket]
            elif moment.kind in {"grand", "late"}:
                assert done[moment.ticket]
            elif moment.kind == "led":
                assert standing.place > 1, edition
            elif moment.kind == "steady":
                assert standing.place == 1


@pytest.mark.slow
def test_a_game_that_goes_on_has_no_result(qtbot: QtBot) -> None:
    with session_of(Game.new("usa", players=2, seed=1)) as session:
        with pytest.raises(ValueError, match="still going on"):
            game_result(session, COLOURS)
        until_end(qtbot, session)
        assert game_result(session, COLOURS).person is None


@pytest.mark.usefixtures("qapp")
def test_ties_name_what_decided(games: dict[str, Game]) -> None:
    first, second = result_of(games["usa"]).standings[:2]
    rules = RULES["usa"]
    ahead = replace(first, total=90, tickets_done=5, longest=30)
    behind = replace(second, total=90, tickets_done=5, longest=20)
    a, b = ahead.seat, behind.seat
    assert tie_between(rules, ahead, behind) == Tie(a, b, "longest", (30, 20))
    assert tie_between(rules, replace(ahead, tickets_done=6), behind) == Tie(
        a, b, "tickets", (6, 5)
    )
    assert tie_between(rules, ahead, replace(behind, longest=30)) == Tie(a, b, None)
    assert tie_between(RULES["first_journey"], ahead, behind) == Tie(a, b, None)


@pytest.mark.usefixtures("qapp")
def test_leaders_follow_the_scores(games: dict[str, Game]) -> None:
    game = games["usa"]
    with session_of(game, Waiter, person=0) as session:
        turns = turns_of(session.steps, session.rules)
    front = leaders(turns, game.players)
    assert len(front) == len(turns)
    routes = [score.routes for score in game.scores()]
    assert front[-1] == {seat for seat, points in enumerate(routes) if points == max(routes)}


@pytest.mark.usefixtures("qapp")
def test_claims_of_all_turns_are_the_routes_owned(games: dict[str, Game]) -> None:
    game = games["maerklin"]
    with session_of(game, Waiter, person=0) as session:
        turns = turns_of(session.steps, session.rules)
    claimed = {route: turn.seat for turn in turns for route in claims_of(turn)}
    assert claimed == game.owners()


@pytest.mark.parametrize("edition", EDITIONS)
def test_fresh_claims_are_those_of_others_since_ones_own_last_action(edition: str) -> None:
    game = Game.new(edition, players=3, seed=8)
    chance = random.Random(8)
    expected: dict[str, int] = {}
    several = 0
    while not game.over:
        actions = game.legal_actions()
        claims = [action for action in actions if isinstance(action, ClaimRoute)]
        seat, action = game.seat, chance.choice(claims or actions)
        game.play(action)
        if seat == 0:
            expected = {}
        elif isinstance(action, ClaimRoute):
            expected[action.route] = seat
        assert fresh_claims(game.observe(0)) == expected
        several += len(expected) > 1
    assert several
    # What is taken back is not new any more, and what one did before it counts again.
    game.undo()
    before = game.observe(0)
    assert fresh_claims(before) == fresh_claims(Game.from_json(game.to_json()).observe(0))
