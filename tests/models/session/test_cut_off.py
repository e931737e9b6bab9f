"""A claim tells whoever it hurts which of their tickets got longer, and nobody else."""

import random

import pytest

from tests.helpers.engine.arrange import set_cards, started
from tests.helpers.games.thinkers import Waiter, session_of
from ttr_qt.engine import EDITIONS, Game
from ttr_qt.engine.actions import ClaimRoute
from ttr_qt.engine.knowledge.prospects import Ways
from ttr_qt.models.item_models.game_models import GameModels
from ttr_qt.models.session.cut_off import CutOff, cut_off_by
from ttr_qt.models.session.session import Session
from ttr_qt.models.session.source import Seat

pytestmark = pytest.mark.usefixtures("qapp")


def spaces_of_tickets(game: Game, seat: int) -> dict[str, int | None]:
    view = game.observe(seat)
    ways = {ticket.id: Ways(view).between(ticket.a, ticket.b) for ticket in view.tickets}
    return {ticket: way.spaces if way else None for ticket, way in ways.items()}


def found_in(game: Game) -> int:
    """Play a game to its end, compare at each claim, and return how many tickets got longer."""
    chance, found, seats = random.Random(3), 0, range(game.players)
    while not game.over:
        legal = game.legal_actions()
        claims = [action for action in legal if isinstance(action, ClaimRoute)]
        mover, before = game.seat, [spaces_of_tickets(game, seat) for seat in seats]
        events = game.play(chance.choice(claims or legal))
        if not claims:
            continue
        for seat in seats:
            after = spaces_of_tickets(game, seat)
            expected = {
                CutOff(ticket, None if now is None else now - was)
                for ticket, was in before[seat].items()
                if seat != mover and was is not None and ticket in after
                if (now := after[ticket]) != was
            }
            assert set(cut_off_by(game.observe_after(game.ply - 1, seat), events)) == expected
            found += len(expected)
    return found


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 4])
def test_tickets_cut_off_are_those_that_got_longer(edition: str, players: int) -> None:
    found = sum(found_in(started(edition, players=players, seed=seed)) for seed in range(3))
    assert found


def cutting_game() -> Game:
    """Return a game in which the second seat has just taken what the first one's ticket needed."""
    game = started("usa", players=2, seed=4, first=1)
    view = game.observe(0)
    needed = {
        route
        for ticket in view.tickets
        if (way := Ways(view).between(ticket.a, ticket.b)) is not None
        for route in way.routes
        if not view.board.map.parallels(route)
    }
    set_cards(game, hands={1: {"locomotive": 6}})
    claims = [a for a in game.legal_actions() if isinstance(a, ClaimRoute) and a.route in needed]
    game.play(claims[0])
    return game


def notes_of_last(models: GameModels) -> list[str]:
    return [note.key for note in models.log.rows[-1].notes if note.key.startswith("cut_off")]


def test_the_log_tells_whoever_a_claim_cuts_off() -> None:
    with session_of(cutting_game(), Waiter, person=0) as session:
        models = GameModels(session)
        assert notes_of_last(models)
        assert "cuts off" in str(models.log.rows[-1])
        assert models.log.rows[-1].notes == GameModels(session).log.rows[-1].notes
    with session_of(cutting_game(), Waiter, person=1) as session:
        assert not notes_of_last(GameModels(session))


def test_a_covered_seat_is_not_told() -> None:
    seats = [Seat("Ann"), Seat("Ben")]
    session = Session(cutting_game(), seats, Waiter)
    assert session.covered
    models = GameModels(session)
    assert not notes_of_last(models)
    session.start()
    session.take_seat()
    assert session.viewer == 0
    assert notes_of_last(models)
    session.close()
