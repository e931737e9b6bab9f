"""Taking back: at any depth, and to the last byte."""

from random import Random

import pytest

from tests.helpers.engine.walks import SEATINGS, choice, lively, played, walk
from ttr_qt.engine import EDITIONS, Action, Game, IllegalActionError, Observation


def views(game: Game) -> tuple[Observation, ...]:
    return tuple(game.observe(seat) for seat in range(game.players))


def undo_to(game: Game, ply: int) -> list[Action]:
    """Take back to an earlier ply; return the actions, first one first."""
    taken = [game.undo() for _ in range(game.ply - ply)]
    return taken[::-1]


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "players"), SEATINGS)
def test_undo_gives_back_every_record_from_the_end_to_the_beginning(
    edition: str, players: int
) -> None:
    records = []
    for game in walk(edition, players, lively(edition), seed=players + 1):
        records.append(game.record.tobytes())
    actions = game.actions
    assert len(records) == len(actions) + 1 > 30
    for ply in range(len(actions) - 1, -1, -1):
        assert game.undo() == actions[ply]
        assert game.record.tobytes() == records[ply]
        assert game.ply == ply
        assert game.actions == actions[:ply]
    for ply, action in enumerate(actions):
        game.play(action)
        assert game.record.tobytes() == records[ply + 1]
    assert game.over


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "players"), SEATINGS)
def test_undo_to_any_depth_and_playing_again_leads_to_the_same_place(
    edition: str, players: int
) -> None:
    depths = Random(players)
    records = []
    for game in walk(edition, players, "builder", seed=players + 1):
        records.append(game.record.tobytes())
        if game.ply % 25 == 24 or game.over:
            ply = depths.randint(0, game.ply)
            actions = undo_to(game, ply)
            assert game.record.tobytes() == records[ply]
            for number, action in enumerate(actions, start=ply + 1):
                game.play(action)
                assert game.record.tobytes() == records[number]


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "players"), SEATINGS)
def test_after_undo_every_seat_sees_what_it_saw_before(edition: str, players: int) -> None:
    seen = {}
    for game in walk(edition, players, lively(edition), seed=players + 1):
        if game.ply % 6 == 0 or game.over:
            seen[game.ply] = views(game)
    while game.ply:
        action = game.undo()
        if game.ply in seen:
            assert views(game) == seen[game.ply]
            told = game.play(action)
            game.undo()
            assert game.play(action) == told
            game.undo()
            assert views(game) == seen[game.ply]


@pytest.mark.parametrize("edition", EDITIONS)
def test_another_action_after_undo_leaves_no_trace_of_the_first(edition: str) -> None:
    game = played(edition, 2, lively(edition), plies=25)
    straight = Game.from_json(game.to_json())
    rng = Random(5)
    for _ in range(12):
        game.play(choice(game, "even", rng))
    undo_to(game, 25)
    other = game.legal_actions()[-1]
    assert game.play(other) == straight.play(other)
    assert game.record.tobytes() == straight.record.tobytes()
    assert game.actions == straight.actions
    assert views(game) == views(straight)
    assert game.to_json() == straight.to_json()


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_that_is_over_goes_on_after_undo(edition: str) -> None:
    game = played(edition, 2, "builder")
    winners, sheets = game.winners(), game.scores()
    assert winners
    action = game.undo()
    assert not game.over
    assert game.winners() == ()
    assert action in game.legal_actions()
    game.play(action)
    assert (game.winners(), game.scores()) == (winners, sheets)


@pytest.mark.parametrize("edition", EDITIONS)
def test_there_is_nothing_to_take_back_in_a_new_game(edition: str) -> None:
    game = Game.new(edition, players=2, seed=1)
    record = game.record.tobytes()
    for _ in range(2):
        with pytest.raises(IllegalActionError, match="nothing to undo"):
            game.undo()
        assert game.record.tobytes() == record
        game.play(game.legal_actions()[0])
        game.undo()


def test_a_record_that_was_handed_out_does_not_change_with_the_game() -> None:
    game = Game.new("usa", players=2, seed=1)
    record = game.record
    before = record.tobytes()
    game.play(game.legal_actions()[0])
    assert record.tobytes() == before != game.record.tobytes()
    record["seat"] = 1
    game.undo()
    assert game.seat == 0


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_any_moment_of_a_game_is_a_game_of_its_own(edition: str) -> None:
    whole = played(edition, 3, lively(edition), seed=4)
    last = whole.record.tobytes()
    for game in walk(edition, 3, lively(edition), seed=4):
        early = whole.at(game.ply)
        assert early.record.tobytes() == game.record.tobytes()
        assert early.actions == game.actions
        if game.ply % 9 == 0 or game.over:
            assert views(early) == views(game)
            assert early.to_json() == game.to_json()
            while early.ply:
                early.undo()
            assert early.record.tobytes() == whole.at(0).record.tobytes()
        elif game.ply % 9 == 1:
            early.play(early.legal_actions()[-1])
    assert whole.record.tobytes() == last


@pytest.mark.parametrize("ply", [-1, 6, 1.0, "2", None, True])
def test_there_are_only_moments_that_were(ply: object) -> None:
    game = played("usa", 2, "even", plies=5)
    with pytest.raises(IllegalActionError, match="There is no position"):
        game.at(ply)  # type: ignore[arg-type]
