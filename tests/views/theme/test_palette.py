"""Colours can be told apart by everybody; where they come close, symbols tell them."""

import numpy as np
import pytest

from tests.helpers.window.vision import VISIONS, contrast, difference, differences, lab
from ttr_qt.engine.maps import load_map
from ttr_qt.engine.rules import EDITIONS
from ttr_qt.views.theme.palette import DARK, LIGHT, PLAYERS, ROUTES, SPACES, PlayerColour, Theme

FILLS = {name: look.fill for name, look in ROUTES.items() if name != "pink"}
CLOSE = 20.0


def test_difference_agrees_with_published_pairs() -> None:
    # From the test data of Sharma, Wu and Dalal (2005).
    pairs = [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0009), 7.1792),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ]
    for first, second, expected in pairs:
        assert difference(np.array(first), np.array(second)) == pytest.approx(expected, abs=1e-3)


@pytest.mark.parametrize("vision", VISIONS)
def test_route_colours_stay_apart(vision: str) -> None:
    apart = differences(FILLS, vision)
    assert min(apart.values()) >= 17, min(apart, key=lambda pair: apart[pair])
    for first, second in (pair for pair, distance in apart.items() if distance < CLOSE):
        assert ROUTES[first].symbol != ROUTES[second].symbol


@pytest.mark.parametrize("vision", VISIONS)
def test_free_spaces_stay_apart(vision: str) -> None:
    # Paler than cards and always with a symbol, so they may come nearer to each other.
    apart = differences({name: SPACES[name].fill for name in FILLS}, vision)
    assert min(apart.values()) >= 13, min(apart, key=lambda pair: apart[pair])


@pytest.mark.parametrize("player", PLAYERS, ids=lambda player: player.id)
def test_free_spaces_are_paler_than_wagons_of_their_name(player: PlayerColour) -> None:
    for vision in VISIONS:
        wagon = lab(player.fill, vision)
        free = difference(lab(SPACES[player.id].fill, vision), wagon)
        assert free >= 6
        if vision == "normal":
            assert free >= 8.5


@pytest.mark.parametrize("vision", VISIONS)
def test_players_stay_apart(vision: str) -> None:
    apart = differences({player.id: player.fill for player in PLAYERS}, vision)
    assert min(apart.values()) >= 23, min(apart, key=lambda pair: apart[pair])


def test_simulation_hides_what_it_should() -> None:
    # Red and green of equal lightness part normal eyes only.
    red, green = "#B05050", "#6E7A3C"
    seen = {v: difference(lab(red, v), lab(green, v)) for v in ("normal", "deuteranopia")}
    assert seen["deuteranopia"] < seen["normal"] / 2


def test_every_colour_and_player_has_its_own_sign() -> None:
    symbols = [look.symbol for name, look in ROUTES.items() if name != "pink"]
    marks = [player.mark for player in PLAYERS]
    assert len({*symbols, *marks}) == len(symbols) + len(marks) == 14


@pytest.mark.parametrize("name", FILLS)
def test_symbols_are_readable_on_their_colour(name: str) -> None:
    look = ROUTES[name]
    assert contrast(look.edge or look.fill, look.ink) >= 4.4
    assert contrast(look.fill, look.ink) >= 3


@pytest.mark.parametrize("name", FILLS)
def test_symbols_are_readable_on_free_spaces(name: str) -> None:
    look = SPACES[name]
    assert contrast(look.edge or look.fill, look.ink) >= 4.4
    assert contrast(look.fill, look.ink) >= 3.9


@pytest.mark.parametrize("player", PLAYERS, ids=lambda player: player.id)
def test_marks_are_readable_on_their_colour(player: object) -> None:
    look = next(p for p in PLAYERS if p is player)
    assert contrast(look.fill, look.ink) >= 4.5


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_text_is_readable_in_the_window(theme: Theme) -> None:
    for ground in (theme.panel, theme.panel_quiet):
        assert contrast(theme.ink, ground) >= 7
        assert contrast(theme.ink_second, ground) >= 4.5
        assert contrast(theme.good, ground) >= 4.5
        assert contrast(theme.bad, ground) >= 4.5
    assert contrast(theme.accent, theme.accent_ink) >= 4.5


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_colour_of_the_maps_is_known(edition: str) -> None:
    assert {route.colour for route in load_map(edition).routes} <= set(ROUTES)
