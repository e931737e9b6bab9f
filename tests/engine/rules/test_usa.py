"""The rules of USA alone, U1 to U4; U5 has a module of its own."""

import pytest

from tests.helpers.engine.arrange import (
    finish,
    legal,
    play,
    set_owners,
    set_tickets,
    set_totals,
    started,
)
from ttr_qt.engine import Game, SetupError
from ttr_qt.engine.knowledge.events import GameEnded, TicketsChosen, TicketsKept, TurnBegan

LINE = ("sea-van-1", "por-sea-1", "por-sfo-1")
"""Vancouver - Seattle - Portland - San Francisco: seven spaces."""


# U1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_U1_three_tickets_are_dealt_and_two_or_three_kept(players: int) -> None:
    game = Game.new("usa", players=players, seed=3)
    for seat in range(players):
        assert game.phase == "keep"
        assert game.seat == seat
        a, b, c = game.position().offered[seat]
        assert legal(game) == {
            f"keep {a} {b}",
            f"keep {a} {c}",
            f"keep {b} {c}",
            f"keep {a} {b} {c}",
        }
        play(game, f"keep {a} {b}" if seat % 2 else f"keep {a} {b} {c}")
    position = game.position()
    assert game.phase == "turn"
    assert [len(held) for held in position.tickets] == [2 if s % 2 else 3 for s in range(players)]


def test_U1_returned_tickets_go_under_the_deck_which_is_not_shuffled() -> None:
    game = Game.new("usa", players=3, seed=4)
    (deck,) = game.position().ticket_decks
    returned = set()
    for seat in range(3):
        a, b, c = game.position().offered[seat]
        returned.add(b)
        play(game, f"keep {a} {c}")
    (after,) = game.position().ticket_decks
    assert after[: len(deck)] == deck
    assert set(after[len(deck) :]) == returned
    assert len(after) == len(deck) + 3


def test_U1_all_kept_leaves_the_deck_as_it_was() -> None:
    game = Game.new("usa", players=4, seed=5)
    before = game.position().ticket_decks
    for seat in range(4):
        play(game, "keep " + " ".join(game.position().offered[seat]))
    assert game.position().ticket_decks == before


def test_U1_choices_take_effect_together() -> None:
    game = Game.new("usa", players=2, seed=6)
    (deck,) = game.position().ticket_decks
    a, b, returned = game.position().offered[0]
    assert play(game, f"keep {a} {b}") == (TicketsChosen(0),)
    assert game.position().ticket_decks == (deck,)
    assert game.position().tickets == ((), ())
    events = play(game, "keep " + " ".join(game.position().offered[1]))
    assert [type(event) for event in events] == [TicketsChosen, TicketsKept, TicketsKept, TurnBegan]
    assert set(game.position().tickets[0]) == {a, b}
    assert game.position().ticket_decks == ((*deck, returned),)


# U2


@pytest.mark.parametrize(
    ("routes", "length"),
    [
        (("elp-hou-1",), 6),
        (LINE, 7),
        (("cal-hel-1", "hel-win-1", "hel-oma-1"), 9),
        (("chi-tor-1", "pit-tor-1", "chi-pit-1"), 9),
        ((*LINE, "bos-nyc-1", "nyc-was-1"), 7),
    ],
    ids=["one track", "line", "side branch left out", "ring", "two parts"],
)
def test_U2_longest_trail_is_the_sum_of_spaces(routes: tuple[str, ...], length: int) -> None:
    game = started("usa")
    set_owners(game, dict.fromkeys(routes, 0))
    assert game.scores()[0].longest == length
    assert game.scores()[1].longest == 0


@pytest.mark.parametrize(
    ("more", "length"),
    [(("nyc-pit-1",), 11), (("nyc-pit-1", "nyc-was-1", "pit-was-1"), 15)],
    ids=["ring with a tail", "two rings"],
)
def test_U2_trail_may_pass_a_city_twice(more: tuple[str, ...], length: int) -> None:
    game = started("usa")
    set_owners(game, dict.fromkeys(("chi-tor-1", "pit-tor-1", "chi-pit-1", *more), 0))
    assert game.scores()[0].longest == length


def test_U2_each_track_is_used_once_at_most() -> None:
    game = started("usa")
    # A ring with arms at two of its cities: of sixteen spaces the arm at Toronto, a dead end,
    # is left out, for the way back from it would use it again.
    ring = ("chi-tor-1", "pit-tor-1", "chi-pit-1")
    set_owners(game, dict.fromkeys((*ring, "nyc-pit-1", "pit-was-1", "mon-tor-1"), 0))
    assert game.scores()[0].longest == 2 + 9 + 2


def test_U2_tracks_of_others_do_not_count() -> None:
    game = started("usa", players=4)
    set_owners(game, {"sea-van-1": 0, "por-sea-1": 1, "por-sfo-1": 0})
    assert [score.longest for score in game.scores()] == [5, 1, 0, 0]
    set_owners(game, dict.fromkeys(LINE, 0))
    assert [score.longest for score in game.scores()] == [7, 0, 0, 0]


def test_U2_spaces_count_and_not_tracks() -> None:
    game = started("usa")
    set_owners(game, {"elp-hou-1": 0, "sea-van-1": 1, "por-sea-1": 1})
    assert [score.longest_bonus for score in game.scores()] == [10, 0]


def test_U2_longest_trail_gets_ten_points_and_nobody_else() -> None:
    game = started("usa", players=3)
    set_tickets(game, {})
    set_owners(game, {"elp-hou-1": 0, "por-sfo-1": 1, "hel-oma-1": 2})
    assert [score.longest_bonus for score in game.scores()] == [10, 0, 0]
    assert [score.total for score in game.scores()] == [15 + 10, 10, 10]


def test_U2_all_who_tie_get_ten_points() -> None:
    game = started("usa", players=3)
    set_tickets(game, {})
    set_owners(game, {"elp-hou-1": 0, "dul-hel-1": 1, "hel-oma-1": 2})
    assert [score.longest_bonus for score in game.scores()] == [10, 10, 0]
    assert [score.total for score in game.scores()] == [25, 25, 10]


def test_U2_nobody_gets_it_without_a_route() -> None:
    game = started("usa", players=3)
    set_tickets(game, {})
    assert [score.longest_bonus for score in game.scores()] == [0, 0, 0]
    assert [score.total for score in game.scores()] == [0, 0, 0]


# U3


def tied(owners: dict[str, int], tickets: dict[int, list[str]], totals: dict[int, int]) -> Game:
    """Return a game of three with these totals."""
    game = started("usa", players=3)
    set_tickets(game, tickets)
    set_owners(game, owners)
    set_totals(game, totals)
    return game


def places(game: Game) -> list[int]:
    return [score.place for score in game.scores()]


def test_U3_more_tickets_done_win_a_tie() -> None:
    owners = {"sea-van-1": 0, "por-sea-1": 0, "elp-hou-1": 1}
    tickets = {0: ["vancouver-portland-2"], 1: ["boston-miami-12", "calgary-phoenix-13"]}
    game = tied(owners, tickets, {0: 50, 1: 50, 2: 40})
    # Tickets held do not help, nor does the longer trail.
    assert [score.tickets_done for score in game.scores()] == [1, 0, 0]
    assert game.scores()[1].longest > game.scores()[0].longest
    assert places(game) == [1, 2, 3]
    assert game.winners() == ()
    assert finish(game)[-1] == GameEnded(0, (0,))
    assert game.winners() == (0,)


def test_U3_points_come_before_tickets() -> None:
    owners = {"sea-van-1": 0, "por-sea-1": 0}
    game = tied(owners, {0: ["vancouver-portland-2"]}, {0: 50, 1: 51, 2: 40})
    assert places(game) == [2, 1, 3]
    finish(game)
    assert game.winners() == (1,)


def test_U3_longest_trail_wins_among_those_still_tied() -> None:
    # The third player has the longest trail of all and the bonus, but fewer points.
    owners = {"sea-van-1": 0, "por-sfo-1": 1, "elp-hou-1": 2, "elp-lax-1": 2}
    game = tied(owners, {}, {0: 50, 1: 50, 2: 49})
    assert [score.longest for score in game.scores()] == [1, 5, 12]
    assert [score.longest_bonus for score in game.scores()] == [0, 0, 10]
    assert places(game) == [2, 1, 3]
    finish(game)
    assert game.winners() == (1,)


def test_U3_equal_tickets_leave_it_to_the_longest_trail() -> None:
    owners = {"sea-van-1": 0, "por-sea-1": 0, "den-sfe-1": 1, "elp-sfe-1": 1}
    tickets = {0: ["vancouver-portland-2"], 1: ["denver-el_paso-4"]}
    game = tied(owners, tickets, {0: 50, 1: 50, 2: 50})
    assert [score.tickets_done for score in game.scores()] == [1, 1, 0]
    assert places(game) == [2, 1, 3]


def test_U3_victory_is_shared_when_all_is_equal() -> None:
    owners = {"por-sfo-1": 0, "hel-oma-1": 1, "elp-hou-1": 2}
    game = tied(owners, {}, {0: 50, 1: 50, 2: 49})
    assert places(game) == [1, 1, 3]
    assert finish(game)[-1] == GameEnded(0, (0, 1))
    assert game.winners() == (0, 1)


# U4


def all_tickets(game: Game) -> list[str]:
    """Return every ticket there is in a game that has just begun."""
    position = game.position()
    (deck,) = position.ticket_decks
    return [*deck, *(ticket for offer in position.offered for ticket in offer)]


def test_U4_the_69_tickets_of_the_edition_form_one_deck() -> None:
    game = Game.new("usa", players=5, seed=9)
    tickets = all_tickets(game)
    assert len(tickets) == len(set(tickets)) == 69
    assert set(tickets) == {ticket.id for ticket in game.map.decks["edition"]}
    assert sorted(all_tickets(Game.new("usa", seed=9, deck="edition"))) == sorted(tickets)


def test_U4_the_classic_deck_is_a_choice() -> None:
    deck, size = "classic", 30
    game = Game.new("usa", players=5, seed=9, deck=deck)
    tickets = all_tickets(game)
    assert len(tickets) == len(set(tickets)) == size
    assert set(tickets) == {ticket.id for ticket in game.map.decks[deck]}


def test_U4_classic_tickets_have_their_own_points() -> None:
    classic = all_tickets(Game.new("usa", seed=9, deck="classic"))
    edition = all_tickets(Game.new("usa", seed=9))
    assert "seattle-new_york-22" in classic
    assert "seattle-new_york-22" not in edition
    assert "seattle-new_york-20" in edition
    assert "seattle-new_york-20" not in classic


def test_U4_there_are_no_other_choices() -> None:
    with pytest.raises(SetupError):
        Game.new("usa", deck="europe")
    for edition in ("germany", "maerklin", "first_journey", "amsterdam"):
        with pytest.raises(SetupError):
            Game.new(edition, deck="classic")
