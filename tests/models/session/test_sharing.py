"""Several people take turns at one screen, and none of them sees another one's cards."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from tests.helpers.games.thinkers import Dice, Middle, past_set_up
from ttr_qt.engine import EDITIONS, Action, Game
from ttr_qt.engine.actions import ClaimRoute, DrawCard, KeepTickets, TakeCard
from ttr_qt.models.item_models.game_models import GameModels
from ttr_qt.models.session.session import Session
from ttr_qt.models.session.source import Seat


def shared(game: Game, *levels: str) -> Session:
    """Return a session in which those without a level are people."""
    seats = [Seat(f"P{n}", Dice if level else None, level=level) for n, level in enumerate(levels)]
    return Session(game, seats, Middle)


def hidden_rows(models: GameModels) -> list[object]:
    """Return all rows that only a person may see."""
    return [*models.hand.rows, *models.offer.rows, *models.actions.rows, *models.offer.mixes]


def claim_in(session: Session) -> Action | None:
    legal = session.observation.legal_actions
    return next((action for action in legal if isinstance(action, ClaimRoute)), None)


@pytest.mark.parametrize("edition", EDITIONS)
def test_each_turn_begins_under_a_cover(qtbot: QtBot, edition: str) -> None:
    game, chance = Game.new(edition, players=3, seed=7, first=1), random.Random(1)
    session = shared(game, "", "", "")
    session.start()
    models = GameModels(session)
    seen = []
    while session.ply < 40 and not session.over:
        qtbot.waitUntil(lambda: session.covered or session.person_to_move)
        if session.covered:
            assert session.viewer == session.observation.to_move == session.person
            assert not hidden_rows(models)
            assert not session.person_to_move
            assert not session.observation.hand
            assert not session.observation.legal_actions
            session.take_seat()
            seen.append(session.viewer)
        assert session.person_to_move
        assert models.actions.rows
        assert (
            sum(session.observation.hand.values()) == session.observation.hand_sizes[session.viewer]
        )
        assert session.play(chance.choice(session.observation.legal_actions))
    assert set(seen) == {0, 1, 2}
    assert seen[:3] == [1, 2, 0]  # tickets are chosen one after the other, too
    session.close()


def test_one_person_is_never_covered(qtbot: QtBot) -> None:
    game = past_set_up(Game.new("usa", players=2, seed=1), random.Random(1))
    session = shared(game, "", "dice")
    session.start()
    for _ in range(4):
        qtbot.waitUntil(lambda: session.person_to_move)
        assert not session.covered
        session.play(DrawCard())
    assert not session.unrated
    session.close()


def test_under_a_cover_bots_play_and_show_nothing(qtbot: QtBot) -> None:
    game = past_set_up(Game.new("usa", players=3, seed=1), random.Random(1))
    first = game.seat
    levels = ["", "", ""]
    levels[(first + 1) % 3] = "dice"
    session = shared(game, *levels)
    session.start()
    session.take_seat()
    while session.observation.to_move == first:
        session.play(DrawCard())
    assert not session.covered  # before the cover falls one sees what one has drawn
    qtbot.waitUntil(lambda: session.covered and session.observation.to_move == session.viewer)
    assert session.viewer == (first + 2) % 3
    drawn = [event for step in session.steps for event in step.events if hasattr(event, "cards")]
    assert any(getattr(event, "count", 0) for event in drawn)
    assert all(event.cards is None for event in drawn if hasattr(event, "count"))
    assert not session.play(DrawCard())
    session.close()


def test_whoever_is_next_may_look_while_a_bot_plays(qtbot: QtBot) -> None:
    game = past_set_up(Game.new("usa", players=3, seed=1), random.Random(1))
    first = game.seat
    levels = ["", "", ""]
    levels[(first + 1) % 3] = "dice"
    session = shared(game, *levels)
    session.take_seat()
    while session.observation.to_move == first:
        session.play(DrawCard())
    session.set_paused(True)
    session.start()
    qtbot.waitUntil(lambda: session.covered)
    session.take_seat()
    assert session.observation.hand
    assert not session.person_to_move
    session.set_paused(False)
    qtbot.waitUntil(lambda: session.person_to_move)
    assert session.viewer == (first + 2) % 3
    session.close()


def test_a_held_session_is_covered_only_when_it_goes_on(qtbot: QtBot) -> None:
    game = past_set_up(Game.new("usa", players=2, seed=1), random.Random(1))
    session = shared(game, "", "")
    session.start()
    session.take_seat()
    session.hold()
    while session.person_to_move:
        session.play(DrawCard())
    qtbot.wait(20)
    assert not session.covered
    session.release()
    qtbot.waitUntil(lambda: session.covered)
    session.close()


def can_undo(session: Session) -> bool:
    return session.undo_kind != "none"


def is_covered(session: Session) -> bool:
    return session.covered


def covered_claim(qtbot: QtBot, seed: int = 3) -> tuple[Session, int]:
    """Return a covered session whose last action was a claim, and who played it."""
    game, chance = Game.new("usa", players=2, seed=seed), random.Random(2)
    session = shared(past_set_up(game, chance), "", "")
    session.start()
    while True:
        qtbot.waitUntil(lambda: session.covered or session.person_to_move)
        session.take_seat()
        claim = claim_in(session) if session.observation.phase == "turn" else None
        seat = session.viewer
        session.play(claim or DrawCard())
        if claim is not None:
            qtbot.waitUntil(lambda: session.covered)
            return session, seat


def test_a_claim_can_be_undone_until_the_next_person_looks(qtbot: QtBot) -> None:
    session, seat = covered_claim(qtbot)
    assert session.viewer != seat
    assert can_undo(session)
    ply = session.ply
    session.undo()
    assert session.ply == ply - 1
    assert session.covered  # it may be anybody who undoes: the cards stay face down
    assert session.viewer == seat
    assert not can_undo(session)  # what the other person did stays
    assert session.ply == ply - 1
    session.take_seat()
    assert session.person_to_move
    assert session.can_redo
    session.redo()
    qtbot.waitUntil(lambda: session.covered)
    session.take_seat()
    assert session.viewer != seat
    assert not can_undo(session)
    session.undo()
    assert session.ply == ply
    session.close()


def test_what_was_seen_can_not_be_undone() -> None:
    game = past_set_up(Game.new("usa", players=2, seed=1), random.Random(1))
    session = shared(game, "", "")
    session.take_seat()
    session.play(DrawCard())
    assert session.undo_kind == "none"
    session.close()


def test_such_a_game_counts_for_nobody(qtbot: QtBot) -> None:
    session = shared(Game.new("usa", players=2, seed=1), "", "")
    assert session.unrated
    with qtbot.assertNotEmitted(session.became_unrated):
        session.unrate("hint")
    session.close()


def test_at_the_end_there_is_no_cover(qtbot: QtBot) -> None:
    game, chance = Game.new("amsterdam", players=2, seed=5), random.Random(3)
    while not game.over:
        game.play(chance.choice(game.legal_actions()))
    session = shared(game.at(game.ply - 1), "", "")
    assert is_covered(session)
    session.start()
    session.take_seat()
    with qtbot.waitSignal(session.finished):
        session.play(game.actions[-1])
    assert not is_covered(session)
    session.close()


@settings(max_examples=25, deadline=None)
@given(
    edition=st.sampled_from([one for one in EDITIONS if one != "first_journey"]),
    seed=st.integers(0, 10_000),
    picks=st.lists(st.integers(0, 9), min_size=4, max_size=4),
)
def test_what_is_open_does_not_depend_on_tickets_kept(
    edition: str, seed: int, picks: list[int]
) -> None:
    """Games that differ only in which tickets were kept look the same to everybody."""
    games = []
    for keep in (picks[:2], picks[2:]):
        game = Game.new(edition, players=2, seed=seed)
        for pick in keep:
            while game.phase == "mix":
                game.play(game.legal_actions()[0])
            least = [
                action
                for action in game.legal_actions()
                if isinstance(action, KeepTickets) and len(action.tickets) == 2
            ]
            game.play(least[pick % len(least)])
        games.append(game)
    for seat in (0, 1):
        one, other = (game.observe_open(seat) for game in games)
        assert one == other


@settings(max_examples=25, deadline=None)
@given(seeds=st.tuples(st.integers(0, 10_000), st.integers(0, 10_000)), draws=st.integers(0, 12))
def test_what_is_open_does_not_depend_on_cards(seeds: tuple[int, int], draws: int) -> None:
    """Where no card lies open, games look the same whatever everybody was dealt and drew."""
    games = [Game.new("first_journey", players=3, seed=seed) for seed in seeds]
    for game in games:
        for _ in range(draws):
            game.play(DrawCard())
    for seat in range(3):
        one, other = (game.observe_open(seat) for game in games)
        assert one == other
        assert one.hand_sizes[seat] == sum(games[0].observe(seat).hand.values())


def test_open_cards_are_still_known() -> None:
    game = past_set_up(Game.new("usa", players=2, seed=1), random.Random(1))
    game.play(TakeCard(1, game.observe(0).market[0]))
    view = game.observe_open(0)
    assert view.market == game.observe(0).market
    assert view.log == game.observe(0).log
