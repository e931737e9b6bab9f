"""Whether a dealt world could be the true one."""

from typing import Any

from tests.helpers.engine.invariants import FAULTS, fault_in
from ttr_qt.engine import Game, Observation
from ttr_qt.engine.codec import offered
from ttr_qt.engine.kernel import layout
from ttr_qt.engine.kernel.networks.network import network_of, ticket_is_done, tracks_of
from ttr_qt.engine.knowledge.events import deck_counts
from ttr_qt.engine.knowledge.observation import blanked
from ttr_qt.engine.knowledge.reveal import tickets_at


def assert_possible(game: Game, seen: Observation, known: Any, world: Any) -> None:
    """Check all that a seat can check, and that nothing is made, lost or in two places."""
    board, truth = game.board, game.record
    assert blanked(world, seen.seat) == seen.record
    fault = fault_in(world, board.rules_record, board.record)
    assert fault == 0, FAULTS[fault]
    assert (known["sure"] <= world["hand"][:, : layout.CARD_KINDS]).all()
    for seat in range(seen.players):
        held = tickets_at(board, world, seat)
        assert deck_counts(board, held) == seen.ticket_counts[seat]
        drawn, real = offered(board, world, seat), offered(board, truth, seat)
        assert deck_counts(board, drawn) == deck_counts(board, real)
        assert bool(world["chosen"][seat]) == bool(truth["chosen"][seat])
        if world["chosen"][seat]:
            assert int(world["chosen"][seat]).bit_count() >= game.rules.keep_at_start
            assert world["chosen"][seat] < 1 << len(drawn)
        if game.rules.instant_tickets:
            tracks, n = tracks_of(world, board.record, seat)
            roots = network_of(tracks, n, len(board.places))
            index = [board.tickets.index(game.map.ticket(ticket)) for ticket in held]
            assert not any(ticket_is_done(board.record, roots, ticket) for ticket in index)
    put_away = tickets_at(board, world, layout.DISCARDED)
    assert len(put_away) == len(tickets_at(board, truth, layout.DISCARDED))
    assert world["rng"] != truth["rng"]
