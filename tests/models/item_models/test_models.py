"""The models show what their player may know, with few signals, through whole games."""

import random
from collections.abc import Iterator
from dataclasses import fields
from itertools import chain
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from tests.helpers.engine.arrange import set_cards, set_owners, set_passengers, started
from tests.helpers.engine.walks import lively, walk
from tests.helpers.games.thinkers import Dice, Waiter, past_set_up, session_of, until_end
from ttr_qt.engine import EDITIONS, Game, Observation, parse_action
from ttr_qt.engine.actions import ClaimRoute, DrawTickets, KeepTickets, TravelRoute
from ttr_qt.engine.knowledge.prospects import Ways, payments
from ttr_qt.models.hints.ticket_plan import TicketPlan
from ttr_qt.models.item_models.cards import DiscardsModel, HandModel
from ttr_qt.models.item_models.game_models import GameModels
from ttr_qt.models.item_models.log import ShortLog
from ttr_qt.models.item_models.rows import RowsModel
from ttr_qt.models.item_models.tickets import planned_routes
from ttr_qt.models.session.session import Session

pytestmark = pytest.mark.usefixtures("qapp")


def all_models(models: GameModels) -> list[RowsModel[Any]]:
    return [child for child in models.children() if isinstance(child, RowsModel)]


class Mirror:
    """Follows a model by its signals alone, as a view does."""

    def __init__(self, model: RowsModel[Any]) -> None:
        self._model = model
        self.rows = [self._row(place) for place in range(model.rowCount())]
        self.signals = 0
        model.rowsInserted.connect(self._on_inserted)
        model.rowsRemoved.connect(self._on_removed)
        model.rowsMoved.connect(self._on_moved)
        model.dataChanged.connect(self._on_changed)

    def _row(self, place: int) -> dict[int, object]:
        index = self._model.index(place)
        own = (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.CheckStateRole)
        roles = (*self._model.roleNames(), *map(int, own))
        return {role: self._model.data(index, role) for role in roles}

    def _on_inserted(self, _parent: QModelIndex, first: int, last: int) -> None:
        self.signals += 1
        self.rows[first:first] = [self._row(place) for place in range(first, last + 1)]

    def _on_removed(self, _parent: QModelIndex, first: int, last: int) -> None:
        self.signals += 1
        del self.rows[first : last + 1]

    def _on_moved(self, _a: QModelIndex, first: int, last: int, _b: QModelIndex, to: int) -> None:
        self.signals += 1
        assert first == last
        self.rows.insert(to, self.rows.pop(first))

    def _on_changed(self, first: QModelIndex, last: QModelIndex, roles: list[int]) -> None:
        self.signals += 1
        assert first == last
        assert roles
        for role in roles:
            self.rows[first.row()][role] = self._model.data(first, role)

    def check(self) -> None:
        assert self.rows == [self._row(place) for place in range(self._model.rowCount())]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("edition", "person"), [*((edition, 0) for edition in EDITIONS), ("maerklin", None)]
)
def test_signals_tell_exactly_what_changes_in_a_whole_game(
    qtbot: QtBot, edition: str, person: int | None
) -> None:
    game = Game.new(edition, players=3, seed=11)
    with session_of(game, person=person) as session:
        models = GameModels(session)
        found = all_models(models)
        assert len(found) == 9
        testers = [
            QAbstractItemModelTester(
                model, QAbstractItemModelTester.FailureReportingMode.Warning, models
            )
            for model in found
        ]
        mirrors = [Mirror(model) for model in found]
        play_on(qtbot, session)
        for mirror in mirrors:
            mirror.check()
        assert models.log.rowCount() == session.ply
        assert models.actions.rowCount() == 0
        del testers


def play_on(qtbot: QtBot, session: Session) -> None:
    """Let everybody play by chance until the end."""
    chance = random.Random(session.seed)
    if session.person is None:
        until_end(qtbot, session)
        return
    session.start()
    while not session.over:
        if session.person_to_move:
            session.play(chance.choice(session.observation.legal_actions))
        qtbot.waitUntil(lambda: session.person_to_move or session.over)


def positions(edition: str, seed: int, players: int = 3) -> Iterator[Game]:
    """Give every position of a game played by chance."""
    game = Game.new(edition, players=players, seed=seed)
    chance = random.Random(seed)
    while not game.over:
        yield game
        game.play(chance.choice(game.legal_actions()))
    yield game


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_rows_agree_with_the_observation(edition: str) -> None:
    for number, game in enumerate(positions(edition, seed=21)):
        if number % 7:
            continue
        with session_of(game, Waiter, person=1) as session:
            check_rows(GameModels(session), game.observe(1), game)


def check_rows(models: GameModels, view: Observation, game: Game) -> None:
    assert {row.card: row.count for row in models.hand.rows} == view.hand
    assert tuple(row.card for row in models.market.rows if row.where == "open") == view.market
    deck = models.market.find(("deck", 0))
    assert deck is not None
    assert deck.count == view.deck_size
    takeable = {row.action for row in models.market.rows if row.action and row.reason is None}
    assert takeable == {
        action for action in view.legal_actions if str(action).split()[0] in {"deck", "take"}
    }
    assert {row.card: row.count for row in models.discards.rows} == view.discards
    held = {row.ticket for row in models.tickets.rows if not row.shown}
    assert held == {ticket.id for ticket in view.tickets}
    assert [row.ticket for row in models.offer.rows] == [t.id for t in view.offered_tickets]
    assert {row.action for row in models.actions.rows} == set(view.legal_actions)
    assert len(models.log.rows) == game.ply
    for seat, row in enumerate(models.players.rows):
        assert (row.pieces, row.cards) == (view.pieces[seat], view.hand_sizes[seat])
        assert (row.score, row.tickets) == (view.scores[seat], view.ticket_counts[seat])
        assert row.to_move == (not game.over and game.seat == seat)
    done = {sheet.ticket for sheet in game.scores()[view.seat].tickets if sheet.done}
    if not view.setting_up:
        assert {row.ticket for row in models.tickets.rows if row.state == "done"} == done
    for ticket in models.tickets.rows:
        assert bool(ticket.missing) == (ticket.state in {"possible", "too_long"})
        assert ticket.spaces == sum(game.map.route(route).length for route in ticket.missing)


@pytest.mark.slow
def test_a_hand_may_be_sorted_by_height_with_wilds_last() -> None:
    for number, game in enumerate(positions("maerklin", seed=5)):
        if number % 4:
            continue
        with session_of(game, Waiter, person=0) as session:
            rows = GameModels(session, highest_stacks_first=True).hand.rows
        kinds = [row.kind for row in rows]
        order = ["colour", "wild", "long_wild", "passenger"]
        assert kinds == sorted(kinds, key=order.index)
        heights = [row.count for row in rows if row.kind == "colour"]
        assert heights == sorted(heights, reverse=True)
        if game.ply > 120:
            break


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_stacks_of_a_hand_keep_their_places_beside_each_other(edition: str) -> None:
    before: list[str] = []
    held_at_some_time = set[str]()
    for game in walk(edition, 2, lively(edition), seed=5):
        model = HandModel(game.rules)
        model.refresh(game.observe(0))
        cards = [row.card for row in model.rows]
        assert [card for card in cards if card in before] == [c for c in before if c in cards]
        assert cards == sorted(cards, key=list(game.rules.cards).index)
        before = cards
        held_at_some_time.update(cards)
    assert len(held_at_some_time) == len(game.rules.cards)


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["usa", "maerklin"])
def test_what_was_paid_last_lies_on_top_of_the_discards(edition: str) -> None:
    model, on_top = DiscardsModel(), set[str]()
    for game in walk(edition, 3, lively(edition), seed=2):
        view = game.observe(0)
        model.refresh(view)
        assert sorted(model.heap) == sorted(view.discards)
        last = view.log[-1].text if view.log else ""
        if not view.discards or not last:
            continue
        match parse_action("pass" if last.startswith("keep") else last):
            case ClaimRoute(cards=cards):
                assert model.heap[-1] == cards[-1][0]
                on_top.add(model.heap[-1])
            case TravelRoute(route=route) if view.owners[route] != view.log[-1].seat:
                assert model.heap[-1] == "passenger"
                on_top.add("passenger")
    assert len(on_top) > 3
    assert ("passenger" in on_top) == (edition == "maerklin")


def test_a_stack_knows_the_routes_it_can_claim() -> None:
    game = past_set_up(Game.new("usa", players=2, seed=1), random.Random(1))
    with session_of(game, Waiter, person=game.seat) as session:
        models = GameModels(session)
        claims = [a for a in session.observation.legal_actions if isinstance(a, ClaimRoute)]
        assert claims
        for row in models.hand.rows:
            expected = {claim.route for claim in claims if row.card in dict(claim.cards)}
            assert row.routes == expected


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_hidden_reaches_no_model(edition: str) -> None:
    """No ticket that a seat has never seen is named in any row or step."""
    for number, game in enumerate(positions(edition, seed=31)):
        if number % 11 or game.over:
            continue
        view = game.observe(0)
        with session_of(game, Waiter, person=0) as session:
            models = GameModels(session)
            told = repr([model.rows for model in all_models(models)])
            steps = repr(session.steps)
        for secret in secrets_of(game, view):
            assert secret not in told
            assert secret not in steps


def secrets_of(game: Game, view: Observation) -> set[str]:
    """Return the ids of all tickets that seat 0 has never seen."""
    seen = {ticket.id for ticket in (*view.tickets, *view.offered_tickets)}
    seen |= set(view.returned_tickets)
    seen |= {ticket for shown in view.shown_tickets for ticket in shown}
    seen |= {ticket for entry in view.log for ticket in entry.laid_open}
    return {repr(ticket.id) for ticket in game.board.tickets} - {repr(ticket) for ticket in seen}


def test_cards_that_others_draw_stay_hidden_and_own_ones_are_told(qtbot: QtBot) -> None:
    game = Game.new("first_journey", players=2, seed=6)
    with session_of(game, person=0) as session:
        models = GameModels(session)
        play_on(qtbot, session)
        drawn = [row for row in models.log.rows if row.phrase.key in {"draw", "draw_known"}]
        assert {row.seat for row in drawn} == {0, 1}
        for row in drawn:
            assert row.phrase.key == ("draw" if row.seat else "draw_known")
        assert str(drawn[0]).startswith("Me: drew ")


def test_choosing_tickets_gives_an_action_once_they_are_enough(qtbot: QtBot) -> None:
    game = Game.new("usa", players=2, seed=8)
    with session_of(game, person=0) as session:
        models = GameModels(session)
        offer = models.offer
        assert offer.least == 2
        tickets = [row.ticket for row in offer.rows]
        with qtbot.waitSignal(offer.choice_changed):
            offer.choose(tickets[2], chosen=True)
        assert not offer.action
        check = Qt.ItemDataRole.CheckStateRole
        assert offer.setData(offer.index(0), Qt.CheckState.Checked, check)
        assert offer.data(offer.index(0), check) == Qt.CheckState.Checked
        assert offer.action == KeepTickets((tickets[0], tickets[2]))
        offer.choose("no such ticket", chosen=True)
        assert session.play(offer.action)
        assert offer.rowCount() == 0
        assert offer.least == 0
        kept = [row.ticket for row in models.tickets.rows]
        assert sorted(kept) == sorted([tickets[0], tickets[2]])
        order = [ticket.id for ticket in session.map.tickets]
        assert kept == sorted(kept, key=order.index)  # they came together


def test_an_offer_tells_what_each_ticket_costs_more() -> None:
    game = past_set_up(Game.new("usa", players=2, seed=8), random.Random(8))
    game.play(DrawTickets((3,)))
    with session_of(game, Waiter, person=game.seat) as session:
        models = GameModels(session)
        assert models.offer.rows
        for row in models.offer.rows:
            # Nobody has a route yet: alone it costs the shortest way there is.
            assert row.alone == game.map.shortest(row.a, row.b)
            assert row.spaces == sum(game.map.route(route).length for route in row.missing)
            assert row.spaces <= row.alone


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["usa", "germany", "amsterdam"])
def test_tickets_held_are_planned_together(edition: str) -> None:
    """Shared stretches count once, and what is built never makes the rest of them dearer."""
    game, chance = Game.new(edition, players=2, seed=3), random.Random(3)
    shared = False
    while not game.over:
        view = game.observe(0)
        planned, plan = planned_routes(view), TicketPlan(view)
        ways = Ways(view, planned)
        left = [ways.between(one.ticket.a, one.ticket.b) for one in plan.to_do]
        assert all(way is not None and not way.routes for way in left)
        spaces = sum(game.map.route(route).length for route in planned)
        assert spaces <= sum(route.length for route in plan.wanted)
        shared |= spaces < sum(route.length for route in plan.wanted)
        legal = game.legal_actions()
        tickets = [action for action in legal if isinstance(action, DrawTickets)]
        game.play(chance.choice(tickets if tickets and len(view.tickets) < 7 else legal))
    assert shared


def test_numbers_of_tickets_kept_are_told_when_all_have_chosen(qtbot: QtBot) -> None:
    game = Game.new("usa", players=2, seed=8)
    with session_of(game, Dice, person=1) as session:
        models = GameModels(session)
        session.start()
        qtbot.waitUntil(lambda: session.person_to_move)
        assert [row.phrase.key for row in models.log.rows] == ["keep_hidden"]
        session.play(session.observation.legal_actions[0])
        assert {row.phrase.key for row in models.log.rows[:2]} == {"keep_counts"}


def test_one_who_watches_has_nothing_to_do() -> None:
    game = past_set_up(Game.new("usa", players=2, seed=8), random.Random(8))
    with session_of(game, viewer=game.seat) as session:
        models = GameModels(session)
        assert models.actions.rowCount() == 0
        assert {row.reason.key for row in models.market.rows[:6] if row.reason} == {"not_your_turn"}
        assert not any(row.routes for row in models.hand.rows)


def test_thinking_and_the_last_action_show_with_the_player(qtbot: QtBot) -> None:
    game = past_set_up(Game.new("usa", players=2, seed=8), random.Random(8))
    bot = game.seat
    with session_of(game, Waiter, person=1 - bot) as session:
        models = GameModels(session)
        assert models.players.rows[bot].level == "dice"
        session.start()
        qtbot.waitUntil(lambda: models.players.rows[bot].thinking)
        session.move_now()
        with qtbot.waitSignal(session.stepped):
            pass
        assert models.players.rows[bot].last == models.log.rows[-1].phrase
        assert not models.players.rows[1 - bot].thinking


def test_taking_back_shows_the_earlier_position_again() -> None:
    game = past_set_up(Game.new("maerklin", players=2, seed=8), random.Random(8))
    with session_of(game, Waiter, person=game.seat) as session:
        models = GameModels(session)
        before = [model.rows for model in all_models(models)]
        ply = session.ply
        session.play(session.observation.legal_actions[0])
        assert [model.rows for model in all_models(models)] != before
        session.rewind(ply)
        assert [model.rows for model in all_models(models)] == before


def test_claims_are_listed_with_the_fewest_wilds_first() -> None:
    for game in positions("maerklin", seed=2, players=2):
        view = game.observe(game.seat)
        claims = [a for a in view.legal_actions if isinstance(a, ClaimRoute)]
        for route in {claim.route for claim in claims}:
            ways = payments(view, route)
            assert set(ways) == {claim for claim in claims if claim.route == route}
            wilds = [sum(n for card, n in way.cards if "locomotive" in card) for way in ways]
            assert wilds == sorted(wilds)
        if game.ply > 150:
            break


def test_roles_have_the_names_of_the_fields() -> None:
    game = Game.new("usa", players=2, seed=8)
    with session_of(game, Waiter, person=0) as session:
        models = GameModels(session)
        for model in all_models(models):
            names = {bytes(name.data()).decode() for name in model.roleNames().values()}
            assert {field.name for field in fields(model.row_type)} <= names
            for field in fields(model.row_type):
                if model.rowCount():
                    value = model.data(model.index(0), model.role(field.name))
                    assert value == getattr(model.rows[0], field.name)
            assert model.data(QModelIndex()) is None
            assert isinstance(model, QAbstractItemModel)
            assert model.data(model.index(0), Qt.ItemDataRole.DecorationRole) is None


def test_both_cards_of_a_turn_are_one_row_for_those_who_read() -> None:
    game = started("usa", players=2, seed=4)
    set_cards(game, market=["red", "blue", "red", "black", "white"], deck=["green"] * 12)
    turns = (
        ("take 1 red", "deck"),
        ("take 2 blue", "deck"),
        ("deck", "deck"),
        ("deck", "deck"),
        ("take 3 red", "take 4 black"),
    )
    before = game.ply
    for action in chain.from_iterable(turns):
        game.play(parse_action(action))
    with session_of(game, Waiter, person=0) as session:
        models = GameModels(session)
        rows = [row for row in ShortLog(models.log).rows if row.key >= before]
        assert [str(row).partition(": ")[2] for row in rows] == [
            "took red, drew 1 green from the deck",
            "took blue, drew one from the deck",
            "drew 2 green from the deck",
            "drew 2 from the deck",
            "took 1 red, 1 black",
        ]
        assert [row.seat for row in rows] == [0, 1, 0, 1, 0]
        assert [(row.key, row.ply) for row in rows] == [
            (before + 2 * n, before + 2 * n + 1) for n in range(len(turns))
        ]
        assert models.log.rowCount() == session.ply


@pytest.mark.parametrize("edition", ["usa", "maerklin"])
def test_a_log_that_grew_reads_as_one_made_at_once(qtbot: QtBot, edition: str) -> None:
    with session_of(started(edition, players=2, seed=4), Dice, person=None) as session:
        models = GameModels(session)
        short, lengths = ShortLog(models.log), set[int]()

        def compare() -> None:
            assert short.rows == ShortLog(models.log).rows
            lengths.add(short.rowCount())

        models.log.changed.connect(compare)
        until_end(qtbot, session)
        assert len(lengths) > 50
        session.rewind(session.ply - 7)
        assert short.rowCount() < max(lengths)


def test_a_journey_is_one_row_for_those_who_read() -> None:
    game = started("maerklin", players=2, seed=4)
    set_owners(game, {"ffm-koe-1": 0, "due-koe-1": 1})
    set_passengers(game, {0: ["frankfurt"]})
    set_cards(game, hands={0: {"passenger": 1}})
    with session_of(game, Waiter, person=0) as session:
        models = GameModels(session)
        short, before = ShortLog(models.log), models.log.rowCount()
        assert short.rows == models.log.rows
        rows: list[str] = []
        for text in ("journey frankfurt", "travel ffm-koe-1", "travel due-koe-1", "arrive"):
            session.play(parse_action(text))
            assert short.rowCount() == before + 1
            rows.append(str(short.rows[-1]))
        assert "set off from Frankfurt" in rows[0]
        assert "travelled Frankfurt – Cologne (goods worth " in rows[1]
        assert "travelled Frankfurt – Cologne – Düsseldorf (with a passenger card; goods" in rows[2]
        last = short.rows[-1]
        goods = sum(session.observation.goods[0])
        assert str(last).endswith(f"goods worth {goods}; journey: +{goods})")
        assert (last.routes, last.places) == (("ffm-koe-1", "due-koe-1"), ("frankfurt",))
        assert [ply for ply in range(session.ply) if last.has(ply)] == [
            *range(last.key, session.ply)
        ]
        assert models.log.rowCount() == before + 4
        session.rewind(session.ply - 2)
        assert str(short.rows[-1]) == rows[1]
